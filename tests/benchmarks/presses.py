"""How the bot bears presses: `python -m tests.benchmarks.presses` (`--matches 200 --seconds 20 --rates 2 5 10 25 50`).

An open loop: at each rate, people press at their times whether or not the bot has answered others. The unmodified bot
runs as a process of its own against the tests' Discord in this process, over matches of all games that were begun
before. People take the answers in a random way; whoever has no question before them opens the desk. A press that
comes due while every match still waits for an answer is skipped and counted. Then a bare discord.py bot, that answers
each press with a picture of the same size, bears the same rates on the same server.

Columns: times in ms from the press to the acknowledgement and to the answer with its picture (p50/p95/p99), answers
in words only, presses without an answer when the rate was over, processor time of the bot's process per press, its
memory, REST calls per press.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles

from bot.app import open_house
from bot.settings import Settings
from engine import registry
from tests.support.clock import FakeClock
from tests.support.tables import stored
from tests.support.wire.child import Child
from tests.support.wire.driver import Answer, Person, has_verb
from tests.support.wire.interactions import MODAL
from tests.support.wire.ledger import Ledger
from tests.support.wire.player import begin, choices, filled
from tests.support.wire.server import Discord, open_discord
from tests.support.wire.state import COMPONENTS_V2, Channel, Guild, Interaction, Message
from tests.support.wire.town import until

DRAIN = 20.0
"""Seconds that the bot has after a rate to answer what is open."""
WARM = 180.0
SILENCE = 0.5
SEATS = 4
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Figures:
    """What one rate gave."""

    rate: float
    skipped: int = 0
    pressed: list[Interaction] = field(default_factory=list[Interaction])
    processor: float = 0.0
    calls: int = 0
    memory: float = 0.0

    def line(self) -> str:
        """One line of the table."""
        acked = [(one.acked_at - one.created) * 1000 for one in self.pressed if one.acked_at is not None]
        drawn = [one for one in self.pressed if one.done_at is not None and one.shown and one.shown.attachments]
        shown = [(one.done_at - one.created) * 1000 for one in drawn if one.done_at is not None]
        words = sum(one.done_at is not None for one in self.pressed) - len(drawn)
        never = sum(one.done_at is None for one in self.pressed)
        number = max(1, len(self.pressed))
        return (
            f"{self.rate:>5.0f} {len(self.pressed):>8} {cuts(acked):>18} {cuts(shown):>18} {words:>6} {never:>10} "
            f"{self.skipped:>8} {self.processor / number * 1000:>8.1f} {self.memory:>7.0f} {self.calls / number:>6.1f}"
        )


HEADER = (
    f"{'per s':>5} {'presses':>8} {'acknowledged':>18} {'with picture':>18} {'words':>6} {'unanswered':>10} "
    f"{'skipped':>8} {'cpu ms':>8} {'MB':>7} {'calls':>6}"
)


def cuts(times: list[float]) -> str:
    """p50/p95/p99."""
    if len(times) < 2:
        return "-"
    found = quantiles(times, n=100)
    return "/".join(f"{found[at]:.0f}" for at in (49, 94, 98))


def used(pid: int) -> tuple[float, float]:
    """Seconds of processor and MB of memory of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    status = Path(f"/proc/{pid}/status").read_text()
    kilobytes = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return (int(fields[11]) + int(fields[12])) / TICKS, kilobytes / 1024


async def store(file: Path, matches: int, discord: Discord, guild: Guild, channel: Channel) -> list[list[int]]:
    """Matches of all games at random places, each with a thread of its own; returns the people of each."""
    games = registry.games()
    seated: list[list[int]] = []
    file.parent.mkdir(parents=True, exist_ok=True)
    async with open_house(Settings(database=file), FakeClock(int(time.time()))) as house:
        for number in range(matches):
            game = games[number % len(games)]
            seats = min(SEATS, game.players[-1])
            table = await stored(house, game.key, seats, number % 12, seed=number, started=True)
            people = [discord.world.user(f"p{number}x{seat}") for seat in range(seats)]
            thread = discord.world.thread(channel, f"table {number}")
            async with house.tables.db.write() as tx:
                place = (int(guild.id), int(channel.id), int(thread.id), int(people[0].id), table.row.id)
                await tx.execute(
                    "UPDATE match SET guild_id = ?, channel_id = ?, thread_id = ?, host_id = ? WHERE id = ?", place
                )
                for seat, user in enumerate(people):
                    await tx.execute(
                        "UPDATE seat SET user_id = ? WHERE match_id = ? AND seat = ?",
                        (int(user.id), table.row.id, seat),
                    )
            seated.append([int(user.id) for user in people])
    return seated


class Table:
    """A live match and what its people have before them."""

    def __init__(self, discord: Discord, guild: Guild, ledger: Ledger, match_id: int) -> None:
        self._discord, self._guild, self._ledger = discord, guild, ledger
        self.match_id = match_id
        self.open: Interaction | None = None
        self._desks: dict[int, Message] = {}

    def panel(self) -> Message | None:
        """The table panel in the thread, once it stands."""
        row = self._ledger.match(self.match_id)
        there = self._discord.world.channels[str(row["thread_id"])].messages.values()
        return next((m for m in there if m.seen_by is None and has_verb(m, self.match_id, "hand")), None)

    def press(self, chance: Random) -> Interaction | None:
        """Somebody for whom the match waits presses; None if it waits for nobody or for an answer."""
        before = self.open
        if before is not None:
            if not before.done.is_set():
                return None
            if before.callback == MODAL:
                person = self._person(int(before.user.id))
                self.open = person.begin_submit(Answer(before), **filled(before.data, chance))
                return self.open
            if before.shown is not None:
                self._desks[int(before.user.id)] = before.shown
        waiting = self._ledger.waiting(self.match_id)
        if not waiting:
            return None
        person = self._person(waiting[0])
        desk = self._desks.get(waiting[0])
        if desk is not None and choices(desk, self.match_id):
            self.open = begin(person, desk, self.match_id, chance)
        else:
            panel = self.panel()
            if panel is None:
                return None
            self.open = person.begin_press(panel, "hand")
        return self.open

    def _person(self, user_id: int) -> Person:
        return Person(self._discord, self._discord.world.users[str(user_id)], self._guild)


async def measure(
    discord: Discord, child: Child, rate: float, seconds: float, press: Callable[[], Interaction | None]
) -> Figures:
    """Press at a steady rate; then let the bot finish."""
    figures = Figures(rate)
    discord.traffic.requests.clear()
    processor, _ = used(child.pid)
    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        pressed = press()
        if pressed is None:
            figures.skipped += 1
        else:
            figures.pressed.append(pressed)
    with suppress(AssertionError):
        await until(lambda: all(one.done.is_set() for one in figures.pressed), "everything answered", DRAIN)
        await until(lambda: time.perf_counter() - discord.traffic.last > SILENCE, "silence", DRAIN)
    after, figures.memory = used(child.pid)
    figures.processor, figures.calls = after - processor, len(discord.traffic.requests)
    return figures


async def hourglass(
    discord: Discord, folder: Path, guild: Guild, channel: Channel, given: argparse.Namespace
) -> list[int]:
    """The bot under every rate; returns the sizes of the pictures it has sent."""
    chance = Random(3)
    child = Child(discord, folder)
    await store(child.database, given.matches, discord, guild, channel)
    await child.start()
    ledger = Ledger(child.database)
    tables = [Table(discord, guild, ledger, match_id) for match_id in ledger.matches(guild.id)]
    await until(lambda: not ledger.owed(guild.id, due=True), "every panel stands", WARM)
    print(f"hourglass, {given.matches} live matches\n{HEADER}", flush=True)
    turn = 0

    def press() -> Interaction | None:
        nonlocal turn
        for _ in tables:
            turn += 1
            pressed = tables[turn % len(tables)].press(chance)
            if pressed is not None:
                return pressed
        return None

    for rate in given.rates:
        print((await measure(discord, child, rate, given.seconds, press)).line(), flush=True)
    await child.stop()
    ledger.close()
    return [len(content) for content in discord.world.files.values()]


async def bare(
    discord: Discord, folder: Path, guild: Guild, channel: Channel, given: argparse.Namespace, size: int
) -> None:
    """The bare bot under the same rates, on as many messages."""
    picture = folder / "picture"
    picture.write_bytes(Random(1).randbytes(size))
    child = Child(discord, folder, ("-m", "tests.benchmarks.bare_bot", str(picture)))
    await child.start()
    world = discord.world
    person = Person(discord, guild.owner, guild)
    again = {
        "type": 1,
        "id": 1,
        "components": [{"type": 2, "style": 2, "label": "Again", "custom_id": "again", "id": 2}],
    }
    messages = [
        world.add(
            Message(world.snowflake(), channel.id, world.bot, time.time(), components=[again], flags=COMPONENTS_V2)
        )
        for _ in range(given.matches)
    ]
    print(f"bare discord.py bot, pictures of {size // 1024} KiB\n{HEADER}", flush=True)
    turn = 0

    def press() -> Interaction | None:
        nonlocal turn
        turn += 1
        return person.begin_press(messages[turn % len(messages)], "Again")

    for rate in given.rates:
        print((await measure(discord, child, rate, given.seconds, press)).line(), flush=True)
    await child.kill()


async def main() -> None:
    """Both bots."""
    parser = argparse.ArgumentParser(description="How the bot bears presses.")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rates", type=float, nargs="+", default=[2, 5, 10, 25, 50])
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with open_discord() as discord:
            discord.world.patience = 30.0
            guild = discord.world.guild("Town", [discord.world.user("ana")])
            channel = discord.world.channel(guild, "games")
            sizes = sorted(await hourglass(discord, folder, guild, channel, given))
            await bare(discord, folder, guild, channel, given, sizes[len(sizes) // 2] if sizes else 100_000)


if __name__ == "__main__":
    asyncio.run(main())
