"""The harbour: the cards of this turn, the ship colours that lie there, and what was drawn but lies elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.port_royal.components import COLOURS, SHIP
from engine.games.port_royal.view import Drawn, Offer, PortRoyalView
from render.games.port_royal import cards, layout, signs, theme
from render.kit import fonts, pieces
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.words import Words


def shown(view: PortRoyalView) -> list[Drawn]:
    """The cards drawn large: what lies in the harbour, what was taken out of it, and a ship still to be decided on."""
    return [drawn for drawn in view.drawn if drawn.fate in ("harbour", "taken", "open")]


def aside(view: PortRoyalView) -> list[Drawn]:
    """The other cards of the turn: repelled ships, expeditions, tax increases, lost cards."""
    return [drawn for drawn in view.drawn if drawn.fate not in ("harbour", "taken", "open")]


def twin(view: PortRoyalView) -> Drawn | None:
    """The ship in the harbour of the same colour as the one to be decided on, which would end the turn."""
    if view.step != "repel":
        return None
    colour = cards.face_of(view.drawn[-1].card).colour
    return next((drawn for drawn in view.drawn if drawn.fate == "harbour" and _ship_colour(drawn) == colour), None)


def _ship_colour(drawn: Drawn) -> int | None:
    face = cards.face_of(drawn.card)
    return face.colour if face.kind == SHIP else None


def height(view: PortRoyalView, width: float, room: float) -> float:
    """How high the panel is; not more than `room`, if the cards need not get tiny for that."""
    return _height(view, width, _columns(view, width, room))


def _columns(view: PortRoyalView, width: float, room: float) -> int:
    """How many cards lie side by side: as few as keep the panel within its usual height and within `room`."""
    count = len(shown(view))
    columns = layout.FEWEST_COLUMNS
    while columns < count and _height(view, width, columns) > min(room, layout.HARBOUR):
        columns += 1
    return columns


def _card_size(width: float, columns: int) -> tuple[float, float]:
    wide = (width - 2 * layout.PADDING - (columns - 1) * layout.CARD_GAP) / columns
    return wide, wide * layout.CARD_RATIO


def _height(view: PortRoyalView, width: float, columns: int) -> float:
    _, high = _card_size(width, columns)
    rows = -(-len(shown(view)) // columns)
    cards_high = rows * high + (rows - 1) * layout.CARD_GAP if rows else layout.NO_CARDS
    strip = layout.STRIP + 8 if aside(view) else 0
    return 2 * layout.PADDING + layout.COLOURS_BAR + cards_high + strip


def draw(canvas: Canvas, box: Box, view: PortRoyalView, words: Words, offers: Sequence[Offer], *, takes: bool) -> None:
    """The panel in a box of its `height`.

    `offers` give the prices and incomes to show; `takes` outlines the cards that can be taken.
    """
    canvas.shadow(box, 20, blur=8, dy=3, opacity=0.3)
    canvas.gradient(box, theme.SEA_LIGHT, theme.SEA, radius=20)
    inner = box.inset(layout.PADDING)
    bar, rest = inner.cut_top(layout.COLOURS_BAR)
    _colours(canvas, bar.cut_bottom(8)[1], view, words)
    if aside(view):
        strip, rest = rest.cut_bottom(layout.STRIP, gap=8)
        row(canvas, strip, aside(view))
    _cards(canvas, rest, view, words, {offer.number: offer for offer in offers}, takes, _columns(view, box.w, box.h))


def _cards(
    canvas: Canvas,
    box: Box,
    view: PortRoyalView,
    words: Words,
    offers: Mapping[int, Offer],
    takes: bool,
    columns: int,
) -> None:
    """The cards, row by row; `offers` by the number of the card."""
    found = shown(view)
    if not found:
        canvas.text(box, words("harbour-empty"), 38, fonts.SEMIBOLD, theme.FOAM, across="center", lines=2)
        return
    wide, high = _card_size(box.w + 2 * layout.PADDING, columns)
    for index, drawn in enumerate(found):
        down, across = divmod(index, columns)
        place = Box(box.x + across * (wide + layout.CARD_GAP), box.y + down * (high + layout.CARD_GAP), wide, high)
        if drawn.seat is not None:
            cards.taken(canvas, place, drawn.card, words, drawn.number, drawn.seat)
            if drawn.number == view.latest:
                pieces.changed(canvas, place)
            continue
        offer = offers.get(drawn.number)
        cards.card(
            canvas,
            place,
            drawn.card,
            words,
            number=drawn.number,
            coins=offer.coins if offer else None,
            fee=offer.fee if offer else 0,
            outlined=takes and offer is not None and offer.can,
        )
        if drawn == twin(view):
            canvas.rect(place.inset(-5), radius=20, line=theme.LOSS, width=9)
        if drawn.number == view.latest and view.step in ("discover", "repel"):
            pieces.changed(canvas, place)


def _colours(canvas: Canvas, box: Box, view: PortRoyalView, words: Words) -> None:
    """A slot for each ship colour: filled if one lies there, so that another would end the turn."""
    lying = {_ship_colour(drawn) for drawn in view.drawn if drawn.fate == "harbour"}
    right, box = box.cut_right(196, gap=12)
    _piles(canvas, right, view)
    size = 58
    for colour in range(len(COLOURS)):
        x = box.x + size / 2 + colour * (size + 12)
        if colour in lying:
            signs.emblem(canvas, colour, x, box.cy, size)
        else:
            slot = Box(x - size / 2, box.cy - size / 2, size, size)
            canvas.rect(slot, theme.SEA, radius=13, line=theme.SEA_DEEP, width=3)
            canvas.shape(theme.EMBLEMS[colour], x, box.cy, size * 0.5, theme.SEA_DEEP)
    said = box.cut_left(5 * (size + 12) + 8)[1]
    if twin(view) is not None:
        canvas.text(said, words("repel-or-bust"), 38, fonts.BOLD, theme.ALARM, smallest=28, lines=2)
    elif view.step in ("discover", "repel") and view.drawn:
        key = "stop-takes" if view.step == "discover" else "colours-lie"
        facts = words(key, takes=view.takes, colours=view.colours)
        canvas.text(said, facts, 38, fonts.BOLD, WHITE, smallest=28, lines=2)
    elif view.step in ("trade", "gift"):
        canvas.text(said, words("takes-left", takes=view.takes), 38, fonts.BOLD, WHITE, smallest=28)


def _piles(canvas: Canvas, box: Box, view: PortRoyalView) -> None:
    """How many cards the draw pile (golden backs) and the open discard pile have."""
    for cell, count, ground in zip(
        box.columns(1, 1), (view.pile, len(view.discard)), (theme.GOLD, theme.CREAM), strict=True
    ):
        stack = cell.placed(62, 66, "right")
        for shift in (6, 3, 0):
            canvas.rect(stack.moved(shift - 6, 3 - shift), ground, radius=8, line=theme.GOLD_DARK, width=2)
        canvas.number(stack.cx - 6, stack.cy + 3, count, 34 if count < 100 else 28, fill=theme.TEXT)


def row(canvas: Canvas, box: Box, found: Sequence[Drawn], bust: bool = False) -> None:
    """Cards of a turn as small signs in the order drawn, with what became of each."""
    step = min(120.0, box.w / max(1, len(found)))
    size = min(50.0, step * 0.5)
    colours = [cards.face_of(drawn.card).colour if cards.face_of(drawn.card).kind == SHIP else None for drawn in found]
    for index, drawn in enumerate(found):
        x = box.x + index * step
        signs.number(canvas, x + 20, box.cy, drawn.number, min(38, step * 0.42))
        place = Box(x + min(48, step * 0.46), box.cy - size / 2, size, size)
        last_of_bust = bust and index == len(found) - 1
        twin = bust and colours[index] is not None and colours[index] == colours[-1] and drawn.fate == "discarded"
        if last_of_bust or twin:
            canvas.rect(place.inset(-6), theme.LOSS, radius=12)
        cards.tiny(canvas, place, drawn.card)
        if drawn.fate == "repelled":
            canvas.rect(place.inset(-5), radius=14, line=WHITE, width=3)
            canvas.circle(place.right - 2, place.bottom - 2, size * 0.34, theme.SEA_DEEP)
            signs.sword(canvas, place.right - 2, place.bottom - 2, size * 0.56, WHITE)
        elif drawn.fate == "taken" and drawn.seat is not None:
            pieces.token(canvas, drawn.seat, place.right - 4, place.bottom - 6, size * 0.6)
