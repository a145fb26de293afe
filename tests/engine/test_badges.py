"""Badges: each is earned in a recorded match and just missed in another, and none is thrown after people.

`tests/engine/games/<key>/badges/cases.toml` says by whom.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import registry
from engine.core.badge import Badge, Played, earned, play
from engine.core.errors import BadRecord
from engine.core.match import read_record

GAMES = Path(__file__).parent / "games"
CASES: dict[str, dict[str, Any]] = {
    path.parts[-3]: tomllib.loads(path.read_text()) for path in GAMES.glob("*/badges/cases.toml")
}

every_badge = pytest.mark.parametrize(
    ("key", "badge"),
    [
        pytest.param(game.key, badge, id=f"{game.key}-{badge.key}")
        for game in registry.games()
        for badge in registry.badges(game.key)
    ],
)


@cache
def match(key: str, number: int) -> Played:
    return play(registry.game(key), read_record((GAMES / key / "badges" / f"{number}.json").read_bytes()))


def test_every_badge_has_a_match_that_earns_it_and_one_that_just_misses_it() -> None:
    badges = {game.key: [badge.key for badge in registry.badges(game.key)] for game in registry.games()}
    assert {key: list(cases) for key, cases in CASES.items()} == {key: found for key, found in badges.items() if found}
    assert all(len(keys) == len(set(keys)) for keys in badges.values())


@every_badge
def test_a_badge_is_earned_by_these_seats_and_no_other(key: str, badge: Badge) -> None:
    case = CASES[key][badge.key]["earned"]
    assert earned([badge], match(key, case["match"])) == {badge.key: tuple(case["seats"])}


@every_badge
def test_a_near_miss_earns_nothing(key: str, badge: Badge, monkeypatch: pytest.MonkeyPatch) -> None:
    case = CASES[key][badge.key]["missed"]
    played = match(key, case["match"])
    assert case["seat"] not in set(badge.earned(played))
    for name, less in case.get("one_less", {}).items():
        monkeypatch.setattr(import_module(f"engine.games.{key}.badges"), name, less)
        assert case["seat"] in set(badge.earned(played))


def test_a_match_that_is_not_over_has_no_badges() -> None:
    record = match("yucata", 1).record
    with pytest.raises(BadRecord, match="not-over"):
        play(registry.game("yucata"), msgspec.structs.replace(record, actions=record.actions[:3], scores=None))
