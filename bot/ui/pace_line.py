"""How fast a match is played and how far it is, in one small line."""

from __future__ import annotations

from bot.services import live
from bot.services.forecast import forecast, percent
from bot.services.tables import Scene
from bot.services.voting import is_sealed
from bot.ui.durations import expected, pace_text
from render.kit.words import Words


def pace_line(table: Scene, words: Words, now: int) -> str:
    """That the table is live; or how much is played and how long the rest will take. Empty when the match is over.

    While choices are sealed it says only what does not change with them.
    """
    if table.row.status != "running":
        return ""
    if live.is_live(table.row, now):
        minutes = live.QUIET_SECONDS // 60
        return words("pace-live", minutes=minutes, pace=pace_text(table.row.pace, words))
    done = percent(table)
    if done is None:
        return ""
    rest = None if is_sealed(table) else forecast(table, table.waits)
    if rest is None:
        return words("progress", percent=done)
    return words("progress-and-rest", percent=done, rest=expected(rest, words))
