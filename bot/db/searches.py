"""Tables search and offer: who looks for a table, and which free seats were offered to them."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from bot.db.filling import held as kept_free
from bot.db.matches import GATHERING
from bot.db.people import Player, with_players
from bot.db.rows import columns, each, into, readable, stored
from bot.db.transactions import Change, Reading

State = Literal["open", "taken", "passed", "lapsed", "over"]

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
    """A seat that was offered to somebody; see the migration for the columns."""

    match_id: int
    user_id: int
    until: int
    state: State


_SEARCH = columns(Search, "search")
_OFFER = columns(OfferRow)

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
    await tx.execute(
        "UPDATE offer SET state = 'passed' WHERE user_id = ? AND state = 'open' "
        "AND match_id IN (SELECT id FROM match WHERE guild_id = ?)",
        (user_id, guild_id),
    )
    await tx.execute(
        "UPDATE proposed SET answer = 'no' WHERE user_id = ? AND answer IN ('', 'yes') "
        "AND proposal_id IN (SELECT id FROM proposal WHERE guild_id = ? AND NOT over)",
        (user_id, guild_id),
    )


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
    found = await db.column(
        "SELECT user_id FROM offer JOIN match ON match.id = offer.match_id WHERE state = 'open' AND guild_id = ?1 "
        "UNION SELECT user_id FROM proposed JOIN proposal ON proposal.id = proposed.proposal_id "
        "WHERE NOT over AND answer = '' AND guild_id = ?1",
        (guild_id,),
    )
    return set(found)


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
        "INSERT OR IGNORE INTO offer (match_id, user_id, at, until, state) SELECT ?1, ?2, ?3, ?4, 'open' "
        "WHERE (SELECT status FROM match WHERE id = ?1) = 'lobby' AND "
        f"(SELECT count(*) FROM seat WHERE match_id = ?1) + {kept_free('?1')} + "
        f"(SELECT count(*) FROM offer WHERE match_id = ?1 AND {HELD}) < ?5"
    )
    return await tx.changed(sql, (match_id, user_id, at, until, seats))


async def held(db: Reading, match_id: int, but: int | None, now: int) -> tuple[int, int]:
    """How many seats of a table are held for others than a person, and until when the first of them is."""
    ((count, until),) = await db.all(
        "SELECT count(*), coalesce(min(until), 0) FROM offer WHERE match_id = ? AND until > ? "
        f"AND user_id IS NOT ? AND {HELD}",
        (match_id, now, but),
    )
    return count, until


async def offers_of(db: Reading, match_id: int) -> dict[int, State]:
    """To whom a seat of a table was offered, and what became of it."""
    return await db.pairs("SELECT user_id, state FROM offer WHERE match_id = ?", (match_id,))


async def offered(db: Reading, match_id: int, user_id: int) -> OfferRow | None:
    """The seat of a table that was offered to a person."""
    return await db.row(OfferRow, f"SELECT {_OFFER} FROM offer WHERE match_id = ? AND user_id = ?", (match_id, user_id))


async def open_offers(db: Reading) -> list[OfferRow]:
    """The seats that are held."""
    return await db.rows(OfferRow, f"SELECT {_OFFER} FROM offer WHERE state = 'open'")


async def set_state(tx: Change, match_id: int, user_id: int, state: State) -> bool:
    """Something has become of a seat that is held; False if that was so."""
    sql = "UPDATE offer SET state = ? WHERE match_id = ? AND user_id = ? AND state = 'open'"
    return await tx.changed(sql, (state, match_id, user_id))


async def hold_until(tx: Change, match_id: int, user_id: int, until: int) -> None:
    """A seat that is offered is held until then, if that is later."""
    await tx.execute(
        "UPDATE offer SET until = max(until, ?) WHERE match_id = ? AND user_id = ? AND state = 'open'",
        (until, match_id, user_id),
    )


async def put_off(tx: Change, since: int, seconds: int) -> None:
    """Nobody's time to answer an offer has run for so many seconds since then."""
    await tx.execute("UPDATE offer SET until = until + ? WHERE state = 'open' AND until > ?", (seconds, since))
