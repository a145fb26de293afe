"""*Board* on the desk, *Public page* under *More*, *Sign out everywhere* under *My data*."""

from __future__ import annotations

from bot.features.web_board.pages import link_page, watch_page
from bot.features.web_board.service import WebBoard, watch_address
from bot.ui.press.asker import name_of_user, seated
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import view_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.web.reader import BOARD


@on_press(BOARD, apart=True)
async def board(house: House, reply: Reply, press: Press) -> None:
    """A fresh link, for whoever presses alone."""
    await seated(house, reply, press.match_id)
    token = await house[WebBoard].link(reply.user.id, name_of_user(reply), reply.words.language, press.match_id)
    await reply.show_apart(link_page(f"{house.settings.web}/in/{token}", reply.words))


@on_press("watch", apart=True)
async def watch(house: House, reply: Reply, press: Press) -> None:
    token = await house[WebBoard].watch(press.match_id, reply.user.id)
    host = (await house.tables.glance(press.match_id)).row.host_id == reply.user.id
    await reply.show(watch_page(watch_address(house.settings, token), press.match_id, reply.words, host=host))


@on_press("unwatch")
async def unwatch(house: House, reply: Reply, press: Press) -> None:
    await house[WebBoard].unwatch(press.match_id, reply.user.id)
    await reply.show(view_of(reply.words("watch-gone")))


@on_press("signout", apart=True)
async def sign_out(house: House, reply: Reply, press: Press) -> None:
    await house[WebBoard].leave_everywhere(reply.user.id)
    await reply.say(reply.words("signed-out"))
