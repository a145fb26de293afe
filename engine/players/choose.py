"""One decision as a plain function of plain data, for whatever process thinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time
from typing import Any

from engine import registry
from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.players.advice import Advice
from engine.players.brains import taught
from engine.players.judge import advised
from engine.players.levels import decide
from engine.players.thoughts import InPieces, Thought

SECONDS = 2.0
"""Processor time that a decision may take; well above what any takes, so that answers can be reproduced."""


def choose(game_key: str, data: object, seat: Seat, level: str, chance_seed: int, seconds: float = SECONDS) -> Action:
    """What a player of this level does for `seat`.

    game_key:    a key of the registry.
    data:        what `Game.dump` wrote: of the match's state or, better, of any possible world of `seat`
                 (`Game.determinize`); the answer is the same.
    chance_seed: the player's own chance, 0 to 2**64 - 1, from a secret that has nothing to do with the match's draws.
    seconds:     processor time after which a search answers with what it has found. An answer cut short like this is
                 sound, but need not be the same again.

    Raises UnknownGame, UnknownLevel, BadRecord `bad-state`, and IllegalAction `not-your-turn` if the match does not
    wait for `seat`.

    >>> from engine.core.chance import seeded
    >>> game = registry.game("yucata")
    >>> state = game.setup(2, {}, seeded(1))
    >>> choose("yucata", game.dump(state), 1, "good", chance_seed=7)
    ('play', '3')
    """
    game, state = _asked(game_key, data, seat)
    return decide(game, state, seat, level, chance_seed, within(seconds)).best


@InPieces
def advise(game_key: str, data: object, seat: Seat, weigh: Sequence[Action] = ()) -> Thought[Advice]:
    """What the computer thinks of a position, with alternatives, reasons and replies; the same for whoever asks.

    weigh: legal actions that are looked at closely, whatever they are worth. Other arguments and errors as in `choose`,
    and ValueError for a game that nobody has taught computers to play.
    """
    game, state = _asked(game_key, data, seat)
    return (yield from advised.begin(taught(game), state, seat, weigh))


def _asked(game_key: str, data: object, seat: Seat) -> tuple[AnyGame, Any]:
    game = registry.game(game_key)
    state = game.load(data)
    if seat not in game.actors(state):
        raise IllegalAction("not-your-turn")
    return game, state


def within(seconds: float) -> Callable[[], bool]:
    """Whether this process has used so much processor time since now."""
    end = process_time() + seconds
    return lambda: process_time() >= end
