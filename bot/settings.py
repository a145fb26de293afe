"""Settings from the environment and from a file `.env` in the working directory.

A variable of the environment wins over the file. Every setting is documented in `.env.example`; a test keeps the two
in step.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from dotenv import dotenv_values

from render.kit.words import LANGUAGES

LOG_LEVELS = ("debug", "info", "warning", "error")


class BadSettingError(ValueError):
    """A setting is missing, unknown or has a bad value. The text names it and says what is expected."""


@dataclass(frozen=True)
class Settings:
    """All settings, checked. Empty strings mean "not set"."""

    discord_token: str = field(default="", repr=False)
    discord_api_base: str = ""
    discord_gateway_url: str = ""
    database: Path = Path("data/hourglass.sqlite3")
    backup_dir: Path = Path("data/backups")
    backups_kept: int = 7
    language: str = LANGUAGES[0]
    log_level: str = "info"
    shards: int = 1
    playground_port: int = 8080

    @property
    def token(self) -> str:
        """The bot token. Raises BadSettingError if there is none."""
        if not self.discord_token:
            raise BadSettingError(
                "DISCORD_TOKEN is not set: put the token of your application into .env (see .env.example), "
                "or try the bot without one: python -m bot playground"
            )
        return self.discord_token


def known_names() -> list[str]:
    """The names of all settings as they are written in the environment."""
    return [_variable(setting.name) for setting in fields(Settings)]


def read_settings(folder: Path = Path(), environment: Mapping[str, str] | None = None) -> Settings:
    """The settings from `environment` (default: the process's) over the file `.env` in `folder`.

    Raises BadSettingError.
    """
    given = _read_file(folder / ".env")
    unknown = set(given) - set(known_names())
    if unknown:
        raise BadSettingError(f".env: unknown setting {min(unknown)}; known are {', '.join(known_names())}")
    for name, value in (os.environ if environment is None else environment).items():
        if name in known_names():
            given[name] = value
    return Settings(**{name.removeprefix("HOURGLASS_").lower(): _parse(name, text) for name, text in given.items()})  # pyright: ignore[reportArgumentType]


def _variable(field: str) -> str:
    return field.upper() if field.startswith("discord_") else f"HOURGLASS_{field.upper()}"


def _read_file(path: Path) -> dict[str, str]:
    try:
        values = dotenv_values(path, interpolate=False)
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettingError(f"{path}: cannot be read: {error}") from error
    for name, value in values.items():
        if value is None:
            raise BadSettingError(f".env: {name!r} has no value; expected NAME=value")
    return {name: value or "" for name, value in values.items()}


def _parse(name: str, text: str) -> str | int | Path:
    text = text.strip()
    match name:
        case "HOURGLASS_DATABASE" | "HOURGLASS_BACKUP_DIR":
            if not text:
                raise BadSettingError(f"{name} is empty: expected a path")
            return Path(text)
        case "HOURGLASS_LANGUAGE":
            return _one_of(name, text, LANGUAGES)
        case "HOURGLASS_LOG_LEVEL":
            return _one_of(name, text.lower(), LOG_LEVELS)
        case "HOURGLASS_BACKUPS_KEPT":
            return _number(name, text, 0, 1000)
        case "HOURGLASS_SHARDS":
            return _number(name, text, 1, 1000)
        case "HOURGLASS_PLAYGROUND_PORT":
            return _number(name, text, 0, 65535)
        case "DISCORD_API_BASE":
            return _address(name, text, ("http://", "https://"))
        case "DISCORD_GATEWAY_URL":
            return _address(name, text, ("ws://", "wss://"))
        case _:
            if any(character.isspace() for character in text):
                raise BadSettingError(f"{name} contains spaces: expected the token exactly as Discord shows it")
            return text


def _one_of(name: str, text: str, choices: tuple[str, ...]) -> str:
    if text not in choices:
        raise BadSettingError(f"{name} is {text!r}: expected one of {', '.join(choices)}")
    return text


def _number(name: str, text: str, low: int, high: int) -> int:
    if not text.isascii() or not text.isdigit() or not low <= int(text) <= high:
        raise BadSettingError(f"{name} is {text!r}: expected a whole number from {low} to {high}")
    return int(text)


def _address(name: str, text: str, schemes: tuple[str, ...]) -> str:
    if text and not text.startswith(schemes):
        raise BadSettingError(f"{name} is {text!r}: expected an address that starts with {' or '.join(schemes)}")
    return text.rstrip("/")
