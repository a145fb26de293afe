"""Long thoughts in the processes that think: in pieces, with whatever else is asked for in between."""

from __future__ import annotations

import asyncio

import pytest

from bot.services.processes import thinking
from bot.services.processes.computers import Computers
from bot.services.processes.thinking import NOT_YET, answered, asked, done
from engine import registry
from engine.core.chance import Fast, seeded
from engine.core.event import Seat
from engine.players.choose import advise, choose
from tests.support.brains import hurry_the_judge


def opening(key: str = "yucata", seats: int = 2) -> tuple[str, object, Seat]:
    """A game, a world of whoever begins a match of it, and that seat."""
    game = registry.game(key)
    state = game.setup(seats, {}, seeded(5))
    seat = game.actors(state)[0]
    return key, game.dump(game.determinize(state, seat, Fast(at=1))), seat


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
