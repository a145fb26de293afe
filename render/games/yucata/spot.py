"""Where changes are marked on the pictures of Yucata'."""

from __future__ import annotations

from engine.games.yucata.components import CARDS
from engine.games.yucata.view import YucataView
from render.games.yucata import choices, layout, players, way
from render.kit.geometry import Box, Point
from render.kit.parts import Which


def spot(view: YucataView, which: Which, place: str) -> Point:
    """Of "space-<number>" and "card-<seat>-<card>": the upper edge of a slab, the lower corner of a card in a row."""
    what, *rest = place.split("-", 2)
    if what == "space":
        slab = _slab(view, which, int(rest[0]))
        return slab.right - 30, slab.y + 10
    seat, name = int(rest[0]), rest[1]
    card = players.card_place(_row(view, which, seat), CARDS.index(name))
    return card.right - 4, card.bottom - 8


def _slab(view: YucataView, which: Which, space: int) -> Box:
    if which == "board":
        return layout.SPACES[space]
    assert view.reader is not None
    index = way.stretch_of(view, view.reader).spaces.index(space)
    count = len(view.hand)
    top = layout.PLATES + choices.height(count) + 4 + layout.AHEAD + 2
    return way.place(top, layout.WAY_STEP if count <= choices.MANY else layout.WAY_STEP_LOW, index)


def _row(view: YucataView, which: Which, seat: int) -> Box:
    if which == "board":
        return layout.rows(view.seats)[seat]
    order = [*(other for other in range(view.seats) if other != view.reader), view.reader]
    return layout.rows(view.seats, layout.SUM)[order.index(seat)]
