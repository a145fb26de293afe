"""Matches that are over, enough of them for what a year adds up to."""

from __future__ import annotations

from bot.features.year.service import LEAST
from tests.support.town import Town


async def finished(place: Town, people: int = 2) -> None:
    """Matches enough for a year: one that is played, and copies of it."""
    await place.start("yucata", people)
    await place.play_on(1)
    async with place.house.tables.db.write() as tx:
        for table in ("match", "seat"):
            columns = [row["name"] for row in await tx.all(f"PRAGMA table_info({table})")]
            key = "id" if table == "match" else "match_id"
            rest = ", ".join(column for column in columns if column != key)
            for number in range(10, 9 + LEAST):
                await tx.execute(
                    f"INSERT INTO {table} ({key}, {rest}) SELECT ?, {rest} FROM {table} WHERE {key} = 1", (number,)
                )
