"""Posts shared moments, keeps them up to date, tells them in the end, and deletes those that were taken back."""

from __future__ import annotations

import logging

import discord

from bot.services.errors import Refused
from bot.services.study.moments import MomentRow
from bot.ui.pages.moment import asked_page, told_page
from bot.ui.press.codes import UNDONE
from bot.ui.press.house import House
from bot.ui.stands import messages
from bot.ui.stands.trying import alone

log = logging.getLogger(__name__)


async def run(house: House) -> None:
    """Do what is due; what fails is tried again at the next time, and stops no other one."""
    for row in await house.study.moments.due():
        async with house.study.moments.standing.hold(row.id):
            await alone(_bring_up(house, row), f"moment {row.id}")


async def post(house: House, moment_id: int) -> int | None:
    """Post one at once; returns its message, None if it comes later. Raises Refused `moment-no-channel`, and then it is
    not shared."""
    async with house.study.moments.standing.hold(moment_id):
        try:
            return await _post(house, moment_id)
        except UNDONE as error:
            log.warning("moment %s: not posted yet: %r", moment_id, error)
            return None


async def _bring_up(house: House, row: MomentRow) -> None:
    moments = house.study.moments
    if row.user_id is None:
        if row.message_id is not None:
            await messages.delete(house, messages.Stands(row.channel_id, row.message_id))
        await moments.remove(row.id)
    elif row.message_id is None:
        await _post(house, row.id)
    else:
        await _update(house, row, row.message_id)


async def _post(house: House, moment_id: int) -> int | None:
    """Raises Refused `moment-no-channel` where nothing can be posted: then it is gone."""
    moments = house.study.moments
    try:
        moment = await moments.get(moment_id)
    except Refused:
        return None
    row = moment.row
    if row.message_id is not None:
        return row.message_id
    nonce = f"m{row.id}.{row.at}"
    try:
        page = await asked_page(house, moment, moment.table.row.language)
        message_id = await messages.post(house, row.channel_id, nonce, *page)
    except discord.HTTPException as error:
        if error.status not in (403, 404):
            raise
        await moments.remove(row.id)
        raise Refused("moment-no-channel") from error
    await moments.posted(row.id, message_id)
    return message_id


async def _update(house: House, row: MomentRow, message_id: int) -> None:
    moments, over = house.study.moments, house.study.moments.over(row)
    answers = row.answers
    try:
        moment = await moments.get(row.id)
        answers = moment.everybody
        page = (told_page if over else asked_page)(house, moment, moment.table.row.language)
        await messages.edit(house, messages.Stands(row.channel_id, message_id), *await page)
    except Refused:
        pass  # its rules have changed since: it stays as it is
    except discord.HTTPException as error:
        if error.status not in (403, 404):
            raise
    await moments.shown(row, answers, told=over)
