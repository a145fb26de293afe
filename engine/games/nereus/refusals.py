"""Why an action is refused, as exactly as the rules can say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.event import Seat
from engine.games.nereus.board import NUMBER, RAYS, WAYS, neighbours, routes
from engine.games.nereus.cabin import (
    CHEST_SPOT,
    SPACE_COLOURS,
    SPOT,
    SPOTS,
    STORAGE_SPOT,
    movable,
    places,
    storage_room,
)
from engine.games.nereus.components import (
    CAPTAIN,
    COLOURS,
    CREW,
    ENHANCED,
    EXPLORER,
    GEM,
    GOLD_ACTION,
    KINDS,
    PILOT,
    SCIENCE,
    START,
    TURN_CARDS,
)
from engine.games.nereus.model import (
    AFTER,
    ASK_DROP,
    ASK_ROW,
    ASK_TAKE,
    BASIC,
    BEFORE,
    CORNER,
    DECIDE,
    KEEP,
    TURN,
    NereusState,
)
from engine.games.nereus.model import CREW as CREW_PHASE
from engine.games.nereus.phases import crew

_NOW: Final[dict[str, Callable[[NereusState], bool]]] = {
    "corner": lambda state: state.phase == CORNER,
    "keep": lambda state: state.phase == KEEP,
    "crew": lambda state: state.phase == CREW_PHASE,
    "take": lambda state: state.ask == ASK_TAKE,
    "row": lambda state: state.ask == ASK_ROW,
    "drop": lambda state: state.ask == ASK_DROP,
    "extra": lambda state: state.phase == TURN and state.stage == DECIDE and not state.ask,
    "decline": lambda state: state.phase == TURN and state.stage == DECIDE and not state.ask,
    **{
        verb: (lambda state: state.phase == TURN and not state.ask)
        for verb in (
            *("space", "basic", "gold", "enhanced", "sail", "fetch", "shift", "stow", "stow-all"),
            *("gem", "exchange", "sell", "science", "end"),
        )
    },
}
"""When each kind of action has its place."""


_TURN_ONLY: Final = {"space", "basic", "gold", "enhanced", "sail", "fetch", "shift", "science", "end"}
"""What has to wait until an additional turn is taken."""
_LENGTHS: Final[dict[str, tuple[int, ...]]] = {
    **dict.fromkeys(("corner", "crew", "space", "gem", "exchange", "sell", "science", "row", "drop", "extra"), (2,)),
    **dict.fromkeys(("fetch", "stow", "take"), (3,)),
    **dict.fromkeys(("keep", "sail", "shift"), (4,)),
    **dict.fromkeys(("enhanced", "stow-all", "decline", "end"), (1,)),
    **dict.fromkeys(("basic", "gold"), (1, 2)),
}
"""How long each kind of action is."""


def explain(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    """The rule that forbids a well-formed action of an actor."""
    verb = action[0]
    if not isinstance(verb, str) or verb not in _NOW or len(action) not in _LENGTHS[verb]:
        return IllegalAction("unknown-action")
    if state.ask and not _NOW[verb](state):
        return IllegalAction("answer-first")
    if not _NOW[verb](state):
        return IllegalAction("other-phase")
    if state.phase == TURN and state.stage == DECIDE and verb in _TURN_ONLY:
        return IllegalAction("take-turn-first")
    found = _EXPLAIN[verb](state, seat, action) if verb in _EXPLAIN else None
    return found or IllegalAction("not-possible-now")


def _cell(state: NereusState, action: Action) -> int | None:
    return NUMBER[state.side].get(str(action[1]))


def _corner(state: NereusState, _seat: Seat, action: Action) -> IllegalAction:
    if (cell := _cell(state, action)) is None or action[1] not in START[state.side]:
        return IllegalAction("not-a-corner")
    return IllegalAction("corner-taken", seat=state.ships.index(cell)) if cell in state.ships else _malformed()


def _malformed() -> IllegalAction:
    return IllegalAction("unknown-action")


def _keep(state: NereusState, _seat: Seat, _action: Action) -> IllegalAction:
    return IllegalAction("keep-three")


def _crew_block(state: NereusState, action: Action) -> IllegalAction | None:
    """What forbids any crew action at this stage of the turn."""
    if state.stage == BEFORE:
        return IllegalAction("place-first")
    if state.stage == AFTER:
        return IllegalAction("block-over")
    fits = {"sail": (CAPTAIN, PILOT), "fetch": (EXPLORER,), "shift": (CREW.index("boatswain"),)}
    if state.crew not in fits.get(str(action[0]), (state.crew,)):
        return IllegalAction("other-crew", crew=CREW[state.crew])
    if action[0] in ("sail", "fetch") and state.done & BASIC:
        return IllegalAction("basic-done", crew=CREW[state.crew])
    return None


def _sail(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    if (why := _crew_block(state, action)) is not None:
        return why
    cell = _cell(state, action)
    if cell is None:
        return IllegalAction("no-such-cell")
    others = crew.ships_at(state, seat)
    start = state.ships[seat]
    if cell in others:
        return IllegalAction("ship-there", cell=str(action[1]))
    if cell == start:
        return IllegalAction("already-there")
    if any(trip[1] == action[1] for trip in crew.sails(state)):
        return IllegalAction("other-price", cell=str(action[1]))
    deed = crew.space_deed(state)
    if state.crew == CAPTAIN:
        reach = (
            deed.steps + (ENHANCED[CAPTAIN].steps if crew.is_enhanced(state) else 0) + len(GOLD_ACTION[CAPTAIN].extra)
        )
        rays = [RAYS[state.side][start][direction] for direction in WAYS[deed.way]]
        if not any(cell in ray for ray in rays):
            return IllegalAction("not-in-line", way=f"way-{deed.way}")
        if not any(cell in ray[:reach] for ray in rays):
            return IllegalAction("too-far", steps=reach)
    elif not any(route.to == cell for route in routes(state.side, start, deed.steps)):
        return IllegalAction("too-far", steps=deed.steps)
    return IllegalAction("trip-too-dear", have=state.gold[seat])


def _fetch(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    if (why := _crew_block(state, action)) is not None:
        return why
    cell = _cell(state, action)
    if cell is None or action[2] not in COLOURS:
        return IllegalAction("no-such-cell") if cell is None else _malformed()
    if cell not in neighbours(state.side, state.ships[seat]):
        return IllegalAction("not-beside-ship", cell=str(action[1]))
    if COLOURS.index(str(action[2])) not in state.cells[cell]:
        return IllegalAction("not-lying-there", cell=str(action[1]), treasure=str(action[2]))
    return IllegalAction("other-colour", treasures=crew.raft_colours(state))


def _put(state: NereusState, seat: Seat, kind: int, spot_id: str | int) -> IllegalAction | None:
    """Why a piece does not fit a spot, or None if it does."""
    spot = SPOT.get(str(spot_id))
    if spot is None:
        return _malformed()
    cabin = state.cabins[seat]
    if spot in places(cabin)[kind]:
        return None
    if spot == CHEST_SPOT:
        if len(cabin.chest) == GEM:
            return IllegalAction("chest-full")
        return IllegalAction("chest-order", treasure=COLOURS[len(cabin.chest)])
    if spot == STORAGE_SPOT:
        return IllegalAction("storage-full", treasure=KINDS[kind])
    hold = SPOTS[spot].hold
    if cabin.done >> hold & 1:
        return IllegalAction("hold-done", crew=CREW[hold])
    if -1 not in cabin.holds[hold]:
        return _malformed()
    if SPOTS[spot].colour < 0:
        return IllegalAction(f"hold-{'different' if hold == CREW.index('purser') else 'same'}", crew=CREW[hold])
    if kind not in (SPOTS[spot].colour, GEM):
        wanted = tuple(COLOURS[colour] for colour in SPACE_COLOURS[hold])
        return IllegalAction("hold-wants", crew=CREW[hold], treasures=wanted)
    return IllegalAction("space-full", crew=CREW[hold], treasure=COLOURS[SPOTS[spot].colour])


def _stow(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    if action[1] not in COLOURS:
        return _malformed()
    kind = COLOURS.index(str(action[1]))
    if not state.hand[kind]:
        return IllegalAction("not-in-hand", treasure=str(action[1]))
    return _put(state, seat, kind, action[2]) or _malformed()


def _stow_all(state: NereusState, seat: Seat, _action: Action) -> IllegalAction:
    if sum(state.hand) < 2:
        return IllegalAction("too-few-in-hand")
    full = next(
        kind
        for kind in range(GEM)
        if state.hand[kind] and state.hand[kind & ~1] + state.hand[kind | 1] > storage_room(state.cabins[seat], kind)
    )
    return IllegalAction("storage-full", treasure=COLOURS[full])


def _shift(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    if (why := _crew_block(state, action)) is not None:
        return why
    if not state.moves:
        return IllegalAction("no-moves-left")
    if action[1] not in KINDS or action[2] not in SPOT:
        return _malformed()
    kind, source = KINDS.index(str(action[1])), SPOT[str(action[2])]
    if source == CHEST_SPOT:
        return IllegalAction("chest-stays")
    if source == STORAGE_SPOT and kind == GEM:
        return IllegalAction("gems-move-free")
    if (kind, source) not in movable(state.cabins[seat]):
        return IllegalAction("not-lying-in-cabin", treasure=str(action[1]))
    return _put(state, seat, kind, action[3]) or IllegalAction("already-there")


def _gem(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    if not state.cabins[seat].gems:
        return IllegalAction("not-stored", treasure=KINDS[GEM])
    return _put(state, seat, GEM, action[1]) or IllegalAction("already-there")


def _exchange(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    if action[1] not in COLOURS:
        return _malformed()
    if state.cabins[seat].storage[COLOURS.index(str(action[1]))] < 2:
        return IllegalAction("needs-pair", treasure=str(action[1]))
    return IllegalAction("gem-spaces-full")


def _sell(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    return IllegalAction("not-stored", treasure=str(action[1])) if action[1] in KINDS else _malformed()


def _science(_state: NereusState, _seat: Seat, action: Action) -> IllegalAction:
    if action[1] not in SCIENCE:
        return _malformed()
    if SCIENCE.index(str(action[1])) not in TURN_CARDS:
        return IllegalAction("counts-at-end", card=str(action[1]))
    return IllegalAction("card-not-in-hand", card=str(action[1]))


def _drop(_state: NereusState, _seat: Seat, action: Action) -> IllegalAction:
    return IllegalAction("card-not-in-hand", card=str(action[1])) if action[1] in SCIENCE else _malformed()


def _take(state: NereusState, _seat: Seat, action: Action) -> IllegalAction:
    cell = _cell(state, action)
    if cell is None or action[2] not in COLOURS:
        return IllegalAction("no-such-cell") if cell is None else _malformed()
    return IllegalAction("not-lying-there", cell=str(action[1]), treasure=str(action[2]))


def _row(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    cell = _cell(state, action)
    if cell is None:
        return IllegalAction("no-such-cell")
    if cell in crew.ships_at(state, seat):
        return IllegalAction("ship-there", cell=str(action[1]))
    return IllegalAction("too-far", steps=1)


def _extra(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    if action[1] in CREW:
        return IllegalAction("crew-played", crew=str(action[1]))
    return _malformed()


def _space(state: NereusState, _seat: Seat, action: Action) -> IllegalAction:
    if state.stage != BEFORE:
        return IllegalAction("marker-placed")
    return IllegalAction("no-such-space", crew=CREW[state.crew])


def _step(state: NereusState, _seat: Seat, action: Action) -> IllegalAction | None:
    return _crew_block(state, action)


_EXPLAIN: Final[dict[str, Callable[[NereusState, Seat, Action], IllegalAction | None]]] = {
    "corner": _corner,
    "keep": _keep,
    "extra": _extra,
    "space": _space,
    "basic": _step,
    "gold": _step,
    "enhanced": _step,
    "sail": _sail,
    "fetch": _fetch,
    "shift": _shift,
    "stow": _stow,
    "stow-all": _stow_all,
    "gem": _gem,
    "exchange": _exchange,
    "sell": _sell,
    "science": _science,
    "drop": _drop,
    "take": _take,
    "row": _row,
}
