"""What a picture shows of a view, and where: everything above the players, for the board and for a reader's own side.

Here the view is read; the regions are given what they draw.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.games.port_royal.components import COLOURS, PERSON, SHIP, TAKES, TAX
from engine.games.port_royal.model import percent
from engine.games.port_royal.view import Drawn, Offer, PortRoyalView
from render.games.port_royal import (
    berths,
    decision,
    expeditions,
    last_turn,
    layout,
    persons,
    scenery,
    signs,
    theme,
)
from render.games.port_royal import title as titles
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words


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
    if view.step == "discover" and not view.drawn and view.turns and view.turns[-1].bust:
        turn = view.turns[-1]
        return Lost(turn.seat, turn.drawn, turn.risk)
    return None


def _taking(view: PortRoyalView) -> bool:
    return view.step in ("trade", "gift")


def _standing(view: PortRoyalView) -> list[Drawn]:
    """The persons of the turn, also those taken or lost."""
    gone = lost(view)
    fates = ("discarded",) if gone else ("harbour", "taken")
    drawn = gone.drawn if gone else view.drawn
    return [card for card in drawn if card.fate in fates and signs.face_of(card.card).kind == PERSON]


def persons_shown(view: PortRoyalView) -> int:
    """How many persons stand on the quay."""
    return len(_standing(view))


def _aside(view: PortRoyalView) -> list[Drawn]:
    """Tax increases and repelled ships of the turn."""
    if lost(view):
        return []
    return [card for card in view.drawn if card.fate == "repelled" or signs.face_of(card.card).kind == TAX]


def _aside_widths(view: PortRoyalView) -> list[int]:
    """How wide each of them is: tax increases with their words where few cards lie there."""
    found = [signs.face_of(card.card).kind == TAX for card in _aside(view)]
    worded = len(found) + 2 * sum(found) <= 7
    return [(470 if worded else 128) if tax else 172 for tax in found]


def _aside_width(view: PortRoyalView) -> float:
    """How wide they are together; nothing, if there are none."""
    found = _aside_widths(view)
    return sum(found) + 6 * (len(found) - 1) if found else 0


def _quay(view: PortRoyalView) -> Box:
    """The quay, its edge included."""
    top = layout.BERTHS_LOW + layout.BERTH_SHORT if _taking(view) else layout.BERTHS + layout.BERTH_HIGH
    high = layout.quay_height(len(_standing(view)), _aside_width(view))
    if lost(view):
        high = max(high, 302)
    return Box(0, top - layout.QUAY_EDGE, WIDTH, high + layout.QUAY_EDGE)


def height(view: PortRoyalView) -> float:
    """How high everything above the players is."""
    high = _quay(view).bottom + 18 + (layout.EXPEDITIONS + layout.GAP if _has_expeditions(view) else 0)
    return high + (layout.CONTRACTS + layout.GAP if view.contracts else 0)


def _has_expeditions(view: PortRoyalView) -> bool:
    """Whether there is something for the row of expeditions and of the last turn."""
    return bool(view.expeditions or view.turns)


def draw(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader) -> None:
    """Everything above the players."""
    quay = _quay(view)
    sheet.keep(Box(0, 0, WIDTH, quay.y + layout.QUAY_EDGE), scenery.dusk, ground=theme.NAVY)
    _title(sheet, view, words, who)
    _decision(sheet, view, words, who)
    standing = _standing(view)
    crates = 0 if not standing else 700 if len(standing) <= 3 and not lost(view) else WIDTH
    if _aside(view):
        place = layout.beside(len(standing), _aside_width(view))
        crates = max(crates, 860 if place is None else round(place.right) + 20)
    sheet.keep(quay, scenery.quay, crates)
    _berths(sheet, view, words, who)
    _persons(sheet, view, words, who, quay)
    below = Box(0, quay.bottom, WIDTH, 10)
    sheet.keep(below, scenery.table, ground=theme.NAVY)
    row = Box(layout.MARGIN, quay.bottom + 18, layout.WIDE, layout.EXPEDITIONS)
    if _has_expeditions(view):
        _expeditions(sheet, view, words, who, row)
        row = row.moved(dy=layout.EXPEDITIONS + layout.GAP)
    if view.contracts:
        _contracts(sheet, view, words, Box(row.x, row.y, row.w, layout.CONTRACTS))


def _title(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader) -> None:
    asked = who.you and who.seat in view.waits
    said = titles.headline(view, words, you=asked)
    right = words("last-round" if view.last_round else "round-n", number=view.round)
    piles = ((words("pile-name"), view.pile), (words("discard-name"), len(view.discard)))
    sheet.keep(layout.TITLE, titles.title, view.turn, said)
    sheet.keep(layout.PILES, titles.piles, right, view.last_round, piles)


# --- boards


def _decision(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader) -> None:
    wide = Box(layout.MARGIN - 2, layout.BOARDS - 6, layout.WIDE + 4, layout.BOARD + 8)
    low = Box(wide.x, wide.y, wide.w, layout.BOARD_LOW + 8)
    left, right = wide.cut_left(376, gap=16)
    gone = lost(view)
    if gone:
        _lost_board(sheet, wide, view, words, gone)
    elif view.step == "discover":
        if view.drawn:
            sheet.keep(
                left, decision.choice, words("stop-label"), _stopping(view, words), _next_colours(view, words), False
            )
        else:
            said, note = words("first-card"), words("first-card-note")
            sheet.keep(left, decision.choice, words("draw-label"), said, note, False)
        _odds_board(sheet, right, view, words)
    elif view.step == "repel":
        _repel_boards(sheet, wide, view, words)
    elif view.step == "trade":
        own = view.turn == view.active
        said = words("may-take" if own else "may-take-other", takes=view.takes)
        note = words("each-takes") if own else words("each-pays")
        name = "" if own else words.player(view.active)
        sheet.keep(low, decision.line, said, note, None if own else view.active, name)
    elif view.step == "gift":
        sheet.keep(low, decision.line, words("gift-coin"), words("gift-note"), None, "")


def _stopping(view: PortRoyalView, words: Words) -> str:
    can = any(offer.can for offer in view.offers)
    said = words("take-n", takes=view.takes) if can else words("take-nothing")
    return words("due-first", coins=view.due, said=said) if view.due else said


def _next_colours(view: PortRoyalView, words: Words) -> str:
    """How many colours lie there, and how many would give another card."""
    wanted = next((colours for colours in sorted(TAKES) if colours > view.colours), 0)
    if not wanted:
        return words("colours-all", colours=view.colours)
    takes = view.takes + TAKES[wanted] - TAKES.get(view.colours, 1)
    return words("colours-next", colours=view.colours, wanted=wanted, takes=takes)


def _parts(view: PortRoyalView) -> decision.Parts:
    """The unseen cards by what they would do."""
    odds = view.odds
    ships = sum(ships.number for ships in odds.ships)
    repel = sum(_danger(view, colour)[1] for colour in range(len(COLOURS)))
    kinds = (
        ("bust", odds.bust),
        ("repel", repel),
        ("ship", ships - odds.bust - repel),
        ("person", odds.persons),
        ("expedition", odds.expeditions),
        ("tax", odds.taxes),
    )
    return tuple((kind, number) for kind, number in kinds if number)


def _danger(view: PortRoyalView, colour: int) -> tuple[int, int]:
    """How many unseen ships of a colour that lies in the harbour would bust, and how many could be repelled."""
    lies = any(card.fate == "harbour" and _colour(card) == colour for card in view.drawn)
    ships = view.odds.ships[colour]
    return (ships.bust, ships.number - ships.bust) if lies else (0, 0)


def _odds_board(sheet: Sheet, box: Box, view: PortRoyalView, words: Words) -> None:
    bust, cards = view.odds.bust, view.odds.cards
    if not cards:
        said, note = words("no-cards"), ""
    else:
        said = words("bust-chance", percent=view.odds.percent) if bust else words("bust-never")
        note = words("unseen-cards", cards=cards)
    sheet.keep(box, decision.odds, words("draw-label"), said, note, _parts(view))


def _repel_boards(sheet: Sheet, box: Box, view: PortRoyalView, words: Words) -> None:
    ship = signs.face_of(view.drawn[-1].card)
    left, right = box.columns(1, 1, gap=16)
    swords = view.players[view.active].swords
    note = words("repel-note", swords=swords, needed=ship.swords)
    sheet.keep(left, decision.choice, words("repel-label"), words("repel-says"), note, False)
    if twin(view) is None:
        takes = view.takes + TAKES.get(view.colours + 1, 1) - TAKES.get(view.colours, 1)
        said = words("let-in-says", colours=view.colours + 1)
        note = words("let-in-note", takes=takes)
    else:
        said = words("let-in-bust")
        note = words("let-in-bust-note", cards=len(_standing(view)) + view.colours + 1)
    sheet.keep(right, decision.choice, words("let-in-label"), said, note, twin(view) is not None)


def twin(view: PortRoyalView) -> Drawn | None:
    """The ship in the harbour of the same colour as the one to be decided on, which would end the turn."""
    if view.step != "repel":
        return None
    colour = _colour(view.drawn[-1])
    return next((card for card in view.drawn if card.fate == "harbour" and _colour(card) == colour), None)


def _colour(card: Drawn) -> int:
    """The ship colour of a ship, -1 for other cards."""
    face = signs.face_of(card.card)
    return face.colour if face.kind == SHIP else -1


def _lost_board(sheet: Sheet, box: Box, view: PortRoyalView, words: Words, gone: Lost) -> None:
    colour = _colour(gone.drawn[-1])
    cards = sum(card.fate == "discarded" for card in gone.drawn)
    said = words("went-bust", seat=gone.seat, pair=f"pair-{COLOURS[colour]}")
    note = words("bust-note", cards=cards)
    if gone.risk[1]:
        note = f"{note}. {words('bust-risk', percent=percent(*gone.risk))}"
    sheet.keep(box, decision.lost, gone.seat, colour, said, note)


# --- berths


def _berths(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader) -> None:
    low = _taking(view)
    top = layout.BERTHS_LOW if low else layout.BERTHS
    high = layout.BERTH_SHORT if low else layout.BERTH_HIGH
    posts = layout.berth(0, top + layout.MAST - 24, high - layout.MAST + 24 - layout.QUAY_EDGE)
    sheet.keep(Box(0, posts.y, WIDTH, posts.h), scenery.posts)
    gone = lost(view)
    drawn = gone.drawn if gone else view.drawn
    for colour, name in enumerate(COLOURS):
        ships = [card for card in drawn if _colour(card) == colour]
        lying = tuple(
            _moored(card, view, words, who)
            for card in ships
            if card.fate in (("discarded",) if gone else ("harbour", "open", "taken"))
        )
        left = "" if low else words("left-n", number=view.odds.ships[colour].number)
        danger = (0, 0) if low or gone else _danger(view, colour)
        place = layout.berth(colour, top, high - layout.QUAY_EDGE)
        sheet.keep(place, berths.berth, colour, words(f"ship-{name}"), lying, left, danger)


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


# --- persons and what else was drawn


def _persons(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader, quay: Box) -> None:
    standing = _standing(view)
    floor = Box(quay.x, quay.y + layout.QUAY_EDGE, quay.w, quay.h - layout.QUAY_EDGE)
    for card, place in zip(standing, layout.persons(floor, len(standing)), strict=True):
        sheet.keep(place.inset(-6), persons.person, _person(card, view, words, who))
    gone = lost(view)
    if gone and len(standing) <= 3:
        x = layout.MARGIN + len(standing) * 234
        place = Box(x, floor.y + 40, min(WIDTH - layout.MARGIN - x, 470), 216)
        label = words("first-card-label")
        notes = (words("unseen-cards", cards=view.odds.cards), words("shown-are-gone"))
        if view.step == "busted":
            label, notes = words("after-bust"), (words("after-bust-note"),)
        said = words("bust-never") if view.step != "busted" else words("after-bust-says")
        sheet.keep(place, decision.empty, label, said, notes)
    _asides(sheet, view, words, floor)


def _asides(sheet: Sheet, view: PortRoyalView, words: Words, floor: Box) -> None:
    """Tax increases and repelled ships in a row beside the last persons, or along the foot of the quay."""
    x, y = layout.MARGIN - 4.0, floor.bottom - 74
    free = layout.beside(persons_shown(view), _aside_width(view))
    if free is not None:
        x, y = free.x, floor.y + free.bottom - 74
    for card, wide in zip(_aside(view), _aside_widths(view), strict=True):
        new = card.number == view.latest and view.step in ("discover", "repel")
        tax = signs.face_of(card.card).kind == TAX
        place = Box(x, y, wide, 68)
        if place.right > WIDTH - 8:
            break
        if tax:
            said = words(f"says-{card.card}") if wide > 200 else ""
            sheet.keep(place, decision.taxed, card.number, card.card, said, new)
        else:
            sheet.keep(place, decision.repelled, card.number, card.card, new)
        x += wide + 6


def _person(card: Drawn, view: PortRoyalView, words: Words, who: Reader) -> persons.Standing:
    face = signs.face_of(card.card)
    offer = who.offers.get(card.number)
    price = offer.coins if offer else face.cost
    fate, said, fee = "plain", "", None
    if card.fate == "discarded":
        fate, said = "lost", words("lost-word")
    elif card.seat is not None:
        fate, said = "taken", words("took-it")
    elif offer and not offer.can:
        narrow = layout.stand(persons_shown(view)).columns > layout.WORDY
        fate, said = "short", words("short-n-narrow" if narrow else "short-n", coins=offer.short)
    elif offer and offer.fee:
        narrow = layout.stand(persons_shown(view)).columns > layout.WORDY
        said = words("person-fee-narrow" if narrow else "person-fee", fee=offer.fee)
        fate, fee = "open", view.active
    elif offer:
        fate = "open"
    new = card.number == view.latest and (card.seat is not None or view.step in ("discover", "repel"))
    colour = max(0, face.colour)
    return persons.Standing(
        power=face.power,
        colour=colour,
        name=words(f"card-name-{face.power}"),
        ability=ability(card.card, words),
        number=card.number,
        points=face.points,
        price=price,
        better=price < face.cost,
        fate=fate,
        said=said,
        seat=card.seat,
        fee=fee,
        new=new,
    )


def ability(card: str, words: Words) -> str:
    """What a person can do, in a word or two; for traders and clerks the ships that it is about."""
    face = signs.face_of(card)
    if face.power in ("trader", "clerk"):
        return words(f"ship-{COLOURS[face.colour]}")
    return words(f"gives-{face.power}")


# --- the table


def _expeditions(sheet: Sheet, view: PortRoyalView, words: Words, who: Reader, row: Box) -> None:
    numbers = {card.card: card.number for card in view.drawn}
    count = len(view.expeditions)
    wide = 182 if count > 5 else 170
    asked = view.turn == view.active and (not who.you or who.seat == view.active)
    x = row.x
    for card in view.expeditions:
        number = numbers.get(card, 0)
        new = bool(number) and number == view.latest and view.step in ("discover", "repel")
        have = _have(card, view, who.seat) if who.you else None
        payable = asked and card in view.payable
        place = Box(x, row.y, wide, row.h).inset(-10)
        sheet.keep(place, expeditions.expedition, card, number, new, payable, have, ground=theme.NAVY)
        x += wide + 12
    room = row.right - x
    if not view.turns or room < 300 or (lost(view) and view.step != "busted" and room < 420):
        return
    turn = view.turns[-1]
    items = tuple((card.card, *_fate(card, turn.drawn, turn.bust)) for card in turn.drawn)
    place = Box(x, row.y, room, row.h)
    label = words("last-turn-label")
    sheet.keep(place, last_turn.last_turn, label, turn.seat, words.player(turn.seat), items, ground=theme.NAVY)


def _fate(card: Drawn, drawn: tuple[Drawn, ...], bust: bool) -> tuple[str, int]:
    """What became of a card of a past turn, and who took it."""
    if card.seat is not None:
        return "taken", card.seat
    if card.fate == "repelled":
        return "repelled", 0
    if bust and card.fate == "discarded" and _colour(card) >= 0 and _colour(card) == _colour(drawn[-1]):
        return "bust", 0
    return ("apart", 0) if card.fate == "apart" else ("gone", 0)


def _have(card: str, view: PortRoyalView, seat: int) -> tuple[bool, ...]:
    """Which persons of an expedition lie in a display, jacks of all trades for what is missing."""
    own = dict(view.players[seat].powers)
    jacks = own.get("jack", 0)
    found: list[bool] = []
    for power in expeditions.needs(card):
        left = own.get(power, 0)
        if left:
            own[power] = left - 1
        elif jacks:
            jacks -= 1
            left = 1
        found.append(bool(left))
    return tuple(found)


def _contracts(sheet: Sheet, view: PortRoyalView, words: Words, row: Box) -> None:
    for place, contract in zip(row.columns(*[1] * len(view.contracts), gap=12), view.contracts, strict=True):
        parked = [f"{progress}" if progress else "" for progress in contract.parked]
        if contract.id == "pack-of-pirates":
            parked = [f"{len(player.fleet)}/5" if player.fleet else "" for player in view.players]
        sheet.keep(
            place,
            expeditions.contract,
            contract.id,
            words.name(contract.id),
            contract.coins,
            contract.completed,
            tuple(parked),
            ground=theme.NAVY,
        )
