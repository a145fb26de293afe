"""Hours of the clock on the wall: those that are chosen, and the same one the next time."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.services.clock.wall import ahead, next_on, next_week
from bot.services.errors import Refused

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


@pytest.mark.parametrize(
    ("day", "minutes", "zone", "now", "meant"),
    [
        ("2026-11-27", 1200, BERLIN, "2026-11-26T18:00", "2026-11-27T19:00"),
        ("2026-11-27", 1200, "Asia/Kathmandu", "2026-11-26T18:00", "2026-11-27T14:15"),
        ("2027-10-31", 150, BERLIN, "2027-10-30T18:00", "2027-10-31T00:30"),  # comes twice: the first
        ("2027-10-31", 150, BERLIN, "2027-10-31T01:00", "2027-10-31T01:30"),  # the second is still to come
        ("2027-03-28", 150, BERLIN, "2027-03-27T18:00", "2027-03-28T01:30"),  # is skipped: after the change
    ],
)
def test_an_hour_that_is_chosen_is_the_first_that_is_still_to_come(
    day: str, minutes: int, zone: str, now: str, meant: str
) -> None:
    def utc(text: str) -> int:
        return int(datetime.fromisoformat(f"{text}+00:00").timestamp())

    assert ahead(date.fromisoformat(day), minutes, zone, utc(now)) == utc(meant)


def test_an_hour_that_has_passed_is_refused() -> None:
    now = at("2026-11-26 20:00")
    with pytest.raises(Refused) as refused:
        ahead(date(2026, 11, 26), 1200, BERLIN, now)
    assert (refused.value.code, refused.value.values) == ("time-is-past", {"at": str(now)})
