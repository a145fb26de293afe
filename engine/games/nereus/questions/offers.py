"""What an action space, or a step of the crew, brings its player now, and why it would bring nothing."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Final, NamedTuple

from engine.core.action import Action
from engine.core.event import Args, Seat
from engine.core.question import Answer, Label
from engine.games.nereus.actions import BASIC, BASIC_CARD, BASIC_POWER
from engine.games.nereus.components import (
    BOATSWAIN,
    CAPTAIN,
    COLOURS,
    CREW,
    ENHANCED,
    EXPLORER,
    PILOT,
    POWER,
    SPACES,
    Deed,
)
from engine.games.nereus.model import BEFORE, FREE, READY, TURN, NereusState
from engine.games.nereus.phases import crew, day, sailing, turn
from engine.games.nereus.stock import science_left

_AMOUNTS: Final = ("points", "moves", "gold", "pay", "treasures")


class Offer(NamedTuple):
    """An action space as its player would find it now.

    facts: what it costs and brings.
    short: why its basic action could not be done now, None if it could.
    idle:  nothing of the crew member could be done there, not even with the storage sold.
    """

    facts: Args
    short: Label | None
    idle: bool


def offer(state: NereusState, seat: Seat, member: int, space: int) -> Offer:
    """An action space (from 0) for a seat that may come to it."""
    at = _trial(state, seat, member, space)
    facts: Args = {"crew": CREW[member], "space": space + 1, **space_facts(at, space)}
    short = _why_short(at)
    # The explorer also stands for an additional turn, so it is never for nothing.
    idle = short is not None and member != EXPLORER and not crew.possible(turn.with_sales(at))
    return Offer(facts, short, idle)


def crew_answer(state: NereusState, seat: Seat, member: int, action: Action, refusal: Label | None = None) -> Answer:
    """A crew card: what the first free space of its row would bring now; whether no space would bring anything."""
    free = [number for number, at in enumerate(day.row(state, member)) if state.markers[at] == FREE]
    found = [offer(state, seat, member, number) for number in free]
    first = found[0]
    if first.short is None:
        return Answer(action, Label(f"crew-{CREW[member]}", first.facts), refusal=refusal)
    facts: Args = {**first.facts, "why": first.short.key, **first.short.args}
    confirm = Label("idle-crew", facts) if all(one.idle for one in found) else None
    return Answer(
        action, Label("crew-short", facts), kind="lesser", confirm=None if refusal else confirm, refusal=refusal
    )


def by_use(answers: Sequence[Answer]) -> list[Answer]:
    """What brings nothing comes last, and of that what is asked about once more."""
    return sorted(answers, key=lambda answer: (answer.confirm is not None, answer.kind == "lesser"))


def _trial(state: NereusState, seat: Seat, member: int, space: int) -> NereusState:
    """A copy to look at, in which the seat has just placed its marker."""
    at = copy(state)
    if not (state.phase == TURN and state.stage == BEFORE):
        at.ready = state.cabins[seat].done
    at.phase, at.stage, at.turn, at.crew, at.space, at.done, at.moves = TURN, READY, seat, member, space, 0, 0
    return at


def _why_short(at: NereusState) -> Label | None:
    if at.crew in (CAPTAIN, PILOT):
        return None if sailing.sails(at) else Label("nowhere-to-sail")
    if at.crew == EXPLORER:
        return None if crew.fetches(at) else Label("nothing-to-fetch")
    basic = [action for action in (BASIC, BASIC_POWER, BASIC_CARD) if action in crew.steps(at)]
    reasons = [crew.why_not(crew.means(at), action) for action in basic]
    return reasons[0] if all(reasons) else None


def deed_facts(state: NereusState, deed: Deed, choice: str = "") -> Args:
    """What an action costs and brings the active player, with what it does not touch left out.

    choice: "power" or "card" where only one of the two is taken. Power above the highest is not counted, nor a card
    that is not there.
    """
    facts: Args = {}
    if deed.way:
        facts |= {"steps": deed.steps, "way": f"way-{deed.way}"}
    for name in _AMOUNTS:
        if amount := getattr(deed, name):
            facts[name] = amount
    if deed.power or deed.cards:
        power = min(deed.power, POWER - state.power[state.turn]) if choice != "card" else 0
        cards = min(deed.cards, science_left(state)) if choice != "power" else 0
        either = "-either" if deed.either and not choice and power and cards else ""
        facts["what"] = f"power-{power}-cards-{cards}{either}"
    if deed.colours:
        facts["treasures"] = deed.colours if len(deed.colours) < len(COLOURS) else ("any",)
    return facts


def space_facts(state: NereusState, space: int, choice: str = "") -> Args:
    """`deed_facts` of an action space (from 0) of the active player, with what the enhanced action adds at once."""
    facts = deed_facts(state, SPACES[state.side][state.crew][space], choice)
    if state.crew not in crew.AT_ONCE:
        return facts
    more = ENHANCED[state.crew] if crew.is_enhanced(state) else Deed()
    both = {name: int(str(facts.get(name, 0))) + getattr(more, name) for name in ("points", "gold", "treasures")}
    return {**facts, **both}


def step_facts(state: NereusState, action: Action) -> Args:
    """`deed_facts` of a basic, gold or enhanced action (or of a space taken together with its basic action)."""
    choice = str(action[-1]) if action[-1] in ("power", "card") else ""
    if action[0] == "act":
        return {"crew": CREW[state.crew], "space": action[1], **space_facts(state, int(action[1]) - 1, choice)}
    return deed_facts(state, crew.deed_of(state, action), choice)


def is_useless(state: NereusState, action: Action) -> bool:
    """Whether a possible step would bring nothing: a move bought with nothing to move."""
    return action[0] == "gold" and state.crew == BOATSWAIN and not crew.shifts(state)
