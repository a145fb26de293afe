"""Tiles as cards: maps with their landscape, specialists with their bust, Magical Items, artifacts, treasures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.gilded_compass.components import MAP_GREATER, MAP_LESSER, MAPS
from render.games.gilded_compass import portraits, theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.marks import dashed
from render.games.gilded_compass.places import HIGH, WIDE, landscape
from render.games.gilded_compass.theme import PLACES
from render.kit import fonts, masks
from render.kit.canvas import Canvas
from render.kit.geometry import Box

_EDGE: Final = 3
_NARROW: Final = 56
"""Empty places that are not wider have the signs of two places one above the other."""


def place_of(tile: str) -> str:
    """The place of a map, a specialist, an item or an artifact by its id."""
    first = tile.split("-")[0]
    return theme.ARTIFACT_PLACE.get(first, first)


def trade_of(tile: str) -> str:
    """The trade of a specialist or an item: c or e."""
    return "c" if tile.split("-")[1][0] == "c" else "e"


def ancient_map(canvas: Canvas, box: Box, tile: str) -> None:
    """A map: its landscape, the greater value large, the lesser one small; a mission's map too."""
    _stamped(canvas, box, _map if tile in MAPS else _mission_map, tile)


def specialist(canvas: Canvas, box: Box, tile: str) -> None:
    """A specialist: bust, sign of the trade, value."""
    _stamped(canvas, box, _specialist, tile)


def _stamped(canvas: Canvas, box: Box, draw: Callable[[Canvas, str, float, float], None], tile: str) -> None:
    w, h = round(box.w), round(box.h)
    canvas.stamp(box.x, box.y, draw, tile, w, h, reach=Box(-2, -2, w + 8, h + 10))


def _ground(canvas: Canvas, w: float, h: float) -> None:
    canvas.rect(Box(3, 5, w, h), "#00000048", 9)
    canvas.rect(Box(0, 0, w, h), theme.SHEET, 9, theme.INK, _EDGE)


def _scene(canvas: Canvas, place: str, w: float, h: float) -> None:
    """A landscape that fills a rounded box around the origin."""
    scale = max(w / WIDE, h / HIGH)
    landscape(canvas.at(-WIDE / 2 * scale, -HIGH / 2 * scale, scale), place)
    corners = masks.rounded(Box(-w / 2, -h / 2, w, h), 6)
    canvas.cut("M" + " L".join(f"{x:.2f},{y:.2f}" for x, y in corners) + " Z")


def _view(canvas: Canvas, place: str, box: Box) -> None:
    reach = Box(-box.w / 2, -box.h / 2, box.w, box.h)
    canvas.stamp(box.cx, box.cy, _scene, place, box.w, box.h, reach=reach)


def _map(canvas: Canvas, tile: str, w: float, h: float) -> None:
    place = place_of(tile)
    look, number = PLACES[place], MAPS.index(tile)
    bar = min(66.0, h * 0.46)
    top = h - bar
    _ground(canvas, w, h)
    _view(canvas, place, Box(4, 4, w - 8, top - 5))
    _bar(canvas, w, h, bar, look.fill)
    big = max(28, min(56.0, bar * 0.84, w * 0.6))
    canvas.number(w * 0.36, h - bar / 2 - 1, MAP_GREATER[number], big, fill=look.ink)
    canvas.line([(w * 0.6, top + bar * 0.24), (w * 0.6, h - bar * 0.24)], look.ink + "90", 2)
    canvas.number(w * 0.8, h - bar / 2 - 1, MAP_LESSER[number], max(28, big * 0.66), fonts.SEMIBOLD, look.ink)
    _badge(canvas, place, w)


def _bar(canvas: Canvas, w: float, h: float, bar: float, fill: str) -> None:
    canvas.rect(Box(_EDGE, h - bar, w - 2 * _EDGE, bar - _EDGE), fill, 6)
    canvas.rect(Box(_EDGE, h - bar, w - 2 * _EDGE, 8), fill)
    canvas.rect(Box(_EDGE, h - bar - 1, w - 2 * _EDGE, 2.5), theme.INK)


def _badge(canvas: Canvas, place: str, w: float, y: float = 22) -> None:
    radius = 17 if w > 70 else 14
    look = PLACES[place]
    canvas.circle(radius + 3, y - 1, radius, look.fill, theme.INK, 2.5)
    glyph(canvas, place, radius + 3, y - 1, radius * 1.36, look.ink)


def _mission_map(canvas: Canvas, tile: str, w: float, h: float) -> None:
    """A Dual Map in its two places, or a Secret Map."""
    bar = min(66.0, h * 0.46)
    top = h - bar
    _ground(canvas, w, h)
    if tile == "secret":
        canvas.rect(Box(4, 4, w - 8, top - 5), "#3b3350", 6)
        glyph(canvas, "eye", w / 2, top / 2 + 1, min(w * 0.6, top * 0.9), theme.GOLD_LIGHT)
        gold = "1"
    else:
        _, first, second = tile.split("-")
        half = (w - 10) / 2
        _view(canvas, first, Box(4, 4, half, top - 5))
        _view(canvas, second, Box(6 + half, 4, half, top - 5))
        canvas.rect(Box(w / 2 - 1.5, 4, 3, top - 5), theme.INK)
        radius = 14 if w < 110 else 17
        for place, x in ((first, radius + 3), (second, w - radius - 3)):
            canvas.circle(x, radius + 4, radius, PLACES[place].fill, theme.INK, 2.5)
            glyph(canvas, place, x, radius + 4, radius * 1.36, PLACES[place].ink)
        gold = "3"
    _bar(canvas, w, h, bar, theme.SIGN)
    big = max(28, min(56.0, bar * 0.84, w * 0.6))
    canvas.number(w * 0.36, h - bar / 2 - 1, gold, big, fill=theme.GOLD_LIGHT)
    canvas.number(w * 0.8, h - bar / 2 - 1, 0, max(28, big * 0.66), fonts.SEMIBOLD, theme.GOLD_LIGHT)


def _specialist(canvas: Canvas, tile: str, w: float, h: float) -> None:
    place, trade, value = place_of(tile), trade_of(tile), int(tile[-1])
    look = PLACES[place]
    bar = min(66.0, h * 0.44)
    base = h - bar
    _ground(canvas, w, h)
    small = w < 76
    inside = Box(_EDGE, _EDGE, w - 2 * _EDGE, base)
    canvas.stamp(
        inside.x, inside.y, _bust, place, trade, value, inside.w, inside.h, reach=Box(0, 0, inside.w, inside.h)
    )
    _bar(canvas, w, h, bar, look.fill)
    radius = 14 if small else 17
    canvas.circle(radius + 4, radius + 5, radius, theme.SHEET, theme.INK, 2.5)
    glyph(canvas, trade, radius + 4, radius + 5, radius * 1.42, theme.INK)
    glyph(canvas, place, w * 0.27, h - bar / 2 - 1, min(46, bar * 0.7, w * 0.4), look.ink)
    canvas.number(w * 0.7, h - bar / 2 - 1, value, max(28, min(60, bar * 0.95)), fill=look.ink)


def _bust(canvas: Canvas, place: str, trade: str, value: int, w: float, h: float) -> None:
    """A specialist at the window of a card; the shoulders end at its edge and below it, so that the face is larger."""
    canvas.rect(Box(0, 0, w, h), PLACES[place].tint, 6)
    scale = (h - 5) / 64
    cx = min(w * 0.66, w - 44 * scale) if w > 100 * scale else w + _EDGE - 44 * scale
    reach = portraits.REACH
    canvas.stamp(cx, h - _EDGE + 12 * scale, portraits.portrait, place, trade, value, reach=reach, scale=scale)
    corners = masks.rounded(Box(0, 0, w, h), 6)
    canvas.cut("M" + " L".join(f"{x:.2f},{y:.2f}" for x, y in corners) + " Z")


def slot(canvas: Canvas, box: Box, trade: str, places: tuple[str, ...]) -> None:
    """Where a specialist of this trade and place could work."""
    w, h = round(box.w), round(box.h)
    canvas.stamp(box.x, box.y, _slot, trade, places, w, h, reach=Box(-1, -1, w + 2, h + 2))


def _slot(canvas: Canvas, trade: str, places: tuple[str, ...], w: int, h: int) -> None:
    dashed(canvas, Box(0, 0, w, h), 9, theme.FREE, 3, fill=theme.CELL)
    if w < _NARROW and len(places) == 2:
        for number, (sign, share) in enumerate(((trade, 0.3), *((place, 0.24) for place in places))):
            glyph(canvas, sign, w / 2, h * (0.21 + 0.29 * number), h * share, theme.FREE)
        return
    glyph(canvas, trade, w / 2, h * 0.36, min(36, h * 0.34, w * 0.7), theme.FREE)
    size = min(28, h * 0.28, w / max(1, len(places)) * 0.8)
    for number, place in enumerate(places):
        x = w / 2 + (number - (len(places) - 1) / 2) * (size + 4)
        glyph(canvas, place, x, h * 0.74, size, theme.FREE)


def item(canvas: Canvas, box: Box, tile: str, used: bool = True) -> None:
    """A Magical Item: gilded, with its trade and the place that it serves."""
    canvas.rect(box, theme.GOLD_LIGHT if used else theme.PALE, box.h / 2, theme.GOLD_DARK, 3)
    glyph(canvas, trade_of(tile), box.x + box.h * 0.56, box.cy, box.h * 0.66, "#6d4708")
    x, radius = box.right - box.h * 0.5, box.h * 0.36
    place = place_of(tile)
    if place == "any":
        for index, ink in enumerate(PLACES.values()):
            if index < 6:
                canvas.circle(
                    x + (index % 3 - 1) * radius * 0.72,
                    box.cy + (index // 3 - 0.5) * radius,
                    radius * 0.34,
                    ink.fill,
                    theme.INK,
                    1.5,
                )
        return
    canvas.circle(x, box.cy, radius, PLACES[place].fill, theme.INK, 2)
    glyph(canvas, place, x, box.cy, radius * 1.28, PLACES[place].ink)


def artifact(canvas: Canvas, box: Box, kind: str) -> None:
    """An artifact as a large card: a vase with the sign of its place, or the crowned one."""
    _stamped(canvas, box, _artifact, kind)


def _artifact(canvas: Canvas, kind: str, w: float, h: float) -> None:
    coveted = kind not in theme.ARTIFACT_PLACE
    _ground(canvas, w, h)
    place = place_of(kind)
    fill, ink = (theme.GOLD, theme.INK) if coveted else (PLACES[place].fill, PLACES[place].ink)
    canvas.rect(Box(4, 4, w - 8, h - 8), theme.GOLD_LIGHT if coveted else PLACES[place].tint, 6)
    side = min(w, h) * 0.82
    glyph(canvas, "vase", w / 2, h / 2, side + 8, theme.INK)
    glyph(canvas, "vase", w / 2, h / 2, side, fill)
    glyph(canvas, "crown" if coveted else place, w / 2, h / 2 + side * 0.1, side * 0.36, ink)


def treasure(canvas: Canvas, x: float, y: float, size: float, tile: str) -> None:
    """A treasure around a point: a gem of its level with its value, half a goblet as ½."""
    level, _, kind = tile.partition("-")
    glyph(canvas, "gem", x, y, size * 1.16, theme.INK)
    glyph(canvas, "gem", x, y, size, theme.LEVELS[level])
    if kind:
        said = "½" if kind == "fragment" else kind
        canvas.number(x, y - size * 0.08, said, max(28, size * 0.52), fill=theme.INK)


def ability(canvas: Canvas, box: Box, tile: str) -> None:
    """The sign of a Special Ability on its card."""
    canvas.rect(box, theme.PLUM, 9, theme.GOLD_LIGHT, 3)
    glyph(canvas, theme.ABILITY_GLYPH[tile], box.cx, box.cy, min(box.w, box.h) * 0.62, theme.GOLD_LIGHT)
