"""The first part of a picture: what is asked and the harbour, for the board and for a reader's own side.

Here, in `boards`, `quay` and `table` the view is read; the regions are given what they draw.
"""

from __future__ import annotations

from engine.games.port_royal.components import COLOURS
from engine.games.port_royal.view import Drawn, PortRoyalView
from render.games.port_royal import berths, boards, layout, quay, scenery, signs, theme
from render.games.port_royal import title as titles
from render.games.port_royal.harbour import Reader, aside, aside_width, colour_of, danger, lost, standing, taking
from render.games.port_royal.table import piles_of, round_of
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import PART, Sheet
from render.kit.words import Words


def sea(view: PortRoyalView) -> layout.Sea:
    """How the sea lies: it has all the room that nobody stands on."""
    if not standing(view) and not lost(view):
        return layout.LARGE
    return layout.WIDE_OPEN if taking(view) else layout.LOW


def draw(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader) -> None:
    """The first part: what is asked, the harbour, the persons on the quay."""
    lies = sea(view)
    place = Box(0, lies.quay - layout.QUAY_EDGE, WIDTH, PART - lies.quay + layout.QUAY_EDGE)
    sheet.keep(Box(0, 0, WIDTH, layout.BOARDS_END), scenery.sky, ground=theme.NAVY)
    around = Box(0, layout.BOARDS_END, WIDTH, lies.quay - layout.BOARDS_END)
    sheet.keep(around, scenery.dusk, lies.horizon, lies.quay - lies.water + 20, ground=theme.NAVY)
    _title(sheet, view, words, who)
    boards.draw(sheet, view, words)
    shown = len(standing(view))
    crates = 0 if not shown else 700 if shown <= 3 and not lost(view) else WIDTH
    if aside(view):
        how = quay.stands(view, place)
        free = layout.beside(shown, aside_width(view), how)
        crates = max(crates, 860 if free is None else round(free.right) + 20)
    sheet.keep(place, scenery.quay, crates)
    _berths(sheet, view, words, who, lies)
    quay.draw(sheet, view, words, who, place)


def _title(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader) -> None:
    asked = who.you and who.seat in view.waits
    sheet.keep(layout.TITLE, titles.title, view.turn, titles.headline(view, words, you=asked))
    if who.you:
        own = view.players[who.seat]
        sheet.keep(layout.CORNER, titles.purse, own.points, own.coins, own.swords)
    else:
        piles = "   ".join(piles_of(view, words))
        sheet.keep(layout.CORNER, titles.corner, round_of(view, words), view.last_round, piles)


# --- berths


def _berths(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader, lies: layout.Sea) -> None:
    low = taking(view)
    posts = layout.berth(0, lies.plate - 16, lies.quay - lies.plate + 16 - layout.QUAY_EDGE)
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
        box = layout.berth(colour, lies.top, lies.quay - layout.QUAY_EDGE - lies.top)
        place = box.inset(-layout.MARGIN if len(lying) > 1 else 0, 0)
        sheet.keep(place, berths.berth, colour, words(f"ship-{name}"), lying, left, risk, lies)
        for card in ships:
            sheet.area(f"card-{card.number}", box)


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
