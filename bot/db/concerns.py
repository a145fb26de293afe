"""Table concern: what the running bot cannot do and tries again, for an operator to read."""

from __future__ import annotations

from typing import Literal

from bot.db.transactions import Change

About = Literal["commands", "copies"]
"""Discord's list of the bot's commands; the nightly copies of the database."""


async def note(tx: Change, about: About, said: str, now: int) -> None:
    """Note what is wrong, `said` to the operator; nothing is if that is empty."""
    if not said:
        await tx.execute("DELETE FROM concern WHERE about = ?", (about,))
        return
    await tx.execute(
        "INSERT INTO concern (about, said, since) VALUES (?1, ?2, ?3) ON CONFLICT (about) DO UPDATE SET "
        "since = CASE WHEN said = ?2 THEN since ELSE ?3 END, said = ?2",
        (about, said, now),
    )
