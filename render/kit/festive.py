"""What hangs and stands where a cup is played: pennants in the colours of the seats, a lantern, the cup; and how a
match that runs, one that is to come and one that was left are marked."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import SEATS, faded
from render.kit.textures import crests

LINE: Final = "#e9d9b0"
RIM: Final = "#fff6df"
BRASS: Final = "#9b7a35"
LEFT: Final = "#8c1712"
EDGE: Final = "#5a3706"


def garland(canvas: Canvas, width: float, y: float, sag: float, count: int, size: float) -> None:
    """A line with pennants from side to side that hangs through in the middle."""

    def at(t: float) -> tuple[float, float]:
        return -20 + (width + 40) * t, y + sag * 4 * t * (1 - t)

    canvas.line([at(step / 30) for step in range(31)], LINE, 3)
    for number in range(count):
        x, top = at((number + 0.5) / count)
        seat = SEATS[number % len(SEATS)]
        canvas.polygon([(x - size * 0.52, top), (x + size * 0.52, top), (x, top + size * 1.25)], seat.fill, RIM, 2.5)
        canvas.shape(seat.shape, x, top + size * 0.42, size * 0.46, seat.ink)


def lantern(canvas: Canvas, x: float, y: float, scale: float) -> None:
    """A lantern that is lit."""
    for radius in (130, 96, 62, 34):
        canvas.circle(x, y + 8, radius * scale, faded("#ffcf73", 0.1))
    small = canvas.at(x, y, scale)
    small.line([(0, -70), (0, -34)], "#1b120b", 5)
    small.path("M-22,-26 Q0,-50 22,-26Z", "#1b120b")
    small.rect(Box(-20, -26, 40, 56), "#ffd978", 5, "#1b120b", 5)
    small.path("M0,20 C-12,10 -4,-2 0,-14 C4,-2 12,10 0,20Z", "#ff9a3d")
    small.line([(0, -26), (0, 30)], "#1b120b", 3)
    small.rect(Box(-25, 28, 50, 9), "#1b120b", 3)


def trophy(canvas: Canvas, x: float, y: float, scale: float) -> None:
    """The cup, with an hourglass on it."""
    small = canvas.at(x, y, scale)
    for side in (-1, 1):
        handle = f"M{side * 72},-106 H{side * 112} C{side * 114},-46 {side * 92},-22 {side * 60},-12"
        small.path(handle, line=EDGE, width=22)
        small.path(handle, line="#f0b429", width=10)
    small.path(
        "M-74,-128 H74 V-66 C74,0 40,26 20,36 V56 C20,66 44,68 48,84 H-48 C-44,68 -20,66 -20,56 V36 C-40,26 -74,0"
        " -74,-66Z",
        "#f0b429",
        EDGE,
        7,
    )
    small.path("M-58,-116 H-38 V-58 C-38,-22 -24,0 -12,12 C-40,0 -58,-30 -58,-62Z", "#ffdf85")
    small.rect(Box(-84, -138, 168, 22), "#ffd15c", 8, EDGE, 6)
    small.shape("hourglass", 0, -54, 74, "#7a4d08")


def cup_sign(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A small cup on a dark disc."""
    canvas.circle(x, y, radius, "#2a180d", "#f3d9a4", 6)
    trophy(canvas, x, y + radius * 0.16, radius / 175)


def boat(canvas: Canvas, x: float, y: float, scale: float, seat: int) -> None:
    """A boat under sail in the colour of a seat, with its shape."""
    colour = SEATS[seat]
    small = canvas.at(x, y, scale)
    small.polygon([(4, -78), (52, 4), (4, 4)], RIM, "#1b2a33", 4)
    small.polygon([(-4, -60), (-40, 4), (-4, 4)], "#efe0bd", "#1b2a33", 4)
    small.line([(0, -84), (0, 10)], "#1b2a33", 6)
    small.shape(colour.shape, 21, -20, 21, colour.fill)
    small.path("M-52,10 H58 C52,30 42,38 30,38 H-28 C-40,36 -48,28 -52,10Z", colour.fill, "#1b2a33", 5)
    small.path(crests(-62, 40, 120), line="#cfeef0", width=5)


def firework(canvas: Canvas, x: float, y: float, radius: float, colour: str, rays: int) -> None:
    """A firework that has just opened."""
    for ray in range(rays):
        dx, dy = radius * cos(2 * pi * ray / rays), radius * sin(2 * pi * ray / rays)
        canvas.line([(x + 0.3 * dx, y + 0.3 * dy), (x + 0.8 * dx, y + 0.8 * dy)], colour, 5)
        canvas.circle(x + dx, y + dy, 5, colour)


def running(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A match that runs: a broken ring with an hourglass."""
    canvas.circle(x, y, radius * 0.94, "#fff8e6")
    _broken(canvas, x, y, radius * 0.88, max(3.0, radius * 0.13), BRASS)
    canvas.shape("hourglass", x, y, radius * 1.15, "#7a5c1f")


def open_place(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Somebody who is not known yet: a broken ring."""
    _broken(canvas, x, y, radius, max(3.0, radius * 0.15), "#a08a5a")


def left_sign(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A match that somebody left."""
    canvas.circle(x, y, radius, "#fff8e6", LEFT, max(3.0, radius * 0.17))
    canvas.shape("times", x, y, radius * 1.05, LEFT)


def ribboned(canvas: Canvas, place: int, x: float, y: float, radius: float) -> None:
    """The ribbon of a medal of a season, above its disc."""
    tone = {1: "#b3261e", 2: "#144385", 3: "#176b41"}[place]
    for side, colour in ((-1, tone), (1, faded(tone, 0.8))):
        corners = ((side * 0.62, -1.5), (side * 0.05, -1.5), (-side * 0.3, -0.6), (side * 0.2, -0.5))
        canvas.polygon([(x + dx * radius, y + dy * radius) for dx, dy in corners], colour)


def evening(canvas: Canvas, box: Box, colours: tuple[str, ...]) -> None:
    """The sky in bands, the highest one first."""
    for row, colour in zip(box.rows(*[1] * len(colours)), colours, strict=True):
        canvas.rect(Box(row.x, row.y, row.w, row.h + 1), colour)


def _broken(canvas: Canvas, x: float, y: float, radius: float, width: float, colour: str) -> None:
    dashes = 12
    for dash in range(dashes):
        ends = [2 * pi * (dash + part) / dashes for part in (0.0, 0.3, 0.6)]
        canvas.line([(x + radius * cos(a), y + radius * sin(a)) for a in ends], colour, width)
