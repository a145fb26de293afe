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


Kind = Literal["onward", "lesser", "finish", "loss", "aside"]
Place = Literal["fixed", "among", "front", "apart", "open", "last"]


class Answer(msgspec.Struct, frozen=True):
    """One thing the seat may do, or (with `refusal`) may not do now and why.

    action:  what `Game.apply` takes.
    label:   what it does and what it brings or costs, in the fewest words.
    path:    the choices that lead to it, outermost first; answers with equal first labels share a group.
             Empty for an answer that stands by itself.
    picked:  for answers of the question's `pick`: the indices of the items it stands for.
    kind:    what it is: "onward" goes on (the alternatives of one question are alike), "lesser" does so for less than
             another one or for nothing, "finish" ends the step well, "loss" loses something or is final, "aside" leads
             aside and back.
    place:   "fixed": a button that keeps its place, the order among the question's answers, whether it may be given or
             not; "among" the others, in their order (where there are many, all of these are one list); "front": also
             at hand before such a list; "apart": before such a list instead; "open": beneath what is still open
             (`Question.still_open`); "last": at the end.
             Only "onward", "lesser" and "aside" answers that stand "among" the others ever hide in a list.
    confirm: asked once before it is done, because it cannot be undone and loses something.
    leads:   it leads its seat to another question at once, whose first answers may be given by the same press.
    refusal: set if the action is not legal now: the rule that forbids it.
    """

    action: Action
    label: Label
    path: tuple[Label, ...] = ()
    picked: tuple[int, ...] | None = None
    kind: Kind = "onward"
    place: Place = "among"
    confirm: Label | None = None
    leads: bool = False
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

    answers:    every legal action exactly once, what a player looks for first in front; refused ones follow (but for
                those with a fixed place), each thing that a player may wonder about once: what cannot be paid, is full,
                out of reach or not yet due.
    pick:       set if some answers are chosen by ticking items.
    public:     True if the answers tell nothing that the table does not know; the table panel may then show them.
    sealed:     True if the answer stays secret until everybody has answered.
    still_open: what the turn still holds and would be given up by ending it, a short line each; the answers that
                use it may say `place="open"`. It is told above the answer that ends the turn, which is then no
                `confirm` of its own unless something is lost.
    choose:     what a list of the answers is called ("All 14 placements, by building"), if there is one.
    """

    label: Label
    answers: tuple[Answer, ...]
    pick: Pick | None = None
    public: bool = False
    sealed: bool = False
    still_open: tuple[Label, ...] = ()
    choose: Label | None = None

    def legal(self) -> list[Answer]:
        """The answers that may be given."""
        return [answer for answer in self.answers if answer.refusal is None]


def because(refusal: IllegalAction) -> Label:
    """The label of a refused answer."""
    return Label(refusal.code, refusal.values)
