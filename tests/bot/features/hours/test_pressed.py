"""*When …* on a card: an hour chosen from lists, moved, taken away; what card, channel and event say of it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from tests.support.limits import CONTAINER, check_form, check_message
from tests.support.listed import HERE, later
from tests.support.pressed import said, status
from tests.support.town import Town, components, labels, texts, town

HOUR = 3600


async def tick(place: Town, hours: float = 0) -> None:
    """What the clock does after so many hours."""
    place.clock.advance(hours=hours)
    await place.house.match.sweep.run()
    await place.settle()


async def choose(place: Town, person: MemberActor, card: Any, days: int, few: str = "wait", *weekly: str) -> Any:
    """Choose an hour by the page behind the card, so many days later; the answer."""
    await place.house.people.preferences.change(person.id, zone=HERE)
    page = (await place.click(person, card, "When …")).response
    form = await place.click(person, page, "askhour" if not labels(page) else labels(page)[0])
    when = later(place.clock.now(), days)
    return await place.submit(person, form, **when, iffew=[few], weekly=list(weekly))


def told(place: Town, words: str) -> list[Any]:
    """The messages in the channel that say something."""
    return [message for message in place.channel.history() if words in (message.content or "")]


def chosen_in(form: Any) -> list[Any]:
    """What the lists of a form show as chosen."""
    lists = [part["component"] for part in form["components"] if part["component"]["type"] == 3]
    return [option for part in lists for option in part["options"] if option.get("default")]


def events(place: Town) -> list[Any]:
    """The events of the server."""
    return list(place.env.backend.get_guild(place.guild.id).scheduled_events.values())


async def test_an_hour_is_chosen_shown_moved_and_taken_away(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, _ = place.people
        card = await place.open_table("yucata", 2)
        await place.house.people.preferences.change(ana.id, zone=HERE)
        page = (await place.click(ana, card, "When …")).response
        assert "It begins when its host starts it." in texts(page)
        assert labels(page) == ["Choose an hour …", "Keep as template …", "With fewer …"]
        form = await place.click(ana, page, "Choose an hour …")
        assert form.modal is not None
        check_form(form.modal)
        assert f"In your time ({HERE})" in str(form.modal)
        when = later(place.clock.now(), 3)
        shown = (await place.submit(ana, form, **when, iffew=["close"], weekly=["weekly"])).response
        at = (await place.house.tables.load(1)).row.begins_at
        assert at is not None
        assert abs(at - place.clock.now() - 3 * 86400) <= HOUR
        for text in (texts(shown), texts(place.fresh(card))):
            assert f"**Begins <t:{at}:F>**" in text
            assert "every week" in text
            assert "it closes" in text
        check_message([part for part in components(shown) if part["type"] == CONTAINER])
        assert labels(shown) == ["Another hour …", "No hour", "Keep as template …", "With fewer …"]
        (moved,) = told(place, "another hour")
        assert f"<@{ben.id}>" in moved.content
        assert f"<@{ana.id}>" not in moved.content
        seen = (await place.click(ben, card, "When …")).response
        assert "can change that" in texts(seen)
        assert labels(seen) == ["Keep as template …"]
        await place.click(ana, shown, "No hour")
        assert "Begins" not in texts(place.fresh(card))
        assert (await place.house.tables.load(1)).row.begins_at is None
        assert not place.env.errors


async def test_an_hour_that_has_passed_is_answered_with_what_was_meant(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        card = await place.open_table("yucata", 1)
        assert "which has passed" in said(await choose(place, place.people[0], card, 0))
        assert (await place.house.tables.load(1)).row.begins_at is None


async def test_whoever_has_not_said_what_time_it_is_is_asked_before_the_first_hour(tmp_path: Path) -> None:
    """Kathmandu is a quarter of an hour apart from its neighbours: 14:13 UTC is 19:58 there."""
    async with town(tmp_path, 1) as place:
        (ana,) = place.people
        card = await place.open_table("yucata", 1)
        page = (await place.click(ana, card, "When …")).response
        asked = (await place.click(ana, page, "Choose an hour …")).response
        assert "What time is it for you?" in texts(asked)
        (clocks,) = [item["options"] for item in components(asked) if item["type"] == 3]
        assert len(clocks) == 24
        assert clocks[0]["label"] == "07:13", "three hours before New York"
        assert "19:13 / 19:43 / 19:58" in [one["label"] for one in clocks]
        place.clock.advance(hours=1)  # the list means the hour in which it was shown
        asked = (await place.choose(ana, asked, "19")).response
        noted = (await place.choose(ana, asked, "Asia/Kathmandu")).response
        assert "Noted: Asia/Kathmandu, where it is 20:58 now." in texts(noted)
        form = await place.click(ana, noted, "Go on")
        assert form.modal is not None
        check_form(form.modal)
        page = (await place.submit(ana, form, day=["2026-09-22"], hour=["1200"], iffew=["wait"], weekly=[])).response
        at = (await place.house.tables.load(1)).row.begins_at
        assert at is not None
        assert datetime.fromtimestamp(at, UTC).isoformat() == "2026-09-22T14:15:00+00:00"
        again = await place.click(ana, page, "Another hour …")
        assert [one["value"] for one in chosen_in(again.modal)] == ["2026-09-22", "1200", "wait"]
        assert not place.env.errors


async def test_it_reminds_begins_and_makes_the_next_one(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        await place.house.people.preferences.change(cleo.id, nudges="off")
        card = await place.open_table("yucata", 3)
        await choose(place, ana, card, 2, "wait", "weekly")
        await tick(place, 47.5)
        (soon,) = told(place, "it begins <t:")
        called = place.env.backend.get_message(place.channel.id, soon.id).ping_user_ids
        assert set(called) == {ana.id, ben.id}, "whoever wants no reminders is named and not called"
        await tick(place, 0.6)
        assert await status(place) == "running"
        assert len(place.channel.threads) == 1
        (following,) = [message for message in place.channel.history() if "Yucata' · table 2" in texts(message)]
        assert "every week" in texts(following)
        await place.restart()
        await tick(place)
        assert len(told(place, "it begins <t:")) == 1
        assert len(await place.house.tables.db.all("SELECT id FROM match")) == 2
        assert not place.env.errors


async def test_whoever_has_left_the_server_loses_the_seat_when_the_others_are_called(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        card = await place.open_table("yucata", 3)
        await choose(place, ana, card, 2, "wait", "weekly")
        place.env.backend.remove_member(place.guild.id, ana.id)
        await tick(place, 46.5)
        assert len((await place.house.tables.load(1)).seats) == 3, "not before: people come back"
        await tick(place, 1)
        (soon,) = told(place, "it begins <t:")
        assert set(place.env.backend.get_message(place.channel.id, soon.id).ping_user_ids) == {ben.id, cleo.id}
        await tick(place, 0.6)
        table = await place.house.tables.load(1)
        assert ([row.user_id for row in table.seats], table.row.status) == ([ben.id, cleo.id], "running")
        assert await place.house.tables.db.column("SELECT id FROM match") == [1], "its week went with whoever chose it"
        assert not place.env.errors


async def test_a_table_that_all_have_left_closes_when_they_would_be_called(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        (ana,) = place.people
        await choose(place, ana, await place.open_table("yucata", 1), 2)
        place.env.backend.remove_member(place.guild.id, ana.id)
        await tick(place, 47.5)
        assert await status(place) == "ended"
        assert told(place, "it begins <t:") == []


async def test_a_weekly_table_has_no_next_one_where_its_channel_is_gone(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await choose(place, place.people[0], await place.open_table("yucata", 2), 2, "wait", "weekly")
        place.env.backend.delete_channel(place.channel.id)
        await tick(place, 48.1)
        assert await status(place) == "running"
        assert await place.house.tables.db.column("SELECT id FROM match") == [1]


@pytest.mark.parametrize(
    ("few", "words"), [("wait", "begins as soon as enough sit there"), ("close", "so it is closed")]
)
async def test_with_too_few_it_says_so(tmp_path: Path, few: str, words: str) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        card = await place.open_table("yucata", 1)
        await choose(place, ana, card, 2, few)
        await tick(place, 49)
        assert len(told(place, words)) == 1
        if few == "close":
            assert "was closed before it began" in texts(place.fresh(card))
            return
        assert "It begins as soon as 1 more sits here." in texts(place.fresh(card))
        await place.click(ben, card, "Join")
        await tick(place)
        assert await status(place) == "running"


async def test_after_a_long_absence_it_says_so_and_can_be_started(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        card = await place.open_table("yucata", 2)
        await choose(place, place.people[0], card, 2)
        await tick(place, 60)
        assert len(told(place, "I was away at your hour")) == 1
        assert "but I was away" in texts(place.fresh(card))
        await place.click(place.people[0], card, "Start with 2")
        await place.click(place.people[1], card, "I am in")
        assert await status(place) == "running"


async def test_the_board_and_the_bus_say_when_it_begins(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.house.people.guilds.change(
            place.guild.id, rooms={"board": place.guild.create_text_channel("board").id}
        )
        await choose(place, place.people[0], await place.open_table("yucata", 1), 2)
        at = (await place.house.tables.load(1)).row.begins_at
        page = await place.slash(place.people[1], "game new", game="yucata")
        assert f"begins <t:{at}:f>" in said(page)


async def test_an_event_stands_for_it_where_the_bot_may_make_one(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        card = await place.open_table("yucata", 2)
        await choose(place, ana, card, 2)
        (event,) = events(place)
        assert event.name == "Yucata' · table 1"
        assert event.entity_metadata == {
            "location": f"https://discord.com/channels/{place.guild.id}/{card.channel.id}/{card.id}"
        }
        assert "*Interested* alone is none" in event.description
        before = event.scheduled_start_time
        await choose(place, ana, card, 3)
        (event,) = events(place)
        assert event.scheduled_start_time > before
        page = (await place.click(ana, card, "When …")).response
        await place.click(ana, page, "No hour")
        assert events(place) == []
        await choose(place, ana, card, 2)
        assert len(events(place)) == 1
        await tick(place, 48.1)
        assert len(events(place)) == 1, "it has begun as announced, and ends by itself"
        assert not place.env.errors


async def test_an_event_that_somebody_has_deleted_is_not_made_again(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        card = await place.open_table("yucata", 2)
        await choose(place, place.people[0], card, 2)
        (event,) = events(place)
        place.env.backend.delete_scheduled_event(place.guild.id, event.id)
        for days in (3, 4):
            await choose(place, place.people[0], card, days)
            assert events(place) == []
        await tick(place, 24 * 4 + 0.1)
        assert await status(place) == "running"
        assert not place.env.errors


async def test_an_event_goes_with_its_table(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        card = await place.open_table("yucata", 1)
        await choose(place, place.people[0], card, 2)
        assert len(events(place)) == 1
        await place.house.match.lobby.leave(1, place.people[0].id)
        await tick(place)
        assert events(place) == []
