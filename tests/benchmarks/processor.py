"""What a press costs the processor besides its pictures: `python -m tests.benchmarks.processor [GAME ...]`.

The bot as a process of its own on the tests' Discord, with one picture for everything (`plain_bot`), over matches with
four players that were begun before. People press at a steady rate that leaves the machine time (`--rate 8`), as in
`presses`: whoever has no question before them opens the desk in the thread. Processor time of all its threads, also
for what follows from a press: the panel, the desks of others.

The last line is a bare discord.py bot that does nothing but as many requests as a step costs in the mean: what stays if
everything else were free.

With `--profile FOLDER` each game's run is recorded by cProfile (the main thread alone; then the figures mean nothing).
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from random import Random

from engine import registry
from tests.benchmarks.plain_bot import PICTURE
from tests.benchmarks.presses import SEATS, Table, Tables, buttons, measure, store
from tests.support.wire.child import Child
from tests.support.wire.interactions import MODAL
from tests.support.wire.ledger import Ledger
from tests.support.wire.server import open_discord
from tests.support.wire.town import until

WARM_SECONDS = 120.0
REQUESTS = 3
"""What a step costs in the mean (`calls`)."""
BOT = ("-m", "tests.benchmarks.plain_bot", "1")


async def run(key: str, given: argparse.Namespace) -> str:
    """The line of a game."""
    chance, games = Random(5), [game.key for game in registry.games()]
    with tempfile.TemporaryDirectory() as name:
        profile = ("-m", "cProfile", "-o", str(given.profile / f"{key}.prof")) if given.profile else ()
        async with open_discord() as discord, Child(discord, Path(name), (*profile, *BOT)) as child:
            discord.world.patience = 30.0
            guild = discord.world.guild("Town", [discord.world.user("ana")])
            channel = discord.world.channel(guild, "games")
            await store(child.database, given.matches * len(games), discord, guild, channel)
            await child.start()
            ledger = Ledger(child.database)
            await until(lambda: not ledger.owed(guild.id, due=True), "every panel stands", WARM_SECONDS)
            tables = [Table(discord, guild, ledger, match_id) for match_id in ledger.matches(guild.id)]
            tables = [table for table in tables if ledger.match(table.match_id)["game"] == key]
            pressing = Tables(tables, ledger)
            seconds = given.presses / given.rate
            figures = await measure(discord, child, given.rate, seconds, lambda: pressing.press(chance))
            decided = sum(
                len(ledger.rows("SELECT 1 FROM action WHERE match_id = ? AND user_id > 1000", table.match_id))
                for table in tables
            )
            assert decided, f"nobody could decide anything: {child.log[-1000:]}"
            await child.stop()
            ledger.close()
    number = len(figures.pressed)
    opened = sum(one.callback == MODAL for one in figures.pressed)
    processor, calls = figures.processor.bot / number * 1000, figures.calls / number
    return f"{key:20}{number:>8}{processor:>10.1f}{calls:>8.1f}{opened:>7}{decided:>9}"


async def bare(given: argparse.Namespace) -> str:
    """The line of a bare bot."""
    with tempfile.TemporaryDirectory() as name:
        picture = Path(name) / "picture"
        picture.write_bytes(PICTURE)
        command = ("-m", "tests.benchmarks.bare_bot", str(picture), str(REQUESTS - 1))
        async with open_discord() as discord, Child(discord, Path(name), command) as child:
            await child.start()
            press = buttons(discord, given.matches)
            figures = await measure(discord, child, given.rate, given.presses / given.rate, press)
    number = len(figures.pressed)
    processor, calls = figures.processor.bot / number * 1000, figures.calls / number
    return f"{'bare discord.py bot':20}{number:>8}{processor:>10.1f}{calls:>8.1f}"


async def main() -> None:
    """All games."""
    parser = argparse.ArgumentParser(description="What a press costs the processor besides its pictures.")
    parser.add_argument("games", nargs="*", default=[game.key for game in registry.games()])
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--presses", type=int, default=160)
    parser.add_argument("--rate", type=float, default=8)
    parser.add_argument("--profile", type=Path)
    given = parser.parse_args()
    print(f"{'':20}{'presses':>8}{'cpu ms':>10}{'calls':>8}{'forms':>7}{'decided':>9}   ({SEATS} players)", flush=True)
    for key in given.games:
        print(await run(key, given), flush=True)
    print(await bare(given), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
