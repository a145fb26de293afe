"""Canvas, boxes, shapes, pieces and encoding."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PIL import ImageChops

from render.kit import palette, pieces, shapes, textures
from render.kit.canvas import Canvas
from render.kit.geometry import Box, around, bounds, spread


def test_boxes_are_cut_without_loss() -> None:
    box = Box(10, 20, 300, 200)
    top, rest = box.cut_top(50, gap=10)
    assert (top.bottom + 10, rest.bottom) == (rest.y, box.bottom)
    left, middle, right = box.columns(1, 2, 1, gap=10)
    assert (left.w, middle.w, right.right) == (70, 140, box.right)
    cells = box.grid(3, 2, gap=6)
    assert len(cells) == 6
    assert cells[1].y == cells[0].y < cells[3].y
    assert bounds([*(cell.at("left", "top") for cell in cells), *(cell.at("right", "bottom") for cell in cells)]) == box
    assert box.placed(100, 50, "right", "bottom") == Box(210, 170, 100, 50)
    assert around(*box.center, 20).center == box.center
    assert box.contains(box.inset(1))
    assert not box.contains(box.moved(2))


def test_edges_are_smooth() -> None:
    canvas = Canvas(120, 80, "#ffffff")
    canvas.circle(60, 40, 30, "#000000")
    image = canvas.image.copy()
    assert image.size == (120, 80)
    colours = image.convert("L").getcolors()
    assert colours is not None
    assert len(colours) > 3
    assert image.getpixel((60, 40)) == (0, 0, 0)
    assert image.getpixel((5, 5)) == (255, 255, 255)


def test_see_through_colours_let_the_ground_shine_through() -> None:
    canvas = Canvas(60, 60, "#ffffff")
    canvas.rect(Box(0, 0, 30, 60), "#00000080")
    canvas.shape("square", 45, 30, 30, palette.faded("#000000", 0.5))
    image = canvas.image.copy()
    for spot in ((15, 30), (45, 30)):
        pixel = image.getpixel(spot)
        assert isinstance(pixel, tuple)
        assert all(120 <= part <= 135 for part in pixel)


@pytest.mark.parametrize("name", shapes.NAMES)
def test_every_shape_is_seen_and_stays_in_its_square(name: str) -> None:
    for grow in (0, 12):
        mask = shapes.mask(name, 120, grow)
        box = mask.getbbox()
        assert box is not None
        assert min(box[0], box[1]) > 0
        assert max(box[2], box[3]) < mask.width == mask.height
        assert max(box[2] - box[0], box[3] - box[1]) > 0.8 * 120 + grow
    covered = sum(shapes.mask(name, 120).histogram()[128:]) / 120**2
    assert 0.08 < covered < 0.95


def test_shapes_differ_from_one_another() -> None:
    assert len({shapes.mask(name, 40).tobytes() for name in shapes.NAMES}) == len(shapes.NAMES)
    assert set(shapes.GLYPHS) <= set(shapes.NAMES)
    assert len(set(shapes.GLYPHS.values())) == len(shapes.GLYPHS)
    with pytest.raises(KeyError):
        shapes.mask("no such shape", 20)


def test_every_piece_can_be_drawn() -> None:
    canvas = Canvas(600, 400, palette.PAPER)
    canvas.gradient(Box(0, 300, 600, 100), "#204060", "#a0c0e0", radius=20)
    pieces.panel(canvas, Box(20, 20, 200, 120))
    pieces.card(canvas, Box(240, 20, 80, 120))
    pieces.card(canvas, Box(340, 20, 80, 120), dimmed=True)
    pieces.changed(canvas, Box(240, 20, 80, 120))
    pieces.badge(canvas, 500, 60, 12)
    pieces.chip(canvas, 30, 200, "to 17", shape="moon")
    for seat in range(len(palette.SEATS)):
        pieces.token(canvas, seat, 60 + 70 * seat, 260, 50)
        pieces.die(
            canvas, Box(400 + 40 * (seat % 5), 240, 36, 36), seat + 1, palette.seat(seat).fill, palette.seat(seat).ink
        )
    canvas.arrow((30, 350), (200, 380), palette.BAD, 6)
    canvas.dashes((220, 350), (500, 350), palette.GOOD, 4)
    canvas.polygon([(520, 300), (580, 300), (550, 380)], "#ffffff", palette.INK, 3)
    pieces.plate(canvas, Box(430, 150, 120, 60), palette.INK, palette.LINE)
    pieces.pegs(canvas, Box(20, 150, 200, 20), 5, 12, palette.INK, palette.LINE)
    pieces.ribbon(canvas, "M240,190 Q330,130 420,190", 24, palette.GOOD, palette.INK)
    assert len(canvas.image.getcolors(600 * 400) or []) > 200


def test_a_die_shows_as_many_pips_as_it_says() -> None:
    darkness: list[int] = []
    for value in range(1, 7):
        canvas = Canvas(100, 100, "#ffffff")
        pieces.die(canvas, Box(10, 10, 80, 80), value, "#ffffff", "#000000")
        darkness.append(canvas.image.copy().crop((20, 20, 80, 80)).convert("L").histogram()[0])
    steps = [after - before for before, after in pairwise(darkness)]
    assert all(step > 0.8 * darkness[0] for step in steps)


def wedge(canvas: Canvas, colour: str) -> None:
    canvas.path("M-20,-20 H20 L0,20 Z", fill=colour)
    canvas.text(Box(-20, -18, 40, 20), "A", 18, fill="#000000", across="center")


def test_a_sprite_looks_the_same_on_a_canvas_and_inside_another_sprite() -> None:
    def doubled(canvas: Canvas) -> None:
        canvas.stamp(0, 0, wedge, "#d04020", reach=Box(-24, -24, 48, 48))

    straight, nested = Canvas(60, 60, "#ffffff"), Canvas(60, 60, "#ffffff")
    straight.stamp(30, 30, wedge, "#d04020", reach=Box(-24, -24, 48, 48))
    nested.stamp(30, 30, doubled, reach=Box(-30, -30, 60, 60))
    assert straight.image.getpixel((30, 38)) == (0xD0, 0x40, 0x20)
    assert max(ImageChops.difference(straight.image, nested.image).tobytes()) <= 3


def test_a_sprite_is_drawn_for_each_of_its_values_sizes_and_turns() -> None:
    seen: set[bytes] = set()
    for colour, scale, turn, opacity in (
        ("#d04020", 1, 0, 1),
        ("#2040d0", 1, 0, 1),
        ("#d04020", 0.5, 0, 1),
        ("#d04020", 1, 90, 1),
        ("#d04020", 1, 0, 0.4),
    ):
        canvas = Canvas(60, 60, "#ffffff")
        canvas.stamp(30, 30, wedge, colour, reach=Box(-24, -24, 48, 48), scale=scale, turn=turn, opacity=opacity)
        seen.add(canvas.image.tobytes())
    assert len(seen) == 5


def test_a_moved_scaled_and_turned_canvas_draws_where_it_says() -> None:
    canvas = Canvas(100, 100, "#ffffff")
    turned = canvas.at(50, 50, 2, 90)
    turned.rect(Box(5, -5, 10, 10), "#000000")
    left, top, right, bottom = ImageChops.invert(canvas.image).getbbox() or (0, 0, 0, 0)
    assert (left, top, right, bottom) == pytest.approx((40, 60, 60, 80), abs=1)
    again = turned.at(-10, 0, 0.5)
    again.circle(0, 0, 4, "#ff0000")
    assert canvas.image.getpixel((50, 30)) == (255, 0, 0)


def test_what_is_cut_away_is_clear() -> None:
    canvas = Canvas(40, 40, None)
    canvas.rect(Box(0, 0, 40, 40), "#102030")
    canvas.cut("M0,0 H20 V40 H0 Z")
    sprite = canvas.sprite(5, 7)
    assert (sprite.x, sprite.y, sprite.image.size) == (5, 7, (20, 40))
    assert sprite.image.getchannel("A").getextrema() == (255, 255)


def test_a_sprite_is_kept_without_its_empty_edges() -> None:
    canvas = Canvas(40, 40, None)
    canvas.rect(Box(10, 20, 8, 4), "#102030")
    sprite = canvas.sprite(-20, -20)
    assert (sprite.x, sprite.y, sprite.image.size) == (-10, 0, (8, 4))
    assert Canvas(9, 9, None).sprite().image.getchannel("A").getextrema() == (0, 0)


@pytest.mark.parametrize("across", [False, True])
def test_a_gradient_goes_from_its_first_colour_to_its_last(across: bool) -> None:
    canvas = Canvas(50, 50, "#ffffff")
    canvas.gradient(Box(0, 0, 50, 50), "#000000", (0.5, "#ff0000"), "#0000ff", across=across)
    at = [canvas.image.getpixel((step, 25) if across else (25, step)) for step in (0, 49)]
    assert at == [(0, 0, 0), (0, 0, 255)]
    middle = canvas.image.getpixel((25, 25))
    assert isinstance(middle, tuple)
    assert middle[0] > 240


def test_barred_things_have_bars_of_their_two_colours() -> None:
    canvas = Canvas(100, 60, "#ffffff")
    canvas.hatch(Box(10, 10, 80, 40), "#b3261e", "#8c1712", radius=8)
    colours = {colour for _, colour in canvas.image.getcolors() or []}
    assert {(0xB3, 0x26, 0x1E), (0x8C, 0x17, 0x12), (255, 255, 255)} <= colours
    assert canvas.image.getpixel((10, 10)) != (0xB3, 0x26, 0x1E)


def test_things_on_a_line_are_spread_and_keep_their_order() -> None:
    found = spread([10, 12, 14, 90], [20, 20, 20, 20], 0, 100, gap=2)
    assert found == sorted(found)
    assert all(b - a >= 22 for a, b in pairwise(found))
    assert found[0] >= 10
    assert found[-1] <= 90


def test_parts_of_a_bar_have_room_for_their_words_and_fill_it() -> None:
    boxes = pieces.bars(Box(0, 0, 500, 40), [(10, 84), (1, 84), (89, 104)])
    assert boxes[1].w >= 80
    assert boxes[2].w > boxes[0].w + 150 > boxes[1].w + 160
    assert boxes[-1].right == pytest.approx(496)


def test_counts_stand_beside_their_thing() -> None:
    canvas = Canvas(200, 60, "#ffffff")
    assert pieces.counted(canvas, 20, 30, 1) == 0 == pieces.counted_width(1)
    assert ImageChops.invert(canvas.image).getbbox() is None
    wide = pieces.counted(canvas, 20, 30, 12)
    left, _, right, _ = ImageChops.invert(canvas.image).getbbox() or (0, 0, 0, 0)
    assert 20 <= left < right <= 20 + wide + 1
    assert wide == pieces.counted_width(12)


def planks(canvas: Canvas, box: Box) -> None:
    textures.planks(canvas, box, "#b07a45", "#8a5a31", "#6f4524")


def bricks(canvas: Canvas, box: Box) -> None:
    textures.bricks(canvas, box, "#6a3b2c", "#3b2018")


def paper(canvas: Canvas, box: Box) -> None:
    textures.paper(canvas, box, "#fdf1d6")


def water(canvas: Canvas, box: Box) -> None:
    textures.water(canvas, box, "#2a9a9b", "#0b4257", crest="#8fe0d4")


@pytest.mark.parametrize("texture", [planks, bricks, paper, water])
def test_textures_fill_their_box_and_are_the_same_every_time(texture: Callable[[Canvas, Box], None]) -> None:
    drawn: list[bytes] = []
    for _ in range(2):
        canvas = Canvas(300, 200, "#ff00ff")
        texture(canvas, canvas.box)
        assert canvas.image.getpixel((150, 100)) != (255, 0, 255)
        drawn.append(canvas.image.tobytes())
    assert drawn[0] == drawn[1]
