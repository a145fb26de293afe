"""Times as people type them."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.services.clock.typed import next_on, next_week, read_time
from bot.services.errors import Refused

BERLIN = "Europe/Berlin"


def at(local: str, zone: str = BERLIN) -> int:
    """The time at which a clock in a zone says this."""
    return int(datetime.fromisoformat(local).replace(tzinfo=ZoneInfo(zone)).timestamp())


NOW = at("2026-11-25 15:00")
"""A Wednesday."""


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Friday 20:00", "2026-11-27 20:00"),
        ("friday at 8 pm", "2026-11-27 20:00"),
        ("Fri, 8:30 p.m.", "2026-11-27 20:30"),
        ("tomorrow 8 pm", "2026-11-26 20:00"),
        ("tomorrow 12 pm", "2026-11-26 12:00"),
        ("tomorrow 12:30 am", "2026-11-26 00:30"),
        ("tomorrow 1 am", "2026-11-26 01:00"),
        ("tonight 8", "2026-11-25 20:00"),
        ("8 in the evening", "2026-11-25 20:00"),
        ("tomorrow morning at 9", "2026-11-26 09:00"),
        ("Freitag 20 Uhr", "2026-11-27 20:00"),
        ("Fr. um 20.15 Uhr", "2026-11-27 20:15"),
        ("am Freitagabend um 8", "2026-11-27 20:00"),
        ("Samstag 20 Uhr 30", "2026-11-28 20:30"),
        ("heute Abend 20:00", "2026-11-25 20:00"),
        ("morgen früh um 8", "2026-11-26 08:00"),
        ("Freitag Morgen 9 Uhr", "2026-11-27 09:00"),
        ("übermorgen 18h", "2026-11-27 18:00"),
        ("day after tomorrow noon", "2026-11-27 12:00"),
        ("20:00", "2026-11-25 20:00"),
        ("14:00", "2026-11-26 14:00"),
        ("Wednesday 20:00", "2026-11-25 20:00"),
        ("Wednesday 14:00", "2026-12-02 14:00"),
        ("this Friday 20:00", "2026-11-27 20:00"),
        ("kommenden Freitag 20:00", "2026-11-27 20:00"),
        ("2026-12-24 18:00", "2026-12-24 18:00"),
        ("24.12. 18 Uhr", "2026-12-24 18:00"),
        ("24.12.2026 18.00", "2026-12-24 18:00"),
        ("24 December 6pm", "2026-12-24 18:00"),
        ("Dec 24th 6 pm", "2026-12-24 18:00"),
        ("24. Dezember um 18 Uhr", "2026-12-24 18:00"),
        ("3. März 20 Uhr", "2027-03-03 20:00"),
        ("12/24 18:00", "2026-12-24 18:00"),
        ("in 3 days", "2026-11-28 15:00"),
        ("in 2 hours", "2026-11-25 17:00"),
        ("in 1h 30m", "2026-11-25 16:30"),
        ("in half an hour", "2026-11-25 15:30"),
        ("in einer halben Stunde", "2026-11-25 15:30"),
        ("in an hour", "2026-11-25 16:00"),
        ("in drei Tagen um 20 Uhr", "2026-11-28 20:00"),
        ("in a week at 8 pm", "2026-12-02 20:00"),
        ("in einer Woche", "2026-12-02 15:00"),
    ],
)
def test_a_time_is_understood_as_people_type_it(typed: str, meant: str) -> None:
    assert read_time(typed, BERLIN, NOW) == at(meant)


@pytest.mark.parametrize(
    ("typed", "first", "second"),
    [
        ("Friday 8", "2026-11-27 08:00", "2026-11-27 20:00"),
        ("next Friday 20:00", "2026-11-27 20:00", "2026-12-04 20:00"),
        ("nächsten Freitag 20 Uhr", "2026-11-27 20:00", "2026-12-04 20:00"),
        ("Friday midnight", "2026-11-27 00:00", "2026-11-28 00:00"),
        ("12/11 20:00", "2026-12-11 20:00", "2027-11-12 20:00"),
    ],
)
def test_what_may_mean_two_times_is_told_with_both(typed: str, first: str, second: str) -> None:
    with pytest.raises(Refused) as refused:
        read_time(typed, BERLIN, NOW)
    assert (refused.value.code, refused.value.values) == (
        "two-times",
        {"first": str(at(first)), "second": str(at(second))},
    )


@pytest.mark.parametrize("typed", ["today 14:00", "heute 14 Uhr", "2026-11-24 20:00", "24.11.2026 20 Uhr"])
def test_what_has_passed_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_time(typed, BERLIN, NOW)
    assert refused.value.code == "time-is-past"


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "25:00",
        "Friday 20:61",
        "30.2. 20:00",
        "13 pm",
        "Friday 20:00 or so",
        "in 3 bananas",
        "9" * 70,
        "31.12.9999 24:00",
    ],
)
def test_what_is_no_time_is_refused_with_what_was_typed(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_time(typed, BERLIN, NOW)
    assert refused.value.code == "unknown-time"
    assert refused.value.values["given"] == typed[:60]


def test_a_day_alone_needs_an_hour_unless_one_is_usual() -> None:
    for typed in ("Friday", "Freitag", "27.11.", "Friday evening"):
        with pytest.raises(Refused, match="hour-missing"):
            read_time(typed, BERLIN, NOW)
    assert read_time("by Friday", BERLIN, NOW, minutes=20 * 60) == at("2026-11-27 20:00")
    assert read_time("bis Freitag", BERLIN, NOW, minutes=20 * 60) == at("2026-11-27 20:00")
    assert read_time("Friday 18:00", BERLIN, NOW, minutes=20 * 60) == at("2026-11-27 18:00")
    assert read_time("in 2 days", BERLIN, NOW, minutes=20 * 60) == at("2026-11-27 20:00")


def test_the_zone_of_whoever_types_decides() -> None:
    assert read_time("tomorrow 20:00", "America/New_York", NOW) == at("2026-11-26 20:00", "America/New_York")
    late = at("2026-11-25 23:30", "America/New_York")  # Thursday in Berlin
    assert read_time("tomorrow 20:00", "America/New_York", late) == at("2026-11-26 20:00", "America/New_York")


def test_a_change_of_the_clocks_moves_no_hour() -> None:
    before = at("2027-03-26 20:00")
    assert read_time("in 3 days", BERLIN, before) == at("2027-03-29 20:00")
    assert next_week(before, BERLIN, before) == at("2027-04-02 20:00")
    assert next_on(4, 20 * 60, BERLIN, before) == at("2027-04-02 20:00")
    assert read_time("in 24 hours", BERLIN, at("2027-03-27 20:00")) == at("2027-03-28 21:00")


def test_an_hour_that_is_skipped_is_the_one_after_it_and_one_that_comes_twice_is_asked_for() -> None:
    assert read_time("28.3.2027 02:30", BERLIN, NOW) == at("2027-03-28 03:30")
    with pytest.raises(Refused, match="two-times"):
        read_time("31.10.2027 02:30", BERLIN, NOW)


def test_weeks_in_which_nobody_was_there_are_skipped() -> None:
    friday = at("2026-11-27 20:00")
    assert next_week(friday, BERLIN, friday) == at("2026-12-04 20:00")
    assert next_week(friday, BERLIN, at("2026-12-13 20:00")) == at("2026-12-18 20:00")
    assert next_on(4, 20 * 60, BERLIN, friday - 1) == friday
    assert next_on(4, 20 * 60, BERLIN, friday) == at("2026-12-04 20:00")
