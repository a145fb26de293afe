"""Tables that wait for people, of the own server and of those that are shown there."""

from __future__ import annotations

import msgspec

from bot.db.apart import unwanted_there
from bot.db.filling import held, offered
from bot.db.rows import part
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
ELSEWHERE = (
    f"{WAITING} AND match.elsewhere AND match.guild_id <> guild.guild_id "
    f"AND {part('guild.settings', 'shows_others')} AND EXISTS (SELECT 1 FROM guild AS home "
    f"WHERE home.guild_id = match.guild_id AND {part('home.settings', 'shows_ours')}) "
    "AND NOT EXISTS (SELECT 1 FROM deadline WHERE kind = 'departure' AND about = match.guild_id AND match_id IS NULL)"
)
"""Tables of other servers that a server shows: both have chosen it, and so has whoever opened the table."""


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


async def elsewhere(db: Reading, guild_id: int) -> list[Waiting]:
    """The tables of other servers that a server shows, the oldest first, the same for every reader.

    Seats that are offered count as taken: they are offered on the own server.
    """
    return await db.rows(
        Waiting,
        f"SELECT match.id AS match_id, match.game, match.channel_id, {SEATED} + {OFFERS} AS seated FROM match "
        "JOIN seat ON seat.match_id = match.id JOIN guild ON guild.guild_id = ?1 "
        f"WHERE {ELSEWHERE} GROUP BY match.id ORDER BY match.id",
        (guild_id,),
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
