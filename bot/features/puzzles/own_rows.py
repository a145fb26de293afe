"""Table own_puzzle: what a person did worse than the computer would have, asked again later: that person, or all."""

from __future__ import annotations

import msgspec

from bot.db.rows import part
from bot.db.transactions import Change, Reading


class OwnRow(msgspec.Struct, frozen=True):
    """A private puzzle as stored, with the rules of its match; see the migration for the columns."""

    id: int
    user_id: int
    match_id: int
    done: int
    chosen_at: int
    noted_at: int
    data: str
    chosen: int | None
    choice: int | None
    answered_at: int | None
    game: str
    rules_version: int


_OWN = ", ".join(f"own_puzzle.{column}" for column in OwnRow.__struct_fields__[:-2])
_SELECT = f"SELECT {_OWN}, game, rules_version FROM own_puzzle JOIN match ON match.id = own_puzzle.match_id"
ALL = 0
"""Stands for the person where a puzzle is for everybody: it may become one of the day."""
TOPIC = "own-puzzle"
"""What a change announces after which there are choices of which it is not known whether they make a puzzle."""
NONE_YET = "null"
"""The data of one of which it is not known yet whether it makes a puzzle."""


async def note(tx: Change, user_id: int, match_id: int, done: int, chosen_at: int, now: int) -> None:
    """A choice that may make a puzzle, unless it was noted before."""
    await tx.execute(
        "INSERT OR IGNORE INTO own_puzzle (user_id, match_id, done, chosen_at, noted_at) VALUES (?, ?, ?, ?, ?)",
        (user_id, match_id, done, chosen_at, now),
    )
    tx.announce(TOPIC)


async def untried(db: Reading) -> OwnRow | None:
    """The one that has waited longest to be made a puzzle."""
    return await db.row(OwnRow, f"{_SELECT} WHERE data = '{NONE_YET}' ORDER BY own_puzzle.id LIMIT 1")


async def put(tx: Change, own_id: int, data: str, chosen: int) -> None:
    """It makes this puzzle, as JSON, of which the person gave this answer in the match."""
    await tx.execute("UPDATE own_puzzle SET data = ?, chosen = ? WHERE id = ?", (data, chosen, own_id))


async def get(db: Reading, user_id: int, own_id: int) -> OwnRow | None:
    """A puzzle of a person; None if the person has none with this number."""
    return await db.row(
        OwnRow, f"{_SELECT} WHERE own_puzzle.id = ? AND user_id = ? AND data <> '{NONE_YET}'", (own_id, user_id)
    )


async def made(db: Reading, user_id: int) -> list[OwnRow]:
    """The puzzles of a person, answered or not, the oldest first."""
    return await db.rows(
        OwnRow, f"{_SELECT} WHERE user_id = ? AND data <> '{NONE_YET}' ORDER BY own_puzzle.id", (user_id,)
    )


async def answer(tx: Change, user_id: int, own_id: int, choice: int, at: int) -> bool:
    """Keep an answer; False if there is one already, or no such puzzle."""
    return await tx.changed(
        "UPDATE own_puzzle SET choice = ?, answered_at = ? WHERE id = ? AND user_id = ? AND answered_at IS NULL",
        (choice, at, own_id, user_id),
    )


async def remove(tx: Change, user_id: int, own_id: int) -> None:
    """Remove a puzzle of a person, if there is one with this number."""
    await tx.execute("DELETE FROM own_puzzle WHERE id = ? AND user_id = ?", (own_id, user_id))


async def remove_all(tx: Change, user_id: int) -> None:
    """Remove all puzzles of a person."""
    await tx.execute("DELETE FROM own_puzzle WHERE user_id = ?", (user_id,))


async def shared(db: Reading, until: int) -> list[OwnRow]:
    """The puzzles for everybody, of servers that agree, from matches that ended up to a time, the oldest first."""
    return await db.rows(
        OwnRow,
        f"{_SELECT} JOIN guild ON guild.guild_id = match.guild_id WHERE user_id = {ALL} AND data <> '{NONE_YET}' "
        f"AND ended_at <= ? AND {part('guild.settings', 'switched.shares')} = 1 ORDER BY own_puzzle.id",
        (until,),
    )


async def remove_shared(tx: Change, guild_id: int) -> None:
    """Remove those for everybody that come from a server."""
    await tx.execute(
        f"DELETE FROM own_puzzle WHERE user_id = {ALL} AND match_id IN (SELECT id FROM match WHERE guild_id = ?)",
        (guild_id,),
    )
