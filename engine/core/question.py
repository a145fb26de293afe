"""Questions: the legal actions of a seat, structured for a person.

A question holds keys and typed values, never prose (the naming convention of `engine.core.event` applies).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.event import Args


class Label(msgspec.Struct, frozen=True):
    """Something to be worded: the key of a sentence and its facts."""

    key: str
    args: Args = {}


class Answer(msgspec.Struct, frozen=True):
    """One thing the seat may do, or (with `refusal`) may not do now and why.

    action:  what `Game.apply` takes.
    label:   what it does and what it brings or costs, in the fewest words.
    path:    the choices that lead to it, outermost first; answers with equal first labels share a group.
             Empty for an answer that stands by itself.
    picked:  for answers of the question's `pick`: the indices of the items it stands for.
    weight:  "main" what most people want now, "grave" what ends something or loses something.
    confirm: asked once before it is done, because it cannot be undone and loses something.
    refusal: set if the action is not legal now: the rule that forbids it.
    """

    action: Action
    label: Label
    path: tuple[Label, ...] = ()
    picked: tuple[int, ...] | None = None
    weight: Literal["main", "plain", "grave"] = "plain"
    confirm: Label | None = None
    refusal: Label | None = None


class Pick(msgspec.Struct, frozen=True):
    """Choose `low` to `high` of up to ten items at once (dice to re-roll, cards to keep).

    Items with equal labels are interchangeable: a choice is matched by the labels chosen, not by their indices.
    """

    label: Label
    items: tuple[Label, ...]
    low: int
    high: int


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked.

    answers: every legal action exactly once, what a player looks for first in front; refused ones may follow.
    pick:    set if some answers are chosen by ticking items.
    public:  True if the answers tell nothing that the table does not know; the table panel may then show them.
    sealed:  True if the answer stays secret until everybody has answered.
    """

    label: Label
    answers: tuple[Answer, ...]
    pick: Pick | None = None
    public: bool = False
    sealed: bool = False

    def legal(self) -> list[Answer]:
        """The answers that may be given."""
        return [answer for answer in self.answers if answer.refusal is None]


def because(refusal: IllegalAction) -> Label:
    """The label of a refused answer."""
    return Label(refusal.code, refusal.values)
