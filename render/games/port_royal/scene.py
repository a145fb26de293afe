"""What a picture shows of a view, and where: everything above the players, for the board and for a reader's own side.

Here, in `boards`, `quay` and `table` the view is read; the regions are given what they draw.
"""

from __future__ import annotations

from engine.games.port_royal.components import COLOURS
from engine.games.port_royal.view import Drawn, PortRoyalView
from render.games.port_royal import berths, boards, layout, quay, scenery, signs, table, theme
from render.games.port_royal import title as titles
from render.games.port_royal.harbour import Reader, aside, aside_width, colour_of, danger, lost, standing, taking
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words


def _quay(view: PortRoyalView) -> Box:
    """The quay, its edge included."""
    top = layout.BERTHS_LOW + layout.BERTH_SHORT if taking(view) else layout.BERTHS + layout.BERTH_HIGH
    high = layout.quay_height(len(standing(view)), aside_width(view))
    if lost(view):
        high = max(high, 302)
    return Box(0, top - layout.QUAY_EDGE, WIDTH, high + layout.QUAY_EDGE)


def height(view: PortRoyalView) -> float:
    """How high everything above the players is."""
    high = _quay(view).bottom + 18 + (layout.EXPEDITIONS + layout.GAP if table.has_expeditions(view) else 0)
    return high + (layout.CONTRACTS + layout.GAP if view.contracts else 0)


def draw(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader) -> None:
    """Everything above the players."""
    place = _quay(view)
    calm = layout.CALM_SHORT if taking(view) else layout.CALM
    sheet.keep(Box(0, 0, WIDTH, place.y + layout.QUAY_EDGE), scenery.dusk, calm, ground=theme.NAVY)
    _title(sheet, view, words, who)
    boards.draw(sheet, view, words)
    shown = len(standing(view))
    crates = 0 if not shown else 700 if shown <= 3 and not lost(view) else WIDTH
    if aside(view):
        free = layout.beside(shown, aside_width(view))
        crates = max(crates, 860 if free is None else round(free.right) + 20)
    sheet.keep(place, scenery.quay, crates)
    _berths(sheet, view, words, who)
    quay.draw(sheet, view, words, who, place)
    below = Box(0, place.bottom, WIDTH, 10)
    sheet.keep(below, scenery.table, ground=theme.NAVY)
    row = Box(layout.MARGIN, place.bottom + 18, layout.WIDE, layout.EXPEDITIONS)
    if table.has_expeditions(view):
        table.draw_expeditions(sheet, view, words, who, row)
        row = row.moved(dy=layout.EXPEDITIONS + layout.GAP)
    if view.contracts:
        table.draw_contracts(sheet, view, words, Box(row.x, row.y, row.w, layout.CONTRACTS))


def _title(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader) -> None:
    asked = who.you and who.seat in view.waits
    said = titles.headline(view, words, you=asked)
    right = words("last-round" if view.last_round else "round-n", number=view.round)
    piles = ((words("pile-name"), view.pile), (words("discard-name"), len(view.discard)))
    sheet.keep(layout.TITLE, titles.title, view.turn, said)
    sheet.keep(layout.PILES, titles.piles, right, view.last_round, piles)


# --- berths


def _berths(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader) -> None:
    low = taking(view)
    top = layout.BERTHS_LOW if low else layout.BERTHS
    high = layout.BERTH_SHORT if low else layout.BERTH_HIGH
    posts = layout.berth(0, top + layout.MAST - 24, high - layout.MAST + 24 - layout.QUAY_EDGE)
    sheet.keep(Box(0, posts.y, WIDTH, posts.h), scenery.posts)
    gone = lost(view)
    drawn = gone.drawn if gone else view.drawn
    for colour, name in enumerate(COLOURS):
        ships = [card for card in drawn if colour_of(card) == colour]
        lying = tuple(
            _moored(card, view, words, who)
            for card in ships
            if card.fate in (("discarded",) if gone else ("harbour", "open", "taken"))
        )
        left = "" if low else words("left-n", number=view.odds.ships[colour].number)
        risk = (0, 0) if low or gone else danger(view, colour)
        # Two ships in one berth reach beyond it.
        place = layout.berth(colour, top, high - layout.QUAY_EDGE).inset(-layout.MARGIN if len(lying) > 1 else 0, 0)
        sheet.keep(place, berths.berth, colour, words(f"ship-{name}"), lying, left, risk)


def _moored(card: Drawn, view: PortRoyalView, words: Words, who: Reader) -> berths.Moored:
    face = signs.face_of(card.card)
    offer = who.offers.get(card.number)
    coins = offer.coins if offer else face.coins
    fate, said, new, fee = "lies", "", "", None
    gift = bool(face.gift)
    if card.fate == "discarded":
        fate, said = "lost", words("bust-word" if card is _last_drawn(view) else "lost-word")
    elif card.seat is not None:
        fate, said = "taken", words("took-it")
        new = words("gone-word") if card.number == view.latest else ""
    elif view.step in ("discover", "repel"):
        fate = card.fate if card.fate == "open" else "lies"
        new = words("new-word") if card.number == view.latest else ""
    elif offer and offer.fee:
        said, fee = words("ship-fee-narrow" if gift else "ship-fee", fee=offer.fee), view.active
    elif not gift:
        said = words(f"ship-{COLOURS[face.colour]}")
    return berths.Moored(
        number=card.number,
        swords=face.swords,
        gift=gift,
        coins=coins,
        better=coins > face.coins,
        new=new,
        fate=fate,
        said=said,
        seat=card.seat,
        fee=fee,
    )


def _last_drawn(view: PortRoyalView) -> Drawn | None:
    gone = lost(view)
    return gone.drawn[-1] if gone else None
