"""Whole matches, played by pressing what people press, with a restart in the middle."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord import ChannelHandle

from bot.services.matches import Table, live_actions, replay
from tests.support.town import Town, buttons, texts, town


async def press_one(place: Town, thread: ChannelHandle, turn: int) -> bool:
    """The player to act presses an answer on the panel; False when the match is over."""
    table = await place.house.matches.in_thread(thread.id)
    assert table is not None
    if not table.actors():
        return False
    seat = table.actors()[0]
    person = next(person for person in place.people if person.id == table.seats[seat].user_id)
    panel = place.panel(thread)
    answers = [item for item in buttons(panel) if item["custom_id"].startswith("b:do:")]
    chosen = answers[turn * 7 % len(answers)]
    await place.click(person, panel, chosen["custom_id"])
    return True


@pytest.mark.parametrize("people", [2, 3, 4])
async def test_a_whole_match_of_yucata_is_pressed_to_its_end(tmp_path: Path, people: int) -> None:
    async with town(tmp_path, people) as place:
        thread = await place.start("yucata", people)
        turn = 0
        while await press_one(place, thread, turn):
            turn += 1
            if turn == 9:
                await place.restart()
            assert turn < 200
        table = await place.house.matches.in_thread(thread.id)
        assert isinstance(table, Table)
        assert table.row.status == "finished"
        outcome = table.row.outcome
        assert outcome is not None
        history = await place.house.matches.history(table.row.id)
        state = replay(table.row, people, table.game, live_actions(history))
        assert table.game.outcome(state) == outcome
        result = texts(thread.last_message)
        for row in table.seats:
            assert f"<@{row.user_id}> · **{outcome.scores[row.seat]}**" in result
        assert table.row.seed.hex() in result
        assert not place.env.errors
