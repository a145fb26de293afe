"""What may be known of a match of Port Royal: everything that has been drawn, and how many cards have not."""

from __future__ import annotations

import msgspec

from engine.core.event import Seat
from engine.core.game import View
from engine.games.port_royal import contracts, display, scoring
from engine.games.port_royal.components import (
    CLERK_OF,
    COLOURS,
    CONTRACTS,
    COST,
    FACES,
    KIND,
    POWER_NAMES,
    SHIP,
    TRADER_OF,
)
from engine.games.port_royal.model import (
    APART,
    DISCARDED,
    DISCOVER,
    GIFT,
    HARBOUR,
    OVER,
    REPEL,
    REPELLED,
    PortRoyalState,
    Risk,
    Turn,
    wrecks,
)
from engine.games.port_royal.odds import Odds, odds
from engine.games.port_royal.phases import discover, expeditions, trade

_COMBINED = ("trader", "clerk", "staff", "expedition", "crew")
"""Powers that only sum up others."""
_FATES = {HARBOUR: "harbour", REPELLED: "repelled", APART: "apart", DISCARDED: "discarded"}


class Drawn(msgspec.Struct, frozen=True):
    """A card drawn this turn.

    number: its place in the order drawn, from 1.
    fate:   "harbour", "repelled", "apart" (expedition, tax increase), "discarded", "taken" (then by `seat`), or
            "open" for a ship that may still be repelled.
    """

    number: int
    card: str
    fate: str
    seat: Seat | None = None


class PastTurn(msgspec.Struct, frozen=True):
    """A finished turn. risk: with a bust, in how many cases of how many the card drawn last would have ended it."""

    seat: Seat
    bust: bool
    drawn: tuple[Drawn, ...]
    risk: Risk


class Offer(msgspec.Struct, frozen=True):
    """What a card in the harbour would cost or bring a seat.

    coins: the income of a ship, the price of a person after discounts.
    fee:   what goes to the active player.
    can:   the seat has the coins for it.
    short: the coins that are missing, 0 if none are.
    """

    number: int
    coins: int
    fee: int
    can: bool
    short: int


class Player(msgspec.Struct, frozen=True):
    """What lies before a seat.

    powers: what the display adds up to: pairs of a power's name and its sum, without zeros. Traders and clerks are
            named with their colour ("trader-red").
    cubes:  free cubes; contracts: how many are completed; fleet: ships kept for the pack of pirates.
    """

    seat: Seat
    coins: int
    points: int
    swords: int
    display: tuple[str, ...]
    powers: tuple[tuple[str, int], ...]
    cubes: int
    contracts: int
    fleet: tuple[str, ...]


class OpenContract(msgspec.Struct, frozen=True):
    """A contract on the table.

    completed: the seats that have completed it, in order; parked: the progress of each seat;
    coins:     what the next one gets.
    """

    id: str
    completed: tuple[Seat, ...]
    parked: tuple[int, ...]
    coins: int


class PortRoyalView(View, frozen=True, kw_only=True):
    """The table as one reader sees it. Nobody has secrets, so readers differ only in `own_offers`.

    step:        "discover", "repel", "trade", "gift", "busted" or "over".
    active:      whose turn it is; `turn` is the seat that the match waits for.
    drawn:       the cards of this turn; `turns` the turns of the last full round, the latest last.
    colours:     ship colours in the harbour.
    takes:       cards that the seat `turn` may still take; while discovering, those the active player would get.
    due:         while discovering, the coins that the active player's persons bring if it stops now.
    offers:      the cards in the harbour for the seat `turn`, in the order drawn; while discovering as if the active
                 player stopped now. own_offers: the same for the reader.
    payable:     the open expeditions that the seat `turn` can fulfil now; none while the others take.
    discard:     the cards of the open discard pile, sorted.
    pile:        how many cards the draw pile has.
    odds:        what the next card may be; as if the active player were to draw, whatever the step.
    course:      everybody's points at the end of each round.
    wreck:       the bust that is still to be seen: the active player's own to that player, else that of the last turn.
    latest:      the number of the card drawn or taken last, 0 for none.
    gift:        the ship whose gift coin is to be given.
    """

    step: str
    round: int
    starter: Seat
    active: Seat
    turn: Seat
    drawn: tuple[Drawn, ...]
    colours: int
    takes: int
    due: int
    offers: tuple[Offer, ...]
    own_offers: tuple[Offer, ...]
    expeditions: tuple[str, ...]
    payable: tuple[str, ...]
    players: tuple[Player, ...]
    contracts: tuple[OpenContract, ...]
    pile: int
    odds: Odds
    course: tuple[tuple[int, ...], ...]
    discard: tuple[str, ...]
    turns: tuple[PastTurn, ...]
    wreck: PastTurn | None
    last_round: bool
    bust: bool
    latest: int
    gift: str | None
    expansion: str


def _drawn(faces: list[int], fates: list[int], undecided: bool = False) -> tuple[Drawn, ...]:
    cards = [
        Drawn(number, FACES[face].id, "taken", fate) if fate >= 0 else Drawn(number, FACES[face].id, _FATES[fate])
        for number, (face, fate) in enumerate(zip(faces, fates, strict=True), 1)
    ]
    if undecided:
        cards[-1] = msgspec.structs.replace(cards[-1], fate="open")
    return tuple(cards)


def _past(turn: Turn) -> PastTurn:
    active, bust, faces, fates, risk = turn
    return PastTurn(active, bool(bust), _drawn(faces, fates), risk)


def _wreck(state: PortRoyalState, seat: Seat | None) -> PastTurn | None:
    found = wrecks(state)
    return _past(found[0 if seat == state.active else -1]) if found else None


def offers(state: PortRoyalState, seat: Seat) -> tuple[Offer, ...]:
    """What each card in the harbour costs or brings `seat` now; to the active player, as if it stopped now."""
    fee = display.fee(state, seat)
    stops = seat == state.active and state.step in (DISCOVER, REPEL)
    more = trade.due_on_stopping(state) if stops else 0
    limit = trade.purse(state, seat, more)
    return tuple(
        Offer(number, trade.income(state, seat, face), fee, can=True, short=0)
        if KIND[face] == SHIP
        else Offer(
            number,
            display.price(state, seat, face),
            fee,
            can=COST[face] <= limit,
            short=max(0, display.price(state, seat, face) + fee - state.coins[seat] - more),
        )
        for number, (face, fate) in enumerate(zip(state.drawn, state.fates, strict=True), 1)
        if fate == HARBOUR
    )


def powers(state: PortRoyalState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """The powers of a seat by name, without zeros."""
    sums = state.powers[seat]
    named = [(name, sums[index]) for index, name in enumerate(POWER_NAMES) if name not in _COMBINED]
    for kind, first in (("trader", TRADER_OF), ("clerk", CLERK_OF)):
        named += [(f"{kind}-{colour}", sums[first + index]) for index, colour in enumerate(COLOURS)]
    return tuple((name, amount) for name, amount in named if amount)


def _player(state: PortRoyalState, seat: Seat) -> Player:
    sums = dict(powers(state, seat))
    return Player(
        seat=seat,
        coins=state.coins[seat],
        points=state.points[seat],
        swords=sums.get("swords", 0),
        display=tuple(FACES[face].id for face in state.displays[seat]),
        powers=tuple(sums.items()),
        cubes=state.cubes[seat],
        contracts=sum(seat in seats for seats in state.completed),
        fleet=tuple(FACES[face].id for face in state.fleets[seat]),
    )


def _contract(state: PortRoyalState, slot: int) -> OpenContract:
    done = tuple(state.completed[slot])
    coins = contracts.reward(state, slot) if len(done) < state.seats else 0
    return OpenContract(CONTRACTS[state.contracts[slot]].id, done, tuple(state.parked[slot]), coins)


def view(state: PortRoyalState, seat: Seat | None, waits: tuple[Seat, ...]) -> PortRoyalView:
    """The table as `seat` sees it."""
    colours = discover.ship_colours(state)
    closed = state.step in (OVER, GIFT) or state.turn != state.active
    payable = set[str]() if closed else {str(action[1]) for action in expeditions.claims(state)}
    return PortRoyalView(
        seats=state.seats,
        reader=seat,
        waits=waits,
        step=state.step,
        round=state.round,
        starter=state.starter,
        active=state.active,
        turn=state.turn,
        drawn=_drawn(state.drawn, state.fates, state.step == REPEL),
        colours=colours,
        takes=discover.takes_now(state) if state.step in (DISCOVER, REPEL) else state.takes,
        due=trade.due_on_stopping(state) if state.step in (DISCOVER, REPEL) else 0,
        offers=offers(state, state.turn),
        own_offers=() if seat is None else offers(state, seat),
        expeditions=tuple(FACES[face].id for face in state.expeditions),
        payable=tuple(FACES[face].id for face in state.expeditions if FACES[face].id in payable),
        players=tuple(_player(state, player) for player in range(state.seats)),
        contracts=tuple(_contract(state, slot) for slot in range(len(state.contracts))),
        pile=state.pile,
        odds=odds(state),
        course=tuple(state.course),
        discard=tuple(FACES[face].id for face in sorted(state.discard)),
        turns=tuple(map(_past, state.turns)),
        wreck=_wreck(state, seat),
        last_round=bool(state.ending),
        bust=bool(state.bust),
        latest=state.latest,
        gift=None if state.gift < 0 else FACES[state.gift].id,
        expansion=str(state.options["expansion"]),
        outcome=scoring.final(state) if state.step == OVER else None,
    )
