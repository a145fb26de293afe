"""When a table begins: *When …* on its card, the forms for an hour and for beginning with fewer."""

from __future__ import annotations

from typing import cast

from bot.services.gathering.hours import IfFew
from bot.services.table.scene import Table
from bot.ui.pages.forms import submitted, typed
from bot.ui.pages.plan import CHOICES, FILLS_UP, IF_FEW, PEOPLE, TICKED, WEEKLY, begins_form, hour_form, plan_page
from bot.ui.pages.times import time_in, zone_or_question
from bot.ui.press.asker import number, one_of
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import game_words


@on_press("plan", private=True)
async def show_plan(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await show(house, reply, press.match_id)


@on_press("askhour", form=True)
async def ask_hour(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    table = await _table(house, press.match_id)
    table.check_host(reply.user.id)
    if (zone := await zone_or_question(house, reply, press)) is not None:
        hour, words = await house.gathering.hours.of(press.match_id), game_words(reply.words.language, table.game.key)
        await reply.modal(hour_form(table, hour, zone, house.clock.now(), words))


@on_press("sethour")
async def set_hour(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    given = submitted(reply.interaction)
    zone = (await house.people.preferences.of(reply.user.id)).zone
    at = time_in(reply.interaction, zone, house.clock.now())
    few = cast("IfFew", one_of(given.get(IF_FEW, []), CHOICES))
    weekly = WEEKLY in given.get(WEEKLY, [])
    await house.gathering.hours.choose(press.match_id, reply.user.id, at, zone=zone, if_few=few, weekly=weekly)
    await show(house, reply, press.match_id)


@on_press("nohour")
async def clear_hour(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await house.gathering.hours.clear(press.match_id, reply.user.id)
    await show(house, reply, press.match_id)


@on_press("begins", form=True)
async def ask_when_with_fewer(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    table = await _table(house, press.match_id)
    table.check_host(reply.user.id)
    if (zone := await zone_or_question(house, reply, press)) is not None:
        await reply.modal(begins_form(table, zone, house.clock.now(), reply.words))


@on_press("setbegins")
async def begin_with_fewer(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    zone = (await house.people.preferences.of(reply.user.id)).zone
    by = time_in(reply.interaction, zone, house.clock.now())
    people = number(typed(reply.interaction, PEOPLE))
    fills_up = FILLS_UP in submitted(reply.interaction).get(TICKED, [])
    await house.match.begins.choose(press.match_id, reply.user.id, by, people, fills_up=fills_up)
    await show(house, reply, press.match_id)


async def show(house: House, reply: Reply, match_id: int) -> None:
    """Answer with the page. Raises Refused."""
    table, hour = await _table(house, match_id), await house.gathering.hours.of(match_id)
    words = game_words(reply.words.language, table.game.key)
    added = await house.features.ways(house, "plan", table, reply.user.id, words)
    await reply.show(plan_page(table, hour, words, added, host=table.row.host_id == reply.user.id))


async def _table(house: House, match_id: int) -> Table:
    """A table that waits. Raises Refused."""
    table = await house.tables.load(match_id)
    table.check_open()
    return table
