"""A reader of PNG that forgives nothing: programs that show pictures are not all as kind as Pillow.

Read with the standard library alone, by the specification (https://www.w3.org/TR/png-3/): the signature, the order and
the checksums of the chunks, the zlib stream to its last byte with its Adler-32 (RFC 1950), and the length of every row.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from struct import unpack
from typing import NamedTuple

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS, TABLE = 2, 3
"""Types of colour: three bytes a pixel, or the number of a colour in a table."""
BYTES = {COLOURS: 3, TABLE: 1}


class Read(NamedTuple):
    """What a file shows: width and height in pixels, the bytes of its rows, three bytes for each colour of a table."""

    width: int
    height: int
    rows: bytes
    table: bytes

    @property
    def pixels(self) -> bytes:
        """The picture from the top, three bytes a pixel."""
        if not self.table:
            return self.rows
        return b"".join(self.table[3 * number : 3 * number + 3] for number in self.rows)


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Name and content of every chunk. Raises AssertionError."""
    assert data.startswith(SIGNATURE), "no signature"
    at = len(SIGNATURE)
    while at < len(data):
        assert at + 12 <= len(data), "a chunk is cut off"
        length, name = unpack(">I4s", data[at : at + 8])
        content = data[at + 8 : at + 8 + length]
        assert len(content) == length, f"{name!r} is cut off"
        (check,) = unpack(">I", data[at + 8 + length : at + 12 + length])
        assert check == zlib.crc32(name + content), f"{name!r} has another checksum"
        yield name, content
        at += 12 + length


def read(data: bytes) -> Read:
    """A picture of 8 bits a channel whose rows are not filtered. Raises AssertionError with what is wrong with it."""
    found = list(chunks(data))
    names = [name for name, _ in found]
    assert names[0] == b"IHDR"
    assert names[-1] == b"IEND"
    assert names[1:-1] == [*[b"PLTE"] * (b"PLTE" in names), *[b"IDAT"] * names.count(b"IDAT")], names
    width, height, depth, kind, packing, filtering, interlaced = unpack(">IIBBBBB", found[0][1])
    assert min(width, height) > 0
    assert (depth, packing, filtering, interlaced) == (8, 0, 0, 0)
    assert kind in BYTES
    assert found[-1][1] == b""
    table = b"".join(content for name, content in found if name == b"PLTE")
    assert (kind == TABLE) == bool(table)
    assert len(table) % 3 == 0
    assert len(table) <= 3 * 256
    whole = zlib.decompressobj()
    try:
        lines = whole.decompress(b"".join(content for name, content in found if name == b"IDAT"))
    except zlib.error as error:
        raise AssertionError(f"the zlib stream: {error}") from error
    assert whole.eof, "the zlib stream does not end"
    assert whole.unused_data == b"", "something stands behind the zlib stream"
    step = 1 + width * BYTES[kind]
    assert len(lines) == height * step, "more or fewer rows than the header says"
    assert set(lines[::step]) == {0}, "a row is filtered"
    rows = b"".join(lines[at + 1 : at + step] for at in range(0, len(lines), step))
    assert kind != TABLE or max(rows) < len(table) // 3, "a colour that is not in the table"
    return Read(width, height, rows, table)


def alike(one: bytes, other: bytes) -> bool:
    """Whether two files show the same. Their bytes may differ: ISA-L seldom compresses the same rows in another way."""
    return one == other or (one.startswith(SIGNATURE) and other.startswith(SIGNATURE) and read(one) == read(other))
