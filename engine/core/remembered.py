"""Answers that are worked out once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST: Final = 8192
"""So many answers to one question are kept. Most questions have some hundreds."""


class Remembered(dict[K, V]):
    """What a function of one argument answers, each answer worked out when it is first looked up.

    Rules look things up many times for each step; a look-up costs a third of the call of a cached function, since it
    does not note which answer was used last: when it is full, all are forgotten.
    """

    def __init__(self, answer: Callable[[K], V]) -> None:
        super().__init__()
        self._answer = answer

    def __missing__(self, question: K) -> V:
        found = self._answer(question)
        if len(self) >= MOST:
            self.clear()
        self[question] = found
        return found
