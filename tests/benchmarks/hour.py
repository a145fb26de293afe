"""What the bot keeps in memory along an hour of presses: `python -m tests.benchmarks.hour` (`--minutes 60 --rate 25`).

As `presses`, a line a minute, over `--matches` that are played at the same time: a match that ends gives its place to
another of its game that was begun before. With `--limits` the tests' Discord keeps its limits, by route and of all
requests together, the bot its own pace, and each line ends with the requests that were refused for haste, and with the
most that came in any second: Discord takes 50, answers to presses not counted (topics/rate-limits).
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from bisect import bisect
from pathlib import Path
from random import Random

from bot.settings import Settings
from tests.benchmarks.presses import HEADER, WARM, Table, Tables, measure, store
from tests.support.wire.child import Child
from tests.support.wire.ledger import Ledger
from tests.support.wire.server import Discord, open_discord
from tests.support.wire.town import until

DECISIONS = 35
"""So many decisions of its people the shortest game has at the least: how many matches an hour needs."""


def haste(discord: Discord) -> str:
    """How often Discord had to refuse, and how near the bot has come to the limit of all requests."""
    requests = discord.traffic.requests
    came = sorted(one.at for one in requests if not one.of_interaction)
    most = max((number - bisect(came, at - 1) for number, at in enumerate(came, 1)), default=0)
    refused = sum(one.status == 429 for one in requests)
    return f"  429: {refused}, most in a second: {most}"


async def main() -> None:
    """One bot, a line a minute."""
    parser = argparse.ArgumentParser(description="What the bot keeps in memory along an hour of presses.")
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--rate", type=float, default=25.0)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--limits", action="store_true", help="keep Discord's limits")
    given = parser.parse_args()
    spare = int(given.rate * 60 * given.minutes / DECISIONS / 4)  # most of them of the shortest of the four games
    chance = Random(3)
    with tempfile.TemporaryDirectory() as name:
        async with open_discord() as discord, Child(discord, Path(name)) as child:
            discord.world.patience = 30.0
            if given.limits:
                child.chosen["HOURGLASS_REQUESTS_A_SECOND"] = str(Settings().requests_a_second)
            guild = discord.world.guild("Town", [discord.world.user("ana")])
            channel = discord.world.channel(guild, "games")
            await store(child.database, given.matches + spare, discord, guild, channel)
            await child.start()
            ledger = Ledger(child.database)
            there = [Table(discord, guild, ledger, match_id) for match_id in ledger.matches(guild.id)]
            tables = Tables(there, ledger, given.matches)
            await until(lambda: not ledger.owed(guild.id, due=True), "every panel stands", 10 * WARM)
            discord.limits.enforced = given.limits
            print(f"minute {HEADER}", flush=True)
            for minute in range(1, given.minutes + 1):
                figures = await measure(discord, child, given.rate, 60, lambda: tables.press(chance))
                print(f"{minute:>6} {figures.line()}{haste(discord) if given.limits else ''}", flush=True)
                discord.world.files.clear()
            ledger.close()


if __name__ == "__main__":
    asyncio.run(main())
