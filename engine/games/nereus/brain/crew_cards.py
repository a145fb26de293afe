"""Which crew card to play and where its marker goes: what each would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.action import Action
from engine.core.chance import Source
from engine.core.event import Seat
from engine.games.nereus.board import RAYS, WAYS, neighbours
from engine.games.nereus.brain import steps, worth
from engine.games.nereus.components import (
    BOATSWAIN,
    CAPTAIN,
    COLOURS,
    CREW,
    ENHANCED,
    EXPLORER,
    GOLD_ACTION,
    KINDS,
    MERCHANT,
    PILOT,
    PURSER,
    SCIENTIST,
    SPACES,
    explorer_prices,
)
from engine.games.nereus.model import (
    FREE,
    NereusState,
)
from engine.games.nereus.phases import day

_DOUBT: Final = 100
_DOUBT_POINTS: Final = 1.5
"""How far apart two crew cards may be and still be mistaken for one another: nobody plays a sealed card for certain."""
_MINUS: Final = -99.0
DRAWN_CARD: Final = 1.0
"""What a science card from the deck is worth on average while it can still be used."""


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
            + (steps.DRAWN_TREASURE if skilled else 0)
            + sum(steps.shifts(steps.means(state, seat, after))[: max(1, deed.moves - 1)])
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
    price = explorer_prices(state.side, 1)[0]
    if not state.explorers and gold >= price:
        found += 2.0 - (have - worth.gold_worth(gold - price, after))
    return found


def choose_crew(state: NereusState, seat: Seat, legal: Sequence[Action], chance: Source) -> Action:
    cells = steps.cell_wants(state, seat, worth.turns_left(state, seat))
    chosen, top = legal[0], _MINUS
    for action in legal:
        doubt = chance.below(_DOUBT) * _DOUBT_POINTS / _DOUBT
        value = crew_worth(state, seat, CREW.index(str(action[1])), cells) + doubt
        if value > top:
            chosen, top = action, value
    return chosen


def additional(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Take the additional turn if some card is worth its price."""
    left = worth.turns_left(state, seat)
    price = day.explorer_gold(state, state.nth)
    gold = state.gold[seat]
    decline = legal[-1]
    if gold < price:
        return decline
    cells = steps.cell_wants(state, seat, left)
    chosen, top = decline, worth.gold_worth(gold, left) - worth.gold_worth(gold - price, left) + steps.WORTH_IT
    for action in legal:
        if action[0] == "extra":
            crew = CREW.index(str(action[1]))
            need = SPACES[state.side][MERCHANT][0].pay if crew == MERCHANT else 0
            if gold - price >= need and (value := crew_worth(state, seat, crew, cells)) > top:
                chosen, top = action, value
    return chosen


def space(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Action:
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
        cells = steps.cell_wants(state, seat, left)
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
        want = steps.wants(steps.means(state, seat, left))
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
    own = steps.means(state, seat, left)
    return max(sales, key=lambda sale: steps.selling_gain(own, 0, KINDS.index(str(sale[1]))), default=None)
