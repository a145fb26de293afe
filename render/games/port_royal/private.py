"""A player's own picture: the harbour at the own prices, the own side large, opponents small."""

from __future__ import annotations

from engine.games.port_royal.components import ADMIRAL_COINS, SHIP
from engine.games.port_royal.view import PortRoyalView
from render.games.port_royal import harbour, layout, own, players, result, scene, signs, table, theme
from render.games.port_royal.board import row_of
from render.kit.canvas import WIDTH
from render.kit.parts import MAIN
from render.kit.sheet import PART, Sheet
from render.kit.words import Words


def private(view: PortRoyalView, words: Words) -> Sheet:
    """The table from the own side. `view` is a seat's, not a spectator's."""
    seat = view.reader
    assert seat is not None
    if view.step == "over":
        return result.sheet(view, words)
    place = layout.table(view.seats - 1, contracts=bool(view.contracts), own=True)
    assert place.own is not None
    sheet = Sheet(WIDTH, place.bottom, theme.NAVY, theme.COLOURS)
    sheet.cut(PART, "you")
    sheet.decides(MAIN)
    who = harbour.reader(view, seat)
    scene.draw(sheet, view, words, who)
    row = row_of(view, seat, words)
    figures = own.Figures(seat, row.points, row.coins, row.swords, row.cubes)
    said = own.Said(
        words("you-word"),
        words("way", points=row.points),
        words("only-points" if view.players[seat].display else "no-persons"),
        *_takes(view, seat, words),
    )
    own.draw(sheet, place.own, figures, _abilities(view, seat, words), said)
    table.draw(sheet, view, words, who, place)
    others = [other for other in range(view.seats) if other != seat]
    for other, box in zip(others, place.rows, strict=True):
        row = row_of(view, other, words)
        sheet.keep(box.inset(-4), players.row, row, other in view.waits, True, ground=theme.NAVY)
    return sheet


def _abilities(view: PortRoyalView, seat: int, words: Words) -> own.Abilities:
    """What the own display can do, in words."""
    found: list[tuple[str, int, int, str]] = []
    for power, colour, amount in players.powers(view.players[seat]):
        said = words(f"does-{power}", amount=amount, coins=ADMIRAL_COINS * amount)
        found.append((power, colour, amount, said))
    return tuple(found)


def _takes(view: PortRoyalView, seat: int, words: Words) -> tuple[str, own.Takes]:
    """What may be taken now, or if the turn came to that; ships first."""
    if view.step == "busted" or not view.drawn:
        return words("own-nothing-lies"), ()
    found: list[tuple[int, str, str]] = []
    for offer in view.own_offers:
        card = view.drawn[offer.number - 1].card
        ship = signs.face_of(card).kind == SHIP
        if offer.can:
            coins = offer.coins if not ship else offer.coins - offer.fee
            found.append((int(ship), card, f"+{coins}" if ship else f"−{offer.coins + offer.fee}"))
    takes = tuple((card, said) for _, card, said in sorted(found, key=lambda entry: -entry[0]))
    if not takes:
        return words("own-nothing-to-take"), ()
    if view.step in ("trade", "gift"):
        return words("own-may-take" if seat in view.waits else "own-could-take"), takes
    return words("own-stop-and-take" if seat == view.active else "own-could-take"), takes
