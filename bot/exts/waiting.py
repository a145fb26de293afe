"""Tables that wait, wherever they are listed: join one, leave it again, open an own one beside it."""

from __future__ import annotations

from bot.ui.pages.waiting import ASKED, joined_page
from bot.ui.press.asker import name_of_user
from bot.ui.press.custom_id import Press, game_in
from bot.ui.press.house import House
from bot.ui.press.items import view_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.opening import open_from_elsewhere


@on_press("sit", private=True)
async def sit(house: House, reply: Reply, press: Press) -> None:
    """Take a seat from a list, which stays as it is, or from what was asked about one table."""
    reply.in_place = reply.in_place and press.token == ASKED
    table = await house.match.lobby.join(press.match_id, reply.user.id, name_of_user(reply), or_wait=True)
    if reply.in_place and reply.interaction.message is not None:  # what was told of the table makes way for the answer
        await house.telling.cards.let_go(reply.interaction.message.id)
    await reply.show(await joined_page(house, table, reply.user.id, reply.words.language))


@on_press("unsit")
async def unsit(house: House, reply: Reply, press: Press) -> None:
    """Leave the table that was joined from a list."""
    await house.match.lobby.leave(press.match_id, reply.user.id)
    await reply.show(view_of(reply.words("board-left", number=str(press.match_id))))


@on_press("newown")
async def open_own(house: House, reply: Reply, press: Press) -> None:
    """Another table waits for the same, and the person wants an own one."""
    game, _, pace = press.token.partition(".")
    await open_from_elsewhere(house, reply, game_in(game), pace, own=True)
