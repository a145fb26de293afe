"""Two decisions by one press: what a seat may decide together with an answer that leads it to another question."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.services.errors import where
from engine.core import match as record
from engine.core.action import Action
from engine.core.game import AnyGame
from engine.core.question import Answer, Question

log = logging.getLogger(__name__)


class Next(msgspec.Struct, frozen=True):
    """The question to which an answer leads, and the actions it can be answered with, as `Game.legal` lists them."""

    question: Question
    legal: Sequence[Action]


def next_question(game: AnyGame, state: Any, seat: int, answer: Answer) -> Next | None:
    """What `seat` is asked at once when it gives this answer; None if nothing may be decided together with it.

    That is so where something comes to light on the way, which the person must see first, or nothing is asked then.
    """
    if not answer.leads:
        return None
    world = game.clone(state)
    try:
        step = record.act(game, world, seat, answer.action)
        if step.reveals or game.actors(world) != (seat,) or game.forced(world) is not None:
            return None
        return Next(game.question(world, seat), game.legal(world, seat))
    except Exception as error:  # the answer itself will say so to whoever gives it, and be kept as evidence
        log.error("%s: what follows an answer cannot be told: %s", game.key, where(error))
        return None
