"""What may be known of a match of Yucata'."""

from __future__ import annotations

import msgspec

from engine.core.event import Seat
from engine.core.game import View
from engine.games.yucata.components import CARDS, EMPTY
from engine.games.yucata.model import NOTHING, YucataState
from engine.games.yucata.scoring import Score, course, final, scores


class Play(msgspec.Struct, frozen=True):
    """A card played: by whom, which one, and the way its amulet went."""

    seat: Seat
    card: str
    start: int
    to: int


class Prospect(msgspec.Struct, frozen=True):
    """What a card in hand would do now: its effect, the space it leads to, the stones it takes.

    effect and to are None for a question mark with nothing to copy. `refusal` is the rule that bars the card now.
    cost:  how many pale stones more the seat's dark ones would cost afterwards; below 0 if the red one saves some.
    score: what the seat's stones would come to afterwards, below 0 too.
    """

    card: str
    effect: str | None
    to: int | None
    pale: int
    dark: int
    red: int
    cost: int
    score: int
    refusal: str | None


class YucataView(View, frozen=True, kw_only=True):
    """The table as one reader sees it.

    stones:     one character a space (0 to 39): p pale, d dark, r red, `.` none; stones taken are gone.
    positions, last_cards, cards_left, hands, scores: one entry a seat; a last card is None before the first. Hands
                follow from the cards that were played openly, so everybody may see them.
    hand:       the reader's own cards in the order of the set, with what each would do now; empty for a spectator.
    plays:      the cards of the seat that is to play, with what each would do; empty when the match is over.
    last:       the last play.
    copies:     the card that a question mark would copy now, None at the start.
    barred:     the card that may not be played now by somebody who has a choice.
    played:     how many cards have been played.
    course:     what everybody's stones came to, below 0 too, at the end of each round.
    floor:      whether a score below 0 counts as 0 at the end.
    """

    layout: str
    stones: str
    starter: Seat
    positions: tuple[int, ...]
    last_cards: tuple[str | None, ...]
    cards_left: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    scores: tuple[Score, ...]
    hand: tuple[Prospect, ...]
    plays: tuple[Prospect, ...]
    last: Play | None
    copies: str | None
    barred: str | None
    played: int
    course: tuple[tuple[int, ...], ...]
    floor: bool
    over: bool


class Prospects(msgspec.Struct, frozen=True):
    """What the rules say of the next play, for the view: whose cards do what, and which card is barred."""

    own: tuple[Prospect, ...]
    mover: tuple[Prospect, ...]
    barred: int


def cards_of(hand: int) -> tuple[int, ...]:
    """The cards of a hand, in the order of the set."""
    return tuple(card for card in range(len(CARDS)) if hand >> card & 1)


def view(state: YucataState, seat: Seat | None, waits: tuple[Seat, ...], prospects: Prospects) -> YucataView:
    """The table as `seat` sees it. Everything lies open."""
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
        hands=tuple(tuple(CARDS[card] for card in cards_of(hand)) for hand in state.hands),
        scores=scores(state),
        hand=prospects.own,
        plays=prospects.mover,
        last=None if state.last is None else Play(state.last[0], CARDS[state.last[1]], state.last[2], state.last[3]),
        copies=None if state.effect == NOTHING else CARDS[state.effect],
        barred=CARDS[prospects.barred] if waits else None,
        played=state.plays,
        course=course(state),
        floor=bool(state.options["floor"]),
        over=not waits,
        outcome=None if waits else final(state),
    )
