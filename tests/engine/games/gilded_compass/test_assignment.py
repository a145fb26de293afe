"""The best final assignment against trying everything, and changing an assignment by hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from engine.core.chance import Fast, Source, draw_card, seeded
from engine.core.question import Answer
from engine.games.gilded_compass import GAME
from engine.games.gilded_compass.assignment import desk, solver
from engine.games.gilded_compass.assignment.holding import (
    ITEM,
    MAP_PLACE,
    MISSION_PLACE,
    NO_ITEM,
    NOWHERE,
    SPECIALIST,
    Holding,
    Plan,
    fits,
    holding,
    serves,
)
from engine.games.gilded_compass.assignment.worth import together, worth
from engine.games.gilded_compass.components import ITEMS, MAP_STACK, MAPS, MISSION_STACK, MISSIONS, SECRET, SPECIALISTS
from engine.games.gilded_compass.model import ASSIGN, CompassState
from tests.support.games import gilded_compass as t

_COLOURS_OF_SMALL_CASES = 3


def drawn(chance: Source, stack: list[int], number: int) -> list[int]:
    return [draw_card(chance, stack) for _ in range(min(number, len(stack)))]


def some(chance: Source, maps: int, specialists: int, missions: int, items: int, colours: int = 6) -> Holding:
    """A holding drawn from the real stacks, few colours so that things fit together."""
    map_stack = [tile for tile in MAP_STACK if all(c < colours or c == 6 for c in MAP_PLACE[tile].colours[:1])]
    people_stack = [at for at, specialist in enumerate(SPECIALIST) if specialist.colour < colours]
    item_stack = [at for at, item in enumerate(ITEM) if item.colour < colours or item.colour == 6] * 2
    mission_stack = [
        tile for tile in MISSION_STACK if tile > SECRET or set(MISSION_PLACE[tile].colours) & set(range(colours))
    ]
    own_missions = sorted(drawn(chance, mission_stack, missions))
    places = [MAP_PLACE[tile] for tile in sorted(drawn(chance, map_stack, maps))]
    places += [MISSION_PLACE[tile] for tile in own_missions if tile <= SECRET]
    return Holding(
        tuple(places),
        tuple(SPECIALIST[at] for at in sorted(drawn(chance, people_stack, specialists))),
        tuple(ITEM[at] for at in sorted(drawn(chance, item_stack, items))),
        tuple(MISSIONS[tile] for tile in own_missions),
    )


def valid(mine: Holding, plan: Plan) -> bool:
    used = [item for _, item in plan if item != NO_ITEM]
    return (
        len(used) == len(set(used))
        and all(
            item == NO_ITEM or (place != NOWHERE and serves(mine.items[item], specialist))
            for specialist, (place, item) in zip(mine.specialists, plan, strict=True)
        )
        and all(
            fits(place, [mine.specialists[at] for at in group], mine.third)
            for place, group in zip(mine.places, together(mine, plan), strict=True)
        )
    )


def every_plan(mine: Holding) -> Iterator[Plan]:
    """All valid assignments."""
    choices = [range(-1, len(mine.places)) for _ in mine.specialists]
    for places in product(*choices):
        groups = [
            [s for s, at in zip(mine.specialists, places, strict=True) if at == p] for p in range(len(mine.places))
        ]
        if not all(fits(p, g, mine.third) for p, g in zip(mine.places, groups, strict=True)):
            continue
        item_choices = [
            [NO_ITEM, *(i for i, item in enumerate(mine.items) if at != NOWHERE and serves(item, s))]
            for s, at in zip(mine.specialists, places, strict=True)
        ]
        for items in product(*item_choices):
            used = [item for item in items if item != NO_ITEM]
            if len(used) == len(set(used)):
                yield list(zip(places, items, strict=True))


@pytest.mark.parametrize("block", range(6))
def test_the_solver_finds_what_trying_everything_finds(block: int) -> None:
    chance = Fast(at=1000 + block)
    for _ in range(50):
        mine = some(
            chance,
            maps=chance.below(4),
            specialists=1 + chance.below(4),
            missions=chance.below(6),
            items=chance.below(4),
            colours=1 + chance.below(_COLOURS_OF_SMALL_CASES),
        )
        plan = solver.best(mine)
        assert valid(mine, plan)
        found = worth(mine, plan)
        best = max((worth(mine, other) for other in every_plan(mine)), key=lambda w: (w.gold, w.unassigned))
        assert (found.gold, found.unassigned) == (best.gold, best.unassigned), mine


def test_second_opinion_on_dual_maps_with_items_is_solved_too() -> None:
    """The rare things all at once: three on a Dual Map, two of them equipped."""
    chance = Fast(at=7)
    seconds = MISSIONS.index("second")
    for _ in range(40):
        mine = some(chance, maps=1, specialists=4, missions=0, items=3, colours=2)
        dual = MISSION_PLACE[0]
        mine = Holding((*mine.places, dual), mine.specialists, mine.items, (dual.id, MISSIONS[seconds], "recruit"))
        found = worth(mine, solver.best(mine))
        best = max((worth(mine, other) for other in every_plan(mine)), key=lambda w: (w.gold, w.unassigned))
        assert (found.gold, found.unassigned) == (best.gold, best.unassigned)


def test_cutting_what_cannot_be_better_changes_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same holdings with nothing cut and with all but one result cut in the quick pass."""
    chance = Fast(at=21)
    holdings = [some(chance, maps=6, specialists=9, missions=7, items=4, colours=4) for _ in range(12)]
    monkeypatch.setattr(solver, "_NARROW", 10**6)
    whole = [worth(mine, solver.solve(mine)) for mine in holdings]
    monkeypatch.setattr(solver, "_NARROW", 1)
    monkeypatch.setattr(solver, "_MANY", 0)
    for mine, expected in zip(holdings, whole, strict=True):
        found = worth(mine, solver.solve(mine))
        assert (found.gold, found.unassigned) == (expected.gold, expected.unassigned)


def test_large_holdings_get_a_valid_plan_that_no_single_change_improves() -> None:
    chance = Fast(at=3)
    for _ in range(5):
        mine = some(chance, maps=14, specialists=16, missions=6, items=6)
        plan = solver.best(mine)
        assert valid(mine, plan)
        gold = worth(mine, plan).gold
        for who, specialist in enumerate(mine.specialists):
            for place in range(-1, len(mine.places)):
                if place != NOWHERE and specialist.colour not in mine.places[place].colours:
                    continue
                action = ("unassign", specialist.id) if place == NOWHERE else ("assign", specialist.id, place + 1)
                if plan[who][0] not in (place, NOWHERE) or (place != NOWHERE and plan[who][0] == NOWHERE):
                    other = desk.changed(mine, plan, action)
                    assert worth(mine, other).gold <= gold


# --- by hand


def at_the_end(seats: int = 2) -> CompassState:
    """A match with the Guild and the Temple whose last round has just been resolved."""
    state = t.table(seats, b="guild", c="temple")
    state.round = 6
    state.own_maps = [[7, 6], [0]]
    state.own_specialists = [[6, 9, 11], [0]]
    state.own_items = [[ITEMS.index("green-compass")], []]
    state.own_missions = [[MISSIONS.index("second")], []]
    state.maps = state.specialists = []
    state.map_bag = [tile for tile in MAP_STACK if tile not in (7, 6, 0)]
    state.specialist_bag = [tile for tile in range(len(SPECIALIST)) if tile not in (6, 9, 11, 0)]
    t.finish_round(state, until=lambda state: state.phase == ASSIGN)
    return state


def test_everybody_assigns_at_the_same_time_and_in_secret() -> None:
    state = at_the_end()
    assert GAME.actors(state) == (0, 1)
    assert GAME.question(state, 0).sealed
    before = GAME.view(state, 1), GAME.view(state, None)
    told = GAME.apply(state, 0, ("unassign", SPECIALIST[6].id))
    told += GAME.apply(state, 0, ("best",))
    told += GAME.apply(state, 0, ("accept",))
    assert all(event.to == (0,) for event in told)
    assert GAME.view(state, 1).waits == ()
    assert before[0].players == GAME.view(state, 1).players
    assert before[1].secret_waits - 1 == GAME.view(state, None).secret_waits
    told = GAME.apply(state, 1, ("accept",))
    assert GAME.outcome(state) is not None
    assert any(event.reveals for event in told)


def test_accepting_less_than_the_proposal_is_asked_about() -> None:
    def accept(state: CompassState) -> Answer:
        return next(answer for answer in GAME.question(state, 0).legal() if answer.action == ("accept",))

    state = at_the_end()
    best = accept(state)
    assert best.confirm is None
    GAME.apply(state, 0, ("unassign", SPECIALIST[6].id))
    worse = accept(state)
    assert worse.confirm is not None
    assert worse.confirm.args == {"gold": worse.label.args["gold"], "best": best.label.args["gold"]}


def test_a_specialist_that_does_not_fit_any_more_leaves_the_map() -> None:
    state = t.table(2, b="guild", c="temple")
    state.own_maps[0] = [7, 6]
    people = [SPECIALIST.index(s) for s in SPECIALIST if s.id in ("green-c1", "green-c2", "green-e1")]
    state.own_specialists[0] = people
    state.own_missions[0] = []
    mine = holding(state, 0)
    start: Plan = [(0, NO_ITEM), (NOWHERE, NO_ITEM), (0, NO_ITEM)]
    # The second cartographer takes the place of the first; the excavator stays.
    assert desk.changed(mine, start, ("assign", "green-c2", 1)) == [
        (NOWHERE, NO_ITEM),
        (0, NO_ITEM),
        (0, NO_ITEM),
    ]
    # With Second Opinion all three stay, and when the excavator goes only one cartographer may.
    state.own_missions[0] = [MISSIONS.index("second")]
    mine = holding(state, 0)
    three = desk.changed(mine, start, ("assign", "green-c2", 1))
    assert [place for place, _ in three] == [0, 0, 0]
    assert [place for place, _ in desk.changed(mine, three, ("unassign", "green-e1"))] == [0, NOWHERE, NOWHERE]


def test_items_go_only_to_whom_they_serve() -> None:
    state = at_the_end()
    assert state.phase == ASSIGN
    mine = holding(state, 0)
    compass = next(s.id for s in mine.specialists if s.type == 0)
    assert ("unequip", compass) in GAME.legal(state, 0)
    GAME.apply(state, 0, ("unequip", compass))
    offered = [action for action in GAME.legal(state, 0) if action[0] == "equip"]
    assert offered == [("equip", compass, "green-compass")]
    worse = GAME.view(state, 0).sheet
    assert worse is not None
    GAME.apply(state, 0, offered[0])
    better = GAME.view(state, 0).sheet
    assert better is not None
    assert better.gold > worse.gold


def test_the_proposal_of_a_finished_match_is_the_best_of_what_everybody_holds() -> None:
    state = GAME.setup(3, {"b": "guild", "c": "temple"}, seeded(5))
    policy = Fast(at=5)
    while state.phase != ASSIGN:
        seat = GAME.actors(state)[0]
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, legal[policy.below(len(legal))])
    for seat in range(3):
        assert state.plans[seat] == solver.best(holding(state, seat))
        assert valid(holding(state, seat), state.plans[seat])


def test_who_cannot_work_anywhere_and_what_nobody_can_use_is_said() -> None:
    state = t.table(2, b="guild", c="temple")
    state.own_maps[0] = [MAPS.index("red-3")]
    state.own_specialists[0] = [SPECIALISTS.index(name) for name in ("red-c2", "blue-e1")]
    state.own_items[0] = [ITEMS.index(name) for name in ("blue-shovel", "green-compass")]
    state.phase = ASSIGN
    state.plans = [solver.best(holding(state, seat)) for seat in range(2)]
    state.proposals = [list(plan) for plan in state.plans]
    reasons = {a.action: a.refusal.key for a in GAME.question(state, 0).answers if a.refusal is not None}
    assert reasons == {
        ("assign", "blue-e1"): "no-map-for",
        ("equip", "blue-shovel"): "item-needs-user",
        ("equip", "green-compass"): "item-for-nobody",
    }
