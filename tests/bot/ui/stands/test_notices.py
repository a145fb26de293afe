"""A message is taken away from whoever it was for, and from nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.services.telling.wishes import CALL, Show, TakeAway, Tell
from tests.support.town import texts, town


async def test_a_desk_is_taken_from_whoever_has_left_and_not_from_whoever_sits_there_now(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        house = place.house
        await place.start("yucata", 2)
        (seat,) = (await house.tables.load(1)).actors()
        mine = Show("desk", seat)
        for user_id, stays in ((99, True), (place.people[seat].id, False)):
            await house.telling.outbox.wish(1, TakeAway(seat, user_id))
            await place.settle()
            assert (await house.telling.panels.place_of(1, mine) is not None) == stays
            assert bool(place.people[seat].user.dm_channel.history()) == stays


async def test_a_call_while_choices_are_sealed_tells_nobody_that_the_called_one_has_chosen(
    tmp_path: Path, toy: str
) -> None:
    async with town(tmp_path, 3) as place:
        house = place.house
        thread = await place.start(toy, 3)
        table = await house.tables.load(1)
        since = table.seats[0].since
        assert since is not None
        wanted = Tell(CALL, {"since": since}, (0,), once=True)
        for seat, calls in ((0, 1), (1, 2)):
            table = await house.match.steps.act(1, place.people[seat].id, table.row.revision, 0)
            with house.telling.outbox.together():
                for _ in range(2):
                    await house.telling.outbox.wish(1, wanted)
            await place.settle()
            found = [one for one in thread.history() if texts(one).startswith(f"<@{place.people[0].id}>")]
            assert len(found) == calls, [texts(one) for one in thread.history()]


async def test_a_sentence_that_this_program_does_not_have_holds_nothing_up_and_stays(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        await place.house.telling.outbox.wish(1, Tell("of-tomorrow"), Tell("dm-closed", {"seat": 0}, (0,)))
        for _ in range(2):
            await place.settle()
            assert [one for one in thread.history() if f"<@{place.people[0].id}>" in texts(one)][1:]
            left = await place.house.tables.db.all("SELECT attempts FROM outbox WHERE kind = 'tell'")
            assert [tuple(row) for row in left] == [(0,)]
            await place.restart()
        said = [one.getMessage() for one in caplog.records if "cannot be read" in one.getMessage()]
        assert set(said) == {"outbox: match 1: tell is not sent yet: it cannot be read"}
        assert not place.env.errors
