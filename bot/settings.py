"""Settings from the environment and from a file `.env` in the working directory.

A variable of the environment wins over the file. The type of a field says how its text is read and which values it may
have; a field whose type does not say so ends the program when this module is imported. Every setting is documented in
`.env.example`; a test keeps the two in step.
"""

from __future__ import annotations

import os
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from io import StringIO
from pathlib import Path
from typing import Annotated, Any, ClassVar, get_args, get_origin, get_type_hints

from dotenv.parser import parse_stream

from render.kit.words import LANGUAGES

LOG_LEVELS = ("debug", "info", "warning", "error")
_NAME = re.compile("[A-Z]+(_[A-Z]+)*")
"""What a name of a setting looks like; a token has small letters and digits."""


class BadSettingError(ValueError):
    """A setting is missing, unknown or has a bad value. The text names it and says what is expected."""


# --- how a text is read, and which values there are


class Kind(ABC):
    """What stands beside the type of a field."""

    value_type: ClassVar[type[Any]]
    """The type of the field."""

    @property
    @abstractmethod
    def expected(self) -> str:
        """What a text has to be, as it stands after "expected"."""

    @abstractmethod
    def read(self, text: str) -> object:
        """The value that `text`, without spaces around it, means. Raises ValueError for a bad one."""


@dataclass(frozen=True)
class Number(Kind):
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int
    value_type = int

    @property
    def expected(self) -> str:
        """The range."""
        return f"a whole number from {self.low} to {self.high}"

    def read(self, text: str) -> int:
        """The number; digits and a sign alone, since `int` also takes `1_000` and digits of other scripts."""
        if not text.isascii() or not text.removeprefix("-").isdigit() or not self.low <= int(text) <= self.high:
            raise ValueError
        return int(text)


@dataclass(frozen=True)
class OneOf(Kind):
    """One of these words, in small or capital letters."""

    choices: tuple[str, ...]
    value_type = str

    @property
    def expected(self) -> str:
        """The words."""
        return f"one of {', '.join(self.choices)}"

    def read(self, text: str) -> str:
        """The word as it stands in the list."""
        if text.lower() not in self.choices:
            raise ValueError
        return text.lower()


@dataclass(frozen=True)
class Address(Kind):
    """An address with one of these schemes, or nothing; a slash at its end is taken away."""

    schemes: tuple[str, ...]
    value_type = str

    @property
    def expected(self) -> str:
        """The schemes."""
        return f"an address that starts with {' or '.join(self.schemes)}"

    def read(self, text: str) -> str:
        """The address."""
        if text and not text.rstrip("/").startswith(self.schemes):
            raise ValueError
        return text.rstrip("/")


@dataclass(frozen=True)
class Secret(Kind):
    """A text without spaces, or nothing. No error shows it."""

    value_type = str

    @property
    def expected(self) -> str:
        """Without the text itself."""
        return "it exactly as it was given to you, without spaces"

    def read(self, text: str) -> str:
        """The text."""
        if any(character.isspace() for character in text):
            raise ValueError
        return text


@dataclass(frozen=True)
class File(Kind):
    """The path of a file or folder, which need not exist yet."""

    value_type = Path

    @property
    def expected(self) -> str:
        """Any path."""
        return "a path"

    def read(self, text: str) -> Path:
        """The path."""
        if not text or "\0" in text:
            raise ValueError
        return Path(text)


# --- the settings


@dataclass(frozen=True)
class Settings:
    """All settings, checked. Empty strings mean "not set"."""

    discord_token: Annotated[str, Secret()] = field(default="", repr=False)
    discord_api_base: Annotated[str, Address(("http://", "https://"))] = ""
    discord_gateway_url: Annotated[str, Address(("ws://", "wss://"))] = ""
    database: Annotated[Path, File()] = Path("data/hourglass.sqlite3")
    backup_dir: Annotated[Path, File()] = Path("data/backups")
    backups_kept: Annotated[int, Number(0, 1000)] = 7
    language: Annotated[str, OneOf(LANGUAGES)] = LANGUAGES[0]
    log_level: Annotated[str, OneOf(LOG_LEVELS)] = "info"
    fresh_puzzles: Annotated[int, Number(0, 100)] = 14
    shards: Annotated[int, Number(1, 1000)] = 1
    playground_port: Annotated[int, Number(0, 65535)] = 8080

    @property
    def token(self) -> str:
        """The bot token. Raises BadSettingError if there is none."""
        if not self.discord_token:
            raise BadSettingError(
                "DISCORD_TOKEN is not set: put the token of your application into .env (see .env.example), "
                "or try the bot without one: python -m bot playground"
            )
        return self.discord_token


def kind_of(name: str, hint: object) -> Kind:
    """How the field `name` with the type `hint` is read. Raises TypeError if the type does not say it."""
    given: tuple[Any, ...] = get_args(hint) if get_origin(hint) is Annotated else (hint, None)
    kind = given[1]
    if not isinstance(kind, Kind) or given[0] is not kind.value_type:
        raise TypeError(
            f"the setting {name} is declared as {hint}: expected Annotated with its type and how its text is read, "
            "as Annotated[int, Number(1, 10)]; the kinds are Number (int), OneOf, Address and Secret (str), File (Path)"
        )
    return kind


def _variable(field: str) -> str:
    return field.upper() if field.startswith("discord_") else f"HOURGLASS_{field.upper()}"


_HINTS = get_type_hints(Settings, include_extras=True)
_KINDS = {_variable(each.name): (each.name, kind_of(each.name, _HINTS[each.name])) for each in fields(Settings)}
"""The field and the kind of each variable."""


def known_names() -> list[str]:
    """The names of all settings as they are written in the environment."""
    return list(_KINDS)


def read_settings(folder: Path = Path(), environment: Mapping[str, str] | None = None) -> Settings:
    """The settings from `environment` (default: the process's) over the file `.env` in `folder`.

    Raises BadSettingError.
    """
    given = _read_file(folder / ".env")
    for name, value in (os.environ if environment is None else environment).items():
        if name in _KINDS:
            given[name] = value
    values: dict[str, Any] = {_KINDS[name][0]: value_of(name, _KINDS[name][1], text) for name, text in given.items()}
    return Settings(**values)


def value_of(name: str, kind: Kind, text: str) -> object:
    """The value of the variable `name`, given as `text`. Raises BadSettingError."""
    text = text.strip()
    try:
        return kind.read(text)
    except ValueError:
        shown = "not what it should be" if isinstance(kind, Secret) else repr(text)
        raise BadSettingError(f"{name} is {shown}: expected {kind.expected}") from None


def _read_file(path: Path) -> dict[str, str]:
    try:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettingError(f"{path}: cannot be read: {error}") from error
    given: dict[str, str] = {}
    for found in parse_stream(StringIO(text)):
        if found.key is None and not found.error:
            continue  # an empty line, or a comment
        # Whatever does not look like a name may be the token, put there alone: it is told by its line.
        line = found.original.line + len(found.original.string) - len(found.original.string.lstrip("\n"))
        name = repr(found.key) if _NAME.fullmatch(found.key or "") else f"what stands in line {line}"
        if found.key is None:
            raise BadSettingError(
                f".env: {name} cannot be read; expected NAME=value, with no quotation mark or with two"
            )
        if found.value is None:
            raise BadSettingError(f".env: {name} has no value; expected NAME=value, as in DISCORD_TOKEN=...")
        if found.key not in _KINDS:
            raise BadSettingError(f".env: {name} is no known setting; known are {', '.join(known_names())}")
        given[found.key] = found.value
    return given
