"""The course of a turn: marker, block of crew actions, free actions, the hand, the end."""

from __future__ import annotations

import pytest

from engine.core.chance import seeded
from engine.games.nereus import GAME
from engine.games.nereus.cabin import Cabin
from engine.games.nereus.components import COLOURS, CREW
from engine.games.nereus.model import NEUTRAL, NereusState
from tests.support.games.nereus import at_cycle, at_turn, cabin, do, hand, mark, refused, reveal, told, verbs


def test_a_marker_comes_first_and_only_on_a_free_space() -> None:
    state = at_turn("purser")
    mark(state, "purser", 1)
    assert refused(state, ("basic",)) == "place-first"
    assert refused(state, ("end",)) == "place-first"
    assert refused(state, ("space", 1)) == "space-taken"
    assert refused(state, ("space", 5)) == "no-such-space"
    do(state, ("space", 2))
    assert refused(state, ("space", 3)) == "marker-placed"
    mark(state, "purser", NEUTRAL)
    again = at_turn("purser")
    mark(again, "purser", NEUTRAL)
    assert refused(again, ("space", 1)) == "space-taken-neutral"


@pytest.mark.parametrize("first", ["basic", "enhanced", "gold"])
def test_crew_actions_come_in_any_order_each_once(first: str) -> None:
    state = at_turn("merchant", 1, gold=9, own=cabin(done=["merchant"]))
    order = [first, *({"basic", "enhanced", "gold"} - {first})]
    for verb in order:
        do(state, (verb,))
        assert refused(state, (verb,)) == f"{verb}-done"
    assert (state.gold[0], state.vp[0]) == (9 - 2 - 2, 5 + 1 + 2)


@pytest.mark.parametrize(
    "free", [("sell", "white"), ("exchange", "white"), ("gem", "merchant"), ("science", "draw-two")]
)
def test_free_actions_come_before_or_after_the_block_never_inside(free: tuple[str, str]) -> None:
    def ready() -> NereusState:
        own = cabin(done=["purser"], storage=["white", "white"], gems=1)
        return at_turn("purser", 1, own=own, power=1, science=["draw-two"], draws=[0, 0, 0])

    before = ready()
    do(before, free, ("basic",), ("gold",), ("enhanced",))
    inside = ready()
    do(inside, ("basic",), free)
    assert refused(inside, ("enhanced",)) == "block-over"
    assert refused(inside, ("gold",)) == "block-over"
    assert verbs(inside) >= {"end", "sell"}


def test_the_question_warns_before_a_free_action_closes_the_block() -> None:
    state = at_turn("purser", 1, own=cabin(done=["purser"], storage=["white"]))
    sale = next(answer for answer in GAME.question(state, 0).answers if answer.action == ("sell", "white"))
    assert sale.confirm is None
    do(state, ("basic",))
    sale = next(answer for answer in GAME.question(state, 0).answers if answer.action == ("sell", "white"))
    assert sale.confirm is not None
    assert sale.confirm.key == "close-block"


def test_stowing_does_not_close_the_block() -> None:
    state = at_turn("purser", 1, gold=3, own=cabin(done=["purser"]), draws=[0])
    do(state, ("gold",), ("stow", "white", "chest"), ("basic",), ("enhanced",))
    assert state.gold[0] == 3 - 3 + 1 + 6 + 2


def test_what_is_in_the_hand_at_the_end_is_lost_after_a_warning() -> None:
    state = at_turn("purser", 1, draws=[5])
    do(state, ("basic",), ("gold",))
    end = next(answer for answer in GAME.question(state, 0).answers if answer.action == ("end",))
    assert end.confirm is not None
    assert end.confirm.args == {"treasures": ("black",)}
    assert end.kind == "loss"
    black = state.bag[5]
    events = do(state, ("end",))
    assert told(events, "lost") == [{"seat": 0, "treasures": ("black",)}]
    assert state.bag[5] == black + 1
    assert hand(state) == []


def test_treasures_in_hand_are_not_sold_or_exchanged() -> None:
    state = at_turn("purser", 1, own=cabin())
    state.hand[0] = 2
    assert refused(state, ("sell", "white")) == "not-stored"
    assert refused(state, ("exchange", "white")) == "needs-pair"


def test_gold_actions_need_the_gold() -> None:
    state = at_turn("purser", 1, gold=2)
    assert refused(state, ("gold",)) == "not-enough-gold"
    assert refused(state, ("enhanced",)) == "hold-not-ready"


def test_a_merchant_short_of_gold_still_scores_the_rest() -> None:
    state = at_turn("merchant", 2, gold=2, own=cabin(done=["merchant"]))
    assert refused(state, ("basic",)) == "not-enough-gold"
    do(state, ("gold",), ("enhanced",))
    assert (state.gold[0], state.vp[0]) == (0, 3)


def test_a_merchant_may_sell_before_the_block_to_be_able_to_pay() -> None:
    state = at_turn("merchant", 2, gold=1, own=cabin(storage=["white"]))
    do(state, ("sell", "white"), ("basic",))
    assert (state.gold[0], state.vp[0]) == (0, 5)


@pytest.mark.parametrize(("space", "points", "moves"), [(1, 3, 4), (2, 2, 3), (3, 2, 2), (4, 1, 2)])
def test_boatswain_scores_and_moves(space: int, points: int, moves: int) -> None:
    state = at_turn("boatswain", space, gold=1, draws=[2])
    do(state, ("basic",), ("gold",))
    assert (state.vp[0], state.moves, state.gold[0]) == (points, moves + 1, 0)
    ready = at_turn("boatswain", space, own=cabin(done=["boatswain"]), draws=[2])
    do(ready, ("enhanced",), ("basic",))
    assert hand(ready) == ["green"]


@pytest.mark.parametrize(("space", "gold"), [(1, 6), (2, 5), (3, 4), (4, 3)])
def test_purser_takes_gold(space: int, gold: int) -> None:
    state = at_turn("purser", space, gold=0)
    do(state, ("basic",))
    assert state.gold[0] == gold


@pytest.mark.parametrize(("space", "pay", "points"), [(1, 2, 5), (2, 3, 5), (3, 3, 4), (4, 2, 3)])
def test_merchant_returns_gold(space: int, pay: int, points: int) -> None:
    state = at_turn("merchant", space, gold=5)
    do(state, ("basic",), ("gold",))
    assert (state.gold[0], state.vp[0]) == (5 - pay - 2, points + 1)


@pytest.mark.parametrize(("space", "power", "cards"), [(1, 2, 0), (2, 1, 1), (3, 1, 0), (4, 0, 1)])
def test_scientist_on_the_side_for_four(space: int, power: int, cards: int) -> None:
    state = at_turn("scientist", space, science=[], draws=[0])
    do(state, ("basic",))
    assert (state.power[0], len(state.science[0])) == (power, cards)


@pytest.mark.parametrize("choice", ["power", "card"])
def test_scientist_on_the_third_space_for_two_or_three_chooses(choice: str) -> None:
    state = at_turn("scientist", 3, seats=3, science=[], draws=[0])
    assert verbs(state) >= {"basic"}
    assert refused(state, ("basic",)) == "not-possible-now"
    do(state, ("basic", choice))
    assert (state.power[0], len(state.science[0])) == ((1, 0) if choice == "power" else (0, 1))
    assert refused(state, ("basic", "card")) == "basic-done"


@pytest.mark.parametrize("choice", ["power", "card"])
def test_scientists_gold_action_brings_power_or_a_card(choice: str) -> None:
    state = at_turn("scientist", 1, science=[], draws=[0])
    do(state, ("gold", choice))
    assert (state.power[0], len(state.science[0]), state.gold[0]) == ((1, 0, 0) if choice == "power" else (0, 1, 0))
    assert refused(state, ("gold", "power")) == "gold-done"


def test_power_ends_at_five() -> None:
    state = at_turn("scientist", 1, power=4)
    do(state, ("basic",))
    assert state.power[0] == 5
    assert refused(state, ("gold", "power")) == "power-full"
    full = at_turn("scientist", 3, power=5)
    assert refused(full, ("basic",)) == "power-full"


def test_scientists_exchange_draws_and_asks_what_to_discard() -> None:
    state = at_turn("scientist", 1, own=cabin(done=["scientist"]), science=["row"], draws=[5])
    events = do(state, ("enhanced",))
    drawn = told(events, "your-draw")[0]["card"]
    assert verbs(state) == {"drop"}
    assert refused(state, ("end",)) == "answer-first"
    assert refused(state, ("drop", "hold-captain")) == "unknown-action"
    assert refused(state, ("drop", "captain-done")) == "card-not-in-hand"
    events = do(state, ("drop", str(drawn)))
    assert told(events, "dropped-science") == [{"seat": 0}]
    assert [event.to for event in events if event.key == "your-drop"] == [(0,)]
    do(state, ("basic",))
    assert state.power[0] == 2


def test_after_four_cycles_the_hourglass_has_gone_round_and_the_sun_moves_on() -> None:
    state = at_cycle(3)
    state.chance = seeded(2)
    seen: list[tuple[int, int, int]] = []
    while state.day == 1:
        seen.append((state.cycle, state.sun, state.hourglass))
        reveal(state, CREW[state.cycle - 1])
        for after in range(3):
            seat = (state.hourglass + after) % 3
            assert GAME.actors(state) == (seat,)
            do(state, GAME.legal(state, seat)[0], ("end",), seat=seat)
    assert seen == [(1, 0, 0), (2, 0, 1), (3, 0, 2), (4, 0, 0)]
    assert (state.sun, state.hourglass, state.cycle) == (1, 1, 1)
    assert state.played == [0, 0, 0]
    assert set(state.markers) == {-1}


def test_a_crew_card_is_played_once_a_day() -> None:
    state = at_cycle(3)
    reveal(state, "purser")
    for seat in range(3):
        do(state, ("space", seat + 1), ("end",), seat=seat)
    assert refused(state, ("crew", "purser"), 1) == "crew-played"
    assert len(GAME.legal(state, 1)) == 6


def test_choices_stay_sealed_until_all_are_in() -> None:
    state = at_cycle(3)
    events = do(state, ("crew", "pilot"), seat=1)
    assert [event.to for event in events] == [(1,)]
    for reader in (None, 0, 2):
        view = GAME.view(state, reader)
        assert (view.waits, view.secret_waits) == ((), 2)
        assert [player.chosen for player in view.players] == [None] * 3
    own = GAME.view(state, 1).own
    assert own is not None
    assert own.choice == "pilot"
    do(state, ("crew", "purser"), seat=0)
    events = do(state, ("crew", "captain"), seat=2)
    revealed = [event for event in events if event.key == "revealed-crew"]
    assert [(event.args["seat"], event.args["crew"], event.reveals) for event in revealed] == [
        (0, "purser", True),
        (1, "pilot", True),
        (2, "captain", True),
    ]
    assert GAME.view(state, None).players[1].chosen == "pilot"


def test_the_question_of_a_turn_offers_the_best_stowing_first() -> None:
    own = cabin(holds={"boatswain": ["green", "yellow"]})
    state = at_turn("purser", 1, own=own)
    state.hand[COLOURS.index("red")] = 1
    stows = [answer for answer in GAME.question(state, 0).legal() if answer.action[0] == "stow"]
    assert stows[0].action == ("stow", "red", "boatswain-red")
    assert stows[0].label.args["points"] == 6
    # Stored it can still go anywhere; a hold of four would only be begun.
    assert stows[1].action == ("stow", "red", "storage")


def test_everything_can_be_stored_at_once_if_the_storage_takes_it() -> None:
    state = at_turn("purser", 1, own=cabin(storage=["white"]))
    state.hand[0] = 1
    assert refused(state, ("stow-all",)) == "too-few-in-hand"
    state.hand[3] = 1
    do(state, ("stow-all",))
    assert state.cabins[0].storage == (2, 0, 0, 1, 0, 0)
    state.hand[1] = state.hand[3] = 1
    assert refused(state, ("stow-all",)) == "storage-full"


def test_no_level_of_a_question_is_longer_than_a_select() -> None:
    crowded = cabin(
        storage=["white", "yellow", "red", "green", "black", "purple"],
        gems=3,
        holds={
            "captain": ["black", "purple", "red"],
            "pilot": ["purple", "red", "yellow"],
            "boatswain": ["red", "green"],
            "purser": ["white", "yellow", "gem"],
            "merchant": ["red", "gem"],
            "scientist": ["yellow", "white"],
            "explorer": ["black", "green", "gem"],
        },
    )
    for own in (crowded, cabin(gems=3, holds={"captain": ["black", "gem"], "purser": ["white", "gem"]})):
        state = at_turn("boatswain", 1, own=own)
        state.hand = [2, 2, 2, 2, 2, 2]
        do(state, ("basic",))
        levels: dict[tuple[object, ...], set[object]] = {}
        for answer in GAME.question(state, 0).legal():
            path = [*(label.key + str(label.args) for label in answer.path), str(answer.action)]
            for depth in range(len(path)):
                levels.setdefault(tuple(path[:depth]), set()).add(path[depth])
        assert max(map(len, levels.values())) <= 25
        assert len(GAME.legal(state, 0)) <= 300


def deciding(own: Cabin, gold: int) -> NereusState:
    """Seat 0 is offered an additional turn."""
    state = at_turn("explorer", 1, own=own, gold=gold)
    state.chance = seeded(3)
    state.cycle, state.nth = 4, 3
    do(state, ("end",))
    assert verbs(state) >= {"decline"}
    return state


def test_the_additional_turn_may_be_paid_by_selling_first() -> None:
    state = deciding(cabin(storage=["white"]), gold=0)
    assert refused(state, ("extra", "purser")) == "not-enough-gold"
    for waits in (("science", "draw-two"), ("space", 1), ("end",), ("basic",)):
        assert refused(state, waits) == "take-turn-first"
    do(state, ("sell", "white"), ("extra", "purser"), ("space", 1), ("basic",))
    assert state.gold[0] == 6
    assert refused(state, ("extra", "pilot")) == "other-phase"
    do(state, ("end",))
    assert state.day == 2


def test_the_additional_turn_begins_when_it_is_paid_so_a_hold_completed_before_that_enhances_it() -> None:
    filling = {"merchant": ["red", "red"]}
    state = deciding(cabin(gems=1, holds=filling), gold=9)
    do(state, ("gem", "merchant"), ("extra", "merchant"), ("space", 1), ("enhanced",))
    late = deciding(cabin(gems=1, holds=filling), gold=9)
    do(late, ("extra", "merchant"), ("gem", "merchant"), ("space", 1))
    assert refused(late, ("enhanced",)) == "hold-not-ready"


def test_who_cannot_pay_or_sell_anything_declines_by_itself() -> None:
    state = deciding(cabin(), gold=1)
    state.power[0] = 2
    assert GAME.forced(state) == (0, ("decline",))
    state.gold[0] = 2
    assert GAME.forced(state) is None
