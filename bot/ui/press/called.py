"""Whom a message notifies: whoever is written as a mention is called by it, and everybody else is written by name.

So a call lasts as long as its words do: Discord rebuilds with each edit whom a message mentions, by what that edit
allows. And whoever has not loaded a person reads a name, since Discord gives no names for people who are not called.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

import discord

from bot.services.table.scene import Glance, SeatRow
from bot.ui.words.catalogues import neutral

_MENTION = re.compile(r"<@!?(\d+)>")

AnyView = discord.ui.View | discord.ui.LayoutView


def call(user_id: int) -> str:
    """A person in the words of a message that calls them."""
    return f"<@{user_id}>"


def called_host(table: Glance) -> str:
    """The host of a table, called where the others may know the account, else by name."""
    host = table.row.host_id
    return call(host) if table.at_home(host) else neutral(table.host_name)


def called_or_named(row: SeatRow) -> str:
    """Somebody who sits or sat there, in the same way."""
    return neutral(row.name) if row.account is None else call(row.account)


def calls(seats: Sequence[SeatRow]) -> str:
    """The people among some seats, called in a row."""
    return " ".join(map(call, user_ids(seats)))


def user_ids(seats: Sequence[SeatRow]) -> list[int]:
    """The people among some seats who may be called by their accounts."""
    return [row.account for row in seats if row.account is not None]


def allowed(
    view: AnyView | None, content: str = "", *, but: Collection[int] = (), role: int = 0
) -> discord.AllowedMentions:
    """What a message with these words may notify: exactly the people whom they call, but for some, and one role."""
    found = dict.fromkeys(int(user_id) for text in _texts(view, content) for user_id in _MENTION.findall(text))
    users = [discord.Object(user_id) for user_id in found if user_id not in but]
    return discord.AllowedMentions(
        everyone=False, roles=[discord.Object(role)] if role else False, users=users or False
    )


def _texts(view: AnyView | None, content: str) -> Iterator[str]:
    yield content
    if view is not None:
        for item in view.walk_children():
            if isinstance(item, discord.ui.TextDisplay):
                yield item.content
