"""The worked cases of `vectors.toml`, played through the engine."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Scripted
from engine.games.yucata import GAME
from engine.games.yucata.components import CARDS, EMPTY, FIRST_STONE, LAYOUTS
from engine.games.yucata.model import YucataState
from engine.games.yucata.scoring import score
from tests.support.games.yucata import dealt, hand_of, standing

VECTORS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("vectors.toml").read_text(encoding="utf-8"))


def each(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", VECTORS[kind], ids=lambda case: case["id"])


def laid(layout: str) -> str:
    """The stones of a layout of the game, or of the one that only these cases use."""
    return EMPTY * FIRST_STONE + VECTORS["red_inside"]["stones"] if layout == "test_red_inside" else LAYOUTS[layout]


@each("move")
def test_one_play(case: dict[str, Any]) -> None:
    """The previous card is chosen so that the play is legal; its effect is what the case says."""
    mover: int = case["mover"]
    state = standing(laid(case["layout"]), case["positions"], mover, effect=case["effect_before"])
    view = GAME.view(state, mover)
    (promised,) = [prospect for prospect in view.hand if prospect.card == case["card"]]
    before = (state.pale[mover], state.dark[mover], state.red[mover])
    events = GAME.apply(state, mover, ("play", case["card"]))
    after = (state.pale[mover], state.dark[mover], state.red[mover])
    taken = [now - then for now, then in zip(after, before, strict=True)]
    assert (promised.to, promised.effect) == (case["to"], case["effect"])
    assert [promised.pale, promised.dark, promised.red] == case["taken"] == taken
    assert state.positions[mover] == case["to"]
    assert CARDS[state.effect] == case["effect"]
    assert (GAME.actors(state) == ()) == case["ends"] == (GAME.outcome(state) is not None)
    assert [event.key for event in events] == ["played", "ended"][: 1 + case["ends"]]
    assert [events[0].args[kind] for kind in ("pale", "dark", "red")] == taken
    others = [seat for seat in range(state.seats) if seat != mover]
    assert [state.positions[seat] for seat in others] == [case["positions"][seat] for seat in others]


@each("playable")
def test_which_cards_may_be_played(case: dict[str, Any]) -> None:
    state = dealt(2)
    state.hands[0] = hand_of(case["hand"])
    if case["face_before"]:
        state.face = CARDS.index(case["face_before"])
        state.effect = CARDS.index("4")
    assert [action[1] for action in GAME.legal(state, 0)] == [card for card in CARDS if card in case["cards"]]


@each("score")
def test_what_stones_are_worth(case: dict[str, Any]) -> None:
    pale, dark, red = case["stones"]
    found = score(pale, dark, red, floor=True)
    assert (found.dark_left, found.penalty, found.raw, found.points) == (
        case["dark_left"],
        case["penalty"],
        case["raw"],
        case["score"],
    )
    assert score(pale, dark, red, floor=False).points == case["raw"]


@each("winners")
@pytest.mark.parametrize("floor", [True, False])
def test_who_wins(case: dict[str, Any], floor: bool) -> None:
    state = finished(case["stones"], floor)
    outcome = GAME.outcome(state)
    assert outcome is not None
    sign = "" if floor else "signed_"
    assert list(outcome.scores) == case[f"{sign}scores"]
    assert [seat for seat, rank in enumerate(outcome.ranks) if rank == 1] == case[f"{sign}winners"]


def finished(stones: list[list[int]], floor: bool) -> YucataState:
    """A match that has just ended with these stones."""
    state = dealt(len(stones), floor=floor)
    state.front = state.positions[0] = 39
    for seat, (pale, dark, red) in enumerate(stones):
        state.pale[seat], state.dark[seat], state.red[seat] = pale, dark, red
    return state


@pytest.mark.parametrize("layout", ["basic", "monzola"])
def test_how_many_lines_of_play_there_are(layout: str) -> None:
    (case,) = VECTORS["lines"]
    level = [dealt(case["players"], layout=layout)]
    for expected in case["counts"]:
        further: list[YucataState] = []
        for state in level:
            (seat,) = GAME.actors(state)
            for action in GAME.legal(state, seat):
                twin = GAME.clone(state)
                GAME.perform(twin, seat, action)
                further.append(twin)
        assert len(further) == expected
        level = further


@each("match")
def test_a_whole_match(case: dict[str, Any]) -> None:
    state = GAME.setup(case["players"], {"layout": case["layout"]}, Scripted(script=[0]))
    rows = zip(case["plays"], case["effects"], case["to"], case["taken"], strict=True)
    for number, (card, effect, to, taken) in enumerate(rows):
        seat = number % case["players"]
        assert GAME.actors(state) == (seat,)
        played = GAME.apply(state, seat, ("play", card))[0].args
        assert (played["seat"], played["effect"], played["to"]) == (seat, effect, to)
        assert f"{played['pale']}/{played['dark']}/{played['red']}" == taken
    outcome = GAME.outcome(state)
    assert outcome is not None
    stones = [list(three) for three in zip(state.pale, state.dark, state.red, strict=True)]
    assert stones == case["stones"]
    assert list(outcome.scores) == case["scores"]
    assert [line.raw for line in GAME.view(state, None).scores] == case["raw"]
    assert [seat for seat, rank in enumerate(outcome.ranks) if rank == 1] == case["winners"]
