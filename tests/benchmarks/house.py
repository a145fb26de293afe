"""How fast the house is: `python -m tests.benchmarks.house`. Prints one line a figure; takes about a minute.

Steps per second through the one door (each a synced transaction), the sweep over many live matches with few and many
due rows, the start with many live matches, the replay of the longest match, and presses with pictures at a steady
rate: the time to the acknowledgement and to the finished picture.
"""

from __future__ import annotations

import asyncio
import resource
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import cast

from bot.db import matches as rows
from bot.services.processes.studio import Studio
from bot.ui.pages.desk import desk
from bot.ui.pages.table import table_panel
from bot.ui.press.house import House
from bot.ui.press.reply import DEFER_SECONDS
from engine import registry
from engine.core.chance import Fast, seeded
from engine.core.match import act
from engine.core.match import replay as replay_actions
from engine.core.playout import random_action
from tests.support.clock import FakeClock
from tests.support.tables import house_at, scene, stored, user_of

LIVE = 10_000
DUE = 100
PRESSES_PER_SECOND = 50
SECONDS = 10
TABLES = 200


def line(name: str, value: str) -> None:
    """One figure."""
    print(f"{name:<58} {value}", flush=True)


async def many(house: House, number: int) -> None:
    """A stored match, copied until there are `number`."""
    await stored(house, "yucata", 4, 10)
    copies = "WITH RECURSIVE copy (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM copy WHERE n < ?) "
    async with house.tables.db.write() as tx:
        for table, key in (("match", "id"), ("seat", "match_id"), ("snapshot", "match_id"), ("deadline", "match_id")):
            found = await house.tables.db.all(f"SELECT name FROM pragma_table_info('{table}')")
            names = [row["name"] for row in found if not (table == "deadline" and row["name"] == "id")]
            chosen = ", ".join("copy.n" if name == key else f"old.{name}" for name in names)
            await tx.execute(
                f"INSERT INTO {table} ({', '.join(names)}) {copies} "
                f"SELECT {chosen} FROM copy CROSS JOIN {table} AS old WHERE old.{key} = 1",
                (number,),
            )


async def measure_door(house: House) -> None:
    """Steps through the one door, one after another."""
    steps, start = 0, perf_counter()
    for seed in range(12):
        table = await stored(house, "yucata", 2, 0, seed=seed)
        while table.actors() and table.row.revision < 20:
            user = user_of(table.actors()[0])
            table = await house.match.steps.act(table.row.id, user, table.row.revision, 0)
            steps += 1
    line("steps a second through the door, each synced", f"{steps / (perf_counter() - start):.0f}")


async def measure_sweep(house: House) -> None:
    """The sweep over many matches: nothing due, a hundred due, and the same with a tenth of the matches."""
    clock = cast("FakeClock", house.clock)
    for live in (LIVE // 10, LIVE):
        await many(house, live)
        start = perf_counter()
        await house.match.sweep.run()
        line(f"sweep over {live} live matches, nothing due", f"{(perf_counter() - start) * 1000:.1f} ms")
        async with house.tables.db.write() as tx:
            await tx.execute(
                "UPDATE deadline SET due_at = ? WHERE kind = 'nudge' AND match_id IN "
                "(SELECT id FROM match ORDER BY id DESC LIMIT ?)",
                (clock.now(), DUE),
            )
            await tx.execute("UPDATE seat SET user_id = match_id * 10 + seat WHERE user_id IS NOT NULL")
        start = perf_counter()
        acted = await house.match.sweep.run()
        line(f"sweep over {live} live matches, {acted} due", f"{(perf_counter() - start) * 1000:.0f} ms")
        if live < LIVE:
            async with house.tables.db.write() as tx:
                await tx.execute("DELETE FROM match")
                await tx.execute("DELETE FROM sqlite_sequence")


async def measure_start(folder: Path) -> None:
    """Opening a file with many live matches, up to the first sweep."""
    start = perf_counter()
    async with house_at(folder) as house:
        await house.match.outages.put_off()
        behind = len(await rows.behind(house.tables.db))
        await house.match.sweep.run()
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        line(
            f"start with {LIVE} live matches ({behind} without a panel)",
            f"{perf_counter() - start:.2f} s, {memory:.0f} MB",
        )


def measure_replay() -> None:
    """The longest of some random matches of each game, replayed."""
    for game in registry.games():
        longest: tuple[int, float] = (0, 0.0)
        for seed in range(3):
            seats = game.players[-1]
            state, policy, actions = game.setup(seats, {}, seeded(seed)), Fast(at=seed), []
            while actors := game.actors(state):
                action = random_action(game, state, actors[0], policy)
                actions.append((actors[0], action))
                act(game, state, actors[0], action)
            start = perf_counter()
            replay_actions(game, seats, {}, seeded(seed), actions)
            longest = max(longest, (len(actions), (perf_counter() - start) * 1000))
        line(f"replay of {longest[0]} actions of {game.title}", f"{longest[1]:.0f} ms")


async def measure_presses(folder: Path) -> None:
    """Presses at a steady rate over many tables; each draws the player's desk and the table's panel."""
    acknowledged: list[float] = []
    finished: list[float] = []
    async with house_at(folder, draws=Studio()) as house:
        tables = [(await stored(house, "yucata", 2, 3 + number % 9, seed=number)).row.id for number in range(TABLES)]

        async def press(match_id: int) -> None:
            start = perf_counter()

            async def work() -> None:
                table = await house.tables.load(match_id)
                user = user_of(table.actors()[0])
                seat = table.actors()[0]
                table = await house.match.steps.act(match_id, user, table.row.revision, 0)
                await desk(house, await scene(house, table), seat, "en")
                await table_panel(house, await scene(house, table))

            task = asyncio.ensure_future(work())
            await asyncio.wait({task}, timeout=DEFER_SECONDS)
            acknowledged.append(perf_counter() - start)
            await task
            finished.append(perf_counter() - start)

        running: list[asyncio.Task[None]] = []
        for number in range(PRESSES_PER_SECOND * SECONDS):
            running.append(asyncio.ensure_future(press(tables[number % TABLES])))
            await asyncio.sleep(1 / PRESSES_PER_SECOND)
        await asyncio.gather(*running)
    for name, times in (("acknowledged", acknowledged), ("shown with pictures", finished)):
        cuts = quantiles(times, n=100)
        line(
            f"{PRESSES_PER_SECOND} presses a second over {TABLES} tables, {name}",
            f"median {median(times) * 1000:.0f} ms, p95 {cuts[94] * 1000:.0f} ms, p99 {cuts[98] * 1000:.0f} ms",
        )


async def main() -> None:
    """All figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("door", "sweep", "presses"):
            (folder / part).mkdir()
        async with house_at(folder / "door") as house:
            await measure_door(house)
        async with house_at(folder / "sweep") as house:
            await measure_sweep(house)
        await measure_start(folder / "sweep")
        measure_replay()
        await measure_presses(folder / "presses")


if __name__ == "__main__":
    asyncio.run(main())
