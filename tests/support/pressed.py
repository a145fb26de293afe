"""Who presses in a town, and what the bot answers them."""

from __future__ import annotations

from typing import Any

import discord
from simcord import ChannelHandle, MemberActor

from tests.support.town import Town, labels, texts

SHIPS = 45
"""A seed with which the first cards are ships of different colours, each worth its fee to whoever comes later."""


async def actor(place: Town) -> MemberActor:
    """The person whom the match waits for."""
    table = await place.house.tables.load(1)
    user = table.seats[table.actors()[0]].user_id
    return next(person for person in place.people if person.id == user)


def said(result: Any) -> str:
    """What was answered privately."""
    answers = [*([result.response] if result.response else []), *result.followups]
    private = [answer for answer in answers if answer.ephemeral]
    assert private, "no private answer"
    return "\n".join(texts(answer) for answer in private)


async def status(place: Town, match_id: int = 1) -> str:
    """The status of a match."""
    return (await place.house.tables.load(match_id)).row.status


async def desk_of(place: Town, person: MemberActor, thread: ChannelHandle) -> Any:
    """The desk of a person, opened from the panel."""
    desk = (await place.click(person, place.panel(thread), "My desk")).response
    assert desk is not None
    return desk


def manager(place: Town) -> MemberActor:
    """Somebody who came to the server and manages it."""
    role = place.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    return place.guild.add_member(place.env.create_user("mia"), roles=[role])


async def setup_page(place: Town, person: MemberActor, page: str = "Channels") -> Any:
    """A page of `/setup`, past what it proposes where nothing was chosen yet."""
    shown = (await place.slash(person, "setup")).response
    if "Choose myself" in labels(shown):
        shown = (await place.click(person, shown, "Choose myself")).response
    return shown if page == "Channels" else (await place.click(person, shown, page)).response
