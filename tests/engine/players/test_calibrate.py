"""What the computer tells of chances against what came, and the scale on which it is told."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from engine import registry
from engine.__main__ import main
from engine.core.errors import BadOptions
from engine.players import calibrate, scale
from engine.players.advice import Alternative
from engine.players.calibrate import ENOUGH, Sample, bands, fitted, samples, table
from engine.players.scale import NONE, SURE, Scale, scale_of
from tests.support.brains import hurry_the_judge
from tests.support.toys import toy_game


def believed(seen: float, won: float, count: int = 200) -> list[Sample]:
    """So many positions of which that was seen, and a share of which was won."""
    return [Sample(seen, float(number < won * count), 0.5, float(number % 2)) for number in range(count)]


def test_a_band_tells_how_many_there_were_what_was_said_and_what_came() -> None:
    low, high = bands([(0.2, float(number % 5 == 0)) for number in range(100)] + [(0.8, 0.1)] * ENOUGH)
    assert (low.count, low.said, low.came) == (100, pytest.approx(0.2), pytest.approx(0.2))
    assert low.fits
    assert (high.count, high.came, high.error) == (ENOUGH, pytest.approx(0.1), pytest.approx(0.0))
    assert not high.fits
    (few,) = bands([(0.8, 0.1)] * (ENOUGH - 1))
    assert few.fits, "too few to tell"
    (near,) = bands([(0.8, 0.76)] * ENOUGH)
    assert near.fits, "within five points"


def test_whoever_is_believed_too_much_is_told_nearer_to_what_came() -> None:
    found = [*believed(0.83, 0.65), *believed(0.5, 0.5), *believed(0.17, 0.35)]
    told = fitted(found, 2)
    assert told.told(0.83) == pytest.approx(0.65, abs=0.02)
    assert told.told(0.5) == pytest.approx(0.5, abs=0.02)
    assert told.positions == 600
    assert [line.endswith("x") for line in table(found, NONE).splitlines()[1:4]] == [True, False, True]
    assert not any(line.endswith("x") for line in table(found, told).splitlines())
    optimist = fitted([*believed(0.6, 0.4), *believed(0.9, 0.7)], 2)
    assert optimist.lift < 0


@pytest.mark.parametrize("told", [Scale(0.7, -0.3, 1, 0.25), Scale(1.4, 0.2, 1, 0.5)])
def test_what_is_better_is_told_as_better(told: Scale) -> None:
    chances = [told.told(seen / 100) for seen in range(101)]
    inner = chances[round(100 * SURE) : 101 - round(100 * SURE)]
    assert all(low < high for low, high in pairwise(inner))
    assert all(0 < chance < 1 for chance in chances)


def test_a_gap_is_the_difference_of_what_is_told_and_as_sure_as_before() -> None:
    told = Scale(0.6, -0.2, 1).alternative(Alternative(("a",), 0.5, 0.02, 0.2, 0.04, 60))
    best = Scale(0.6, -0.2, 1).alternative(Alternative(("b",), 0.7, 0.02))
    assert told.gap == pytest.approx(best.win - told.win)
    assert 0 < told.gap < 0.2
    assert told.gap / told.gap_error == pytest.approx(5, rel=0.01)
    assert NONE.alternative(told).win == told.win


def test_figures_of_levels_that_play_otherwise_are_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def here(_: str) -> Path:
        return tmp_path

    game = registry.game("yucata")
    (tmp_path / "scale.toml").write_text('[yucata]\nplays = "another"\nmore = [2.0, 1.0, 9]\n', encoding="utf-8")
    for module in (scale, calibrate):
        monkeypatch.setattr(module, "files", here)
    scale_of.cache_clear()
    assert scale_of(game, 3) == NONE
    calibrate.write(game, 2, Scale(0.75, 0.25, 40))
    assert scale_of(game, 2) == Scale(0.75, 0.25, 40, 0.5)
    assert scale_of(game, 3).positions == 0, "what was there is of another search"
    calibrate.write(game, 4, Scale(0.5, 0.0, 30))
    assert (scale_of(game, 2).steep, scale_of(game, 3)) == (0.75, Scale(0.5, 0.0, 30, 1 / 3))
    scale_of.cache_clear()


def test_each_match_gives_one_position_and_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry_the_judge(monkeypatch)
    game = registry.game("yucata")
    found = samples(game, 6, 3, 1)
    assert len(found) == 6
    assert found == samples(game, 6, 3, 1)
    assert found != samples(game, 6, 3, 2)
    assert all(0 <= value <= 1 for sample in found for value in (sample.seen, sample.won, sample.curve, sample.rose))
    with pytest.raises(BadOptions):
        samples(game, 1, 9, 1)


def test_a_game_without_a_brain_predicts_nothing() -> None:
    with toy_game() as toy, pytest.raises(ValueError, match="taught"):
        samples(registry.game(toy), 1, 2, 1)


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    hurry_the_judge(monkeypatch)
    assert main(["calibrate", "yucata", "--matches", "4"]) == 0
    told = capsys.readouterr().out
    assert "Yucata" in told
    assert {line.split()[0] for line in told.splitlines() if "positions" in line} == {"judge", "curve"}
    assert main(["calibrate", "yucata", "--matches", "1", "--seats", "9"]) == 2
