"""What stands in the catalogues: messages, the values they need, and places that the parser could not read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from render.kit.words import LANGUAGES

ROOT = Path(__file__).parents[2]


def folders() -> list[Path]:
    """Every folder with a catalogue, relative to the root."""
    found = {path.parent for layer in ("bot", "render") for path in (ROOT / layer).rglob("*.ftl")}
    return sorted(path.relative_to(ROOT) for path in found)


@cache
def entries(path: Path) -> tuple[Any, ...]:
    """The entries of a catalogue."""
    return tuple(FluentResource(path.read_text(encoding="utf-8")).body)


def messages(path: Path) -> dict[str, ast.Message]:
    """The messages of a catalogue by key; none if there is no such file.

    Raises AssertionError for a key that is there twice or a damaged entry.
    """
    found: dict[str, ast.Message] = {}
    if not path.is_file():
        return found
    for entry in entries(path):
        assert not isinstance(entry, ast.Junk), f"{path}: cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


class _Finder(Visitor):
    """Collects what a pattern refers to and all plain text in it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)


def _look(message: ast.Message) -> _Finder:
    finder = _Finder()
    finder.visit(message)
    return finder


def texts(message: ast.Message) -> list[str]:
    """All plain text of a message, of every variant."""
    return _look(message).texts


def references(message: ast.Message) -> set[str]:
    """The messages that a message contains."""
    return _look(message).references


def values(key: str, known: dict[str, ast.Message]) -> set[str]:
    """The values that a message needs, those of the messages it contains included.

    `x`, `x_id` and `x_count` are forms of one value.
    """
    found: set[str] = set()
    open_keys, seen = [key], set[str]()
    while open_keys:
        current = open_keys.pop()
        if current in seen or current not in known:
            continue
        seen.add(current)
        look = _look(known[current])
        found |= {name.removesuffix("_id").removesuffix("_count") for name in look.variables}
        open_keys += look.references
    return found


def pairs() -> Iterator[tuple[Path, str]]:
    """Each folder with each further language."""
    for folder in folders():
        for language in LANGUAGES[1:]:
            yield folder, language
