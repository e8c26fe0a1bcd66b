"""Pictures written as PNG files."""

import struct
import zlib
from pathlib import Path

import pytest

from tools import fonts
from tools.png import write_png


def test_a_png_holds_the_pixels_it_was_given(tmp_path):
    pixels = bytes(range(18))
    write_png(tmp_path / "small.png", 3, 2, pixels)
    assert read_png(tmp_path / "small.png") == (3, 2, pixels)


def test_a_png_with_too_few_pixels_is_refused(tmp_path):
    with pytest.raises(ValueError, match="3x2 pixels need 18 bytes, not 17"):
        write_png(tmp_path / "small.png", 3, 2, bytes(17))


def test_the_page_set_in_the_font_is_ink_and_paper_alone(tmp_path, capsys):
    assert fonts.main(["--preview", str(tmp_path / "page.png")]) == 0
    width, height, pixels = read_png(tmp_path / "page.png")
    assert f"{width}x{height} pixels" in capsys.readouterr().out
    assert len({pixels[at : at + 3] for at in range(0, len(pixels), 3)}) == 2


def read_png(path: Path) -> tuple[int, int, bytes]:
    """Width, height and pixels of a PNG of plain 8-bit RGB rows, checksums checked."""
    data, chunks = path.read_bytes(), {}
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    at = 8
    while at < len(data):
        size, kind = struct.unpack_from(">I4s", data, at)
        body = data[at + 8 : at + 8 + size]
        (checksum,) = struct.unpack_from(">I", data, at + 8 + size)
        assert checksum == zlib.crc32(kind + body)
        chunks[kind] = body
        at += size + 12
    assert list(chunks) == [b"IHDR", b"IDAT", b"IEND"]
    width, height, *form = struct.unpack(">2I5B", chunks[b"IHDR"])
    assert form == [8, 2, 0, 0, 0]
    rows = zlib.decompress(chunks[b"IDAT"])
    stride = width * 3 + 1
    assert not any(rows[::stride])  # each row says that it is stored as it is
    return (
        width,
        height,
        b"".join(rows[y * stride + 1 : (y + 1) * stride] for y in range(height)),
    )
