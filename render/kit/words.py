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
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fluent.runtime.errors import FluentCyclicReferenceError
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment, TextElement
from fluent.runtime.types import FluentInt

from engine.core.event import Value
from render.kit.catalogue import Bundle

LANGUAGES = ("en", "de")
"""Languages with a catalogue; the first one fills gaps of the others."""

MINUS = "−"
"""Stands before a number below zero, which is text for a catalogue: no selector has such numbers."""

NAME = "name-"
"""Before the id of a thing: the message with its name."""

NameOf = Callable[[int], str]
"""How a seat is called: a player's name in pictures, a mention in messages."""

KIT = Path(__file__).parent

MOST_SENTENCES = 1_000
"""So many sentences are kept, of some 700 bytes each: panel and desks of a step say much the same."""


class MissingWords(LookupError):
    """No catalogue has this message."""


def beside(package: str) -> Path:
    """The folder of a package, where its catalogues lie. Raises ModuleNotFoundError if there is no such package."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"no package {package}", name=package)
    return Path(spec.submodule_search_locations[0])


def signed(number: int | str) -> str:
    """A number as it is written, with a true minus sign."""
    return str(number).replace("-", MINUS)


def counted(things: Sequence[str]) -> list[str]:
    """The things in their order, each once, with how many of it there are."""
    return [several(number, thing) for thing, number in Counter(things).items()]


def several(number: int, thing: str) -> str:
    """So many of a thing: 2 × ☾ white."""
    return thing if number == 1 else f"{number}\u00a0×\u00a0{thing}"


def within(sentences: Iterable[str], longest: int) -> str:
    """The first of some sentences, as many as fit."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}" if text else sentence
        if len(longer) > longest:
            break
        text = longer
    return text


class Words:
    """The messages of one language, found in several folders; later folders win."""

    def __init__(self, language: str, folders: Iterable[Path], name_of: NameOf | None = None) -> None:
        """`language` is one of LANGUAGES; folders without a file for it are passed over."""
        self.language = language
        self.folders = tuple(folders)
        self._name_of: NameOf = name_of or self._seat_number
        self._catalogue = _catalogue(language, self.folders)

    def naming(self, name_of: NameOf) -> Words:
        """The same words with players called by `name_of`."""
        return Words(self.language, self.folders, name_of)

    def messages(self) -> list[str]:
        """The keys of all messages, in the order of the files."""
        return self._catalogue.messages()

    def __contains__(self, key: str) -> bool:
        return key in self._catalogue

    def __call__(self, key: str, **values: Value) -> str:
        """The message `key` with its values. Raises MissingWords, or ValueError if it needs a value not given."""
        return self.say(key, values)

    def say(self, key: str, values: Mapping[str, Value]) -> str:
        """As calling, with the values in a mapping."""
        found = self._catalogue.find(key)
        if isinstance(found, str):
            return found
        return _written(found, tuple(values.items()), self._players(values))

    def name(self, thing: str) -> str:
        """What the thing with this id is called; the id itself if it has no name (a cell, say)."""
        return self._catalogue.name(thing)

    def player(self, seat: int) -> str:
        """What the player on this seat is called."""
        return self._name_of(seat)

    @staticmethod
    def listing(items: Iterable[str]) -> str:
        """Several things in a row."""
        return ", ".join(items)

    def _players(self, values: Mapping[str, Value]) -> tuple[tuple[int, str], ...]:
        """The seats among the values, and what their players are called."""
        given = [value for argument, value in values.items() if _is_seat(argument)]
        if not given:
            return ()
        seats = [seat for value in given for seat in (value if isinstance(value, tuple) else (value,))]
        return tuple((seat, self._name_of(seat)) for seat in seats if isinstance(seat, int))

    def _seat_number(self, seat: int) -> str:
        return self("seat-n", number=seat + 1)


@dataclass(frozen=True, eq=False, slots=True)
class _Sentence:
    """A message that depends on its values. bundle: where it was found, in this language or in the first one."""

    key: str
    catalogue: _Catalogue
    bundle: Bundle
    pattern: Pattern


@lru_cache(MOST_SENTENCES)
def _written(sentence: _Sentence, values: tuple[tuple[str, Value], ...], players: tuple[tuple[int, str], ...]) -> str:
    """The sentence with its values. Raises ValueError if it needs one that is not given, or refers to itself."""
    errors: list[Exception] = []
    arguments = _Arguments(sentence.catalogue.name, dict(values), dict(players))
    environment = ResolverEnvironment(sentence.bundle, errors, current=CurrentEnvironment(args=arguments))
    try:
        text = str(sentence.pattern(environment))
    except ValueError as error:
        text, errors = "", [*errors, error]
    except RecursionError:  # the library sees a circle only where something stands beside the reference
        text = ""
        errors.append(FluentCyclicReferenceError("Cyclic reference"))
    if errors:
        raise ValueError(f"message {sentence.key} ({sentence.catalogue.language}): {errors}")
    return text


@cache
def _is_seat(argument: str) -> bool:
    """Whether numbers of this name are seats."""
    return argument in ("seat", "seats") or argument.endswith("_seat")


class _Arguments(dict[str, Any]):
    """The arguments of one sentence, each made when the sentence asks for it: most ask for few of them."""

    def __init__(self, name: Callable[[str], str], values: Mapping[str, Value], players: Mapping[int, str]) -> None:
        super().__init__()
        self._name, self._values, self._players = name, values, players

    def __missing__(self, name: str) -> Any:
        made = self[name] = self._made(name)
        return made

    def _made(self, name: str) -> Any:
        value = self._values.get(name)
        if value is None:
            return self._twin(name)
        if isinstance(value, tuple):
            return self._several_of(name, value)
        worded = self._worded(name, value)
        return _fluent(worded) if isinstance(worded, int) else worded

    def _several_of(self, argument: str, items: tuple[int | str, ...]) -> str:
        """The items of an argument in a row, things with names counted; numbers, dice and places as they come."""
        texts = [str(self._worded(argument, item)) for item in items]
        named = bool(items) and isinstance(items[0], str) and texts[0] != items[0]
        return Words.listing(counted(texts) if named else texts)

    def _worded(self, argument: str, value: int | str) -> int | str:
        """What a message shows for a value of this name."""
        if isinstance(value, str):
            return self._name(value)
        if _is_seat(argument):
            return self._players[value]
        return value if value >= 0 else signed(value)

    def _twin(self, name: str) -> Any:
        value = self._values.get(name.removesuffix("_id"))
        if name.endswith("_id") and isinstance(value, str):
            return value
        value = self._values.get(name.removesuffix("_count"))
        if name.endswith("_count") and isinstance(value, tuple):
            return _fluent(len(value))
        raise KeyError(name)


class _Count(FluentInt):
    """A number below a thousand: written with the same digits in every language, so no format is looked up for it."""

    def format(self, locale: Any) -> str:
        return str(int(self))


_COUNTS = tuple(_Count(number) for number in range(1000))


def _fluent(value: int) -> Any:
    return _COUNTS[value] if 0 <= value < len(_COUNTS) else FluentInt(value)


class _Catalogue:
    """The messages of a language in several folders, its gaps filled from the first language."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.language = language
        codes = dict.fromkeys((language, LANGUAGES[0]))
        self._bundles = [Bundle(code, [folder / f"{code}.ftl" for folder in folders]) for code in codes]
        self._has: dict[str, bool] = {}
        self._found: dict[str, str | _Sentence] = {}
        names = [key for bundle in self._bundles for key in bundle.messages() if key.startswith(NAME)]
        self._names: dict[str, str | None] = dict.fromkeys(key.removeprefix(NAME) for key in names)
        """Thing -> its name, once somebody has asked for it; names are messages without values."""

    def __contains__(self, key: str) -> bool:
        has = self._has.get(key)
        if has is None:
            has = self._has[key] = any(bundle.has_message(key) for bundle in self._bundles)
        return has

    def messages(self) -> list[str]:
        """The keys of this language's messages, in the order of the files."""
        return self._bundles[0].messages()

    def find(self, key: str) -> str | _Sentence:
        """A message that is the same whatever its values are, or the sentence that needs some. Raises MissingWords."""
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._look_up(key)
        return found

    def name(self, thing: str) -> str:
        """What a thing is called; its id if it has no name."""
        name = self._names.get(thing, thing)
        if name is None:
            found = self.find(NAME + thing)
            name = self._names[thing] = found if isinstance(found, str) else _written(found, (), ())
        return name

    def _look_up(self, key: str) -> str | _Sentence:
        bundle = next((one for one in self._bundles if one.has_message(key)), None)
        pattern = None if bundle is None else bundle.get_message(key).value
        if bundle is None or pattern is None:
            raise MissingWords(f"no message {key} in {self.language}")
        if isinstance(pattern, TextElement):
            return pattern.value
        return _Sentence(key, self, bundle, pattern)


@cache
def _catalogue(language: str, folders: tuple[Path, ...]) -> _Catalogue:
    return _Catalogue(language, folders)


def picture_words(key: str, language: str = LANGUAGES[0], name_of: NameOf | None = None) -> Words:
    """What the pictures of the game `key` may write."""
    return Words(language, (KIT, beside(f"render.games.{key}")), name_of)
