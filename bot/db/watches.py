"""Tables watch and told: who wants to be told of free seats, and who was told of which table."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.clock import DAY
from bot.db.apart import sits_there
from bot.db.people import Player, with_players
from bot.db.rows import columns, each, into, stored
from bot.db.transactions import Change, Reading

ADay = Literal[0, 1, 3]


class Watch(msgspec.Struct, frozen=True):
    """What a person wants to be told of on a server. games, paces: none stands for all of them."""

    games: tuple[str, ...] = ()
    paces: tuple[str, ...] = ()
    a_day: ADay = 0


class Watcher(msgspec.Struct, frozen=True):
    """Somebody who may be told of a table; told_at: when that one was told of any table last, 0 for never."""

    user_id: int
    player: Player
    told_at: int


async def get(db: Reading, user_id: int, guild_id: int) -> Watch:
    """What a person wants to be told of; nothing if nothing was chosen."""
    sql = f"SELECT {columns(Watch)} FROM watch WHERE user_id = ? AND guild_id = ?"
    return await db.row(Watch, sql, (user_id, guild_id)) or Watch()


async def put(tx: Change, user_id: int, guild_id: int, watch: Watch) -> None:
    """Store what a person wants to be told of."""
    sql = f"INSERT OR REPLACE INTO watch {into(Watch, 'user_id', 'guild_id')}"
    await tx.execute(sql, (user_id, guild_id, *stored(watch)))


async def remove(tx: Change, user_id: int, guild_id: int) -> None:
    """A person is to be told of nothing on a server."""
    await tx.execute("DELETE FROM watch WHERE user_id = ? AND guild_id = ?", (user_id, guild_id))


async def watched(db: Reading) -> list[int]:
    """The servers on which somebody wants to be told."""
    return await db.column("SELECT DISTINCT guild_id FROM watch WHERE a_day > 0")


async def tables(db: Reading, guild_id: int, before: int) -> list[int]:
    """The tables of a server that wait since before a time and are for anybody, the oldest first."""
    return await db.column(
        "SELECT id FROM match WHERE guild_id = ? AND status = 'lobby' AND trouble IS NULL AND rematch_of IS NULL "
        "AND created_at <= ? ORDER BY id",
        (guild_id, before),
    )


async def watchers(db: Reading, match_id: int, now: int) -> list[Watcher]:
    """Who may be told of a table: who watches its game and pace, does not know of it yet, and has room today.

    Those are left out who sit there or wait there, to whom a seat there was offered, who are kept apart from somebody
    there, and whom no direct message reaches.
    """
    rows = await db.all(
        "SELECT watch.user_id, player.settings, "
        "coalesce((SELECT max(at) FROM told WHERE told.user_id = watch.user_id), 0) AS told_at "
        "FROM match JOIN watch ON watch.guild_id = match.guild_id "
        "LEFT JOIN player ON player.user_id = watch.user_id WHERE match.id = ?1 "
        f"AND (watch.games = '[]' OR EXISTS (SELECT 1 FROM {each('watch.games')} WHERE value = match.game)) "
        f"AND (watch.paces = '[]' OR EXISTS (SELECT 1 FROM {each('watch.paces')} WHERE value = match.pace)) "
        "AND coalesce(player.dm_closed, 0) = 0 "
        "AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.match_id = ?1 AND seat.user_id = watch.user_id) "
        "AND NOT EXISTS (SELECT 1 FROM told WHERE told.match_id = ?1 AND told.user_id = watch.user_id) "
        "AND NOT EXISTS (SELECT 1 FROM queued WHERE queued.match_id = ?1 AND queued.user_id = watch.user_id) "
        "AND NOT EXISTS (SELECT 1 FROM offer WHERE offer.match_id = ?1 AND offer.user_id = watch.user_id) "
        "AND (SELECT count(*) FROM told WHERE told.user_id = watch.user_id AND told.at > ?2) < watch.a_day "
        f"AND NOT {sits_there('watch.user_id')} ORDER BY watch.user_id",
        (match_id, now - DAY),
    )
    return [Watcher(row["user_id"], player, row["told_at"]) for row, player in with_players(rows)]


async def last_wave(db: Reading, match_id: int) -> list[tuple[int, Player]]:
    """Those who were told of a table last, all at the same time: when, and what each has chosen."""
    rows = await db.all(
        "SELECT told.user_id, at, settings FROM told LEFT JOIN player ON player.user_id = told.user_id "
        "WHERE match_id = ?1 AND at = (SELECT max(at) FROM told WHERE match_id = ?1)",
        (match_id,),
    )
    return [(row["at"], player) for row, player in with_players(rows)]


async def tell(tx: Change, match_id: int, user_id: int, at: int) -> bool:
    """Note that a person is told of a table; False if that was so."""
    sql = "INSERT OR IGNORE INTO told (match_id, user_id, at) VALUES (?, ?, ?)"
    return await tx.changed(sql, (match_id, user_id, at))


async def is_told(db: Reading, match_id: int, user_id: int) -> bool:
    """Whether a person was told of a table, or is to be."""
    return await db.has("SELECT 1 FROM told WHERE match_id = ? AND user_id = ?", (match_id, user_id))


async def unsent(tx: Change, match_id: int, user_id: int) -> None:
    """Nothing was sent to a person who was to be told."""
    await tx.execute("UPDATE told SET at = 0 WHERE match_id = ? AND user_id = ?", (match_id, user_id))


async def tell_role(tx: Change, match_id: int, channel_id: int, at: int, *, since: int, most: int) -> bool:
    """Note that a role is told of a table; False if that was so, or it was told so often in that channel since then."""
    sql = (
        "INSERT OR IGNORE INTO role_told (match_id, channel_id, at) SELECT ?1, ?2, ?3 "
        "WHERE (SELECT count(*) FROM role_told WHERE channel_id = ?2 AND at > ?4) < ?5"
    )
    return await tx.changed(sql, (match_id, channel_id, at, since, most))
