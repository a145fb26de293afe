"""Answers that are worked out once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Remembered(dict[K, V]):
    """What a function of one argument answers, each answer worked out when it is first looked up.

    Rules look things up many times for each step; a look-up costs a third of the call of a cached function. Nothing is
    ever forgotten, so this is for questions of which there are few (some thousands).
    """

    def __init__(self, answer: Callable[[K], V]) -> None:
        super().__init__()
        self._answer = answer

    def __missing__(self, question: K) -> V:
        found = self[question] = self._answer(question)
        return found
