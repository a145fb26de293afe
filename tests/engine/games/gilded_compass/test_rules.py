"""Rules that the worked cases do not reach."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from engine.core.chance import Fast, Scripted, seeded
from engine.core.errors import IllegalAction
from engine.core.playout import playout
from engine.games.gilded_compass import GAME, components, scoring
from engine.games.gilded_compass.buildings.landing import Prize
from engine.games.gilded_compass.buildings.tower import draw_treasure
from engine.games.gilded_compass.components import (
    ABILITIES,
    B_BUILDINGS,
    C_BUILDINGS,
    GIFT,
    ITEMS,
    MAPS,
    MISSIONS,
    POWER,
    SPECIALISTS,
    WILL,
)
from engine.games.gilded_compass.dice import number_of
from engine.games.gilded_compass.model import AFTER, ARTIFACTS, AWAY, BOTTOM, MISSION, NEUTRAL, TURN, CompassState
from tests.support.games import gilded_compass as t


@pytest.mark.parametrize(("b", "c"), list(product(B_BUILDINGS, C_BUILDINGS)))
def test_every_pair_of_buildings_can_be_chosen(b: str, c: str) -> None:
    view = GAME.view(GAME.setup(3, {"b": b, "c": c}, seeded(1)), None)
    assert view.buildings == (b, "archives", c, "university", "library")


def test_a_random_table_draws_every_pair() -> None:
    found = {
        (state.b, state.c)
        for seed in range(120)
        for state in [GAME.setup(2, {"b": "random", "c": "random"}, seeded(seed))]
    }
    assert found == set(product(B_BUILDINGS, C_BUILDINGS))


# --- Treasure Tower


@pytest.mark.parametrize("verb", ["place", "neutral"])
@pytest.mark.parametrize(("number", "side"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_dice_of_one_to_three_enter_the_left_tower_and_of_four_to_six_the_right_one(
    verb: str, number: int, side: int
) -> None:
    state = t.to_move(t.table(2, c="tower"), 0, [number, number], [number])
    state.towers = [[(1, 2)], [(1, 5)]]
    owner = 0 if verb == "place" else NEUTRAL
    GAME.apply(state, 0, (verb, "tower", number))
    assert state.towers[side] == [(owner, number), (1, (2, 5)[side])]
    assert state.towers[1 - side] == [(1, (2, 5)[1 - side])]


@pytest.mark.parametrize("pair", [(1, 6), (2, 5), (3, 4)])
def test_two_dice_that_total_seven_enter_both_towers(pair: tuple[int, int]) -> None:
    state = t.to_move(t.table(2, c="tower"), 0, [*pair, 1])
    GAME.apply(state, 0, ("place", "tower", *pair))
    assert state.towers == [[(0, pair[0])], [(0, pair[1])]]


# --- neutral dice


def test_neutral_dice_go_once_a_turn_before_or_after_the_own_ones() -> None:
    state = t.to_move(t.table(2), 0, [3, 3, 5], [1, 4])
    GAME.apply(state, 0, ("neutral", "university", 1))
    assert state.phase == TURN
    assert not any(action[0] == "neutral" for action in GAME.legal(state, 0))
    assert ("reroll",) not in GAME.legal(state, 0)
    with pytest.raises(IllegalAction, match="neutral-dice-placed"):
        GAME.apply(state, 0, ("neutral", "tower", 4))
    GAME.apply(state, 0, ("place", "archives", 0, 3, 2))
    assert state.turn == 1

    state = t.to_move(t.table(2), 0, [3, 3, 5], [1, 4])
    GAME.apply(state, 0, ("place", "archives", 0, 3, 2))
    assert (state.phase, state.turn) == (AFTER, 0)
    with pytest.raises(IllegalAction, match="own-dice-placed"):
        GAME.apply(state, 0, ("place", "archives", 0, 5, 1))
    GAME.apply(state, 0, ("neutral", "university", 1, 4))
    assert state.turn == 1
    assert state.neutral_left[0] == 0


def test_neutral_dice_may_stay_and_do_not_keep_a_round_open() -> None:
    state = t.to_move(t.table(2), 1, [6], [2, 2])
    state.left = [0, 1]
    GAME.apply(state, 1, ("place", "archives", 0, 6, 1))
    told = GAME.apply(state, 1, ("end",))
    assert told[0].key == "round-over"
    assert not any(event.key == "left-over" for event in told)


def test_a_reroll_may_take_neutral_dice_and_can_be_called_off() -> None:
    state = t.to_move(t.table(2), 0, [3, 3, 5], [1, 4])
    GAME.apply(state, 0, ("reroll",))
    GAME.apply(state, 0, ("back",))
    assert state.tokens[0] == 1
    GAME.apply(state, 0, ("reroll",))
    GAME.apply(state, 0, ("throw",))
    assert ("throw-neutral",) not in GAME.legal(state, 0)
    state.chance = Scripted(script=[number_of([6])])
    GAME.apply(state, 0, ("throw-neutral", 1))
    view = GAME.view(state, 0)
    assert (view.roll, view.neutral_roll) == ((3, 3, 5), (4, 6))
    assert state.tokens[0] == 0
    with pytest.raises(IllegalAction, match="no-tokens"):
        GAME.apply(state, 0, ("reroll",))


def test_a_neutral_winner_in_the_university_takes_the_best_specialist() -> None:
    state = t.table(2)
    state.specialists = [SPECIALISTS.index(name) for name in ("red-c2", "blue-e3", "green-c3", "white-e1")]
    state.university = [(NEUTRAL, 1), (0, 2)]
    told = t.finish_round(state)
    assert next(event for event in told if event.key == "neutral-specialist").args["thing"] == "blue-e3"
    assert t.takers(told, "specialist-taken") == ["A"]


# --- single buildings


def test_a_single_die_in_the_galleon_keeps_its_chest_and_another() -> None:
    state = t.table(4, c="galleon")
    state.piles = [(0, (4,))]
    state.chests_drawn[0] = [1]
    state.chest_bag = [0, 0, 0, 5]
    t.finish_round(state)
    assert state.own_chests[0] == [1, 3]


def test_the_galleon_offers_each_total_once() -> None:
    state = t.to_move(t.table(4, c="galleon"), 0, [1, 2, 3, 4, 5, 6])
    state.piles = [(1, (5,))]
    offered = [action[2:] for action in GAME.legal(state, 0) if action[1:2] == ("galleon",)]
    totals = [sum(int(die) for die in dice) for dice in offered]
    assert totals == [11, 10, 9, 8, 7, 6]
    assert all(len(dice) == 2 for dice in offered)


def test_the_last_ability_goes_to_the_longest_set_again() -> None:
    state = t.table(4, c="illuminati")
    state.piles = [(2, (1, 2, 3)), (1, (1, 2)), (0, (1,))]
    told = t.finish_round(state)
    assert t.takers(told, "ability-taken") == ["C", "B", "C"]
    assert [event.args["seat"] for event in told if event.key == "no-reward"] == [0]


def test_fragments_have_their_share_of_the_stack_and_two_tokens_stay_out() -> None:
    """All twelve tokens of a level come out: both fragments and ten of the twelve others."""
    state = GAME.setup(2, {"b": "auction", "c": "tower", "fragments": True}, seeded(4))
    drawn = [draw_treasure(state, 0) for _ in range(12)]
    assert drawn.count(4) == 2
    assert sum(state.treasure_bag[0]) == 2
    assert state.treasure_left[0] == 0


# --- abilities


def test_power_may_turn_a_neutral_die_or_just_one() -> None:
    state = t.to_move(t.table(2, c="illuminati"), 0, [1, 2, 2], [5, 5])
    state.own_abilities[0][POWER] = 1
    GAME.apply(state, 0, ("power", "neutral", 5, 6))
    GAME.apply(state, 0, ("leave",))
    view = GAME.view(state, None)
    assert (view.roll, view.neutral_roll) == ((1, 2, 2), (5, 6))
    assert state.abilities_out[POWER] == 1


def test_will_to_win_needs_its_tile_and_an_opponent() -> None:
    state = t.to_move(t.table(3, c="illuminati"), 0, [4, 4], [2])
    state.archives = [(1, 4, 2), (NEUTRAL, 2, 1), (0, 4, 1)]
    with pytest.raises(IllegalAction, match="no-such-ability"):
        GAME.apply(state, 0, ("will", "archives", 0, 4, 2))
    state.own_abilities[0][WILL] = 1
    offered = [action for action in GAME.legal(state, 0) if str(action[0]).startswith("will")]
    # A new pair would leave B a single 4 beside the own one; growing the own single leaves no other.
    assert offered == [("will", "archives", 1, 4, 1)]


def test_will_to_win_with_neutral_dice_spares_the_own_set() -> None:
    state = t.to_move(t.table(3, c="illuminati"), 0, [1], [4, 4])
    state.own_abilities[0][WILL] = 1
    state.archives = [(0, 4, 2), (1, 4, 1)]
    state.hall = [(0, 4, 4)]
    offered = [action for action in GAME.legal(state, 0) if str(action[0]).startswith("will")]
    assert offered == [("will-neutral", "archives", 0, 4, 1)]


def test_the_question_keeps_every_level_short() -> None:
    """The most crowded turn: ten dice, many sets, A Will to Win and A Compelling Power."""
    state = t.to_move(t.table(3, c="illuminati"), 0, [1, 2, 2, 3, 4, 4, 5, 5, 6, 6], [1, 6])
    state.own_abilities[0] = [1, 1, 0, 1, 0]
    state.hall = [(0, 2, 2), (0, 4, 4), (1, 1, 1), (1, 3, 5), (2, 2, 6)]
    state.archives = [(0, 4, 1), (1, 4, 2), (1, 6, 1), (2, 5, 1)]
    question = GAME.question(state, 0)
    levels: dict[tuple[object, ...], set[object]] = {}
    for answer in question.legal():
        path = (*answer.path, answer.action)
        for depth in range(len(path)):
            levels.setdefault(tuple(map(repr, path[:depth])), set()).add(repr(path[depth]))
    assert max(map(len, levels.values())) <= 25
    assert len(question.legal()) < 200


# --- what is secret


def random_until(state: CompassState, phase: str, seed: int) -> bool:
    policy = Fast(at=seed)
    while GAME.actors(state) and state.phase != phase:
        seat = GAME.actors(state)[0]
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, legal[policy.below(len(legal))])
    return state.phase == phase


@pytest.mark.parametrize(("b", "phase"), [("auction", ARTIFACTS), ("guild", MISSION)])
def test_what_is_drawn_is_seen_by_the_drawer_only_and_never_skipped(b: str, phase: str) -> None:
    state = GAME.setup(3, {"b": b, "c": "tower"}, seeded(3))
    assert random_until(state, phase, 3)
    drawer = state.turn
    assert GAME.view(state, drawer).drawn
    for other in (None, *(seat for seat in range(3) if seat != drawer)):
        assert GAME.view(state, other).drawn == ()
    assert not GAME.question(state, drawer).public
    # Even where there is only one way to choose, the host must not hurry on.
    state.drawn = state.drawn[:1] * len(state.drawn)
    assert GAME.forced(state) is None
    if b == "auction":
        assert GAME.question(state, drawer).label.key == "keep-alike", "and whoever is asked is told why"


def guild_of_three() -> CompassState:
    state = t.table(3, b="guild")
    state.hall = [(0, 1, 3), (1, 5, 6), (2, 2, 2)]
    return state


def test_missions_that_were_passed_on_are_known_as_far_as_the_giver_can_know() -> None:
    state = guild_of_three()
    t.finish_round(state, until=lambda state: state.phase == "map" or (not state.queue and state.phase != MISSION))
    mine, second, third = (state.own_missions[seat][0] for seat in range(3))
    seen: set[tuple[int, int]] = set()
    for world in range(60):
        twin = GAME.determinize(state, 0, seeded(world))
        assert twin.own_missions[0] == [mine]
        seen.add((twin.own_missions[1][0], twin.own_missions[2][0]))
        # The second place passed one tile on and knows where it is; what the first kept it cannot know.
        assert GAME.determinize(state, 1, seeded(world)).own_missions[2] == [third]
    assert seen == {(second, third), (third, second)}
    assert len({GAME.determinize(state, 1, seeded(world)).own_missions[0][0] for world in range(60)}) > 5
    assert len({GAME.determinize(state, 2, seeded(world)).own_missions[1][0] for world in range(60)}) > 5


def test_missions_on_the_way_are_known_to_the_giver() -> None:
    state = guild_of_three()
    t.finish_round(state, until=lambda state: state.phase == MISSION and state.turn == 1)
    passed = list(state.drawn)
    for world in range(20):
        assert GAME.determinize(state, 0, seeded(world)).drawn == passed
    assert len({tuple(GAME.determinize(state, 2, seeded(world)).drawn) for world in range(20)}) > 5


def test_the_giver_knows_what_went_under_the_stack() -> None:
    state = t.table(3, b="guild")
    state.hall = [(0, 1, 3)]
    t.finish_round(state, until=lambda state: bool(state.missions_under))
    assert state.mission_memory == [(0, BOTTOM, 0, -1, -1), (0, BOTTOM, 1, -1, -1)]
    under = list(state.missions_under)
    assert sorted(GAME.determinize(state, 0, seeded(1)).missions_under) == sorted(under)


def test_a_neutral_second_place_leaves_the_giver_in_doubt() -> None:
    state = t.table(3, b="guild")
    state.hall = [(0, 1, 3), (NEUTRAL, 5, 6), (2, 2, 2)]
    t.finish_round(state, until=lambda state: bool(state.missions_away))
    places = {(place, other) for _, place, _, other, _ in state.mission_memory}
    assert places == {(AWAY, 2)}
    twins = [GAME.determinize(state, 0, seeded(world)) for world in range(30)]
    assert len({twin.missions_away[0] for twin in twins}) == 2
    assert all(len(twin.own_missions[2]) == 1 for twin in twins)


def test_items_of_others_keep_their_backs_in_every_world() -> None:
    state = t.table(2, c="temple")
    state.temple = t.temple(["1+6@A", "2+5@A"])
    t.finish_round(state)
    backs = [tile // len(ITEMS) for tile in state.own_items[0]]
    worlds = [GAME.determinize(state, 1, seeded(world)) for world in range(30)]
    assert all([tile // len(ITEMS) for tile in world.own_items[0]] == backs for world in worlds)
    assert len({tuple(world.own_items[0]) for world in worlds}) > 10


# --- scoring


def test_the_sheet_counts_every_source() -> None:
    state = t.table(2, b="guild", c="illuminati")
    state.own_abilities[0] = [1, 0, 2, 0, 0]
    state.own_missions[0] = [MISSIONS.index("join"), MISSIONS.index("embrace")]
    state.tokens[0] = 5
    sheet = scoring.sheet_with(state, 0, [])
    assert dict(sheet.lines) == {
        "maps": 0,
        "specialists": 0,
        "missions": 3 + 3,
        "artifacts": 0,
        "abilities": 3,
        "chests": 0,
        "treasures": 0,
        "tokens": 2,
    }
    assert sheet.missions == {"join": 3, "embrace": 3}
    assert ABILITIES[GIFT] == "gift"


def test_secrets_are_turned_up_at_the_end() -> None:
    state = GAME.setup(2, {"b": "auction", "c": "temple"}, seeded(8))
    assert GAME.view(state, None).secrets == (None, None)
    random_until(state, "over", 8)
    view = GAME.view(state, None)
    assert view.over
    assert all(secrets is not None and secrets.collection for secrets in view.secrets)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert tuple(sheet.gold for sheet in view.sheets) == outcome.scores
    assert view.outcome == outcome


def test_the_view_says_what_each_mission_that_a_seat_looks_at_would_bring_it_now() -> None:
    state = t.to_move(t.table(4, b="guild"), 0, [1, 2, 3])
    state.own_maps[0] = [MAPS.index(name) for name in ("red-3", "blue-1", "blue-2")]
    state.own_specialists[0] = [SPECIALISTS.index(name) for name in ("red-e1", "white-e2")]
    state.own_missions[0] = [MISSIONS.index("unite")]
    state.map_bag, state.maps, state.specialist_bag, state.specialists = [], [], [], []
    state.phase, state.drawn = MISSION, [MISSIONS.index(name) for name in ("find", "gather", "secret", "congregate")]
    # One, and one for two maps; the excavator who works; the other one with the map and its own value; nobody.
    assert GAME.view(state, 0).drawn_gains == (1 + 1, 1, 1 + 2, 0)
    assert GAME.view(state, 1).drawn_gains == GAME.view(state, None).drawn_gains == ()


def test_the_view_says_what_lies_open_about_gold_and_prizes() -> None:
    state = t.to_move(t.table(4, c="galleon"), 0, [1, 2, 3])
    state.own_maps[0] = [MAPS.index("red-3")]
    state.own_specialists[0] = [SPECIALISTS.index("red-c2")]
    state.map_bag, state.specialist_bag = [], []
    state.own_chests[0] = [3]
    state.own_artifacts[0][0] = 4
    state.tokens[0] = 4
    state.maps = [MAPS.index(name) for name in ("red-4", "blue-4", "dig-site")]
    state.specialists = [SPECIALISTS.index(name) for name in ("red-e3", "red-c3", "blue-c3")]
    state.piles = [(1, (3, 4)), (NEUTRAL, (2,))]
    state.chests_drawn[1] = [1, 2]
    view, other = GAME.view(state, 0), GAME.view(state, 1)
    # The map with its specialist, a chest, four tokens; artifacts are hidden.
    assert (view.players[0].gold, other.players[0].gold) == (3 + 2 + 3 + 2, 10)
    assert other.players[0].plan[0].people == (("red-c2", ""),)
    assert other.map_gains == tuple(components.MAP_LESSER[tile] for tile in state.maps)
    # A second red map stays empty, and so does the blue one; a better cartographer takes the place of the other.
    assert view.map_gains == (components.MAP_GREATER[state.maps[0]] - 1, components.MAP_LESSER[state.maps[1]], 0)
    assert view.specialist_gains == (3, 1, 0)
    assert (view.next_size, view.next_total) == (3, 8)
    assert view.pile_prizes == (Prize("chest", 2, 2), None)
    assert [prize.looks for prize in view.hall_prizes] == [3, 2, 1]


def test_time_goes_on_with_every_turn_and_every_round() -> None:
    state = GAME.setup(3, {"c": "illuminati"}, seeded(5))
    policy = Fast(at=5)
    seen = [state.clock]
    while GAME.actors(state):
        legal = GAME.legal(state, state.turn)
        GAME.apply(state, state.turn, legal[policy.below(len(legal))])
        seen.append(state.clock)
    assert seen == sorted(seen)
    assert all(after - before <= 2 for before, after in pairwise(seen))
    assert 6 * 3 + 6 <= seen[-1] <= 6 * 10 * 3 + 6


@pytest.mark.parametrize(("options", "key"), [({"c": "galleon"}, "chests-kept"), ({"b": "auction"}, "artifacts-kept")])
def test_turning_tiles_up_cannot_be_taken_back(options: dict[str, str], key: str) -> None:
    state = t.table(4, **options)  # type: ignore[arg-type]
    state.hall = [(0, 1, 3)]
    if state.c == "galleon":
        state.piles = [(1, (5,))]
        state.chests_drawn[1] = [2]
    turned = [event.reveals for event in t.finish_round(state) if event.key == key]
    assert turned
    assert all(turned)


def test_the_course_tells_the_gold_in_sight_at_the_end_of_each_round() -> None:
    """Compared with what each view showed before the next round began; nothing of it is told before the end."""
    shown: dict[int, tuple[int, ...]] = {}

    def watch(state: CompassState, *_: object) -> None:
        view = GAME.view(state, None)
        assert view.over or not view.course
        shown.setdefault(view.round, tuple(player.gold for player in view.players))

    state, _ = playout(GAME, 3, {"b": "auction", "c": "galleon"}, 5, watch=watch)
    course = GAME.view(state, None).course
    assert len(course) == 6
    # The first view of a round shows what the round before left behind.
    assert all(course[number - 1] == shown[number + 1] for number in range(1, 6))
