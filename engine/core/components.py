"""Reads the data of a game: the tables that are part of its package."""

from __future__ import annotations

import tomllib
from pkgutil import get_data
from typing import Any


def load_components(package: str) -> dict[str, Any]:
    """The parsed `components.toml` of `package` (a game's `__package__`), read once at import."""
    return load_table(package, "components.toml")


def load_table(package: str, name: str) -> dict[str, Any]:
    """A parsed TOML file of `package`. (`importlib.resources` would cost each process that thinks a megabyte more.)"""
    data = get_data(package, name)
    assert data is not None
    return tomllib.loads(data.decode())
