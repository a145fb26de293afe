"""How long lessons are: `python -m tests.benchmarks.lessons [KEY ...] [--good]`.

A person who follows all advice: the opening of the lesson, then what the judge finds best; with `--good` what a good
player does, which takes no time. Told is, for each game, how often the person is asked, in how many presses that is
answered (the answer that is advised is a button in sight: one, and one more where it asks once more), what is done for
the person, how many of the ideas are told, and the place at the end.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.db.history import ActionRow
from bot.services.study.lesson import PUPIL, done_for, lesson_of, next_step, told
from engine import registry
from engine.core import match
from engine.core.action import Action
from engine.core.chance import Fast, Seeded
from engine.core.game import AnyGame
from engine.players.choose import advise
from engine.players.levels import GOOD, decide
from engine.players.seeds import split

HEADINGS = ("game", "asked", "presses", "done for", "ideas", "place")


class Played(msgspec.Struct):
    """One lesson: how often it asked, in how many presses that was answered, how often it answered itself."""

    asked: int = 0
    presses: int = 0
    done_for: int = 0
    ideas: int = 0
    place: int = 0


def best(game: AnyGame, state: Any, seat: int, level: str | None, chance: int) -> Action:
    """What is done on a seat: by a level, or what the judge finds best."""
    world = game.determinize(state, seat, Fast(at=chance))
    if level is None:
        return advise(game.key, game.dump(world), seat).best
    return decide(game, world, seat, level, chance).best


def played(key: str, level: str | None = None, number: int = 0) -> Played:
    """A lesson of whoever follows the opening, then plays at a level, or as the judge advises. number: its chance."""
    game, lesson = registry.game(key), lesson_of(key)
    assert lesson is not None
    state = game.setup(lesson.seats, lesson.options, Seeded(seed=lesson.draws))
    steps: list[ActionRow] = []
    found = Played()

    def do(seat: int, action: Action, kind: Any) -> None:
        done = match.act(game, state, seat, action, auto=kind != "act")
        fields = {field: getattr(done, field) for field in match.Step.__struct_fields__}
        steps.append(ActionRow(**fields, number=len(steps) + 1, kind=kind, user_id=None, at=0))

    while actors := game.actors(state):
        chance = split(number, len(steps))
        if (forced := game.forced(state)) is not None:
            do(*forced, "auto")
        elif (usual := done_for(game, state, chance)) is not None:
            found.done_for += 1
            do(PUPIL, usual, "auto")
        else:
            seat = next((actor for actor in actors if actor != PUPIL), PUPIL)
            step = next_step(lesson, steps, seat)
            if step is None or step not in game.legal(state, seat):
                step = best(game, state, seat, level if seat == PUPIL else lesson.level, chance)
            if seat == PUPIL:
                answer = next(one for one in game.question(state, seat).legal() if one.action == step)
                found.asked += 1
                found.presses += 1 if answer.confirm is None else 2
            do(seat, step, "act" if seat == PUPIL else "computer")
    fresh = game.setup(lesson.seats, lesson.options, Seeded(seed=lesson.draws))
    found.ideas = len(told(game, lesson.notes, fresh, steps, PUPIL))
    outcome = game.outcome(state)
    assert outcome is not None
    found.place = outcome.ranks[PUPIL]
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("keys", nargs="*", metavar="KEY")
    parser.add_argument("--good", action="store_true", help="a good player, not the judge")
    given = parser.parse_args(arguments)
    print(" | ".join(HEADINGS))
    for key in given.keys or registry.keys():
        lesson = lesson_of(key)
        if lesson is None:
            continue
        one = played(key, GOOD if given.good else None)
        ideas = f"{one.ideas} of {len(lesson.notes)}"
        row = (key, str(one.asked), str(one.presses), str(one.done_for), ideas, str(one.place))
        print(" | ".join(cell.rjust(len(head)) for cell, head in zip(row, HEADINGS, strict=True)), flush=True)


if __name__ == "__main__":
    main()
