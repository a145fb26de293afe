"""`/setup`: what the managers of a server choose, who may open the page, and the check of permissions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import MemberActor
from simcord.backend.errors import SetupError

from bot.db import people
from bot.db.people import Guild, Rules
from bot.ui.press.permissions import NEEDED
from tests.support.limits import check_message
from tests.support.pressed import manager, said, setup_page
from tests.support.town import Town, components, labels, texts, town

SELECTS = (3, 5, 6, 7, 8)
"""The kinds of lists (https://docs.discord.com/developers/components/reference#component-object-component-types)."""


async def choose_channels(place: Town, person: MemberActor, message: Any, *channels: Any) -> Any:
    select = next(item for item in components(message) if item["type"] == 8)
    result = await person.select(message, list(channels), custom_id=select["custom_id"])
    await place.settle()
    return result


async def test_managers_choose_channels_pace_enders_and_language(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        mia = manager(place)
        tables = place.guild.create_text_channel("tables")
        message = await setup_page(place, mia)
        said_there = "all games · every pace · any number of tables · everybody opens"
        assert f"**Every text channel**\n{said_there}" in texts(message)
        assert "I may do all that I need in 1 channel" in texts(message)
        message = (await choose_channels(place, mia, message, tables)).response
        await place.restart()
        answer = await place.prefer(mia, message, pace="slow", enders="host", language="de")
        message = answer.response
        chosen = await people.guild(place.house.tables.db, place.guild.id)
        assert chosen == Guild(language="de", pace="slow", channels=(tables.id,), enders="host")
        kept = next(item for item in components(message) if item["type"] == 8)
        assert [int(value["id"]) for value in kept["default_values"]] == [tables.id]

        ana = place.people[0]
        answer = await place.slash(ana, "game new", game="yucata")
        assert f"<#{tables.id}>" in texts(answer.response)
        await place.slash(ana, "game new", tables, game="yucata")
        assert "Tempo: langsam" in texts(tables.last_message)

        message = (await choose_channels(place, mia, message)).response
        assert (await people.guild(place.house.tables.db, place.guild.id)).channels == ()
        assert not place.env.errors


async def test_one_form_asks_for_what_is_chosen_among_a_few_and_the_page_says_it(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        mia = manager(place)
        page = await setup_page(place, mia)
        assert [item["type"] for item in components(page) if item["type"] in SELECTS] == [3, 8]
        assert labels(page) == ["General …", "Noise", "Features", "People", "Log"]
        assert "**Pace of new tables:** daily" in texts(page)
        assert "**Who may end a running match:** The people at the table, by vote" in texts(page)
        page = (await place.prefer(mia, page, pace="fast")).response
        assert await people.guild(place.house.tables.db, place.guild.id) == Guild(pace="fast")
        assert "**Pace of new tables:** fast" in texts(page)
        await place.prefer(mia, page, enders="managers")
        assert await people.guild(place.house.tables.db, place.guild.id) == Guild(pace="fast", enders="managers")
        assert not place.env.errors


async def test_what_a_feature_has_on_stands_beneath_it_and_is_chosen_there(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        mia = manager(place)
        page = (await place.click(mia, await setup_page(place, mia), "Features")).response
        assert "**New people in cups wait for free places:** yes" in texts(page)
        chooser = next(one for one in components(page) if one.get("custom_id", "").startswith("s:setfeatures:"))
        on = [one["value"] for one in chooser["options"] if one.get("default")]
        assert {"feature-hints", "cups-new-wait"} <= set(on)
        on = [*on, "cups-everybody"]
        on.remove("cups-new-wait")
        page = (await place.forge(mia, page, chooser["custom_id"], on)).response
        assert "**Everybody may open cups of every form:** yes" in texts(page)
        assert "**New people in cups wait for free places:** no" in texts(page)
        left = [one for one in on if one != "feature-cups"]
        page = (await place.forge(mia, page, chooser["custom_id"], left)).response
        assert "Everybody may open cups" not in texts(page), "the server has none"
        chosen = await people.guild(place.house.tables.db, place.guild.id)
        assert not chosen.switched["feature-cups"]
        page = (await place.forge(mia, page, chooser["custom_id"], ["feature-hints", "feature-cups"])).response
        assert "**Everybody may open cups of every form:** yes" in texts(page), "it stays as it was"
        assert not place.env.errors


async def test_the_check_names_what_is_missing_and_how_to_allow_it(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        mia = manager(place)
        narrow = place.guild.create_text_channel("narrow")
        message = await setup_page(place, mia)
        message = (await choose_channels(place, mia, message, narrow, place.channel)).response
        assert "I may do all that I need in 2 channels" in texts(message)
        channel = place.house.client.get_channel(narrow.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.set_permissions(channel.guild.me, attach_files=False, create_public_threads=False)
        await place.settle()
        message = await setup_page(place, mia)
        said = texts(message)
        assert "I may do all that I need in 1 channel." in said
        assert f"In <#{narrow.id}> I lack: Create Public Threads, Attach Files" in said
        assert "*Permissions*" in said
        assert not place.env.errors


async def test_only_managers_may(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        with pytest.raises(SetupError, match="default-member-permissions"):
            await place.slash(place.people[0], "setup")
        # A page that was opened before somebody lost the permission.
        role = place.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
        ex = place.guild.add_member(place.env.create_user("max"), roles=[role])
        message = await setup_page(place, ex)
        guild = place.house.client.get_guild(place.guild.id)
        assert guild is not None
        known = guild.get_role(role.id)
        assert known is not None
        await known.edit(permissions=discord.Permissions.none())
        assert "Manage Server" in said(await place.click(ex, message, "General …"))
        assert "Manage Server" in said(await choose_channels(place, ex, message))
        assert (await people.guild(place.house.tables.db, place.guild.id)) == Guild()


async def test_no_press_of_it_changes_anything_for_whoever_is_no_manager(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        page = await setup_page(place, manager(place))
        client: Any = place.house.client
        verbs = [verb for verb, handler in client.presses.items() if handler.answer.__module__ == "bot.exts.setup"]
        assert {"sucalls", "suroom", "setrules", "setfeatures"} <= set(verbs)
        for verb in verbs:
            pressed = await place.forge(place.people[0], page, f"s:{verb}:0:0:", ["8"])
            assert "Manage Server" in said(pressed), verb
        assert (await people.guild(place.house.tables.db, place.guild.id)) == Guild()


async def test_a_page_with_as_many_channels_as_can_be_chosen(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        mia = manager(place)
        channels = [place.guild.create_text_channel(f"channel-{number}") for number in range(25)]
        nothing = discord.PermissionOverwrite(**dict.fromkeys(NEEDED, False))
        for handle in channels[:20]:
            channel = place.house.client.get_channel(handle.id)
            assert isinstance(channel, discord.TextChannel)
            await channel.set_permissions(channel.guild.me, overwrite=nothing)
        message = await setup_page(place, mia)
        message = (await choose_channels(place, mia, message, *channels)).response
        assert "I may do all that I need in 5 channels" in texts(message)
        parts = message.components
        check_message([part if isinstance(part, dict) else part.to_dict() for part in parts])
        assert not place.env.errors


async def test_a_role_is_named_to_be_told_of_tables(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        role = place.guild.create_role("players")
        boss = manager(place)
        page = await setup_page(place, boss, "Noise")
        answer = await place.forge(boss, page, "s:surole:0:0:seats", values=[str(role.id)])
        assert (await place.house.people.guilds.of(place.guild.id)).roles == {"seats": role.id}
        refused = await place.forge(boss, answer.response, "s:surole:0:0:seats", values=[str(place.guild.id)])
        assert "Choose a role of this server" in said(refused)
        await place.forge(boss, page, "s:surole:0:0:seats", values=[])
        assert (await place.house.people.guilds.of(place.guild.id)).roles == {"seats": 0}


async def test_a_new_server_works_after_three_presses(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        mia = manager(place)
        board = place.guild.create_text_channel("find-a-table")
        first = (await place.slash(mia, "setup")).response
        check_message([part for part in components(first) if part["type"] == 17])
        assert "Nothing is chosen yet" in texts(first)
        assert f"open in <#{place.channel.id}>" in texts(first)
        assert f"alone in <#{board.id}>" in texts(first)
        assert "I may do all that I need in 2 channels" in texts(first)
        await place.click(mia, first, "Use these channels")
        chosen = await place.house.people.guilds.of(place.guild.id)
        assert (chosen.channels, chosen.rooms) == ((place.channel.id,), {"board": board.id})
        await place.settle()
        (stands,) = board.history()
        ana = place.people[0]
        await place.slash(ana, "game new", board, game="yucata")
        assert board.history() == [stands], "the card opens in the channel for tables"
        assert (await place.house.tables.load(1)).row.channel_id == place.channel.id
        assert "Nothing is chosen yet" not in texts((await place.slash(mia, "setup")).response)
        assert not place.env.errors


async def test_without_a_channel_for_the_board_it_says_what_is_missing(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        mia = manager(place)
        first = (await place.slash(mia, "setup")).response
        assert "No channel looks made for it" in texts(first)
        await place.click(mia, first, "Use these channels")
        chosen = await place.house.people.guilds.of(place.guild.id)
        assert (chosen.channels, chosen.rooms) == ((place.channel.id,), {})


async def test_what_may_open_in_one_channel_leaves_the_others_as_they_are(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        mia, rules = manager(place), Rules(games=("nereus",))
        quiet = place.guild.create_text_channel("quiet")
        both = (place.channel.id, quiet.id)
        await place.house.people.guilds.change(place.guild.id, channels=both, rules={quiet.id: rules})
        shown = await place.choose(mia, await setup_page(place, mia), f"#{place.channel.name}")
        await place.submit(mia, shown, games=["yucata"], paces=["slow"], most=["0"], openers=[])
        assert (await place.house.people.guilds.of(place.guild.id)).rules == {
            place.channel.id: Rules(("yucata",), ("slow",)),
            quiet.id: rules,
        }
        assert not place.env.errors


async def test_a_channel_has_its_games_paces_openers_and_how_many_each(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        mia, role = manager(place), place.guild.create_role("players")
        page = await setup_page(place, mia)
        shown = await place.choose(mia, page, "Every text channel")
        filled = {"games": ["nereus", "yucata"], "paces": ["slow"], "most": ["1"], "openers": [role]}
        page = (await place.submit(mia, shown, **filled)).response
        assert "slow · 1 table each · <@&" in texts(page)
        assert (await place.house.people.guilds.of(place.guild.id)).rules == {
            0: Rules(("nereus", "yucata"), ("slow",), role.id, 1)
        }
        assert "may open tables" in said(await place.slash(ana, "game new", game="yucata", pace="slow"))
        shown = await place.choose(mia, page, "Every text channel")
        await place.submit(mia, shown, **{**filled, "openers": []})
        assert "only these games" in said(await place.slash(ana, "game new", game="port_royal", pace="slow"))
        assert "one of these paces: slow" in said(await place.slash(ana, "game new", game="yucata", pace="daily"))
        await place.slash(ana, "game new", game="yucata", pace="slow")
        card = place.channel.last_message
        assert "a table in" in said(await place.slash(ana, "game new", game="nereus", pace="slow"))
        await place.slash(ben, "game new", game="nereus", pace="slow")
        assert (await place.house.tables.load(2)).row.host_id == ben.id
        shown = await place.click(ana, card, "Options")
        assert "one of these paces" in said(
            await place.submit(ana, shown, pace=["fast"], layout=["basic"], switches=[])
        )
        assert not place.env.errors
