"""What lies in the harbour, read off a view for every part of a picture: for whom it is drawn, what a bust took."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.port_royal.components import PERSON, SHIP, TAX
from engine.games.port_royal.view import Drawn, Offer, PortRoyalView
from render.games.port_royal import signs


class Reader(NamedTuple):
    """For whom a picture is: prices are those of `seat`; `you` if the picture is that seat's own."""

    seat: int
    offers: dict[int, Offer]
    you: bool


class Lost(NamedTuple):
    """A harbour that a bust has emptied: whose, and what was drawn."""

    seat: int
    drawn: tuple[Drawn, ...]
    risk: tuple[int, int]


def everybody(view: PortRoyalView) -> Reader:
    """The board shows the prices of whoever is asked."""
    return Reader(view.turn, {offer.number: offer for offer in view.offers}, you=False)


def reader(view: PortRoyalView, seat: int) -> Reader:
    """An own picture shows the own prices."""
    return Reader(seat, {offer.number: offer for offer in view.own_offers}, you=True)


def lost(view: PortRoyalView) -> Lost | None:
    """The bust that is still to be seen: until the next card is drawn."""
    if view.step == "busted":
        return Lost(view.active, view.drawn, (0, 0))
    return Lost(view.wreck.seat, view.wreck.drawn, view.wreck.risk) if view.wreck else None


def taking(view: PortRoyalView) -> bool:
    return view.step in ("trade", "gift")


def standing(view: PortRoyalView) -> list[Drawn]:
    """The persons of the turn, also those taken or lost."""
    gone = lost(view)
    fates = ("discarded",) if gone else ("harbour", "taken")
    drawn = gone.drawn if gone else view.drawn
    return [card for card in drawn if card.fate in fates and signs.face_of(card.card).kind == PERSON]


def persons_shown(view: PortRoyalView) -> int:
    """How many persons stand on the quay."""
    return len(standing(view))


def aside(view: PortRoyalView) -> list[Drawn]:
    """Tax increases and repelled ships of the turn."""
    if lost(view):
        return []
    return [card for card in view.drawn if card.fate == "repelled" or signs.face_of(card.card).kind == TAX]


def aside_widths(view: PortRoyalView) -> list[int]:
    """How wide each of them is: tax increases with their words where few cards lie there."""
    found = [signs.face_of(card.card).kind == TAX for card in aside(view)]
    # Words are for where the persons leave half of the quay.
    worded = len(found) + 2 * sum(found) <= 3 + 4 * (not persons_shown(view)) and persons_shown(view) <= 2
    return [(510 if worded else 128) if tax else 172 for tax in found]


def aside_width(view: PortRoyalView) -> float:
    """How wide they are together; nothing, if there are none."""
    found = aside_widths(view)
    return sum(found) + 6 * (len(found) - 1) if found else 0


def colour_of(card: Drawn) -> int:
    """The ship colour of a ship, -1 for other cards."""
    face = signs.face_of(card.card)
    return face.colour if face.kind == SHIP else -1


def twin(view: PortRoyalView) -> Drawn | None:
    """The ship in the harbour of the same colour as the one to be decided on, which would end the turn."""
    if view.step != "repel":
        return None
    colour = colour_of(view.drawn[-1])
    return next((card for card in view.drawn if card.fate == "harbour" and colour_of(card) == colour), None)


def danger(view: PortRoyalView, colour: int) -> tuple[int, int]:
    """How many unseen ships of a colour that lies in the harbour would bust, and how many could be repelled."""
    lies = any(card.fate == "harbour" and colour_of(card) == colour for card in view.drawn)
    ships = view.odds.ships[colour]
    return (ships.bust, ships.number - ships.bust) if lies else (0, 0)
