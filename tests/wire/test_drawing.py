"""The process that draws is killed while people press."""

from __future__ import annotations

import os
import signal
from random import Random

import pytest

from tests.support.processes import drawing
from tests.support.wire.player import begin
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_killed_process_costs_no_press_and_no_picture(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    for _ in range(2):
        person = place.actor(match_id)
        desk = place.desks(person, match_id)[-1]
        os.kill(drawing(town.bot.pid), signal.SIGKILL)
        interaction = begin(person, desk, match_id, chance)
        await until(interaction.done.is_set, "the press has an answer")
        await place.settled()
        assert place.panels(match_id)[-1].files
    place.check(match_id, 2)
    assert place.log.count("the process that draws has failed") == 2
    assert place.log.count("the process that draws works again") == 2
