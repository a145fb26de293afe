"""Pictures of the Gilded Compass in the moments that the sweeps seldom reach."""

from __future__ import annotations

from itertools import product

import pytest
from PIL import ImageChops

from engine.core.chance import Fast, seeded
from engine.games.gilded_compass import GAME
from engine.games.gilded_compass.assignment import solver
from engine.games.gilded_compass.assignment.holding import holding
from engine.games.gilded_compass.buildings import order
from engine.games.gilded_compass.components import B_BUILDINGS, C_BUILDINGS
from engine.games.gilded_compass.model import ASSIGN, NEUTRAL, OVER, TURN, CompassState
from render.games.gilded_compass import layout, rivals
from render.games.gilded_compass.board import board
from render.games.gilded_compass.private import private
from render.kit import palette, text
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.palette import rgba
from render.kit.sheet import PART, Sheet
from render.kit.words import LANGUAGES, Words, picture_words
from tests.support.games import gilded_compass as t
from tests.support.games.gilded_compass import EXPANSIONS
from tests.support.pictures import LONG


def words(language: str = "en") -> Words:
    return picture_words("gilded_compass", language, LONG.__getitem__)


def holds(sheet: Sheet) -> bool:
    """Whether the parts of a picture are no higher than clients show well, but for the ledger and the own side no lower
    either, and nothing is cut in two."""
    heights = {part.name: part.bottom - part.top for part in sheet.parts}
    return (
        all((name in ("ledger", "own") or high >= PART) and high <= WIDTH for name, high in heights.items())
        and not sheet.crossed
    )


def differs(one: CompassState, other: CompassState, box: Box) -> bool:
    """Whether two boards differ inside a box."""
    area = (int(box.x), int(box.y), int(box.right), int(box.bottom))
    first, second = (board(GAME.view(state, None), words()).image().crop(area) for state in (one, other))
    return ImageChops.difference(first, second).getbbox() is not None


@pytest.mark.parametrize(
    ("b", "c", "language"),
    [(b, c, LANGUAGES[at % 2]) for at, (b, c) in enumerate(product(B_BUILDINGS, (*C_BUILDINGS, C_BUILDINGS[0])))],
)
def test_every_phase_at_every_table_can_be_drawn_without_losing_words(b: str, c: str, language: str) -> None:
    state = GAME.setup(3, {"b": b, "c": c, **EXPANSIONS}, seeded(6))
    policy = Fast(at=6)
    seen: set[str] = set()
    with text.watch() as lost:
        while True:
            if state.phase not in seen:
                seen.add(state.phase)
                view = GAME.view(state, (GAME.actors(state) or (0,))[0])
                draws = (board, private) if state.phase in (TURN, OVER) else (private,)
                for image in (draw(view, words(language)) for draw in draws):
                    assert image.width == WIDTH
                    assert holds(image)
            if not GAME.actors(state):
                break
            seat = GAME.actors(state)[0]
            legal = GAME.legal(state, seat)
            GAME.apply(state, seat, legal[policy.below(len(legal))])
    assert lost == []
    assert OVER in seen


def crowded() -> CompassState:
    """More sets than there is room for in full."""
    state = t.table(3, b="guild", c="galleon", seed=3)
    runs = ((1, 6), (2, 6), (1, 5), (3, 6), (1, 3), (2, 4), (5, 6), (1, 1), (6, 6))
    state.hall = [(owner, *run) for owner, run in zip((0, 1, 2, NEUTRAL, 0, 1, 2, 0, 1), runs, strict=True)]
    state.archives = [(0, 5, 7), (1, 6, 3), (2, 2, 3), (NEUTRAL, 1, 2), (0, 4, 2), (1, 4, 1), (2, 6, 1)]
    state.piles = [(0, (1, 2, 2, 3, 5, 6)), (1, (1, 2, 2, 3, 5)), (NEUTRAL, (1,))]
    return t.to_move(state, 0, [1, 1, 2, 3, 4, 5, 6, 6, 6, 6], [2, 5])


def test_many_sets_are_shown_by_their_ends_or_by_number_and_die() -> None:
    """Beyond eight sets only the ends of a run count; beyond eight or six dice only size and value of a set."""
    state = crowded()
    assert holds(board(GAME.view(state, None), words()))
    other = GAME.clone(state)
    # The same ends with another owner would be seen; runs of other lengths have other ends.
    other.hall[8] = (0, 6, 6)
    assert differs(state, other, layout.houses()[0])
    fewer, more = GAME.clone(state), GAME.clone(state)
    fewer.archives[0] = (0, 5, 6)
    more.archives[0] = (0, 5, 8)
    assert differs(state, fewer, layout.houses()[1])
    assert differs(state, more, layout.houses()[1])


@pytest.mark.parametrize("building", ["archives", "university", "galleon", "guild", "library"])
def test_the_last_placement_is_marked(building: str) -> None:
    state = t.to_move(t.table(2, b="guild", c="galleon"), 1, [1, 2])
    state.archives, state.university, state.piles, state.hall = [(0, 3, 2)], [(0, 3)], [(0, (3,))], [(0, 3, 3)]
    marked = GAME.clone(state)
    marked.last = (0, building, (3, 3) if building == "archives" else (3,))
    at = [place.ID for place in order(state)].index(building)
    assert differs(state, marked, layout.houses()[at])
    assert not any(differs(state, marked, layout.houses()[other]) for other in range(5) if other != at)


def test_the_largest_holding_fits_on_a_picture() -> None:
    state = t.table(2, b="guild", c="temple", tools=True)
    for own, bag, number in (
        (state.own_maps, state.map_bag, 20),
        (state.own_specialists, state.specialist_bag, 24),
        (state.own_missions, state.mission_bag, 16),
    ):
        own[0] = bag[:number]
        del bag[:number]
    state.own_items[0] = [0, 1, 2, 3, 4, 13]
    state.phase = ASSIGN
    state.plans = [solver.best(holding(state, seat)) for seat in range(2)]
    state.proposals = [list(plan) for plan in state.plans]
    with text.watch() as lost:
        image = private(GAME.view(state, 0), words("de"))
    assert lost == []
    assert holds(image)


def test_a_seat_sees_where_its_dice_may_go_and_others_do_not() -> None:
    """The ways stand in the houses for whoever is asked alone, and the town is as high as before."""
    state = t.to_move(t.table(2), 0, [1, 2, 3, 4, 5, 6], [3, 4])
    public = board(GAME.view(state, None), words()).image()
    mine, other = (private(GAME.view(state, seat), words()).image() for seat in (0, 1))
    for house in (layout.houses()[0], layout.houses()[4]):
        area = (int(house.x), int(house.y + 130), int(house.right), int(house.bottom))
        assert ImageChops.difference(public.crop(area), mine.crop(area)).getbbox(), house
        assert not ImageChops.difference(public.crop(area), other.crop(area)).getbbox(), house


def test_the_others_stand_below_an_own_side_of_any_size() -> None:
    state = t.to_move(t.table(2, b="guild", c="tower"), 0, [1, 2, 3, 4, 5, 6], [3, 4])
    for own, bag, number in ((state.own_maps, state.map_bag, 14), (state.own_missions, state.mission_bag, 12)):
        own[0] = bag[:number]
        del bag[:number]
    image = private(GAME.view(state, 0), words()).image()
    edge = image.getpixel((layout.MARGIN + 4, image.height - 12 - rivals.HIGH // 2))
    assert edge == rgba(palette.seat(1).fill)[:3]
