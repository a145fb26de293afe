"""How far a flood of one person slows another table: `python -m tests.benchmarks.floods`. One line a kind of flood.

One person sends RATE presses a second of one kind at a long match, far more than the bounds let through; meanwhile
somebody plays at another table, an action every PAUSE seconds, answered with a picture. Times of that player's answers
in ms, without a flood and with it, and how much of the flood was answered.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import cast

from bot import features
from bot.services.errors import Refused
from bot.services.processes.studio import Studio
from bot.ui.press.bounds import Bounds
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import answer_within_bounds
from bot.ui.press.reply import Reply
from engine import registry
from tests.benchmarks.stalls import Seen, copies
from tests.support.tables import house_at, stored, user_of

RATE = 100
PAUSE = 0.4
PLAYED = 20
FLOODER = user_of(0)
FLOODS = (
    ("nothing", ()),
    ("desk", (("play", ""),)),
    ("act and undo", (("do", "0"), ("undo", ""))),
    ("history", (("history", ""),)),
    ("replay pages", (("replay", "t.5.n"), ("replay", "t.9.n"), ("replay", "0.30.n"))),
    ("animations", (("animate", "t"), ("animate", "0"))),
    ("exports", (("export", ""),)),
)


async def press(house: House, user_id: int, match_id: int, verb: str, token: str, *, on_desk: bool = False) -> bool:
    """A press and its answer; False if it was refused."""
    table = await house.tables.glance(match_id)
    seen = Seen(user_id)
    seen.on_desk = on_desk
    reply = cast("Reply", seen)
    try:
        wanted = Press(verb, match_id, table.row.revision, token)
        await answer_within_bounds(house, reply, wanted, features.handlers()[verb], may=True)
    except Refused:
        return False
    return True


async def flood(house: House, match_id: int, kinds: tuple[tuple[str, str], ...], answered: list[bool]) -> None:
    """Presses at the rate, whether or not earlier ones are answered."""
    open_ones: set[asyncio.Task[None]] = set()

    async def one(verb: str, token: str) -> None:
        answered.append(await press(house, FLOODER, match_id, verb, token))

    number = 0
    try:
        while kinds:
            task = asyncio.create_task(one(*kinds[number % len(kinds)]))
            open_ones.add(task)
            task.add_done_callback(open_ones.discard)
            number += 1
            await asyncio.sleep(1 / RATE)
    finally:
        for task in open_ones:
            task.cancel()
        await asyncio.gather(*open_ones, return_exceptions=True)


async def play(house: House, match_id: int) -> list[float]:
    """The times of an ordinary player's answers, in ms."""
    times: list[float] = []
    for _ in range(PLAYED):
        table = await house.tables.load(match_id)
        user = table.seats[table.actors()[0]].user_id
        assert user is not None
        start = time.perf_counter()
        assert await press(house, user, match_id, "do", "0", on_desk=True)
        times.append((time.perf_counter() - start) * 1000)
        await asyncio.sleep(PAUSE)
    return times


async def main() -> None:
    """All figures."""
    with tempfile.TemporaryDirectory() as name:
        async with house_at(Path(name), draws=Studio()) as house:
            await house.pictures.warm("en")
            gc.freeze()
            seats = registry.game("nereus").players[-1]
            done = await stored(house, "nereus", seats, 10_000)
            target = (await stored(house, "nereus", seats, done.row.revision - 40)).row.id
            await copies(house)
            for what, kinds in FLOODS:
                house.bounds = Bounds()
                other = await stored(house, "yucata", 2, 0, seed=len(what))
                async with house.tables.db.write() as tx:
                    await tx.execute("UPDATE seat SET user_id = user_id + 1000 WHERE match_id = ?", (other.row.id,))
                answered: list[bool] = []
                flooding = asyncio.create_task(flood(house, target, kinds, answered))
                times = sorted(await play(house, other.row.id))
                flooding.cancel()
                await asyncio.gather(flooding, return_exceptions=True)
                told = f"{sum(answered)} of {len(answered)} answered" if kinds else ""
                print(
                    f"{what:<16} p50 {median(times):5.0f}  p95 {times[int(0.95 * len(times))]:5.0f}  {told}", flush=True
                )


if __name__ == "__main__":
    asyncio.run(main())
