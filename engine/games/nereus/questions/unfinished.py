"""What a turn would leave undone though it is surely worth its price: asked about before the turn ends.

A move of the boatswain is, where something out of the storage brings gold, points or a treasure at once. A gold action
is at the end of the match only, where gold is worth nothing but its points; before, whoever saves it has a reason.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.event import Args, Seat
from engine.core.question import Label
from engine.games.nereus.actions import GOLD_POWER
from engine.games.nereus.cabin import SPOT, STORAGE_SPOT
from engine.games.nereus.components import BOATSWAIN, CREW, CYCLES, DAYS, GOLD_PER_POINT
from engine.games.nereus.events import place_of
from engine.games.nereus.model import NereusState
from engine.games.nereus.phases import crew
from engine.games.nereus.placing import eagerness, gain
from engine.games.nereus.questions.offers import step_facts
from engine.games.nereus.questions.stowage import place_facts
from engine.games.nereus.scoring import best_cards, card_points, gold_points


def unfinished(state: NereusState, seat: Seat, left: Sequence[Action]) -> Label | None:
    """The question before ending a turn with these crew actions still possible; None if nothing much is left."""
    for action in left:
        if action[0] == "gold" and (label := _gold(state, seat, action)) is not None:
            return label
    move = _move(state, seat) if state.moves else None
    return None if move is None else Label("leave-move", move)


def _move(state: NereusState, seat: Seat, price: int = 0) -> Args | None:
    """The best move of the boatswain out of the storage, if what it brings at once is worth more than the price."""
    cabin = state.cabins[seat]
    stored = [action for action in crew.shifts(state) if SPOT[str(action[2])] == STORAGE_SPOT]
    best = max(stored, key=lambda action: eagerness(cabin, SPOT[str(action[3])]), default=None)
    if best is None:
        return None
    gold, points, treasures = gain(cabin, SPOT[str(best[3])])
    if gold + GOLD_PER_POINT * (points + treasures) <= price:
        return None
    start: Args = {"source": place_of(STORAGE_SPOT), "from": "any"}
    return {**place_facts(cabin, str(best[1]), SPOT[str(best[3])]), **start, "pay": price}


def _gold(state: NereusState, seat: Seat, action: Action) -> Label | None:
    facts = step_facts(state, action)
    pay = int(str(facts["pay"]))
    if state.crew == BOATSWAIN:
        move = None if state.moves else _move(state, seat, pay)
        return None if move is None else Label("leave-bought-move", move)
    if (state.day, state.cycle) != (DAYS, CYCLES):
        return None
    cabin, gold = state.cabins[seat], state.gold[seat]
    points = int(str(facts.get("points", 0)))
    if action == GOLD_POWER:
        cards, power = state.science[seat], state.power[seat]
        points = card_points(best_cards(cabin, power + 1, cards)) - card_points(best_cards(cabin, power, cards))
    if points <= gold_points(cabin, gold) - gold_points(cabin, gold - pay):
        return None
    return Label(f"leave-gold-{CREW[state.crew]}", {**facts, "points": points})
