"""A player's own picture: the harbour at the own prices, opponents small, the own side large."""

from __future__ import annotations

from engine.games.port_royal.components import ADMIRAL_COINS, SHIP
from engine.games.port_royal.view import PortRoyalView
from render.games.port_royal import harbour, layout, own, players, result, scene, signs, theme
from render.games.port_royal.board import row_of
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words


def private(view: PortRoyalView, words: Words) -> Sheet:
    """The table from the own side. `view` is a seat's, not a spectator's."""
    seat = view.reader
    assert seat is not None
    if view.step == "over":
        return result.sheet(view, words)
    abilities = _abilities(view, seat, words)
    top = scene.height(view)
    step = layout.ROW_SMALL + 6
    own_top = top + (view.seats - 1) * step + 8
    wordless = harbour.persons_shown(view) > layout.MANY
    if wordless:
        abilities = tuple((power, colour, amount, "") for power, colour, amount, _ in abilities)
    high = own.height(len(abilities), wordless)
    sheet = Sheet(WIDTH, round(own_top + high + 18), theme.NAVY, theme.COLOURS)
    scene.draw(sheet, view, words, harbour.reader(view, seat))
    others = [other for other in range(view.seats) if other != seat]
    for index, other in enumerate(others):
        place = Box(layout.MARGIN, top + index * step, layout.WIDE, layout.ROW_SMALL).inset(-4)
        row = row_of(view, other, words)
        sheet.keep(place, players.row, row, other in view.waits, True, ground=theme.NAVY)
    row = row_of(view, seat, words)
    figures = own.Figures(seat, row.points, row.coins, row.swords, row.cubes)
    you, way = words("you-word"), words("way", points=row.points)
    label, takes = _takes(view, seat, words)
    none = words("only-points" if view.players[seat].display else "no-persons")
    own.draw(sheet, own_top, high, figures, you, way, abilities, none, label, takes)
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
