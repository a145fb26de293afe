"""The measured strengths of the levels: one place, read as they were written."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine import registry
from engine.players import strengths
from engine.players.duel import fewest
from engine.players.levels import LEVELS
from engine.players.strengths import PAIRS, main, strengths_of


def test_what_is_measured_is_what_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("yucata")
    (tmp_path / "strengths.toml").write_text("[port_royal]\ngentle-good = [3, 10]\n", encoding="utf-8")

    def here(_: str) -> Path:
        return tmp_path

    monkeypatch.setattr(strengths, "files", here)
    strengths_of.cache_clear()
    assert main(["yucata", "--level", "good", "--matches", "6"]) == 0
    (found,) = strengths_of(game)
    assert (found.me, found.them, found.matches) == ("good", "random", 6)
    assert found.interval[0] <= found.share <= found.interval[1]
    (kept,) = strengths_of(registry.game("port_royal"))
    assert kept.share == 0.3
    strengths_of.cache_clear()


def test_levels_are_measured_between_two_or_as_few_as_may_play(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("yucata")
    for players, seats in ((range(2, 5), 2), (range(3, 5), 3), (range(1, 5), 2)):
        monkeypatch.setattr(type(game), "meta", msgspec.structs.replace(game.meta, players=players))
        assert fewest(game) == seats


@pytest.mark.parametrize("key", registry.keys())
def test_no_level_is_measured_as_weaker_than_one_below_it(key: str) -> None:
    game = registry.game(key)
    even = 1 / fewest(game)
    for found in strengths_of(game):
        assert (found.me, found.them) in PAIRS
        assert 0 <= found.wins <= found.matches
        low, high = found.interval
        better = LEVELS.index(found.me) > LEVELS.index(found.them)
        assert high > even if better else low < even
