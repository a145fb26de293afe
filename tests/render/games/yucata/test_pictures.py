"""The pictures of Yucata': the shape of the way, the marks on it, everybody's cards, and moments easily forgotten."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise, product
from pathlib import Path

import pytest
from PIL import Image

from engine.core.chance import Scripted
from engine.core.playout import playout
from engine.games.yucata import GAME
from engine.games.yucata.components import CARDS, DARK, END
from engine.games.yucata.model import YucataState
from engine.games.yucata.scoring import score
from render.clients import CLIENTS
from render.games.yucata import amulets, choices, layout, players, result, theme, track, way
from render.games.yucata.board import board
from render.games.yucata.layout import FRAME, SPACES
from render.games.yucata.private import private
from render.kit import text
from render.kit.geometry import Box
from render.kit.palette import rgba
from render.kit.sheet import exact
from render.kit.words import LANGUAGES, picture_words
from tests.support.golden import looks_as_it_did

WORDS = picture_words("yucata", "en", lambda seat: ("Ana", "Bjørn Åkesson", "Chidera", "Dmitri")[seat])
GOLDEN = Path(__file__).parent / "golden"


def start(seats: int = 2) -> YucataState:
    return GAME.setup(seats, {}, Scripted(script=[0]))


def shown(state: YucataState, seat: int | None = None) -> Image.Image:
    """The picture with all its colours."""
    with exact():
        return (board if seat is None else private)(GAME.view(state, seat), WORDS).image()


def count(image: Image.Image, box: Box, colour: str) -> int:
    """How many pixels of a part have exactly this colour."""
    part = image.crop((round(box.x), round(box.y), round(box.right), round(box.bottom)))
    return {pixel: times for times, pixel in part.getcolors(part.width * part.height) or []}.get(rgba(colour)[:3], 0)


def touching(a: Box, b: Box) -> bool:
    """Whether two boxes share an edge (not only a corner)."""
    across = min(a.right, b.right) - max(a.x, b.x)
    down = min(a.bottom, b.bottom) - max(a.y, b.y)
    return (across > 1 and abs(down) < 0.5) or (down > 1 and abs(across) < 0.5)


def apart(boxes: Iterable[Box]) -> bool:
    return all(
        min(a.right, b.right) - max(a.x, b.x) < 0.5 or min(a.bottom, b.bottom) - max(a.y, b.y) < 0.5
        for a, b in combinations(boxes, 2)
    )


def test_the_way_is_one_corridor_of_forty_spaces_that_winds_inwards() -> None:
    assert len(SPACES) == END + 1
    assert all(touching(here, there) for here, there in pairwise(SPACES))
    assert apart(SPACES)
    assert all(FRAME.contains(space) for space in SPACES)
    assert SPACES[END].inset(-40).contains(Box(*FRAME.center, 1, 1))


def test_slabs_reach_to_their_neighbours_on_the_way_and_keep_away_from_other_corridors() -> None:
    slabs = [layout.slab(space).moved(cell.x, cell.y) for space, cell in enumerate(SPACES)]
    for here, there in combinations(range(END + 1), 2):
        near = touching(SPACES[here], SPACES[there])
        room = 1 if there == here + 1 else layout.GAP - 1
        if near:
            assert apart([slabs[here].inset(-room / 2), slabs[there].inset(-room / 2)])
            assert there > here + 1 or not apart([slabs[here].inset(-3), slabs[there].inset(-3)])


@pytest.mark.parametrize("actions", [1, 7, 19, 34])
def test_the_gold_frame_lies_on_the_space_that_the_last_play_reached_and_nowhere_else(actions: int) -> None:
    state, _ = playout(GAME, 4, {}, 4, actions=actions)
    view = GAME.view(state, None)
    assert view.last is not None
    image = shown(state)
    marked = [space for space, cell in enumerate(SPACES) if count(image, cell, theme.GOLD) > 200]
    assert marked == [view.last.to]


@pytest.mark.parametrize("actions", [0, 9, 25])
def test_played_cards_are_struck_out_in_every_row_and_cards_in_hand_are_not(actions: int) -> None:
    state, _ = playout(GAME, 4, {}, 2, actions=actions)
    image = shown(state)
    rows = layout.rows(4)
    for seat, (index, name) in product(range(4), enumerate(CARDS)):
        row = rows[seat]
        middle = players.card_place(row, index).placed(14, 14)
        struck = count(image, middle, theme.STRIKE) > 8
        assert struck == (name not in GAME.view(state, None).hands[seat]), (seat, name)


@pytest.mark.parametrize("seats", GAME.players)
def test_amulets_never_hide_a_number_a_card_or_one_another(seats: int) -> None:
    for space, together, cards in product(range(1, END + 1), range(1, seats + 1), range(4)):
        core = layout.core(space)
        here = tuple(range(together))
        if cards and together == 4:
            continue
        places = amulets.beside_cards(core, here, cards) if cards else amulets.alone(core, here)
        boxes = [Box(x - size * 0.4, y - size * 0.4, size * 0.8, size * 0.8) for _, x, y, size in places]
        # Two digits of 36 px; narrower ones where cards lead.
        number = Box(core.x + 5, core.y + 4, 34 if cards else 40, 26)
        assert len(boxes) == together
        assert apart([number, *boxes, *track.card_places(core, cards, together)])


@pytest.mark.parametrize("seats", GAME.players)
def test_up_to_four_amulets_on_one_space_are_all_seen(seats: int) -> None:
    for space in (9, 38):
        state = start(seats)
        state.positions = [space] * seats
        state.front = space
        together = board(GAME.view(state, None), WORDS)
        for seat in range(seats):
            twin = GAME.clone(state)
            twin.positions[seat] = space - 1
            assert board(GAME.view(twin, None), WORDS).image().tobytes() != together.image().tobytes()


@pytest.mark.parametrize(("held", "over"), [(1, False), (4, False), (5, False), (7, False), (0, True), (3, True)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_of_any_size_is_drawn_during_the_match_and_at_its_end(held: int, over: bool, language: str) -> None:
    state = start()
    state.hands[0] = (1 << held) - 1
    if over:
        state.front = state.positions[1] = END
    with text.watch() as lost:
        assert private(GAME.view(state, 0), picture_words("yucata", language)).width == 1200
    assert lost == []


def test_a_hand_shows_what_its_cards_would_do() -> None:
    state = start()
    before = private(GAME.view(state, 0), WORDS).image().tobytes()
    state.face = state.effect = CARDS.index("3")
    assert private(GAME.view(state, 0), WORDS).image().tobytes() != before


def test_every_stone_of_a_play_is_shown_in_its_order_with_what_it_costs() -> None:
    state = start()
    state.positions, state.front = [7, 6], 7
    state.dark = [2, 0]
    view = GAME.view(state, 0)
    plays = {choice.card: choice for choice in choices.choices_of(view, 0, "", {"question-mark-first": ""})}
    five = plays["5"]
    assert five.stones == view.stones[8:13]
    assert five.cost == sum(3 + k for k in range(five.stones.count(DARK)))
    assert five.after == five.before + five.pale - five.cost


@pytest.mark.parametrize("actions", [0, 6, 17, 30, 40])
def test_the_way_ahead_holds_every_space_that_a_card_leads_to_and_everybody_who_stands_elsewhere(actions: int) -> None:
    state, _ = playout(GAME, 4, {}, 6, actions=actions)
    for seat in range(4):
        view = GAME.view(state, seat)
        stretch = way.stretch_of(view, seat)
        assert {card.to for card in view.hand if card.to is not None} <= set(stretch.spaces)
        told = {other for other, _ in (*stretch.behind, *stretch.between)}
        here = {other for other, at in enumerate(view.positions) if at in stretch.spaces}
        assert told | here == set(range(4))
        assert not told & here


def test_the_price_of_dark_stones_within_reach_grows_from_one_to_the_next() -> None:
    state = start()
    state.positions, state.front = [9, 6], 9
    state.dark = [1, 0]
    view = GAME.view(state, 0)
    shown_slabs = [found for found in way.slabs_of(view, 0, way.stretch_of(view, 0)) if found is not None]
    assert [(slab.space, cost) for slab, cost in shown_slabs if cost] == [(11, "−2"), (12, "−3")]


@pytest.mark.parametrize("actions", [8, 17, 22])
def test_the_last_way_is_marked_from_where_it_began_to_where_it_ended(actions: int) -> None:
    view = GAME.view(playout(GAME, 4, {}, 6, actions=actions)[0], None)
    assert view.last is not None
    slabs = [track.slab_of(view, space, (), 0) for space in range(len(SPACES))]
    marked = {slab.space: slab.trail for slab in slabs if slab.trail is not None}
    assert list(marked) == list(range(view.last.start, view.last.to + 1))
    assert {trail.seat for trail in marked.values()} == {view.last.seat}
    assert [space for space, trail in marked.items() if not trail.came] == [view.last.start]
    assert [space for space, trail in marked.items() if not trail.goes] == [view.last.to]


@pytest.mark.parametrize("client", CLIENTS)
@pytest.mark.parametrize(("name", "actions", "seat"), [("board", 22, None), ("private", 22, 3), ("end", 400, None)])
def test_pictures_look_as_they_did(name: str, actions: int, seat: int | None, client: str) -> None:
    """Against pictures as clients show them that somebody has looked at."""
    state, _ = playout(GAME, 4, {}, 1, actions=actions)
    looks_as_it_did(
        GOLDEN / f"{name}-{client}.png", (board if seat is None else private)(GAME.view(state, seat), WORDS), client
    )


def test_a_bar_of_stones_ends_before_the_sign_behind_it() -> None:
    for pale, dark, red in product(range(40), range(8), range(2)):
        line = score(pale, dark, red, floor=True)
        *drawn, missing = result.parts_of(line)
        if not missing:
            unit = result.unit_of(line)
            assert sum(result.width_of(stones, unit) + 4 for stones in drawn if stones) <= result.ROOM + 1, line
