"""Discord's list of the bot's commands: it is brought at each start, in trouble later."""

from __future__ import annotations

import copy
from collections.abc import AsyncGenerator
from typing import Any

import pytest
import pytest_asyncio

from bot import features
from bot.services.upkeep.health import health
from bot.settings import Settings
from tests.support.wire.faults import Effect, Hung, Limited, Lost, Refused
from tests.support.wire.state import Json
from tests.support.wire.town import Place, Town, until
from tests.support.wire.traffic import Request

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMMANDS = "/applications/*/commands"


@pytest_asyncio.fixture(loop_scope="module", autouse=True)
async def in_step(town: Town) -> AsyncGenerator[None]:
    """Before each test Discord has the commands; afterwards they are as they were."""
    await until(lambda: len(town.discord.world.commands) == len(features.commands()), "Discord has all commands")
    kept = copy.deepcopy(town.discord.world.commands)
    yield
    town.discord.world.commands[:] = kept


def asked(town: Town, since: int) -> list[Request]:
    """What the bot has asked Discord about its commands from this request on."""
    return [one for one in town.discord.traffic.requests[since:] if one.path.endswith("/commands")]


def said_by_health(town: Town) -> list[str]:
    """What `python -m bot health` warns of that concerns commands."""
    settings = Settings(database=town.bot.database, backup_dir=town.bot.folder / "backups")
    return [told for told in health(settings, 0)["warnings"] if "command" in told]


async def started(town: Town) -> int:
    """Start the bot and wait until it has brought the list; how many requests there were before."""
    since = len(town.discord.traffic.requests)
    await town.bot.start()
    await until(lambda: bool(asked(town, since)), "the bot has brought the list")
    return since


def stored(town: Town, name: str) -> Json:
    """A command as Discord has it."""
    return next(one for one in town.discord.world.commands if one["name"] == name)


async def test_a_start_costs_five_requests_where_discord_has_everything(town: Town, at_rest: Place) -> None:
    since = await started(town)
    await at_rest.silent()
    # Who it is, whose it is, how many shards it takes, the pictures that there are, and the commands. What matches of
    # other tests may still owe goes to channels.
    begun = [one for one in town.discord.traffic.requests[since:] if not one.path.startswith("/channels/")]
    lists = f"/applications/{town.discord.world.application_id}"
    wanted = {"/users/@me", "/oauth2/applications/@me", "/gateway/bot", f"{lists}/emojis", f"{lists}/commands"}
    assert sorted(one.method for one in begun) == [*["GET"] * 4, "PUT"]
    assert {one.path for one in begun} == wanted
    assert said_by_health(town) == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("contexts", [0, 1, 2]),
        ("contexts", None),
        ("integration_types", [0, 1]),
        ("default_member_permissions", None),
        ("default_member_permissions", "8"),
        ("description", "other words"),
        ("description_localizations", {"de": "andere Worte"}),
        ("nsfw", True),
        ("options", [{"type": 3, "name": "more", "description": "one more"}]),
    ],
)
async def test_what_differs_is_as_here_again(town: Town, at_rest: Place, field: str, value: Any) -> None:
    before = dict(stored(town, "setup"))
    assert before.get(field) != value
    stored(town, "setup")[field] = value
    await started(town)
    await until(lambda: stored(town, "setup").get(field) == before.get(field), "the command is as before")
    assert stored(town, "setup")["id"] == before["id"]


async def test_what_is_no_command_any_more_goes_and_what_is_missing_comes(town: Town, at_rest: Place) -> None:
    stored(town, "puzzle")["name"] = "riddle"
    await started(town)
    names = {command.name for command in features.commands()}
    await until(lambda: {one["name"] for one in town.discord.world.commands} == names, "the list is as it is here")


async def test_refused_commands_keep_nobody_from_playing_and_are_said_once(town: Town, at_rest: Place) -> None:
    """Discord refuses them with 400 as long as it likes: people play, health tells it; once it takes them, that is said
    too."""
    stored(town, "game")["description"] = "other words"
    refused = Refused(400, 50035, "Invalid Form Body")
    fault = town.discord.faults.add("PUT", COMMANDS, refused, times=None)
    await started(town)
    await until(lambda: fault.hits == 2, "it was tried again")
    told = "Discord refuses the commands: "
    assert [told in warning and "50035" in warning for warning in said_by_health(town)] == [True]
    assert at_rest.log.count(told) == 1
    await at_rest.open_table("yucata", 2)
    await until(lambda: fault.hits == 3, "it is tried again and again")
    town.discord.faults.clear()
    await until(lambda: stored(town, "game")["description"] != "other words", "Discord has the command")
    await until(lambda: said_by_health(town) == [], "nothing is wrong any more")
    assert at_rest.log.count(told) == 1
    assert "commands: all is well again" in at_rest.log
    assert "Traceback" not in at_rest.log


@pytest.mark.parametrize(
    "effect",
    [
        pytest.param(Refused(503), id="503", marks=pytest.mark.soak),
        pytest.param(Refused(403, 50001), id="403"),
        pytest.param(Limited(0.3), id="429"),
        pytest.param(Limited(120.0), id="429 for long"),
        pytest.param(Limited(0.0, cloudflare=True), id="429 of Cloudflare"),
        pytest.param(Lost(), id="connection lost", marks=pytest.mark.soak),
        pytest.param(Hung(), id="no answer"),
    ],
)
async def test_trouble_with_the_list_keeps_nobody_from_playing(town: Town, at_rest: Place, effect: Effect) -> None:
    stored(town, "settings")["description"] = "other words"
    fault = town.discord.faults.add("PUT", COMMANDS, effect, times=None)
    await town.bot.start()
    await until(lambda: fault.hits > 0, "the bot is in trouble with its commands")
    await until(lambda: "ready as" in at_rest.log, "the bot knows the server")
    await at_rest.open_table("yucata", 2)
    town.discord.faults.clear()
    await until(lambda: stored(town, "settings")["description"] != "other words", "Discord has the command")
    await until(lambda: said_by_health(town) == [], "nothing is wrong any more")
    assert "Traceback" not in at_rest.log
    assert at_rest.log.count("Discord does not take the commands now") <= 1
