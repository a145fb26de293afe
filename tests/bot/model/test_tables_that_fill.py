"""Everything that fills tables, at once, in any order and with restarts.

Searches, offers, waiting lists, kept seats, hours and weeks, the question who is in, steady tables, messages
of free seats, people who are kept apart, leave the server or are forgotten.

What was promised to people is counted here anew, from the rows alone.
"""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.db import apart
from bot.db.people import Player, player, put_player
from bot.features.apart.service import NotWithMe, Other
from bot.features.hours.service import Hours
from bot.features.search.searches import SIZES
from bot.features.search.service import Looking
from bot.services.clock.calendar import Calendar
from bot.services.errors import Refused
from bot.services.match.reliability import often_leaves
from bot.services.table.scene import Table
from bot.ui.press.house import House
from tests.support.clock import FakeClock
from tests.support.looking import be_told
from tests.support.people import often_leave
from tests.support.tables import house_at

GUILD, CHANNEL, ROLE = 9, 8, 77
GAMES = ("yucata", "port_royal")
PEOPLE = range(1, 10)
OFTEN_LEAVE = (2, 5)
STEPS = 130
DAY = 86400


class Crowd:
    """People who do anything, and what they have pressed."""

    def __init__(self, house: House, chance: Random, pressed: set[tuple[int, int]], gone: set[int]) -> None:
        self.house = house
        self.chance = chance
        self.pressed = pressed
        """Table and person, of presses for a seat."""
        self.gone = gone
        """Who has left the server."""

    async def step(self, user: int) -> None:
        """One press of somebody."""
        house, chance, gathering = self.house, self.chance, self.house[Looking]
        own = await self.some("SELECT id FROM match WHERE status = 'lobby' AND host_id = ?", user)
        lobby = await self.some("SELECT id FROM match WHERE status = 'lobby'")
        name = f"Person {user}"
        match chance.randrange(20):
            case 0 | 1:
                await gathering.searches.begin(
                    user,
                    GUILD,
                    channel_id=CHANNEL,
                    name=name,
                    games=chance.sample(GAMES, chance.choice((1, 2))),
                    paces=["daily"],
                    sizes=chance.choice((SIZES, (2, 3), (4,))),
                    days=chance.choice((3, 14)),
                )
            case 2:
                await gathering.searches.stop(user, GUILD)
            case 3 | 4:
                table = await house.match.lobby.open(
                    game=chance.choice(GAMES),
                    guild_id=GUILD,
                    channel_id=CHANNEL,
                    host_id=user,
                    host_name=name,
                    pace="daily",
                    language="en",
                )
                self.pressed.add((table.row.id, user))
            case 5 | 6 | 7:
                await self.join(lobby, user)
            case 8:
                found = await self.some(
                    "SELECT match_id FROM seat WHERE user_id = ?1 UNION SELECT match_id FROM queued WHERE user_id = ?1",
                    user,
                )
                await house.match.lobby.leave(found, user)
            case 9 | 10 | 11 | 12:
                found = await self.some("SELECT match_id FROM offer WHERE user_id = ? AND state = 'open'", user)
                if chance.random() >= 0.7:
                    await gathering.offers.passed(found, user)
                elif (await house.tables.glance(found)).row.opens_with:
                    self.pressed.add((found, user))
                    await gathering.offers.agree(found, user)
                else:
                    await self.join(found, user)
            case 13:
                asked = await self.some("SELECT match_id FROM asked WHERE user_id = ? AND open", user)
                await (self.join(asked, user) if chance.random() < 0.5 else house.match.begins.am_in(asked, user))
            case 14:
                guest = chance.choice(PEOPLE)
                at = await self.some("SELECT match_id FROM seat WHERE user_id = ?", user)
                await house.match.queue.keep(at, user, guest, f"Person {guest}")
            case 15:
                at = await self.some("SELECT match_id FROM queued WHERE user_id = ?", user)
                self.pressed.add((await house.match.queue.second(at, user), user))
            case 16:
                await house.match.lobby.set_options(
                    own,
                    user,
                    {},
                    "daily",
                    starts_full=chance.random() < 0.6,
                    steady=chance.random() < 0.5,
                )
            case 17:
                await self.plan(own, user)
            case 18:
                await (
                    house.match.lobby.add_computer(own, user)
                    if chance.random() < 0.5
                    else house.match.begins.start(own, user)
                )
            case _:
                await self.rare(user)

    async def plan(self, own: int, user: int) -> None:
        """The host says when it begins."""
        now = self.house.clock.now()
        if self.chance.random() < 0.4:
            by = now + self.chance.choice((3600, DAY, 2 * DAY))
            fills_up = self.chance.random() < 0.6
            await self.house.match.begins.choose(own, user, by, self.chance.choice((2, 3)), fills_up=fills_up)
        elif self.chance.random() < 0.8:
            await self.house[Hours].choose(
                own,
                user,
                now + self.chance.choice((1800, 20_000, 2 * DAY)),
                zone="Europe/Berlin",
                if_few=self.chance.choice(("wait", "close")),
                weekly=self.chance.random() < 0.5,
            )
        else:
            await self.house[Hours].clear(own, user)

    async def rare(self, user: int) -> None:
        """What people do seldom."""
        house, other = self.house, self.chance.choice(PEOPLE)
        match self.chance.randrange(5):
            case 0:
                await house[NotWithMe].keep(user, Other(other, f"Person {other}"))
            case 1:
                await house[NotWithMe].forgive(user, other)
            case 2:
                self.gone ^= {user}
            case 3:
                await house.people.personal.forget(user, lambda _: "Somebody")
                self.pressed -= {one for one in self.pressed if one[1] == user}
            case _:
                await be_told(house, user, GUILD, a_day=self.chance.choice((1, 3)))

    async def join(self, match_id: int, user: int) -> None:
        """Press *Join*, *Take it* or *Take the seat*."""
        table = await self.house.match.lobby.join(match_id, user, f"Person {user}", or_wait=True)
        self.pressed.add((table.row.id, user))

    async def some(self, sql: str, *values: int) -> int:
        """One of the rows, 0 for none."""
        rows = await self.house.tables.db.all(sql, values)
        return self.chance.choice(rows)[0] if rows else 0

    async def tick(self) -> None:
        """What the sweep does, with a look after each part of it."""
        house = self.house
        await house.match.sweep.run()
        parts = (
            house.match.begins.run,
            house[Looking].searches.run,
            house[Looking].offers.run,
            house[Looking].told.run,
        )
        for part in parts:
            before = await self.held_at()
            await part()
            await self.look()
            await self.look_at_starts(before)
        await self.look_at_news()

    async def held_at(self) -> set[tuple[int, int]]:
        """Table and person, of seats that are held at tables which go by what their hosts have said before."""
        rows = await self.house.tables.db.all(
            "SELECT match_id, user_id FROM offer JOIN match ON match.id = match_id WHERE state = 'open' "
            "AND status = 'lobby' AND begins_at IS NULL AND NOT by_host AND NOT EXISTS "
            "(SELECT 1 FROM hour WHERE hour.match_id = match.id)",
        )
        return {(row["match_id"], row["user_id"]) for row in rows}

    async def look_at_starts(self, before: set[tuple[int, int]]) -> None:
        """No table has begun by itself without somebody for whom a seat was held."""
        for match_id, user in before:
            row = await self.house.tables.db.one(
                "SELECT 1 FROM match JOIN offer ON match_id = id WHERE id = ? AND user_id = ? AND status = 'running'",
                (match_id, user),
            )
            assert row is None, "the seat was held"

    async def waiting_tables(self) -> list[Table]:
        rows = await self.house.tables.db.all("SELECT id FROM match WHERE status = 'lobby'")
        return [await self.house.tables.load(row["id"]) for row in rows]

    async def look(self) -> None:
        """What holds at every moment."""
        db = self.house.tables.db
        for row in await db.all(
            "SELECT match_id, user_id FROM hour WHERE weekly AND user_id IS NOT NULL AND state <> 'over'"
        ):
            self.pressed.add((row["match_id"], row["user_id"]))
        for table in await self.waiting_tables():
            most, people = table.game.players[-1], [seat.user_id for seat in table.persons()]
            assert people
            assert len(people) == len(set(people)), "nobody sits twice"
            assert table.row.host_id in people
            assert {(table.row.id, user) for user in people} <= self.pressed, "nobody sits without a press"
            offered = await db.all("SELECT user_id FROM offer WHERE match_id = ? AND state = 'open'", (table.row.id,))
            held = {one.user_id for one in table.held()} | {row["user_id"] for row in offered}
            assert len(table.seats) + len(held - set(people)) <= most, "no seat is held twice"
            assert not {one.user_id for one in table.queue} & set(people), "nobody sits and waits"
            assert not table.waiting() or table.free <= 0, "whoever waits first is asked"
        asked = await db.all(
            "SELECT user_id FROM offer JOIN match ON match.id = match_id WHERE state = 'open' AND status = 'lobby'"
        )
        assert len(asked) == len({one["user_id"] for one in asked}), "one offer at a time"

    async def look_at_news(self) -> None:
        """What was offered and told is possible, in open hours, not too often, never twice, and to the right people."""
        db, now = self.house.tables.db, self.house.clock.now()
        for table in await self.waiting_tables():
            match_id, people = table.row.id, [seat.user_id or 0 for seat in table.persons()]
            offers = await db.all("SELECT * FROM offer WHERE match_id = ? AND state = 'open'", (match_id,))
            told = await db.all("SELECT * FROM offer WHERE match_id = ? AND at = ? AND state = 'told'", (match_id, now))
            called = await db.all("SELECT * FROM role_told WHERE match_id = ? AND at = ?", (match_id, now))
            held = {row["user_id"] for row in offers} - set(people)
            assert table.free > len(held) - bool(held) or not offers, "what is offered can be taken"
            assert not told or table.free > len(held), "nobody is told of seats that are held"
            assert not called or table.free > len(held), "nor is a role"
            for row in offers:
                user = row["user_id"]
                assert not table.row.steady or not await often_leaves(db, user), "what is offered is not refused"
                if row["at"] == now:
                    assert Calendar(await player(db, user)).is_open(now)
                    there = [*people, *(one.user_id for one in table.held()), *(held - {user})]
                    assert not await apart.among(db, user, there), "nobody is brought to whom they avoid"
                    assert not table.queued(user), "whoever waits there knows of it"
            for row in told:
                user = row["user_id"]
                assert Calendar(await player(db, user)).is_open(now)
                assert not table.row.steady or not await often_leaves(db, user)
                assert not await apart.among(db, user, people)
                assert not table.queued(user), "whoever waits there knows of it"
                assert not [one for one in offers if one["user_id"] == user], "one message of a table"
        for row in await db.all(
            "SELECT (SELECT count(*) FROM offer WHERE offer.user_id = search.user_id AND state = 'told' AND at > ?) "
            "AS n FROM search",
            (now - DAY,),
        ):
            assert row["n"] <= 3
        for row in await db.all(
            "SELECT match_id FROM offer JOIN match ON match.id = match_id WHERE state = 'taken' AND created_at = ?",
            (now,),
        ):
            seats = [seat.user_id or 0 for seat in await self.house.tables.seats_of(row["match_id"])]
            for user in seats:
                assert not await apart.among(db, user, seats)


async def quietly(work: Awaitable[object]) -> None:
    with suppress(Refused):
        await work


async def prepare(house: House, chance: Random) -> None:
    """Quiet hours for most of them, a history of leaving for some, a role that is told of free seats."""
    async with house.tables.db.write() as tx:
        for user in PEOPLE:
            if chance.random() < 0.7:
                begins = chance.randrange(0, 1440, 60)
                quiet = Player(quiet_from=begins, quiet_until=(begins + 480) % 1440)
                await put_player(tx, user, quiet)
        await tx.execute(
            "INSERT INTO guild (guild_id, settings) VALUES (?, ?)", (GUILD, f'{{"roles":{{"seats":{ROLE}}}}}')
        )
    await often_leave(house, *OFTEN_LEAVE)


@pytest.mark.parametrize("seed", range(3))
async def test_any_order(tmp_path: Path, seed: int) -> None:
    chance, clock, pressed, gone = Random(seed), FakeClock(), set[tuple[int, int]](), set[int]()
    for start in range(2):  # killed and started again in between
        async with house_at(tmp_path, clock=clock) as house:
            if not start:
                await prepare(house, chance)
            await house.match.outages.put_off()
            crowd = Crowd(house, chance, pressed, gone)
            for _ in range(STEPS // 2):
                await quietly(crowd.step(chance.choice(PEOPLE)))
                await crowd.look()
                if chance.random() < 0.3:
                    clock.advance(seconds=chance.choice((60, 600, 7200, 50_000)))
                    await crowd.tick()
        clock.advance(hours=chance.choice((0, 5, 30)))
    assert pressed
