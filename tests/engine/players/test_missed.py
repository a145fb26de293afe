"""A choice of a finished match as a puzzle, found in pieces."""

from __future__ import annotations

import msgspec
import pytest

from engine import registry
from engine.core.action import parse_action
from engine.core.match import Record
from engine.players import trial
from engine.players.brains import taught
from engine.players.missed import posed, proved, tempted
from engine.players.puzzle import Puzzle, position
from engine.players.trial import Trial, stands
from tests.support.missed import answered, few_playouts, late, worst

quick_games = pytest.mark.parametrize("key", ["yucata", "port_royal"])
"""In these it takes a second to look at a position."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    few_playouts(monkeypatch)


def record(key: str, puzzle: Puzzle, way: int) -> Record:
    """A match that stopped when this answer had been given to a puzzle."""
    return Record(
        game=key,
        rules_version=puzzle.rules_version,
        seats=puzzle.seats,
        options=puzzle.options,
        seed=puzzle.seed,
        actions=[(seat, list(action)) for seat, action in answered(puzzle, way)],
    )


@quick_games
def test_what_was_missed_is_asked_again_with_what_was_chosen_among_the_answers(key: str) -> None:
    known = late(key)
    match, done = record(key, known, worst(known)), len(known.actions)
    found = posed(match, done, tempted(match, done))
    assert found is not None
    assert found.ways[found.best] == known.ways[known.best]
    assert known.ways[worst(known)] in found.ways
    assert (found.seed, found.actions, found.seat) == (known.seed, known.actions, known.seat), "nothing of what follows"
    assert found.wins[found.best] == max(found.wins)
    assert len(found.errors) == len(found.ways)


@quick_games
def test_what_was_best_is_not_asked_again(key: str) -> None:
    known = late(key)
    assert tempted(record(key, known, known.best), len(known.actions)) == []


@quick_games
def test_harder_looks_in_pieces_find_what_they_find_in_one_go(key: str) -> None:
    brain, known = taught(registry.game(key)), late(key)
    ways = [parse_action(list(way)) for way in known.ways]
    for best in (known.best, worst(known)):
        seen, pieces = Trial(), 0
        while seen.stands is None:
            seen = proved(key, msgspec.structs.replace(known, best=best), seen, 0.0)
            pieces += 1
        assert seen.stands == stands(brain, position(brain.game, known), known.seat, ways[best], ways)
        assert seen.stands == (best == known.best)
        assert pieces >= len(seen.ends)


def test_a_trial_that_does_not_tell_can_be_given_up_sooner() -> None:
    """Two answers of which now the one, now the other wins: whoever has other positions to look at need not wait."""
    known = late("yucata")
    known = msgspec.structs.replace(known, ways=known.ways[:2], best=0)
    undecided = tuple((float(number % 2), float(number % 2 == 0)) for number in range(trial.ENDS - 1))
    seen = Trial(ahead=((1.0, 0.0),), ends=undecided)
    assert proved("yucata", known, seen, 0.0).stands is None
    assert proved("yucata", known, seen, 0.0, 1).stands is False
