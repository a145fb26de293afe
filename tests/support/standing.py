"""Standing answers in tests of the rules: given as a form gives them, asked as the host asks them."""

from __future__ import annotations

from typing import Any

import pytest

from engine import registry
from engine.core.chance import Fast
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.core.standing import AnyStanding, BadStanding, Give, Kind, Standing, Stop

ASKED = "asked"
"""What `says` answers where the question is left to the person."""


def rules_of(game: AnyGame) -> AnyStanding:
    """The standing answers of a game that has some."""
    found = registry.standing(game.key)
    assert found is not None
    return found


def by_chance(game: AnyGame, state: Any, seat: Seat, chance: Fast) -> Standing | None:
    """A standing answer as somebody might give it now, out of all that the forms offer."""
    rules, view = rules_of(game), game.view(state, seat)
    kinds = rules.kinds(view)
    if not kinds:
        return None
    kind = kinds[chance.below(len(kinds))]
    chosen: dict[str, object] = {}
    for field in kind.fields:
        left = list(field.choices)
        number = field.least + chance.below(min(field.most, len(left)) - field.least + 1)
        chosen[field.key] = [left.pop(chance.below(len(left))) for _ in range(number)]
    try:
        return rules.give(view, kind.key, chosen)
    except BadStanding:
        return None


def kind_of(game: AnyGame, state: Any, seat: int, key: str) -> Kind:
    """A kind as it is offered now."""
    return next(kind for kind in rules_of(game).kinds(game.view(state, seat)) if kind.key == key)


def given(game: AnyGame, state: Any, seat: int, key: str, **chosen: str | tuple[str, ...]) -> Standing:
    """A standing answer; fields that are not named hold what is usual."""
    rules, view = rules_of(game), game.view(state, seat)
    kind = next((kind for kind in rules.kinds(view) if kind.key == key), None)
    values: dict[str, object] = {} if kind is None else {field.key: field.usual for field in kind.fields}
    values |= {field: (one,) if isinstance(one, str) else one for field, one in chosen.items()}
    return rules.give(view, key, values)


def bad(game: AnyGame, state: Any, seat: int, key: str, **chosen: str | tuple[str, ...]) -> str:
    """The code with which it is refused."""
    with pytest.raises(BadStanding) as error:
        given(game, state, seat, key, **chosen)
    return error.value.code


def says(game: AnyGame, state: Any, seat: int, standing: Standing) -> Any:
    """The action that it gives, ASKED, or for one that is over the key of the reason (None without one)."""
    if rules_of(game).over(standing, game.view(state, seat)):
        return None
    verdict = rules_of(game).answer(standing, game.view(state, seat), game.question(state, seat))
    if isinstance(verdict, Give):
        assert verdict.action in game.legal(state, seat)
        return verdict.action
    if isinstance(verdict, Stop):
        return verdict.why and verdict.why.key
    return ASKED


def after(game: AnyGame, state: Any, seat: int, standing: Standing) -> Standing | None:
    """Do what it gives; what is left of it."""
    verdict = rules_of(game).answer(standing, game.view(state, seat), game.question(state, seat))
    assert isinstance(verdict, Give)
    game.apply(state, seat, verdict.action)
    return verdict.left
