"""Standing answers of the seats of a table: what they say now, and what becomes of them.

The rules of a game judge them (`engine.core.standing`) by what the seat may know. A question that one answers is
answered by the same change that a press of the person makes; who may notice the difference is told in `automatic`.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping

import msgspec

from bot.db.standing import AllGiven, Given
from bot.services.errors import Refused, where
from bot.services.table.scene import Table
from engine import registry
from engine.core.action import Action
from engine.core.event import Args
from engine.core.game import View
from engine.core.question import Label
from engine.core.standing import AnyStanding, Give, Kind, Standing, Stop, Verdict

log = logging.getLogger(__name__)

MOST_IN_A_ROW = 200
"""More answers to one seat's questions in a row than any game asks."""


class Answered(msgspec.Struct, frozen=True):
    """What a seat's standing answers say to its question, and what stands once that is done.

    about: the questions that the one is about which answers.
    """

    action: Action
    given: AllGiven
    about: str


def kinds(table: Table, seat: int) -> tuple[Kind, ...]:
    """What a seat may give now; nothing in a lesson, where each question is one to learn from."""
    rules = _rules(table)
    if rules is None or table.row.status != "running" or table.row.lesson:
        return ()
    return table.once(("kinds", seat), lambda: rules.kinds(table.view(seat)))


def facts(table: Table, given: Standing) -> Args:
    """The facts of the sentence about a standing answer."""
    rules = _rules(table)
    assert rules is not None
    return rules.facts(given)


def of_seat(table: Table, seat: int) -> tuple[Given, ...]:
    """What a seat has given, as far as it is not over, in the order in which it is asked."""
    rules, given = _rules(table), table.standing.get(seat, ())
    if rules is None or not given or table.row.status != "running":
        return ()
    view = table.view(seat)
    return tuple(one for one in given if _stands(table, one.standing, rules, view))


def _stands(table: Table, given: Standing, rules: AnyStanding, view: View) -> bool:
    """Whether a stored answer makes sense and is not over: a damaged one concerns its person, not the match."""
    try:
        rules.facts(given)
        return not rules.over(given, view)
    except Exception as error:
        log.error("match %s: a standing answer makes no sense and is left out: %s", table.row.id, where(error))
        return False


def answered(table: Table, seat: int) -> Answered | None:
    """What the standing answers of a seat say now; None if the question is the person's."""
    if table.seats[seat].kind != "person":
        return None
    for one, verdict in _verdicts(table, seat):
        if isinstance(verdict, Give) and not one.held:
            left = () if verdict.left is None else (Given(verdict.left),)
            return Answered(verdict.action, _replaced(table, seat, one, left), one.standing.about)
    return None


def stopped(table: Table, seat: int) -> list[tuple[Standing, Label]]:
    """Those that are over with this question and have something to say about it."""
    if seat not in table.actors():
        return []
    return [
        (one.standing, verdict.why)
        for one, verdict in _verdicts(table, seat)
        if isinstance(verdict, Stop) and verdict.why is not None
    ]


def after_own_decision(table: Table, seat: int) -> AllGiven:
    """What stands when the person decides: what is over goes, what was held goes on."""
    kept = tuple(Given(one.standing) for one, verdict in _verdicts(table, seat) if not isinstance(verdict, Stop))
    return {**table.standing, seat: kept}


def held(table: Table, seat: int) -> AllGiven:
    """What stands when the person has taken a decision back: nothing is answered before the next one."""
    return {**table.standing, seat: on_hold(of_seat(table, seat))}


def on_hold(given: tuple[Given, ...]) -> tuple[Given, ...]:
    """The same, to answer nothing before their person has decided."""
    return tuple(Given(one.standing, held=True) for one in given)


def with_new(table: Table, seat: int, kind: str, chosen: Mapping[str, object]) -> AllGiven:
    """What stands when a seat gives one more, which takes the place of another about the same questions.

    Raises BadStanding; Refused `no-such-choice` in a game without any.
    """
    rules = _rules(table)
    if rules is None:
        raise Refused("no-such-choice")
    new = rules.give(table.view(seat), kind, chosen)
    return {**without(table, seat, new.about), seat: (*without(table, seat, new.about).get(seat, ()), Given(new))}


def without(table: Table, seat: int, about: str) -> AllGiven:
    """What stands when a seat takes back its answer about these questions."""
    return {**table.standing, seat: tuple(one for one in of_seat(table, seat) if one.standing.about != about)}


def _rules(table: Table) -> AnyStanding | None:
    return registry.standing(table.game.key)


def _verdicts(table: Table, seat: int) -> list[tuple[Given, Verdict]]:
    """What each of them says, as far as it can: one that fails, or says what is not possible, leaves it to the person.

    `seat` must be asked.
    """
    rules = _rules(table)
    if rules is None or not table.standing.get(seat):
        return []
    given = table.standing[seat]
    found: list[tuple[Given, Verdict]] = []
    try:
        given = of_seat(table, seat)
        view, question = table.view(seat), table.question(seat)
        possible = [answer.action for answer in question.legal()]
        for one in given:
            verdict = rules.answer(one.standing, view, question)
            if isinstance(verdict, Give) and verdict.action not in possible:
                log.error("match %s: a standing answer of seat %s is not possible", table.row.id, seat)
                verdict = Stop()
            found.append((one, verdict))
    except Exception as error:
        log.error("match %s: the standing answers of seat %s failed: %s", table.row.id, seat, where(error))
        return [(one, None) for one in given]
    return found


def _replaced(table: Table, seat: int, old: Given, new: tuple[Given, ...]) -> AllGiven:
    kept = of_seat(table, seat)
    at = kept.index(old)
    return {**table.standing, seat: (*kept[:at], *new, *kept[at + 1 :])}
