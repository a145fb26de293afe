"""What science cards and gold are worth at the end, and the final scores."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.core.event import Event, Seat
from engine.core.outcome import Outcome, rank
from engine.games.nereus import events
from engine.games.nereus.cabin import Cabin, treasures_in_holds
from engine.games.nereus.components import (
    CARD_CHEST,
    CARD_HOLDS,
    CARD_POINTS,
    CARD_STORED,
    CHEST,
    GOLD_PER_POINT,
    HOLD_POINTS,
    SELL_GEM,
    SELL_TREASURE,
)
from engine.games.nereus.model import NereusState


class Candidate(msgspec.Struct, frozen=True, order=True):
    """A science card that could score. Ordered so that the best comes first.

    cost:  minus its points. gem: whether it would use a stored gem. card: which one.
    """

    cost: int
    gem: bool
    card: int


def candidates(cabin: Cabin, cards: Iterable[int]) -> list[Candidate]:
    """The cards that the cabin could satisfy, best first.

    Each stored treasure serves one card, so further cards for its colour need a gem; the chest holds one treasure of
    each colour, so it serves one card.
    """
    found: list[Candidate] = []
    treasures = list(cabin.storage)
    chest = [True] * len(cabin.chest)
    for card in sorted(cards):
        stored, in_chest, holds = CARD_STORED[card], CARD_CHEST[card], CARD_HOLDS[card]
        gem = False
        if stored is not None:
            gem = not treasures[stored]
            treasures[stored] -= not gem
            if gem and not cabin.gems:
                continue
        elif in_chest is not None:
            if in_chest >= len(chest) or not chest[in_chest]:
                continue
            chest[in_chest] = False
        elif not holds or holds & ~cabin.done:
            continue
        found.append(Candidate(-CARD_POINTS[card], gem, card))
    return sorted(found)


def best_cards(cabin: Cabin, power: int, cards: Iterable[int]) -> tuple[int, ...]:
    """The best science cards to score: one power each, each treasure or gem for one card only.

    Taking the best that still fits is right here: what limits the choice (power for all, gems for some of them) is
    nested, so a better card is never worth leaving out.
    """
    used: list[int] = []
    gems = cabin.gems
    for candidate in candidates(cabin, cards):
        if len(used) == power:
            break
        if candidate.gem and not gems:
            continue
        gems -= candidate.gem
        used.append(candidate.card)
    return tuple(used)


def card_points(cards: Iterable[int]) -> int:
    """What science cards score together."""
    return sum(CARD_POINTS[card] for card in cards)


def final_gold(cabin: Cabin, gold: int) -> int:
    """Gold at the end, with everything in storage sold."""
    return gold + SELL_TREASURE * sum(cabin.storage) + SELL_GEM * cabin.gems


def gold_points(cabin: Cabin, gold: int) -> int:
    """The points that gold and storage bring at the end."""
    return final_gold(cabin, gold) // GOLD_PER_POINT


def finish(state: NereusState, out: list[Event]) -> None:
    """Game end: everybody scores the best science cards, then gold."""
    sheets: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        used = best_cards(state.cabins[seat], state.power[seat], state.science[seat])
        sheets.append(used)
        state.power[seat] -= len(used)
        out.append(events.science_scored(seat, used, card_points(used)))
        cabin, gold = state.cabins[seat], state.gold[seat]
        out.append(events.gold_scored(seat, final_gold(cabin, gold), gold_points(cabin, gold)))
    state.sheets = tuple(sheets)
    for seat, points in enumerate(outcome(state).scores):
        out.append(events.ended(seat, points))


def outcome(state: NereusState) -> Outcome:
    """The result of a match that is over. Ties: complete holds, then treasures in incomplete holds."""
    scores: list[int] = []
    breakdown: list[tuple[tuple[str, int], ...]] = []
    ties: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        cabin = state.cabins[seat]
        science, gold = card_points(state.sheets[seat]), gold_points(cabin, state.gold[seat])
        scores.append(state.vp[seat] + science + gold)
        breakdown.append((*earned(state, seat), ("science", science), ("gold", gold)))
        ties.append((cabin.done.bit_count(), treasures_in_holds(cabin)))
    return Outcome(
        ranks=rank([(score, *tie) for score, tie in zip(scores, ties, strict=True)]),
        scores=tuple(scores),
        breakdown=tuple(breakdown),
        ties=tuple(ties),
    )


def earned(state: NereusState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Where the points so far came from."""
    cabin = state.cabins[seat]
    return (
        ("holds", sum(points for hold, points in enumerate(HOLD_POINTS) if cabin.done >> hold & 1)),
        ("chest", sum(reward.points for reward in CHEST[: len(cabin.chest)])),
        ("boatswain", state.boatswain_vp[seat]),
        ("merchant", state.merchant_vp[seat]),
    )
