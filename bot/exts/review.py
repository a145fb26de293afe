"""The review of a finished match: the button on its result, and the pages behind it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.errors import Refused
from bot.services.study.replay import Turn
from bot.services.table.scene import ActionRow, Table
from bot.ui.pages.review import position_page, review_page
from bot.ui.press.asker import number, retraced
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply


@on_press("review", private=True, costly=True)
async def review(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    """The first time it is posted for the whole table; then it is shown to whoever asks, with the way there."""
    table, steps, found = await _over(house, press.match_id)
    made, row = await house.study.reviews.get(table)
    back = bool(press.token)
    here = reply.interaction.channel_id
    if row.message_id is None and not back and here is not None and here == table.row.thread_id:
        async with house.study.reviews.posting.hold(press.match_id):
            made, row = await house.study.reviews.get(table)
            if row.message_id is None:
                page = await review_page(house, table, steps, found, made, table.row.language)
                message_id = await reply.post(*page)
                await house.study.reviews.shown(press.match_id, here, message_id)
                return
    reply.in_place = reply.on_desk and back
    await reply.show(*await review_page(house, table, steps, found, made, reply.words.language))


@on_press("position", private=True, costly=True)
async def position(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    table, steps, found = await _over(house, press.match_id)
    made, row = await house.study.reviews.get(table)
    wanted = number(press.token)
    if not 1 <= wanted <= len(made.turns):
        raise Refused("no-such-choice")
    reply.in_place = reply.on_desk and not (row.message_id is not None and reply.shows(row.message_id))
    page = await position_page(house, table, steps, found, made, wanted, reply.words.language, reader=reply.user.id)
    await reply.show(*page)


async def _over(house: House, match_id: int) -> tuple[Table, list[ActionRow], Sequence[Turn]]:
    """A match, its steps and its turns. Raises Refused `not-over`."""
    table = await house.tables.load(match_id)
    if not table.over:
        raise Refused("not-over")
    return table, *await retraced(house, table)
