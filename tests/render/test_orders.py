"""Pictures ordered as plain data are those of the view itself."""

from __future__ import annotations

from io import BytesIO
from itertools import islice

import pytest
from PIL import Image

from engine import registry as engines
from render import registry
from render.absent import absent
from render.drawing import drawn
from render.kit import text
from render.kit.animation import WIDTH
from render.kit.encode import encode
from render.kit.keeper import forget
from render.kit.names import naming
from render.kit.parts import Mark
from render.kit.sheet import Sheet
from render.kit.words import KIT, LANGUAGES, Words, picture_words
from render.orders import Banner, Film, Frame, Parts, Which, absent_file, parts, written
from tests.support.pictures import FOREIGN, moments, some_words
from tests.support.png import alike


def shown(order: bytes) -> list[bytes]:
    """The parts that an order gives, from the top."""
    return [part.png for part in parts(drawn(order))]


def encoded(sheet: Sheet) -> list[bytes]:
    return [encode(sheet, part) for part in sheet.shown]


def same(some: list[bytes], others: list[bytes]) -> bool:
    """Whether as many pictures show the same."""
    return len(some) == len(others) and all(map(alike, some, others))


@pytest.mark.parametrize("key", registry.keys())
def test_an_ordered_picture_is_the_picture_of_the_view(key: str) -> None:
    game, pictures, words = (
        engines.game(key),
        registry.pictures(key),
        naming(picture_words(key, "de"), FOREIGN),
    )
    for state in islice(moments(game, game.players[-1], seed=11), 0, None, 2):
        for seat in (None, 1):
            view = game.view(state, seat)
            drawing = pictures.board if seat is None else pictures.private
            sheet = drawing(view, words)
            order = Parts.of(key, "board" if seat is None else "private", view, words)
            assert [part.name for part in parts(drawn(written(order)))] == [part.name for part in sheet.shown]
            assert same(shown(written(order)), encoded(sheet))
    if (banner := pictures.banner) is not None:
        assert alike(drawn(written(Banner(key, "de"))), encode(banner(words)))


def test_whatever_was_drawn_before_everybody_gets_the_picture_that_was_ordered() -> None:
    """Of one position: the board, what each seat alone may see, in both languages, and with other names."""
    game, pictures = engines.game("port_royal"), registry.pictures("port_royal")
    state = list(moments(game, 2, seed=11))[2]
    asked: list[bytes] = []
    right: list[list[bytes]] = []
    for language, names in (("de", FOREIGN), ("en", FOREIGN), ("en", FOREIGN[::-1])):
        words = naming(picture_words(game.key, language), names)
        places: list[tuple[Which, int | None]] = [("board", None), ("board", 0), ("private", 0), ("private", 1)]
        for which, seat in places:
            view = game.view(state, seat)
            asked.append(written(Parts.of(game.key, which, view, words)))
            right.append(encoded((pictures.board if which == "board" else pictures.private)(view, words)))
    for kept in ("before", "nothing"):
        others = [at for at, order in enumerate(asked) if not same(shown(order), right[at])]
        assert others == [], f"with {kept} kept"
        forget()
    assert len({tuple(pictures) for pictures in right}) >= 9


@pytest.mark.parametrize("key", [game.key for game in engines.games() if registry.pictures(game.key).spot])
def test_a_picture_tells_where_its_places_lie_drawn_or_kept_and_with_marks(key: str) -> None:
    game, words = engines.game(key), some_words(key, "en", FOREIGN)
    state = list(moments(game, game.players[-1], seed=11))[2]
    view = game.view(state, None)
    sheet = registry.pictures(key).board(view, words)
    wanted = {part.name: sheet.areas(part) for part in sheet.shown}
    assert any(wanted.values())
    places = {"gilded_compass": "house-library", "nereus": "cell-A1"}
    marked = Parts.of(key, "board", view, words, (Mark("a", places.get(key, "row-0"), (0,)),))
    for order in (written(Parts.of(key, "board", view, words)), written(marked)):
        forget()
        for answer in (drawn(order), drawn(order)):
            assert {part.name: part.areas for part in parts(answer)} == wanted
    assert all(part.size == Image.open(BytesIO(part.png)).size for part in parts(drawn(written(marked))))


def test_nothing_is_left_of_what_no_font_has_in_a_name() -> None:
    game = engines.game("yucata")
    view = game.view(next(iter(moments(game, 2, seed=3))), None)
    bare, adorned = (
        shown(written(Parts.of("yucata", "board", view, some_words("yucata", "en", names))))
        for names in (("Kai", "Ana"), ("🦄🔥 Kai 👨‍👩‍👧", "Ana 🌸"))
    )
    assert same(bare, adorned)


@pytest.mark.parametrize("nameless", ["🦄🔥", "\u3164", "\u200b", ""])
@pytest.mark.parametrize(("language", "said"), [("en", "Player 2"), ("de", "Spieler 2")])
def test_who_has_no_name_that_can_be_drawn_is_called_by_the_seat(nameless: str, language: str, said: str) -> None:
    game = engines.game("yucata")
    view = game.view(next(iter(moments(game, 2, seed=3))), None)
    assert naming(picture_words("yucata", language), ("Ana", nameless)).player(1) == said
    unnamed, called = (
        shown(written(Parts.of("yucata", "board", view, some_words("yucata", language, names))))
        for names in (("Ana", nameless), ("Ana", said))
    )
    assert same(unnamed, called)


def test_frames_become_a_film() -> None:
    game, words = engines.game("yucata"), some_words("yucata", "en", FOREIGN)
    views = [game.view(state, None) for state in moments(game, 2, seed=3)]
    frames = tuple(drawn(written(Frame.of("yucata", "board", view, words))) for view in views)
    with Image.open(BytesIO(drawn(written(Film(frames))))) as film:
        assert (film.format, film.width, getattr(film, "n_frames", 1)) == ("GIF", WIDTH, len(set(frames)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_for_a_picture_is_drawn_as_it_was_shipped(language: str) -> None:
    with text.watch() as cut:
        page = absent(Words(language, (KIT,)))
    assert not cut
    with Image.open(absent_file(language)) as shipped:
        assert shipped.size == (page.width, page.height)
        assert shipped.convert("RGB").tobytes() == page.image().quantize(16).convert("RGB").tobytes()
