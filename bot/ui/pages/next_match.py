"""The way from one match to the next that waits for the same person."""

from __future__ import annotations

import msgspec

from bot.ui.pages import phone
from bot.ui.press.custom_id import Press
from bot.ui.press.items import BLUE, Item, button
from bot.ui.press.reading import ReadingRoom
from engine import registry
from render.kit.words import Words


class Next(msgspec.Struct, frozen=True):
    """What else waits for a person.

    match_id: the match that has waited longest.   title: its game.   count: how many matches wait.
    """

    match_id: int
    title: str
    count: int


async def next_match(reading: ReadingRoom, user_id: int, but: int = 0) -> Next | None:
    """The longest-waiting match of a person other than the one at hand; None if no other waits."""
    waiting = [match_id for match_id in await reading.tables.waiting_for(user_id) if match_id != but]
    if not waiting:
        return None
    found = await reading.tables.glance(waiting[0])
    return Next(waiting[0], registry.game(found.row.game).title, len(waiting))


def next_button(others: Next, at: int, words: Words, *, loud: bool) -> Item:
    """The button that leads there from match number `at` (0: from no match); loud where nothing else is to be done."""
    if loud:
        text = words("button-next-named", title=others.title, count=others.count)
        named = button(text, Press("next", at), BLUE)
        return named if phone.fits(named) else button(words("button-next", count=others.count), Press("next", at), BLUE)
    return button(words("button-next", count=others.count), Press("next", at))
