"""The town with its five houses: what is asked of whom, where the dice lie, where they may go."""

from __future__ import annotations

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
from render.games.gilded_compass.house import crown, crown_area, front, front_area, room
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words

_BETWEEN: Final = {"help": "between-help", "gift": "between-gift", "assign": "between-assign"}


def town(view: CompassView, asked: bool, tight: bool = False, *, most: bool = False) -> layout.Town:
    """Where the houses stand; higher ones where many sets lie or ways are shown to whoever is asked.

    A `tight` town leaves more room for what stands below it; `most`: as if there were ways everywhere.
    """
    crowded = entries.crowded(view) and not tight
    upper = layout.UPPER + (layout.CROWD if crowded else 0)
    lower = layout.LOWER + (university.GAINS if view.specialist_gains else 0)
    if asked:
        upper += layout.WAYS_CROWDED if crowded else layout.WAYS
        lower += university.ASKED if most or entries.fits(view, UNIVERSITY, asked) else 0
    return layout.town(upper, lower)


def draw(sheet: Sheet, where: layout.Town, view: CompassView, words: Words, said: str, asked: bool) -> None:
    """Draws sky, head and houses; `asked`: the reader is to place."""
    _backdrop(sheet, view, where)
    for number, (name, box) in enumerate(zip(view.buildings, where.houses, strict=True), 1):
        roof = layout.ROOF_UPPER if number <= 3 else layout.ROOF_LOWER
        sheet.keep(front_area(box, roof), front, name)
        sheet.keep(crown_area(box, roof), crown, name, number, words(f"sign-{name}"), view.resolving == name)
        if name == GALLEON:
            sheet.keep(Box(box.x - 8, box.bottom - 22, box.w + 16, 26), scenery.waves)
    # The head changes with every roll, so it lies on the roofs, which do not.
    head(sheet, view, words, said)
    for number, (name, box) in enumerate(zip(view.buildings, where.houses, strict=True), 1):
        roof = layout.ROOF_UPPER if number <= 3 else layout.ROOF_LOWER
        _inside(sheet, room(box, name, roof), name, view, words, asked)


def _backdrop(sheet: Sheet, view: CompassView, where: layout.Town) -> None:
    upper, lower = where.houses[0], where.houses[3]
    sheet.keep(Box(0, 0, WIDTH, scenery.HORIZON + 16), scenery.dusk, scenery.HORIZON, 104, ground=theme.DUSK)
    below = Box(0, scenery.HORIZON + 16, WIDTH, upper.bottom - scenery.HORIZON - 16)
    sheet.keep(below, scenery.wall, ground=theme.WALLS)
    sheet.keep(Box(0, upper.bottom - 14, WIDTH, where.end - upper.bottom + 14), scenery.street, ground=theme.DUSK)
    if view.c == GALLEON:
        wreck = where.houses[2]
        sheet.keep(Box(796, wreck.y + 66, WIDTH - 796, wreck.h - 62), scenery.sea)
    sheet.keep(Box(768, lower.bottom - 104, 90, 110), scenery.lamp)


def head(sheet: Sheet, view: CompassView, words: Words, said: str) -> None:
    """Who acts, the roll, the round."""
    sheet.keep(layout.TITLE, header.title, view.turn, said)
    sheet.keep(layout.DIAL, header.dial, view.round, view.rounds)
    tray = _tray(view, words)
    if tray is None or tray.right <= layout.ROUND.x:
        sheet.keep(layout.ROUND, header.rounds, words("round", round=view.round, rounds=view.rounds))
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


def _inside(sheet: Sheet, box: Box, name: str, view: CompassView, words: Words, asked: bool) -> None:
    more = entries.ways(view, name, asked)
    free = words("free")
    if name in (AUCTION, GUILD):
        sign = "vase" if name == AUCTION else "scroll"
        out = entries.artifacts_out(view)
        sheet.keep(box, hall.contents, sign, entries.ranked(view, name, asked), free, words("out"), out, more)
    elif name == ARCHIVES:
        lying = entries.ranked(view, name, asked)
        upper, lower = box.cut_top(archives.OFFER)
        sheet.keep(upper, archives.offer, view.maps, view.map_gains)
        if view.maps or lying:
            sheet.keep(lower, archives.contents, lying, free, more)
        else:
            sheet.keep(box, archives.resolved, words("all-taken"))
    elif name == GALLEON:
        labels = (words("next-set"), words("dice-n", count=view.next_size), words("sum-at-least"))
        lying = entries.ranked(view, name, asked)
        if len(lying) < galleon.FULL and not more:
            sheet.keep(Box(box.x, box.bottom - galleon.HOARD, box.w, galleon.HOARD), galleon.hoard)
        sheet.keep(box, galleon.contents, labels, view.next_total, lying, words("of"), more)
    elif name == ILLUMINATI:
        cards = tuple((theme.ABILITY_GLYPH[tile], words(f"short-{tile}")) for tile in view.abilities)
        lying = entries.ranked(view, name, asked)
        sheet.keep(box, illuminati.contents, cards[:ABILITIES_A_ROUND], words("next"), view.next_dice, lying, more)
    elif name == TEMPLE:
        sheet.keep(box, temple.contents, entries.doors(view, asked), words("all-taken"))
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
