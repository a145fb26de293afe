"""What may be known of a match of Yucata'."""

from __future__ import annotations

import msgspec

from engine.core.event import Seat
from engine.core.game import View
from engine.games.yucata.components import CARDS, EMPTY
from engine.games.yucata.model import NOTHING, YucataState
from engine.games.yucata.scoring import Score, final, scores


class Play(msgspec.Struct, frozen=True):
    """A card played: by whom, which one, and the way its amulet went."""

    seat: Seat
    card: str
    start: int
    to: int


class Prospect(msgspec.Struct, frozen=True):
    """What a card in hand would do now: its effect, the space it leads to, the stones it takes.

    effect and to are None for a question mark with nothing to copy. `refusal` is the rule that bars the card now.
    """

    card: str
    effect: str | None
    to: int | None
    pale: int
    dark: int
    red: int
    refusal: str | None


class YucataView(View, frozen=True, kw_only=True):
    """The table as one reader sees it.

    stones:     one character a space (0 to 39): p pale, d dark, r red, `.` none; stones taken are gone.
    positions, last_cards, cards_left, scores: one entry a seat; a last card is None before the first.
    hand:       the reader's own cards in the order of the set, with what each would do now; empty for a spectator.
    last:       the last play.
    copies:     the card that a question mark would copy now, None at the start.
    """

    layout: str
    stones: str
    starter: Seat
    positions: tuple[int, ...]
    last_cards: tuple[str | None, ...]
    cards_left: tuple[int, ...]
    scores: tuple[Score, ...]
    hand: tuple[Prospect, ...]
    last: Play | None
    copies: str | None
    over: bool


def view(state: YucataState, seat: Seat | None, waits: tuple[Seat, ...], hand: tuple[Prospect, ...]) -> YucataView:
    """The table as `seat` sees it, with its own hand. Everything but the hands lies open."""
    return YucataView(
        seats=state.seats,
        reader=seat,
        waits=waits,
        layout=str(state.options["layout"]),
        stones=EMPTY * (state.front + 1) + state.stones[state.front + 1 :],
        starter=state.starter,
        positions=tuple(state.positions),
        last_cards=tuple(None if card == NOTHING else CARDS[card] for card in state.last_cards),
        cards_left=tuple(hand.bit_count() for hand in state.hands),
        scores=scores(state),
        hand=hand,
        last=None if state.last is None else Play(state.last[0], CARDS[state.last[1]], state.last[2], state.last[3]),
        copies=None if state.effect == NOTHING else CARDS[state.effect],
        over=not waits,
        outcome=None if waits else final(state),
    )
