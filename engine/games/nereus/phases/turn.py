"""The turn: placing the marker, the block of crew actions, free actions around it, stowing, and its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from engine.core.action import Action
from engine.core.event import Event, Seat
from engine.core.question import Label
from engine.games.nereus import events
from engine.games.nereus.actions import (
    DECLINE,
    DROP,
    END,
    EXCHANGE,
    EXTRA,
    GEM_TO,
    PLAY,
    ROW_TO,
    SELL,
    SPACE,
    STOW,
    STOW_ALL,
    TAKE,
)
from engine.games.nereus.board import NUMBER, neighbours
from engine.games.nereus.cabin import SPOT, STORAGE_SPOT, Cabin, is_stored, overflow, places, store, why_not_exchange
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
    NOTHING,
    READY,
    NereusState,
)
from engine.games.nereus.phases import crew, day
from engine.games.nereus.phases.stowing import settle
from engine.games.nereus.stock import discard_treasure, draw_treasure, drop_science, play_science

_REMEMBERED: Final = 1 << 14
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
        return free_spaces(state)
    if stage == DECIDE:
        return () if why_not_extra(state, seat) else [EXTRA[card] for card in unplayed(state, seat)]
    return crew.possible(state)


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
_PARTS: Final[dict[str, Callable[[NereusState, Seat], Sequence[Action]]]] = {
    **dict.fromkeys(("stow", "stow-all"), _stow_part),
    "science": _science_part,
    **dict.fromkeys(("sell", "exchange", "gem"), _free_part),
    **dict.fromkeys(("end", "decline"), _end_part),
}
"""By verb; everything else is a matter of the crew."""


def answers_to_ask(state: NereusState, seat: Seat) -> list[Action]:
    """What a science card or the exchange of one still asks for."""
    if state.ask == ASK_TAKE:
        table = TAKE[state.side]
        return [table[cell][kind] for cell, lying in enumerate(state.cells) for kind in dict.fromkeys(lying)]
    if state.ask == ASK_ROW:
        return [ROW_TO[state.side][cell] for cell in row_cells(state, seat)]
    return [DROP[card] for card in dict.fromkeys(state.science[seat])]


def free_spaces(state: NereusState) -> list[Action]:
    """The action spaces of the chosen crew member without a marker."""
    return [SPACE[number] for number, at in enumerate(day.row(state, state.crew)) if state.markers[at] == FREE]


def unplayed(state: NereusState, seat: Seat) -> list[int]:
    """The crew cards in a seat's hand."""
    return [card for card in range(len(CREW)) if not state.played[seat] >> card & 1]


def why_not_extra(state: NereusState, seat: Seat) -> Label | None:
    """Why an additional turn cannot be paid, or None."""
    need, have = day.explorer_gold(state, state.nth), state.gold[seat]
    return Label("not-enough-gold", {"need": need, "have": have}) if need > have else None


@lru_cache(_REMEMBERED)
def stows(cabin: Cabin, hand: tuple[int, ...]) -> tuple[Action, ...]:
    """Every way to stow one treasure of the hand, and everything at once if the storage takes it all."""
    fits = places(cabin)
    found = [STOW[kind][spot] for kind, count in enumerate(hand) if count for spot in fits[kind]]
    if sum(hand) > 1 and overflow(cabin, hand) is None:
        found.append(STOW_ALL)
    return tuple(found)


@lru_cache(_REMEMBERED)
def free_actions(cabin: Cabin) -> tuple[Action, ...]:
    """Moving and making gems, selling."""
    found: list[Action] = []
    if cabin.gems:
        found += [GEM_TO[spot] for spot in places(cabin)[GEM] if spot != STORAGE_SPOT]
    found += [EXCHANGE[kind] for kind in range(GEM) if not why_not_exchange(cabin, kind)]
    found += [SELL[kind] for kind in range(GEM + 1) if is_stored(cabin, kind)]
    return tuple(found)


def row_cells(state: NereusState, seat: Seat) -> list[int]:
    """The cells one step from a ship where no other ship lies."""
    others = crew.ships_at(state, seat)
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
            crew.sail(state, seat, action, out)
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


def _stow(state: NereusState, seat: Seat, action: Action, out: list[Event]) -> None:
    kind, spot = COLOURS.index(str(action[1])), SPOT[str(action[2])]
    state.hand[kind] -= 1
    out.append(events.stowed(seat, kind, spot))
    settle(state, seat, kind, spot, out)


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
    crew.move_ship(state, seat, NUMBER[state.side][str(action[1])], out)


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
    day.begin_turn(state, seat, card, out)


def _decline(state: NereusState, seat: Seat, _action: Action, out: list[Event]) -> None:
    state.explored = (*state.explored, FREE)
    out.append(events.declined(seat))
    _finish(state, seat, out)


def _end(state: NereusState, seat: Seat, _action: Action, out: list[Event]) -> None:
    _finish(state, seat, out)


def _finish(state: NereusState, seat: Seat, out: list[Event]) -> None:
    """What is still in the hand is lost; the next turn begins."""
    left = [kind for kind, count in enumerate(state.hand) for _ in range(count)]
    for kind in left:
        discard_treasure(state, kind)
    if left:
        state.hand = [0] * GEM
        out.append(events.lost(seat, left))
    day.end_turn(state, out)


_DOERS: Final = {
    "space": _place,
    "stow": _stow,
    "stow-all": _stow_all,
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
