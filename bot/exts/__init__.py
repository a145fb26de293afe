"""The commands and buttons, by area. What a module defines at its top (commands, handlers) is found and loaded."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from bot.ui.press.commands import COMMANDS, Command
from bot.ui.press.presses import Handler


@cache
def modules() -> tuple[ModuleType, ...]:
    """Every module of commands and buttons."""
    return tuple(import_module(f"{__name__}.{info.name}") for info in iter_modules(__path__))


@cache
def handlers() -> dict[str, Handler]:
    """Verb -> what answers its presses."""
    found: dict[str, Handler] = {}
    for module in modules():
        for thing in vars(module).values():
            if isinstance(thing, Handler) and found.setdefault(thing.verb, thing) is not thing:
                raise AssertionError(f"two handlers for {thing.verb}")
    return found


def commands() -> tuple[Command, ...]:
    """The slash commands, those of a group with the group, and what stands in a person's menu, under *Apps*."""
    modules()
    return tuple(COMMANDS.values())
