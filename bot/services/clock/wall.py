"""Hours of the clock on the wall: when it is so late somewhere, and when it is the next time."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

WEEK: Final = timedelta(days=7)


def local(day: date, minutes: int, here: datetime) -> datetime:
    """So many minutes after midnight of a day, by the clocks of the place where it is `here`."""
    return datetime(day.year, day.month, day.day, tzinfo=here.tzinfo) + timedelta(minutes=minutes)


def instants(when: datetime) -> list[int]:
    """When it is so late there: once, twice where clocks are put back; where they are put on, after that."""
    both = [int(when.replace(fold=fold).timestamp()) for fold in (0, 1)]
    return [both[0]] if both[0] >= both[1] else both


def next_week(at: int, zone: str, now: int) -> int:
    """The same weekday and time of day in a zone, one week later or as many as it takes to be after now."""
    then = datetime.fromtimestamp(at, ZoneInfo(zone)).replace(tzinfo=None)
    while True:
        then += WEEK
        if (found := instants(then.replace(tzinfo=ZoneInfo(zone)))[0]) > now:
            return found


def next_on(weekday: int, minutes: int, zone: str, now: int) -> int:
    """The next time after now at which it is this weekday (0: Monday) and so many minutes after midnight in a zone."""
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    day = here.date() + timedelta(days=(weekday - here.weekday()) % 7)
    found = instants(local(day, minutes, here))[0]
    return found if found > now else instants(local(day + WEEK, minutes, here))[0]
