"""The buildings of a table, each in a panel of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.gilded_compass.components import (
    ARCHIVES,
    AUCTION,
    GALLEON,
    GUILD,
    ILLUMINATI,
    LIBRARY,
    TEMPLE,
    TOWER,
    UNIVERSITY,
)
from engine.games.gilded_compass.view import CompassView, Group
from render.games.gilded_compass import theme, tiles
from render.kit import fonts, palette, pieces
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.words import Words

TITLE: Final = 50
_MANY: Final = 8
"""With more sets than this the host's short forms are shown."""
_LONG: Final = 6
"""A longer set in the Archives is shown as a number and a die."""
_WIDE: Final = 700
"""A building as wide as this has room to explain what it offers."""
_REWARDS: Final = {AUCTION: ("3 → 2", "2 → 1", "1"), GUILD: ("3 → 1", "2 → 1", "1")}
"""How many tiles each place looks at and how many it keeps."""


def ground(canvas: Canvas, box: Box) -> None:
    """The panel of a building, without anything on it."""
    pieces.panel(canvas, box, theme.PARCHMENT, 16, theme.BRASS_DARK, 3)


def draw(canvas: Canvas, box: Box, building: str, view: CompassView, words: Words) -> None:
    """A building, on its panel: name, place in the order of resolution, what it offers and the dice in it."""
    active = view.resolving == building
    if active:
        canvas.rect(box, None, 16, theme.BRASS_LIGHT, 6)
    bar, inner = box.inset(14, 10).cut_top(TITLE - 8, gap=8)
    number, name = bar.cut_left(46)
    order = view.buildings.index(building) + 1
    fill = theme.BRASS if active else theme.SOFT
    pieces.badge(canvas, number.x + 19, bar.cy, order, 36, fill, theme.CREAM, theme.CREAM)
    canvas.text(name, words(f"name-{building}"), 34, fonts.BOLD, theme.TEXT, smallest=28)
    _DRAW[building](canvas, inner, view, words)


def _last(view: CompassView, building: str) -> Group | None:
    """The dice of the last placement if it was in this building."""
    last = view.last
    return Group(last.owner, last.dice) if last is not None and last.building == building else None


# --- sets


def _sets(
    canvas: Canvas,
    box: Box,
    groups: Sequence[Group],
    places: int,
    rewards: Sequence[str],
    short: str,
    last: Group | None,
) -> None:
    """Sets in order of rank, the winning places with their numbers (and rewards).

    last:  the set of the last placement, which is marked.
    short: how a set looks when there are many: "ends" shows its low and high die, "count" its size and one die.
    """
    if not groups and not rewards:
        return
    few = len(groups) <= _MANY and (short != "count" or all(len(group.dice) <= _LONG for group in groups))
    columns = 1 if few and len(groups) <= 6 else 2
    rows = max(4, len(rewards), -(-len(groups) // columns))
    step = min(64.0, box.h / rows)
    wide = box.w / columns
    for place in range(max(len(groups), len(rewards))):
        column, row = divmod(place, rows)
        x, cy = box.x + column * wide, box.y + (row + 0.5) * step
        wins = place < places
        size = min(40.0, step - 6)
        pieces.badge(
            canvas, x + size / 2 + 2, cy, place + 1, size, theme.BRASS if wins else theme.STONE, theme.TEXT, theme.CREAM
        )
        x += size + 12
        if place < len(rewards) and columns == 1:
            reward = Box(box.right - 70, cy - 18, 70, 36)
            canvas.text(reward, rewards[place], 28, fonts.SEMIBOLD, theme.SOFT, across="right", smallest=24)
        if place >= len(groups):
            continue
        group = groups[place]
        if group == last:
            pieces.changed(canvas, Box(box.x + column * wide + 2, cy - step / 2 + 5, wide - 6, step - 10), 12)
        room = wide - size - 14 - (70 if rewards and columns == 1 else 0)
        if few:
            _set(canvas, x, cy, group.dice, group.owner, step - 8, room)
        elif short == "ends":
            ends = (group.dice[0], group.dice[-1]) if len(group.dice) > 1 else group.dice
            tiles.mark(canvas, group.owner, x + 13, cy, 24)
            tiles.dice_row(canvas, x + 30, cy, ends, group.owner, min(step - 8, (room - 30) / 2 - 3))
        else:
            tiles.mark(canvas, group.owner, x + 13, cy, 24)
            canvas.number(x + 50, cy, f"{len(group.dice)}×", 30, fill=theme.TEXT)
            tiles.dice_row(canvas, x + 76, cy, group.dice[:1], group.owner, min(step - 8, 44))


def _set(canvas: Canvas, x: float, cy: float, dice: Sequence[int], owner: int | None, high: float, room: float) -> None:
    """The sign of the owner and all dice, as large as the room allows."""
    size = min(52.0, high, (room - 40) / len(dice) - 3)
    tiles.mark(canvas, owner, x + 15, cy, 28)
    tiles.dice_row(canvas, x + 38, cy, dice, owner, size)


def _archives(canvas: Canvas, box: Box, view: CompassView, words: Words) -> None:
    top, below = box.cut_top(84, gap=12)
    for tile, cell in zip(view.maps, top.columns(1, 1, 1, 1, gap=8), strict=False):
        tiles.ancient_map(canvas, cell, tile)
    if not view.maps:
        canvas.text(top, words("all-taken"), 28, fill=theme.SOFT, across="center")
    _sets(canvas, below, view.archives, 4, (), "count", _last(view, ARCHIVES))


def _hall(canvas: Canvas, box: Box, view: CompassView, words: Words) -> None:
    _sets(canvas, box, view.hall, 3, _REWARDS[view.b], "ends", _last(view, view.b))


# --- University and Library


def _university(canvas: Canvas, box: Box, view: CompassView, words: Words) -> None:
    """The row of entrances, and the specialists on offer below."""
    row, below = box.cut_top(84, gap=14)
    last = _last(view, UNIVERSITY)
    fresh = list(last.dice) if last else []
    cells = row.columns(*[1] * view.university_width, gap=10)
    for at, cell in enumerate(cells):
        door = cell.placed(min(cell.w, 96), cell.h)
        canvas.rect(door, theme.STONE, radius=14)
        canvas.rect(Box(door.x, door.cy, door.w, door.h / 2), theme.STONE)
        canvas.rect(door.inset(5), theme.PARCHMENT_DARK, radius=11)
        if at < len(view.university):
            group = view.university[at]
            if last and group.owner == last.owner and group.dice[0] in fresh:
                fresh.remove(group.dice[0])
                pieces.changed(canvas, door.inset(8, 4), 12)
            tiles.die(canvas, Box(door.cx - 33, door.cy - 33, 66, 66), group.dice[0], group.owner)
            tiles.mark(canvas, group.owner, door.right - 12, door.y + 10, 26)
        else:
            canvas.number(door.cx, door.cy, at + 1, 34, fonts.SEMIBOLD, theme.STONE_DARK)
    offers = below.columns(*[1] * max(view.university_width, 1), gap=10)
    for tile, cell in zip(view.specialists, offers, strict=False):
        tiles.specialist(canvas, cell.placed(min(cell.w, 88), cell.h), tile)
    if not view.specialists:
        canvas.text(below, words("all-taken"), 28, fill=theme.SOFT, across="center")


def _library(canvas: Canvas, box: Box, view: CompassView, words: Words) -> None:
    """How many dice everybody has here."""
    cells = box.grid(3, 2, gap=8)
    for seat, player in enumerate(view.players):
        cell = cells[seat]
        if view.last is not None and (view.last.building, view.last.owner) == (LIBRARY, seat):
            pieces.changed(canvas, cell.placed(cell.w - 8, 64), 12)
        tiles.mark(canvas, seat, cell.x + 26, cell.cy, 40)
        canvas.number(cell.x + 76, cell.cy, player.library, 52, fill=theme.TEXT if player.library else theme.STONE)


# --- C buildings


def _temple(canvas: Canvas, box: Box, view: CompassView, words: Words) -> None:
    columns = 2
    last = _last(view, TEMPLE)
    for tile, cell in zip(view.temple, box.grid(columns, 2, gap=14), strict=False):
        canvas.shadow(cell, 14, blur=6, dy=3, opacity=0.3)
        canvas.rect(cell, theme.BRASS_DARK, radius=14)
        canvas.rect(cell.inset(4), theme.BRASS_LIGHT, radius=11)
        size = min(cell.h * 0.5, cell.w / 2 - 22)
        for value, spot in zip(tile.dice, cell.inset(12, 8).columns(1, 1, gap=8), strict=True):
            face = spot.placed(size, size)
            if tile.claimed:
                tiles.die(canvas, face, value, tile.owner)
            else:
                pieces.die(canvas, face, value, theme.CREAM, theme.SOFT)
        if tile.claimed:
            if last == Group(tile.owner, tile.dice):
                pieces.changed(canvas, cell.inset(6), 10)
            tiles.mark(canvas, tile.owner, cell.right - 16, cell.y + 16, 36)
    if not view.temple:
        canvas.text(box, words("all-taken"), 28, fill=theme.SOFT, across="center")


def _piles(canvas: Canvas, box: Box, view: CompassView, winners: int, totals: bool) -> None:
    """Sets, longest first, with their totals where those count."""
    groups = view.piles
    last = _last(view, view.c)
    rows = max(3, len(groups))
    step = min(66.0, box.h / rows)
    for place, group in enumerate(groups):
        cy = box.y + (place + 0.5) * step
        wins = place < winners
        if last is not None and group.owner == last.owner:
            pieces.changed(canvas, Box(box.x + 2, cy - step / 2 + 5, box.w - 6, step - 10), 12)
        size = min(38.0, step - 6)
        pieces.badge(
            canvas,
            box.x + size / 2 + 2,
            cy,
            place + 1,
            size,
            theme.BRASS if wins else theme.STONE,
            theme.TEXT,
            theme.CREAM,
        )
        room = box.w - size - 14 - (64 if totals else 0)
        _set(canvas, box.x + size + 12, cy, group.dice, group.owner, step - 8, room)
        if totals:
            right = Box(box.right - 66, cy - 24, 66, 48)
            canvas.text(right, f"={sum(group.dice)}", 34, fonts.BOLD, theme.TEXT, across="right")


def _illuminati(canvas: Canvas, box: Box, view: CompassView, words: Words) -> None:
    top, below = box.cut_top(150, gap=10)
    for tile, cell in zip(view.abilities, top.rows(1, 1, 1, gap=4), strict=False):
        tiles.ability(canvas, cell.x + 23, cell.cy, 46, tile)
        label = cell.cut_left(56)[1]
        if box.w > _WIDE:
            label, brief = label.cut_left(330)
            canvas.text(brief, words(f"brief-{tile}"), 30, fill=theme.TEXT, smallest=26)
        canvas.text(label, words(f"name-{tile}"), 30, fonts.SEMIBOLD, theme.TEXT, smallest=26)
    if not view.abilities:
        canvas.text(top, words("all-taken"), 28, fill=theme.SOFT, across="center")
    _piles(canvas, below, view, 2, totals=False)


def _galleon(canvas: Canvas, box: Box, view: CompassView, words: Words) -> None:
    top, below = box.cut_top(64, gap=10)
    x = top.x
    for seat, player in enumerate(view.players):
        if player.chests_drawn:
            tiles.chest(canvas, Box(x, top.y + 4, 56, 56), None)
            canvas.number(x + 80, top.cy, f"×{player.chests_drawn}", 30, fill=theme.TEXT)
            tiles.mark(canvas, seat, x + 48, top.y + 10, 24)
            x += 116
    if x == top.x:
        for at in range(3):
            tiles.chest(canvas, Box(top.x + at * 66, top.y + 4, 56, 56), None)
    _piles(canvas, below, view, 1, totals=True)


def _tower(canvas: Canvas, box: Box, view: CompassView, words: Words) -> None:
    """Two towers, the third floor on top, with the treasure of each floor between them."""
    left, middle, right = box.columns(5, 3, 5, gap=10)
    foot = 40
    floors = ("gold", "silver", "bronze")
    last = _last(view, TOWER)
    for tower, column, label in zip(view.towers, (left, right), ("1-3", "4-6"), strict=True):
        walls, base = column.cut_top(column.h - foot)
        canvas.rect(Box(walls.x, walls.y, walls.w, walls.h), theme.STONE, radius=10)
        for at, cell in enumerate(walls.inset(7, 7).rows(1, 1, 1, gap=7)):
            canvas.rect(cell, palette.mix(theme.LEVELS[floors[at]], theme.CREAM, 0.72), radius=8)
            floor = 2 - at
            if floor < len(tower):
                group = tower[floor]
                if last and floor == 0 and group.owner == last.owner and group.dice[0] in last.dice:
                    pieces.changed(canvas, cell.inset(6), 8)
                size = min(cell.h - 14, 72)
                tiles.die(canvas, Box(cell.cx - size / 2, cell.cy - size / 2, size, size), group.dice[0], group.owner)
                tiles.mark(canvas, group.owner, cell.right - 18, cell.y + 16, 28)
        canvas.text(base, label.replace("-", "–"), 32, fonts.BOLD, theme.TEXT, across="center")
    for level, cell in zip(floors, middle.cut_top(middle.h - foot)[0].rows(1, 1, 1, gap=7), strict=True):
        tiles.treasure(canvas, cell.placed(66, 66), level)


_DRAW: Final = {
    ARCHIVES: _archives,
    UNIVERSITY: _university,
    LIBRARY: _library,
    AUCTION: _hall,
    GUILD: _hall,
    TEMPLE: _temple,
    ILLUMINATI: _illuminati,
    GALLEON: _galleon,
    TOWER: _tower,
}
