"""The own hand."""

from __future__ import annotations

from typing import Any

from render.kit.sheet import Sheet
from render.kit.words import Words

from .board import written


def private(view: Any, words: Words) -> Sheet:
    """Its colours."""
    return written(tuple(words.name(colour) for colour in view.hand) or ("-",))
