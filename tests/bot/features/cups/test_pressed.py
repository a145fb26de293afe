"""Cups as people see and press them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord import MemberActor

from bot.features.cups.pictures import name_in
from bot.features.cups.service import Cups
from bot.ui.words.catalogues import house_words
from tests.support.limits import check_form, check_message
from tests.support.pressed import manager, said
from tests.support.town import Town, components, labels, texts, town

FILLED: dict[str, Any] = {
    "name": "Harbour Cup",
    "kind": ["mini.4"],
    "pace": ["daily"],
    "seats": ["3"],
    "days": ["3"],
}


async def opened(place: Town, person: MemberActor, **changes: Any) -> Any:
    """The card of a new cup of Yucata'."""
    form = await place.slash(person, "cup", new="yucata")
    made = await place.submit(person, form, **{**FILLED, **changes})
    assert "refusal" not in texts(made.response)
    return place.channel.last_message


async def ticks(place: Town) -> None:
    """It is seen what follows, as it is every half minute."""
    while await place.house.match.sweep.run():
        await place.settle()
    await place.settle()


def at(place: Town, label: str) -> Any:
    """The newest message of the channel with such a button."""
    return next(one for one in reversed(place.channel.history()) if label in labels(one))


def checked(message: Any) -> None:
    check_message([part for part in components(message) if part["type"] in (12, 17)])


async def begun(place: Town) -> Any:
    """A mini cup of four whose matches have begun; its card."""
    card = await opened(place, place.people[0])
    for person in place.people[:4]:
        await place.click(person, card, "Sign up")
    await ticks(place)
    return card


async def test_a_mini_cup_from_the_command_to_its_medals(tmp_path: Path) -> None:
    async with town(tmp_path, 5) as place:
        ana, ben = place.people[:2]
        card = await opened(place, ana)
        text = texts(card)
        assert "## Harbour Cup · mini cup" in text
        assert "4 matches begin together at 3 to a table, each person plays in 3 of them" in text
        assert "everybody meets everybody twice" in text
        assert "Expected" in text
        assert "The round date is <t:" in text
        assert "**0 of 4**" in text
        checked(card)
        told = await place.click(ana, card, "Sign up")
        assert told.ephemeral
        assert "You are in: Harbour Cup" in texts(told.response)
        assert "**3 matches at once**" in texts(told.response)
        assert "**1 of 4**" in texts(place.fresh(card))
        again = await place.click(ana, card, "Sign up")
        assert "You are in this cup already" in said(again)
        await place.click(ben, card, "Sign up")
        await place.click(ben, card, "Withdraw")
        assert "**1 of 4**" in texts(place.fresh(card))
        for person in place.people[1:4]:
            await place.click(person, card, "Sign up")
        reserve = await place.click(place.people[4], card, "Sign up")
        assert "You are on the reserve list" in texts(reserve.response)
        await ticks(place)
        assert len(place.channel.threads) == 4
        assert "**It has begun** with 4 people" in texts(place.fresh(card))
        standings = at(place, "All tables")
        assert "The Harbour Cup has begun" in texts(standings)
        checked(standings)
        place.clock.advance(seconds=10)
        await ticks(place)
        note = next(one for one in ana.user.dm_channel.history() if "Harbour Cup has begun" in texts(one))
        assert texts(note).count("](https://discord.com/channels/") == 3, "a way to each own table"
        mine = await place.slash(ana, "cup")
        assert texts(mine.response).count("Table ") == 3
        assert "A win in each of your 3 matches is surely enough for place 1." in texts(mine.response)
        checked(mine.response)
        cup = await place.house[Cups].get(1)
        for link in cup.live_links():
            await place.play_on(link.match_id)
        await ticks(place)
        over = at(place, "All tables")
        assert "wins the Harbour Cup" in texts(over)
        assert "🥇" in texts(over)
        checked(over)
        assert "has won" in texts(place.fresh(card))
        for person in place.people[:4]:
            assert any("You are **" in texts(one) for one in person.user.dm_channel.history())
        listed = await place.slash(ben, "cup")
        assert "Harbour Cup" in texts(listed.response)
        assert not place.env.errors


async def test_everything_can_be_looked_at(tmp_path: Path) -> None:
    async with town(tmp_path, 5) as place:
        card = await begun(place)
        ana, eva = place.people[0], place.people[4]
        standings = at(place, "All tables")
        for label, wanted in (
            ("My tables", "Table A"),
            ("All tables", "Table A"),
            ("How it is scored", "Your 0 points"),
            ("What was done", "Nothing beside"),
        ):
            shown = await place.click(ana, standings, label)
            assert shown.ephemeral, label
            assert wanted in texts(shown.response), label
            checked(shown.response)
        private = await place.click(eva, card, "Standings")
        assert private.ephemeral
        assert "All tables" in labels(private.response)
        other = await place.click(eva, standings, "My tables")
        assert "Harbour Cup · mini cup" in texts(other.response)
        assert not place.env.errors


async def test_at_a_table_one_leaves_the_cup_and_nothing_else(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        await begun(place)
        cup = await place.house[Cups].get(1)
        link = cup.live_links()[0]
        table = await place.house.tables.load(link.match_id)
        person = next(one for one in place.people if one.id == table.people[0])
        thread = next(one for one in place.channel.threads if one.id == table.row.thread_id)
        more = (await place.click(person, place.panel(thread), "More")).response
        assert "Standings" in labels(more)
        found = str([option["label"] for item in components(more) for option in item.get("options", ())])
        assert "Leave the cup" in found
        assert [one for one in ("Pause", "Offer my seat", "Leave for good", "End the match") if one in found] == []
        asked = await place.choose(person, more, "Leave the cup")
        assert "ranked last" in texts(asked.response)
        await place.click(person, asked.response, "Leave the cup")
        await ticks(place)
        assert (await place.house[Cups].get(1)).own(person.id).state == "out"
        assert "left the cup" in texts(at(place, "All tables"))
        assert not place.env.errors


async def test_a_reserve_is_asked_and_plays_on(tmp_path: Path) -> None:
    async with town(tmp_path, 5) as place:
        card = await begun(place)
        ana, eva = place.people[0], place.people[4]
        await place.click(eva, card, "Reserve list")
        page = (await place.click(ana, card, "What was done")).response
        cups = place.house[Cups]
        assert any("Decide" in (item.get("placeholder") or "") for item in components(page))
        await cups.substitute(1, ana.id, (await cups.get(1)).own(place.people[1].id).number, manager=False)
        await ticks(place)
        asked = place.dm(eva)
        assert "A place for you: Harbour Cup" in texts(asked)
        await place.click(eva, asked, "Play on for them")
        await ticks(place)
        cup = await cups.get(1)
        assert cup.own(eva.id).state == "playing"
        assert cup.own(place.people[1].id).state == "out"
        assert "plays on for" in texts(at(place, "All tables"))
        assert not place.env.errors


async def test_a_director_decides_by_pressing(tmp_path: Path) -> None:
    async with town(tmp_path, 5) as place:
        ana, ben = place.people[:2]
        card = await opened(place, ana, kind=["mini.7"])
        for person in place.people[:4]:
            await place.click(person, card, "Sign up")
        nobody = (await place.click(ben, card, "What was done")).response
        assert not [item for item in components(nobody) if item["type"] in (3, 5)]
        page = (await place.click(ana, card, "What was done")).response
        await place.choose(ana, page, "begin")
        await ticks(place)
        cups = place.house[Cups]
        cup = await cups.get(1)
        assert cup.row.state == "running"
        before = cup.row.round_until
        page = (await place.click(ana, at(place, "All tables"), "What was done")).response
        await place.choose(ana, page, "date.3")
        assert (await cups.get(1)).row.round_until == (before or 0) + 3 * 86400
        form = await place.choose(ana, page, "match")
        link = cup.live_links()[0]
        assert form.modal is not None
        check_form(form.modal)
        (running,) = [part["component"] for part in form.modal["components"] if "options" in part["component"]]
        assert [one["value"] for one in running["options"]] == [str(one.match_id) for one in cup.live_links()]
        first = running["options"][0]
        assert all(name_in(cup, one, house_words("en")) in first["label"] for one in cup.table(link)[1].people)
        assert "Table A · " in first["description"]
        found = await place.submit(ana, form, running=[str(link.match_id)], number="")
        form = await place.click(ana, found.response, "Set the result …")
        people = cup.table(link)[1].people
        order = {f"place.{at}": [str(one)] for at, one in enumerate(reversed(people), 1)}
        await place.submit(ana, form, **order)
        await ticks(place)
        assert (await cups.get(1)).table(link)[1].places == tuple(range(len(people), 0, -1))
        assert (await place.house.tables.load(link.match_id)).row.status == "ended"
        page = (await place.click(ana, at(place, "All tables"), "What was done")).response
        over = await place.submit(ana, await place.choose(ana, page, "match"), running=[], number=str(link.match_id))
        assert "Set the result …" in labels(over.response), "also of one that is over"
        mia = manager(place)
        page = (await place.click(mia, at(place, "All tables"), "What was done")).response
        assert "set the result of match" in texts(page)
        sure = (await place.choose(mia, page, "off")).response
        await place.click(mia, sure, "End it now")
        await ticks(place)
        place.clock.advance(seconds=60)
        await ticks(place)
        assert (await cups.get(1)).row.state == "over"
        ended = [one for one in place.channel.history() if "All tables" in labels(one)]
        assert len(ended) == 1, "whatever still ends, the result is posted once"
        assert not place.env.errors


async def test_who_is_not_there_reaches_no_cup(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        await opened(place, ana)
        note = (await place.slash(ben, "cup")).response
        elsewhere = await place.forge(ben, note, "b:cuplook:0:0:99.")
        assert "There is no such cup here" in said(elsewhere)
        assert not place.env.errors


async def test_it_is_all_there_in_german_after_a_restart(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        await place.house.people.guilds.change(place.guild.id, language="de")
        for person in place.people:
            await place.house.people.preferences.change(person.id, language="de")
        card = await opened(place, place.people[0])
        assert "Minipokal" in texts(card)
        for person in place.people:
            await place.click(person, card, "Anmelden")
        await place.restart()
        await ticks(place)
        standings = at(place, "Alle Tische")
        for label in ("Meine Tische", "Alle Tische", "Wie gezählt wird", "Was geschehen ist"):
            checked((await place.click(place.people[0], standings, label)).response)
        assert "hat begonnen" in texts(standings)
        assert not place.env.errors
