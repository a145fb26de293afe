"""Tables guest_name and visit: by which names other servers know people, and who comes where as a guest; and which
tables other servers list."""

from __future__ import annotations

from collections.abc import Collection

from bot.db.rows import part, text
from bot.db.transactions import Change, Reading
from bot.db.waiting import OFFERS, SEATED, WAITING, Waiting

ELSEWHERE = (
    f"{WAITING} AND match.elsewhere AND match.guild_id <> guild.guild_id "
    f"AND {part('guild.settings', 'shows_others')} AND EXISTS (SELECT 1 FROM guild AS home "
    f"WHERE home.guild_id = match.guild_id AND {part('home.settings', 'shows_ours')}) "
    "AND NOT EXISTS (SELECT 1 FROM deadline WHERE kind = 'departure' AND about = match.guild_id AND match_id IS NULL)"
)
"""In SQL: a table of another server that `guild` shows: both have chosen it, and so has whoever opened the table."""
MADE_OF = f"SELECT group_concat(match.id || '.' || match.changes || '.' || {OFFERS}) FROM match WHERE {ELSEWHERE}"
"""In SQL: all that the lines of such tables on the notice board of `guild` are made of."""


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


async def owners(db: Reading, folded: Collection[str]) -> set[int]:
    """Whose names are compared as one of these."""
    sql = "SELECT user_id FROM guest_name WHERE folded IN (SELECT value FROM json_each(?))"
    return set(await db.column(sql, (text(list(folded)),)))


async def put_name(tx: Change, user_id: int, chosen: str, folded: str) -> None:
    """A person is called so from now on."""
    await tx.execute(
        "INSERT INTO guest_name (user_id, name, folded) VALUES (?, ?, ?) "
        "ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, folded = excluded.folded",
        (user_id, chosen, folded),
    )


async def remove_name(tx: Change, user_id: int) -> None:
    """A person has no such name any more."""
    await tx.execute("DELETE FROM guest_name WHERE user_id = ?", (user_id,))


async def arrive(tx: Change, match_id: int, user_id: int, at: int) -> None:
    """A person sits down as a guest."""
    await tx.execute("INSERT OR REPLACE INTO visit (match_id, user_id, at) VALUES (?, ?, ?)", (match_id, user_id, at))


async def part_but(tx: Change, match_id: int, people: Collection[int]) -> None:
    """Everybody but these has left a table that waits, as if nobody had come."""
    await tx.execute(
        "DELETE FROM visit WHERE match_id = ? AND user_id NOT IN (SELECT value FROM json_each(?))",
        (match_id, text(sorted(people))),
    )
