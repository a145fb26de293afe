"""Tables that fill, as people see and press it: the card, the questions, seats that are held, the form."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.features.hours.service import Hours
from bot.services.match.filling import ANSWER_SECONDS, ASKED
from bot.ui.press.house import House
from bot.ui.press.talk import Openings
from tests.support.limits import CONTAINER, check_form, check_message
from tests.support.listed import HERE, later
from tests.support.pressed import said, status
from tests.support.town import Town, components, labels, texts, town

DAY = 86400


async def tick(place: Town, seconds: int = 0) -> None:
    """What the clock does after so many seconds."""
    place.clock.advance(seconds=seconds)
    await place.house.match.sweep.run()
    await place.settle()


def direct(person: MemberActor) -> list[Any]:
    """The direct messages of somebody."""
    return list(person.user.dm_channel.history())


async def filled(place: Town, *, days: int = 2) -> Any:
    """A table that starts when full: Ana and Ben have waited so many days, Cleo and Dan have just come; its card."""
    card = await place.open_table("yucata", 2)
    await place.house.match.lobby.set_options(1, place.people[0].id, {}, "daily", starts_full=True)
    place.clock.advance(days=days)
    for person in place.people[2:4]:
        await place.click(person, card, "Join")
    await tick(place)
    return card


async def test_everybody_is_asked_on_the_card_and_by_message_and_it_begins(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        ana, ben, cleo, _ = place.people
        card = await filled(place)
        text = texts(place.fresh(card))
        assert "**Full: who is in?** It begins when all have said so, at the latest <t:" in text
        assert text.count("· asked <t:") == 2
        assert text.count("✓ in") == 2
        assert labels(place.fresh(card))[:3] == ["I am in", "Leave", "Join the waiting list"]
        check_message([part for part in components(place.fresh(card)) if part["type"] == CONTAINER])
        (message,) = direct(ben)
        assert "Are you in? [Yucata' · table 1](" in texts(message)
        assert "The table is full. You took your seat <t:" in texts(message)
        assert "then the seat is free again" in texts(message)
        assert direct(cleo) == []
        await place.click(ben, message, "I am in")
        assert "You sit at" in texts(direct(ben)[0])
        assert await status(place) == "lobby"
        await place.click(ana, card, "I am in")
        assert await status(place) == "running"
        await tick(place)
        assert "It has begun" in texts(direct(ana)[0])
        assert "You sit at" in texts(direct(ben)[0])
        assert not place.env.errors


async def test_silence_gives_the_seat_on_and_everybody_reads_it(tmp_path: Path) -> None:
    async with town(tmp_path, 5) as place:
        ana, ben, _, _, eva = place.people
        card = await filled(place)
        await place.click(eva, card, "Join the waiting list")
        assert "**Waiting list:** 1 eva" in texts(place.fresh(card))
        assert "With 1 more there is a second table" in texts(place.fresh(card))
        assert "on the waiting list, number 1" in texts((await place.slash(eva, "mygames")).response)
        await place.click(ana, card, "I am in")
        await tick(place, ANSWER_SECONDS)
        assert "The seat went on" in texts(direct(ben)[0])
        assert labels(direct(ben)[0]) == []
        assert "◌ held for eva, until <t:" in texts(place.fresh(card))
        (message,) = direct(eva)
        assert "A seat for you: [Yucata' · table 1](" in texts(message)
        assert "**Held for you until <t:" in texts(message)
        assert "a seat is held for you" in texts((await place.slash(eva, "mygames")).response)
        late = await place.click(ben, card, "Take the held seat")
        assert "No seat is held for you" in said(late)
        await place.click(eva, message, "Take it")
        assert "You sit at" in texts(direct(eva)[0])
        await tick(place)
        assert await status(place) == "running"
        assert (await place.house.tables.load(1)).seat_of(ben.id) is None
        assert not place.env.errors


async def test_who_passes_makes_room_for_the_next(tmp_path: Path) -> None:
    async with town(tmp_path, 5) as place:
        _, _, cleo, _, eva = place.people
        card = await place.open_table("yucata", 4)
        await place.click(eva, card, "Join the waiting list")
        await place.click(cleo, card, "Leave")
        (message,) = direct(eva)
        await place.click(eva, message, "Pass")
        assert "The seat went on" in texts(direct(eva)[0])
        assert "◌ 1 free seat" in texts(place.fresh(card))
        await tick(place)
        assert len(direct(eva)) == 1
        assert not place.env.errors


async def test_whoever_gets_no_messages_is_asked_in_the_channel_and_nobody_answers_for_another(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        ana, ben, cleo, _ = place.people
        place.env.inject_error("POST", f"/channels/{ben.user.dm_channel.id}/messages", status=403, code=50007)
        await filled(place)
        assert direct(ben) == []
        (call,) = [one for one in place.channel.history() if "Are you in?" in texts(one)]
        assert f"<@{ben.id}>" in texts(call)
        assert "Somebody else is asked" in said(await place.click(cleo, call, "I am in"))
        assert "You sit at" in said(await place.click(ben, call, "I am in"))
        await place.settle()
        assert [one for one in place.channel.history() if one.id == call.id] == [], "it has done its work"
        await place.click(ana, direct(ana)[0], "Leave")
        assert (await place.house.tables.load(1)).row.host_id == ben.id
        assert not place.env.errors


async def test_a_question_that_is_taken_back_says_so(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        ana, ben, *_ = place.people
        await filled(place)
        assert "I am in" in labels(direct(ben)[0])
        await place.house.match.lobby.set_options(1, ana.id, {}, "daily")
        await tick(place)
        assert "does not begin now after all, and you keep your seat" in texts(direct(ben)[0])
        assert "I am in" not in labels(direct(ben)[0])
        assert (await place.house.tables.load(1)).seat_of(ben.id) is not None
        assert not place.env.errors


async def test_the_card_says_that_an_hour_comes_before_beginning_with_fewer(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana = place.people[0]
        card = await place.open_table("yucata", 2)
        now = place.clock.now()
        await place.house.match.begins.choose(1, ana.id, now + 86400, 3, fills_up=False)
        await place.house[Hours].choose(1, ana.id, now + 2 * 86400, zone="UTC", if_few="wait", weekly=False)
        await place.settle()
        begins = f"begins with 3 on <t:{now + 86400}:f>, but only without the hour, which comes first"
        assert begins in texts(place.fresh(card))
        page = (await place.click(ana, card, "When …")).response
        assert begins in texts(page)
        await place.click(ana, page, "No hour")
        assert "which comes first" not in texts(place.fresh(card))
        assert not place.env.errors


async def test_whoever_has_left_the_server_gives_the_seat_up(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        _, ben, *_ = place.people
        place.env.inject_error("GET", f"/guilds/{place.guild.id}/members/{ben.id}", status=404, code=10007)
        await filled(place)
        assert direct(ben) == []
        assert (await place.house.tables.load(1)).seat_of(ben.id) is None


async def test_a_seat_is_kept_for_somebody_who_is_called_in_the_channel(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, _, cleo = place.people
        card = await place.open_table("yucata", 2)
        form = await place.click(ana, card, "Options")
        await place.submit(ana, form, pace=["daily"], layout=["basic"], switches=["now"], game=["floor"])
        page = (await place.click(ana, card, "Invite")).response
        assert page is not None
        await ana.select(page, [cleo], custom_id="s:keepseat:1:0:")
        await place.settle()
        (call,) = [one for one in place.channel.history() if "A seat for you" in texts(one)]
        assert "ana keeps it for you" in texts(call)
        assert "**Now: about " in texts(call)
        assert f"<@{cleo.id}>" in texts(call)
        assert direct(cleo) == [], "nobody writes to people who have not asked for it"
        assert "◌ kept for cleo, until <t:" in texts(place.fresh(card))
        assert "◌ 1 free seat" in texts(place.fresh(card))
        await place.click(cleo, call, "Take it")
        assert [one for one in place.channel.history() if one.id == call.id] == [], "it has done its work"
        assert (await place.house.tables.load(1)).seat_of(cleo.id) == 2
        assert not place.env.errors


async def test_the_host_says_when_it_begins_with_fewer(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        card = await place.open_table("yucata", 2)
        assert "With fewer …" not in labels((await place.click(ben, card, "When …")).response)
        await place.house.people.preferences.change(ana.id, zone=HERE)
        page = (await place.click(ana, card, "When …")).response
        form = await place.click(ana, page, "With fewer …")
        assert form.modal is not None
        check_form(form.modal)
        chosen = await place.submit(ana, form, **later(place.clock.now(), 1, 20), people=["3"], ticked=["fills-up"])
        row = (await place.house.tables.load(1)).row
        assert (row.begins_with, row.fills_up) == (3, True)
        begins = f"begins with 3 on <t:{row.begins_by}:f>, computers for the rest"
        assert f"If nobody else comes, it {begins}." in texts(chosen.response)
        assert begins in texts(place.fresh(card))
        form = await place.click(ana, page, "With fewer …")
        bad = await place.submit(ana, form, **later(place.clock.now(), 0, 2), people=["3"])
        assert "which has passed" in said(bad)
        none = later(place.clock.now(), 0) | {"day": ["none"]}
        never = await place.submit(ana, await place.click(ana, page, "With fewer …"), **none, people=["3"])
        assert "If nobody else comes" not in texts(never.response)
        form = await place.click(ana, page, "With fewer …")
        when = later(place.clock.now(), 1, 20)
        await place.submit(ana, form, **when, people=["3"], ticked=["fills-up"])
        await place.click(cleo, card, "Join")
        await tick(place, row.begins_by - place.clock.now())
        table = await place.house.tables.load(1)
        assert (table.row.status, len(table.seats)) == ("lobby", 3), "all have come more than a day ago"
        for person in (ana, ben, cleo):
            await place.click(person, card, "I am in")
        table = await place.house.tables.load(1)
        assert (table.row.status, len(table.seats)) == ("running", 4)
        assert not place.env.errors


async def test_those_who_wait_open_a_second_table(tmp_path: Path) -> None:
    async with town(tmp_path, 5) as place:
        *_, eva = place.people
        finn = place.guild.add_member(place.env.create_user("finn"))
        place.people.append(finn)
        card = await place.open_table("yucata", 4)
        for person in (eva, finn):
            await place.click(person, card, "Join the waiting list")
        opened = await place.click(eva, card, "Open a second table")
        assert "Table 2 is yours" in said(opened)
        await place.settle()
        assert "Waiting list" not in texts(place.fresh(card))
        second = place.channel.last_message
        assert "◌ held for finn, until" in texts(second)
        (message,) = direct(finn)
        assert "[Yucata' · table 2](" in texts(message)
        await place.click(finn, message, "Take it")
        assert (await place.house.tables.load(2)).seat_of(finn.id) == 1
        assert not place.env.errors


@pytest.mark.parametrize("meanwhile", ["restart", "killed"])
async def test_a_question_stands_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, meanwhile: str) -> None:
    async with town(tmp_path, 4) as place:
        ana, ben, *_ = place.people

        async def lost(*_: object, **__: object) -> None:
            raise OSError("the file is gone for a moment")

        house: House = place.house
        if meanwhile == "killed":
            monkeypatch.setattr(house.telling.cards, "posted", lost)
        await filled(place)
        await place.restart()
        await tick(place, 600)
        assert [len(direct(person)) for person in (ana, ben)] == [1, 1]
        card = await place.house.telling.cards.of(ASKED, 1, ben.id)
        assert card is not None
        assert card.message_id == direct(ben)[0].id
        await place.click(ben, direct(ben)[0], "I am in")
        assert "You sit at" in texts(direct(ben)[0])


@pytest.mark.parametrize(("status_code", "code"), [(403, 40003), (403, 20026), (403, 50001), (403, 50007)])
async def test_whoever_cannot_be_asked_directly_is_asked_in_the_channel(
    tmp_path: Path, status_code: int, code: int
) -> None:
    async with town(tmp_path, 4) as place:
        _, ben, *_ = place.people
        path = f"/channels/{ben.user.dm_channel.id}/messages"
        place.env.inject_error("POST", path, status=status_code, code=code, times=None)
        await filled(place)
        (question,) = [one for one in place.channel.history() if "Are you in?" in texts(one)]
        assert f"<@{ben.id}>" in texts(question)
        assert direct(ben) == []
        assert "You sit at" in said(await place.click(ben, question, "I am in"))


async def test_a_seat_is_not_taken_from_somebody_whose_question_does_not_stand(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        ana, ben, *_ = place.people
        for room in (ben.user.dm_channel, place.channel):
            place.env.inject_error("POST", f"/channels/{room.id}/messages", status=403, code=50001, times=None)
        card = await filled(place)
        await place.click(ana, card, "I am in")
        for _ in range(4):
            await tick(place, ANSWER_SECONDS)
        assert ben.id in [row.user_id for row in await place.house.tables.seats_of(1)]
        place.env.backend.faults.clear()
        place.house.remembered.openings = Openings()  # in real time the tries were far from one another
        await tick(place, 3600)
        (question,) = direct(ben)
        asked = await place.house.match.begins.question_to(1, ben.id)
        assert asked is not None
        assert asked.until == place.clock.now() + ANSWER_SECONDS, "the time to answer begins now"
        assert f"<t:{asked.until}:f>" in texts(question)
        await tick(place, ANSWER_SECONDS)
        assert ben.id not in [row.user_id for row in await place.house.tables.seats_of(1)]


async def test_a_kept_seat_is_told_of_once_though_the_bot_was_killed_in_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 3) as place:
        ana, _, cleo = place.people
        await place.open_table("yucata", 2)

        async def lost(*_: object, **__: object) -> None:
            raise OSError("the file is gone for a moment")

        house: House = place.house
        monkeypatch.setattr(house.telling.cards, "posted", lost)
        await house.match.queue.keep(1, ana.id, cleo.id, "cleo")
        await place.settle()
        await place.restart()
        await tick(place, 3600)
        told = [one for one in place.channel.history() if f"<@{cleo.id}>" in texts(one)]
        assert len(told) == 1
