"""The rules of Yucata'. RULES.md says which clause each function does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.errors import IllegalAction
from engine.core.event import Args, Event, Seat
from engine.core.game import Game
from engine.core.options import Options
from engine.core.outcome import Outcome
from engine.core.question import Answer, Label, Question, because
from engine.games.yucata import events, model, scoring
from engine.games.yucata.actions import PLAY
from engine.games.yucata.components import (
    CARDS,
    DARK,
    END,
    LAYOUTS,
    PALE,
    QUESTION,
    RANDOM_DARK_SPACES,
    RANDOM_LAYOUT,
    RANDOM_RED_SPACE,
    RED,
    SPEAR,
    STEPS,
    STONES,
)
from engine.games.yucata.meta import META
from engine.games.yucata.model import FULL_HAND, NOTHING, YucataState
from engine.games.yucata.view import Prospect, Prospects, YucataView, cards_of, view

_SPEAR: Final = CARDS.index(SPEAR)
_QUESTION: Final = CARDS.index(QUESTION)
_STEPS: Final = tuple(STEPS.get(card, 0) for card in CARDS)


def barred_card(face: int) -> int:
    """The one card that may not be played after `face`, by somebody who has a choice.

    Before the first card of the match that is the question mark, later the card just played.
    """
    return _QUESTION if face == NOTHING else face


def _playable(hand: int, barred: int) -> tuple[Action, ...]:
    """The plays of a hand: all its cards but the barred one; a last card may always be played."""
    alone = hand.bit_count() == 1
    return tuple(PLAY[card] for card in range(len(CARDS)) if hand >> card & 1 and (alone or card != barred))


_PLAYABLE: Final = tuple(
    tuple(_playable(hand, barred_card(face)) for face in range(NOTHING, len(CARDS))) for hand in range(FULL_HAND + 1)
)
"""The plays of every hand after every card played last, from NOTHING on."""


def effect_of(card: int, previous_effect: int) -> int:
    """What a card does: itself, or for a question mark what the play before did."""
    return previous_effect if card == _QUESTION else card


def destination(state: YucataState, seat: Seat, effect: int) -> int:
    """Where an effect takes the amulet of `seat`: so many spaces on, or just beyond the front amulet; 39 at most."""
    target = state.front + 1 if effect == _SPEAR else state.positions[seat] + _STEPS[effect]
    return target if target < END else END


def haul(state: YucataState, to: int) -> tuple[int, int, int]:
    """The (pale, dark, red) stones on the spaces beyond the front amulet up to and including `to`."""
    if to <= state.front:
        return (0, 0, 0)
    taken = state.stones[state.front + 1 : to + 1]
    return taken.count(PALE), taken.count(DARK), taken.count(RED)


def random_layout(chance: Chance) -> str:
    """Yazurika: red at the end, the dark stones on a uniformly drawn set of the allowed spaces, pale elsewhere."""
    free = list(RANDOM_DARK_SPACES)
    stones = list(LAYOUTS["basic"].replace(DARK, PALE).replace(RED, PALE))
    stones[RANDOM_RED_SPACE] = RED
    for _ in range(STONES[DARK]):
        stones[free.pop(chance.below(len(free)))] = DARK
    return "".join(stones)


def _answer(prospect: Prospect, now: int, best: int) -> Answer:
    """A card as an answer: what it would do, or the rule that bars it. now: the score as it stands; best: the highest
    one that a card would leave."""
    action = PLAY[CARDS.index(prospect.card)]
    if prospect.refusal is not None or prospect.effect is None or prospect.to is None:
        reason = IllegalAction(prospect.refusal or "question-mark-first", card=prospect.card)
        return Answer(action, Label("card", {"card": prospect.card}), place="fixed", refusal=because(reason))
    facts: Args = {
        "card": prospect.card,
        "effect": prospect.effect,
        "to": prospect.to,
        "pale": prospect.pale,
        "dark": prospect.dark,
        "red": prospect.red,
        "cost": max(0, prospect.cost),
        "saved": max(0, -prospect.cost),
        "stones": prospect.pale + prospect.dark + prospect.red,
        "score": prospect.score,
        "gains": max(0, prospect.score - now),
        "loses": max(0, now - prospect.score),
    }
    kind = "onward" if prospect.score == best else "lesser"
    return Answer(action, Label("play", facts), kind=kind, place="fixed")


def _close_round(state: YucataState) -> None:
    state.course.append((tuple(state.pale), tuple(state.dark), tuple(state.red)))


class Yucata(Game[YucataState, YucataView]):
    """The game object."""

    meta = META
    state_type = YucataState

    def deal(self, seats: int, options: Options, chance: Chance) -> YucataState:
        starter = chance.below(seats)
        layout = str(options["layout"])
        return YucataState(
            seats=seats,
            options=options,
            chance=chance,
            stones=random_layout(chance) if layout == RANDOM_LAYOUT else LAYOUTS[layout],
            starter=starter,
            turn=starter,
            positions=[0] * seats,
            hands=[FULL_HAND] * seats,
            pale=[0] * seats,
            dark=[0] * seats,
            red=[0] * seats,
            last_cards=[NOTHING] * seats,
        )

    def opening(self, state: YucataState) -> list[Event]:
        return [events.laid_out(str(state.options["layout"]), state.starter)]

    def actors(self, state: YucataState) -> tuple[Seat, ...]:
        return () if state.front == END else (state.turn,)

    def legal(self, state: YucataState, seat: Seat) -> Sequence[Action]:
        if seat != state.turn or state.front == END:
            return ()
        return _PLAYABLE[state.hands[seat]][state.face - NOTHING]

    def question(self, state: YucataState, seat: Seat) -> Question:
        legal = self.legal(state, seat)
        if not legal:
            raise IllegalAction("not-your-turn")
        price = scoring.next_dark(state.dark[seat], state.red[seat])
        return Question(
            label=Label("play-card", {"seat": seat, "price": price}),
            answers=tuple(self._answers(state, seat)),
            public=True,
        )

    def _answers(self, state: YucataState, seat: Seat) -> Iterator[Answer]:
        """All cards of the set in its order: what each would do, or the rule that bars it; without those played."""
        held = {prospect.card: prospect for prospect in self._prospects(state, seat)}
        now = scoring.raw_score(state.pale[seat], state.dark[seat], state.red[seat])
        best = max(prospect.score for prospect in held.values() if prospect.refusal is None)
        for card, action in zip(CARDS, PLAY, strict=True):
            if card in held:
                yield _answer(held[card], now, best)
            else:
                gone = IllegalAction("card-not-in-hand", card=card)
                yield Answer(action, Label("card", {"card": card}), place="fixed", refusal=because(gone))

    def _prospects(self, state: YucataState, seat: Seat) -> tuple[Prospect, ...]:
        """What each card in the hand of `seat` would do now; a card is barred only for the seat that is to play."""
        legal = self.legal(state, seat)
        return tuple(
            self._prospect(state, seat, card, bool(legal) and PLAY[card] not in legal)
            for card in cards_of(state.hands[seat])
        )

    def _prospect(self, state: YucataState, seat: Seat, card: int, barred: bool) -> Prospect:
        refusal = None
        if barred:
            refusal = "question-mark-first" if state.face == NOTHING else "same-card"
        effect = effect_of(card, state.effect)
        owned = (state.pale[seat], state.dark[seat], state.red[seat])
        if effect == NOTHING:
            return Prospect(CARDS[card], None, None, 0, 0, 0, 0, scoring.raw_score(*owned), refusal)
        to = destination(state, seat, effect)
        taken = haul(state, to)
        pale, dark, red = (have + more for have, more in zip(owned, taken, strict=True))
        cost = scoring.cost(dark, red) - scoring.cost(state.dark[seat], state.red[seat])
        return Prospect(CARDS[card], CARDS[effect], to, *taken, cost, scoring.raw_score(pale, dark, red), refusal)

    def refusal(self, state: YucataState, seat: Seat, action: Action) -> IllegalAction:
        if action not in PLAY:
            return IllegalAction("unknown-action")
        card = PLAY.index(action)
        if not state.hands[seat] >> card & 1:
            return IllegalAction("card-not-in-hand", card=CARDS[card])
        return super().refusal(state, seat, action)

    def perform(self, state: YucataState, seat: Seat, action: Action) -> list[Event]:
        card = PLAY.index(action)
        effect = effect_of(card, state.effect)
        start = state.positions[seat]
        to = destination(state, seat, effect)
        stones = haul(state, to)
        state.pale[seat] += stones[0]
        state.dark[seat] += stones[1]
        state.red[seat] += stones[2]
        state.positions[seat] = to
        if to > state.front:
            state.front = to
        state.face = card
        state.effect = effect
        state.last_cards[seat] = card
        state.last = (seat, card, start, to)
        state.plays += 1
        costs = scoring.COSTS[state.red[seat]]
        dark = state.dark[seat]
        worth = state.pale[seat] - costs[dark], costs[dark + 1] - costs[dark]
        happened = [events.played(seat, CARDS[card], CARDS[effect], start, to, stones, worth)]
        state.hands[seat] &= ~(1 << card)
        if state.front == END:
            _close_round(state)
            happened.append(events.ended(seat))
            return happened
        if not state.hands[seat]:
            state.hands[seat] = FULL_HAND
            happened.append(events.picked_up(seat))
        state.turn = (seat + 1) % state.seats
        if state.turn == state.starter:
            _close_round(state)
        return happened

    def view(self, state: YucataState, seat: Seat | None) -> YucataView:
        waits = self.actors(state)
        prospects = Prospects(
            own=() if seat is None else self._prospects(state, seat),
            mover=self._prospects(state, waits[0]) if waits else (),
            barred=barred_card(state.face),
        )
        return view(state, seat, waits, prospects)

    def progress(self, view: YucataView) -> float:
        return max(view.positions) / END

    def outcome(self, state: YucataState) -> Outcome | None:
        return scoring.final(state) if state.front == END else None

    def clone(self, state: YucataState) -> YucataState:
        return model.clone(state)
