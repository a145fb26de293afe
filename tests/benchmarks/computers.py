"""Whether people wait for computers: `python -m tests.benchmarks.computers [KEY...]`. Prints one line a figure.

Press to answer (the step stored, the desk with its picture drawn) and, at every so many presses, a hint: at three
tables of people only, with nothing else to do; at such tables beside three reviews that are made and fresh puzzles that
are looked for; and at three tables of one person with three strong computers, whose worker is never idle. The same
steps of the same games.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from itertools import product
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Literal, get_args

from bot.app import open_house
from bot.features.hints.service import HINTS, Hints
from bot.features.puzzles.service import Puzzles
from bot.features.review.service import Reviews
from bot.services.processes.computers import Computers
from bot.services.table.scene import Table
from bot.settings import Settings
from bot.ui.pages.desk import desk
from bot.ui.press.house import House
from engine import registry
from tests.support.clock import FakeClock
from tests.support.tables import stored

TABLES = 3
STEPS = 36
HINT_EVERY = 4
POLL_SECONDS = 0.02

Beside = Literal["nothing", "reviews and fresh puzzles", "strong computers"]


async def opened(house: House, key: str, *, computers: bool) -> int:
    """A running match of four; returns its number."""
    values = {"guild_id": 1, "channel_id": 2, "host_id": 100, "host_name": "Ana", "pace": "none", "language": "en"}
    match_id = (await house.match.lobby.open(game=key, switched=(HINTS.key,), **values)).row.id  # type: ignore[arg-type]
    for seat in (1, 2, 3):
        if computers:
            await house.match.lobby.add_computer(match_id, 100)
            await house.match.lobby.set_level(match_id, 100, seat, "strong")
        else:
            await house.match.lobby.join(match_id, 100 + seat, f"Person {seat}")
    await house.match.matches.start(match_id, 100)
    return match_id


async def asked(house: House, match_id: int) -> Table:
    """The match, once it waits for a person or is over."""
    while True:
        table = await house.tables.load(match_id)
        if not table.actors() or any(table.seats[seat].user_id is not None for seat in table.actors()):
            return table
        await asyncio.sleep(POLL_SECONDS)


async def measure(key: str, beside: Beside) -> None:
    """One line."""
    wall: list[float] = []
    cpu: list[float] = []
    hints: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=Path(folder) / "house.sqlite3")
        async with open_house(settings, FakeClock(), Computers()) as house:
            await house.match.automatic.start(house.match.steps)
            if beside == "reviews and fresh puzzles":
                for number in range(TABLES):
                    await stored(house, key, registry.game(key).players[-1], 10**6, seed=number)
                await house[Reviews].start()
                await house[Puzzles].fresh.start()
            matches = [await opened(house, key, computers=beside == "strong computers") for _ in range(TABLES)]
            for step in range(STEPS):
                table = await asked(house, matches[step % TABLES])
                people = [seat for seat in table.actors() if table.seats[seat].user_id is not None]
                if not people:
                    continue
                user_id = table.seats[people[0]].user_id
                assert user_id is not None
                if step % HINT_EVERY == 0:
                    start = perf_counter()
                    await house[Hints].hint(table.row.id, user_id)
                    hints.append(1000 * (perf_counter() - start))
                legal = table.game.legal(table.state, people[0])
                start, used = perf_counter(), process_time()
                with house.right_of_way.pressed(table.row.id):
                    await house.match.steps.act(table.row.id, user_id, table.row.revision, step * 7 % len(legal))
                    shown = await house.tables.scene(table.row.id)
                    await desk(house, shown, people[0], "en")
                wall.append(1000 * (perf_counter() - start))
                cpu.append(1000 * (process_time() - used))
    late = quantiles(wall, n=20)[-1]
    print(
        f"{key}, beside {beside}: {len(wall)} presses, answered after {median(wall):.0f} ms in the median, "
        f"{late:.0f} ms at p95; {len(hints)} hints, after {median(hints):.0f} ms in the median; "
        f"processor of the bot {median(cpu):.1f} ms a press",
        flush=True,
    )


async def main(keys: list[str]) -> None:
    """All figures."""
    for key, beside in product(keys, get_args(Beside)):
        await measure(key, beside)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:] or list(registry.keys())))
