"""What the computer predicts against what came."""

from __future__ import annotations

import pytest

from engine import registry
from engine.__main__ import main
from engine.core.errors import BadOptions
from engine.players.calibrate import GROUPS, Sample, chances, points, samples, table
from tests.support.toys import toy_game


def test_a_prediction_that_holds_lies_in_the_interval_of_what_came() -> None:
    """Of those that were given 20 %, one in five has won; of those that were given 80 %, one in ten."""
    found = [Sample(0.2, 10.0, float(n % 5 == 0), 12) for n in range(200)]
    found += [Sample(0.8, 20.0, float(n % 10 == 0), 22) for n in range(200)]
    low, high = chances(found)
    assert (low.count, low.said, low.came) == (200, pytest.approx(0.2), pytest.approx(0.2))
    assert low.fits
    assert (high.said, high.came) == (pytest.approx(0.8), pytest.approx(0.1))
    assert not high.fits
    assert [line.endswith("x") for line in table(found).splitlines()[1:3]] == [False, True]


def test_points_are_told_in_groups_of_equal_size_the_fewest_first() -> None:
    found = [Sample(0.5, float(n), 0.5, n + 20 + n % 2) for n in range(100)]
    bands = points(found)
    assert [band.count for band in bands] == [100 // GROUPS] * GROUPS
    assert [band.said for band in bands] == sorted(band.said for band in bands)
    assert all(band.came - band.said == pytest.approx(20.5) for band in bands)
    assert not any(band.fits for band in bands)


def test_each_match_gives_one_position_of_one_seat_and_the_same_again() -> None:
    game = registry.game("yucata")
    found = samples(game, 12, 3, {"layout": "yazurika"}, 1)
    assert len(found) == 12
    assert found == samples(game, 12, 3, {"layout": "yazurika"}, 1)
    assert found != samples(game, 12, 3, {"layout": "yazurika"}, 2)
    assert all(0 <= sample.chance <= 1 and 0 <= sample.won <= 1 for sample in found)
    assert {sample.won for sample in found} == {0.0, 1.0}
    with pytest.raises(BadOptions):
        samples(game, 1, 9, {}, 1)


def test_a_game_without_a_brain_predicts_nothing() -> None:
    with toy_game() as toy, pytest.raises(ValueError, match="taught"):
        samples(registry.game(toy), 1, 2, {}, 1)


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "yucata", "--matches", "9", "--option", "layout=yazurika"]) == 0
    told = capsys.readouterr().out
    assert "Yucata" in told
    assert "95 % interval" in told
    assert main(["calibrate", "yucata", "--matches", "1", "--seats", "9"]) == 2
