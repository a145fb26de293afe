"""Table reach: how the running bot stands with Discord."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.db.transactions import Change

State = Literal["starting", "here", "lost", "refused"]
"""Waiting to be let in; connected; without a session at the gateway; with every request refused or lost."""


class Reach(msgspec.Struct, frozen=True):
    """How it stands, since when, and when that was looked at last."""

    state: State
    since: int
    at: int


async def note(tx: Change, state: State, now: int, *, anew: bool) -> None:
    """Note how it stands; what it stood like before goes on if that is the same.

    anew: this process looks for the first time.
    """
    await tx.execute(
        "INSERT INTO reach (only, state, since, at) VALUES (1, ?1, ?2, ?2) ON CONFLICT (only) DO UPDATE SET "
        "since = CASE WHEN state = ?1 AND NOT ?3 THEN since ELSE ?2 END, state = ?1, at = ?2",
        (state, now, anew),
    )
