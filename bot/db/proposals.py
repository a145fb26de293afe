"""Tables proposal and proposed: tables that people who look for the same could make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from bot.db.rows import columns
from bot.db.transactions import Change, Reading

Answer = Literal["", "yes", "no", "late"]


class Proposal(msgspec.Struct, frozen=True):
    """A table that could be; see the migration for the columns."""

    id: int
    guild_id: int
    channel_id: int
    game: str
    pace: str
    need: int
    match_id: int | None
    over: int


class ProposedRow(msgspec.Struct, frozen=True):
    """Somebody to whom a table was proposed; see the migration for the columns."""

    proposal_id: int
    user_id: int
    until: int
    answer: Answer


_PROPOSAL = columns(Proposal, "proposal")
_PROPOSED = columns(ProposedRow, "proposed")
_STANDS = "EXISTS (SELECT 1 FROM card WHERE kind = 'proposal' AND about = proposal.id)"
"""In SQL: a message of a proposal is looked after still."""


async def insert(
    tx: Change, guild_id: int, channel_id: int, game: str, pace: str, need: int, at: int, until: dict[int, int]
) -> int:
    """A new proposal; until: whom it is made -> until when that person may answer. Returns its number."""
    number = await tx.inserted(
        "INSERT INTO proposal (guild_id, channel_id, game, pace, need, at) VALUES (?, ?, ?, ?, ?, ?)",
        (guild_id, channel_id, game, pace, need, at),
    )
    await tx.executemany(
        "INSERT INTO proposed (proposal_id, user_id, until) VALUES (?, ?, ?)",
        [(number, user_id, ends) for user_id, ends in until.items()],
    )
    return number


async def get(db: Reading, number: int) -> Proposal | None:
    """One proposal."""
    return await db.row(Proposal, f"SELECT {_PROPOSAL} FROM proposal WHERE id = ?", (number,))


async def people(db: Reading, number: int) -> list[ProposedRow]:
    """To whom it was made, whoever has answered first, first."""
    return await db.rows(
        ProposedRow,
        f"SELECT {_PROPOSED} FROM proposed WHERE proposal_id = ? ORDER BY answered_at = 0, answered_at, user_id",
        (number,),
    )


async def open_ones(db: Reading) -> list[Proposal]:
    """The proposals about which somebody may still decide."""
    return await db.rows(Proposal, f"SELECT {_PROPOSAL} FROM proposal WHERE NOT over")


async def answer(tx: Change, number: int, user_id: int, given: Answer, now: int) -> bool:
    """Note an answer of somebody who has not given that one; False if nothing has changed."""
    sql = (
        "UPDATE proposed SET answer = ?1, answered_at = ?2 WHERE proposal_id = ?3 AND user_id = ?4 AND answer <> ?1 "
        "AND EXISTS (SELECT 1 FROM proposal WHERE id = ?3 AND NOT over)"
    )
    return await tx.changed(sql, (given, now, number, user_id))


async def end(tx: Change, number: int, match_id: int | None) -> None:
    """It is decided: the table is open, or comes to nothing."""
    await tx.execute("UPDATE proposal SET over = 1, match_id = ? WHERE id = ?", (match_id, number))


async def end_all(tx: Change, guild_id: int) -> None:
    """All of a server have come to nothing; those of which no message stands are gone."""
    await tx.execute("UPDATE proposal SET over = 1 WHERE guild_id = ?", (guild_id,))
    await tx.execute(
        f"DELETE FROM proposal WHERE guild_id = ? AND NOT {_STANDS}",
        (guild_id,),
    )


async def lately(db: Reading, guild_id: int, since: int) -> set[tuple[int, str]]:
    """To whom a table of which game was proposed since a time and came to nothing, or who did not want it."""
    rows = await db.all(
        "SELECT proposed.user_id, proposal.game FROM proposed JOIN proposal ON proposal.id = proposed.proposal_id "
        "WHERE proposal.guild_id = ? AND proposal.at > ? AND (proposal.match_id IS NULL OR proposed.answer = 'no')",
        (guild_id, since),
    )
    return {(user_id, game) for user_id, game in rows}


async def answer_until(tx: Change, number: int, user_id: int, until: int) -> None:
    """Somebody has until then to answer, if that is later."""
    await tx.execute(
        "UPDATE proposed SET until = max(until, ?) WHERE proposal_id = ? AND user_id = ? AND answer = ''",
        (until, number, user_id),
    )


async def unsent(tx: Change, number: int, user_id: int, now: int) -> None:
    """Somebody who has not answered will not be asked."""
    await tx.execute(
        "UPDATE proposed SET answer = 'late', answered_at = ? WHERE proposal_id = ? AND user_id = ? AND answer = ''",
        (now, number, user_id),
    )


async def remove_old(tx: Change, before: int) -> None:
    """Proposals from before a time that are over are gone, once their messages say so."""
    await tx.execute(f"DELETE FROM proposal WHERE over AND at <= ? AND NOT {_STANDS}", (before,))


async def put_off(tx: Change, since: int, seconds: int) -> None:
    """Nobody's time to answer a proposal has run for so many seconds since then."""
    await tx.execute("UPDATE proposed SET until = until + ? WHERE answer = '' AND until > ?", (seconds, since))


def yeses(found: Sequence[ProposedRow]) -> list[int]:
    """Who has said yes, in order."""
    return [row.user_id for row in found if row.answer == "yes"]
