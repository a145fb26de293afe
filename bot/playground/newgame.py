"""A new match with one press of the page, by what the bot does itself when somebody opens, joins and starts a table."""

from __future__ import annotations

from typing import Any

from bot.db import matches
from bot.playground.refused import Refusal
from bot.playground.world import World
from bot.services.processes.computers import usual
from engine import registry

SEATS = 3
"""A table against computers: three play every game without special rules for few."""


async def open_table(world: World, person_id: int, game: str, *, computers: bool) -> dict[str, Any]:
    """A table of somebody; with computers some of them sit down too, and it starts.

    Returns the room to go to. Raises UnknownGame, Refused, Refusal.
    """
    house, guild_id = world.house, world.guild.id
    table = await house.match.lobby.open(
        game=game,
        guild_id=guild_id,
        channel_id=world.channel.id,
        host_id=person_id,
        host_name=world.people[person_id].name,
        pace=(await house.people.guilds.of(guild_id)).pace,
        language=await house.guild_language(guild_id),
        card_owed=True,
    )
    await house.telling.outbox.settled()
    if not computers:
        return {"room": str(world.channel.id)}
    for _ in range(min(SEATS, table.game.players[-1]) - 1):
        await house.match.lobby.add_computer(table.row.id, person_id, usual(registry.game(game)))
    return await _start(world, table.row.id, person_id)


async def open_lesson(world: World, person_id: int, game: str) -> dict[str, Any]:
    """`/learn`; returns the direct messages of the person, where the lesson is played. Raises Refusal."""
    await world.people[person_id].slash(world.channel, "learn", game=game)
    await world.house.telling.outbox.settled()
    if await matches.lesson_of(world.house.tables.db, person_id, game) is None:
        raise Refusal("no-lesson")
    return {"room": str(world.env.backend.dm_channels[person_id])}


async def seat_everybody(world: World, match_id: int) -> dict[str, Any]:
    """Everybody joins a table who is not there yet, as far as there is room, and its host starts it.

    Returns the room to go to. Raises Refused, Refusal.
    """
    table = await world.house.tables.load(match_id)
    for person in world.people.values():
        if person.id not in table.people and table.free:
            table = await world.house.match.lobby.join(match_id, person.id, person.name)
    return await _start(world, match_id, table.row.host_id)


async def _start(world: World, match_id: int, host_id: int) -> dict[str, Any]:
    """Start a match; the room is the thread that it opens."""
    await world.house.match.begins.start(match_id, host_id)
    await world.house.telling.outbox.settled()
    thread_id = (await world.house.tables.load(match_id)).row.thread_id
    if thread_id is None:
        raise Refusal("not-started")
    return {"room": str(thread_id)}
