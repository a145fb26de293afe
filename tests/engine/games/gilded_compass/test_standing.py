"""Standing answers: placements, the last dice, tiles, abilities, the final assignment."""

from __future__ import annotations

from functools import partial

import pytest

from engine.core.playout import playout
from engine.games.gilded_compass import GAME
from engine.games.gilded_compass.components import GIFT
from engine.games.gilded_compass.model import ASSIGN, SPECIALIST, TURN, CompassState
from engine.games.gilded_compass.phases import turns
from engine.games.gilded_compass.scoring import sheet_with
from engine.games.gilded_compass.standing import action_of
from tests.support import standing
from tests.support.games.gilded_compass import table, to_move
from tests.support.standing import ASKED, kind_of

given, bad = partial(standing.given, GAME), partial(standing.bad, GAME)
says, after = partial(standing.says, GAME), partial(standing.after, GAME)


@pytest.mark.parametrize("seed", range(6))
def test_every_placement_in_view_has_its_action(seed: int) -> None:
    def look(state: CompassState, *_: object) -> None:
        if state.phase == TURN and not state.placed:
            fits = GAME.view(state, state.turn).fits
            legal = {action for action in turns.legal(state) if action[0] == "place"}  # type: ignore[arg-type]
            assert {action_of(fit) for fit in fits if not fit.neutral} == legal

    options = {"b": ("auction", "guild")[seed % 2], "c": ("temple", "illuminati", "galleon", "tower")[seed % 4]}
    playout(GAME, 3, options, seed, actions=120, watch=look)


def test_a_placement_is_made_where_it_wins_and_ranks_as_was_asked_for() -> None:
    state = to_move(table(), 0, (5, 5, 5, 1, 2))
    plan = given(state, 0, "place", first="archives", rank="1")
    assert says(state, 0, plan) == ("place", "archives", 0, 5, 3)
    state.archives = [(1, 6, 4)]
    assert says(state, 0, plan) == ASKED, "rank 2 by now"
    assert says(state, 0, given(state, 0, "place", first="archives", second="university")) != ASKED
    assert says(state, 0, given(state, 0, "place", first="archives", second="university", rank="1"))[1] == "university"


@pytest.mark.parametrize("seed", range(2))
def test_what_is_placed_by_plan_wins_something_and_pushes_out_no_own_die(seed: int) -> None:
    """The plan names one building after the other; it may only leave out what is in vain, neutral or self-defeating."""
    seen: set[str] = set()

    def look(state: CompassState, *_: object) -> None:
        if state.phase != TURN or state.placed:
            return
        seat = state.turn
        view = GAME.view(state, seat)
        for building in view.buildings:
            if building == "library":
                continue
            plan = given(state, seat, "place", first=building, skip=kind_skips(state, seat))
            fits = [fit for fit in view.fits if fit.building == building and not fit.neutral]
            fine = [fit for fit in fits if fit.prize is not None and seat not in fit.out]
            found = says(state, seat, plan)
            assert (found in [action_of(fit) for fit in fine]) == bool(fine), (building, found)
            assert fine or found == ASKED
            seen.update(["vain"] if any(fit.prize is None for fit in fits) else [])
            seen.update(["own"] if any(seat in fit.out for fit in fits) else [])

    options = {"b": ("auction", "guild")[seed % 2], "c": ("illuminati", "tower")[seed]}
    playout(GAME, 3, options, seed, actions=120, watch=look)
    assert seen == {"vain", "own"}


def kind_skips(state: CompassState, seat: int) -> tuple[str, ...]:
    """Everything that a plan of placements may leave unused."""
    return next(field.choices for field in kind_of(GAME, state, seat, "place").fields if field.key == "skip")


def test_after_neutral_dice_the_seat_places_its_own_by_hand() -> None:
    state = to_move(table(seats=2), 0, (5, 5, 5, 3), (2, 6))
    plan = given(state, 0, "place", first="archives", second="university")
    assert says(state, 0, plan) == ("place", "archives", 0, 5, 3)
    GAME.apply(state, 0, next(action for action in GAME.legal(state, 0) if action[0] == "neutral"))
    assert any(action[0] == "place" for action in GAME.legal(state, 0))
    assert says(state, 0, plan) == ASKED


def test_an_ability_with_several_ways_to_use_it_is_left_to_the_seat() -> None:
    several = 0

    def look(state: CompassState, *_: object) -> None:
        nonlocal several
        if state.phase not in ("help", "gift", "ally"):
            return
        for seat in GAME.actors(state):
            ways = [action for action in GAME.legal(state, seat) if action[0] not in ("decline", "roll")]
            found = says(state, seat, given(state, seat, "uses", help="always", gift="always", ally="always"))
            assert found == (ways[0] if len(ways) == 1 else ASKED)
            several += len(ways) > 1

    playout(GAME, 3, {"c": "illuminati", "ally": True}, 6, watch=look)
    assert several


def test_tokens_and_abilities_that_could_be_used_are_left_to_the_seat() -> None:
    state = to_move(table(c="illuminati"), 0, (5, 5, 5, 1, 2))
    state.tokens[0] = 1
    assert says(state, 0, given(state, 0, "place", first="archives", skip=())) == ASKED
    plan = given(state, 0, "place", first="archives", skip=("reroll",))
    assert says(state, 0, plan) != ASKED
    state.own_abilities[0][3] = 1
    assert says(state, 0, plan) == ASKED
    assert says(state, 0, given(state, 0, "place", first="archives", skip=("reroll", "power"))) != ASKED


def test_a_plan_ends_with_its_round() -> None:
    state = to_move(table(), 0, (5, 5, 5))
    plan, rest = given(state, 0, "place", first="archives"), given(state, 0, "rest", few="4")
    state.round += 1
    assert says(state, 0, plan) is None
    assert says(state, 0, rest) is None


def test_the_last_dice_go_to_the_library() -> None:
    state = to_move(table(), 0, (5, 5, 5))
    state.left[0] = 3
    assert says(state, 0, given(state, 0, "rest", few="3")) == ("place", "library")
    assert says(state, 0, given(state, 0, "rest", few="2")) == ASKED


def test_a_tile_of_the_temple_has_no_rank() -> None:
    state = to_move(table(c="temple"), 0, (1, 2, 3, 4, 5, 6))
    assert says(state, 0, given(state, 0, "place", first="temple"))[:2] == ("place", "temple")
    assert says(state, 0, given(state, 0, "place", first="temple", rank="4")) == ASKED


def test_it_is_the_best_assignment_that_is_accepted() -> None:
    def look(state: CompassState, *_: object) -> None:
        nonlocal changed
        if state.phase != ASSIGN or changed:
            return
        for seat in GAME.actors(state):
            twin = GAME.clone(state)
            standing = given(twin, seat, "assign")
            steps = [action for action in GAME.legal(twin, seat) if action[0] in ("unassign", "unequip")]
            for step in steps[:1]:
                GAME.apply(twin, seat, step)
                best = sheet_with(twin, seat, twin.proposals[seat]).gold
                changed = sheet_with(twin, seat, twin.plans[seat]).gold < best
                assert says(twin, seat, standing) == ("best",)
                left = after(twin, seat, standing)
                assert left == standing
                assert says(twin, seat, standing) == ("accept",)
                assert sheet_with(twin, seat, twin.plans[seat]).gold == best
                assert after(twin, seat, standing) is None

    changed = False
    for seed in range(6):
        playout(GAME, 2, {"b": "guild"}, seed, watch=look)
    assert changed


def test_neutral_dice_stay_out_after_the_own() -> None:
    state = to_move(table(seats=2), 0, (5, 5, 5, 3), (2, 6))
    rest = given(state, 0, "rest", neutral="never")
    assert says(state, 0, rest) == ASKED
    GAME.apply(state, 0, ("place", "archives", 0, 5, 3))
    assert says(state, 0, rest) == ("end",)


def test_the_tile_that_brings_most_is_taken() -> None:
    checked = 0

    def look(state: CompassState, *_: object) -> None:
        nonlocal checked
        if state.phase == SPECIALIST and len(GAME.legal(state, state.turn)) > 1:
            seat = state.turn
            view = GAME.view(state, seat)
            found = says(state, seat, given(state, seat, "tiles"))
            gains = dict(zip(view.specialists, view.specialist_gains, strict=True))
            assert gains[found[1]] == max(gains.values())
            assert says(state, seat, given(state, seat, "tiles", specialists="ask")) == ASKED
            checked += 1

    playout(GAME, 4, {}, 3, watch=look)
    assert checked


def test_abilities_are_used_or_declined_as_was_said() -> None:
    state = table(c="illuminati")
    state.own_abilities[1][GIFT] = 1
    state.phase, state.turn = "gift", 1
    state.left[1] = 2
    assert says(state, 1, given(state, 1, "uses", gift="always")) == ("gift",)
    assert says(state, 1, given(state, 1, "uses", gift="never")) == ("decline",)
    assert says(state, 1, given(state, 1, "uses", help="never")) == ASKED


@pytest.mark.parametrize(
    ("kind", "chosen", "code"),
    [
        ("place", {"first": "archives", "second": "archives"}, "standing-building-twice"),
        ("place", {"first": "library"}, "standing-out-of-range"),
        ("place", {"first": "archives", "rank": "9"}, "standing-out-of-range"),
        ("rest", {}, "standing-always-asks"),
        ("tiles", {"maps": "ask", "specialists": "ask"}, "standing-always-asks"),
        ("uses", {"help": "always"}, "standing-too-late"),
    ],
)
def test_what_cannot_be_is_refused(kind: str, chosen: dict[str, str], code: str) -> None:
    assert bad(table(), 0, kind, **chosen) == code
