"""How pixels lie in bytes, in the formats of MicroPython's framebuf.

A row of pixels is handled as `bytes`, one colour each, and merged into the picture
as one long integer: a hundred pixels cost hardly more than one.
"""

Buffer = bytearray | memoryview


class Rows:
    """Pixels that lie in bytes from left to right."""

    def __init__(self, bits: int, leftmost_is_low: bool) -> None:
        self.bits, self.most = bits, (1 << bits) - 1
        self.per_byte = 8 // bits
        self.leftmost_is_low = leftmost_is_low
        self._colours = [self._colours_of(byte) for byte in range(256)]
        self._digits = bytes(ord(f"{self.shade(colour):x}") for colour in range(256))

    def _colours_of(self, byte: int) -> bytes:
        colours = [byte >> shift & self.most for shift in range(0, 8, self.bits)]
        return bytes(colours if self.leftmost_is_low else reversed(colours))

    def full_stride(self, stride: int) -> int:
        return -(-stride // self.per_byte) * self.per_byte

    def size(self, width: int, height: int, stride: int) -> int:
        whole_rows = (height - 1) * self.full_stride(stride)
        return (whole_rows + self.full_stride(width)) // self.per_byte

    def shade(self, colour: int) -> int:
        """What a pixel can hold of a colour; one bit holds whether there is any."""
        return int(colour != 0) if self.bits == 1 else colour & self.most

    def read(self, buffer: Buffer, x: int, y: int, width: int, stride: int) -> bytes:
        """The colours of some pixels of a row, from x on."""
        start, before = divmod(x + y * stride, self.per_byte)
        stop = start - (-(before + width) // self.per_byte)
        colours = b"".join([self._colours[byte] for byte in buffer[start:stop]])
        return colours[before : before + width]

    def write(self, buffer: Buffer, x: int, y: int, stride: int, row: bytes) -> None:
        """Colour the pixels of a row from x on."""
        in_order = row[::-1] if self.leftmost_is_low else row
        number = int(in_order.translate(self._digits), 1 << self.bits)
        self._merge(buffer, x, range(y, y + 1), len(row), stride, number)

    def fill(
        self, buffer: Buffer, xs: range, ys: range, stride: int, colour: int
    ) -> None:
        """Give all pixels of a rectangle the same colour."""
        number = int(f"{self.shade(colour):x}" * len(xs), 1 << self.bits)
        self._merge(buffer, xs.start, ys, len(xs), stride, number)

    def _merge(
        self, buffer: Buffer, x: int, ys: range, width: int, stride: int, number: int
    ) -> None:
        """Put one number's worth of pixels into each of the rows."""
        size = (x % self.per_byte + width - 1) // self.per_byte + 1
        after = size * self.per_byte - x % self.per_byte - width
        shift = (x % self.per_byte if self.leftmost_is_low else after) * self.bits
        mask = (1 << width * self.bits) - 1 << shift
        order = "little" if self.leftmost_is_low else "big"
        for y in ys:
            start = (x + y * stride) // self.per_byte
            merge(buffer, start, size, mask, number << shift, order)


class Banks:
    """Single bits that lie in bytes from top to bottom, the top one lowest."""

    def __init__(self) -> None:
        every, bits = range(256), range(8)
        self._colours = [bytes(byte >> bit & 1 for byte in every) for bit in bits]
        self._bits = [bytes(int(c > 0) << bit for c in every) for bit in bits]

    def full_stride(self, stride: int) -> int:
        return stride

    def size(self, width: int, height: int, stride: int) -> int:
        return (height - 1) // 8 * stride + width

    def read(self, buffer: Buffer, x: int, y: int, width: int, stride: int) -> bytes:
        start = y // 8 * stride + x
        return bytes(buffer[start : start + width]).translate(self._colours[y % 8])

    def write(self, buffer: Buffer, x: int, y: int, stride: int, row: bytes) -> None:
        ink = int.from_bytes(row.translate(self._bits[y % 8]), "big")
        mask = int.from_bytes(bytes([1 << y % 8]) * len(row), "big")
        merge(buffer, y // 8 * stride + x, len(row), mask, ink, "big")

    def fill(
        self, buffer: Buffer, xs: range, ys: range, stride: int, colour: int
    ) -> None:
        for bank in range(ys.start // 8, -(-ys.stop // 8)):
            rows = sum(1 << bit for bit in range(8) if bank * 8 + bit in ys)
            mask = int.from_bytes(bytes([rows]) * len(xs), "big")
            start = bank * stride + xs.start
            merge(buffer, start, len(xs), mask, mask if colour else 0, "big")


def merge(
    buffer: Buffer, start: int, size: int, mask: int, ink: int, order: str
) -> None:
    """Replace the bits under the mask in some bytes by those of the ink."""
    there = int.from_bytes(buffer[start : start + size], order)  # type: ignore[arg-type]
    merged = there & ~mask | ink
    buffer[start : start + size] = merged.to_bytes(size, order)  # type: ignore[arg-type]
