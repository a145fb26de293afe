"""Discord's list of the bot's commands, kept in step with those here.

Discord keeps the list while the bot is away, so nothing waits for it: the bot serves with the commands that Discord
has. Each that differs is brought by itself, and one that Discord refuses holds no other one up
(https://docs.discord.com/developers/interactions/application-commands#create-global-application-command).
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

import discord
from discord.http import Route

from bot.client import HourglassClient
from bot.services.upkeep.concerns import Concern
from bot.ui.press.codes import UNDONE, UNKNOWN_COMMAND
from bot.ui.press.house import House

FIRST_PAUSE = 60
LONGEST_PAUSE = 6 * 3600
"""Seconds between two tries: each pause is twice as long as the one before."""

ADDED = frozenset({"id", "application_id", "version", "dm_permission", "default_permission"})
"""Fields of a command that Discord adds, and those that contexts have taken the place of."""

Told = dict[str, Any]


async def keep(house: House) -> None:
    """Bring Discord the commands as they are here; ends when it has them.

    What it refuses is said to the operator and tried again after growing pauses.
    """
    assert isinstance(house.client, HourglassClient)
    concern = Concern(house.tables.db, house.clock, "commands")
    pause = FIRST_PAUSE
    while wrong := await _bring(house.client):
        await concern.note(
            f"{'; '.join(wrong)}. The bot goes on with the commands that Discord has, and tries again by itself"
        )
        await asyncio.sleep(pause)
        pause = min(LONGEST_PAUSE, 2 * pause)
    await concern.note("")


async def _bring(client: HourglassClient) -> list[str]:
    """Bring what differs and take away what is no command any more; returns what Discord has not done, in words."""
    assert client.application_id is not None
    assert client.tree.translator is not None
    wanted = [
        await one.get_translated_payload(client.tree, client.tree.translator) for one in client.tree.get_commands()
    ]
    wrong: list[str] = []
    try:
        there = {_key(one): one for one in await _listed(client)}
        for one in wanted:
            known = there.pop(_key(one), None)
            if known is None or _essence(known) != _essence(one):
                try:
                    await client.http.upsert_global_command(client.application_id, cast("Any", one))
                except discord.HTTPException as error:
                    if error.status != 400:
                        raise
                    wrong.append(f"Discord refuses the command {one['name']}: {' '.join(error.text.split())}")
        for one in there.values():
            await _delete(client, one)
    except UNDONE as error:
        # What it says may be another thing at every try.
        told = f"it answers {error.status}" if isinstance(error, discord.HTTPException) else type(error).__name__
        wrong.append(f"Discord does not take the commands now ({told})")
    return wrong


async def _listed(client: HourglassClient) -> list[Told]:
    """The commands that Discord has, in every language."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=client.application_id)
    return await client.http.request(route, params={"with_localizations": "true"})


async def _delete(client: HourglassClient, command: Told) -> None:
    assert client.application_id is not None
    try:
        await client.http.delete_global_command(client.application_id, command["id"])
    except discord.NotFound as error:
        if error.code != UNKNOWN_COMMAND:
            raise


def _key(command: Told) -> tuple[int, str]:
    """What one command of an application alone has."""
    return command["type"], command["name"]


def _essence(told: Any, field: str = "") -> Any:
    """What a command says, the same as it is sent and as Discord tells it: that leaves out what says nothing, or says
    so with null, and writes a permission as a string; the order of contexts and kinds of installation means nothing.

    field: whose value it is.
    """
    match told:
        case dict():
            found = {key: _essence(value, key) for key, value in cast("Told", told).items() if key not in ADDED}
            return {
                key: value for key, value in found.items() if value is not False and value not in (None, "", {}, [])
            }
        case list():
            values = [_essence(value) for value in cast("list[Any]", told)]
            return values if field in ("options", "choices") else sorted(values)
        case int() if field == "default_member_permissions":
            return str(told)
        case _:
            return told
