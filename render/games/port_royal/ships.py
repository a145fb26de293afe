"""Ships under sail and the buoys that keep their berths: what lies on the water, as sprites."""

from __future__ import annotations

from typing import Final

from render.games.port_royal import theme
from render.games.port_royal.glyphs import glyph
from render.kit import textures
from render.kit.canvas import Canvas
from render.kit.geometry import Box

_RIM: Final = "#1b120c"
_HULL: Final = "#6d4023"
_DARK: Final = "#4b2a16"
_CREAM: Final = "#f6e7c6"
_FOAM: Final = "#a9efe2"
_SAIL: Final = "M-60,-163 Q0,-154 60,-163 Q82,-106 62,-52 Q0,-36 -62,-52 Q-44,-106 -60,-163Z"
_BROAD_HULL: Final = "M-92,-40 L-58,-34 H60 L96,-44 Q88,14 54,26 H-58 Q-84,14 -92,-40Z"
_SKIFF_HULL: Final = "M-70,-22 L78,-26 Q70,18 40,26 H-40 Q-62,16 -70,-22Z"
_GALLEON_HULL: Final = "M-98,-64 L-56,-60 L-52,-34 L96,-40 Q92,14 56,26 H-58 Q-92,14 -98,-64Z"
_REACH: Final = Box(-110, -200, 222, 252)
_BUOY_REACH: Final = Box(-86, -112, 172, 152)

YELLOW, BLUE, GREEN, RED, BLACK = range(5)


def ship(
    canvas: Canvas,
    colour: int,
    x: float,
    water: float,
    scale: float = 1,
    turn: float = 0,
    opacity: float = 1,
    sea: str = theme.SEA_HERE,
) -> None:
    """A ship of a colour, its waterline at `water`; turned by degrees if it sinks."""
    canvas.stamp(x, water, _afloat, colour, turn, sea, reach=_REACH, scale=scale, opacity=opacity)


def flagship(canvas: Canvas, sail: str, x: float, water: float, scale: float) -> None:
    """A galleon with a plain sail of the given colour, for whoever has won."""
    canvas.stamp(x, water, _flagship, sail, reach=_REACH, scale=scale)


def buoy(canvas: Canvas, colour: int, x: float, water: float, scale: float) -> None:
    """The buoy of a colour, where no ship of it lies."""
    canvas.stamp(x, water, _buoy, colour, reach=_BUOY_REACH, scale=scale)


def _afloat(canvas: Canvas, colour: int, turn: float, sea: str) -> None:
    _rigged(canvas.at(0, 0, turn=turn), colour)
    _waterline(canvas, sea, 50 if turn else 36)


def _waterline(canvas: Canvas, sea: str, depth: float = 36) -> None:
    """Water hides what lies below it, with a crest of foam."""
    hidden = textures.crests(-78, 22, 156)
    canvas.path(f"{hidden} Q70,{depth} 0,{depth} Q-70,{depth} -78,22 Z", sea)
    canvas.path(textures.crests(-104, 22, 208), line=_FOAM, width=4)


def _rigged(canvas: Canvas, colour: int) -> None:
    fill, ink = theme.SAILS[colour], theme.SAIL_INKS[colour]
    _hull(canvas, colour, fill)
    if colour == BLUE:
        canvas.line([(-54, -150), (-54, -38)], _RIM, 7)
        canvas.path(
            "M-80,-138 Q-52,-130 -28,-138 Q-16,-96 -26,-66 Q-54,-56 -82,-66 Q-70,-100 -80,-138Z", _CREAM, _RIM, 3
        )
    if colour in (RED, BLACK):
        canvas.line([(62, -150), (62, -38)], _RIM, 6)
        canvas.path("M44,-142 H84 Q96,-100 84,-70 Q64,-62 44,-70Z", _CREAM, _RIM, 3)
    if colour == YELLOW:
        canvas.line([(60, -40), (106, -76)], _RIM, 6)
        canvas.path("M10,-168 L104,-78 L34,-62Z", _CREAM, _RIM, 3)
    canvas.line([(0, -194), (0, -26)], _RIM, 8)
    canvas.path("M3,-196 L44,-184 L3,-172Z", fill, _RIM, 2.5)
    if colour == GREEN:
        canvas.path("M-14,-180 Q78,-130 74,-48 Q20,-34 -52,-46 Q-16,-110 -14,-180Z", fill, _RIM, 4)
        glyph(canvas, theme.EMBLEMS[colour], 12, -90, 72, ink)
    else:
        _square_sail(canvas, fill)
        glyph(canvas, theme.EMBLEMS[colour], 3, -102, 82, ink)


def _hull(canvas: Canvas, colour: int, stripe: str) -> None:
    if colour == BLACK:
        canvas.path(_GALLEON_HULL, _HULL, _RIM, 4)
        canvas.rect(Box(-92, -54, 34, 16), "#ffd677", 3)
    else:
        canvas.path(_SKIFF_HULL if colour == GREEN else _BROAD_HULL, _HULL, _RIM, 4)
    stern = -70 if colour == GREEN else -82
    canvas.path(f"M{stern},-8 Q0,2 {-stern},-10 L{-stern - 4},4 Q0,14 {stern + 5},6Z", stripe, _RIM, 2)
    if colour in (RED, BLACK):
        for x in (-50, -22, 6, 34):
            canvas.rect(Box(x, -26, 14, 12), _DARK, 2)


def _square_sail(canvas: Canvas, fill: str) -> None:
    canvas.rect(Box(-66, -174, 132, 13), _RIM, 6)
    canvas.path(_SAIL, fill, _RIM, 4)
    canvas.path("M-58,-161 Q0,-152 58,-161 L61,-150 Q0,-140 -56,-150Z", "#ffffff40")


def _flagship(canvas: Canvas, sail: str) -> None:
    _hull(canvas, BLACK, sail)
    canvas.line([(62, -150), (62, -38)], _RIM, 6)
    canvas.path("M44,-142 H84 Q96,-100 84,-70 Q64,-62 44,-70Z", _CREAM, _RIM, 3)
    canvas.line([(0, -194), (0, -36)], _RIM, 8)
    canvas.path("M3,-196 L44,-184 L3,-172Z", sail, _RIM, 2.5)
    _square_sail(canvas, sail)
    _waterline(canvas, theme.SEA_NIGHT)


def _buoy(canvas: Canvas, colour: int) -> None:
    canvas.ellipse(Box(-70, 7, 140, 26), "#0a3a4b8c")
    canvas.path("M-46,16 Q-40,-60 0,-62 Q40,-60 46,16Z", theme.SAILS[colour], _RIM, 4)
    canvas.rect(Box(-4, -92, 8, 32), _RIM, 3)
    canvas.circle(0, -98, 10.5, "#ffe9a0", _RIM, 3)
    glyph(canvas, theme.EMBLEMS[colour], 0, -20, 54, theme.SAIL_INKS[colour])
    canvas.path(textures.crests(-78, 18, 156), line=_FOAM, width=4)
