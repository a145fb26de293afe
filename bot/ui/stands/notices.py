"""Single messages of the outbox: sentences in the thread, and desks that disappear."""

from __future__ import annotations

from typing import NamedTuple

import discord

from bot.services.match.sweep import STILL_PLAYING
from bot.services.table.scene import Glance, Scene, SeatRow
from bot.services.table.voting import is_sealed
from bot.services.telling.wishes import CALL, Owed, Show, TakeAway, Tell, Unknown
from bot.ui.pages.table import heading
from bot.ui.press.called import called_host, calls, user_ids
from bot.ui.press.codes import UNKNOWN_CHANNEL
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
    said = _call(table, wish) if wish.key == CALL else _sentence(table, wish)
    if said is None:
        return
    if said.directly is not None:
        await to_people(house, table, table.elsewhere(), row, said.directly, said.buttons)
    if table.row.thread_id is not None:
        silent = await undisturbed(house, table, user_ids(said.called))
        await messages.say(house, table.row.thread_id, row.nonce, said.text, said.buttons, silent=silent)


def _sentence(table: Scene, wish: Tell) -> Said:
    """A sentence of the house. Raises Unknown for one that it does not have."""
    called = [table.seats[seat] for seat in wish.calls]
    in_game = game_words(table.row.language, table.game.key)
    if f"notice-{wish.key}" not in in_game:
        raise Unknown
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
    """Take a desk away, unless it is somebody else's by now."""
    stands = await house.telling.panels.place_of(match_id, Show("desk", wish.seat))
    if stands is not None and wish.user in (None, stands.user_id):
        await messages.delete(house, stands)
        await house.telling.panels.forget(stands)
