"""The rules of votes: who may vote, what is decided by which ballots, and when a vote no longer means anything.

| kind    | about                          | choices                              | decided by                         |
|---------|--------------------------------|--------------------------------------|------------------------------------|
| slow    | a seat out of time             | wait, step, computer, replace, end   | more than half of the others       |
| stay    | who may enter nothing any more | stay, computer, end                  | more than half of the others       |
| missing | sealed choices out of time     | wait, step, end                      | more than half of the people       |
| undo    | a step behind the barrier      | yes, no                              | all people; one no refuses         |
| end     | ending the match               | yes, no                              | more than half of the people       |
| return  | somebody who left comes back   | yes, no                              | more than half of the people       |
| replace | a seat that is offered         | take                                 | whoever takes it first             |

While choices are sealed nothing may tell who has chosen. So no vote is about one of those seats then (`missing` is
about all of them, and everybody votes), and a vote about a seat stays open until the choices are.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.db import votes as rows
from bot.db.seats import SeatRow
from bot.db.transactions import Change
from bot.db.votes import VoteRow
from bot.services.table.scene import Table
from bot.services.telling import wishes
from bot.services.telling.wishes import Show

OBSOLETE: Final = "obsolete"
EVERYBODY: Final = -1
"""The seat of a vote that is about no single one."""

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "slow": ("wait", "step", "computer", "replace", "end"),
    "missing": ("wait", "step", "end"),
    "stay": ("stay", "computer", "end"),
    "undo": ("yes", "no"),
    "end": ("yes", "no"),
    "return": ("yes", "no"),
    "replace": ("take",),
}


def is_sealed(table: Table) -> bool:
    """Whether the match waits for choices that nobody else may see."""
    return table.row.status == "running" and table.game.sealed(table.state)


def voters(table: Table, vote: VoteRow) -> list[SeatRow]:
    """Who may vote: all people at the table; about a slow seat or whether somebody stays, all others."""
    people = [row for row in table.seats if row.user_id is not None]
    return [row for row in people if row.seat != vote.seat] if vote.kind in ("slow", "stay") else people


def result(kind: str, entitled: int, given: list[str]) -> str | None:
    """The outcome of the ballots so far, None while it is open. With nobody entitled the answer is yes."""
    counts = Counter(given)
    if kind == "undo":
        if counts["no"]:
            return "no"
        return "yes" if counts["yes"] == entitled else None
    if kind in ("end", "return"):
        if 2 * counts["yes"] > entitled or not entitled:
            return "yes"
        return "no" if 2 * counts["no"] >= entitled else None
    if kind in ("slow", "missing", "stay") and entitled:
        for choice, votes in counts.items():
            if 2 * votes > entitled:
                return choice
        if len(given) == entitled:
            most = max(counts.values())
            return next(choice for choice in CHOICES[kind] if counts[choice] == most)
    return None


def is_obsolete(table: Table, vote: VoteRow) -> bool:
    """Whether a vote no longer means anything, as the match stands."""
    if table.row.status not in ("running", "suspended"):
        return True
    if table.row.status == "suspended" and vote.kind in ("slow", "missing", "undo"):
        return True  # they are about a step, and nothing is waited for
    if vote.kind == "missing":
        # Open as long as the phase in which it was asked: who of them has chosen since must not show.
        asked_then = any(row.since is not None and row.since <= vote.opened_at for row in table.seats)
        return not is_sealed(table) or not asked_then
    if vote.seat == EVERYBODY:
        return False
    row = table.seats[vote.seat]
    match vote.kind:
        case "slow":
            if not voters(table, vote):
                return True
            return row.user_id != vote.about or (not _still_slow(row, vote) and not is_sealed(table))
        case "stay":
            return not voters(table, vote) or row.user_id != vote.about
        case "undo":
            return table.row.revision != vote.revision or row.user_id != vote.asked_by
        case "return":
            return row.left_by != vote.asked_by or row.kind != "computer"
        case "replace":
            mine = vote.asked_by is not None
            return row.user_id != vote.about or not (mine or _still_slow(row, vote) or is_sealed(table))
        case _:
            return False


async def close_obsolete(tx: Change, table: Table, at: int) -> None:
    """Close the votes that no longer mean anything, in the transaction that has changed the match.

    One that was opened by the same transaction means something.
    """
    for vote in await rows.open_ones(tx.stored, table.row.id):
        if is_obsolete(table, vote):
            await close(tx, vote, OBSOLETE, at)


async def close_all(tx: Change, match_id: int, at: int) -> None:
    """Close every vote of a match that has ended."""
    for vote in await rows.open_ones(tx, match_id):
        await close(tx, vote, OBSOLETE, at)


async def close(tx: Change, vote: VoteRow, outcome: str, at: int) -> bool:
    """Decide a vote; False if it was decided before."""
    closed = await rows.close(tx, vote.id, outcome)
    if closed:
        await wishes.put(tx, vote.match_id, Show("vote", vote=vote.id), at)
    return closed


def _still_slow(row: SeatRow, vote: VoteRow) -> bool:
    """Whether the match still waits for the seat, which has done nothing since the table was asked."""
    return row.since is not None and row.clock_at is not None and row.clock_at <= vote.opened_at
