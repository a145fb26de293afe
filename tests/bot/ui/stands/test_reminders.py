"""Reminders: where they stand, and when they go."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from simcord import ChannelHandle, MemberActor

from bot.clock import DAY
from bot.services.clock.turns import NUDGE
from bot.services.errors import Broken
from tests.support.abroad import Abroad, dm_of, played
from tests.support.town import Town, labels, texts, town

GAME = "yucata"


async def tick(place: Town, seconds: int = DAY) -> None:
    place.clock.advance(seconds=seconds)
    await place.house.match.sweep.run()
    await place.settle()


def reminders(messages: Sequence[Any]) -> list[Any]:
    """Those of them that remind somebody."""
    return [one for one in messages if any(label.startswith("Snooze") for label in labels(one))]


async def asked_twice(place: Town) -> tuple[MemberActor, dict[int, ChannelHandle]]:
    """Somebody for whom two matches wait, and their threads."""
    waits: dict[int, dict[int, ChannelHandle]] = {0: {}, 1: {}}
    while all(len(found) < 2 for found in waits.values()):
        thread = await place.start(GAME, 2)
        number = sum(map(len, waits.values())) + 1
        waits[(await place.house.tables.load(number)).actors()[0]][number] = thread
    seat, found = next((seat, found) for seat, found in waits.items() if len(found) == 2)
    return place.people[seat], found


async def act(place: Town, person: MemberActor, number: int) -> None:
    table = await place.house.tables.load(number)
    await place.house.match.steps.act(number, person.id, table.row.revision, 0)
    await place.settle()


async def test_a_digest_says_what_still_waits_and_goes_with_the_last_of_its_matches(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        person, threads = await asked_twice(place)
        await tick(place)
        (digest,) = reminders(person.user.dm_channel.history())
        assert all(f"/{thread.id})" in texts(digest) for thread in threads.values())
        first, second = threads
        await act(place, person, first)
        (left,) = reminders(person.user.dm_channel.history())
        assert left.id == digest.id
        assert [f"/{threads[number].id})" in texts(left) for number in (first, second)] == [False, True]
        await act(place, person, second)
        assert reminders(person.user.dm_channel.history()) == []
        assert await place.house.tables.db.all("SELECT 1 FROM card WHERE kind LIKE '%reminder'") == []
        assert not place.env.errors


async def test_one_that_was_snoozed_goes_with_its_question_too(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start(GAME, 2)
        person = place.people[(await place.house.tables.load(1)).actors()[0]]
        await tick(place)
        (reminder,) = reminders(person.user.dm_channel.history())
        await place.click(person, reminder, "Snooze 4 h")
        assert [one.id for one in reminders(person.user.dm_channel.history())] == [reminder.id]
        await act(place, person, 1)
        assert reminders(person.user.dm_channel.history()) == []


@pytest.mark.parametrize(("code", "closes"), [(50007, True), (20026, False)])
async def test_where_no_direct_message_arrives_each_match_says_so_in_its_thread(
    tmp_path: Path, code: int, closes: bool
) -> None:
    async with town(tmp_path, 2) as place:
        person, threads = await asked_twice(place)
        room = f"/channels/{person.user.dm_channel.id}/messages"
        place.env.inject_error("POST", room, status=403, code=code, times=1)
        await tick(place)
        assert reminders(person.user.dm_channel.history()) == []
        assert await place.house.people.direct_messages.closed(person.id) == closes
        for number, thread in threads.items():
            (said,) = reminders(thread.history())
            assert f"<@{person.id}>" in texts(said)
            others = [one for one in threads if one != number]
            assert not any(f"/{threads[one].id})" in texts(said) for one in others), "nobody reads of the others there"
            place.env.backend.delete_message(thread.id, said.id)
            await place.house.telling.cards.is_gone(said.id)
            await place.settle()
            assert reminders(thread.history()) == [], "whoever deletes it wants it gone"
        await tick(place, 2 * DAY)
        stands = [reminders(thread.history()) for thread in threads.values()]
        assert [len(one) for one in stands] == ([1, 1] if closes else [0, 0]), "the next one is tried again"
        for number in threads:
            await act(place, person, number)
        assert not any(reminders(thread.history()) for thread in threads.values())
        assert not place.env.errors


async def test_a_newer_one_in_the_thread_takes_the_place_of_the_older(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start(GAME, 2)
        person = place.people[(await place.house.tables.load(1)).actors()[0]]
        await place.house.people.preferences.change(person.id, nudges="thread")
        await tick(place)
        (first,) = reminders(thread.history())
        await tick(place, 2 * DAY)
        (second,) = reminders(thread.history())
        assert first.id != second.id
        assert reminders(person.user.dm_channel.history()) == []
        await place.house.match.matches.pause(1, person.id)
        await place.settle()
        assert reminders(thread.history()) == [], "nobody waits while the match is paused"


async def test_a_guest_who_sees_no_thread_is_reminded_in_direct_messages(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        abroad = Abroad(place)
        ana, wanda = place.people[0], abroad.guest
        await played(place, abroad)
        table = await place.house.tables.load(1)
        if table.seats[table.actors()[0]].user_id == ana.id:
            await act(place, ana, 1)
        await place.house.people.preferences.change(wanda.id, nudges="thread")
        await tick(place)
        assert len(reminders(dm_of(wanda).history())) == 1
        await place.house.people.direct_messages.close(wanda.id)
        await tick(place, 2 * DAY)
        assert reminders(place.channel.threads[-1].history()) == [], "nobody there learns who a guest is"
        assert not place.env.errors


async def test_whoever_is_forgotten_keeps_no_reminder(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start(GAME, 2)
        person = place.people[(await place.house.tables.load(1)).actors()[0]]
        await tick(place)
        assert len(reminders(person.user.dm_channel.history())) == 1
        await place.house.trouble.set_aside(Broken(1, "view"))  # so that the seat cannot be handed over
        await place.settle()
        await place.house.people.personal.forget(person.id, lambda match: "Somebody")
        await place.settle()
        assert reminders(person.user.dm_channel.history()) == []
        assert await place.house.tables.db.all("SELECT 1 FROM card WHERE person = ?", (person.id,)) == []


async def test_the_reminder_of_sealed_choices_goes_before_the_next_ones_are_sealed(tmp_path: Path, toy: str) -> None:
    async with town(tmp_path, 2) as place:
        for person in place.people:
            await place.house.people.direct_messages.close(person.id)
        thread = await place.start(toy, 2)
        await tick(place)

        def said() -> list[Any]:
            return [one for one in thread.history() if "still waits for" in texts(one)]

        assert len(said()) == 1
        with place.house.telling.outbox.together():
            for person in place.people:
                table = await place.house.tables.load(1)
                await place.house.match.steps.act(1, person.id, table.row.revision, 0)
        await place.settle()
        assert said() == []


@pytest.mark.parametrize(("before", "now"), [("thread", "dm"), ("thread", "off"), ("dm", "thread"), ("dm", "off")])
async def test_the_next_one_stands_where_it_is_wanted_then_and_no_other_does(
    tmp_path: Path, before: str, now: str
) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start(GAME, 2)
        person = place.people[(await place.house.tables.load(1)).actors()[0]]

        def stand() -> dict[str, int]:
            rooms = {"thread": thread, "dm": person.user.dm_channel}
            return {where: len(said) for where, room in rooms.items() if (said := reminders(room.history()))}

        await place.house.people.preferences.change(person.id, nudges=before)
        await tick(place)
        assert stand() == {before: 1}
        await place.house.people.preferences.change(person.id, nudges=now)
        await tick(place, 2 * DAY)
        assert stand() == ({} if now == "off" else {now: 1})


async def test_whoever_wants_none_any_more_is_spared_one_that_could_not_be_sent(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start(GAME, 2)
        person = place.people[(await place.house.tables.load(1)).actors()[0]]
        place.env.inject_error("POST", f"/channels/{person.user.dm_channel.id}/messages", status=500, times=1)
        await tick(place)
        await place.house.people.preferences.change(person.id, nudges="off")
        place.clock.advance(seconds=600)
        await place.settle()
        assert reminders([*thread.history(), *person.user.dm_channel.history()]) == []
        assert await place.house.tables.db.all("SELECT 1 FROM card WHERE kind LIKE '%reminder'") == []


async def test_where_a_match_has_no_thread_any_more_whoever_wants_reminders_there_gets_them_directly(
    tmp_path: Path,
) -> None:
    async with town(tmp_path, 2) as place:
        await place.start(GAME, 2)
        person = place.people[(await place.house.tables.load(1)).actors()[0]]
        await place.house.people.preferences.change(person.id, nudges="thread")
        async with place.house.door.write() as tx:
            await tx.execute("UPDATE match SET thread_id = NULL")
        await tick(place)
        assert len(reminders(person.user.dm_channel.history())) == 1


async def test_to_snooze_all_holds_for_the_others_when_one_is_answered_at_that_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 2) as place:
        person, threads = await asked_twice(place)
        await tick(place)
        (digest,) = reminders(person.user.dm_channel.history())
        sweep = place.house.match.sweep
        snooze, answered = sweep.snooze, min(threads)

        async def meanwhile(match_id: int, user_id: int, seconds: int) -> int:
            if match_id == answered:
                table = await place.house.tables.load(match_id)
                await place.house.match.steps.act(match_id, user_id, table.row.revision, 0)
            return await snooze(match_id, user_id, seconds)

        monkeypatch.setattr(sweep, "snooze", meanwhile)
        result = await place.click(person, digest, "Snooze 4 h")
        assert texts(result.response).startswith("You will be reminded")
        waits = await place.house.tables.due(max(threads), NUDGE)
        assert set(waits.values()) == {place.clock.now() + 4 * 3600}
