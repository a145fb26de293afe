"""All checks, in the order in which they are played: what most depends on comes first."""

from __future__ import annotations

from bot.field.check import Check
from bot.field.checks import eyes, messages, pictures, presses, threads

EVERY: tuple[Check, ...] = tuple(
    one
    for module in (pictures, messages, threads, presses, eyes)
    for one in vars(module).values()
    if isinstance(one, Check)
)
