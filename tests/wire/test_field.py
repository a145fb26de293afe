"""`python -m bot field`: on a Discord that is as believed each check says so, and on one that is not each says that."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncGenerator, Callable
from typing import Any, NamedTuple

import pytest
import pytest_asyncio
from discord import gateway, http

from bot.app import redirect
from bot.field import FieldError
from bot.field.check import Outcome
from bot.field.checks import EVERY
from bot.field.run import agreed, channel_of, chosen, connected, found, play
from bot.field.site import Site
from bot.settings import read_settings
from tests.support.catalogues import ROOT
from tests.support.wire.driver import Person, buttons
from tests.support.wire.faults import Asked, Effect, Refused, Slow, Told
from tests.support.wire.operator import Played
from tests.support.wire.server import TOKEN, Discord, open_discord
from tests.support.wire.state import ATTACH, THREAD, Channel
from tests.support.wire.town import PATIENT, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

POST, IN_PLACE, CALLBACK = "/channels/*/messages", "/channels/*/messages/*", "/interactions/*/callback"
LATER = "/webhooks/*/messages/*"


class Stage(NamedTuple):
    """A Discord, the channel on it, and what plays there."""

    discord: Discord
    site: Site
    operator: Played
    channel: Channel

    def wrong(self, method: str, path: str, effect: Effect, *, contains: str = "", skip: int = 0) -> None:
        """From now on Discord does this otherwise."""
        self.discord.faults.add(method, path, effect, contains=contains, skip=skip, times=None)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def opened() -> AsyncGenerator[Stage]:
    """A client in a channel of a Discord of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(http.Route, "BASE", http.Route.BASE)
        patch.setattr(gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway.DiscordWebSocket.DEFAULT_GATEWAY)
        async with open_discord() as discord:
            discord.world.patience = PATIENT
            user = discord.world.user("ana")
            guild = discord.world.guild("Town", [user, discord.world.user("ben")])
            channel = discord.world.channel(guild, "field")
            redirect(read_settings(environment=discord.settings))
            async with connected(TOKEN) as client:
                operator = Played(Person(discord, user, guild))
                site = Site(client, await channel_of(client, int(channel.id)), operator)
                await site.person()
                yield Stage(discord, site, operator, channel)


@pytest_asyncio.fixture(loop_scope="module")
async def stage(opened: Stage) -> AsyncGenerator[Stage]:
    """The same, well again and empty afterwards."""
    opened.site.direct = opened.operator.person.id
    opened.operator.person.write(opened.channel, "Hello.")
    yield opened
    opened.discord.faults.clear()
    operator = opened.operator
    operator.otherwise, operator.absent, operator.locks = False, False, True
    await opened.site.remove()
    opened.channel.messages.clear()


def told(**values: Any) -> Told:
    """An answer with other values."""
    return Told(lambda answer: answer.update(values))


def _other_files(stage: Stage) -> Told:
    address = f"{stage.discord.world.address}/attachments/1/2/a.png"
    file = {"id": "2", "filename": "a.png", "size": 1, "url": address, "proxy_url": address}
    return told(attachments=[file])


def _stranger(stage: Stage) -> None:
    stage.site.direct = int(stage.discord.world.user("stranger").id)
    stage.wrong("POST", "/users/@me/channels", Refused(403, 50278))


def _sees(stage: Stage) -> None:
    stage.operator.otherwise = True


def _unlocked(stage: Stage) -> None:
    stage.operator.locks = False
    stage.wrong("GET", "/channels/*", Told(lambda answer: answer["thread_metadata"].update(locked=True)))


def _asleep(stage: Stage) -> None:
    stage.wrong("GET", "/channels/*", Told(lambda answer: answer["thread_metadata"].update(archived=True)))


def _limit(stage: Stage) -> None:
    stage.discord.faults.add("POST", POST, Refused(400, 50035))


OTHERWISE: dict[str, Callable[[Stage], None]] = {
    "file-in-media": lambda s: s.wrong("POST", POST, _other_files(s)),
    "edit-new-file": lambda s: s.wrong("PATCH", IN_PLACE, Refused(400, 50035)),
    "edit-kept-file": lambda s: s.wrong("PATCH", IN_PLACE, Refused(400, 50035)),
    "press-new-file": lambda s: s.wrong("POST", CALLBACK, Refused(400, 50035)),
    "press-kept-file": lambda s: s.wrong("POST", CALLBACK, Refused(400, 50035)),
    "direct-without-server": _stranger,
    "card-keeps-thread": lambda s: s.wrong("PATCH", IN_PLACE, told(flags=1 << 15)),
    "flags-stay": lambda s: s.wrong("PATCH", IN_PLACE, told(flags=1 << 15)),
    "nonce-deleted": lambda s: s.wrong("POST", POST, Asked(lambda body: body.pop("enforce_nonce"))),
    "limit-text": _limit,
    "thread-empty": lambda s: s.wrong("POST", "*/threads", told(last_message_id="1")),
    "mention-adds": lambda s: s.wrong("GET", "*/thread-members/*", Refused(404, 10013)),
    "archived-press": _asleep,
    "locked-refuses": _unlocked,
    "press-becomes-components": lambda s: s.wrong("POST", CALLBACK, Refused(400, 50035)),
    "deferred-thinking": lambda s: s.wrong("PATCH", LATER, told(flags=0)),
    "thinking-removed": lambda s: s.wrong("DELETE", LATER, Refused(404, 10008)),
    "answer-to-gone": lambda s: s.wrong("POST", CALLBACK, Refused(404, 10062)),
    "form-answers-in-place": lambda s: s.wrong("POST", CALLBACK, Refused(400, 50035), skip=1),
    "picture-fills": _sees,
    "parts-stack": _sees,
    "opens-at-end": _sees,
    "letters-on-a-phone": _sees,
    "label-on-a-phone": _sees,
    "notified-by-text": _sees,
    "notified-by-components": _sees,
    "silent-is-quiet": _sees,
    "edit-keeps-highlight": _sees,
}


def named(name: str) -> Any:
    """A check by its name."""
    return next(check for check in EVERY if check.name == name)


async def test_all_is_as_believed_and_nothing_stays(stage: Stage) -> None:
    findings, left = await play(stage.site, EVERY)
    unlike = {one.check.name: one.note for one in findings if one.outcome is not Outcome.BELIEVED}
    assert set(unlike) == {"direct-without-server"}, unlike
    kept = [message.author.bot for message in stage.channel.messages.values() if message.seen_by is None]
    assert kept == [False], "only what a person has written"
    threads = [one for one in stage.discord.world.channels.values() if one.kind == THREAD]
    assert len(left) == len(threads) <= 6, "no thread can be deleted without the right to manage them"
    assert all(thread.archived or thread.locked for thread in threads)


async def test_who_shares_no_server_gets_messages_too(stage: Stage) -> None:
    stage.site.direct = int(stage.discord.world.user("stranger").id)
    assert (await found(stage.site, named("direct-without-server"))).outcome is Outcome.BELIEVED
    direct = [one for one in stage.discord.world.channels.values() if one.recipient is not None]
    assert any(one.messages for one in direct)
    assert await stage.site.remove() == []
    assert not any(one.messages for one in direct)


async def test_every_check_is_tried_on_a_discord_that_is_otherwise(stage: Stage) -> None:
    assert list(OTHERWISE) == [check.name for check in EVERY]


@pytest.mark.parametrize("name", OTHERWISE)
async def test_what_is_otherwise_is_told(stage: Stage, name: str) -> None:
    OTHERWISE[name](stage)
    finding = await found(stage.site, named(name))
    assert finding.outcome is Outcome.OTHERWISE, finding
    assert finding.note


async def test_a_press_of_which_the_bot_never_hears_is_told(stage: Stage) -> None:
    stage.operator.person.writes_in_threads = False
    finding = await found(stage.site, named("archived-press"))
    stage.operator.person.writes_in_threads = True
    assert finding.outcome is Outcome.OTHERWISE
    assert "the bot hears nothing" in finding.note


async def test_without_anybody_to_ask_it_says_what_it_could_not_tell(stage: Stage) -> None:
    stage.operator.absent = True
    findings, _ = await play(stage.site, EVERY)
    assert {one.outcome for one in findings} == {Outcome.BELIEVED, Outcome.UNKNOWN}
    told = {one.check.name for one in findings if one.outcome is Outcome.BELIEVED}
    assert {"file-in-media", "edit-kept-file", "nonce-deleted", "card-keeps-thread", "limit-text"} <= told


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (lambda s: s.wrong("GET", "/channels/*", Refused(404, 10003)), "knows no channel"),
        (lambda s: s.wrong("GET", "/channels/*", Refused(403, 50001)), "cannot see channel"),
        (lambda s: s.wrong("GET", "/channels/*", told(type=5)), "no text channel"),
    ],
)
async def test_a_channel_that_will_not_do_is_refused(stage: Stage, wrong: Callable[[Stage], None], why: str) -> None:
    wrong(stage)
    with pytest.raises(FieldError, match=why):
        await channel_of(stage.site.client, int(stage.channel.id))


async def test_missing_permissions_are_named(stage: Stage) -> None:
    denied = {"id": stage.site.channel.guild.id, "type": 0, "allow": "0", "deny": str(ATTACH)}
    stage.wrong("GET", "/channels/*", told(permission_overwrites=[denied]))
    with pytest.raises(FieldError, match="attach files"):
        await channel_of(stage.site.client, int(stage.channel.id))


async def test_it_asks_before_others_see_it(stage: Stage) -> None:
    await agreed(stage.site)
    assert "Everybody on the server sees" in stage.operator.said[-1]
    stage.operator.absent = True
    with pytest.raises(FieldError, match="only you and the bot"):
        await agreed(stage.site)


async def test_an_unknown_check_is_named() -> None:
    with pytest.raises(FieldError, match="there is no check nonce-twice; there are file-in-media"):
        chosen(["nonce-twice"])


# --- as a program


@pytest_asyncio.fixture(loop_scope="module")
async def alone() -> AsyncGenerator[tuple[Discord, Channel]]:
    """A Discord of its own with a channel that only the operator and the bot see."""
    async with open_discord() as discord:
        discord.world.patience = PATIENT
        yield discord, discord.world.channel(discord.world.guild("Town", [discord.world.user("ana")]), "field")


async def started(discord: Discord, *arguments: str, typed: int) -> asyncio.subprocess.Process:
    """`python -m bot field`, with somebody at the terminal or not (`typed`: PIPE or DEVNULL)."""
    known = {name: text for name, text in os.environ.items() if not name.startswith(("HOURGLASS_", "DISCORD_"))}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", "field", *arguments),
        env={**known, **discord.settings, "PYTHONPATH": str(ROOT)},
        stdin=typed,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def test_as_a_program_it_prints_a_report(alone: tuple[Discord, Channel]) -> None:
    discord, channel = alone
    discord.faults.add("PATCH", IN_PLACE, Refused(400, 50035, "no such file"), times=None)
    checks = ("nonce-deleted", "edit-new-file", "picture-fills")
    program = await started(discord, channel.id, "--only", *checks, typed=asyncio.subprocess.DEVNULL)
    out, err = await program.communicate()
    assert program.returncode == 1, err.decode()
    report = out.decode().partition("--- report")[2]
    assert "1 as believed, 1 otherwise, 1 could not tell" in report
    assert "edit-new-file: otherwise (400 (code 50035): no such file)\n    believed: An edit may bring" in report
    assert "picture-fills: could not tell (nobody could say)" in report
    assert report.rstrip().endswith("All that was made is removed.")
    assert channel.messages == {}


@pytest.mark.parametrize("what", ["a press is waited for", "a message is on its way"])
async def test_interrupted_it_removes_what_it_made_and_reports(alone: tuple[Discord, Channel], what: str) -> None:
    discord, channel = alone
    checks = ("press-new-file", "nonce-deleted")
    if what == "a message is on its way":
        discord.faults.add("POST", POST, Slow(0.5, after=True))
    program = await started(discord, channel.id, "--only", *checks, typed=asyncio.subprocess.PIPE)
    if what == "a message is on its way":
        await until(lambda: bool(channel.messages), what)
    else:
        await until(lambda: any(buttons(message) for message in channel.messages.values()), what)
    program.send_signal(signal.SIGINT)
    out, err = await program.communicate()
    assert program.returncode == 0, err.decode()
    assert "Traceback" not in err.decode()
    assert "press-new-file: could not tell (stopped before)" in out.decode()
    assert channel.messages == {}


async def test_as_a_program_it_says_what_is_wrong(alone: tuple[Discord, Channel]) -> None:
    program = await started(alone[0], "123456789012345678", typed=asyncio.subprocess.DEVNULL)
    _, err = await program.communicate()
    assert program.returncode == 2
    assert "python -m bot: Discord knows no channel 123456789012345678: switch on Developer Mode" in err.decode()
    assert "Traceback" not in err.decode()
