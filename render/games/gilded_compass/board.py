"""The public picture: whose turn it is, the roll, the buildings, and what everybody has."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.games.gilded_compass.view import CompassView
from render.games.gilded_compass import buildings, header, layout, players, result, theme
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.sheet import Sheet, sheet_of
from render.kit.words import Words


class Places(NamedTuple):
    """Where things lie: the buildings in the order in which they are resolved, the players' rows."""

    title: Box
    roll: Box
    buildings: tuple[Box, ...]
    players: tuple[Box, ...]


def places(canvas: Canvas, seats: int) -> Places:
    """The picture cut up."""
    title, sheet = layout.sheet_of(canvas.box).cut_top(layout.HEADER)
    roll, sheet = sheet.cut_top(layout.ROLL, gap=layout.GAP)
    upper, sheet = sheet.cut_top(layout.UPPER, gap=layout.GAP)
    lower, sheet = sheet.cut_top(layout.LOWER, gap=layout.GAP)
    rows: list[Box] = []
    for _ in range(seats):
        row, sheet = sheet.cut_top(layout.player_height(seats), gap=8)
        rows.append(row)
    houses = (*upper.columns(1, 1, 1, gap=layout.GAP), *lower.columns(7, 3, gap=layout.GAP))
    return Places(title.inset(0, 8), roll, houses, tuple(rows))


@lru_cache(maxsize=4)
def _ground(seats: int) -> Image.Image:
    """The panels, which never change."""
    canvas = Canvas(WIDTH, layout.board_height(seats), theme.SEA)
    where = places(canvas, seats)
    header.ground(canvas, where.roll)
    for box in where.buildings:
        buildings.ground(canvas, box)
    for seat, box in enumerate(where.players):
        players.ground(canvas, box, seat)
    return canvas.image


def board(view: CompassView, words: Words) -> Sheet:
    """The table as the reader of `view` sees it."""
    if view.over:
        return result.result(view, words)
    canvas = Canvas.over(_ground(view.seats).copy())
    where = places(canvas, view.seats)
    header.title(canvas, where.title, view, words)
    header.roll(canvas, where.roll, view, words)
    for building, box in zip(view.buildings, where.buildings, strict=True):
        buildings.draw(canvas, box, building, view, words)
    for seat, box in enumerate(where.players):
        players.row(canvas, box, seat, view, words)
    return sheet_of(canvas.finish())
