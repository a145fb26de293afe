"""How a decent player thinks about Port Royal: what a card is worth, and when a harbour is good enough."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final, NamedTuple

from engine.core.action import Action
from engine.core.chance import Source
from engine.core.event import Seat
from engine.core.linear import LEAST_WEIGHT, LinearBrain, load_weights
from engine.games.port_royal import GAME, contracts, display
from engine.games.port_royal.actions import CLAIM_OF, DONE, DRAW, KEEP, REPEL, STOP
from engine.games.port_royal.components import (
    COINS,
    COLOUR,
    CONTRACTS,
    COST,
    END_POINTS,
    EVENT_CONTRACT,
    FACE_OF,
    FACES,
    GIVES,
    GOVERNOR,
    JACK,
    JESTER,
    KIND,
    MADEMOISELLE,
    PERSON,
    POINTS,
    SHIP,
    SWORDS,
    TAKES,
    TAXED_FROM,
    TRADER_OF,
)
from engine.games.port_royal.model import DISCOVER, GIFT, OVER, PortRoyalState
from engine.games.port_royal.model import REPEL as REPEL_STEP
from engine.games.port_royal.phases import discover, expeditions, trade

_POWERS: Final = (
    "captain",
    "priest",
    "settler",
    "jack",
    "swords",
    "mademoiselle",
    "jester",
    "admiral",
    "governor",
    "gunner",
    "vice-admiral",
    "trader",
    "clerk",
)
"""Those that weigh something, in the order of their indices in `components`; the rest sum up others."""
_SHIPS: Final = tuple(index for index, face in enumerate(FACES) if face.kind == SHIP)
_NEEDS: Final = tuple(sum(face.needs) for face in FACES)


@cache
def _of_new_colour(colours: int) -> frozenset[int]:
    """The ships of a colour that is not in this mask."""
    return frozenset(face for face in _SHIPS if not colours >> COLOUR[face] & 1)


def _plain_worth(face: int, worths: Worths) -> float:
    """What a ship or person adds to the log-odds of somebody who owns nothing that goes with it."""
    if KIND[face] == SHIP:
        return worths.coin * COINS[face]
    if KIND[face] != PERSON:
        return 0.0
    powers = sum(worths.powers[power] * amount for power, amount in GIVES[face] if power < len(_POWERS))
    return worths.point * POINTS[face] - worths.coin * COST[face] + powers


def _progress(state: PortRoyalState) -> float:
    return min(1.0, max(state.points) / END_POINTS)


def _voyage(state: PortRoyalState, powers: Sequence[int]) -> float:
    """How near these powers are to the best open expedition: its points, by the share of its crew that is there."""
    best = 0.0
    for face in state.expeditions:
        there = sum([min(have, want) for have, want in zip(powers, FACES[face].needs, strict=False)]) + powers[JACK]
        near = POINTS[face] * min(1.0, there / _NEEDS[face])
        if near > best:
            best = near
    return best


class Worths(NamedTuple):
    """What adds how much to the log-odds: a point, a coin, a point's worth of an expedition's crew, each power."""

    point: float
    coin: float
    voyage: float
    powers: list[float]


class PortRoyalBrain(LinearBrain[PortRoyalState]):
    """The brain object."""

    game = GAME
    playouts = 480
    gentle_noise = 22
    names: ClassVar = ("coins", "coins-late", "voyage", "to-come", *_POWERS)

    def __init__(self, weights: dict[str, float], rule: dict[str, float]) -> None:
        super().__init__(weights, rule)
        self._by_points = [self._worths(points / END_POINTS) for points in range(END_POINTS + 1)]
        """By the points of the leader."""
        self._offers: dict[tuple[int, int], tuple[float, ...]] = {}

    # --- what a position is worth

    def progress(self, state: PortRoyalState) -> float:
        return _progress(state)

    def standing(self, state: PortRoyalState) -> Sequence[int]:
        return state.points

    def features(self, state: PortRoyalState, seat: Seat) -> Sequence[float]:
        late = _progress(state)
        early = 1 - late
        coins = state.coins[seat]
        powers = state.powers[seat]
        done = (state.active - state.starter) % state.seats
        return [
            coins * early,
            coins * late,
            _voyage(state, powers),
            (seat - state.starter) % state.seats >= done,
            *[power * early for power in powers[: len(_POWERS)]],
        ]

    def _worths(self, late: float) -> Worths:
        """What things add to the log-odds when so much of the match is over, 0 to 1."""
        early, coin_late, voyage, _, *powers = self._further
        return Worths(
            point=max(LEAST_WEIGHT, self._now + self._late * late),
            coin=max(0.01, early * (1 - late) + coin_late * late),
            voyage=voyage,
            powers=[power * (1 - late) for power in powers],
        )

    # --- the rule of thumb

    def policy(self, state: PortRoyalState, seat: Seat, legal: Sequence[Action], chance: Source) -> Action:
        step = state.step
        if step == GIFT:
            return min(legal, key=lambda action: (state.points[int(action[1])], state.coins[int(action[1])]))
        if legal[-1][0] == "expedition" or (step not in (DISCOVER, REPEL_STEP) and state.expeditions):
            claims = [action for action in legal if action[0] == "expedition"]
            best = max(claims, key=lambda action: self._claim(state, seat, action), default=None)
            if best is not None and self._claim(state, seat, best) > 0:
                return best
        if step == DISCOVER:
            return self._discover(state, seat, legal)
        if step == REPEL_STEP:
            return self._repel(state, seat, legal)
        values = [(self._take(state, seat, action), action) for action in legal if action[0] in ("take", "decline")]
        value, action = max(values, default=(0.0, DONE))
        return action if value >= 0 else DONE

    def _claim(self, state: PortRoyalState, seat: Seat, action: Action) -> float:
        """What fulfilling the expedition like this adds to the log-odds."""
        point, coin, voyage, powers = self._by_points[min(END_POINTS, max(state.points))]
        face, chosen = CLAIM_OF[action]
        points = POINTS[face]
        lost = 0.0
        for person in chosen.cards:
            points -= POINTS[person]
            lost += sum(powers[power] * amount for power, amount in GIVES[person] if power < len(_POWERS))
        return point * points + coin * COINS[face] - lost - voyage * POINTS[face]

    def _take(self, state: PortRoyalState, seat: Seat, action: Action) -> float:
        """What taking or declining this card adds to the log-odds."""
        face = FACE_OF[str(action[1])]
        worths = self._by_points[min(END_POINTS, max(state.points))]
        coin = worths.coin
        fee = coin * display.fee(state, seat) * (1 + 1 / (state.seats - 1))
        if action[0] == "decline":
            contract = EVENT_CONTRACT[contracts.DECLINED_COLOUR[COLOUR[face]]]
            slot = state.contracts.index(contract)
            steps = CONTRACTS[contract].counts - state.parked[slot][seat]
            return (coin * contracts.reward(state, slot) + 0.7 * worths.point) / steps - fee
        value = self._worth(state, seat, face, worths) - fee
        if state.contracts and KIND[face] == PERSON:
            value += self._contract(state, seat, face, worths)
        return value

    def _worth(
        self,
        state: PortRoyalState,
        seat: Seat,
        face: int,
        worths: Worths,
    ) -> float:
        """What a ship or a person, paid for, adds to the log-odds."""
        mine = state.powers[seat]
        value = _plain_worth(face, worths)
        if KIND[face] == SHIP:
            return value + worths.coin * mine[TRADER_OF + COLOUR[face]]
        value += worths.coin * min(COST[face], mine[MADEMOISELLE])
        power = GIVES[face][0][0]
        if power <= JACK and state.expeditions:
            then = mine[: JACK + 1]
            then[power] += 1
            value += worths.voyage * (_voyage(state, then) - _voyage(state, mine))
        return value

    def _contract(
        self,
        state: PortRoyalState,
        seat: Seat,
        face: int,
        worths: Worths,
    ) -> float:
        """What the contracts completed by hiring this person add."""
        if not state.cubes[seat]:
            return 0.0
        gives = dict(GIVES[face])
        mine = state.powers[seat]
        value = 0.0
        for slot, contract in enumerate(state.contracts):
            holds = CONTRACTS[contract].holds
            if (
                holds
                and seat not in state.completed[slot]
                and all(mine[power] + gives.get(power, 0) >= amount for power, amount in holds)
            ):
                value += worths.coin * contracts.reward(state, slot) + 0.7 * worths.point
        return value

    def _discover(self, state: PortRoyalState, seat: Seat, legal: Sequence[Action]) -> Action:
        """Draw while the next card is expected to bring more than it puts at risk."""
        if STOP not in legal or DRAW not in legal:
            return legal[0]
        cards = state.unseen[-1] if state.pile else state.discard
        if not state.harbour:
            return DRAW
        if not cards:
            return STOP
        mine = state.powers[seat]
        purse = state.coins[seat] + mine[MADEMOISELLE]
        worths = self._by_points[min(END_POINTS, max(state.points))]
        lying = sorted(
            [
                max(0.0, self._worth(state, seat, face, worths)) if COST[face] <= purse else 0.0
                for face in state.harbour
            ],
            reverse=True,
        )
        ships = [COLOUR[face] for face in state.harbour if KIND[face] == SHIP]
        takes = TAKES.get(len(ships), 1)
        more = TAKES.get(len(ships) + 1, 1) - takes
        takes += mine[GOVERNOR]
        now = sum(lying[:takes])
        least = lying[takes - 1] if len(lying) >= takes else 0.0
        mask = sum([1 << colour for colour in ships])
        busts = sum(map(discover.busting_ships(mask, mine[SWORDS]).__contains__, cards))
        gain = sum([value - least for value in map(self._offered(state, purse).__getitem__, cards) if value > least])
        if more:  # a ship of a new colour opens another take
            gain += sum(map(_of_new_colour(mask).__contains__, cards)) * (least + sum(lying[takes : takes + more]))
        return DRAW if gain > busts * (now + least) else STOP

    def _offered(self, state: PortRoyalState, purse: int) -> tuple[float, ...]:
        """By face, what a card still to be drawn is worth to somebody without persons who can pay so much."""
        points = min(END_POINTS, max(state.points))
        key = (points, min(purse, TAXED_FROM))
        found = self._offers.get(key)
        if found is None:
            worths = self._by_points[points]
            found = tuple(_plain_worth(face, worths) if COST[face] <= purse else 0.0 for face in range(len(FACES)))
            self._offers[key] = found
        return found

    def _repel(self, state: PortRoyalState, seat: Seat, legal: Sequence[Action]) -> Action:
        """Repel what would end the turn; let in what is worth taking or opens another take."""
        face = state.drawn[-1]
        if KEEP not in legal or discover.twin_in_harbour(state, face) is not None:
            return REPEL
        colours = discover.ship_colours(state)
        if TAKES.get(colours + 1, 1) > TAKES.get(colours, 1):
            return KEEP
        worths = self._by_points[min(END_POINTS, max(state.points))]
        best = max((self._worth(state, seat, other, worths) for other in state.harbour), default=0.0)
        return KEEP if self._worth(state, seat, face, worths) > best or colours == 2 else REPEL

    # --- what to think about

    def blunder(self, state: PortRoyalState, seat: Seat, action: Action) -> str | None:
        coins = state.coins[seat]
        if action == STOP and not state.harbour and coins < TAXED_FROM and discover.can_draw(state):
            return "stop-empty"
        if (
            action == KEEP
            and not state.powers[seat][JESTER]
            and not state.contracts
            and discover.twin_in_harbour(state, state.drawn[-1]) is not None
        ):
            return "keep-bust"
        if action == DONE and state.takes:
            fee = display.fee(state, seat)
            for face in state.harbour:
                if KIND[face] == SHIP and 2 * fee < trade.income(state, seat, face) < TAXED_FROM - coins + fee:
                    return "free-ship-left"
        if action == DONE and seat == state.active and state.ending:
            for claim in expeditions.claims(state):
                face, chosen = CLAIM_OF[claim]
                if POINTS[face] > sum(POINTS[person] for person in chosen.cards):
                    return "expedition-left"
        return None

    def theme(self, state: PortRoyalState, seat: Seat, best: Action, other: Action) -> str:
        """`bold`: one card too many; `timid`: stopped too soon; `ships`: which ship to repel; `expedition`; `left`:
        nothing was taken, or too much; `cards`: which card to take."""
        kinds = {str(best[0]), str(other[0])}
        if kinds <= {"draw", "stop"}:
            return "bold" if best == STOP else "timid"
        if kinds <= {"repel", "keep"}:
            return "ships"
        if "expedition" in kinds:
            return "expedition"
        return "left" if "done" in kinds else "cards"

    def sane(self, state: PortRoyalState, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        """Without blunders, and of the ways to fulfil an expedition only the first, which takes the fewest jacks."""
        seen: set[object] = set()
        found: list[Action] = []
        for action in super().sane(state, seat, legal):
            if action[0] == "expedition":
                if action[1] in seen:
                    continue
                seen.add(action[1])
            found.append(action)
        return found

    def clock(self, state: PortRoyalState) -> int:
        """Turns done."""
        turns = (state.round - 1) * state.seats + (state.active - state.starter) % state.seats
        return turns + state.seats if state.step == OVER else turns

    def horizon(self, state: PortRoyalState) -> int:
        """A full round: everybody has been active as often as the others."""
        return self.clock(state) + state.seats

    def matters(self, state: PortRoyalState, seat: Seat) -> bool:
        return state.step != GIFT


BRAIN = PortRoyalBrain(*load_weights(__package__ or ""))
