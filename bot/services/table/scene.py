"""What a loaded match is: its row and seats, once started its state, and with it what is needed to show it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

import msgspec

from bot.db.cards import CardRow
from bot.db.filling import Asked, Queued
from bot.db.history import ActionRow
from bot.db.matches import MatchRow, Status, Switches, Whereabouts
from bot.db.panels import PanelRow
from bot.db.people import Guild, Player
from bot.db.seats import SeatRow
from bot.db.standing import AllGiven
from bot.services.errors import Refused
from bot.services.telling.wishes import Show
from engine import registry
from engine.core import match as record
from engine.core.action import Action
from engine.core.game import AnyGame, View
from engine.core.question import Question

__all__ = [
    "ActionRow",
    "Asked",
    "Glance",
    "MatchRow",
    "Position",
    "Queued",
    "Scene",
    "SeatRow",
    "Status",
    "Switches",
    "Table",
    "Whereabouts",
]

T = TypeVar("T")


class Glance(msgspec.Struct, frozen=True):
    """A match without its state: what can be said of every match, whatever has happened to it.

    queue: who waits for a seat of a table that has not begun, in order.
    asked: who is asked about a seat there, or was and has a message of that.
    """

    row: MatchRow
    seats: tuple[SeatRow, ...]
    queue: tuple[Queued, ...] = ()
    asked: dict[int, Asked] = {}

    def is_asked(self, user_id: int) -> bool:
        """Whether a person is asked now: who sits there, whether that is still so; who waits, to take a seat."""
        return user_id in self.asked and self.asked[user_id].open

    def held(self) -> list[Queued]:
        """For whom of those who wait a seat is held."""
        return [one for one in self.queue if self.is_asked(one.user_id)]

    def waiting(self) -> list[Queued]:
        """Those for whom no seat is held."""
        return [one for one in self.queue if not self.is_asked(one.user_id)]

    def queue_with(self, user_id: int, name: str, kept_by: int | None = None) -> tuple[Queued, ...]:
        """The queue with one more person at its end. kept_by: who keeps a seat for that person."""
        last = max((one.number for one in self.queue), default=0)
        return (*self.queue, Queued(user_id, name, last + 1, kept_by))

    def queued(self, user_id: int) -> Queued | None:
        """A person who waits; None for anybody else."""
        return next((one for one in self.queue if one.user_id == user_id), None)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a person, None for a stranger."""
        return next((row.seat for row in self.seats if row.user_id == user_id), None)

    def own_seat(self, user_id: int) -> int:
        """The seat of a person. Raises Refused `not-at-this-table` for a stranger."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refused("not-at-this-table")
        return seat

    def persons(self) -> list[SeatRow]:
        """The seats with people."""
        return [row for row in self.seats if row.kind == "person"]

    @property
    def people(self) -> list[int]:
        """Who sits there."""
        return [row.user_id for row in self.seats if row.user_id is not None]

    @property
    def free(self) -> int:
        """How many seats anybody may take: they are neither taken nor held for somebody. Raises UnknownGame."""
        return registry.game(self.row.game).players[-1] - len(self.seats) - len(self.held())

    def check_host(self, user_id: int) -> None:
        """Raises Refused `only-the-host` for everybody else."""
        if self.row.host_id != user_id:
            raise Refused("only-the-host", host=self.host_name)

    def check_open(self) -> None:
        """Raises Refused `table-closed` or `already-started` unless the table waits for people."""
        if self.row.status == "ended":
            raise Refused("table-closed")
        if self.row.status != "lobby":
            raise Refused("already-started")

    def check_on_a_server(self) -> None:
        """Raises Refused `computers-only` where one person plays in direct messages."""
        if self.row.direct:
            raise Refused("computers-only")

    def check_unbound(self) -> None:
        """Raises Refused `match-is-bound` where somebody else decides that (`MatchRow.bound`)."""
        if self.row.bound:
            raise Refused("match-is-bound")

    def at_home(self, user_id: int) -> bool:
        """Whether a person can read the channels of the server of the table, as far as who sits there tells."""
        return all(row.at_home or row.user_id != user_id for row in self.seats)

    def abroad(self) -> list[SeatRow]:
        """The seats with people who cannot read the channels of the server of the table."""
        return [row for row in self.seats if not row.at_home]

    def elsewhere(self) -> list[SeatRow]:
        """The seats with people who do not see the match in a thread."""
        return self.persons() if self.row.thread_id is None else self.abroad()

    def directly(self, seat: int) -> bool:
        """Whether whoever sits there plays in direct messages and nowhere else."""
        return self.row.direct or not self.seats[seat].at_home

    @property
    def host_name(self) -> str:
        """How the person is called who has opened the table."""
        return next((row.name for row in self.seats if row.user_id == self.row.host_id), "")

    @property
    def over(self) -> bool:
        """Whether nothing can be done at it any more: then everything that was secret may be told to everybody."""
        return self.row.status in ("finished", "ended")


def host_of(row: MatchRow, seats: Sequence[SeatRow]) -> int | None:
    """Who is host of a match where these sit now: who was; else the first who is at home there, or the first of all.

    None if nobody sits there.
    """
    people = [seat for seat in seats if seat.user_id is not None]
    if any(seat.user_id == row.host_id for seat in people):
        return row.host_id
    return next((seat.user_id for seat in sorted(people, key=lambda seat: not seat.at_home)), None)


class Table(Glance, frozen=True, kw_only=True):
    """A match as it stands: its row, its seats, and (once started) its state at `row.revision`.

    standing: seat -> what its player has told the bot to answer.
    stored:   the seats as they are stored, where `seats` are to be changed.
    """

    game: AnyGame
    state: Any = None
    standing: AllGiven = {}
    stored: tuple[SeatRow, ...] = ()

    def __repr__(self) -> str:
        # Never the state: it holds the seed and everybody's hands.
        return f"Table({self.row!r})"

    def with_seat(self, row: SeatRow) -> Table:
        """The same with another row for a seat."""
        seats = tuple(row if old.seat == row.seat else old for old in self.seats)
        return msgspec.structs.replace(self, seats=seats)

    def once(self, what: Hashable, make: Callable[[], T]) -> T:
        """Something that is made of the state as it is now; a `Scene`, whose state stays, makes it once for all.

        what: all that it depends on besides the state and what led to it.
        """
        return make()

    def view(self, seat: int | None) -> View:
        """What a seat can know; None: what everybody knows."""
        return self.once(("view", seat), lambda: self.game.view(self.state, seat))

    def question(self, seat: int) -> Question:
        """What a seat is asked."""
        return self.once(("question", seat), lambda: self.game.question(self.state, seat))

    def legal(self, seat: int) -> Sequence[Action]:
        """What a seat may do."""
        return self.once(("legal", seat), lambda: self.game.legal(self.state, seat))

    def actors(self) -> tuple[int, ...]:
        """Whom the match waits for."""
        return self.game.actors(self.state) if self.row.status == "running" else ()

    @property
    def alone(self) -> bool:
        """Whether one person plays against computers only."""
        return len(self.persons()) == 1 and len(self.seats) in self.game.players

    def for_computer(self) -> int | None:
        """The first seat that the match waits for and a computer plays, or plays this once."""
        seats = (self.seats[seat] for seat in self.actors())
        return next((row.seat for row in seats if row.kind == "computer" or row.stand_in), None)


class Scene(Table, frozen=True, kw_only=True):
    """A table with all that is needed to show it, read in the same transaction.

    players: the settings of the people there who have chosen any.   unreached: whom no direct message reaches.
    until:   seat -> when its time is up.   panels: where they stand.
    card:    where that of the table stands for everybody, if it does.
    waits:   person -> how long that person took so far, in seconds, at tables of this pace.
    known:   what each feature has read of it, by its name.
    guild:   what its server has chosen.
    made:    what has been made of a position so far, with its state: it is only shown, so it is made once for all.
    tail:    the newest lines of its history, undone ones and undos included, the oldest first: as many as anything
             shown of it could need (`Tables`), so that a step costs the same however long the match has been.
    """

    tail: tuple[ActionRow, ...] = ()
    players: dict[int, Player] = {}
    unreached: frozenset[int] = frozenset()
    until: dict[int, int] = {}
    panels: tuple[PanelRow, ...] = ()
    card: CardRow | None = None
    waits: dict[int, list[int]] = {}
    known: dict[str, Any] = {}
    guild: Guild = Guild()
    made: dict[Hashable, tuple[Any, Any]] = {}

    def once(self, what: Hashable, make: Callable[[], T]) -> T:
        state, found = self.made.get(what, (None, None))
        if state is not self.state:
            found = make()
            self.made[what] = self.state, found
        return found

    @property
    def whole(self) -> bool:
        """Whether the tail is the whole history."""
        return not self.tail or self.tail[0].number == 1

    def live(self) -> list[ActionRow]:
        """The steps of the tail that count."""
        return self.once(("live", len(self.tail)), lambda: record.live(self.tail))

    def player(self, user_id: int) -> Player:
        """What a person at the table has chosen."""
        return self.players.get(user_id, Player())

    def reached_by_dm(self, user_id: int) -> bool:
        """Whether a person at the table wants direct messages and gets them, or has no other way to play and gets
        them."""
        return (not self.at_home(user_id) or self.player(user_id).dms) and user_id not in self.unreached

    def place_of(self, panel: Show) -> PanelRow | None:
        """Where a panel stands; None if it does not."""
        return next((row for row in self.panels if (row.kind, row.seat, row.vote) == panel.place), None)


class Position(msgspec.Struct):
    """How a match stands at a revision, which is the same for ever, and what was made of it.

    tail: the lines that were shown last, up to this revision or an earlier one. Lines are only ever added to a history.
    """

    revision: int
    state: Any
    made: dict[Hashable, tuple[Any, Any]]
    tail: tuple[ActionRow, ...] = ()
