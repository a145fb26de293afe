"""Long thoughts in pieces: whoever thinks them can do something else in between, and what comes of them is the same."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import update_wrapper
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Thought = Generator[None, None, T]
"""It stops between pieces of some milliseconds, seldom more than a tenth of a second, and returns what it has found."""


def whole(thought: Thought[T]) -> T:
    """What comes of a thought, in one go."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            return end.value


class InPieces(Generic[P, T]):
    """A function that thinks in one go when it is called, and of which `begin` gives the thought."""

    __name__: str

    def __init__(self, begin: Callable[P, Thought[T]]) -> None:
        self.begin = begin
        update_wrapper(self, begin)

    def __call__(self, *given: P.args, **named: P.kwargs) -> T:
        return whole(self.begin(*given, **named))
