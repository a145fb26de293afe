"""Why an action is refused, as exactly as the rules can say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.event import Args, Seat
from engine.games.nereus.board import NUMBER
from engine.games.nereus.cabin import (
    CHEST_SPOT,
    SPACE_COLOURS,
    SPOT,
    SPOTS,
    STORAGE_SPOT,
    Cabin,
    movable,
    overflow,
    why_not,
    why_not_exchange,
)
from engine.games.nereus.components import (
    BOATSWAIN,
    CAPTAIN,
    COLOURS,
    CREW,
    EXPLORER,
    GEM,
    KINDS,
    SCIENCE,
    SPACES,
    START,
    TURN_CARDS,
)
from engine.games.nereus.model import (
    AFTER,
    ASK_DROP,
    ASK_ROW,
    ASK_TAKE,
    BEFORE,
    CORNER,
    DECIDE,
    KEEP,
    TURN,
    NereusState,
)
from engine.games.nereus.model import CREW as CREW_PHASE
from engine.games.nereus.phases import crew, sailing, turn

_TURN_ONLY: Final = (
    "space",
    "act",
    "sail-from",
    "fetch-from",
    "basic",
    "gold",
    "enhanced",
    "sail",
    "fetch",
    "shift",
    "science",
    "end",
)
"""What has to wait until an additional turn is taken."""

_ASIDE: Final = ("stow", "stow-all", "stow-most", "gem", "exchange", "sell")
"""What has its place beside the actions of a turn, and while it is asked whether to take an additional one."""

_NOW: Final[dict[str, Callable[[NereusState], bool]]] = {
    "corner": lambda state: state.phase == CORNER,
    "keep": lambda state: state.phase == KEEP,
    "crew": lambda state: state.phase == CREW_PHASE,
    "take": lambda state: state.ask == ASK_TAKE,
    "row": lambda state: state.ask == ASK_ROW,
    "drop": lambda state: state.ask == ASK_DROP,
    "extra": lambda state: state.phase == TURN and state.stage == DECIDE and not state.ask,
    "decline": lambda state: state.phase == TURN and state.stage == DECIDE and not state.ask,
    **{verb: (lambda state: state.phase == TURN and not state.ask) for verb in (*_TURN_ONLY, *_ASIDE)},
}
"""When each kind of action has its place."""

_LENGTHS: Final[dict[str, tuple[int, ...]]] = {
    **dict.fromkeys(("corner", "crew", "space", "gem", "exchange", "sell", "science", "row", "drop", "extra"), (2,)),
    **dict.fromkeys(("fetch", "stow", "take"), (3,)),
    **dict.fromkeys(("keep", "sail", "shift"), (4,)),
    **dict.fromkeys(("enhanced", "stow-all", "stow-most", "decline", "end"), (1,)),
    **dict.fromkeys(("basic", "gold"), (1, 2)),
    "act": (2, 3),
    "sail-from": (5,),
    "fetch-from": (4,),
}
"""How long each kind of action is."""


_CREW_OF: Final = {"sail": crew.SAILORS, "fetch": (EXPLORER,), "shift": (BOATSWAIN,)}
"""Whose actions some verbs are."""


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
    verb = str(action[0])
    if state.crew not in _CREW_OF.get(verb, (state.crew,)):
        return IllegalAction("other-crew", crew=CREW[state.crew])
    done = crew.why_done(state, verb) if verb in ("sail", "fetch") else None
    return None if done is None else IllegalAction(done.key, **done.args)


def _sail(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    if (why := _crew_block(state, action)) is not None:
        return why
    cell = _cell(state, action)
    if cell is None:
        return IllegalAction("no-such-cell")
    if cell in sailing.ships_at(state.ships, state.neutral, seat):
        return IllegalAction("ship-there", cell=str(action[1]))
    if cell == state.ships[seat]:
        return IllegalAction("already-there")
    if any(trip[1] == action[1] for trip in sailing.sails(state)):
        return IllegalAction("other-price", cell=str(action[1]))
    at = sailing.waters(state, state.space)
    if state.crew == CAPTAIN:
        lines, reach = sailing.captain_lines(at), sailing.captain_reach(at)[1]
        if not any(cell in line for line in lines):
            return IllegalAction("not-in-line", way=f"way-{crew.space_deed(state).way}")
        if not any(cell in line[:reach] for line in lines):
            return IllegalAction("too-far", steps=reach)
    elif not any(route.to == cell for route in sailing.pilot_routes(at)):
        return IllegalAction("too-far", steps=crew.space_deed(state).steps)
    need = next((sailing.fare(trip) for trip in sailing.dear(state) if trip[1] == action[1]), 0)
    return IllegalAction("trip-too-dear", need=need, have=state.gold[seat])


def _fetch(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    if (why := _crew_block(state, action)) is not None:
        return why
    cell = _cell(state, action)
    if cell is None or action[2] not in COLOURS:
        return IllegalAction("no-such-cell") if cell is None else _malformed()
    if cell not in crew.raft_cells(state):
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
    why = why_not(cabin, kind, spot)
    return IllegalAction(why, **_facts(cabin, kind, spot, why)) if why else None


def _facts(cabin: Cabin, kind: int, spot: int, why: str) -> Args:
    """What the sentence for a rule of the cabin needs."""
    if why == "chest-full":
        return {}
    if why == "chest-order":
        return {"treasure": COLOURS[len(cabin.chest)]}
    if why == "storage-full":
        return {"treasure": KINDS[kind]}
    hold, colour = SPOTS[spot].hold, SPOTS[spot].colour
    facts: Args = {"crew": CREW[hold]}
    if why == "hold-wants":
        facts["treasures"] = tuple(COLOURS[wanted] for wanted in SPACE_COLOURS[hold])
    if why == "space-full":
        facts["treasure"] = COLOURS[colour]
    return facts


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
    full = overflow(state.cabins[seat], state.hand)
    return _malformed() if full is None else IllegalAction("storage-full", treasure=COLOURS[full])


def _stow_most(state: NereusState, _seat: Seat, _action: Action) -> IllegalAction:
    return IllegalAction("too-few-in-hand") if sum(state.hand) < 2 else IllegalAction("nothing-fits")


def _shift(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    if (why := _crew_block(state, action)) is not None:
        return why
    if not state.moves:
        return IllegalAction("no-moves-left")
    if action[1] not in KINDS or action[2] not in SPOT:
        return _malformed()
    kind, source = KINDS.index(str(action[1])), SPOT[str(action[2])]
    if (kind, source) not in movable(state.cabins[seat]):
        if source == CHEST_SPOT:
            return IllegalAction("chest-stays")
        if source == STORAGE_SPOT and kind == GEM:
            return IllegalAction("gems-move-free")
        return IllegalAction("not-lying-in-cabin", treasure=str(action[1]))
    return _put(state, seat, kind, action[3]) or IllegalAction("already-there")


def _gem(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    if not state.cabins[seat].gems:
        return IllegalAction("not-stored", treasure=KINDS[GEM])
    return _put(state, seat, GEM, action[1]) or IllegalAction("already-there")


def _exchange(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    if action[1] not in COLOURS:
        return _malformed()
    cabin = state.cabins[seat]
    why = why_not_exchange(cabin.storage, cabin.gems, COLOURS.index(str(action[1])))
    return IllegalAction(why, **({"treasure": str(action[1])} if why == "needs-pair" else {}))


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
    if cell in sailing.ships_at(state.ships, state.neutral, seat):
        return IllegalAction("ship-there", cell=str(action[1]))
    return IllegalAction("too-far", steps=1)


def _extra(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    if action[1] in CREW:
        return IllegalAction("crew-played", crew=str(action[1]))
    return _malformed()


def _space(state: NereusState, _seat: Seat, action: Action) -> IllegalAction:
    if state.stage != BEFORE:
        return IllegalAction("marker-placed")
    if not isinstance(action[1], int):
        return _malformed()
    why = turn.why_not_space(state, action[1])
    return _malformed() if why is None else IllegalAction(why.key, **why.args)


def _act(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    if state.stage != BEFORE or not isinstance(action[1], int) or turn.why_not_space(state, action[1]) is not None:
        return _space(state, seat, action)
    choice = str(action[2]) if len(action) == 3 else ""
    if choice not in ("", "power", "card"):
        return _malformed()
    why = crew.why_not_deed(crew.means(state), SPACES[state.side][state.crew][action[1] - 1], choice)
    return IllegalAction("not-possible-now") if why is None else IllegalAction(why.key, **why.args)


def _step(state: NereusState, _seat: Seat, action: Action) -> IllegalAction | None:
    return _crew_block(state, action)


def _at_once(state: NereusState, seat: Seat, action: Action) -> IllegalAction:
    """A space that is taken to sail or fetch at once: what bars the space, or what would then bar the rest."""
    if state.stage != BEFORE or not isinstance(action[1], int) or turn.why_not_space(state, action[1]) is not None:
        return _space(state, seat, action)
    rest = (str(action[0]).removesuffix("-from"), *action[2:])
    at = crew.placed_on(state, action)
    if rest in crew.possible(at):
        return IllegalAction("first-space")
    return _EXPLAIN[rest[0]](at, seat, rest) or _malformed()


_EXPLAIN: Final[dict[str, Callable[[NereusState, Seat, Action], IllegalAction | None]]] = {
    "corner": _corner,
    "keep": _keep,
    "extra": _extra,
    "space": _space,
    "act": _act,
    "sail-from": _at_once,
    "fetch-from": _at_once,
    "basic": _step,
    "gold": _step,
    "enhanced": _step,
    "sail": _sail,
    "fetch": _fetch,
    "shift": _shift,
    "stow": _stow,
    "stow-all": _stow_all,
    "stow-most": _stow_most,
    "gem": _gem,
    "exchange": _exchange,
    "sell": _sell,
    "science": _science,
    "drop": _drop,
    "take": _take,
    "row": _row,
}
