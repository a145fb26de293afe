"""Tables that wait for people."""

from __future__ import annotations

import msgspec

from bot.db.apart import unwanted_there
from bot.db.filling import held, offered
from bot.db.transactions import Reading


class Waiting(msgspec.Struct, frozen=True):
    """A table that has not started, with so many seats taken or held for somebody."""

    match_id: int
    game: str
    channel_id: int
    seated: int


SEATED = f"count(seat.seat) + {held('match.id')}"
OFFERS = offered("match.id")
WAITING = "match.status = 'lobby' AND match.trouble IS NULL"


async def waiting(db: Reading, guild_id: int, reader: int | None = None) -> list[Waiting]:
    """The tables of a server that have not started, the oldest first.

    reader: to whom alone they are shown; None for everybody.
    """
    return await db.rows(
        Waiting,
        f"SELECT match.id AS match_id, match.game, match.channel_id, {SEATED} AS seated FROM match "
        f"JOIN seat ON seat.match_id = match.id WHERE match.guild_id = ?1 AND {WAITING} "
        f"AND NOT {unwanted_there('?2')} GROUP BY match.id ORDER BY match.id",
        (guild_id, reader),
    )


async def fitting(db: Reading, guild_id: int, game: str, pace: str, user_id: int, *, steady: bool) -> list[Waiting]:
    """The tables of a server for this game and pace that have not started and may be offered to a person.

    The person does not sit there, nor anybody whom that one avoids by name. Seats that are offered to others
    count as taken.
    steady: whether the tables that ask for steady people are among them.
    """
    return await db.rows(
        Waiting,
        "SELECT match.id AS match_id, match.game, match.channel_id, "
        f"{SEATED} + {offered('match.id', '?4')} AS seated FROM match "
        f"JOIN seat ON seat.match_id = match.id WHERE match.guild_id = ?1 AND {WAITING} AND match.game = ?2 "
        "AND match.pace = ?3 AND match.steady <= ?5 AND NOT EXISTS "
        "(SELECT 1 FROM seat WHERE seat.match_id = match.id AND seat.user_id = ?4) "
        f"AND NOT {unwanted_there('?4')} GROUP BY match.id",
        (guild_id, game, pace, user_id, steady),
    )
