"""Discord in trouble: nothing is lost, nothing is doubled, and the person concerned is told."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from simcord import ChannelHandle, MemberActor

from bot.db import connection, panels, people
from bot.db import matches as rows
from bot.services.people.direct_messages import REFUSAL_TOLD_AFTER
from bot.services.table.scene import Table
from bot.ui.press import reply
from bot.ui.press.codes import DM_REFUSED
from tests.support.pressed import said
from tests.support.town import Town, buttons, components, labels, texts, town


async def stands(place: Town, match_id: int = 1) -> Table:
    """The match as it stands."""
    return await place.house.tables.load(match_id)


def answers(message: Any) -> list[str]:
    """The custom ids of the answers on a message."""
    return [item["custom_id"] for item in buttons(message) if item["custom_id"].startswith("b:do:")]


async def panel_press(place: Town, thread: ChannelHandle) -> MemberActor:
    """The player to act presses the first answer on the panel; returns who that was."""
    table = await stands(place)
    person = place.people[table.actors()[0]]
    panel = place.panel(thread)
    await place.click(person, panel, answers(panel)[0])
    return person


def panels_in(thread: ChannelHandle) -> int:
    """How many table panels stand in a thread."""
    return sum(
        any(item["custom_id"].startswith("b:hand:") for item in buttons(message)) for message in thread.history()
    )


async def wait_out(place: Town) -> None:
    """Let the pauses of the outbox pass."""
    for _ in range(12):
        place.clock.advance(seconds=301)
        await place.settle()


# --- direct messages


@pytest.mark.parametrize("code", sorted(DM_REFUSED))
async def test_closed_direct_messages_are_told_once_and_play_goes_on_in_the_thread(tmp_path: Path, code: int) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        place.env.inject_error("POST", "/users/@me/channels", status=403, code=code, times=None)
        for person in place.people:
            place.env.inject_error(
                "POST", f"/channels/{person.user.dm_channel.id}/messages", status=403, code=code, times=None
            )
        thread = await place.start("yucata", 2)
        for _ in range(4):
            await panel_press(place, thread)
        place.clock.advance(seconds=REFUSAL_TOLD_AFTER)
        await place.settle()
        notices = [text for text in map(texts, thread.history()) if "direct messages are closed" in text]
        assert len(notices) == 2
        assert {f"<@{person.id}>" in notices[0] + notices[1] for person in (ana, ben)} == {True}
        assert (await stands(place)).row.revision == 4
        hand = await place.click(ana, place.panel(thread), "My desk")
        assert hand.ephemeral
        pinged = [place.env.backend.get_message(thread.id, message.id).ping_user_ids for message in thread.history()]
        assert {ana.id} in [set(ids) for ids in pinged]
        assert not place.env.errors


async def test_direct_messages_that_are_switched_on_again_come_again(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        ana = place.people[0]
        async with place.house.tables.db.write() as tx:
            await people.close_dms(tx, ana.id)
        before = len(ana.user.dm_channel.history())
        for _ in range(2):
            await panel_press(place, thread)
        assert len(ana.user.dm_channel.history()) <= before
        async with place.house.tables.db.write() as tx:
            await people.put_player(tx, ana.id, people.Player(dms=True))
        for _ in range(2):
            await panel_press(place, thread)
        assert "Yucata'" in texts(place.dm(ana))


# --- what was deleted or archived


async def test_a_deleted_panel_is_posted_again(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        panel = place.panel(thread)
        place.env.backend.delete_message(thread.id, panel.id)
        await place.env.settle()
        table = await stands(place)
        person = place.people[table.actors()[0]]
        desk = place.dm(person)
        await place.click(person, desk, answers(desk)[0])
        assert panels_in(thread) == 1
        assert "** played" in texts(place.panel(thread))
        assert not place.env.errors


async def test_a_deleted_desk_is_sent_again_when_the_seat_is_asked(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        for person in place.people:
            for message in person.user.dm_channel.history():
                place.env.backend.delete_message(person.user.dm_channel.id, message.id)
        await place.env.settle()
        await panel_press(place, thread)
        table = await stands(place)
        asked = place.people[table.actors()[0]]
        assert "Which card do you play?" in texts(place.dm(asked))
        assert not place.env.errors


async def test_a_deleted_card_does_not_stop_the_table(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        card = await place.open_table("yucata", 2)
        place.env.backend.delete_message(card.channel.id, card.id)
        await place.env.settle()
        await place.house.match.matches.start(1, place.people[0].id)
        await place.settle()
        thread = place.channel.threads[-1]
        await panel_press(place, thread)
        assert (await stands(place)).row.revision == 1
        assert await place.house.tables.db.all("SELECT 1 FROM outbox") == []
        assert not place.env.errors


async def test_after_the_thread_is_deleted_the_match_goes_on_in_direct_messages(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        place.env.backend.delete_channel(thread.id)
        await place.env.settle()
        for turn in range(3):
            table = await stands(place)
            person = place.people[table.actors()[0]]
            desk = place.dm(person)
            await place.click(person, desk, answers(desk)[0])
            assert (await stands(place)).row.revision == turn + 1
        assert await place.house.tables.db.all("SELECT 1 FROM outbox") == []
        assert not place.env.errors


async def test_an_archived_thread_wakes_up_with_the_next_step(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        metadata = place.env.backend.get_channel(thread.id).thread_metadata
        assert metadata is not None
        metadata.archived = True
        table = await stands(place)
        person = place.people[table.actors()[0]]
        desk = place.dm(person)
        await place.click(person, desk, answers(desk)[0])
        await wait_out(place)
        assert "** played" in texts(place.panel(thread))
        assert panels_in(thread) == 1


# --- faults of Discord


@pytest.mark.parametrize("status", [401, 429, 500, 502, 503])
@pytest.mark.parametrize("times", [1, 3])
async def test_faults_of_discord_delay_messages_and_double_none(tmp_path: Path, status: int, times: int) -> None:
    async with town(tmp_path, 2) as place:
        card = await place.open_table("yucata", 2)
        for method, path in (
            ("POST", "/channels/*/messages"),
            ("PATCH", "/channels/*/messages/*"),
            ("POST", "/channels/*/messages/*/threads"),
        ):
            place.env.inject_error(method, path, status=status, message="trouble", times=times)
        await place.click(place.people[0], card, "Start")
        await wait_out(place)
        thread = place.channel.threads[-1]
        for _ in range(3):
            for method, path in (("POST", "/channels/*/messages"), ("PATCH", "/channels/*/messages/*")):
                place.env.inject_error(method, path, status=status, message="trouble", times=times)
            await panel_press(place, thread)
            await wait_out(place)
        assert len(place.channel.threads) == 1
        assert panels_in(thread) == 1
        assert sum(" begins: " in texts(message) for message in thread.history()) == 1
        table = await stands(place)
        for seat, person in enumerate(place.people):
            # Whoever has played in the thread needs no call any more.
            assert len(person.user.dm_channel.history()) == (seat in table.actors())
        assert table.row.revision == 3
        assert await place.house.tables.db.all("SELECT 1 FROM outbox") == []
        assert not place.env.errors


async def test_the_result_is_posted_although_the_thread_could_not_be_opened_before(tmp_path: Path, toy: str) -> None:
    async with town(tmp_path, 2) as place:
        card = await place.open_table(toy, 2)
        place.env.inject_error("POST", "/channels/*/messages/*/threads", status=503, message="trouble", times=12)
        await place.click(place.people[0], card, "Start")
        await place.play_on(1)
        await place.house.tables.load(1)
        assert not place.channel.threads
        await wait_out(place)
        said_there = "\n".join(texts(message) for message in place.channel.threads[-1].history())
        assert "is over: " in said_there
        assert not place.env.errors


@pytest.mark.parametrize("code", [10062, 40060, 10015])
async def test_an_interaction_that_has_expired_loses_nothing(tmp_path: Path, code: int) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("yucata", 2)
        table = await stands(place)
        person, panel = place.people[table.actors()[0]], place.panel(thread)
        place.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=code, times=1)
        await place.click(person, panel, answers(panel)[0])
        assert (await stands(place)).row.revision == 1
        assert "** played" in texts(place.panel(thread))
        place.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=code, times=1)
        await place.click(place.people[2], place.panel(thread), "My desk")
        assert not place.env.errors


async def test_an_answer_that_discord_refuses_is_told_and_the_step_counts(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        person, panel = place.people[(await stands(place)).actors()[0]], place.panel(thread)
        place.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50006, times=1)
        result = await place.click(person, panel, answers(panel)[0])
        assert "Discord refused my answer" in said(result)
        assert (await stands(place)).row.revision == 1
        assert "** played" in texts(place.panel(thread))
        assert not place.env.errors


# --- slow work


class Impatient:
    """asyncio for a house in which all work takes longer than an answer may."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def wait(self, tasks: set[Any], timeout: float) -> tuple[set[Any], set[Any]]:  # noqa: ASYNC109
        """Nothing is ever done in time."""
        return set(), tasks


async def test_slow_answers_are_deferred_and_arrive_where_they_belong(
    tmp_path: Path, toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reply, "asyncio", Impatient())
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        answer = await place.slash(ana, "game new", game=toy)
        assert answer.deferred
        assert answer.response is None
        card = place.channel.last_message
        assert card is not None
        assert labels(card)[:2] == ["Join", "Leave"]
        await place.click(ben, card, "Join")
        assert "**ben**" in texts(place.fresh(card))
        assert "already" in said(await place.click(ben, card, "Join"))
        await place.click(ana, card, "Start")
        thread = place.channel.threads[-1]
        desk = (await place.click(ana, place.panel(thread), "My desk")).response
        assert desk is not None
        assert desk.ephemeral
        await place.click(ana, desk, "stone")
        assert "Your choice is sealed" in texts(place.fresh(desk))
        assert "Waiting for 1 sealed choice" in texts(place.panel(thread))
        assert "do not sit" in said(await place.click(cleo, place.panel(thread), "My desk"))
        await place.click(ben, place.dm(ben), "shell")
        assert (await stands(place)).state.turn == 0
        assert (await place.slash(ana, "mygames")).response.ephemeral
        assert (await place.slash(ana, "game find")).modal is not None, "Discord takes a form as a first answer only"
        form = await place.forge(ana, place.panel(thread), "b:tick:1:0:")
        assert form.acknowledged
        assert panels_in(thread) == 1
        assert not place.env.errors


# --- storage


async def test_a_press_that_cannot_be_stored_says_so_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "BUSY_SECONDS", 0.02)
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        person, panel = place.people[(await stands(place)).actors()[0]], place.panel(thread)
        other = sqlite3.connect(place.house.settings.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        result = await place.click(person, panel, answers(panel)[0])
        assert "could not save" in said(result)
        other.execute("ROLLBACK")
        other.close()
        assert (await stands(place)).row.revision == 0
        await place.click(person, panel, answers(panel)[0])
        assert (await stands(place)).row.revision == 1
        assert not place.env.errors


async def test_with_the_file_gone_a_press_and_a_command_say_so_and_the_operator_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        person, panel = place.people[(await stands(place)).actors()[0]], place.panel(thread)
        file = place.house.settings.database
        away = file.rename(tmp_path / "away")
        caplog.clear()
        for _ in range(2):
            assert "could not save" in said(await person.click(panel, custom_id=answers(panel)[0]))
        assert "could not save" in said(await person.slash(place.channel, "mygames"))
        told = [record for record in caplog.records if record.levelname == "ERROR"]
        assert [record.name for record in told] == ["bot.db.connection"], caplog.text
        away.rename(file)
        await place.click(person, panel, answers(panel)[0])
        assert (await stands(place)).row.revision == 1
        assert not place.env.errors


# --- restart


async def test_everything_that_was_on_the_screen_works_after_a_restart(tmp_path: Path, toy: str) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        card = await place.open_table(toy, 1)
        form = await place.click(ana, card, "Options")
        await place.restart()
        await place.submit(ana, form, pace=["slow"], rounds=["3"], switches=[])
        assert "Rounds: three" in texts(place.fresh(card))
        await place.click(ben, card, "Join")
        await place.click(ana, card, "Start")
        thread = place.channel.threads[-1]
        desk = (await place.click(ana, place.panel(thread), "My desk")).response
        dm = place.dm(ben)
        history = (await place.click(ana, place.panel(thread), "History")).response
        await place.restart()
        assert place.panel(thread).id == place.fresh(place.panel(thread)).id
        assert panels_in(thread) == 1
        await place.click(ana, desk, "stone")
        await place.click(ben, dm, "shell")
        assert (await stands(place)).state.turn == 0
        await place.click(ana, desk, "Draw a pebble")
        assert len((await stands(place)).state.hands[0]) == 1
        await place.click(ben, place.dm(ben), "Pass")
        for person in (ana, ben):
            await place.click(person, place.dm(person), "stone")
        tick = await place.click(ana, place.dm(ana), "Throw pebbles away")
        await place.restart()
        await place.submit(ana, tick, ticked=["0"])
        assert (await stands(place)).state.hands[0] == []
        more = (await place.click(ana, place.panel(thread), "More")).response
        rules = (await place.click(ana, more, "How to play")).response
        await place.restart()
        await place.choose(ana, rules, "drawing")
        assert "drawing" in texts(place.fresh(rules))
        assert history is not None
        assert not place.env.errors


async def test_what_was_not_sent_before_a_restart_is_sent_after_it(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        table = await stands(place)
        user = table.seats[table.actors()[0]].user_id
        assert user is not None
        await place.house.telling.outbox.stop()
        await place.house.match.steps.act(1, user, 0, 0)
        assert "** played" not in texts(place.panel(thread))
        await place.restart()
        assert "** played" in texts(place.panel(thread))
        assert panels_in(thread) == 1


async def test_a_panel_that_is_missing_or_behind_is_shown_at_the_start(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        at = await panels.get(place.house.tables.db, 1, ("table", -1, 0))
        assert at is not None
        place.env.backend.delete_message(thread.id, at.message_id)
        await place.house.telling.panels.forget(at)
        await place.restart()
        assert panels_in(thread) == 1
        assert (await rows.get(place.house.tables.db, 1)) is not None
        assert not place.env.errors


async def test_one_reminder_with_a_way_to_the_table_comes_and_not_again_after_a_restart(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        person = place.people[(await stands(place)).actors()[0]]
        before = {message.id for message in person.user.dm_channel.history()}

        def reminders() -> list[Any]:
            return [message for message in person.user.dm_channel.history() if message.id not in before]

        await place.house.match.sweep.run()
        await place.settle()
        assert reminders() == []
        place.clock.advance(hours=25)
        for _ in range(3):
            await place.house.match.sweep.run()
            await place.settle()
        await place.restart()
        await place.house.match.sweep.run()
        await place.settle()
        assert len(reminders()) == 1
        links = [item.get("url", "") for item in components(reminders()[0])]
        assert f"/{thread.id}" in texts(reminders()[0]) + " ".join(links)
        assert not place.env.errors


@pytest.mark.parametrize("where", ["dm", "thread"])
async def test_a_reminder_that_comes_late_rings_nobody_out_of_bed(tmp_path: Path, where: str) -> None:
    """It was due in open hours, when Discord was away."""
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        person = place.people[(await stands(place)).actors()[0]]
        leaves = place.clock.at + 26 * 3600
        away = {"away_from": leaves, "away_until": leaves + 86400}
        await place.house.people.preferences.change(person.id, nudges=where, **away)
        place.clock.advance(hours=25)
        room = person.user.dm_channel.id if where == "dm" else thread.id
        place.env.inject_error("POST", f"/channels/{room}/messages", status=500, times=1)
        await place.house.match.sweep.run()
        await place.settle()
        before = len(place.env.http_requests)
        place.clock.advance(hours=2)
        await place.settle()
        posted = [one for one in place.env.http_requests[before:] if one.method == "POST"]
        sent = [one.json for one in posted if one.path == f"/channels/{room}/messages"]
        assert [(one or {})["flags"] & 4096 for one in sent] == [4096], "it is silent"
