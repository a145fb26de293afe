"""Features: what people like about the host, and a match does not need. Each is a folder here, and found like a game.

In the folder of one:

    __init__.py      `FEATURE`, which says what it adds elsewhere (`bot/ui/press/feature.py`)
    rows.py          its SQL
    service.py       what it does, without Discord
    pages.py         its messages and forms: from what they are given, and from a room where they can only read
                     (`bot/ui/press/reading.py`)
    presses.py       its presses and commands, found by what the module defines at its top
    cards.py         what stands in Discord and is kept up to date
    en.ftl, de.ftl   its sentences

Its migrations name it, its tests stand in `tests/bot/features/<name>/`. It imports the house, and of other features
those that its `needs` names; the house imports none of them. Without its folder nothing is missing but what it does.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from bot import exts
from bot.services.upkeep.verify import Stored
from bot.ui import stands
from bot.ui.press import commands as made
from bot.ui.press.commands import Command
from bot.ui.press.feature import Feature
from bot.ui.press.presses import Handler
from bot.ui.stands.card import CardKind

log = logging.getLogger(__name__)


@cache
def everything() -> dict[str, Feature]:
    """Name -> feature, of every folder but for those that need one whose folder was deleted."""
    names = [info.name for info in iter_modules(__path__) if info.ispkg]
    found: dict[str, Feature] = {}
    for name in names:
        try:
            found[name] = replace(import_module(f"{__name__}.{name}").FEATURE, name=name)
        except ModuleNotFoundError as error:
            needed = (error.name or "").removeprefix(f"{__name__}.")
            if needed == error.name or needed.split(".")[0] in names:
                raise
            log.warning("feature %s is left out: it needs %s, which is not here", name, needed)
    return _with_what_they_need(found)


def without(names: Collection[str]) -> list[Feature]:
    """The features of a house that leaves these out, and with them what needs one of them.

    Raises KeyError for a name that no feature has.
    """
    found = dict(everything())
    for name in names:
        del found[name]
    return list(_with_what_they_need(found).values())


def _with_what_they_need(found: Mapping[str, Feature]) -> dict[str, Feature]:
    """Those of these features that have among them all that they need."""
    there = dict(found)
    while alone := [name for name, feature in there.items() if not there.keys() >= set(feature.needs)]:
        for name in alone:
            del there[name]
    return there


@cache
def modules(name: str) -> tuple[ModuleType, ...]:
    """Every module of a feature."""
    package = f"{__name__}.{name}"
    return tuple(import_module(f"{package}.{info.name}") for info in iter_modules(import_module(package).__path__))


def handlers(found: Iterable[Feature] | None = None) -> dict[str, Handler]:
    """Verb -> what answers its presses, of the house and of these features; of all features where none are given."""
    handled: dict[str, Handler] = {}
    owner: dict[str, str] = {}
    for feature, module in _modules(found):
        for thing in vars(module).values():
            if isinstance(thing, Handler):
                if handled.setdefault(thing.verb, thing) is not thing:
                    raise AssertionError(f"two handlers for {thing.verb}")
                owner[thing.verb] = feature
    return {verb: replace(handler, feature=owner[verb]) for verb, handler in handled.items()}


def commands(found: Iterable[Feature] | None = None) -> tuple[Command, ...]:
    """The commands of the house and of these features; of all features where none are given."""
    return made.commands({module.__name__ for _, module in _modules(found)})


def kinds(found: Iterable[Feature] | None = None) -> dict[str, CardKind]:
    """Name -> kind of cards, of the house and of these features; of all features where none are given."""
    features = everything().values() if found is None else found
    beside = [import_module(f"{stands.__name__}.{info.name}") for info in iter_modules(stands.__path__)]
    defined: dict[str, CardKind] = {}
    for module in [*beside, *(module for one in features for module in modules(one.name))]:
        for thing in vars(module).values():
            if isinstance(thing, CardKind) and defined.setdefault(thing.name, thing) is not thing:
                raise AssertionError(f"two kinds of cards named {thing.name}")
    return defined


def stored() -> list[Stored]:
    """What features store as JSON (`python -m bot verify`)."""
    return [each for one in everything().values() for each in one.stored]


def _modules(found: Iterable[Feature] | None) -> list[tuple[str, ModuleType]]:
    """The modules of commands and buttons, each with the name of its feature, empty for those of the house."""
    features = everything().values() if found is None else found
    own = [(one.name, module) for one in features for module in modules(one.name)]
    return [("", module) for module in exts.modules()] + own
