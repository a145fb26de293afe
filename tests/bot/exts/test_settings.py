"""`/settings`: everything a person can choose, pressed on the page, in a server and in direct messages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.db import deadlines, people
from bot.db import matches as rows
from bot.db.people import Player
from bot.services.clock.turns import TIMEOUT
from bot.ui.stands.messages import dm_channel
from tests.support.town import Town, components, texts, town


async def page(place: Town, person: MemberActor) -> Any:
    result = await place.slash(person, "settings")
    assert result.ephemeral
    return result.response


async def fill(place: Town, person: MemberActor, message: Any, label: str, **values: str) -> Any:
    """Press the button that opens a form, fill it in, and return the answer."""
    shown = await place.click(person, message, label)
    assert shown.modal is not None
    result = await person.submit_modal(shown, values)
    await place.settle()
    return result


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
        assert await chosen(place, ana) == Player(dms=False, nudges="thread", rated=False, previews=True, profile="met")
        for line in (
            "**Reminders:** in the thread of the match",
            "**Who sees your profile:** people you have played with",
            "**Hand and questions by direct message:** no",
            "**See dear choices before they count:** yes",
        ):
            assert line in texts(changed.response)
        await place.restart()
        await place.prefer(ana, message, on=["dms"])
        await place.choose(ana, message, "de")
        now = await chosen(place, ana)
        assert (now.dms, now.language, now.nudges, now.rated) == (True, "de", "thread", False)
        assert not place.env.errors


async def test_a_time_zone_by_its_city_and_suggestions_for_an_unknown_one(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        message = await page(place, ana)
        answer = await fill(place, ana, message, "Time zone", zone="münchen")
        assert "Europe/Berlin, where it is" in texts(answer.response)
        answer = await fill(place, ana, message, "Time zone", zone="Lisbn")
        assert "no time zone “Lisbn”" in texts(answer.response)
        assert (await chosen(place, ana)).zone == "Europe/Berlin"
        await place.choose(ana, answer.response, "Europe/Lisbon")
        assert (await chosen(place, ana)).zone == "Europe/Lisbon"
        answer = await fill(place, ana, message, "Time zone", zone="Xyzzy")
        assert "Try a large city" in texts(answer.response)


async def test_quiet_hours_are_set_refused_and_removed(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        message = await page(place, ana)
        answer = await fill(place, ana, message, "Quiet hours", first="22:00", last="7:30")
        assert "**Quiet hours:** 22:00 to 07:30" in texts(answer.response)
        answer = await fill(place, ana, message, "Quiet hours", first="25", last="7")
        assert "“25” is not a time of day" in texts(answer.followups[-1] if answer.followups else answer.response)
        assert (await chosen(place, ana)).quiet_from == 22 * 60
        await fill(place, ana, message, "Quiet hours", first="", last="")
        assert (await chosen(place, ana)).quiet_from == (await chosen(place, ana)).quiet_until


async def test_a_vacation_is_set_refused_in_the_past_and_ended(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        message = await page(place, ana)
        answer = await fill(place, ana, message, "Vacation", first="", last="2020-01-01")
        assert "That vacation is over already" in texts(answer.followups[-1] if answer.followups else answer.response)
        answer = await fill(place, ana, message, "Vacation", first="2026-09-25", last="2026-10-01")
        now = await chosen(place, ana)
        assert f"**Vacation:** <t:{now.away_from}:D> to <t:{now.away_until - 1}:D>" in texts(answer.response)
        assert (await chosen(place, ana)).away_until > place.clock.now()
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
        shown = await ana.user.click(message, custom_id="b:setzone:0:0:")
        await ana.user.submit_modal(shown, {"zone": "Wien"})
        await place.settle()
        now = await chosen(place, ana)
        assert (now.dms, now.zone) == (False, "Europe/Vienna")
        assert not place.env.errors


async def test_a_vacation_stops_the_clock_that_runs(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("yucata", 2)
        table = await place.house.tables.load(1)
        seat = table.actors()[0]
        person = next(person for person in place.people if person.id == table.seats[seat].user_id)
        before = await deadlines.of_match(place.house.tables.db, 1, TIMEOUT)
        # What was waited for before the vacation stays used up, though the vacation begins with this day.
        place.clock.advance(hours=5)
        message = await page(place, person)
        await fill(place, person, message, "Vacation", first="", last="2026-10-01")
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
