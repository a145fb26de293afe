"""The signs of Port Royal: persons' powers, coins, points, swords, numbers in the order drawn.

Each power has one sign, with the same one on the card, in a player's row and in the explanations.
"""

from __future__ import annotations

from typing import Final

from engine.games.port_royal.components import COLOURS
from render.games.port_royal import theme
from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE

_SHAPES: Final = {
    "captain": ("anchor", "#1d4f93"),
    "priest": ("cross", "#8a5a00"),
    "settler": ("house", "#2b6a17"),
    "governor": ("crown", "#a87408"),
    "admiral": ("flag", "#1d4f93"),
    "vice_admiral": ("chevron", "#1d4f93"),
    "clerk": ("book", theme.WOOD),
    "expedition": ("sparkle", "#0b6b56"),
}


def power(canvas: Canvas, name: str, colour: int, x: float, y: float, size: float) -> None:
    """The sign of a power around a point; traders and clerks show the emblem of their ship colour."""
    if name == "trader":
        coin(canvas, x, y, size * 0.9, "")
        emblem(canvas, colour, x, y, size * 0.56)
    elif name == "clerk":
        canvas.shape("book", x, y - size * 0.06, size, theme.WOOD)
        emblem(canvas, colour, x, y + size * 0.22, size * 0.6)
    elif name == "jack":
        for shape, dx, dy in (("anchor", -0.27, -0.22), ("cross", 0.27, -0.22), ("house", 0.0, 0.28)):
            ink = next(fill for sign, fill in _SHAPES.values() if sign == shape)
            canvas.shape(shape, x + dx * size, y + dy * size, size * 0.46, ink)
    elif name == "jester":
        _cap(canvas, x, y, size)
    elif name == "mademoiselle":
        _fan(canvas, x, y, size)
    elif name == "gunner":
        _bomb(canvas, x, y, size)
    elif name in ("sailor", "pirate"):
        sword(canvas, x, y, size)
    else:
        shape, fill = _SHAPES[name]
        canvas.shape(shape, x, y, size * 0.92, fill)


def emblem(canvas: Canvas, colour: int, x: float, y: float, size: float) -> None:
    """The sign of a ship colour on a patch of that colour."""
    box = Box(x - size / 2, y - size / 2, size, size)
    canvas.rect(box, theme.SAILS[colour], radius=size * 0.22, line=theme.SAIL_EDGES[colour], width=max(2, size * 0.06))
    canvas.shape(theme.EMBLEMS[colour], x, y, size * 0.62, theme.SAIL_INKS[colour])


def coin(canvas: Canvas, x: float, y: float, size: float, words: int | str, ink: str = theme.TEXT) -> None:
    """A gold coin around a point with a number on it."""
    canvas.circle(x, y + size * 0.03, size / 2, theme.GOLD_DARK)
    canvas.circle(x, y - size * 0.02, size / 2, theme.GOLD, theme.GOLD_DARK, max(2, size * 0.05))
    if words != "":
        canvas.number(x, y - size * 0.02, words, size * (0.62 if len(str(words)) < 3 else 0.5), fill=ink)


def no_coin(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A coin struck out: taxes, or coins declined."""
    coin(canvas, x, y, size, "")
    half = size * 0.5
    canvas.line([(x - half, y + half), (x + half, y - half)], WHITE, size * 0.2)
    canvas.line([(x - half, y + half), (x + half, y - half)], theme.LOSS, size * 0.12)


def points(canvas: Canvas, x: float, y: float, size: float, value: int) -> None:
    """A shield with victory points."""
    canvas.shape("shield", x, y, size, theme.SHIELD, WHITE, max(2, size * 0.05))
    canvas.number(x, y - size * 0.06, value, size * (0.56 if value < 10 else 0.48), fill=WHITE)


def sword(canvas: Canvas, x: float, y: float, size: float, ink: str = theme.STEEL) -> None:
    """A sword around a point, broad enough to be seen when small."""
    canvas.shape("sword", x, y, size * 0.92, ink, ink, size * 0.05)


def swords(canvas: Canvas, x: float, y: float, size: float, value: int, ink: str = theme.STEEL) -> None:
    """A sword and how many, its left middle at a point."""
    sword(canvas, x + size * 0.45, y, size, ink)
    canvas.number(x + size * 1.2, y, value, size * 0.95, fill=ink)


def number(canvas: Canvas, x: float, y: float, value: int, size: float) -> None:
    """A place in the order drawn, as a circled number."""
    canvas.circle(x, y, size / 2 + 3, WHITE)
    canvas.circle(x, y, size / 2, theme.SEA_DEEP)
    canvas.number(x, y, value, size * (0.64 if value < 10 else 0.54), fill=WHITE)


def ship(canvas: Canvas, colour: int, x: float, y: float, size: float) -> None:
    """A ship with a sail of its colour and the emblem on it."""
    canvas.polygon(
        [
            (x - size * 0.5, y + size * 0.24),
            (x + size * 0.5, y + size * 0.24),
            (x + size * 0.34, y + size * 0.46),
            (x - size * 0.34, y + size * 0.46),
        ],
        theme.WOOD,
    )
    canvas.line([(x, y - size * 0.5), (x, y + size * 0.26)], theme.WOOD, size * 0.05)
    sail = Box(x - size * 0.36, y - size * 0.44, size * 0.72, size * 0.6)
    canvas.rect(
        sail, theme.SAILS[colour], radius=size * 0.12, line=theme.SAIL_EDGES[colour], width=max(2, size * 0.025)
    )
    canvas.shape(theme.EMBLEMS[colour], sail.cx, sail.cy, size * 0.42, theme.SAIL_INKS[colour])


def counted(canvas: Canvas, name: str, colour: int, count: int, x: float, y: float, size: float) -> float:
    """A power with how many of it, its left middle at a point; returns how wide that is."""
    power(canvas, name, colour, x + size / 2, y, size)
    if count < 2:
        return size
    words = f"×{count}"
    style = text.Style(size * 0.66, fonts.BOLD)
    wide = text.width(words, style)
    canvas.number(x + size * 1.06 + wide / 2, y, words, size * 0.66, fill=theme.TEXT)
    return size * 1.1 + wide


def counted_width(count: int, size: float) -> float:
    """How wide `counted` draws."""
    return size if count < 2 else size * 1.1 + text.width(f"×{count}", text.Style(size * 0.66, fonts.BOLD))


def split(name: str) -> tuple[str, int]:
    """A power's name and its ship colour: "trader-red" is the trader of colour 3; 0 where there is none."""
    kind, dash, colour = name.partition("-")
    return kind, COLOURS.index(colour) if dash else 0


def _cap(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A jester's cap with three bells."""
    left, right = "#b3261e", "#1b7f4f"
    s = size / 2

    def patch(colour: str, *corners: tuple[float, float]) -> None:
        canvas.polygon([(x + dx * s, y + dy * s) for dx, dy in corners], colour)

    patch(left, (-0.62, 0.5), (-0.95, -0.3), (-0.1, 0), (0, 0.5))
    patch(right, (0.62, 0.5), (0.95, -0.3), (0.1, 0), (0, 0.5))
    patch(left, (-0.5, 0.4), (0, -0.8), (0, 0.4))
    patch(right, (0.5, 0.4), (0, -0.8), (0, 0.4))
    canvas.rect(Box(x - 0.68 * s, y + 0.46 * s, 1.36 * s, 0.3 * s), theme.GOLD, radius=0.1 * s)
    for dx, dy in ((-0.92, -0.28), (0.92, -0.28), (0, -0.8)):
        canvas.circle(x + dx * s, y + dy * s, 0.17 * s, theme.GOLD, theme.GOLD_DARK, 2)


def _fan(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A lady's fan."""
    s = size / 2
    pink, dark = "#d8609a", "#8a2358"
    rays = [(-0.95, -0.12), (-0.72, -0.62), (-0.3, -0.88), (0.3, -0.88), (0.72, -0.62), (0.95, -0.12)]
    foot = (x, y + 0.8 * s)
    canvas.polygon([foot, *((x + dx * s, y + dy * s) for dx, dy in rays)], pink, dark, 2)
    for dx, dy in rays:
        canvas.line([foot, (x + dx * s, y + dy * s)], dark, max(2, s * 0.07))
    canvas.circle(*foot, 0.12 * s, theme.GOLD)


def _bomb(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A round shot with a fuse."""
    s = size / 2
    canvas.line([(x + 0.34 * s, y - 0.42 * s), (x + 0.6 * s, y - 0.8 * s)], theme.WOOD, max(3, s * 0.14))
    canvas.circle(x - 0.08 * s, y + 0.14 * s, 0.72 * s, theme.STEEL)
    canvas.circle(x - 0.32 * s, y - 0.1 * s, 0.16 * s, "#8d9aa6")
    canvas.shape("sparkle", x + 0.66 * s, y - 0.78 * s, 0.5 * s, "#e2571e")
