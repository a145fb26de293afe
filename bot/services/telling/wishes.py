"""What the house wishes to be told: every kind of row in the outbox.

A wish with a subject says "show this thing as it is now": wishes for the same thing fold into one, and it is fulfilled
too when the answer to a press has shown it. The others are single messages.
"""

from __future__ import annotations

from typing import Final

import msgspec

from bot.db import outbox
from bot.db.outbox import OutboxRow
from bot.db.rows import text
from bot.db.transactions import Change
from bot.services.telling.rings import causer

Fact = int | str | tuple[int, ...]


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

    @property
    def call(self) -> str:
        """To what it calls people at its table (`bot.services.telling.rings`)."""
        return self.kind


class Folding(Wish, frozen=True):
    """One that is told as it is by then: wishes for the same thing, which its fields name, fold into one."""

    @property
    def subject(self) -> str:
        fields = msgspec.structs.asdict(self).items()
        things = [str(value) for field, value in fields if field != "again" and value is not None]
        return ".".join(things) or self.kind


class Shown(Folding, frozen=True, kw_only=True):
    """Something that stands in Discord, to be shown as it is by then.

    again: only where it stands already: without its picture, which could not be drawn, or old for whoever is not called
        to it.
    """

    again: bool = False


class ShowTable(Shown, frozen=True, tag="table"):
    """The table as everybody sees it, in the thread; with the channel gone in the direct messages of a seat."""

    seat: int | None = None


class ShowDesk(Shown, frozen=True, tag="desk"):
    """The private panel of a seat, in direct messages."""

    seat: int


class ShowOpenDesk(Shown, frozen=True, tag="open-desk"):
    """The private desk that a seat has open in the thread, if it is behind or its picture is to follow."""

    seat: int


class ShowVote(Shown, frozen=True, tag="vote"):
    """A vote, in the thread, or in the direct messages of a seat that does not see it there."""

    vote: int
    seat: int | None = None


class ShowResult(Shown, frozen=True, tag="result"):
    """The result, in the thread, or in the direct messages of a seat that does not see it there."""

    seat: int | None = None


class Notice(Wish, frozen=True, tag="notice"):
    """A sentence in the thread: the message `notice-<key>` with its facts; `calls` are seats that are notified."""

    key: str
    args: dict[str, Fact] = {}
    calls: tuple[int, ...] = ()

    @property
    def call(self) -> str:
        return f"{self.kind}.{self.key}"


class CallInThread(Folding, frozen=True, tag="call-in-thread"):
    """Call whoever sits there to the thread, because direct messages fail for now.

    whom:  the seat; it is named so, since what a direct message waits for does not hold this up.
    since: since when it is asked.
    """

    whom: int
    since: int

    @property
    def subject(self) -> str:
        return str(self.whom)


class ClearDesk(Wish, frozen=True, tag="clear-desk"):
    """The desk of a seat that has changed hands disappears from the direct messages of whoever left.

    user: who that is; None for the rows of earlier versions, which meant whoever has the desk.
    """

    seat: int
    user: int | None = None


class EndReminder(Folding, frozen=True, tag="end-reminder"):
    """What a seat was reminded of is over, or what everybody was (`TABLE`): the reminder disappears."""

    seat: int


class Waiting(msgspec.Struct, frozen=True):
    """A seat that waits since `clock_at`, in a match."""

    match: int
    seat: int
    clock_at: int


class Remind(Wish, frozen=True, tag="nudge"):
    """Remind a person of what waits."""

    user: int
    told: tuple[Waiting, ...]


class RemindSealed(Folding, frozen=True, tag="sealed-nudge"):
    """Remind a table of the sealed choices that are missing, without telling whose."""


class OfFeature(Folding, frozen=True, tag="of-feature"):
    """What a feature tells or does in Discord for a table; nothing where it is left out.

    what: which of the things that it sends (`Feature.sends`).   how: in which words; the feature says.
    """

    what: str
    how: str = ""

    @property
    def call(self) -> str:
        return f"{self.kind}.{self.subject}"


class InTrouble(Wish, frozen=True, tag="trouble"):
    """The match is set aside, and what can be done about it."""


Panel = ShowTable | ShowDesk | ShowVote | ShowResult
"""What stands in Discord and is kept up to date."""
OF_THE_GAME: Final = (ShowTable, ShowDesk, ShowResult, CallInThread)
"""What the game itself calls people for, whoever has played."""

AnyWish = (
    Panel
    | ShowOpenDesk
    | CallInThread
    | Notice
    | ClearDesk
    | EndReminder
    | Remind
    | RemindSealed
    | OfFeature
    | InTrouble
)

_DECODER = msgspec.json.Decoder(AnyWish)


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
    caused_by = 0 if isinstance(wanted, OF_THE_GAME) else causer() if by is None else by
    subject, payload = wanted.subject, text(wanted)
    await outbox.put(tx, match_id, wanted.kind, subject, payload, at, latest=latest, caused_by=caused_by)


async def fulfilled(tx: Change, match_id: int, wanted: Panel, changes: int) -> None:
    """It has been shown in another way, as the match stood after so many changes."""
    await outbox.remove(tx, match_id, wanted.kind, wanted.subject, changes)


async def put_if_behind(tx: Change, match_id: int, wanted: Panel, at: int, changes: int) -> None:
    """Wish it if it has been shown as the match stood after so many changes and there are more by now."""
    await outbox.put_if_behind(tx, match_id, wanted.kind, wanted.subject, text(wanted), at, changes)


async def withdraw(tx: Change, match_id: int, wanted: Panel) -> None:
    """It is not to be shown any more."""
    await outbox.withdraw(tx, match_id, wanted.kind, wanted.subject)


async def withdraw_reminders(tx: Change, match_id: int, user_id: int) -> None:
    """A person is not to be reminded of a match any more, where that is all that the reminder tells."""
    for row in await outbox.of_kind(tx, match_id, "nudge"):
        wish = owed(row).wish
        if isinstance(wish, Remind) and wish.user == user_id and len(wish.told) == 1:
            await outbox.done(tx, row.id, row.version)


def owed(row: OutboxRow) -> Owed:
    """The wish in a row. Raises msgspec.DecodeError for one that this program does not know."""
    return Owed(row.id, row.match_id, _DECODER.decode(row.payload), row.attempts, row.nonce, row.caused_by)
