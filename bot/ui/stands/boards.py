"""Puts up the notice boards of servers, and keeps them as they are to be."""

from __future__ import annotations

from bot.services.gathering.boards import BoardRow
from bot.services.telling.outbox import TryLater
from bot.ui.pages.board import OPEN, board_page
from bot.ui.press.codes import UNDONE
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.permissions import open_to_readers
from bot.ui.stands import messages
from bot.ui.stands.trying import try_later

MARK = Press(OPEN, 0).custom_id("b")
"""What a board is known by."""


class BoardSender:
    """What boards are shown with."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def show(self, board: BoardRow) -> None:
        """Edit the board, post it, or take it away where it is not wanted any more. Raises TryLater."""
        try:
            # Before, it is not known which channels its readers see, and so which tables it may list.
            await self._house.client.wait_until_ready()
            await self._house.right_of_way.give_way()
            await self._show(board)
        except UNDONE as error:
            raise (try_later(error) or TryLater(str(error), out_of_reach=True)) from error

    async def _show(self, board: BoardRow) -> None:
        house = self._house
        stands = messages.Stands(board.channel_id, board.message_id)
        if board.message_id and board.channel_id != board.wanted:
            await messages.delete(house, stands)
            await house.gathering.boards.gone(board.guild_id, board.message_id)
        if not board.wanted:
            return
        channels = open_to_readers(house.client.get_guild(board.guild_id), board.wanted)
        view = await board_page(house, board.guild_id, channels, await house.guild_language(board.guild_id))
        if board.channel_id == board.wanted and board.message_id and await messages.edit(house, stands, view):
            await house.gathering.boards.edited(board)
            return
        await house.gathering.boards.posting(board)
        message_id = await messages.post(house, board.wanted, f"b{board.guild_id}.{board.posts}", view)
        if board.attempts or board.message_id:
            # Perhaps the message of an earlier try, which shows what was true then, or a second one beside it.
            await messages.edit(house, messages.Stands(board.wanted, message_id), view)
            await messages.delete_unknown(house, board.wanted, (MARK,), message_id)
        await house.gathering.boards.posted(board, message_id)
