"""What a player is asked: what fits the moment, what brings nothing, what is barred, what is still open."""

from __future__ import annotations

import pytest

from engine.core.action import Action
from engine.core.question import Answer, Question
from engine.games.nereus import GAME
from engine.games.nereus.components import CARD_POINTS, COLOURS, COUNTS, SCIENCE
from engine.games.nereus.model import NereusState
from tests.support.games.nereus import at_cycle, at_turn, cabin, do, hand, hold_science, mark, refused, verbs


def asked(state: NereusState) -> Question:
    """What seat 0 is asked."""
    return GAME.question(state, 0)


def answer(state: NereusState, action: Action) -> Answer:
    """The answer to seat 0's question that stands for an action."""
    return next(answer for answer in asked(state).answers if answer.action == action)


def in_hand(state: NereusState, *colours: str) -> NereusState:
    """The same position with these treasures in hand."""
    for colour in colours:
        state.hand[COLOURS.index(colour)] += 1
    return state


# --- what brings nothing


def test_a_merchant_who_cannot_be_paid_says_so_comes_last_and_is_confirmed() -> None:
    state = at_turn("merchant", gold=2, own=cabin())
    answers = asked(state).legal()
    assert [one.action for one in answers] == [
        ("act", 1),
        ("act", 4),
        ("space", 2),
        ("space", 3),
        ("space", 1),
        ("space", 4),
    ]
    short = answer(state, ("space", 2))
    assert (short.label.key, short.label.args["why"]) == ("space-short", "not-enough-gold")
    assert (short.label.args["need"], short.label.args["have"]) == (3, 2)
    assert short.confirm is None, "for 2 gold there is still a point to buy"
    state.gold[0] = 1
    poor = answer(state, ("space", 2))
    assert poor.confirm is not None
    assert poor.confirm.key == "idle-space"
    state.cabins[0] = cabin(storage=["white"])
    assert answer(state, ("space", 2)).confirm is None, "selling first would pay for it"


def test_a_crew_card_that_could_do_nothing_comes_last_and_is_confirmed() -> None:
    state = at_cycle()
    state.gold[0], state.cabins[0] = 1, cabin()
    last = asked(state).legal()[-1]
    assert (last.action, last.label.key) == (("crew", "merchant"), "crew-short")
    assert last.confirm is not None
    state.gold[0] = 2
    assert answer(state, ("crew", "merchant")).label.key == "crew-merchant"


def test_an_explorer_with_nothing_beside_the_ship_says_so_and_may_go_for_the_other_turn() -> None:
    state = at_turn("explorer", ship="C3", sea={"B3": ["red"], "A1": ["black"]})
    assert [one.action for one in asked(state).legal() if one.action[0] != "sell"] == [
        ("space", 2),
        ("space", 4),
        ("fetch-from", 2, "B3", "red"),
        ("space", 1),
        ("space", 3),
    ]
    assert {answer(state, ("space", number)).kind for number in (1, 3)} == {"lesser"}
    nothing = answer(state, ("space", 3))
    assert (nothing.label.args["why"], nothing.confirm) == ("nothing-to-fetch", None)
    do(state, ("space", 3))
    assert asked(state).label.key == "nothing-to-fetch"
    barred = answer(state, ("fetch", "B3", "red"))
    assert barred.refusal is not None
    assert barred.refusal.key == "other-colour"


def test_power_that_would_be_lost_is_not_promised() -> None:
    state = at_turn("scientist", power=4)
    assert answer(state, ("act", 1)).label.args["what"] == "power-1-cards-0"
    state.power[0] = 5
    assert answer(state, ("act", 2)).label.args["what"] == "power-0-cards-1"
    assert answer(state, ("space", 1)).label.args["why"] == "power-full"


def test_a_bought_move_with_nothing_to_move_is_confirmed() -> None:
    state = at_turn("boatswain", 1, gold=3, own=cabin())
    do(state, ("basic",))
    gold = answer(state, ("gold",))
    assert gold.label.key == "idle-move"
    assert gold.confirm is not None
    state.cabins[0] = cabin(storage=["white"])
    assert answer(state, ("gold",)).confirm is None


# --- the sea


def test_cells_that_cost_too_much_are_barred_with_their_price() -> None:
    state = at_turn(
        "captain", 2, ship="A1", gold=2, sea={"B2": ["white"], "C3": ["red"], "D4": ["black"], "E5": ["red"]}
    )
    assert ("sail", "C3", 2, 0) in [one.action for one in asked(state).legal()]
    dear = answer(state, ("sail", "D4", 3, 0))
    assert dear.refusal is not None
    assert (dear.refusal.key, dear.refusal.args) == ("trip-too-dear", {"need": 3, "have": 2})
    assert refused(state, ("sail", "D4", 3, 0)) == "trip-too-dear"
    barred = {one.action[1] for one in asked(state).answers if one.label.key == "sail" and one.refusal is not None}
    assert barred.isdisjoint(one.action[1] for one in asked(state).legal() if one.action[0] == "sail")
    (beyond,) = [one for one in asked(state).answers if one.label.key == "beyond"]
    assert beyond.label.args["cells"] == ("E5",)
    assert beyond.refusal is not None
    assert beyond.refusal.key == "too-far"


def test_what_scores_at_once_is_the_first_trip() -> None:
    own = cabin(holds={"scientist": ["yellow", "white"]})
    sea = {"B1": ["black"], "B2": ["white"], "A2": ["purple", "red"]}
    state = at_turn("captain", 1, ship="A1", own=own, sea=sea)
    first = next(one for one in asked(state).legal() if one.action[0] == "sail")
    assert (first.action[1], first.label.args["points"]) == ("B2", 5)


def test_what_the_hand_scores_already_is_not_what_a_haul_brings() -> None:
    own = cabin(holds={"scientist": ["yellow", "white"]})
    state = at_turn("captain", 1, ship="A1", own=own, sea={"A2": ["black"], "B2": ["white"]})
    assert answer(state, ("sail", "B2", 0, 0)).label.args["points"] == 5
    in_hand(state, "white")
    assert answer(state, ("sail", "A2", 0, 0)).label.args["points"] == 0


def test_where_nothing_scores_the_rarer_treasure_is_the_first_trip() -> None:
    rare, common = (COLOURS[COUNTS.index(number)] for number in (min(COUNTS), max(COUNTS)))
    for near, far in ((rare, common), (common, rare)):
        state = at_turn("captain", 1, ship="A1", own=cabin(chest=COLOURS), sea={"A2": [near], "B2": [far]})
        first = next(one for one in asked(state).legal() if one.action[0] == "sail")
        assert first.label.args["treasures"] == (rare,)


def test_a_haul_without_room_says_so() -> None:
    own = cabin(storage=["purple", "black"], done=["captain", "purser", "merchant", "explorer"])
    state = at_turn("captain", 1, ship="A1", own=own, sea={"B2": ["black"], "A2": ["white"]})
    assert answer(state, ("sail", "B2", 0, 0)).label.args["homeless"] == 1
    assert answer(state, ("sail", "A2", 0, 0)).label.args["homeless"] == 0


# --- stowing


def test_while_treasures_wait_the_question_is_where_they_go() -> None:
    state = in_hand(at_turn("purser", 1), "black")
    assert (asked(state).label.key, asked(state).label.args) == ("stow", {"treasures": ("black",)})


def test_everything_goes_where_it_brings_most_in_one_press() -> None:
    own = cabin(holds={"pilot": ["purple", "red", "white"], "scientist": ["yellow", "white"]})
    state = in_hand(at_turn("purser", 1, own=own), "yellow", "white")
    both = asked(state).answers[0]
    assert (both.action, both.place) == (("stow-most",), "apart")
    assert both.label.args["places"] == ("to-scientist-hold", "to-pilot-hold")
    before = state.vp[0]
    do(state, ("stow-most",))
    assert state.vp[0] - before == both.label.args["points"] == 9 + 5
    assert hand(state) == []
    assert refused(state, ("stow-most",)) == "too-few-in-hand"


def test_everything_into_storage_is_a_button_where_it_is_not_the_best_way_anyway() -> None:
    for own, place in ((cabin(holds={"scientist": ["white", "white"]}), "apart"), (cabin(chest=COLOURS), "among")):
        state = in_hand(at_turn("purser", 1, own=own), "yellow", "black")
        assert answer(state, ("stow-all",)).place == place, answer(state, ("stow-most",)).label.args


def test_a_place_says_what_it_brings_and_then_does() -> None:
    own = cabin(chest=COLOURS[:1], holds={"scientist": ["yellow"]})
    state = in_hand(at_turn("purser", 1, own=own), COLOURS[1], "white")
    for action in [one.action for one in asked(state).legal() if one.action[0] == "stow"]:
        trial = GAME.clone(state)
        facts = answer(state, action).label.args
        do(trial, action)
        assert (facts["gold"], facts["points"]) == (trial.gold[0] - state.gold[0], trial.vp[0] - state.vp[0]), action
    chest = answer(state, ("stow", COLOURS[1], "chest")).label.args
    assert (chest["gold"], chest["points"]) == (3, 2)


def test_who_declines_with_treasures_in_hand_is_told_that_they_are_lost() -> None:
    state = at_turn("explorer", 1, gold=9)
    state.cycle, state.nth = 4, 3
    do(state, ("end",))
    assert (answer(state, ("decline",)).label.key, answer(state, ("decline",)).kind) == ("decline", "finish")
    in_hand(state, "black")
    decline = answer(state, ("decline",))
    assert (decline.label.key, decline.kind) == ("decline-losing", "loss")
    assert decline.confirm is not None


def test_a_card_that_could_not_score_for_want_of_power_is_worth_nothing_to_keep() -> None:
    own = cabin(done=["scientist"], chest=COLOURS, gems=2)
    cards = [SCIENCE[card] for card, points in enumerate(CARD_POINTS) if points][:3]
    for power in (0, 5):
        state = at_turn("scientist", 1, own=own, power=power, science=cards, draws=[0])
        do(state, ("enhanced",))
        worth = [one.label.args["points"] for one in asked(state).legal() if one.action[0] == "drop"]
        assert worth == sorted(worth)
        assert any(worth) == bool(power)


def test_what_fits_nowhere_stays_in_hand() -> None:
    own = cabin(storage=["purple", "black"], done=["captain", "purser", "merchant", "explorer"])
    state = in_hand(at_turn("purser", 1, own=own), "black", "white")
    assert asked(state).answers[0].label.args["treasures"] == ("black",)
    do(state, ("stow-most",))
    assert hand(state) == ["black"]
    end = answer(state, ("end",))
    assert (end.label.key, end.kind) == ("end-losing", "loss")


def test_places_that_would_take_the_colour_but_are_full_or_not_its_turn_say_why() -> None:
    own = cabin(storage=["red", "green"], done=["captain"])
    state = in_hand(at_turn("purser", 1, own=own), "red")
    reasons = {
        one.action[2]: one.refusal.key
        for one in asked(state).answers
        if one.action[0] == "stow" and one.refusal is not None
    }
    assert reasons == {"captain-red": "hold-done", "chest": "chest-order", "storage": "storage-full"}


# --- one press for what needs no second one


@pytest.mark.parametrize("crew", ["purser", "merchant", "boatswain"])
def test_a_space_may_be_taken_with_its_basic_action(crew: str) -> None:
    at_once, apart = at_turn(crew), at_turn(crew)
    do(at_once, ("act", 2))
    do(apart, ("space", 2), ("basic",))
    assert GAME.dump(at_once) == GAME.dump(apart)


@pytest.mark.parametrize(
    ("crew", "name", "more"), [("purser", "gold", 2), ("merchant", "points", 2), ("boatswain", "treasures", 1)]
)
def test_what_the_complete_hold_adds_comes_along(crew: str, name: str, more: int) -> None:
    usual, better = at_turn(crew, gold=3, draws=[4]), at_turn(crew, gold=3, own=cabin(done=[crew]), draws=[4])
    facts = [answer(state, ("act", 1)).label.args for state in (usual, better)]
    assert int(str(facts[1][name])) - int(str(facts[0][name])) == more
    do(better, ("act", 1))
    assert refused(better, ("enhanced",)) == "enhanced-done"
    do(usual, ("act", 1))
    assert refused(usual, ("enhanced",)) == "hold-not-ready"


def test_what_leaves_something_to_decide_never_comes_along() -> None:
    state = at_turn("scientist", own=cabin(done=["scientist"]), science=["row", "row", "draw-two"])
    do(state, ("act", 1))
    assert sum(state.science[0].count(card) for card in set(state.science[0])) == 3
    assert ("enhanced",) in GAME.legal(state, 0), "which card goes is a choice"


def test_a_space_with_a_choice_is_taken_with_either() -> None:
    state = at_turn("scientist", seats=3, science=[], draws=[0])
    assert {("act", 3, "power"), ("act", 3, "card")} <= set(GAME.legal(state, 0))
    assert refused(state, ("act", 3)) == "not-possible-now"
    do(state, ("act", 3, "power"))
    assert state.power[0] == 1
    assert refused(state, ("act", 1)) == "marker-placed"


def test_a_ship_sails_at_once_from_the_first_free_space() -> None:
    sea = {"B2": ["white"], "C3": ["red"]}
    at_once, apart = (at_turn("captain", ship="A1", sea=sea) for _ in range(2))
    for state in (at_once, apart):
        mark(state, "captain", 2)
    assert ("sail-from", 2, "B2", 0, 0) in GAME.legal(at_once, 0)
    do(at_once, ("sail-from", 2, "B2", 0, 0))
    do(apart, ("space", 2), ("sail", "B2", 0, 0))
    assert GAME.dump(at_once) == GAME.dump(apart)
    other = at_turn("captain", ship="A1", sea=sea)
    assert refused(other, ("sail-from", 2, "B2", 0, 0)) == "first-space"
    assert refused(other, ("sail-from", 2, "E5", 0, 0)) == "too-far"


def test_a_treasure_is_fetched_at_once_from_the_first_space_that_allows_it() -> None:
    sea = {"B3": ["red", "black"]}
    at_once, apart = (at_turn("explorer", ship="C3", sea=sea) for _ in range(2))
    assert {action for action in GAME.legal(at_once, 0) if action[0] == "fetch-from"} == {
        ("fetch-from", 2, "B3", "red"),
        ("fetch-from", 3, "B3", "black"),
    }
    assert refused(at_once, ("fetch-from", 4, "B3", "red")) == "first-space"
    assert refused(at_once, ("fetch-from", 1, "B3", "red")) == "other-colour"
    do(at_once, ("fetch-from", 3, "B3", "black"))
    do(apart, ("space", 3), ("fetch", "B3", "black"))
    assert GAME.dump(at_once) == GAME.dump(apart)


def test_only_the_marker_is_placed_by_those_who_want_something_else_first() -> None:
    state = at_turn("purser")
    bare = answer(state, ("space", 2))
    assert ([group.key for group in bare.path], bare.kind) == (["place-only"], "aside")
    mark(state, "purser", 3)
    assert refused(state, ("act", 1)) == "space-taken"


# --- still open, and the end


def test_what_the_turn_still_holds_is_told_above_its_end() -> None:
    state = at_turn("boatswain", 1, gold=2, own=cabin(storage=["white"], chest=["white"]))
    do(state, ("basic",))
    assert asked(state).label.key == "shift"
    assert {line.key for line in asked(state).still_open} == {"gold-left"}, "the moves are what is asked about"
    assert answer(state, ("gold",)).place == "open"
    end = answer(state, ("end",))
    assert (end.kind, end.confirm) == ("finish", None)
    in_hand(state, "red")
    state.gold[0] = 0
    assert {line.key for line in asked(state).still_open} == {"moves-left"}


def test_moving_a_gem_within_its_hold_makes_it_no_fuller_and_brings_nothing() -> None:
    state = at_turn("boatswain", 1, gold=0, own=cabin({"pilot": ["red", "gem", "white"]}))
    do(state, ("basic",))
    within = answer(state, ("shift", "gem", "pilot-purple", "pilot-yellow")).label.args
    assert (within["have"], within["size"], within["points"]) == (3, 4, 0)


def test_what_only_empties_a_hold_comes_after_what_fills_one_from_the_storage() -> None:
    state = at_turn("boatswain", 1, gold=0, own=cabin({"pilot": ["purple"]}, storage=["red"]))
    do(state, ("basic",))
    moves = [one.action for one in asked(state).answers if one.refusal is None and one.action[0] == "shift"]
    sources = [move[2] for move in moves]
    assert sources.index("pilot-purple") == sources.count("storage"), "the storage first"
    assert moves[-1] == ("shift", "purple", "pilot-purple", "storage"), "back into it last"


def test_a_move_that_brings_something_is_asked_about_before_the_turn_ends() -> None:
    def end(*storage: str, gold: int = 0) -> Answer:
        state = at_turn("boatswain", 1, gold=gold, own=cabin(chest=["white"], storage=storage))
        do(state, ("basic",))
        return answer(state, ("end",))

    assert end("white", "white").confirm is None, "the next of the chest is a yellow one: nothing is gained at once"
    asks = end("white", "yellow").confirm
    assert asks is not None
    assert (asks.key, asks.args["treasure"], asks.args["source"], asks.args["place"], asks.args["gold"]) == (
        "leave-move",
        "yellow",
        "storage",
        "chest",
        3,
    )


def test_a_move_that_can_be_bought_is_asked_about_if_it_brings_more_than_it_costs() -> None:
    def end(chest: list[str], gold: int) -> Answer:
        state = at_turn("boatswain", 1, gold=gold, own=cabin(chest=chest, storage=["yellow"]))
        do(state, ("basic",))
        state.moves = 0
        return answer(state, ("end",))

    asks = end(["white"], 1).confirm
    assert asks is not None
    assert (asks.key, asks.args["pay"], asks.args["treasure"]) == ("leave-bought-move", 1, "yellow")
    assert end([], 1).confirm is None, "nothing is gained: the chest begins with a white one"
    state = at_turn("boatswain", 1, gold=0, own=cabin(chest=["white"], storage=["yellow"]))
    do(state, ("basic",))
    state.moves = 0
    assert GAME.forced(state) is not None or answer(state, ("end",)).confirm is None, "it cannot be paid"


@pytest.mark.parametrize(("gold", "asked_about"), [(4, True), (5, False), (6, False), (7, True)])
def test_gold_for_a_point_is_asked_about_in_the_last_cycle_if_the_point_is_worth_more(
    gold: int, asked_about: bool
) -> None:
    state = at_turn("merchant", 1, own=cabin(), gold=9)
    do(state, ("basic",))
    state.gold[0] = gold
    assert answer(state, ("end",)).confirm is None, "before the end of the match gold may be saved"
    state.day, state.cycle = 4, 4
    asks = answer(state, ("end",)).confirm
    assert (asks is not None) == asked_about, "5 gold are a point at the end"
    if asks is not None:
        assert (asks.key, asks.args["pay"], asks.args["points"]) == ("leave-gold-merchant", 2, 1)


def test_power_that_lets_a_card_score_is_asked_about_in_the_last_cycle() -> None:
    state = at_turn("scientist", 1, own=cabin(chest=COLOURS[:4]), gold=9)
    do(state, next(action for action in GAME.legal(state, 0) if action[0] == "basic"))
    state.gold[0], state.day, state.cycle = 4, 4, 4
    hold_science(state, 0, ["chest-red"])
    state.power[0] = 1
    assert answer(state, ("end",)).confirm is None, "the card scores already"
    state.power[0] = 0
    asks = answer(state, ("end",)).confirm
    assert asks is not None
    assert (asks.key, asks.args["points"]) == ("leave-gold-scientist", CARD_POINTS[SCIENCE.index("chest-red")])


def test_ending_without_the_basic_action_is_asked_once_more() -> None:
    state = at_turn("purser", 1, gold=0)
    end = answer(state, ("end",))
    assert end.kind == "loss"
    assert end.confirm is not None
    assert end.confirm.key == "skip-basic"


def test_a_turn_with_nothing_left_but_a_sale_ends_by_itself() -> None:
    state = at_turn("purser", 1, gold=0, own=cabin(storage=["white"]))
    do(state, ("basic",))
    assert GAME.forced(state) is None, "a treasure can be bought"
    state.gold[0] = 2
    assert verbs(state) == {"sell", "end"}
    assert GAME.forced(state) == (0, ("end",))


def test_a_turn_does_not_end_by_itself_where_something_is_left() -> None:
    def ready() -> NereusState:
        state = at_turn("purser", 1, gold=0, own=cabin(storage=["white"]))
        do(state, ("basic",))
        state.gold[0] = 2
        return state

    with_cards = ready()
    hold_science(with_cards, 0, ["chest-red"])
    with_cards.power[0] = 1
    assert GAME.forced(with_cards) is None, "whatever the cards are"
    with_hand = in_hand(ready(), "red")
    assert GAME.forced(with_hand) is None
    with_pair = ready()
    with_pair.cabins[0] = cabin(storage=["white", "white"], holds={"scientist": ["yellow"]})
    assert GAME.forced(with_pair) == (0, ("end",)), "the gem can be made in the next turn"
    with_pair.cabins[0] = cabin(storage=["white", "white"], holds={"scientist": ["yellow", "white"]})
    assert GAME.forced(with_pair) is None, "it would complete a hold before the next turn"
    last = ready()
    last.cycle, last.nth = 4, last.seats - 1
    assert GAME.forced(last) is None, "then something is drawn, and nobody could take back what led to it"
    last.nth, last.day = 0, 4
    assert GAME.forced(last) is None, "the last turn of the match"


def test_a_merchant_who_could_be_paid_by_selling_is_asked() -> None:
    state = at_turn("merchant", 2, gold=1, own=cabin(storage=["white"]))
    assert asked(state).label.key == "cannot-pay"
    assert GAME.forced(state) is None
    state.cabins[0] = cabin()
    assert GAME.forced(state) == (0, ("end",))


def test_another_turn_that_no_sale_could_pay_is_declined_by_itself() -> None:
    state = at_turn("explorer", 1, gold=0, own=cabin(storage=["white"]))
    state.explorers, state.nth, state.stage, state.explored = (0,), 0, 0, ()
    assert GAME.forced(state) is None, "a sale pays for it"
    state.explorers, state.nth, state.explored = (1, 2, 0), 2, (-1, -1)
    assert GAME.forced(state) == (0, ("decline",))
