"""What stands in direct messages in place of a thread: the board, votes, the result, sentences.

That is for everybody where the channel of a match is gone, and always for guests of other servers.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

import discord

from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Scene, SeatRow
from bot.services.telling.wishes import Owed, ShowCopy, ShowElsewhere
from bot.ui.pages.result import result_card
from bot.ui.pages.table import table_panel, without_buttons
from bot.ui.pages.vote import vote_card, vote_line
from bot.ui.press.codes import DM_REFUSED, REFUSED_FOR_NOW
from bot.ui.press.house import House
from bot.ui.press.items import Item, Page
from bot.ui.stands import messages
from bot.ui.stands.posting import post_directly, update
from bot.ui.words import calling
from bot.ui.words.catalogues import game_words, house_words

log = logging.getLogger(__name__)


async def show_board(house: House, table: Scene, panel: ShowElsewhere, row: Owed, showing: Showing) -> None:
    """The board in the direct messages of a seat, with a word on why it is there."""
    person = table.seats[panel.seat]
    if person.user_id is None or table.row.thread_id is not None:
        return
    language = table.player(person.user_id).language or table.row.language
    line = calling.elsewhere(table, game_words(language, table.game.key))

    async def draw() -> Page:
        view, files = await table_panel(house, table, (), showing)
        return without_buttons(view, house_words(language)("channel-gone")), files

    stands = table.where(panel)
    here = stands if stands is not None and stands.user_id == person.user_id else None
    if here is not None and await messages.edit(house, here, *await draw(), showing):
        await house.telling.panels.shown(here, table.row, panel)
        return
    if not await post_directly(house, table, panel, person.user_id, row, showing, draw, line):
        log.warning("match %s: its channel is gone, and seat %s gets no direct messages", table.row.id, panel.seat)


async def show_copy(house: House, table: Scene, panel: ShowCopy, row: Owed, showing: Showing) -> None:
    """A vote or the result in the direct messages of a seat; what is decided already is not posted anew."""
    person, vote = table.seats[panel.seat], await house.match.votes.get(panel.vote) if panel.vote else None
    in_thread = table.row.thread_id is not None and not person.guest
    if person.user_id is None or in_thread or (panel.vote and vote is None):
        return
    if vote is None:
        draw = partial(result_card, house, table, showing, called=not table.row.guests)
    else:
        draw = partial(vote_card, house, table, vote, calls=not table.row.guests)
    stands = table.where(panel)
    if stands is not None and stands.user_id == person.user_id:
        await update(house, table, panel, stands, await draw(), showing)
    elif vote is None or vote.outcome is None:
        line = calling.over(table) if vote is None else await vote_line(house, table, vote)
        await post_directly(house, table, panel, person.user_id, row, showing, draw, line)


async def wish_copies(house: House, table: Scene, vote: int, *, anew: bool) -> None:
    """A vote or the result (vote 0) in the direct messages of everybody who does not see it in a thread.

    anew: also for those who have no copy yet.
    """
    wanted = [ShowCopy(person.seat, vote) for person in table.elsewhere()]
    await house.telling.outbox.wish(table.row.id, *[one for one in wanted if anew or table.where(one) is not None])


async def to_people(
    house: House, people: Sequence[SeatRow], row: Owed, text: str, buttons: Sequence[Item] = ()
) -> None:
    """A message in the direct messages of these people, as far as they take any."""
    for person in people:
        assert person.user_id is not None
        try:
            channel_id = await messages.dm_channel_in_turn(house, person.user_id)
            await messages.say(house, channel_id, f"{row.nonce}.{person.seat}", text, buttons)
        except discord.HTTPException as error:
            if error.code not in (*DM_REFUSED, *REFUSED_FOR_NOW):
                raise
