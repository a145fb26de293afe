"""The measured strengths of the levels: one place, read as they were written."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import registry
from engine.players import strengths
from engine.players.brains import AnyBrain, brain_of
from engine.players.duel import fewest
from engine.players.levels import LEVELS, STRONG
from engine.players.scale import scale_of
from engine.players.stamp import version_now
from engine.players.strengths import main, strengths_of, tables
from engine.players.version import version_of


def test_what_is_measured_is_what_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("yucata")
    stamp = version_of(registry.game("port_royal")).plays
    old = f'[port_royal]\nplays = "{stamp}"\n[port_royal.figures]\ngentle-good-2 = [3, 10]\n'
    old += '[yucata]\nplays = "another"\n[yucata.figures]\nstrong-good-2 = [9, 10]\n'
    (tmp_path / "strengths.toml").write_text(old, encoding="utf-8")

    def here(_: str) -> Path:
        return tmp_path

    monkeypatch.setattr(strengths, "files", here)
    strengths_of.cache_clear()
    assert strengths_of(game) == (), "of levels that played otherwise"
    strengths_of.cache_clear()
    assert main(["yucata", "--level", "good", "--matches", "6"]) == 0
    found, of_four = strengths_of(game)
    assert (found.me, found.them, found.matches, found.seats) == ("good", "random", 6, 2)
    assert (of_four.me, of_four.them, of_four.seats) == ("good", "gentle", 4)
    assert found.interval[0] <= found.share <= found.interval[1]
    (kept,) = strengths_of(registry.game("port_royal"))
    assert kept.share == 0.3
    strengths_of.cache_clear()


def test_levels_are_measured_between_two_or_as_few_as_may_play(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("yucata")
    for players, seats in ((range(2, 5), 2), (range(3, 5), 3), (range(1, 5), 2)):
        monkeypatch.setattr(type(game), "meta", msgspec.structs.replace(game.meta, players=players))
        assert fewest(game) == seats


TAUGHT = [game.key for game in registry.games() if brain_of(game)]


@pytest.mark.parametrize("key", TAUGHT)
def test_figures_are_those_of_the_search_as_it_is_now(key: str) -> None:
    """Whoever changes how the levels play or what the judge tells runs `python -m engine.players.stamp KEY`,
    and measures anew what bears the stamp: strengths, scales, puzzles."""
    game = registry.game(key)
    assert version_now(game) == version_of(game), "another search: CONTRIBUTING.md, what is measured of computers"
    assert strengths_of(game), "measure: python -m engine.players.strengths"
    assert all(scale_of(game, seats).positions for seats in (fewest(game), game.players[-1])), (
        "python -m engine calibrate"
    )


def further(brain: AnyBrain, state: Any) -> int:
    """Another horizon."""
    return brain.clock(state) + 2


def test_a_search_that_plays_otherwise_has_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("yucata")
    brain = brain_of(game)
    assert brain is not None
    before = version_now(game)
    monkeypatch.setattr("engine.players.judge.DEEPER", 3)
    monkeypatch.setattr("engine.players.advice.LEAST", 0.2)
    assert version_now(game).plays == before.plays
    assert version_now(game).tells != before.tells, "it finds less worth a word"
    monkeypatch.setattr(brain, "horizon", partial(further, brain))
    assert version_now(game).plays != before.plays


@pytest.mark.parametrize("key", TAUGHT)
def test_levels_are_measured_and_none_is_weaker_than_one_below_it(key: str) -> None:
    """Every pair with the fewest seats; with four, a search takes hours to measure, the others minutes."""
    game = registry.game(key)
    found = strengths_of(game)
    wanted = [(seats, *pair) for seats, pairs in tables(game) for pair in pairs]
    measured = [(one.seats, one.me, one.them) for one in found]
    assert measured == [pair for pair in wanted if pair in measured]
    assert {seats for seats, me, _ in set(wanted) - set(measured) if me != STRONG or seats == fewest(game)} == set()
    for one in found:
        assert 0 <= one.wins <= one.matches
        low, high = one.interval
        better = LEVELS.index(one.me) > LEVELS.index(one.them)
        assert low > 1 / one.seats if better else high < 1 / one.seats
