"""The end: science cards by the best assignment, gold, tie-breaks."""

from __future__ import annotations

from itertools import pairwise, permutations

from engine.core.chance import Fast, seeded
from engine.core.playout import playout
from engine.games.nereus import GAME
from engine.games.nereus.cabin import Cabin
from engine.games.nereus.components import CARD_CHEST, CARD_HOLDS, CARD_POINTS, CARD_STORED, COPIES, GEM, SCIENCE
from engine.games.nereus.model import OVER
from engine.games.nereus.scoring import best_cards, card_points, finish, outcome
from tests.support.games.nereus import at_cycle, cabin, hold_science


def by_trying_all(own: Cabin, power: int, cards: list[int]) -> int:
    """The most that science cards can score, by playing them in every order with every use of gems."""
    best = 0
    for order in permutations(cards, min(power, len(cards))):
        storage, gems, chest, points = list(own.storage), own.gems, [True] * len(own.chest), 0
        for card in order:
            stored, in_chest = CARD_STORED[card], CARD_CHEST[card]
            if stored is not None:
                if storage[stored]:
                    storage[stored] -= 1
                elif gems:
                    gems -= 1
                else:
                    continue
            elif in_chest is not None:
                if in_chest >= len(chest) or not chest[in_chest]:
                    continue
                chest[in_chest] = False
            elif not CARD_HOLDS[card] or CARD_HOLDS[card] & ~own.done:
                continue
            points += CARD_POINTS[card]
        best = max(best, points)
    return best


def test_the_best_assignment_is_found() -> None:
    chance = Fast(at=7)
    pack = [card for card, copies in enumerate(COPIES) for _ in range(copies)]
    for _ in range(400):
        own = Cabin(
            holds=cabin().holds,
            done=chance.below(128),
            chest=tuple(range(chance.below(7))),
            storage=tuple(chance.below(3) for _ in range(GEM)),
            gems=chance.below(4),
        )
        cards = [pack[chance.below(len(pack))] for _ in range(5)]
        power = chance.below(6)
        used = best_cards(own, power, cards)
        assert card_points(used) == by_trying_all(own, power, cards)
        assert len(used) <= power


def test_the_score_sheet_of_a_finished_match() -> None:
    state = at_cycle(2)
    state.phase = OVER
    state.cabins = [
        cabin(done=["captain", "merchant"], chest=["white", "yellow"], storage=["red"], gems=1),
        cabin(storage=["white"]),
    ]
    state.vp = [12 + 5 + 1 + 2 + 3 + 5, 0]
    state.boatswain_vp[0], state.merchant_vp[0] = 3, 5
    state.gold = [4, 0]
    state.power = [2, 0]
    hold_science(state, 0, ["stored-red", "stored-black", "captain-done"])
    hold_science(state, 1, ["stored-white"])
    finish(state, [])
    result = outcome(state)
    assert dict(result.breakdown[0]) == {
        "holds": 17,
        "chest": 3,
        "boatswain": 3,
        "merchant": 5,
        "science": 13,
        "gold": 2,
    }
    assert [SCIENCE[card] for card in state.sheets[0]] == ["stored-black", "stored-red"]
    assert result.scores == (43, 0), "two gold for the white treasure are not five, and a card needs power"
    assert result.ranks == (1, 2)


def test_ties_go_to_complete_holds_then_to_treasures_in_holds_then_are_shared() -> None:
    state = at_cycle(4)
    state.phase = OVER
    state.sheets = ((),) * 4
    state.vp = [10, 10, 10, 10]
    state.gold = [0] * 4
    state.cabins = [
        cabin(done=["merchant"], holds={"captain": ["red"]}),
        cabin(done=["purser"], holds={"captain": ["red", "gem"]}),
        cabin(holds={"captain": ["red", "green", "black"]}),
        cabin(done=["pilot"], holds={"purser": ["red", "gem"]}),
    ]
    assert outcome(state).ranks == (3, 1, 4, 1)


def test_projections_meet_the_result() -> None:
    for seed in range(4):
        state, _ = playout(GAME, 3, {}, seed)
        result = GAME.outcome(state)
        assert result is not None
        for reader in (None, 0, 1, 2):
            players = GAME.view(state, reader).players
            assert [player.projected.low for player in players] == list(result.scores)
            assert [player.projected.high for player in players] == list(result.scores)


def test_two_players_without_the_neutral_player_use_the_small_side() -> None:
    state = GAME.setup(2, {"neutral": False}, seeded(3))
    assert (state.side, GAME.setup(4, {}, seeded(3)).side) == ("small", "large")


def test_the_course_has_everybodys_points_after_each_cycle() -> None:
    state, _ = playout(GAME, 3, {}, 2)
    course = GAME.view(state, None).course
    assert len(course) == 16
    assert course[-1] == tuple(state.vp), "the points before science cards and gold"
    for before, after in pairwise(course):
        assert all(earlier <= later for earlier, later in zip(before, after, strict=True))
