"""Sheets keep what they draw, and what is kept never shows anything but its values. Files are plain PNGs."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from engine import registry as engines
from engine.core.chance import seeded
from render.kit.canvas import Canvas
from render.kit.colours import ColourTable, fitted
from render.kit.encode import BAND, encode
from render.kit.geometry import Box
from render.kit.keeper import Keeper, forget, kept_bytes
from render.kit.parts import Area
from render.kit.sheet import Sheet, exact
from render.kit.words import picture_words
from tests.support.png import alike

GREY = ColourTable(bytes(value for grey in range(256) for value in (grey, grey, grey)))
drawn: list[tuple[object, ...]] = []


def ground(canvas: Canvas, box: Box, top: str) -> None:
    drawn.append(("ground", top))
    canvas.gradient(box, top, "#000000")


def disc(canvas: Canvas, box: Box, colour: str) -> None:
    drawn.append(("disc", colour))
    canvas.circle(box.cx, box.cy, box.w / 2, colour)


def sheet(top: str = "#ffffff", colour: str = "#808080", x: int = 20, table: ColourTable | None = GREY) -> Sheet:
    made = Sheet(200, 150, "#101010", table)
    made.keep(Box(0, 0, 200, 100), ground, top, ground="#000000")
    made.keep(Box(x, 20, 60, 60), disc, colour)
    return made


@pytest.fixture(autouse=True)
def _cold() -> None:
    forget()
    drawn.clear()


def test_a_region_is_drawn_once_for_its_values() -> None:
    first, again = sheet().image(), sheet().image()
    assert drawn == [("ground", "#ffffff"), ("disc", "#808080")]
    assert first.tobytes() == again.tobytes()


@pytest.mark.parametrize(
    ("other", "new"),
    [
        ({"colour": "#404040"}, [("disc", "#404040")]),
        ({"top": "#c0c0c0"}, [("ground", "#c0c0c0"), ("disc", "#808080")]),
        ({"x": 30}, [("disc", "#808080")]),
        ({"table": None}, [("ground", "#ffffff"), ("disc", "#808080")]),
    ],
)
def test_a_region_is_drawn_anew_for_other_values_or_another_ground(other: dict[str, object], new: list[object]) -> None:
    before = sheet().image()
    drawn.clear()
    warm = sheet(**other).image()  # pyright: ignore[reportArgumentType]
    assert drawn == new
    assert warm.tobytes() != before.tobytes() or "table" in other
    forget()
    assert sheet(**other).image().tobytes() == warm.tobytes()  # pyright: ignore[reportArgumentType]


def test_a_region_with_its_own_ground_is_kept_whatever_lies_below() -> None:
    for top in ("#ffffff", "#808080"):
        made = Sheet(200, 150, "#101010", GREY)
        made.keep(Box(0, 0, 200, 100), ground, top, ground="#000000")
        made.keep(Box(20, 20, 60, 60), disc, "#c0c0c0", ground="#202020")
    assert drawn.count(("disc", "#c0c0c0")) == 1


def test_regions_are_given_neither_views_nor_words_nor_functions_that_see_more() -> None:
    made = Sheet(100, 100, "#000000")
    game = engines.game("yucata")
    view = game.view(game.setup(2, {}, seeded(1)), None)
    for value in (view, picture_words("yucata")):
        with pytest.raises(TypeError, match="give it only what it draws"):
            made.keep(made.box, disc, value)
    colour = "#ffffff"

    def sees_more(canvas: Canvas, box: Box) -> None:
        disc(canvas, box, colour)

    with pytest.raises(TypeError, match="more than its values"):
        made.keep(made.box, sees_more)


def test_a_file_shows_the_sheet_and_nothing_else() -> None:
    for made in (sheet(), sheet(table=None)):
        data = encode(made)
        with Image.open(BytesIO(data)) as opened:
            opened.load()
            assert opened.format == "PNG"
            assert opened.size == (200, 150)
            assert not set(opened.info) - {"transparency"}
            assert opened.convert("RGB").tobytes() == made.image().tobytes()


def test_a_file_is_the_same_with_kept_bands_and_without() -> None:
    encode(sheet(colour="#202020"))
    warm = encode(sheet())
    forget()
    assert alike(encode(sheet()), warm)


def test_bands_meet_at_every_height() -> None:
    for height in (1, BAND - 1, BAND, BAND + 1, 3 * BAND):
        made = Sheet(64, height, "#000000")
        made.keep(made.box, ground, "#ff8000")
        with Image.open(BytesIO(encode(made))) as opened:
            assert opened.convert("RGB").tobytes() == made.image().tobytes()


def cut(top: str, colour: str, high: int = 100) -> Sheet:
    """Two parts, each with a ground and a disc of its own."""
    made = Sheet(200, high + 150, "#101010", GREY)
    made.cut(high, "low")
    made.keep(Box(0, 0, 200, high), ground, top, ground="#000000")
    made.keep(Box(20, 20, 60, 60), disc, "#202020")
    made.keep(Box(0, high, 200, 130), ground, "#808080", ground="#000000")
    made.keep(Box(20, high + 20, 60, 60), disc, colour)
    return made


def test_parts_are_what_the_whole_sheet_shows_between_its_cuts() -> None:
    made = cut("#ffffff", "#404040")
    assert made.parts == (("main", 0, 100), ("low", 100, 250))
    whole = made.image()
    for part in made.parts:
        with Image.open(BytesIO(encode(made, part))) as opened:
            shown = opened.convert("RGB")
        assert shown.tobytes() == whole.crop((0, part.top, 200, part.bottom)).tobytes() == made.image(part).tobytes()
    assert Sheet(200, 150, "#101010").parts == (("main", 0, 150),)


def three() -> Sheet:
    made = Sheet(200, 300, "#101010")
    made.cut(100, "middle")
    made.cut(200, "low")
    return made


@pytest.mark.parametrize(
    ("asked", "order"),
    [
        (None, ["main", "middle", "low"]),
        ("main", ["low", "middle", "main"]),
        ("middle", ["main", "low", "middle"]),
        ("low", ["main", "middle", "low"]),
    ],
)
def test_the_part_that_is_asked_about_is_shown_last_and_its_neighbour_beside_it(
    asked: str | None, order: list[str]
) -> None:
    made = three()
    if asked is not None:
        made.decides(asked)
    assert [part.name for part in made.shown] == order
    assert [part.name for part in made.parts] == ["main", "middle", "low"], "where they lie stays"


def test_a_part_that_is_not_there_cannot_be_asked_about() -> None:
    with pytest.raises(ValueError, match="players"):
        three().decides("players")


def test_a_part_is_the_same_file_whatever_the_others_show_and_however_high_they_are() -> None:
    first, others = cut("#ffffff", "#404040"), (cut("#c0c0c0", "#404040"), cut("#ffffff", "#404040", high=120))
    for other in others:
        assert not alike(encode(first, first.parts[0]), encode(other, other.parts[0]))
        assert encode(first, first.parts[1]) == encode(other, other.parts[1])
    cold = encode(others[0], others[0].parts[1])
    forget()
    assert alike(encode(others[0], others[0].parts[1]), cold)


def test_what_lies_across_a_cut_is_told() -> None:
    made = cut("#ffffff", "#404040")
    assert made.crossed == ()
    made.keep(Box(20, 90, 60, 60), disc, "#404040")
    assert made.crossed == (Box(20, 90, 60, 60),)


def test_a_place_is_told_of_its_part_and_moves_with_it() -> None:
    made = cut("#ffffff", "#404040")
    made.area("sun", Box(20.4, 20, 60.2, 60))
    made.area("moon", Box(20, 120, 60, 60))
    main, low = made.parts
    assert made.areas(main) == (Area("sun", 20, 20, 61, 60),)
    assert made.areas(low) == (Area("moon", 20, 20, 60, 60),)
    made.lengthen(main, 50)
    assert [made.areas(part) for part in made.parts] == [
        (Area("sun", 20, 20, 61, 60),),
        (Area("moon", 20, 20, 60, 60),),
    ]


@pytest.mark.parametrize("y", [0, 90, 100, 250])
def test_a_part_has_rows_and_is_cut_from_the_top_down(y: int) -> None:
    with pytest.raises(ValueError, match="from the top down"):
        cut("#ffffff", "#404040").cut(y, "other")


def test_exact_sheets_keep_their_colours() -> None:
    with exact():
        assert sheet(colour="#ff0000").image().getpixel((50, 50)) == (255, 0, 0)
    assert sheet(colour="#ff0000").image().getpixel((50, 50)) != (255, 0, 0)


def test_a_colour_table_has_the_colours_of_its_samples() -> None:
    made = sheet(colour="#ff0000", table=None).image()
    table = ColourTable(fitted([made], ["#ff0000", "#00ff00"]))
    assert table.data[:3] == bytes((255, 0, 0))
    assert len(table.data) == 768
    mapped = table.indices(made).convert("RGB")
    differences = sorted(abs(a - b) for a, b in zip(mapped.tobytes(), made.tobytes(), strict=True))
    assert differences[int(len(differences) * 0.98)] <= 4, "only a few pixels of edges are shown by another colour"
    with pytest.raises(ValueError, match="768"):
        ColourTable(b"123")


def test_a_keeper_is_bounded_in_bytes() -> None:
    keeper: Keeper[bytes] = Keeper(10_000, len)
    for number in range(100):
        assert keeper.get(number, lambda: bytes(1000)) == bytes(1000)
        assert keeper.bytes <= 10_000
    made: list[int] = []
    assert keeper.get(99, lambda: made.append(1) or b"") == bytes(1000)
    assert not made
    assert keeper.get("large", lambda: bytes(20_000)) == bytes(20_000)
    held, most = kept_bytes()
    assert held <= most <= 100_000_000
