"""What happened at a table as panel and desks tell it, and how many of the newest lines of its history that takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.services.clock import live
from bot.services.table.played import last_decision
from bot.services.table.scene import Scene
from bot.ui.words import grouping, recap
from bot.ui.words.catalogues import former_of, game_words, hooks, named
from bot.ui.words.events import opening
from bot.ui.words.grouping import Group
from bot.ui.words.recap import Teller
from engine.core.event import Event
from render.kit.parts import Which
from render.kit.words import Words


def turns(table: Scene, reader: int | None) -> list[Group]:
    """The turns for one reader, as far as the lines reach that a scene has."""
    begun = opening(table) if table.whole else ()
    key = "turns", reader, len(table.tail)
    return table.once(key, lambda: grouping.groups(table.tail, table.game.key, reader, begun))


def asked_alone(table: Scene) -> int | None:
    """The seat that alone is asked, for everybody to see; None if there is no such seat."""
    actors = table.actors()
    return actors[0] if len(actors) == 1 and not table.game.sealed(table.state) else None


def teller(table: Scene, reader: int | None, aloud: Words) -> Teller:
    """In whose words the desk of a seat tells, or the panel, which everybody reads."""
    return Teller(
        aloud,
        reader,
        people=tuple(row.user_id for row in table.seats),
        former=former_of(table, aloud),
        shows=_shows(table, reader, "board" if reader is None else "private"),
    )


def _shows(table: Scene, reader: int | None, which: Which) -> Callable[[Event], Iterable[str]]:
    """Where a picture of a match shows what an event has changed; nowhere once it is over."""
    if table.row.status != "running":
        return recap.nowhere
    view, shows = table.view(reader), hooks(table.game.key).shows
    return lambda event: shows(view, event, which)


def enough(table: Scene) -> bool:
    """Whether everything that is shown of a match is the same from the tail that a scene has as from its whole history.

    Each condition is what one of those who look at the tail needs:

    * an undo and what it takes back stand in it together, so that what is told of it is what the whole tells of it
      (`engine.core.match.told`)
    * everybody asked has a line in it: the newest one may be an undo (`panels`)
    * of a live table it holds the last minute: whoever has acted in it is not called (`panels.called_in_thread`)
    * somebody has decided openly in it: nobody may take back anything beyond that (`engine.core.match.undoable`,
      `table.may_undo`); in a lesson each person has, and may
    * what is told on a desk and on the panel begins after the turns that are `grouping.UNSURE`. So whoever has not
      decided yet, and a player asked before a first turn is over, has all that happened.

    Whoever needs more (history, replay, review, lessons) reads it from the database.
    """
    if table.whole:
        return True
    first, newest = table.tail[0], table.tail[-1]
    if any(line.undoes is not None and line.undoes < first.number for line in table.tail):
        return False
    if not {row.seat for row in table.seats if row.since is not None} <= {line.seat for line in table.tail}:
        return False
    if live.is_live(table.row, newest.at) and first.at > newest.at - live.THERE_SECONDS:
        return False
    steps, people = table.live(), [row.seat for row in table.persons()]
    if all(step.auto or step.joined or step.sealed for step in steps):
        return False
    if table.row.lesson and any(last_decision(steps, seat) is None for seat in people):
        return False
    return all(_since(table, seat) >= grouping.UNSURE for seat in people) and _on_panel(table) >= grouping.UNSURE


def _since(table: Scene, seat: int) -> int:
    """The turn with which the desk of a seat begins to tell."""
    last = grouping.last_action(turns(table, seat), seat)
    return last[0] if last is not None else 0


def _on_panel(table: Scene) -> int:
    """The turn with which the panel begins to tell."""
    found, seat = turns(table, None), asked_alone(table)
    if seat is not None:
        return grouping.last_press(found, seat) or 0
    words = game_words(table.row.language, table.game.key)
    return recap.newest_from(found, teller(table, None, named(words, table.seats)))
