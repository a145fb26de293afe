"""Standing answers: what a seat has told the host to answer for it, so that the match need not wait for a person.

A game offers kinds of them as data; its module `standing` has them as `STANDING`. What is given is ids only, and what
it answers is a pure function of what the seat may know: its view and its question.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.action import Action
from engine.core.errors import GameError
from engine.core.event import Args
from engine.core.game import View
from engine.core.question import Label, Question

V = TypeVar("V", bound=View)

Values = Mapping[str, tuple[str, ...]]
"""The key of each field -> the ids chosen there."""
Noted = dict[str, int | str]
"""What was so when an answer was given: facts that the seat knew."""

MOST_FIELDS = 5
"""A form has no more."""


class BadStanding(GameError):
    """A standing answer that cannot be given now; the code says why."""


class Field(msgspec.Struct, frozen=True):
    """One thing to choose.

    choices: ids, in the order in which they are offered.
    usual:   what is chosen before anybody has.
    least, most: how many may be chosen.
    """

    key: str
    choices: tuple[str, ...]
    usual: tuple[str, ...] = ()
    least: int = 1
    most: int = 1


class Kind(msgspec.Struct, frozen=True):
    """A kind of standing answer as a seat may give it now.

    about: which questions it is for; of the answers about the same questions only the last one given stands.
    now:   whether it would answer the question that waits for the seat at this moment.
    ready: what many choose then, a field and the choice there with all else as usual: given by one press, with no form.
    """

    key: str
    about: str
    fields: tuple[Field, ...]
    now: bool = False
    ready: tuple[tuple[str, str], ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """A standing answer as it was given."""

    kind: str
    about: str
    values: dict[str, tuple[str, ...]]
    noted: Noted = {}

    def one(self, field: str) -> str:
        """What was chosen in a field of one choice; empty for nothing."""
        chosen = self.values.get(field, ())
        return chosen[0] if chosen else ""

    def all(self, field: str) -> tuple[str, ...]:
        """What was chosen in a field of several."""
        return self.values.get(field, ())


class Give(msgspec.Struct, frozen=True):
    """It answers. left: what stands after that, None if it is used up."""

    action: Action
    left: Standing | None


class Stop(msgspec.Struct, frozen=True):
    """It is over, and the person is asked. why: told to the person; None where there is nothing to tell."""

    why: Label | None = None


Verdict = Give | Stop | None
"""None: this question is the person's."""


class StandingAnswers(ABC, Generic[V]):
    """The standing answers of one game. It holds nothing."""

    @abstractmethod
    def kinds(self, view: V) -> tuple[Kind, ...]:
        """What the reader of `view` may give now, with the choices there are; the first are asked first."""

    @abstractmethod
    def answer(self, standing: Standing, view: V, question: Question) -> Verdict:
        """What a standing answer that is not over says to the question of the reader of `view`.

        The action is one of the question's.
        """

    def over(self, standing: Standing, view: V) -> bool:
        """Whether it can answer nothing any more, whoever is asked now."""
        return False

    def check(self, view: V, standing: Standing) -> None:
        """Raises BadStanding for conditions that can never hold or that contradict each other."""

    def facts(self, standing: Standing) -> Args:
        """The facts of the sentence that says what it does: numbers as numbers, several things as a list."""
        found: dict[str, int | str | tuple[int | str, ...]] = {}
        for key, chosen in standing.values.items():
            if len(chosen) != 1:
                found[key] = chosen
            elif chosen[0].isdigit():
                found[key] = int(chosen[0])
            else:
                found |= {key: chosen[0], f"{key}_count": 1}
        return found

    def note(self, view: V, kind: str) -> Noted:
        """What an answer of this kind remembers of the moment in which it is given."""
        return {}

    def give(self, view: V, kind: str, chosen: Mapping[str, object]) -> Standing:
        """The answer that a person gives; `chosen` may be anything that a form brings.

        Raises BadStanding: `standing-too-late` if this kind is not offered (any more), `standing-out-of-range` for
        what a field does not offer, and what `check` raises.
        """
        offered = next((one for one in self.kinds(view) if one.key == kind), None)
        if offered is None:
            raise BadStanding("standing-too-late")
        values = {field.key: _read(field, chosen.get(field.key, ())) for field in offered.fields}
        standing = Standing(kind, offered.about, values, self.note(view, kind))
        self.check(view, standing)
        return standing


AnyStanding = StandingAnswers[Any]


def _read(field: Field, given: object) -> tuple[str, ...]:
    """What was chosen in a field, in the order in which it is offered."""
    if not isinstance(given, list | tuple):
        raise BadStanding("standing-out-of-range")
    found = tuple(choice for choice in field.choices if choice in given)
    if len(found) != len(given) or not field.least <= len(found) <= field.most:  # pyright: ignore[reportUnknownArgumentType]
        raise BadStanding("standing-out-of-range")
    return found


def numbers(first: int, last: int, step: int = 1) -> tuple[str, ...]:
    """Numbers as choices."""
    return tuple(str(number) for number in range(first, last + 1, step))
