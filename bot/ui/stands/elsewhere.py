"""What stands in direct messages in place of a thread: the board, votes, the result, sentences.

That is for everybody where the channel of a match is gone, and always for whoever plays there from another server.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

import discord

from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Glance, Scene, SeatRow
from bot.services.telling.wishes import Owed, Show
from bot.ui.pages.result import result_card
from bot.ui.pages.table import table_panel, without_buttons
from bot.ui.pages.vote import vote_card, vote_line
from bot.ui.press.codes import DM_REFUSED, REFUSED_FOR_NOW
from bot.ui.press.house import House
from bot.ui.press.items import Item, Page
from bot.ui.stands import messages
from bot.ui.stands.posting import post, update
from bot.ui.stands.quiet import undisturbed
from bot.ui.words import calling
from bot.ui.words.catalogues import game_words, house_words

log = logging.getLogger(__name__)


async def show(house: House, table: Scene, panel: Show, row: Owed, showing: Showing) -> None:
    """A panel in the direct messages of its seat, which it calls; a vote that is decided is not posted anew."""
    user_id = table.seats[panel.seat].user_id
    if user_id is None or panel.seat not in [person.seat for person in table.elsewhere()]:
        return
    match panel.what:
        case "table":
            if table.row.thread_id is not None:
                return
            language = table.player(user_id).language or table.row.language
            draw = partial(_board, house, table, language, showing)
            line, due = calling.elsewhere(table, game_words(language, table.game.key)), True
        case "vote":
            vote = await house.match.votes.get(panel.vote)
            if vote is None:
                return
            draw = partial(vote_card, house, table, vote, calls=table.row.by_account)
            line, due = await vote_line(house, table, vote), vote.outcome is None
        case _:
            draw = partial(result_card, house, table, showing, called=table.row.by_account)
            line, due = calling.over(table), True
    stands = table.place_of(panel)
    if stands is not None and stands.user_id == user_id:
        await update(house, table, panel, stands, await draw(), showing)
    elif due:
        try:
            channel_id = await messages.dm_channel(house, user_id)
            await post(house, table, panel, channel_id, row, showing, draw, line, [user_id], user_id=user_id)
        except discord.HTTPException as error:
            if error.code not in DM_REFUSED:
                raise
            log.warning("match %s: seat %s sees no thread and gets no direct messages", table.row.id, panel.seat)


async def _board(house: House, table: Scene, language: str, showing: Showing) -> Page:
    """The board, with a word on why it is there."""
    view, files = await table_panel(house, table, (), showing)
    return without_buttons(view, house_words(language)("channel-gone")), files


async def to_people(
    house: House, table: Glance, people: Sequence[SeatRow], row: Owed, text: str, buttons: Sequence[Item] = ()
) -> None:
    """A message in the direct messages of these people, as far as they take any; it wakes nobody."""
    for person in people:
        assert person.user_id is not None
        try:
            channel_id = await messages.dm_channel_in_turn(house, person.user_id)
            silent = await undisturbed(house, table, [person.user_id])
            await messages.say(house, channel_id, f"{row.nonce}.{person.seat}", text, buttons, silent=silent)
        except discord.HTTPException as error:
            if error.code not in (*DM_REFUSED, *REFUSED_FOR_NOW):
                raise
