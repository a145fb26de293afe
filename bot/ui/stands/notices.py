"""Single messages of the outbox: sentences in the thread, reminders."""

from __future__ import annotations

import discord

from bot.services.clock.zones import UNSAID
from bot.services.errors import Refused
from bot.services.match.sweep import STILL_PLAYING
from bot.services.table.scene import Glance, Scene, SeatRow, Table
from bot.services.table.voting import is_sealed
from bot.services.telling.panels import TABLE, Stands
from bot.services.telling.wishes import (
    CallInThread,
    ClearDesk,
    Notice,
    Owed,
    Remind,
    RemindSealed,
    ShowDesk,
)
from bot.ui.pages.nudge import reminder, sealed_reminder
from bot.ui.pages.table import heading
from bot.ui.press.called import call, calls, user_ids
from bot.ui.press.codes import DM_REFUSED, REFUSED_FOR_NOW, UNKNOWN_CHANNEL
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import BLUE, GREEN, RED, Item, button
from bot.ui.stands import messages
from bot.ui.stands.elsewhere import to_people
from bot.ui.stands.quiet import undisturbed
from bot.ui.words import calling
from bot.ui.words.catalogues import game_words, house_words, named, neutral, spoken

GUEST_AWAY = "guest-away"
"""Told in the thread alone: no direct message reaches whom it is about."""


async def notice(house: House, table: Scene, told: Notice, row: Owed) -> None:
    """Post a sentence in the thread."""
    called = [table.seats[seat] for seat in told.calls]
    words = spoken(game_words(table.row.language, table.game.key), table.seats, told.calls)
    facts = {"game": table.game.title, **told.args}
    said, buttons = words.say(f"notice-{told.key}", facts), list[Item]()
    if told.key == STILL_PLAYING:
        said = f"{calls(called)} {said}"
        buttons.append(button(words("button-keep"), Press("keep", table.row.id)))
    if told.key != GUEST_AWAY and (people := table.elsewhere()):
        calm = named(words, table.seats)
        text = f"{heading(table, calm)}: {calm.say(f'notice-{told.key}', facts)}"
        await to_people(house, table, people, row, text, buttons)
    if table.row.thread_id is not None:
        silent = await undisturbed(house, table, user_ids(called))
        await messages.say(house, table.row.thread_id, row.nonce, said, buttons, silent=silent)


async def in_trouble(house: House, found: Glance, row: Owed) -> None:
    """Say that the match is set aside, and what can be done, where it can be said; nothing if it is played again."""
    if found.row.trouble is None:
        return
    words, number = house_words(found.row.language), found.row.id
    buttons = [
        button(words("button-retry"), Press("retry", number), GREEN),
        button(words("button-roll-back"), Press("rollback", number)),
        button(words("button-end"), Press("endbroken", number), RED),
    ]
    by_name = text = words("match-set-aside", number=str(number), host=neutral(found.host_name))
    if not found.guest(found.row.host_id):
        text = words("match-set-aside", number=str(number), host=call(found.row.host_id))
    told = found.guests() if found.row.thread_id is not None else []
    await to_people(house, found, told, row, by_name, buttons)
    for channel_id in (found.row.thread_id, found.row.channel_id):
        if channel_id is not None:
            try:
                # Each channel with a nonce of its own: nothing is published about whether they share them.
                await messages.say(house, channel_id, f"{row.nonce}.{channel_id % 1000}", text, buttons)
                return
            except discord.NotFound as error:
                if error.code != UNKNOWN_CHANNEL:
                    raise
    others = [person for person in found.persons() if person not in told]
    await to_people(house, found, others, row, by_name, buttons)


async def call_in_thread(house: House, table: Scene, wanted: CallInThread, row: Owed) -> None:
    """Call somebody in the thread whom no direct message reaches now, if the question still stands.

    While choices are sealed it stands for everybody, so that nobody learns who has chosen.
    """
    person = table.seats[wanted.whom]
    asked = table.seats if is_sealed(table) else (person,)
    if person.user_id is None or table.row.thread_id is None or wanted.since not in [seat.since for seat in asked]:
        return
    words = house_words(table.row.language)
    play = button(words("button-play"), Press("play", table.row.id), BLUE)
    text = f"{call(person.user_id)} {calling.at_the_table(table)}"
    silent = await undisturbed(house, table, [person.user_id])
    await messages.say(house, table.row.thread_id, row.nonce, text, [play], silent=silent)


async def clear_desk(house: House, match_id: int, cleared: ClearDesk) -> None:
    """Take the desk of a seat that has changed hands out of the direct messages of whoever left."""
    stands = await house.telling.panels.where(match_id, ShowDesk(cleared.seat))
    if stands is not None and cleared.user in (None, stands.user_id):
        await messages.delete(house, stands)
        await house.telling.panels.forget(stands)


async def end_reminder(house: House, match_id: int, seat: int) -> None:
    """Take away the reminder of a seat, or of everybody, unless it reminds of other matches that still wait."""
    stands = await house.telling.panels.reminder(match_id, seat)
    if stands is None:
        return
    if not await house.telling.panels.shared(stands):
        await messages.delete(house, stands)
    await house.telling.panels.forget(stands)


async def _reminded(house: House, table: Table, seat: int, stands: Stands, user_id: int | None = None) -> None:
    """Note where a seat was reminded, or everybody, in place of where that was before."""
    await end_reminder(house, table.row.id, seat)
    await house.telling.panels.reminded(table.row, seat, stands, user_id)


async def remind(house: House, wanted: Remind, row: Owed) -> None:
    """Remind a person of the matches that still wait since the same moment."""
    told: list[tuple[Table, SeatRow]] = []
    for one in wanted.told:
        try:
            other = await house.tables.load(one.match)
        except Refused:
            continue  # in trouble, or of other rules: its table has been told
        seat = other.seats[one.seat]
        if seat.user_id == wanted.user and seat.clock_at == one.clock_at:
            told.append((other, seat))
    if not told:
        return
    first, seat = told[0]
    player = await house.people.preferences.of(wanted.user)
    only_here = any(one.guest for _, one in told)
    # It was due in open hours; what failed then may come so late that the person sleeps.
    silent = await undisturbed(house, first, [wanted.user])
    if (player.nudges == "dm" or only_here) and not await house.people.direct_messages.closed(wanted.user):
        words = house_words(player.language or first.row.language)
        try:
            channel_id = await messages.dm_channel(house, wanted.user)
            card = reminder(told, words, in_dm=True, zone_said=player.zone != UNSAID)
            posted = await messages.say(house, channel_id, row.nonce, *card, silent=silent)
            for other, waits in told:
                await _reminded(house, other, waits.seat, posted, wanted.user)
            return
        except discord.HTTPException as error:
            if error.code in DM_REFUSED:
                await house.people.direct_messages.refused(wanted.user, first.row.id, seat.seat)
            elif error.code in REFUSED_FOR_NOW:
                house.remembered.direct_channels.pop(wanted.user, None)
            else:
                raise
    for number, (other, seat) in enumerate(told):
        if other.row.thread_id is None or seat.guest:
            continue
        if other.game.sealed(other.state):
            # The thread must not learn who has not chosen: everybody is called, once for all who are missing.
            await house.telling.outbox.wish(other.row.id, RemindSealed())
            continue
        card = reminder([(other, seat)], house_words(other.row.language), in_dm=False)
        posted = await messages.say(house, other.row.thread_id, f"{row.nonce}.{number}", *card, silent=silent)
        await _reminded(house, other, seat.seat, posted, wanted.user)


async def remind_sealed(house: House, table: Table, row: Owed) -> None:
    """Remind a table of the sealed choices that are missing, if they still are."""
    if not table.game.sealed(table.state):
        return
    text, buttons = sealed_reminder(table, house_words(table.row.language))
    await to_people(house, table, table.elsewhere(), row, calling.still_sealed(table), buttons)
    if table.row.thread_id is not None:
        silent = await undisturbed(house, table, user_ids(table.persons()))
        posted = await messages.say(house, table.row.thread_id, row.nonce, text, buttons, silent=silent)
        await _reminded(house, table, TABLE, posted)
