"""How long a day people are awake together, and the night that is guessed of one without quiet hours."""

from __future__ import annotations

import pytest

from bot.db.people import Player
from bot.services.clock.awake import together, with_a_night

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


def pressed(*hours: float, days: int = 10) -> list[int]:
    """Presses at these hours (UTC) of so many days."""
    midnight = NOON - 43200
    return [round(midnight + day * 86400 + hour * 3600) for day in range(days) for hour in hours]


EVENINGS = pressed(17, 18, 19.5, 20)
DAYS = pressed(8, 9, 12, 15, 18.5, 21)


@pytest.mark.parametrize(
    ("player", "presses", "language", "expected"),
    [
        (sleeps(1, 9), DAYS, "de", sleeps(1, 9)),  # chosen
        (Player(zone="Asia/Kathmandu"), DAYS, "de", sleeps(23, 7, "Asia/Kathmandu")),
        (Player(), DAYS, "de", sleeps(22, 8)),
        (Player(), [*DAYS, *pressed(2, days=1)], "en", sleeps(22, 8)),  # awake once does not count
        (Player(), pressed(15, 18, 21, 23.9, 3), "en", sleeps(4, 15)),
        (Player(), EVENINGS, "de", sleeps(23, 7, "Europe/Berlin")),  # nobody sleeps for 20 hours
        (Player(), EVENINGS, "en", Player()),  # spoken from Honolulu to Auckland
        (Player(), DAYS[:12], "en", Player()),  # two days tell little
        (Player(), pressed(*range(24)), "en", Player()),
        (Player(), [], "de", sleeps(23, 7, "Europe/Berlin")),
    ],
)
def test_a_night_is_guessed(player: Player, presses: list[int], language: str, expected: Player) -> None:
    assert with_a_night(player, presses, language) == expected
