"""Text fits its box, in every script that the fonts know."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from render.kit import coverage, fonts, shapes, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.keeper import forget
from render.kit.text import Style

NAMES = [
    "Ana",
    "Maximilian von und zu Hohenstein-Ingelheim",
    "W" * 32,
    "Вячеслав Иванович",
    "小林さくら",
    "홍길동",
    "عبد الرحمن",
    "שלום עולם",
    "สมชาย",
    "Ωμέγα ★ 🔥 ﷽",
    "𝔉𝔞𝔫𝔠𝔶",
    "",
]


def ink(canvas: Canvas) -> tuple[int, int, int, int] | None:
    """The pixels that differ from the white ground."""
    return ImageChops.invert(canvas.image.convert("L")).getbbox()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lines", [1, 2])
def test_words_stay_inside_their_box(name: str, lines: int) -> None:
    canvas = Canvas(400, 200, "#ffffff")
    box = Box(50, 60, 260, 70)
    filled = canvas.text(box, name, 40, fonts.BOLD, lines=lines)
    assert box.contains(filled)
    found = ink(canvas)
    if found is not None:
        left, top, right, bottom = found
        assert left >= box.x - 3
        assert right <= box.right + 3
        assert top >= box.y - 12
        assert bottom <= box.bottom + 12


def test_words_become_narrower_then_smaller_and_only_then_are_cut() -> None:
    style = Style(40, fonts.BOLD)
    assert text.fit("Score", style, 300, 50) == text.Block((text.runs("Score", style),), style)
    wide = text.width("A longer heading", style)
    narrower = text.fit("A longer heading", style, wide - 10, 50)
    assert narrower.style.size == 40
    assert narrower.style.width < fonts.NORMAL
    smaller = text.fit("A longer heading", style, wide * 0.6, 50)
    assert 24 <= smaller.style.size < 40
    assert not smaller.cut
    cut = text.fit("A longer heading", style, wide * 0.3, 50)
    assert cut.cut
    assert cut.style.size == 24
    assert cut.lines[0][0][-1].text.endswith("…")
    assert cut.width <= wide * 0.3


@pytest.mark.parametrize("name", [*NAMES, "AVA Tomato, LTd. “Yo”"])
def test_a_text_is_as_wide_as_its_letters(name: str) -> None:
    for size, weight, width in ((24, fonts.REGULAR, fonts.NORMAL), (33, fonts.BOLD, fonts.NARROW)):
        found, wide = text.runs(text.clean(name), Style(size, weight, width))
        drawn = [fonts.load(run.file, size * 2, weight, width).getlength(run.text) / 2 for run in found]
        assert wide == pytest.approx(sum(drawn))


def test_one_long_word_that_is_cut_stands_in_the_middle_of_its_box() -> None:
    canvas = Canvas(400, 200, "#ffffff")
    box = Box(50, 60, 200, 90)
    assert abs(canvas.text(box, "W" * 32, 40, fonts.BOLD, lines=2).cy - box.cy) < 1


def test_a_cut_text_is_reported_to_whom_it_may_concern() -> None:
    canvas = Canvas(400, 200, "#ffffff")
    with text.watch() as lost:
        canvas.text(Box(0, 0, 390, 60), "This fits", 40)
        canvas.text(Box(0, 0, 40, 60), "This does not fit", 40)
        with text.watch() as inner:
            canvas.text(Box(0, 0, 40, 60), "Nor does this", 40)
    canvas.text(Box(0, 0, 40, 60), "Nobody asks", 40)
    assert lost == ["This does not fit"]
    assert inner == ["Nor does this"]


def test_lines_break_between_words_and_where_the_text_says_so() -> None:
    block = text.fit("well-known", Style(30), 90, 200, lines=2)
    assert ["".join(run.text for run in runs) for runs, _ in block.lines] == ["well-", "known"]
    block = text.fit("one two three\nfour", Style(30), 140, 200, lines=4)
    assert ["".join(run.text for run in runs) for runs, _ in block.lines] == ["one two", "three", "four"]
    assert block.height == pytest.approx(30 + 2 * 30 * text.LEADING)


def test_a_no_break_space_holds_a_name_and_its_number_together() -> None:
    room = text.width("Ana 4, Dmitri", Style(30)) + 2
    for between, lines in ((" ", ["Ana 4, Dmitri", "2"]), ("\u00a0", ["Ana 4,", "Dmitri\u00a02"])):
        block = text.fit(f"Ana 4, Dmitri{between}2", Style(30), room, 200, lines=2, smallest=30, narrow=False)
        assert ["".join(run.text for run in runs) for runs, _ in block.lines] == lines


def test_what_no_font_has_is_left_out_and_the_rest_is_shown() -> None:
    assert text.clean("A\u200dna\ufe0f\n\U0010ffffB\u0007") == "Ana\nB"
    assert text.clean("\ue000\u200b") == ""


def test_a_line_of_several_scripts_is_cut_into_stretches_of_one_font() -> None:
    found, width = text.runs("Ana ★ さくら", Style(40))
    assert [(run.text, run.file) for run in found] == [
        ("Ana ", fonts.PRIMARY),
        ("★ ", "NotoSansSymbols2.ttf"),
        ("さくら", "NotoSansCJK-Subset.otf"),
    ]
    assert found[0].x == 0 < found[1].x < found[2].x < width


@pytest.mark.parametrize(
    "characters", ["".join(shapes.GLYPHS.values()), "äöüßÄÖÜ–—…·×−→←↑↓✓≥≤½①⑩●■▲◆★○⬢✸", "0123456789"]
)
def test_the_fonts_have_every_character_that_games_use(characters: str) -> None:
    for character in characters:
        file = fonts.file_for(character)
        assert file is not None, character
        font = fonts.load(file, 64)
        assert font.getmask(character).getbbox() is not None, character


def test_a_space_is_never_taken_from_a_font_that_lacks_it() -> None:
    found, _ = text.runs("小林 さくら", Style(40))
    for run in found:
        assert all(fonts.has(run.file, character) for character in run.text)


def test_the_table_of_characters_is_that_of_the_fonts() -> None:
    assert fonts.COVERAGE.read_text(encoding="ascii") == coverage.table()


def test_a_display_face_writes_its_letters_and_leaves_the_others_to_the_fonts_that_have_them() -> None:
    found, _ = text.runs("Gilde ★ Ж", Style(36, fonts.BOLD, face=fonts.DISPLAY))
    assert [run.file for run in found] == [fonts.DISPLAY, "NotoSansSymbols2.ttf", fonts.PRIMARY]
    block = text.fit("Schatzjägergilde", Style(36, fonts.BOLD, face=fonts.DISPLAY), 200, 40)
    assert block.style.face == fonts.DISPLAY
    assert block.width <= 200


def test_figures_have_equal_widths() -> None:
    for weight in (fonts.REGULAR, fonts.SEMIBOLD, fonts.BOLD):
        assert len({text.width(figure, Style(40, weight)) for figure in "0123456789"}) == 1


def test_heavier_letters_are_wider_and_narrow_ones_narrower() -> None:
    widths = [text.width("Hamburg", Style(40, weight)) for weight in (fonts.REGULAR, fonts.SEMIBOLD, fonts.BOLD)]
    assert widths == sorted(set(widths))
    assert text.width("Hamburg", Style(40, width=fonts.NARROW)) < text.width("Hamburg", Style(40))


def test_every_font_comes_with_its_licence() -> None:
    files = {path.name for path in fonts.FOLDER.iterdir()}
    licences = {"OFL-IBMPlexSans.txt", "OFL-Noto.txt", "OFL-Vollkorn.txt"}
    assert files == {fonts.PRIMARY, fonts.DISPLAY, *fonts.FALLBACKS, fonts.COVERAGE.name, *licences}
    for path in fonts.FOLDER.glob("OFL*.txt"):
        licence = path.read_text(encoding="utf-8")
        assert "Copyright" in licence
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence


@pytest.mark.parametrize(
    ("line", "drawn"),
    [
        ("Ana 12 (b)", "Ana 12 (b)"),
        ("שלום", "םולש"),
        ("שלום 12", "12 םולש"),
        ("Ben שלום (x)", "Ben םולש (x)"),
        ("(שלום)", "(םולש)"),
        ("שלום ist am Zug", "םולש ist am Zug"),
        ("سلا", "\ufefc\ufeb3"),
        ("ببب", "\ufe90\ufe92\ufe91"),
        ("دب", "\ufe8f\ufea9"),
    ],
)
def test_right_to_left_names_are_drawn_in_their_order_and_joined(line: str, drawn: str) -> None:
    assert text.visual(line) == drawn


def small(canvas: Canvas) -> None:
    canvas.text(Box(0, 0, 200, 40), "stamped", 40)


def test_letters_are_measured_as_they_are_drawn() -> None:
    canvas = Canvas(400, 200, "#ffffff")
    forget()
    with text.measured() as sizes:
        canvas.text(Box(0, 0, 300, 60), "fits", 40)
        canvas.text(Box(0, 0, 130, 60), "does not fit", 40)
        canvas.number(60, 60, 12, 30)
        canvas.at(0, 0, scale=0.5).number(60, 60, 12, 44)
        canvas.stamp(0, 0, small, reach=Box(0, 0, 200, 40), scale=0.5)
    assert sizes["fits"] == 40
    assert 24 <= sizes["does not fit"] < 40
    assert sizes["12"] == 22, "the smaller one of two"
    assert sizes["stamped"] == 20
