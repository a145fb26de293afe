"""Plays the checks in order, whatever happens, and removes what was made."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

import aiohttp
import discord

from bot.app import redirect
from bot.client import intents
from bot.field import FieldError, OtherwiseError, UnknownError
from bot.field.check import Check, Finding, Outcome, said
from bot.field.checks import EVERY
from bot.field.operator import Terminal
from bot.field.report import line, report
from bot.field.site import Site
from bot.settings import Settings
from bot.ui.press.permissions import NEEDED

log = logging.getLogger(__name__)

STANDARD_INPUT = 0
ALONE = 2
"""So many members has a server where nobody minds: its owner and the bot."""


async def field(settings: Settings, channel_id: int, *, only: Sequence[str] = (), direct: int | None = None) -> int:
    """Play all checks, or only some, and print the report; 1 if something is otherwise than believed.

    direct: a person who has agreed to get direct messages. Cancelled, it removes what it made and reports what it
    knows.
    Raises FieldError, BadSettingError, discord.LoginFailure, discord.ConnectionClosed.
    """
    redirect(settings)
    wanted = chosen(only)
    # How discord.py connects would only stand between the questions.
    for name in ("discord.client", "discord.gateway"):
        logging.getLogger(name).setLevel(logging.WARNING)
    operator = Terminal(STANDARD_INPUT)
    async with connected(settings.token) as client:
        site = Site(client, await channel_of(client, channel_id), operator, direct=direct)
        await agreed(site)
        findings, left = await play(site, wanted)
    for one in report(findings, left):
        operator.say(one)
    return 1 if any(one.outcome is Outcome.OTHERWISE for one in findings) else 0


def chosen(only: Sequence[str]) -> list[Check]:
    """The checks with these names, or all. Raises FieldError."""
    known = {check.name: check for check in EVERY}
    if wrong := [name for name in only if name not in known]:
        raise FieldError(f"there is no check {', '.join(wrong)}; there are {', '.join(known)}")
    return [check for check in EVERY if not only or check.name in only]


@asynccontextmanager
async def connected(token: str) -> AsyncGenerator[discord.Client]:
    """A client that hears of presses and forms, and knows no command.

    Raises discord.LoginFailure, discord.ConnectionClosed, FieldError.
    """
    client = discord.Client(intents=intents(), allowed_mentions=discord.AllowedMentions.none(), max_messages=None)
    async with client:
        try:
            await client.login(token)
        except (aiohttp.ClientError, OSError) as error:
            raise FieldError(f"Discord cannot be reached: {error}; check the connection and try again") from error
        listening = asyncio.ensure_future(client.connect())
        ready = asyncio.ensure_future(client.wait_until_ready())
        try:
            await asyncio.wait({listening, ready}, return_when=asyncio.FIRST_COMPLETED)
            if listening.done():
                listening.result()
            yield client
        finally:
            ready.cancel()
            await client.close()
            await asyncio.gather(listening, return_exceptions=True)


async def channel_of(client: discord.Client, channel_id: int) -> discord.TextChannel:
    """The channel to play in. Raises FieldError if it is none, or the bot may not do there what it does."""
    try:
        channel = await client.fetch_channel(channel_id)
    except discord.NotFound as error:
        raise FieldError(
            f"Discord knows no channel {channel_id}: switch on Developer Mode (Settings > Advanced), right-click the "
            "channel and choose Copy Channel ID"
        ) from error
    except discord.Forbidden as error:
        raise FieldError(
            f"the bot cannot see channel {channel_id}: invite it to the server, and add it to the channel (Edit "
            "Channel > Permissions)"
        ) from error
    if type(channel) is not discord.TextChannel or channel.is_news():
        raise FieldError(f"{channel_id} is no text channel: make one that only you and the bot see")
    granted = channel.permissions_for(channel.guild.me)
    missing = [name for name in NEEDED if not getattr(granted, name)]
    if missing:
        names = ", ".join(name.replace("_", " ") for name in missing)
        raise FieldError(f"the bot may not do this in #{channel.name}: {names}; allow it (Edit Channel > Permissions)")
    return channel


async def agreed(site: Site) -> None:
    """Ask before others see what is played. Raises FieldError if they shall not."""
    everybody = site.channel.guild.default_role
    if not site.channel.permissions_for(everybody).view_channel or (site.channel.guild.member_count or 0) <= ALONE:
        return
    go_on = "Go on all the same"
    question = (
        f"Everybody on the server sees #{site.channel.name}, and dozens of messages will come and go there. Go on?"
    )
    if await site.operator.ask(question, (go_on, "Stop")) != go_on:
        raise FieldError(
            "choose a channel that only you and the bot see (Edit Channel > Permissions > Private Channel)"
        )


async def play(site: Site, checks: Sequence[Check]) -> tuple[list[Finding], list[str]]:
    """Play checks in order; what was found, and what is left of what was made. Cancelled, it stops early."""
    findings: list[Finding] = []
    try:
        for number, check in enumerate(checks, 1):
            findings.append(await found(site, check))
            site.operator.say(f"[{number}/{len(checks)}] {line(findings[-1])}")
    except asyncio.CancelledError:
        task = asyncio.current_task()
        assert task is not None
        task.uncancel()
        site.operator.say("\nStopped. What was made is removed first.")
    findings += [Finding(check, Outcome.UNKNOWN, "stopped before") for check in checks[len(findings) :]]
    return findings, await site.remove()


async def found(site: Site, check: Check) -> Finding:
    """What comes of one check, whatever it meets."""
    try:
        return Finding(check, Outcome.BELIEVED, await check.play(site) or "")
    except OtherwiseError as otherwise:
        return Finding(check, Outcome.OTHERWISE, str(otherwise))
    except UnknownError as unknown:
        return Finding(check, Outcome.UNKNOWN, str(unknown))
    except discord.HTTPException as error:
        return Finding(check, Outcome.UNKNOWN if error.status >= 500 else Outcome.OTHERWISE, said(error))
    except (aiohttp.ClientError, OSError) as error:
        return Finding(check, Outcome.UNKNOWN, f"Discord could not be reached: {error!r}")
    except Exception as error:
        log.exception("the check %s failed", check.name)
        return Finding(check, Outcome.UNKNOWN, f"the check itself failed: {error!r}")
