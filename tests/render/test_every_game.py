"""What every game's pictures promise: size, words that fit, no secrets, the same look every time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

from engine import registry as engines
from engine.core.chance import seeded
from engine.core.game import AnyGame
from engine.core.options import Options
from render import registry
from render.kit import banners, text
from render.kit.canvas import WIDTH
from render.kit.encode import encode
from render.kit.keeper import forget
from render.kit.sheet import PART, Sheet
from render.kit.words import LANGUAGES, Words
from tests.support.pictures import FOREIGN, LONG, moments, some_words
from tests.support.png import alike

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
                wide = sheet.width / (part.bottom - part.top)
                # What is asked about is as large as it can be; what is only looked up may be lower.
                assert wide >= 1, part
                assert wide <= WIDEST or sheet.asked not in ("", part.name), part
    assert {said: size for said, size in sizes.items() if size < SMALLEST_LETTERS and said not in SIGNS} == {}
    return [cut for cut in lost if not any(name in cut for name in SOLID)]


@pytest.fixture(scope="module", params=registry.keys())
def watched(request: pytest.FixtureRequest) -> str:
    """A game, of whose pictures nothing is kept yet when the tests of their words begin.

    What is kept is not drawn again: every text of a game is looked at where it is drawn first, and `lost_in` looks at
    all that these tests draw.
    """
    forget()
    return request.param


@pytest.mark.parametrize(
    ("most", "language", "names"),
    [(True, "de", LONG), (False, "en", LONG), (True, "en", FOREIGN), (True, "de", SOLID)],
    ids=["most-long", "fewest-long", "foreign", "solid"],
)
def test_pictures_lose_no_words_and_their_parts_fill_their_place(
    watched: str, most: bool, language: str, names: tuple[str, ...]
) -> None:
    game = engines.game(watched)
    seats = game.players[-1 if most else 0]
    words = some_words(watched, language, names)
    for state in moments(game, seats, seed=2 + most):
        assert lost_in(pictures_of(game, state, words, (0, seats - 1))) == []


@pytest.mark.parametrize(
    ("language", "names"), [("de", LONG), ("de", SOLID), ("en", SOLID)], ids=["long", "solid", "english"]
)
def test_so_do_pictures_with_every_option(watched: str, language: str, names: tuple[str, ...]) -> None:
    game = engines.game(watched)
    words = some_words(watched, language, names)
    for seats in game.players if names is LONG else game.players[-1:]:
        for state in islice(moments(game, seats, seats, rich(game, seats)), 0, None, 2):
            assert lost_in(pictures_of(game, state, words, (0, seats - 1))) == []


@pytest.mark.parametrize("key", registry.keys())
def test_what_is_asked_about_stands_last_and_fills_the_height_of_a_part(key: str) -> None:
    game = engines.game(key)
    words = some_words(key, "en", LONG)
    for seats in (game.players[0], game.players[-1]):
        for state in moments(game, seats, seed=4):
            if not game.actors(state):
                continue
            for sheet in pictures_of(game, state, words, (0, seats - 1)):
                *others, last = sheet.shown
                assert not others or (last.name, last.bottom - last.top) == (sheet.asked, PART)
                assert {*others, last} == {*sheet.parts}


@pytest.mark.parametrize("key", registry.keys())
def test_a_picture_follows_the_match(key: str) -> None:
    game = engines.game(key)
    words = some_words(key, "en", LONG)
    boards = [encode(next(pictures_of(game, state, words, ()))) for state in moments(game, game.players[0], seed=3)]
    assert len(set(boards)) == len(boards)


class Wish(NamedTuple):
    """Somebody who looks at a position, with their own words; and the file that they get when nothing is kept."""

    game: AnyGame
    state: Any
    seat: int | None
    words: Words
    file: bytes


def file_for(game: AnyGame, state: Any, seat: int | None, words: Words) -> bytes:
    """The board for everybody, or the private picture of a seat."""
    pictures = registry.pictures(game.key)
    return encode((pictures.board if seat is None else pictures.private)(game.view(state, seat), words))


@pytest.fixture(scope="module", params=registry.keys())
def wishes(request: pytest.FixtureRequest) -> list[Wish]:
    """Several readers of a game, in several languages, in the middle of a match and at its end."""
    game = engines.game(request.param)
    last = game.players[-1] - 1
    found: list[Wish] = []
    for state in islice(moments(game, last + 1, seed=7), 3, None):
        for seat, language, names in ((None, "en", LONG), (0, "de", LONG), (last, "en", FOREIGN)):
            words = some_words(game.key, language, names)
            forget()
            found.append(Wish(game, state, seat, words, file_for(game, state, seat, words)))
    return found


def test_files_are_small_and_what_is_kept_never_changes_them(wishes: list[Wish]) -> None:
    """In random order, with full keepers."""
    assert max(len(wish.file) for wish in wishes) <= LARGEST_FILE
    for game, state, seat, words, file in Random(5).sample(wishes, len(wishes)):
        assert alike(file_for(game, state, seat, words), file)


def test_pictures_tell_a_seat_nothing_that_it_may_not_know(wishes: list[Wish]) -> None:
    for number, (game, state, seat, words, file) in enumerate(wishes):
        other = game.determinize(state, seat, seeded(number))
        assert alike(file_for(game, other, seat, words), file)


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
