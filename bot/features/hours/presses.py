"""An hour for a table: chosen in a form, and taken away."""

from __future__ import annotations

from typing import cast

from bot.exts.plan import show, waiting_table
from bot.features.hours.pages import CHOICES, IF_FEW, WEEKLY, hour_form
from bot.features.hours.service import Hours, IfFew
from bot.ui.pages.forms import submitted
from bot.ui.pages.times import time_in, zone_or_question
from bot.ui.press.asker import one_of
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import game_words


@on_press("askhour", form=True)
async def ask_hour(house: House, reply: Reply, press: Press) -> None:
    table = await waiting_table(house, press.match_id)
    table.check_host(reply.user.id)
    if (zone := await zone_or_question(house, reply, press)) is not None:
        hour, words = await house[Hours].of(press.match_id), game_words(reply.words.language, table.game.key)
        await reply.modal(hour_form(table, hour, zone, house.clock.now(), words))


@on_press("sethour")
async def set_hour(house: House, reply: Reply, press: Press) -> None:
    given = submitted(reply.interaction)
    zone = (await house.people.preferences.of(reply.user.id)).zone
    at = time_in(reply.interaction, zone, house.clock.now())
    few = cast("IfFew", one_of(given.get(IF_FEW, []), CHOICES))
    weekly = WEEKLY in given.get(WEEKLY, [])
    await house[Hours].choose(press.match_id, reply.user.id, at, zone=zone, if_few=few, weekly=weekly)
    await show(house, reply, press.match_id)


@on_press("nohour")
async def clear_hour(house: House, reply: Reply, press: Press) -> None:
    await house[Hours].clear(press.match_id, reply.user.id)
    await show(house, reply, press.match_id)
