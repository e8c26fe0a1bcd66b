"""Write a picture as a PNG file, with the standard library alone."""

import struct
import zlib
from pathlib import Path

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_EIGHT_BIT_RGB = struct.pack(">5B", 8, 2, 0, 0, 0)


def write_png(path: str | Path, width: int, height: int, rgb_bytes: bytes) -> None:
    """Write rows of red, green and blue bytes, from the top left pixel on."""
    if len(rgb_bytes) != width * height * 3:
        raise ValueError(
            f"{width}x{height} pixels need {width * height * 3} bytes,"
            f" not {len(rgb_bytes)}"
        )
    stride = width * 3
    rows = (rgb_bytes[y * stride : (y + 1) * stride] for y in range(height))
    filtered = b"".join(b"\0" + row for row in rows)  # 0: the row is stored as it is
    header = struct.pack(">2I", width, height) + _EIGHT_BIT_RGB
    Path(path).write_bytes(
        _SIGNATURE
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(filtered, 9))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    checksum = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)
