"""A new match with few presses, by the bot's own commands and buttons: nothing here goes past Discord."""

from __future__ import annotations

from typing import Any

from simcord import MemberActor
from simcord.backend.models import Message

from bot.db import matches
from bot.playground import project, tables
from bot.playground.refused import Refusal
from bot.playground.world import World
from bot.services.processes.computers import usual
from bot.ui.pages.lobby import ADD
from bot.ui.press.custom_id import Press, parse
from engine import registry

SEATS = 3
"""A table against computers: three play every game without special rules for few."""


async def open_table(world: World, person_id: int, game: str, *, computers: bool) -> dict[str, Any]:
    """`/game new`; with computers some of them sit down too, and it starts.

    Returns the room to go to. Raises Refusal.
    """
    person = world.people[person_id]
    known = {message.id for message in world.messages(world.channel.id)}
    await person.slash(world.channel, "game new", game=game)
    answers = [message for message in world.messages(world.channel.id) if message.id not in known]
    if (others := next((one for one in answers if _button(one, "newown") is not None), None)) is not None:
        # Somebody waits for the same; whoever wants to play against computers wants an own table all the same.
        await _click(world, person, others, "newown")
        await world.house.telling.outbox.settled()
        answers = [message for message in world.messages(world.channel.id) if message.id not in known]
    card = next((one for one in answers if not one.is_ephemeral and one.components), None)
    if card is None:
        raise Refusal("no-table")
    if not computers:
        return {"room": str(world.channel.id)}
    for _ in range(min(SEATS, registry.game(game).players[-1]) - 1):
        await _add_computer(world, person, card, usual(registry.game(game)))
    return {"room": str(await _start(world, person, card))}


async def open_lesson(world: World, person_id: int, game: str) -> dict[str, Any]:
    """`/learn`; returns the direct messages of the person, where the lesson is played. Raises Refusal."""
    await world.people[person_id].slash(world.channel, "learn", game=game)
    await world.house.telling.outbox.settled()
    if await matches.lesson_of(world.house.tables.db, person_id, game) is None:
        raise Refusal("no-lesson")
    return {"room": str(world.env.backend.dm_channels[person_id])}


async def seat_everybody(world: World, room_id: int, message_id: int) -> dict[str, Any]:
    """*Join* by everybody who is not there yet, as far as there is room, and *Start* by the host. Raises Refusal."""
    card = world.message(room_id, message_id)
    found = card and _button(card, "start", disabled=True)
    if card is None or found is None:
        raise Refusal("table-closed")
    host, there, players = await tables.joined(world.house, found.match_id)
    if host not in world.people:
        raise Refusal("foreign-host")
    for person in world.people.values():
        if person.id not in there and len(there) < players[-1]:
            await _click(world, person, card, "join")
            there.append(person.id)
    return {"room": str(await _start(world, world.people[host], card))}


async def _start(world: World, host: MemberActor, card: Message) -> int:
    """Press *Start*; returns the thread that it opens."""
    before = {thread.id for thread in world.channel.threads}
    await _click(world, host, card, "start")
    await world.house.telling.outbox.settled()
    for thread in world.channel.threads:
        if thread.id not in before:
            return thread.id
    raise Refusal("not-started")


async def _add_computer(world: World, person: MemberActor, card: Message, level: str) -> None:
    shown = world.pressable(card)
    for part in project.components(card.components):
        press = parse(part.get("custom_id", ""))
        if press is not None and press.verb == "computers":
            await person.select(shown, [f"{ADD}.{level}"], custom_id=part["custom_id"])
            return
    raise Refusal("not-offered")


async def _click(world: World, person: MemberActor, card: Message, verb: str) -> None:
    press = _button(card, verb)
    if press is None:
        raise Refusal("not-offered")
    await person.click(world.pressable(card), custom_id=press.custom_id("b"))


def _button(card: Message, verb: str, *, disabled: bool = False) -> Press | None:
    """What the button with this verb carries."""
    for part in project.components(card.components):
        press = parse(part.get("custom_id", ""))
        if press is not None and press.verb == verb and (disabled or not part.get("disabled")):
            return press
    return None
