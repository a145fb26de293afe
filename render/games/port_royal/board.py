"""The public picture: what is asked, the harbour, the table, and what everybody has."""

from __future__ import annotations

from engine.games.port_royal.view import PortRoyalView
from render.games.port_royal import harbour, layout, players, result, scene, table, theme
from render.games.port_royal.asked import asked
from render.kit.canvas import WIDTH
from render.kit.parts import MAIN, PLAYERS
from render.kit.sheet import PART, Sheet
from render.kit.words import Words

__all__ = ["asked", "board"]


def board(view: PortRoyalView, words: Words) -> Sheet:
    """The table as the reader of `view` sees it."""
    if view.step == "over":
        return result.sheet(view, words)
    place = layout.table(view.seats, contracts=bool(view.contracts), own=False)
    sheet = Sheet(WIDTH, place.bottom, theme.NAVY, theme.COLOURS)
    sheet.cut(PART, PLAYERS)
    sheet.decides(MAIN)
    who = harbour.everybody(view)
    scene.draw(sheet, view, words, who)
    table.draw(sheet, view, words, who, place)
    for player, box in zip(view.players, place.rows, strict=True):
        row = row_of(view, player.seat, words)
        sheet.keep(box.inset(-players.EDGE), players.row, row, player.seat in view.waits, False, ground=theme.NAVY)
        sheet.area(f"row-{player.seat}", box)
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
        first=seat == view.starter,
    )
