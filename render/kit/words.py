"""Words in the reader's language, from Fluent catalogues.

Three kinds of files make the catalogue of a game, and later ones may use and override earlier ones:
`render/kit/<language>.ftl` (common names), `render/games/<key>/<language>.ftl` (names of a game's things and what
its pictures write), and, for those who write sentences too, `bot/locale/` and `bot/games/<key>/`. So a thing has the
same name in the picture, on the button and in the sentence.

Values follow the naming convention of `engine.core.event`: a seat becomes the name of its player, the id of a thing
becomes its message `name-<id>`, a number stays a number, a tuple becomes a list, in which a named thing that is there
several times stands once, counted ("2 × ☾ white"). For selectors each argument `x` that is an id or a tuple has a twin:
`x_id` holds the bare id, `x_count` the length of the tuple.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone
from fluent.syntax.ast import Message

from engine.core.event import Value

LANGUAGES = ("en", "de")
"""Languages with a catalogue; the first one fills gaps of the others."""

MINUS = "−"
"""Stands before a number below zero, which is text for a catalogue: no selector has such numbers."""

NAME = "name-"
"""Before the id of a thing: the message with its name."""

NameOf = Callable[[int], str]
"""How a seat is called: a player's name in pictures, a mention in messages."""

KIT = Path(__file__).parent


class MissingWords(LookupError):
    """No catalogue has this message."""


def beside(package: str) -> Path:
    """The folder of a package, where its catalogues lie. Raises ModuleNotFoundError if there is no such package."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"no package {package}", name=package)
    return Path(spec.submodule_search_locations[0])


@cache
def _resource(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def _keys(path: Path) -> tuple[str, ...]:
    if not path.is_file():
        return ()
    return tuple(entry.id.name for entry in _resource(path).body if isinstance(entry, Message))


def counted(things: Sequence[str]) -> list[str]:
    """The things in their order, each once, with how many of it there are."""
    return [several(number, thing) for thing, number in Counter(things).items()]


def several(number: int, thing: str) -> str:
    """So many of a thing: 2 × ☾ white."""
    return thing if number == 1 else f"{number}\u00a0×\u00a0{thing}"


class Words:
    """The messages of one language, found in several folders; later folders win."""

    def __init__(self, language: str, folders: Iterable[Path], name_of: NameOf | None = None) -> None:
        """`language` is one of LANGUAGES; folders without a file for it are passed over."""
        self.language = language
        self.folders = tuple(folders)
        self._name_of: NameOf = name_of or self._seat_number
        self._bundles = [_bundle(code, self.folders) for code in dict.fromkeys((language, LANGUAGES[0]))]

    def naming(self, name_of: NameOf) -> Words:
        """The same words with players called by `name_of`."""
        return Words(self.language, self.folders, name_of)

    def messages(self) -> list[str]:
        """The keys of all messages, in the order of the files."""
        found = [key for folder in self.folders for key in _keys(folder / f"{self.language}.ftl")]
        return list(dict.fromkeys(found))

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, key: str, **values: Value) -> str:
        """The message `key` with its values. Raises MissingWords, or ValueError if it needs a value not given."""
        return self.say(key, values)

    def say(self, key: str, values: Mapping[str, Value]) -> str:
        """As calling, with the values in a mapping."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    break
                text, errors = bundle.format_pattern(pattern, self._arguments(values))
                if errors:
                    raise ValueError(f"message {key} ({self.language}): {errors}")
                return str(text)
        raise MissingWords(f"no message {key} in {self.language}")

    def name(self, thing: str) -> str:
        """What the thing with this id is called; the id itself if it has no name (a cell, say)."""
        return _names(self.language, self.folders).get(thing, thing)

    def player(self, seat: int) -> str:
        """What the player on this seat is called."""
        return self._name_of(seat)

    def listing(self, items: Iterable[str]) -> str:
        """Several things in a row."""
        return ", ".join(items)

    def several_of(self, argument: str, items: tuple[int | str, ...]) -> str:
        """The items of an argument in a row, things with names counted; numbers, dice and places as they come."""
        texts = [str(self._worded(argument, item)) for item in items]
        named = bool(items) and isinstance(items[0], str) and texts[0] != items[0]
        return self.listing(counted(texts) if named else texts)

    def _seat_number(self, seat: int) -> str:
        return self("seat-n", number=seat + 1)

    def _arguments(self, values: Mapping[str, Value]) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for name, value in values.items():
            if isinstance(value, tuple):
                arguments[f"{name}_count"] = len(value)
                arguments[name] = self.several_of(name, value)
            else:
                if isinstance(value, str):
                    arguments[f"{name}_id"] = value
                arguments[name] = self._worded(name, value)
        return arguments

    def _worded(self, argument: str, value: int | str) -> int | str:
        if isinstance(value, str):
            return self.name(value)
        if argument in ("seat", "seats") or argument.endswith("_seat"):
            return self._name_of(value)
        return value if value >= 0 else f"{MINUS}{-value}"


class _Count(FluentInt):
    """A number below a thousand: written with the same digits in every language, so no format is looked up for it."""

    def format(self, locale: Any) -> str:
        return str(int(self))


_COUNTS = tuple(_Count(number) for number in range(1000))


class _Bundle(FluentBundle):
    """A bundle whose values are texts and whole numbers, which need less work than any value might.

    A third of the time of a sentence went into looking up how its numbers are written.
    """

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        given = {name: _fluent(value) if isinstance(value, int) else value for name, value in (args or {}).items()}
        errors: list[Exception] = []
        try:
            return pattern(ResolverEnvironment(self, errors, current=CurrentEnvironment(args=given))), errors
        except ValueError as error:
            return "", [*errors, error]


def _fluent(value: int) -> Any:
    return _COUNTS[value] if 0 <= value < len(_COUNTS) else FluentInt(value)


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = _Bundle([language], use_isolating=False)
    for folder in folders:
        path = folder / f"{language}.ftl"
        if path.is_file():
            bundle.add_resource(_resource(path), allow_overrides=True)
    return bundle


@cache
def _names(language: str, folders: tuple[Path, ...]) -> dict[str, str]:
    """Thing -> its name; names are plain messages without values."""
    words = Words(language, folders)
    keys = [key for code in (language, LANGUAGES[0]) for folder in folders for key in _keys(folder / f"{code}.ftl")]
    return {key.removeprefix(NAME): words(key) for key in keys if key.startswith(NAME)}


def picture_words(key: str, language: str = LANGUAGES[0], name_of: NameOf | None = None) -> Words:
    """What the pictures of the game `key` may write."""
    return Words(language, (KIT, beside(f"render.games.{key}")), name_of)
