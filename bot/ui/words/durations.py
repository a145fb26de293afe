"""Spans of time in words: as coarse as they are known; and how fast a match is played."""

from __future__ import annotations

from bot.services.clock import live
from bot.services.clock.forecast import Forecast, forecast
from bot.services.clock.pace import PACES
from bot.services.table.scene import Scene
from bot.services.table.voting import is_sealed
from render.kit.words import Words

HOUR, DAY = 3600, 86400


def pace_text(pace: str, words: Words) -> str:
    """What a pace is called."""
    return words(f"pace-{pace}") if pace in PACES else words("pace-own", hours=int(pace.removesuffix("h")))


def pace_short(pace: str, words: Words) -> str:
    """The same in a line among others."""
    return words(f"pace-short-{pace}") if pace in PACES else pace_text(pace, words)


def expected(found: Forecast, words: Words) -> str:
    """How long something will take, from and to, in the unit that people would say it in."""
    low, high = found
    if high <= 3 * HOUR:
        return _span(words, ("span-minutes", "span-minutes-range"), low / 60, high / 60, 10)
    if high <= 1.75 * DAY:
        return _span(words, ("span-hours", "span-hours-range"), low / HOUR, high / HOUR, 1)
    if high <= 21 * DAY:
        return _span(words, ("span-days", "span-days-range"), low / DAY, high / DAY, 1)
    return _span(words, ("span-weeks", "span-weeks-range"), low / DAY / 7, high / DAY / 7, 1)


def pace_line(table: Scene, words: Words, now: int) -> str:
    """That the table is live; or how long the rest will take. Empty when that cannot be said or the match is over.

    While choices are sealed nothing is forecast: it would change with whoever is still asked.
    """
    if table.row.status != "running" or table.alone:
        return ""
    if live.is_live(table.row, now):
        return words("pace-live", minutes=live.QUIET_SECONDS // 60)
    rest = None if is_sealed(table) else forecast(table, table.waits)
    return "" if rest is None else words("time-to-go", rest=expected(rest, words))


def lasted(seconds: int, words: Words) -> str:
    """How long something took, in the unit that people would say it in."""
    if seconds < HOUR:
        return words("span-minutes", count=max(1, round(seconds / 60)))
    if seconds < 1.75 * DAY:
        return words("span-hours", count=round(seconds / HOUR))
    return words("span-days", count=round(seconds / DAY))


def _span(words: Words, keys: tuple[str, str], low: float, high: float, step: int) -> str:
    """Both ends rounded to whole steps, one at least; the keys are for one number and for two."""
    first, last = (max(step, round(value / step) * step) for value in (low, high))
    return words(keys[0], count=last) if first >= last else words(keys[1], low=first, high=last)
