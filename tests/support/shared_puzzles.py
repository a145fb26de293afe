"""Puzzles from matches of people, written straight into the database of a house."""

from __future__ import annotations

from typing import Any

from bot.db.rows import text
from bot.features.puzzles import rows
from bot.ui.press.house import House
from engine.players.puzzle import Puzzle


async def noted(house: House, match_id: int, done: int, puzzle: Puzzle | None = None) -> int:
    """What somebody chose in a match may make a puzzle, or makes this one; its number."""
    game = (await house.tables.glance(match_id)).row.game
    data = rows.NONE_YET if puzzle is None else text(puzzle)
    async with house.tables.db.write() as tx:
        number = await rows.put(tx, "fresh", game, data, house.clock.now(), match_id=match_id, done=done)
    assert number is not None
    return number


async def stored_rows(house: House) -> list[dict[str, Any]]:
    """All that is stored of them until they are asked."""
    sql = "SELECT * FROM position WHERE match_id IS NOT NULL ORDER BY id"
    return [dict(row) for row in await house.tables.db.all(sql)]
