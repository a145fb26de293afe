"""What matches take that were put away: `python -m tests.benchmarks.archive`, a minute.

For each game with the fewest and the most seats, of a match of random play: bytes of its rows of actions with what they
hold, and of the value that takes their place. Then how long `verify` takes for so many matches whose seals hold.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

from bot.db import matches
from bot.services.upkeep.archive import REST_SECONDS, seal_of
from bot.services.upkeep.verify import verify
from bot.ui.press.house import House
from engine import registry
from tests.support.clock import FakeClock
from tests.support.tables import house_at, stored

SIZE = "SELECT sum(length(action) + length(events) + 40) FROM action WHERE match_id = ?"


async def put_away(house: House) -> list[int]:
    """A match of each game and number of seats, put away; prints what each takes."""
    db, numbers, before = house.tables.db, list[int](), dict[int, int]()
    for game in registry.games():
        for seats in sorted({game.players[0], game.players[-1]}):
            number = (await stored(house, game.key, seats, 10**6, seed=3)).row.id
            numbers.append(number)
            before[number] = await db.value(SIZE, (number,))
    assert isinstance(house.clock, FakeClock)
    house.clock.advance(seconds=REST_SECONDS + 1)
    while await db.has("SELECT 1 FROM action"):
        await house.archive.run()
    for number in numbers:
        row = await matches.get(db, number)
        assert row is not None
        size = await db.value("SELECT length(lines) FROM archive WHERE match_id = ?", (number,))
        seats = await db.value("SELECT count(*) FROM seat WHERE match_id = ?", (number,))
        print(f"{row.game:>16} {seats} seats: {before[number]:>7} bytes, put away {size:>5}")
    return numbers


async def copy(house: House, numbers: list[int], most: int) -> None:
    """So many copies of these matches, each with its seal."""
    db, first = house.tables.db, 1 + max(numbers)
    names = [name for name in await db.column("SELECT name FROM pragma_table_info('match')") if name != "id"]
    columns = ", ".join(names)
    lines = {number: await db.value("SELECT lines FROM archive WHERE match_id = ?", (number,)) for number in numbers}
    async with db.write() as tx:
        for at in range(most):
            old = numbers[at % len(numbers)]
            await tx.execute(
                f"INSERT INTO match (id, {columns}) SELECT ?, {columns} FROM match WHERE id = ?", (first + at, old)
            )
            row = await matches.get(tx, first + at)
            assert row is not None
            await tx.execute(
                "INSERT INTO archive (match_id, lines, seal) VALUES (?, ?, ?)",
                (row.id, lines[old], seal_of(row, lines[old])),
            )


async def main(most: int) -> None:
    """All of it."""
    with tempfile.TemporaryDirectory() as folder:
        async with house_at(Path(folder)) as house:
            await copy(house, await put_away(house), most)
            begun, seen = perf_counter(), 0
            async for found in verify(house.tables.db):
                assert not found.trouble, found
                seen += 1
            seconds = perf_counter() - begun
            print(f"verify: {seen} matches in {seconds:.1f} s, {seconds / seen * 1000:.2f} ms each")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20_000)
    asyncio.run(main(parser.parse_args().matches))
