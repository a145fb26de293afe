"""How far back the newest lines of a history must reach: each condition of `story.enough` keeps something true."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.db.history import ActionRow
from bot.services.table.scene import Scene
from bot.ui.pages.table import may_undo
from bot.ui.stands import panels
from bot.ui.words import grouping, story
from bot.ui.words.catalogues import hooks
from engine import registry
from engine.core import match as record
from engine.core.chance import Fast, seeded
from engine.core.event import Event
from engine.core.playout import random_action
from tests.support.records import seats_near
from tests.support.tables import house_at, stored

KEYS = [game.key for game in registry.games()]
CUT, LENGTH = 10, 31
"""The line with which a tail begins, and the last one."""
LAST = LENGTH * 100
"""When that was written."""


def lines_of(key: str, seats: int, seed: int, most: int) -> list[ActionRow]:
    """The history of a match of chance with undos, also of what was revealed, as a table may agree to."""
    game, chance = registry.game(key), Fast(at=seed)
    found: list[ActionRow] = []
    while len(found) < most:
        live = record.live(found)
        state = game.setup(seats, {}, seeded(seed))
        for step in live:
            game.perform(state, step.seat, step.action)
        if not (actors := game.actors(state)):
            break
        number, seat = len(found) + 1, actors[chance.below(len(actors))]
        own = [at for at, step in enumerate(live) if step.seat == seat and not step.auto]
        if own and not chance.below(4):
            event = Event("undone", {"seat": seat})
            found.append(
                line(number, seat, event, undoes=live[own[-1]].number, rewinds=record.undoable(live, seat) is None)
            )
            continue
        action = random_action(game, state, seat, chance)
        step = record.act(game, state, seat, action)
        found.append(line(number, seat, *step.events, action=action, reveals=step.reveals, sealed=step.sealed))
    return found


def line(number: int, seat: int, *events: Event, **said: Any) -> ActionRow:
    """A line of a history; an undo if it says what it `undoes`."""
    kind = "act" if "undoes" not in said else "rewind" if said["rewinds"] else "undo"
    usual = {"action": ("x",), "kind": kind, "auto": False, "reveals": False, "sealed": False, "user_id": None}
    return ActionRow(**{**usual, "at": number * 100, "number": number, "seat": seat, "events": events, **said})


def made_up(key: str, seed: int, most: int) -> list[ActionRow]:
    """A history as no game has it: anybody acts at any time, openly or sealed, with any event that may begin a turn."""
    chance, begins = Fast(at=seed), sorted(hooks(key).begins)
    found: list[ActionRow] = []
    while len(found) < most:
        number, seat, live = len(found) + 1, chance.below(2), record.live(found)
        if live and not chance.below(4):
            undone = live[-1 - chance.below(min(len(live), 3))]
            event = Event("undone", {"seat": undone.seat})
            found.append(line(number, undone.seat, event, undoes=undone.number, rewinds=bool(chance.below(2))))
            continue
        events = [
            Event("moved", {"seat": seat}),
            Event("opened", {"seat": seat}, reveals=True),
            Event("chose", {"seat": seat}, to=(seat,), reveals=False),
            *[Event(key, {"seat": chance.below(2)}) for key in begins[:2]],
        ]
        happened = [events[chance.below(len(events))] for _ in range(1 + chance.below(2))]
        sealed = all(event.to == (seat,) for event in happened)
        found.append(line(number, seat, *happened, sealed=sealed))
    return found


def compare_cuts(history: Sequence[ActionRow], key: str) -> int:
    """Compare the turns of every tail with those of the whole history; how many were the same."""
    sure = grouping.UNSURE - 1  # the last unsure one is only looked at to see whose turn it is
    compared = 0
    for reader in (0, 1, None):
        whole = grouping.groups(history, key, reader)
        for cut in range(1, len(history)):
            tail = history[cut:]
            if any(row.undoes is not None and row.undoes < tail[0].number for row in tail):
                continue
            certain = grouping.groups(tail, key, reader)[sure:]
            compared += len(certain)
            assert certain == whole[len(whole) - len(certain) :]
    return compared


@pytest.mark.parametrize("key", KEYS)
def test_of_the_turns_of_the_newest_lines_only_the_first_may_be_other_ones(key: str) -> None:
    compared = seed = 0
    while compared <= 500:
        compared, seed = compared + compare_cuts(lines_of(key, seats_near(key, 2 + seed % 2), seed, 60), key), seed + 1
        assert seed < 20, "matches in which there is nothing to compare"
    assert sum(compare_cuts(made_up(key, seed, 25), key) for seed in range(40)) > 500


def turns(order: Sequence[int] = (0, 1, 2), *, sealed: Sequence[int] = ()) -> list[ActionRow]:
    """Players 0 and 1 and computer 2 decide in turn; from the cut on in this order, some of them sealed."""
    found: list[ActionRow] = []
    for number in range(1, LENGTH + 1):
        seat = number % 3 if number < CUT else order[number % len(order)]
        hidden = number >= CUT and seat in sealed
        event = Event("moved", {"seat": seat}, to=(seat,) if hidden else None)
        row = line(number, seat, event, sealed=hidden)
        found.append(by_computer(row) if seat == 2 else row)
    return found


def by_computer(row: ActionRow) -> ActionRow:
    """The same, done by a computer."""
    return msgspec.structs.replace(row, kind="computer", auto=True)


def after_cut(history: Sequence[ActionRow], change: Callable[[ActionRow], ActionRow]) -> list[ActionRow]:
    """The same with every line changed from the cut on."""
    return [row if row.number < CUT else change(row) for row in history]


def with_line(history: list[ActionRow], number: int, **said: Any) -> list[ActionRow]:
    """The same with another line of a number."""
    changed = msgspec.structs.replace(history[number - 1], **said)
    return [*history[: number - 1], changed, *history[number:]]


def and_alone(row: ActionRow) -> ActionRow:
    """The same with something that its actor alone may know."""
    return msgspec.structs.replace(row, events=(*row.events, Event("saw", {}, to=(row.seat,))))


async def scene_of(folder: Path, history: Sequence[ActionRow], **columns: Any) -> Scene:
    """A match of two people and a computer with this history; player 0 is asked, and the computer at once with it."""
    async with house_at(folder) as house:
        await stored(house, "yucata", 3, 0, computers=1)
        scene = await house.tables.scene(1)
        while scene.actors() != (0,):
            scene.game.apply(scene.state, scene.actors()[0], scene.legal(scene.actors()[0])[0])
            scene = msgspec.structs.replace(scene, made={})
        seats = tuple(msgspec.structs.replace(row, since={0: 5, 2: 9}.get(row.seat)) for row in scene.seats)
        row = msgspec.structs.replace(scene.row, revision=len(history), **columns)
        return msgspec.structs.replace(scene, row=row, seats=seats, tail=tuple(history), made={})


def tail_of(scene: Scene) -> Scene:
    """The scene with the lines from the cut on."""
    return msgspec.structs.replace(scene, tail=scene.tail[CUT - 1 :], made={})


def undo(scene: Scene) -> object:
    try:
        return record.told(scene.tail)[-1]
    except record.BadRecord:
        return None


def asked_since(scene: Scene) -> object:
    return panels._asked_since(scene)  # pyright: ignore[reportPrivateUsage]


def called(scene: Scene) -> object:
    return [row.seat for row in panels.called_in_thread(scene, LAST)]


def undoes(scene: Scene) -> object:
    return [may_undo(scene, seat) for seat in (0, 1)]


def own_part(scene: Scene) -> object:
    return grouping.last_action(story.turns(scene, 1), 1) is not None


def last_press(scene: Scene) -> object:
    return grouping.last_press(story.turns(scene, None), 0) is not None


CASES: dict[str, tuple[list[ActionRow], dict[str, Any], Callable[[Scene], object]]] = {
    "what an undo takes back": (
        [*turns(), line(LENGTH + 1, 1, Event("undone", {"seat": 1}), undoes=CUT - 1, rewinds=True)],
        {},
        undo,
    ),
    "the undo of a seat that is asked": (
        with_line(turns((0, 1)), CUT - 2, kind="undo", auto=False, action=(), undoes=CUT - 3),
        {},
        asked_since,
    ),
    "who has just acted at a live table": (
        [msgspec.structs.replace(row, at=LAST - 1) for row in after_cut(turns(), and_alone)],
        {"live": LAST + 900},
        called,
    ),
    "the last open decision": (after_cut(turns(), by_computer), {}, undoes),
    "the last decision in a lesson": (
        with_line(after_cut(turns(), by_computer), LENGTH - 1, kind="act", auto=False),
        {"lesson": True},
        undoes,
    ),
    "the last decision of who is not asked": (turns((0, 2)), {}, own_part),
    "the last press of who is asked": (turns((0, 1, 2), sealed=(0,)), {}, last_press),
}
"""What stands before the cut: the history, columns of the match, and what it changes."""


@pytest.mark.parametrize("case", CASES)
async def test_lines_that_matter_are_in_the_tail(tmp_path: Path, case: str) -> None:
    history, columns, look = CASES[case]
    scene = await scene_of(tmp_path, history, **columns)
    assert story.enough(scene)
    assert look(tail_of(scene)) != look(scene), "what was cut off changes something"
    assert not story.enough(tail_of(scene))


async def test_a_tail_that_lacks_nothing_is_enough(tmp_path: Path) -> None:
    scene = await scene_of(tmp_path, turns())
    assert story.enough(tail_of(scene))
    assert all(look(tail_of(scene)) == look(scene) for _, _, look in CASES.values())
