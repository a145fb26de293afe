"""A player's own picture: the town with the ways of its dice, or the tiles to choose from; its own side."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.games.gilded_compass.components import ARTIFACTS, COVETED
from engine.games.gilded_compass.view import CompassView, Secrets
from render.games.gilded_compass import assignment, camps, choice, layout, own, result, rivals, scenery, theme, town
from render.games.gilded_compass.board import draw_ledger, headline, ledger_height
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.parts import MAIN
from render.kit.sheet import PART, Sheet
from render.kit.words import Words

_PLANS: Final = (
    (own.GIANT, False),
    (own.HUGE, False),
    (own.LARGE, False),
    (own.MIDDLE, False),
    (own.SMALL, False),
    (own.MIDDLE, True),
    (own.SMALL, True),
)
"""Cards of the expeditions, whether missions are short: the first that fit into one part, else into a higher one."""
_EDGE: Final = 12
_COLLECTION: Final = (4, 2, 1)
"""What the most desired, the preferred and any other artifact is worth."""


def private(view: CompassView, words: Words) -> Sheet:
    """What the reader of `view`, a seat, needs to decide its move; the result when the match is over."""
    assert view.reader is not None
    if view.over:
        return result.sheet(view, words)
    if view.phase == "assign":
        return assignment.sheet(view, words)
    seat = view.reader
    mine = seat in view.waits
    name, said = ("", words(f"your-{view.phase}")) if mine else headline(view, words)
    top = PART if view.drawn else layout.TOWN
    high, parts = _side(view, words)
    sheet = Sheet(WIDTH, top + high + (ledger_height(view) if view.drawn else 0), theme.DUSK, theme.COLOURS)
    if view.drawn:
        sheet.cut(PART, "own")
        sheet.cut(top + high, "ledger")
        _choose(sheet, view, words, name, said)
        draw_ledger(sheet, view, words, top + high)
    else:
        sheet.cut(PART, "houses")
        sheet.cut(top, "own")
        town.draw(sheet, view, words, name, said, mine and bool(view.fits))
    sheet.decides(MAIN)
    sheet.keep(Box(0, top, WIDTH, high), scenery.dark, ground=theme.DUSK)
    for part in parts:
        sheet.keep(part.box.moved(layout.MARGIN, top), part.region, *part.values, ground=theme.DUSK)
    if not view.drawn:
        rivals.draw(sheet, view, words, top + high - rivals.HIGH - _EDGE)
    return sheet


def _choose(sheet: Sheet, view: CompassView, words: Words, name: str, said: str) -> None:
    """The drawn tiles under the sky, instead of the town."""
    low = scenery.HORIZON + 14
    sheet.keep(Box(0, 0, WIDTH, low + 2), scenery.dusk, scenery.HORIZON, 80, ground=theme.DUSK)
    sheet.keep(Box(0, low, WIDTH, PART - low), scenery.street, ground=theme.DUSK)
    town.head(sheet, view, words, name, said)
    found = [choice.Drawn(tile, camps.plain(words.name(tile)), _note(tile, view, words)) for tile in view.drawn]
    if view.drawn_gains:
        found = [
            tile._replace(adds=gold, said=words("adds-now", gold=gold))
            for tile, gold in zip(found, view.drawn_gains, strict=True)
        ]
    room = Box(layout.MARGIN, PART - choice.HIGH - 14, layout.WIDE, choice.HIGH)
    sheet.keep(room, choice.cards, tuple(found))
    for at, place in enumerate(choice.places(room, len(found))):
        sheet.area(f"drawn-{at}", place)


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


def _side(view: CompassView, words: Words) -> tuple[int, tuple[layout.Part, ...]]:
    """The part with the own side: how high it is, and what lies where in it."""
    assert view.reader is not None
    tents = tuple(camps.camp_of(worked) for worked in view.assignment if worked.map or worked.people)
    chips = _chips(view, words)
    missions = camps.missions_of(view, words)
    below = _EDGE if view.drawn else rivals.HIGH + 2 * _EDGE
    around = _EDGE + own.HEAD + own.chips_height(chips) + below

    def high(size: own.Size, short: bool) -> float:
        return around + own.expeditions_height(tents, size) + own.missions_height(len(missions), short)

    size, short = next(
        (plan for room in (PART, layout.TALLEST) for plan in _PLANS if high(*plan) <= room),
        _PLANS[-1],
    )
    # Only maps and people fill it: while there are none it is as low as the rest.
    tall = max(PART if tents else 0, min(layout.TALLEST, round(high(size, short))))
    gold = view.sheet.gold if view.sheet is not None else 0
    head, rest = Box(0, _EDGE, layout.WIDE, tall - _EDGE - below).cut_top(own.HEAD)
    found = [layout.Part(head, own.heading, (view.reader, words("own-expeditions"), words("if-it-ended-now"), gold))]
    # The expeditions have what the others leave.
    if chips:
        place, rest = rest.cut_bottom(own.chips_height(chips))
        found.append(layout.Part(place, own.secrets, (chips,)))
    if missions:
        place, rest = rest.cut_bottom(own.missions_height(len(missions), short))
        found.append(layout.Part(place, own.missions, (missions, short)))
    found.append(layout.Part(rest, own.paper, ("" if tents else words("no-expeditions"),)))
    for box, camp in own.expeditions(rest, tents, size):
        found.append(layout.Part(box, own.camp, (camp, size, words("idle"))))
    return tall, tuple(found)


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
