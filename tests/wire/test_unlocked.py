"""Somebody locks a thread, or takes the bot's role, and takes that back: what is owed is shown at once, not later."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from random import Random

import pytest

from tests.support.wire.player import take_turn
from tests.support.wire.state import SEND_IN_THREADS
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


def put_off(town: Town) -> None:
    """The place has been lost for so long that the next try is an hour away."""
    with closing(sqlite3.connect(town.bot.database, timeout=10)) as file, file:
        file.execute("UPDATE outbox SET next_try_at = next_try_at + 3600 WHERE attempts > 0")


def lock(town: Town, place: Place, match_id: int) -> Callable[[], None]:
    """The thread is closed and locked; gives what takes it back."""
    thread = place.thread(match_id)
    town.discord.world.archive(thread, locked=True)
    return lambda: town.discord.world.archive(thread, archived=False)


def without_role(town: Town, place: Place, match_id: int) -> Callable[[], None]:
    """The bot loses the role with its rights; gives what takes it back."""
    world, guild = town.discord.world, place.guild

    def told(*roles: str) -> None:
        world.emit("GUILD_MEMBER_UPDATE", guild.member(world.bot) | {"roles": list(roles), "guild_id": guild.id})

    def back() -> None:
        place.channel.denied = 0
        told(role)

    role = world.snowflake()
    (everyone,) = world.guild_payload(guild)["roles"]
    world.emit("GUILD_ROLE_CREATE", {"guild_id": guild.id, "role": everyone | {"id": role, "name": "bot"}})
    told(role)
    place.channel.denied = SEND_IN_THREADS
    told()
    town.discord.world.delete_message(place.thread(match_id), place.panels(match_id)[0].id)
    return back


@pytest.mark.parametrize("lose", [lock, without_role])
async def test_what_is_owed_is_shown_as_soon_as_the_place_is_back(
    town: Town, place: Place, chance: Random, lose: Callable[[Town, Place, int], Callable[[], None]]
) -> None:
    match_id = await place.start("yucata")
    back = lose(town, place, match_id)
    await take_turn(place, match_id, chance)
    await until(
        lambda: bool(town.ledger.rows("SELECT 1 FROM outbox WHERE attempts > 0 AND match_id = ?", match_id)),
        "tried in vain",
    )
    await place.quiet()
    put_off(town)
    back()
    await until(lambda: not town.ledger.owed(place.guild.id), "everything sent")
    place.check(match_id, 1)
