"""What is written is a PNG by the letter, however much of it was kept: read by a reader that forgives nothing."""

from __future__ import annotations

import zlib
from random import Random
from struct import pack

import pytest

from render.kit.canvas import Canvas
from render.kit.colours import ColourTable
from render.kit.encode import BAND, encode
from render.kit.geometry import Box
from render.kit.keeper import forget
from render.kit.sheet import Sheet
from tests.support import png

GREY = ColourTable(bytes(value for grey in range(256) for value in (grey, grey, grey)))
WIDTH, HEIGHT = 160, 3 * BAND + 7
"""Four bands, of which the last is a short one."""


def tile(canvas: Canvas, box: Box, colour: str) -> None:
    canvas.circle(box.cx, box.cy, box.w / 2, colour)


def picture(chance: Random, table: ColourTable | None, places: int = 12) -> Sheet:
    """Tiles of any grey at places in a row, on a ground."""
    made = Sheet(WIDTH, HEIGHT, "#203040", table)
    for place in range(places):
        grey = chance.choice(("00", "7f", "ff"))
        made.keep(Box(8 + place * 11, 5 + place * 11, 24, 20), tile, f"#{grey * 3}")
    return made


@pytest.mark.parametrize("table", [GREY, None], ids=["table", "colours"])
def test_files_made_of_kept_and_new_bands_are_whole_to_the_last_byte(table: ColourTable | None) -> None:
    forget()
    chance = Random(5)
    for _ in range(12):
        sheet = picture(chance, table)
        found = png.read(encode(sheet))
        assert (found.width, found.height) == (WIDTH, HEIGHT)
        assert found.pixels == sheet.image().tobytes()
        assert found.table == (b"" if table is None else table.data)


def chunk(name: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + name + content + pack(">I", zlib.crc32(name + content))


def spoiled(data: bytes, name: bytes, at: int) -> bytes:
    """The last chunk of a name with another byte, and the checksum that belongs to it."""
    start = data.rindex(name)
    (length,) = (int.from_bytes(data[start - 4 : start], "big"),)
    content = bytearray(data[start + 4 : start + 4 + length])
    content[at] ^= 1
    return data[: start - 4] + chunk(name, bytes(content)) + data[start + 8 + length :]


@pytest.mark.parametrize(
    ("name", "at", "why"),
    [
        (b"IDAT", -1, "incorrect data check"),
        (b"IDAT", 0, "the zlib stream"),
        (b"IHDR", 3, "rows"),
        (b"IHDR", 7, "rows"),
        (b"IHDR", 12, "0, 0, 0, 1|8, 0, 0"),
    ],
)
def test_the_reader_sees_a_byte_that_is_wrong(name: bytes, at: int, why: str) -> None:
    data = encode(picture(Random(1), GREY))
    with pytest.raises(AssertionError, match=why):
        png.read(spoiled(data, name, at))


def test_files_are_alike_that_show_the_same_however_it_is_compressed() -> None:
    data = encode(picture(Random(1), GREY))
    rows = zlib.decompress(b"".join(content for name, content in png.chunks(data) if name == b"IDAT"))
    head, foot = data[: data.index(b"IDAT") - 4], data[data.index(b"IEND") - 4 :]
    again = head + chunk(b"IDAT", zlib.compress(rows, 9)) + foot
    assert again != data
    assert png.alike(again, data)
    assert not png.alike(encode(picture(Random(2), GREY)), data)


def test_the_reader_sees_what_is_cut_off_or_too_much() -> None:
    data = encode(picture(Random(1), GREY))
    for bad in (data[:-1], data + b"x", data[1:], data[:-20] + b"x" + data[-19:]):
        with pytest.raises(AssertionError):
            png.read(bad)
