"""The fonts that come with the program, and which of them has a character.

IBM Plex Sans (one variable file: weight 400 to 700, width 75 to 100, figures of equal width) writes the words. What it
lacks comes from Noto fonts: symbols, then other scripts, so that players' names appear as they are written. Vollkorn
Bold, a display face, writes signs where a game's picture asks for it. Layout is always Pillow's basic engine, so that
pictures are the same on every machine.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from functools import cache, lru_cache
from pathlib import Path

from PIL import ImageFont

FOLDER = Path(__file__).parent / "fonts"
COVERAGE = FOLDER / "coverage.txt"

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

DISPLAY = "Vollkorn-Bold.ttf"
"""A face for signs, Latin letters only, in one weight and width."""

CAP_HEIGHT = 0.698
"""Height of capitals and figures of the primary font, in sizes; nearly that of the display face (0.676)."""


MOST_OPEN = 40
"""So many fonts are open at a time, each of a tenth of a megabyte: words that are written again are kept as masks."""


@lru_cache(MOST_OPEN)
def load(file: str, size: int, weight: int = REGULAR, width: int = NORMAL) -> ImageFont.FreeTypeFont:
    """A font; size in its own pixels. Only the primary font has weights and widths."""
    font = ImageFont.truetype(FOLDER / file, size, layout_engine=ImageFont.Layout.BASIC)
    if file == PRIMARY:
        font.set_variation_by_axes([weight, width])
    return font


@lru_cache(maxsize=4096)
def file_for(character: str, face: str = PRIMARY) -> str | None:
    """The first font that has this character, beginning with `face`, or None."""
    return next((file for file in (face, PRIMARY, *FALLBACKS) if has(file, character)), None)


def has(file: str, character: str) -> bool:
    """Whether a font has a glyph for a character, by the table that `python -m render.kit.coverage` made."""
    first, last = _coverage()[file]
    index = bisect_right(first, ord(character)) - 1
    return index >= 0 and ord(character) <= last[index]


@cache
def _coverage() -> dict[str, tuple[array[int], array[int]]]:
    """The first and the last character of each stretch that a font has."""
    found: dict[str, tuple[array[int], array[int]]] = {}
    for line in COVERAGE.read_text(encoding="ascii").splitlines():
        file, *stretches = line.split()
        ends = [stretch.partition("-") for stretch in stretches]
        first = array("l", (int(low, 16) for low, _, _ in ends))
        found[file] = first, array("l", (int(high or low, 16) for low, _, high in ends))
    return found
