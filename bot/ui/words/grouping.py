"""The turns of a history: what belongs together when it is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from bot.services.table.scene import ActionRow
from bot.ui.words.catalogues import hooks
from engine.core.event import Event, readable
from engine.core.match import told, unseals

TAKEN_BACK = "undone"
"""The event of somebody's own undo. It is told nowhere, as what it took back is not."""

UNSURE = 3
"""Of the turns cut from the newest lines of a history so many may be other ones than those cut from the whole.

`groups` begins such a tail as nobody's turn, while in the whole history it may be in the middle of somebody's. What
begins a turn (a step, an event, a sealed choice, one that is turned over) also says whose it is, whoever's it was. So
the first turn of a tail may lack its beginning and whose it is, and the second may only go on with the same turn; but
from its first event on both ways have the same turn open, and cut alike. One more is unsure, since whether a decision
ended a turn is seen by the turn before (`last_action`).
"""


class Group(msgspec.Struct):
    """What belongs to one turn.

    seat:  whose turn it is; None for what everybody does at once, and for what the host does.
    items: what happened, each with the line of the history that tells it.
    begun: the event that began it, which needs no words: whose turn it is stands in front.
    """

    seat: int | None
    items: list[tuple[ActionRow, Event]]
    begun: Event | None = None

    def only(self, items: Iterable[tuple[ActionRow, Event]]) -> Group:
        """The same turn with a part of what happened."""
        return Group(self.seat, list(items), self.begun)


def _setup(opening: Sequence[Event]) -> ActionRow:
    """What the set-up decided, as a line before the first one."""
    return ActionRow(
        seat=-1,
        action=(),
        events=tuple(opening),
        auto=True,
        reveals=True,
        sealed=False,
        number=0,
        kind="auto",
        user_id=None,
        at=0,
    )


def groups(
    history: Sequence[ActionRow],
    game: str,
    reader: int | None,
    opening: Sequence[Event] = (),
    *,
    everything: bool = False,
) -> list[Group]:
    """The turns of a stored history for one reader, with what was taken back left out; before them the set-up.

    A game that says which events begin a turn is cut there; else a turn ends where another seat acts, or where sealed
    choices are turned over. Sealed choices belong to nobody's turn, and those of others do not exist for the reader.
    everything: they do, because the match is over.
    """
    begins = hooks(game).begins
    found: list[Group] = []
    whose: int | None = None
    fresh = True
    for row in (_setup(opening), *told(history)):
        if row.events and all(event.key == TAKEN_BACK for event in row.events):
            continue
        if row.sealed and not everything and not readable(row.events, reader):
            continue
        if row.sealed:
            whose, fresh = None, fresh or whose is not None
        elif row.undoes is None and not begins and row.number and (fresh or row.seat != whose):
            whose, fresh = row.seat, True
        opened = False
        for event in row.events:
            if event.key in begins:
                fresh = fresh or whose is None or subject_of(event) != whose
                whose = subject_of(event)
            elif event.reveals and not opened:
                whose, fresh = None, True
            elif event.reveals is False and event.to is not None and unseals(row):
                # The last of the sealed choices, which comes together with what it opens.
                whose, fresh = None, fresh or whose is not None
            opened = bool(event.reveals)
            if fresh:
                found.append(Group(whose, [], event if event.key in begins else None))
                fresh = False
            found[-1].items.append((row, event))
        if not row.number and whose is None:
            fresh = True
    return found


def last_press(found: Sequence[Group], seat: int) -> int | None:
    """The turn in which a seat last decided for everybody to see, before the turn that it is in; None if there is none.

    Sealed choices do not count, the one that turned all of them over neither: nobody may see who has made it.
    """
    before = found[:-1] if found and found[-1].seat == seat else found
    openly = [group.only(item for item in group.items if not unseals(item[0])) for group in before]
    last = last_action(openly, seat)
    return None if last is None else last[0]


def subject_of(event: Event) -> int | None:
    """Whom an event is about: its seat, or its only reader; None if it is about nobody."""
    seat = event.args.get("seat")
    if isinstance(seat, int):
        return seat
    return event.to[0] if event.to is not None and len(event.to) == 1 else None


def last_action(found: Sequence[Group], seat: int | None) -> tuple[int, int] | None:
    """The turn in which the last decision of a seat that can be told begins, and the line of the history."""
    steps = [(row.number, at) for at, group in enumerate(found) for row, _ in group.items if _decides(row, seat)]
    if not steps:
        return None
    number = max(steps)[0]
    at = min(at for other, at in steps if other == number)
    # A decision that ended a turn tells of the next one first; it belongs to the turn that it ended. A sealed choice
    # belongs to nobody's turn.
    first = found[at].items[0]
    ended = at > 0 and found[at].seat != seat and found[at - 1].seat == seat and first[0].number == number
    return at - (ended and first[1].to != (seat,)), number


def opens(event: Event) -> bool:
    """Whether an event turns over for everybody what was sealed."""
    return bool(event.reveals) and event.to is None


def _decides(row: ActionRow, seat: int | None) -> bool:
    return row.seat == seat and row.kind in ("act", "computer") and not row.joined
