"""Standing answers: crew cards of the day, plain turns, and the steps that end a turn."""

from __future__ import annotations

from functools import partial

from engine.core.chance import seeded
from engine.games.nereus import GAME
from engine.games.nereus.components import COLOURS, CREW, GEM_SPACES, STORAGE_PAIR
from engine.games.nereus.model import NEUTRAL
from engine.games.nereus.standing import STANDING
from tests.support import standing
from tests.support.games.nereus import at_cycle, at_turn, cabin, do, mark, reveal, verbs
from tests.support.standing import ASKED

given, bad = partial(standing.given, GAME), partial(standing.bad, GAME)
says, after = partial(standing.says, GAME), partial(standing.after, GAME)


def test_crew_cards_are_given_for_the_cycles_that_are_left() -> None:
    state = at_cycle(3)
    day = given(state, 0, "crew", first="purser", second="merchant", third="scientist", fourth="captain")
    assert says(state, 0, day) == ("crew", "purser")
    left = after(state, 0, day)
    assert left is not None
    assert STANDING.facts(left)["cards"] == ("merchant", "scientist", "captain"), "what is told of it"
    assert bad(state, 0, "crew", first="purser") == "standing-out-of-range", "it is chosen already"
    for seat in (1, 2):
        GAME.apply(state, seat, ("crew", "purser"))
    for seat in range(3):
        do(state, ("space", seat + 1), ("basic",), ("end",), seat=seat)
    assert says(state, 0, left) == ("crew", "merchant")


def test_the_order_ends_with_the_day_and_where_the_row_is_begun() -> None:
    state = at_cycle(3)
    day = given(state, 0, "crew", first="pilot", row="first")
    mark(state, "pilot", 1)
    assert says(state, 0, day) == "row-taken"
    mark(state, "pilot", NEUTRAL)
    assert says(state, 0, day) == "row-taken", "the neutral player counts"
    state.day += 1
    assert says(state, 0, day) is None


def test_a_crew_card_twice_is_refused_and_nothing_is_offered_after_the_last_choice() -> None:
    state = at_cycle(3)
    assert bad(state, 0, "crew", first="pilot", second="pilot") == "standing-crew-twice"
    state.cycle = 4
    reveal(state, "purser")
    assert bad(state, 0, "crew", first="pilot") == "standing-too-late"


def test_a_plain_turn_goes_from_the_marker_to_the_end() -> None:
    state = at_turn("purser")
    plain = given(state, 0, "plain", space="2")
    for action in (("space", 1), ("basic",), ("end",)):
        assert says(state, 0, plain) == action
        do(state, action)
    late = at_turn("purser")
    mark(late, "purser", 1, 2)
    assert says(late, 0, plain) == ASKED, "further to the right than was said"
    sailing = at_turn("captain")
    assert says(sailing, 0, plain) == ASKED


def test_a_plain_turn_that_cannot_be_done_is_not_begun() -> None:
    """Neither a merchant without the gold for the space, nor a scientist whose power is full, nor a choice."""
    poor = at_turn("merchant", gold=1)
    assert says(poor, 0, given(poor, 0, "plain")) == ASKED
    poor.gold[0] = 2
    assert says(poor, 0, given(poor, 0, "plain")) == ("space", 1)
    learned = at_turn("scientist", power=5)
    assert says(learned, 0, given(learned, 0, "plain")) == ASKED
    mark(learned, "scientist", 1)
    assert says(learned, 0, given(learned, 0, "plain")) == ("space", 2), "it draws a card"
    either = at_turn("scientist", seats=3)
    mark(either, "scientist", 1, 2)
    assert {("space", 3), ("act", 3, "power"), ("act", 3, "card")} <= set(GAME.legal(either, 0))
    assert says(either, 0, given(either, 0, "plain")) == ASKED


def test_a_plain_turn_ends_only_after_its_basic_action() -> None:
    state = at_turn("merchant", 1, gold=1)
    plain = given(state, 0, "plain")
    assert ("end",) in GAME.legal(state, 0)
    assert says(state, 0, plain) == ASKED, "placed by hand, and nothing was traded"
    sold = at_turn("merchant", 1, own=cabin(storage=["white"]))
    do(sold, ("gold",), ("sell", "white"))
    assert says(sold, 0, plain) == ASKED, "the sale has closed the crew's actions"


def test_a_turn_does_not_end_before_a_sale_that_may_pay_for_its_action() -> None:
    state = at_turn("merchant", 1, own=cabin(storage=["white"]), gold=1)
    ending = given(state, 0, "end")
    assert verbs(state) == {"sell", "end"}
    assert says(state, 0, ending) == ASKED
    state.cabins[0] = cabin()
    assert says(state, 0, ending) == ("end",)


def test_the_additional_turn_is_not_declined_with_treasures_in_hand() -> None:
    state = at_turn("explorer", 1, gold=9)
    state.cycle, state.nth = 4, 3
    do(state, ("end",))
    always = given(state, 0, "extra", price="0")
    state.hand[0] = 1
    assert says(state, 0, always) == ASKED, "they would be lost"
    state.hand[0] = 0
    assert says(state, 0, always) == ("decline",)


def test_what_a_scientist_has_drawn_by_hand_is_looked_at_before_the_turn_ends() -> None:
    for by_hand in (("gold", "card"), ("enhanced",)):
        state = at_turn("scientist", 1, own=cabin(done=["scientist"]), science=["row", "draw-two"], draws=[5])
        plain = given(state, 0, "plain")
        do(state, ("basic",), by_hand)
        if by_hand == ("enhanced",):
            do(state, ("drop", "row"))
        state.power[0], state.ready = 0, 0
        assert ("end",) in GAME.legal(state, 0)
        assert says(state, 0, plain) == ASKED


def test_a_science_card_that_was_drawn_is_looked_at_before_the_turn_ends() -> None:
    state = at_turn("scientist", 2, draws=[2])
    plain = given(state, 0, "plain")
    assert says(state, 0, plain) == ("basic",)
    do(state, ("basic",))
    assert says(state, 0, plain) == ASKED
    other = at_turn("scientist", 1)
    do(other, ("basic",))
    assert says(other, 0, plain) == ("end",)


def test_before_a_science_card_is_exchanged_the_seat_is_asked() -> None:
    own = cabin(done=["scientist"])
    state = at_turn("scientist", 1, own=own, science=["row", "row", "draw-two"])
    plain = given(state, 0, "plain")
    do(state, ("basic",))
    assert ("enhanced",) in GAME.legal(state, 0)
    assert says(state, 0, plain) == ASKED


def test_an_additional_turn_is_played_by_hand() -> None:
    state = at_turn("explorer", 1, gold=9)
    state.cycle, state.nth = 4, 3
    plain = given(state, 0, "plain")
    do(state, ("end",), ("extra", "purser"))
    assert ("space", 1) in GAME.legal(state, 0)
    assert says(state, 0, plain) == ASKED


def test_what_fits_nowhere_is_not_lost_by_itself() -> None:
    first = COLOURS[0]
    state = at_turn("purser", 1)
    do(state, ("basic",))
    state.gold[0] = 0
    ending = given(state, 0, "end")
    state.hand[0] = 1
    state.cabins[0] = cabin(chest=COLOURS, storage=[first] * STORAGE_PAIR, gems=GEM_SPACES, done=CREW)
    assert verbs(state) <= {"sell", "end"}
    assert says(state, 0, ending) == ASKED


def test_a_turn_with_nothing_but_selling_left_ends() -> None:
    own = cabin(storage=["white"])
    state = at_turn("purser", 1, own=own)
    ending = given(state, 0, "end")
    assert says(state, 0, ending) == ASKED
    do(state, ("basic",))
    state.gold[0] = 0
    assert ("sell", "white") in GAME.legal(state, 0)
    assert says(state, 0, ending) == ("end",)
    state.cabins[0] = cabin(storage=["white", "white"])
    assert says(state, 0, ending) == ASKED, "a gem could be made"


def test_what_is_in_hand_goes_where_the_first_answer_puts_it_but_nothing_is_drawn_for_it() -> None:
    state = at_turn("purser", 1)
    do(state, ("basic",))
    state.gold[0] = 0
    stow = given(state, 0, "stow", stowing="best")
    assert says(state, 0, stow) == ASKED
    state.hand[1] += 1
    first = next(answer for answer in GAME.question(state, 0).legal() if answer.action[0] == "stow")
    assert says(state, 0, stow) == first.action
    into = given(state, 0, "stow", stowing="storage")
    assert says(state, 0, into) == ("stow", "yellow", "storage")


def test_the_seat_is_asked_where_a_later_piece_of_the_hand_would_draw() -> None:
    state = at_turn("purser", 1, own=cabin(chest=COLOURS[:1]))
    do(state, ("basic",))
    state.gold[0] = 0
    stow = given(state, 0, "stow", stowing="best")
    state.hand[1] = 1
    assert says(state, 0, stow)[0] == "stow", "the next place of the chest draws nothing"
    state.hand[2] = 1
    assert says(state, 0, stow) == ASKED, "the one after it does"


def test_the_additional_turn_is_declined_from_a_price_on() -> None:
    state = at_turn("explorer", 1, gold=9)
    state.cycle, state.nth = 4, 3
    do(state, ("end",))
    assert says(state, 0, given(state, 0, "extra", price="0")) == ("decline",)
    assert says(state, 0, given(state, 0, "extra", price="2")) == ("decline",)
    assert says(state, 0, given(state, 0, "extra", price="3")) == ASKED, "it costs 2"


def test_nothing_is_offered_before_the_first_day_and_after_the_last() -> None:
    state = GAME.setup(3, {}, seeded(1))
    assert STANDING.kinds(GAME.view(state, 0)) == ()
