"""A player's own picture: the harbour at the own prices, the own side large, opponents small."""

from __future__ import annotations

from engine.games.port_royal.components import ADMIRAL_COINS
from engine.games.port_royal.view import PortRoyalView
from render.games.port_royal import harbour, layout, own, players, result, scene, table, theme
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
    row = row_of(view, seat, words)._replace(name=words("you-word"))
    none = words("coins-pay", coins=row.coins)
    sheet.keep(place.own.inset(-players.EDGE), own.side, row, _abilities(view, seat, words), none, ground=theme.NAVY)
    table.draw(sheet, view, words, who, place)
    others = [other for other in range(view.seats) if other != seat]
    for other, box in zip(others, place.rows, strict=True):
        row = row_of(view, other, words)
        sheet.keep(box.inset(-players.EDGE), players.row, row, other in view.waits, True, ground=theme.NAVY)
        sheet.area(f"row-{other}", box)
    return sheet


def _abilities(view: PortRoyalView, seat: int, words: Words) -> own.Abilities:
    """What the own display can do, in words."""
    found: list[tuple[str, int, int, str]] = []
    for power, colour, amount in players.powers(view.players[seat]):
        said = words(f"does-{power}", amount=amount, coins=ADMIRAL_COINS * amount)
        found.append((power, colour, amount, said))
    return tuple(found)
