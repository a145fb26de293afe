"""Reads the data of a game: the `components.toml` that is part of its package."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def load_components(package: str) -> dict[str, Any]:
    """The parsed `components.toml` of `package` (a game's `__package__`), read once at import."""
    return tomllib.loads(files(package).joinpath("components.toml").read_text(encoding="utf-8"))
