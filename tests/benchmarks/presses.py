"""How the bot bears presses: `python -m tests.benchmarks.presses` (`--matches 200 --seconds 20 --rates 2 5 10 25 50`).

An open loop: at each rate, people press at their times whether or not the bot has answered others. The unmodified bot
runs as a process of its own against the tests' Discord in this process, over matches of all games that were begun
before. People take the answers in a random way; whoever has no question before them opens the desk. A press that
comes due while every match still waits for an answer is skipped and counted. Then a bare discord.py bot, that answers
each press with a picture of the same size, bears the same rates on the same server.

Columns: times in ms from the press to the acknowledgement, to the answer (in words or with its picture) and to the
picture (p50/p95/p99); how often the picture came after the words, and answers in words only; presses without an answer
when the rate was over; processor time per press of the bot's process and of those that it has started (the one that
draws); memory of all of them together, with what they share counted once (PSS, MB), and of those that it has started;
REST calls per press.

On a machine that others use too, `--own-time` leaves out all time in which the bot could have run and had no processor,
for the presses as for what is measured: the bot as on a processor of its own. (What draws still shares.)
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import NamedTuple

from bot.app import open_house
from bot.settings import Settings
from bot.ui.words.catalogues import house_words
from engine import registry
from tests.support.clock import FakeClock
from tests.support.processes import descendants, megabytes_of, seconds_kept_waiting, seconds_of
from tests.support.tables import stored
from tests.support.wire.child import Child
from tests.support.wire.driver import Answer, Person, has_verb, texts
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
FOLLOWS = house_words("en")("picture-follows")
LOOK = 0.02
"""Seconds between two looks at what is shown."""
SEATS = 4


class OwnTime:
    """A clock in the place of `time.perf_counter` that stands while a process is kept waiting for a processor."""

    def __init__(self) -> None:
        self.pid: int | None = None
        self._real = time.perf_counter
        self._last = 0.0

    def __call__(self) -> float:
        waited = 0.0 if self.pid is None else seconds_kept_waiting(self.pid)
        self._last = max(self._last, self._real() - waited)
        return self._last


class Used(NamedTuple):
    """What a process and those that it has started use: seconds of processor, MB of memory of all and of those."""

    bot: float = 0.0
    others: float = 0.0
    memory: float = 0.0
    memory_of_others: float = 0.0


@dataclass
class Figures:
    """What one rate gave."""

    rate: float
    skipped: int = 0
    pressed: list[Interaction] = field(default_factory=list[Interaction])
    pictured: dict[str, float] = field(default_factory=dict[str, float])
    """By the id of a press: when its picture was seen."""
    after: int = 0
    """How many of these came after an answer in words that had announced them."""
    wordy: set[str] = field(default_factory=set[str])
    """The ids of presses that were answered in words for good: nobody is asked any more."""
    processor: Used = field(default_factory=Used)
    calls: int = 0

    def line(self) -> str:
        """One line of the table."""
        acked = [(one.acked_at - one.created) * 1000 for one in self.pressed if one.acked_at is not None]
        answered = [(one.done_at - one.created) * 1000 for one in self.pressed if one.done_at is not None]
        shown = [(self.pictured[one.id] - one.created) * 1000 for one in self.pressed if one.id in self.pictured]
        number, used = max(1, len(self.pressed)), self.processor
        words, never = len(answered) - len(shown), len(self.pressed) - len(answered)
        return (
            f"{self.rate:>5.0f} {len(self.pressed):>7} {cuts(acked):>14} {cuts(answered):>16} {cuts(shown):>16} "
            f"{self.after:>5} {words:>5} {never:>10} {self.skipped:>7} "
            f"{used.bot / number * 1000:>6.1f} {used.others / number * 1000:>7.1f} "
            f"{used.memory:>5.0f} {used.memory_of_others:>7.0f} {self.calls / number:>5.1f}"
        )

    def look(self) -> None:
        """Note whose pictures have come since the last look."""
        now = time.perf_counter()
        for one in self.pressed:
            if one.done_at is None or one.id in self.pictured or one.id in self.wordy:
                continue
            if one.shown is None or not (one.shown.files or FOLLOWS in texts(one.shown)):
                self.wordy.add(one.id)
            elif one.shown.files:
                late = now - one.done_at > 2 * LOOK
                self.pictured[one.id] = now if late else one.done_at
                self.after += late


HEADER = (
    f"{'per s':>5} {'presses':>7} {'acknowledged':>14} {'answered':>16} {'with picture':>16} {'after':>5} {'words':>5} "
    f"{'unanswered':>10} {'skipped':>7} {'bot ms':>6} {'draw ms':>7} {'MB':>5} {'of draw':>7} {'calls':>5}"
)


def cuts(times: list[float]) -> str:
    """p50/p95/p99."""
    if len(times) < 2:
        return "-"
    found = quantiles(times, n=100)
    return "/".join(f"{found[at]:.0f}" for at in (49, 94, 98))


def used(pid: int) -> Used:
    """Of a process and its descendants; what those had used that have ended counts too."""
    own, ended = seconds_of(pid)
    seconds, of_others = ended, 0.0
    for one in descendants(pid):
        with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            seconds, of_others = seconds + sum(seconds_of(one)), of_others + megabytes_of(one)
    return Used(own, seconds, megabytes_of(pid) + of_others, of_others)


async def store(file: Path, matches: int, discord: Discord, guild: Guild, channel: Channel) -> list[list[int]]:
    """Matches of all games at random places, each with a thread of its own; returns the people of each.

    Each person has a desk in direct messages, from the call before: a bot opens those of a few people in a short time
    only, and at these rates it would have nobody to tell.
    """
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
                    direct = discord.world.direct(user)
                    desk = discord.world.add(
                        Message(discord.world.snowflake(), direct.id, discord.world.bot, time.time(), "a desk")
                    )
                    await tx.execute(
                        "INSERT INTO panel (match_id, kind, seat, channel_id, message_id, revision, user_id) "
                        "VALUES (?, 'desk', ?, ?, ?, 0, ?)",
                        (table.row.id, seat, int(direct.id), int(desk.id), int(user.id)),
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


class Tables:
    """Matches of which so many are played at the same time; one that ends gives its place to another of its game."""

    def __init__(self, tables: Sequence[Table], ledger: Ledger, at_once: int | None = None) -> None:
        self._ledger = ledger
        self._played = list(tables[:at_once])
        self._spare: dict[str, deque[Table]] = defaultdict(deque)
        for table in tables[len(self._played) :]:
            self._spare[ledger.match(table.match_id)["game"]].append(table)
        self._turn = 0

    def press(self, chance: Random) -> Interaction | None:
        """Somebody presses at the next match that waits for a person; None if none does."""
        for _ in self._played:
            self._turn = (self._turn + 1) % len(self._played)
            pressed = self._played[self._turn].press(chance)
            if pressed is not None:
                return pressed
            if self._spare:
                self._replace_if_over()
        return None

    def _replace_if_over(self) -> None:
        match = self._ledger.match(self._played[self._turn].match_id)
        if match["status"] == "finished" and self._spare[match["game"]]:
            self._played[self._turn] = self._spare[match["game"]].popleft()


async def measure(
    discord: Discord, child: Child, rate: float, seconds: float, press: Callable[[], Interaction | None]
) -> Figures:
    """Press at a steady rate; then let the bot finish."""
    figures = Figures(rate)
    discord.traffic.requests.clear()
    before = used(child.pid)
    looking = asyncio.create_task(_keep_looking(figures))
    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        while (early := start + number / rate - time.perf_counter()) > 0:  # noqa: ASYNC110 - the clock may stand
            await asyncio.sleep(early)
        pressed = press()
        if pressed is None:
            figures.skipped += 1
        else:
            figures.pressed.append(pressed)
    with suppress(AssertionError):
        await until(lambda: all(one.done.is_set() for one in figures.pressed), "everything answered", DRAIN)
        await until(lambda: time.perf_counter() - discord.traffic.last > SILENCE, "silence", DRAIN)
    looking.cancel()
    after = used(child.pid)
    figures.processor = after._replace(bot=after.bot - before.bot, others=after.others - before.others)
    figures.calls = len(discord.traffic.requests)
    return figures


async def _keep_looking(figures: Figures) -> None:
    while True:
        figures.look()
        await asyncio.sleep(LOOK)


async def hourglass(
    discord: Discord, folder: Path, guild: Guild, channel: Channel, given: argparse.Namespace
) -> list[int]:
    """The bot under every rate; returns the sizes of the pictures it has sent."""
    chance = Random(3)
    async with Child(discord, folder) as child:
        await store(child.database, given.matches, discord, guild, channel)
        await child.start()
        ledger = Ledger(child.database)
        tables = Tables([Table(discord, guild, ledger, match_id) for match_id in ledger.matches(guild.id)], ledger)
        await until(lambda: not ledger.owed(guild.id, due=True), "every panel stands", WARM)
        if isinstance(time.perf_counter, OwnTime):
            time.perf_counter.pid = child.pid
        print(f"hourglass, {given.matches} live matches\n{HEADER}", flush=True)
        for rate in given.rates:
            print((await measure(discord, child, rate, given.seconds, lambda: tables.press(chance))).line(), flush=True)
        if isinstance(time.perf_counter, OwnTime):
            time.perf_counter.pid = None
        ledger.close()
    return [len(content) for content in discord.world.files.values()]


def buttons(discord: Discord, number: int) -> Callable[[], Interaction]:
    """So many messages of the bot with one button each; what is returned presses them in turn."""
    world = discord.world
    guild = world.guild("Bare", [world.user("bo")])
    channel = world.channel(guild, "buttons")
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
        for _ in range(number)
    ]
    turn = 0

    def press() -> Interaction:
        nonlocal turn
        turn += 1
        return person.begin_press(messages[turn % len(messages)], "Again")

    return press


async def bare(discord: Discord, folder: Path, given: argparse.Namespace, size: int) -> None:
    """The bare bot under the same rates, on as many messages."""
    picture = folder / "picture"
    picture.write_bytes(Random(1).randbytes(size))
    async with Child(discord, folder, ("-m", "tests.benchmarks.bare_bot", str(picture))) as child:
        await child.start()
        press = buttons(discord, given.matches)
        print(f"bare discord.py bot, pictures of {size // 1024} KiB\n{HEADER}", flush=True)
        for rate in given.rates:
            print((await measure(discord, child, rate, given.seconds, press)).line(), flush=True)


async def main() -> None:
    """Both bots."""
    parser = argparse.ArgumentParser(description="How the bot bears presses.")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rates", type=float, nargs="+", default=[2, 5, 10, 25, 50])
    parser.add_argument("--own-time", action="store_true")
    given = parser.parse_args()
    if given.own_time:
        time.perf_counter = OwnTime()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with open_discord() as discord:
            discord.world.patience = 30.0
            guild = discord.world.guild("Town", [discord.world.user("ana")])
            channel = discord.world.channel(guild, "games")
            sizes = sorted(await hourglass(discord, folder, guild, channel, given))
            if not given.own_time:
                await bare(discord, folder, given, sizes[len(sizes) // 2] if sizes else 100_000)


if __name__ == "__main__":
    asyncio.run(main())
