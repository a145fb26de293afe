"""A player's own picture: the town with the ways of its dice, or the tiles to choose from, and its own side."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import starmap
from typing import Final, NamedTuple

from engine.games.gilded_compass.components import ARTIFACTS, COVETED
from engine.games.gilded_compass.view import CompassView, Secrets
from render.games.gilded_compass import assignment, camps, choice, layout, own, result, rivals, scenery, theme, town
from render.games.gilded_compass.board import draw_ledger, headline
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words

_PLANS: Final = (
    (False, own.LARGE, False),
    (False, own.MIDDLE, False),
    (False, own.SMALL, False),
    (True, own.MIDDLE, False),
    (True, own.SMALL, False),
    (True, own.SMALL, True),
    (True, own.NARROW, True),
)
"""Whether the town is tight, cards of the expeditions, whether missions are short: the first that have room."""
_COLLECTION: Final = (4, 2, 1)
"""What the most desired, the preferred and any other artifact is worth."""


class Side(NamedTuple):
    """The own side: how high it is, and its parts."""

    high: float
    parts: tuple[layout.Part, ...]


def private(view: CompassView, words: Words) -> Sheet:
    """What the reader of `view`, a seat, needs to decide its move; the result when the match is over."""
    assert view.reader is not None
    if view.over:
        return result.sheet(view, words)
    if view.phase == "assign":
        return assignment.sheet(view, words)
    seat = view.reader
    mine = seat in view.waits
    said = words(f"your-{view.phase}") if mine else headline(view, words)
    asked = mine and bool(view.fits)
    where, top, side = _planned(view, words, asked)
    high = layout.TALLEST - _room(view, top) + side.high
    sheet = Sheet(WIDTH, round(high), theme.DUSK, theme.COLOURS)
    if view.drawn:
        _choose(sheet, view, words, said)
    else:
        town.draw(sheet, where, view, words, said, asked)
    for part in side.parts:
        sheet.keep(part.box.moved(layout.MARGIN, top), part.region, *part.values, ground=theme.DUSK)
    y = top + side.high
    if view.drawn:
        draw_ledger(sheet, view, words, y + 16)
        return sheet
    others = [other for other in range(view.seats) if other != seat]
    strip = Box(layout.MARGIN, y + 8, layout.WIDE, rivals.HIGH).columns(*[1] * len(others), gap=8)
    for other, place in zip(others, strip, strict=True):
        player = view.players[other]
        values = (other, words.player(other), player.gold, player.dice, player.tokens)
        sheet.keep(place, rivals.rival, *values, ground=theme.DUSK)
    return sheet


def _room(view: CompassView, top: float) -> float:
    """How high the own side may be."""
    below = 24 + layout.HEAD + view.seats * layout.ROW if view.drawn else rivals.HIGH + 22
    return layout.TALLEST - top - below


def _choose(sheet: Sheet, view: CompassView, words: Words, said: str) -> None:
    """The drawn tiles under the sky, instead of the town."""
    sheet.keep(Box(0, 0, WIDTH, scenery.HORIZON + 16), scenery.dusk, scenery.HORIZON, 104, ground=theme.DUSK)
    low = Box(0, scenery.HORIZON + 14, WIDTH, layout.TOWN + choice.HIGH - scenery.HORIZON - 6)
    sheet.keep(low, scenery.street, ground=theme.DUSK)
    town.head(sheet, view, words, said)
    found = [choice.Drawn(tile, camps.plain(words.name(tile)), _note(tile, view, words)) for tile in view.drawn]
    if view.drawn_gains:
        found = [
            tile._replace(adds=gold, said=words("adds-now", gold=gold))
            for tile, gold in zip(found, view.drawn_gains, strict=True)
        ]
    sheet.keep(Box(layout.MARGIN, layout.TOWN - 10, layout.WIDE, choice.HIGH), choice.cards, tuple(found))


def _note(tile: str, view: CompassView, words: Words) -> str:
    """What a drawn tile brings."""
    secrets = camps.secrets_of(view)
    if tile == ARTIFACTS[COVETED]:
        return words("coveted-worth", count=secrets.artifacts.count(tile) + 1)
    if tile in ARTIFACTS:
        return words("gold-n", gold=_worth(tile, secrets))
    return words(f"brief-{tile.split('-')[0]}")


def _worth(kind: str, secrets: Secrets) -> int:
    wanted = secrets.collection.index(kind) if kind in secrets.collection else 2
    return _COLLECTION[wanted]


# --- the own side


def _planned(view: CompassView, words: Words, asked: bool) -> tuple[layout.Town, float, Side]:
    """The town, where the own side begins, and that: as large as the picture has room."""
    tents = tuple(camps.camp_of(worked) for worked in view.assignment if worked.map or worked.people)
    chips = _chips(view, words)
    missions = camps.missions_of(view, words)
    towns = {tight: town.town(view, asked, tight) for tight in (False, True)}

    def made(tight: bool, size: own.Size, short: bool) -> tuple[layout.Town, float, Side]:
        top = layout.TOWN + choice.HIGH + 20 if view.drawn else towns[tight].end
        return towns[tight], top, _side(view, words, tents, missions, chips, size, short)

    fitting = (found for found in starmap(made, _PLANS) if found[2].high <= _room(view, found[1]))
    return next(fitting, None) or made(*_PLANS[-1])


def _side(
    view: CompassView,
    words: Words,
    tents: tuple[own.Camp, ...],
    missions: tuple[own.Mission, ...],
    chips: tuple[own.Chip, ...],
    size: own.Size,
    short: bool,
) -> Side:
    assert view.reader is not None
    gold = view.sheet.gold if view.sheet is not None else 0
    head, rest = Box(0, 0, layout.WIDE, layout.TALLEST).cut_top(own.HEAD)
    found = [layout.Part(head, own.heading, (view.reader, words("own-expeditions"), words("if-it-ended-now"), gold))]
    ground, rest = rest.cut_top(own.expeditions_height(tents, size))
    found.append(layout.Part(ground, own.paper, ("" if tents else words("no-expeditions"),)))
    for box, camp in own.expeditions(ground, tents, size):
        found.append(layout.Part(box, own.camp, (camp, size, words("idle"))))
    if missions:
        place, rest = rest.cut_top(own.missions_height(len(missions), short))
        found.append(layout.Part(place, own.missions, (missions, short)))
    if chips:
        place, rest = rest.cut_top(own.chips_height(chips))
        found.append(layout.Part(place, own.secrets, (chips,)))
    return Side(rest.y, tuple(found))


def _chips(view: CompassView, words: Words) -> tuple[own.Chip, ...]:
    """Artifacts, items, treasures, chests, abilities: what the reader has besides maps, people and missions."""
    assert view.reader is not None
    secrets, player = camps.secrets_of(view), view.players[view.reader]
    found: list[own.Chip] = []
    if secrets.collection:
        for kind, place in theme.ARTIFACT_PLACE.items():
            count = secrets.artifacts.count(kind)
            found.append(own.Chip("artifact", place, count, _worth(kind, secrets), kind in secrets.collection))
        coveted = secrets.artifacts.count(ARTIFACTS[COVETED])
        if coveted:
            found.append(own.Chip("artifact", "crown", coveted, coveted, False))
    for kind, things in (("item", secrets.items), ("treasure", secrets.treasures), ("ability", player.abilities)):
        found += [own.Chip(kind, tile, count, 0, False) for tile, count in _counted(things)]
    if secrets.chests_drawn:
        found.append(own.Chip("word", words("drawn-chests"), 1, 0, False))
        found += [own.Chip("drawn", "", count, int(value), False) for value, count in _counted(secrets.chests_drawn)]
    if player.chests:
        found.append(own.Chip("word", words("kept-chests"), 1, 0, False))
        chests = _counted(sorted(player.chests, reverse=True))
        found += [own.Chip("kept", "", count, int(value), False) for value, count in chests]
    return tuple(found)


def _counted(things: Iterable[str | int]) -> list[tuple[str, int]]:
    """Each different thing once, with how often it occurs."""
    listed = [str(thing) for thing in things]
    return [(thing, listed.count(thing)) for thing in dict.fromkeys(listed)]
