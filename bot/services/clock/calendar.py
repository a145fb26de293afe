"""When a player's clock runs: not in quiet hours, on vacation, or (if the table says so) on weekends.

All in the player's own time zone, daylight saving included. Times are seconds since 1970, UTC.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.db.people import Player

DAY = timedelta(days=1)
SATURDAY = 5
LONGEST_DAYS = 800
"""How far ahead is looked; a vacation may last a year."""


class Calendar:
    """The open hours of one player at one table."""

    def __init__(self, player: Player, *, weekends_off: bool = False) -> None:
        self._zone = ZoneInfo(player.zone)
        self._quiet = (player.quiet_from, player.quiet_until)
        self._away = (player.away_from, player.away_until)
        self._weekends_off = weekends_off

    def elapsed(self, start: int, end: int) -> int:
        """Open seconds between two times."""
        if end <= start:
            return 0
        total = 0
        for opens, closes in self._open(start):
            if opens >= end:
                break
            total += min(closes, end) - max(opens, start)
        return total

    def after(self, start: int, seconds: int) -> int:
        """The time at which `seconds` open seconds have passed since `start`; always a time when it is open."""
        left = max(seconds, 0)
        last = start
        for opens, closes in self._open(start):
            begins = max(opens, start)
            if left < closes - begins:
                return begins + left
            left -= closes - begins
            last = closes
        return last + left

    def before(self, end: int, seconds: int) -> int:
        """The latest time from which `seconds` open seconds pass until `end`; `seconds` have been open at some time."""
        day, left = datetime.fromtimestamp(end, self._zone).date(), seconds
        for _ in range(LONGEST_DAYS if left > 0 else 0):
            for opens, closes in reversed(self._spans(day)):
                closes = min(closes, end)
                if left <= closes - opens:
                    return closes - left
                left -= max(0, closes - opens)
            day -= DAY
        return end - left

    def is_open(self, at: int) -> bool:
        """Whether the clock runs now."""
        return self.after(at, 0) == at

    def _open(self, start: int) -> Iterator[tuple[int, int]]:
        """The open spans from `start` on, in order: (from, until)."""
        day = datetime.fromtimestamp(start, self._zone).date()
        for _ in range(LONGEST_DAYS):
            for span in self._spans(day):
                if span[1] > start:
                    yield span
            day += DAY

    def _spans(self, day: date) -> list[tuple[int, int]]:
        """The open spans of a day, in order."""
        found = [span for opened in self._open_of_day(day) for span in self._without_vacation(*opened)]
        return [span for span in found if span[1] > span[0]]

    def _open_of_day(self, day: date) -> list[tuple[int, int]]:
        if self._weekends_off and day.weekday() >= SATURDAY:
            return []
        midnight, next_midnight = self._at(day, 0), self._at(day + DAY, 0)
        begins, ends = self._quiet
        if begins == ends:
            return [(midnight, next_midnight)]
        # A time that a change of the clocks skips or brings twice is two moments: it is quiet from the earlier one on
        # and until the later one, so that the clock on the wall never shows a quiet hour while it is open.
        falls_quiet = min(self._at(day, begins), self._at(day, begins, fold=1))
        opens = max(self._at(day, ends), self._at(day, ends, fold=1))
        if begins < ends:
            return [(midnight, falls_quiet), (opens, next_midnight)]
        return [(opens, falls_quiet)]

    def _without_vacation(self, opens: int, closes: int) -> list[tuple[int, int]]:
        leaves, returns = self._away
        if leaves >= returns or closes <= leaves or opens >= returns:
            return [(opens, closes)]
        return [(opens, min(closes, leaves)), (max(opens, returns), closes)]

    def _at(self, day: date, minutes: int, fold: int = 0) -> int:
        local = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=self._zone, fold=fold)
        return int(local.timestamp())
