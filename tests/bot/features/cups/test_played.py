"""Whole cups over weeks: people who play by chance, stay away, leave and come back, while the bot is restarted and
killed. Whatever happens, a cup ends, and nothing of it contradicts itself on the way."""

from __future__ import annotations

from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.db import deadlines
from bot.features.cups import plans
from bot.features.cups.cup import GIVEN_UP_SECONDS, STOP_SECONDS, Cup
from bot.features.cups.rows import Form
from bot.features.cups.service import LOOK, Cups
from bot.services.errors import Refused
from bot.ui.press.house import House
from engine.core.chance import Fast
from tests.support.clock import FakeClock
from tests.support.cups import DIRECTOR, end_by_lot, opened, step, tick
from tests.support.tables import house_at

FIRST = 101


class Months:
    """A house that is opened again and again from its file, with the people of a cup."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.clock = FakeClock()
        self.chance = Random(f"cups {seed}")
        self._stack = AsyncExitStack()
        self.house: House = None  # type: ignore[assignment]

    async def open(self) -> House:
        """Open it, anew if it was open."""
        await self._stack.aclose()
        self._stack = AsyncExitStack()
        self.house = await self._stack.enter_async_context(house_at(self.folder, clock=self.clock))
        return self.house

    async def close(self) -> None:
        """Close it."""
        await self._stack.aclose()


async def consistent(house: House, cup_id: int) -> Cup:
    """The cup as it stands, after a look at whether its parts fit together."""
    cup = await house[Cups].get(cup_id)
    assert not cup.to_open(), "no table is missing"
    for division in cup.divisions:
        data = division.data
        assert set(data.people) <= set(cup.people)
        for person in data.people:
            there = data.entrant(person).left is None
            assert there == (cup.people[person].state == "playing"), cup.people[person]
    for link in cup.links:
        _, match = cup.table(link)
        table = await house.tables.glance(link.match_id)
        over = table.row.status in ("finished", "ended")
        assert over != match.running or cup.row.state != "running", (table.row.status, match)
        if match.running and cup.row.state == "running":
            assert [row.user_id for row in table.seats] == list(cup.seated(link))
    if cup.row.state == "running":
        due = await deadlines.get(house.tables.db, 0, LOOK, cup_id)
        assert due is not None, "it is looked again"
        assert cup.running(), "it is never between two rounds"
    if cup.row.state == "over":
        for division in cup.divisions:
            places = [cup.people[one].place for one in data_order(cup, division)]
            assert places == list(range(1, len(places) + 1))
    return cup


def data_order(cup: Cup, division: Any) -> tuple[int, ...]:
    return cup.final_order(division)


# --- people who play


async def played(folder: Path, form: Form, people: int, seed: int, *, restarts: int, **changes: Any) -> Cup:
    """A cup whose people play by chance a few times a day, until it is over."""
    months = Months(folder, seed)
    house = await months.open()
    try:
        chance, policy = months.chance, Fast(at=seed)
        cup_id = await opened(house, form, **changes)
        users = list(range(FIRST, FIRST + people))
        for user in users:
            await house[Cups].sign_up(cup_id, user, f"P{user}")
        await tick(house, days=3)
        away, leaves, forgets = chance.sample(users, 3)
        await house[Cups].sign_up(cup_id, FIRST + 50, "Reserve")
        begun = (await house[Cups].get(cup_id)).row
        assert begun.round_until is not None
        latest = begun.round_until + STOP_SECONDS + GIVEN_UP_SECONDS
        hours = 0
        while (cup := await consistent(house, cup_id)).row.state == "running":
            if cup.row.round > begun.round:
                begun, latest = cup.row, (cup.row.round_until or 0) + STOP_SECONDS + GIVEN_UP_SECONDS
            assert months.clock.now() <= latest, "a round ends by its date"
            for link in cup.live_links():
                for row in (await house.tables.load(link.match_id)).persons():
                    user = row.user_id
                    while user not in (None, away) and chance.random() < 0.8:
                        if not await step(house, link.match_id, user or 0, policy):
                            break
            hours += 6
            with suppress(Refused):
                match hours:
                    case 24:
                        await house[Cups].sign_up(cup_id, FIRST + 60, "Late")
                    case 60:
                        await house[Cups].leave(cup_id, leaves)
                    case 84:
                        await house.people.personal.forget(forgets, lambda _row: "Somebody")
                    case _:
                        pass
            for offer in cup.offers:
                user_id = cup.people[offer.reserve].user_id
                assert user_id is not None
                with suppress(Refused):
                    await house[Cups].answer(offer.id, user_id, takes=chance.random() < 0.7)
            if restarts and hours % (240 // restarts) == 0:
                house = await months.open()
            await tick(house, hours=6)
        return cup
    finally:
        await months.close()


async def test_a_mini_cup_over_weeks(tmp_path: Path) -> None:
    cup = await played(tmp_path, "mini", 5, 1, restarts=2)
    assert cup.row.state == "over"
    assert {one.why for one in cup.people.values()} >= {"absent", "left"}


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(
    ("form", "people", "changes"),
    [
        ("league", 14, {}),
        *(("mini", size, {"size": size}) for size in plans.SIZES),
        ("mini", 7, {"game": "port_royal"}),
        ("swiss", 8, {}),
        ("swiss", 11, {}),
        ("knockout", 8, {}),
        ("knockout", 16, {}),
    ],
    ids=str,
)
async def test_whole_cups_over_weeks(
    tmp_path: Path, form: Form, people: int, changes: dict[str, Any], seed: int
) -> None:
    cup = await played(tmp_path, form, people, seed, restarts=4, **changes)
    assert cup.row.state == "over"


# --- everything that can happen, in any order


async def anything(folder: Path, form: Form, people: int, seed: int, steps: int) -> None:
    """People and directors do what they may, matches end in any order, and the bot dies between any two commits."""
    months = Months(folder, seed)
    house = await months.open()
    try:
        chance, policy = months.chance, Fast(at=seed)
        cup_id = await opened(house, form, size=0)
        for user in range(FIRST, FIRST + people):
            await house[Cups].sign_up(cup_id, user, f"P{user}")
        await tick(house, days=3)
        late = FIRST + people
        for _ in range(steps):
            cup = await consistent(house, cup_id)
            if cup.row.state != "running":
                break
            cups, someone = house[Cups], chance.choice(list(cup.people.values()))
            links = cup.live_links()
            link = chance.choice(links) if links else None
            match chance.randrange(12):
                case 0 | 1 | 2 | 3 if link is not None:
                    await end_by_lot(house, link, policy)
                case 4 if someone.user_id is not None:
                    with suppress(Refused):
                        await cups.leave(cup_id, someone.user_id)
                case 5 if someone.user_id is not None:
                    async with house.tables.db.write() as tx:
                        await tx.execute("DELETE FROM cup_bar")
                    with suppress(Refused):
                        await cups.sign_up(cup_id, someone.user_id, someone.name)
                case 6:
                    late += 1
                    with suppress(Refused):
                        await cups.sign_up(cup_id, late, f"P{late}")
                case 7:
                    with suppress(Refused):
                        await cups.substitute(cup_id, DIRECTOR, someone.number, manager=False)
                    for offer in (await cups.get(cup_id)).offers:
                        user_id = cup.people[offer.reserve].user_id
                        with suppress(Refused):
                            await cups.answer(offer.id, user_id or 0, takes=chance.random() < 0.6)
                case 8 if link is not None:
                    await cups.set_aside(cup_id, DIRECTOR, link.match_id, manager=False)
                case 9 if link is not None:
                    order = list(cup.table(link)[1].people)
                    chance.shuffle(order)
                    await cups.set_result(cup_id, DIRECTOR, link.match_id, order, manager=False)
                case 10 if someone.user_id is not None:
                    await house.people.personal.forget(someone.user_id, lambda _row: "Somebody")
                case 11:
                    house = await months.open()
                case _:
                    pass
            await dies(house, chance.randrange(9))
            house = await months.open() if chance.random() < 0.2 else house
            await tick(house, hours=chance.choice([0.1, 1, 12]))  # what a kill has cut off goes on within a minute
        else:
            await house[Cups].call_off(cup_id, DIRECTOR, manager=False)
            await tick(house)
        assert (await consistent(house, cup_id)).row.state == "over"
    finally:
        await months.close()


class Killed(BaseException):
    """The process is gone."""


async def dies(house: House, commits: int) -> None:
    """What is due is done, as far as so many transactions allow."""
    db, begin, left = house.tables.db, house.tables.db.write, [commits]

    def write() -> Any:
        left[0] -= 1
        if left[0] < 0:
            raise Killed
        return begin()

    db.write = write  # type: ignore[method-assign]
    try:
        with suppress(Killed):
            await house.match.sweep.run()
    finally:
        db.write = begin  # type: ignore[method-assign]
    house.door.automatic._running.clear()


@pytest.mark.parametrize(("form", "people"), [("swiss", 10), ("mini", 6), ("league", 8), ("knockout", 9)], ids=str)
async def test_in_any_order_with_kills(tmp_path: Path, form: Form, people: int) -> None:
    await anything(tmp_path, form, people, 1, 30)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize(
    ("form", "people"),
    [("swiss", 8), ("swiss", 23), ("swiss", 80), ("mini", 4), ("mini", 13), ("league", 15), ("knockout", 30)],
    ids=str,
)
async def test_in_any_order_with_kills_often(tmp_path: Path, form: Form, people: int, seed: int) -> None:
    await anything(tmp_path, form, people, seed, 80)
