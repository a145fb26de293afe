"""The pictures of Waters of Nereus: that what a decision hangs on is seen, and nothing lies outside its place."""

from __future__ import annotations

from itertools import product

import pytest
from PIL import Image, ImageChops

from engine.games.nereus import GAME
from engine.games.nereus.board import NUMBER
from engine.games.nereus.components import COLOURS, CREW, KINDS, SIZE, SPACES
from engine.games.nereus.model import NereusState
from render.games.nereus import board, layout, private, rows, sea, theme
from render.kit import text
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.words import LANGUAGES, picture_words
from tests.engine.games.nereus.table import at_cycle, at_turn, cabin, do, mark

WORDS = picture_words("nereus")


def drawn(state: NereusState, seat: int | None = None) -> Image.Image:
    """The board, or a seat's own picture."""
    view = GAME.view(state, seat)
    return (board(view, WORDS) if seat is None else private(view, WORDS)).image()


def changed(before: Image.Image, after: Image.Image) -> Box:
    """The part of two pictures in which they differ."""
    found = ImageChops.difference(before, after).getbbox()
    assert found is not None, "nothing is seen"
    left, top, right, bottom = found
    return Box(left, top, right - left, bottom - top)


def test_treasures_and_crew_differ_in_shape_not_only_in_colour() -> None:
    assert len({shape for shape, _ in theme.TREASURE.values()}) == len(KINDS)
    assert len(set(theme.CREW.values())) == len(CREW)
    assert set(theme.TREASURE) == set(KINDS)


@pytest.mark.parametrize("side", ["small", "large"])
def test_cells_fill_the_sea_without_overlapping(side: str) -> None:
    boxes = [sea.cell_box(side, cell) for cell in range(SIZE[side] ** 2)]
    assert all(layout.SEA.contains(box) for box in boxes)
    assert sum(box.w * box.h for box in boxes) == pytest.approx(layout.SEA.w * layout.SEA.h)
    assert layout.ROWS.x > layout.SEA.right
    assert layout.ROWS.right < WIDTH


def test_one_to_three_treasures_are_seen_in_their_cell() -> None:
    state = at_turn("purser", 1)
    empty = drawn(state)
    place = sea.cell_box("large", NUMBER["large"]["C4"]).inset(-2)
    seen = {empty.tobytes()}
    heaps = [*((a,) for a in COLOURS), *product(COLOURS[:3], COLOURS[3:]), COLOURS[:3], COLOURS[3:], ("red",) * 3]
    for heap in heaps:
        state.cells[NUMBER["large"]["C4"]] = tuple(sorted(COLOURS.index(colour) for colour in heap))
        picture = drawn(state)
        assert place.contains(changed(empty, picture))
        seen.add(picture.tobytes())
    assert len(seen) == len(heaps) + 1


def test_cells_that_may_be_chosen_are_marked_for_the_one_who_chooses() -> None:
    state = at_turn("captain", 2, ship="C3")
    before = drawn(state, 0)
    do(state, ("sail", "C4", 0, 0))
    assert GAME.view(state, 0).targets == ()
    assert before.tobytes() != drawn(state, 0).tobytes()


def test_a_marker_is_seen_on_its_space() -> None:
    state = at_turn("purser", 1)
    before = drawn(state)
    mark(state, "merchant", -1, -1, 2)
    row = layout.ROWS.rows(*[1] * len(CREW), gap=5)[CREW.index("merchant")]
    assert row.contains(changed(before, drawn(state)))


def test_every_offer_is_drawn_inside_its_space() -> None:
    for side, width in (("small", 76), ("large", 56)):
        for deeds in SPACES[side]:
            for deed in deeds:
                canvas = Canvas(200, 200, theme.TILE)
                blank = canvas.finish()
                rows.offer(canvas, Box(60, 60, width, 84), deed)
                assert Box(54, 54, width + 12, 96).contains(changed(blank, canvas.finish())), (side, deed)


def test_treasures_in_hand_are_seen_by_all() -> None:
    state = at_turn("purser", 1)
    before, own = drawn(state), drawn(state, 0)
    state.hand = [1, 2, 1, 1, 1, 1]
    assert changed(before, drawn(state)).y > layout.TOP
    assert changed(own, drawn(state, 0)).y > layout.TOP


def test_the_own_picture_shows_what_is_in_the_cabin_and_what_science_would_score() -> None:
    state = at_turn("purser", 1, power=1, science=["stored-black", "captain-done", "row"])
    seen = {drawn(state, 0).tobytes()}
    for own in (
        cabin(storage=["black"]),
        cabin(storage=["purple"]),
        cabin(gems=1),
        cabin(chest=["white"]),
        cabin(chest=["gem"]),
        cabin(done=["captain"]),
        cabin(holds={"purser": ["gem"]}),
        cabin(holds={"merchant": ["red"]}),
    ):
        state.cabins[0] = own
        seen.add(drawn(state, 0).tobytes())
    assert len(seen) == 9


def test_a_sealed_choice_is_seen_by_its_owner_only() -> None:
    state = at_cycle(3)
    before = {reader: drawn(state, reader) for reader in (0, 1, 2)}
    do(state, ("crew", "pilot"), seat=1)
    assert drawn(state, 1).tobytes() != before[1].tobytes()
    again = at_cycle(3)
    do(again, ("crew", "captain"), seat=1)
    for reader in (None, 0, 2):
        assert drawn(state, reader).tobytes() == drawn(again, reader).tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_crowded_cabins_and_many_science_cards_fit(language: str) -> None:
    state = at_turn(
        "boatswain", 1, science=["draw-two", "draw-two", "merchant-boatswain-done", "purser-scientist-done"] * 2
    )
    full = cabin(
        done=["captain", "pilot", "boatswain", "purser", "merchant", "scientist", "explorer"],
        chest=COLOURS,
        storage=["white", "white", "red", "green", "black", "purple"],
        gems=3,
    )
    state.cabins = [full] * 4
    state.gold = [47, 120, 8, 99]
    state.vp = [108, 99, 140, 77]
    state.power = [5] * 4
    state.science[1] = state.science[0]
    words = picture_words("nereus", language)
    with text.watch() as lost:
        for reader in range(4):
            image = private(GAME.view(state, reader), words)
            assert image.height <= 1.5 * image.width
        board(GAME.view(state, None), words)
    assert lost == []
