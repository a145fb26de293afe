"""A live table as people see it: calls in the thread, one direct message that is brought up to date, the way back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord import ChannelHandle, MemberActor

from bot.services import live
from tests.support.town import Town, texts, town


async def stop(place: Town, seconds: int) -> MemberActor:
    """Whoever is asked acts after so many seconds; returns who is asked then."""
    place.clock.advance(seconds=seconds)
    table = await place.play_on(1, 1)
    user_id = table.seats[table.actors()[0]].user_id
    return next(person for person in place.people if person.id == user_id)


def pinged(place: Town, thread: ChannelHandle) -> set[int]:
    panel = place.panel(thread)
    return set(place.env.backend.get_message(thread.id, panel.id).ping_user_ids)


def direct(place: Town, person: MemberActor) -> list[Any]:
    return person.user.dm_channel.history()


async def test_a_live_table_calls_in_the_thread_and_edits_the_direct_message(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        for _ in range(2 * live.STOPS_A_PERSON - 1):
            asked = await stop(place, 100)
            assert not pinged(place, thread), "whoever gets direct messages is called there"
            assert "Live until" not in texts(place.panel(thread))
        asked = await stop(place, 100)
        assert "Live until 15 quiet minutes have passed" in texts(place.panel(thread))
        assert pinged(place, thread) == {asked.id}
        before = {person.id: [message.id for message in direct(place, person)] for person in place.people}
        for _ in range(3):
            asked = await stop(place, 100)
            assert pinged(place, thread) == {asked.id}
        assert {person.id: [message.id for message in direct(place, person)] for person in place.people} == before
        assert "Which card do you play?" in texts(direct(place, asked)[-1]), "it is brought up to date all the same"
        assert sum("b:hand:1" in str(message.components) for message in thread.history()) <= 1
        assert not place.env.errors


async def test_who_has_just_acted_is_not_called(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        for _ in range(2 * live.STOPS_A_PERSON):
            await stop(place, 100)
        called = place.panel(thread).id
        await stop(place, 10)
        await stop(place, 10)
        assert place.panel(thread).id == called, "a new panel would call; this one is brought up to date"
        await stop(place, live.THERE_SECONDS + 1)
        assert place.panel(thread).id != called


async def test_when_it_is_quiet_the_one_who_is_asked_gets_a_direct_message_again(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        for _ in range(2 * live.STOPS_A_PERSON - 1):
            await stop(place, 100)
        asked = await stop(place, 100)
        before = direct(place, asked)[-1].id
        place.clock.advance(seconds=live.QUIET_SECONDS)
        await place.house.sweep.run()
        await place.settle()
        assert "Live until" not in texts(place.panel(thread))
        newest = direct(place, asked)
        assert newest[-1].id != before
        assert "Which card do you play?" in texts(newest[-1]) or "Yucata' · table 1" in texts(newest[-1])
        assert not place.env.errors
