"""The question of the final assignment: accept, or change something."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.event import Args, Seat
from engine.core.question import Answer, Label, Question, because
from engine.games.gilded_compass import actions
from engine.games.gilded_compass.assignment import desk
from engine.games.gilded_compass.assignment.holding import NO_ITEM, holding
from engine.games.gilded_compass.model import CompassState
from engine.games.gilded_compass.scoring import sheet_with


def assigning(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    """Accept, or change something; every change says what the whole would be worth."""
    held = holding(state, seat)
    plan = state.plans[seat]
    now = sheet_with(state, seat, plan).gold
    proposed = sheet_with(state, seat, state.proposals[seat]).gold
    answers: list[Answer] = []
    for action in legal:
        if action == actions.ACCEPT:
            less = Label("accept-less", {"gold": now, "best": proposed}) if now < proposed else None
            answers.append(Answer(action, Label("accept", {"gold": now}), kind="finish", confirm=less))
            continue
        if action == actions.BEST:
            answers.append(Answer(action, Label("best", {"gold": proposed})))
            continue
        gold = sheet_with(state, seat, desk.changed(held, plan, action)).gold
        who = str(action[1])
        group = Label("specialist", {"specialist": who})
        facts: Args = {"gold": gold, "change": gold - now}
        if action[0] == "assign":
            place = actions.numbers(action)[0] - 1
            facts |= {"place": held.places[place].id, "number": place + 1}
            key = "assign"
        elif action[0] == "equip":
            facts["item"] = action[2]
            key = "equip"
        elif action[0] == "unequip":
            at = next(i for i, specialist in enumerate(held.specialists) if specialist.id == who)
            assert plan[at][1] != NO_ITEM
            facts["item"] = held.items[plan[at][1]].id
            key = "unequip"
        else:
            facts["specialist"] = who
            key = "unassign"
        answers.append(Answer(action, Label(key, facts), path=(group,)))
    answers.sort(key=lambda answer: bool(answer.path))
    for action, why in desk.barred(state, seat):
        what = Label(f"{action[0]}-barred", dict(why.values))
        answers.append(Answer(action, what, refusal=because(why)))
    return Question(Label("assign", {"gold": now}), tuple(answers), sealed=True)
