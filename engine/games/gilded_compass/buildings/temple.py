"""The Hidden Temple: the right pair of dice claims a face-down Magical Item."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.action import Action
from engine.core.chance import draw_kind
from engine.core.errors import IllegalAction
from engine.core.event import Event, Seat
from engine.games.gilded_compass import actions, components, events
from engine.games.gilded_compass.buildings.landing import Laid, Landing, Prize
from engine.games.gilded_compass.components import BACK_DICE, BACKS, ITEMS, TEMPLE_TILES
from engine.games.gilded_compass.dice import shown_pair
from engine.games.gilded_compass.model import NEUTRAL, NOBODY, CompassState

ID: Final = components.TEMPLE
_PRIZE: Final = Prize("item", 1, 1)

_ACTION: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple((verb, ID, tile + 1) for tile in range(max(TEMPLE_TILES.values()))) for verb in actions.PLACE
)


def set_up(state: CompassState) -> None:
    """Lay out tiles. Only their backs are drawn; which items they are is drawn when somebody looks."""
    state.temple = []
    unseen = [sum(items) for items in state.item_bag]
    for _ in range(TEMPLE_TILES[state.seats]):
        state.temple.append((draw_kind(state.chance, unseen), NOBODY))


def placements(state: CompassState, owner: int, dice: Sequence[int], mask: int) -> Sequence[Action]:
    """The pair shown on the back of a tile without dice."""
    table = _ACTION[owner == NEUTRAL]
    found: list[Action] = []
    for at, (back, keeper) in enumerate(state.temple):
        if keeper == NOBODY:
            low, high = BACK_DICE[back]
            if dice[low - 1] and dice[high - 1]:
                found.append(table[at])
    return found


def refused(state: CompassState, owner: int, dice: Sequence[int]) -> list[tuple[Action, IllegalAction]]:
    """Tiles with dice on them, tiles that need another pair."""
    found: list[tuple[Action, IllegalAction]] = []
    for at, (back, keeper) in enumerate(state.temple):
        action = _ACTION[owner == NEUTRAL][at]
        low, high = BACK_DICE[back]
        if keeper != NOBODY:
            found.append((action, IllegalAction("item-claimed", tile=at + 1)))
        elif not (dice[low - 1] and dice[high - 1]):
            found.append((action, IllegalAction("needs-dice", building=ID, dice=shown_pair((low, high)))))
    return found


def landing(state: CompassState, owner: int, action: Action) -> Landing:
    """The tile, which nobody can take away again."""
    tile = actions.numbers(action)[0]
    dice = BACK_DICE[state.temple[tile - 1][0]]
    return Landing(building=ID, owner=owner, dice=dice, lying=dice, places=(tile,), prize=_PRIZE)


def place(state: CompassState, seat: Seat, owner: int, action: Action, told: list[Event]) -> Laid:
    """Claim the tile."""
    tile = actions.numbers(action)[0]
    back, _ = state.temple[tile - 1]
    state.temple[tile - 1] = (back, owner)
    told.append(events.item_claimed(seat, owner, tile, BACK_DICE[back]))
    return Laid(BACK_DICE[back], BACK_DICE[back])


def begin(state: CompassState, told: list[Event]) -> None:
    """Nothing to rank."""


def go_on(state: CompassState, told: list[Event]) -> bool:
    """Claimed tiles go secretly to their owners, unclaimed ones are turned up and discarded.

    What neutral dice claimed goes back unseen: nothing was drawn for it, so there is nothing to do.
    """
    found: dict[int, list[str]] = {}
    left: list[str] = []
    for back, owner in state.temple:
        if owner == NEUTRAL:
            told.append(events.neutral_item(BACKS[back]))
            continue
        item = draw_kind(state.chance, state.item_bag[back])
        tile = back * len(ITEMS) + item
        if owner == NOBODY:
            state.items_out.append(tile)
            left.append(ITEMS[item])
        else:
            state.own_items[owner].append(tile)
            found.setdefault(owner, []).append(ITEMS[item])
    for owner, items in sorted(found.items()):
        told.extend(events.secretly(owner, "items-gained", "items", items))
    if left:
        told.append(events.left_lying("items-left", left))
    state.temple = []
    return True
