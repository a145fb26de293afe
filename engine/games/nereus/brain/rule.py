"""The rule of thumb of a decent player, and which actions a sensible one would think about at all."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final

from engine.core.action import Action
from engine.core.chance import Source
from engine.core.event import Seat
from engine.games.nereus.actions import CHOOSE, END
from engine.games.nereus.board import NUMBER, RAYS, WAYS, neighbours
from engine.games.nereus.brain import worth
from engine.games.nereus.cabin import SPOT, STORAGE_SPOT
from engine.games.nereus.components import (
    BOATSWAIN,
    CAPTAIN,
    CARD_HOLDS,
    CARD_POINTS,
    CARD_STORED,
    COLOURS,
    CREW,
    DRAW_TWO,
    ENHANCED,
    EXPLORER,
    EXPLORER_GOLD,
    GEM,
    GOLD_ACTION,
    KINDS,
    MERCHANT,
    PILOT,
    PURSER,
    ROW,
    ROW_GOLD,
    SCIENCE,
    SCIENTIST,
    SPACES,
    TAKE_ANYWHERE,
)
from engine.games.nereus.model import (
    AFTER,
    ASK_ROW,
    ASK_TAKE,
    BEFORE,
    CORNER,
    DECIDE,
    FREE,
    KEEP,
    TURN,
    NereusState,
)
from engine.games.nereus.model import CREW as CREW_PHASE
from engine.games.nereus.phases import crew as crew_rules
from engine.games.nereus.phases import day, turn

_DOUBT: Final = 100
_DOUBT_POINTS: Final = 1.5
"""How far apart two crew cards may be and still be mistaken for one another: nobody plays a sealed card for certain."""
_MINUS: Final = -99.0
_FIRST: Final = 50.0
_DRAWN_CARD: Final = 1.0
"""What a science card from the deck is worth on average while it can still be used."""
_TWO: Final = 1.9
"""Two treasures, which may want the same place."""
_CREW_VERBS: Final = frozenset({"basic", "gold", "enhanced", "sail", "fetch", "shift"})


def policy(state: NereusState, seat: Seat, legal: Sequence[Action], chance: Source) -> Action:
    """What a decent player does; one of `legal`. Draws from `chance` only where players differ."""
    if len(legal) == 1:
        return legal[0]
    if state.phase == CREW_PHASE:
        return _choose_crew(state, seat, legal, chance)
    if state.phase == CORNER:
        return legal[chance.below(len(legal))]
    return best(state, seat, legal)


def best(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Action:
    """The same where nothing is left to chance."""
    if state.phase == KEEP:
        return max(legal, key=_keeping)
    if state.ask:
        return max(legal, key=lambda action: _answer(state, seat, action))
    if state.stage == DECIDE:
        return _additional(state, seat, legal)
    if state.stage == BEFORE:
        return _space(state, seat, legal)
    return _step(state, seat, legal)


# --- crew cards


def crew_worth(state: NereusState, seat: Seat, crew: int, cells: list[float]) -> float:
    """What playing a crew card now would bring, at the leftmost free space; `cells` is what each cell would bring."""
    row = day.row(state, crew)
    free = next((number for number, at in enumerate(row) if state.markers[at] == FREE), None)
    if free is None:
        return _MINUS
    left = worth.turns_left(state, seat)
    deed = SPACES[state.side][crew][free]
    gold, cabin = state.gold[seat], state.cabins[seat]
    skilled = cabin.done >> crew & 1
    after = max(0, left - 1)
    have = worth.gold_worth(gold, after)
    if crew == CAPTAIN:
        reach = deed.steps + (ENHANCED[CAPTAIN].steps if skilled else 0)
        prices = [0] * reach + [price for price in GOLD_ACTION[CAPTAIN].extra if price <= gold]
        losses = [have - worth.gold_worth(gold - price, after) if price else 0.0 for price in prices]
        found = 0.0
        for way in WAYS[deed.way]:
            for cell, loss in zip(RAYS[state.side][state.ships[seat]][way], losses, strict=False):
                found = max(found, cells[cell] - loss)
        return found
    if crew == PILOT:
        return max(
            (
                cells[cell]
                for way in WAYS["straight"]
                for cell in RAYS[state.side][state.ships[seat]][way][: deed.steps]
            ),
            default=0.0,
        )
    if crew == BOATSWAIN:
        return (
            deed.points
            + (worth.DRAWN_TREASURE if skilled else 0)
            + sum(worth.shifts(worth.means(state, seat, after))[: max(1, deed.moves - 1)])
        )
    if crew == PURSER:
        more = deed.gold + (ENHANCED[PURSER].gold if skilled else 0)
        return worth.gold_worth(gold + more, after) - have
    if crew == MERCHANT:
        extra = ENHANCED[MERCHANT].points if skilled else 0
        if deed.pay > gold:
            return float(extra)
        return deed.points + extra + worth.gold_worth(gold - deed.pay, after) - have
    if crew == SCIENTIST:
        found = worth.power_gain(state, seat, deed.power, after)
        if deed.cards:
            found = max(found, 1.0) if deed.either else found + 1.0
        return found + (0.8 if skilled else 0)
    found = 0.0
    for cell in neighbours(state.side, state.ships[seat]):
        found = max(found, cells[cell] * 0.9)
    if not state.explorers and gold >= EXPLORER_GOLD[0]:
        found += 2.0 - (have - worth.gold_worth(gold - EXPLORER_GOLD[0], after))
    return found


def _choose_crew(state: NereusState, seat: Seat, legal: Sequence[Action], chance: Source) -> Action:
    cells = worth.cell_wants(state, seat, worth.turns_left(state, seat))
    chosen, top = legal[0], _MINUS
    for action in legal:
        doubt = chance.below(_DOUBT) * _DOUBT_POINTS / _DOUBT
        value = crew_worth(state, seat, CREW.index(str(action[1])), cells) + doubt
        if value > top:
            chosen, top = action, value
    return chosen


def _additional(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Take the additional turn if some card is worth its price."""
    left = worth.turns_left(state, seat)
    price = day.explorer_gold(state)
    gold = state.gold[seat]
    decline = legal[-1]
    if gold < price:
        return decline
    cells = worth.cell_wants(state, seat, left)
    chosen, top = decline, worth.gold_worth(gold, left) - worth.gold_worth(gold - price, left) + worth.WORTH_IT
    for action in legal:
        if action[0] == "extra":
            crew = CREW.index(str(action[1]))
            need = SPACES[state.side][MERCHANT][0].pay if crew == MERCHANT else 0
            if gold - price >= need and (value := crew_worth(state, seat, crew, cells)) > top:
                chosen, top = action, value
    return chosen


# --- the turn


def _space(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Where the marker goes."""
    left = worth.turns_left(state, seat)
    spaces = [action for action in legal if action[0] == "space"]
    if state.crew == MERCHANT and (sale := _sale_for(state, seat, legal, left)) is not None:
        return sale
    if len(spaces) < 2 or state.crew not in (CAPTAIN, SCIENTIST, EXPLORER):
        return spaces[0] if spaces else legal[0]
    return max(spaces, key=lambda action: space_worth(state, seat, int(action[1]) - 1, left))


def space_worth(state: NereusState, seat: Seat, number: int, left: int) -> float:
    """What a space of the captain, the scientist or the explorer would bring."""
    deed = SPACES[state.side][state.crew][number]
    if state.crew == CAPTAIN:
        cells = worth.cell_wants(state, seat, left)
        reach = deed.steps + (ENHANCED[CAPTAIN].steps if state.ready >> CAPTAIN & 1 else 0)
        rays = RAYS[state.side][state.ships[seat]]
        gold = state.gold[seat]
        found = 0.0
        for way in WAYS[deed.way]:
            for step, cell in enumerate(rays[way][: reach + 2]):
                price = 0 if step < reach else GOLD_ACTION[CAPTAIN].extra[step - reach]
                if price <= gold:
                    found = max(found, cells[cell] - 0.5 * price)
        return found - 0.01 * number
    if state.crew == EXPLORER:
        cells_near = neighbours(state.side, state.ships[seat])
        want = worth.wants(worth.means(state, seat, left))
        any_colour = state.ready >> EXPLORER & 1
        found = max(
            (
                want[kind]
                for cell in cells_near
                for kind in state.cells[cell]
                if any_colour or COLOURS[kind] in deed.colours
            ),
            default=0.0,
        )
        return found - 0.3 * number
    gain = worth.power_gain(state, seat, deed.power, left)
    card = 1.0 if deed.cards and left > 1 else 0.0
    return max(gain, card) if deed.either else gain + card


def _sale_for(state: NereusState, seat: Seat, legal: Sequence[Action], left: int) -> Action | None:
    """A stored treasure to sell so that the merchant can be paid."""
    pay = min(
        (
            SPACES[state.side][MERCHANT][number].pay
            for number, at in enumerate(day.row(state, MERCHANT))
            if state.markers[at] == FREE
        ),
        default=0,
    )
    if state.gold[seat] >= pay:
        return None
    sales = [action for action in legal if action[0] == "sell" and action[1] != "gem"]
    if 2 * len(sales) + state.gold[seat] < pay:
        return None
    own = worth.means(state, seat, left)
    return max(sales, key=lambda sale: worth.selling_gain(own, 0, KINDS.index(str(sale[1]))), default=None)


def _step(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Crew actions, then stowing, then what pays of the free actions, then the end of the turn."""
    left = max(0, worth.turns_left(state, seat) - (not state.explorers))
    chosen, top = None, worth.WORTH_IT
    if state.stage != AFTER:
        for action in legal:
            if action[0] in _CREW_VERBS and (gain := _crew_gain(state, seat, action, left)) > top:
                chosen, top = action, gain
        if chosen is not None:
            return chosen
    if any(state.hand):
        return _stow(state, seat, legal, left)
    for action in legal:
        if (gain := _free_gain(state, seat, action, left)) > top:
            chosen, top = action, gain
    return chosen or END


def _crew_gain(state: NereusState, seat: Seat, action: Action, left: int) -> float:
    """What an action of the crew brings; what costs nothing and cannot wait is put first."""
    verb = action[0]
    own, gold = worth.means(state, seat, left), state.gold[seat]
    if verb == "sail":
        cell = NUMBER[state.side][str(action[1])]
        spent = int(action[2]) + int(action[3]).bit_count()
        loss = worth.gold_worth(gold, left) - worth.gold_worth(gold - spent, left) if spent else 0.0
        return worth.haul_worth(own, state.cells[cell]) - loss
    if verb == "fetch":
        return worth.wants(own)[COLOURS.index(str(action[2]))]
    if verb == "shift":
        return worth.shift_gain(own, KINDS.index(str(action[1])), SPOT[str(action[2])], SPOT[str(action[3])])
    deed = crew_rules.deed_of(state, action)
    gain = worth.gold_worth(gold - deed.pay + deed.gold, left) - worth.gold_worth(gold, left)
    gain += deed.points + worth.DRAWN_TREASURE * deed.treasures
    if deed.moves and verb == "gold":
        gains = worth.shifts(own)
        gain += gains[state.moves] if len(gains) > state.moves else 0.0
    if deed.power and action[-1] != "card":
        gain += worth.power_gain(state, seat, deed.power, left)
    if deed.cards and action[-1] != "power":
        gain += _DRAWN_CARD if left else 0.2
    return gain if verb == "gold" else gain + _FIRST


def _stow(state: NereusState, seat: Seat, legal: Sequence[Action], left: int) -> Action:
    """The best place for something in the hand; if nothing fits, room is made in the storage."""
    own = worth.means(state, seat, left)
    chosen, top = None, _MINUS
    for action in legal:
        if action[0] == "stow":
            gain = worth.stowing_gain(own, COLOURS.index(str(action[1])), SPOT[str(action[2])])
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
    own = worth.means(state, seat, left)
    if verb == "gem":
        return worth.shift_gain(own, GEM, STORAGE_SPOT, SPOT[str(action[1])])
    if verb == "exchange":
        return worth.exchange_gain(own, COLOURS.index(str(action[1])))
    if verb == "sell":
        return worth.selling_gain(own, state.gold[seat], KINDS.index(str(action[1])))
    if verb == "science":
        return _science_gain(state, seat, SCIENCE.index(str(action[1])), left)
    return _MINUS


def _science_gain(state: NereusState, seat: Seat, card: int, left: int) -> float:
    own, gold = worth.means(state, seat, left), state.gold[seat]
    rest = list(own.cards)
    rest.remove(card)
    cost = worth.science_worth(*own) - worth.science_worth(own.cabin, own.power - 1, tuple(rest), left)
    want = worth.wants(own)
    if card == DRAW_TWO:
        total = sum(state.bag)
        mean = sum(map(mul, state.bag, want)) / total if total else worth.DRAWN_TREASURE
        return _TWO * mean - cost
    if card == TAKE_ANYWHERE:
        return max((want[kind] for lying in state.cells for kind in lying), default=0.0) - cost
    reach = max((worth.haul_worth(own, state.cells[cell]) for cell in turn.row_cells(state, seat)), default=0.0)
    return reach - cost - worth.gold_worth(gold, left) + worth.gold_worth(gold - ROW_GOLD, left)


def _answer(state: NereusState, seat: Seat, action: Action) -> float:
    """What an answer to a science card or to the exchange of one brings."""
    own = worth.means(state, seat, max(0, worth.turns_left(state, seat) - 1))
    if state.ask == ASK_TAKE:
        return worth.wants(own)[COLOURS.index(str(action[2]))]
    if state.ask == ASK_ROW:
        return worth.haul_worth(own, state.cells[NUMBER[state.side][str(action[1])]])
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


# --- what is worth a thought


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
        return sorted(legal, key=lambda action: -_answer(state, seat, action))[:3]
    if state.stage == DECIDE:
        return [action for action in legal if action[0] in ("extra", "decline")]
    if state.stage == BEFORE:
        return _sane_spaces(state, seat, legal)
    left = max(0, worth.turns_left(state, seat) - (not state.explorers))
    if state.stage != AFTER and state.crew in (CAPTAIN, PILOT, EXPLORER) and not state.done:
        trips = [action for action in legal if action[0] in ("sail", "fetch")]
        ranked = sorted(trips, key=lambda action: -_crew_gain(state, seat, action, left))[:_TRIPS]
        worthwhile = [action for action in ranked if _crew_gain(state, seat, action, left) > worth.WORTH_IT]
        if worthwhile:
            return worthwhile
    return [best(state, seat, legal)]


def _sane_spaces(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    spaces = [action for action in legal if action[0] == "space"]
    if state.crew in (CAPTAIN, SCIENTIST, EXPLORER) and len(spaces) > 1:
        return spaces
    return [best(state, seat, legal)]


def clock(state: NereusState) -> int:
    """Turns done; the turns of the explorer phase are counted with the last cycle of their day."""
    done = (max(0, state.day - 1) * 4 + max(0, state.cycle - 1)) * state.seats
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
            world.chosen[other] = CREW.index(str(_choose_crew(world, other, legal, chance)[1]))


def blunder(state: NereusState, seat: Seat, action: Action) -> str | None:
    """What makes an action laughable: treasures lost, a sale that brings less than is lost..."""
    if state.phase == TURN and action[0] in ("end", "decline") and any(state.hand):
        return "treasures-lost"
    return None
