"""`/setup`: what the managers of a server choose, who may open the page, and the check of permissions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import MemberActor
from simcord.backend.errors import SetupError

from bot.db import people
from bot.db.people import Guild
from bot.ui.press.permissions import NEEDED
from tests.support.limits import check_message
from tests.support.pressed import manager, said
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
        message = (await place.slash(mia, "setup")).response
        assert "in **every** text channel" in texts(message)
        assert "All is well in 1 channel" in texts(message)
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
        page = (await place.slash(mia, "setup")).response
        assert [item["type"] for item in components(page) if item["type"] in SELECTS] == [8, 8, 8, 8, 6]
        assert labels(page) == ["General …", "Features"]
        assert "**Pace of new tables:** daily" in texts(page)
        assert "**Who may end a running match:** The people at the table, by vote" in texts(page)
        assert "**Show our seats elsewhere:** no" in texts(page)
        page = (await place.prefer(mia, page, on=["shows_ours"], pace="fast")).response
        chosen = await people.guild(place.house.tables.db, place.guild.id)
        assert chosen == Guild(pace="fast", shows_ours=True)
        assert "**Pace of new tables:** fast" in texts(page)
        assert "**Show our seats elsewhere:** yes" in texts(page)
        await place.prefer(mia, page, on=["shows_others"], enders="managers")
        chosen = await people.guild(place.house.tables.db, place.guild.id)
        assert chosen == Guild(pace="fast", enders="managers", shows_ours=True, shows_others=True)
        assert not place.env.errors


async def test_the_check_names_what_is_missing_and_how_to_allow_it(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        mia = manager(place)
        narrow = place.guild.create_text_channel("narrow")
        message = (await place.slash(mia, "setup")).response
        message = (await choose_channels(place, mia, message, narrow, place.channel)).response
        assert "All is well in 2 channels" in texts(message)
        channel = place.house.client.get_channel(narrow.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.set_permissions(channel.guild.me, attach_files=False, create_public_threads=False)
        await place.settle()
        message = (await place.slash(mia, "setup")).response
        said = texts(message)
        assert "All is well in 1 channel." in said
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
        message = (await place.slash(ex, "setup")).response
        guild = place.house.client.get_guild(place.guild.id)
        assert guild is not None
        known = guild.get_role(role.id)
        assert known is not None
        await known.edit(permissions=discord.Permissions.none())
        assert "Manage Server" in said(await place.click(ex, message, "General …"))
        assert "Manage Server" in said(await choose_channels(place, ex, message))
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
        message = (await place.slash(mia, "setup")).response
        message = (await choose_channels(place, mia, message, *channels)).response
        assert "All is well in 5 channels" in texts(message)
        parts = message.components
        check_message([part if isinstance(part, dict) else part.to_dict() for part in parts])
        assert not place.env.errors


async def test_a_role_is_named_to_be_told_of_tables(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        role = place.guild.create_role("players")
        boss = manager(place)
        page = (await place.slash(boss, "setup")).response
        answer = await place.forge(boss, page, "s:surole:0:0:seats", values=[str(role.id)])
        assert (await place.house.people.guilds.of(place.guild.id)).roles == {"seats": role.id}
        refused = await place.forge(boss, answer.response, "s:surole:0:0:seats", values=[str(place.guild.id)])
        assert "Choose a role of this server" in said(refused)
        await place.forge(boss, page, "s:surole:0:0:seats", values=[])
        assert (await place.house.people.guilds.of(place.guild.id)).roles == {"seats": 0}
