"""A player's own picture: the sea and the rows as on the table, the own cabin large, crew and science cards."""

from __future__ import annotations

from engine.games.nereus.components import CHEST, COLOURS, CREW, HOLD_POINTS, HOLDS
from engine.games.nereus.view import CabinView, NereusView, OwnCard
from render.games.nereus import header, layout, rows, sea, theme
from render.games.nereus.players import in_hand, score, storage_spaces
from render.games.nereus.signs import BAG, COIN, POINTS, POWER, amount, amount_width, amounts, crew, space
from render.kit import fonts, palette, pieces
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.sheet import Sheet, sheet_of
from render.kit.words import Words

_STATS = 72
_HOLD = 134
_CARD = 172
_ACROSS = 5
_HOLDS = (("captain", "pilot", "purser", "explorer"), ("boatswain", "merchant", "scientist"))
"""The holds with four spaces, then those with three."""


def private(view: NereusView, words: Words) -> Sheet:
    """What a seat needs to decide. `view` is a seat's, not a spectator's."""
    assert view.reader is not None
    assert view.own is not None
    card_rows = -(-len(view.own.science) // _ACROSS)
    high = layout.TOP + _STATS + 8 + 3 * (_HOLD + 8) + card_rows * (_CARD + 8) + layout.MARGIN - 8
    canvas = Canvas(WIDTH, round(high), theme.DEEP)
    header.draw(canvas, view, words, _asked(view, words))
    sea.draw(canvas, view)
    rows.draw(canvas, view, words)
    rest = Box(layout.MARGIN, layout.TOP, WIDTH - 2 * layout.MARGIN, high - layout.TOP - layout.MARGIN)
    stats, rest = rest.cut_top(_STATS, gap=8)
    _stats(canvas, stats, view, words)
    for members in _HOLDS:
        band, rest = rest.cut_top(_HOLD, gap=8)
        cells = band.columns(1, 1, 1, 1, gap=8)
        for member, cell in zip(members, cells, strict=False):
            _hold(canvas, cell, view, member, words)
        if len(members) < len(cells):
            _gems(canvas, cells[-1], view, words)
    band, rest = rest.cut_top(_HOLD, gap=8)
    chest, storage = band.columns(1, 1, gap=8)
    _chest(canvas, chest, view.players[view.reader].cabin, words)
    _storage(canvas, storage, view.players[view.reader].cabin, words)
    kept = list(view.own.kept)
    places = rest.grid(_ACROSS, card_rows, gap=8) if card_rows else []
    for box, card in zip(places, view.own.science, strict=False):
        _card(canvas, box, card, view, words)
        if card.card in kept:
            kept.remove(card.card)
            pieces.changed(canvas, box.inset(10), radius=8)
    return sheet_of(canvas.finish())


def _asked(view: NereusView, words: Words) -> str | None:
    """The headline for the reader, where it differs from everybody's."""
    own = view.own
    assert own is not None
    if view.phase == "science":
        return words("kept") if own.kept else words("keep")
    if view.phase == "crew":
        return words("sealed", crew=own.choice) if own.choice else words("choose-crew")
    if view.reader not in view.waits:
        return None
    if view.phase == "corners":
        return words("your-corner")
    if view.acting_crew is None:
        return words("your-offer", gold=view.extra_gold)
    if view.acting_space is None:
        return words("your-space", crew=view.acting_crew)
    return words("your-turn", crew=view.acting_crew, space=view.acting_space)


def _stats(canvas: Canvas, box: Box, view: NereusView, words: Words) -> None:
    """Points and projected score, gold, power; the treasures in hand."""
    seat = view.reader
    assert seat is not None
    mine = view.players[seat]
    colour = palette.seat(seat)
    canvas.rect(box, palette.mix(theme.PANEL, colour.tint, 0.6), radius=14)
    canvas.rect(box.cut_left(12)[0], colour.fill, radius=6)
    inner = box.inset(24, 4)
    pieces.token(canvas, seat, inner.x + 24, inner.cy, 46)
    points, rest = inner.cut_left(60)[1].cut_left(270)
    score(canvas, points, mine, 50)
    x = rest.x
    for value, name in ((mine.gold, COIN), (mine.power, POWER)):
        x += amount(canvas, x, rest.cy, value, name, 50) + 34
    if view.acting == seat and view.hand:
        in_hand(canvas, Box(x + 10, box.y + 6, box.right - x - 20, box.h - 12), view.hand)
    elif view.acting == seat and view.moves:
        canvas.text(
            Box(x + 10, box.y, box.right - x - 30, box.h),
            words("moves-left", count=view.moves),
            36,
            fonts.SEMIBOLD,
            theme.INK,
            across="right",
        )
    else:
        _others(canvas, Box(x, box.y, box.right - x - 12, box.h), view)


def _others(canvas: Canvas, box: Box, view: NereusView) -> None:
    """The scores of the others, with the lowest and highest final score that the reader must reckon with."""
    others = [seat for seat in range(view.seats) if seat != view.reader]
    for seat, cell in zip(others, box.columns(*[1] * len(others), gap=6), strict=True):
        pieces.token(canvas, seat, cell.x + 20, cell.cy, 34)
        score(canvas, cell.cut_left(42)[1], view.players[seat], 34)


def _hold(canvas: Canvas, box: Box, view: NereusView, member: str, words: Words) -> None:
    """A hold with its crew member; the crew card lies light if it is still in hand, dark if it is played."""
    seat, own = view.reader, view.own
    assert seat is not None
    assert own is not None
    index = CREW.index(member)
    cabin = view.players[seat].cabin
    done = cabin.done[index]
    canvas.rect(box, theme.DONE_TILE if done else theme.PANEL, radius=14)
    top, bottom = box.inset(10, 7).cut_top(46, gap=6)
    in_play = member in own.crew
    card = Box(top.x, top.y, 44, 46)
    canvas.rect(card, theme.TILE if in_play else theme.SOFT, radius=7, line=theme.INK, width=2)
    crew(canvas, member, card.cx, card.cy, 34, theme.INK if in_play else theme.PANEL)
    if own.choice == member:
        pieces.changed(canvas, card.inset(6), radius=5)
    name = top.cut_left(52)[1].cut_right(78)[1]
    canvas.text(name, words(f"crew-{member}"), 31, fonts.BOLD, theme.INK if in_play else theme.SOFT)
    if done:
        canvas.shape("check", top.right - 24, top.cy, 40, theme.DONE)
        said = words(f"enhanced-{member}")
        canvas.text(bottom, said, 29, fonts.SEMIBOLD, theme.DONE, across="center", lines=2, smallest=25)
        return
    wide = amount_width(HOLD_POINTS[index], 34)
    amount(canvas, top.right - wide, top.cy, HOLD_POINTS[index], POINTS, 34)
    spaces(canvas, bottom, list(zip(cabin.holds[index], ((wants,) for wants in HOLDS[index]), strict=True)))


def spaces(canvas: Canvas, box: Box, content: list[tuple[str, tuple[str, ...]]]) -> list[Box]:
    """A row of spaces, centred; returns their boxes."""
    side = min(box.h, (box.w - 6 * (len(content) - 1)) / len(content))
    row = box.placed(side * len(content) + 6 * (len(content) - 1), side)
    cells = row.columns(*[1] * len(content), gap=6)
    for cell, (lies, wants) in zip(cells, content, strict=True):
        space(canvas, cell, lies, wants)
    return cells


def _titled(canvas: Canvas, box: Box, sign: str, said: str) -> Box:
    """A panel with a sign and a title; returns what is left of it."""
    canvas.rect(box, theme.PANEL, radius=14)
    top, bottom = box.inset(10, 7).cut_top(38, gap=4)
    canvas.shape(sign, top.x + 20, top.cy, 34, theme.WOOD_DARK)
    canvas.text(top.cut_left(46)[1], said, 30, fonts.BOLD, theme.INK, smallest=25)
    return bottom


def _gems(canvas: Canvas, box: Box, view: NereusView, words: Words) -> None:
    assert view.reader is not None
    inner = _titled(canvas, box, "hexagon", words("gems"))
    spaces(canvas, inner, storage_spaces(view.players[view.reader].cabin)[len(COLOURS) :])


def _storage(canvas: Canvas, box: Box, cabin: CabinView, words: Words) -> None:
    inner = _titled(canvas, box, "house", words("storage"))
    spaces(canvas, inner, storage_spaces(cabin)[: len(COLOURS)])


def _chest(canvas: Canvas, box: Box, cabin: CabinView, words: Words) -> None:
    """The chest with its rewards; the next space is marked."""
    canvas.rect(box, theme.PANEL, radius=14)
    canvas.shape("lock", box.x + 30, box.y + 42, 44, theme.WOOD_DARK)
    inner = box.inset(8, 7).cut_left(52)[1]
    for number, (cell, reward) in enumerate(zip(inner.columns(*[1] * len(COLOURS), gap=4), CHEST, strict=True)):
        side = min(cell.w, 70)
        place = Box(cell.cx - side / 2, cell.y, side, side)
        space(canvas, place, cabin.chest[number] if number < len(cabin.chest) else "", (COLOURS[number],))
        if number == len(cabin.chest):
            canvas.rect(place.inset(-3), radius=12, line=theme.TARGET, width=5)
        gains: list[tuple[int | str, str]] = []
        if reward.gold:
            gains.append((reward.gold, COIN))
        if reward.points:
            gains.append((reward.points, POINTS))
        if reward.treasures:
            gains.append(("+", BAG))
        below = Box(cell.x, cell.y + side + 4, cell.w, cell.bottom - cell.y - side - 4)
        amounts(canvas, below, [gains], 34)


def _card(canvas: Canvas, box: Box, card: OwnCard, view: NereusView, words: Words) -> None:
    """A science card: what it does or asks for, what it would score now."""
    assert view.reader is not None
    power = view.players[view.reader].power
    live = card.scores or (card.turn and power > 0)
    canvas.rect(box, theme.TILE if live else theme.GHOST, radius=14, line=theme.POWER, width=5 if live else 2)
    inner = box.inset(12, 9)
    body, foot = inner.rows(1.7, 1, gap=4)
    canvas.text(body, words(f"card-{card.card}"), 31, fonts.SEMIBOLD, theme.INK, across="center", lines=3, smallest=25)
    if card.turn:
        said = words("play-on-turn") if power else words("needs-power")
        canvas.shape("bolt", foot.x + 16, foot.cy, 34, theme.POWER)
        canvas.text(foot.cut_left(40)[1], said, 27, fonts.REGULAR, theme.SOFT, lines=2, smallest=24)
        return
    wide = amount(canvas, foot.x, foot.cy, card.points, POINTS, 40)
    mark, rest = foot.cut_left(wide + 12)[1].cut_left(40, gap=2)
    canvas.shape("check" if card.scores else "times", mark.cx, mark.cy, 34, theme.DONE if card.scores else theme.SOFT)
    said = words("scores" if card.scores else "needs-power" if card.met else "not-met")
    canvas.text(rest, said, 26, fonts.REGULAR, theme.DONE if card.scores else theme.SOFT, lines=2, smallest=24)
