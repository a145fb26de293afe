"""Lessons of somebody who follows all their advice."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.db.history import ActionRow
from bot.features.lessons.lesson import PUPIL, done_for, lesson_of, next_step, told
from bot.features.lessons.service import MOST_ADVISED
from engine import registry
from engine.core import match
from engine.core.action import Action
from engine.core.chance import Fast, Seeded
from engine.core.game import AnyGame
from engine.players.choose import advise
from engine.players.levels import decide
from engine.players.seeds import split


class Played(msgspec.Struct):
    """One lesson: how often it asked, each time answered by one press, and how often it answered itself."""

    presses: int = 0
    done_for: int = 0
    ideas: int = 0
    place: int = 0


def best(game: AnyGame, state: Any, seat: int, level: str | None, chance: int, *, first: bool = False) -> Action:
    """What is done on a seat: by a level, or what the judge finds best.

    first: of the answers that are as good as that the one whose button stands first.
    """
    world = game.determinize(state, seat, Fast(at=chance))
    if level is not None:
        return decide(game, world, seat, level, chance).best
    advice = advise(game.key, game.dump(world), seat)
    advised = [one.action for one in advice.as_good[:MOST_ADVISED]]
    return next(action for action in game.legal(state, seat) if action in advised) if first else advice.best


def played(key: str, level: str | None = None, number: int = 0, *, first: bool = False) -> Played:
    """A lesson of whoever follows the opening, then plays at a level, or as the judge advises.

    number: its chance.   first: as in `best`.
    """
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
                step = best(game, state, seat, level if seat == PUPIL else lesson.level, chance, first=first)
            if seat == PUPIL:
                found.presses += 1
            do(seat, step, "act" if seat == PUPIL else "computer")
    fresh = game.setup(lesson.seats, lesson.options, Seeded(seed=lesson.draws))
    found.ideas = len(told(game, lesson.notes, fresh, steps, PUPIL))
    outcome = game.outcome(state)
    assert outcome is not None
    found.place = outcome.ranks[PUPIL]
    return found
