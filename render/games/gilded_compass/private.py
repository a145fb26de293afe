"""A player's own picture: what is asked, the roll and where it may go, the secret tiles, the own maps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from engine.games.gilded_compass.components import ARCHIVES, ARTIFACTS, B_BUILDINGS, COVETED, UNIVERSITY
from engine.games.gilded_compass.view import CompassView, Fit, Secrets, Worked
from render.games.gilded_compass import buildings, header, layout, theme, tiles
from render.games.gilded_compass.result import result
from render.kit import fonts, palette, pieces
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.sheet import Sheet, sheet_of
from render.kit.words import Words


class Room(NamedTuple):
    """How much room things get: maps in a row, the width of a map, the height of a mission."""

    across: int
    map: float
    mission: float


Draw = Callable[[Canvas, Box], None]

_RANKED: Final = (ARCHIVES, UNIVERSITY, *B_BUILDINGS)
"""Where the place that dice would get differs."""
_ROOMY: Final = Room(5, 92, 110)
_TIGHT: Final = Room(7, 66, 84)
_FIT_ROW: Final = 74
_CAPTION: Final = 44
_SECRET_ROW: Final = 120
_DRAWN: Final = 300
_BAR: Final = 60
_GONE: Final = 136
_MAP_CELL: Final = 150
_LOWEST: Final = 620
_TALLEST: Final = 1780


def private(view: CompassView, words: Words) -> Sheet:
    """What the reader of `view`, a seat, needs to decide its move; the result when the match is over."""
    assert view.reader is not None
    if view.over:
        return result(view, words)
    for room in (_ROOMY, _TIGHT):
        sections = _sections(view, words, room)
        height = layout.HEADER + sum(high + layout.GAP for high, _ in sections) + layout.MARGIN
        if height <= _TALLEST:
            break
    canvas = Canvas(WIDTH, max(_LOWEST, min(round(height), _TALLEST)), theme.SEA)
    top, sheet = layout.sheet_of(canvas.box).cut_top(layout.HEADER, gap=4)
    mine = view.reader in view.waits or view.turn is None
    key = "accepted" if view.accepted else view.phase
    header.title(canvas, top.inset(0, 8), view, words, words(f"your-{key}") if mine else None)
    for high, draw in sections:
        box, sheet = sheet.cut_top(high, gap=layout.GAP)
        draw(canvas, box)
    return sheet_of(canvas.finish())


def _sections(view: CompassView, words: Words, room: Room) -> list[tuple[float, Draw]]:
    """The parts of the picture from top to bottom, with their heights: what is to be decided first."""
    assert view.reader is not None
    secrets = view.secrets[view.reader]
    assert secrets is not None
    found: list[tuple[float, Draw]] = []
    if view.reader in view.waits:
        if view.roll or view.neutral_roll:
            found.append((layout.ROLL, lambda canvas, box: _roll(canvas, box, view, words)))
        rows = _fit_rows(view)
        if rows:
            found.append((_CAPTION + len(rows) * _FIT_ROW, lambda canvas, box: _fits(canvas, box, rows, view, words)))
        if view.drawn:
            found.append((_DRAWN, lambda canvas, box: _drawn(canvas, box, view, words)))
        if view.phase in ("map", "specialist", "ability", "ally"):
            high = layout.LOWER if view.phase == "specialist" else layout.UPPER
            found.append((high, lambda canvas, box: _offer(canvas, box, view, words)))
    if secrets.collection or secrets.artifacts or secrets.items or secrets.treasures or secrets.chests_drawn:
        found.append((_SECRET_ROW, lambda canvas, box: _secrets(canvas, box, secrets)))
    if secrets.missions:
        high = -(-len(secrets.missions) // 2) * room.mission
        found.append((high, lambda canvas, box: _missions(canvas, box, secrets.missions, view, words)))
    maps = sum(worked.map is not None for worked in view.assignment)
    spare = any(worked.map is None and worked.people for worked in view.assignment)
    lines = max(1, -(-maps // room.across) + spare)
    found.append((_BAR + lines * (_MAP_CELL + 10), lambda canvas, box: _maps(canvas, box, view, words, room)))
    if room is _ROOMY and (view.maps_gone or view.specialists_gone):
        found.append((_GONE, lambda canvas, box: _gone(canvas, box, view, words)))
    return found


def _gone(canvas: Canvas, box: Box, view: CompassView, words: Words) -> None:
    """What is out of the game face up: it tells what can still come."""
    label, room = box.cut_left(190, gap=14)
    canvas.text(label, words("out-of-the-game"), 30, fonts.SEMIBOLD, theme.PARCHMENT_DARK, lines=2, smallest=24)
    draws: list[tuple[str, Callable[[Canvas, Box, str], None]]] = [
        *((tile, tiles.ancient_map) for tile in view.maps_gone),
        *((tile, tiles.specialist) for tile in view.specialists_gone),
        *((tile, tiles.artifact) for tile in view.artifacts_gone),
        *((tile, tiles.item) for tile in view.items_gone),
    ]
    columns = max(10, -(-len(draws) // 2))
    for (tile, draw), cell in zip(draws, room.grid(columns, 2, gap=4), strict=False):
        draw(canvas, cell.placed(min(cell.w, 62), cell.h), tile)


def _roll(canvas: Canvas, box: Box, view: CompassView, words: Words) -> None:
    header.ground(canvas, box)
    header.roll(canvas, box, view, words)


def _offer(canvas: Canvas, box: Box, view: CompassView, words: Words) -> None:
    """The building from which the reader takes something."""
    assert view.resolving is not None
    buildings.ground(canvas, box)
    buildings.draw(canvas, box, view.resolving, view, words)


# --- where the dice may go


def _fit_rows(view: CompassView) -> list[tuple[str, bool, list[Fit]]]:
    """A row for each building and kind of dice, in the order of the buildings; the Library needs none."""
    fits = view.fits
    rows: list[tuple[str, bool, list[Fit]]] = []
    for neutral in (False, True):
        for building in view.buildings[:-1]:
            here = [fit for fit in fits if fit.building == building and fit.neutral == neutral]
            if here or (not neutral and any(not fit.neutral for fit in fits)):
                rows.append((building, neutral, here))
    return rows


def _fits(
    canvas: Canvas, box: Box, rows: Sequence[tuple[str, bool, list[Fit]]], view: CompassView, words: Words
) -> None:
    pieces.panel(canvas, box, theme.PARCHMENT, 16, theme.BRASS_DARK, 3)
    caption, box = box.cut_top(_CAPTION)
    canvas.text(caption.inset(16, 0), words("fits"), 28, fonts.SEMIBOLD, theme.SOFT, smallest=24)
    for (building, neutral, fits), line in zip(rows, box.rows(*[1] * len(rows)), strict=True):
        if neutral:
            canvas.rect(line.inset(4, 2), palette.mix(theme.PARCHMENT, theme.NEUTRAL, 0.22), radius=10)
        name, room = line.inset(16, 0).cut_left(280, gap=10)
        canvas.text(name, words(f"name-{building}"), 32, fonts.BOLD, theme.TEXT, smallest=26)
        owner = None if neutral else view.reader
        if not fits:
            canvas.text(room, words("nothing-fits"), 30, fill=theme.SOFT)
            continue
        x = room.x
        for at, fit in enumerate(fits):
            wide = _fit_width(fit)
            if x + wide > room.right - (70 if at < len(fits) - 1 else 0):
                canvas.text(Box(x, line.y, room.right - x, line.h), f"+{len(fits) - at}", 32, fonts.BOLD, theme.SOFT)
                break
            _fit(canvas, x, line.cy, fit, owner)
            x += wide + 14


def _fit_place(fit: Fit) -> int:
    """The rank or entrance of a placement; 0 where it says nothing."""
    return fit.places[0] if fit.building in _RANKED and fit.places else 0


def _fit_width(fit: Fit) -> float:
    place = _fit_place(fit)
    return len(fit.dice) * 47 + ((40 if place < 10 else 56) if place else 0) + 14


def _fit(canvas: Canvas, x: float, cy: float, fit: Fit, owner: int | None) -> None:
    """The dice of a placement with the rank that they would have."""
    box = Box(x, cy - 30, _fit_width(fit), 60)
    canvas.rect(box, theme.CREAM, radius=12, line=theme.LINE, width=2)
    x = tiles.dice_row(canvas, x + 7, cy, fit.dice, owner, 44)
    if place := _fit_place(fit):
        canvas.number((x + box.right) / 2, cy, f"{place}.", 30, fonts.BOLD, theme.SOFT)


# --- choices that are asked


def _drawn(canvas: Canvas, box: Box, view: CompassView, words: Words) -> None:
    """The tiles that the reader may keep, large."""
    pieces.panel(canvas, box, theme.PARCHMENT, 16, theme.BRASS_LIGHT, 6)
    for tile, cell in zip(view.drawn, box.inset(16).columns(*[1] * max(2, len(view.drawn)), gap=14), strict=False):
        pieces.card(canvas, cell, theme.CREAM, theme.BRASS)
        if tile in ARTIFACTS:
            picture, line = cell.inset(12).cut_top(188, gap=6)
            tiles.artifact(canvas, picture.placed(150, 180), tile)
            canvas.text(line, _artifact_words(tile, view, words), 34, fonts.BOLD, theme.TEXT, across="center")
        else:
            _mission(canvas, cell.inset(10), tile, words)


def _artifact_words(tile: str, view: CompassView, words: Words) -> str:
    """What an artifact is called and what it brings to the reader."""
    secrets = view.secrets[view.reader or 0]
    assert secrets is not None
    if tile == ARTIFACTS[COVETED]:
        return words(f"name-{tile}")
    first, second = secrets.collection
    gold = 4 if tile == first else 2 if tile == second else 1
    return words("artifact-worth", artifact=tile, gold=gold)


# --- secrets


def _secrets(canvas: Canvas, box: Box, secrets: Secrets) -> None:
    """Private collection, artifacts, items, treasures and chests of this round."""
    pieces.panel(canvas, box, palette.mix(theme.SEA_LIGHT, theme.CREAM, 0.82), 16, theme.BRASS_DARK, 3)
    inner = box.inset(16, 12)
    canvas.shape("lock", inner.x + 20, inner.cy, 40, theme.SOFT)
    x = inner.x + 56
    if secrets.collection:
        for kind, gold in zip(secrets.collection, (4, 2), strict=True):
            tiles.artifact(canvas, Box(x, inner.cy - 44, 72, 88), kind)
            pieces.badge(canvas, x + 66, inner.y + 14, gold, 36, theme.BRASS, theme.TEXT, theme.CREAM)
            x += 96
        canvas.line([(x, inner.y), (x, inner.bottom)], theme.LINE, 3)
        x += 20
    groups: list[tuple[str, str, int]] = []
    for what, things in (("artifact", secrets.artifacts), ("item", secrets.items), ("treasure", secrets.treasures)):
        groups += [(what, thing, things.count(thing)) for thing in dict.fromkeys(things)]
    room = inner.right - x - 70 * len(secrets.chests_drawn)
    step = min(112.0, room / max(1, len(groups)))
    for what, thing, count in groups:
        wide = min(66.0, step - 8)
        cell = Box(x, inner.cy - 38, wide, 76)
        if what == "artifact":
            tiles.artifact(canvas, cell, thing)
        elif what == "item":
            tiles.item(canvas, cell, thing)
        else:
            tiles.treasure(canvas, cell, thing)
        if count > 1:
            pieces.badge(canvas, x + wide, inner.bottom - 14, f"×{count}", 32, theme.TEXT, theme.CREAM, theme.CREAM)
        x += step
    for value in secrets.chests_drawn:
        tiles.chest(canvas, Box(x, inner.cy - 32, 64, 64), value)
        x += 70


def _missions(canvas: Canvas, box: Box, missions: tuple[str, ...], view: CompassView, words: Words) -> None:
    """Each mission with what it asks for and what it would bring now."""
    cells = box.grid(2, -(-len(missions) // 2), gap=8)
    left = dict(view.sheet.missions) if view.sheet is not None else {}
    for at, (tile, cell) in enumerate(zip(missions, cells, strict=False)):
        canvas.rect(cell, palette.mix(theme.SEA_LIGHT, theme.CREAM, 0.82), radius=12, line=theme.BRASS_DARK, width=2)
        gold = left.get(tile, 0) // missions[at:].count(tile)
        left[tile] = left.get(tile, 0) - gold
        inner = cell.inset(10, 6)
        if tile.startswith("dual") or tile == "secret":
            picture, inner = inner.cut_left(92, gap=12)
            tiles.mission_map(canvas, picture.placed(92, 70), tile)
        number, inner = inner.cut_right(52, gap=6)
        pieces.badge(canvas, number.cx, number.cy, gold, 42, theme.BRASS, theme.TEXT, theme.CREAM)
        name, text = inner.rows(1, 1)
        canvas.text(name, words(f"name-{tile}"), 32, fonts.BOLD, theme.TEXT, smallest=24)
        canvas.text(text, words(f"brief-{tile.split('-')[0]}"), 28, fill=theme.TEXT)


def _mission(canvas: Canvas, box: Box, tile: str, words: Words) -> None:
    """A mission as a card: name and what it brings."""
    name, text = box.cut_top(88, gap=4)
    if tile.startswith("dual") or tile == "secret":
        picture, name = name.cut_left(104, gap=10)
        tiles.mission_map(canvas, picture.placed(104, 78), tile)
    canvas.text(name, words(f"name-{tile}"), 32, fonts.BOLD, theme.TEXT, lines=2, across="center", smallest=26)
    canvas.text(text, words(f"brief-{tile.split('-')[0]}"), 34, fill=theme.TEXT, lines=4, across="center", smallest=28)


# --- the own maps


def _maps(canvas: Canvas, box: Box, view: CompassView, words: Words, room: Room) -> None:
    """Maps with who is on them (numbered while they are assigned), those left over, and the gold of it all."""
    bar, box = box.cut_top(_BAR - 8, gap=8)
    assert view.sheet is not None
    assigning = view.turn is None
    title = words("own-maps-assigning" if assigning else "own-maps")
    canvas.text(bar.cut_right(330)[1], title, 32, fonts.SEMIBOLD, theme.BRASS_LIGHT, smallest=26)
    canvas.text(bar, words("gold-now", gold=view.sheet.gold), 38, fonts.BOLD, theme.CREAM, across="right")
    maps = [worked for worked in view.assignment if worked.map is not None]
    spare = next(worked for worked in view.assignment if worked.map is None)
    if not maps and not spare.people:
        canvas.text(box.cut_top(60)[0], words("no-maps"), 30, fill=theme.PARCHMENT_DARK)
        return
    for first in range(0, len(maps), room.across):
        line, box = box.cut_top(_MAP_CELL, gap=10)
        cells = line.columns(*[1] * room.across, gap=10)
        for at, cell in enumerate(cells[: len(maps) - first], first):
            _worked(canvas, cell, maps[at], at + 1 if assigning else None, room.map)
    if spare.people:
        line = box.cut_top(_MAP_CELL)[0]
        canvas.rect(line, theme.SEA_DARK, radius=14)
        label, people = line.inset(16, 10).cut_left(190, gap=10)
        canvas.text(label, words("left-over"), 30, fonts.SEMIBOLD, theme.PARCHMENT_DARK, lines=2)
        step = min(104.0, people.w / len(spare.people))
        for at, (who, item) in enumerate(spare.people):
            tiles.specialist(canvas, Box(people.x + at * step, people.cy - 56, min(90.0, step - 8), 112), who, item)


def _worked(canvas: Canvas, box: Box, worked: Worked, number: int | None, size: float) -> None:
    """A map with the specialists on it and their items."""
    canvas.rect(box, theme.SEA_LIGHT, radius=14)
    assert worked.map is not None
    left, right = box.inset(8).cut_left(size, gap=6)
    tiles.any_map(canvas, left.placed(size, size * 0.83, down="top"), worked.map)
    if number is not None:
        pieces.badge(canvas, left.x + 24, left.bottom - 24, number, 42, theme.BRASS, theme.TEXT, theme.CREAM)
    if not worked.people:
        for kind, spot in zip(("compass", "shovel"), right.cut_top(84)[0].columns(1, 1, gap=4), strict=True):
            canvas.rect(spot, theme.SEA, radius=10)
            tiles.tool(canvas, kind, spot.cx, spot.cy, 38, palette.mix(theme.SEA_LIGHT, theme.CREAM, 0.25))
    wide = min(62.0, right.w / max(1, len(worked.people)) - 4)
    for at, (who, item) in enumerate(worked.people):
        tiles.specialist(canvas, Box(right.x + at * (wide + 4), right.y, wide, 84), who, item)
        if item:
            tiles.item(canvas, Box(right.x + at * (wide + 4) + wide / 2 - 21, right.bottom - 48, 42, 50), item)
