"""What the house wishes to be told of a match: every kind of row in the outbox.

Something that stands is shown as it is by then, a sentence is told once, a desk is taken away, and a feature does
something of its own. Whatever else stands in Discord is a card (`bot.services.telling.cards`).
"""

from __future__ import annotations

from typing import Final

import msgspec

from bot.db import outbox
from bot.db.outbox import OutboxRow
from bot.db.panels import TABLE, PanelKind, Place
from bot.db.rows import text
from bot.db.transactions import Change
from bot.services.telling.rings import causer

Fact = int | str | tuple[int, ...]

SET_ASIDE: Final = "set-aside"
"""That a match cannot be played on, and what can be done about it."""
CALL: Final = "call"
"""To whoever sits there, because direct messages fail for now; `since` says since when that person is asked."""


class Wish(msgspec.Struct, frozen=True, tag_field="kind"):
    """One thing to be told at a table.

    A field named `user` or `seat` says in whose place it stands; without either it is told to the whole table. One that
    fails holds up those that follow in the same place, and no others (`bot.db.outbox`).
    """

    @property
    def kind(self) -> str:
        """Its name in the database."""
        tag = type(self).__struct_config__.tag
        assert isinstance(tag, str)
        return tag

    @property
    def subject(self) -> str | None:
        """What folds wishes of a kind into one; None for a single message."""
        return None


class Show(Wish, frozen=True, tag="show"):
    """Something of a match that stands in Discord, to be shown as it is by then. The answer to a press fulfils it too.

    what:  the table, a vote or the result: in the thread, or in the direct messages of a seat that does not see it
           there; the desk of a seat in direct messages; or (`open-desk`) the one that it has open in the thread, if
           that is behind or its picture is to follow.
    seat:  `TABLE` for what everybody sees.   vote: its number, 0 for anything else.
    again: only where it stands already: without its picture, which could not be drawn, or old for whoever is not called
           to it.
    """

    what: PanelKind
    seat: int = TABLE
    vote: int = 0
    again: bool = False

    @property
    def place(self) -> Place:
        """Under what it is noted where it stands."""
        return self.what, self.seat, self.vote

    @property
    def subject(self) -> str:
        return f"{self.what}.{self.seat}.{self.vote}"


class Tell(Wish, frozen=True, tag="tell"):
    """Plain words in the thread, and in the direct messages of those who do not see it, once.

    key:   the message `notice-<key>` with its facts, or what `bot.ui.stands.notices` says in its place.
    calls: seats that are notified.
    once:  wished again before it is told, it is told once, as it is by then.
    """

    key: str
    args: dict[str, Fact] = {}
    calls: tuple[int, ...] = ()
    once: bool = False

    @property
    def subject(self) -> str | None:
        return ".".join([self.key, *map(str, self.calls)]) if self.once else None


class TakeAway(Wish, frozen=True, tag="take-away"):
    """The desk of a seat that has changed hands disappears. Nothing else has to be known of the match, which perhaps
    cannot be shown.

    user: in whose direct messages it stands; None for whoever has it.
    """

    seat: int
    user: int | None = None

    @property
    def subject(self) -> str:
        return f"desk.{self.seat}.{self.user or 0}"


class OfFeature(Wish, frozen=True, tag="of-feature"):
    """What a feature tells or does in Discord for a table; nothing where it is left out.

    what: which of the things that it sends (`Feature.sends`).   how: in which words; the feature says.
    """

    what: str
    how: str = ""

    @property
    def subject(self) -> str:
        return f"{self.what}.{self.how}"


AnyWish = Show | Tell | TakeAway | OfFeature

_DECODER = msgspec.json.Decoder(AnyWish)


class Unknown(Exception):
    """This program does not know such a wish: it is damaged, of another release, or of a feature that is left out. It
    stays for one that does."""


class Owed(msgspec.Struct, frozen=True):
    """A wish that is still to be sent; `nonce` stays the same from its first try to its last."""

    id: int
    match_id: int
    wish: AnyWish
    attempts: int
    nonce: str
    caused_by: int

    @property
    def tried(self) -> bool:
        """Whether Discord may have stored it already."""
        return self.attempts > 0


async def put(
    tx: Change, match_id: int, wanted: AnyWish, at: int, *, latest: bool = False, by: int | None = None
) -> None:
    """Wish it, to be sent from `at` on; it is stored with the change that it tells of, and with who has caused that.

    latest: what is wished already for an earlier time stays as it is.
    by: who that is, where it comes of what somebody did before; otherwise whose press is answered.
    """
    # What the game itself calls people for is caused by nobody, whoever has played.
    of_the_game = isinstance(wanted, Show) and wanted.what != "vote"
    caused_by = 0 if of_the_game else causer() if by is None else by
    subject, payload = wanted.subject, text(wanted)
    await outbox.put(tx, match_id, wanted.kind, subject, payload, at, latest=latest, caused_by=caused_by)


async def fulfilled(tx: Change, match_id: int, wanted: Show, changes: int) -> None:
    """It has been shown in another way, as the match stood after so many changes."""
    await outbox.remove(tx, match_id, wanted.kind, wanted.subject, changes)


async def put_if_behind(tx: Change, match_id: int, wanted: Show, at: int, changes: int) -> None:
    """Wish it if it has been shown as the match stood after so many changes and there are more by now."""
    await outbox.put_if_behind(tx, match_id, wanted.kind, wanted.subject, text(wanted), at, changes)


async def withdraw(tx: Change, match_id: int, wanted: Show) -> None:
    """It is not to be shown any more."""
    await outbox.withdraw(tx, match_id, wanted.kind, wanted.subject)


def owed(row: OutboxRow) -> Owed:
    """The wish in a row. Raises Unknown."""
    try:
        wish = _DECODER.decode(row.payload)
    except msgspec.DecodeError as error:
        raise Unknown from error
    return Owed(row.id, row.match_id, wish, row.attempts, row.nonce, row.caused_by)
