"""Tables search and offer: who looks for a table, and which seats were offered to them: free ones of tables that wait,
and those of tables that open once enough have said yes."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from bot.db import deadlines
from bot.db.filling import held as kept_free
from bot.db.matches import GATHERING
from bot.db.people import Player, with_players
from bot.db.rows import columns, each, into, readable, stored
from bot.db.transactions import Change, Reading

OFFER: Final = "offer"
"""The kind of deadline until which somebody may take what was offered."""

State = Literal["open", "taken", "passed", "lapsed", "yes", "no", "late", "over"]
"""What becomes of an offer; `yes`, `no` and `late` of one at a table that is only proposed."""

MOST_MISSED: Final = 2
"""After so many questions in a row without an answer a search ends: no seat is held for somebody who has gone."""


class Search(msgspec.Struct, frozen=True):
    """Somebody looks for a table on a server; see the migration for the columns."""

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


class Searcher(NamedTuple):
    """A search and what its person has chosen."""

    search: Search
    player: Player


class OfferRow(msgspec.Struct, frozen=True):
    """A seat that was offered to somebody, who may take it until then."""

    match_id: int
    user_id: int
    state: State
    until: int


_SEARCH = columns(Search, "search")
_OFFER = (
    "SELECT match_id, user_id, state, "
    f"coalesce({deadlines.due_at(OFFER, 'offer.match_id', 'offer.user_id')}, 0) AS until FROM offer"
)

_SEATED = (
    "FROM seat AS own JOIN match AS there ON there.id = own.match_id "
    "WHERE own.user_id = search.user_id AND there.guild_id = search.guild_id AND there.id > search.besides "
    f"AND EXISTS (SELECT 1 FROM {each('search.games')} WHERE value = there.game) "
    f"AND EXISTS (SELECT 1 FROM {each('search.paces')} WHERE value = there.pace) AND"
)
RESTS = f"EXISTS (SELECT 1 {_SEATED} there.status = 'lobby')"
"""In SQL: the person sits at a table that waits and is what the search is for."""
_FOUND = f"EXISTS (SELECT 1 {_SEATED} there.started_at >= search.begun_at)"
HELD = (
    "state = 'open' AND NOT EXISTS (SELECT 1 FROM seat AS own WHERE own.match_id = offer.match_id "
    "AND own.user_id = offer.user_id)"
)
"""In SQL: a seat is held for somebody who does not sit there yet."""
LOOKS = (
    f"search.until > ?2 AND NOT {RESTS} AND NOT EXISTS "
    "(SELECT 1 FROM player AS own WHERE own.user_id = search.user_id AND own.dm_closed)"
)
"""In SQL: a search that goes on, of somebody whom direct messages reach; ?2 is the time."""


async def get(db: Reading, user_id: int, guild_id: int) -> Search | None:
    """What a person looks for on a server."""
    return await db.row(Search, f"SELECT {_SEARCH} FROM search WHERE user_id = ? AND guild_id = ?", (user_id, guild_id))


async def put(tx: Change, search: Search) -> None:
    """Store what a person looks for."""
    tx.announce(GATHERING)
    await tx.execute(f"INSERT OR REPLACE INTO search {into(Search)}", stored(search))


async def remove(tx: Change, user_id: int, guild_id: int) -> None:
    """A person looks no more; seats that are held are free again."""
    tx.announce(GATHERING)
    await tx.execute("DELETE FROM search WHERE user_id = ? AND guild_id = ?", (user_id, guild_id))
    offers = await tx.rows(
        OfferRow,
        f"{_OFFER} JOIN match ON match.id = match_id WHERE user_id = ? AND guild_id = ? AND state IN ('open', 'yes')",
        (user_id, guild_id),
    )
    proposed = await proposed_tables(tx, guild_id)
    for one in offers:
        await answer(tx, one.match_id, user_id, "no" if one.match_id in proposed else "passed")


async def rests_at(db: Reading, user_id: int, guild_id: int) -> int | None:
    """The table at which a person waits already who looks for such a one."""
    sql = (
        f"SELECT (SELECT max(there.id) {_SEATED} there.status = 'lobby') FROM search WHERE user_id = ? AND guild_id = ?"
    )
    return await db.value(sql, (user_id, guild_id))


async def looks(db: Reading, user_id: int, guild_id: int, now: int) -> bool:
    """Whether a person looks for a table and waits at none."""
    sql = f"SELECT 1 FROM search WHERE user_id = ?1 AND guild_id = ?3 AND {LOOKS}"
    return await db.has(sql, (user_id, now, guild_id))


async def guilds(db: Reading) -> list[int]:
    """The servers on which somebody looks for a table."""
    return await db.column("SELECT DISTINCT guild_id FROM search ORDER BY guild_id")


async def looking(db: Reading, guild_id: int, now: int) -> list[Searcher]:
    """Who looks for a table on a server and waits at none, whoever has looked for longest first."""
    where = f"search.guild_id = ?1 AND {LOOKS} ORDER BY search.begun_at, search.user_id"
    return await _searchers(db, where, (guild_id, now))


async def asked_now(db: Reading, guild_id: int) -> set[int]:
    """Who of a server is asked just now whether to sit down: one question at a time."""
    sql = "SELECT user_id FROM offer JOIN match ON match.id = match_id WHERE state = 'open' AND guild_id = ?"
    return set(await db.column(sql, (guild_id,)))


async def remove_found(tx: Change) -> None:
    """Searches end whose person sits at a match like that which has begun since."""
    if await tx.changed(f"DELETE FROM search WHERE {_FOUND}"):
        tx.announce(GATHERING)


async def ended(db: Reading, now: int) -> list[Searcher]:
    """The searches that have ended without a table and whose people were not asked about it."""
    return await _searchers(db, "search.until <= ? AND NOT asked AND coalesce(player.dm_closed, 0) = 0", (now,))


async def _searchers(db: Reading, where: str, values: tuple[int, ...]) -> list[Searcher]:
    rows = await db.all(
        f"SELECT {_SEARCH}, settings FROM search LEFT JOIN player ON player.user_id = search.user_id WHERE {where}",
        values,
    )
    return [Searcher(search, player) for row, player in with_players(rows) for search in readable(Search, [row[:-1]])]


async def asked(tx: Change, user_id: int, guild_id: int, now: int) -> None:
    """The person was asked whether a search that has ended is to go on."""
    await tx.execute(
        "UPDATE search SET asked = 1 WHERE user_id = ? AND guild_id = ? AND until <= ?", (user_id, guild_id, now)
    )


async def remove_old(tx: Change, before: int) -> None:
    """Searches that have ended before a time are gone."""
    await tx.execute("DELETE FROM search WHERE until <= ?", (before,))


async def answered(tx: Change, user_id: int) -> None:
    """A person has answered a question."""
    await tx.execute("UPDATE search SET missed = 0 WHERE user_id = ?", (user_id,))


async def missed(tx: Change, user_id: int, now: int) -> None:
    """A person has not answered a question; the searches end of whoever has not answered `MOST_MISSED` in a row."""
    tx.announce(GATHERING)
    await tx.execute("UPDATE search SET missed = missed + 1 WHERE user_id = ?", (user_id,))
    await tx.execute(
        "UPDATE search SET until = ?1, missed = 0 WHERE user_id = ?2 AND missed >= ?3 AND until > ?1",
        (now, user_id, MOST_MISSED),
    )


# --- seats that are offered


async def offer(tx: Change, match_id: int, user_id: int, at: int, until: int, seats: int) -> bool:
    """Offer a free seat of a table with so many seats and hold it; False if none is left, or it was offered before."""
    sql = (
        "INSERT OR IGNORE INTO offer (match_id, user_id, at, state) SELECT ?1, ?2, ?3, 'open' "
        "WHERE (SELECT status FROM match WHERE id = ?1) = 'lobby' AND "
        f"(SELECT count(*) FROM seat WHERE match_id = ?1) + {kept_free('?1')} + "
        f"(SELECT count(*) FROM offer WHERE match_id = ?1 AND {HELD}) < ?4"
    )
    offered = await tx.changed(sql, (match_id, user_id, at, seats))
    if offered:
        await deadlines.put(tx, match_id, OFFER, user_id, until)
    return offered


async def held(db: Reading, match_id: int, but: int | None, now: int) -> tuple[int, int]:
    """How many seats of a table are held for others than a person, and until when the first of them is."""
    until = deadlines.due_at(OFFER, "offer.match_id", "offer.user_id")
    ((count, first),) = await db.all(
        f"SELECT count(*), coalesce(min({until}), 0) FROM offer WHERE match_id = ? AND {until} > ? "
        f"AND user_id IS NOT ? AND {HELD}",
        (match_id, now, but),
    )
    return count, first


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
    """Something has become of an offer that was open, or of a yes; False if that was so. at: when it was answered."""
    tx.announce(GATHERING)
    await deadlines.clear(tx, match_id, OFFER, user_id)
    return await tx.changed(
        "UPDATE offer SET state = ?1, answered_at = ?2 WHERE match_id = ?3 AND user_id = ?4 "
        "AND state IN ('open', 'yes') AND state <> ?1",
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
    await tx.execute(
        "INSERT INTO offer (match_id, user_id, at, state) VALUES (?, ?, ?, 'open')", (match_id, user_id, at)
    )
    await deadlines.put(tx, match_id, OFFER, user_id, until)


async def proposed_tables(db: Reading, guild_id: int | None = None) -> list[int]:
    """Those that may still open; of one server alone, if given."""
    return await db.column(
        "SELECT id FROM match INDEXED BY match_that_is_proposed "
        "WHERE opens_with <> 0 AND guild_id = coalesce(?, guild_id) AND EXISTS "
        "(SELECT 1 FROM offer WHERE offer.match_id = match.id AND state IN ('open', 'yes')) ORDER BY id",
        (guild_id,),
    )


async def said_yes(db: Reading, guild_id: int) -> set[int]:
    """Who of a server waits for such a table to open."""
    sql = "SELECT user_id FROM offer JOIN match ON match.id = match_id WHERE state = 'yes' AND guild_id = ?"
    return set(await db.column(sql, (guild_id,)))


async def lately(db: Reading, guild_id: int, since: int) -> set[tuple[int, str]]:
    """Who was asked since a time to a table of which game that came to nothing, or did not want it."""
    rows = await db.all(
        "SELECT user_id, game FROM offer JOIN match ON match.id = match_id "
        "WHERE guild_id = ? AND at > ? AND (opens_with <> 0 OR state = 'no')",
        (guild_id, since),
    )
    return {(user_id, game) for user_id, game in rows}


async def come_to_nothing(tx: Change, guild_id: int) -> None:
    """No such table of a server opens any more."""
    for match_id in await proposed_tables(tx, guild_id):
        for one in await offers_of(tx, match_id):
            await answer(tx, match_id, one.user_id, "over")


async def remove_unopened(tx: Change, before: int) -> None:
    """Those from before a time that came to nothing are gone, once their messages say so."""
    await tx.execute(
        "DELETE FROM match WHERE opens_with <> 0 AND created_at <= ? AND NOT EXISTS "
        "(SELECT 1 FROM offer WHERE offer.match_id = match.id AND state IN ('open', 'yes')) "
        "AND NOT EXISTS (SELECT 1 FROM card WHERE kind = 'offer' AND about = match.id)",
        (before,),
    )
