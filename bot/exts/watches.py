"""*Tell me when …*: what a person wants to be told of, and the answers to what was told."""

from __future__ import annotations

from typing import Any

from bot.services.clock.pace import PACES
from bot.ui.pages.watches import OFTEN, TELL, watch_page
from bot.ui.press.asker import meant_server, one_of
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import view_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from engine import registry


@on_press(TELL, apart=True)
async def show_page(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    """From the notice board, or from what was told; the page says of which server."""
    await show(house, reply, meant_server(reply, press.token))


@on_press("tellgames")
async def choose_games(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    known = [key for key in registry.keys() if key in values]  # noqa: SIM118 a function of the registry
    await change(house, reply, press, games=tuple(known) if len(known) < len(registry.keys()) else ())


@on_press("tellpaces")
async def choose_paces(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    known = [pace for pace in PACES if pace in values]
    await change(house, reply, press, paces=tuple(known) if len(known) < len(PACES) else ())


@on_press("telloften")
async def choose_how_often(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await change(house, reply, press, a_day=int(one_of(values, [str(count) for count in OFTEN])))


@on_press("tellnothing")
async def tell_nothing(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    guild_id = meant_server(reply, press.token)
    await house.gathering.watches.nothing(reply.user.id, guild_id)
    await show(house, reply, guild_id)


@on_press("notthis")
async def not_this_one(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await house.gathering.watches.passed(press.match_id, reply.user.id)
    await reply.show(view_of(reply.words("told-passed", number=str(press.match_id))))


async def change(house: House, reply: Reply, press: Press, **changes: Any) -> None:
    """Change what is chosen and show the page."""
    guild_id = meant_server(reply, press.token)
    await house.gathering.watches.change(reply.user.id, guild_id, **changes)
    await show(house, reply, guild_id)


async def show(house: House, reply: Reply, guild_id: int) -> None:
    """Answer with the page of a server."""
    watch = await house.gathering.watches.of(reply.user.id, guild_id)
    player = await house.people.preferences.of(reply.user.id)
    guild = house.client.get_guild(guild_id)
    assert guild is not None
    leads = house.features.settings(reply.words)
    await reply.show(watch_page(watch, player, guild_id, guild.name, reply.words, leads))
