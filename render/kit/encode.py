"""Pictures as bytes, for sending: PNG, quick to make, without metadata.

A sheet, or a part of it, is written in bands of rows, each compressed for itself and kept under what it shows, so that
a picture which follows another of the same match costs only its changed bands (RFC 1950 and 1951 let compressed parts
be put together, PNG lets each be a chunk). Measured with `python -m tests.benchmarks.pictures`.

ISA-L does not always compress the same rows to the same bytes: what it finds in the memory that it is given can change
one band in thousands, never what it shows. So a band that is not kept any more may be sent once more.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from struct import pack
from typing import NamedTuple

from isal import isal_zlib

from render.kit.keeper import Keeper
from render.kit.sheet import Part, Sheet

BAND = 48
"""Rows of a band: few enough that a change costs little, enough to be compressed well."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB = b"\x78\x01"
_LAST_BLOCK = b"\x03\x00"
_LEVEL = 2
_ADLER = 65521


class Band(NamedTuple):
    """Compressed rows, as a chunk: its bytes, and length and Adler-32 of what was compressed."""

    chunk: bytes
    length: int
    adler: int


_kept: Keeper[Band] = Keeper(1_000_000, lambda band: len(band.chunk))


def encode(picture: Sheet, part: Part | None = None) -> bytes:
    """The whole picture, or a part of it, as PNG: with a colour table if the sheet has one, else with all its colours.

    What a part shows is all that its bytes depend on, wherever it lies.
    """
    width = picture.width
    height = picture.height if part is None else part.bottom - part.top
    kind = 2 if picture.colours is None else 3
    chunks = [_SIGNATURE, _chunk(b"IHDR", pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0))]
    if picture.colours is not None:
        chunks.append(_chunk(b"PLTE", picture.colours.data))
    chunks.append(_chunk(b"IDAT", _ZLIB))
    adler = 1
    for band in _bands(picture, part):
        chunks.append(band.chunk)
        adler = _joined(adler, band.adler, band.length)
    chunks += [_chunk(b"IDAT", _LAST_BLOCK + pack(">I", adler)), _chunk(b"IEND", b"")]
    return b"".join(chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    check: int = isal_zlib.crc32(name + data)  # pyright: ignore[reportUnknownMemberType]
    return pack(">I", len(data)) + name + data + pack(">I", check)


def _bands(sheet: Sheet, part: Part | None) -> Iterator[Band]:
    """All bands of a part, or of the sheet, from the top; new ones that follow one another are laid out together."""
    spans = list(sheet.bands(BAND, part))
    keys = [sheet.band(*span) for span in spans]
    found = [_kept.find(key) for key in keys]
    for new, group in groupby(range(len(spans)), lambda number: found[number] is None):
        numbers = list(group)
        if not new:
            yield from (band for number in numbers if (band := found[number]) is not None)
            continue
        start, end = spans[numbers[0]][0], spans[numbers[-1]][1]
        rows = memoryview(sheet.rows(start, end))
        step = len(rows) // (end - start)
        for number in numbers:
            top, bottom = spans[number]
            yield _kept.put(keys[number], _band(rows[(top - start) * step : (bottom - start) * step]))


def _band(rows: memoryview) -> Band:
    """Rows with filter type 0 before each, deflated up to a byte boundary."""
    press = isal_zlib.compressobj(_LEVEL, isal_zlib.DEFLATED, -15)  # pyright: ignore[reportUnknownMemberType]
    packed = press.compress(rows) + press.flush(isal_zlib.Z_FULL_FLUSH)  # pyright: ignore[reportUnknownMemberType]
    adler: int = isal_zlib.adler32(rows)  # pyright: ignore[reportUnknownMemberType]
    return Band(_chunk(b"IDAT", packed), len(rows), adler)


def _joined(first: int, second: int, length: int) -> int:
    """The Adler-32 of two parts from that of each; `length` is the second one's (RFC 1950, section 8.2)."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)
    return (high % _ADLER) << 16 | (low % _ADLER)
