"""How a decent player thinks about Yucata': what stones are worth, where to stand, which cards to keep."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar, Final

from engine.core.action import Action
from engine.core.chance import Source
from engine.core.event import Seat
from engine.core.linear import LEAST_WEIGHT, LinearBrain, load_weights
from engine.games.yucata import GAME
from engine.games.yucata.actions import PLAY
from engine.games.yucata.components import CARDS, DARK, END, PALE, QUESTION, SPEAR, STEPS, STONES
from engine.games.yucata.model import NOTHING, YucataState
from engine.games.yucata.rules import destination, effect_of, haul
from engine.games.yucata.scoring import score, scores

_CARD: Final = {action: index for index, action in enumerate(PLAY)}
_SPEAR: Final = CARDS.index(SPEAR)
_QUESTION: Final = CARDS.index(QUESTION)
_LONGEST: Final = max(STEPS.values())
_PENALTY: Final = tuple(score(0, dark, 0, floor=False).penalty for dark in range(STONES[DARK] + 1))
_ROUND: Final = 2
"""A good player looks to the end of its next turn."""
_DECISIVE: Final = 100.0
"""More log-odds than any position has: the match is won or lost."""


def _next_stones(state: YucataState, front: int) -> tuple[int, int]:
    """What lies ahead of `front` within reach: pale stones up to the first dark one, and 1 if a dark one is next."""
    ahead = state.stones[front + 1 : front + 1 + _LONGEST]
    run = ahead.find(DARK)
    return (len(ahead), 0) if run < 0 else (run, int(run == 0))


def _gains(state: YucataState, seat: Seat) -> list[int]:
    """What it brings `seat` to take the next 0, 1, 2 ... stones, as far as a card goes."""
    have = state.dark[seat]
    pale = dark = 0
    gains = [0]
    for space in range(state.front + 1, state.front + 1 + _LONGEST):
        stone = state.stones[space] if space <= END else None
        pale += stone == PALE
        dark += stone == DARK
        gains.append(pale - _PENALTY[have + dark] + _PENALTY[have])
    return gains


def _gain(state: YucataState, seat: Seat, action: Action) -> int:
    """What a card brings at once."""
    pale, dark, _ = haul(state, destination(state, seat, effect_of(_CARD[action], state.effect)))
    have = state.dark[seat]
    return pale - _PENALTY[have + dark] + _PENALTY[have]


class YucataBrain(LinearBrain[YucataState]):
    """The brain object."""

    game = GAME
    open = True
    gentle_noise = 40
    names: ClassVar = (
        "dark",
        "behind",
        "in-front",
        "turn",
        "next-pale",
        "next-dark",
        *(f"card-{card}" for card in CARDS),
        "best",
        "safe",
        "waiting",
        "turn-best",
        "turn-forced",
        "turn-stuck",
    )
    quick: ClassVar = names[:13]

    # --- what a position is worth

    def progress(self, state: YucataState) -> float:
        return state.front / END

    def standing(self, state: YucataState) -> Sequence[int]:
        over = state.front == END
        return [line.points if over else line.raw for line in scores(state)]

    def features(self, state: YucataState, seat: Seat) -> Sequence[float]:
        hand = state.hands[seat]
        behind = state.front - state.positions[seat]
        turn = seat == state.turn
        run, blocked = _next_stones(state, state.front) if turn else (0, 0)
        gains = _gains(state, seat)
        found = [gains[max(0, steps - behind)] for steps in range(1, _LONGEST + 1) if hand >> (steps - 1) & 1]
        if hand >> _SPEAR & 1:
            found.append(gains[1])
        if hand >> _QUESTION & 1:
            copies = state.effect
            found.append(gains[1 if copies in (_SPEAR, NOTHING) else max(0, copies + 1 - behind)])
        best = max(found)
        safe = sum([gain >= 0 for gain in found])
        return [
            state.dark[seat],
            behind,
            behind == 0,
            turn,
            run,
            blocked,
            *[hand >> card & 1 for card in range(len(CARDS))],
            best,
            safe,
            (hand & ((1 << min(behind, _LONGEST)) - 1)).bit_count(),
            best if turn else 0,
            min(best, 0) if turn else 0,
            turn and not safe,
        ]

    # --- the rule of thumb, and looking a round ahead

    def policy(self, state: YucataState, seat: Seat, legal: Sequence[Action], chance: Source) -> Action:
        """What the stones bring, where it leaves the amulet, what it leaves to the next player."""
        now, late, dark_weight, behind, in_front, _, next_pale, next_dark, *cards = self.rule
        point = max(LEAST_WEIGHT, now + late * self.progress(state))
        best, most = legal[0], -2 * _DECISIVE
        for action in legal:
            card = _CARD[action]
            to = destination(state, seat, effect_of(card, state.effect))
            pale, dark, red = haul(state, to)
            front = max(to, state.front)
            value = point * _gain(state, seat, action) + dark_weight * dark - cards[card]
            if front == END:
                value += _DECISIVE * self._result(state, seat, (pale, dark, red))
            else:
                run, blocked = _next_stones(state, front)
                value += behind * (state.front - to) + in_front * (to == front) - next_pale * run - next_dark * blocked
            if value > most:
                best, most = action, value
        return best

    def _result(self, state: YucataState, seat: Seat, stones: tuple[int, int, int]) -> int:
        """1 if `seat` wins by ending the match with these stones, -1 if it loses, 0 if it shares the win."""
        pale, dark, red = stones
        floor = bool(state.options["floor"])
        points = [line.points for line in scores(state)]
        mine = score(state.pale[seat] + pale, state.dark[seat] + dark, state.red[seat] + red, floor).points
        rest = max(points[:seat] + points[seat + 1 :])
        return (mine > rest) - (mine < rest)

    def good(self, state: YucataState, seat: Seat, legal: Sequence[Action], chance: Source) -> Action:
        """The card that leads to the best position after its next turn, if everybody follows the rule of thumb."""
        best, most = legal[0], -2 * _DECISIVE
        for action in self.sane(state, seat, legal):
            twin = self.game.clone(state)
            self.game.perform(twin, seat, action)
            turns = 1
            while twin.front != END and turns < _ROUND:
                turn = twin.turn
                answers = self.game.legal(twin, turn)
                self.game.perform(twin, turn, self.policy(twin, turn, answers, chance))
                turns += turn == seat
            points = self.evaluate(twin)
            rest = max(points[place] for place in range(state.seats) if place != seat)
            lead = points[seat] - rest
            value = _DECISIVE * ((lead > 0) - (lead < 0)) if twin.front == END else lead * self.point_weight(twin)
            if value > most:
                best, most = action, value
        return best

    def gentle(self, state: YucataState, seat: Seat, legal: Sequence[Action], chance: Source) -> Action:
        """The rule of thumb alone hardly ever wins against who looks a round ahead."""
        return self.good(state, seat, legal, chance)

    # --- what to think about

    def blunder(self, state: YucataState, seat: Seat, action: Action) -> str | None:
        """`loses-stones`: it costs points at once, although another card costs none."""
        if _gain(state, seat, action) >= 0:
            return None
        spared = any(_gain(state, seat, other) >= 0 for other in self.game.legal(state, seat))
        return "loses-stones" if spared else None

    def theme(self, state: YucataState, seat: Seat, best: Action, other: Action) -> str:
        """`stones`: the better card brings more at once; `ending`: one of the two ends the match; `cards`: what is kept
        in hand, and where it leaves the amulet."""
        if _gain(state, seat, best) > _gain(state, seat, other):
            return "stones"
        ends = [destination(state, seat, effect_of(_CARD[action], state.effect)) == END for action in (best, other)]
        return "ending" if any(ends) else "cards"

    def clock(self, state: YucataState) -> int:
        return state.plays

    def horizon(self, state: YucataState) -> int:
        return state.plays + (7 if state.seats == 2 else 2 * state.seats)

    def position(self, state: YucataState) -> Hashable:
        stones = (*state.pale, *state.dark, *state.red)
        return (state.turn, state.face, state.effect, state.front, *state.positions, *state.hands, *stones)


BRAIN = YucataBrain(*load_weights(__package__ or ""))
