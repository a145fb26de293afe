"""How fast a match is played and how long the rest of it will take, in one small line."""

from __future__ import annotations

from bot.services.clock import live
from bot.services.clock.forecast import forecast
from bot.services.table.scene import Scene
from bot.services.table.voting import is_sealed
from bot.ui.words.durations import expected
from render.kit.words import Words


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
