"""What a check is: a belief about Discord, and a function that finds out. No more than that, and how it says it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum

import discord

from bot.field import OtherwiseError
from bot.field.site import Site


class Outcome(StrEnum):
    """What a check has found."""

    BELIEVED = "as believed"
    OTHERWISE = "otherwise"
    UNKNOWN = "could not tell"


@dataclass(frozen=True)
class Finding:
    """What came of a check. note: what happened, or why nothing can be said; may be empty where it is as believed."""

    check: Check
    outcome: Outcome
    note: str = ""


Play = Callable[[Site], Awaitable[str | None]]
"""Finds out. Returns what was seen, if that is worth telling; raises OtherwiseError, UnknownError."""


@dataclass(frozen=True)
class Check:
    """A belief about Discord. name: as in docs/discord.md.   believed: one sentence, what Discord does."""

    name: str
    believed: str
    play: Play


def check(name: str, believed: str) -> Callable[[Play], Check]:
    """Makes a check of the function that finds out."""
    return lambda play: Check(name, believed, play)


def expect(holds: object, otherwise: str) -> None:
    """Raises OtherwiseError with this text unless it holds."""
    if not holds:
        raise OtherwiseError(otherwise)


async def refusal(request: Awaitable[object], *codes: int) -> str:
    """Make a request that Discord refuses with one of these codes; returns with which. Raises OtherwiseError."""
    try:
        await request
    except discord.HTTPException as error:
        expect(error.code in codes, said(error))
        return f"code {error.code}"
    raise OtherwiseError("it was not refused")


def said(error: discord.HTTPException) -> str:
    """An answer of Discord in one line: status, code, text."""
    return f"{error.status} (code {error.code}): {' '.join(error.text.split())}"
