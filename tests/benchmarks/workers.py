"""What a process that thinks costs: `python -m tests.benchmarks.workers [KEY...]`. Prints one line a game.

One process for all games that are named, one after the other: how long its first answer takes (for the first game with
the start of the process), what a random move asked of it takes after that (nothing is thought for it) and costs the one
who asks, and its memory then with all that was started beside this process (PSS).
"""

from __future__ import annotations

import asyncio
import os
import sys
from time import perf_counter, process_time

from bot.services.processes.computers import Computers
from engine import registry
from engine.core.chance import Fast, seeded
from tests.support.processes import descendants, megabytes_of

ASKED = 200


async def main(keys: list[str]) -> None:
    """All lines."""
    computers = Computers(1)
    for key in keys:
        game = registry.game(key)
        state = game.setup(game.players[0], {}, seeded(5))
        seat = game.actors(state)[0]
        world = game.dump(game.determinize(state, seat, Fast(at=1)))
        begun = perf_counter()
        await computers.choose(key, world, seat, "good", 7)
        first = 1_000 * (perf_counter() - begun)
        begun, used = perf_counter(), process_time()
        for _ in range(ASKED):
            await computers.choose(key, world, seat, "random", 7)
        took = 1_000_000 * (perf_counter() - begun) / ASKED
        cost = 1_000_000 * (process_time() - used) / ASKED
        beside = sum(megabytes_of(pid) for pid in descendants(os.getpid()))
        print(f"{key}: first answer {first:.0f} ms, then {took:.0f} µs, {cost:.0f} of processor here; {beside:.1f} MB")
    await computers.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:] or list(registry.keys())))
