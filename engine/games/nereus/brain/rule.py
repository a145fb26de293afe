"""The rule of thumb of a decent player."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final

from engine.core.action import Action
from engine.core.chance import Source
from engine.core.event import Seat
from engine.games.nereus.actions import END
from engine.games.nereus.board import NUMBER
from engine.games.nereus.brain import crew_cards, steps, worth
from engine.games.nereus.cabin import SPOT, STORAGE_SPOT
from engine.games.nereus.components import (
    CARD_HOLDS,
    CARD_POINTS,
    CARD_STORED,
    COLOURS,
    DRAW_TWO,
    GEM,
    KINDS,
    ROW,
    ROW_GOLD,
    SCIENCE,
    TAKE_ANYWHERE,
)
from engine.games.nereus.model import (
    AFTER,
    ASK_ROW,
    ASK_TAKE,
    BEFORE,
    CORNER,
    DECIDE,
    KEEP,
    NereusState,
)
from engine.games.nereus.model import CREW as CREW_PHASE
from engine.games.nereus.phases import crew as crew_rules
from engine.games.nereus.phases import turn

_MINUS: Final = -99.0
_FIRST: Final = 50.0
_TWO: Final = 1.9
"""Two treasures, which may want the same place."""
_CREW_VERBS: Final = frozenset({"basic", "gold", "enhanced", "sail", "fetch", "shift"})


def policy(state: NereusState, seat: Seat, legal: Sequence[Action], chance: Source) -> Action:
    """What a decent player does; one of `legal`. Draws from `chance` only where players differ."""
    if len(legal) == 1:
        return legal[0]
    if state.phase == CREW_PHASE:
        return crew_cards.choose_crew(state, seat, legal, chance)
    if state.phase == CORNER:
        return legal[chance.below(len(legal))]
    return best(state, seat, legal)


def best(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Action:
    """The same where nothing is left to chance."""
    if state.phase == KEEP:
        return max(legal, key=_keeping)
    if state.ask:
        return max(legal, key=lambda action: answer(state, seat, action))
    if state.stage == DECIDE:
        return crew_cards.additional(state, seat, legal)
    if state.stage == BEFORE:
        return crew_cards.space(state, seat, legal)
    return _step(state, seat, legal)


def _step(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Crew actions, then stowing, then what pays of the free actions, then the end of the turn."""
    left = max(0, worth.turns_left(state, seat) - (not state.explorers))
    chosen, top = None, steps.WORTH_IT
    if state.stage != AFTER:
        for action in legal:
            if action[0] in _CREW_VERBS and (gain := crew_gain(state, seat, action, left)) > top:
                chosen, top = action, gain
        if chosen is not None:
            return chosen
    if any(state.hand):
        return _stow(state, seat, legal, left)
    for action in legal:
        if (gain := _free_gain(state, seat, action, left)) > top:
            chosen, top = action, gain
    return chosen or END


def crew_gain(state: NereusState, seat: Seat, action: Action, left: int) -> float:
    """What an action of the crew brings; what costs nothing and cannot wait is put first."""
    verb = action[0]
    own, gold = steps.means(state, seat, left), state.gold[seat]
    if verb == "sail":
        cell = NUMBER[state.side][str(action[1])]
        spent = int(action[2]) + int(action[3]).bit_count()
        loss = worth.gold_worth(gold, left) - worth.gold_worth(gold - spent, left) if spent else 0.0
        return steps.haul_worth(own, state.cells[cell]) - loss
    if verb == "fetch":
        return steps.wants(own)[COLOURS.index(str(action[2]))]
    if verb == "shift":
        return steps.shift_gain(own, KINDS.index(str(action[1])), SPOT[str(action[2])], SPOT[str(action[3])])
    deed = crew_rules.deed_of(state, action)
    gain = worth.gold_worth(gold - deed.pay + deed.gold, left) - worth.gold_worth(gold, left)
    gain += deed.points + steps.DRAWN_TREASURE * deed.treasures
    if deed.moves and verb == "gold":
        gains = steps.shifts(own)
        gain += gains[state.moves] if len(gains) > state.moves else 0.0
    if deed.power and action[-1] != "card":
        gain += worth.power_gain(state, seat, deed.power, left)
    if deed.cards and action[-1] != "power":
        gain += crew_cards.DRAWN_CARD if left else 0.2
    return gain if verb == "gold" else gain + _FIRST


def _stow(state: NereusState, seat: Seat, legal: Sequence[Action], left: int) -> Action:
    """The best place for something in the hand; if nothing fits, room is made in the storage."""
    own = steps.means(state, seat, left)
    chosen, top = None, _MINUS
    for action in legal:
        if action[0] == "stow":
            gain = steps.stowing_gain(own, COLOURS.index(str(action[1])), SPOT[str(action[2])])
            if gain > top:
                chosen, top = action, gain
    if chosen is not None:
        return chosen
    groups = {kind // 2 for kind, count in enumerate(state.hand) if count}
    for action in legal:
        if action[0] in ("sell", "exchange") and action[1] != "gem" and COLOURS.index(str(action[1])) // 2 in groups:
            gain = _free_gain(state, seat, action, left)
            if gain > top:
                chosen, top = action, gain
    return chosen or END


def _free_gain(state: NereusState, seat: Seat, action: Action, left: int) -> float:
    """What an exchange, a sale, a gem or a science card brings."""
    verb = action[0]
    own = steps.means(state, seat, left)
    if verb == "gem":
        return steps.shift_gain(own, GEM, STORAGE_SPOT, SPOT[str(action[1])])
    if verb == "exchange":
        return steps.exchange_gain(own, COLOURS.index(str(action[1])))
    if verb == "sell":
        return steps.selling_gain(own, state.gold[seat], KINDS.index(str(action[1])))
    if verb == "science":
        return _science_gain(state, seat, SCIENCE.index(str(action[1])), left)
    return _MINUS


def _science_gain(state: NereusState, seat: Seat, card: int, left: int) -> float:
    own, gold = steps.means(state, seat, left), state.gold[seat]
    rest = list(own.cards)
    rest.remove(card)
    cost = worth.science_worth(*own) - worth.science_worth(own.cabin, own.power - 1, tuple(rest), left)
    want = steps.wants(own)
    if card == DRAW_TWO:
        total = sum(state.bag)
        mean = sum(map(mul, state.bag, want)) / total if total else steps.DRAWN_TREASURE
        return _TWO * mean - cost
    if card == TAKE_ANYWHERE:
        return max((want[kind] for lying in state.cells for kind in lying), default=0.0) - cost
    reach = max((steps.haul_worth(own, state.cells[cell]) for cell in turn.row_cells(state, seat)), default=0.0)
    return reach - cost - worth.gold_worth(gold, left) + worth.gold_worth(gold - ROW_GOLD, left)


def answer(state: NereusState, seat: Seat, action: Action) -> float:
    """What an answer to a science card or to the exchange of one brings."""
    own = steps.means(state, seat, max(0, worth.turns_left(state, seat) - 1))
    if state.ask == ASK_TAKE:
        return steps.wants(own)[COLOURS.index(str(action[2]))]
    if state.ask == ASK_ROW:
        return steps.haul_worth(own, state.cells[NUMBER[state.side][str(action[1])]])
    hand = list(own.cards)
    hand.remove(SCIENCE.index(str(action[1])))
    return worth.science_worth(own.cabin, own.power, tuple(hand), own.left)


def _keeping(action: Action) -> float:
    return sum(card_promise(SCIENCE.index(str(card))) for card in action[1:])


def card_promise(card: int) -> float:
    """How promising a science card is at the start."""
    if card == DRAW_TWO:
        return 3.2
    if card == TAKE_ANYWHERE:
        return 3.0
    if card == ROW:
        return 1.0
    if CARD_STORED[card] is not None:
        return 0.6 * CARD_POINTS[card]
    if CARD_HOLDS[card].bit_count() == 1:
        return 0.6 * CARD_POINTS[card]
    return 0.5 * CARD_POINTS[card]
