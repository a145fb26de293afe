"""Stowing all at once where it brings most: exact, against every way by hand; and what older releases did, for ever."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

import pytest

from engine.core.chance import Fast
from engine.core.errors import IllegalAction
from engine.core.playout import playout
from engine.games.nereus import GAME
from engine.games.nereus.cabin import SPOTS, Cabin, places
from engine.games.nereus.components import COLOURS, CREW, GEM
from engine.games.nereus.model import TURN, NereusState
from engine.games.nereus.placing import after, at_once, best_plan, former_plan
from tests.support.games.nereus import at_turn, cabin, do, hand, verbs

Hand = tuple[int, ...]
PINNED = "b43040e7f4a08ac9ec2f0b4d67dabaeea2a3288398e51bc835d0f14ab9a4f57a"


def brings(own: Cabin, plan: tuple[tuple[int, int], ...]) -> int:
    """What a plan brings at once, step by step by the rules; each step must be possible."""
    found = 0
    for kind, spot in plan:
        assert spot in places(own, kind)
        found += at_once(own, spot)
        own = after(own, kind, spot)
    return found


def by_hand(own: Cabin, left: Hand) -> Iterator[tuple[int, int]]:
    """What every way of stowing some of a hand brings and how many it stows, in every order."""
    yield 0, 0
    for kind, count in enumerate(left):
        if count:
            rest = (*left[:kind], count - 1, *left[kind + 1 :])
            for spot in places(own, kind):
                gain = at_once(own, spot)
                for more, stowed in by_hand(after(own, kind, spot), rest):
                    yield gain + more, 1 + stowed


def met(matches: int) -> list[tuple[Cabin, Hand]]:
    """Cabins of random matches, each with the hand there, or with some treasures where there is none."""
    chance = Fast(at=7)
    found: dict[tuple[Cabin, Hand], None] = {}

    def look(state: NereusState, *_: object) -> None:
        if state.phase == TURN:
            here = list(state.hand)
            for _more in range(2 + chance.below(3) - sum(here)):
                here[chance.below(GEM)] += 1
            if sum(here) <= 4 and chance.below((1, 1, 2, 8, 60)[sum(here)]) == 0:
                found[state.cabins[state.turn], tuple(here)] = None

    for seed in range(matches):
        playout(GAME, 2 + seed % 3, {}, seed, watch=look)
    return list(found)


def test_no_way_by_hand_brings_more_than_everything_where_it_brings_most() -> None:
    found = met(6)
    better = 0
    for own, held in found:
        plan = best_plan(own, held)
        assert (brings(own, plan), len(plan)) == max(by_hand(own, held)), (own, held)
        assert all(plan.count((kind, spot)) <= held[kind] for kind, spot in plan)
        better += brings(own, plan) > brings(own, former_plan(own, held))
    assert len(found) > 150
    assert better > 5, "one colour after the other is not enough"


def test_a_treasure_leaves_the_chest_alone_where_it_is_needed_for_a_hold() -> None:
    own = cabin(holds={"captain": ["green"], "purser": ["yellow", "red"], "merchant": ["purple"]})
    state = at_turn("purser", 1, own=own)
    for colour in ("white", "green", "red"):
        state.hand[COLOURS.index(colour)] += 1
    button = GAME.question(state, 0).answers[0]
    assert (button.action, button.label.args["points"], button.label.args["gold"]) == (("stow-most",), 8, 0)
    before = state.vp[0], state.gold[0]
    do(state, ("stow-most",))
    assert (state.vp[0] - before[0], state.gold[0] - before[1]) == (8, 0)
    assert hand(state) == []


def test_nothing_is_lost_that_another_way_has_room_for() -> None:
    others = [crew for crew in CREW if crew != "explorer"]
    own = cabin(chest=COLOURS, storage=["green"], done=others)
    plan = best_plan(own, (0, 0, 1, 1, 0, 0))
    assert [(COLOURS[kind], SPOTS[spot].id) for kind, spot in plan] == [("green", "explorer-green"), ("red", "storage")]


# --- what matches of older releases hold


def test_what_older_matches_hold_is_done_as_ever_and_offered_to_nobody() -> None:
    own = cabin(holds={"captain": ["green"], "purser": ["yellow", "red"], "merchant": ["purple"]})
    state = at_turn("purser", 1, own=own)
    for colour in ("white", "green", "red"):
        state.hand[COLOURS.index(colour)] += 1
    assert "stow-best" not in verbs(state)
    assert GAME.retired(state, 0) == (("stow-best",),)
    assert GAME.retired(state, 1) == ()
    before = state.vp[0], state.gold[0]
    do(state, ("stow-best",))
    assert (state.vp[0] - before[0], state.gold[0] - before[1]) == (1, 1)
    assert GAME.retired(state, 0) == ()
    with pytest.raises(IllegalAction, match="unknown-action"):
        do(state, ("stow-best",))


def test_what_stowing_all_does_is_pinned() -> None:
    """A change of either plan would change what stored matches come to: another plan takes a verb of its own."""
    number = 1
    told: list[object] = []
    for _ in range(400):
        own, held = cabin(), [0] * GEM
        for step in range(14):
            number = number * 48271 % 2147483647
            kind = number % GEM
            spots = places(own, kind)
            if step < 10 and spots:
                own = after(own, kind, spots[number // GEM % len(spots)])
            elif step >= 10:
                held[kind] += 1
        told.append((former_plan(own, held), best_plan(own, tuple(held))))
    assert sha256(repr(told).encode()).hexdigest() == PINNED
