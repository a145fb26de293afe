"""The boards with the decision: what stopping and drawing, repelling and letting in, taking or a bust come to."""

from __future__ import annotations

from engine.games.port_royal.components import COLOURS, TAKES
from engine.games.port_royal.model import percent
from engine.games.port_royal.view import PortRoyalView
from render.games.port_royal import decision, layout, signs
from render.games.port_royal.harbour import Lost, colour_of, danger, lost, standing, twin
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words


def draw(sheet: Sheet, view: PortRoyalView, words: Words) -> None:
    """The boards of the moment."""
    wide = layout.BOARDS
    left, right = wide.cut_left(450, gap=14)
    gone = lost(view)
    if gone:
        _lost_board(sheet, wide, view, words, gone)
    elif view.step == "discover":
        if view.drawn:
            sheet.keep(
                left, decision.choice, words("stop-label"), _stopping(view, words), _next_colours(view, words), False
            )
            sheet.area("stop", left)
        else:
            said, note = words("first-card"), words("first-card-note")
            sheet.keep(left, decision.choice, words("draw-label"), said, note, False)
        _odds_board(sheet, right, view, words)
        sheet.area("draw", right if view.drawn else wide)
    elif view.step == "repel":
        _repel_boards(sheet, wide, view, words)
    elif view.step == "trade":
        own = view.turn == view.active
        said = words("may-take" if own else "may-take-other", takes=view.takes)
        note = words("each-takes") if own else words("each-pays")
        name = "" if own else words.player(view.active)
        sheet.keep(wide, decision.line, said, note, None if own else view.active, name)
    elif view.step == "gift":
        sheet.keep(wide, decision.line, words("gift-coin"), words("gift-note"), None, "")


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
    repel = sum(danger(view, colour)[1] for colour in range(len(COLOURS)))
    kinds = (
        ("bust", odds.bust),
        ("repel", repel),
        ("ship", ships - odds.bust - repel),
        ("person", odds.persons),
        ("expedition", odds.expeditions),
        ("tax", odds.taxes),
    )
    return tuple((kind, number) for kind, number in kinds if number)


def _odds_board(sheet: Sheet, box: Box, view: PortRoyalView, words: Words) -> None:
    bust, cards = view.odds.bust, view.odds.cards
    if not cards:
        said, note = words("no-cards"), ""
    else:
        said = words("bust-chance", percent=view.odds.percent) if bust else words("bust-never")
        note = words("unseen", cards=cards)
    sheet.keep(box, decision.odds, words("draw-label"), said, note, _parts(view))


def _repel_boards(sheet: Sheet, box: Box, view: PortRoyalView, words: Words) -> None:
    ship = signs.face_of(view.drawn[-1].card)
    left, right = box.columns(1, 1, gap=16)
    swords = view.players[view.active].swords
    note = words("repel-note", swords=swords, needed=ship.swords)
    sheet.keep(left, decision.choice, words("repel-label"), words("repel-says"), note, False)
    sheet.area("repel", left)
    if twin(view) is None:
        takes = view.takes + TAKES.get(view.colours + 1, 1) - TAKES.get(view.colours, 1)
        said = words("let-in-says", colours=view.colours + 1)
        note = words("let-in-note", takes=takes)
    else:
        said = words("let-in-bust")
        note = words("let-in-bust-note", cards=len(standing(view)) + view.colours + 1)
    sheet.keep(right, decision.choice, words("let-in-label"), said, note, twin(view) is not None)
    sheet.area("keep", right)


def _lost_board(sheet: Sheet, box: Box, view: PortRoyalView, words: Words, gone: Lost) -> None:
    colour = colour_of(gone.drawn[-1])
    cards = sum(card.fate == "discarded" for card in gone.drawn)
    said = words(
        "you-went-bust" if gone.seat == view.reader else "went-bust", seat=gone.seat, pair=f"pair-{COLOURS[colour]}"
    )
    note = words("bust-note", cards=cards)
    if gone.risk[1]:
        note = f"{note}. {words('bust-risk', percent=percent(*gone.risk))}"
    sheet.keep(box, decision.lost, gone.seat, colour, said, note)
