"""What is drawn before anybody waits for a picture: amulets and cards at the sizes in which they occur."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Final

from engine.games.yucata.components import CARDS
from render.games.yucata.amulets import amulet
from render.games.yucata.cards import BARRED, HAND, PLAYED, card
from render.games.yucata.players import card_place
from render.games.yucata.track import card_places
from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.words import Words

_AMULETS: Final = (78, 72, 62, 52, 46, 44, 40, 38, 34)
_SEATS: Final = 4


def sprites(words: Words) -> Iterator[Callable[[], object]]:
    """What draws them one after the other, so that they are kept."""
    canvas = Canvas(200, 200, None)
    for seat in range(_SEATS):
        for size in _AMULETS:
            yield partial(amulet, canvas, seat, 100, 100, size)
    rows, small = [card_place(Box(0, 0, 1000, high), 0) for high in (140, 240)], Box(0, 0, 44, 56)
    rings = (None, *(palette.seat(seat).fill for seat in range(_SEATS)))
    for name in CARDS:
        for place in (*(card_places(Box(0, 0, 150, 76), count)[0] for count in (1, 2, 3)), small):
            yield partial(card, canvas, _moved(place), name)
        yield partial(card, canvas, small, name, BARRED)
        for row, state, ring in product(rows, (HAND, BARRED, PLAYED), rings):
            yield partial(card, canvas, _moved(row), name, state, ring)


def _moved(place: Box) -> Box:
    """The same size at the origin."""
    return place.moved(-place.x, -place.y)
