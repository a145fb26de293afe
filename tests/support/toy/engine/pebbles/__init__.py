"""Pebbles: a small game that has one of everything a house must serve.

Each round all choose in secret at once (whoever chose alone scores 1), then each in turn draws a pebble that nobody
else sees, gives one away, throws some away (ticking them), or passes.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from itertools import combinations

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.errors import IllegalAction
from engine.core.event import Args, Event, Seat
from engine.core.game import Game, State, View
from engine.core.meta import Meta
from engine.core.options import Option, Options, switch
from engine.core.outcome import Outcome, rank
from engine.core.question import Answer, Label, Pick, Question, because

SIGNS = ("stone", "shell", "feather")
COLOURS = ("grey", "white", "golden")
FULL = 3


class PebblesState(State, kw_only=True):
    """turn: whose turn it is, -1 while signs are chosen; signs: chosen ones, -1 before."""

    hands: list[list[int]]
    points: list[int]
    signs: list[int]
    left: int
    turn: int = -1


class PebblesView(View, frozen=True, kw_only=True):
    """The table as one reader sees it."""

    points: tuple[int, ...]
    held: tuple[int, ...]
    hand: tuple[str, ...]
    sign: str | None
    rounds_left: int


class Pebbles(Game[PebblesState, PebblesView]):
    """The game object."""

    meta = Meta(
        key="pebbles",
        title="Pebbles",
        rules_version=1,
        players=range(2, 5),
        options=(Option("rounds", (1, 2, 3), 2), switch("generous", default=False)),
        minutes=(5, 10),
        weight=1,
    )
    state_type = PebblesState

    def deal(self, seats: int, options: Options, chance: Chance) -> PebblesState:
        return PebblesState(
            seats=seats,
            options=options,
            chance=chance,
            hands=[[] for _ in range(seats)],
            points=[0] * seats,
            signs=[-1] * seats,
            left=int(options["rounds"]),
        )

    def opening(self, state: PebblesState) -> list[Event]:
        return [Event("begun", {"rounds": state.left})]

    def actors(self, state: PebblesState) -> tuple[Seat, ...]:
        if not state.left:
            return ()
        if state.turn >= 0:
            return (state.turn,)
        return tuple(seat for seat in range(state.seats) if state.signs[seat] < 0)

    def legal(self, state: PebblesState, seat: Seat) -> Sequence[Action]:
        if seat not in self.actors(state):
            return ()
        if state.turn < 0:
            return [("choose", sign) for sign in SIGNS]
        hand = state.hands[seat]
        found: list[Action] = [("draw",)] if len(hand) < FULL else []
        others = [other for other in range(state.seats) if other != seat]
        found += [("give", other, COLOURS[colour]) for other in others for colour in sorted(set(hand))]
        found += [("throw", *colours) for colours in self._throws(hand)]
        return [*found, ("pass",)]

    @staticmethod
    def _throws(hand: list[int]) -> list[tuple[str, ...]]:
        found = {
            tuple(COLOURS[colour] for colour in chosen)
            for count in range(1, len(hand) + 1)
            for chosen in combinations(sorted(hand), count)
        }
        return sorted(found, key=lambda colours: (len(colours), colours))

    def sealed(self, state: PebblesState) -> bool:
        return state.turn < 0 and bool(state.left)

    def question(self, state: PebblesState, seat: Seat) -> Question:
        legal = self.legal(state, seat)
        if not legal:
            raise IllegalAction("not-your-turn", seats=self.actors(state))
        if state.turn < 0:
            answers = tuple(Answer(action, Label("choose", {"sign": action[1]})) for action in legal)
            return Question(Label("choose"), answers, sealed=True)
        hand = sorted(state.hands[seat])
        found = [self._answer(action, hand) for action in legal]
        if ("draw",) not in legal:
            refusal = because(IllegalAction("hand-full", most=FULL))
            found.append(Answer(("draw",), Label("draw"), refusal=refusal))
        items = tuple(Label("pebble", {"colour": COLOURS[colour]}) for colour in hand)
        pick = Pick(Label("throw"), items, 1, len(items)) if items else None
        return Question(Label("turn", {"seat": seat}), tuple(found), pick=pick)

    @staticmethod
    def _answer(action: Action, hand: list[int]) -> Answer:
        if action[0] == "draw":
            return Answer(action, Label("draw"))
        if action[0] == "pass":
            return Answer(action, Label("pass"))
        if action[0] == "give":
            facts: Args = {"to_seat": action[1], "colour": action[2]}
            return Answer(
                action,
                Label("give", facts),
                path=(Label("give-to", {"to_seat": action[1]}),),
                kind="loss",
                confirm=Label("give", facts),
            )
        rest = [COLOURS[colour] for colour in hand]
        picked: list[int] = []
        for colour in action[1:]:
            picked.append(rest.index(str(colour)))
            rest[picked[-1]] = ""
        return Answer(action, Label("throw", {"colours": action[1:]}), picked=tuple(picked))

    def perform(self, state: PebblesState, seat: Seat, action: Action) -> list[Event]:
        if action[0] == "choose":
            return self._choose(state, seat, SIGNS.index(str(action[1])))
        happened = self._turn(state, seat, action)
        state.turn += 1
        if state.turn == state.seats:
            state.turn, state.left = -1, state.left - 1
            state.signs = [-1] * state.seats
            if not state.left:
                happened.append(Event("ended"))
        return happened

    def _choose(self, state: PebblesState, seat: Seat, sign: int) -> list[Event]:
        state.signs[seat] = sign
        happened = [Event("chosen", {"sign": SIGNS[sign]}, to=(seat,), reveals=False)]
        if min(state.signs) < 0:
            return happened
        for other, chosen in enumerate(state.signs):
            happened.append(Event("opened", {"seat": other, "sign": SIGNS[chosen]}, reveals=True))
            state.points[other] += state.signs.count(chosen) == 1
        state.turn = 0
        return happened

    def _turn(self, state: PebblesState, seat: Seat, action: Action) -> list[Event]:
        hand = state.hands[seat]
        if action[0] == "pass":
            return [Event("passed", {"seat": seat})]
        if action[0] == "draw":
            hand.append(state.chance.below(len(COLOURS)))
            return [Event("drew", {"seat": seat}), Event("found", {"colour": COLOURS[hand[-1]]}, to=(seat,))]
        for colour in action[1:] if action[0] == "throw" else action[2:]:
            hand.remove(COLOURS.index(str(colour)))
        if action[0] == "throw":
            return [Event("threw", {"seat": seat, "colours": tuple(action[1:])})]
        state.points[int(action[1])] += 2 if state.options["generous"] else 1
        return [Event("gave", {"seat": seat, "to_seat": action[1], "colour": action[2]})]

    def view(self, state: PebblesState, seat: Seat | None) -> PebblesView:
        sealed = self.sealed(state)
        waits = self.actors(state)
        return PebblesView(
            seats=state.seats,
            reader=seat,
            waits=() if sealed else waits,
            secret_waits=len(waits) if sealed else 0,
            points=tuple(state.points),
            held=tuple(len(hand) for hand in state.hands),
            hand=() if seat is None else tuple(COLOURS[colour] for colour in sorted(state.hands[seat])),
            sign=None if seat is None or state.signs[seat] < 0 else SIGNS[state.signs[seat]],
            outcome=self.outcome(state),
            rounds_left=state.left,
        )

    def outcome(self, state: PebblesState) -> Outcome | None:
        if state.left:
            return None
        hands = [sum(hand) + len(hand) for hand in state.hands]
        scores = tuple(mine + points for mine, points in zip(hands, state.points, strict=True))
        parts = tuple((("hand", mine), ("points", points)) for mine, points in zip(hands, state.points, strict=True))
        return Outcome(rank([(score,) for score in scores]), scores, parts)

    def clone(self, state: PebblesState) -> PebblesState:
        twin = copy(state)
        twin.chance = copy(state.chance)
        twin.hands = [hand[:] for hand in state.hands]
        twin.points = state.points[:]
        twin.signs = state.signs[:]
        return twin

    def determinize(self, state: PebblesState, seat: Seat | None, chance: Chance) -> PebblesState:
        twin = self.clone(state)
        twin.chance = chance
        for other in range(state.seats):
            if other != seat and state.left:
                twin.hands[other] = [chance.below(len(COLOURS)) for _ in state.hands[other]]
                if state.turn < 0 and state.signs[other] >= 0:
                    twin.signs[other] = chance.below(len(SIGNS))
        return twin


GAME = Pebbles()

__all__ = ["GAME", "PebblesState", "PebblesView"]
