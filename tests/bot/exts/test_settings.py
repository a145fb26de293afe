"""`/settings`: everything a person can choose, pressed on the page, in a server and in direct messages."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.db import deadlines, people
from bot.db import matches as rows
from bot.db.people import Player
from bot.services.clock.turns import TIMEOUT
from bot.ui.stands.messages import dm_channel
from tests.support.limits import CONTAINER, check_form, check_message
from tests.support.listed import HERE, vacation
from tests.support.pressed import said
from tests.support.town import Town, components, texts, town


async def page(place: Town, person: MemberActor) -> Any:
    result = await place.slash(person, "settings")
    assert result.ephemeral
    return result.response


async def fill(place: Town, person: MemberActor, message: Any, label: str, **values: list[str]) -> Any:
    """Press the button that opens a form, fill it in, and return the answer."""
    shown = await place.click(person, message, label)
    assert shown.modal is not None
    check_form(shown.modal)
    return await place.submit(person, shown, **values)


async def chosen(place: Town, person: MemberActor) -> Player:
    return await people.player(place.house.tables.db, person.id)


async def forget(place: Town, person: MemberActor, page: Any) -> Any:
    """From the page of settings to the end."""
    for step in ("My data", "Forget me", "Forget me now"):
        answer = await place.click(person, page, step)
    return answer


async def test_the_page_is_private_and_names_everything_that_is_chosen(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        message = await page(place, place.people[0])
        said = texts(message)
        for line in (
            "**Time zone:** UTC",
            "**Quiet hours:** not set",
            "**Vacation:** not set",
        ):
            assert line in said
        assert not place.env.errors


async def test_switches_and_selects(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        message = await page(place, ana)
        changed = await place.prefer(
            ana, message, off=["dms", "rated"], on=["previews"], nudges="thread", profile="met"
        )
        found = await chosen(place, ana)
        assert found == Player(
            dms=False, nudges="thread", previews=True, switched={"rated": False}, chosen=found.chosen
        )
        assert found.chosen["profile"] == "met"
        for line in (
            "**Reminders:** in the thread of the match",
            "**Who sees your profile:** people you have played with",
            "**Hand and questions by direct message:** no",
            "**See costly choices before they count:** yes",
        ):
            assert line in texts(changed.response)
        await place.restart()
        await place.prefer(ana, message, on=["dms"], language="de")
        now = await chosen(place, ana)
        assert (now.dms, now.language, now.nudges, now.switched["rated"]) == (True, "de", "thread", False)
        assert not place.env.errors


async def test_the_zone_is_asked_by_what_the_clock_says(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        message = await page(place, ana)
        assert "UTC, until you say what time it is for you" in texts(message)
        clocks = (await place.click(ana, message, "Time zone")).response
        message = (await place.click(ana, clocks, "My settings")).response
        clocks = (await place.click(ana, message, "Time zone")).response
        check_message([part for part in components(clocks) if part["type"] == CONTAINER])
        wrong = (await place.choose(ana, clocks, "15")).response
        clocks = (await place.click(ana, wrong, "Back")).response
        assert "What time is it for you?" in texts(clocks)
        places = (await place.choose(ana, clocks, "16")).response
        check_message([part for part in components(places) if part["type"] == CONTAINER])
        answer = await place.choose(ana, places, "Europe/Berlin")
        assert "**Time zone:** Europe/Berlin, where it is 16:13 now" in texts(answer.response)
        assert "I do not remind you between 23:00 and 07:00" in texts(answer.response)
        assert (await chosen(place, ana)).zone == "Europe/Berlin"
        forged = await place.forge(ana, answer.response, "s:place:0:0:setzone", ["../etc/passwd"])
        assert "does not exist any more" in said(forged)
        forged = await place.forge(ana, answer.response, "s:clock:0:0:setzone.x", ["25"])
        assert "does not exist any more" in said(forged)
        assert (await chosen(place, ana)).zone == "Europe/Berlin"
        assert not place.env.errors


async def test_quiet_hours_are_set_refused_and_removed(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        await place.house.people.preferences.change(ana.id, zone=HERE, quiet_from=22 * 60, quiet_until=7 * 60 + 30)
        message = await page(place, ana)
        answer = await fill(place, ana, message, "Quiet hours", first=["1380"], last=["450"])
        assert "**Quiet hours:** 23:00 to 07:30" in texts(answer.response)
        answer = await fill(place, ana, message, "Quiet hours", first=["1380"], last=["1320"])
        assert "at most" in said(answer)
        assert (await chosen(place, ana)).quiet_until == 7 * 60 + 30
        await fill(place, ana, message, "Quiet hours", first=["none"], last=["450"])
        assert (await chosen(place, ana)).quiet_from == (await chosen(place, ana)).quiet_until


async def test_a_vacation_is_set_refused_in_the_past_and_ended(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        await place.house.people.preferences.change(ana.id, zone="Asia/Kathmandu")
        place.clock.advance(days=2)
        message = await page(place, ana)
        answer = await fill(place, ana, message, "Vacation", week=["2026-09-21"], first=["0"], length=["2"])
        assert "That vacation is over already" in said(answer)
        answer = await fill(place, ana, message, "Vacation", week=["2026-09-28"], first=["4"], length=["7"])
        now = await chosen(place, ana)
        assert f"**Vacation:** <t:{now.away_from}:D> to <t:{now.away_until - 1}:D>" in texts(answer.response)
        assert datetime.fromtimestamp(now.away_from, UTC).isoformat() == "2026-10-01T18:15:00+00:00"
        assert now.away_until - now.away_from == 7 * 86400
        form = (await place.click(ana, message, "Vacation")).modal
        assert form is not None
        lists = [part["component"]["options"] for part in form["components"]]
        assert [one["value"] for some in lists for one in some if one.get("default")] == ["2026-09-28", "4", "7"]
        answer = await place.click(ana, answer.response, "End the vacation")
        assert "**Vacation:** not set" in texts(answer.response)
        assert (await chosen(place, ana)).away_until == 0


async def test_everything_about_a_person_is_exported_and_nothing_about_others(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        await place.start("yucata", 2)
        await place.play_on(1, 6)
        data_page = await place.click(ana, await page(place, ana), "My data")
        result = await place.click(ana, data_page.response, "Export my data")
        assert result.ephemeral
        assert result.response is not None
        assert result.response is not None
        data = json.loads(place.read(result.response))
        assert data["user_id"] == ana.id
        assert [seat["game"] for seat in data["seats"]] == ["yucata"]
        history = await place.house.tables.history(1)
        assert [action["number"] for action in data["actions"]] == [r.number for r in history if r.user_id == ana.id]
        assert str(ben.id) not in json.dumps(data)
        assert any(item["type"] == 13 for item in components(result.response)), "the file must be visible"


async def test_forgetting_asks_once_and_can_be_left(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        await place.start("yucata", 2)
        message = await page(place, ana)
        await place.click(ana, message, "My data")
        answer = await place.click(ana, message, "Forget me")
        assert "Yucata' · table 1" in texts(answer.response)
        answer = await place.click(ana, answer.response, "Back")
        assert "Your settings" in texts(answer.response)
        assert await rows.of_player(place.house.tables.db, ana.id)


@pytest.mark.parametrize("finished", [False, True])
async def test_whoever_is_forgotten_leaves_only_an_anonymous_seat(tmp_path: Path, finished: bool) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, _ = place.people
        thread = await place.start("yucata", 3)
        await place.play_on(1, 300 if finished else 5)
        open_card = await place.open_table("yucata", 2)
        before = await place.house.tables.load(1)
        assert (before.row.status == "finished") is finished
        message = await page(place, ana)
        await place.prefer(ana, message, off=["rated"])
        await dm_channel(place.house, ana.id)
        answer = await forget(place, ana, message)
        assert "I have forgotten you" in texts(answer.response)
        assert ana.id not in place.house.remembered.direct_channels

        after = await place.house.tables.load(1)
        assert after.seat_of(ana.id) is None
        assert after.row.host_id == ben.id
        if finished:
            assert after.seats[0].name == "Former player"
            assert after.row.outcome == before.row.outcome
        else:
            assert after.seats[0].kind == "computer"
            assert after.row.status == "running"
        assert all(row.user_id != ana.id for row in await place.house.tables.history(1))
        assert (await place.house.tables.load(2)).row.host_id == ben.id
        assert await chosen(place, ana) == Player()
        for table in ("player", "seat", "action", "rating"):
            found = await place.house.tables.db.all(f"SELECT * FROM {table} WHERE user_id = ?", (ana.id,))
            assert not found, table
        assert not await place.house.tables.db.all("SELECT 1 FROM match WHERE host_id = ?", (ana.id,))
        desks = [texts(message) for message in ana.user.dm_channel.history()]
        assert not [desk for desk in desks if "table 1" in desk], "the hand goes with the person"
        for card in (place.channel.history()[0], place.fresh(open_card)):
            assert "**ana**" not in texts(card)
        if finished:
            result = next(m for m in thread.history() if "is over: " in texts(m))
            assert not [name for name in (f"<@{ana.id}>", "**ana**") if name in texts(result)]
            assert "Former player" in texts(result)
        assert not place.env.errors


async def test_the_page_works_in_direct_messages(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        message = (await ana.user.slash("settings")).response
        assert "Your settings" in texts(message)
        await place.prefer(ana, message, off=["dms"])
        clocks = (await place.click(ana, message, "Quiet hours")).response
        places = (await place.choose(ana, clocks, "16")).response
        noted = (await place.choose(ana, places, "Europe/Vienna")).response
        await fill(place, ana, noted, "Go on", first=["1320"], last=["420"])
        now = await chosen(place, ana)
        assert (now.dms, now.zone, now.quiet_from) == (False, "Europe/Vienna", 1320)
        assert not place.env.errors


async def test_a_vacation_stops_the_clock_that_runs(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("yucata", 2)
        table = await place.house.tables.load(1)
        seat = table.actors()[0]
        person = next(person for person in place.people if person.id == table.seats[seat].user_id)
        await place.house.people.preferences.change(person.id, zone=HERE)
        before = await deadlines.of_match(place.house.tables.db, 1, TIMEOUT)
        # What was waited for before the vacation stays used up, though the vacation begins with this day.
        place.clock.advance(hours=5)
        message = await page(place, person)
        await fill(place, person, message, "Vacation", **vacation(place.clock.now(), 10))
        away_until = (await chosen(place, person)).away_until
        after = await deadlines.of_match(place.house.tables.db, 1, TIMEOUT)
        assert after[seat] == before[seat] + away_until - place.clock.now()
        await place.click(person, await page(place, person), "End the vacation")
        assert await deadlines.of_match(place.house.tables.db, 1, TIMEOUT) == before


async def test_whoever_left_a_match_is_forgotten_there_too(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana = place.people[0]
        await place.start("yucata", 3)
        await place.house.match.seats.resign(1, ana.id)
        assert (await place.house.tables.load(1)).seats[0].left_by == ana.id
        message = await page(place, ana)
        await forget(place, ana, message)
        table = await place.house.tables.load(1)
        assert table.seats[0].left_by is None
        assert table.row.host_id != ana.id
        assert table.row.status == "running"


async def test_a_suspended_match_goes_on_without_whoever_was_forgotten(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        await place.start("yucata", 2)
        await place.play_on(1, 2)
        await place.house.match.matches.pause(1, ben.id)
        message = await page(place, ana)
        await forget(place, ana, message)
        table = await place.house.tables.load(1)
        assert (table.row.status, table.seats[0].kind) == ("suspended", "computer")
        await place.house.match.matches.resume(1, ben.id)
        await place.settle()
        table = await place.house.tables.load(1)
        assert table.actors() == (1,), "the computer has done its part"
        message = await page(place, ben)
        await place.house.match.matches.pause(1, ben.id)
        await forget(place, ben, message)
        assert (await place.house.tables.load(1)).row.status == "ended"
