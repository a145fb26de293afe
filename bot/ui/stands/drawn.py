"""The pages of a match that stand for everybody, made: what fails while they are made sets the match aside."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.people.comments import CommentRow
from bot.services.processes.right_of_way import Showing
from bot.services.study.replay import turns
from bot.services.table.scene import Scene, SeatRow
from bot.services.table.voting import VoteRow
from bot.ui.pages.comments import comments_page
from bot.ui.pages.drawing import drawing
from bot.ui.pages.result import result_card
from bot.ui.pages.stack import Page
from bot.ui.pages.table import table_panel
from bot.ui.pages.vote import names, vote_card
from bot.ui.press.house import House
from bot.ui.words import calling
from bot.ui.words.catalogues import game_words


async def table_page(house: House, table: Scene, calls: Sequence[SeatRow] = (), showing: Showing | None = None) -> Page:
    """The table panel. Raises Broken, NotYetDrawn."""
    async with drawing(house, table):
        return await table_panel(house, table, calls, showing)


async def vote_page(house: House, table: Scene, vote: VoteRow, *, calls: bool = True) -> Page:
    """The card of a vote; calls: as for `vote_card`. Raises Broken."""
    async with drawing(house, table):
        return await vote_card(house, table, vote, calls=calls), ()


async def vote_line(house: House, table: Scene, vote: VoteRow) -> str:
    """What a notification says of a vote."""
    return calling.vote(table, vote, (await names(house, table, vote)).get(vote.asked_by or 0, ""))


async def result_page(house: House, table: Scene, showing: Showing, *, called: bool = True) -> Page:
    """The result; called: as for `result_card`. Raises Broken, NotYetDrawn."""
    async with drawing(house, table):
        return await result_card(house, table, await house.study.reviews.state(table), showing, called=called)


async def opened_page(house: House, table: Scene, found: Sequence[CommentRow]) -> Page:
    """What people who looked on had sealed. Raises Broken."""
    async with drawing(house, table):
        live = await house.tables.live(table.row.id)
        words = game_words(table.row.language, table.game.key)
        return comments_page(table, found, turns(live, over=True), words), ()
