"""When a table begins: *When …* on its card, and the form for beginning with fewer."""

from __future__ import annotations

from bot.services.table.scene import Table
from bot.ui.pages.forms import submitted, typed
from bot.ui.pages.plan import FILLS_UP, PEOPLE, TICKED, begins_form, plan_page
from bot.ui.pages.times import time_in, zone_or_question
from bot.ui.press.asker import number
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import game_words


@on_press("plan", private=True)
async def show_plan(house: House, reply: Reply, press: Press) -> None:
    await show(house, reply, press.match_id)


@on_press("begins", form=True)
async def ask_when_with_fewer(house: House, reply: Reply, press: Press) -> None:
    table = await waiting_table(house, press.match_id)
    table.check_host(reply.user.id)
    if (zone := await zone_or_question(house, reply, press)) is not None:
        await reply.modal(begins_form(table, zone, house.clock.now(), reply.words))


@on_press("setbegins")
async def begin_with_fewer(house: House, reply: Reply, press: Press) -> None:
    zone = (await house.people.preferences.of(reply.user.id)).zone
    by = time_in(reply.interaction, zone, house.clock.now())
    people = number(typed(reply.interaction, PEOPLE))
    fills_up = FILLS_UP in submitted(reply.interaction).get(TICKED, [])
    await house.match.begins.choose(press.match_id, reply.user.id, by, people, fills_up=fills_up)
    await show(house, reply, press.match_id)


async def show(house: House, reply: Reply, match_id: int) -> None:
    """Answer with the page. Raises Refused."""
    table = await waiting_table(house, match_id)
    words, user_id = game_words(reply.words.language, table.game.key), reply.user.id
    facts = await house.features.say("waits", table, words)
    added = await house.features.ways("plan", table, user_id, words)
    await reply.show(plan_page(table, words, facts, added, host=table.row.host_id == user_id))


async def waiting_table(house: House, match_id: int) -> Table:
    """A table that waits. Raises Refused."""
    table = await house.tables.load(match_id)
    table.check_open()
    return table
