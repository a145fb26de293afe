"""Nothing appears or vanishes in random play, and the events tell every change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.chance import Fast, seeded
from engine.core.event import Event, Seat
from engine.core.playout import playout, random_step
from engine.games.nereus import GAME
from engine.games.nereus.components import COLOURS, COPIES, COUNTS, GEM
from engine.games.nereus.model import OVER, NereusState
from engine.games.nereus.scoring import earned

TABLES: list[tuple[int, dict[str, bool]]] = [(2, {"neutral": True}), (2, {"neutral": False}), (3, {}), (4, {})]

SPARED = [(colour,) for colour in COLOURS]
"""What a player who collects gems does not sell."""


def treasures(state: NereusState) -> list[int]:
    """How many treasures of each colour exist anywhere, gems left out."""
    count = [bag + held for bag, held in zip(state.bag, state.hand, strict=True)]
    for cell in state.cells:
        for kind in cell:
            count[kind] += 1
    for own in state.cabins:
        for kind, stored in enumerate(own.storage):
            count[kind] += stored
        for kind in (*own.chest, *(kind for hold in own.holds for kind in hold)):
            if 0 <= kind < GEM:
                count[kind] += 1
    return count


def gems(state: NereusState, seat: Seat) -> int:
    """How many gems a seat has anywhere."""
    own = state.cabins[seat]
    return own.gems + (*own.chest, *(kind for hold in own.holds for kind in hold)).count(GEM)


GOLD: dict[str, tuple[tuple[str, int], ...]] = {
    "paid-to-sail": (("seat", -1),),
    "passed-ship": (("seat", -1), ("owner_seat", 1)),
    "passed-neutral": (("seat", -1),),
    "took-gold": (("seat", 1),),
    "took-more-gold": (("seat", 1),),
    "bought-treasure": (("seat", -1),),
    "traded": (("seat", -1),),
    "bought-move": (("seat", -1),),
    "paid-scientist": (("seat", -1),),
    "paid-to-row": (("seat", -1),),
    "chest-paid": (("seat", 1),),
    "sold": (("seat", 1),),
    "took-extra": (("seat", -1),),
}
"""What each event says about gold."""


def told_gold(events: Sequence[Event], seats: int) -> list[int]:
    """The change of every purse that the events tell."""
    change = [0] * seats
    for event in events:
        for who, sign in GOLD.get(event.key, ()):
            change[int(event.args[who])] += sign * int(event.args["gold"])  # pyright: ignore[reportArgumentType]
    return change


def told_points(events: Sequence[Event], seats: int) -> list[int]:
    """The points that the events tell, those of the end left out."""
    change = [0] * seats
    for event in events:
        if "points" in event.args and event.key not in ("science-scored", "gold-scored", "ended"):
            change[int(event.args["seat"])] += int(event.args["points"])  # pyright: ignore[reportArgumentType]
    return change


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=["2-neutral", "2", "3", "4"])
def test_random_play_loses_nothing_and_tells_everything(seats: int, options: dict[str, Any]) -> None:
    for seed in range(12):
        start = GAME.setup(seats, options, seeded(seed))
        purse, points = start.gold[:], start.vp[:]

        def watch(state: NereusState, _seat: Seat, _action: object, events: list[Event]) -> None:
            nonlocal purse, points
            assert treasures(state) == [count + owed for count, owed in zip(COUNTS, state.loan, strict=True)], (
                "96 treasures, and those lent to an empty bag until they leave again"
            )
            assert state.gold == [had + more for had, more in zip(purse, told_gold(events, seats), strict=True)]
            assert state.vp == [had + more for had, more in zip(points, told_points(events, seats), strict=True)]
            for seat in range(seats):
                assert state.vp[seat] == sum(part for _, part in earned(state, seat))
            purse, points = state.gold[:], state.vp[:]
            cards = [card for hand in (*state.science, *state.dropped) for card in hand]
            assert len(cards) + sum(state.deck) + sum(state.pile) == sum(COPIES)
            assert min(state.gold) >= 0
            assert min(state.bag) >= 0
            assert min(state.power) >= 0
            assert max(state.power) <= 5
            assert max(map(len, state.cells)) <= 3
            for own in state.cabins:
                assert own.gems <= 3
                assert all(own.storage[pair] + own.storage[pair + 1] <= 2 for pair in (0, 2, 4))
            for ship in (*state.ships, state.neutral):
                assert ship < 0 or not state.cells[ship], "nothing ever lies under a ship"
            known = [ship for ship in state.ships if ship >= 0]
            assert len(set(known)) == len(known)

        playout(GAME, seats, options, seed, watch=watch)


def test_gems_come_from_pairs_and_leave_for_gold_or_with_a_hold() -> None:
    made = moved = gone = 0
    policy = Fast(at=11)
    for seed in range(8):
        state = GAME.setup(3, {}, seeded(seed))
        while actors := GAME.actors(state):
            seat = actors[0]
            legal = GAME.legal(state, seat)
            wanted = ("exchange", "fetch", "sail", *(["gem"] * policy.below(2)))
            if not policy.below(3):
                wanted = ("sell",)
            keen = [
                action for action in legal if action[0] in wanted and not (action[0] == "sell" and action[1:] in SPARED)
            ]
            stow = [action for action in legal if action[0] == "stow" and action[2] == "storage"]
            calm = [action for action in legal if action[0] != "sell" or action[1] == "gem"]
            choices = keen if policy.below(3) else (stow or calm)
            choices = choices or stow or calm
            before = [gems(state, who) for who in range(3)]
            events = GAME.apply(state, seat, choices[policy.below(len(choices))])
            after = [gems(state, who) for who in range(3)]
            keys = [event.key for event in events]
            sold = sum(event.key == "sold" and event.args["treasure"] == "gem" for event in events)
            if "hold-completed" in keys:
                assert after[seat] <= before[seat]
            else:
                assert after[seat] == before[seat] + keys.count("exchanged") - sold
            assert all(after[other] == before[other] for other in range(3) if other != seat)
            made += keys.count("exchanged")
            moved += keys.count("gem-moved")
            gone += sold
    assert min(made, moved) > 10
    assert gone > 0


def test_the_refilled_bag_is_reached_and_survived() -> None:
    state = GAME.setup(4, {}, seeded(1))
    state.bag = [0] * len(COLOURS)
    missing = [count - here for count, here in zip(COUNTS, treasures(state), strict=True)]
    policy = Fast(at=4)
    refills = 0
    while state.phase != OVER:
        _, _, events = random_step(GAME, state, policy)
        refills += sum(event.key == "bag-refilled" for event in events)
        assert treasures(state) == [
            count - gone + owed for count, gone, owed in zip(COUNTS, missing, state.loan, strict=True)
        ]
    assert refills > 2
