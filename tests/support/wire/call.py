"""A request on its way to its handler."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.support.wire.messages import Files

Answer = tuple[int, Any]


@dataclass
class Call:
    """A request on its way to a handler; `ids` are the variable parts of its path."""

    ids: dict[str, str]
    query: dict[str, str]
    body: Any
    files: Files
