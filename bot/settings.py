"""Settings from the environment and from a file `.env` in the working directory.

A variable of the environment wins over the file. Each field says how its text is read and which values it may have.
Every setting is documented in `.env.example`; a test keeps the two in step.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from io import StringIO
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Generic, TypeVar

from dotenv.parser import parse_stream

from render.kit.words import LANGUAGES

PREFIX = "HOURGLASS_"

_NAME = re.compile("[A-Z]+(_[A-Z]+)*")
"""What a name of a setting looks like; a token has small letters and digits."""


class BadSettingError(ValueError):
    """Settings are missing, unknown or have bad values. The text has a line for each that says what is expected."""


T = TypeVar("T")


@dataclass(frozen=True)
class Kind(Generic[T]):
    """How the text of a setting is read.

    expected: what it has to be, as it stands after "expected".
    read:     the value that a text without spaces around it means. Raises ValueError for a bad one.
    secret:   no error shows the text.
    """

    expected: str
    read: Callable[[str], T]
    secret: bool = False


def number(low: int, high: int) -> Kind[int]:
    """A whole number from `low` to `high`, both included."""

    def read(text: str) -> int:
        # Digits and a sign alone: `int` also takes `1_000` and digits of other scripts.
        if not text.isascii() or not text.removeprefix("-").isdigit() or not low <= int(text) <= high:
            raise ValueError
        return int(text)

    return Kind(f"a whole number from {low} to {high}", read)


def auto_or(kind: Kind[T]) -> Kind[T | None]:
    """The word `auto`, which is None, or what another kind reads."""

    def read(text: str) -> T | None:
        return None if text.lower() == "auto" else kind.read(text)

    return Kind(f"auto or {kind.expected}", read)


def one_of(*choices: str) -> Kind[str]:
    """One of these words, in small or capital letters."""
    return Kind(f"one of {', '.join(choices)}", lambda text: choices[choices.index(text.lower())])


def shaped(pattern: str, expected: str, read: Callable[[str], T], *, secret: bool = False) -> Kind[T]:
    """A text of this shape. read: the value that it means.   expected, secret: as of a `Kind`."""

    def read_shaped(text: str) -> T:
        if not re.fullmatch(pattern, text):
            raise ValueError
        return read(text)

    return Kind(expected, read_shaped, secret)


def address(*schemes: str) -> Kind[str]:
    """An address with one of these schemes, or nothing; a slash at its end is taken away."""
    expected = f"an address that starts with {' or '.join(schemes)}"
    return shaped(f"(({'|'.join(schemes)}).*[^/]/*)?", expected, lambda text: text.rstrip("/"))


SITE = shaped(
    r"(?i:(https://[a-z0-9.-]+(:[0-9]{1,5})?/*)?)",
    "an address as https://games.example.org, with nothing behind it",
    lambda text: text.rstrip("/").lower(),
)
"""An address that a browser opens with nothing behind its host, or nothing; a slash at its end is taken away."""
HOST = Kind("an address of this machine, as 127.0.0.1", lambda text: str(ip_address(text)))
SECRET = shaped(r"\S*", "it exactly as it was given to you, without spaces", str, secret=True)
NAMES: Kind[tuple[str, ...]] = shaped(
    r"([a-z_]+\s*)?(,\s*([a-z_]+\s*)?)*",
    "names in small letters with commas between them, as in moments,year",
    lambda text: tuple(filter(None, map(str.strip, text.split(",")))),
)
COMMAND = Kind("a command, with its quotation marks in pairs", lambda text: tuple(shlex.split(text)))
"""With its arguments as a shell would read them, or nothing."""
FILE = shaped(r"[^\0]+", "a path", Path)
"""Of a file or folder, which need not exist yet."""


def setting(default: T, kind: Kind[T]) -> T:
    """A field of the settings."""
    return field(default=default, repr=not kind.secret, metadata={"kind": kind})


@dataclass(frozen=True)
class Settings:
    """All settings, checked. Empty strings mean "not set"."""

    discord_token: str = setting("", SECRET)
    discord_api_base: str = setting("", address("http://", "https://"))
    discord_gateway_url: str = setting("", address("ws://", "wss://"))
    database: Path = setting(Path("data/hourglass.sqlite3"), FILE)
    backup_dir: Path = setting(Path("data/backups"), FILE)
    backups_kept: int = setting(7, number(0, 1000))
    backup_command: tuple[str, ...] = setting((), COMMAND)
    matches_kept_days: int = setting(0, number(0, 36500))
    support: str = setting("", address("https://"))
    privacy: str = setting("", address("https://"))
    terms: str = setting("", address("https://"))
    language: str = setting(LANGUAGES[0], one_of(*LANGUAGES))
    log_level: str = setting("info", one_of("debug", "info", "warning", "error"))
    log_format: str = setting("text", one_of("text", "json"))
    metrics_port: int = setting(0, number(0, 65535))
    fresh_puzzles: int = setting(14, number(0, 100))
    shards: int | None = setting(None, auto_or(number(1, 1000)))
    requests_a_second: int = setting(45, number(1, 1000))
    without: tuple[str, ...] = setting((), NAMES)
    web: str = setting("", SITE)
    web_host: str = setting("127.0.0.1", HOST)
    web_port: int = setting(8090, number(1, 65535))
    playground_port: int = setting(8080, number(0, 65535))

    @property
    def token(self) -> str:
        """The bot token. Raises BadSettingError if there is none."""
        if not self.discord_token:
            raise BadSettingError(NO_TOKEN)
        return self.discord_token


NO_TOKEN = (
    "DISCORD_TOKEN is not set: put the token of your application into .env (see .env.example), "
    "or try the bot without one: python -m bot playground"
)


def _variable(field: str) -> str:
    return field.upper() if field.startswith("discord_") else f"{PREFIX}{field.upper()}"


_FIELDS = {_variable(each.name): each for each in fields(Settings)}
"""The field of each variable."""


def known_names() -> list[str]:
    """The names of all settings as they are written in the environment."""
    return list(_FIELDS)


def known_instead(name: str) -> str:
    """What is said behind a name that no setting has: which one is perhaps meant, and where all of them stand."""
    near = get_close_matches(name, _FIELDS, 1)
    meant = f"is {near[0]} meant? " if near else ""
    return f"{meant}.env.example explains all that there are"


def read_settings(
    folder: Path = Path(), environment: Mapping[str, str] | None = None, *, token: bool = False
) -> Settings:
    """The settings from `environment` (default: the process's) over the file `.env` in `folder`.

    token: whether there has to be one.   Raises BadSettingError, which tells everything that is wrong, a line each.
    """
    given, wrong = _read_file(folder / ".env")
    for name, value in (os.environ if environment is None else environment).items():
        if name in _FIELDS:
            given[name] = (0, value)
    values: dict[str, Any] = {}
    for name, (line, text) in given.items():
        try:
            values[_FIELDS[name].name] = value_of(name, _FIELDS[name].metadata["kind"], text)
        except BadSettingError as error:
            wrong.append((line, str(error)))
    if token and not given.get(_variable("discord_token"), (0, ""))[1].strip():
        wrong.append((0, NO_TOKEN))
    if wrong:
        # In the order in which they are mended: the file from its top, then the rest.
        wrong.sort(key=lambda one: (not one[0], one[0]))
        raise BadSettingError("\n".join(f".env, line {line}: {text}" if line else text for line, text in wrong))
    return Settings(**values)


def unknown_names(environment: Mapping[str, str]) -> list[str]:
    """The variables of an environment that look like a setting and are none, so that they change nothing."""
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in _FIELDS)


def value_of(name: str, kind: Kind[T], text: str) -> T:
    """The value of the variable `name`, given as `text`. Raises BadSettingError."""
    text = text.strip()
    try:
        return kind.read(text)
    except ValueError:
        shown = "not what it should be" if kind.secret else repr(text)
        raise BadSettingError(f"{name} is {shown}: expected {kind.expected}") from None


def _read_file(path: Path) -> tuple[dict[str, tuple[int, str]], list[tuple[int, str]]]:
    """Of each name its line in the file and its text; and of each line that cannot be used what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettingError(f"{path}: cannot be read: {error}") from error
    given: dict[str, tuple[int, str]] = {}
    wrong: list[tuple[int, str]] = []
    for found in parse_stream(StringIO(text)):
        if found.key is None and not found.error:
            continue  # an empty line, or a comment
        line = found.original.line + len(found.original.string) - len(found.original.string.lstrip("\n"))
        # Whatever does not look like a name may be the token, put there alone: it is not shown.
        name = found.key if found.key and _NAME.fullmatch(found.key) else "what stands there"
        if found.key is None:
            wrong.append((line, f"{name} cannot be read; expected NAME=value, with no quotation mark or with two"))
        elif found.value is None:
            wrong.append((line, f"{name} has no value; expected NAME=value, as in DISCORD_TOKEN=..."))
        elif found.key not in _FIELDS:
            wrong.append((line, f"{name} is no known setting; {known_instead(name)}"))
        else:
            given[found.key] = (line, found.value)
    return given, wrong
