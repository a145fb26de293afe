"""The cabins of all players, small: what they have, what they still need, what their scores may become."""

from __future__ import annotations

from engine.games.nereus.board import DIRECTIONS
from engine.games.nereus.components import COLOURS, COMPASS, CREW, GEM_SPACES, HOLD_POINTS, HOLDS, STORAGE_PAIR
from engine.games.nereus.view import CabinView, NereusView, Player
from render.games.nereus import theme
from render.games.nereus.sea import ship
from render.games.nereus.signs import CARD, COIN, POINTS, POWER, amount, amount_width, crew, space, treasure
from render.kit import fonts, palette, pieces, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.words import Words

_LEFT = 288
_SLOT = 40
_FIRST = ("captain", "pilot", "purser", "explorer")
_SECOND = ("boatswain", "merchant", "scientist")


def storage_spaces(cabin: CabinView) -> list[tuple[str, tuple[str, ...]]]:
    """The storage space by space, dearest pair first: (what lies there, what it takes); then the gem spaces."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for first in range(len(COLOURS) - 2, -1, -2):
        pair = COLOURS[first + 1], COLOURS[first]
        lying = [COLOURS[kind] for kind in (first + 1, first) for _ in range(cabin.storage[kind])]
        found += [(lies, pair) for lies in (*lying, *[""] * (STORAGE_PAIR - len(lying)))]
    found += [("gem" if number < cabin.gems else "", ("gem",)) for number in range(GEM_SPACES)]
    return found


def player(canvas: Canvas, box: Box, view: NereusView, seat: int, words: Words) -> None:
    """One player: name, scores and purse on the left, the cabin on the right."""
    mine = view.players[seat]
    colour = palette.seat(seat)
    canvas.rect(box, palette.mix(theme.PANEL, colour.tint, 0.55), radius=14)
    canvas.rect(box.cut_left(12)[0], colour.fill, radius=6)
    if view.acting == seat:
        canvas.rect(box, radius=14, line=theme.TARGET, width=5)
    left, right = box.inset(18, 9).cut_left(_LEFT, gap=6)
    _left(canvas, left, view, seat, words)
    lines = right.rows(1, 1, 1, gap=5)
    x = lines[0].x
    for member in _FIRST:
        x = _hold(canvas, x, lines[0].cy, mine.cabin, member) + 7
    x = lines[1].x
    for member in _SECOND:
        x = _hold(canvas, x, lines[1].cy, mine.cabin, member) + 7
    _chest(canvas, x, lines[1].cy, mine.cabin)
    x = _storage(canvas, lines[2].x, lines[2].cy, mine.cabin)
    signs = [name for name, holder in (("sun", view.sun), ("hourglass", view.hourglass)) if holder == seat]
    for number, name in enumerate(signs):
        canvas.shape(name, lines[2].right - 18 - number * 42, lines[2].cy, 38, theme.GOLD, theme.INK, 1.5)
    _right_end(canvas, x + 20, lines[2].cut_right(42 * len(signs))[1], view, seat)


def _left(canvas: Canvas, box: Box, view: NereusView, seat: int, words: Words) -> None:
    mine = view.players[seat]
    top, middle, bottom = box.inset(0, -3).rows(1.42, 1.08, 1, gap=1)
    pieces.token(canvas, seat, top.x + 16, top.cy, 34)
    canvas.text(top.cut_left(38)[1], words.player(seat), 36, fonts.BOLD, theme.INK, lines=2)
    if view.phase == "over":
        final_score(canvas, middle, view, seat)
    else:
        score(canvas, middle, mine)
    x = bottom.x + 2
    for value, name in ((mine.gold, COIN), (mine.power, POWER), (mine.science, CARD)):
        x += amount(canvas, x, bottom.cy, value, name, 36) + 26


def score(canvas: Canvas, box: Box, mine: Player, size: float = 44) -> None:
    """Points now and, in parentheses, what the final score would be as far as the reader knows."""
    low, high = mine.projected.low, mine.projected.high
    said = f"({low})" if low == high else f"({low}–{high})"
    wide = amount_width(mine.points, size) + 12 + text.width(said, text.Style(size * 0.78, fonts.SEMIBOLD))
    size *= min(1.0, box.w / wide)
    x = box.x + 2 + amount(canvas, box.x + 2, box.cy, mine.points, POINTS, size) + 10
    style = text.Style(size * 0.78, fonts.SEMIBOLD)
    canvas.number(x + text.width(said, style) / 2, box.cy, said, size * 0.78, fonts.SEMIBOLD, theme.SOFT)


def final_score(canvas: Canvas, box: Box, view: NereusView, seat: int) -> None:
    """The final score, with a crown for a winner."""
    wide = amount(canvas, box.x + 2, box.cy, view.players[seat].projected.low, POINTS, 48)
    if seat in view.winners:
        canvas.shape("crown", box.x + wide + 36, box.cy, 40, theme.GOLD, theme.INK, 2)


def _hold(canvas: Canvas, x: float, y: float, cabin: CabinView, member: str) -> float:
    """A hold: the crew member, then its spaces, or the sign that it is complete; returns where it ends."""
    index = CREW.index(member)
    done = cabin.done[index]
    if done:
        canvas.circle(x + 20, y, 20, theme.DONE)
        crew(canvas, member, x + 20, y, 27, palette.WHITE)
    else:
        crew(canvas, member, x + 20, y, 36)
    x += 42
    wide = len(HOLDS[index]) * _SLOT
    if done:
        box = Box(x, y - _SLOT / 2 + 1, wide - 2, _SLOT - 2)
        canvas.rect(box, theme.DONE_TILE, radius=8, line=theme.DONE, width=3)
        canvas.shape("check", box.cx - 28, y, 28, theme.DONE)
        canvas.number(box.cx + 20, y, f"+{HOLD_POINTS[index]}", 30, fonts.BOLD, theme.DONE)
        return x + wide
    for number, (lies, wants) in enumerate(zip(cabin.holds[index], HOLDS[index], strict=True)):
        space(canvas, Box(x + number * _SLOT, y - _SLOT / 2 + 1, _SLOT - 3, _SLOT - 3), lies, (wants,))
    return x + wide


def _chest(canvas: Canvas, x: float, y: float, cabin: CabinView) -> None:
    """The chest in its order; the next space is marked."""
    canvas.shape("lock", x + 18, y, 36, theme.WOOD_DARK)
    x += 42
    for number, colour in enumerate(COLOURS):
        lies = cabin.chest[number] if number < len(cabin.chest) else ""
        box = Box(x + number * _SLOT, y - _SLOT / 2 + 1, _SLOT - 3, _SLOT - 3)
        space(canvas, box, lies, (colour,))
        if number == len(cabin.chest):
            canvas.rect(box.inset(-1), radius=8, line=theme.TARGET, width=4)


def _storage(canvas: Canvas, x: float, y: float, cabin: CabinView) -> float:
    canvas.shape("house", x + 21, y, 36, theme.WOOD_DARK)
    x += 45
    for number, (lies, wants) in enumerate(storage_spaces(cabin)):
        if number == 2 * len(COLOURS) // 2:
            x += 8
        space(canvas, Box(x, y - _SLOT / 2 + 1, _SLOT - 3, _SLOT - 3), lies, wants)
        x += _SLOT
    return x


def _right_end(canvas: Canvas, x: float, line: Box, view: NereusView, seat: int) -> None:
    """What is in the hand of the acting player; otherwise the crew cards that lie on the table today."""
    if view.acting == seat and view.hand:
        in_hand(canvas, Box(x, line.y, line.right - x, line.h), view.hand)
        return
    for number, member in enumerate(view.players[seat].played):
        box = Box(x + number * 50, line.cy - 21, 44, 42)
        canvas.rect(box, theme.TILE, radius=7, line=theme.SOFT, width=2)
        crew(canvas, member, box.cx, box.cy, 30, theme.SOFT)


def in_hand(canvas: Canvas, box: Box, hand: tuple[str, ...]) -> None:
    """Treasures that are not stowed yet, marked so that nobody forgets them."""
    canvas.rect(box, palette.faded(theme.TARGET, 0.25), radius=10, line=theme.TARGET, width=3)
    side = min(box.h, 60)
    canvas.shape("hand", box.x + side * 0.55, box.cy, side * 0.72, theme.INK)
    step = min(side * 0.95, (box.w - side * 1.2) / len(hand))
    for number, kind in enumerate(hand):
        treasure(canvas, kind, box.x + side * 1.15 + step * (number + 0.5), box.cy, side * 0.8)


def neutral(canvas: Canvas, box: Box, view: NereusView, words: Words) -> None:
    """The neutral player: its ship, where the compass points, the crew cards it has played today."""
    found = view.neutral
    assert found is not None
    canvas.rect(box, theme.PANEL, radius=14)
    canvas.rect(box.cut_left(12)[0], theme.NEUTRAL, radius=6)
    inner = box.inset(18, 8)
    ship(canvas, None, inner.x + 28, inner.cy, 54)
    canvas.text(inner.cut_left(66)[1].cut_left(230)[0], words("neutral"), 34, fonts.BOLD, theme.INK, smallest=26)
    _compass(canvas, inner.x + 356, inner.cy, 58, found.compass)
    canvas.text(Box(inner.x + 396, inner.y, 70, inner.h), words(f"point-{found.compass}"), 34, fonts.BOLD, theme.INK)
    for number, member in enumerate(found.played):
        cell = Box(inner.x + 500 + number * 62, inner.cy - 28, 54, 56)
        canvas.rect(cell, theme.TILE, radius=8, line=theme.SOFT, width=2)
        crew(canvas, member, cell.cx, cell.cy, 38, theme.SOFT)


def _compass(canvas: Canvas, x: float, y: float, size: float, point: str) -> None:
    canvas.circle(x, y, size / 2, theme.TILE, theme.INK, 3)
    down, right = DIRECTIONS[COMPASS.index(point)]
    length = (down * down + right * right) ** 0.5
    dx, dy = right / length * size * 0.4, down / length * size * 0.4
    canvas.arrow((x - dx, y - dy), (x + dx, y + dy), theme.TARGET, 6, head=20)


def stock(canvas: Canvas, box: Box, view: NereusView, words: Words) -> None:
    """What is left to draw: the treasures in the bag by colour, and the science deck."""
    canvas.rect(box, theme.PANEL, radius=14)
    title, rest = box.inset(18, 4).cut_left(150, gap=10)
    canvas.text(title, words("bag"), 34, fonts.BOLD, theme.INK, smallest=26)
    cells = rest.columns(*[1] * (len(COLOURS) + 1), gap=6)
    for colour, count, cell in zip(COLOURS, view.bag, cells, strict=False):
        treasure(canvas, colour, cell.x + 30, cell.cy, 42)
        canvas.text(cell.cut_left(62)[1], str(count), 36, fonts.BOLD, theme.INK)
    amount(canvas, cells[-1].x + 30, box.cy, view.science_deck, CARD, 38)
