"""Set-up: the table, the corners in turn order, and the secret choice of science cards."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from engine.core.action import Action
from engine.core.chance import Chance, draw_card
from engine.core.event import Event, Seat
from engine.core.options import Options
from engine.games.nereus import events, memory
from engine.games.nereus.actions import CORNER
from engine.games.nereus.board import NAMES, NUMBER
from engine.games.nereus.cabin import new_cabin
from engine.games.nereus.components import (
    CENTRE,
    COPIES,
    COUNTS,
    CREW,
    DISCOVERIES,
    GEM,
    SCIENCE,
    SCIENCE_DEAL,
    SCIENCE_KEEP,
    SPACES,
    START,
    START_GOLD,
    START_TREASURE,
    TURN_CARDS,
)
from engine.games.nereus.model import FREE, KEEP, NereusState
from engine.games.nereus.phases import day
from engine.games.nereus.stock import draw_treasure


def deal(seats: int, options: Options, chance: Chance) -> NereusState:
    """The table before the first choice: starting player by lot, gold and a treasure for everybody."""
    side = "large" if seats == 4 else "small"
    starter = chance.below(seats)
    bag = list(COUNTS)
    bag[START_TREASURE] -= seats
    return NereusState(
        seats=seats,
        options=options,
        chance=chance,
        side=side,
        cells=[()] * len(NAMES[side]),
        bag=bag,
        loan=[0] * GEM,
        ships=[FREE] * seats,
        neutral=NUMBER[side][CENTRE] if seats == 2 and options["neutral"] else FREE,
        markers=[FREE] * (len(CREW) * len(SPACES[side][0])),
        cabins=[new_cabin(START_TREASURE)] * seats,
        gold=[START_GOLD] * seats,
        vp=[0] * seats,
        power=[0] * seats,
        boatswain_vp=[0] * seats,
        merchant_vp=[0] * seats,
        played=[0] * seats,
        chosen=[FREE] * seats,
        dealt=[()] * seats,
        kept=[()] * seats,
        science=[()] * seats,
        drawn=[0] * seats,
        drawn_since=[0] * seats,
        shown=[(0,) * len(TURN_CARDS)] * seats,
        dropped=[()] * seats,
        memory=[memory.NOTHING] * (seats + 1),
        deck=list(COPIES),
        pile=[0] * len(SCIENCE),
        unseen=list(DISCOVERIES[side]),
        hand=[0] * GEM,
        sun=starter,
        hourglass=starter,
        turn=starter,
    )


def opening(state: NereusState) -> list[Event]:
    """The starting player and what everybody starts with."""
    out = [events.started(state.sun, START_GOLD, START_TREASURE)]
    if state.neutral != FREE:
        out.append(events.neutral_joined(CENTRE))
    return out


def free_corners(state: NereusState) -> list[Action]:
    """The starting spaces without a ship."""
    return [
        CORNER[state.side][cell]
        for cell in (NUMBER[state.side][name] for name in START[state.side])
        if cell not in state.ships
    ]


def choose_corner(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    """A ship starts here; after the last one the treasures are laid and the science cards dealt."""
    cell = str(action[1])
    state.ships[seat] = NUMBER[state.side][cell]
    state.last = (seat, FREE, state.ships[seat], FREE, FREE)
    out.append(events.chose_corner(seat, cell))
    if FREE in state.ships:
        state.turn = (seat + 1) % state.seats
        return
    laid: list[tuple[int, int]] = []
    for number in range(len(state.cells)):
        if number not in state.ships and number != state.neutral:
            kind = draw_treasure(state, out)
            state.cells[number] = (kind,)
            laid.append((number, kind))
    out.append(events.sea_filled(state.side, laid))
    pack = [card for card, copies in enumerate(COPIES) for _ in range(copies)]
    out.append(events.science_dealt(SCIENCE_DEAL, SCIENCE_KEEP))
    for receiver in range(state.seats):
        hand = tuple(sorted(draw_card(state.chance, pack) for _ in range(SCIENCE_DEAL)))
        state.dealt[receiver] = state.science[receiver] = hand
        out.append(events.your_science(receiver, hand))
    state.deck = [pack.count(card) for card in range(len(COPIES))]
    state.phase = KEEP


@cache
def keepable(dealt: tuple[int, ...]) -> tuple[Action, ...]:
    """Every choice of cards to keep; equal cards are not told apart."""
    found = dict.fromkeys(combinations(dealt, SCIENCE_KEEP))
    return tuple(("keep", *(SCIENCE[card] for card in cards)) for cards in found)


def keep(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    """A sealed choice; after the last one the other cards are shuffled back into the deck and day 1 begins."""
    chosen = tuple(SCIENCE.index(str(card)) for card in action[1:])
    state.kept[seat] = chosen
    out.append(events.kept_science(seat, chosen))
    if () in state.kept:
        return
    for owner in range(state.seats):
        put_back = list(state.dealt[owner])
        for card in state.kept[owner]:
            put_back.remove(card)
        for card in put_back:
            state.deck[card] += 1
        state.memory[owner] = memory.of_start(put_back)
        state.science[owner] = state.kept[owner]
        state.kept[owner] = ()
    out.append(events.science_settled(SCIENCE_DEAL - SCIENCE_KEEP))
    day.begin(state, out)
