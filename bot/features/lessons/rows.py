"""What lessons want to know of matches."""

from __future__ import annotations

from bot.db.matches import MatchRow
from bot.db.transactions import Reading


async def newcomers(db: Reading, match: MatchRow) -> frozenset[int]:
    """The people at a match who sit, or have sat to the end, at no earlier one of its game, lessons included."""
    found = await db.column(
        "SELECT user_id FROM seat AS here WHERE match_id = ?1 AND user_id IS NOT NULL AND NOT EXISTS ("
        "SELECT 1 FROM seat JOIN match ON match.id = seat.match_id WHERE seat.user_id = here.user_id "
        "AND match.id < ?1 AND match.game = ?2 AND match.started_at IS NOT NULL)",
        (match.id, match.game),
    )
    return frozenset(found)
