"""Positions out of matches between decent players, what every brain must keep to there, and a judge in a hurry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import pytest

from engine import registry
from engine.core.brain import Brain
from engine.core.chance import Fast, seeded
from engine.core.event import Seat
from engine.players import judge, review, search
from engine.players.brains import brain_of
from engine.players.lookahead import DEPTHS
from engine.players.seeds import fast, split

Position = tuple[Any, Seat]
"""A state and a seat that has a choice there."""


def hurry_the_judge(patch: pytest.MonkeyPatch) -> None:
    """Few playouts and a short look ahead, for what does not depend on how well it is thought."""
    patch.setattr(review, "MANY", 2)
    patch.setattr(judge, "LEAST_WORLDS", 4)
    patch.setattr(judge, "REPLIES", 1)
    patch.setattr(search, "FIRST", 2)
    for game in registry.games():
        if (brain := brain_of(game)) is not None:
            patch.setattr(brain, "playouts", 4)
            if brain.open:
                patch.setattr(brain, "horizon", partial(_soon, brain))


def _soon(brain: Brain[Any], state: Any) -> int:
    """So soon that it looks to each of the depths behind a judgement, and to none beyond them."""
    return brain.clock(state) + DEPTHS


def positions(
    brain: Brain[Any], seats: int, options: Mapping[str, object], seed: int, *, every: int = 1, sane: int = 25
) -> Iterator[Position]:
    """Every so many choices of a match by the rule, `sane` of a hundred of them any sane action. States are copies."""
    game = brain.game
    state = game.setup(seats, options, seeded(seed))
    chance = fast(seed, 0)
    number = 0
    while actors := game.actors(state):
        seat = actors[chance.below(len(actors))]
        legal = game.legal(state, seat)
        action = legal[0]
        if len(legal) > 1:
            number += 1
            if number % every == 0:
                yield game.clone(state), seat
            if chance.below(100) < sane:
                thought = brain.sane(state, seat, legal)
                action = thought[chance.below(len(thought))]
            else:
                action = brain.policy(state, seat, legal, chance)
        game.apply(state, seat, action)


def check_thoughts(brain: Brain[Any], state: Any, seat: Seat) -> None:
    """Sane actions and the rule's choice are legal and no blunders; parts add up to what is expected."""
    game = brain.game
    legal = game.legal(state, seat)
    thought = brain.sane(state, seat, legal)
    chosen = brain.policy(state, seat, legal, Fast(at=1))
    assert thought, (state, seat)
    for action in (*thought, chosen):
        assert action in legal
        assert brain.blunder(state, seat, action) is None, (action, brain.blunder(state, seat, action))
    assert len(set(thought)) == len(thought)
    expected = brain.evaluate(state)
    for place in range(state.seats):
        parts = brain.parts(state, place)
        assert abs(sum(points for _, points in parts) - expected[place]) < 1e-6
    assert brain.spread(state) > 0
    assert brain.horizon(state) > brain.clock(state)


def worlds_agree(brain: Brain[Any], state: Any, seat: Seat, worlds: int) -> bool:
    """Whether the worlds that the seat thinks about are the same, drawn from the state and from worlds of it."""
    game = brain.game

    def thoughts(start: Any) -> list[dict[str, Any]]:
        return [game.dump(brain.world(start, seat, fast(split(7, 0), number))) for number in range(3)]

    known = thoughts(state)
    return all(thoughts(game.determinize(state, seat, fast(11, number))) == known for number in range(worlds))
