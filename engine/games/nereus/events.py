"""What happens in Waters of Nereus, as facts. Places in a cabin are "chest", "storage" or "<crew>-hold".

What happens at nearly every step and has few forms is made once: equal events of these kinds are one object.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.core.event import Args, Event, Seat
from engine.games.nereus.board import NAMES
from engine.games.nereus.cabin import CHEST_SPOT, SPOTS, STORAGE_SPOT
from engine.games.nereus.components import COLOURS, COMPASS, CREW, KINDS, SCIENCE


@cache
def place_of(spot: int) -> str:
    """The place that a spot belongs to, as events and labels name it."""
    if spot in (CHEST_SPOT, STORAGE_SPOT):
        return SPOTS[spot].id
    return f"{CREW[SPOTS[spot].hold]}-hold"


def colours(kinds: Sequence[int]) -> tuple[str, ...]:
    """The ids of some treasures."""
    return tuple(COLOURS[kind] for kind in kinds)


def cards(kinds: Sequence[int]) -> tuple[str, ...]:
    """The ids of some science cards."""
    return tuple(SCIENCE[kind] for kind in kinds)


def _by_colour(side: str, laid: Sequence[tuple[int, int]]) -> Args:
    names = NAMES[side]
    cells: list[list[str]] = [[] for _ in COLOURS]
    for cell, kind in laid:
        cells[kind].append(names[cell])
    return dict(zip(COLOURS, map(tuple, cells), strict=True))


# --- set-up


def started(seat: Seat, gold: int, treasure: int) -> Event:
    """The lot named the starting player; everybody has some gold and a treasure in storage."""
    return Event("started", {"seat": seat, "gold": gold, "treasure": COLOURS[treasure]})


def neutral_joined(cell: str) -> Event:
    """The ship of the neutral player stands in the middle."""
    return Event("neutral-joined", {"cell": cell})


def chose_corner(seat: Seat, cell: str) -> Event:
    """A ship stands in its corner."""
    return Event("chose-corner", {"seat": seat, "cell": cell})


def sea_filled(side: str, laid: Sequence[tuple[int, int]]) -> Event:
    """The first treasures lie in the sea; one argument a colour, with its cells."""
    return Event("sea-filled", {"treasures": len(laid), **_by_colour(side, laid)})


def science_dealt(count: int, keep: int) -> Event:
    """Everybody got science cards."""
    return Event("science-dealt", {"count": count, "keep": keep})


def your_science(seat: Seat, hand: Sequence[int]) -> Event:
    """Which science cards they were."""
    return Event("your-science", {"cards": cards(hand)}, to=(seat,))


def kept_science(seat: Seat, hand: Sequence[int]) -> Event:
    """Which ones the seat keeps; sealed."""
    return Event("kept-science", {"cards": cards(hand)}, to=(seat,), reveals=False)


def science_settled(count: int) -> Event:
    """Everybody has put two science cards back."""
    return Event("science-settled", {"count": count}, reveals=True)


# --- day and cycle


def day_began(day: int, seat: Seat) -> Event:
    """A new day; the seat holds sun and hourglass."""
    return Event("day-began", {"day": day, "seat": seat})


def discovered(side: str, card: str, laid: Sequence[tuple[int, int]]) -> Event:
    """A discovery card brought treasures."""
    return Event("discovered", {"card": card, "treasures": len(laid), **_by_colour(side, laid)})


def bag_refilled(added: Sequence[int]) -> Event:
    """The bag was empty when a treasure was to be drawn; how many of each colour were added."""
    return Event("bag-refilled", dict(zip(COLOURS, added, strict=True)))


@cache
def sealed_crew(seat: Seat, crew: int) -> Event:
    """A crew card lies face down."""
    return Event("sealed-crew", {"crew": CREW[crew]}, to=(seat,), reveals=False)


@cache
def revealed_crew(seat: Seat, crew: int) -> Event:
    """A crew card was turned over."""
    return Event("revealed-crew", {"seat": seat, "crew": CREW[crew]}, reveals=True)


@cache
def turn_began(seat: Seat, crew: int) -> Event:
    """It is this seat's turn."""
    return Event("turn-began", {"seat": seat, "crew": CREW[crew]})


def hourglass_passed(seat: Seat, cycle: int) -> Event:
    """The next cycle of the day."""
    return Event("hourglass-passed", {"seat": seat, "cycle": cycle})


def explorer_phase(order: Sequence[Seat]) -> Event:
    """All crew cards of the day are played; these seats may take another turn, in this order."""
    if not order:
        return Event("no-explorers")
    return Event("explorer-phase", {"seats": tuple(order)})


@cache
def may_explore(seat: Seat, gold: int) -> Event:
    """An additional turn is offered."""
    return Event("may-explore", {"seat": seat, "gold": gold})


def took_extra(seat: Seat, crew: int, gold: int) -> Event:
    """An additional turn is paid for."""
    return Event("took-extra", {"seat": seat, "crew": CREW[crew], "gold": gold})


@cache
def declined(seat: Seat) -> Event:
    """An additional turn is declined."""
    return Event("declined", {"seat": seat})


# --- neutral player


def neutral_moved_on(crew: int, space: int) -> Event:
    """In the explorer phase the neutral marker went from the explorer's row to another one."""
    return Event("neutral-moved-on", {"crew": CREW[crew], "space": space})


def neutral_played(crew: int, space: int) -> Event:
    """The neutral player's card and marker."""
    return Event("neutral-played", {"crew": CREW[crew], "space": space})


def neutral_blocked(die: int, point: int) -> Event:
    """The die turned the compass to where the board ends at once."""
    return Event("neutral-blocked", {"die": die, "point": COMPASS[point]})


def neutral_sailed(die: int, point: int, start: str, cell: str, steps: int, taken: Sequence[int]) -> Event:
    """The neutral ship sailed; what lay there went to the bag."""
    return Event(
        "neutral-sailed",
        {
            "die": die,
            "point": COMPASS[point],
            "start": start,
            "cell": cell,
            "steps": steps,
            "treasures": colours(taken),
        },
    )


# --- crew


@cache
def placed(seat: Seat, crew: int, space: int) -> Event:
    """A marker stands on an action space."""
    return Event("placed", {"seat": seat, "crew": CREW[crew], "space": space})


def paid_gold_action(seat: Seat, crew: int, gold: int) -> Event:
    """The gold action of a captain (longer trip) or a pilot (corners)."""
    return Event("paid-to-sail", {"seat": seat, "crew": CREW[crew], "gold": gold})


def passed_ship(seat: Seat, owner: Seat, gold: int) -> Event:
    """A ship was passed and its owner paid."""
    return Event("passed-ship", {"seat": seat, "owner_seat": owner, "gold": gold})


def passed_neutral(seat: Seat, gold: int) -> Event:
    """The neutral ship was passed; the supply was paid."""
    return Event("passed-neutral", {"seat": seat, "gold": gold})


def sailed(seat: Seat, start: str, cell: str, taken: Sequence[int]) -> Event:
    """A ship sailed and took what lay there."""
    return Event("sailed", {"seat": seat, "start": start, "cell": cell, "treasures": colours(taken)})


def fetched(seat: Seat, cell: str, kind: int) -> Event:
    """The explorer's raft brought a treasure."""
    return Event("fetched", {"seat": seat, "cell": cell, "treasure": COLOURS[kind]})


@cache
def took_gold(seat: Seat, gold: int) -> Event:
    """The purser's gold."""
    return Event("took-gold", {"seat": seat, "gold": gold})


def took_more_gold(seat: Seat, gold: int) -> Event:
    """The purser's enhanced action."""
    return Event("took-more-gold", {"seat": seat, "gold": gold})


def bought_treasure(seat: Seat, gold: int, kind: int) -> Event:
    """The purser's gold action."""
    return Event("bought-treasure", {"seat": seat, "gold": gold, "treasure": COLOURS[kind]})


@cache
def traded(seat: Seat, gold: int, points: int) -> Event:
    """The merchant turned gold into points, by the basic or the gold action."""
    return Event("traded", {"seat": seat, "gold": gold, "points": points})


def merchant_scored(seat: Seat, points: int) -> Event:
    """The merchant's enhanced action."""
    return Event("merchant-scored", {"seat": seat, "points": points})


def boatswain_scored(seat: Seat, points: int, moves: int) -> Event:
    """The boatswain's basic action."""
    return Event("boatswain-scored", {"seat": seat, "points": points, "moves": moves})


def bought_move(seat: Seat, gold: int, moves: int) -> Event:
    """The boatswain's gold action."""
    return Event("bought-move", {"seat": seat, "gold": gold, "moves": moves})


def boatswain_found(seat: Seat, kind: int) -> Event:
    """The boatswain's enhanced action."""
    return Event("boatswain-found", {"seat": seat, "treasure": COLOURS[kind]})


@cache
def shifted(seat: Seat, kind: int, source: int, spot: int) -> Event:
    """The boatswain moved a piece."""
    return Event(
        "shifted", {"seat": seat, "treasure": KINDS[kind], "source": place_of(source), "place": place_of(spot)}
    )


def power_rose(seat: Seat, power: int, total: int) -> Event:
    """Science power rose to `total`."""
    return Event("power-rose", {"seat": seat, "power": power, "total": total})


def paid_scientist(seat: Seat, gold: int) -> Event:
    """The scientist's gold action; what it brings follows."""
    return Event("paid-scientist", {"seat": seat, "gold": gold})


def drew_science(seat: Seat, card: int) -> list[Event]:
    """A science card was drawn; only the seat sees which."""
    return [
        Event("drew-science", {"seat": seat}),
        Event("your-draw", {"card": SCIENCE[card]}, to=(seat,)),
    ]


def exchanges_science(seat: Seat, card: int) -> list[Event]:
    """A science card was drawn for the exchange; one must be discarded."""
    return [
        Event("exchanges-science", {"seat": seat}),
        Event("your-draw", {"card": SCIENCE[card]}, to=(seat,)),
    ]


def dropped_science(seat: Seat, card: int) -> list[Event]:
    """A science card was discarded face down."""
    return [
        Event("dropped-science", {"seat": seat}),
        Event("your-drop", {"card": SCIENCE[card]}, to=(seat,), reveals=False),
    ]


def science_shuffled(count: int) -> Event:
    """The discarded science cards make a new deck."""
    return Event("science-shuffled", {"count": count})


# --- science cards


def played_science(seat: Seat, card: int, power: int) -> Event:
    """A science card was played; `power` is left."""
    return Event("played-science", {"seat": seat, "card": SCIENCE[card], "power": power})


def drew_treasures(seat: Seat, kinds: Sequence[int]) -> Event:
    """Treasures came from the bag."""
    return Event("drew-treasures", {"seat": seat, "treasures": colours(kinds)})


def took_anywhere(seat: Seat, cell: str, kind: int) -> Event:
    """A treasure came from a cell of the player's choice."""
    return Event("took-anywhere", {"seat": seat, "cell": cell, "treasure": COLOURS[kind]})


def paid_to_row(seat: Seat, gold: int) -> Event:
    """The price of a card that moves the ship."""
    return Event("paid-to-row", {"seat": seat, "gold": gold})


# --- cabin


@cache
def stowed(seat: Seat, kind: int, spot: int) -> Event:
    """A treasure went from the hand into the cabin."""
    return Event("stowed", {"seat": seat, "treasure": COLOURS[kind], "place": place_of(spot)})


def chest_paid(seat: Seat, space: int, gold: int, points: int) -> Event:
    """A space of the chest paid its reward."""
    return Event("chest-paid", {"seat": seat, "treasure": COLOURS[space], "gold": gold, "points": points})


def chest_gave(seat: Seat, space: int, kind: int) -> Event:
    """A space of the chest gave a treasure from the bag."""
    return Event("chest-gave", {"seat": seat, "treasure": COLOURS[space], "drawn": COLOURS[kind]})


def hold_completed(seat: Seat, crew: int, points: int) -> Event:
    """A hold is complete."""
    return Event("hold-completed", {"seat": seat, "crew": CREW[crew], "points": points})


def exchanged(seat: Seat, kind: int) -> Event:
    """Two stored treasures became a gem."""
    return Event("exchanged", {"seat": seat, "treasure": COLOURS[kind]})


def gem_moved(seat: Seat, spot: int) -> Event:
    """A stored gem went to a hold or the chest."""
    return Event("gem-moved", {"seat": seat, "place": place_of(spot)})


@cache
def sold(seat: Seat, kind: int, gold: int) -> Event:
    """A stored piece was sold."""
    return Event("sold", {"seat": seat, "treasure": KINDS[kind], "gold": gold})


def lost(seat: Seat, kinds: Sequence[int]) -> Event:
    """Treasures that were not stowed went back to the bag."""
    return Event("lost", {"seat": seat, "treasures": colours(kinds)})


# --- end


def science_scored(seat: Seat, used: Sequence[int], points: int) -> Event:
    """The science cards that scored."""
    return Event("science-scored", {"seat": seat, "cards": cards(used), "points": points}, reveals=True)


def gold_scored(seat: Seat, gold: int, points: int) -> Event:
    """Gold, with everything stored sold, became points."""
    return Event("gold-scored", {"seat": seat, "gold": gold, "points": points})


def ended(seat: Seat, points: int) -> Event:
    """A final score."""
    return Event("ended", {"seat": seat, "points": points})
