"""`/settings`: a private page, everywhere, on which a person chooses how the bot treats them."""

from __future__ import annotations

import asyncio
import gzip
from datetime import timedelta

from bot.services.clock.zones import PLACES
from bot.services.people.preferences import VACATIONS
from bot.services.table.scene import MatchRow
from bot.ui.pages.forms import changes_in, submitted
from bot.ui.pages.settings import (
    FIRST,
    LAST,
    LENGTH,
    WEEK,
    choices_form,
    data_page,
    export_page,
    forget_page,
    quiet_form,
    settings_of,
    settings_page,
    vacation_form,
)
from bot.ui.pages.times import (
    carried_on,
    clock_page,
    day_in,
    hour_in,
    places_page,
    zone_or_question,
    zone_said_page,
)
from bot.ui.press.asker import number, one_of
from bot.ui.press.commands import command
from bot.ui.press.custom_id import Press
from bot.ui.press.files import file_of
from bot.ui.press.house import House
from bot.ui.press.items import view_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import house_words, language_of

EXPORT_NAME = "hourglass-my-data.json"
LARGEST_EXPORT = 8_000_000
"""Bytes; Discord takes files of up to ten million, and what is larger shrinks to a tenth."""


@command("settings")
async def settings(house: House, reply: Reply) -> None:
    await show(house, reply)


@on_press("settings")
async def back(house: House, reply: Reply, press: Press) -> None:
    await show(house, reply)


@on_press("setchoices", form=True)
async def ask_choices(house: House, reply: Reply, press: Press) -> None:
    player = await house.people.preferences.of(reply.user.id)
    await reply.modal(choices_form(player, reply.words, house.features))


@on_press("choices")
async def set_choices(house: House, reply: Reply, press: Press) -> None:
    player = await house.people.preferences.of(reply.user.id)
    changes = changes_in(reply.interaction, player, settings_of(house.features))
    await house.people.preferences.change(reply.user.id, **changes)
    await show(house, reply)


@on_press("setzone")
async def ask_clock(house: House, reply: Reply, press: Press) -> None:
    """What time it is for the person, which tells the zone."""
    await reply.show(clock_page(press, house.clock.now(), str(reply.interaction.locale), reply.words))


ask_clock_apart = on_press("myclock", apart=True)(ask_clock.answer)
"""The same beside a reminder, which stays as it is."""


@on_press("clock")
async def ask_place(house: House, reply: Reply, press: Press) -> None:
    locale, hour = str(reply.interaction.locale), number(one_of(press.values, [str(hour) for hour in range(24)]))
    await reply.show(places_page(hour, press, locale, reply.words, house.clock.now()))


@on_press("place")
async def set_zone(house: House, reply: Reply, press: Press) -> None:
    zone, then = one_of(press.values, PLACES), carried_on(press.token)
    await house.people.preferences.change(reply.user.id, zone=zone)
    if then in ("setzone", "myclock"):
        await show(house, reply)
    else:
        await reply.show(zone_said_page(zone, press, reply.words, house.clock.now()))


@on_press("setquiet", form=True)
async def ask_quiet(house: House, reply: Reply, press: Press) -> None:
    if await zone_or_question(house, reply, press) is not None:
        await reply.modal(quiet_form(await house.people.preferences.of(reply.user.id), reply.words))


@on_press("quiet")
async def set_quiet(house: House, reply: Reply, press: Press) -> None:
    filled = submitted(reply.interaction)
    begins, ends = hour_in(filled.get(FIRST, [])), hour_in(filled.get(LAST, []))
    await house.people.preferences.set_quiet_hours(reply.user.id, begins, ends or 0)
    await show(house, reply)


@on_press("setaway", form=True)
async def ask_vacation(house: House, reply: Reply, press: Press) -> None:
    if await zone_or_question(house, reply, press) is not None:
        player = await house.people.preferences.of(reply.user.id)
        await reply.modal(vacation_form(player, reply.words, house.clock.now()))


@on_press("away")
async def set_vacation(house: House, reply: Reply, press: Press) -> None:
    filled = submitted(reply.interaction)
    week = day_in(filled.get(WEEK, []))
    weekday = number(one_of(filled.get(FIRST, []), [str(day) for day in range(7)]))
    days = number(one_of(filled.get(LENGTH, []), [str(days) for days in VACATIONS]))
    await house.people.preferences.set_vacation(reply.user.id, week + timedelta(days=weekday), days)
    await show(house, reply)


@on_press("endaway")
async def end_vacation(house: House, reply: Reply, press: Press) -> None:
    await house.people.preferences.end_vacation(reply.user.id)
    await show(house, reply)


@on_press("mydata")
async def show_data(house: House, reply: Reply, press: Press) -> None:
    await reply.show(data_page(reply.words, house.settings, house.features))


@on_press("export", apart=True, costly=True)
async def export(house: House, reply: Reply, press: Press) -> None:
    data = await house.people.personal.export(reply.user.id)
    name = EXPORT_NAME
    if len(data) > LARGEST_EXPORT:
        data, name = await asyncio.to_thread(gzip.compress, data), f"{EXPORT_NAME}.gz"
    await reply.show(export_page(reply.words, name), [file_of(name, data)])


@on_press("forget")
async def ask_to_forget(house: House, reply: Reply, press: Press) -> None:
    await reply.show(forget_page(await house.people.personal.unfinished(reply.user.id), reply.words))


@on_press("reallyforget")
async def forget(house: House, reply: Reply, press: Press) -> None:
    await house.people.personal.forget(reply.user.id, _neutral_name)
    house.remembered.direct_channels.pop(reply.user.id, None)
    await reply.show(view_of(reply.words("forgotten")))


async def show(house: House, reply: Reply) -> None:
    """Answer with the page, in the language that is chosen now."""
    player = await house.people.preferences.of(reply.user.id)
    words = house_words(player.language or language_of(reply.interaction.locale))
    closed = await house.people.direct_messages.closed(reply.user.id)
    own, now = await house.features.own(reply.user.id, words), house.clock.now()
    await reply.show(settings_page(player, words, now, house.features, dm_closed=closed, own=own))


def _neutral_name(match: MatchRow) -> str:
    return house_words(match.language)("former-player")
