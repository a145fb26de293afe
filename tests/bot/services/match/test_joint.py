"""One press that decides twice: what may be decided together, and that nothing ever takes half of it back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.db import history as history_rows
from bot.services.errors import Broken, Refused
from bot.services.match.joint import next_question
from bot.services.table.scene import Table
from bot.services.upkeep.verify import verify
from bot.ui.press.house import House
from engine import registry
from engine.core import match as record
from engine.core.chance import Fast, seeded
from engine.core.playout import random_action
from tests.support.joint import leading
from tests.support.model.promises import Stored, one_press
from tests.support.tables import house_at, user_of

KEYS = [game.key for game in registry.games()]


async def verbs(house: House, match_id: int) -> list[Any]:
    """The verbs of the actions that count."""
    return [step.action[0] for step in record.live(await house.tables.history(match_id))]


def whole(house: House, match_id: int) -> None:
    """No half of a press counts."""
    one_press(Stored(house.tables.db.path).history(match_id))


@pytest.mark.parametrize("key", KEYS)
def test_only_what_its_seat_is_asked_at_once_and_nothing_new_may_be_decided_together(key: str) -> None:
    game, policy, found, promised = registry.game(key), Fast(at=3), 0, False
    state = game.setup(game.players[-1], {}, seeded(7))
    for _ in range(60):
        if not (asked := game.actors(state)):
            break
        seat = asked[policy.below(len(asked))]
        for answer in game.question(state, seat).legal()[:12]:
            promised |= answer.leads
            before = game.dump(state)
            assert next_question(game, state, seat, msgspec.structs.replace(answer, leads=False)) is None
            led = next_question(game, state, seat, msgspec.structs.replace(answer, leads=True))
            assert game.dump(state) == before, "it is only looked at"
            after = game.clone(state)
            step = record.act(game, after, seat, answer.action)
            free = not step.reveals and game.actors(after) == (seat,) and game.forced(after) is None
            assert (led is not None) == free
            if led is not None:
                found += 1
                assert led.legal == game.legal(after, seat)
                assert led.question == game.question(after, seat)
        game.apply(state, seat, random_action(game, state, seat, policy))
        while (forced := game.forced(state)) is not None:
            game.apply(state, *forced)
    assert found or not promised


async def test_what_does_not_follow_is_not_decided_and_neither_is_the_first_half(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, seat, index = await leading(house)
        answer = next(one for one in table.question(seat).legal() if one.action == table.legal(seat)[index])
        led = next_question(table.game, table.state, seat, answer)
        assert led is not None
        for then in (-1, len(led.legal), 99):
            with pytest.raises(Refused, match="no-such-choice"):
                await house.match.steps.act(table.row.id, user_of(seat), table.row.revision, index, then)
        draw = next(n for n, action in enumerate(table.legal(seat)) if action[0] == "draw")
        with pytest.raises(Refused, match="no-such-choice"):
            await house.match.steps.act(table.row.id, user_of(seat), table.row.revision, draw, 0)
        assert (await house.tables.load(table.row.id)).row.revision == table.row.revision


async def both(house: House, nth: int = 0) -> tuple[Table, Table, int]:
    """A match before and after a press that has decided twice, and the seat whose person pressed."""
    table, seat, index = await leading(house, 3, nth)
    await house.match.steps.act(table.row.id, user_of(seat), table.row.revision, index, 0)
    after = await house.tables.load(table.row.id)
    lines = (await house.tables.history(table.row.id))[table.row.revision :]
    assert [line.joined for line in lines if line.kind == "act"] == [False, True]
    return table, after, seat


async def test_the_table_takes_back_both_halves_of_a_press(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        before, after, seat = await both(house)
        (other,) = after.actors()
        assert other != seat
        await house.match.steps.act(after.row.id, user_of(other), after.row.revision, 0)
        with pytest.raises(Refused, match="nothing-to-undo"):
            await house.match.steps.undo(after.row.id, user_of(seat), after.row.revision + 1)
        vote = await house.match.votes.ask(after.row.id, "undo", user_of(seat))
        for voter in {0, 1, 2} - {seat}:
            await house.match.votes.cast(after.row.id, vote.id, user_of(voter), "yes", "x")
        back = await house.tables.load(after.row.id)
        assert back.game.dump(back.state) == before.game.dump(before.state)
        whole(house, after.row.id)


async def test_who_brings_a_broken_match_back_takes_back_both_halves_of_a_press(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        before, after, _ = await both(house)
        await house.trouble.set_aside(Broken(after.row.id, "view"))
        back = await house.match.recovery.roll_back(after.row.id, user_of(0), manager=True)
        assert back.game.dump(back.state) == before.game.dump(before.state)
        whole(house, after.row.id)


async def test_a_press_that_decided_twice_can_be_taken_back_and_done_again_and_replays(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        before, after, seat = await both(house, 10)
        match_id = after.row.id
        for _ in range(3):
            await house.match.steps.undo(match_id, user_of(seat), after.row.revision)
            back = await house.tables.load(match_id)
            assert back.game.dump(back.state) == before.game.dump(before.state)
            assert back.seats[seat].bank == before.seats[seat].bank
            index = [action[0] for action in back.legal(seat)].index("stop")
            await house.match.steps.act(match_id, user_of(seat), back.row.revision, index, 0)
            after = await house.tables.load(match_id)
        whole(house, match_id)
        assert (await verbs(house, match_id))[-2:] == ["stop", "take"]
        assert not [one.trouble async for one in verify(house.tables.db) if one.trouble]
        assert [line.joined for line in await history_rows.actions(house.tables.db, match_id)].count(True) == 4
