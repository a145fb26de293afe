"""What the bot keeps in memory along an hour of presses: `python -m tests.benchmarks.hour` (`--minutes 60 --rate 25`).

As `presses`, a line a minute, over `--matches` that are played at the same time: a match that ends gives its place to
another of its game that was begun before.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import defaultdict, deque
from pathlib import Path
from random import Random
from typing import Any

from tests.benchmarks.presses import HEADER, WARM, Table, measure, store
from tests.support.wire.child import Child
from tests.support.wire.interactions import Interaction
from tests.support.wire.ledger import Ledger
from tests.support.wire.server import open_discord
from tests.support.wire.town import until

DECISIONS = 35
"""So many decisions of its people the shortest game has at the least: how many matches an hour needs."""


class Tables:
    """Some matches, as many of them played at the same time."""

    def __init__(self, all_of_them: list[Table], ledger: Ledger, at_once: int) -> None:
        self._ledger = ledger
        self._played = all_of_them[:at_once]
        self._spare: dict[str, deque[Table]] = defaultdict(deque)
        for table in all_of_them[at_once:]:
            self._spare[self._match(table)["game"]].append(table)
        self._turn = 0

    def press(self, chance: Random) -> Interaction | None:
        """Somebody presses at the next match that waits for a person."""
        for _ in self._played:
            self._turn = (self._turn + 1) % len(self._played)
            pressed = self._played[self._turn].press(chance)
            if pressed is not None:
                return pressed
            match = self._match(self._played[self._turn])
            if match["status"] == "finished" and self._spare[match["game"]]:
                self._played[self._turn] = self._spare[match["game"]].popleft()
        return None

    def _match(self, table: Table) -> dict[str, Any]:
        return self._ledger.match(table.match_id)


async def main() -> None:
    """One bot, a line a minute."""
    parser = argparse.ArgumentParser(description="What the bot keeps in memory along an hour of presses.")
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--rate", type=float, default=25.0)
    parser.add_argument("--matches", type=int, default=200)
    given = parser.parse_args()
    spare = int(given.rate * 60 * given.minutes / DECISIONS / 4)  # most of them of the shortest of the four games
    chance = Random(3)
    with tempfile.TemporaryDirectory() as name:
        async with open_discord() as discord:
            discord.world.patience = 30.0
            guild = discord.world.guild("Town", [discord.world.user("ana")])
            channel = discord.world.channel(guild, "games")
            child = Child(discord, Path(name))
            await store(child.database, given.matches + spare, discord, guild, channel)
            await child.start()
            ledger = Ledger(child.database)
            there = [Table(discord, guild, ledger, match_id) for match_id in ledger.matches(guild.id)]
            tables = Tables(there, ledger, given.matches)
            await until(lambda: not ledger.owed(guild.id, due=True), "every panel stands", 10 * WARM)
            print(f"minute {HEADER}", flush=True)
            for minute in range(1, given.minutes + 1):
                figures = await measure(discord, child, given.rate, 60, lambda: tables.press(chance))
                print(f"{minute:>6} {figures.line()}", flush=True)
                discord.world.files.clear()
            await child.stop()
            ledger.close()


if __name__ == "__main__":
    asyncio.run(main())
