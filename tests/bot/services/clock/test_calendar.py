"""When clocks run: quiet hours, vacation and weekends in the player's own zone."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.db.people import Player
from bot.services.clock.calendar import Calendar
from bot.services.people.preferences import LONGEST_QUIET, VACATIONS

HOUR = 3600


def at(text: str, zone: str = "UTC") -> int:
    """Seconds since 1970 of a local time."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


def test_quiet_hours_over_midnight_do_not_count() -> None:
    calendar = Calendar(Player(zone="Europe/Berlin", quiet_from=22 * 60, quiet_until=7 * 60))
    evening = at("2026-11-20T21:00", "Europe/Berlin")
    assert calendar.is_open(evening)
    assert calendar.after(evening, HOUR) == at("2026-11-21T07:00", "Europe/Berlin")
    assert calendar.after(evening, 2 * HOUR) == at("2026-11-21T08:00", "Europe/Berlin")
    assert not calendar.is_open(at("2026-11-21T06:59", "Europe/Berlin"))
    assert calendar.elapsed(evening, at("2026-11-21T09:00", "Europe/Berlin")) == 3 * HOUR


def test_quiet_hours_at_noon() -> None:
    calendar = Calendar(Player(quiet_from=12 * 60, quiet_until=14 * 60))
    assert calendar.after(at("2026-11-20T11:00"), 2 * HOUR) == at("2026-11-20T15:00")


def test_the_hour_that_is_lost_in_spring_is_not_counted_twice() -> None:
    calendar = Calendar(Player(zone="Europe/Berlin", quiet_from=0, quiet_until=6 * 60))
    saturday, sunday = at("2026-03-28T23:00", "Europe/Berlin"), at("2026-03-29T07:00", "Europe/Berlin")
    assert sunday - saturday == 7 * HOUR
    assert calendar.elapsed(saturday, sunday) == 2 * HOUR


def changes(zone: str) -> list[int]:
    """The moments of 2027 at which the clocks of a zone change."""
    place, begin = ZoneInfo(zone), at("2027-01-01T00:00")
    offsets = [datetime.fromtimestamp(begin + hour * HOUR, place).utcoffset() for hour in range(366 * 24)]
    return [begin + hour * HOUR for hour in range(1, len(offsets)) if offsets[hour] != offsets[hour - 1]]


@pytest.mark.parametrize(
    "zone",
    [
        *("Europe/Berlin", "America/New_York", "America/Havana", "America/Santiago", "Asia/Beirut", "Africa/Cairo"),
        *("Australia/Lord_Howe", "Pacific/Chatham", "Atlantic/Azores", "Africa/Casablanca", "America/St_Johns"),
    ],
)
def test_the_clock_on_the_wall_never_shows_a_quiet_hour_while_it_is_open(zone: str) -> None:
    place = ZoneInfo(zone)
    moments = changes(zone)
    assert moments
    for change in moments:
        for quiet_from in range(0, 1440, 45):
            quiet_until = (quiet_from + 30 + quiet_from * 7 % LONGEST_QUIET) % 1440
            calendar = Calendar(Player(zone=zone, quiet_from=quiet_from, quiet_until=quiet_until))
            lost = 0
            for moment in range(change - 3 * HOUR, change + 3 * HOUR, 900):
                local = datetime.fromtimestamp(moment, place)
                quiet = (local.hour * 60 + local.minute - quiet_from) % 1440 < (quiet_until - quiet_from) % 1440
                assert not (quiet and calendar.is_open(moment)), (local, quiet_from, quiet_until)
                lost += not quiet and not calendar.is_open(moment)
            assert lost * 900 <= HOUR


def test_vacation_and_weekends_stop_the_clock() -> None:
    player = Player(away_from=at("2026-11-23T00:00"), away_until=at("2026-11-26T00:00"))
    friday = at("2026-11-20T12:00")
    assert Calendar(player).after(friday, 72 * HOUR) == at("2026-11-26T12:00")
    assert Calendar(player, weekends_off=True).after(friday, 24 * HOUR) == at("2026-11-26T12:00")
    assert not Calendar(Player(), weekends_off=True).is_open(at("2026-11-21T12:00"))


def test_it_is_the_players_weekend() -> None:
    auckland = Calendar(Player(zone="Pacific/Auckland"), weekends_off=True)
    assert not auckland.is_open(at("2026-11-20T13:00"))
    assert auckland.is_open(at("2026-11-22T13:00"))


@st.composite
def players(draw: st.DrawFn) -> Player:
    """People with any hours that the settings allow."""
    quiet_from = draw(st.integers(0, 1439))
    away_from = draw(st.integers(1_790_000_000, 1_791_000_000))
    return Player(
        zone=draw(st.sampled_from(["UTC", "Europe/Berlin", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Auckland"])),
        quiet_from=quiet_from,
        quiet_until=(quiet_from + draw(st.integers(0, LONGEST_QUIET))) % 1440,
        away_from=away_from,
        away_until=away_from + draw(st.integers(0, VACATIONS[-1])) * 86400,
    )


@settings(max_examples=60, deadline=None)
@given(players(), st.booleans(), st.integers(1_789_900_000, 1_791_100_000), st.integers(0, 10 * 86400))
def test_a_deadline_lies_in_open_hours_after_exactly_that_much_waiting(
    player: Player, weekends_off: bool, start: int, seconds: int
) -> None:
    calendar = Calendar(player, weekends_off=weekends_off)
    due = calendar.after(start, seconds)
    assert due >= start + seconds
    assert calendar.is_open(due)
    assert calendar.elapsed(start, due) == seconds
