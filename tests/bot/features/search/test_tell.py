"""*Tell me when …*: chosen behind the notice board, told in direct messages, joined there with one press."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.features.search.offers import OFFER
from bot.features.search.service import Looking
from bot.features.search.told import NEXT_WAVE_SECONDS, QUIET_SECONDS
from bot.services.clock.pace import PACES
from bot.ui.press.house import House
from engine import registry
from tests.support.limits import CONTAINER, check_form, check_message
from tests.support.looking import be_told
from tests.support.pressed import said
from tests.support.town import Town, components, labels, texts, town


async def opened(place: Town, channel: Any = None) -> int:
    """A table of Ana's that is old enough to be told of."""
    ana = place.people[0]
    await place.slash(ana, "game new", channel or place.channel, game="yucata")
    await tick(place, QUIET_SECONDS)
    return (await place.house.waiting.here(place.guild.id))[0].match_id


async def tick(place: Town, seconds: int = 0) -> None:
    """What the clock does after so many seconds."""
    place.clock.advance(seconds=seconds)
    await place.house.match.sweep.run()
    await place.settle()


async def watch(place: Town, *people: MemberActor) -> None:
    for person in people:
        await be_told(place.house, person.id, place.guild.id)


def direct(person: MemberActor) -> list[Any]:
    """The direct messages of somebody."""
    return list(person.user.dm_channel.history())


async def fill_in(place: Town, person: MemberActor, shown: Any, **chosen: list[str]) -> Any:
    """Fill the form in."""
    check_form(shown.modal)
    wanted = {"games": ["port_royal", "yucata"], "pace": ["daily"], "size": ["2", "3"], "days": ["-1"]} | chosen
    return (await place.submit(person, shown, **wanted)).response


async def test_one_page_says_what_is_looked_for_with_an_end_and_without(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ben, searches = place.people[1], place.house[Looking].searches
        await place.house.people.guilds.change(place.guild.id, rooms={"board": place.channel.id})
        await place.settle()
        (board,) = place.channel.history()
        page = await fill_in(place, ben, await place.click(ben, board, "Tell me when"))
        assert "Told when a seat is free" in texts(page)
        assert "**Port Royal, Yucata'** · daily · 2 to 3 people · one message a day at most" in texts(page)
        assert "You have not said when you sleep" in texts(page)
        assert labels(page) == ["Change", "Tell me nothing", "Quiet hours", "Not with …", "Find me a table"]
        every = {"games": list(registry.keys()), "pace": list(PACES), "days": ["-3"]}
        page = await fill_in(place, ben, await place.click(ben, page, "Change"), **every)
        assert "**any game** · any pace · 2 to 3 people · 3 messages a day at most" in texts(page)
        known = await searches.of(ben.id, place.guild.id, endless=True)
        assert known is not None
        assert (known.games, known.paces, known.a_day) == ((), (), 3), "games that come later too"
        page = await fill_in(place, ben, await place.click(ben, page, "Find me a table"), days=["7"])
        assert "Looking for a table" in texts(page)
        assert "Told when a seat is free" in texts(page)
        check_message([part for part in components(page) if part["type"] == CONTAINER])
        await place.click(ben, page, "Tell me nothing")
        assert await searches.of(ben.id, place.guild.id, endless=True) is None
        page = (await place.click(ben, board, "Find me a table")).response
        assert "Told when a seat is free" not in texts(page)
        page = await fill_in(place, ben, await place.click(ben, page, "Change"), days=["-1"])
        assert await searches.of(ben.id, place.guild.id) is None, "it has no end now"
        assert labels(page) == ["Change", "Tell me nothing", "Quiet hours", "Not with …", "Find me a table"]
        assert not place.env.errors


async def test_a_seat_is_told_and_taken_with_one_press(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        await watch(place, ben)
        number = await opened(place)
        (message,) = direct(ben)
        assert "Yucata': 3 seats are free" in texts(message)
        assert "●◌◌◌ ana and you make 2." in texts(message)
        assert "[Yucata' · table 1](" in texts(message)
        assert "on Town" in texts(message)
        assert labels(message) == ["Join", "Not this one", "Tell me less"]
        assert direct(cleo) == direct(ana) == [], "only who has asked for it is told"
        await place.click(ben, message, "Join")
        assert (await place.house.tables.load(number)).seat_of(ben.id) == 1
        (message,) = direct(ben)
        assert "You sit at" in texts(message)
        await tick(place, NEXT_WAVE_SECONDS)
        assert "You sit at" in texts(direct(ben)[0])
        assert not place.env.errors


async def test_it_says_so_when_no_seat_is_free_any_more_and_when_one_is_again(tmp_path: Path) -> None:
    async with town(tmp_path, 5) as place:
        _, ben, *guests = place.people
        await watch(place, ben)
        number = await opened(place)
        lobby = place.house.match.lobby
        for person in guests:
            await lobby.join(number, person.id, person.name)
        await tick(place)
        (message,) = direct(ben)
        assert "No seat is free any more at [Yucata' · table 1]" in texts(message)
        assert "Join" not in labels(message)
        await lobby.leave(number, guests[0].id)
        await tick(place)
        assert "1 seat is free" in texts(direct(ben)[0])
        await lobby.join(number, ben.id, "ben")  # by its card
        await tick(place)
        assert "You sit at [Yucata' · table 1]" in texts(direct(ben)[0])
        await place.restart()
        await tick(place)
        assert len(direct(ben)) == 1
        assert not place.env.errors


async def test_not_this_one_is_heard_of_no_more(tmp_path: Path) -> None:
    async with town(tmp_path, 5) as place:
        _, ben, *guests = place.people
        await watch(place, ben)
        number = await opened(place)
        await place.click(ben, direct(ben)[0], "Not this one")
        assert "You hear no more of table 1." in texts(direct(ben)[0])
        for person in guests:
            await place.house.match.lobby.join(number, person.id, person.name)
        await tick(place, NEXT_WAVE_SECONDS)
        (message,) = direct(ben)
        assert "You hear no more of table 1." in texts(message)


async def test_less_is_chosen_from_the_direct_message(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ben = place.people[1]
        await watch(place, ben)
        await opened(place)
        page = (await place.click(ben, direct(ben)[0], "Tell me less")).response
        assert "3 messages a day" in texts(page)
        page = await fill_in(place, ben, await place.click(ben, page, "Change"))
        assert "one message a day" in texts(page)
        await place.click(ben, page, "Tell me nothing")
        assert await place.house[Looking].searches.of(ben.id, place.guild.id, endless=True) is None


async def test_a_late_join_waits_and_a_stranger_cannot_join_by_number(tmp_path: Path) -> None:
    async with town(tmp_path, 5) as place:
        _, ben, *guests = place.people
        await watch(place, ben)
        number = await opened(place)
        message = direct(ben)[0]
        for person in guests:
            await place.house.match.lobby.join(number, person.id, person.name)
        late = await place.click(ben, message, "b:sit:1:0:asked")
        assert "No seat is free any more" in texts(late.response)
        assert [one.user_id for one in (await place.house.tables.load(number)).queue] == [ben.id]
        forged = await place.forge(ben, message, "b:sit:2:0:asked")
        assert "There is no table 2 here" in said(forged)


async def test_whoever_gets_no_messages_is_told_nothing_more(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ben = place.people[1]
        await watch(place, ben)
        place.env.inject_error("POST", f"/channels/{ben.user.dm_channel.id}/messages", status=403, code=50007)
        await opened(place)
        await tick(place, NEXT_WAVE_SECONDS)
        await opened(place)
        assert direct(ben) == []
        await be_told(place.house, ben.id, place.guild.id, a_day=1)
        await tick(place)
        assert len(direct(ben)) == 1, "it was chosen anew"
        assert not place.env.errors


@pytest.mark.parametrize("why", ["hidden", "gone"])
async def test_whoever_does_not_see_the_table_is_not_told(tmp_path: Path, why: str) -> None:
    async with town(tmp_path, 3) as place:
        _, ben, cleo = place.people
        await watch(place, ben, cleo)
        nothing = discord.PermissionOverwrite(view_channel=False)
        hidden = place.guild.create_text_channel("hidden", overwrites={ben: nothing}) if why == "hidden" else None
        if why == "gone":
            place.env.inject_error("GET", f"/guilds/{place.guild.id}/members/{ben.id}", status=404, code=10007)
        await opened(place, hidden)
        assert direct(ben) == []
        assert len(direct(cleo)) == 1
        known = await place.house[Looking].searches.of(ben.id, place.guild.id, endless=True)
        assert (known is None) == (why == "gone")


async def test_killed_between_sending_and_noting_it_stands_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 2) as place:
        ben = place.people[1]
        await watch(place, ben)

        async def lost(*_: object, **__: object) -> None:
            raise OSError("the file is gone for a moment")

        house: House = place.house
        monkeypatch.setattr(house.telling.cards, "posted", lost)
        await opened(place)
        assert len(direct(ben)) == 1
        await place.restart()
        await tick(place, 600)
        (message,) = direct(ben)
        assert "3 seats are free" in texts(message)
        card = await place.house.telling.cards.of(OFFER, 1, ben.id)
        assert card is not None
        assert card.message_id == message.id
