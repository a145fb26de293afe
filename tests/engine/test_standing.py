"""Standing answers of every game: only what the seat knows, only what is legal, and nothing that hands could not do."""

from __future__ import annotations

from typing import Any

import pytest

from engine import registry
from engine.core import match as record
from engine.core.chance import Fast, seeded
from engine.core.errors import GameError
from engine.core.event import Seat
from engine.core.playout import random_action
from engine.core.standing import BadStanding, Give, Standing, Stop
from tests.support.standing import by_chance
from tests.support.stories import casts, sampled

GAMES = [game.key for game in registry.games() if registry.standing(game.key) is not None]


@pytest.mark.parametrize("key", GAMES)
def test_it_answers_by_what_the_seat_knows_and_only_what_is_legal(key: str) -> None:
    game, rules, chance = registry.game(key), registry.standing(key), Fast(at=11)
    assert rules is not None
    answers = 0
    given: list[tuple[Seat, Standing]] = []
    for number, state in enumerate(sampled(key, 40)):
        new = [(seat, by_chance(game, state, seat, chance)) for seat in range(state.seats) for _ in range(6)]
        given += [(seat, standing) for seat, standing in new if standing is not None]
        for seat in game.actors(state):
            world = game.determinize(state, seat, Fast(at=number))
            for standing in [standing for owner, standing in given[-36:] if owner == seat]:
                if rules.over(standing, game.view(state, seat)):
                    assert rules.over(standing, game.view(world, seat))
                    continue
                before = game.dump(state)
                verdict = rules.answer(standing, game.view(state, seat), game.question(state, seat))
                assert game.dump(state) == before
                assert verdict == rules.answer(standing, game.view(world, seat), game.question(world, seat))
                if isinstance(verdict, Give):
                    answers += 1
                    assert verdict.action in game.legal(state, seat)
                    assert verdict.left is None or verdict.left.about == standing.about
    assert answers > 5


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_match_with_standing_answers_is_one_that_hands_could_have_played(key: str, seed: int) -> None:
    game, rules, chance = registry.game(key), registry.standing(key), Fast(at=seed + 1)
    assert rules is not None
    by_itself = 0
    for seats, options in casts(game)[:2]:
        state = game.setup(seats, options, seeded(seed))
        given: dict[Seat, dict[str, Standing]] = {seat: {} for seat in range(seats)}
        played: list[tuple[Seat, Any]] = []
        while actors := game.actors(state):
            seat = actors[chance.below(len(actors))]
            action, row = None, given[seat]
            for about, standing in list(row.items()):
                if rules.over(standing, game.view(state, seat)):
                    del row[about]
                    continue
                verdict = rules.answer(standing, game.view(state, seat), game.question(state, seat))
                if isinstance(verdict, Stop) or (isinstance(verdict, Give) and verdict.left is None):
                    del row[about]
                if isinstance(verdict, Give):
                    action = verdict.action
                    if verdict.left is not None:
                        row[about] = verdict.left
                    by_itself += 1
                    break
            action = action or random_action(game, state, seat, chance)
            game.apply(state, seat, action)
            played.append((seat, action))
            giver = chance.below(seats)
            if chance.below(2) == 0 and (new := by_chance(game, state, giver, chance)) is not None:
                given[giver][new.about] = new
            assert len(played) < 20_000, "they keep the match going round"
        again = record.replay(game, seats, options, seeded(seed), played)
        assert game.dump(again) == game.dump(state)
    assert by_itself


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("wrong", [None, 3, "x", ["x"], [["x"]], {"a": 1}, ["1", "1"], [1]])
def test_whatever_a_form_brings_is_refused_with_a_code(key: str, wrong: object) -> None:
    game, rules = registry.game(key), registry.standing(key)
    assert rules is not None
    state = sampled(key, 20)[4]
    for seat in range(state.seats):
        view = game.view(state, seat)
        for kind in rules.kinds(view):
            with pytest.raises(GameError) as error:
                rules.give(view, kind.key, {kind.fields[0].key: wrong})
            assert error.value.code == "standing-out-of-range"
        with pytest.raises(BadStanding, match="standing-too-late"):
            rules.give(view, "nonsense", {})
