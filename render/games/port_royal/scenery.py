"""The harbour: sky, town, sea and quay. Regions without values, or with the little that changes their outline."""

from __future__ import annotations

from math import cos, radians, sin

from render.games.port_royal import theme
from render.games.port_royal.layout import BOARDS_END, LOW
from render.kit import textures
from render.kit.canvas import Canvas
from render.kit.geometry import Box

SUN = 486
BRIGHT = LOW.horizon
"""From here on the sky is as bright as at its edge."""


def sky(canvas: Canvas, box: Box) -> None:
    """The sky behind title and boards: the same however the sea lies, so that they need not be drawn again."""
    canvas.gradient(Box(0, 0, box.w, BRIGHT), *theme.SKY)


def dusk(canvas: Canvas, box: Box, horizon: int, calm: float) -> None:
    """Sky below the boards, town and sea. Before the quay the water is `calm`, as words stand there."""
    canvas, box = canvas.at(0, -BOARDS_END), Box(0, 0, box.w, box.h + BOARDS_END)
    canvas.rect(Box(0, BRIGHT, box.w, horizon - BRIGHT), theme.SKY[-1][1])
    canvas.gradient(Box(0, 0, box.w, BRIGHT), *theme.SKY)
    canvas.circle(SUN, horizon - 6, 92, "#fff0b840")
    canvas.circle(SUN, horizon - 6, 56, "#fff0b8")
    for x, y, wide in ((560, horizon - 66, 190), (930, horizon - 84, 150), (250, horizon - 76, 170)):
        _cloud(canvas, x, y, wide, "#f7b58f8c")
    for x, y, wing in ((776, horizon - 70, 10), (818, horizon - 84, 7), (744, horizon - 56, 7)):
        canvas.path(f"M{x},{y} q{wing},-{wing} {2 * wing},0 q{wing},-{wing} {2 * wing},0", line="#ffe9cf", width=4)
    _land(canvas, horizon, "#8d5470", "#4b2f55", lit=True)
    sea = Box(0, horizon, box.w, box.h - horizon)
    canvas.gradient(sea, *theme.SEA)
    for step in range(9):
        x, wide = SUN - 65 + step * 3 - ((step * 37) % 50), 130 - step * 9
        canvas.rect(Box(x, horizon + 8 + step * 17, wide, 5), f"#ffe3a0{round(255 * (0.55 - 0.05 * step)):02x}", 2.5)
    for across, down in textures.scattered(4, 26):
        x, y = across * (box.w - 60), horizon + 14 + down * max(0, box.h - horizon - 22 - calm)
        textures.wave(canvas, x, y, "#8fe0d447")


def night(canvas: Canvas, box: Box) -> None:
    """The same harbour when the match is over, with fireworks."""
    horizon = round(box.h * 0.7)
    canvas.gradient(Box(0, 0, box.w, horizon), *theme.NIGHT)
    for x, y, size in ((20, 90, 2), (200, 22, 2.5), (520, 18, 2), (706, 156, 2), (880, 34, 2.5), (1150, 60, 2.5)):
        canvas.circle(x, y, size, "#ffffffcc")
    _cloud(canvas, 250, horizon - 76, 170, "#4a4a868c")
    _land(canvas, horizon, "#2b2f63", "#171c44", lit=False)
    sea = Box(0, horizon, box.w, box.h - horizon)
    canvas.gradient(sea, "#1c6a78", theme.SEA_NIGHT)
    for step in range(7):
        textures.wave(canvas, 60 + step * 170, horizon + 60 + (step * 31) % 60, "#8fe0d459")
    for x, y, colour in ((960, 66, "#ffd54a"), (1100, 80, "#ff8f80")):
        for step in range(12):
            dx, dy = cos(radians(30 * step)), sin(radians(30 * step))
            canvas.line([(x + 16 * dx, y + 16 * dy), (x + 46 * dx, y + 46 * dy)], colour, 5)
            canvas.circle(x + 58 * dx, y + 58 * dy, 4, colour)
    canvas.rect(Box(0, box.h - 10, box.w, 10), "#d9a566")


def _cloud(canvas: Canvas, x: float, y: float, wide: float, colour: str) -> None:
    canvas.path(
        f"M{x},{y} q{wide * 0.1},-20 {wide * 0.3},-14 q{wide * 0.2},-22 {wide * 0.4},-2 q{wide * 0.25},-6 "
        f"{wide * 0.3},16Z",
        colour,
    )


def _land(canvas: Canvas, horizon: float, far: str, near: str, *, lit: bool) -> None:
    """Hills, the town with its church on the left, palms, the fort and the lighthouse on the right.

    lit: by the evening sun. At night the town is dark, too: words stand over it, and its windows would run into them.
    """
    low = horizon
    canvas.path(f"M0,{low} V{low - 56} Q70,{low - 86} 150,{low - 50} T330,{low - 30} T520,{low}Z", far)
    canvas.path(f"M760,{low} Q880,{low - 46} 990,{low - 40} T1200,{low - 78} V{low}Z", far)
    x = 0.0
    houses = ((48, 36), (42, 50), (52, 34), (36, 44), (30, 62), (48, 40), (42, 32), (50, 42), (38, 28))
    for index, (wide, high) in enumerate(houses):
        gable = low - high - (34 if index == 4 else 20)
        eaves = low - high
        canvas.polygon([(x, low), (x, eaves), (x + wide / 2, gable), (x + wide, eaves), (x + wide, low)], near)
        for window in (0.2, 0.56):
            canvas.rect(Box(x + wide * window, low - high + 8, wide * 0.18, 12), "#ffd677" if lit else "#2b2f63", 2)
        x += wide - 1
    _fort(canvas.at(1045 * 0.3, low * 0.3, 0.7), low, near, lit=lit)
    for x, high in ((1184.0, 66), (690.0, 58)):
        canvas.path(f"M{x},{low} q-8,{-high * 0.5} 4,{-high}", line=near, width=7)
        for turn in (-160, -120, -60, -20, 20, 200):
            dx, dy = cos(radians(turn)), sin(radians(turn))
            canvas.path(f"M{x + 4},{low - high} q{22 * dx},{22 * dy - 8} {40 * dx},{34 * dy + 6}", line=near, width=7)


def _fort(canvas: Canvas, low: float, near: str, *, lit: bool) -> None:
    canvas.path(
        f"M930,{low} L946,{low - 66} H956 V{low - 78} H972 V{low - 66} H988 V{low - 78} H1004 V{low - 66} H1020 "
        f"V{low - 78} H1036 V{low - 66} H1052 L1066,{low}Z",
        near,
    )
    canvas.rect(Box(994, low - 128, 6, 62), near)
    canvas.polygon([(1000, low - 128), (1044, low - 116), (1000, low - 104)], theme.COIN)
    canvas.path(f"M990,{low} V{low - 22} Q1001,{low - 38} 1012,{low - 22} V{low}Z", "#ffd677")
    canvas.polygon([(1116, low - 142), (820, low - 176), (820, low - 150), (1116, low - 124)], "#ffe9a029")
    canvas.polygon([(1112, low), (1120, low - 118), (1148, low - 118), (1156, low)], "#f4e3c3" if lit else "#8d89a8")
    canvas.polygon([(1117, low - 70), (1151, low - 70), (1153, low - 44), (1115, low - 44)], "#c84b3c")
    canvas.rect(Box(1116, low - 144, 36, 26), "#ffe9a0", 3)
    canvas.polygon([(1110, low - 144), (1134, low - 166), (1158, low - 144)], near)


def posts(canvas: Canvas, box: Box) -> None:
    """The four mooring posts between five berths; the box ends at the quay."""
    for number in range(1, 5):
        x = 24 + 230.4 * number
        canvas.rect(Box(x - 7, 0, 14, box.h), "#3a2415", 5)
        canvas.ellipse(Box(x - 10, -2, 20, 11), "#6b472b")


def quay(canvas: Canvas, box: Box, crates: float) -> None:
    """The wooden quay, with crates and a barrel from `crates` on where nobody stands; its edge juts over the sea."""
    edge = 16
    wood = Box(0, edge, box.w, box.h - edge)
    textures.planks(canvas, wood, theme.WOOD, theme.WOOD_LOW, theme.WOOD_SEAM)
    canvas.rect(Box(0, edge, box.w, 12), "#d9a566")
    canvas.rect(Box(0, edge + 13, box.w, 5), theme.WOOD_DARK)
    for x in (12, box.w - 12):
        canvas.rect(Box(x - 17, 4, 34, 34), "#3a2415", 6)
        canvas.ellipse(Box(x - 21, 0, 42, 16), "#5b3a22")
    floor = box.h - 14
    small = box.h < 150
    for x, size, kind in ((856, 110, _crate), (984, 88, _crate), (1088, 110, _barrel)):
        if x >= crates and not small:
            canvas.stamp(x, floor, kind, reach=Box(-8, -116, 134, 122), scale=size / 110)
    if small:
        for x, size in ((60, 66), (150, 53), (930, 66), (1040, 56)):
            if x >= crates:
                canvas.stamp(x, floor, _crate, reach=Box(-8, -116, 134, 122), scale=size / 110)


def _crate(canvas: Canvas) -> None:
    box = Box(0, -110, 110, 110)
    canvas.rect(box, "#c08a50", 6)
    for ends in (((4, -106), (106, -4)), ((106, -106), (4, -4))):
        canvas.line(ends, theme.WOOD_LOW, 9)
    canvas.rect(box, radius=6, line="#5b3a1c", width=6)


def _barrel(canvas: Canvas) -> None:
    canvas.path("M4,-110 Q-10,-55 4,0 H84 Q98,-55 84,-110Z", "#9a6436", theme.WOOD_DARK, 5)
    canvas.path("M-2,-82 H90 M-2,-28 H90", line=theme.WOOD_DARK, width=9)
