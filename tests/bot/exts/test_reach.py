"""Ids of a match work only for whoever sits there, or can see its channel: every button, select and command."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from simcord import MemberActor

from bot import features
from bot.ui.press.bounds import Bounds
from bot.ui.press.items import PICK
from tests.support.model.promises import Stored
from tests.support.town import Town, texts, town

REFUSAL = "There is no table 1 here"


def numbered() -> Iterator[str]:
    """Every command that takes the number of a match, with its group."""
    commands = [
        one
        for found in features.commands()
        for one in (found.walk_commands() if isinstance(found, app_commands.Group) else [found])
    ]
    for command in commands:
        if isinstance(command, app_commands.ContextMenu):
            continue
        assert isinstance(command, app_commands.Command)
        whole: app_commands.Command[Any, ..., Any] = command
        if any(parameter.name == "number" for parameter in whole.parameters):
            yield whole.qualified_name


def stored(place: Town) -> Stored:
    return Stored(place.house.settings.database)


async def hidden_match(place: Town, *, finished: bool = False) -> tuple[MemberActor, Any]:
    """Table 1 is played in a channel that the third person cannot see: that person, and the card of a table of its own.

    The first two play there.
    """
    ana, ben, stranger = place.people
    nothing = discord.PermissionOverwrite(view_channel=False)
    hidden = place.guild.create_text_channel("hidden", overwrites={stranger: nothing})
    await place.slash(ana, "game new", hidden, game="yucata")
    await place.click(ben, hidden.last_message, "b:join:1:0:")
    await place.click(ana, hidden.last_message, "b:start:1:0:")
    if finished:
        await place.play_on(1)
    await place.slash(stranger, "game new", game="yucata")
    await place.house.match.sweep.run()  # what is due at a start is done: a later tick finds nothing
    await place.settle()
    return stranger, place.channel.last_message


def handled(place: Town) -> list[str]:
    """The verbs that this bot answers."""
    client: Any = place.house.client
    return list(client.presses)


async def test_no_handler_answers_about_a_match_of_a_hidden_channel(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        stranger, card = await hidden_match(place)
        before = stored(place)
        for verb in [*handled(place), PICK]:
            place.house.bounds = Bounds()
            for kind, values in (("b", None), ("s", ["do:0"]), ("s", ["open:0"])):
                if verb == PICK and values is None:
                    continue
                answer = await place.forge(stranger, card, f"{kind}:{verb}:1:0:0.yes", values)
                assert answer.modal is None, verb
                assert REFUSAL in texts(answer.response), (verb, kind)
        assert stored(place) == before
        assert not place.env.errors


async def test_of_a_channel_that_is_gone_whoever_keeps_order_knows(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        stranger, card = await hidden_match(place)
        role = place.guild.create_role("Keepers")
        await place.house.people.guilds.change(place.guild.id, moderators=role.id)
        keeper = place.guild.add_member(place.env.create_user("kim"), roles=[role])
        place.env.backend.delete_channel((await place.house.tables.glance(1)).row.channel_id)
        for person, knows in ((keeper, True), (stranger, False)):
            answer = await place.forge(person, card, "b:rules:1:0:")
            assert (REFUSAL not in texts(answer.response)) == knows


async def test_a_match_that_is_over_stays_where_it_was_played(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        stranger, card = await hidden_match(place, finished=True)
        for verb in ("history", "replay", "record", "rematch", "more", "rules", "animate"):
            answer = await place.forge(stranger, card, f"b:{verb}:1:0:")
            assert REFUSAL in texts(answer.response), verb


async def test_another_server_knows_nothing_of_a_match_not_even_its_managers(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        await place.open_table("yucata", 2)
        other = place.env.create_guild("Other", owner=place.people[2].user)
        channel = other.create_text_channel("games")
        manager = other.add_member(
            place.env.create_user("manager"),
            roles=[other.create_role("Managers", permissions=discord.Permissions(manage_guild=True))],
        )
        await place.slash(manager, "game new", channel, game="yucata")
        before = stored(place)
        for verb in handled(place):
            place.house.bounds = Bounds()
            answer = await place.forge(manager, channel.last_message, f"b:{verb}:1:0:0.yes")
            assert REFUSAL in texts(answer.response), verb
        for name in numbered():
            answer = await place.slash(manager, name, channel, number=1)
            assert REFUSAL in texts(answer.response), name
        assert stored(place) == before


async def test_every_command_that_takes_a_number_knows_nothing_of_a_hidden_channel(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        stranger, _ = await hidden_match(place)
        found = list(numbered())
        assert len(found) >= 8
        before = stored(place)
        for name in found:
            answer = await place.slash(stranger, name, number=1)
            assert REFUSAL in texts(answer.response), name
        assert stored(place) == before


async def test_direct_messages_know_only_the_own_matches(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        stranger, _ = await hidden_match(place)
        await place.house.people.preferences.change(stranger.id, nudges="dm")
        answer = await stranger.user.slash("mygames")
        await place.settle()
        assert answer.response is not None
        forged = await place.forge(stranger, answer.response, "b:history:1:0:")
        assert REFUSAL in texts(forged.response)


async def test_whoever_has_left_a_match_may_still_ask_about_it(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("yucata", 2)
        ben = place.people[1]
        await place.house.match.seats.resign(1, ben.id)
        await place.settle()
        answer = await ben.user.slash("hand", number=1)
        assert "do not sit" in texts(answer.response)


async def test_the_own_match_is_within_reach_everywhere(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("yucata", 2)
        answer = await place.people[0].user.slash("replay", number=1)
        await place.settle()
        assert "replay, the start" in texts(answer.response)
