"""Table offer: which seats were offered to people who look for one: free ones of tables that wait, and those of tables
that open once enough have said yes."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.db import deadlines, filling
from bot.db.filling import OFFER
from bot.db.matches import GATHERING
from bot.db.transactions import Change, Reading

State = Literal["open", "taken", "passed", "lapsed", "yes", "no", "late", "over", "told"]
"""What becomes of an offer; `yes`, `no` and `late` of one at a table that is only proposed. One that is `told` holds
nothing."""


class OfferRow(msgspec.Struct, frozen=True):
    """A seat that was offered to somebody, who may take it until then."""

    match_id: int
    user_id: int
    state: State
    until: int


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
    tx.announce(GATHERING)
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


async def remove_unopened(tx: Change, before: int) -> None:
    """Those from before a time that came to nothing are gone, once their messages say so."""
    await tx.execute(
        "DELETE FROM match WHERE opens_with <> 0 AND created_at <= ? AND NOT EXISTS "
        "(SELECT 1 FROM offer WHERE offer.match_id = match.id AND state IN ('open', 'yes')) "
        "AND NOT EXISTS (SELECT 1 FROM card WHERE kind = 'offer' AND about = match.id)",
        (before,),
    )


async def asked_now(db: Reading, guild_id: int) -> set[int]:
    """Who of a server is asked just now whether to sit down: one question at a time."""
    sql = "SELECT user_id FROM offer JOIN match ON match.id = match_id WHERE state = 'open' AND guild_id = ?"
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
