"""A stored state is read only by a program that means the same by it."""

from __future__ import annotations

import msgspec
import pytest

from engine import registry
from engine.core.game import State
from engine.core.layout import layout
from tests.support.layouts import kept, known, stored_as


class Plain(State, kw_only=True):
    """A state."""

    points: list[int]


class Renamed(State, kw_only=True):
    """The same with another name for a field."""

    score: list[int]


class Grown(State, kw_only=True):
    """The same with a field that older states do not have."""

    points: list[int]
    course: list[int] = []


class Inner(msgspec.Struct):
    """What a state is made of."""

    number: int


class Outer(State, kw_only=True):
    """A state with a part."""

    points: list[Inner]


@pytest.mark.parametrize("other", [Renamed, Grown, Outer])
def test_other_fields_are_another_layout(other: type[State]) -> None:
    assert layout(other, 1) != layout(Plain, 1)


def test_a_docstring_is_no_part_of_a_layout() -> None:
    told = msgspec.defstruct("Plain", [("points", list[int])], bases=(State,), kw_only=True)
    told.__doc__ = "Other words."
    assert layout(told, 1) == layout(Plain, 1)


@pytest.mark.parametrize("key", [game.key for game in registry.games() if kept(game.key)])
def test_states_are_stored_otherwise_only_under_another_layout(key: str) -> None:
    """If this fails: where the layout is the same and states differ, raise `state_version` of the game.

    Then (and after recording a match, or with other fields) write it anew: `python -m tests.support.layouts`.
    """
    now, before = stored_as(key), known(key)
    if now["layout"] == before["layout"]:
        assert {name: now["states"].get(name) for name in before["states"]} == before["states"], (
            f"states of {key} mean something else under the same layout: raise {key}.state_version"
        )
    assert now == before, "written anew by: python -m tests.support.layouts"
