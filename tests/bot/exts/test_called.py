"""Whom messages call, what a notification says, and who is named because nobody is called."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.db import people
from bot.db.people import Player
from bot.services.match.sweep import STILL_PLAYING
from bot.services.telling.wishes import Tell
from tests.support.town import Town, buttons, texts, town

SILENT = 1 << 12
MENTION = re.compile(r"<@(\d+)>")


@asynccontextmanager
async def playing(folder: Path, seats: int, **chosen: Any) -> AsyncGenerator[tuple[Town, Any]]:
    """A match of Yucata' of people who have chosen something, and its thread."""
    async with town(folder, seats) as place:
        async with place.house.tables.db.write() as tx:
            for person in place.people:
                await people.put_player(tx, person.id, Player(**chosen))
        yield place, await place.start("yucata", seats)
        assert not place.env.errors


async def asked(place: Town) -> Any:
    """Who is asked."""
    table = await place.house.tables.load(1)
    return next(person for person in place.people if person.id == table.seats[table.actors()[0]].user_id)


def stored(place: Town, message: Any) -> Any:
    """A message as the simulated Discord has it."""
    return place.env.backend.get_message(message.channel.id, message.id)


async def test_a_call_in_the_thread_stands_until_it_is_answered(tmp_path: Path) -> None:
    async with playing(tmp_path, 3, dms=False) as (place, thread):
        who, panel = await asked(place), place.panel(thread)
        assert stored(place, panel).mention_user_ids == [who.id]
        await place.slash(place.people[0], "game pause", thread)
        await place.slash(place.people[0], "game resume", thread)
        panel = place.panel(thread)  # it stands below the line that says who has paused
        assert stored(place, panel).mention_user_ids == [who.id], "the call was not taken back"
        assert MENTION.findall(texts(place.panel(thread))) == [str(who.id)]
        await place.click(who, place.panel(thread), buttons(place.panel(thread))[0]["custom_id"])
        assert stored(place, place.panel(thread)).mention_user_ids == [(await asked(place)).id]


async def test_a_panel_that_calls_nobody_names_everybody(tmp_path: Path) -> None:
    async with playing(tmp_path, 3) as (place, thread):
        assert not MENTION.findall(texts(place.panel(thread)))
        assert (await asked(place)).user.name in texts(place.panel(thread))
        assert not MENTION.findall(texts(place.channel.last_message)), "the card of the table"


async def test_in_quiet_hours_a_call_makes_no_sound(tmp_path: Path) -> None:
    async with playing(tmp_path, 2, quiet_from=0, quiet_until=23 * 60) as (place, _):
        desk = stored(place, place.dm(await asked(place)))
        assert desk.flags & SILENT
        await place.settle()


async def test_a_call_outside_of_them_does(tmp_path: Path) -> None:
    async with playing(tmp_path, 2) as (place, _):
        assert not stored(place, place.dm(await asked(place))).flags & SILENT


@pytest.mark.parametrize("asleep", [True, False])
async def test_what_is_said_in_direct_messages_in_place_of_a_thread_wakes_nobody(tmp_path: Path, asleep: bool) -> None:
    hours = {"quiet_from": 0, "quiet_until": 23 * 60} if asleep else {}
    async with playing(tmp_path, 2, **hours) as (place, thread):
        place.env.backend.delete_channel(thread.id)
        place.env.backend.delete_channel(place.channel.id)
        await place.settle()
        await place.house.telling.outbox.wish(1, Tell(STILL_PLAYING, {"days": 14}, (0, 1)))
        await place.settle()
        for person in place.people:
            messages = [stored(place, one) for one in person.user.dm_channel.history()]
            (said,) = [one for one in messages if "for 14 days" in one.content]
            assert bool(said.flags & SILENT) == asleep
