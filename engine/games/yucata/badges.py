"""The badges of Yucata'."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.core.badge import Badge, Played, number
from engine.core.event import Seat
from engine.games.yucata.components import CARDS, QUESTION

STRIDE: Final = 5
"""Pale stones by one card."""
BARGAIN: Final = 5
"""Dark stones beside the red one."""
ECHO: Final = 4
"""Stones more than the play before."""
PACK: Final = 3
"""Everybody else has so many times the stones."""
PIT: Final = -5
GATES: Final = 10


def _clean_hands(match: Played) -> Iterator[Seat]:
    return (seat for seat in match.winners if not match.state.dark[seat])


def _red_bargain(match: Played) -> Iterator[Seat]:
    return (seat for seat in match.winners if match.state.red[seat] and match.state.dark[seat] >= BARGAIN)


def _full_stride(match: Played) -> set[Seat]:
    return match.seats_of(event for event in match.told("played") if number(event, "pale") >= STRIDE)


def _echo(match: Played) -> Iterator[Seat]:
    before = 0
    for event in match.told("played"):
        stones = number(event, "stones")
        if event.args["card"] == QUESTION and stones >= before + ECHO:
            yield number(event, "seat")
        before = stones


def _light_pack(match: Played) -> Iterator[Seat]:
    state = match.state
    stones = [pale + dark + red for pale, dark, red in zip(state.pale, state.dark, state.red, strict=True)]
    for seat in match.winners:
        if min(other for at, other in enumerate(stones) if at != seat) >= PACK * stones[seat]:
            yield seat


def _out_of_the_pit(match: Played) -> set[Seat]:
    deep = match.seats_of(event for event in match.told("played") if number(event, "score") <= PIT)
    return deep & set(match.winners)


def _gatekeeper(match: Played) -> Iterator[Seat]:
    """A card held as the only one may be played all the same, so that one bars nobody."""
    seats = match.record.seats
    hands = [set(CARDS) for _ in range(seats)]
    shut: Counter[Seat] = Counter()
    for event in match.told("played"):
        seat, card = number(event, "seat"), str(event.args["card"])
        hands[seat].discard(card)
        if not hands[seat]:
            hands[seat] = set(CARDS)
        following = hands[(seat + 1) % seats]
        shut[seat] += card in following and len(following) > 1 and number(event, "to") < match.state.front
    return (seat for seat, times in shut.items() if times >= GATES)


def _by_a_pebble(match: Played) -> Iterator[Seat]:
    best, *others = sorted(match.outcome.scores, reverse=True)
    return (seat for seat in match.winners if best - others[0] == 1)


BADGES: Final = (
    Badge("clean-hands", _clean_hands),
    Badge("red-bargain", _red_bargain),
    Badge("full-stride", _full_stride),
    Badge("echo", _echo),
    Badge("light-pack", _light_pack),
    Badge("out-of-the-pit", _out_of_the_pit),
    Badge("gatekeeper", _gatekeeper),
    Badge("by-a-pebble", _by_a_pebble),
)
