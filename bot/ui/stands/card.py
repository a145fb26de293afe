"""The card of a table as the answer to a press on it."""

from __future__ import annotations

from bot.services.processes.right_of_way import answering
from bot.services.telling.wishes import ShowLobby
from bot.ui.pages.lobby import Guest, lobby_card
from bot.ui.press.house import House
from bot.ui.press.reply import Reply
from bot.ui.stands import panels


async def show_card(reply: Reply, house: House, match_id: int) -> None:
    """Answer a press on the card with the card as it stands now."""
    showing = answering()
    with house.right_of_way.changing(reply.place, showing):
        table = await house.tables.scene(match_id)
        if table.guest(reply.user.id):
            guest = Guest(reply.user.id, reply.words.language)
            await reply.show(*await lobby_card(house, table, showing=showing, guest=guest))
            return
        card = await lobby_card(house, table, showing=showing)
        await panels.answer(house, reply, table, ShowLobby(), card, showing)
