"""The bot starts while Discord is in trouble, and after it was killed at the worst moments."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.wire.faults import Effect, Hung, Limited, Lost, Refused
from tests.support.wire.player import begin, take_turn
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize(
    "effect",
    [
        pytest.param(Refused(500), id="500", marks=pytest.mark.soak),
        pytest.param(Refused(503), id="503"),
        pytest.param(Limited(0.5), id="429"),
        pytest.param(Limited(0.0, cloudflare=True), id="429 of Cloudflare"),
        pytest.param(Lost(), id="connection lost"),
    ],
)
@pytest.mark.parametrize("path", ["/users/@me", pytest.param("/applications/*/commands", marks=pytest.mark.soak)])
async def test_trouble_at_the_start_is_waited_out(town: Town, at_rest: Place, path: str, effect: Effect) -> None:
    town.discord.faults.add("*", path, effect, times=2)
    await town.bot.start()
    assert "Traceback" not in at_rest.log


async def test_a_wrong_token_is_said_in_one_line(town: Town, at_rest: Place) -> None:
    town.discord.faults.add("GET", "/users/@me", Refused(401))
    await town.bot.launch()
    assert await town.bot.wait() == 2
    assert "DISCORD_TOKEN" in at_rest.log
    assert "Traceback" not in at_rest.log


async def test_an_answered_press_survives_a_kill(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    await take_turn(place, match_id, chance)
    await town.restart()
    await place.settled()
    place.check(match_id, 1)


@pytest.mark.parametrize(
    "what",
    [
        "panel",
        "desk",
        "notice of the start",
        "thread",
    ],
)
async def test_what_discord_has_stored_is_not_posted_again_after_a_kill(
    town: Town, place: Place, chance: Random, what: str
) -> None:
    """The bot is killed after Discord has stored a message and before the bot knows it."""
    match_id, card = await place.open_table("yucata", 2)
    host = place.people[0]
    contains = {"panel": "b:hand:", "desk": ":desk.", "notice of the start": " begins: ", "thread": ""}[what]
    path = "/channels/*/messages" if what != "thread" else "/channels/*/messages/*/threads"
    fault = town.discord.faults.add("POST", path, Hung(after=True), contains=contains)
    await host.press(card, "start")
    await until(lambda: fault.hits > 0, "the message is stored")
    await town.bot.kill()
    town.discord.faults.clear()
    await town.bot.start()
    await place.settled()
    place.check(match_id, 0)


async def test_a_press_that_was_stored_and_not_answered_is_shown_after_the_start(
    town: Town, place: Place, chance: Random
) -> None:
    match_id = await place.start("yucata")
    person = place.actor(match_id)
    fault = town.discord.faults.add("POST", "/interactions/*/callback", Hung())
    begin(person, place.desks(person, match_id)[-1], match_id, chance)
    await until(lambda: fault.hits > 0, "the press is being answered")
    await town.restart()
    town.discord.faults.clear()
    await place.settled()
    place.check(match_id, len(town.ledger.acts(match_id)))
