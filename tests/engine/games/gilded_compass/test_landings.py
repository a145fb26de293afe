"""What a building says of a placement is what then happens, and every answer can be told from the others."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from engine.core.chance import Fast, seeded
from engine.core.errors import IllegalAction
from engine.core.event import Event
from engine.core.playout import random_step
from engine.games.gilded_compass import GAME, actions
from engine.games.gilded_compass.buildings import ALL, CHOOSING, CONTESTED
from engine.games.gilded_compass.buildings.landing import Landing
from engine.games.gilded_compass.components import B_BUILDINGS, C_BUILDINGS, GIFT, HELP, MAPS, POWER, SPECIALISTS, WILL
from engine.games.gilded_compass.model import AFTER, ALLY, MAP, NEUTRAL, TURN, CompassState
from engine.games.gilded_compass.phases import turns
from tests.support.games import gilded_compass as t
from tests.support.games.gilded_compass import EXPANSIONS

every_pair = pytest.mark.parametrize(("b", "c"), list(product(B_BUILDINGS, C_BUILDINGS)))


def positions(b: str, c: str, seats: int, each: int) -> list[CompassState]:
    """Some turns of random matches; half of them with a Will to Win in hand where there is one."""
    found: list[CompassState] = []
    for seed in range(2):
        state = GAME.setup(seats, {"b": b, "c": c, **EXPANSIONS}, seeded(seed))
        policy = Fast(at=seed)
        number = 0
        while GAME.actors(state):
            number += 1
            if number % each == 0 and state.phase in (TURN, AFTER):
                found.append(GAME.clone(state))
                if state.own_abilities and number % 2:
                    found[-1].own_abilities[state.turn][WILL] += 1
            random_step(GAME, state, policy)
    return found


def lying_of(state: CompassState, building: str, owner: int) -> int:
    """How many sets or dice the owner has in a building."""
    groups = {
        "archives": state.archives,
        "university": state.university,
        state.b: state.hall,
        "temple": [(keeper,) for _, keeper in state.temple],
        "tower": [die for tower in state.towers for die in tower],
    }.get(building, state.piles)
    return sum(group[0] == owner for group in groups)


def won(state: CompassState, seat: int) -> Counter[str]:
    """How many things the seat has of each kind that buildings give."""
    parts = {
        "map": state.own_maps,
        "specialist": state.own_specialists,
        "mission": state.own_missions,
        "item": state.own_items,
        "chest": state.own_chests,
        "treasure": state.own_treasures,
    }
    counts = Counter({thing: len(own[seat]) for thing, own in parts.items() if own})
    counts["artifact"] = sum(state.own_artifacts[seat]) if state.own_artifacts else 0
    counts["ability"] = sum(state.own_abilities[seat]) if state.own_abilities else 0
    return counts


def resolved(state: CompassState, building: str) -> None:
    """The round ends and this building is resolved; everybody takes the first choice and keeps An Ally Inside."""
    told: list[Event] = []
    ALL[building].begin(state, told)
    while not ALL[building].go_on(state, told):
        choices = CHOOSING[building].choices(state)
        CHOOSING[building].choose(state, actions.DECLINE if state.phase == ALLY else choices[0], told)


def check_happens(state: CompassState, action: tuple[str | int, ...], landing: Landing) -> None:
    """Place the dice and compare."""
    twin = GAME.clone(state)
    told = GAME.apply(twin, state.turn, action)
    out = [event.args.get("seat", NEUTRAL) for event in told if event.key in ("pushed-out", "neutral-pushed-out")]
    assert tuple(out) == landing.out
    ranked = [event.args["place"] for event in told if event.key in ("archives-dice", "sequence-dice")]
    assert ranked == (list(landing.places) if landing.building in ("archives", state.b) else [])
    if landing.victim is not None:
        will = told[0]
        assert will.args.get("victim_seat", NEUTRAL) == landing.victim
        assert will.args["die"] == landing.loses
    if twin.round == state.round and not any(event.key == "round-over" for event in told):
        assert twin.last == (landing.owner, landing.building, landing.lying)
        left, before = (twin.neutral_left, state.neutral_left) if landing.owner == NEUTRAL else (twin.left, state.left)
        assert left[state.turn] == before[state.turn] - len(landing.dice)


def check_prize(state: CompassState, action: tuple[str | int, ...], landing: Landing) -> bool:
    """End the round with it and count what it won; False where that cannot be told apart from other wins."""
    building, seat = landing.building, landing.owner
    if seat == NEUTRAL or building == "library" or lying_of(state, building, seat) > (landing.grown > 0):
        return False
    twin = GAME.clone(state)
    if action[0] in actions.WILL:
        CONTESTED[building].win(twin, seat, seat, action, [])
    else:
        ALL[building].place(twin, seat, seat, action, [])
    before = won(twin, seat)
    resolved(twin, building)
    gained = won(twin, seat) - before
    expected = landing.prize.keeps if landing.prize else 0
    assert sum(gained.values()) == expected, (building, action)
    if landing.prize and expected:
        thing = "treasure" if landing.prize.thing == "bronze" else landing.prize.thing
        assert set(gained) == {thing}
    return True


@every_pair
@pytest.mark.parametrize("seats", [3, 4])
def test_a_landing_is_what_happens(b: str, c: str, seats: int) -> None:
    checked = Counter[str]()
    for state in positions(b, c, seats, 7):
        for action in GAME.legal(state, state.turn):
            if action[0] not in (*actions.PLACE, *actions.WILL):
                continue
            landing = turns.landing(state, action)
            check_happens(state, action, landing)
            checked[landing.building] += check_prize(state, action, landing)
            checked["nothing"] += landing.prize is None
    assert all(checked[building] > 10 for building in (b, c, "archives", "university"))
    assert checked["nothing"]


@every_pair
def test_no_two_answers_read_the_same(b: str, c: str) -> None:
    for state in positions(b, c, 3, 3):
        if state.own_abilities:
            state.own_abilities[state.turn][POWER] += 1
        answers = GAME.question(state, state.turn).answers
        texts = Counter(repr((answer.path, answer.label)) for answer in answers if answer.refusal is None)
        assert [text for text, number in texts.items() if number > 1] == []


def test_the_best_placements_come_first() -> None:
    state = t.to_move(t.table(4), 0, [1, 5, 5, 6])
    state.archives = [(1, 6, 2), (2, 4, 2), (3, 3, 2), (1, 2, 2)]
    here = [answer.label.args for answer in GAME.question(state, 0).legal() if "archives" in answer.action]
    assert [(args["dice"], args["place"], args["keeps"]) for args in here] == [
        ("5 5", 2, 1),
        ("6", 5, 0),
        ("5", 5, 0),
        ("1", 5, 0),
    ]


def test_the_university_says_who_is_pushed_out_even_if_it_is_oneself() -> None:
    state = t.to_move(t.table(2), 0, [1, 4])
    state.university = t.row(["B1", "N1", "B2", "B4"])
    pair = turns.landing(state, ("place", "university", 1, 4))
    assert (pair.places, pair.out) == ((1,), (1, 0))
    label = next(a.label for a in GAME.question(state, 0).answers if a.action == ("place", "university", 1, 4))
    assert (label.args["out"], label.args["seats"]) == (2, (1, "own-die"))


def test_whoever_is_pushed_out_twice_is_named_once() -> None:
    state = t.to_move(t.table(2), 0, [1, 3, 4])
    state.university = t.row(["B1", "B4", "B2", "B4"])
    assert turns.landing(state, ("place", "university", 1, 4)).out == (1, 1)
    label = next(a.label for a in GAME.question(state, 0).answers if a.action == ("place", "university", 1, 4))
    assert (label.args["out"], label.args["seats"]) == (2, (1,))


def test_power_turns_two_different_dice() -> None:
    state = t.to_move(t.table(2, c="illuminati"), 0, [1, 2], [5])
    state.own_abilities[0][POWER] = 2
    GAME.apply(state, 0, ("power", "own", 1, 6))
    with pytest.raises(IllegalAction, match="same-die"):
        GAME.apply(state, 0, ("power", "own", 6, 5))
    barred = [answer for answer in GAME.question(state, 0).answers if answer.refusal]
    assert {answer.action[2] for answer in barred} == {6}
    GAME.apply(state, 0, ("power", "neutral", 5, 6))
    with pytest.raises(IllegalAction, match="power-once-a-turn"):
        GAME.apply(state, 0, ("power", "own", 2, 1))

    state = t.to_move(t.table(2, c="illuminati"), 0, [1, 6], [5])
    state.own_abilities[0][POWER] = 1
    GAME.apply(state, 0, ("power", "own", 1, 6))
    GAME.apply(state, 0, ("power", "own", 6, 5))
    assert GAME.view(state, 0).roll == (5, 6)


def test_will_to_win_must_leave_every_set_unlike_the_others() -> None:
    state = t.to_move(t.table(4, c="illuminati"), 0, [4, 4, 3, 2, 1])
    state.own_abilities[0][WILL] = 1
    state.archives = [(1, 4, 2), (2, 4, 1)]
    state.hall = [(1, 1, 3), (2, 2, 3)]
    for action, left in ((("will", "archives", 0, 4, 2), "4"), (("will", "guild", 0, 0, 1, 3, 1), "2-3")):
        action = tuple(state.b if part == "guild" else part for part in action)
        with pytest.raises(IllegalAction, match="will-leaves-same") as refused:
            GAME.apply(state, 0, action)
        assert refused.value.values["dice"] == left
        assert any(answer.action == action and answer.refusal for answer in GAME.question(state, 0).answers)
    GAME.apply(state, 0, ("will", state.b, 0, 0, 1, 3, 3))
    assert (1, 1, 2) in state.hall


def test_extra_steps_after_neutral_dice_are_refused_with_their_reason() -> None:
    state = t.to_move(t.table(3, c="illuminati"), 0, [1, 2, 2], [5, 5])
    state.own_abilities[0][POWER] = state.own_abilities[0][GIFT] = state.own_abilities[0][HELP] = 1
    GAME.apply(state, 0, ("neutral", "university", 5))
    reasons = {
        answer.action: answer.refusal.key for answer in GAME.question(state, 0).answers if answer.refusal is not None
    }
    assert reasons["reroll",] == "no-reroll-after-placing"
    assert reasons["power",] == "no-power-after-placing"
    assert reasons["gift",] == "gift-after-round"
    assert reasons["help",] == "help-first-roll"
    with pytest.raises(IllegalAction, match="no-power-after-placing"):
        GAME.apply(state, 0, ("power", "own", 1, 6))
    state.helper = 1
    assert any(a.refusal and a.refusal.key == "help-one-a-round" for a in GAME.question(state, 0).answers)


@pytest.mark.parametrize(
    ("hall", "key", "where"),
    [
        ([(0, 1, 3)], "keep-mission-pass-none", {"next": "stack"}),
        ([(0, 1, 3), (2, 5, 6)], "keep-mission-pass-two", {"next": "player", "next_seat": 2, "last": "stack"}),
        (
            [(0, 1, 3), (2, 5, 6), (1, 2, 2)],
            "keep-mission-pass-two",
            {"next": "player", "next_seat": 2, "last": "player", "last_seat": 1},
        ),
        ([(0, 1, 3), (NEUTRAL, 5, 6), (1, 2, 2)], "keep-mission-pass-two", {"next": "lost", "last_seat": 1}),
        ([(0, 1, 3), (NEUTRAL, 5, 6), (NEUTRAL, 2, 2)], "keep-mission-pass-none", {"next": "lost"}),
        ([(NEUTRAL, 1, 3), (0, 5, 6), (1, 2, 2)], "keep-mission-pass-one", {"next": "player", "next_seat": 1}),
        ([(NEUTRAL, 1, 3), (0, 5, 6)], "keep-mission-pass-one", {"next": "stack"}),
    ],
)
def test_the_question_says_who_gets_the_other_missions(
    hall: list[tuple[int, int, int]], key: str, where: dict[str, object]
) -> None:
    state = t.table(3, b="guild")
    state.hall = hall
    t.finish_round(state, until=lambda state: state.phase == "mission")
    asked = GAME.question(state, 0).label
    assert asked.key == key
    assert where.items() <= asked.args.items()


def test_the_best_placement_of_each_building_that_wins_something_stands_in_front_what_wins_nothing_comes_last() -> None:
    state = t.to_move(t.table(4), 0, [1, 5, 5])
    state.archives = [(1, 6, 3), (2, 4, 3), (3, 3, 3), (1, 2, 3)]
    asked = GAME.question(state, 0)
    front = [(answer.action[1], answer.label.args["dice"]) for answer in asked.legal() if answer.place == "front"]
    assert front == [("auction", "5"), ("tower", "5"), ("university", "1"), ("library", "1")]
    order = list(dict.fromkeys(answer.action[1] for answer in asked.legal() if answer.action[0] == "place"))
    assert order == ["auction", "tower", "university", "library", "archives"]
    assert asked.choose is not None
    assert asked.choose.args["count"] == sum(answer.action[0] == "place" for answer in asked.legal())


def test_placing_what_wins_nothing_is_asked_about_and_nothing_else() -> None:
    state = t.to_move(t.table(4), 0, [1, 5, 5])
    state.archives = [(1, 6, 2), (2, 4, 2), (3, 3, 2), (1, 2, 2)]
    asked = {answer.action[1:]: answer.confirm for answer in GAME.question(state, 0).legal()}
    assert asked["archives", 0, 5, 2] is None
    vain = asked["archives", 0, 5, 1]
    assert vain is not None
    assert (vain.key, vain.args["place"]) == ("place-in-vain", 5)
    assert [key[0] for key, label in asked.items() if label is not None] == ["archives"] * 2


def test_the_will_to_win_says_what_is_left_of_the_other_run() -> None:
    state = t.to_move(t.table(3, c="illuminati"), 0, [2, 3, 4])
    state.own_abilities[0][WILL] = 1
    state.hall = [(1, 2, 4), (2, 3, 3)]
    wills = [answer for answer in GAME.question(state, 0).legal() if answer.action[0] == "will"]
    found = {answer.action[-1]: (answer.label.args["victim_seat"], answer.label.args["left"]) for answer in wills[:2]}
    assert found == {2: (1, "3–4"), 4: (1, "2–3")}
    assert wills[2].label.args["left"] == "nothing"


def test_maps_stand_as_they_hang_on_the_wall_with_the_specialists_that_may_go_there() -> None:
    state = t.table(2)
    state.phase, state.step = MAP, 1
    state.archives = [(0, 6, 2)]
    state.maps = [MAPS.index(name) for name in ("dig-site", "blue-4", "green-3", "red-1")]
    state.own_specialists[0] = [SPECIALISTS.index("red-c1"), SPECIALISTS.index("green-e2")]
    offered = [(answer.action[1], answer.label.args["count"]) for answer in GAME.question(state, 0).legal()]
    assert offered == [("dig-site", 2), ("blue-4", 0), ("green-3", 1), ("red-1", 1)]


@pytest.mark.parametrize(("grows", "dice"), [((0, 0), "2-3-4-5"), ((3, 3), "2 4 5")])
def test_a_run_is_told_with_the_dice_that_were_laid(grows: tuple[int, int], dice: str) -> None:
    state = t.to_move(t.table(), 0, (2, 3, 4, 5))
    if grows[0]:
        state.hall = [(0, *grows)]
    told = GAME.apply(state, 0, (actions.OWN, "auction", *grows, 2, 5))
    (placed,) = [event.args for event in told if "set" in event.args]
    assert (placed["dice"], placed["set"], placed["number"]) == (dice, "2-3-4-5", len(dice) // 2 + 1)
