"""The pictures of cups: standings, bracket, season, banner."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import msgspec
import pytest
from PIL import Image

from render.bracket import bracket
from render.cup_banner import HEIGHT, cup_banner
from render.drawing import drawn
from render.kit import text
from render.kit.canvas import WIDTH
from render.kit.keeper import forget
from render.kit.sheet import PART, Sheet
from render.orders import CupBanner, Order, parts, written
from render.season import season
from render.standings import standings
from tests.support import cup_pictures as given
from tests.support.pictures import FOREIGN, LONG

LANGUAGES = ("en", "de")


def looked_at(draw: Callable[[], Sheet], names: tuple[str, ...]) -> None:
    """Whatever is said is said whole, but for names that are too long; parts have their form."""
    forget()
    with text.watch() as cut, text.measured() as sizes:
        made = draw()
        made.image()
    assert made.width == WIDTH
    assert all(part.bottom - part.top <= PART for part in made.parts), "11:7 fills the width"
    assert made.crossed == ()
    assert [words for words in cut if not any(name in words for name in names)] == []
    assert min(sizes.values()) >= 28, "7 points on a phone"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("people", "names"), [(4, LONG), (7, LONG), (7, FOREIGN), (13, LONG), (21, given.NAMES)])
def test_a_division_says_everything(people: int, names: tuple[str, ...], language: str) -> None:
    looked_at(lambda: standings(given.division(names, language, people)), names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("people", "rounds"), [(4, 3), (8, 5), (16, 5), (31, 7), (64, 9)])
def test_standings_say_everything_for_four_to_sixty_four(people: int, rounds: int, language: str) -> None:
    looked_at(lambda: standings(given.swiss(LONG, language, people, rounds)), LONG)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("people", "size"), [(4, 4), (8, 4), (16, 4), (64, 4), (8, 2), (32, 2)])
def test_a_bracket_says_everything_for_four_to_sixty_four(people: int, size: int, language: str) -> None:
    looked_at(lambda: bracket(given.bracket(LONG, language, people, size)), LONG)


@pytest.mark.parametrize("names", [LONG, FOREIGN, given.NAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_season_says_everything(names: tuple[str, ...], language: str) -> None:
    looked_at(lambda: season(given.season(names, language)), names)


def test_ordinary_names_are_cut_nowhere() -> None:
    forget()
    with text.watch() as cut:
        for made in (standings(given.division()), standings(given.swiss()), season(given.season())):
            made.image()
    assert cut == []


def test_sixteen_people_fit_in_two_parts_and_parts_are_about_equal() -> None:
    heights = [part.bottom - part.top for part in standings(given.swiss(people=16)).parts]
    assert len(heights) == 2
    many = [part.bottom - part.top for part in standings(given.swiss(people=64)).parts]
    assert len(many) == 7
    assert max(many) - min(many) < 200


def test_a_border_is_never_the_last_line_of_a_part() -> None:
    for people in range(5, 14):
        order = given.division(people=people)
        for after in range(1, people):
            moved = msgspec.structs.replace(order, borders=(order.borders[0]._replace(after=after),))
            made = standings(moved)
            assert all(part.bottom - part.top <= PART for part in made.parts)
            assert made.crossed == ()


def test_what_there_is_none_of_is_left_out() -> None:
    full = given.season()
    assert len(season(msgspec.structs.replace(full, strips=full.strips[:1])).parts) == 1


def test_each_result_has_a_look_of_its_own() -> None:
    order = given.swiss(people=4)
    looks: set[bytes] = set()
    for result in ("", "place", "running", "left", "void", "missed"):
        row = order.rows[0]
        cells = (row.cells[0]._replace(result=result, place=1), *row.cells[1:])
        changed = msgspec.structs.replace(order, rows=(row._replace(cells=cells), *order.rows[1:]))
        looks.add(standings(changed).image().tobytes())
    assert len(looks) == 6


def test_who_goes_on_stands_out_and_a_winner_is_named() -> None:
    order = given.bracket()
    first, *rest = order.stages[0]
    none_on = first._replace(seats=tuple(seat._replace(on=False) for seat in first.seats))
    other = msgspec.structs.replace(order, stages=((none_on, *rest), *order.stages[1:]))
    without = msgspec.structs.replace(order, winner="")
    assert len({bracket(one).image().tobytes() for one in (order, other, without)}) == 3


@pytest.mark.parametrize("order", [given.division(), given.swiss(), given.bracket(), given.season()])
def test_they_come_in_parts_as_pngs(order: Order) -> None:
    found = parts(drawn(written(order)))
    assert found[0].name == "main"
    assert len(found) == 2 or isinstance(order, type(given.bracket()))
    assert all(Image.open(BytesIO(part.png)).width == WIDTH and len(part.png) < 300_000 for part in found)


def test_a_banner_names_the_cup() -> None:
    order = CupBanner("Hafenpokal von Neuhausen", "Minipokal · Order of the Gilded Compass")
    looked_at(lambda: cup_banner(order), ())
    image = Image.open(BytesIO(drawn(written(order))))
    assert image.size == (WIDTH, HEIGHT)
    assert image.tobytes() != Image.open(BytesIO(drawn(written(CupBanner("Other", "Cup"))))).tobytes()
