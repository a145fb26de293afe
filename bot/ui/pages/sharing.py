"""The way to sharing a moment, on the pages of a match that is over."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.study.moments import own_choice, shareable
from bot.services.table.scene import ActionRow, Table
from bot.ui.press.custom_id import Press
from bot.ui.press.items import Item, button
from render.kit.words import Words


def share_from(table: Table, live: Sequence[ActionRow], reader: int | None, done: int, words: Words) -> list[Item]:
    """A button to the own choice that comes next after so many actions, else to the last one; none for strangers.

    reader: who reads the page.
    """
    if reader is None or not shareable(table):
        return []
    own = own_choice(table, live, reader, done)
    if own is None:
        own = own_choice(table, live, reader, done, back=True)
    return [] if own is None else [_button(table, own, words)]


def share_own(table: Table, live: Sequence[ActionRow], reader: int | None, done: int, words: Words) -> list[Item]:
    """A button to the choice that was made after so many actions, if the reader made it."""
    if reader is None or not shareable(table) or own_choice(table, live, reader, done) != done:
        return []
    return [_button(table, done, words)]


def _button(table: Table, done: int, words: Words) -> Item:
    return button(words("button-share-moment"), Press("shareof", table.row.id, 0, str(done)))
