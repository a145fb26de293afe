"""*Follow* on a match of others, and stopping it, there or in the message that came of it."""

from __future__ import annotations

from bot.features.follow.service import Follows
from bot.ui.press.asker import LONGEST_NUMBER, number
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply


@on_press("followmatch", private=True)
async def follow(house: House, reply: Reply, press: Press) -> None:
    await house[Follows].begin(press.match_id, reply.user.id)
    await reply.say(reply.words("follow-began"))


@on_press("unfollow", private=True)
async def unfollow(house: House, reply: Reply, press: Press) -> None:
    """The match of the page, or the one chosen in the list of all."""
    match_id = press.match_id or number(press.value, LONGEST_NUMBER)
    await house[Follows].end(match_id, reply.user.id)
    await reply.say(reply.words("follow-ended"))


@on_press("unfollowall", private=True)
async def unfollow_all(house: House, reply: Reply, press: Press) -> None:
    await house[Follows].end_all(reply.user.id)
    await reply.say(reply.words("follow-ended-all"))
