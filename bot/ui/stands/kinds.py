"""The kinds of cards, found by what modules define at their top."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from bot.ui.stands.card import CardKind
from bot.ui import stands


@cache
def kinds() -> dict[str, CardKind]:
    """Name -> kind, of every module beside this one."""
    found: dict[str, CardKind] = {}
    for info in iter_modules(stands.__path__):
        for thing in vars(import_module(f"{stands.__name__}.{info.name}")).values():
            if isinstance(thing, CardKind) and found.setdefault(thing.name, thing) is not thing:
                raise AssertionError(f"two kinds of cards named {thing.name}")
    return found
