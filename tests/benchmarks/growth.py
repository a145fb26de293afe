"""How cost grows: `python -m tests.benchmarks.growth`, some minutes.

With 10 to 10,000 live matches in the file: the start, the sweep with nothing due and with ten reminders due, one
press, what a person's list takes, and the file. With 100 to 2,000 stored actions in one match (decisions taken back
and made again; `services.matches` lets people make no longer history): one press, the desk, the history page, a replay.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import tempfile
from collections.abc import Awaitable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import cast

import msgspec

from bot.db import history as history_rows
from bot.features.history.pages import history_of, history_page
from bot.services.study.replay import turns, views_at
from bot.ui.pages.desk import desk
from bot.ui.press.house import House
from bot.ui.words.catalogues import game_words
from engine.core.match import live
from tests.benchmarks.house import many
from tests.support.clock import FakeClock
from tests.support.tables import house_at, stored, user_of

DUE = 10
TIMES = 5


def row(cells: list[str], widths: tuple[int, ...]) -> None:
    """One line of a table."""
    print("  ".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True)), flush=True)


async def milliseconds(work: Awaitable[object]) -> float:
    """How long something takes."""
    start = perf_counter()
    await work
    return (perf_counter() - start) * 1000


async def press(house: House, match_id: int) -> float:
    """One decision through the door, in the median of some; each is taken back."""
    taken: list[float] = []
    for _ in range(TIMES):
        table = await house.tables.load(match_id)
        user = user_of(table.actors()[0])
        taken.append(await milliseconds(house.match.steps.act(match_id, user, table.row.revision, 0)))
        table = await house.tables.load(match_id)
        await house.match.steps.undo(match_id, user, table.row.revision)
    return median(taken)


async def by_matches(folder: Path, number: int, widths: tuple[int, ...]) -> None:
    """The line for so many live matches."""
    folder.mkdir()  # noqa: ASYNC240
    async with house_at(folder) as house:
        await many(house, number)
    start = perf_counter()
    async with house_at(folder) as house:
        await house.match.outages.put_off()
        opened = (perf_counter() - start) * 1000
        idle = await milliseconds(house.match.sweep.run())
        clock = cast("FakeClock", house.clock)
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE seat SET user_id = match_id * 10 + seat WHERE match_id > 1")  # people of its own
            await tx.execute(
                "UPDATE deadline SET due_at = ? WHERE kind = 'nudge' AND match_id > 1 AND match_id <= ?",
                (clock.now(), 1 + DUE),
            )
        due = await milliseconds(house.match.sweep.run())
        pressed = await press(house, 1)
        size = (folder / "house.sqlite3").stat().st_size / 1e6
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        figures = [f"{figure:.1f}" for figure in (opened, idle, due, pressed)]
        row([str(number), *figures, f"{size:.0f}", f"{memory:.0f}"], widths)


async def take_back_again_and_again(house: House, number: int) -> None:
    """Append to match 1 its last decision taken back and made again, until it has so many rows."""
    history = await house.tables.history(1)
    last, first = history[-1], history[-1].number
    async with house.tables.db.write() as tx:
        for at in range(first + 1, number // 2 * 2, 2):
            undo = msgspec.structs.replace(last, number=at, kind="undo", action=at - 1, events=())
            await history_rows.add_action(tx, 1, undo)
            await history_rows.add_action(tx, 1, msgspec.structs.replace(last, number=at + 1))
        await tx.execute("UPDATE match SET revision = (SELECT max(number) FROM action WHERE match_id = 1)")
        await tx.execute("UPDATE snapshot SET revision = (SELECT revision FROM match WHERE id = 1)")


async def by_actions(folder: Path, number: int, widths: tuple[int, ...]) -> None:
    """The line for a match with so many stored actions."""
    folder.mkdir()  # noqa: ASYNC240
    async with house_at(folder) as house:
        await stored(house, "yucata", 2, 12)
        await take_back_again_and_again(house, number)
        table = await house.tables.scene(1)
        seat = table.actors()[0]
        pressed = await press(house, 1)
        table = await house.tables.scene(1)
        await desk(house, table, seat, "en")  # reads the catalogues
        desks = await milliseconds(desk(house, table, seat, "en"))
        history = await house.tables.history(1)
        start = perf_counter()
        words = game_words("en", table.game.key)
        history_page(table, history_of(table, history, seat, words), None, words)
        page = (perf_counter() - start) * 1000
        stands = live(history)
        found = turns(stands, over=False)
        replay = await milliseconds(views_at(table, stands, [turn.end for turn in found][-1:], None))
        figures = [f"{figure:.1f}" for figure in (pressed, desks, page, replay)]
        row([str(len(history)), *figures], widths)


async def main() -> None:
    """Both tables."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.growth", description=__doc__)
    parser.add_argument("--numbers", type=int, nargs="+", default=[10, 100, 1000, 10000])
    parser.add_argument("--actions", type=int, nargs="+", default=[100, 1000, 2000])
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        widths = (12, 9, 9, 9, 9, 9, 9)
        row(["live matches", "start ms", "sweep ms", "10 due ms", "press ms", "file MB", "RSS MB"], widths)
        for number in given.numbers:
            await by_matches(Path(name) / f"matches{number}", number, widths)
        print()
        widths = (12, 9, 9, 9, 9)
        row(["actions", "press ms", "desk ms", "page ms", "replay ms"], widths)
        for number in given.actions:
            await by_actions(Path(name) / f"actions{number}", number, widths)


if __name__ == "__main__":
    asyncio.run(main())
