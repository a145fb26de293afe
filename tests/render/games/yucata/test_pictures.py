"""The pictures of Yucata': the shape of the track, and moments that are easily forgotten."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from engine.core.chance import Scripted
from engine.games.yucata import GAME
from engine.games.yucata.components import CARDS, END
from render.games.yucata import board, private
from render.games.yucata.layout import SPACES, TRACK, board_height
from render.kit.geometry import Box
from render.kit.words import picture_words

WORDS = picture_words("yucata")


def touching(a: Box, b: Box) -> bool:
    """Whether two boxes share an edge (not only a corner)."""
    across = min(a.right, b.right) - max(a.x, b.x)
    down = min(a.bottom, b.bottom) - max(a.y, b.y)
    return (across > 1 and abs(down) < 0.5) or (down > 1 and abs(across) < 0.5)


def test_the_track_is_one_corridor_of_forty_spaces_that_winds_inwards() -> None:
    assert len(SPACES) == END + 1
    assert all(touching(here, there) for here, there in pairwise(SPACES))
    for a, b in combinations(SPACES, 2):
        assert min(a.right, b.right) - max(a.x, b.x) < 0.5 or min(a.bottom, b.bottom) - max(a.y, b.y) < 0.5
    assert all(TRACK.contains(space) for space in SPACES)
    assert SPACES[0].w == pytest.approx(2 * SPACES[1].w) == pytest.approx(SPACES[END].w)
    assert SPACES[END].inset(-40).contains(Box(*TRACK.center, 1, 1))


@pytest.mark.parametrize("seats", GAME.players)
def test_up_to_four_amulets_on_one_space_are_all_seen(seats: int) -> None:
    for space in (9, 38):
        state = GAME.setup(seats, {}, Scripted(script=[0]))
        state.positions = [space] * seats
        state.front = space
        together = board(GAME.view(state, None), WORDS)
        assert together.height == board_height(seats)
        for seat in range(seats):
            twin = GAME.clone(state)
            twin.positions[seat] = space - 1
            assert board(GAME.view(twin, None), WORDS).image().tobytes() != together.image().tobytes()


@pytest.mark.parametrize(("held", "over"), [(1, False), (4, False), (5, False), (7, False), (0, True), (3, True)])
def test_a_hand_of_any_size_is_drawn_during_the_match_and_at_its_end(held: int, over: bool) -> None:
    state = GAME.setup(2, {}, Scripted(script=[0]))
    state.hands[0] = (1 << held) - 1
    if over:
        state.front = state.positions[1] = END
    assert private(GAME.view(state, 0), WORDS).width == 1200


def test_a_hand_shows_what_its_cards_would_do() -> None:
    state = GAME.setup(2, {}, Scripted(script=[0]))
    before = private(GAME.view(state, 0), WORDS).image().tobytes()
    state.face = state.effect = CARDS.index("3")
    assert private(GAME.view(state, 0), WORDS).image().tobytes() != before
