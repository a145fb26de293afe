"""What a sensible player thinks about: which decisions matter, which actions are sane, what is laughable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.action import Action
from engine.core.chance import Source
from engine.core.event import Seat
from engine.games.nereus.actions import CHOOSE
from engine.games.nereus.brain import crew_cards, rule, steps, worth
from engine.games.nereus.components import (
    CAPTAIN,
    CREW,
    CYCLES,
    DAYS,
    EXPLORER,
    PILOT,
    SCIENTIST,
)
from engine.games.nereus.model import (
    AFTER,
    BEFORE,
    DECIDE,
    FREE,
    OVER,
    TURN,
    NereusState,
)
from engine.games.nereus.model import CREW as CREW_PHASE
from engine.games.nereus.phases import turn


def matters(state: NereusState, seat: Seat) -> bool:
    """Crew cards, spaces that differ, trips and rafts are worth searching; keeping, stowing and selling are not."""
    if state.phase == CREW_PHASE:
        return True
    if state.phase != TURN or state.ask:
        return False
    if state.stage == DECIDE:
        return True
    if state.stage == BEFORE:
        return state.crew in (CAPTAIN, SCIENTIST, EXPLORER)
    return state.stage != AFTER and state.crew in (CAPTAIN, PILOT, EXPLORER) and not state.done


_TRIPS: Final = 6


def sane(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    """The actions that a sensible player thinks about; never empty."""
    if state.phase != TURN or len(legal) == 1:
        return legal
    if state.ask:
        return sorted(legal, key=lambda action: -rule.answer(state, seat, action))[:3]
    if state.stage == DECIDE:
        return [action for action in legal if action[0] in ("extra", "decline")]
    if state.stage == BEFORE:
        return _sane_spaces(state, seat, legal)
    left = max(0, worth.turns_left(state, seat) - (not state.explorers))
    if state.stage != AFTER and state.crew in (CAPTAIN, PILOT, EXPLORER) and not state.done:
        trips = [action for action in legal if action[0] in ("sail", "fetch")]
        ranked = sorted(trips, key=lambda action: -rule.crew_gain(state, seat, action, left))[:_TRIPS]
        worthwhile = [action for action in ranked if rule.crew_gain(state, seat, action, left) > steps.WORTH_IT]
        if worthwhile:
            return worthwhile
    return [rule.best(state, seat, legal)]


def _sane_spaces(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    spaces = [action for action in legal if action[0] == "space"]
    if state.crew in (CAPTAIN, SCIENTIST, EXPLORER) and len(spaces) > 1:
        return spaces
    return [rule.best(state, seat, legal)]


def clock(state: NereusState) -> int:
    """Turns done; the turns of the explorer phase are counted with the last cycle of their day."""
    if state.phase == OVER:
        return DAYS * CYCLES * state.seats
    done = (max(0, state.day - 1) * CYCLES + max(0, state.cycle - 1)) * state.seats
    if state.phase != TURN:
        return done
    return done + (state.seats if state.explorers else state.nth)


def believe(world: NereusState, seat: Seat | None, chance: Source) -> None:
    """Sealed crew cards of others in a possible world are what they would sensibly play, not just anything."""
    if world.phase != CREW_PHASE:
        return
    for other in range(world.seats):
        if other != seat and world.chosen[other] != FREE:
            world.chosen[other] = FREE
            legal = [CHOOSE[crew] for crew in turn.unplayed(world, other)]
            world.chosen[other] = CREW.index(str(crew_cards.choose_crew(world, other, legal, chance)[1]))


def blunder(state: NereusState, seat: Seat, action: Action) -> str | None:
    """What makes an action laughable: treasures lost, a sale that brings less than is lost..."""
    if state.phase == TURN and action[0] in ("end", "decline") and any(state.hand):
        return "treasures-lost"
    return None


def theme(best: Action, other: Action) -> str:
    """`crew`: which crew card; `spaces`: which action space; `trips`: where to sail or what to fetch; `holds`: where
    treasures go in the ship; `timing`: an additional turn, or the end of one; `trade`: all else that is bought, sold,
    played or done."""
    kinds = {str(best[0]), str(other[0])}
    for name, verbs in _THEMES.items():
        if kinds & verbs:
            return name
    return "trade"


_THEMES: Final[dict[str, set[str]]] = {
    "crew": {"crew"},
    "timing": {"extra", "decline", "end"},
    "holds": {"stow", "stow-all", "stow-most", "stow-best", "shift", "gem"},
    "trips": {"sail", "sail-from", "fetch", "fetch-from"},
    "spaces": {"space", "act"},
}
