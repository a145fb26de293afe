"""After the end: the *Rematch* button."""

from __future__ import annotations

from bot.ui.press.asker import name_of_user
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import BLUE, button, view_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.opening import opens_none


@on_press("rematch")
async def rematch(house: House, reply: Reply, press: Press) -> None:
    """Sit down at the rematch of a match, in the way in which the person sat there."""
    old = await house.tables.glance(press.match_id)
    if not old.at_home(reply.user.id):
        await house.features.rematch_elsewhere(reply, old)
        return
    barred = await opens_none(house, reply, old.row)
    table = await house.match.lobby.rematch(old.row.id, reply.user.id, name_of_user(reply), barred=barred)
    if table.alone:
        await house.match.matches.start(table.row.id, reply.user.id)
        play = button(reply.words("button-play"), Press("play", table.row.id), BLUE)
        await reply.show(view_of(reply.words("rematch-begun", number=str(table.row.id)), [play]))
        return
    where = f"<#{table.row.channel_id}>" if not table.row.direct else reply.words("rematch-here")
    await reply.say(reply.words("rematch-open", number=str(table.row.id), where=where))
