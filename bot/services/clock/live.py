"""Tables that play live: everybody asked acts within minutes, so nobody needs reminders that come after hours.

A table goes live by itself when its people have ended `STOPS_A_PERSON` waits each on average, one after the other,
each within `QUICK_SECONDS`; or at once, if the lobby asks for it. It stays live until nothing has happened for
`QUIET_SECONDS`. While it is live whoever is asked is called in the thread at once and again after `REMIND_SECONDS`,
direct messages are only brought up to date, and what computers do is told at once.

Sealed choices neither make a table live nor keep it so, the one that opens them all neither: only what everybody sees
counts. So nothing of this tells who has chosen, or who has chosen last.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from bot.db.history import ActionRow
from bot.db.matches import MatchRow
from bot.services.table.scene import Table

QUICK_SECONDS: Final = 5 * 60
"""Whoever acts so soon is there: somebody who only looks in reads, thinks and acts in the same visit."""
STOPS_A_PERSON: Final = 2
"""One quick answer is chance (a look at the right moment), two of everybody in a row are a session."""
QUIET_SECONDS: Final = 15 * 60
"""A long thought or a cup of tea; after that somebody has gone."""
REMIND_SECONDS: Final = 3 * 60
"""Longer than most decisions take, much shorter than the patience of those who wait."""

THERE_SECONDS: Final = 60
"""Whoever has acted so recently is still looking and is not called."""

PACE: Final = "live"
"""What stands for the pace of a wait at a table that played live."""


def is_live(row: MatchRow, now: int) -> bool:
    """Whether a running match is played live at this moment."""
    return row.status == "running" and row.live > now


def pace_of(row: MatchRow, now: int) -> str:
    """The pace at which a match is played at this moment."""
    return PACE if is_live(row, now) else row.pace


def openly(rows: Iterable[ActionRow]) -> set[int]:
    """The seats whose people have acted in these rows for everybody to see.

    A row that told its actor alone anything is left out: it may be a sealed choice, the last one too, which is told
    together with what it opened.
    """
    return {row.seat for row in rows if row.kind == "act" and all(event.to != (row.seat,) for event in row.events)}


def after(table: Table, actors: Collection[int], decided: Collection[int], now: int) -> dict[str, int]:
    """The columns `live` and `quick` after a change, where they change.

    table:   the match with its seats before the change.
    actors:  whom it waits for now; empty when it is over.
    decided: the seats whose people have acted for everybody to see (`openly`).
    """
    people = table.persons()
    acted = [row for row in people if row.seat in decided]
    if not acted or len(people) < 2:
        return {}
    ended = [now - row.since for row in acted if row.since is not None and row.seat not in actors]
    quick = table.row.quick + len(ended) if all(seconds <= QUICK_SECONDS for seconds in ended) else 0
    live = is_live(table.row, now) or quick >= STOPS_A_PERSON * len(people)
    return {"quick": quick, "live": now + QUIET_SECONDS if live else 0}
