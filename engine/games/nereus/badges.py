"""The badges of Waters of Nereus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.core.badge import Badge, Played, number, things
from engine.core.event import Event, Seat
from engine.games.nereus.cabin import CHEST_SPOT, SPOTS, treasures_in_holds
from engine.games.nereus.components import CHEST

HOLDS: Final = 5
DAYS: Final = 4
EARLY: Final = 2
"""The last day that is early."""
EARLY_HOLDS: Final = 3
PLACES: Final = len(CHEST)
GEMS: Final = 4
CARDS: Final = 4
TOLLS: Final = 2


def _swept_cabin(match: Played) -> Iterator[Seat]:
    for seat in match.winners:
        cabin = match.state.cabins[seat]
        if not (treasures_in_holds(cabin) or any(cabin.storage) or cabin.gems):
            yield seat


def _paid_in_full(match: Played) -> set[Seat]:
    return match.seats_of(match.told("hold-completed"), HOLDS)


def _whole_chest(match: Played) -> set[Seat]:
    put = _until(match, DAYS - 1, "stowed", "gem-moved", "shifted")
    return match.seats_of((event for event in put if event.args["place"] == SPOTS[CHEST_SPOT].id), PLACES)


def _early_anchor(match: Played) -> set[Seat]:
    return match.seats_of(_until(match, EARLY, "hold-completed"), EARLY_HOLDS)


def _until(match: Played, last: int, *keys: str) -> Iterator[Event]:
    """The events with one of these keys up to the end of this day."""
    for event in match.told("day-began", *keys):
        if event.key != "day-began":
            yield event
        elif number(event, "day") > last:
            return


def _fourth_watch(match: Played) -> set[Seat]:
    """Once a day at most, so four are all days."""
    return match.seats_of(match.told("took-extra"), DAYS)


def _jeweller(match: Played) -> set[Seat]:
    return match.seats_of(match.told("exchanged"), GEMS)


def _well_read(match: Played) -> set[Seat]:
    return match.seats_of(event for event in match.told("science-scored") if len(things(event, "cards")) >= CARDS)


def _toll_gate(match: Played) -> Iterator[Seat]:
    paid = Counter(number(event, "owner_seat") for event in match.told("passed-ship"))
    return (seat for seat, times in paid.items() if times >= TOLLS)


BADGES: Final = (
    Badge("swept-cabin", _swept_cabin),
    Badge("paid-in-full", _paid_in_full),
    Badge("whole-chest", _whole_chest),
    Badge("early-anchor", _early_anchor),
    Badge("fourth-watch", _fourth_watch),
    Badge("jeweller", _jeweller),
    Badge("well-read", _well_read),
    Badge("toll-gate", _toll_gate),
)
