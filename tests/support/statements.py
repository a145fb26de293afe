"""All SQL that stands in the bot, read from its source and composed as its functions would."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

from bot import features
from bot.services.upkeep.verify import STORED
from tests.support.catalogues import ROOT

SQL = re.compile(r"\s*(SELECT|INSERT|REPLACE|UPDATE|DELETE|WITH)\s")

GIVEN: dict[str, dict[str, Any]] = {
    "bot.db.matches.insert": {"values": {"game": ""}},
    "bot.db.matches.change": {"values": {"moved_at": 0}},
    "bot.db.outbox.put": {"latest": True},
    "bot.features.notice_board.rows.all_of_them": {"added": ()},
    "bot.features.search.offer_rows.in_state": {"state": "yes"},
    "bot.features.search.rows._searchers": {"where": "search.guild_id = ?1 ORDER BY search.begun_at"},
    "bot.services.upkeep.verify._unreadable": {"stored": [*STORED, *features.stored()]},
}
"""Function -> what its statements are composed of beside what stands in it and in its module."""

Names = dict[str, Any]

_UNKNOWN = object()


class Written(NamedTuple):
    """A statement with the function in which it stands."""

    where: str
    sql: str


def written() -> Iterator[Written]:
    """The statements of the bot. Raises AssertionError for one that cannot be composed."""
    for file in sorted((ROOT / "bot").rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if SQL.search(source):
            module = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
            yield from statements(source, module, vars(importlib.import_module(module)))


def statements(source: str, module: str, names: Mapping[str, Any]) -> Iterator[Written]:
    """The statements of a module; names: what its names stand for.

    A text with a name that stands within another text is a part of that and no statement.
    """
    tree = ast.parse(source)
    within = [node for node in ast.walk(tree) if isinstance(node, ast.FormattedValue)]
    parts = {name.id for text in within for name in ast.walk(text) if isinstance(name, ast.Name)}
    return _of_block(tree.body, module, dict(names), parts)


def _of_block(block: Iterable[ast.stmt], where: str, names: Names, parts: set[str]) -> Iterator[Written]:
    for statement in block:
        match statement:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                inside = f"{where}.{statement.name}"
                yield from _of_block(statement.body, inside, names | GIVEN.get(inside, {}), parts)
            case ast.Assign(targets=[ast.Name(name)], value=value) if name in parts:
                if (text := _value(value, names)) is not _UNKNOWN:
                    names[name] = text
            case ast.For(target=target, iter=over):
                yield from _of_texts(over, where, names)
                for row in _rows(target, over, names):
                    yield from _of_block(statement.body, where, names | row, parts)
            case _:
                yield from _of_texts(statement, where, names)
                for inner in ("body", "orelse", "finalbody"):
                    yield from _of_block(getattr(statement, inner, ()), where, names, parts)
                for handler in getattr(statement, "handlers", ()):
                    yield from _of_block(handler.body, where, names, parts)


def _of_texts(node: ast.AST, where: str, names: Names) -> Iterator[Written]:
    """The texts of a line that are statements, without blocks within it."""
    match node:
        case ast.Expr(value=ast.Constant()):  # a docstring
            return
        case ast.Constant(value=str()) | ast.JoinedStr():
            sql = _value(node, names)
            begin = node.values[0] if isinstance(node, ast.JoinedStr) and node.values else node
            told = sql is not _UNKNOWN or not (isinstance(begin, ast.Constant) and SQL.match(str(begin.value)))
            assert told, f"{where}: say in GIVEN what is in {ast.unparse(node)}"
            if sql is not _UNKNOWN and SQL.match(sql):
                yield Written(where, sql)
        case _:
            for child in ast.iter_child_nodes(node):
                if not isinstance(child, ast.stmt | ast.ExceptHandler):
                    yield from _of_texts(child, where, names)


def _value(node: ast.expr, names: Names) -> Any:
    """What an expression stands for; _UNKNOWN if that cannot be said from what is known. Nothing is called for it but
    what a text is composed of."""
    try:
        return eval(compile(ast.Expression(node), "", "eval"), names)
    except (NameError, TypeError, AttributeError, SyntaxError):
        return _UNKNOWN


def _rows(target: ast.expr, over: ast.expr, names: Names) -> list[Names]:
    """What the names of a loop stand for, one after the other; once nothing where that cannot be said."""
    values = _value(over, names)
    several = cast("Sequence[Any]", values) if isinstance(values, tuple | list) else ()
    match target:
        case ast.Name(name) if several:
            return [{name: value} for value in several]
        case ast.Tuple(elts=names_of) if several:
            return [dict(zip(map(ast.unparse, names_of), row, strict=True)) for row in several]
        case _:
            return [{}]
