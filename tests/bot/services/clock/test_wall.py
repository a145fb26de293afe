"""The same hour of the clock on the wall, the next time."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.services.clock.wall import next_on, next_week

BERLIN = "Europe/Berlin"


def at(local: str) -> int:
    """The time at which a clock in Berlin says this."""
    return int(datetime.fromisoformat(local).replace(tzinfo=ZoneInfo(BERLIN)).timestamp())


def test_a_change_of_the_clocks_moves_no_hour() -> None:
    before = at("2027-03-26 20:00")
    assert next_week(before, BERLIN, before) == at("2027-04-02 20:00")
    assert next_on(4, 20 * 60, BERLIN, before) == at("2027-04-02 20:00")


def test_weeks_in_which_nobody_was_there_are_skipped() -> None:
    friday = at("2026-11-27 20:00")
    assert next_week(friday, BERLIN, friday) == at("2026-12-04 20:00")
    assert next_week(friday, BERLIN, at("2026-12-13 20:00")) == at("2026-12-18 20:00")
    assert next_on(4, 20 * 60, BERLIN, friday - 1) == friday
    assert next_on(4, 20 * 60, BERLIN, friday) == at("2026-12-04 20:00")
