"""Times of day, quiet hours and vacations as people type them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import cast

import pytest

from bot.db import people
from bot.services.errors import Refused
from bot.services.people.preferences import parse_quiet_hours, parse_time, parse_vacation
from bot.ui.press.house import House
from tests.support.clock import FakeClock

NOW = int(datetime(2026, 12, 20, 23, 30, tzinfo=UTC).timestamp())
"""In Berlin it is half past midnight of the 21st already."""


def local(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("22:00", 1320),
        ("22", 1320),
        ("7.30", 450),
        ("07:05", 425),
        ("10 pm", 1320),
        ("12am", 0),
        ("12 pm", 720),
        ("24:00", 0),
        ("0:00", 0),
        ("22 Uhr", 1320),
    ],
)
def test_times_of_day(typed: str, minutes: int) -> None:
    assert parse_time(typed) == minutes


@pytest.mark.parametrize("typed", ["", "25", "24:01", "7:60", "13 pm", "0 am", "-1", "noon", "22:0", "1e1"])
def test_what_is_no_time_of_day_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_time(typed)
    assert refused.value.code == "bad-time"


def test_quiet_hours() -> None:
    assert parse_quiet_hours("22:00", "7") == (1320, 420)
    assert parse_quiet_hours("13", "15") == (780, 900)
    assert parse_quiet_hours("", " ") == (0, 0)


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [
        ("22", "22", "quiet-hours-equal"),
        ("0:00", "24:00", "quiet-hours-equal"),
        ("8", "7:59", "quiet-hours-too-long"),
        ("22", "", "bad-time"),
        ("late", "7", "bad-time"),
    ],
)
def test_impossible_quiet_hours_are_refused(first: str, last: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_quiet_hours(first, last)
    assert refused.value.code == code


def test_a_vacation_is_whole_days_in_the_zone_of_the_person() -> None:
    begin, end = parse_vacation("2026-12-24", "2027-01-02", "Europe/Berlin", NOW)
    assert (local(begin), local(end)) == ("2026-12-23T23:00:00+00:00", "2027-01-02T23:00:00+00:00")
    begin, end = parse_vacation("24.12.", "2.1.", "America/New_York", NOW)
    assert (local(begin), local(end)) == ("2026-12-24T05:00:00+00:00", "2027-01-03T05:00:00+00:00")


def test_a_vacation_over_the_change_to_summer_time_ends_at_midnight() -> None:
    _, end = parse_vacation("2027-02-15", "28.03.2027", "Europe/Berlin", NOW)
    assert local(end) == "2027-03-28T22:00:00+00:00"


def test_a_vacation_without_a_first_day_begins_today() -> None:
    begin, _ = parse_vacation("", "2026-12-21", "Europe/Berlin", NOW)
    assert local(begin) == "2026-12-20T23:00:00+00:00"
    assert parse_vacation("2026-12-01", "2026-12-24", "UTC", NOW) == parse_vacation("", "2026-12-24", "UTC", NOW)


@pytest.mark.parametrize(
    ("first", "last", "zone", "code"),
    [
        ("2026-12-01", "2026-12-20", "Europe/Berlin", "vacation-past"),
        ("", "2026-12-19", "UTC", "vacation-past"),
        ("2026-12-27", "2026-12-24", "UTC", "vacation-backwards"),
        ("", "2027-02-18", "UTC", "vacation-too-long"),
        ("", "", "UTC", "bad-date"),
        ("tomorrow", "2026-12-24", "UTC", "bad-date"),
        ("", "2026-02-30", "UTC", "bad-date"),
        ("", "9999-12-31", "UTC", "bad-date"),
        ("", "31.2.", "UTC", "bad-date"),
        ("", "12/24/2026", "UTC", "bad-date"),
    ],
)
def test_impossible_vacations_are_refused(first: str, last: str, zone: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_vacation(first, last, zone, NOW)
    assert refused.value.code == code


def test_a_leap_day_without_a_year_is_that_of_the_year_in_which_it_comes_next() -> None:
    day = datetime(2028, 2, 29, tzinfo=UTC)
    before = int((day - timedelta(days=58)).timestamp())
    begin, end = parse_vacation("29.2.", "29.02.", "UTC", before)
    assert (begin, end) == (int(day.timestamp()), int(day.timestamp()) + 86400)
    for never in (before - 366 * 86400, before + 366 * 86400):
        with pytest.raises(Refused, match="bad-date"):
            parse_vacation("", "29.2.", "UTC", never)


def test_the_last_possible_day_of_a_vacation() -> None:
    begin, end = parse_vacation("", "2027-02-17", "UTC", NOW)
    assert end - begin == 60 * 86400


async def test_a_change_keeps_what_else_was_chosen(house: House) -> None:
    cast("FakeClock", house.clock).at = NOW
    preferences, db = house.people.preferences, house.tables.db
    await preferences.change(7, zone="Europe/Berlin", language="de")
    await preferences.set_quiet_hours(7, "22", "7")
    await preferences.set_vacation(7, "", "2026-12-31")
    chosen = await people.player(db, 7)
    assert (chosen.language, chosen.zone, chosen.quiet_from, chosen.quiet_until) == ("de", "Europe/Berlin", 1320, 420)
    assert local(chosen.away_until) == "2026-12-31T23:00:00+00:00"
    with pytest.raises(Refused):
        await preferences.set_vacation(7, "", "2020-01-01")
    assert await people.player(db, 7) == chosen
    await preferences.end_vacation(7)
    assert (await people.player(db, 7)).away_until == 0


async def test_whoever_chooses_something_anew_is_sent_direct_messages_again(house: House) -> None:
    direct_messages = house.people.direct_messages
    await direct_messages.close(7)
    assert await direct_messages.closed(7)
    await house.people.preferences.change(7, notes=False)
    assert not await direct_messages.closed(7)
