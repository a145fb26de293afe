"""The form of actions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.action import is_action, parse_action
from engine.core.errors import IllegalAction

GOOD: list[tuple[str | int, ...]] = [("stop",), ("play", "spear"), ("take", 3, -1, "x" * 64), ("a", *range(31))]
BAD: list[Any] = [
    None,
    "play",
    {},
    [],
    [1, "play"],
    ["play", 1.0],
    ["play", True],
    ["play", None],
    ["play", ["nested"]],
    ["play", 2**31],
    ["play", -(2**31)],
    ["x", "y" * 65],
    ["a", *range(32)],
]


@pytest.mark.parametrize("action", GOOD)
def test_good_actions_are_read_from_their_json_form(action: tuple[str | int, ...]) -> None:
    assert is_action(action)
    assert parse_action(list(action)) == action


@pytest.mark.parametrize("data", BAD, ids=repr)
def test_anything_else_is_malformed(data: Any) -> None:
    assert not is_action(data)
    with pytest.raises(IllegalAction, match="malformed"):
        parse_action(data)
