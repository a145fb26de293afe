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
from render.games.gilded_compass import entries, header, layout, ranked, scenery, theme
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
from render.games.gilded_compass.house import area, house, room
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words

_FRONT: Final = 342
"""How wide the room of an upper house is."""
_BETWEEN: Final = {"help": "between-help", "gift": "between-gift", "assign": "between-assign"}


def town(view: CompassView, asked: bool) -> layout.Town:
    """Where the houses stand; higher ones where many sets lie or ways are shown to whoever is asked."""
    upper = layout.UPPER + entries.crowd(view)
    lower: float = layout.LOWER + (university.GAINS if view.specialist_gains else 0)
    if asked:
        lines = max(
            min(2, ranked.ways_height(_FRONT, entries.ways(view, name, asked)))
            for name in view.buildings
            if name not in (LIBRARY, UNIVERSITY)
        )
        upper += lines * ranked.WAYS_LINE
        _, best = entries.ghosts(view, asked)
        lower += university.below(best, entries.ways(view, UNIVERSITY, asked), 734)
    return layout.town(upper, lower)


def draw(sheet: Sheet, view: CompassView, words: Words, said: str, asked: bool) -> int:
    """Draws sky, head and houses; `asked`: the reader is to place. Returns where the town ends."""
    where = town(view, asked)
    _backdrop(sheet, view, where)
    head(sheet, view, words, said)
    for number, (name, box) in enumerate(zip(view.buildings, where.houses, strict=True), 1):
        roof = layout.ROOF_UPPER if number <= 3 else layout.ROOF_LOWER
        sheet.keep(area(box), house, name, number, words(f"sign-{name}"), roof, view.resolving == name)
        if name == GALLEON:
            sheet.keep(Box(box.x - 8, box.bottom - 22, box.w + 16, 26), scenery.waves)
    for number, (name, box) in enumerate(zip(view.buildings, where.houses, strict=True), 1):
        roof = layout.ROOF_UPPER if number <= 3 else layout.ROOF_LOWER
        _inside(sheet, room(box, name, roof), name, view, words, asked)
    return where.end


def _backdrop(sheet: Sheet, view: CompassView, where: layout.Town) -> None:
    front, lower = where.houses[0], where.houses[3]
    sheet.keep(Box(0, 0, WIDTH, front.bottom), scenery.dusk, scenery.HORIZON, 104, ground=theme.DUSK)
    sheet.keep(Box(0, front.bottom - 14, WIDTH, where.end - front.bottom + 14), scenery.street, ground=theme.DUSK)
    if view.c == GALLEON:
        wreck = where.houses[2]
        sheet.keep(Box(796, wreck.y + 66, WIDTH - 796, wreck.h - 62), scenery.sea)
    sheet.keep(Box(768, lower.bottom - 104, 90, 110), scenery.lamp)


def head(sheet: Sheet, view: CompassView, words: Words, said: str) -> None:
    """Who acts, the roll, the round."""
    sheet.keep(layout.TITLE, header.title, view.turn, said)
    sheet.keep(layout.DIAL, header.dial, view.round, view.rounds)
    seat = view.turn
    if seat is not None and (view.roll or view.neutral_roll):
        values = (view.roll, view.neutral_roll, seat, view.players[seat].tokens, words("re-rolls"))
        many = len(view.roll) + len(view.neutral_roll) > 5
        sheet.keep(layout.TRAY, header.tray, *values)
        if not many:
            sheet.keep(layout.ROUND, header.rounds, words("round", round=view.round, rounds=view.rounds))
        return
    if view.resolving:
        sheet.keep(layout.TRAY, header.note, words("resolving", building=view.resolving))
    elif view.phase in _BETWEEN:
        sheet.keep(layout.TRAY, header.note, words(_BETWEEN[view.phase]))
    sheet.keep(layout.ROUND, header.rounds, words("round", round=view.round, rounds=view.rounds))


def _inside(sheet: Sheet, box: Box, name: str, view: CompassView, words: Words, asked: bool) -> None:
    more = entries.ways(view, name, asked)
    free = words("free")
    if name in (AUCTION, GUILD):
        sign = "vase" if name == AUCTION else "scroll"
        out = entries.artifacts_out(view)
        sheet.keep(box, hall.contents, sign, entries.ranked(view, name, asked), free, words("out"), out, more)
    elif name == ARCHIVES:
        lying = entries.ranked(view, name, asked)
        sheet.keep(box, archives.contents, view.maps, view.map_gains, lying, free, more)
    elif name == GALLEON:
        labels = (words("next-set"), words("dice-n", count=view.next_size), words("sum-at-least"))
        lying = entries.ranked(view, name, asked)
        sheet.keep(box, galleon.contents, labels, view.next_total, lying, words("of"), more)
    elif name == ILLUMINATI:
        cards = tuple((theme.ABILITY_GLYPH[tile], words(f"short-{tile}")) for tile in view.abilities)
        lying = entries.ranked(view, name, asked)
        sheet.keep(box, illuminati.contents, cards[:ABILITIES_A_ROUND], words("next"), view.next_dice, lying, more)
    elif name == TEMPLE:
        sheet.keep(box, temple.contents, entries.doors(view, asked), words("all-taken"))
    elif name == UNIVERSITY:
        owner, best = entries.ghosts(view, asked)
        values = (view.university_width, entries.standing(view), view.specialists, view.specialist_gains)
        sheet.keep(box, university.contents, *values, owner, best, more)
    elif name == LIBRARY:
        sheet.keep(box, library.contents, *entries.library(view, asked))
    else:
        sheet.keep(box, tower.contents, entries.floors(view), more)
