"""Private puzzles, and those for everybody, written straight into the database of a house."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.features.puzzles import own_rows as rows
from bot.ui.press.house import House
from engine.players.puzzle import Puzzle
from tests.support.missed import worst


async def given(house: House, user_id: int, match_id: int, *puzzles: Puzzle) -> None:
    """Somebody has these puzzles from a match, noted now; in the match the worst answer was given."""
    for puzzle in puzzles:
        now = house.clock.now()
        async with house.tables.db.write() as tx:
            await rows.note(tx, user_id, match_id, len(puzzle.actions), now, now)
            row = await rows.untried(tx)
            assert row is not None
            await rows.put(tx, row.id, msgspec.json.encode(puzzle).decode(), worst(puzzle))


async def stored_rows(house: House) -> list[dict[str, Any]]:
    """All that is stored of private puzzles, and of those for everybody."""
    return [dict(row) for row in await house.tables.db.all("SELECT * FROM own_puzzle ORDER BY id")]
