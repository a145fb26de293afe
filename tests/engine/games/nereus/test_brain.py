"""How the computer thinks about Waters of Nereus."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

import pytest

from engine.core.chance import Fast, seeded
from engine.games.nereus import GAME
from engine.games.nereus.brain import BRAIN, steps, worth
from engine.games.nereus.cabin import SPOT, STORAGE_SPOT
from engine.games.nereus.components import COLOURS, CREW
from engine.games.nereus.model import CREW as CREW_PHASE
from engine.games.nereus.model import FREE
from engine.players.duel import duel
from engine.players.levels import STRONG, decide
from tests.support.brains import check_thoughts, positions, worlds_agree
from tests.support.games.nereus import cabin

TABLES: tuple[tuple[int, Mapping[str, object]], ...] = ((2, {}), (2, {"neutral": False}), (3, {}), (4, {}))
BLACK, RED, GREEN, YELLOW, WHITE = (COLOURS.index(c) for c in ("black", "red", "green", "yellow", "white"))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_thoughts_are_legal_sound_and_add_up(seats: int, options: Mapping[str, object]) -> None:
    for state, seat in positions(BRAIN, seats, options, 5, every=3):
        check_thoughts(BRAIN, state, seat)


def test_the_clock_never_goes_back() -> None:
    for seats in GAME.players:
        readings = [BRAIN.clock(state) for state, _ in positions(BRAIN, seats, {}, 2)]
        assert readings == sorted(readings)


def test_the_same_is_thought_about_in_the_match_and_in_every_world_of_it() -> None:
    for seats in GAME.players:
        for state, seat in positions(BRAIN, seats, {}, 3, every=9):
            assert worlds_agree(BRAIN, state, seat, 3)


@pytest.mark.soak
def test_the_same_is_decided_in_the_match_and_in_twenty_worlds_of_it() -> None:
    """200 positions; the strong player itself is asked in every tenth."""
    found = (
        place for seed in range(100) for place in positions(BRAIN, 2 + seed % 3, TABLES[seed % 2][1], seed, every=29)
    )
    for number, (state, seat) in enumerate(islice(found, 200)):
        assert worlds_agree(BRAIN, state, seat, 20)
        if number % 10 == 0:
            decided = decide(GAME, state, seat, STRONG, number).best
            world = GAME.determinize(state, seat, Fast(at=number))
            assert decide(GAME, world, seat, STRONG, number).best == decided


def test_sealed_crew_cards_of_others_are_believed_to_be_what_they_would_play() -> None:
    """A merchant without gold to trade is believed far less often than an even draw would have it."""
    state = GAME.setup(2, {}, seeded(4))
    while state.phase != CREW_PHASE:
        seat = GAME.actors(state)[0]
        GAME.apply(state, seat, GAME.legal(state, seat)[0])
    other = 1
    state.gold[other] = 0
    state.chosen[other] = CREW.index("merchant")
    believed = [BRAIN.world(state, 0, Fast(at=number)).chosen[other] for number in range(200)]
    assert FREE not in believed
    assert believed.count(CREW.index("merchant")) < 200 // len(CREW)


def test_completing_a_hold_late_is_worth_most_of_its_points() -> None:
    own = steps.Means(cabin(holds={"captain": ("black", "purple", "red")}), 0, (), 1)
    done = steps.stowing_gain(own, GREEN, SPOT["captain-green"])
    begun = steps.stowing_gain(own, YELLOW, SPOT["boatswain-yellow"])
    assert 12 > done > 6
    assert done > 3 * begun > 0


def test_nothing_is_promised_when_no_turn_is_left() -> None:
    assert set(worth.promise(0)) == {0.0}
    own = steps.Means(cabin(storage=("white",)), 0, (), 0)
    assert steps.shift_gain(own, WHITE, STORAGE_SPOT, SPOT["pilot-white"]) < 0
    assert worth.gold_worth(10, 0) == 2.0


def test_losing_treasures_is_a_blunder_and_room_is_made_instead() -> None:
    state = next(state for state, _ in positions(BRAIN, 2, {}, 6) if ("end",) in GAME.legal(state, state.turn))
    state.hand = [0] * len(COLOURS)
    state.hand[BLACK] = 1
    full = cabin(storage=("purple", "purple"), done=("captain", "purser", "merchant", "explorer"))
    state.cabins[state.turn] = full
    state.stage = 4
    legal = GAME.legal(state, state.turn)
    assert BRAIN.blunder(state, state.turn, ("end",)) == "treasures-lost"
    assert not any(action[0] == "stow" for action in legal)
    assert BRAIN.policy(state, state.turn, legal, Fast(at=1)) in (("sell", "purple"), ("exchange", "purple"))


def test_a_decent_player_beats_a_random_one_and_loses_no_treasure() -> None:
    result = duel(GAME, "good", "random", 4, 2, {}, 9, lambda: 0.0)
    assert result.wins == 4
    assert not result.me.blunders


def test_what_a_mistake_is_about() -> None:
    state = GAME.setup(2, {}, seeded(1))
    for best, chosen, theme in (
        (("crew", "captain"), ("crew", "pilot"), "crew"),
        (("space", 1), ("space", 2), "spaces"),
        (("sail", "a1", 0, 0), ("basic",), "trips"),
        (("stow", "black", "x"), ("stow", "black", "y"), "holds"),
        (("extra", "pilot"), ("decline",), "timing"),
        (("sell", "purple"), ("exchange", "purple"), "trade"),
    ):
        assert BRAIN.theme(state, 0, best, chosen) == theme
