"""Table offer: which seats were offered to people who look for one: free ones of tables that wait, and those of tables
that open once enough have said yes; and of which those were told who look without an end. Table role_told."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from bot.clock import DAY
from bot.db import deadlines, filling
from bot.db.apart import unwanted_there
from bot.db.filling import OFFER
from bot.db.people import Player, with_players
from bot.db.rows import each, readable
from bot.db.transactions import Change, Reading
from bot.features.search.rows import SEARCH, Search

State = Literal["open", "taken", "passed", "lapsed", "yes", "no", "late", "over", "told"]
"""What becomes of an offer; `yes`, `no` and `late` of one at a table that is only proposed. One that is `told` holds
nothing."""


class OfferRow(msgspec.Struct, frozen=True):
    """A seat that was offered to somebody, who may take it until then."""

    match_id: int
    user_id: int
    state: State
    until: int


class Reader(NamedTuple):
    """Somebody who may be told of a table; told_at: when that one was told of any table last, 0 for never."""

    search: Search
    player: Player
    told_at: int


_OFFER = (
    "SELECT match_id, user_id, state, "
    f"coalesce({deadlines.due_at(OFFER, 'offer.match_id', 'offer.user_id')}, 0) AS until FROM offer"
)


async def offer(tx: Change, match_id: int, user_id: int, at: int, until: int, seats: int) -> bool:
    """Offer a free seat of a table with so many seats and hold it; False if none is left, or it was offered before."""
    sql = (
        "INSERT OR IGNORE INTO offer (match_id, user_id, at, state) SELECT ?1, ?2, ?3, 'open' "
        "WHERE (SELECT status FROM match WHERE id = ?1) = 'lobby' AND "
        f"(SELECT count(*) FROM seat WHERE match_id = ?1) + {filling.held('?1')} + {filling.offered('?1')} < ?4"
    )
    offered = await tx.changed(sql, (match_id, user_id, at, seats))
    if offered:
        await deadlines.put(tx, match_id, OFFER, user_id, until)
    return offered


async def note(tx: Change, match_id: int, user_id: int, at: int, state: State) -> bool:
    """Note that a person knows of a table, in this way; False if that was so."""
    sql = "INSERT OR IGNORE INTO offer (match_id, user_id, at, state) VALUES (?, ?, ?, ?)"
    return await tx.changed(sql, (match_id, user_id, at, state))


async def offers_of(db: Reading, match_id: int) -> list[OfferRow]:
    """To whom a seat of a table was offered, whoever has said yes first, first."""
    return await db.rows(
        OfferRow, f"{_OFFER} WHERE match_id = ? ORDER BY answered_at = 0, answered_at, user_id", (match_id,)
    )


async def offered(db: Reading, match_id: int, user_id: int) -> OfferRow | None:
    """The seat of a table that was offered to a person."""
    return await db.row(OfferRow, f"{_OFFER} WHERE match_id = ? AND user_id = ?", (match_id, user_id))


async def open_offers(db: Reading) -> list[OfferRow]:
    """The seats that are held, and those that people may say yes to."""
    return await db.rows(OfferRow, f"{_OFFER} WHERE state = 'open'")


async def answer(tx: Change, match_id: int, user_id: int, state: State, at: int = 0) -> bool:
    """Something has become of an offer that was open, of a yes, or of what was told; False if that was so.

    at: when it was answered.
    """
    await deadlines.clear(tx, match_id, OFFER, user_id)
    return await tx.changed(
        "UPDATE offer SET state = ?1, answered_at = ?2 WHERE match_id = ?3 AND user_id = ?4 "
        "AND state IN ('open', 'yes', 'told') AND state <> ?1",
        (state, at, match_id, user_id),
    )


async def hold_until(tx: Change, match_id: int, user_id: int, until: int) -> None:
    """Somebody may take what is offered until then, if that is later."""
    found = await offered(tx, match_id, user_id)
    if found is not None and found.state == "open":
        await deadlines.put(tx, match_id, OFFER, user_id, max(found.until, until))


# --- tables that open once enough have said yes


async def propose(tx: Change, match_id: int, user_id: int, at: int, until: int) -> None:
    """Offer a seat of such a table to somebody, who may say yes until then."""
    await note(tx, match_id, user_id, at, "open")
    await deadlines.put(tx, match_id, OFFER, user_id, until)


async def proposed_tables(db: Reading, guild_id: int | None = None) -> list[int]:
    """Those that may still open; of one server alone, if given."""
    return await db.column(
        "SELECT id FROM match INDEXED BY match_that_is_proposed "
        "WHERE opens_with <> 0 AND guild_id = coalesce(?, guild_id) AND EXISTS "
        "(SELECT 1 FROM offer WHERE offer.match_id = match.id AND state IN ('open', 'yes')) ORDER BY id",
        (guild_id,),
    )


async def lately(db: Reading, guild_id: int, since: int) -> set[tuple[int, str]]:
    """Who was asked since a time to a table of which game that came to nothing, or did not want it."""
    rows = await db.all(
        "SELECT user_id, game FROM offer JOIN match ON match.id = match_id "
        "WHERE guild_id = ? AND at > ? AND (opens_with <> 0 OR state = 'no')",
        (guild_id, since),
    )
    return {(user_id, game) for user_id, game in rows}


async def remove_unopened(tx: Change, before: int) -> None:
    """Those from before a time that came to nothing are gone, once their messages say so."""
    await tx.execute(
        "DELETE FROM match WHERE opens_with <> 0 AND created_at <= ? AND NOT EXISTS "
        "(SELECT 1 FROM offer WHERE offer.match_id = match.id AND state IN ('open', 'yes')) "
        "AND NOT EXISTS (SELECT 1 FROM card WHERE kind = 'offer' AND about = match.id)",
        (before,),
    )


async def in_state(db: Reading, guild_id: int, state: State) -> set[int]:
    """Who of a server is asked just now (`open`: one question at a time), or has said yes and waits."""
    sql = f"SELECT user_id FROM offer JOIN match ON match.id = match_id WHERE state = '{state}' AND guild_id = ?"
    return set(await db.column(sql, (guild_id,)))


async def give_up(tx: Change, user_id: int, guild_id: int) -> None:
    """A person looks no more: seats of a server that are held for that one are free again."""
    offers = await tx.rows(
        OfferRow,
        f"{_OFFER} JOIN match ON match.id = match_id WHERE user_id = ? AND guild_id = ? AND state IN ('open', 'yes')",
        (user_id, guild_id),
    )
    proposed = await proposed_tables(tx, guild_id)
    for one in offers:
        await answer(tx, one.match_id, user_id, "no" if one.match_id in proposed else "passed")


# --- who is told, so that nothing is held


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
