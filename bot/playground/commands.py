"""Slash commands: which there are, what an option may be, and running them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.playground.refused import Refusal
from bot.playground.requests import Complete, Slash
from bot.playground.world import World

CHAT_INPUT = 1
"""The kind of commands that are typed; others stand in the menus of people."""
GROUPS = (1, 2)
"""Discord's kinds of options that are commands themselves."""
WHOLE, TRUTH, NUMBER = 4, 5, 10
ENTITIES = (6, 7, 8, 9)
"""User, channel, role, mentionable."""
YES = ("true", "yes", "1")


async def listed(world: World, person_id: int, room_id: int) -> list[dict[str, Any]]:
    """Every command that this person can use there, as told to them: `path` ("game new"), `description`, `options`."""
    language = await world.language(person_id)
    visible = world.env.backend.visible_commands(user_id=person_id, channel_id=room_id)
    return [
        {
            "path": " ".join(path),
            "description": _said(language, leaf)["description"],
            "options": [
                {**_said(language, option), "choices": [_said(language, one) for one in option.get("choices") or []]}
                for option in leaf.get("options") or []
            ],
        }
        for command in visible
        if command.get("type", CHAT_INPUT) == CHAT_INPUT
        for path, leaf in _leaves(command, (command["name"],))
    ]


async def run(world: World, request: Slash) -> InteractionResult:
    """Use a command. Raises Refusal."""
    known, values = await _filled(world, request)
    missing = [option["name"] for option in known["options"] if option.get("required") and option["name"] not in values]
    if missing:
        raise Refusal("option-missing", command=request.command, option=missing[0])
    hand, place = _by(world, request)
    return await hand.slash(*place, request.command, **values)


async def complete(world: World, request: Complete) -> list[dict[str, Any]]:
    """The choices that the bot offers while somebody types. Raises Refusal."""
    _, values = await _filled(world, request)
    hand, place = _by(world, request)
    return await hand.autocomplete(*place, request.command, request.option, request.typed, **values)


def _by(world: World, request: Slash | Complete) -> tuple[Any, tuple[ChannelHandle, ...]]:
    """Who uses a command, and where, which only a member of a server says."""
    hand = world.hand(int(request.person), int(request.room))
    return hand, (world.handle(int(request.room)),) if isinstance(hand, MemberActor) else ()


def _leaves(node: dict[str, Any], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    inner = [option for option in node.get("options") or [] if option["type"] in GROUPS]
    if not inner:
        yield path, node
    for option in inner:
        yield from _leaves(option, (*path, option["name"]))


def _said(language: str, node: dict[str, Any]) -> dict[str, Any]:
    """A command, an option or a choice with what it says in a language, as far as that is translated."""
    other = {key: (node.get(f"{key}_localizations") or {}).get(language) for key in ("name", "description")}
    return {"description": "", **node, **{key: text for key, text in other.items() if text}}


async def _filled(world: World, request: Slash | Complete) -> tuple[dict[str, Any], dict[str, Any]]:
    """The command that is meant, and what was filled in, as Discord sends it. Raises Refusal."""
    for known in await listed(world, int(request.person), int(request.room)):
        if known["path"] == request.command:
            return known, {name: _value(world, known, name, text) for name, text in request.options.items()}
    raise Refusal("no-command", command=request.command)


def _value(world: World, command: dict[str, Any], name: str, text: str) -> Any:
    """What was typed for an option, as Discord sends it. Raises Refusal."""
    option = next((found for found in command["options"] if found["name"] == name), None)
    if option is None:
        raise Refusal("no-option", command=command["path"], option=name)
    for choice in option.get("choices") or []:
        if text in (choice["name"], str(choice["value"])):
            return choice["value"]
    if option.get("choices"):
        raise Refusal("not-one-of", option=name, choices=", ".join(choice["name"] for choice in option["choices"]))
    try:
        match option["type"]:
            case kind if kind == WHOLE:
                return int(text)
            case kind if kind == NUMBER:
                return float(text)
            case kind if kind == TRUTH:
                return text.strip().casefold() in YES
            case kind if kind in ENTITIES:
                return world.entity(text)
            case _:
                return text
    except (KeyError, ValueError):
        kinds = {WHOLE: "not-whole", NUMBER: "not-number"}
        raise Refusal(kinds.get(option["type"], "not-somebody"), option=name) from None
