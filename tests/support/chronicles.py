"""A random match with its history, as what is told of it needs it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.db.history import ActionKind, ActionRow
from engine.core import match as record
from engine.core.chance import Fast, seeded
from engine.core.game import AnyGame
from engine.core.options import complete
from engine.core.playout import random_action


def told(game: AnyGame, seats: int, seed: int, every: int) -> Iterator[tuple[Any, list[ActionRow]]]:
    """A random match after every so many decisions of its players: a copy of its state, and all that has happened."""
    state = game.setup(seats, complete(game.options, seats, {}), seeded(seed))
    policy, rows, decisions = Fast(at=seed), list[ActionRow](), 0

    def note(step: record.Step, kind: ActionKind) -> None:
        rows.append(
            ActionRow(
                seat=step.seat,
                action=step.action,
                events=step.events,
                auto=step.auto,
                reveals=step.reveals,
                sealed=step.sealed,
                number=len(rows) + 1,
                kind=kind,
                user_id=step.seat,
                at=0,
            )
        )

    while actors := game.actors(state):
        seat = actors[policy.below(len(actors))]
        note(record.act(game, state, seat, random_action(game, state, seat, policy)), "act")
        for step in record.act_forced(game, state):
            note(step, "auto")
        decisions += 1
        if decisions % every == 0 and game.actors(state):
            yield game.clone(state), list(rows)
