"""*Find me a table*: filled in behind the notice board, seats and tables offered in direct messages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.db import people
from bot.db.people import Player
from bot.features.notice_board.service import LOOK_SECONDS, Boards
from bot.features.search import offer_rows as offers
from bot.features.search.offers import HELD_SECONDS, OFFER, READING_SECONDS
from bot.features.search.rows import ended
from bot.features.search.searches import DAYS, Search
from bot.features.search.service import Looking
from bot.services.telling import cards
from tests.support.limits import CONTAINER, check_form, check_message
from tests.support.looking import looks
from tests.support.pressed import said
from tests.support.town import Town, components, labels, texts, town


async def tick(place: Town, seconds: int = READING_SECONDS) -> None:
    """What the clock does after so many seconds."""
    place.clock.advance(seconds=seconds)
    await place.house.match.sweep.run()
    await place.settle()


def direct(person: MemberActor) -> list[Any]:
    """The direct messages of somebody."""
    return list(person.user.dm_channel.history())


async def search_of(place: Town, person: MemberActor) -> Search | None:
    return await place.house[Looking].searches.of(person.id, place.guild.id)


async def opened(place: Town) -> int:
    """A table of Ana's."""
    await place.slash(place.people[0], "game new", game="yucata")
    return (await place.house.waiting.here(place.guild.id))[0].match_id


async def seated(place: Town, match_id: int = 1) -> list[int | None]:
    return [row.user_id for row in await place.house.tables.seats_of(match_id)]


async def fill_in(place: Town, person: MemberActor, shown: Any) -> Any:
    """Fill the form in."""
    check_form(shown.modal)
    return await place.submit(person, shown, games=["yucata"], pace=["daily"], size=["2", "3"], days=["7"])


async def drawn_again(place: Town) -> None:
    """The board, as it may be edited once in ten seconds."""
    for _ in range(2):
        await place.settle()
        place.clock.advance(seconds=LOOK_SECONDS)
    await place.house[Boards].look()
    await place.house.telling.cards.settled()
    await place.settle()


async def test_a_seat_that_is_kept_is_not_said_to_be_free(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        match_id = await opened(place)
        page = (await place.click(ana, place.channel.last_message, "Invite")).response
        assert page is not None
        await ana.select(page, [cleo], custom_id=f"s:keepseat:{match_id}:0:")
        await place.settle()
        answer = await fill_in(place, ben, await place.slash(ben, "game find"))
        assert "**2 free**" in texts(answer.response)
        assert not place.env.errors


async def test_a_newcomer_finds_a_table_with_people_through_the_board(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        _, ben, cleo = place.people
        await place.house.people.guilds.change(place.guild.id, rooms={"board": place.channel.id})
        await place.settle()
        (board,) = place.channel.history()
        assert labels(board)[:3] == ["Find me a table", "Tell me when …", "Open a table"]
        await opened(place)
        await looks(place, cleo)
        answer = await fill_in(place, ben, await place.click(ben, board, "Find me a table"))
        assert answer.ephemeral
        page = answer.response
        assert "**Yucata'** · daily · 2 to 3 people" in texts(page)
        assert "**1 other would fit.**" in texts(page)
        assert "**[Yucata' · table 1](" in texts(page)
        assert labels(page) == ["Join", "Change", "Stop looking", "Tell me when …"]
        check_message([part for part in components(page) if part["type"] == CONTAINER])
        sat = await place.click(ben, page, "Join")
        assert "You sit at" in texts(sat.response)
        assert ben.id in await seated(place)
        again = await place.click(ben, board, "Find me a table")
        assert "so I look no further" in texts(again.response)
        assert labels(again.response) == ["Look for another one too", "Change", "Stop looking", "Tell me when …"]
        await place.click(ben, again.response, "Look for another one too")
        await place.click(ben, again.response, "Stop looking")
        assert await search_of(place, ben) is None
        assert not place.env.errors


async def test_the_board_says_what_people_look_for_but_not_who(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        _, ben, cleo = place.people
        await place.house.people.guilds.change(place.guild.id, rooms={"board": place.channel.id})
        await place.settle()
        await looks(place, ben, cleo, paces=("daily", "slow"))
        await drawn_again(place)
        (board,) = place.channel.history()
        assert "**2 people look** for Yucata' (daily, slow)" in texts(board)
        assert "ben" not in texts(board)
        for person in (ben, cleo):
            await place.house[Looking].searches.stop(person.id, place.guild.id)
        await drawn_again(place)
        (board,) = place.channel.history()
        assert "look" not in texts(board)


async def test_the_command_asks_the_same(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        (ana,) = place.people
        shown = await place.slash(ana, "game find")
        page = (await fill_in(place, ana, shown)).response
        assert "Nobody else looks for this yet." in texts(page)
        assert await search_of(place, ana) is not None
        changed = await place.click(ana, page, "Change")
        assert changed.modal is not None
        games = changed.modal["components"][0]["component"]["options"]
        chosen = [option["value"] for option in games if option.get("default")]
        assert chosen == ["yucata"], "it is filled in as before"


async def test_an_offer_is_looked_after_no_more_once_its_table_has_begun(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        await looks(place, ben)
        await opened(place)
        await tick(place)
        await place.click(ben, direct(ben)[0], "Take it")
        await place.house.match.matches.start(1, ana.id)
        await tick(place)
        assert await place.house.telling.cards.of(OFFER, 1, ben.id) is None
        assert not place.env.errors


async def test_a_seat_is_offered_taken_and_the_message_says_so(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        await looks(place, ben)
        await opened(place)
        await tick(place)
        (message,) = direct(ben)
        assert "A seat for you · [Yucata' · table 1](" in texts(message)
        assert "●◌◌◌ ana and you make 2." in texts(message)
        assert "Held for you until" in texts(message)
        assert labels(message) == ["Take it", "Pass", "Stop looking"]
        assert direct(cleo) == direct(ana) == []
        (card,) = place.channel.history()
        forged = await place.forge(cleo, card, "b:offertake:1:0:")
        assert "That is not offered any more" in said(forged)
        await place.click(ben, message, "Take it")
        assert await seated(place) == [ana.id, ben.id]
        (message,) = direct(ben)
        assert "You sit at [Yucata' · table 1](" in texts(message)
        await place.restart()
        await tick(place)
        assert len(direct(ben)) == 1
        assert "You sit at" in texts(direct(ben)[0])
        await place.click(ben, direct(ben)[0], "Leave")
        assert await seated(place) == [ana.id]
        assert not place.env.errors


async def test_whoever_has_left_the_server_takes_no_seat_there(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        await looks(place, ben)
        await opened(place)
        await tick(place)
        (message,) = direct(ben)
        place.env.inject_error("GET", f"/guilds/{place.guild.id}/members/{ben.id}", status=404, code=10007)
        assert "That is not offered any more" in said(await place.click(ben, message, "Take it"))
        assert await seated(place) == [ana.id]


@pytest.mark.parametrize("end", ["passed", "lapsed", "full", "stopped"])
async def test_an_offer_that_is_over_says_so(tmp_path: Path, end: str) -> None:
    async with town(tmp_path, 5) as place:
        _, ben, *guests = place.people
        await looks(place, ben)
        await opened(place)
        await tick(place)
        (message,) = direct(ben)
        if end == "passed":
            await place.click(ben, message, "Pass")
        elif end == "stopped":
            await place.click(ben, message, "Stop looking")
            await tick(place)
            assert "You look for no table any more" in texts(direct(ben)[0]) or "goes to somebody else" in texts(
                direct(ben)[0]
            )
            return
        elif end == "lapsed":
            await tick(place, HELD_SECONDS)
        else:
            for person in guests[:2]:
                await place.house.match.lobby.join(1, person.id, person.name)
            await place.house.match.matches.start(1, place.people[0].id)
            await tick(place)
        (message,) = direct(ben)
        sentences = {"passed": "goes to somebody else", "lapsed": "went on", "full": "No seat is free any more"}
        assert sentences[end] in texts(message)
        assert "You still look for Yucata' (daily)." in texts(message)
        assert labels(message) == ["Change", "Stop looking"]
        changed = await place.click(ben, message, "Change")
        assert changed.modal is not None
        answer = await fill_in(place, ben, changed)
        assert "Looking for a table" in texts(answer.response)
        assert not place.env.errors


async def test_a_table_that_could_be_is_proposed_and_opens_with_enough(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        await looks(place, ana, ben, cleo)
        await tick(place)
        (message,) = direct(ana)
        assert "3 people would make a table of Yucata'" in texts(message)
        assert "It opens when **2** have said yes" in texts(message)
        assert labels(message) == ["I would play", "Not this one", "Stop looking"]
        await place.click(ana, message, "I would play")
        assert "The table opens when one more has said yes" in texts(direct(ana)[0])
        await tick(place, 60)
        await place.click(ben, direct(ben)[0], "I would play")
        assert await seated(place) == [ana.id, ben.id]
        assert "You sit at [Yucata' · table 1](" in texts(direct(ben)[0])
        await tick(place, 60)
        assert "You sit at [Yucata' · table 1](" in texts(direct(ana)[0])
        (offered,) = direct(cleo)
        assert "A seat for you" in texts(offered), "the message that asked has become an offer"
        await place.click(cleo, offered, "Take it")
        assert await seated(place) == [ana.id, ben.id, cleo.id]
        (card,) = place.channel.history()
        assert "table 1" in texts(card)
        assert not place.env.errors


async def test_who_declines_is_not_seated_and_the_others_hear_that_it_came_to_nothing(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        await looks(place, ana, ben)
        await tick(place)
        await place.click(ana, direct(ana)[0], "I would play")
        await place.click(ben, direct(ben)[0], "Not this one")
        assert "Not this one" in texts(direct(ben)[0])
        await tick(place, 60)
        assert "It came to no table of Yucata'" in texts(direct(ana)[0])
        assert "You still look for Yucata'" in texts(direct(ana)[0])
        late = await place.forge(ben, direct(ben)[0], "b:offertake:1:0:")
        assert "There is no table 1 here" in said(late), "it is gone without a trace"
        assert len(direct(ana)) == len(direct(ben)) == 1
        assert not place.env.errors


@pytest.mark.parametrize("why", ["gone", "closed"])
@pytest.mark.parametrize("what", ["seat", "proposal"])
async def test_who_cannot_be_reached_holds_nothing(tmp_path: Path, why: str, what: str) -> None:
    async with town(tmp_path, 3) as place:
        _, ben, cleo = place.people
        await looks(place, ben, *([cleo] if what == "proposal" else []))
        if why == "gone":
            place.env.inject_error("GET", f"/guilds/{place.guild.id}/members/{ben.id}", status=404, code=10007)
        else:
            place.env.inject_error("POST", f"/channels/{ben.user.dm_channel.id}/messages", status=403, code=50007)
        if what == "seat":
            await opened(place)
        await tick(place)
        await tick(place)
        assert direct(ben) == []
        held = await place.house.tables.db.all("SELECT 1 FROM offer WHERE state = 'open'")
        assert not held
        assert what == "seat" or not await place.house.waiting.here(place.guild.id)
        assert (await search_of(place, ben) is None) == (why == "gone")


async def test_after_its_days_it_is_asked_once_whether_to_go_on(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        _, ben = place.people
        await looks(place, ben, days=3)
        await tick(place, 3 * 86400)
        await tick(place)
        (message,) = direct(ben)
        assert "Still looking for a table?" in texts(message)
        await place.click(ben, message, "Look for 14 more days")
        search = await search_of(place, ben)
        assert search is not None
        assert search.until == place.house.clock.now() + DAYS[-1] * 86400
        await tick(place)
        assert len(direct(ben)) == 1


async def test_who_sees_the_channel_no_more_is_not_asked_whether_to_go_on(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        _, ben = place.people
        nothing = discord.PermissionOverwrite(view_channel=False)
        hidden = place.guild.create_text_channel("hidden", overwrites={ben: nothing})
        wanted = {"games": ("yucata",), "paces": ("daily",), "sizes": (2, 3, 4), "days": 3}
        await place.house[Looking].searches.begin(ben.id, place.guild.id, channel_id=hidden.id, name=ben.name, **wanted)
        await tick(place, 3 * 86400)
        await tick(place)
        assert direct(ben) == []
        assert await ended(place.house.tables.db, place.clock.now()) == [], "it is not tried again and again"


async def test_killed_between_sending_and_noting_it_stands_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 3) as place:
        _, ben, cleo = place.people
        await looks(place, ben, cleo, games=("yucata", "nereus"))

        async def lost(*_: object, **__: object) -> None:
            raise OSError("the file is gone for a moment")

        monkeypatch.setattr(place.house.telling.cards, "posted", lost)
        await tick(place)
        assert len(direct(ben)) == len(direct(cleo)) == 1, "a table that could be"
        await place.restart()
        await tick(place, 600)
        assert len(direct(ben)) == len(direct(cleo)) == 1
        (row, *_) = await place.house.tables.db.all("SELECT message_id FROM card ORDER BY person")
        assert row["message_id"] in {direct(person)[0].id for person in (ben, cleo)}


async def test_a_role_is_called_once_to_a_table_and_twice_a_day_in_a_channel(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        role = place.guild.create_role("players")
        await place.house.people.guilds.change(place.guild.id, roles={"seats": role.id})
        for _ in range(3):
            await place.slash(place.people[0], "game new", game="yucata", pace="daily")
            await tick(place)
        await tick(place)
        calls = [one for one in place.channel.history() if f"<@&{role.id}>" in texts(one)]
        assert len(calls) == 2
        assert "Yucata': 3 seats are free" in texts(calls[0])
        other = place.guild.create_text_channel("other")
        await place.house.match.lobby.open(
            game="yucata", guild_id=place.guild.id, channel_id=other.id, host_id=7, host_name="x", pace="daily",
            language="en",
        )  # fmt: skip
        await tick(place)
        assert len([one for one in other.history() if f"<@&{role.id}>" in texts(one)]) == 1
        await tick(place, 86400)
        assert len([one for one in place.channel.history() if f"<@&{role.id}>" in texts(one)]) == 3
        assert not place.env.errors


@pytest.mark.parametrize("what", ["offer", "told"])
async def test_what_could_not_be_sent_in_time_comes_after_the_quiet_hours(tmp_path: Path, what: str) -> None:
    async with town(tmp_path, 2) as place:
        ben, now = place.people[1], place.clock.now()
        number, minute = await opened(place), now % 86400 // 60
        async with place.house.tables.db.write() as tx:  # decided when the bot went away, in open hours
            quiet = Player(quiet_from=(minute - 60) % 1440, quiet_until=(minute + 60) % 1440)
            await people.put_player(tx, ben.id, quiet)
            if what == "offer":
                await offers.offer(tx, number, ben.id, now - 7200, now + 86400, 4)
            else:
                await offers.note(tx, number, ben.id, now - 7200, "told")
            await cards.show(tx, "offer", number, ben.id, now)
        await tick(place, 60)
        assert direct(ben) == []
        await tick(place, 7200)
        (message,) = direct(ben)
        assert "Yucata'" in texts(message)
        await place.restart()
        await tick(place)
        assert len(direct(ben)) == 1
        assert not place.env.errors
