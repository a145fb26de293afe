"""The fonts that come with the program, and which of them has a character.

IBM Plex Sans (one variable file: weight 400 to 700, width 75 to 100, figures of equal width) writes the words. What it
lacks comes from Noto fonts: symbols, then other scripts, so that players' names appear as they are written. Layout is
always Pillow's basic engine, so that pictures are the same on every machine.
"""

from __future__ import annotations

import struct
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

FOLDER = Path(__file__).parent / "fonts"

REGULAR = 400
SEMIBOLD = 600
BOLD = 700

NORMAL = 100
NARROW = 75

PRIMARY = "IBMPlexSans.ttf"
FALLBACKS = (
    "NotoSansSymbols2.ttf",
    "NotoSansSymbols.ttf",
    "NotoSansCJK-Subset.otf",
    "NotoSansArabic.ttf",
    "NotoSansHebrew.ttf",
    "NotoSansThai.ttf",
    "NotoSansDevanagari.ttf",
    "NotoSansArmenian.ttf",
    "NotoSansGeorgian.ttf",
)

CAP_HEIGHT = 0.698
"""Height of capitals and figures of the primary font, in sizes."""


@lru_cache(maxsize=512)
def load(file: str, size: int, weight: int = REGULAR, width: int = NORMAL) -> ImageFont.FreeTypeFont:
    """A font in pixels of the doubled canvas. Only the primary font has weights and widths."""
    font = ImageFont.truetype(FOLDER / file, size, layout_engine=ImageFont.Layout.BASIC)
    if file == PRIMARY:
        font.set_variation_by_axes([weight, width])
    return font


@lru_cache(maxsize=4096)
def file_for(character: str) -> str | None:
    """The first font that has this character, or None."""
    code = ord(character)
    for file in (PRIMARY, *FALLBACKS):
        if code in coverage(file):
            return file
    return None


@lru_cache(maxsize=32)
def coverage(file: str) -> frozenset[int]:
    """The characters that a font file has a glyph for, read from its `cmap` table."""
    data = (FOLDER / file).read_bytes()
    (tables,) = struct.unpack_from(">H", data, 4)
    offset = next(
        struct.unpack_from(">I", data, 12 + 16 * index + 8)[0]
        for index in range(tables)
        if data[12 + 16 * index : 16 + 16 * index] == b"cmap"
    )
    (subtables,) = struct.unpack_from(">H", data, offset + 2)
    found: set[int] = set()
    for index in range(subtables):
        (at,) = struct.unpack_from(">I", data, offset + 4 + 8 * index + 4)
        found |= _characters(data, offset + at)
    return frozenset(found)


def _characters(data: bytes, at: int) -> set[int]:
    """The characters of one subtable: format 12 (groups) or 4 (segments); others add nothing."""
    (form,) = struct.unpack_from(">H", data, at)
    found: set[int] = set()
    if form == 12:
        (groups,) = struct.unpack_from(">I", data, at + 12)
        for group in range(groups):
            first, last, _ = struct.unpack_from(">III", data, at + 16 + 12 * group)
            found.update(range(first, last + 1))
    elif form == 4:
        (double,) = struct.unpack_from(">H", data, at + 6)
        ends = struct.unpack_from(f">{double // 2}H", data, at + 14)
        starts = struct.unpack_from(f">{double // 2}H", data, at + 16 + double)
        for first, last in zip(starts, ends, strict=True):
            found.update(range(first, min(last, 0xFFFE) + 1))
    return found
