"""Private puzzles, and those for everybody, written straight into the database of a house."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.features.puzzles import rows
from bot.ui.press.house import House
from engine.players.puzzle import Puzzle
from tests.support.missed import worst


async def noted(
    house: House, user_id: int | None, match_id: int, done: int, at: int, now: int, puzzle: Puzzle | None = None
) -> int:
    """What somebody chose in a match may make a puzzle, or makes this one, for that person or for everybody; its
    number."""
    game = (await house.tables.glance(match_id)).row.game
    data = rows.NONE_YET if puzzle is None else msgspec.json.encode(puzzle).decode()
    async with house.tables.db.write() as tx:
        number = await rows.put(
            tx,
            "fresh" if user_id is None else "own",
            game,
            data,
            now,
            user_id=user_id,
            match_id=match_id,
            done=done,
            chosen=None if puzzle is None else worst(puzzle),
            chosen_at=at,
        )
    assert number is not None
    return number


async def given(house: House, user_id: int | None, match_id: int, *puzzles: Puzzle) -> list[int]:
    """Somebody has these puzzles from a match, noted now; in the match the worst answer was given. Their numbers."""
    now = house.clock.now()
    return [await noted(house, user_id, match_id, len(puzzle.actions), now, now, puzzle) for puzzle in puzzles]


async def stored_rows(house: House) -> list[dict[str, Any]]:
    """All that is stored of private puzzles, and of those of people for everybody."""
    sql = "SELECT * FROM position WHERE match_id IS NOT NULL ORDER BY id"
    return [dict(row) for row in await house.tables.db.all(sql)]
