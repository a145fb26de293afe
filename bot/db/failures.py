"""Table failure: what went wrong inside, with its evidence, and which matches are set aside because of it."""

from __future__ import annotations

import msgspec

from bot.db.transactions import Change, Reading

NO_SEAT = -1


class FailureRow(msgspec.Struct, frozen=True):
    """One failure. `set_aside` says whether its match still waits for its owner because of it."""

    id: int
    match_id: int
    game: str
    revision: int
    seat: int
    action: str
    stage: str
    traceback: str
    at: int
    set_aside: bool


_FAILURES = (
    "SELECT failure.id, match_id, game, failure.revision, seat, action, stage, traceback, at, "
    "match.trouble IS failure.id AS set_aside FROM failure JOIN match ON match.id = match_id"
)


async def add(
    tx: Change, match_id: int, *, stage: str, seat: int = NO_SEAT, action: str = "[]", traceback: str, at: int
) -> int:
    """Keep the evidence; returns its id."""
    return await tx.inserted(
        "INSERT INTO failure (match_id, revision, seat, action, traceback, at, stage) "
        "SELECT id, revision, ?, ?, ?, ?, ? FROM match WHERE id = ?",
        (seat, action, traceback, at, stage, match_id),
    )


async def set_aside(tx: Change, match_id: int, failure: int) -> bool:
    """Set a match aside that is played; False if it is not, or was set aside before."""
    return await tx.changed(
        "UPDATE match SET trouble = ?, changes = changes + 1 "
        "WHERE id = ? AND trouble IS NULL AND status IN ('running', 'suspended')",
        (failure, match_id),
    )


async def of_match(db: Reading, match_id: int) -> list[FailureRow]:
    """The failures of a match, the newest first."""
    return await db.rows(FailureRow, f"{_FAILURES} WHERE match_id = ? ORDER BY failure.id DESC", (match_id,))


async def every(db: Reading) -> list[FailureRow]:
    """All failures, the newest first."""
    return await db.rows(FailureRow, f"{_FAILURES} ORDER BY failure.id DESC")
