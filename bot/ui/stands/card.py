"""What a kind of cards is: see `bot.services.telling.cards`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b

import discord
import msgspec

from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import CardRow, Change, Hook
from bot.ui.press.house import House
from bot.ui.press.items import Item, Page

DIRECT = 0
"""The room of what stands in the direct messages of its person."""


@dataclass(frozen=True)
class Card:
    """What is to stand in Discord.

    page:    the message, with its files.
    says:    the same in a word, for services that want to know whether it is behind.
    room:    the channel in which it stands; `DIRECT` for direct messages.
    line:    plain words that a notification shows, and the buttons beneath until the page takes their place; None where
             the page is posted as it is.
    since:   the occasion to which it calls: one of another occasion takes the place of what stands.
    due:     whether it is posted where it does not stand.
    last:    whether it is looked after no more once it shows this.
    silent, but: no phone rings; nobody of these is notified, though mentioned.
    role:    the role that its line calls; 0 for none.
    instead: where the person takes no direct messages, perhaps only for now; `Gone`: it is given up then.
    stood:   what belongs into the commit that notes that it stands, where that depends on what it shows.
    """

    page: Page
    says: str = ""
    room: int = DIRECT
    line: tuple[str, Sequence[Item]] | None = None
    since: int = 0
    due: bool = True
    last: bool = False
    silent: bool = False
    but: Collection[int] = field(default=())
    role: int = 0
    instead: Card | Gone | None = None
    stood: Hook | None = None

    @cached_property
    def digest(self) -> str:
        """All that it shows, in a few characters, as it is before it is sent: then signs become pictures."""
        return digest_of(self.page)


@dataclass(frozen=True)
class Gone:
    """Nothing is to stand there. delete: what does is taken away; otherwise it stays as it is, and is looked after no
    more."""

    delete: bool = False


@dataclass(frozen=True)
class Later:
    """Nothing is to be posted before a time."""

    at: int


Shows = Callable[[House, CardRow, Showing], Awaitable[Card | Gone | Later]]
"""What is to stand there now. Raises Refused where what it is about is no more: then it is `Gone`."""
Noted = Callable[[House, Change, CardRow], Awaitable[None]]
"""What belongs into the commit that notes something of a card."""


async def _nothing(house: House, tx: Change, row: CardRow) -> None:
    """Nothing else is to be noted."""


@dataclass(frozen=True)
class CardKind:
    """A kind of cards: its name in the database, and what is to be known of it."""

    name: str
    shows: Shows
    marks: Callable[[CardRow], tuple[str, ...]]
    of_match: bool
    stood: Noted
    over: Noted


def card(
    name: str,
    *,
    marks: Callable[[CardRow], tuple[str, ...]],
    of_match: bool = True,
    stood: Noted = _nothing,
    over: Noted = _nothing,
) -> Callable[[Shows], CardKind]:
    """A kind of cards, of the function that says what is to stand there.

    marks:    of what the custom ids of its buttons begin, by which a message is found that nobody knows.
    of_match: whether it is about a match: it gives way to presses there, and is not shown while that is in trouble.
    stood:    noted with its standing there.   over: noted when it is looked after no more; `message_id` 0 says that
              nobody was told.
    """
    return lambda shows: CardKind(name, shows, marks, of_match, stood, over)


def digest_of(page: Page) -> str:
    """All that a page shows, in a few characters; files are named after what they show."""
    view, files = page
    shown = msgspec.json.encode((view.to_components(), [file.filename for file in files]))
    return blake2b(shown, digest_size=12).hexdigest()


def page_of(view: discord.ui.LayoutView) -> Page:
    """A page without files."""
    return view, ()
