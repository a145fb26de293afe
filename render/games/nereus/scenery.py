"""Sky, sea and ship: what depends on the day alone, or on nothing."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from render.games.nereus import layout, theme
from render.kit import palette
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box, Point
from render.kit.palette import WHITE
from render.kit.textures import scattered, wave

_WAVE = 100
_PLANK = 84
_GUNWALE = 18


def _swell(y: float, bottom: float, shift: int, height: float = 12) -> str:
    """An area whose upper edge rises and falls."""
    bows = "".join(
        f"Q{x + 50} {y + (height if (x // _WAVE + shift) % 2 else -height):.0f} {x + 100} {y:.0f} "
        for x in range(0, WIDTH + 1, _WAVE)
    )
    return f"M0 {y:.0f} {bows}V{bottom:.0f} H0 Z"


def sky(canvas: Canvas, box: Box, day: int) -> None:
    """The sky over a part, in the colours of the day."""
    _clouds(canvas, box, theme.SKIES[max(1, day)], (0.66, 1.1, 1.3))


def _clouds(canvas: Canvas, box: Box, colours: tuple[str, ...], shares: tuple[float, ...]) -> None:
    canvas.rect(box, colours[0])
    for shift, (share, colour) in enumerate(zip(shares, colours[1:], strict=True)):
        canvas.path(_swell(box.h * share, box.h + 20, shift), colour)


def _blob(cx: float, cy: float, rx: float, ry: float, seed: int, rough: float) -> list[Point]:
    """A closed line like that of a depth on a chart."""
    tones = [(waves, phase * 2 * pi, (0.4 + 0.6 * weight) / waves) for waves, (phase, weight) in zip(
        (2, 3, 4, 5, 7), scattered(seed, 5), strict=True
    )]  # fmt: skip
    found: list[Point] = []
    for step in range(72):
        angle = 2 * pi * step / 72
        grow = 1 + 2 * rough * sum(weight * sin(waves * angle + phase) for waves, phase, weight in tones)
        x, y = rx * grow * cos(angle), ry * grow * sin(angle)
        found.append((cx + x * cos(-0.22) - y * sin(-0.22), cy + x * sin(-0.22) + y * cos(-0.22)))
    return found


def sea(canvas: Canvas, box: Box) -> None:
    """The sea: depths, their lines, a few waves."""
    # The depths are soft and large: drawn half as large, at a quarter of the cost.
    half = Canvas(round(box.w / 2), round(box.h / 2), theme.SEA[0])
    pen, flat = half.at(0, 0, 0.5), box.h / 740
    for depth, (rx, ry) in enumerate(((640, 400), (520, 320), (400, 235), (255, 140))):
        outline = _blob(470, box.h * 0.53, rx, ry * flat, 5 + depth // 2, 0.08 + 0.02 * depth)
        pen.polygon(outline, theme.SEA[depth + 1], palette.mix(WHITE, theme.SEA[depth + 1], 0.4), 2)
    canvas.image.paste(half.image.resize(canvas.image.size, Image.Resampling.BICUBIC))  # pyright: ignore[reportUnknownMemberType]
    for x, y in scattered(11, 26):
        wave(canvas, x * (box.w - 60), 16 + y * (box.h - 36), palette.faded(WHITE, 0.3))
    canvas.rect(Box(0, 0, box.w, 8), palette.faded(WHITE, 0.25))


def rose(canvas: Canvas, box: Box) -> None:
    """The rose of the compass under the chart."""
    half = box.w / 2
    for step in range(16):
        angle = step * pi / 8
        ends = [(half + radius * cos(angle), half + radius * sin(angle)) for radius in (half * 0.18, half)]
        canvas.line(ends, palette.faded(WHITE, 0.1), 2)
    canvas.circle(half, half, half * 0.54, line=palette.faded(WHITE, 0.12), width=2)
    canvas.circle(half, half, half * 0.5, line=palette.faded(WHITE, 0.08), width=5)


def deck(canvas: Canvas, box: Box) -> None:
    """Planks, below the rail that every part but the first begins with, so that the parts are one ship."""
    _planks(canvas, box)
    _rail(canvas, box)


def deckside(canvas: Canvas, box: Box) -> None:
    """The deck to the right of the sea, behind the gunwale."""
    _planks(canvas, box)
    canvas.gradient(box.cut_left(_GUNWALE)[0], *theme.RAIL, across=True)


def beside(canvas: Canvas, box: Box) -> None:
    """The water beside the ship, below the rail."""
    canvas.gradient(box, *theme.SEA[1:4])
    for number in range(12):
        wave(canvas, number * 271 % (WIDTH - 100), 40 + number * 61, palette.faded(theme.CREST, 0.28), 5, 88)
    _rail(canvas, box)


def _planks(canvas: Canvas, box: Box) -> None:
    canvas.gradient(box, *theme.DECK)
    for number, y in enumerate(range(0, int(box.h), _PLANK)):
        if number:
            canvas.rect(Box(0, y, box.w, 3), theme.SEAM)
            canvas.rect(Box(0, y + 3, box.w, 2), theme.SEAM_LIGHT)
        canvas.rect(Box((number * 397 + 120) % box.w, y, 3, min(_PLANK, box.h - y)), theme.SEAM)


def _rail(canvas: Canvas, box: Box) -> None:
    canvas.gradient(Box(0, 0, box.w, layout.RAIL), theme.RAIL[0], (0.45, theme.RAIL[1]), theme.RAIL[2])
    for x in range(36, int(box.w), 96):
        canvas.circle(x, layout.RAIL / 2, 8, theme.STUD[1])
        canvas.circle(x - 1.5, layout.RAIL / 2 - 1.5, 6.5, theme.STUD[0])


def dusk(canvas: Canvas, box: Box) -> None:
    """The last evening: the sun goes down into the sea."""
    colours, sun, low = theme.SKIES[4], theme.SUNS[4], box.h
    canvas.rect(Box(0, 0, box.w, low), colours[0])
    for shift, (share, colour) in enumerate(zip((0.5, 0.78, 0.94), colours[1:], strict=True)):
        canvas.path(_swell(low * share, low, shift), colour)
    for radius, colour in ((170, colours[2]), (132, colours[3])):
        canvas.circle(1030, low - 30, radius, colour)
    canvas.circle(1030, low - 30, 100, sun, WHITE, 4)


def glitter(canvas: Canvas, box: Box) -> None:
    """The light of the low sun on the water."""
    for wide, y, colour in ((210, 14, theme.SUNS[4]), (160, 34, theme.SUNS[1]), (110, 54, palette.faded(WHITE, 0.5))):
        canvas.rect(Box(1030 - wide / 2, y, wide, 8), colour, 4)
