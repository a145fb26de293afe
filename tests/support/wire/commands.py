"""Commands of the application, as interactions/application-commands and the OpenAPI description say it."""

from __future__ import annotations

import copy
from typing import Any, Final, cast

from tests.support.limits import check_command
from tests.support.wire.call import Answer, Call
from tests.support.wire.state import ApiError, Json, World

MOST: Final = {1: 100, 2: 15, 3: 15}
"""How many of each type there may be: typed, in the menu of a person, in the menu of a message."""
SERVER, DIRECT, PRIVATE = 0, 1, 2
"""Contexts: on a server, in direct messages with the bot, in those of people with each other."""
FOR_SERVERS, FOR_PEOPLE = 0, 1
"""Types of installation."""
_UNSAID = ("required", "autocomplete")
"""Fields of an option that are not told where they are false."""


def overwrite(world: World, call: Call) -> Answer:
    """PUT /applications/{application}/commands: all commands; one that was there by its name and type keeps its id."""
    for number, one in enumerate(call.body):
        try:
            check_command(one)
        except (AssertionError, KeyError, TypeError) as error:
            raise ApiError(400, 50035, f"Invalid Form Body: {number}: {error}") from error
    for kind, most in MOST.items():
        if len([one for one in call.body if (one.get("type") or 1) == kind]) > most:
            raise ApiError(400, 30032, f"Maximum number of application commands reached ({most})")
    before = {(one["type"], one["name"]): one for one in world.commands}
    world.commands[:] = [_stored(world, one, before.get((one.get("type") or 1, one["name"]))) for one in call.body]
    return 200, world.commands


def is_offered(command: Json, context: int, *, here: bool, installed: bool, permissions: int) -> bool:
    """Whether a person's program offers a command (interactions/application-commands#contexts).

    here: the bot is where it would be used.   installed: the person has installed it for themselves.
    permissions: what the person may do there.
    """
    contexts, kinds = command.get("contexts"), command["integration_types"]
    if context not in ((SERVER, DIRECT, PRIVATE) if contexts is None else contexts):
        return False  # `dm_permission` counts for nothing beside contexts
    needed = int(command["default_member_permissions"] or 0)
    if context == SERVER and permissions & needed != needed:
        return False
    return (here and FOR_SERVERS in kinds) or (installed and FOR_PEOPLE in kinds)


def _stored(world: World, body: Json, before: Json | None) -> Json:
    """A command as Discord tells it: not byte for byte as it was sent."""
    told: Json = {
        "nsfw": False,
        "integration_types": [FOR_SERVERS],
        "contexts": None,
        "description_localizations": None,
        "name_localizations": None,
        "default_member_permissions": None,
        "type": 1,
        "description": "",  # of what stands in a menu
        **_without_unsaid(copy.deepcopy(body)),
        "id": world.snowflake() if before is None else before["id"],
        "application_id": world.application_id,
        "version": world.snowflake(),
    }
    if told["default_member_permissions"] is not None:
        told["default_member_permissions"] = str(told["default_member_permissions"])
    told["contexts"] = told["contexts"] and sorted(told["contexts"], reverse=True)
    if not told.get("options"):
        told.pop("options", None)
    return told


def _without_unsaid(told: Any) -> Any:
    if isinstance(told, list):
        return [_without_unsaid(one) for one in cast("list[Any]", told)]
    if isinstance(told, dict):
        return {
            key: None if key.endswith("_localizations") and not value else _without_unsaid(value)
            for key, value in cast("Json", told).items()
            if key not in _UNSAID or value
        }
    return told
