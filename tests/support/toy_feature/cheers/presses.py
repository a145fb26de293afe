"""*Cheer* under *More*."""

from __future__ import annotations

from bot.features.cheers.service import Cheers

from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply


@on_press("cheer", private=True)
async def cheer(house: House, reply: Reply, press: Press) -> None:
    await house[Cheers].put(press.match_id, reply.user.id)
    await reply.say(reply.words("cheered"))


@on_press("cheers")
async def of_me(house: House, reply: Reply, press: Press) -> None:
    """From the settings."""
    await reply.say(reply.words("cheered"))
