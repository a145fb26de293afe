"""The buttons of a match that was set aside."""

from __future__ import annotations

from bot.ui.press.asker import manages
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply


@on_press("retry")
async def retry(house: House, reply: Reply, press: Press) -> None:
    manager = await manages(house, reply, (await house.tables.glance(press.match_id)).row.guild_id)
    await house.match.recovery.retry(press.match_id, reply.user.id, manager=manager)
    await reply.say(reply.words("match-goes-on"))


@on_press("rollback")
async def roll_back(house: House, reply: Reply, press: Press) -> None:
    manager = await manages(house, reply, (await house.tables.glance(press.match_id)).row.guild_id)
    await house.match.recovery.roll_back(press.match_id, reply.user.id, manager=manager)
    await reply.say(reply.words("match-goes-on"))


@on_press("endbroken")
async def end(house: House, reply: Reply, press: Press) -> None:
    manager = await manages(house, reply, (await house.tables.glance(press.match_id)).row.guild_id)
    await house.match.recovery.end(press.match_id, reply.user.id, manager=manager)
    await reply.say(reply.words("match-ended"))
