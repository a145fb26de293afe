"""What a reader knows of the science cards of others: possible hands, and the scores they allow.

A seat knows its own hand, its own discards, the cards played openly since the last reshuffle, and the five cards it
was dealt at the start: of those no other player can have kept one, so another copy in a foreign hand must have been
drawn later, and how many cards everybody has drawn is public.
"""

from __future__ import annotations

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


class Unseen(msgspec.Struct, frozen=True):
    """The science cards of one player as a reader knows them.

    size:      how many cards the player holds.
    hidden:    by kind, the cards whose place the reader does not know.
    startable: by kind, how many of the player's cards may have been kept at the start, those played since left out.
    later:     how many cards in the hand, at most, go beyond `startable`.
    """

    size: int
    hidden: tuple[int, ...]
    startable: tuple[int, ...]
    later: int


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
    dealt = () if reader is None else state.dealt[reader]
    startable = [copies - dealt.count(card) for card, copies in enumerate(COPIES)]
    later = state.drawn[seat]
    for card, shown in zip(TURN_CARDS, state.shown[seat], strict=True):
        later -= max(0, shown - startable[card])
        startable[card] = max(0, startable[card] - shown)
    return Unseen(len(state.science[seat]), tuple(hidden_cards(state, reader)), tuple(startable), later)


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


def _split(known: Unseen) -> tuple[list[int], list[int]]:
    """The hidden cards one by one: those that may have been kept at the start, and those that must come later."""
    early: list[int] = []
    late: list[int] = []
    for card in _KINDS:
        startable = min(known.hidden[card], known.startable[card])
        early += [card] * startable
        late += [card] * (known.hidden[card] - startable)
    return early, late


def _highest(state: NereusState, seat: Seat, known: Unseen) -> int:
    cabin = state.cabins[seat]
    limit = min(known.size, state.power[seat])
    early, late = _split(known)
    late = [candidate.card for candidate in candidates(cabin, late)]
    best = 0
    for count in range(min(len(late), known.later) + 1):
        for chosen in combinations(late, count):
            best = max(best, card_points(best_cards(cabin, limit, (*early, *chosen))))
    return best


def _lowest(state: NereusState, seat: Seat, known: Unseen) -> int:
    cabin, power = state.cabins[seat], state.power[seat]
    early, late = _split(known)
    worth: set[int] = {candidate.card for candidate in candidates(cabin, [*early, *late])}
    idle_early = sum(card not in worth for card in early)
    idle_late = min(known.later, sum(card not in worth for card in late))
    missing = known.size - idle_early - idle_late
    if missing <= 0:
        return 0
    # So few cards are left unknown that some of those that score must be in this hand.
    scoring = [(card, False) for card in early if card in worth] + [(card, True) for card in late if card in worth]
    room = known.later - idle_late
    lowest: int | None = None
    for chosen in combinations(scoring, missing):
        if sum(is_late for _, is_late in chosen) <= room:
            points = card_points(best_cards(cabin, power, [card for card, _ in chosen]))
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
    """Deal the hidden cards at random; False if somebody then holds more early cards than can have been kept."""
    chance = twin.chance
    hidden = hidden_cards(state, reader)
    cards = [card for card in _KINDS for _ in range(hidden[card])]
    startable = list(COPIES)
    if reader is not None:
        for card in state.dealt[reader]:
            startable[card] -= 1
    for seat in others:
        scored = state.sheets[seat] if state.sheets else ()
        secret = (draw_card(chance, cards) for _ in range(len(state.science[seat]) - len(scored)))
        twin.science[seat] = tuple(sorted((*scored, *secret)))
        twin.dropped[seat] = tuple(draw_card(chance, cards) for _ in state.dropped[seat])
    twin.deck = [cards.count(card) for card in _KINDS]
    dealt: list[list[int]] = []
    for seat in others:
        owned = [*twin.science[seat], *twin.dropped[seat]]
        owned += [card for card, shown in zip(TURN_CARDS, state.shown[seat], strict=True) for _ in range(shown)]
        kept: list[int] = []
        need = len(owned) - state.drawn[seat]
        while owned and len(kept) < SCIENCE_KEEP:
            card = draw_card(chance, owned)
            if startable[card]:
                startable[card] -= 1
                kept.append(card)
        if len(kept) < need:
            return False
        dealt.append(kept)
    pool = [card for card in _KINDS for _ in range(startable[card])]
    for seat, kept in zip(others, dealt, strict=True):
        while len(kept) < SCIENCE_DEAL:
            kept.append(draw_card(chance, pool))
        twin.dealt[seat] = tuple(sorted(kept))
    return True
