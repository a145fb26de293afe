"""Text that fits its box.

`fit` makes a block of lines that is not larger than a box: first as asked, then narrower, then smaller, down to a
smallest size; only after that it ends in an ellipsis, which `watch` reports (tests ask for it). Pillow's own
`ImageText` can wrap and shrink too, but with one font at a time and not with a variable one; names of players need
several fonts in one line.

Sizes are in pixels of the finished picture. Lines are centred on the height of capitals, so that figures and capitals
stand in the optical middle of their box.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple
from unicodedata import bidirectional, category

from PIL import Image, ImageDraw

from render.kit import fonts
from render.kit.keeper import Keeper

LEADING = 1.22
"""Distance of lines, in sizes."""

_WIDTHS = (fonts.NORMAL, 88, fonts.NARROW)
_SCALE = 2
_MEASURE = 48
_SURELY = 1.04
"""A text this much wider than its room by the measure of another size does not fit."""
_WORDS = re.compile(r" +|[^ ]+")
_PARTS = re.compile(r"[^-]*-+|[^-]+")
_lost: ContextVar[list[str] | None] = ContextVar("lost", default=None)
_sizes: ContextVar[dict[str, float] | None] = ContextVar("sizes", default=None)


@contextmanager
def watch() -> Generator[list[str]]:
    """Collects every text that had to be cut while the block ran."""
    lost: list[str] = []
    token = _lost.set(lost)
    try:
        yield lost
    finally:
        _lost.reset(token)


@contextmanager
def measured() -> Generator[dict[str, float]]:
    """Collects every text that is drawn while the block runs, with the size of its smallest letters in the picture.

    What is kept is not drawn again: `render.kit.keeper.forget` before.
    """
    sizes: dict[str, float] = {}
    token = _sizes.set(sizes)
    try:
        yield sizes
    finally:
        _sizes.reset(token)


class Style(NamedTuple):
    """Size, weight and width of letters, and the font that is asked first for them."""

    size: float
    weight: int = fonts.REGULAR
    width: int = fonts.NORMAL
    face: str = fonts.PRIMARY


@dataclass(frozen=True)
class Run:
    """Characters of one font in a line; `x` is where it starts."""

    text: str
    file: str
    x: float


@dataclass(frozen=True)
class Block:
    """Lines that fit: each with its runs and its width; all in one style. `cut` if an ellipsis was needed."""

    lines: tuple[tuple[tuple[Run, ...], float], ...]
    style: Style
    cut: bool = False

    @property
    def width(self) -> float:
        """The widest line."""
        return max((width for _, width in self.lines), default=0.0)

    @property
    def height(self) -> float:
        """From the top of the first line to the bottom of the last."""
        return _height(len(self.lines), self.style.size)


def _height(lines: int, size: float) -> float:
    return size + (lines - 1) * size * LEADING


def visual(line: str) -> str:
    """A line in the order in which it is drawn from left to right, Arabic letters joined.

    It runs from the right only if nothing in it is written the other way.
    """
    kinds = {bidirectional(character) for character in line}
    if kinds.isdisjoint(("R", "AL")):
        return line
    # Here, because few names need them and they bring more than a megabyte.
    from arabic_reshaper import reshape  # pyright: ignore[reportMissingTypeStubs]
    from bidi.algorithm import get_display  # pyright: ignore[reportMissingTypeStubs]

    drawn = get_display(reshape(line), base_dir="L" if "L" in kinds else "R")
    return drawn if isinstance(drawn, str) else drawn.decode()


@lru_cache(maxsize=4096)
def runs(text: str, style: Style) -> tuple[tuple[Run, ...], float]:
    """One line cut into stretches of one font, and its width. Characters that no font has are left out."""
    text = visual(text)
    found: list[Run] = []
    x = 0.0
    stretch = ""
    file = style.face
    for character in text + "\0":
        stays = character == " " and fonts.has(file, character)
        wanted = None if character == "\0" else file if stays else fonts.file_for(character, style.face)
        if character != "\0" and wanted is None:
            continue
        if wanted != file and stretch:
            found.append(Run(stretch, file, x))
            x += _length(stretch, file, style)
            stretch = ""
        if wanted is not None:
            file = wanted
            stretch += character
    return tuple(found), x


def width(text: str, style: Style) -> float:
    """How wide one line of text is."""
    return runs(text, style)[1]


def _length(text: str, file: str, style: Style) -> float:
    """Letter by letter: the fonts know no kerning in this layout, and a letter is measured once."""
    size = round(style.size * _SCALE)
    return sum(_advance(character, file, size, style.weight, style.width) for character in text) / _SCALE


@lru_cache(maxsize=16384)
def _advance(character: str, file: str, size: int, weight: int, width: int) -> float:
    return fonts.load(file, size, weight, width).getlength(character)


def _words(text: str) -> list[str]:
    """What may stand on lines of its own: a no-break space holds what it joins together."""
    return [word for word in re.split("[ \t\n]+", text) if word]


def _wrap(text: str, style: Style, room: float) -> list[str]:
    """Lines broken between words and after hyphens. What is wider than the room stands alone on its line."""
    found: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in _words(paragraph):
            space = " " if line else ""
            for part in _PARTS.findall(word):
                if line and width(line + space + part, style) > room:
                    found.append(line)
                    line, space = "", ""
                line += space + part
                space = ""
        found.append(line)
    return found


@lru_cache(maxsize=2048)
def fit(
    text: str, style: Style, room: float, high: float, lines: int = 1, smallest: float = 24, narrow: bool = True
) -> Block:
    """`text` in at most `lines` lines within `room` x `high`, as near to `style` as possible.

    It is never set smaller than `smallest`; what still does not fit ends in an ellipsis.
    """
    text = clean(text)
    size = style.size
    narrow = narrow and style.face == fonts.PRIMARY
    widths = [option for option in _WIDTHS if option <= style.width] if narrow else [style.width]
    while True:
        # Where only one line has room, its whole width tells soonest that it does not fit.
        single = lines > 1 and "\n" not in text and _height(2, size) > high + 0.5
        for option in widths:
            tried = Style(size, style.weight, option, style.face)
            if _widest(text, tried, lines) > room * _SURELY:
                continue
            if single and _widest(text, tried, 1) > room * _SURELY:
                continue
            found = _wrap(text, tried, room) if lines > 1 else [text.replace("\n", " ")]
            if (
                len(found) <= lines
                and _height(len(found), size) <= high + 0.5
                and all(width(line, tried) <= room for line in found)
            ):
                return Block(tuple(runs(line, tried) for line in found), tried)
        if size <= smallest:
            break
        size = max(smallest, size - 1)
    return _shortened(text, Style(size, style.weight, widths[-1], style.face), room, high, lines)


@lru_cache(maxsize=4096)
def _widest(text: str, style: Style, lines: int) -> float:
    """About how wide a text must at least be: a whole line, or the longest part that cannot be broken.

    Measured at one size for all, so that trying sizes loads no fonts.
    """
    parts = [text] if lines == 1 else [part for word in _words(text) for part in _PARTS.findall(word)]
    measure = Style(_MEASURE, style.weight, style.width, style.face)
    wide = max((width(part, measure) for part in parts), default=0.0)
    return wide * style.size / _MEASURE


def _shortened(text: str, style: Style, room: float, high: float, lines: int) -> Block:
    """As much of the text as fits, with an ellipsis."""
    while lines > 1 and _height(lines, style.size) > high:
        lines -= 1
    wrapped = _wrap(text, style, room) if lines > 1 else [text.replace("\n", " ")]
    shown = wrapped if len(wrapped) < lines else [*wrapped[: lines - 1], " ".join(wrapped[lines - 1 :])]
    found = [line if width(line, style) <= room else _ellipsis(line, style, room) for line in shown]
    return Block(tuple(runs(line, style) for line in found), style, cut=True)


def _ellipsis(line: str, style: Style, room: float) -> str:
    while line and width(line + "…", style) > room:
        line = line[:-1].rstrip()
    return line + "…"


def report(text: str, block: Block) -> None:
    """Tell a watching test that `text` was cut."""
    lost = _lost.get()
    if block.cut and lost is not None:
        lost.append(text)


def measure(text: str, size: float) -> None:
    """Tell a measuring test how large `text` is drawn."""
    sizes = _sizes.get()
    if sizes is not None and text:
        sizes[text] = min(size, sizes.get(text, size))


def clean(text: str) -> str:
    """Without characters that show nothing (joiners, variation selectors, controls) or that no font has."""
    return "".join(character for character in text if character == "\n" or _shows(character)).strip()


_BLANK = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing: fillers of Hangul, the empty Braille cell."""


def _shows(character: str) -> bool:
    hidden = category(character) in ("Cc", "Cf", "Co", "Cn", "Cs") or character in _BLANK
    hidden = hidden or 0xFE00 <= ord(character) <= 0xFE0F
    return not hidden and fonts.file_for(character) is not None


Mask = tuple[Image.Image, int, int]
"""Letters at their final size, and where their left upper corner lies from the start of the base line."""
_masks: Keeper[Mask] = Keeper(3_000_000, lambda kept: kept[0].width * kept[0].height, untried=0.2)


def masks(words: str, file: str, style: Style, x: float = 0, base: float = 0, grow: float = 0) -> Sequence[Mask]:
    """A run as the masks of its words: most words of a new sentence have been drawn for others.

    `x` and `base` are parts of a pixel, `grow` makes the letters thicker on every side, as the ground of an outline;
    thick words may touch, so they stay in one mask.
    """
    moved, low, thick = round(x * _SCALE), round(base * _SCALE), round(grow * _SCALE)
    if thick:
        return (_mask(words, file, style, moved, low, thick),)
    found: list[Mask] = []
    for word, start in _apart(words, file, round(style.size * _SCALE), style.weight, style.width):
        at = moved + start
        mask, left, top = _mask(word, file, style, at % _SCALE, low, 0)
        found.append((mask, left + at // _SCALE, top))
    return found


@lru_cache(maxsize=4096)
def _apart(words: str, file: str, size: int, weight: int, width: int) -> tuple[tuple[str, int], ...]:
    """The words of a run and where each begins; all as one where letters do not begin at whole pixels."""
    found: list[tuple[str, int]] = []
    at = 0.0
    for part in _WORDS.findall(words):
        if part[0] != " ":
            found.append((part, int(at)))
        at += sum(_advance(character, file, size, weight, width) for character in part)
        if at % 1:
            return ((words, 0),)
    return tuple(found)


def _mask(words: str, file: str, style: Style, x: int, base: int, thick: int) -> Mask:
    """Drawn _SCALE times as large and reduced, so that letters keep their distances; so large are `x` to `thick`."""
    key = (words, file, style, x, base, thick)

    def make() -> Mask:
        font = fonts.load(file, round(style.size * _SCALE), style.weight, style.width)
        left, top, right, bottom = font.getbbox(words, anchor="ls", stroke_width=thick)
        x0, y0 = (int(left) + x) // _SCALE - 1, (int(top) + base) // _SCALE - 1
        size = (int(right) // _SCALE + 3 - x0, int(bottom) // _SCALE + 3 - y0)
        fine = Image.new("L", (size[0] * _SCALE, size[1] * _SCALE))
        at = (x - x0 * _SCALE, base - y0 * _SCALE)
        ImageDraw.Draw(fine).text(at, words, fill=255, font=font, anchor="ls", stroke_width=thick)
        mask = fine.reduce(_SCALE)
        part = mask.getbbox() or (0, 0, 1, 1)
        return mask.crop(part), x0 + part[0], y0 + part[1]

    return _masks.get(key, make)
