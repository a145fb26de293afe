"""A live table as people see it: calls in the thread, one direct message that is brought up to date, the way back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord import ChannelHandle, MemberActor

from bot.services.clock import live
from bot.ui.stands import panels
from tests.support.town import Town, buttons, texts, town


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
        await place.house.match.sweep.run()
        await place.settle()
        assert "Live until" not in texts(place.panel(thread))
        newest = direct(place, asked)
        assert newest[-1].id != before
        assert "Which card do you play?" in texts(newest[-1]) or "Yucata' · table 1" in texts(newest[-1])
        assert not place.env.errors


async def test_whom_a_live_table_calls_does_not_tell_who_was_the_last_to_choose(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        card = await place.open_table("nereus", 2)
        await place.house.match.lobby.set_options(1, place.people[0].id, {}, "daily", now=True)
        await place.click(place.people[0], card, "Start")
        asked: set[int] = set()
        for _ in range(400):
            table = await place.house.tables.scene(1)
            sealed = bool(table.game.view(table.state, None).secret_waits)
            seat = table.actors()[-1]
            place.clock.advance(seconds=live.THERE_SECONDS + 1)
            await place.play_on(1, 1) if not sealed else await act(place, seat)
            after = await place.house.tables.scene(1)
            if sealed and not after.game.view(after.state, None).secret_waits:
                called = {row.seat for row in panels.called_in_thread(after, place.clock.now())}
                assert called == set(after.actors())
                asked |= called
                if len(asked) == 2:
                    return
        raise AssertionError("no phase in which the last to choose is asked next")


async def test_at_a_live_table_an_open_desk_follows_its_own_press_on_the_panel_at_once(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        asked = place.people[0]
        for _ in range(2 * live.STOPS_A_PERSON):
            asked = await stop(place, 100)
        desk = (await place.click(asked, place.panel(thread), "My desk")).response
        assert "Which card do you play?" in texts(desk)
        card = next(item["custom_id"] for item in buttons(place.panel(thread)) if item["custom_id"].startswith("b:do:"))
        await place.click(asked, place.panel(thread), card)
        assert "Which card do you play?" not in texts(place.fresh(desk)), "its direct message may wait for a minute"


async def act(place: Town, seat: int) -> None:
    table = await place.house.tables.load(1)
    user_id = table.seats[seat].user_id
    assert user_id is not None
    await place.house.match.steps.act(1, user_id, table.row.revision, 0)
    await place.settle()
