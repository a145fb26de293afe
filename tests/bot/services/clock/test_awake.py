"""How long a day people are awake together."""

from __future__ import annotations

import pytest

from bot.db.people import Player
from bot.services.clock.awake import together

NOON = 1_790_000_000 - 1_790_000_000 % 86400 + 43200
"""Some day in September 2026, UTC."""


def sleeps(begins: float, ends: float, zone: str = "UTC") -> Player:
    return Player(zone=zone, quiet_from=round(begins * 60), quiet_until=round(ends * 60))


@pytest.mark.parametrize(
    ("players", "hours"),
    [
        ([sleeps(22, 8)], 14),
        ([sleeps(22, 8), sleeps(22, 8)], 14),
        ([sleeps(22, 8), sleeps(0, 8)], 14),
        ([sleeps(22, 8), sleeps(8, 16)], 6),
        ([sleeps(22, 8, "Europe/Berlin"), sleeps(22, 8, "Asia/Kathmandu")], 10),
        ([sleeps(20, 12), sleeps(8, 20), sleeps(1, 2)], 0),
        ([sleeps(22, 7.5)], 14),
    ],
)
def test_hours_are_counted_in_which_nobody_sleeps(players: list[Player], hours: int) -> None:
    for moment in (NOON, NOON + 7 * 3600 + 1234):
        assert together(players, moment) == hours


def test_of_whoever_has_not_said_nothing_is_known() -> None:
    assert together([], NOON) is None
    assert together([sleeps(22, 8), Player()], NOON) is None
