"""What every brain must fulfil, for each game that has one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from engine import registry
from engine.core.chance import Fast
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.core.playout import playout
from engine.players.brains import AnyBrain, brain_of
from engine.players.duel import duel, fewest, wilson
from engine.players.levels import GENTLE, GOOD, RANDOM, STRONG, decide
from engine.players.seeds import split

KEYS = [game.key for game in registry.games() if brain_of(game)]


OPTIONS = {"yucata": {"layout": "yazurika"}}
"""What the matches between levels are played with, where the standard would play the same match again and again."""


def thinking(key: str) -> tuple[AnyGame, AnyBrain]:
    """The game and its brain."""
    game = registry.game(key)
    brain = brain_of(game)
    assert brain is not None
    return game, brain


def positions(game: AnyGame, number: int) -> Iterator[tuple[Any, Seat]]:
    """Positions with something to decide out of matches of all sizes and options."""
    found = 0
    for seed in range(10 * number):
        chance = Fast(at=split(3, seed))
        seats = game.players[chance.below(len(game.players))]
        options = {option.key: option.choices[chance.below(len(option.choices))] for option in game.options}
        state, _ = playout(game, seats, options, seed, actions=chance.below(120))
        for seat in game.actors(state):
            if len(game.legal(state, seat)) > 1:
                yield state, seat
                found += 1
                if found == number:
                    return


def same_from_every_world(game: AnyGame, level: str, number: int, worlds: int) -> None:
    """The choice from the true state is the choice from each of its worlds."""
    for at, (state, seat) in enumerate(positions(game, number)):
        before = game.dump(state)
        chosen = decide(game, state, seat, level, at).best
        assert game.dump(state) == before
        assert chosen in game.legal(state, seat)
        for other in range(worlds):
            world = game.determinize(state, seat, Fast(at=split(at, other)))
            assert decide(game, world, seat, level, at).best == chosen


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("level", [RANDOM, GENTLE, GOOD])
def test_a_choice_depends_on_nothing_that_the_seat_cannot_know(key: str, level: str) -> None:
    same_from_every_world(registry.game(key), level, 15, 2)


@pytest.mark.parametrize("key", KEYS)
def test_nor_does_a_search(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, brain = thinking(key)
    monkeypatch.setattr(brain, "playouts", 8)
    same_from_every_world(game, STRONG, 3, 1)


@pytest.mark.soak
@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("level", [GENTLE, GOOD, STRONG])
def test_a_choice_depends_on_nothing_hidden_in_200_positions(key: str, level: str) -> None:
    same_from_every_world(registry.game(key), level, 200, 20)


@pytest.mark.parametrize("key", KEYS)
def test_the_parts_add_up_to_what_a_position_is_worth(key: str) -> None:
    game, brain = thinking(key)
    for state, _ in positions(game, 25):
        worth = brain.evaluate(state)
        assert len(worth) == state.seats
        assert brain.spread(state) > 0
        for seat in range(state.seats):
            assert sum(points for _, points in brain.parts(state, seat)) == pytest.approx(worth[seat], abs=1e-6)


@pytest.mark.parametrize("key", KEYS)
def test_at_the_end_a_position_is_worth_its_points_and_the_clock_never_went_back(key: str) -> None:
    game, brain = thinking(key)
    readings: list[int] = []

    def read(state: Any, *_: object) -> None:
        readings.append(brain.clock(state))

    state, _ = playout(game, game.players[0], {}, 4, watch=read)
    assert all(before <= after for before, after in pairwise(readings))
    assert readings[-1] > readings[0]
    outcome = game.outcome(state)
    assert outcome is not None
    assert list(brain.evaluate(state)) == pytest.approx(list(outcome.scores))


@pytest.mark.parametrize("key", KEYS)
def test_parts_name_the_same_sources_from_the_first_position_to_the_last(key: str) -> None:
    game, brain = thinking(key)
    named: set[tuple[str, ...]] = set()

    def read(state: Any, *_: object) -> None:
        named.update(tuple(source for source, _ in brain.parts(state, seat)) for seat in range(state.seats))

    state, _ = playout(game, game.players[0], {}, 4, watch=read)
    read(state)
    assert len(named) == 1


@pytest.mark.parametrize("key", KEYS)
def test_what_is_sane_is_legal_and_no_blunder(key: str) -> None:
    game, brain = thinking(key)
    for state, seat in positions(game, 60):
        legal = game.legal(state, seat)
        sane = brain.sane(state, seat, legal)
        assert sane
        assert set(sane) <= set(legal)
        if any(brain.blunder(state, seat, action) is None for action in legal):
            assert [brain.blunder(state, seat, action) for action in sane] == [None] * len(sane)
        assert brain.horizon(state) > brain.clock(state)


@pytest.mark.parametrize("key", KEYS)
def test_good_beats_random_without_a_blunder(key: str) -> None:
    game = registry.game(key)
    seats = fewest(game)
    result = duel(game, GOOD, RANDOM, 8, seats, OPTIONS.get(key, {}), 1, lambda: 0.0)
    assert result.wins >= (7 if seats == 2 else 8 / seats), "against several, more than its share"
    assert not result.me.blunders


@pytest.mark.soak
@pytest.mark.parametrize("key", [key for key in KEYS if fewest(registry.game(key)) == 2])
def test_the_levels_differ_as_promised(key: str) -> None:
    game = registry.game(key)
    options = OPTIONS.get(key, {})
    strong = duel(game, STRONG, GOOD, 200, 2, options, 1, lambda: 0.0)
    assert wilson(strong.wins, 200)[0] >= 0.68
    assert not strong.me.blunders
    assert not strong.them.blunders
    assert duel(game, GOOD, RANDOM, 200, 2, options, 1, lambda: 0.0).wins >= 190
    assert 30 <= duel(game, GENTLE, GOOD, 200, 2, options, 1, lambda: 0.0).wins <= 70
    assert duel(game, GENTLE, RANDOM, 200, 2, options, 1, lambda: 0.0).wins >= 160
