"""Table search: who looks for a table, until a time, or without an end."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from bot.db.people import Player, with_players
from bot.db.rows import columns, each, into, readable, stored
from bot.db.transactions import Change, Reading

MOST_MISSED: Final = 2
"""After so many questions in a row without an answer a search ends: no seat is held for somebody who has gone."""


class Search(msgspec.Struct, frozen=True):
    """Somebody looks for a table on a server; see the migration for the columns.

    games, paces: none stands for all of them.
    until: 0 for a search without an end: that person is told of seats, `a_day` of them in a day at most, and none is
           held. Everybody may have one search with an end and one without on each server.
    """

    user_id: int
    guild_id: int
    channel_id: int
    name: str
    games: tuple[str, ...]
    paces: tuple[str, ...]
    sizes: tuple[int, ...]
    begun_at: int
    until: int
    besides: int = 0
    missed: int = 0
    asked: bool = False
    a_day: int = 0

    @property
    def endless(self) -> bool:
        """Whether it has no end."""
        return self.until == 0


class Searcher(NamedTuple):
    """A search and what its person has chosen."""

    search: Search
    player: Player


SEARCH = columns(Search, "search")
_ONE = "search.user_id = ?1 AND search.guild_id = ?2 AND (search.until = 0) = ?3"
_SEATED = (
    "FROM seat AS own JOIN match AS there ON there.id = own.match_id "
    "WHERE own.user_id = search.user_id AND there.guild_id = search.guild_id AND there.id > search.besides "
    f"AND EXISTS (SELECT 1 FROM {each('search.games')} WHERE value = there.game) "
    f"AND EXISTS (SELECT 1 FROM {each('search.paces')} WHERE value = there.pace) AND"
)
RESTS = f"EXISTS (SELECT 1 {_SEATED} there.status = 'lobby')"
"""In SQL: the person sits at a table that waits and is what the search is for."""
_FOUND = f"EXISTS (SELECT 1 {_SEATED} there.started_at >= search.begun_at)"
LOOKS = (
    f"search.until > ?2 AND NOT {RESTS} AND NOT EXISTS "
    "(SELECT 1 FROM player AS own WHERE own.user_id = search.user_id AND own.dm_closed)"
)
"""In SQL: a search that goes on, of somebody whom direct messages reach; ?2 is the time."""


async def get(db: Reading, user_id: int, guild_id: int, *, endless: bool = False) -> Search | None:
    """What a person looks for on a server."""
    return await db.row(Search, f"SELECT {SEARCH} FROM search WHERE {_ONE}", (user_id, guild_id, endless))


async def put(tx: Change, search: Search) -> None:
    """Store what a person looks for."""
    await tx.execute(f"INSERT OR REPLACE INTO search {into(Search)}", stored(search))


async def remove(tx: Change, user_id: int, guild_id: int, *, endless: bool = False) -> None:
    """A person looks no more."""
    await tx.execute(f"DELETE FROM search WHERE {_ONE}", (user_id, guild_id, endless))


async def rests_at(db: Reading, user_id: int, guild_id: int) -> int | None:
    """The table at which a person waits already who looks for such a one."""
    sql = f"SELECT (SELECT max(there.id) {_SEATED} there.status = 'lobby') FROM search WHERE {_ONE}"
    return await db.value(sql, (user_id, guild_id, False))


async def looks(db: Reading, user_id: int, guild_id: int, now: int) -> bool:
    """Whether a person looks for a table and waits at none."""
    sql = f"SELECT 1 FROM search WHERE user_id = ?1 AND guild_id = ?3 AND {LOOKS}"
    return await db.has(sql, (user_id, now, guild_id))


async def guilds(db: Reading, *, endless: bool = False) -> list[int]:
    """The servers on which somebody looks for a table."""
    return await db.column("SELECT DISTINCT guild_id FROM search WHERE (until = 0) = ? ORDER BY guild_id", (endless,))


async def looking(db: Reading, guild_id: int, now: int) -> list[Searcher]:
    """Who looks for a table on a server and waits at none, whoever has looked for longest first."""
    where = f"search.guild_id = ?1 AND {LOOKS} ORDER BY search.begun_at, search.user_id"
    return await _searchers(db, where, (guild_id, now))


async def remove_found(tx: Change) -> None:
    """Searches end whose person sits at a match like that which has begun since."""
    await tx.execute(f"DELETE FROM search WHERE until <> 0 AND {_FOUND}")


async def ended(db: Reading, now: int) -> list[Searcher]:
    """The searches that have ended without a table and whose people were not asked about it."""
    return await _searchers(
        db, "search.until <> 0 AND search.until <= ? AND NOT asked AND coalesce(player.dm_closed, 0) = 0", (now,)
    )


async def _searchers(db: Reading, where: str, values: tuple[int, ...]) -> list[Searcher]:
    rows = await db.all(
        f"SELECT {SEARCH}, settings FROM search LEFT JOIN player ON player.user_id = search.user_id WHERE {where}",
        values,
    )
    return [Searcher(search, player) for row, player in with_players(rows) for search in readable(Search, [row[:-1]])]


async def note_asked(tx: Change, user_id: int, guild_id: int, now: int) -> None:
    """The person was asked whether a search that has ended is to go on."""
    await tx.execute(f"UPDATE search SET asked = 1 WHERE {_ONE} AND until <= ?4", (user_id, guild_id, False, now))


async def remove_old(tx: Change, before: int) -> None:
    """Searches that have ended before a time are gone."""
    await tx.execute("DELETE FROM search WHERE until <> 0 AND until <= ?", (before,))


async def answered(tx: Change, user_id: int) -> None:
    """A person has answered a question."""
    await tx.execute("UPDATE search SET missed = 0 WHERE user_id = ?", (user_id,))


async def missed(tx: Change, user_id: int, now: int) -> None:
    """A person has not answered a question; the searches end of whoever has not answered `MOST_MISSED` in a row."""
    await tx.execute("UPDATE search SET missed = missed + 1 WHERE user_id = ?", (user_id,))
    await tx.execute(
        "UPDATE search SET until = ?1, missed = 0 WHERE user_id = ?2 AND missed >= ?3 AND until > ?1",
        (now, user_id, MOST_MISSED),
    )
