"""The public picture: what is asked, the town, and what everybody has."""

from __future__ import annotations

from engine.games.gilded_compass.components import AUCTION, GALLEON, ILLUMINATI, TEMPLE
from engine.games.gilded_compass.view import CompassView, Player
from render.games.gilded_compass import layout, ledger, result, scenery, theme, tiles, town
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.parts import MAIN
from render.kit.sheet import PART, Sheet
from render.kit.words import Words


def board(view: CompassView, words: Words) -> Sheet:
    """The table as the reader of `view` sees it."""
    if view.over:
        return result.sheet(view, words)
    sheet = Sheet(WIDTH, layout.TOWN + ledger_height(view), theme.DUSK, theme.COLOURS)
    sheet.cut(PART, "houses")
    sheet.cut(layout.TOWN, "ledger")
    sheet.decides(MAIN)
    town.draw(sheet, view, words, *headline(view, words), False)
    draw_ledger(sheet, view, words, layout.TOWN)
    return sheet


def headline(view: CompassView, words: Words) -> tuple[str, str]:
    """Whom the table waits for, empty for everybody, and what that seat does."""
    if view.turn is None:
        return "", words("assigning")
    return words.player(view.turn), words(f"does-{view.phase}")


def ledger_height(view: CompassView) -> int:
    """How high the part with the ledger is."""
    return layout.ledger_height(view.seats, bare=ledger_is_bare(view))


def ledger_is_bare(view: CompassView) -> bool:
    """Whether nobody has a map or a person yet."""
    return ledger.bare([_cells(player) for player in view.players])


def draw_ledger(sheet: Sheet, view: CompassView, words: Words, top: int) -> None:
    """The part that begins at a height: a row for each player."""
    cells = [_cells(player) for player in view.players]
    bare = ledger.bare(cells)
    places = () if bare else ledger.columns_of(cells, layout.WIDE)
    sheet.keep(Box(0, top, WIDTH, ledger_height(view)), scenery.dark, ground=theme.DUSK)
    place = Box(layout.MARGIN, top + 12, layout.WIDE, layout.LEDGER_HEAD)
    stats = tuple(words(f"stat-{sign}") for sign, _ in _stats(view, view.players[0])) if bare else ()
    sheet.keep(place, ledger.heading, words("gold-in-sight"), places, stats, ground=theme.DUSK)
    rows = layout.ledger(top, view.seats, bare=bare)
    for seat, (player, held, place) in enumerate(zip(view.players, cells, rows, strict=True)):
        sheet.keep(place.inset(-ledger.EDGE), ledger.paper, seat, seat in view.waits, places, ground=theme.DUSK)
        row = ledger.Row(seat, words.player(seat), player.gold, seat == view.start, _stats(view, player))
        if bare:
            sheet.keep(place, ledger.plain, row)
            continue
        left, right = place.cut_left(ledger.LEFT)
        sheet.keep(left, ledger.player, row)
        if places:
            sheet.keep(place, ledger.holdings, held, places)
        else:
            sheet.keep(right, ledger.beside, held)


def _stats(view: CompassView, player: Player) -> tuple[tuple[str, int], ...]:
    """What a player has beside maps and people."""
    found = [("die", player.dice), ("octagon", player.neutral_dice), ("book", player.tokens)]
    found.append(("vase", player.artifacts) if view.b == AUCTION else ("scroll", player.missions))
    if view.c == GALLEON:
        found.append(("chest", len(player.chests)))
    elif view.c == TEMPLE:
        found.append(("tool", player.items))
    elif view.c == ILLUMINATI:
        found.append(("eye", len(player.abilities)))
    else:
        found.append(("gem", len(player.treasures)))
    return tuple(found)


def _cells(player: Player) -> ledger.Cells:
    """Maps and specialists by place, and whether they work in the plan that lies open."""
    crews = [worked for worked in player.plan if worked.map is not None]
    busy = {who for worked in crews for who, _ in worked.people}
    open_maps = [worked.map for worked in crews if worked.people]
    maps: dict[str, list[tuple[int, bool]]] = {place: [] for place in theme.PLACES}
    people: dict[str, list[tuple[str, int, bool]]] = {place: [] for place in theme.PLACES}
    for tile in player.maps:
        works = tile in open_maps
        if works:
            open_maps.remove(tile)
        gold = 0 if tile.startswith("dig") else int(tile[-1])
        maps[tiles.place_of(tile)].append((gold, works))
    for tile in player.specialists:
        people[tiles.place_of(tile)].append((tiles.trade_of(tile), int(tile[-1]), tile in busy))
    return tuple(ledger.Cell(tuple(sorted(maps[place], reverse=True)), tuple(people[place])) for place in theme.PLACES)
