"""Votes, replacing, coming back, pausing, ending, snoozing and answers in advance, as people press them."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from simcord import ChannelHandle

from bot.clock import DAY
from bot.db import people
from bot.services.clock.pace import full_bank
from tests.support.pressed import actor, said
from tests.support.town import Town, buttons, labels, texts, town

GAME = "yucata"


@asynccontextmanager
async def running(folder: Path, people: int, watchers: int = 1) -> AsyncGenerator[tuple[Town, ChannelHandle]]:
    """A town with a running match of some of its people."""
    async with town(folder, people + watchers) as place:
        yield place, await place.start(GAME, people)
        assert not place.env.errors


def card_with(thread: ChannelHandle, words: str) -> Any:
    """The newest message of a thread that says this."""
    return next(message for message in reversed(thread.history()) if words in texts(message))


async def pass_time(place: Town, seconds: int) -> None:
    place.clock.advance(seconds=seconds)
    await place.house.match.sweep.run()
    await place.settle()


async def test_out_of_time_the_table_votes_and_the_slow_one_may_still_act(tmp_path: Path) -> None:
    async with running(tmp_path, 3) as (place, thread):
        slow = await actor(place)
        others = [person for person in place.people[:3] if person is not slow]
        await pass_time(place, full_bank("daily"))
        card = card_with(thread, "time is up")
        assert all(f"<@{person.id}>" in texts(card) for person in others)
        assert f"**{slow.user.name}**" in texts(card), "who is not called is named"
        assert "This question is for other people" in said(await place.click(slow, card, "End the match"))
        assert "This question is for other people" in said(await place.click(place.people[3], card, "End the match"))
        await place.click(others[0], card, "Computer acts once")
        assert "Computer acts once" in texts(place.fresh(card))
        await place.click(slow, place.panel(thread), buttons(place.panel(thread))[0]["custom_id"])
        assert "No longer needed" in texts(place.fresh(card))
        assert f"how to go on without **{slow.user.name}**" in texts(place.fresh(card))
        assert not buttons(place.fresh(card))


async def test_the_table_lets_the_computer_act_once(tmp_path: Path) -> None:
    async with running(tmp_path, 3) as (place, thread):
        slow = await actor(place)
        await pass_time(place, full_bank("daily"))
        card = card_with(thread, "time is up")
        for person in place.people[:3]:
            if person is not slow:
                await place.click(person, card, "Computer acts once")
        decided = texts(place.fresh(card))
        assert decided.startswith("### Decided: the computer acts once for **ben**.")
        assert "How do you go on?" not in decided, "a decided vote tells what was decided, not what was asked"
        assert card_with(thread, "The computer has acted once")
        assert await actor(place) is not slow


async def test_a_seat_is_offered_taken_and_its_old_buttons_stop_working(tmp_path: Path) -> None:
    async with running(tmp_path, 2, watchers=2) as (place, thread):
        ana, ben, cleo, dan = place.people
        old_desk = (await place.click(ana, place.panel(thread), "My desk")).response
        assert "sits at the table already" in said(await place.slash(ana, "game replace", thread, member=ben))
        await place.slash(ana, "game replace", thread, member=cleo)
        card = card_with(thread, "is offered")
        assert f"Only <@{cleo.id}>" in texts(card)
        assert "offered to somebody else" in said(await place.click(dan, card, "Take the seat"))
        await place.click(cleo, card, "Take the seat")
        assert "The seat is taken" in texts(place.fresh(card))
        table = await place.house.tables.load(1)
        assert table.seat_of(cleo.id) == 0
        assert not [message for message in ana.user.dm_channel.history() if buttons(message)], "the hand is gone"
        assert "You do not sit at this table" in said(await place.forge(ana, old_desk, "b:play:1:0:"))
        desk = await place.click(cleo, place.panel(thread), "My desk")
        assert desk.ephemeral


async def test_whoever_left_comes_back_by_a_vote(tmp_path: Path) -> None:
    async with running(tmp_path, 3) as (place, thread):
        ana, ben, cleo = place.people[:3]
        sure = await place.slash(ben, "game resign", thread)
        await place.click(ben, sure.response, "Leave for good")
        assert card_with(thread, "A player has left")
        assert "You have left no seat" in said(await place.slash(ana, "game return", thread))
        await place.slash(ben, "game return", thread)
        card = card_with(thread, "asks to come back")
        await place.click(ana, card, "Yes")
        await place.click(cleo, card, "Yes")
        seat = (await place.house.tables.load(1)).seats[1]
        assert (seat.user_id, seat.name) == (ben.id, "ben")


async def test_an_undo_that_others_must_allow(tmp_path: Path) -> None:
    async with running(tmp_path, 2) as (place, thread):
        for _ in range(2):
            panel = place.panel(thread)
            await place.click(await actor(place), panel, buttons(panel)[0]["custom_id"])
        first = await actor(place)
        second = next(person for person in place.people[:2] if person is not first)
        refused = await place.click(first, place.panel(thread), "Undo")
        message = refused.followups[0] if refused.followups else refused.response
        assert message is not None
        assert "has played since. Ask the table?" in texts(message)
        await place.click(first, message, "Ask the table")
        card = card_with(thread, "would like to take back")
        await place.click(second, card, "Yes")
        assert "Agreed" in texts(place.fresh(card))
        assert "as the table agreed" in texts(place.panel(thread))
        assert not [row for row in (await place.house.tables.load(1)).state.last_cards if row >= 0]


async def test_pause_resume_and_end(tmp_path: Path) -> None:
    async with running(tmp_path, 2) as (place, thread):
        ana, ben, stranger = place.people
        assert "You do not sit" in said(await place.slash(stranger, "game pause", thread))
        await place.slash(ana, "game pause", thread)
        panel = place.panel(thread)
        assert "suspended" in texts(panel)
        assert any("has paused the match for all" in texts(one) for one in thread.history())
        assert not [item for item in buttons(panel) if item["label"] in ("Play", "Undo")]
        await place.click(ben, panel, "Resume")
        assert "Waiting for" in texts(place.panel(thread))
        await place.slash(ana, "game end", thread)
        card = card_with(thread, "asks to end")
        await place.click(ben, card, "No")
        assert "Not agreed" in texts(place.fresh(card))
        await place.slash(ben, "game end", thread)
        await place.click(ana, card_with(thread, "asks to end"), "Yes")
        assert (await place.house.tables.load(1)).row.status == "ended"
        assert "The match was ended" in texts(place.panel(thread))


async def test_a_reminder_brings_the_table_and_can_be_put_off(tmp_path: Path) -> None:
    async with running(tmp_path, 2) as (place, thread):
        person = await actor(place)
        await pass_time(place, 24 * 3600)
        nudge = place.dm(person)
        assert "· only you are missing" in texts(nudge)
        assert f"/{thread.id})" in texts(nudge), "a link to the table"
        assert "You will be reminded" in said(await place.click(person, nudge, "Snooze 4 h"))
        assert "Your matches" in said(await place.click(person, nudge, "My games"))
        await pass_time(place, 3 * 3600)
        assert place.dm(person).id == nudge.id
        await pass_time(place, 2 * 3600)
        assert place.dm(person).id != nudge.id


async def test_whoever_is_first_reminded_is_asked_what_time_it_is(tmp_path: Path) -> None:
    async with running(tmp_path, 2) as (place, _):
        person = await actor(place)
        await pass_time(place, 24 * 3600)
        nudge = place.dm(person)
        clocks = (await place.click(person, nudge, "What time is it for you?")).response
        assert "Snooze 4 h" in labels(place.fresh(nudge)), "the reminder stays"
        places = (await place.choose(person, clocks, "16")).response
        page = (await place.choose(person, places, "Europe/Berlin")).response
        assert "Europe/Berlin, where it is 16:13 now" in texts(page)
        await place.click(person, nudge, "Snooze 4 h")
        await pass_time(place, 3 * 3600)
        await pass_time(place, 2 * 3600)
        later = place.dm(person)
        assert later.id != nudge.id
        assert "What time is it for you?" not in labels(later)


async def test_a_reminder_ends_with_its_question(tmp_path: Path) -> None:
    async with running(tmp_path, 2) as (place, _):
        person = await actor(place)
        await pass_time(place, 24 * 3600)
        nudge = place.dm(person)
        assert "only you are missing" in texts(nudge)
        table = await place.house.tables.load(1)
        await place.house.match.steps.act(1, person.id, table.row.revision, 0)
        await place.settle()
        assert nudge.id not in [message.id for message in person.user.dm_channel.history()]
        assert not place.env.errors


async def test_of_two_reminders_of_one_question_only_the_newer_stands_and_it_ends_with_the_seat(tmp_path: Path) -> None:
    async with running(tmp_path, 3) as (place, _):
        person = await actor(place)
        await pass_time(place, 24 * 3600)
        first = place.dm(person)
        await pass_time(place, 72 * 3600)
        second = place.dm(person)
        standing = [message.id for message in person.user.dm_channel.history()]
        assert first.id not in standing
        assert second.id in standing
        await place.house.match.seats.resign(1, person.id)
        await place.settle()
        assert second.id not in [message.id for message in person.user.dm_channel.history()]


async def test_an_idle_table_is_asked_and_stays(tmp_path: Path) -> None:
    async with running(tmp_path, 2) as (place, thread):
        await pass_time(place, 14 * 86400)
        asked = card_with(thread, "Are you still playing")
        await place.click(place.people[0], asked, "Yes, still playing")
        await pass_time(place, 13 * 86400)
        assert (await place.house.tables.load(1)).row.status == "running"


async def test_a_match_survives_its_thread_and_its_channel(tmp_path: Path) -> None:
    async with running(tmp_path, 2) as (place, thread):
        person = await actor(place)
        desk = place.dm(person)
        place.env.backend.delete_channel(thread.id)
        await place.env.settle()
        chosen = next(item["custom_id"] for item in buttons(desk) if item["custom_id"].startswith("b:do:"))
        await place.click(person, desk, chosen)
        assert (await place.house.tables.load(1)).row.revision == 1
        assert (await place.house.tables.load(1)).row.status == "running"


async def test_a_reminder_in_the_thread_tells_nobody_who_has_not_chosen(tmp_path: Path, toy: str) -> None:
    async with town(tmp_path, 3) as place:
        async with place.house.tables.db.write() as tx:
            for person in place.people:
                await people.close_dms(tx, person.id)
        thread = await place.start(toy, 3)
        ana = place.people[0]
        desk = (await place.click(ana, place.panel(thread), "My desk")).response
        await place.click(ana, desk, "stone")
        await pass_time(place, 24 * 3600)
        reminders = [message for message in thread.history() if "still waits for 2 sealed choices" in texts(message)]
        (reminder,) = reminders
        assert all(f"<@{person.id}>" in texts(reminder) for person in place.people)
        called = place.env.backend.get_message(thread.id, reminder.id).ping_user_ids
        assert set(called) == {person.id for person in place.people}
        for person in place.people[1:]:
            assert reminder.id in [message.id for message in thread.history()]
            table = await place.house.tables.load(1)
            await place.house.match.steps.act(1, person.id, table.row.revision, 0)
            await place.settle()
        assert reminder.id not in [message.id for message in thread.history()], "nobody is missing any more"
        assert not place.env.errors


@pytest.mark.parametrize("leaves", [False, True])
async def test_nobody_is_reminded_of_a_match_that_was_left_meanwhile(tmp_path: Path, leaves: bool) -> None:
    async with running(tmp_path, 3) as (place, thread):
        slow = await actor(place)
        with place.house.telling.outbox.together():
            place.clock.advance(seconds=DAY)
            await place.house.match.sweep.run()
            if leaves:
                await place.house.match.seats.resign(1, slow.id)
        await place.settle()
        direct = slow.user.dm_channel
        told = [*thread.history(), *(direct.history() if direct is not None else ())]
        reminders = [one for one in told if any(label.startswith("Snooze") for label in labels(one))]
        assert len(reminders) == (0 if leaves else 1)
