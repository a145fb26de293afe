"""A table of Port Royal for tests: cards are laid by name, and the next card drawn is named."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.action import Action
from engine.core.chance import Fast, Scripted
from engine.core.errors import IllegalAction
from engine.core.event import Event
from engine.games.port_royal import GAME, display
from engine.games.port_royal.components import (
    CONTRACT_OF,
    COST,
    CUBES,
    FACE_OF,
    FACES,
    FIVE_PLAYER_EXPEDITION,
    GIVES,
    KIND,
    PERSON,
    POINTS,
    POWERS,
    deck,
)
from engine.games.port_royal.model import HARBOUR, REPEL, PortRoyalState
from engine.games.port_royal.scoring import breakdown


class Table:
    """A match whose start player is seat 0."""

    def __init__(self, seats: int = 3, seed: int = 1, **options: Any) -> None:
        self.state = GAME.setup(seats, options, Fast(at=seed))
        self.state.starter = self.state.active = self.state.turn = 0

    # --- laying out

    def give(self, seat: int, *names: str) -> Table:
        """Put persons and expeditions out of the draw pile into a display."""
        for name in names:
            face = self._out_of_pile(name)
            display.add(self.state, seat, face)
            self.state.points[seat] += POINTS[face]
        return self

    def coins(self, *coins: int) -> Table:
        """Give each seat as many coins as named, out of the pile or back into it."""
        for seat, wanted in enumerate(coins):
            missing = wanted - self.state.coins[seat]
            self.state.coins[seat] += missing
            self.state.held[-1][seat] += missing
            self.state.pile -= missing
        return self

    def open(self, *names: str) -> Table:
        """Put expeditions out of the draw pile on the table."""
        self.state.expeditions += [self._out_of_pile(name) for name in names]
        return self

    def contracts(self, *names: str) -> Table:
        """Make these the open contracts."""
        self.state.contracts = [CONTRACT_OF[name] for name in names]
        self.state.completed = [[] for _ in names]
        self.state.parked = [[0] * self.state.seats for _ in names]
        self.state.cubes = [CUBES] * self.state.seats
        return self

    def discard(self, *names: str) -> Table:
        """Move these from the draw pile to the discard pile."""
        self.state.discard += [self._out_of_pile(name) for name in names]
        return self

    def hoard(self, seat: int, leaving: int = 0) -> Table:
        """Make all but `leaving` cards of the draw pile coins of a seat."""
        coins = self.state.pile - leaving
        self.state.coins[seat] += coins
        self.state.held[-1][seat] += coins
        self.state.pile = leaving
        return self

    def hide_pile(self) -> Table:
        """Take the draw pile out of the match, so that the next card needs a shuffle; cards are then missing."""
        del self.state.unseen[-1][len(self.state.unseen[-1]) - self.state.pile :]
        self.state.pile = 0
        return self

    def _out_of_pile(self, name: str) -> int:
        face = FACE_OF[name]
        self.state.unseen[-1].remove(face)
        self.state.pile -= 1
        return face

    # --- playing

    def do(self, *action: str | int, seat: int | None = None) -> list[Event]:
        """The seat that the match waits for acts."""
        return GAME.apply(self.state, self.state.turn if seat is None else seat, action)

    def draw(self, *names: str) -> list[Event]:
        """The active player draws these cards."""
        told: list[Event] = []
        for name in names:
            keep = self.state.chance
            pile = self.state.unseen[-1] if self.state.pile else self.state.discard
            self.state.chance = Scripted(script=[pile.index(FACE_OF[name]), *[0] * 100])
            try:
                told += self.do("draw")
            finally:
                self.state.chance = keep
        return told

    # --- looking

    @property
    def legal(self) -> list[Action]:
        """What the seat that the match waits for may do."""
        return list(GAME.legal(self.state, self.state.turn))

    def takeable(self) -> list[str]:
        """The cards that may be taken now."""
        return [str(action[1]) for action in self.legal if action[0] == "take"]

    def refused(self, *action: str | int) -> str:
        """The code with which the action is refused now."""
        try:
            self.do(*action)
        except IllegalAction as error:
            return error.code
        raise AssertionError(f"{action} was allowed")

    def display(self, seat: int) -> list[str]:
        """The cards before a seat."""
        return [FACES[face].id for face in self.state.displays[seat]]

    def discarded(self) -> Counter[str]:
        """The discard pile."""
        return Counter(FACES[face].id for face in self.state.discard)


def told(happened: list[Event], key: str) -> list[dict[str, Any]]:
    """The facts of every event with this key."""
    return [dict(event.args) for event in happened if event.key == key]


def check(state: PortRoyalState) -> None:
    """Every card is in exactly one place, and every sum agrees with the cards it is the sum of."""
    places = Counter[int](state.discard)
    for pile in (*state.unseen, *state.displays, *state.fleets, state.expeditions):
        places.update(pile)
    places.update(state.harbour)
    assert state.harbour == [card for card, fate in zip(state.drawn, state.fates, strict=True) if fate == HARBOUR]
    if state.step == REPEL:
        places[state.drawn[-1]] += 1
    whole = Counter(deck(expansion=state.options["expansion"] != "base"))
    if state.seats == 5:
        whole[FIVE_PLAYER_EXPEDITION] += 1
    assert places == whole

    assert len(state.unseen) == len(state.held)
    for index, (unseen, row) in enumerate(zip(state.unseen, state.held, strict=True)):
        last = index == len(state.unseen) - 1
        assert len(unseen) == sum(row) + (state.pile if last else 0)
        assert min(row) >= 0
        assert unseen or last
    assert state.pile >= 0
    for seat in range(state.seats):
        assert state.coins[seat] == sum(row[seat] for row in state.held)
        sums = [0] * POWERS
        for face in state.displays[seat]:
            for power, amount in GIVES[face]:
                sums[power] += amount
        assert state.powers[seat] == sums
        assert sum(points for _, points in breakdown(state, seat)) == state.points[seat]
        completed = sum(seat in seats for seats in state.completed)
        bound = sum(bool(row[seat]) for row in state.parked)
        if state.contracts:
            assert completed + bound + state.cubes[seat] == 3
        assert breakdown(state, seat)[2][1] == sum(
            int(points) for points in str(state.options["contract_vp"]).split("-")[:completed]
        )
        assert not any(KIND[face] == PERSON and not COST[face] for face in state.displays[seat])
