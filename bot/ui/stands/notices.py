"""Single messages of the outbox: sentences in the thread, reminders."""

from __future__ import annotations

from typing import NamedTuple

import discord

from bot.services.clock.zones import UNSAID
from bot.services.errors import Refused
from bot.services.match.sweep import STILL_PLAYING
from bot.services.table.scene import Glance, Scene, SeatRow, Table
from bot.services.table.voting import is_sealed
from bot.services.telling.panels import TABLE, Stands
from bot.services.telling.wishes import CALL, SEALED, Owed, Remind, TakeAway, Tell
from bot.ui.pages.nudge import reminder, sealed_reminder
from bot.ui.pages.table import heading
from bot.ui.press.called import called_host, calls, user_ids
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


class Said(NamedTuple):
    """What is told. directly: what of it whoever does not see the thread is told, in direct messages; None: nothing.

    called: whom it notifies in the thread.
    """

    text: str
    directly: str | None
    buttons: list[Item]
    called: list[SeatRow]


async def tell(house: House, table: Scene, wish: Tell, row: Owed) -> None:
    """Say it in the thread, and in direct messages to those who do not see that, if it is still so."""
    said = {CALL: _call, SEALED: _sealed}.get(wish.key, _sentence)(table, wish)
    if said is None:
        return
    if said.directly is not None:
        await to_people(house, table, table.elsewhere(), row, said.directly, said.buttons)
    if table.row.thread_id is not None:
        silent = await undisturbed(house, table, user_ids(said.called))
        stands = await messages.say(house, table.row.thread_id, row.nonce, said.text, said.buttons, silent=silent)
        if wish.key == SEALED:
            await _reminded(house, table, TABLE, stands)


def _sentence(table: Scene, wish: Tell) -> Said:
    """A sentence of the house."""
    called = [table.seats[seat] for seat in wish.calls]
    in_game = game_words(table.row.language, table.game.key)
    words, calm = spoken(in_game, table.seats, wish.calls), named(in_game, table.seats)
    facts = {"game": table.game.title, **wish.args}
    text, buttons = words.say(f"notice-{wish.key}", facts), list[Item]()
    if wish.key == STILL_PLAYING:
        text = f"{calls(called)} {text}"
        buttons.append(button(words("button-keep"), Press("keep", table.row.id)))
    if wish.key == GUEST_AWAY:
        return Said(text, None, buttons, called)
    return Said(text, f"{heading(table, calm)}: {calm.say(f'notice-{wish.key}', facts)}", buttons, called)


def _call(table: Scene, wish: Tell) -> Said | None:
    """To somebody whom no direct message reaches now, if the question still stands.

    While choices are sealed it stands for everybody, so that nobody learns who has chosen.
    """
    called = [table.seats[seat] for seat in wish.calls]
    asked = table.seats if is_sealed(table) else called
    if not user_ids(called) or wish.args["since"] not in [seat.since for seat in asked]:
        return None
    play = button(house_words(table.row.language)("button-play"), Press("play", table.row.id), BLUE)
    return Said(f"{calls(called)} {calling.at_the_table(table)}", None, [play], called)


def _sealed(table: Scene, wish: Tell) -> Said | None:
    """To everybody, of the sealed choices that are missing, if they still are."""
    if not table.game.sealed(table.state):
        return None
    text, buttons = sealed_reminder(table, house_words(table.row.language))
    return Said(text, calling.still_sealed(table), buttons, table.persons())


async def set_aside(house: House, found: Glance, row: Owed) -> None:
    """Say that the match is set aside, and what can be done, where it can be said; nothing if it is played again."""
    if found.row.trouble is None:
        return
    words, number = house_words(found.row.language), found.row.id
    buttons = [
        button(words("button-retry"), Press("retry", number), GREEN),
        button(words("button-roll-back"), Press("rollback", number)),
        button(words("button-end"), Press("endbroken", number), RED),
    ]
    by_name = words("match-set-aside", number=str(number), host=neutral(found.host_name))
    text = words("match-set-aside", number=str(number), host=called_host(found))
    told = found.abroad() if found.row.thread_id is not None else []
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


async def take_away(house: House, match_id: int, wish: TakeAway) -> None:
    """Take a message away, unless it reminds of other matches that still wait, or is somebody else's by now."""
    stands = await house.telling.panels.where(match_id, wish)
    if stands is None or wish.user not in (None, stands.user_id):
        return
    if not await house.telling.panels.shared(stands):
        await messages.delete(house, stands)
    await house.telling.panels.forget(stands)


async def _reminded(house: House, table: Table, seat: int, stands: Stands, user_id: int | None = None) -> None:
    """Note where a seat was reminded, or everybody, in place of where that was before."""
    await take_away(house, table.row.id, TakeAway("reminder", seat))
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
    only_here = any(not one.at_home for _, one in told)
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
        if other.row.thread_id is None or not seat.at_home:
            continue
        if other.game.sealed(other.state):
            # The thread must not learn who has not chosen: everybody is called, once for all who are missing.
            await house.telling.outbox.wish(other.row.id, Tell(SEALED, once=True))
            continue
        card = reminder([(other, seat)], house_words(other.row.language), in_dm=False)
        posted = await messages.say(house, other.row.thread_id, f"{row.nonce}.{number}", *card, silent=silent)
        await _reminded(house, other, seat.seat, posted, wanted.user)
