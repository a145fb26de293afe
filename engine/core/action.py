"""Actions: one small step of play, as a tuple of a verb and its ids and numbers.

`("play", "spear")` is written `["play", "spear"]` in JSON and in no other way. Games keep their finite sets of
actions in module tables, so that equal actions are usually the same object.
"""

from __future__ import annotations

from typing import TypeAlias, cast

from engine.core.errors import IllegalAction

Action: TypeAlias = tuple[str | int, ...]

_LONGEST = 32
_LARGEST = 2**31


def is_action(value: object) -> bool:
    """Whether `value` has the form of an action: a tuple that starts with a verb and holds only str and int.

    Booleans and floats are refused although Python calls `True` and `1.0` equal to `1`.
    """
    if type(value) is not tuple:
        return False
    items = cast("tuple[object, ...]", value)
    if not 0 < len(items) <= _LONGEST or type(items[0]) is not str:
        return False
    return all(
        (type(item) is str and len(item) <= 64) or (type(item) is int and abs(item) < _LARGEST) for item in items
    )


def parse_action(data: object) -> Action:
    """The action that `data` (decoded JSON, a list) stands for.

    Raises IllegalAction `malformed` for anything else.

    >>> parse_action(["play", "spear"])
    ('play', 'spear')
    >>> parse_action(["play", 1.0])
    Traceback (most recent call last):
        ...
    engine.core.errors.IllegalAction: malformed
    """
    value: object = tuple(cast("list[object]", data)) if type(data) is list else data
    if not is_action(value):
        raise IllegalAction("malformed")
    return cast("Action", value)
