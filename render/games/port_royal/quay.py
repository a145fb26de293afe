"""The quay: the persons of the turn, its tax increases and repelled ships."""

from __future__ import annotations

from engine.games.port_royal.components import COLOURS, TAX
from engine.games.port_royal.view import Drawn, PortRoyalView
from render.games.port_royal import decision, layout, persons, signs
from render.games.port_royal.harbour import Reader, aside, aside_width, aside_widths, lost, persons_shown, standing
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words


def stands(view: PortRoyalView, quay: Box) -> layout.Stand:
    """How the persons stand on a quay."""
    room = quay.h - layout.QUAY_EDGE - layout.PERSON_TOP - layout.PERSON_GAP
    return layout.stand(persons_shown(view), aside_width(view), room)


def draw(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader, quay: Box) -> None:
    """Everything that stands or lies on it."""
    shown, how = standing(view), stands(view, quay)
    floor = Box(quay.x, quay.y + layout.QUAY_EDGE, quay.w, quay.h - layout.QUAY_EDGE)
    for card, place in zip(shown, layout.persons(floor, len(shown), how), strict=True):
        sheet.keep(place.inset(-6), persons.person, _person(card, view, words, who, how))
        sheet.area(f"card-{card.number}", place)
    gone = lost(view)
    if gone and len(shown) <= 3:
        x = layout.MARGIN + len(shown) * 234
        place = Box(x, floor.y + 26, min(WIDTH - layout.MARGIN - x, 500), 216)
        label = words("first-card-label")
        notes = (words("unseen-cards", cards=view.odds.cards), words("shown-are-gone"))
        if view.step == "busted":
            label, notes = words("after-bust"), (words("after-bust-note"),)
        said = words("bust-never") if view.step != "busted" else words("after-bust-says")
        sheet.keep(place, decision.empty, label, said, notes)
        if view.step != "busted":
            sheet.area("draw", place)
    _asides(sheet, view, words, floor, how)


def _asides(sheet: Sheet, view: PortRoyalView, words: Words, floor: Box, how: layout.Stand) -> None:
    """Tax increases and repelled ships in a row beside the last persons, or along the foot of the quay."""
    x, y = layout.MARGIN - 4.0, floor.bottom - 78
    free = layout.beside(persons_shown(view), aside_width(view), how)
    if free is None and len(standing(view)) > how.columns:
        return
    if free is not None:
        x, y = free.x, floor.y + layout.PERSON_TOP + free.bottom - 72
    for card, wide in zip(aside(view), aside_widths(view), strict=True):
        tax = signs.face_of(card.card).kind == TAX
        place = Box(x, y, wide, 68)
        if place.right > WIDTH - 8:
            break
        if tax:
            said = words(f"says-{card.card}") if wide > 200 else ""
            sheet.keep(place, decision.taxed, card.number, card.card, said)
        else:
            sheet.keep(place, decision.repelled, card.number, card.card)
        x += wide + 6


def _person(card: Drawn, view: PortRoyalView, words: Words, who: Reader, how: layout.Stand) -> persons.Standing:
    face = signs.face_of(card.card)
    offer = who.offers.get(card.number)
    price = offer.coins if offer else face.cost
    fate, said, fee = "plain", "", None
    narrow = how.columns > layout.WORDY
    if card.fate == "discarded":
        fate, said = "lost", words("gone-word" if narrow else "lost-word")
    elif card.seat is not None:
        fate, said = "taken", "" if narrow else words("took-it")
    elif offer and not offer.can:
        fate, said = "short", words("short-n-narrow" if narrow else "short-n", coins=offer.short)
    elif offer and offer.fee:
        said = words("person-fee-narrow" if narrow else "person-fee", fee=offer.fee)
        fate, fee = "open", view.active
    elif offer:
        fate = "open"
    colour = max(0, face.colour)
    return persons.Standing(
        power=face.power,
        colour=colour,
        name=words(f"card-name-{face.power}") if how.columns <= layout.NAMED else "",
        ability=ability(card.card, words),
        number=card.number,
        points=face.points,
        price=price,
        better=price < face.cost,
        fate=fate,
        said=said,
        seat=card.seat,
        fee=fee,
    )


def ability(card: str, words: Words) -> str:
    """What a person can do, in a word or two; for traders and clerks the ships that it is about."""
    face = signs.face_of(card)
    if face.power in ("trader", "clerk"):
        return words(f"ship-{COLOURS[face.colour]}")
    return words(f"gives-{face.power}")
