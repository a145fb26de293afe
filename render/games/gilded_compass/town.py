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
from render.games.gilded_compass.house import SIGN, crown, crown_area, front_area, hull, room, walls
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import PART, Sheet
from render.kit.words import Words

_BETWEEN: Final = {"help": "between-help", "gift": "between-gift", "assign": "between-assign"}


def taught(view: CompassView) -> bool:
    """Whether the question is about the University."""
    return view.resolving == UNIVERSITY


def draw(sheet: Sheet, view: CompassView, words: Words, name: str, said: str, asked: bool) -> None:
    """Draws sky, head and houses in two parts; `asked`: the reader is to place."""
    houses = layout.houses(lower_first=taught(view))
    fronts(sheet, houses, view.buildings, words, view.resolving)
    # The head changes with every roll, so it lies on the roofs, which do not.
    head(sheet, view, words, name, said)
    for number, (building, box) in enumerate(zip(view.buildings, houses, strict=True), 1):
        _inside(sheet, room(box, building, _roof(number)), building, view, words, asked)
        sheet.area(f"house-{building}", box.cut_top(_roof(number))[1])


def fronts(
    sheet: Sheet, houses: tuple[Box, ...], buildings: tuple[str, ...], words: Words, resolving: str | None = None
) -> None:
    """The empty town: what is the same however a match goes."""
    _backdrop(sheet, houses, GALLEON in buildings)
    for number, (name, box) in enumerate(zip(buildings, houses, strict=True), 1):
        roof = _roof(number)
        sheet.keep(front_area(box, roof), hull if name == GALLEON else walls)
        sheet.keep(crown_area(box, roof), crown, name, number, words(f"sign-{name}"), resolving == name)
        if name == GALLEON:
            sheet.keep(Box(box.x - 8, box.bottom - 22, box.w + 16, 26), scenery.waves)


def sign_of(view: CompassView, building: str) -> Box:
    """Where the sign of a building hangs."""
    at = view.buildings.index(building)
    box = layout.houses(lower_first=taught(view))[at]
    return Box(box.x, box.y + _roof(at + 1), box.w, SIGN)


def _roof(number: int) -> int:
    return layout.ROOF_UPPER if number <= 3 else layout.ROOF_LOWER


def _backdrop(sheet: Sheet, houses: tuple[Box, ...], wreck_lies: bool) -> None:
    """The sky over the houses of the first part, the street before them, a wall behind the others."""
    wreck, lower = houses[2], houses[3]
    foot = min(wreck.bottom, lower.bottom) - 14
    sheet.keep(Box(0, 0, WIDTH, scenery.HORIZON + 16), scenery.dusk, scenery.HORIZON, 80, ground=theme.DUSK)
    sheet.keep(Box(0, scenery.HORIZON + 16, WIDTH, foot - scenery.HORIZON - 16), scenery.wall, ground=theme.WALLS)
    sheet.keep(Box(0, foot, WIDTH, PART - foot), scenery.street, ground=theme.DUSK)
    sheet.keep(Box(0, PART, WIDTH, PART), scenery.street, ground=theme.DUSK)
    if wreck_lies:
        sheet.keep(Box(796, wreck.y + 66, WIDTH - 796, wreck.h - 62), scenery.sea)
    sheet.keep(Box(768, lower.bottom - 104, 90, 110), scenery.lamp)


def head(sheet: Sheet, view: CompassView, words: Words, name: str, said: str) -> None:
    """Who acts, the roll, the round. name: of whoever acts, empty if the reader does or nobody."""
    sheet.keep(layout.DIAL, header.dial, view.round, view.rounds)
    note = ""
    if view.resolving:
        note = words("resolving", building=view.resolving)
    elif view.phase in _BETWEEN:
        note = words(_BETWEEN[view.phase])
    rolled = view.turn is not None and bool(view.roll or view.neutral_roll)
    place = layout.TITLE if rolled else layout.TITLE_HALF if note else layout.TITLE_WIDE
    sheet.keep(place, header.title, view.turn, name, said)
    if rolled:
        assert view.turn is not None
        tokens = view.players[view.turn].tokens
        sheet.keep(layout.TRAY, header.tray, view.roll, view.neutral_roll, view.turn, tokens)
        count = len(view.roll)
        for at, place in enumerate(header.dice_places(layout.TRAY, count, len(view.neutral_roll))):
            sheet.area(f"own-die-{at}" if at < count else f"neutral-die-{at - count}", place)
    elif note:
        sheet.keep(layout.NOTE, header.note, note)


def _inside(sheet: Sheet, box: Box, name: str, view: CompassView, words: Words, asked: bool) -> None:
    more = entries.ways(view, name, asked)
    found: Iterable[layout.Part] = ()
    if name in (AUCTION, GUILD):
        sign = "vase" if name == AUCTION else "scroll"
        out = entries.artifacts_out(view)
        found = hall.parts(box, sign, entries.ranked(view, name, asked), words("free"), words("out"), out, more)
    elif name == ARCHIVES:
        lying = entries.ranked(view, name, asked)
        upper, lower = box.cut_top(archives.OFFER)
        sheet.keep(upper, archives.offer, view.maps, view.map_gains)
        for at, place in zip(
            range(len(view.maps)), archives.places_of(upper, gains=bool(view.map_gains)), strict=False
        ):
            sheet.area(f"map-{at}", place)
        if view.maps or lying:
            found = archives.parts(lower, lying, words("free"), more)
        else:
            sheet.keep(box, archives.resolved, words("all-taken"))
    elif name == GALLEON:
        labels = (words("next-set"), words("dice-n", count=view.next_size), words("sum-at-least"))
        found = galleon.parts(box, labels, view.next_total, entries.ranked(view, name, asked), more)
    elif name == ILLUMINATI:
        cards = tuple((theme.ABILITY_GLYPH[tile], words(f"short-{tile}")) for tile in view.abilities)
        lying = entries.ranked(view, name, asked)
        cards = cards[:ABILITIES_A_ROUND]
        found = illuminati.parts(box, cards, words("next"), view.next_dice, lying, more)
        for at, place in zip(range(len(cards)), illuminati.cards(illuminati.offer_in(box)), strict=False):
            sheet.area(f"ability-{at}", place)
    elif name == TEMPLE:
        found = temple.parts(box, entries.doors(view, asked), words("all-taken"))
    elif name == UNIVERSITY:
        owner, best = entries.ghosts(view, asked)
        upper, lower = box.cut_top(university.LEDGE)
        sheet.keep(upper, university.arches, view.university_width, entries.standing(view))
        if entries.fits(view, name, asked):
            ways, lower = lower.cut_top(university.ASKED)
            sheet.keep(ways, university.possible, view.university_width, owner, best, more)
        gains = view.specialist_gains
        places = university.places(lower, view.university_width, gains=bool(gains))
        for at, (tile, place) in enumerate(zip(view.specialists, places, strict=False)):
            gold = gains[at] if at < len(gains) else None
            sheet.keep(place, university.teacher, tile, gold, ground=theme.PAPER)
            sheet.area(f"specialist-{at}", place)
    elif name == LIBRARY:
        sheet.keep(box, library.contents, *entries.library(view, asked))
    else:
        sheet.keep(box, tower.contents, entries.floors(view), more)
    for part in found:
        sheet.keep(part.box, part.region, *part.values, ground=part.ground)
