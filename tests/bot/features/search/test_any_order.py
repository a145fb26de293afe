"""People look for tables, take and pass what is offered, join and leave by cards, in any order and with restarts.

Nobody sits anywhere without a press of their own, nobody twice at a table, and no seat is given or held twice.
"""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.features.search.searches import SIZES
from bot.features.search.service import Looking
from bot.services.errors import Refused
from bot.ui.press.house import House
from engine import registry
from tests.support.clock import FakeClock
from tests.support.tables import house_at

GUILD, CHANNEL = 9, 8
GAMES = ("yucata", "port_royal")
PEOPLE = range(1, 9)
STEPS = 160


class Crowd:
    """People who do anything; whoever has pressed for a seat is noted."""

    def __init__(self, house: House, chance: Random, pressed: set[tuple[int, int]]) -> None:
        self.house = house
        self.chance = chance
        self.pressed = pressed
        """Table and person, of presses for a seat."""

    async def step(self, user: int) -> None:
        """One press of somebody."""
        house, gathering = self.house, self.house[Looking]
        match self.chance.randrange(8):
            case 0 | 1:
                await gathering.searches.begin(
                    user,
                    GUILD,
                    channel_id=CHANNEL,
                    name=f"Person {user}",
                    games=self.chance.sample(GAMES, self.chance.choice((1, 2))),
                    paces=["daily"],
                    sizes=self.chance.choice((SIZES, (2, 3), (4,))),
                    days=self.chance.choice((3, 14)),
                )
            case 2:
                await gathering.searches.stop(user, GUILD)
            case 3:
                table = await house.match.lobby.open(
                    game=self.chance.choice(GAMES),
                    guild_id=GUILD,
                    channel_id=CHANNEL,
                    host_id=user,
                    host_name=f"Person {user}",
                    pace="daily",
                    language="en",
                )
                self.pressed.add((table.row.id, user))
            case 4:
                await self.join(await self.some("SELECT id FROM match WHERE status = 'lobby'"), user)
            case 5:
                await house.match.lobby.leave(
                    await self.some("SELECT match_id FROM seat WHERE user_id = ?", user), user
                )
            case 6:
                offered = await self.some("SELECT match_id FROM offer WHERE user_id = ? AND state = 'open'", user)
                if self.chance.random() >= 0.7:
                    await gathering.offers.passed(offered, user)
                elif (await house.tables.glance(offered)).row.opens_with:
                    self.pressed.add((offered, user))
                    await gathering.offers.agree(offered, user)
                else:
                    await self.join(offered, user)
            case _:
                await house.match.matches.start(await self.some("SELECT id FROM match WHERE host_id = ?", user), user)

    async def join(self, match_id: int, user: int) -> None:
        """Press *Join* or *Take it*."""
        await self.house.match.lobby.join(match_id, user, f"Person {user}")
        self.pressed.add((match_id, user))

    async def some(self, sql: str, *values: int) -> int:
        """One of the rows, 0 for none."""
        rows = await self.house.tables.db.all(sql, values)
        return self.chance.choice(rows)[0] if rows else 0

    async def look(self) -> None:
        """What has to hold."""
        db = self.house.tables.db
        for row in await db.all("SELECT id, game FROM match WHERE status = 'lobby'"):
            seats = [seat.user_id for seat in await self.house.tables.seats_of(row["id"])]
            most = registry.game(row["game"]).players[-1]
            assert len(seats) == len(set(seats)) <= most
            assert {(row["id"], user) for user in seats} <= self.pressed
            held = await db.all(
                "SELECT user_id FROM offer WHERE match_id = ? AND state = 'open'",
                (row["id"],),
            )
            assert len(seats) + len({one["user_id"] for one in held} - set(seats)) <= most
        asked = await db.all(
            "SELECT user_id FROM offer JOIN match ON match.id = match_id "
            "WHERE state = 'open' AND (status = 'lobby' OR opens_with <> 0)"
        )
        assert len(asked) == len({one["user_id"] for one in asked}), "one question at a time"


async def quietly(work: Awaitable[object]) -> None:
    with suppress(Refused):
        await work


@pytest.mark.parametrize("seed", range(4))
async def test_any_order(tmp_path: Path, seed: int) -> None:
    chance, clock, pressed = Random(seed), FakeClock(), set[tuple[int, int]]()
    for _ in range(2):  # killed and started again in between
        async with house_at(tmp_path, clock=clock) as house:
            crowd = Crowd(house, chance, pressed)
            for _ in range(STEPS // 2):
                await quietly(crowd.step(chance.choice(PEOPLE)))
                await crowd.look()
                if chance.random() < 0.3:
                    clock.advance(seconds=chance.choice((60, 600, 7200, 50_000)))
                    await house.match.sweep.run()
                    await house[Looking].searches.run()
                    await house[Looking].offers.run()
                    await house.match.begins.run()
                    await crowd.look()
    assert pressed
