"""How long tables take to fill: `python -m tests.benchmarks.fill [--people N] [--days N] [--seeds N]`.

A simulated community on three servers, with time zones, hours of sleep, games and paces that they like, and tempers:
how often a day they look, how many tables they have at once, how likely they answer a message. The services are the
real ones with a clock that runs; only Discord is missing, so what people see is modelled:

* without the notice board, the newest cards of the channel since their last look, and the last `CARDS` before that;
* with it, every table that waits;
* with one bus, whoever would open a table sits down where one waits for the same;
* told of a seat, they look within the hour if they are awake and answer (`Temper.answers`);
* with the search, half of those who find no table and open none look for one (`SEARCHES`); whoever is offered a seat
  or a table that could be takes it at the next look, which comes within the hour for those who answer;
* a host who looks starts a table of `ENOUGH` or more; with *Starts when full* a full one begins at the next tick;
* whoever is asked before the start answers within the hour like whoever is told, else at the next look.

Each part is switched on by itself, then all together, each time with the same people. What is told: how long a table
waits from its opening to its start (one that closes never starts, so it counts as longer than any; those of the last
days are left out); how long a person waits from the first look with room for a table to a match that begins, whatever
happens in between (whoever still waits at the end counts as well). Told in quiet hours, and told unasked more often
than chosen, must be 0.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import statistics
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from bot.db import people as people_rows
from bot.db.people import Player
from bot.features.search.service import Looking
from bot.services.clock.calendar import Calendar
from bot.services.errors import Refused
from bot.ui.press.house import House
from engine import registry
from tests.support.cards import stand
from tests.support.clock import FakeClock
from tests.support.looking import be_told
from tests.support.tables import house_at

ZONES: Final = ("America/Los_Angeles", "America/New_York", "Europe/Berlin", "Europe/Berlin", "Asia/Tokyo")
GUILDS: Final = (1, 2, 3)
CHANNEL: Final = 10
STEP: Final = 600
DAY: Final = 86400
CARDS: Final = 3
MATCH_DAYS: Final = 5
"""How long somebody is busy with a match."""
PATIENCE_DAYS: Final = 4
"""Somebody who has waited for longer gives the seat up."""
PARTS: Final = ("board", "bus", "told", "starts", "search")
SEARCHES: Final = 0.5
SIZES: Final = (3, 4, 5)
LAST_DAYS: Final = 4
"""Tables opened so late in a run are left out: nobody knows what would have become of them."""
ENOUGH: Final = 3
HEADINGS: Final = (
    "switched on",
    "open to begun (median h)",
    "never begun (%)",
    "wish to begun (median h)",
    "begun a week",
    "seats given up",
    "told a person",
    "asked a person",
    "bad",
)


class Temper(msgspec.Struct):
    """Somebody who plays."""

    user_id: int
    guild_id: int
    player: Player
    games: tuple[str, ...]
    pace: str
    looks: float
    """How often in a day."""
    most: int
    """Tables at once."""
    opens: float
    """How likely a look that finds nothing leads to a table of one's own."""
    answers: float
    seen: int = 0
    called_until: int = 0
    busy: list[int] = []

    def name(self) -> str:
        return f"Person {self.user_id}"


class Found(msgspec.Struct):
    """What happened to the tables of a run."""

    tables: list[float] = []
    """Seconds from opening to start; infinite for a table that did not start."""
    wishes: list[float] = []
    """Seconds from a wish to play to a match; infinite for one that was not fulfilled."""
    begun: int = 0
    given_up: int = 0
    told: int = 0
    asked: int = 0
    bad: int = 0


def crowd(count: int, chance: Random) -> list[Temper]:
    """The people, the same ones for each run."""
    keys = sorted(registry.keys())
    found: list[Temper] = []
    for number in range(count):
        asleep = 60 * chance.choice((22, 23, 0, 1))
        player = Player(zone=chance.choice(ZONES), quiet_from=asleep, quiet_until=(asleep + 8 * 60) % 1440)
        found.append(
            Temper(
                1000 + number,
                GUILDS[number % len(GUILDS)],
                player,
                tuple(chance.sample(keys, chance.choice((1, 2, 2, 3)))),
                chance.choice(("fast", "daily", "daily", "slow")),
                chance.choice((0.7, 1, 2, 4)),
                chance.choice((1, 2, 3)),
                chance.choice((0.05, 0.1, 0.3)),
                chance.choice((0.3, 0.5, 0.7)),
            )
        )
    return found


class Run:
    """A community for some days, with some parts switched on."""

    def __init__(
        self, house: House, clock: FakeClock, everybody: list[Temper], parts: set[str], chance: Random, days: int
    ) -> None:
        self.days = days
        self.house = house
        self.clock = clock
        self.people = {one.user_id: one for one in everybody}
        self.parts = parts
        self.chance = chance
        self.found = Found([], [])
        self.began = clock.now()
        self.opened: dict[int, int] = {}
        self.begun: set[int] = set()
        self.wished: dict[int, int] = {}
        """Since when somebody would like to play who does not sit at a match that has begun."""
        self.told: set[tuple[int, int]] = set()
        self.sat: dict[tuple[int, int], int] = {}
        """When somebody has sat down at a table."""

    async def prepare(self) -> None:
        """What everybody has chosen."""
        async with self.house.tables.db.write() as tx:
            for one in self.people.values():
                await people_rows.put_player(tx, one.user_id, one.player)
        if "told" in self.parts:
            for one in self.people.values():
                await be_told(self.house, one.user_id, one.guild_id, games=one.games, paces=(one.pace,), a_day=1)

    async def step(self) -> None:
        """Ten minutes."""
        self.clock.advance(seconds=STEP)
        now = self.clock.now()
        for one in self.people.values():
            if not Calendar(one.player).is_open(now):
                continue
            called = one.called_until > now and self.chance.random() < STEP / 3600
            if called or self.chance.random() < one.looks * STEP / (DAY * 2 / 3):
                await self._look(one)
        await self.house.match.sweep.run()
        await self.house.match.begins.run()
        await self._are_asked()
        if "told" in self.parts:
            await self.house[Looking].told.run()
            await self._hear()
        if "search" in self.parts:
            await self.house[Looking].searches.run()
            await self.house[Looking].offers.run()
            await self._asked()
        await self._count()

    def end(self) -> Found:
        """What is known at the end of the run."""
        last = self.clock.now() - LAST_DAYS * DAY
        never = [at for table, at in self.opened.items() if table not in self.begun and at < last]
        self.found.tables += [math.inf] * len(never)
        self.found.wishes += [math.inf for at in self.wished.values() if at < last]
        return self.found

    async def _look(self, one: Temper) -> None:
        now, last = self.clock.now(), one.seen
        one.seen = now
        one.busy = [until for until in one.busy if until > now]
        await self._tend(one)
        if "search" in self.parts:
            await self._answer(one)
        if len(one.busy) + len(await self.house.tables.rows_of(one.user_id)) >= one.most:
            return
        self.wished.setdefault(one.user_id, now)
        waiting = await self.house.waiting.here(one.guild_id, one.user_id)
        newest = sorted(self.opened[table.match_id] for table in waiting)[-CARDS:]
        for table in waiting:
            at = self.opened[table.match_id]
            seen = "board" in self.parts or at >= last or at in newest or (table.match_id, one.user_id) in self.told
            if seen and await self._sit(one, table.match_id):
                return
        if self.chance.random() < one.opens:
            await self._open(one)
        elif "search" in self.parts and self.chance.random() < SEARCHES:
            await self._search(one)

    async def _search(self, one: Temper) -> None:
        """Look for a table, for two weeks."""
        searches = self.house[Looking].searches
        search = await searches.of(one.user_id, one.guild_id)
        if search is None or search.until <= self.clock.now():
            await searches.begin(
                one.user_id,
                one.guild_id,
                channel_id=CHANNEL,
                name=one.name(),
                games=one.games,
                paces=(one.pace,),
                sizes=SIZES,
                days=14,
            )

    async def _answer(self, one: Temper) -> None:
        """Say yes to what is offered, or no where there is no time for it."""
        db, gathering = self.house.tables.db, self.house[Looking]
        room = len(one.busy) + len(await self.house.tables.rows_of(one.user_id)) < one.most
        for row in await db.all(
            "SELECT match_id, opens_with FROM offer JOIN match ON match.id = match_id "
            "WHERE user_id = ? AND state = 'open'",
            (one.user_id,),
        ):
            match_id = row["match_id"]
            if room and row["opens_with"]:
                with suppress(Refused):
                    if await gathering.offers.agree(match_id, one.user_id):
                        await self._opened(match_id)
                        if "starts" not in self.parts:
                            await self._tend(one)
                continue
            if room and await self._sit(one, match_id):
                await gathering.offers.taken(match_id, one.user_id)
                return
            with suppress(Refused):
                await gathering.offers.passed(match_id, one.user_id)

    async def _opened(self, match_id: int) -> None:
        """People have made a table together."""
        self.opened[match_id] = self.clock.now()
        for seat in await self.house.tables.seats_of(match_id):
            assert seat.user_id is not None
            self.sat[match_id, seat.user_id] = self.clock.now()

    async def _asked(self) -> None:
        """Who is asked just now, and whether that was allowed; a message is sent in open hours."""
        now, db = self.clock.now(), self.house.tables.db
        for row in await db.all("SELECT user_id FROM offer WHERE at = ?", (now,)):
            self.found.bad += not Calendar(self.people[row["user_id"]].player).is_open(now)
            self._ask(self.people[row["user_id"]])
        await stand(self.house)

    def _ask(self, one: Temper) -> None:
        self.found.asked += 1
        if self.chance.random() < one.answers:
            one.called_until = self.clock.now() + 3600

    async def _tend(self, one: Temper) -> None:
        """Start the own table that is full; give up a seat after days."""
        for row in await self.house.tables.rows_of(one.user_id):
            if row.status != "lobby":
                continue
            table = await self.house.tables.glance(row.id)
            if table.is_asked(one.user_id):
                await self.house.match.begins.am_in(row.id, one.user_id)
                continue
            enough = len(table.seats) >= ENOUGH
            if enough and row.host_id == one.user_id:
                await self.house.match.begins.start(row.id, one.user_id)
            elif not enough and self.clock.now() - self.sat[row.id, one.user_id] > PATIENCE_DAYS * DAY:
                await self.house.match.lobby.leave(row.id, one.user_id)
                self.found.given_up += 1

    async def _sit(self, one: Temper, match_id: int) -> bool:
        row = (await self.house.tables.glance(match_id)).row
        if row.game not in one.games or row.pace != one.pace:
            return False
        try:
            await self.house.match.lobby.join(match_id, one.user_id, one.name())
        except Refused:
            return False
        self.sat[match_id, one.user_id] = self.clock.now()
        return True

    async def _open(self, one: Temper) -> None:
        game = self.chance.choice(one.games)
        if "bus" in self.parts:
            fits = await self.house.waiting.fitting(
                one.user_id, game, one.pace, guild_id=one.guild_id, channels=[CHANNEL]
            )
            if fits and await self._sit(one, fits[0].match_id):
                return
        table = await self.house.match.lobby.open(
            game=game,
            guild_id=one.guild_id,
            channel_id=CHANNEL,
            host_id=one.user_id,
            host_name=one.name(),
            pace=one.pace,
            language="en",
        )
        self.opened[table.row.id] = self.sat[table.row.id, one.user_id] = self.clock.now()
        if "starts" in self.parts:
            await self.house.match.lobby.set_options(table.row.id, one.user_id, {}, one.pace, starts_full=True)

    async def _are_asked(self) -> None:
        """Who was asked just now whether the seat is still wanted, and looks within the hour."""
        now = self.clock.now()
        for row in await self.house.tables.db.all("SELECT user_id FROM asked WHERE at > ?", (now - STEP,)):
            one = self.people[row["user_id"]]
            if self.chance.random() < one.answers:
                one.called_until = now + 3600

    async def _hear(self) -> None:
        """Who was told just now, and whether that was allowed."""
        now = self.clock.now()
        told = "FROM offer WHERE state = 'told' AND"
        for row in await self.house.tables.db.all(f"SELECT match_id, user_id {told} at = ?", (now,)):
            one = self.people[row["user_id"]]
            self.told.add((row["match_id"], one.user_id))
            self.found.told += 1
            today = await self.house.tables.db.one(
                f"SELECT count(*) AS n {told} user_id = ? AND at > ?", (one.user_id, now - DAY)
            )
            assert today is not None
            self.found.bad += not Calendar(one.player).is_open(now) or today["n"] > 1
            if self.chance.random() < one.answers:
                one.called_until = now + 3600

    async def _count(self) -> None:
        """The tables that have begun, and whom they keep busy."""
        now = self.clock.now()
        for row in await self.house.tables.db.all("SELECT id FROM match WHERE status = 'running'"):
            self.found.begun += 1
            self.begun.add(row["id"])
            if self.opened[row["id"]] < self.began + (self.days - LAST_DAYS) * DAY:
                self.found.tables.append(now - self.opened[row["id"]])
            for seat in await self.house.tables.seats_of(row["id"]):
                assert seat.user_id is not None
                self.people[seat.user_id].busy.append(now + MATCH_DAYS * DAY)
                if seat.user_id in self.wished:
                    self.found.wishes.append(now - self.wished.pop(seat.user_id))
            # What follows is no matter of this figure; whoever plays has no more time for others until then.
            async with self.house.tables.db.write() as tx:
                await tx.execute("UPDATE match SET status = 'ended', ended_at = ? WHERE id = ?", (now, row["id"]))


async def measure(parts: set[str], count: int, days: int, seed: int) -> Found:
    """What happens with some parts switched on."""
    clock = FakeClock()
    with tempfile.TemporaryDirectory() as folder:
        async with house_at(Path(folder), clock=clock) as house:
            run = Run(house, clock, crowd(count, Random(seed)), parts, Random(seed + 1), days)
            await run.prepare()
            for _ in range(days * DAY // STEP):
                await run.step()
            return run.end()


def measured(parts: set[str], count: int, days: int, seeds: Sequence[int]) -> str:
    """A line of the table: medians over what happened with all seeds."""
    runs = [asyncio.run(measure(parts, count, days, seed)) for seed in seeds]
    tables = [seconds for run in runs for seconds in run.tables]
    wishes = [seconds for run in runs for seconds in run.wishes]
    people = count * len(runs)
    return " | ".join(
        (
            ", ".join(part for part in PARTS if part in parts) or "nothing",
            f"{statistics.median(tables) / 3600:.1f}",
            f"{100 * sum(map(math.isinf, tables)) / len(tables):.0f}",
            f"{statistics.median(wishes) / 3600:.1f}",
            f"{sum(run.begun for run in runs) * 7 / days / len(runs):.1f}",
            f"{sum(run.given_up for run in runs) / len(runs):.0f}",
            f"{sum(run.told for run in runs) / people:.1f}",
            f"{sum(run.asked for run in runs) / people:.1f}",
            str(sum(run.bad for run in runs)),
        )
    )


def main() -> None:
    """Measure each part by itself, and all of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=60)
    parser.add_argument("--days", type=int, default=21)
    parser.add_argument("--seeds", type=int, default=3, help="how many communities")
    parser.add_argument("--first", type=int, default=1, help="the first of their seeds")
    parser.add_argument("--parts", nargs="*", choices=PARTS, help="only these, together")
    given = parser.parse_args()
    print(" | ".join(HEADINGS))
    together = [set(given.parts)] if given.parts is not None else [set(), *({part} for part in PARTS), set(PARTS)]
    for parts in together:
        print(measured(parts, given.people, given.days, range(given.first, given.first + given.seeds)), flush=True)


if __name__ == "__main__":
    main()
