"""Cups on the notice board: opened there, entered there, looked at there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.clock import DAY
from bot.db.people import Rules
from bot.features.cups.board import board_lines
from bot.features.cups.rows import Plan
from bot.features.cups.service import Cups
from bot.features.notice_board.pages import LINES
from bot.features.notice_board.service import BOARD, LOOK_SECONDS
from bot.ui.press.house import House
from engine.core.chance import Fast
from tests.support.cards import try_now
from tests.support.cups import begun, end_by_lot, sign_up, tick
from tests.support.cups import opened as cup_opened
from tests.support.limits import check_form, check_message
from tests.support.pressed import said
from tests.support.tables import CHANNEL, GUILD
from tests.support.town import Town, components, labels, texts, town

CUP = "A new cup …"
FILLED: dict[str, Any] = {"name": "Harbour Cup", "kind": ["mini.4"], "pace": ["daily"], "seats": ["3"], "days": ["3"]}


async def put_up(place: Town, **settings: Any) -> ChannelHandle:
    """The board of a server whose tables open in its first channel."""
    channel = place.guild.create_text_channel("find-a-table")
    chosen = {"rooms": {"board": channel.id}, "channels": (place.channel.id,), **settings}
    await place.house.people.guilds.change(place.guild.id, **chosen)
    await try_now(place.house, BOARD, place.guild.id)
    await place.settle()
    return channel


async def later(place: Town) -> None:
    """It is seen what follows, and the board may be edited again."""
    place.clock.advance(seconds=LOOK_SECONDS)
    while await place.house.match.sweep.run():
        await place.settle()
    await place.settle()


def board(channel: ChannelHandle) -> Any:
    (message,) = channel.history()
    return message


async def opened(place: Town, person: MemberActor, channel: ChannelHandle, **changes: Any) -> Any:
    """A mini cup of Yucata' for four, asked for on the board; what is answered."""
    asked = await place.click(person, board(channel), CUP)
    form = await place.choose(person, asked.response, "yucata")
    assert form.modal is not None
    check_form(form.modal)
    return await place.submit(person, form, **{**FILLED, **changes})


async def test_a_mini_cup_from_the_board_to_its_medals(tmp_path: Path) -> None:
    async with town(tmp_path, 5) as place:
        channel = await put_up(place)
        ana, eva = place.people[0], place.people[4]
        answer = await opened(place, ana, channel)
        assert f"**Harbour Cup** is open; its card stands in <#{place.channel.id}>" in said(answer)
        for _ in range(2):  # it may have been listed before its card stood
            await later(place)
        (card,) = place.channel.history()
        where = f"https://discord.com/channels/{place.guild.id}/{card.channel.id}/{card.id}"
        assert f"🏆 **[Harbour Cup]({where})**" in texts(board(channel))
        assert "**0 of 4** for Yucata'" in texts(board(channel))
        assert "-# mini cup · begins with 4 · " in texts(board(channel))
        assert "turns a day** for you" in texts(card)
        told = await place.click(ana, board(channel), "Sign up")
        assert told.ephemeral
        assert "You are in: Harbour Cup" in texts(told.response)
        assert "turns a day" in texts(told.response)
        await later(place)
        assert "**1 of 4** for" in texts(board(channel))
        await place.click(ana, told.response, "Withdraw")
        await later(place)
        assert "**0 of 4** for" in texts(board(channel))
        for person in place.people[:4]:
            await place.click(person, board(channel), "Sign up")
        for _ in range(2):
            await later(place)
        assert "Yucata' · mini cup · runs until <t:" in texts(board(channel))
        assert "Sign up" not in labels(board(channel))
        look = await place.click(eva, board(channel), "Look")
        assert look.ephemeral
        assert "**It has begun** with 4 people" in texts(look.response)
        # To their real end they are played where the cup was opened by the command.
        for link in (await place.house[Cups].get(1)).live_links():
            await end_by_lot(place.house, link, Fast(at=link.match_id))
        for _ in range(2):
            await later(place)
        assert "Harbour Cup" not in texts(board(channel)), "what is over stands on its card"
        assert "has won" in texts(place.fresh(card))
        assert any("🥇" in texts(one) for one in place.channel.history())
        cup = await place.house[Cups].get(1)
        places = {person.name: cup.own(person.id).place for person in place.people[:4]}
        for person in place.people[:4]:
            profile = (await place.slash(eva, "profile", who=person)).response
            assert ("Medals of cups · 1" in labels(profile)) == (places[person.name] <= 3), places
        first = next(person for person in place.people[:4] if places[person.name] == 1)
        profile = (await place.slash(eva, "profile", who=first)).response
        shown = await place.click(eva, profile, "Medals of cups · 1")
        assert f"🥇 **Harbour Cup** · Yucata' · <t:{cup.row.ended_at}:D>" in texts(shown.response)
        cup_page = await place.choose(eva, shown.response, "1")
        assert "has won" in texts(cup_page.response)
        assert not place.env.errors


async def test_what_stands_on_the_board_is_no_card_of_the_cup(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        channel = await put_up(place)
        await place.house.people.guilds.change(place.guild.id, channels=(channel.id,))
        await opened(place, place.people[0], channel)
        for _ in range(2):
            await later(place)
        first, card = sorted(channel.history(), key=lambda one: one.id)
        assert "Find me a table" in labels(first)
        assert "How it is scored" in labels(card)
        assert not place.env.errors


async def test_whoever_may_not_read_where_it_is_played_does_not_see_it(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        nothing = discord.PermissionOverwrite(view_channel=False)
        hidden = place.guild.create_text_channel("hidden", overwrites={ben: nothing})
        channel = await put_up(place, channels=(hidden.id,))
        await opened(place, ana, channel)
        for _ in range(2):
            await later(place)
        assert "Harbour Cup" not in texts(board(channel)), "the board is read by everybody"
        seen = await place.forge(ana, board(channel), "b:boardmore:0:0:0")
        assert "Harbour Cup" in texts(seen.response)
        unseen = await place.forge(ben, board(channel), "b:boardmore:0:0:0")
        assert "Harbour Cup" not in texts(unseen.response)
        forged = await place.forge(ben, board(channel), "b:cupin:0:0:1.")
        assert "There is no such cup here" in said(forged)


async def test_switched_off_nothing_of_it_is_there(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        channel = await put_up(place)
        await opened(place, place.people[0], channel)
        await later(place)
        assert "Harbour Cup" in texts(board(channel))
        await place.house.people.guilds.change(place.guild.id, switched={"feature-cups": False})
        await place.opened(place.people[0])
        await later(place)
        assert "Harbour Cup" not in texts(board(channel))
        assert CUP not in labels(board(channel))


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_full_board_is_within_what_a_message_holds(tmp_path: Path, language: str) -> None:
    async with town(tmp_path, 5) as place:
        channel = await put_up(place, language=language)
        people = place.people
        for person in people:
            await place.house[Cups].open(
                Plan("Harbour Cup", "mini", "yucata", "daily", 7, 4, 0, 0, place.clock.now() + DAY),
                guild_id=place.guild.id,
                channel_id=place.channel.id,
                language=language,
                director_id=person.id,
                manager=False,
            )
        for _ in range(LINES - len(people)):
            await place.opened(place.people[0], language=language)
        for _ in range(2):
            await later(place)
        shown = board(channel)
        assert texts(shown).count("🏆") == len(people)
        assert len(labels(shown)) == LINES + 4
        check_message([part for part in components(shown) if part["type"] == 17])
        assert not place.env.errors


async def test_a_cup_opens_where_such_a_table_may_and_by_whom(tmp_path: Path) -> None:
    """Whichever way it is asked for: games, paces and the role of a channel hold for cups as for tables."""
    async with town(tmp_path, 2) as place:
        channel = await put_up(place)
        ana, here = place.people[0], place.channel.id
        role = place.guild.create_role("hosts")
        guilds = place.house.people.guilds
        for rules, refused in (
            (Rules(games=("nereus",)), "only these games are opened: Waters of Nereus"),
            (Rules(paces=("slow",)), "tables have one of these paces"),
            (Rules(role=role.id), f"only <@&{role.id}> may open"),
        ):
            await guilds.change(place.guild.id, rules={here: rules})
            form = await place.slash(ana, "cup", new="yucata")
            made = await place.submit(ana, form, **FILLED)
            assert refused in said(made)
            assert refused in said(await opened(place, ana, channel))
        assert not await place.house[Cups].of_guild(place.guild.id, "gathering")
        await guilds.change(place.guild.id, rules={here: Rules(("yucata",), ("daily",), most=1)})
        form = await place.slash(ana, "cup", new="yucata")
        assert "is open" in said(await place.submit(ana, form, **FILLED))


async def test_a_cup_that_is_asked_for_on_the_board_s_channel_stands_with_the_tables(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        channel = await put_up(place)
        await place.house.people.guilds.change(place.guild.id, channels=())
        form = await place.slash(place.people[0], "cup", channel, new="yucata")
        answer = await place.submit(place.people[0], form, **FILLED)
        await later(place)
        assert f"its card stands in <#{place.channel.id}>" in said(answer)
        assert len(channel.history()) == 1, "the board alone"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE cup_division SET data = '{' WHERE cup_id = ?",
        "UPDATE cup_match SET seats = '[' WHERE cup_id = ?",
        "DELETE FROM cup_division WHERE cup_id = ?",
    ],
)
async def test_a_cup_that_cannot_be_read_hides_no_other_one_and_stops_none(house: House, damage: str) -> None:
    broken = await begun(house, people=4, size=4)
    other = await cup_opened(house, size=4, director=77)
    async with house.tables.db.write() as tx:
        await tx.execute(damage, (broken.row.id,))
    lines = [await line() for line in await board_lines(house, GUILD, [CHANNEL], "en")]
    assert ["0 of 4" in line[0] for line in lines if line is not None] == [True]
    await sign_up(house, other, 4, first=201)
    await tick(house)
    assert (await house[Cups].get(other)).row.state == "running"
    await house.people.personal.forget(101, lambda _row: "Somebody")
    await tick(house)
