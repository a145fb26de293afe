"""The page's own sentences, from Fluent catalogues, in a form that the page fills in by itself."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from render.kit.words import LANGUAGES

FOLDER = Path(__file__).parent

Pattern = list[Any]
"""Texts, `{"value": name}` for a value, and `{"by": name, "of": {value or plural form: pattern}, "or": key}`."""


@cache
def catalogue() -> dict[str, dict[str, Pattern]]:
    """Language -> key -> sentence. Raises ValueError for what the page could not fill in."""
    return {code: _read(FOLDER / f"{code}.ftl") for code in LANGUAGES}


def _read(path: Path) -> dict[str, Pattern]:
    found: dict[str, Pattern] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = _pattern(entry.value)
        elif isinstance(entry, ast.Junk):
            raise ValueError(f"{path}: this is not Fluent: {entry.content}")
    return found


def _pattern(pattern: ast.Pattern) -> Pattern:
    return [
        element.value if isinstance(element, ast.TextElement) else _placeable(element.expression)
        for element in pattern.elements
    ]


def _placeable(expression: Any) -> dict[str, Any]:
    match expression:
        case ast.VariableReference():
            return {"value": expression.id.name}
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            variants = {_key(variant): variant for variant in expression.variants}
            (default,) = [key for key, variant in variants.items() if variant.default]
            return {
                "by": selector.id.name,
                "of": {key: _pattern(variant.value) for key, variant in variants.items()},
                "or": default,
            }
        case _:
            raise ValueError(f"the page fills in values and choices by a value, not {type(expression).__name__}")


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value
