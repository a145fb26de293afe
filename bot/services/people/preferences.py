"""What a person chooses: reads what was typed into the forms, refuses what cannot be, and stores it."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

import msgspec

from bot.clock import Clock
from bot.db import own_puzzles, people
from bot.db.connection import Database
from bot.db.people import Guild, Player, Switch, Switched
from bot.services.errors import Refused
from bot.services.match.seats import Seats
from bot.services.table.tables import Tables

HOUR: Final = 60
DAY: Final = 24 * HOUR
LONGEST_QUIET: Final = 16 * HOUR
"""Longer quiet hours would leave the table too little of the day to wait in."""
LONGEST_VACATION: Final = 60
"""Days; whoever is away for longer lets somebody else play."""

CLOCK_FIELDS: Final = ("zone", "quiet_from", "quiet_until", "away_from", "away_until")

_TIME = re.compile(r"(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(am|pm|uhr)?")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DOTTED = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})?")


__all__ = ["Guild", "Guilds", "Player", "Preferences", "Switch", "Switched"]


class Guilds:
    """Reads and changes what the managers of servers have chosen."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def of(self, guild_id: int) -> Guild:
        """What is chosen so far."""
        return await people.guild(self._db, guild_id)

    async def change(self, guild_id: int, **changes: Any) -> None:
        """Change some fields and keep the others."""
        async with self._db.write() as tx:
            chosen = msgspec.structs.replace(await people.guild(tx, guild_id), **changes)
            await people.put_guild(tx, guild_id, chosen)
            if not chosen.shares:
                await own_puzzles.remove_shared(tx, guild_id)


class Preferences:
    """Reads and changes the settings of people."""

    def __init__(self, tables: Tables, seats: Seats, clock: Clock) -> None:
        self._tables = tables
        self._seats = seats
        self._db = tables.db
        self._clock = clock

    async def of(self, user_id: int) -> Player:
        """What the person has chosen so far."""
        return await people.player(self._db, user_id)

    async def change(self, user_id: int, **changes: Any) -> None:
        """Change some fields and keep the others; the person's clocks run by the new hours from now on."""
        waiting = await self._tables.waiting_for(user_id) if any(field in CLOCK_FIELDS for field in changes) else []
        for match_id in waiting:
            await self._seats.settle(match_id, user_id)
        async with self._db.write() as tx:
            chosen = msgspec.structs.replace(await people.player(tx, user_id), **changes)
            await people.put_player(tx, user_id, chosen)
            if not chosen.own_puzzles:
                await own_puzzles.remove_all(tx, user_id)
        for match_id in waiting:
            await self._seats.settle(match_id, user_id)

    async def set_quiet_hours(self, user_id: int, start: str, end: str) -> None:
        """Set the quiet hours from two times of day; both empty = none. Raises Refused."""
        quiet_from, quiet_until = parse_quiet_hours(start, end)
        await self.change(user_id, quiet_from=quiet_from, quiet_until=quiet_until)

    async def set_vacation(self, user_id: int, first: str, last: str) -> None:
        """Set the vacation from its first and last day in the person's zone. Raises Refused."""
        zone = (await self.of(user_id)).zone
        away_from, away_until = parse_vacation(first, last, zone, self._clock.now())
        await self.change(user_id, away_from=away_from, away_until=away_until)

    async def end_vacation(self, user_id: int) -> None:
        """No vacation any more."""
        await self.change(user_id, away_from=0, away_until=0)


def parse_time(text: str) -> int:
    """Minutes of the day for `22:00`, `22`, `7.30`, `10 pm`. Raises Refused `bad-time`."""
    found = _TIME.fullmatch(text.strip().lower())
    if found is None:
        raise Refused("bad-time", given=text.strip()[:20])
    hour, minute, half = int(found[1]), int(found[2] or 0), found[3]
    if half in ("am", "pm"):
        if not 1 <= hour <= 12:
            raise Refused("bad-time", given=text.strip()[:20])
        hour = hour % 12 + (12 if half == "pm" else 0)
    if hour * HOUR + minute > DAY or minute >= HOUR:
        raise Refused("bad-time", given=text.strip()[:20])
    return (hour * HOUR + minute) % DAY


def parse_quiet_hours(start: str, end: str) -> tuple[int, int]:
    """The minutes of the day at which quiet hours begin and end; both empty give (0, 0), none.

    Raises Refused `bad-time`, `quiet-hours-equal`, `quiet-hours-too-long`.
    """
    if not start.strip() and not end.strip():
        return 0, 0
    first, last = parse_time(start), parse_time(end)
    if first == last:
        raise Refused("quiet-hours-equal")
    if (last - first) % DAY > LONGEST_QUIET:
        raise Refused("quiet-hours-too-long", hours=LONGEST_QUIET // HOUR)
    return first, last


def parse_day(text: str, today: date) -> date:
    """The day for `2026-12-24`, `24.12.2026` or `24.12.` (the next one). Raises Refused `bad-date`."""
    given = text.strip()
    try:
        if found := _ISO.fullmatch(given):
            day = date(int(found[1]), int(found[2]), int(found[3]))
        elif found := _DOTTED.fullmatch(given):
            month, number = int(found[2]), int(found[1])
            passed = not found[3] and (month, number) < (today.month, today.day)
            day = date(int(found[3] or today.year) + passed, month, number)
        else:
            raise ValueError
        if day.year > today.year + 2:
            raise ValueError
    except ValueError:
        raise Refused("bad-date", given=given[:20], example=f"{today:%Y-%m-%d}") from None
    return day


def parse_vacation(first: str, last: str, zone: str, now: int) -> tuple[int, int]:
    """When a vacation begins and ends, in seconds since 1970; an empty first day is today, both days are included.

    Raises Refused `bad-date`, `vacation-past`, `vacation-backwards`, `vacation-too-long`.
    """
    place = ZoneInfo(zone)
    today = datetime.fromtimestamp(now, place).date()
    begin = parse_day(first, today) if first.strip() else today
    end = parse_day(last, today)
    if end < today:
        raise Refused("vacation-past")
    if end < begin:
        raise Refused("vacation-backwards")
    begin = max(begin, today)
    if (end - begin).days >= LONGEST_VACATION:
        raise Refused("vacation-too-long", days=LONGEST_VACATION)
    return _start_of(begin, place), _start_of(end + timedelta(days=1), place)


def _start_of(day: date, place: ZoneInfo) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=place).timestamp())
