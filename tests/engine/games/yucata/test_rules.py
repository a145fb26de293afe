"""The clauses of Yucata' one by one; RULES.md names them."""

from __future__ import annotations

from itertools import product

import pytest

from engine.core.chance import Scripted, seeded
from engine.core.errors import IllegalAction
from engine.core.playout import playout
from engine.core.question import Label
from engine.games.yucata import GAME
from engine.games.yucata.components import (
    CARDS,
    DARK,
    EMPTY,
    END,
    FIRST_STONE,
    LAYOUTS,
    PALE,
    RANDOM_DARK_SPACES,
    RECONSTRUCTED,
    RED,
    STONES,
)
from engine.games.yucata.model import FULL_HAND, YucataState
from engine.games.yucata.scoring import score
from engine.games.yucata.view import Play
from tests.support.games.yucata import dealt, hand_of, play, standing


def playable(state: YucataState) -> list[str]:
    """The cards that the seat to play may choose."""
    (seat,) = GAME.actors(state)
    return [str(action[1]) for action in GAME.legal(state, seat)]


def refused(state: YucataState, card: str) -> IllegalAction:
    """What the engine answers to a card that may not be played."""
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as caught:
        play(state, card)
    assert GAME.dump(state) == before
    return caught.value


# --- the set-up


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_named_layout_holds_all_stones_and_keeps_red_from_dark(layout: str) -> None:
    stones = LAYOUTS[layout]
    assert len(stones) == END + 1
    assert stones[:FIRST_STONE] == EMPTY * FIRST_STONE
    assert {kind: stones.count(kind) for kind in STONES} == STONES
    assert stones[END] == RED
    assert stones[END - 1] == PALE
    assert layout in RECONSTRUCTED


def test_the_random_layout_keeps_its_placing_rule_and_reaches_every_space() -> None:
    seen: set[int] = set()
    for seed in range(300):
        stones = GAME.setup(2, {"layout": "yazurika"}, seeded(seed)).stones
        assert {kind: stones.count(kind) for kind in STONES} == STONES
        assert stones[END] == RED
        assert stones[:FIRST_STONE] == EMPTY * FIRST_STONE
        dark = [space for space, stone in enumerate(stones) if stone == DARK]
        assert set(dark) <= set(RANDOM_DARK_SPACES) == set(range(FIRST_STONE, END - 1))
        seen |= set(dark)
    assert seen == set(RANDOM_DARK_SPACES)


def test_the_random_layout_draws_without_putting_back() -> None:
    state = GAME.setup(2, {"layout": "yazurika"}, Scripted(script=[1, *[0] * 8, 24]))
    assert [space for space, stone in enumerate(state.stones) if stone == DARK] == [5, 6, 7, 8, 9, 10, 11, 12, 37]
    assert state.turn == 1


@pytest.mark.parametrize("seats", GAME.players)
def test_the_lot_names_the_starting_player(seats: int) -> None:
    for starter in range(seats):
        state = GAME.setup(seats, {}, Scripted(script=[starter]))
        assert GAME.actors(state) == (starter,)
        assert GAME.opening(state)[0].args == {"layout": "basic", "seat": starter}
    with pytest.raises(ValueError, match="not below"):
        GAME.setup(seats, {}, Scripted(script=[seats]))


def test_everybody_starts_on_the_start_with_all_seven_cards() -> None:
    state = dealt(4)
    assert state.positions == [0, 0, 0, 0]
    assert GAME.view(state, None).cards_left == (7, 7, 7, 7)


# --- conservation


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("seats", "layout"), [*product(GAME.players, ("basic", "yazurika")), (3, "monzola")])
def test_no_stone_and_no_card_is_ever_lost_or_doubled(seats: int, layout: str, seed: int) -> None:
    played = [0] * seats

    def watch(state: YucataState, seat: int, action: tuple[str | int, ...], *_: object) -> None:
        played[seat] += 1
        lying = GAME.view(state, None).stones
        for kind, taken in ((PALE, state.pale), (DARK, state.dark), (RED, state.red)):
            assert lying.count(kind) + sum(taken) == STONES[kind]
        assert lying[: state.front + 1] == EMPTY * (state.front + 1)
        assert EMPTY not in lying[max(state.front + 1, FIRST_STONE) :]
        assert state.front == max(state.positions)
        left = 7 - played[seat] % 7
        over = not GAME.actors(state)
        assert state.hands[seat].bit_count() == (0 if over and left == 7 else left)
        held = state.hands[seat] >> CARDS.index(str(action[1])) & 1
        assert held == (state.hands[seat] == FULL_HAND)

    playout(GAME, seats, {"layout": layout}, seed, watch=watch)


# --- cards


@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5"])
def test_a_number_moves_so_many_spaces(card: str) -> None:
    state = standing(LAYOUTS["basic"], [8, 20], 0, effect="spear")
    play(state, card)
    assert state.positions == [8 + int(card), 20]


@pytest.mark.parametrize("positions", [[8, 20], [20, 8], [20, 20], [0, 20]])
def test_the_spear_goes_just_beyond_the_front_amulet(positions: list[int]) -> None:
    state = standing(LAYOUTS["basic"], positions, 0, effect="1")
    play(state, "spear")
    assert state.positions[0] == 21


def test_a_question_mark_copies_the_effect_and_not_the_distance() -> None:
    state = dealt(3)
    play(state, "5", "spear", "question")
    assert state.positions == [5, 6, 7]


def test_a_question_mark_after_a_question_mark_does_what_that_one_did() -> None:
    state = dealt(2)
    state.hands[1] = hand_of(["question"])
    play(state, "3")
    state.hands[0] = hand_of(["question"])
    play(state, "question", "question")
    assert state.positions == [6, 3]
    assert GAME.view(state, None).copies == "3"


def test_the_first_card_of_the_match_is_no_question_mark() -> None:
    state = dealt(2)
    assert playable(state) == ["1", "2", "3", "4", "5", "spear"]
    assert refused(state, "question").code == "question-mark-first"
    last = GAME.question(state, 0).answers[-1]
    assert last.action == ("play", "question")
    assert last.refusal == Label("question-mark-first", {"card": "question"})


def test_a_question_mark_may_be_the_first_card_of_a_player_and_of_a_later_hand() -> None:
    state = dealt(2)
    play(state, "1")
    assert "question" in playable(state)
    state = dealt(2)
    state.hands = [hand_of(["1"]), hand_of(["2"])]
    play(state, "1", "2")
    assert state.hands == [FULL_HAND, FULL_HAND]
    play(state, "question")
    assert state.positions[0] == 3


@pytest.mark.parametrize("card", CARDS)
def test_the_card_of_the_player_before_is_barred_while_there_is_a_choice(card: str) -> None:
    state = standing(LAYOUTS["basic"], [8, 20], 0, effect="1")
    state.face = CARDS.index(card)
    assert playable(state) == [other for other in CARDS if other != card]
    problem = refused(state, card)
    assert (problem.code, problem.values) == ("same-card", {"card": card})
    state.hands[0] = hand_of([card])
    assert playable(state) == [card]


def test_only_the_play_just_before_counts() -> None:
    state = dealt(3)
    play(state, "4", "2")
    assert playable(state) == ["1", "3", "4", "5", "spear", "question"]


def test_a_number_may_follow_the_question_mark_that_copied_it_but_no_other_question_mark() -> None:
    state = dealt(3)
    play(state, "4", "question")
    assert playable(state) == ["1", "2", "3", "4", "5", "spear"]
    play(state, "4")
    assert state.positions == [4, 4, 4]


def test_the_same_card_is_barred_across_picking_up() -> None:
    state = dealt(2)
    state.hands = [hand_of(["5"]), hand_of(["3"])]
    play(state, "5", "3")
    assert state.hands == [FULL_HAND, FULL_HAND]
    assert playable(state) == ["1", "2", "4", "5", "spear", "question"]


def test_all_seven_cards_come_back_after_the_seventh() -> None:
    state = dealt(2)
    told: list[tuple[int, str]] = []
    for first, second in zip(CARDS, (*CARDS[3:], *CARDS[:3]), strict=True):
        assert state.hands[0].bit_count() == state.hands[1].bit_count() == 7 - state.plays // 2
        for seat, card in enumerate((first, second)):
            told += [(state.plays, event.key) for event in GAME.apply(state, seat, ("play", card))]
    assert [(plays, key) for plays, key in told if key == "picked-up"] == [(13, "picked-up"), (14, "picked-up")]
    assert state.hands == [FULL_HAND, FULL_HAND]


def test_a_card_that_was_played_is_not_in_hand() -> None:
    state = dealt(2)
    play(state, "1", "2")
    problem = refused(state, "1")
    assert (problem.code, problem.values) == ("card-not-in-hand", {"card": "1"})
    with pytest.raises(IllegalAction, match="unknown-action"):
        GAME.apply(state, 0, ("play", "6"))


def test_the_turn_goes_round_the_table() -> None:
    state = GAME.setup(3, {}, Scripted(script=[2]))
    order: list[int] = []
    for card in ("1", "2", "3", "4"):
        order.append(GAME.actors(state)[0])
        play(state, card)
    assert order == [2, 0, 1, 2]


# --- stones and the end


def test_the_mover_takes_every_stone_beyond_the_front_amulet() -> None:
    state = standing(LAYOUTS["basic"], [8, 10], 0, effect="1")
    play(state, "5")
    assert (state.pale[0], state.dark[0]) == (1, 2)
    assert GAME.view(state, None).stones[:14] == EMPTY * 14


def test_who_moves_behind_the_front_amulet_or_onto_its_space_takes_nothing() -> None:
    for card, to in (("1", 9), ("2", 10)):
        state = standing(LAYOUTS["basic"], [8, 10], 0, effect="5")
        play(state, card)
        assert state.positions == [to, 10]
        assert (state.pale[0], state.dark[0], state.red[0]) == (0, 0, 0)


@pytest.mark.parametrize(("start", "card"), [(38, "1"), (38, "5"), (36, "4"), (38, "spear")])
def test_the_match_ends_at_once_on_the_temple(start: int, card: str) -> None:
    state = standing(LAYOUTS["basic"], [start, 10, 12], 0, effect="2")
    play(state, card)
    assert state.positions[0] == END
    assert GAME.actors(state) == ()
    assert sum(state.pale) + sum(state.dark) + sum(state.red) == 35
    for seat in range(3):
        assert GAME.legal(state, seat) == ()
        with pytest.raises(IllegalAction, match="game-over"):
            GAME.apply(state, seat, ("play", "1"))


@pytest.mark.parametrize("seats", GAME.players)
def test_no_player_has_more_than_eighteen_turns(seats: int) -> None:
    assert max(playout(GAME, seats, {}, seed)[1] for seed in range(80)) <= 18 * seats
    slow = dealt(2)
    while GAME.actors(slow):
        (seat,) = GAME.actors(slow)
        least = min(GAME.legal(slow, seat), key=lambda action: (_gain(slow, seat, str(action[1])), action))
        GAME.apply(slow, seat, least)
    assert slow.plays <= 36


def _gain(state: YucataState, seat: int, card: str) -> int:
    """How far a card would take an amulet."""
    (to,) = [prospect.to for prospect in GAME.view(state, seat).hand if prospect.card == card]
    assert to is not None
    return to - state.positions[seat]


# --- scoring


def test_dark_stones_cost_more_the_more_there_are() -> None:
    assert [score(25, dark, 0, floor=True).penalty for dark in range(10)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45]


def test_red_takes_one_dark_stone_away_and_nothing_else() -> None:
    assert score(10, 3, 1, floor=True).points == 10 - 3
    assert score(10, 0, 1, floor=True).points == 10


def test_the_floor_is_an_option_and_the_breakdown_adds_up() -> None:
    for floor, points in ((True, 0), (False, -3)):
        state = dealt(2, floor=floor)
        state.front = END
        state.pale, state.dark, state.red = [3, 22], [3, 6], [0, 1]
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.scores == (points, 7)
        assert dict(outcome.breakdown[0]) == {"pale": 3, "penalty": -6, "floor": points + 3}
        assert outcome.ranks == (2, 1)


def test_equal_scores_share_the_win() -> None:
    state = dealt(3)
    state.front = END
    state.pale, state.dark = [8, 9, 8], [0, 1, 1]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (8, 8, 7)
    assert outcome.ranks == (1, 1, 3)


# --- what is seen


def test_a_view_shows_what_everybody_played_and_so_what_everybody_has_left() -> None:
    state = dealt(3)
    play(state, "4", "question")
    for reader in (None, 0, 1, 2):
        view = GAME.view(state, reader)
        assert view.last_cards == ("4", "question", None)
        assert view.cards_left == (6, 6, 7)
        assert view.hands == (
            ("1", "2", "3", "5", "spear", "question"),
            ("1", "2", "3", "4", "5", "spear"),
            ("1", "2", "3", "4", "5", "spear", "question"),
        )
        assert (view.barred, view.copies, view.played) == ("question", "4", 2)
        assert [prospect.card for prospect in view.plays if prospect.refusal] == ["question"]
        assert view.last == Play(seat=1, card="question", start=0, to=4)
        own = [] if reader is None else [card for index, card in enumerate(CARDS) if state.hands[reader] >> index & 1]
        assert [prospect.card for prospect in view.hand] == own


def test_a_hand_promises_what_playing_then_does() -> None:
    for seed in range(6):
        state = playout(GAME, 3, {}, seed, actions=5 * seed)[0]
        for seat in range(3):
            acts = seat in GAME.actors(state)
            legal = GAME.legal(state, seat)
            for prospect in GAME.view(state, seat).hand:
                assert (prospect.refusal is not None) == (acts and ("play", prospect.card) not in legal)
                if acts and prospect.refusal is None:
                    twin = GAME.clone(state)
                    told = GAME.apply(twin, seat, ("play", prospect.card))[0].args
                    for fact in ("effect", "to", "pale", "dark", "red"):
                        assert told[fact] == getattr(prospect, fact)
                    assert GAME.view(twin, None).scores[seat].raw == prospect.score
                    assert prospect in GAME.view(state, None).plays


def test_before_the_first_card_a_question_mark_promises_nothing() -> None:
    for seat in range(2):
        prospect = GAME.view(dealt(2), seat).hand[-1]
        assert (prospect.card, prospect.effect, prospect.to) == ("question", None, None)


@pytest.mark.parametrize(
    ("dark", "red", "price"), [(0, 0, 1), (1, 0, 2), (2, 0, 3), (0, 1, 0), (1, 1, 1), (2, 1, 2), (8, 0, 9)]
)
def test_the_price_of_the_next_dark_stone_is_what_it_would_cost(dark: int, red: int, price: int) -> None:
    now, after = score(20, dark, red, floor=True), score(20, dark + 1, red, floor=True)
    assert now.next_dark == price == now.raw - after.raw


def test_the_course_has_everybodys_score_after_each_round() -> None:
    for seed in range(4):
        state, plays = playout(GAME, 3, {"floor": False}, seed)
        view = GAME.view(state, None)
        assert len(view.course) == -(-plays // 3)
        assert view.outcome is not None
        assert view.course[-1] == view.outcome.scores
