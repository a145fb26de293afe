"""What is common to all players, shown on the toy game with a small brain."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import engine.games
from engine import registry
from engine.__main__ import main
from engine.core.chance import Fast, seeded
from engine.core.errors import BadRecord, IllegalAction
from engine.core.event import Seat
from engine.core.playout import playout
from engine.players.brains import brain_of
from engine.players.choose import advise, choose
from engine.players.duel import duel, every_table, report, wilson
from engine.players.levels import GENTLE, GOOD, LEVELS, RANDOM, STRONG, UnknownLevel, decide, levels_of
from engine.players.search import PLACE, Arm, Search, play_on, prospects, win_chances
from engine.players.seeds import split
from engine.players.thoughts import whole
from tests.support import core_toy

HERE = Path(__file__).parent
TOY = Path(core_toy.__file__)


def _look_again() -> None:
    """The registry looks once a process; now there is something new."""
    registry.keys.cache_clear()
    registry.game.cache_clear()


def _offer(folder: Path, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    package = folder / "toy"
    package.mkdir()
    for name, source in files.items():
        (package / name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(engine.games, "__path__", [*engine.games.__path__, str(folder)])
    _look_again()


def _forget() -> None:
    for module in [name for name in sys.modules if name.startswith("engine.games.toy")]:
        del sys.modules[module]
    _look_again()


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The toy game with a brain."""
    _offer(tmp_path, {"__init__.py": TOY, "brain.py": HERE / "toy_brain.py"}, monkeypatch)
    yield registry.game("toy")
    _forget()


@pytest.fixture
def brainless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The toy game without one."""
    _offer(tmp_path, {"__init__.py": TOY}, monkeypatch)
    yield registry.game("toy")
    _forget()


def test_a_brain_is_found_in_the_folder_of_its_game(toy: Any) -> None:
    brain = brain_of(toy)
    assert brain is not None
    assert brain.game is toy
    assert levels_of(toy) == LEVELS


def test_a_game_without_a_brain_is_played_at_random_at_every_level(brainless: Any) -> None:
    assert brain_of(brainless) is None
    assert levels_of(brainless) == (RANDOM,)
    state, _ = playout(brainless, 2, {}, 1, actions=1)
    seat = brainless.actors(state)[0]
    for level in LEVELS:
        chosen = {decide(brainless, state, seat, level, seed).best for seed in range(60)}
        assert chosen == set(brainless.legal(state, seat)), level


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_follows_from_what_the_seat_knows_and_the_given_chance(toy: Any, level: str) -> None:
    for number in range(20):
        state, _ = playout(toy, 3, {}, number, actions=4)
        for seat in toy.actors(state):
            before = toy.dump(state)
            chosen = decide(toy, state, seat, level, number).best
            assert toy.dump(state) == before
            for other in range(5):
                world = toy.determinize(state, seat, Fast(at=split(77, other)))
                assert decide(toy, world, seat, level, number).best == chosen
                assert choose("toy", json.loads(json.dumps(toy.dump(world))), seat, level, number) == chosen


def test_strong_takes_what_wins_and_the_computer_tells_by_how_much(toy: Any) -> None:
    state = toy.setup(2, {}, seeded(1))
    state.points = [10, 4]
    assert decide(toy, state, 0, STRONG, 5).best == ("stop",)
    advice = advise("toy", toy.dump(state), 0)
    assert advice.best == ("stop",)
    first, *others = advice.alternatives
    assert (first.action, first.win, first.gap) == (("stop",), 1.0, 0.0)
    assert all(other.gap == pytest.approx(1.0 - other.win) for other in others)
    assert ("call",) not in [alternative.action for alternative in advice.alternatives]
    state.points, state.turn = [4, 10], 1
    assert advise("toy", toy.dump(state), 1).alternatives[0].win == 1.0, "that of the seat that is asked"


def test_only_random_players_blunder(toy: Any) -> None:
    result = duel(toy, RANDOM, GENTLE, 60, 2, {}, 1, lambda: 0.0)
    assert result.me.blunders["stop-behind"] > 5
    assert not result.them.blunders


def test_a_stronger_level_wins_more_often(toy: Any) -> None:
    """Whoever plays at random here may end the match when it is ahead, so nobody wins nearly always."""
    wins = {level: duel(toy, level, RANDOM, 80, 2, {}, 1, lambda: 0.0).wins for level in (RANDOM, GOOD, STRONG)}
    assert wins[RANDOM] + 8 < wins[GOOD]
    assert wins[RANDOM] + 8 < wins[STRONG]


def test_the_seat_is_rotated_over_the_same_seeds(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[str] = []
    deal = toy.deal

    def watched(seats: int, options: Any, chance: Any) -> Any:
        dealt.append(chance.seed.hex())
        return deal(seats, options, chance)

    monkeypatch.setattr(toy, "deal", watched)
    duel(toy, GOOD, RANDOM, 7, 3, {}, 1, lambda: 0.0)
    assert [dealt.index(seed) for seed in dealt] == [0, 0, 0, 3, 3, 3, 6]


def test_equals_at_one_table_win_once_a_match_whoever_is_looked_at(toy: Any) -> None:
    """Of one seed all seats are taken in turn, so with equal levels it is the same match seen from every seat."""
    seeds = 12
    result = duel(toy, GOOD, GOOD, 3 * seeds, 3, {}, 1, lambda: 0.0)
    assert result.wins == pytest.approx(seeds), "a shared win counts by its share"
    assert result.my_points == pytest.approx(result.their_points)
    assert len(result.them.milliseconds) == 2 * len(result.me.milliseconds)
    first, second, third = (duel(toy, GOOD, GOOD, matches, 3, {}, 1, lambda: 0.0) for matches in (1, 2, 3))
    others = (second.my_points - first.my_points, third.my_points - second.my_points)
    assert first.their_points == sum(others) / 2 != first.my_points


def test_decisions_are_timed_in_milliseconds_of_the_given_clock(toy: Any) -> None:
    ticks = count()
    result = duel(toy, GOOD, RANDOM, 2, 2, {}, 1, lambda: next(ticks) / 1000)
    assert result.me.milliseconds == pytest.approx([1.0] * len(result.me.milliseconds))
    result.me.milliseconds = [float(value) for value in range(101)]
    told = report(result)["me"]
    assert isinstance(told, dict)
    assert (told["ms_mean"], told["ms_p95"], told["ms_max"]) == (50.0, 95.0, 100.0)


def test_every_playout_has_a_chance_of_its_own(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    brain = brain_of(toy)
    assert brain is not None
    seen: set[int] = set()
    rule = brain.policy

    def watched(state: Any, seat: Seat, legal: Any, chance: Any) -> Any:
        seen.add(chance.at)
        return rule(state, seat, legal, chance)

    monkeypatch.setattr(brain, "policy", watched)
    advice = decide(toy, toy.setup(2, {}, seeded(1)), 0, STRONG, 1)
    assert len(seen) >= max(other.playouts for other in advice.alternatives) > 2


@pytest.mark.parametrize("well", [False, True])
def test_a_match_is_played_on_by_the_rule_or_by_good_players(well: bool) -> None:
    game = registry.game("yucata")
    brain = brain_of(game)
    assert brain is not None
    state, other = (game.setup(3, {}, seeded(2)) for _ in range(2))
    play_on(brain, state, 1, 1, 9, well=well)
    for _ in range(9):
        seat = game.actors(other)[0]
        legal = game.legal(other, seat)
        game.perform(other, seat, (brain.good if well else brain.policy)(other, seat, legal, Fast(at=1)))
    assert game.dump(state) == game.dump(other)
    wrong = game.setup(3, {}, seeded(2))
    play_on(brain, wrong, 1, 1, 9, well=not well)
    assert game.dump(wrong) != game.dump(state)


def test_every_option_is_rotated_with_the_seeds(toy: Any) -> None:
    calm, tired = ({"tired": choice, "third": False} for choice in (False, True))
    assert every_table(toy, 2, {}) == [calm, tired], "the other option is for three"
    assert every_table(toy, 2, {"tired": True}) == [tired]
    result = duel(toy, GOOD, RANDOM, 7, 3, {"third": False}, 1, lambda: 0.0, every_option=True)
    (wins, matches), (tired_wins, tired_matches) = result.groups["tired"][False], result.groups["tired"][True]
    assert (matches, tired_matches) == (4, 3), "all seats of one seed with one choice, then those of the next"
    assert wins + tired_wins == pytest.approx(result.wins)
    assert duel(toy, GOOD, RANDOM, 3, 3, {}, 1, lambda: 0.0).groups == {}


@pytest.mark.parametrize(
    ("key", "seats", "combinations"),
    [("gilded_compass", 2, 75), ("nereus", 2, 2), ("nereus", 3, 1), ("port_royal", 2, 20), ("yucata", 2, 20)],
)
def test_a_combination_that_changes_nothing_is_not_played_again(key: str, seats: int, combinations: int) -> None:
    assert len(every_table(registry.game(key), seats, {})) == combinations, (
        "levels and scale were measured over other options: CONTRIBUTING.md, an option of a game that is there"
    )


def test_a_search_without_time_answers_after_one_world(toy: Any) -> None:
    state = toy.setup(2, {}, seeded(1))
    advice = decide(toy, state, 0, STRONG, 1, lambda: True)
    assert [alternative.playouts for alternative in advice.alternatives] == [1, 1, 1]
    assert choose("toy", toy.dump(state), 0, STRONG, 1, seconds=0.0) in toy.legal(state, 0)


def test_a_search_ends_as_soon_as_all_others_are_clearly_worse(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brain_of(toy), "playouts", 600)
    state = toy.setup(2, {}, seeded(1))
    state.points = [10, 4]  # stopping wins for certain
    found = decide(toy, state, 0, STRONG, 1)
    assert found.best == ("stop",)
    assert sum(other.playouts for other in found.alternatives) < 500


def test_a_search_goes_on_while_two_actions_cannot_be_told_apart(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    state = toy.setup(2, {}, seeded(1))
    brain = brain_of(toy)
    assert brain is not None
    search = Search(brain, lambda _: toy.clone(state), 0, 1)

    def look(arm: Arm, number: int) -> Any:
        win = 0.4 + 0.2 * (number % 2 == (arm.action == ("odd",)))
        arm.add(win, win)

    monkeypatch.setattr(search, "look", look)
    odd, even = whole(search.race([("odd",), ("even",)], 600))
    assert len(odd.wins) + len(even.wins) == 600


def test_an_action_leaves_only_by_what_it_did_in_the_same_worlds_as_the_leader(
    toy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`unlucky` loses the first five worlds, as others do, and wins all later ones; `poor` is worse in each world."""
    state = toy.setup(2, {}, seeded(1))
    brain = brain_of(toy)
    assert brain is not None
    search = Search(brain, lambda _: toy.clone(state), 0, 1)

    def look(arm: Arm, number: int) -> Any:
        luck = 0.8 * (number * 7 % 5) / 4
        win = {"unlucky": 0.1 if number < 5 else 1.0, "steady": 0.3 + luck / 2, "poor": 0.2 + luck / 2}[
            str(arm.action[0])
        ]
        arm.add(win, win)

    monkeypatch.setattr(search, "look", look)
    arms = whole(search.race([("steady",), ("unlucky",), ("poor",)], 120))
    assert arms[0].action == ("unlucky",)
    assert arms[-1].action == ("poor",)
    assert len(arms[-1].wins) == 8 < len(arms[0].wins), "what is always worse by as much is known to be so"


def test_where_nothing_can_be_won_any_more_the_place_counts(toy: Any) -> None:
    brain = brain_of(toy)
    assert brain is not None
    state = toy.setup(3, {}, seeded(1))
    state.over = True
    state.points = [9, 5, 3]
    second = prospects(brain, state, 1)
    state.points = [9, 2, 3]
    last = prospects(brain, state, 1)
    assert (second[0], last[0]) == (0.0, 0.0)
    assert second[1] == pytest.approx(PLACE / 2, abs=1e-4)
    assert last[1] == pytest.approx(0.0, abs=1e-4)
    state.points = [9, 9, 3]
    assert prospects(brain, state, 1)[0] == 0.5


def test_the_win_is_shared_at_the_end_and_follows_the_lead_before(toy: Any) -> None:
    brain = brain_of(toy)
    assert brain is not None
    state = toy.setup(2, {}, seeded(1))
    assert win_chances(brain, state)[0] > 0.5  # its turn is worth something
    state.points = [9, 3]
    lead = win_chances(brain, state)
    assert 0.8 < lead[0] < 1
    assert sum(lead) == pytest.approx(1.0)
    state.points, state.over = [9, 9], True
    assert win_chances(brain, state) == [0.5, 0.5]


def test_the_interval_of_a_share_of_wins() -> None:
    assert wilson(77, 100) == pytest.approx((0.678, 0.842), abs=1e-3)
    assert wilson(0, 10)[0] == pytest.approx(0.0)


def test_wrong_questions_are_refused(toy: Any) -> None:
    state = toy.setup(2, {}, seeded(1))
    with pytest.raises(UnknownLevel):
        choose("toy", toy.dump(state), 0, "brilliant", 1)
    with pytest.raises(IllegalAction, match="not-your-turn"):
        choose("toy", toy.dump(state), 1, GOOD, 1)
    with pytest.raises(BadRecord, match="bad-state"):
        choose("toy", {"seats": 2}, 0, GOOD, 1)
    with pytest.raises(registry.UnknownGame):
        choose("chess", {}, 0, GOOD, 1)


def test_duel_prints_one_line_of_json(toy: Any, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "duel",
        "toy",
        "--me",
        GOOD,
        "--them",
        RANDOM,
        "--matches",
        "4",
        "--seats",
        "3",
        "--option",
        "tired=on",
        "--option",
        "third=off",
        "--every-option",
    ]
    assert main(arguments) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["matches"], told["seats"], told["options"]) == (4, 3, {"tired": True, "third": False})
    won = [round(4 * told["win_rate"], 2), 4]
    assert told["by_option"] == {"tired": {"True": won}, "third": {"False": won}}
    low, high = told["interval_95"]
    assert low <= told["win_rate"] <= high
    assert told["me"]["decisions"] > 0
    assert told["me"]["ms_mean"] <= told["me"]["ms_max"]
    assert main(["duel", "toy", "--me", GOOD, "--them", RANDOM, "--matches", "1", "--seats", "7"]) == 2
    assert "bad-seats" in capsys.readouterr().err
