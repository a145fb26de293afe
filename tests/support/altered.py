"""A view in which one thing is otherwise, so that it can be seen where on a picture that thing is drawn.

For each kind of place ("card" of "card-3") what makes it look otherwise and nothing else; None where it cannot here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.games.gilded_compass.components import ABILITIES, ARTIFACTS, MAPS, MISSIONS, SPECIALISTS
from engine.games.gilded_compass.view import CompassView
from engine.games.nereus.board import NUMBER
from engine.games.nereus.components import COLOURS, CREW, GEM_SPACES, STORAGE_PAIR
from engine.games.nereus.view import CabinView, Marker, NereusView
from engine.games.port_royal.view import PortRoyalView
from engine.games.yucata.view import YucataView
from render.kit.parts import Which

T = TypeVar("T")
Altered = Callable[[Any, str, Which], Any]


def _with(things: Sequence[T], at: int, thing: T) -> tuple[T, ...]:
    return (*things[:at], thing, *things[at + 1 :])


def _other(tile: str, tiles: Sequence[str]) -> str:
    return tiles[(tiles.index(tile) + 1) % len(tiles)]


# --- Yucata'


def _card(view: YucataView, name: str, _which: Which) -> YucataView:
    return replace(view, hand=tuple(replace(one, score=one.score + (one.card == name)) for one in view.hand))


def _space(view: YucataView, name: str, _which: Which) -> YucataView:
    return replace(view, plays=tuple(play for play in view.plays if play.to != int(name)))


# --- Port Royal


def _offer(view: PortRoyalView, name: str, which: Which) -> PortRoyalView | None:
    field = "offers" if which == "board" else "own_offers"
    found = tuple(replace(one, coins=one.coins + (one.number == int(name))) for one in getattr(view, field))
    return replace(view, **{field: found})


def _expedition(view: PortRoyalView, name: str, _which: Which) -> PortRoyalView | None:
    return replace(view, payable=tuple(card for card in view.payable if card != name)) if name in view.payable else None


def _row(view: PortRoyalView, name: str, _which: Which) -> PortRoyalView:
    player = view.players[int(name)]
    return replace(view, players=_with(view.players, player.seat, replace(player, coins=player.coins + 1)))


def _draw(view: PortRoyalView, _name: str, _which: Which) -> PortRoyalView:
    return replace(view, odds=replace(view.odds, cards=view.odds.cards + 100))


def _stop(view: PortRoyalView, _name: str, _which: Which) -> PortRoyalView:
    return replace(view, due=view.due + 1)


def _keep(view: PortRoyalView, _name: str, _which: Which) -> PortRoyalView:
    return replace(view, colours=view.colours + 1)


# --- Waters of Nereus


def _cell(view: NereusView, name: str, _which: Which) -> NereusView | None:
    at = NUMBER[view.side][name]
    return replace(view, cells=_with(view.cells, at, () if view.cells[at] else ("red",)))


def _taken(view: NereusView, crew: str, space: int) -> NereusView | None:
    at = CREW.index(crew)
    row = view.rows[at]
    if sum(marker.seat is None and not marker.neutral for marker in row) < 2 or row[space].seat is not None:
        return None
    return replace(view, rows=_with(view.rows, at, _with(row, space, Marker(seat=0, neutral=False))))


def _crew(view: NereusView, name: str, _which: Which) -> NereusView | None:
    return _taken(view, name, 0)


def _of_row(view: NereusView, name: str, _which: Which) -> NereusView | None:
    return None if view.acting_crew is None else _taken(view, view.acting_crew, int(name) - 1)


def _done(what: str) -> Altered:
    def done(view: NereusView, _name: str, _which: Which) -> NereusView | None:
        shown = what not in view.done and (what != "enhanced" or view.enhanced)
        return replace(view, done=(*view.done, what)) if shown else None

    return done


def _cabin(view: NereusView, name: str, _which: Which) -> NereusView | None:
    assert view.acting is not None
    player = view.players[view.acting]
    cabin = _stowed(player.cabin, name)
    if cabin is None:
        return None
    return replace(view, players=_with(view.players, view.acting, replace(player, cabin=cabin)))


def _stowed(cabin: CabinView, name: str) -> CabinView | None:
    if name == "gems":
        return replace(cabin, gems=cabin.gems + 1) if cabin.gems < GEM_SPACES else None
    if name == "chest":
        filled = len(cabin.chest)
        return replace(cabin, chest=(*cabin.chest, COLOURS[filled])) if filled < len(COLOURS) else None
    if name == "storage":
        pairs = (sum(cabin.storage[kind : kind + 2]) for kind in range(0, len(COLOURS), 2))
        free = next((2 * pair for pair, lies in enumerate(pairs) if lies < STORAGE_PAIR), None)
        return None if free is None else replace(cabin, storage=_with(cabin.storage, free, cabin.storage[free] + 1))
    at = CREW.index(name.removesuffix("-hold"))
    hold = cabin.holds[at]
    empty = [space for space, lies in enumerate(hold) if not lies]
    if cabin.done[at] or not empty:
        return None
    return replace(cabin, holds=_with(cabin.holds, at, _with(hold, empty[-1], "red")))


def _gems(view: NereusView, _name: str, which: Which) -> NereusView | None:
    return _cabin(view, "gems", which)


def _science(view: NereusView, name: str, _which: Which) -> NereusView:
    assert view.own is not None
    card = view.own.science[int(name)]
    cards = _with(view.own.science, int(name), replace(card, turn=not card.turn))
    return replace(view, own=replace(view.own, science=cards))


# --- Order of the Gilded Compass


def _house(view: CompassView, name: str, which: Which) -> CompassView | None:
    """Where dice may go is shown to whoever has them."""
    if which == "board":
        return None
    fits = tuple(fit for fit in view.fits if fit.building != name)
    return replace(view, fits=fits) if 0 < len(fits) < len(view.fits) else None


def _die(field: str) -> Altered:
    def turned(view: CompassView, name: str, _which: Which) -> CompassView:
        roll = getattr(view, field)
        return replace(view, **{field: _with(roll, int(name.removeprefix("die-")), roll[int(name[-1])] % 6 + 1)})

    return turned


def _tile(field: str, *kinds: Sequence[str]) -> Altered:
    def exchanged(view: CompassView, name: str, _which: Which) -> CompassView | None:
        tiles = getattr(view, field)
        known = next(kind for kind in kinds if tiles[int(name)] in kind)
        return replace(view, **{field: _with(tiles, int(name), _other(tiles[int(name)], known))})

    return exchanged


def _person(view: CompassView, name: str, _which: Which) -> CompassView:
    """Somebody of another place with the same trade and worth."""
    like = next(who for who in SPECIALISTS if who != name and who.split("-")[1] == name.split("-")[1])
    found = [
        replace(work, people=tuple((like if who == name else who, item) for who, item in work.people))
        for work in view.assignment
    ]
    return replace(view, assignment=tuple(found))


ALTERED: dict[str, dict[str, Altered]] = {
    "yucata": {"card": _card, "space": _space},
    "port_royal": {
        "card": _offer,
        "expedition": _expedition,
        "row": _row,
        "draw": _draw,
        "stop": _stop,
        "keep": _keep,
    },
    "nereus": {
        "cell": _cell,
        "crew": _crew,
        "space": _of_row,
        "gold": _done("gold"),
        "enhanced": _done("enhanced"),
        "in": _cabin,
        "gems": _gems,
        "card": _science,
    },
    "gilded_compass": {
        "house": _house,
        "own": _die("roll"),
        "neutral": _die("neutral_roll"),
        "map": _tile("maps", MAPS),
        "specialist": _tile("specialists", SPECIALISTS),
        "ability": _tile("abilities", ABILITIES),
        "drawn": _tile("drawn", ARTIFACTS, MISSIONS),
        "person": _person,
    },
}
