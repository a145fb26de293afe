"""Long thoughts in the processes that think: in pieces, with whatever else is asked for in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import pytest

from bot.services.processes import thinking
from bot.services.processes.computers import Computers
from bot.services.processes.thinking import NOT_YET, answered, asked, done
from engine import registry
from engine.core.chance import Fast, seeded
from engine.core.event import Seat
from engine.players.choose import advise, choose
from engine.players.review import follow
from engine.players.seek import Glimpse, glimpsed
from tests.support.brains import hurry_the_judge

P = ParamSpec("P")
T = TypeVar("T")


def opening(key: str = "yucata", seats: int = 2) -> tuple[str, object, Seat]:
    """A game, a world of whoever begins a match of it, and that seat."""
    game = registry.game(key)
    state = game.setup(seats, {}, seeded(5))
    seat = game.actors(state)[0]
    return key, game.dump(game.determinize(state, seat, Fast(at=1))), seat


def in_pieces(job: Callable[P, T], *given: P.args, **named: P.kwargs) -> tuple[T, int]:
    """What comes of a job when it is asked for again and again, and how often that was."""
    order, pieces = asked(job, *given, **named), 1
    while (answer := done(order)) == NOT_YET:
        pieces += 1
    return answered(job, answer), pieces


@pytest.fixture
def _by_the_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every piece is a step of a thought."""
    hurry_the_judge(monkeypatch)
    monkeypatch.setattr(thinking, "PIECE_SECONDS", 0.0)


@pytest.mark.usefixtures("_by_the_piece")
def test_a_long_thought_goes_on_when_it_is_asked_for_again_and_lets_others_in() -> None:
    hint = asked(advise, *opening())
    turn = asked(choose, *opening(), "good", 7)
    pieces = 0
    while (answer := done(hint)) == NOT_YET:
        assert answered(choose, done(turn)) == choose(*opening(), "good", 7)
        pieces += 1
    assert pieces > 4
    assert answered(advise, answer) == advise(*opening())


@pytest.mark.usefixtures("_by_the_piece")
def test_a_thought_that_was_forgotten_begins_anew_and_finds_the_same() -> None:
    hint = asked(advise, *opening())
    assert done(hint) == NOT_YET
    thinking._begun.clear()  # pyright: ignore[reportPrivateUsage]
    while (answer := done(hint)) == NOT_YET:
        pass
    assert answered(advise, answer) == advise(*opening())


@pytest.mark.usefixtures("_by_the_piece")
@pytest.mark.parametrize(("key", "seed"), [("nereus", 5), ("yucata", 2)])
def test_one_position_of_a_match_is_looked_at_in_pieces(key: str, seed: int) -> None:
    """What a review and the search for puzzles do with it, to the bit what comes of it in one go."""
    seen, pieces = Glimpse(0), 0
    while seen.record is None:
        looked = key, 3 if key == "yucata" else 2, seed, seen.done, 0.0
        now, seen = in_pieces(glimpsed, *looked), glimpsed(*looked)
        assert now[0] == seen
        pieces = max(pieces, now[1])
    assert pieces > 4
    before = len(seen.record.actions) - 2
    found, pieces = in_pieces(follow, seen.record, before, 0.0)
    assert found == follow(seen.record, before, 0.0)
    assert len(found) == 1
    assert pieces > 4


def test_a_piece_is_over_by_the_clock_where_others_have_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PIECE_SECONDS", 1e9)
    monkeypatch.setattr(thinking, "LONGEST_SECONDS", 0.0)
    hurry_the_judge(monkeypatch)
    found, pieces = in_pieces(advise, *opening())
    assert found == advise(*opening())
    assert pieces > 4


async def test_a_computer_plays_while_a_hint_is_thought_of() -> None:
    """With one process: the turn that is asked for later comes first."""
    computers = Computers(1)
    order: list[str] = []

    async def hint() -> None:
        for key in ("port_royal", "gilded_compass"):
            await computers.advise(*opening(key, 4))
        order.append("hint")

    async def turn() -> None:
        await asyncio.sleep(0)
        await computers.choose(*opening(), "good", 7)
        order.append("turn")

    try:
        await asyncio.gather(hint(), turn())
    finally:
        await computers.close()
    assert order == ["turn", "hint"]
