"""What a press costs with its picture and all that follows: `python -m tests.benchmarks.one_by_one`.

The bot as it runs, on the tests' Discord. A few people press, and the next ones only when everything has been told and
drawn that follows, so that nothing is put off or left out and other work on the machine changes little: processor
milliseconds of a press in the bot and in the process that draws, requests of a press, and MB.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from random import Random

from tests.benchmarks.presses import Table, Tables, store, used
from tests.support.wire.child import Child
from tests.support.wire.ledger import Ledger
from tests.support.wire.server import Discord, open_discord
from tests.support.wire.town import until

TOGETHER = 5
"""So many people press at the same time."""
WARM_SECONDS = 180.0
SILENCE = 0.15
REST_SECONDS = 4.0
IDLE = 0.02
"""A bot that has warmed up uses less than this share of a processor."""


async def warmed_up(child: Child) -> None:
    """Return when the bot has nothing to do any more."""
    before = used(child.pid)
    while True:
        await asyncio.sleep(REST_SECONDS)
        now = used(child.pid)
        if now.bot + now.others - before.bot - before.others < IDLE * REST_SECONDS:
            return
        before = now


async def press(discord: Discord, ledger: Ledger, guild_id: str, tables: Tables, chance: Random, presses: int) -> int:
    """So many presses, each with all that follows; returns how many there were."""
    done = 0
    while done < presses:
        begun = [one for _ in range(TOGETHER) if (one := tables.press(chance)) is not None]
        await until(lambda begun=begun: all(one.done.is_set() for one in begun), "everything answered", WARM_SECONDS)

        def told() -> bool:
            silent = time.perf_counter() - discord.traffic.last > SILENCE
            return silent and not ledger.owed(guild_id, due=True)

        await until(told, "everything told", WARM_SECONDS)
        done += len(begun)
    return done


async def main() -> None:
    """Two halves: at first people open their desks, then they play."""
    parser = argparse.ArgumentParser(description="What a press costs with its picture and all that follows.")
    parser.add_argument("--matches", type=int, default=24)
    parser.add_argument("--presses", type=int, default=120)
    given = parser.parse_args()
    chance = Random(3)
    with tempfile.TemporaryDirectory() as name:
        async with open_discord() as discord, Child(discord, Path(name)) as child:
            discord.world.patience = 60.0
            guild = discord.world.guild("Town", [discord.world.user("ana")])
            channel = discord.world.channel(guild, "games")
            await store(child.database, given.matches, discord, guild, channel)
            await child.start()
            ledger = Ledger(child.database)
            tables = Tables([Table(discord, guild, ledger, match_id) for match_id in ledger.matches(guild.id)], ledger)
            await until(lambda: not ledger.owed(guild.id, due=True), "every panel stands", WARM_SECONDS)
            await warmed_up(child)
            start = used(child.pid)
            print(f"warmed up: processor s {start.bot:.1f}, {start.others:.1f}")
            print(f"{'presses':>8}{'bot ms':>8}{'draw ms':>9}{'calls':>7}{'MB':>6}{'of draw':>9}")
            for _ in range(2):
                before, sent = used(child.pid), len(discord.traffic.requests)
                number = await press(discord, ledger, guild.id, tables, chance, given.presses // 2)
                after, calls = used(child.pid), len(discord.traffic.requests) - sent
                bot, draw = (after.bot - before.bot) / number, (after.others - before.others) / number
                line = f"{number:>8}{bot * 1000:>8.1f}{draw * 1000:>9.1f}{calls / number:>7.1f}"
                print(f"{line}{after.memory:>6.0f}{after.memory_of_others:>9.0f}", flush=True)
            ledger.close()


if __name__ == "__main__":
    asyncio.run(main())
