"""The turn: placing the marker, the block of crew actions, free actions around it, stowing, and its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import lru_cache, partial
from typing import Final

from engine.core.action import Action
from engine.core.event import Event, Seat
from engine.core.question import Label
from engine.core.remembered import Remembered
from engine.games.nereus import events
from engine.games.nereus.actions import (
    BASIC,
    DECLINE,
    DO_ENHANCED,
    DROP,
    END,
    EXCHANGE,
    EXTRA,
    GEM_TO,
    PLAY,
    RETIRED_STOW,
    ROW_TO,
    SELL,
    SPACE,
    STOW,
    STOW_ALL,
    STOW_MOST,
    TAKE,
)
from engine.games.nereus.board import NUMBER, neighbours
from engine.games.nereus.cabin import (
    SPOT,
    STORAGE_SPOT,
    Cabin,
    completes_with_one,
    fits,
    overflow,
    places,
    spots_for,
    spots_of,
    store,
    why_not_exchange,
)
from engine.games.nereus.components import (
    COLOURS,
    CREW,
    DRAW_TWO,
    EXPLORER,
    GEM,
    KINDS,
    ROW,
    ROW_GOLD,
    SCIENCE,
    SELL_GEM,
    SELL_TREASURE,
    TAKE_ANYWHERE,
    TURN_CARDS,
)
from engine.games.nereus.model import (
    AFTER,
    ASK_ROW,
    ASK_TAKE,
    BEFORE,
    BLOCK,
    DECIDE,
    FREE,
    NEUTRAL,
    NOTHING,
    READY,
    NereusState,
)
from engine.games.nereus.phases import crew, day, sailing
from engine.games.nereus.phases.stowing import settle
from engine.games.nereus.placing import best_plan, former_plan
from engine.games.nereus.stock import discard_treasure, draw_treasure, drop_science, play_science

_REMEMBERED: Final = 1 << 11
_CREW_VERBS: Final = frozenset({"basic", "gold", "enhanced", "sail", "fetch", "shift"})
FREE_VERBS: Final = frozenset({"sell", "exchange", "gem", "science"})
"""What closes the block of crew actions."""


def legal(state: NereusState, seat: Seat) -> list[Action]:
    """Everything the active player may do: crew first, then stowing, science cards, free actions, the end."""
    if state.ask:
        return answers_to_ask(state, seat)
    return [
        *_crew_part(state, seat),
        *_stow_part(state, seat),
        *_science_part(state, seat),
        *_free_part(state, seat),
        *_end_part(state, seat),
    ]


def part(state: NereusState, seat: Seat, verb: str) -> Sequence[Action]:
    """The part of `legal` that holds the actions with this verb."""
    if state.ask:
        return answers_to_ask(state, seat)
    return _PARTS.get(verb, _crew_part)(state, seat)


def _crew_part(state: NereusState, seat: Seat) -> Sequence[Action]:
    stage = state.stage
    if stage == AFTER:
        return ()
    if stage == BEFORE:
        spaces = free_spaces(state)
        return (*spaces, *crew.at_once(state, spaces))
    if stage == DECIDE:
        return () if why_not_extra(state, seat) else [EXTRA[card] for card in unplayed(state, seat)]
    return crew.possible(state)


def _space_part(state: NereusState, _seat: Seat) -> Sequence[Action]:
    return free_spaces(state) if state.stage == BEFORE else ()


def _stow_part(state: NereusState, seat: Seat) -> Sequence[Action]:
    return stows(state.cabins[seat], tuple(state.hand)) if any(state.hand) else ()


def _science_part(state: NereusState, seat: Seat) -> Sequence[Action]:
    """The turn cards in hand. An additional turn that is only offered has not begun."""
    if state.stage == DECIDE or not state.power[seat]:
        return ()
    hand = state.science[seat]
    return [PLAY[card] for card in TURN_CARDS if card in hand and why_not_science(state, seat, card) is None]


def _free_part(state: NereusState, seat: Seat) -> Sequence[Action]:
    return free_actions(state.cabins[seat])


def _end_part(state: NereusState, _seat: Seat) -> Sequence[Action]:
    if state.stage == BEFORE:
        return ()
    return _DECLINE if state.stage == DECIDE else _END


_DECLINE: Final = (DECLINE,)
_END: Final = (END,)
_UNPLAYED: Final = tuple(
    tuple(card for card in range(len(CREW)) if not played >> card & 1) for played in range(1 << len(CREW))
)
"""The crew cards that are left, by the mask of those played."""
_PARTS: Final[dict[str, Callable[[NereusState, Seat], Sequence[Action]]]] = {
    "space": _space_part,
    **dict.fromkeys(("stow", "stow-all", "stow-most"), _stow_part),
    "science": _science_part,
    **dict.fromkeys(("sell", "exchange", "gem"), _free_part),
    **dict.fromkeys(("end", "decline"), _end_part),
}
"""By verb; everything else is a matter of the crew."""


def retired(state: NereusState, seat: Seat) -> Sequence[Action]:
    """Stowing all by the measure of older releases, wherever all can be stowed with one action now."""
    return (RETIRED_STOW,) if STOW_MOST in part(state, seat, "stow-most") else ()


def answers_to_ask(state: NereusState, seat: Seat) -> list[Action]:
    """What a science card or the exchange of one still asks for."""
    if state.ask == ASK_TAKE:
        table = TAKE[state.side]
        return [table[cell][kind] for cell, lying in enumerate(state.cells) for kind in dict.fromkeys(lying)]
    if state.ask == ASK_ROW:
        return [ROW_TO[state.side][cell] for cell in row_cells(state, seat)]
    return [DROP[card] for card in dict.fromkeys(state.science[seat])]


def free_spaces(state: NereusState) -> tuple[Action, ...]:
    """The action spaces of the chosen crew member without a marker."""
    row = day.row(state, state.crew)
    return _FREE_SPACES[tuple(state.markers[row.start : row.stop])]


def _free_spaces(row: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(SPACE[number] for number, owner in enumerate(row) if owner == FREE)


_FREE_SPACES: Final = Remembered(_free_spaces)
"""By the owners of the markers in a row."""


def why_not_space(state: NereusState, number: int) -> Label | None:
    """Why an action space (from 1) of the chosen crew member cannot be taken, or None."""
    spaces = day.row(state, state.crew)
    if not 0 < number <= len(spaces):
        return Label("no-such-space", {"crew": CREW[state.crew]})
    owner = state.markers[spaces[number - 1]]
    if owner == NEUTRAL:
        return Label("space-taken-neutral", {"space": number})
    return None if owner == FREE else Label("space-taken", {"space": number, "seat": owner})


def unplayed(state: NereusState, seat: Seat) -> tuple[int, ...]:
    """The crew cards in a seat's hand."""
    return _UNPLAYED[state.played[seat]]


def why_not_extra(state: NereusState, seat: Seat) -> Label | None:
    """Why an additional turn cannot be paid, or None."""
    need, have = day.explorer_gold(state, state.nth), state.gold[seat]
    return Label("not-enough-gold", {"need": need, "have": have}) if need > have else None


@lru_cache(_REMEMBERED)
def stows(cabin: Cabin, hand: tuple[int, ...]) -> tuple[Action, ...]:
    """Every way to stow one treasure of the hand; several at once where they bring most, or all in the storage."""
    fitting = fits(cabin)
    found: list[Action] = []
    for kind, count in enumerate(hand):
        if count:
            found += _STOWS[kind][spots_for(fitting, kind)]
    if found and sum(hand) > 1:
        found.append(STOW_MOST)
        if overflow(cabin, hand) is None:
            found.append(STOW_ALL)
    return tuple(found)


def _stows_of(kind: int, spots: int) -> tuple[Action, ...]:
    return tuple(STOW[kind][spot] for spot in spots_of(spots))


_STOWS: Final = tuple(Remembered(partial(_stows_of, kind)) for kind in range(GEM))
"""Colour -> spots as a bit mask -> stowing it in each of them."""


def free_actions(cabin: Cabin) -> tuple[Action, ...]:
    """Moving and making gems, selling."""
    trades = _trades(cabin.storage, cabin.gems)
    if not cabin.gems:
        return trades
    return (*[GEM_TO[spot] for spot in places(cabin, GEM) if spot != STORAGE_SPOT], *trades)


@lru_cache(_REMEMBERED)
def _trades(storage: tuple[int, ...], gems: int) -> tuple[Action, ...]:
    """Making gems and selling, of what is stored."""
    exchanges = [EXCHANGE[kind] for kind in range(GEM) if not why_not_exchange(storage, gems, kind)]
    return (*exchanges, *[SELL[kind] for kind, count in enumerate((*storage, gems)) if count])


def wealth(state: NereusState, seat: Seat) -> int:
    """The gold of a seat with everything in its storage sold."""
    cabin = state.cabins[seat]
    return state.gold[seat] + SELL_TREASURE * sum(cabin.storage) + SELL_GEM * cabin.gems


def with_sales(state: NereusState) -> NereusState:
    """A copy to look at, in which the active player has sold everything in the storage."""
    trial = copy(state)
    trial.gold = [wealth(state, seat) if seat == state.turn else gold for seat, gold in enumerate(state.gold)]
    return trial


def ends_by_itself(state: NereusState, seat: Seat) -> Action | None:
    """The end of the turn, or declining another one, where nothing is left to decide; None where something is.

    What can be done in the next turn with the same effect is nothing to decide: a sale, and a gem unless it could
    complete a hold now, which enhances the next turn. Who holds science cards and power is asked whatever the cards
    are, and so is everybody before a draw, since nobody can take back what led to it.
    """
    if state.ask or any(state.hand) or state.stage == BEFORE:
        return None
    verbs = {str(action[0]) for action in legal(state, seat)}
    if state.stage == DECIDE:
        too_dear = wealth(state, seat) < day.explorer_gold(state, state.nth)
        return DECLINE if too_dear and verbs <= {"sell", "decline"} else None
    waits = {"sell", "end"}
    if state.stage != READY and not completes_with_one(state.cabins[seat]):
        waits |= {"exchange", "gem"}
    if not verbs <= waits or (state.stage == READY and crew.possible(with_sales(state))):
        return None
    if (state.power[seat] and state.science[seat]) or day.is_last_turn(state):
        return None
    return END


def row_cells(state: NereusState, seat: Seat) -> list[int]:
    """The cells one step from a ship where no other ship lies."""
    others = sailing.ships_at(state.ships, state.neutral, seat)
    return [cell for cell in neighbours(state.side, state.ships[seat], "any") if cell not in others]


def why_not_science(state: NereusState, seat: Seat, card: int) -> Label | None:
    """Why a turn card in hand cannot be played now, or None."""
    if not state.power[seat]:
        return Label("no-power")
    if card == TAKE_ANYWHERE and not any(state.cells):
        return Label("sea-empty")
    if card == ROW:
        if state.gold[seat] < ROW_GOLD:
            return Label("not-enough-gold", {"need": ROW_GOLD, "have": state.gold[seat]})
        if not row_cells(state, seat):
            return Label("ship-shut-in")
    return None


# --- doing it


def perform(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    """Do a legal action of the active player."""
    verb = str(action[0])
    if verb in _CREW_VERBS:
        state.stage = BLOCK
        if verb == "sail":
            sailing.sail(state, seat, action, out)
        elif verb == "fetch":
            crew.fetch(state, seat, action, out)
        elif verb == "shift":
            crew.shift(state, seat, action, out)
        else:
            crew.do_step(state, seat, action, out)
        return
    if verb in FREE_VERBS and state.stage == BLOCK:
        state.stage = AFTER
    _DOERS[verb](state, seat, action, out)


def _place(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    number = int(action[1]) - 1
    if state.explorers:
        marker = next(at for at in day.row(state, EXPLORER) if state.markers[at] == seat)
        state.markers[marker] = FREE
    state.markers[day.row(state, state.crew)[number]] = seat
    state.space = number
    state.stage = READY
    state.last = (seat, FREE, FREE, state.crew, number)
    state.taken = state.filled = ()
    out.append(events.placed(seat, state.crew, number + 1))


def _sail_from(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    _place(state, seat, action, out)
    perform(state, seat, ("sail", *action[2:]), out)


def _fetch_from(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    _place(state, seat, action, out)
    perform(state, seat, ("fetch", *action[2:]), out)


def _act(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    _place(state, seat, action, out)
    perform(state, seat, (*BASIC, *action[2:]), out)
    if state.crew in crew.AT_ONCE and crew.is_enhanced(state):
        perform(state, seat, DO_ENHANCED, out)


def _stow(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    _put(state, seat, COLOURS.index(str(action[1])), SPOT[str(action[2])], out)


def _put(state: NereusState, seat: Seat, kind: int, spot: int, out: list[Event]) -> None:
    state.hand[kind] -= 1
    out.append(events.stowed(seat, kind, spot))
    settle(state, seat, kind, spot, out)


def _stow_most(state: NereusState, seat: Seat, _action: Action, out: list[Event]) -> None:
    for kind, spot in best_plan(state.cabins[seat], tuple(state.hand)):
        _put(state, seat, kind, spot, out)


def _stow_as_formerly(state: NereusState, seat: Seat, _action: Action, out: list[Event]) -> None:
    for kind, spot in former_plan(state.cabins[seat], state.hand):
        _put(state, seat, kind, spot, out)


def _stow_all(state: NereusState, seat: Seat, _action: Action, out: list[Event]) -> None:
    for kind, count in enumerate(state.hand):
        out += [events.stowed(seat, kind, STORAGE_SPOT)] * count
        state.cabins[seat] = store(state.cabins[seat], kind, count)
        state.hand[kind] = 0


def _move_gem(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    spot = SPOT[str(action[1])]
    state.cabins[seat] = store(state.cabins[seat], GEM, -1)
    out.append(events.gem_moved(seat, spot))
    settle(state, seat, GEM, spot, out)


def _exchange(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    kind = COLOURS.index(str(action[1]))
    state.cabins[seat] = store(store(state.cabins[seat], kind, -2), GEM, 1)
    discard_treasure(state, kind)
    discard_treasure(state, kind)
    out.append(events.exchanged(seat, kind))


def _sell(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    kind = KINDS.index(str(action[1]))
    gold = SELL_GEM if kind == GEM else SELL_TREASURE
    state.cabins[seat] = store(state.cabins[seat], kind, -1)
    state.gold[seat] += gold
    if kind != GEM:
        discard_treasure(state, kind)
    out.append(events.sold(seat, kind, gold))


def _science(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    card = SCIENCE.index(str(action[1]))
    play_science(state, seat, card)
    out.append(events.played_science(seat, card, state.power[seat]))
    if card == DRAW_TWO:
        drawn = [draw_treasure(state, out), draw_treasure(state, out)]
        for kind in drawn:
            state.hand[kind] += 1
        out.append(events.drew_treasures(seat, drawn))
    elif card == TAKE_ANYWHERE:
        state.ask = ASK_TAKE
    else:
        state.gold[seat] -= ROW_GOLD
        out.append(events.paid_to_row(seat, ROW_GOLD))
        state.ask = ASK_ROW


def _take(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    state.ask = NOTHING
    cell, kind = NUMBER[state.side][str(action[1])], COLOURS.index(str(action[2]))
    crew.pick_up(state, cell, kind)
    state.last = (seat, FREE, cell, state.last[3], state.last[4])
    out.append(events.took_anywhere(seat, str(action[1]), kind))


def _row(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    state.ask = NOTHING
    sailing.move_ship(state, seat, NUMBER[state.side][str(action[1])], out)


def _drop(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    state.ask = NOTHING
    card = SCIENCE.index(str(action[1]))
    drop_science(state, seat, card)
    out += events.dropped_science(seat, card)


def _extra(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    card, gold = CREW.index(str(action[1])), day.explorer_gold(state, state.nth)
    state.gold[seat] -= gold
    state.explored = (*state.explored, card)
    state.played[seat] |= 1 << card
    out.append(events.took_extra(seat, card, gold))
    day.begin_turn(state, seat, card)


def _decline(state: NereusState, seat: Seat, _action: Action, out: list[Event]) -> None:
    state.explored = (*state.explored, FREE)
    out.append(events.declined(seat))
    _finish(state, seat, out)


def _end(state: NereusState, seat: Seat, _action: Action, out: list[Event]) -> None:
    _finish(state, seat, out)


def _finish(state: NereusState, seat: Seat, out: list[Event]) -> None:
    """What is still in the hand is lost; the next turn begins."""
    if any(state.hand):
        left = [kind for kind, count in enumerate(state.hand) for _ in range(count)]
        for kind in left:
            discard_treasure(state, kind)
        state.hand = [0] * GEM
        out.append(events.lost(seat, left))
    day.end_turn(state, out)


_DOERS: Final = {
    "space": _place,
    "act": _act,
    "sail-from": _sail_from,
    "fetch-from": _fetch_from,
    "stow": _stow,
    "stow-all": _stow_all,
    "stow-most": _stow_most,
    "stow-best": _stow_as_formerly,
    "gem": _move_gem,
    "exchange": _exchange,
    "sell": _sell,
    "science": _science,
    "take": _take,
    "row": _row,
    "drop": _drop,
    "extra": _extra,
    "decline": _decline,
    "end": _end,
}
