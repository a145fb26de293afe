"""A tiny game for the tests of the core: seats may roll, pass, bid in secret, or stop.

`("roll",)` draws a die (reveals), `("wait",)` is an open decision, `("bid", n)` is sealed until all have bid in a
round of bidding that `("call",)` opens, `("stop",)` ends the match. After a wait a seat with "tired" must rest.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.event import Event, Seat
from engine.core.game import Game, State, View
from engine.core.meta import Meta
from engine.core.options import Options, switch
from engine.core.outcome import Outcome, rank
from engine.core.question import Answer, Label, Question

TURN: tuple[Action, ...] = (("roll",), ("wait",), ("call",), ("stop",))
BIDS: tuple[Action, ...] = (("bid", 1), ("bid", 2))


class ToyState(State, kw_only=True):
    """points of each seat, whose turn it is, the bids while they are sealed (0 = none), whether somebody rests."""

    points: list[int]
    turn: int = 0
    bids: list[int] | None = None
    resting: bool = False
    over: bool = False


class ToyView(View, frozen=True, kw_only=True):
    """Points, and the reader's own bid."""

    points: tuple[int, ...]
    bid: int


class Toy(Game[ToyState, ToyView]):
    """The game object."""

    meta = Meta(
        key="toy",
        title="Toy",
        rules_version=3,
        players=range(2, 4),
        options=(switch("tired", default=False), switch("third", default=False, seats=(3,))),
        minutes=(1, 2),
        weight=1,
    )
    state_type = ToyState

    def deal(self, seats: int, options: Options, chance: Chance) -> ToyState:
        return ToyState(seats=seats, options=options, chance=chance, points=[0] * seats)

    def actors(self, state: ToyState) -> tuple[Seat, ...]:
        if state.over:
            return ()
        if state.bids is not None:
            return tuple(seat for seat in range(state.seats) if not state.bids[seat])
        return (state.turn,)

    def legal(self, state: ToyState, seat: Seat) -> Sequence[Action]:
        if seat not in self.actors(state):
            return ()
        if state.resting:
            return (("rest",),)
        return TURN if state.bids is None else BIDS

    def sealed(self, state: ToyState) -> bool:
        return state.bids is not None

    def question(self, state: ToyState, seat: Seat) -> Question:
        answers = tuple(Answer(action, Label(str(action[0]))) for action in self.legal(state, seat))
        return Question(Label("toy"), answers, sealed=self.sealed(state))

    def perform(self, state: ToyState, seat: Seat, action: Action) -> list[Event]:
        if action[0] == "bid" and state.bids is not None:
            return self._bid(state, seat, int(action[1]), state.bids)
        told = [Event(str(action[0]), {"seat": seat})]
        if action[0] == "roll":
            state.points[seat] += 1 + state.chance.below(6)
        if action[0] == "call":
            state.bids = [0] * state.seats
        state.over = action[0] == "stop"
        if action[0] != "call":
            state.turn = (seat + 1) % state.seats
            state.resting = action[0] == "wait" and bool(state.options["tired"])
        return told

    def _bid(self, state: ToyState, seat: Seat, bid: int, bids: list[int]) -> list[Event]:
        bids[seat] = bid
        sealed = Event("bid", {"seat": seat, "points": bid}, to=(seat,), reveals=False)
        if not all(bids):
            return [sealed]
        state.bids = None
        state.points[bids.index(max(bids))] += 1
        return [sealed, Event("bids", {"points": tuple(bids)}, reveals=True)]

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        bids = state.bids or [0] * state.seats
        waits = () if self.sealed(state) else self.actors(state)
        return ToyView(
            seats=state.seats,
            reader=seat,
            waits=waits,
            secret_waits=0 if waits else len(self.actors(state)),
            points=tuple(state.points),
            bid=0 if seat is None else bids[seat],
        )

    def outcome(self, state: ToyState) -> Outcome | None:
        if not state.over:
            return None
        points = tuple(state.points)
        return Outcome(rank([(own,) for own in points]), points, tuple((("rolled", own),) for own in points))

    def clone(self, state: ToyState) -> ToyState:
        return msgspec.convert(msgspec.to_builtins(state), ToyState)

    def determinize(self, state: ToyState, seat: Seat | None, chance: Chance) -> ToyState:
        twin = self.clone(state)
        twin.chance = chance
        if twin.bids is not None:
            twin.bids = [bid and (bid if other == seat else 1 + chance.below(2)) for other, bid in enumerate(twin.bids)]
        return twin


GAME = Toy()
