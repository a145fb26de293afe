"""The fitting of weights finds the weights that made the wins."""

from __future__ import annotations

from math import exp

import pytest

from engine.core.chance import Fast
from engine.players.fit import Sample, main, newton, solve


def test_a_system_of_equations_is_solved() -> None:
    assert solve([[0.0, 2.0], [2.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.5, 2.0])


def test_the_weights_behind_the_wins_are_found() -> None:
    chance = Fast(at=5)
    true = (0.8, -0.4)
    data: list[Sample] = []
    for _ in range(2_000):
        rows = [[float(chance.below(5)), float(chance.below(5))] for _ in range(3)]
        odds = [exp(true[0] * row[0] + true[1] * row[1]) for row in rows]
        winner = chance.weighted([round(1_000 * value) for value in odds])
        data.append((rows, [float(seat == winner) for seat in range(3)]))
    weights, likelihood = newton(data, 2)
    assert weights == pytest.approx(true, abs=0.1)
    assert -1.1 < likelihood < -0.5


def test_a_game_without_weights_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["chess"])
    assert "chess" in capsys.readouterr().err
