"""The town with its five houses: what is asked of whom, where the dice lie, where they may go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.games.gilded_compass.components import (
    ABILITIES_A_ROUND,
    ARCHIVES,
    AUCTION,
    GALLEON,
    GUILD,
    ILLUMINATI,
    LIBRARY,
    TEMPLE,
    UNIVERSITY,
)
from engine.games.gilded_compass.view import CompassView
from render.games.gilded_compass import entries, header, layout, scenery, theme
from render.games.gilded_compass.buildings import (
    archives,
    galleon,
    hall,
    illuminati,
    library,
    temple,
    tower,
    university,
)
from render.games.gilded_compass.house import crown, crown_area, front_area, hull, room, walls
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words

_BETWEEN: Final = {"help": "between-help", "gift": "between-gift", "assign": "between-assign"}


def town(view: CompassView, asked: bool, tight: bool = False) -> layout.Town:
    """Where the houses stand; higher ones where many sets lie or ways are shown to whoever is asked.

    A `tight` town leaves more room for what stands below it.
    """
    upper = layout.UPPER + (0 if tight else entries.crowd(view, asked))
    lower = layout.LOWER + (university.GAINS if view.specialist_gains else 0)
    if asked and entries.fits(view, UNIVERSITY, asked):
        lower += university.ASKED
    return layout.town(upper, lower, min(1 if tight else 2, entries.lines(view, asked)))


def draw(sheet: Sheet, where: layout.Town, view: CompassView, words: Words, said: str, asked: bool) -> None:
    """Draws sky, head and houses; `asked`: the reader is to place."""
    fronts(sheet, where, view.buildings, words, view.resolving)
    # The head changes with every roll, so it lies on the roofs, which do not.
    head(sheet, view, words, said)
    for number, (name, box) in enumerate(zip(view.buildings, where.houses, strict=True), 1):
        _inside(sheet, room(box, name, _roof(number)), where.lines, name, view, words, asked)


def fronts(
    sheet: Sheet, where: layout.Town, buildings: tuple[str, ...], words: Words, resolving: str | None = None
) -> None:
    """The empty town: what is the same however a match goes."""
    _backdrop(sheet, GALLEON in buildings, where)
    for number, (name, box) in enumerate(zip(buildings, where.houses, strict=True), 1):
        roof = _roof(number)
        sheet.keep(front_area(box, roof), hull if name == GALLEON else walls)
        sheet.keep(crown_area(box, roof), crown, name, number, words(f"sign-{name}"), resolving == name)
        if name == GALLEON:
            sheet.keep(Box(box.x - 8, box.bottom - 22, box.w + 16, 26), scenery.waves)


def _roof(number: int) -> int:
    return layout.ROOF_UPPER if number <= 3 else layout.ROOF_LOWER


def _backdrop(sheet: Sheet, wreck_lies: bool, where: layout.Town) -> None:
    """Of one size however high the houses are, so that roofs are kept; what is below the town covers the rest."""
    upper, lower = where.houses[0], where.houses[3]
    sheet.keep(Box(0, 0, WIDTH, scenery.HORIZON + 16), scenery.dusk, scenery.HORIZON, 104, ground=theme.DUSK)
    sheet.keep(Box(0, scenery.HORIZON + 16, WIDTH, scenery.WALL), scenery.wall, ground=theme.WALLS)
    sheet.keep(Box(0, upper.bottom - 14, WIDTH, scenery.STREET), scenery.street, ground=theme.DUSK)
    sheet.keep(Box(0, where.end, WIDTH, sheet.height - where.end), scenery.dark, ground=theme.DUSK)
    if wreck_lies:
        wreck = where.houses[2]
        sheet.keep(Box(796, wreck.y + 66, WIDTH - 796, wreck.h - 62), scenery.sea)
    sheet.keep(Box(768, lower.bottom - 104, 90, 110), scenery.lamp)


def head(sheet: Sheet, view: CompassView, words: Words, said: str) -> None:
    """Who acts, the roll, the round."""
    sheet.keep(layout.TITLE, header.title, view.turn, said)
    sheet.keep(layout.DIAL, header.dial, view.round, view.rounds)
    tray = _tray(view, words)
    rounds = words("round", round=view.round, rounds=view.rounds)
    if tray is None or tray.right + header.rounds_width(rounds) <= layout.ROUND.right:
        sheet.keep(layout.ROUND, header.rounds, rounds)
    if tray is not None:
        assert view.turn is not None
        tokens = view.players[view.turn].tokens
        sheet.keep(tray, header.tray, view.roll, view.neutral_roll, view.turn, tokens, words("re-rolls"))
    elif view.resolving:
        sheet.keep(layout.NOTE, header.note, words("resolving", building=view.resolving))
    elif view.phase in _BETWEEN:
        sheet.keep(layout.NOTE, header.note, words(_BETWEEN[view.phase]))


def _tray(view: CompassView, words: Words) -> Box | None:
    """Where the roll lies, if there is one."""
    count = len(view.roll) + len(view.neutral_roll)
    if view.turn is None or not count:
        return None
    wide = header.tray_width(count, view.players[view.turn].tokens, words("re-rolls"))
    return Box(layout.TRAY.x, layout.TRAY.y, wide, layout.TRAY.h)


def _inside(sheet: Sheet, box: Box, lines: int, name: str, view: CompassView, words: Words, asked: bool) -> None:
    more = entries.ways(view, name, asked)
    found: Iterable[layout.Part] = ()
    if name in (AUCTION, GUILD):
        sign = "vase" if name == AUCTION else "scroll"
        out = entries.artifacts_out(view)
        found = hall.parts(box, sign, entries.ranked(view, name, asked), words("free"), words("out"), out, more, lines)
    elif name == ARCHIVES:
        lying = entries.ranked(view, name, asked)
        upper, lower = box.cut_top(archives.OFFER)
        sheet.keep(upper, archives.offer, view.maps, view.map_gains)
        if view.maps or lying:
            found = archives.parts(lower, lying, words("free"), more, lines)
        else:
            sheet.keep(box, archives.resolved, words("all-taken"))
    elif name == GALLEON:
        labels = (words("next-set"), words("dice-n", count=view.next_size), words("sum-at-least"))
        found = galleon.parts(box, labels, view.next_total, entries.ranked(view, name, asked), words("of"), more, lines)
    elif name == ILLUMINATI:
        cards = tuple((theme.ABILITY_GLYPH[tile], words(f"short-{tile}")) for tile in view.abilities)
        lying = entries.ranked(view, name, asked)
        found = illuminati.parts(box, cards[:ABILITIES_A_ROUND], words("next"), view.next_dice, lying, more, lines)
    elif name == TEMPLE:
        found = temple.parts(box, entries.doors(view, asked), words("all-taken"))
    elif name == UNIVERSITY:
        owner, best = entries.ghosts(view, asked)
        upper, lower = box.cut_top(university.LEDGE)
        sheet.keep(upper, university.arches, view.university_width, entries.standing(view))
        if entries.fits(view, name, asked):
            ways, lower = lower.cut_top(university.ASKED)
            sheet.keep(ways, university.possible, view.university_width, owner, best, more)
        sheet.keep(lower, university.teachers, view.university_width, view.specialists, view.specialist_gains)
    elif name == LIBRARY:
        sheet.keep(box, library.contents, *entries.library(view, asked))
    else:
        sheet.keep(box, tower.contents, entries.floors(view), more)
    for part in found:
        sheet.keep(part.box, part.region, *part.values, ground=part.ground)
