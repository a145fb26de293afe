"""The commands and buttons of the house itself, by area. What a module defines at its top is found and loaded."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType


@cache
def modules() -> tuple[ModuleType, ...]:
    """Every module of commands and buttons."""
    return tuple(import_module(f"{__name__}.{info.name}") for info in iter_modules(__path__))
