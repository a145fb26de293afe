"""`/profile` and *Profile* on a person: how somebody plays on a server, as far as the person lets others see it."""

from __future__ import annotations

import discord
import msgspec

from bot.features.profile.pages import profile_page, shelf_of, shelf_page
from bot.features.profile.service import Profile, Profiles
from bot.ui.press.asker import LONGEST_ID, name_at_tables, number, server_here
from bot.ui.press.commands import ON_SERVERS, command, menu
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.press.traits import Traits, Viewed


@command("profile", offered=ON_SERVERS, who="cmd-profile-person")
async def profile(house: House, reply: Reply, who: discord.Member | None = None) -> None:
    await show(house, reply, who or reply.user)


@on_press("profile", costly=True)
async def again(house: House, reply: Reply, press: Press) -> None:
    """With another curve if one was chosen."""
    found = await _seen(house, reply, number(press.token.partition(".")[0], LONGEST_ID))
    await _show(house, reply, found, press.value)


@on_press("badges")
async def badges(house: House, reply: Reply, press: Press) -> None:
    """The list behind the shelf."""
    found = await _seen(house, reply, number(press.token, LONGEST_ID))
    shelf = shelf_of(await _traits(house, reply, found))
    if shelf is not None:
        await reply.show(shelf_page(found, shelf, reply.words))
    else:  # it stands on a message from before the feature was left out
        await _show(house, reply, found)


@menu("menu-profile", offered=ON_SERVERS)
async def profile_of(house: House, reply: Reply, person: discord.Member) -> None:
    await show(house, reply, person)


async def show(house: House, reply: Reply, person: discord.User | discord.Member) -> None:
    """Raises Refused `only-in-a-server`, `profile-hidden`."""
    found = await _seen(house, reply, person.id)
    found = msgspec.structs.replace(found, name=name_at_tables(person.display_name))
    await _show(house, reply, found)


async def _seen(house: House, reply: Reply, user_id: int) -> Profile:
    """A profile on the server where it is asked for, as far as whoever asks may see it."""
    return await house[Profiles].of(user_id, server_here(reply), reply.user.id)


async def _show(house: House, reply: Reply, found: Profile, game: str = "") -> None:
    traits = await _traits(house, reply, found)
    await reply.show(*await profile_page(house.pictures, found, reply.user.id, traits, game, reply.words))


async def _traits(house: House, reply: Reply, found: Profile) -> list[Traits]:
    """What features add to a profile."""
    viewed = Viewed(found.user_id, server_here(reply), reply.user.id)
    return await house.features.traits(viewed, reply.words)
