"""All checks, in the order in which they are played: what most depends on comes first."""

from __future__ import annotations

from bot.field.check import Check
from bot.field.checks import (
    answers,
    archives,
    calls,
    direct,
    emoji,
    events,
    eyes,
    limits,
    members,
    messages,
    nonces,
    pictures,
    quiet,
)

EVERY: tuple[Check, ...] = tuple(
    one
    for module in (
        pictures,
        direct,
        archives,
        calls,
        nonces,
        members,
        messages,
        limits,
        emoji,
        events,
        answers,
        eyes,
        quiet,
    )
    for one in vars(module).values()
    if isinstance(one, Check)
)
