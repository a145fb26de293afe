"""The badges of Port Royal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.core.badge import Badge, Played, number
from engine.core.event import Seat
from engine.games.port_royal.actions import DRAW
from engine.games.port_royal.components import COLOURS, JESTER, POWER_NAMES
from engine.games.port_royal.odds import odds

SAILS: Final = len(COLOURS)
EXPEDITIONS: Final = 2
CUTS: Final = 5
"""Ships repelled in one turn."""
JESTS: Final = 3
"""Coins at once."""
RISK: Final = 30
"""Per cent."""


def _dry_feet(match: Played) -> set[Seat]:
    dry = set(range(match.record.seats)) - match.seats_of(match.told("went-bust"))
    return dry & set(match.winners) if len(dry) == 1 else set()


def _five_sails(match: Played) -> set[Seat]:
    return match.seats_of(event for event in match.told("stopped") if number(event, "colours") >= SAILS)


def _pathfinder(match: Played) -> set[Seat]:
    return match.seats_of(match.told("fulfilled"), EXPEDITIONS) & set(match.winners)


def _last_tide(match: Played) -> Iterator[Seat]:
    if len(match.state.course) < 2:
        return iter(())
    points = match.state.course[-2]
    return (
        seat for seat in match.winners if all(points[seat] < other for at, other in enumerate(points) if at != seat)
    )


def _cutlass(match: Played) -> Iterator[Seat]:
    cuts: Counter[Seat] = Counter()
    for event in match.told("turn", "repelled"):
        if event.key == "turn":
            cuts.clear()
            continue
        seat = number(event, "seat")
        cuts[seat] += 1
        if cuts[seat] == CUTS:
            yield seat


def _empty_purse(match: Played) -> Iterator[Seat]:
    return (seat for seat in match.winners if not match.state.coins[seat])


def _fools_gold(match: Played) -> set[Seat]:
    paid = (event for event in match.told("paid") if event.args["power"] == POWER_NAMES[JESTER])
    return match.seats_of(event for event in paid if number(event, "coins") >= JESTS)


def _steady_nerve(match: Played) -> Iterator[Seat]:
    """A card of the turn's own harbour; coins and expeditions are none."""
    dared: Seat | None = None
    for state, step in match.before():
        if step.action == DRAW and odds(state).percent >= RISK:
            dared = step.seat
        for event in step.events:
            if event.key == "turn":
                dared = None
            elif event.key in ("hired", "traded", "declined") and event.args["seat"] == dared:
                yield step.seat


BADGES: Final = (
    Badge("dry-feet", _dry_feet),
    Badge("five-sails", _five_sails),
    Badge("pathfinder", _pathfinder),
    Badge("last-tide", _last_tide),
    Badge("cutlass", _cutlass),
    Badge("empty-purse", _empty_purse),
    Badge("fools-gold", _fools_gold),
    Badge("steady-nerve", _steady_nerve),
)
