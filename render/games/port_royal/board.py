"""The public picture: what is asked, the harbour, the table, and what everybody has."""

from __future__ import annotations

from engine.games.port_royal.view import PortRoyalView
from render.games.port_royal import harbour, layout, players, result, scene, theme
from render.games.port_royal.asked import asked
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words

__all__ = ["asked", "board"]


def board(view: PortRoyalView, words: Words) -> Sheet:
    """The table as the reader of `view` sees it."""
    if view.step == "over":
        return result.sheet(view, words)
    high = layout.ROW_FIVE if view.seats > 4 else layout.ROW
    top = scene.height(view)
    sheet = Sheet(WIDTH, round(top + view.seats * (high + 8) + 12), theme.NAVY, theme.COLOURS)
    scene.draw(sheet, view, words, harbour.everybody(view))
    for player in view.players:
        place = Box(layout.MARGIN, top + player.seat * (high + 8), layout.WIDE, high).inset(-4)
        row = row_of(view, player.seat, words)
        sheet.keep(place, players.row, row, player.seat in view.waits, False, ground=theme.NAVY)
    return sheet


def row_of(view: PortRoyalView, seat: int, words: Words) -> players.Row:
    """What the row of a seat shows."""
    player = view.players[seat]
    return players.Row(
        seat=seat,
        name=words.player(seat),
        points=player.points,
        coins=player.coins,
        swords=player.swords,
        powers=players.powers(player),
        cubes=player.cubes if view.contracts else None,
        mark=words("first-in-round") if seat == view.starter else "",
    )
