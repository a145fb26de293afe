"""Table badge: what was done in finished matches that is worth a badge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.db.matches import BY_ACCOUNT
from bot.db.transactions import Change, Reading


class BadgeRow(msgspec.Struct, frozen=True):
    """A badge that a seat of a match has earned."""

    seat: int
    badge: str


class Earned(msgspec.Struct, frozen=True):
    """A badge of a person: where it was first earned, and when that match ended."""

    game: str
    badge: str
    match_id: int
    ended_at: int


async def put(tx: Change, match_id: int, found: Mapping[str, Sequence[int]]) -> None:
    """Store the badges of a match: badge -> the seats that have it."""
    await tx.executemany(
        "INSERT OR IGNORE INTO badge (match_id, seat, badge) VALUES (?, ?, ?)",
        [(match_id, seat, badge) for badge, seats in found.items() for seat in seats],
    )


async def of_match(db: Reading, match_id: int) -> list[BadgeRow]:
    """The badges of a match, by seat."""
    sql = "SELECT seat, badge FROM badge WHERE match_id = ? ORDER BY seat, badge"
    return await db.rows(BadgeRow, sql, (match_id,))


async def of_person(db: Reading, user_id: int, guild_id: int | None = None) -> list[Earned]:
    """A person's badges, each once with the match that brought it first, the newest first.

    guild_id: of this server alone, and of what may be told there, as all of a profile.
    """
    return await db.rows(
        Earned,
        "SELECT match.game, badge.badge, match.id AS match_id, min(match.ended_at) AS ended_at FROM seat "
        "JOIN badge ON badge.match_id = seat.match_id AND badge.seat = seat.seat "
        "JOIN match ON match.id = seat.match_id WHERE seat.user_id = ?1 "
        f"AND (?2 IS NULL OR match.guild_id = ?2 AND {BY_ACCOUNT}) "
        "GROUP BY match.game, badge.badge ORDER BY ended_at DESC, match.id DESC, badge.badge",
        (user_id, guild_id),
    )
