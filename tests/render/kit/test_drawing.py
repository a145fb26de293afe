"""Canvas, boxes, shapes, pieces and encoding."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from render.kit import palette, pieces, shapes
from render.kit.canvas import Canvas
from render.kit.encode import encode
from render.kit.geometry import Box, around, bounds


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


def test_the_finished_picture_is_half_the_sheet_and_smooth() -> None:
    canvas = Canvas(120, 80, "#ffffff")
    assert canvas.image.size == (240, 160)
    canvas.circle(60, 40, 30, "#000000")
    image = canvas.finish()
    assert image.size == (120, 80)
    colours = image.convert("L").getcolors()
    assert colours is not None
    assert len(colours) > 3
    assert image.getpixel((60, 40)) == (0, 0, 0)
    assert image.getpixel((5, 5)) == (255, 255, 255)


def test_a_background_can_be_kept_and_is_not_drawn_on() -> None:
    background = Canvas(60, 60, "#204060")
    before = background.image.tobytes()
    canvas = Canvas.on(background.image)
    canvas.rect(Box(10, 10, 20, 20), "#ff0000")
    assert background.image.tobytes() == before
    assert canvas.finish().getpixel((20, 20)) == (255, 0, 0)
    assert canvas.box == Box(0, 0, 60, 60)


def test_see_through_colours_let_the_ground_shine_through() -> None:
    canvas = Canvas(60, 60, "#ffffff")
    canvas.rect(Box(0, 0, 30, 60), "#00000080")
    canvas.shape("square", 45, 30, 30, palette.faded("#000000", 0.5))
    image = canvas.finish()
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


def drawn() -> Image.Image:
    """A picture with one of everything."""
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
    return canvas.finish()


def test_the_same_picture_has_the_same_bytes() -> None:
    assert encode(drawn()) == encode(drawn())


def test_an_encoded_picture_is_a_plain_webp_without_metadata() -> None:
    image = drawn()
    image.info["comment"] = "secret"
    image.info["exif"] = b"secret"
    data = encode(image)
    assert b"secret" not in data
    with Image.open(BytesIO(data)) as opened:
        assert opened.format == "WEBP"
        assert opened.size == image.size
        assert opened.convert("RGB").tobytes() == image.tobytes()
        assert not opened.getexif()


def test_a_picture_too_rich_to_be_kept_exactly_is_still_small() -> None:
    noise = Image.effect_noise((1200, 1200), 80).convert("RGB")
    assert len(encode(noise)) < len(noise.tobytes()) / 4


def test_a_die_shows_as_many_pips_as_it_says() -> None:
    darkness: list[int] = []
    for value in range(1, 7):
        canvas = Canvas(100, 100, "#ffffff")
        pieces.die(canvas, Box(10, 10, 80, 80), value, "#ffffff", "#000000")
        darkness.append(canvas.finish().crop((20, 20, 80, 80)).convert("L").histogram()[0])
    steps = [after - before for before, after in pairwise(darkness)]
    assert all(step > 0.8 * darkness[0] for step in steps)
