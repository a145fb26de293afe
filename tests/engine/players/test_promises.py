"""The fitting of promises, and the weights that the games keep."""

from __future__ import annotations

import tomllib
from math import exp

import msgspec
import pytest

from engine import registry
from engine.core.chance import seeded
from engine.core.promises import PromiseBrain, Weights, load_weights
from engine.players.brains import brain_of
from engine.players.promises import descended, fit, fitted_spread, least_squares, written

KEYS = [game.key for game in registry.games() if isinstance(brain_of(game), PromiseBrain)]


def test_two_games_think_in_promises() -> None:
    assert {"nereus", "gilded_compass"} <= set(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_the_weights_are_those_of_the_facts(key: str) -> None:
    brain = brain_of(registry.game(key))
    assert isinstance(brain, PromiseBrain)
    weights = load_weights(brain.package)
    state = brain.game.setup(2, {}, seeded(1))
    assert tuple(weights.facts) == brain.names
    assert {len(by_age) for by_age in weights.facts.values()} == {len(brain.ages(state))}
    assert all(min(weights.facts[name]) >= 0 for name in brain.welcome)


def test_weights_are_read_as_they_were_written() -> None:
    weights = Weights((1.5, 3.0), {"hold-1": (0.25, -1.0), "chest": (0.0, 2.5)})
    assert msgspec.convert(tomllib.loads(written(weights, "nereus")), Weights) == weights


def test_descent_finds_the_minimum_and_keeps_to_the_bound() -> None:
    matrix = [[2.0, 1.0], [1.0, 3.0]]
    assert descended(matrix, [5.0, 10.0], [False, False]) == pytest.approx([1.0, 3.0])
    assert descended(matrix, [5.0, -10.0], [False, True]) == pytest.approx([2.5, 0.0])


def test_least_squares_find_what_rows_were_made_of() -> None:
    rows = [([float(a), float(b)], 2.0 * a - 0.5 * b) for a in range(-20, 21) for b in range(-20, 21)]
    assert least_squares(iter(rows), 2, [False, False]) == pytest.approx([2.0, -0.5], abs=0.01)


def test_the_spread_makes_wins_likeliest() -> None:
    """Leads that win as a spread of 2 at the end and 6 at the start have it."""
    leads = [
        (float(lead), ahead, 1 / (1 + exp(-lead / (2 + 4 * ahead))))
        for lead in range(-20, 21)
        for ahead in (0.0, 0.5, 1.0)
    ]
    assert fitted_spread(leads)[0] == (2.0, 4.0)


def test_fitting_is_reproducible() -> None:
    brain = brain_of(registry.game("nereus"))
    assert isinstance(brain, PromiseBrain)
    assert fit(brain, 2, 5) == fit(brain, 2, 5)
