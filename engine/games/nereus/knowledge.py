"""What a reader knows of the science cards of others: possible hands, and the scores they allow.

A seat knows its own hand, its own discards, the cards played openly since the last reshuffle, and the five cards it
was dealt at the start: of those no other player can have kept one, so another copy in a foreign hand must have been
drawn later, and how many cards everybody has drawn is public. In the same way a card that it knows to have gone into
the deck when the discard pile was shuffled is held only by somebody who has drawn since (`memory`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import msgspec

from engine.core.chance import Chance, draw_card
from engine.core.event import Seat
from engine.games.nereus.components import COPIES, CREW, SCIENCE, SCIENCE_DEAL, SCIENCE_KEEP, TURN_CARDS
from engine.games.nereus.model import CREW as CREW_PHASE
from engine.games.nereus.model import FREE, KEEP, NereusState, clone
from engine.games.nereus.scoring import best_cards, candidates, card_points, gold_points

_KINDS = range(len(SCIENCE))
_TRIES = 20_000
"""How often a deal is drawn anew before the state is called impossible; about one in four deals is possible."""


class Bounds(msgspec.Struct, frozen=True):
    """A projected final score: the lowest and the highest that the reader must reckon with (equal if known)."""

    low: int
    high: int


class Limit(msgspec.Struct, frozen=True):
    """Of each kind the player can hold `pool` copies since a certain moment; at most `drawn` cards go beyond that."""

    pool: tuple[int, ...]
    drawn: int


class Unseen(msgspec.Struct, frozen=True):
    """The science cards of one player as a reader knows them.

    size:   how many cards the player holds.
    hidden: by kind, the cards whose place the reader does not know.
    limits: what the player can have kept at the start, and what it can have held when the deck was last made anew.
    """

    size: int
    hidden: tuple[int, ...]
    limits: tuple[Limit, ...]


def hidden_cards(state: NereusState, reader: Seat | None) -> list[int]:
    """By kind, the science cards whose place `reader` does not know."""
    hidden = [copies - gone for copies, gone in zip(COPIES, state.pile, strict=True)]
    if reader is not None:
        for card in (*state.science[reader], *state.dropped[reader]):
            hidden[card] -= 1
    for seat, sheet in enumerate(state.sheets):
        if seat != reader:
            for card in sheet:
                hidden[card] -= 1
    return hidden


def unseen(state: NereusState, reader: Seat | None, seat: Seat) -> Unseen:
    """What `reader` (not `seat` itself) knows of the science cards of `seat`."""
    startable = startable_cards(state, reader)
    later = state.drawn[seat]
    for card, shown in zip(TURN_CARDS, state.shown[seat], strict=True):
        later -= max(0, shown - startable[card])
        startable[card] = max(0, startable[card] - shown)
    limits = [Limit(tuple(startable), later)]
    if held := state.memory[_entry(state, reader)].held:
        limits.append(Limit(held, state.drawn_since[seat]))
    return Unseen(len(state.science[seat]), tuple(hidden_cards(state, reader)), tuple(limits))


def _entry(state: NereusState, reader: Seat | None) -> int:
    """Where in `memory` a reader's stands."""
    return state.seats if reader is None else reader


def startable_cards(state: NereusState, reader: Seat | None) -> list[int]:
    """By kind, how many copies the others together may have kept at the start, as the reader knows it."""
    dealt = () if reader is None else state.dealt[reader]
    met = state.memory[_entry(state, reader)].met
    return [max(0, copies - dealt.count(card) - met[card]) for card, copies in enumerate(COPIES)]


def projected(state: NereusState, reader: Seat | None, seat: Seat) -> Bounds:
    """The final score of `seat` if the match ended now, as far as `reader` can know."""
    cabin, power = state.cabins[seat], state.power[seat]
    sure = state.vp[seat] + gold_points(cabin, state.gold[seat])
    if state.sheets:
        exact = sure + card_points(state.sheets[seat])
        return Bounds(exact, exact)
    if reader == seat:
        exact = sure + card_points(best_cards(cabin, power, state.science[seat]))
        return Bounds(exact, exact)
    if not power or not state.day:
        return Bounds(sure, sure)
    known = unseen(state, reader, seat)
    return Bounds(sure + _lowest(state, seat, known), sure + _highest(state, seat, known))


class Copy(msgspec.Struct, frozen=True, order=True):
    """A hidden card. beyond: the limits that it goes beyond, as a bit mask; 0 means that anybody may hold it."""

    beyond: int
    card: int


def _copies(known: Unseen) -> list[Copy]:
    """The hidden cards one by one, those that go beyond the fewest limits first."""
    found = [
        Copy(sum(1 << number for number, limit in enumerate(known.limits) if nth >= limit.pool[card]), card)
        for card in _KINDS
        for nth in range(known.hidden[card])
    ]
    return sorted(found, key=lambda copy: (copy.beyond.bit_count(), copy))


def _fit(known: Unseen, copies: Iterable[Copy]) -> bool:
    """Whether one player can hold these cards together."""
    chosen = list(copies)
    return all(
        sum(copy.beyond >> number & 1 for copy in chosen) <= limit.drawn for number, limit in enumerate(known.limits)
    )


def _highest(state: NereusState, seat: Seat, known: Unseen) -> int:
    cabin = state.cabins[seat]
    limit = min(known.size, state.power[seat])
    copies = _copies(known)
    early = [copy.card for copy in copies if not copy.beyond]
    scoring = candidates(cabin, [copy.card for copy in copies if copy.beyond])
    late: list[Copy] = []
    for card, wanted in Counter(candidate.card for candidate in scoring).items():
        late += [copy for copy in copies if copy.beyond and copy.card == card][:wanted]
    best = card_points(best_cards(cabin, limit, early))
    for count in range(1, min(len(late), limit) + 1):
        for chosen in combinations(late, count):
            if _fit(known, chosen):
                best = max(best, card_points(best_cards(cabin, limit, (*early, *(copy.card for copy in chosen)))))
    return best


def _lowest(state: NereusState, seat: Seat, known: Unseen) -> int:
    cabin, power = state.cabins[seat], state.power[seat]
    copies = _copies(known)
    worth: set[int] = {candidate.card for candidate in candidates(cabin, [copy.card for copy in copies])}
    idle: list[Copy] = []
    for copy in copies:
        if copy.card not in worth and len(idle) < known.size and _fit(known, (*idle, copy)):
            idle.append(copy)
    missing = known.size - len(idle)
    if not missing:
        return 0
    # So few cards are left unknown that some of those that score must be in this hand.
    lowest: int | None = None
    for chosen in combinations([copy for copy in copies if copy.card in worth], missing):
        if _fit(known, (*idle, *chosen)):
            points = card_points(best_cards(cabin, power, [copy.card for copy in chosen]))
            lowest = points if lowest is None else min(lowest, points)
    return lowest or 0


def determinize(state: NereusState, reader: Seat | None, chance: Chance) -> NereusState:
    """A possible world for `reader`: secret crew choices, science hands, discards and deck drawn anew."""
    twin = clone(state)
    twin.chance = chance
    others = [seat for seat in range(state.seats) if seat != reader]
    if state.phase == CREW_PHASE:
        for seat in others:
            if state.chosen[seat] != FREE:
                left = [crew for crew in range(len(CREW)) if not state.played[seat] >> crew & 1]
                twin.chosen[seat] = draw_card(chance, left)
    if state.phase == KEEP:
        _redeal(twin, reader, others)
    elif state.day and not any(_resample(state, twin, reader, others) for _ in range(_TRIES)):
        raise AssertionError("the state contradicts itself: nobody can hold these science cards")
    return twin


def _redeal(twin: NereusState, reader: Seat | None, others: list[Seat]) -> None:
    pack = list(COPIES)
    if reader is not None:
        for card in twin.dealt[reader]:
            pack[card] -= 1
    cards = [card for card in _KINDS for _ in range(pack[card])]
    for seat in others:
        hand = tuple(sorted(draw_card(twin.chance, cards) for _ in range(SCIENCE_DEAL)))
        twin.dealt[seat] = twin.science[seat] = hand
        if twin.kept[seat]:
            left = list(hand)
            twin.kept[seat] = tuple(sorted(draw_card(twin.chance, left) for _ in range(SCIENCE_KEEP)))
    twin.deck = [cards.count(card) for card in _KINDS]


def _resample(state: NereusState, twin: NereusState, reader: Seat | None, others: list[Seat]) -> bool:
    """Deal the hidden cards at random; False if somebody then holds cards that it cannot have kept at the start.

    So many cards of each hand as were there when the deck was last made anew come from what others could hold then.
    """
    chance = twin.chance
    hidden = hidden_cards(state, reader)
    held = state.memory[_entry(state, reader)].held or tuple(hidden)
    cards = [card for card in _KINDS for _ in range(min(hidden[card], held[card]))]
    secret = {
        seat: len(state.science[seat]) - (len(state.sheets[seat]) if state.sheets else 0) + len(state.dropped[seat])
        for seat in others
    }
    found = {seat: [draw_card(chance, cards) for _ in range(secret[seat] - state.drawn_since[seat])] for seat in others}
    cards += [card for card in _KINDS for _ in range(hidden[card] - held[card])]
    for seat in others:
        own = found[seat]
        own += [draw_card(chance, cards) for _ in range(secret[seat] - len(own))]
        twin.dropped[seat] = tuple(draw_card(chance, own) for _ in state.dropped[seat])
        twin.science[seat] = tuple(sorted((*own, *(state.sheets[seat] if state.sheets else ()))))
        # What the others remember of the deck is theirs; in this world it is what everybody knows.
        twin.memory[seat] = state.memory[state.seats]
    twin.deck = [cards.count(card) for card in _KINDS]
    return _were_dealt(twin, reader, others)


def _were_dealt(twin: NereusState, reader: Seat | None, others: list[Seat]) -> bool:
    """Deal the starting hands that led to these; False if somebody holds more early cards than it can have kept."""
    chance = twin.chance
    startable = startable_cards(twin, reader)
    dealt: list[list[int]] = []
    for seat in others:
        owned = [*twin.science[seat], *twin.dropped[seat]]
        owned += [card for card, shown in zip(TURN_CARDS, twin.shown[seat], strict=True) for _ in range(shown)]
        kept: list[int] = []
        need = len(owned) - twin.drawn[seat]
        while owned and len(kept) < SCIENCE_KEEP:
            card = draw_card(chance, owned)
            if startable[card]:
                startable[card] -= 1
                kept.append(card)
        if len(kept) < need:
            return False
        dealt.append(kept)
    if reader is not None:
        # What the reader has drawn nobody kept, but it may have been dealt and put back.
        met = twin.memory[reader].met
        startable = [left + drawn for left, drawn in zip(startable, met, strict=True)]
    pool = [card for card in _KINDS for _ in range(startable[card])]
    for seat, kept in zip(others, dealt, strict=True):
        while len(kept) < SCIENCE_DEAL:
            kept.append(draw_card(chance, pool))
        twin.dealt[seat] = tuple(sorted(kept))
    return True
