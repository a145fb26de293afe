"""What every game's pictures promise: size, words that fit, no secrets, the same bytes every time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import BytesIO
from itertools import islice
from random import Random
from typing import Any

import pytest
from PIL import Image

from engine import registry as engines
from engine.core.chance import seeded
from engine.core.game import AnyGame
from engine.core.options import Options
from render import registry
from render.kit import banners, text
from render.kit.canvas import WIDTH
from render.kit.encode import encode
from render.kit.keeper import forget
from render.kit.sheet import Sheet
from render.kit.words import LANGUAGES, Words
from tests.support import png
from tests.support.pictures import FOREIGN, LONG, moments, some_words
from tests.support.sweep import positions

LARGEST_FILE = 300_000
"""For games without a colour table."""
WIDEST = 11 / 7
SIGNS = "½"
"""The sign of a tax increase is told by its ring."""
SMALLEST_LETTERS = 28
"""At 1200 px: 7 to 8 dp on a phone, for what is said elsewhere on the same screen."""

SOLID = tuple(letter * 32 for letter in "WM@QG")
"""Names that no line holds: they alone may end in an ellipsis."""


def rich(game: AnyGame, seats: int) -> Options:
    """The last choice of every option that means anything with those before it."""
    found = {option.key: option.default for option in game.options}
    for option in game.options:
        if option.applies(seats, found):
            found[option.key] = [choice for choice in option.choices if choice != "random"][-1]
    return found


def pictures_of(game: AnyGame, state: Any, words: Words, seats: tuple[int, ...]) -> Iterator[Sheet]:
    """The board as everybody sees it and the private pictures of these seats."""
    found = registry.pictures(game.key)
    yield found.board(game.view(state, None), words)
    for seat in seats:
        yield found.private(game.view(state, seat), words)


def test_every_game_has_pictures() -> None:
    assert registry.keys() == engines.keys()
    with pytest.raises(registry.NoPictures):
        registry.pictures("chess")


def lost_in(sheets: Iterable[Sheet]) -> list[str]:
    """What is cut of the texts of pictures, but for names that no line holds. Looks over their parts, too."""
    with text.watch() as lost, text.measured() as sizes:
        for sheet in sheets:
            assert sheet.width == WIDTH
            assert len(sheet.parts) <= 3
            assert sheet.crossed == ()
            for part in sheet.parts:
                assert 1 <= sheet.width / (part.bottom - part.top) <= WIDEST, part
    assert {said: size for said, size in sizes.items() if size < SMALLEST_LETTERS and said not in SIGNS} == {}
    return [cut for cut in lost if not any(name in cut for name in SOLID)]


@pytest.mark.parametrize(
    ("most", "language", "names"),
    [(True, "de", LONG), (False, "en", LONG), (True, "en", FOREIGN), (True, "de", SOLID)],
    ids=["most-long", "fewest-long", "foreign", "solid"],
)
@pytest.mark.parametrize("key", registry.keys())
def test_pictures_lose_no_words_and_their_parts_fill_their_place(
    key: str, most: bool, language: str, names: tuple[str, ...]
) -> None:
    game = engines.game(key)
    seats = game.players[-1 if most else 0]
    words = some_words(key, language, names)
    forget()  # what is kept is not drawn again, and its texts are looked at once
    for state in moments(game, seats, seed=2 + most):
        assert lost_in(pictures_of(game, state, words, (0, seats - 1))) == []


@pytest.mark.parametrize(
    ("language", "names"), [("de", LONG), ("de", SOLID), ("en", SOLID)], ids=["long", "solid", "english"]
)
@pytest.mark.parametrize("key", registry.keys())
def test_so_do_pictures_with_every_option(key: str, language: str, names: tuple[str, ...]) -> None:
    game = engines.game(key)
    words = some_words(key, language, names)
    forget()
    for seats in game.players if names is LONG else game.players[-1:]:
        for state in islice(moments(game, seats, seats, rich(game, seats)), 0, None, 2):
            assert lost_in(pictures_of(game, state, words, (0, seats - 1))) == []


@pytest.mark.parametrize("key", registry.keys())
def test_files_are_small_and_the_same_every_time(key: str) -> None:
    game = engines.game(key)
    words = some_words(key, "en", LONG)
    for state in moments(game, game.players[-1], seed=5):
        first, second = (list(pictures_of(game, state, words, (1,))) for _ in range(2))
        for sheet, again in zip(first, second, strict=True):
            data = encode(sheet)
            assert data == encode(again)
            assert len(data) <= LARGEST_FILE
            found = png.read(data)
            assert (found.width, found.height) == (sheet.width, sheet.height)


@pytest.mark.parametrize("key", registry.keys())
def test_pictures_tell_a_seat_nothing_that_it_may_not_know(key: str) -> None:
    game = engines.game(key)
    found = registry.pictures(key)
    words = some_words(key, "en", LONG)
    seats = game.players[-1]
    for number, state in enumerate(positions(game, seats, {}, seed=8, every=29)):
        for seat in (None, number % seats):
            view = game.view(state, seat)
            other = game.view(game.determinize(state, seat, seeded(number)), seat)
            assert encode(found.board(view, words)) == encode(found.board(other, words))
            if seat is not None:
                assert encode(found.private(view, words)) == encode(found.private(other, words))


@pytest.mark.parametrize("key", registry.keys())
def test_a_picture_follows_the_match(key: str) -> None:
    game = engines.game(key)
    words = some_words(key, "en", LONG)
    boards = [encode(next(pictures_of(game, state, words, ()))) for state in moments(game, game.players[0], seed=3)]
    assert len(set(boards)) == len(boards)


@pytest.mark.parametrize("key", registry.keys())
def test_what_is_kept_never_changes_a_picture(key: str) -> None:
    """Positions in random order, each with empty and with full keepers, of several readers and languages."""
    game = engines.game(key)
    seats = game.players[-1]
    wishes = [
        (state, seat, some_words(key, language, names))
        for state in islice(moments(game, seats, seed=7), 0, None, 2)
        for seat, language, names in ((None, "en", LONG), (0, "de", LONG), (seats - 1, "en", FOREIGN))
    ]

    def drawn(wish: tuple[Any, int | None, Words]) -> bytes:
        state, seat, words = wish
        pictures = registry.pictures(key)
        sheet = pictures.board if seat is None else pictures.private
        with Image.open(BytesIO(encode(sheet(game.view(state, seat), words)))) as opened:
            return opened.convert("RGB").tobytes()

    cold: list[bytes] = []
    for wish in wishes:
        forget()
        cold.append(drawn(wish))
    for number in Random(5).sample(range(len(wishes)), len(wishes)):
        assert drawn(wishes[number]) == cold[number]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [game.key for game in engines.games() if registry.pictures(game.key).banner])
def test_the_banner_shows_the_game_by_its_name_and_loses_no_words(key: str, language: str) -> None:
    banner = registry.pictures(key).banner
    assert banner is not None
    forget()
    with text.watch() as cut:
        sheet = banner(some_words(key, language, LONG))
    assert (sheet.width, sheet.height) == (WIDTH, banners.HEIGHT)
    assert not cut
    assert len(encode(sheet)) < 80_000
