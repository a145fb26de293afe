"""Settings that cannot be read hold up nobody but whose they are, wherever those of many are read at once."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bot.db import people
from bot.features.guests.service import Guests
from bot.features.notice_board.service import BOARD, Boards
from bot.features.search.offers import OFFER, QUIET_SECONDS, READING_SECONDS
from bot.features.search.searches import SIZES
from bot.features.search.service import Looking
from bot.ui.press.house import House
from tests.support.cards import owed
from tests.support.clock import FakeClock
from tests.support.looking import be_told
from tests.support.people import ANA, BEN, CLEO, DAN, opened, started

GUILD, OTHER = 9, 10
OF_A_PERSON = pytest.mark.parametrize("settings", ["{", '{"nudges": "loud"}', '{"zone": "Nowhere/Else"}'])
OF_A_SERVER = pytest.mark.parametrize("settings", ["{", "[]", '{"enders": "nobody"}'])


async def damaged(house: House, table: str, key: str, number: int, settings: str) -> None:
    async with house.tables.db.write() as tx:
        await tx.execute(
            f"INSERT INTO {table} ({key}, settings) VALUES (?1, ?2) "
            f"ON CONFLICT ({key}) DO UPDATE SET settings = excluded.settings",
            (number, settings),
        )


async def person(house: House, user_id: int, settings: str) -> None:
    await damaged(house, "player", "user_id", user_id, settings)


async def server(house: House, guild_id: int, settings: str) -> None:
    await damaged(house, "guild", "guild_id", guild_id, settings)


async def later(house: House, seconds: int) -> None:
    assert isinstance(house.clock, FakeClock)
    house.clock.advance(seconds=seconds)


async def column(house: House, sql: str) -> list[Any]:
    return [row[0] for row in await house.tables.db.all(sql)]


@OF_A_PERSON
@pytest.mark.parametrize("whose", [ANA, BEN])
async def test_others_are_told_of_free_seats(house: House, settings: str, whose: int) -> None:
    """Also where somebody sits at the table, or was told of it before, whose settings cannot be read."""
    for user_id in (BEN, CLEO):
        await be_told(house, user_id, GUILD, a_day=3)
    await opened(house)
    await person(house, whose, settings)
    for _ in range(2):
        await later(house, QUIET_SECONDS)
        await house[Looking].told.run()
    assert CLEO in await column(house, "SELECT user_id FROM offer WHERE state = 'told'")
    assert (BEN in await column(house, "SELECT user_id FROM offer WHERE state = 'told'")) == (whose == ANA)


@OF_A_PERSON
async def test_others_who_look_for_a_table_find_one(house: House, settings: str) -> None:
    for user_id in (BEN, CLEO, DAN):
        await house[Looking].searches.begin(
            user_id, GUILD, channel_id=8, name="x", games=["yucata"], paces=["daily"], sizes=SIZES, days=14
        )
    await person(house, BEN, settings)
    await later(house, READING_SECONDS)
    await house[Looking].offers.run()
    assert await column(house, "SELECT user_id FROM offer ORDER BY user_id") == [CLEO, DAN]
    await person(house, CLEO, settings)
    cards = house.telling.cards
    told = [user_id for user_id in (CLEO, DAN) if (row := await cards.of(OFFER, 1, user_id)) and row.next_try_at]
    assert told == [CLEO, DAN]


@OF_A_PERSON
async def test_seats_are_offered_at_the_table_of_somebody_whose_settings_cannot_be_read(
    house: House, settings: str
) -> None:
    await opened(house)
    await person(house, ANA, settings)
    search = await house[Looking].searches.begin(
        BEN, GUILD, channel_id=8, name="x", games=["yucata"], paces=["daily"], sizes=SIZES, days=14
    )
    assert await house[Looking].searches.table_for(search, [8]) == 1
    await later(house, READING_SECONDS)
    await house[Looking].offers.run()
    assert await column(house, "SELECT user_id FROM offer") == [BEN]


@OF_A_SERVER
async def test_boards_and_roles_of_other_servers_go_on(house: House, settings: str) -> None:
    await house.people.guilds.change(GUILD, rooms={"board": 80}, roles={"seats": 7})
    await house.people.guilds.change(OTHER, rooms={"board": 80})
    async with house.tables.db.write() as tx:
        await tx.execute(
            "INSERT OR REPLACE INTO card (kind, about, channel_id, message_id, nonce) VALUES ('board', ?, 80, 82, 'x')",
            (OTHER,),
        )
    await server(house, OTHER, settings)
    await opened(house)
    await later(house, QUIET_SECONDS)
    await house[Looking].told.run()
    assert await column(house, "SELECT channel_id FROM role_told") == [8]
    await house[Boards].look()
    assert await owed(house, BOARD) == [(GUILD, 0)], "and the board that stands there is not taken away"
    assert await house[Guests].elsewhere(GUILD) == []


@OF_A_PERSON
async def test_a_match_is_shown_and_goes_on_and_everything_can_be_chosen_anew(house: House, settings: str) -> None:
    match_id = (await started(house, BEN)).row.id
    for user_id in (ANA, BEN):
        await person(house, user_id, settings)
    for _ in range(4):
        scene = await house.tables.scene(match_id)
        (seat,) = scene.actors()
        user_id = scene.people[seat]
        await house.match.steps.act(match_id, user_id, scene.row.revision, 0)
    assert (await house.people.preferences.of(BEN)).language == ""
    await house.people.preferences.change(BEN, language="de")
    scene = await house.tables.scene(match_id)
    assert (scene.player(BEN).language, scene.player(ANA).language) == ("de", "")


@OF_A_SERVER
async def test_tables_open_on_a_server_whose_settings_cannot_be_read_and_they_can_be_chosen_anew(
    house: House, settings: str
) -> None:
    await server(house, GUILD, settings)
    await started(house, BEN)
    assert (await house.people.guilds.of(GUILD)).channels == ()
    await house.people.guilds.change(GUILD, channels=(8,))
    assert (await house.people.guilds.of(GUILD)).channels == (8,)


async def test_it_is_said_once_and_of_no_person_by_number(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await person(house, 4711, "{")
    await server(house, 4712, "{")
    with caplog.at_level(logging.ERROR):
        for _ in range(2):
            assert await people.readable(house.tables.db, 4711) is None
            assert 4712 not in await people.guilds(house.tables.db)
    assert caplog.messages == [
        "the settings of a person cannot be read: DecodeError; python -m bot verify says more",
        "the settings of server 4712 cannot be read: DecodeError; python -m bot verify says more",
    ]
