"""A reader's own side: its expeditions, who waits for a map, and what only it knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from render.games.gilded_compass import theme, tiles
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.marks import coin
from render.kit import fonts, palette, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box

HEAD: Final = 64
_GAP: Final = 10
_MISSIONS: Final = {False: (2, 112), True: (3, 72)}
"""How many missions stand side by side and how high they are: in words, and short."""


class Camp(NamedTuple):
    """A map (None for who waits for one), its (specialist, item) pairs, and the trades that could still come."""

    map: str | None
    people: tuple[tuple[str, str], ...]
    missing: tuple[str, ...]
    places: tuple[str, ...]


class Mission(NamedTuple):
    """A mission: its name, what it asks for, and its gold now."""

    name: str
    brief: str
    gold: int


class Chip(NamedTuple):
    """Something secret (or an own ability): its kind, its tile, a number before and behind it, whether it is wanted."""

    kind: str
    tile: str
    number: int
    worth: int
    wanted: bool


class Size(NamedTuple):
    """How large the cards of the expeditions are, and how wide an empty place beside them."""

    card: float
    high: float
    slot: float

    @property
    def box(self) -> Box:
        """A card at the origin."""
        return Box(0, 0, self.card, self.high)


GIANT: Final = Size(176, 204, 76)
HUGE: Final = Size(132, 152, 60)
LARGE: Final = Size(108, 128, 52)
MIDDLE: Final = Size(88, 108, 46)
SMALL: Final = Size(72, 92, 40)


_WORD: Final = 108
"""Room for "waits" before those who have no map."""


def _width(camp: Camp, size: Size) -> float:
    cards = (len(camp.people) + (camp.map is not None)) * (size.card + 4)
    return cards + len(camp.missing) * (size.slot + 4) + 12 + (_WORD if camp.map is None else 0)


def _lines(camps: Sequence[Camp], room: float, size: Size) -> list[list[Camp]]:
    lines: list[list[Camp]] = [[]]
    left = room
    for camp in camps:
        wide = _width(camp, size) + _GAP
        if wide > left + _GAP and lines[-1]:
            lines.append([])
            left = room
        lines[-1].append(camp)
        left -= wide
    return lines


_NOTHING: Final = 92


def expeditions_height(camps: Sequence[Camp], size: Size) -> float:
    """How high the expeditions are with cards of this size; without any, a line says so."""
    if not camps:
        return _NOTHING
    return len(_lines(camps, 1168 - 32, size)) * (size.high + 20) + 12


def missions_height(count: int, short: bool) -> float:
    """How high so many missions are; short ones leave out what they ask for."""
    across, high = _MISSIONS[short]
    return -(-count // across) * high + 8 if count else 0


def chips_height(chips: Sequence[Chip]) -> float:
    """How high the strip of secrets is."""
    return len(_chip_lines(chips, 1168 - 100)) * _CHIP + 12 if chips else 0


def heading(canvas: Canvas, box: Box, seat: int, said: str, label: str, gold: int) -> None:
    """The head of the own side, with what the reader would score now."""
    dark = palette.seat(seat).dark
    canvas.rect(box, dark, 14)
    canvas.rect(Box(0, 30, box.w, box.h - 30), dark)
    number = str(gold)
    wide = text.width(number, text.Style(56, fonts.BOLD))
    canvas.text(Box(box.w - 20 - wide, 0, wide + 4, HEAD), number, 56, fonts.BOLD, theme.GOLD_LIGHT)
    coin(canvas, box.w - 52 - wide, HEAD / 2, 24)
    end = box.w - 92 - wide
    words = text.width(said, text.Style(44, fonts.BOLD))
    canvas.text(Box(22, 0, min(words + 4, end - 40), HEAD), said, 44, fonts.BOLD, "#ffffff")
    canvas.text(Box(words + 50, 0, end - words - 50, HEAD), label, 36, fill="#ffffff", across="right", smallest=28)


def expeditions(room: Box, camps: Sequence[Camp], size: Size) -> list[tuple[Box, Camp]]:
    """Where each camp lies in the room of the expeditions: the maps first, then who waits for one."""
    found: list[tuple[Box, Camp]] = []
    y = room.y + 12
    for line in _lines(camps, room.w - 32, size):
        x = room.x + 16
        for camp in line:
            wide = _width(camp, size)
            found.append((Box(x, y, wide, size.high + 16), camp))
            x += wide + _GAP
        y += size.high + 20
    return found


def paper(canvas: Canvas, box: Box, said: str) -> None:
    """The ground of the own side, with what is said where it holds nothing."""
    canvas.rect(box, theme.PAPER)
    canvas.text(box.inset(24, 0), said, 42, fill=theme.MUTED)


def camp(canvas: Canvas, box: Box, camp: Camp, size: Size, waiting: str) -> None:
    """A map with its people and empty places; who waits for a map stands behind the word `waiting`."""
    canvas.rect(box, theme.PAPER)
    _camp(canvas, Box(0, 4, box.w, box.h - 8), camp, size, waiting)


def _camp(canvas: Canvas, box: Box, camp: Camp, size: Size, waiting: str) -> None:
    x = box.x + 6
    if camp.map is None:
        canvas.rect(box, "#eadfc4", 12)
        canvas.text(Box(x + 2, box.y, _WORD - 8, box.h), waiting, 34, fill=theme.MUTED, across="center", smallest=28)
        x += _WORD
    else:
        tint = theme.PLACES[camp.places[0]].tint if len(camp.places) == 1 else theme.CELL
        canvas.rect(box, palette.mix(tint, theme.PAPER, 0.3), 12, theme.LINE, 2)
        tiles.ancient_map(canvas, Box(x, box.y + 4, size.card, size.high), camp.map)
        x += size.card + 4
    for who, item in camp.people:
        card = Box(x, box.y + 4, size.card, size.high)
        tiles.specialist(canvas, card, who)
        if item:
            badge = Box(card.right - 56, card.y - 4, 58, 40)
            canvas.rect(badge, theme.GOLD_LIGHT, 20, theme.GOLD_DARK, 3)
            canvas.number(badge.cx, badge.cy, "×2", 32, fill=theme.INK)
        x += size.card + 4
    for trade in camp.missing:
        tiles.slot(canvas, Box(x, box.y + 4, size.slot, size.high), trade, camp.places[:2])
        x += size.slot + 4


def missions(canvas: Canvas, box: Box, found: tuple[Mission, ...], short: bool) -> None:
    """What each mission asks for and what it brings now; short ones without the first."""
    canvas.rect(box, theme.PAPER)
    across, high = _MISSIONS[short]
    wide = (box.w - 24) / across
    for number, mission in enumerate(found):
        cell = Box(12 + number % across * wide, 4 + number // across * high, wide - 8, high - 6)
        canvas.rect(cell, theme.SIGN, 10)
        left = 12 if short else 60
        if not short:
            glyph(canvas, "scroll", cell.x + left / 2 + 2, cell.cy, 40, theme.GOLD_LIGHT)
        gold = str(mission.gold)
        digits = text.width(gold, text.Style(44, fonts.BOLD))
        canvas.text(Box(cell.right - digits - 14, cell.y, digits + 4, cell.h), gold, 44, fonts.BOLD, theme.GOLD_LIGHT)
        coin(canvas, cell.right - digits - 34, cell.cy, 16)
        room = Box(cell.x + left, cell.y + 1, cell.w - digits - left - 56, cell.h - 2)
        if short:
            canvas.text(room, mission.name, 36, fonts.SEMIBOLD, theme.LIGHT, lines=2, smallest=28)
        else:
            upper, lower = room.rows(38, 66)
            canvas.text(upper, mission.name, 36, fonts.BOLD, theme.LIGHT, smallest=28)
            canvas.text(lower, mission.brief, 32, fill="#d6cbe2", lines=2, smallest=28)


# --- secrets

_CHIP: Final = 84
"""A line of the strip."""


def _chip_width(chip: Chip) -> float:
    if chip.kind == "artifact":
        return 146
    if chip.kind == "item":
        return 152 + (54 if chip.number > 1 else 0)
    if chip.kind == "person":
        return 76
    if chip.kind == "word":
        return text.width(chip.tile, text.Style(34)) + 12
    if chip.kind == "ability":
        return 76 + (54 if chip.number > 1 else 0)
    return 88 + (54 if chip.number > 1 else 0)


def _chip_lines(chips: Sequence[Chip], room: float) -> list[list[Chip]]:
    lines: list[list[Chip]] = [[]]
    left = room
    for words in _phrases(chips):
        all_wide = sum(_chip_width(chip) + 8 for chip in words)
        if left < all_wide <= room and lines[-1]:
            lines.append([])
            left = room
        for chip in words:
            wide = _chip_width(chip) + 8
            if wide > left and lines[-1]:
                lines.append([])
                left = room
            lines[-1].append(chip)
            left -= wide
    return lines


def _phrases(chips: Sequence[Chip]) -> list[list[Chip]]:
    """What should stay on one line: a word with what it tells about."""
    found: list[list[Chip]] = []
    told = False
    for chip in chips:
        told = told or chip.kind == "word"
        if chip.kind == "word" or not told:
            found.append([])
        found[-1].append(chip)
    return found


def chip_places(box: Box, chips: Sequence[Chip]) -> list[tuple[Chip, Box]]:
    """Each chip with where it lies on the strip in this box."""
    found: list[tuple[Chip, Box]] = []
    for number, line in enumerate(_chip_lines(chips, 1168 - 100)):
        x = box.x + 82
        for chip in line:
            wide = _chip_width(chip)
            found.append((chip, Box(x, box.y + 9 + number * _CHIP, wide, 74)))
            x += wide + 8
    return found


def secrets(canvas: Canvas, box: Box, chips: tuple[Chip, ...]) -> None:
    """What only the reader knows, on a dark strip with a padlock."""
    canvas.rect(box, theme.PAPER)
    plate = box.inset(8, 4)
    canvas.rect(plate, theme.SIGN, 12)
    glyph(canvas, "lock", plate.x + 36, plate.cy, 40, theme.GOLD_LIGHT)
    for chip, place in chip_places(box, chips):
        _chip(canvas, place, chip)


def _chip(canvas: Canvas, box: Box, chip: Chip) -> None:
    if chip.kind == "artifact":
        _artifact(canvas, box, chip)
        return
    if chip.kind == "person":
        tiles.specialist(canvas, Box(box.x, box.y, 70, 74), chip.tile)
        return
    if chip.kind == "word":
        canvas.text(box, chip.tile, 34, fill="#d6cbe2", smallest=28)
        return
    x = box.x
    if chip.kind == "item":
        tiles.item(canvas, Box(x, box.cy - 29, 138, 58), chip.tile)
        x += 146
    elif chip.kind == "treasure":
        tiles.treasure(canvas, x + 40, box.cy, 66, chip.tile)
        x += 84
    elif chip.kind == "ability":
        tiles.ability(canvas, Box(x, box.y, 68, 74), chip.tile)
        x += 74
    else:
        glyph(canvas, "chest", x + 24, box.cy, 46, "#b9a3d0" if chip.kind == "drawn" else theme.GOLD)
        canvas.number(x + 66, box.cy, chip.worth, 44, fill="#ffffff")
        x += 86
    if chip.number > 1:
        canvas.number(x + 22, box.cy, f"×{chip.number}", 36, fill=theme.LIGHT)


def _artifact(canvas: Canvas, box: Box, chip: Chip) -> None:
    """How many artifacts of a place, and what each is worth; the wanted ones have a golden rim."""
    crowned = chip.tile == "crown"
    look = theme.Place(theme.GOLD_LIGHT, theme.INK, "") if crowned else theme.PLACES[chip.tile]
    fill, ink = (look.fill, look.ink) if chip.number else ("#4a3d57", theme.CELL)
    canvas.rect(box, fill, 10, theme.GOLD_LIGHT if chip.wanted else "#8d7f98", 5 if chip.wanted else 2)
    glyph(canvas, chip.tile, box.x + 30, box.cy, 38, ink)
    canvas.number(box.x + 74, box.cy, chip.number, 50, fill=ink)
    canvas.number(box.x + 115, box.cy, f"×{chip.worth}", 34, fonts.SEMIBOLD, ink)
