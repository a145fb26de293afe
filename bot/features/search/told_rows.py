"""Who was told of a free seat, of those who look for one without an end: offers by which none is held; and table
role_told."""

from __future__ import annotations

from typing import NamedTuple

from bot.clock import DAY
from bot.db.apart import unwanted_there
from bot.db.people import Player, with_players
from bot.db.rows import each, readable
from bot.db.transactions import Change, Reading
from bot.features.search.rows import SEARCH, Search


class Reader(NamedTuple):
    """Somebody who may be told of a table; told_at: when that one was told of any table last, 0 for never."""

    search: Search
    player: Player
    told_at: int


async def readers(db: Reading, match_id: int, now: int) -> list[Reader]:
    """Who may be told of a table: who looks for its game and pace without an end, does not know of it yet, and has room
    today.

    Those know of it to whom a seat there was offered. Those are left out who do not want to meet somebody there, and
    whom no direct message reaches.
    """
    rows = await db.all(
        f"SELECT {SEARCH}, player.settings, "
        "coalesce((SELECT max(at) FROM offer WHERE offer.user_id = search.user_id AND state = 'told'), 0) AS told_at "
        "FROM match JOIN search ON search.guild_id = match.guild_id AND search.until = 0 "
        "LEFT JOIN player ON player.user_id = search.user_id WHERE match.id = ?1 "
        f"AND (search.games = '[]' OR EXISTS (SELECT 1 FROM {each('search.games')} WHERE value = match.game)) "
        f"AND (search.paces = '[]' OR EXISTS (SELECT 1 FROM {each('search.paces')} WHERE value = match.pace)) "
        "AND coalesce(player.dm_closed, 0) = 0 "
        "AND NOT EXISTS (SELECT 1 FROM offer WHERE offer.match_id = ?1 AND offer.user_id = search.user_id) "
        "AND (SELECT count(*) FROM offer WHERE offer.user_id = search.user_id AND state = 'told' AND at > ?2) "
        "< search.a_day "
        f"AND NOT {unwanted_there('search.user_id')} ORDER BY search.user_id",
        (match_id, now - DAY),
    )
    return [
        Reader(search, player, row["told_at"])
        for row, player in with_players(rows)
        for search in readable(Search, [row[:-2]])
    ]


async def last_wave(db: Reading, match_id: int) -> list[tuple[int, Player]]:
    """Those who were told of a table last, all at the same time: when, and what each has chosen."""
    rows = await db.all(
        "SELECT offer.user_id, at, settings FROM offer LEFT JOIN player ON player.user_id = offer.user_id "
        "WHERE match_id = ?1 AND state = 'told' "
        "AND at = (SELECT max(at) FROM offer WHERE match_id = ?1 AND state = 'told')",
        (match_id,),
    )
    return [(row["at"], player) for row, player in with_players(rows)]


async def tell(tx: Change, match_id: int, user_id: int, at: int) -> bool:
    """Note that a person is told of a table; False if the person knows of it."""
    sql = "INSERT OR IGNORE INTO offer (match_id, user_id, at, state) VALUES (?, ?, ?, 'told')"
    return await tx.changed(sql, (match_id, user_id, at))


async def tell_role(tx: Change, match_id: int, channel_id: int, at: int, *, since: int, most: int) -> bool:
    """Note that a role is told of a table; False if that was so, or it was told so often in that channel since then."""
    sql = (
        "INSERT OR IGNORE INTO role_told (match_id, channel_id, at) SELECT ?1, ?2, ?3 "
        "WHERE (SELECT count(*) FROM role_told WHERE channel_id = ?2 AND at > ?4) < ?5"
    )
    return await tx.changed(sql, (match_id, channel_id, at, since, most))


async def for_anybody(db: Reading, guild_id: int, before: int) -> list[int]:
    """The tables of a server that wait since before a time and are for anybody, the oldest first."""
    return await db.column(
        "SELECT id FROM match WHERE guild_id = ? AND status = 'lobby' AND trouble IS NULL AND rematch_of IS NULL "
        "AND created_at <= ? ORDER BY id",
        (guild_id, before),
    )
