"""What the tables match, seat and sat say of a person's finished matches."""

from __future__ import annotations

import msgspec

from bot.db.matches import BY_ACCOUNT
from bot.db.transactions import Reading
from engine.core.outcome import Outcome

NEVER = 2**62
"""Stands for a time after which nothing ends."""


class Met(msgspec.Struct, frozen=True):
    """A finished match of a person with one of the others who sat there to the end.

    seat, their_seat: where the two sat.   other, name: who the other is.
    by_account: whether people are known by more than the name of that table.
    """

    match_id: int
    game: str
    started_at: int
    ended_at: int
    outcome: Outcome
    seat: int
    their_seat: int
    other: int
    name: str
    by_account: bool = True

    @property
    def mine(self) -> int:
        """The person's place."""
        return self.outcome.ranks[self.seat]

    @property
    def theirs(self) -> int:
        """The other one's."""
        return self.outcome.ranks[self.their_seat]

    @property
    def points(self) -> tuple[int, int]:
        """The person's points, and the other one's."""
        return self.outcome.scores[self.seat], self.outcome.scores[self.their_seat]

    @property
    def seconds(self) -> int:
        """How long the match took."""
        return self.ended_at - self.started_at


async def met(db: Reading, user_id: int, *, guild_id: int | None = None, until: int = NEVER) -> list[Met]:
    """The matches of a person with other people that ended before a time, one row for each of them, the oldest first.

    A seat that somebody else has left is not told: its place is not the person's own.
    guild_id: of this server alone, and of what may be told there.
    """
    return await db.readable(
        Met,
        "SELECT match.id AS match_id, match.game, match.started_at, match.ended_at, match.outcome, mine.seat, "
        "other.seat AS their_seat, other.user_id AS other, other.name, "
        f"{BY_ACCOUNT} AS by_account FROM seat AS mine "
        "JOIN match ON match.id = mine.match_id JOIN seat AS other ON other.match_id = mine.match_id "
        "AND other.user_id IS NOT NULL AND other.user_id != mine.user_id WHERE mine.user_id = ?1 "
        "AND match.status = 'finished' AND NOT match.lesson AND match.ended_at < ?2 "
        f"AND (?3 IS NULL OR match.guild_id = ?3 AND {BY_ACCOUNT}) "
        "AND (mine.left_by IS NULL OR mine.left_by = mine.user_id) ORDER BY match.ended_at, match.id, other.seat",
        (user_id, until, guild_id),
    )


async def has_met(db: Reading, user_id: int, other: int) -> bool:
    """Whether two people have ever held seats of one match that has started, and knew each other there."""
    return await db.has(
        "SELECT 1 FROM sat JOIN sat AS theirs ON theirs.match_id = sat.match_id "
        "JOIN match ON match.id = sat.match_id "
        f"WHERE sat.user_id = ? AND theirs.user_id = ? AND {BY_ACCOUNT} LIMIT 1",
        (user_id, other),
    )


async def hosts(db: Reading, host_id: int, user_id: int) -> bool:
    """Whether a person sits at a table of this host that has not started."""
    return await db.has(
        "SELECT 1 FROM match JOIN seat ON seat.match_id = match.id WHERE match.host_id = ? AND match.status = 'lobby' "
        f"AND seat.user_id = ? AND {BY_ACCOUNT} LIMIT 1",
        (host_id, user_id),
    )


async def since(db: Reading, user_id: int, guild_id: int) -> int | None:
    """When the first match on a server in which a person sits was started."""
    return await db.value(
        "SELECT min(match.started_at) AS at FROM seat JOIN match ON match.id = seat.match_id "
        f"WHERE seat.user_id = ? AND match.guild_id = ? AND NOT match.lesson AND {BY_ACCOUNT}",
        (user_id, guild_id),
    )
