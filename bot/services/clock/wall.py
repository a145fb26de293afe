"""Hours of the clock on the wall: when it is so late somewhere, and when it is the next time."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.services.errors import Refused

WEEK: Final = timedelta(days=7)


def on_wall(at: int, zone: str) -> tuple[date, int]:
    """The day there at a time, and the minutes after midnight."""
    there = datetime.fromtimestamp(at, ZoneInfo(zone))
    return there.date(), there.hour * 60 + there.minute


def instants(day: date, minutes: int, zone: str) -> list[int]:
    """When it is so late there: once, twice where clocks are put back; where they are put on, after that."""
    when = datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(zone)) + timedelta(minutes=minutes)
    both = [int(when.replace(fold=fold).timestamp()) for fold in (0, 1)]
    return [both[0]] if both[0] >= both[1] else both


def ahead(day: date, minutes: int, zone: str, now: int) -> int:
    """When it is so late there, the first time that is after now. Raises Refused `time-is-past` with `at`."""
    found = instants(day, minutes, zone)
    for at in found:
        if at > now:
            return at
    raise Refused("time-is-past", at=str(found[-1]))


def next_week(at: int, zone: str, now: int) -> int:
    """The same weekday and time of day in a zone, one week later or as many as it takes to be after now."""
    day, minutes = on_wall(at, zone)
    return next_on(day.weekday(), minutes, zone, max(at, now))


def next_on(weekday: int, minutes: int, zone: str, now: int) -> int:
    """The next time after now at which it is this weekday (0: Monday) and so many minutes after midnight in a zone."""
    today, _ = on_wall(now, zone)
    day = today + timedelta(days=(weekday - today.weekday()) % 7)
    found = instants(day, minutes, zone)[0]
    return found if found > now else instants(day + WEEK, minutes, zone)[0]
