"""A row whose JSON cannot be read holds up nobody but whose it is, wherever many rows are read at once."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import msgspec
import pytest

from bot.db import outbox
from bot.db.rows import readable
from bot.features.search.offers import QUIET_SECONDS
from bot.features.search.searches import SIZES
from bot.features.search.service import Looking
from bot.features.templates.service import Templates
from bot.ui.press.house import House
from tests.support.clock import FakeClock
from tests.support.looking import be_told
from tests.support.people import ANA, BEN, CLEO, DAN, opened, started

GUILD, CHANNEL = 9, 8
BROKEN = pytest.mark.parametrize("broken", ["", "{", "7", '"x"'])


def change(house: House, sql: str, *values: object) -> None:
    """Done to the file from outside."""
    with closing(sqlite3.connect(house.tables.db.path)) as raw, raw:
        assert raw.execute(sql, values).rowcount


async def looks_for_a_table(house: House, *users: int) -> None:
    for user_id in users:
        await house[Looking].searches.begin(
            user_id, GUILD, channel_id=CHANNEL, name="x", games=["yucata"], paces=["daily"], sizes=SIZES, days=14
        )


@BROKEN
@pytest.mark.parametrize("column", ["games", "paces", "sizes"])
async def test_a_search(house: House, broken: str, column: str) -> None:
    await looks_for_a_table(house, BEN, CLEO, DAN)
    change(house, f"UPDATE search SET {column} = ? WHERE user_id = ?", broken, BEN)
    await opened(house, BEN)
    await house[Looking].searches.run()
    assert len(await house[Looking].searches.looked_for(GUILD)) == 2
    search = await house[Looking].searches.of(CLEO, GUILD)
    assert search is not None
    assert (await house[Looking].searches.others(search)).people == 1


@BROKEN
@pytest.mark.parametrize("column", ["games", "paces"])
async def test_a_search_without_an_end(house: House, broken: str, column: str) -> None:
    for user_id in (BEN, CLEO):
        await be_told(house, user_id, GUILD, a_day=3, games=("yucata",), paces=("daily",))
    change(house, f"UPDATE search SET {column} = ? WHERE user_id = ?", broken, BEN)
    await opened(house)
    assert isinstance(house.clock, FakeClock)
    house.clock.advance(seconds=QUIET_SECONDS)
    await house[Looking].told.run()
    assert [row["user_id"] for row in await house.tables.db.all("SELECT user_id FROM offer WHERE state = 'told'")] == [
        CLEO
    ]


@BROKEN
async def test_a_match_in_the_lists_of_a_server_and_of_a_person(house: House, broken: str) -> None:
    for _ in range(2):
        await started(house, BEN)
    change(house, "UPDATE match SET options = ? WHERE id = 1", broken)
    assert [row.id for row in await house.tables.rows_of(ANA)] == [2]
    assert [row.id for row in (await house.tables.in_channels(GUILD, [CHANNEL], "running", 10))[0]] == [2]


@BROKEN
async def test_a_wish_that_waits_for_another_try(house: House, broken: str) -> None:
    for _ in range(2):
        await started(house, BEN)
    now = house.clock.now()
    first = "(SELECT min(id) FROM outbox WHERE match_id = 1)"
    change(house, f"UPDATE outbox SET payload = ?, attempts = 1, next_try_at = ? WHERE id = {first}", broken, now + 60)
    assert 2 in await outbox.due(house.tables.db, now)
    assert await outbox.first_due(house.tables.db, 2, now) is not None


@BROKEN
async def test_a_template(house: House, broken: str) -> None:
    await opened(house)
    for name in ("one", "other"):
        await house[Templates].keep(1, name, ANA, guild_id=GUILD)
    change(house, "UPDATE template SET plan = ? WHERE name = 'one'", broken)
    assert [row.name for row in await house[Templates].of_server(GUILD)] == ["other"]


@BROKEN
async def test_what_is_stored_about_a_person_is_handed_out_as_it_is(house: House, broken: str) -> None:
    await looks_for_a_table(house, BEN)
    change(house, "UPDATE search SET games = ?", broken)
    await house.people.preferences.change(BEN, language="de")
    change(house, "UPDATE player SET settings = ?", broken)
    found = msgspec.json.decode(await house.people.personal.export(BEN))
    as_it_is = {"7": 7, '"x"': "x"}.get(broken, broken)
    assert found["settings"] == found["looks_for_tables"][0]["games"] == as_it_is


class Rare(msgspec.Struct):
    names: tuple[str, ...]


def test_it_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    assert readable(Rare, [("{",), ('["a"]',), ("[",)]) == [Rare(("a",))]
    assert caplog.messages == ["a stored Rare cannot be read and is left out; python -m bot verify says more"]
