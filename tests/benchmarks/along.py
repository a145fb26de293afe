"""What showing a step costs along a match: `python -m tests.benchmarks.along [GAME ...]`.

Four people decide by chance; at some revisions the scene is loaded and the panel and all desks are made without their
pictures: processor ms, calls of Python functions, and the lines of the history that the scene holds. Means of twelve
revisions in a row.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import tempfile
from pathlib import Path
from statistics import mean
from time import process_time
from typing import Any, cast

from bot.ui.pages.desk import desk
from bot.ui.pages.table import table_panel
from bot.ui.press.house import House
from engine import registry
from engine.core.chance import Fast
from engine.core.playout import random_action
from tests.support.clock import FakeClock
from tests.support.tables import house_at, stored, user_of

SEATS, PAUSE, IN_A_ROW = 4, 400, 12
REVISIONS = (20, 100, 200)


async def show(house: House) -> int:
    """The panel and all desks; how many lines that took."""
    scene = await house.tables.scene(1)
    await table_panel(house, scene)
    for row in scene.persons():
        await desk(house, scene, row.seat, "en")
    return len(scene.tail)


async def measured(house: House, *, count: bool) -> tuple[float, int]:
    """What that costs, in calls if they are to be counted, else in processor ms; and the lines."""
    profile, start = cProfile.Profile(), process_time()
    if count:
        profile.enable()
    lines = await show(house)
    profile.disable()
    calls = cast("Any", pstats.Stats(profile)).total_calls if count else 0
    return calls if count else (process_time() - start) * 1000, lines


async def along(key: str, *, count: bool) -> dict[int, tuple[float, float]]:
    """By revision: the cost and the lines."""
    found: dict[int, list[tuple[float, int]]] = {revision: [] for revision in REVISIONS}
    clock, chance = FakeClock(), Fast(at=9)
    with tempfile.TemporaryDirectory() as name:
        async with house_at(Path(name), clock=clock) as house:
            table = await stored(house, key, SEATS, 0, seed=4)
            while table.actors() and table.row.revision < REVISIONS[-1] + IN_A_ROW:
                seat = table.actors()[chance.below(len(table.actors()))]
                index = list(table.legal(seat)).index(random_action(table.game, table.state, seat, chance))
                clock.advance(seconds=PAUSE)
                table = await house.match.steps.act(1, user_of(seat), table.row.revision, index)
                cost = await measured(house, count=count)
                for revision in REVISIONS:
                    if 0 <= table.row.revision - revision < IN_A_ROW:
                        found[revision].append(cost)
    return {at: (mean(c for c, _ in one), mean(n for _, n in one)) for at, one in found.items() if one}


async def main() -> None:
    """A line for each game and revision."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.along", description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.keys())
    for key in parser.parse_args().games:
        calls = await along(key, count=True)  # also reads the catalogues
        times = await along(key, count=False)
        for revision, (cost, lines) in times.items():
            print(
                f"{key:16}{revision:>5}{cost:>8.1f} ms{calls[revision][0]:>9.0f} calls{lines:>6.0f} lines", flush=True
            )


if __name__ == "__main__":
    asyncio.run(main())
