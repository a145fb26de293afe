"""What features hear, they hear in the transaction of the change itself: both are kept, or neither is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.db import deadlines
from bot.db.transactions import Change
from bot.services.match.hears import Hears
from bot.ui.press.house import House
from tests.support.people import ANA, BEN, at_turn, opened, started


class LostError(Exception):
    """A feature has failed."""


class Fails(Hears):
    """Writes when it hears of something, and fails then."""

    def __init__(self, heard: str) -> None:
        async def hear(tx: Change, *_: object) -> None:
            await deadlines.put(tx, None, "heard", 1, 1)
            raise LostError

        setattr(self, heard, hear)


async def has_chosen(house: House) -> None:
    await house.people.preferences.change(ANA, nudges="none")


async def alone(house: House) -> None:
    await opened(house)


async def together(house: House) -> None:
    await opened(house, BEN)


async def running(house: House) -> None:
    await started(house, BEN)


async def may_be_ended(house: House) -> None:
    await house.people.guilds.change(9, enders="host")
    await started(house, BEN)


async def step(house: House) -> None:
    table = await house.tables.load(1)
    await house.match.steps.act(1, at_turn(table), table.row.revision, 0)


Does = Callable[[House], Awaitable[object]]
HEARD: dict[str, tuple[Does, Does]] = {
    "seated": (alone, lambda house: house.match.lobby.join(1, BEN, "Ben")),
    "closed": (alone, lambda house: house.match.lobby.leave(1, ANA)),
    "begun": (together, lambda house: house.match.matches.start(1, ANA)),
    "stepped": (running, step),
    "left": (running, lambda house: house.match.seats.resign(1, BEN)),
    "over": (may_be_ended, lambda house: house.match.matches.end(1, ANA, manager=False)),
    "chose": (has_chosen, lambda house: house.people.preferences.change(ANA, nudges="thread")),
    "managed": (has_chosen, lambda house: house.people.guilds.change(9, pace="slow")),
    "forgotten": (has_chosen, lambda house: house.people.personal.forget(ANA, lambda _: "Somebody")),
}


async def everything(house: House) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    db = house.tables.db
    tables = [row["name"] for row in await db.all("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {table: [tuple(row) for row in await db.all(f"SELECT * FROM {table}")] for table in tables}


@pytest.mark.parametrize("heard", HEARD)
async def test_nothing_has_changed_where_what_a_feature_does_with_it_has_failed(house: House, heard: str) -> None:
    prepare, change = HEARD[heard]
    await prepare(house)
    before = await everything(house)
    house.door.hears = (Fails(heard),)
    with pytest.raises(LostError):
        await change(house)
    assert await everything(house) == before
