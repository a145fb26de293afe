"""Days and hours as they are chosen from the lists of a form."""

from __future__ import annotations

from bot.services.clock.wall import on_wall

HERE = "Atlantic/Reykjavik"
"""Where people live of whom a test says nothing else: by UTC, all year."""


def later(now: int, days: int, hour: int | None = None) -> dict[str, list[str]]:
    """So many days later, at an hour of the day or at the one that it is now."""
    day, minutes = on_wall(now + days * 86400, HERE)
    return {"day": [day.isoformat()], "hour": [str(60 * (minutes // 60 if hour is None else hour))]}


def vacation(now: int, days: int) -> dict[str, list[str]]:
    """A vacation that begins today and lasts so many days."""
    today, _ = on_wall(now, HERE)
    monday = today.fromordinal(today.toordinal() - today.weekday())
    return {"week": [monday.isoformat()], "first": [str(today.weekday())], "length": [str(days)]}
