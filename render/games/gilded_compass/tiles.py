"""The things of the game, each drawn into a box: dice, maps, specialists, items, artifacts, treasures, chests."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.gilded_compass.components import DIG_SITE, MAP_GREATER, MAP_LESSER, MAPS
from render.games.gilded_compass import theme
from render.games.gilded_compass.theme import HUES
from render.kit import fonts, palette, pieces
from render.kit.canvas import Canvas
from render.kit.geometry import Box, around


def die(canvas: Canvas, box: Box, value: int, owner: int | None, dimmed: bool = False) -> None:
    """A die of a seat, or a neutral one (owner None)."""
    if owner is None:
        pieces.die(canvas, box, value, theme.NEUTRAL, theme.NEUTRAL_INK, dimmed)
    else:
        colour = palette.seat(owner)
        pieces.die(canvas, box, value, colour.fill, colour.ink, dimmed)


def mark(canvas: Canvas, owner: int | None, x: float, y: float, size: float) -> None:
    """The sign of an owner around a point."""
    if owner is None:
        canvas.shape(theme.NEUTRAL_SHAPE, x, y, size, theme.NEUTRAL, theme.CREAM, max(2.0, size * 0.07))
    else:
        pieces.token(canvas, owner, x, y, size)


def dice_row(
    canvas: Canvas, x: float, cy: float, dice: Sequence[int], owner: int | None, size: float, gap: float = 3
) -> float:
    """Dice side by side, their left middle at a point; returns where they end."""
    for value in dice:
        die(canvas, Box(x, cy - size / 2, size, size), value, owner)
        x += size + gap
    return x - gap


def colour_of(tile: str) -> str:
    """The colour of a map, specialist, item or mission map by its id."""
    first = tile.split("-")[0]
    return first if first in HUES else "grey"


def ancient_map(canvas: Canvas, box: Box, tile: str, dimmed: bool = False) -> None:
    """An Ancient Map: its colour with its sign, the greater value large and the lesser one small."""
    hue = HUES[colour_of(tile) if tile != MAPS[DIG_SITE] else "grey"]
    number = MAPS.index(tile)
    scroll(canvas, box, hue.fill, dimmed)
    high = box.h
    canvas.shape(hue.sign, box.x + box.w * 0.3, box.cy, min(high * 0.56, box.w * 0.46), hue.ink)
    right = Box(box.x + box.w * 0.54, box.y, box.w * 0.4, high)
    canvas.number(right.cx, right.y + high * 0.36, MAP_GREATER[number], high * 0.52, fonts.BOLD, hue.ink)
    canvas.number(right.cx, right.y + high * 0.76, MAP_LESSER[number], high * 0.32, fonts.SEMIBOLD, hue.ink)


def scroll(canvas: Canvas, box: Box, fill: str, dimmed: bool = False) -> None:
    """The ground of a map: a sheet with rolled ends."""
    if not dimmed:
        canvas.shadow(box, 8, blur=6, dy=3, opacity=0.35)
    canvas.rect(box, palette.mix(fill, theme.TEXT, 0.3), radius=8)
    canvas.rect(box.inset(max(3, box.w * 0.045), 2), fill, radius=5)


def mission_map(canvas: Canvas, box: Box, tile: str) -> None:
    """A Secret Map, or a Dual Map in its two colours."""
    if tile == "secret":
        scroll(canvas, box, theme.PARCHMENT_DARK)
        canvas.shape("eye", box.x + box.w * 0.33, box.cy, box.h * 0.58, theme.TEXT)
        canvas.number(box.x + box.w * 0.74, box.cy, 1, box.h * 0.5, fonts.BOLD, theme.TEXT)
        return
    _, first, second = tile.split("-")
    scroll(canvas, box, HUES[first].fill)
    half = box.inset(max(3, box.w * 0.045), 2)
    canvas.polygon([(half.right, half.y), (half.right, half.bottom), (half.x, half.bottom)], fill=HUES[second].fill)
    size = box.h * 0.42
    canvas.shape(HUES[first].sign, box.x + box.w * 0.25, box.y + box.h * 0.34, size, HUES[first].ink)
    canvas.shape(HUES[second].sign, box.x + box.w * 0.75, box.y + box.h * 0.68, size, HUES[second].ink)
    pieces.badge(canvas, box.cx, box.cy, 3, box.h * 0.36, theme.CREAM, theme.TEXT, theme.TEXT)


def any_map(canvas: Canvas, box: Box, tile: str) -> None:
    """An Ancient Map or one among the missions."""
    if tile in MAPS:
        ancient_map(canvas, box, tile)
    else:
        mission_map(canvas, box, tile)


def tool(canvas: Canvas, kind: str, x: float, y: float, size: float, colour: str) -> None:
    """The sign of a type: a compass for cartographers, a shovel for excavators."""
    half = size / 2
    if kind == "compass":
        canvas.circle(x, y, half, line=colour, width=max(2, size * 0.1))
        needle = half * 0.72
        canvas.polygon([(x, y - needle), (x + needle * 0.4, y), (x, y + needle), (x - needle * 0.4, y)], fill=colour)
        return
    canvas.line([(x, y - half * 0.8), (x, y + half * 0.2)], colour, max(2, size * 0.13))
    canvas.line([(x - half * 0.36, y - half * 0.85), (x + half * 0.36, y - half * 0.85)], colour, max(2, size * 0.13))
    blade = half * 0.46
    canvas.polygon(
        [
            (x - blade, y),
            (x + blade, y),
            (x + blade, y + half * 0.5),
            (x, y + half),
            (x - blade, y + half * 0.5),
        ],
        fill=colour,
    )


def kind_of(specialist: str) -> str:
    """The tool of a specialist by its id: yellow-c1 is a cartographer."""
    return "compass" if specialist.split("-")[1][0] == "c" else "shovel"


def specialist(canvas: Canvas, box: Box, tile: str, item: str = "", dimmed: bool = False) -> None:
    """A specialist: colour with its sign, tool, value; with an item a brass frame and the doubled value."""
    hue = HUES[colour_of(tile)]
    value = int(tile[-1])
    box = box.placed(box.w, min(box.h, box.w * 1.35))
    edge = theme.BRASS if item else palette.mix(hue.fill, theme.TEXT, 0.35)
    if not dimmed:
        canvas.shadow(box, box.w * 0.16, blur=5, dy=3, opacity=0.3)
    canvas.rect(box, edge, radius=box.w * 0.16)
    inner = box.inset(box.w * (0.085 if item else 0.045))
    canvas.rect(inner, hue.tint, radius=box.w * 0.12)
    top, bottom = inner.cut_top(inner.h * 0.5)
    canvas.rect(top, hue.fill, radius=box.w * 0.12)
    canvas.rect(Box(top.x, top.bottom - box.w * 0.12, top.w, box.w * 0.12), hue.fill)
    tool(canvas, kind_of(tile), top.cx, top.cy, top.h * 0.8, hue.ink)
    left, right = bottom.columns(1, 1)
    sign = theme.TEXT if colour_of(tile) in ("white", "yellow") else hue.fill
    canvas.shape(hue.sign, left.cx + box.w * 0.03, left.cy, bottom.h * 0.62, sign)
    canvas.number(right.cx - box.w * 0.04, right.cy, value * 2 if item else value, bottom.h * 0.86, fill=theme.TEXT)


def item(canvas: Canvas, box: Box, tile: str) -> None:
    """A Magical Item: brass, with its tool and the colour that it serves."""
    colour, kind = tile.split("-")
    hue = HUES[colour]
    canvas.shadow(box, box.w * 0.5, blur=5, dy=3, opacity=0.3)
    canvas.rect(box, theme.BRASS_DARK, radius=box.w * 0.22)
    canvas.rect(box.inset(3), theme.BRASS_LIGHT, radius=box.w * 0.2)
    middle = around(box.cx, box.cy, min(box.w, box.h) * 0.8)
    tool(canvas, kind, middle.cx, middle.y + middle.h * 0.34, middle.h * 0.6, theme.TEXT)
    patch = Box(box.x + 6, box.bottom - box.h * 0.33, box.w - 12, box.h * 0.28)
    canvas.rect(patch, hue.fill, radius=6)
    canvas.shape(hue.sign, patch.cx, patch.cy, patch.h * 0.8, hue.ink)


def artifact(canvas: Canvas, box: Box, kind: str) -> None:
    """An artifact: a vase in the colour of its kind with its sign."""
    if kind == "coveted":
        canvas.shadow(box, 10, blur=5, dy=3, opacity=0.3)
        canvas.rect(box, theme.BRASS_DARK, radius=10)
        canvas.rect(box.inset(3), theme.BRASS_LIGHT, radius=8)
        canvas.shape("crown", box.cx, box.cy, min(box.w, box.h) * 0.6, theme.TEXT)
        return
    hue = HUES[theme.ARTIFACT_HUE[kind]]
    canvas.shadow(box, 10, blur=5, dy=3, opacity=0.3)
    canvas.rect(box, palette.mix(hue.fill, theme.TEXT, 0.3), radius=10)
    canvas.rect(box.inset(3), hue.tint, radius=8)
    side = min(box.w, box.h)
    canvas.shape("cup", box.cx, box.cy, side * 0.8, hue.fill, palette.mix(hue.fill, theme.TEXT, 0.4), side * 0.03)
    canvas.shape(hue.sign, box.cx, box.cy - side * 0.12, side * 0.32, hue.ink)


def treasure(canvas: Canvas, box: Box, tile: str) -> None:
    """A treasure with its value, or half a goblet; only the level if the value is not known."""
    level, _, kind = tile.partition("-")
    fill = theme.LEVELS[level]
    side = min(box.w, box.h)
    canvas.circle(box.cx, box.cy + side * 0.03, side * 0.48, palette.faded(palette.SHADOW, 0.35))
    canvas.circle(box.cx, box.cy, side * 0.48, palette.mix(fill, theme.TEXT, 0.4))
    canvas.circle(box.cx, box.cy, side * 0.42, fill)
    if kind == "fragment":
        canvas.shape("cup", box.cx, box.cy, side * 0.56, theme.TEXT)
        canvas.rect(Box(box.cx, box.cy - side * 0.3, side * 0.3, side * 0.6), fill)
    elif kind:
        canvas.number(box.cx, box.cy, kind, side * 0.58, fonts.BOLD, theme.TEXT)


def chest(canvas: Canvas, box: Box, value: int | None) -> None:
    """A Sunken Chest with its value, or closed."""
    side = min(box.w, box.h)
    body = around(box.cx, box.cy, side * 0.94, side * 0.8)
    canvas.rect(body, "#5d3a1c", radius=side * 0.12)
    canvas.rect(body.inset(3), "#8d5a2b", radius=side * 0.1)
    canvas.rect(Box(body.x, body.y + body.h * 0.3, body.w, body.h * 0.1), "#5d3a1c")
    if value is None:
        canvas.rect(around(box.cx, body.y + body.h * 0.4, side * 0.2, side * 0.22), theme.BRASS_LIGHT, radius=4)
    else:
        canvas.number(
            box.cx,
            body.y + body.h * 0.56,
            value,
            side * 0.6,
            fonts.BOLD,
            theme.CREAM,
            outline="#5d3a1c",
            outline_width=3,
        )


def ability(canvas: Canvas, x: float, y: float, size: float, tile: str) -> None:
    """The sign of a Special Ability around a point."""
    canvas.circle(x, y, size / 2, theme.SEA_DARK)
    canvas.circle(x, y, size / 2 - size * 0.05, theme.SEA_LIGHT)
    canvas.shape(theme.ABILITY_SIGN[tile], x, y, size * 0.6, theme.BRASS_LIGHT)


def knowledge(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A knowledge token around a point."""
    canvas.circle(x, y, size / 2, theme.BRASS_DARK)
    canvas.circle(x, y, size / 2 - 3, theme.CREAM)
    canvas.shape("book", x, y, size * 0.62, theme.TEXT)
