"""A piece reaches a spot of the cabin: rewards of the chest, complete holds."""

from __future__ import annotations

from engine.core.event import Event, Seat
from engine.games.nereus import events
from engine.games.nereus.cabin import CHEST_SPOT, SPOTS, STORAGE_SPOT, complete, is_full, put
from engine.games.nereus.components import CHEST, GEM, HOLD_POINTS
from engine.games.nereus.model import NereusState
from engine.games.nereus.stock import discard_treasure, draw_treasure


def add_points(state: NereusState, seat: Seat, points: int) -> None:
    """Score points at once."""
    state.vp[seat] += points


def settle(state: NereusState, seat: Seat, kind: int, spot: int, out: list[Event]) -> None:
    """Put a piece to one of its places, with everything that follows at once."""
    state.cabins[seat] = put(state.cabins[seat], kind, spot)
    if state.last[0] == seat:
        state.filled = (*state.filled, spot)
    if spot == CHEST_SPOT:
        _pay_chest(state, seat, len(state.cabins[seat].chest) - 1, out)
    elif spot != STORAGE_SPOT and is_full(state.cabins[seat], SPOTS[spot].hold):
        _complete(state, seat, SPOTS[spot].hold, out)


def _pay_chest(state: NereusState, seat: Seat, space: int, out: list[Event]) -> None:
    reward = CHEST[space]
    state.gold[seat] += reward.gold
    add_points(state, seat, reward.points)
    if reward.gold or reward.points:
        out.append(events.chest_paid(seat, space, reward.gold, reward.points))
    for _ in range(reward.treasures):
        kind = draw_treasure(state, out)
        state.hand[kind] += 1
        out.append(events.chest_gave(seat, space, kind))


def _complete(state: NereusState, seat: Seat, hold: int, out: list[Event]) -> None:
    for kind in state.cabins[seat].holds[hold]:
        if kind != GEM:
            discard_treasure(state, kind)
    state.cabins[seat] = complete(state.cabins[seat], hold)
    add_points(state, seat, HOLD_POINTS[hold])
    out.append(events.hold_completed(seat, hold, HOLD_POINTS[hold]))
