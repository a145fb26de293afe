"""The bot is killed again and again while people press: `pytest -m soak tests/wire/test_killed.py`.

HOURGLASS_SOAK_KILLS says how often (default 200, some minutes).
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import pytest
import pytest_asyncio

from tests.support.wire.child import BOT, Child
from tests.support.wire.faults import Hung
from tests.support.wire.player import begin, choices
from tests.support.wire.state import Interaction
from tests.support.wire.town import Place, Town, open_town, until

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.soak]

KILLS = int(os.environ.get("HOURGLASS_SOAK_KILLS", "200"))
AT_ONCE = 3
MOST_REQUESTS = 16
LONGEST_LIFE = 20.0
LONGEST_DELAY = 0.1
"""Seconds: a life ends at the latest, and a kill comes so long after the request that was waited for."""


@dataclass
class Run:
    """What happened: the town, its matches with their places, and every decision that was pressed."""

    town: Town
    matches: dict[int, Place] = field(default_factory=dict[int, Place])
    pressed: list[tuple[int, int, int, Interaction]] = field(default_factory=list[tuple[int, int, int, Interaction]])
    """Match, person, the revision that was seen, and the press."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def run(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[Run]:
    """People press at three tables at once; the bot is killed KILLS times; at the end it may finish its work."""
    chance = Random(11)
    async with open_town(tmp_path_factory.mktemp("killed"), command=BOT) as town:
        run = Run(town)
        for _ in range(KILLS):
            await open_tables(run)
            people = [asyncio.ensure_future(press_on(run, match_id, chance)) for match_id in running(run)]
            await moment(town, chance)
            await town.bot.kill()
            town.discord.faults.clear()
            for task in people:
                task.cancel()
            await asyncio.gather(*people, return_exceptions=True)
            await town.bot.start()
        for place in set(run.matches.values()):
            await place.settled()
        yield run


async def moment(town: Town, chance: Random) -> None:
    """Wait until the next kill: after some requests, or when Discord has stored a message and the bot does not know it.

    Counted in requests, so that a slow machine gets as far as a fast one.
    """
    traffic, faults = town.discord.traffic, town.discord.faults
    requests = len(traffic.requests) + chance.randint(1, MOST_REQUESTS)
    stored = None
    if chance.random() < 0.5:
        stored = faults.add("POST", "/channels/*/messages", Hung(after=True), skip=chance.randrange(3))
    with suppress(AssertionError):
        await until(
            lambda: len(traffic.requests) >= requests or (stored is not None and stored.hits > 0),
            "work",
            LONGEST_LIFE,
        )
    await asyncio.sleep(LONGEST_DELAY * chance.random())


def running(run: Run) -> list[int]:
    """The matches that are being played."""
    return [match_id for match_id in run.matches if run.town.ledger.match(match_id)["status"] == "running"]


async def open_tables(run: Run) -> None:
    """There are always some matches to press at."""
    while len(running(run)) < AT_ONCE:
        place = run.town.place(2)
        run.matches[await place.start("yucata")] = place


async def press_on(run: Run, match_id: int, chance: Random) -> None:
    """Whoever is asked presses an answer on the newest desk, at once."""
    place = run.matches[match_id]
    while True:
        for user_id in run.town.ledger.waiting(match_id):
            person = place.person(user_id)
            desks = [desk for desk in place.desks(person, match_id) if choices(desk, match_id)]
            if desks:
                interaction = begin(person, desks[-1], match_id, chance)
                _, verb, _, revision, _ = interaction.payload["data"]["custom_id"].split(":")
                if verb == "do":
                    run.pressed.append((match_id, user_id, int(revision), interaction))
                await interaction.done.wait()
        await asyncio.sleep(0.01)


async def test_every_answered_press_is_on_disk_and_none_twice(run: Run) -> None:
    answered = [one for one in run.pressed if one[3].done.is_set()]
    assert len(answered) >= KILLS / 4, "people got to press"
    for match_id, _, revision, _ in answered:
        assert run.town.ledger.match(match_id)["revision"] > revision, "an answered press is missing"
    seen = {(match_id, user_id, revision) for match_id, user_id, revision, _ in run.pressed}
    for match_id in run.matches:
        for act in run.town.ledger.acts(match_id):
            if act["kind"] == "act":
                assert (match_id, act["user_id"], act["number"] - 1) in seen, "something was done that nobody pressed"
    assert run.town.ledger.whole()
    print(f"{KILLS} kills, {len(run.matches)} matches, {len(run.pressed)} presses, {len(answered)} answered")


async def test_every_stored_match_replays(run: Run) -> None:
    verify = Child(run.town.discord, run.town.bot.folder, ("-m", "bot", "verify"))
    await verify.launch()
    assert await verify.wait() == 0, run.town.bot.log[-500:]


async def test_every_owed_message_stands_exactly_once(run: Run) -> None:
    wrong: list[str] = []
    for match_id, place in run.matches.items():
        try:
            place.check(match_id)
        except AssertionError as error:
            wrong.append(f"match {match_id}: {error}")
    assert not wrong, "\n".join(wrong)
