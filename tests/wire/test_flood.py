"""Presses while others wait for their answers: those go first, and what follows is told all the same."""

from __future__ import annotations

import asyncio
import time
from random import Random

import pytest

from bot.services.processes.right_of_way import LONGEST_SECONDS
from tests.support.wire.faults import Hung, Slow
from tests.support.wire.player import begin
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

MATCHES = 8
SLOW = 2.0
ANSWER = "/interactions/*/callback"


async def playing(town: Town) -> list[tuple[Place, int]]:
    """Matches that wait for somebody, each in a place of its own, and of which all is told."""
    places = [town.place(2) for _ in range(MATCHES)]
    matches = await asyncio.gather(*(place.start("yucata") for place in places))
    for place in places:
        await place.settled()
    return list(zip(places, matches, strict=True))


async def test_what_follows_from_presses_comes_after_the_answers_to_others(town: Town, chance: Random) -> None:
    matches = await playing(town)
    slow = town.discord.faults.add("POST", ANSWER, Slow(SLOW))
    since, before = len(town.discord.traffic.requests), time.time() - time.perf_counter()
    pressed = []
    for place, match_id in matches:
        person = place.actor(match_id)
        pressed.append(begin(person, place.desks(person, match_id)[-1], match_id, chance))
        await until(lambda: slow.hits > 0, "the first answer is on its way, slowly")
    await until(lambda: all(one.done.is_set() for one in pressed), "all are answered")
    for place, match_id in matches:
        await place.settled()
        place.check(match_id, 1)
    start, end = pressed[0].created, pressed[0].done_at
    assert end is not None
    requests = [one for one in town.discord.traffic.requests[since:] if one.method in ("POST", "PATCH")]
    # One message in each channel: a desk comes with its call, and is edited into its form right after that.
    sent = {one.path.split("/")[2]: one.at - before for one in reversed(requests) if one.path.startswith("/channels/")}
    told = sorted(at for at in sent.values() if at < end)
    assert len(told) > MATCHES
    for number, at in enumerate(told):
        answered = sum(one.done_at is not None and one.done_at <= at for one in pressed)
        assert number <= answered + (at - start) / LONGEST_SECONDS, f"{number} messages after {answered} answers"


async def test_an_answer_that_hangs_keeps_nobody_from_what_is_owed(town: Town, chance: Random) -> None:
    matches = await playing(town)
    hung = town.discord.faults.add("POST", ANSWER, Hung())
    person = matches[0][0].actor(matches[0][1])
    begin(person, matches[0][0].desks(person, matches[0][1])[-1], matches[0][1], chance)
    await until(lambda: hung.hits > 0, "an answer hangs")
    for place, match_id in matches[1:]:
        person = place.actor(match_id)
        await person.finish(begin(person, place.desks(person, match_id)[-1], match_id, chance))
    for place, match_id in matches[1:]:
        await place.settled()
        place.check(match_id, 1)
    assert not town.ledger.owed(matches[1][0].guild.id)
    town.discord.faults.clear()
    await matches[0][0].settled()
    matches[0][0].check(matches[0][1], 1)
