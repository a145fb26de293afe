"""After how long a player is reminded, and how much waiting a table allows."""

from __future__ import annotations

import pytest

from bot.services.clock.pace import full_bank, reminder_after

HOUR = 3600
DAY = 24 * HOUR


@pytest.mark.parametrize(("pace", "hours"), [("fast", 12), ("daily", 72), ("slow", 216), ("7h", 21), ("none", 0)])
def test_a_full_bank_allows_three_steps(pace: str, hours: int) -> None:
    assert full_bank(pace) == hours * HOUR


@pytest.mark.parametrize(
    ("bank", "hours"),
    [(72, (24, 72, 168)), (48, (24, 72, 168)), (47, (23.5, 72, 168)), (20, (10, 72, 168)), (0, (0, 72, 168))],
)
def test_reminders_come_after_one_three_and_seven_steps_and_the_first_when_half_of_a_short_bank_is_gone(
    bank: int, hours: tuple[float, ...]
) -> None:
    found = [reminder_after(DAY, nudged, bank * HOUR) for nudged in range(3)]
    assert found == [hour * HOUR for hour in hours]
