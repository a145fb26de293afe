"""Row classes: what a query reads and a table keeps, as msgspec Structs whose fields are named like the columns.

The SQL stays where it is asked; only the list of columns comes from the class. SQLite has neither truth values nor
anything with parts, so a field of type bool is stored as 0 or 1, and one that holds others as JSON.

A row whose JSON cannot be read is the trouble of whoever needs that row: a list goes on without it (`readable`), and so
does a query that looks into JSON (`part`, `each`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

log = logging.getLogger(__name__)

Kind = TypeVar("Kind", bound=msgspec.Struct)

_AS_IT_IS = (int, float, str, bytes, NoneType)
"""The types of values that SQLite keeps as they are."""


def columns(kind: type[msgspec.Struct], table: str = "") -> str:
    """The columns of a row class for a SELECT; `table` names where they are where a query has several tables."""
    return ", ".join(f"{table}.{field}" if table else field for field in kind.__struct_fields__)


def into(kind: type[msgspec.Struct], *before: str) -> str:
    """The columns of a row class for an INSERT, with a mark for each: `(a, b) VALUES (?, ?)`.

    before: columns that the class does not have, which come first.
    """
    names = (*before, *kind.__struct_fields__)
    return f"({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


def stored(row: msgspec.Struct) -> tuple[Any, ...]:
    """The values of a row in order, as they are stored."""
    return tuple(map(storable, msgspec.structs.astuple(row)))


def part(column: str, name: str) -> str:
    """In SQL: a part of an object that is stored as JSON; NULL where it cannot be read, which would stop the query."""
    return f"iif(json_valid({column}), json_extract({column}, '$.{name}'), NULL)"


def each(column: str) -> str:
    """In SQL: a table with the values of a list that is stored as JSON; empty where it cannot be read."""
    return f"json_each(iif(json_valid({column}), {column}, '[]'))"


def storable(value: Any) -> Any:
    """A value as it is stored."""
    return value if isinstance(value, _AS_IT_IS) else text(value)


def text(value: Any) -> str:
    """Canonical JSON."""
    return msgspec.json.encode(value).decode()


def made(kind: type[Kind], values: Sequence[Any]) -> Kind:
    """The row that was stored as these values. Raises msgspec.DecodeError."""
    found = list(values)
    for place, decode in _decoders(kind):
        found[place] = decode(found[place])
    return kind(*found)


def readable(kind: type[Kind], found: Iterable[Sequence[Any]]) -> list[Kind]:
    """Those of these rows that can be read; the log says once of which kind the others are."""
    return [row for row in (_made_or_none(kind, values) for values in found) if row is not None]


def _made_or_none(kind: type[Kind], values: Sequence[Any]) -> Kind | None:
    try:
        return made(kind, values)
    except msgspec.DecodeError:
        say_once(f"a stored {kind.__name__} cannot be read and is left out")
        return None


@cache
def say_once(trouble: str, _whose: int = 0) -> None:
    """Say in the log what cannot be read, once while the program runs, since it is read again and again.

    _whose: for whom else it is said once more, since the log names nobody. `python -m bot verify` says which row it is.
    """
    log.error("%s; python -m bot verify says more", trouble)


@cache
def _decoders(kind: type[msgspec.Struct]) -> tuple[tuple[int, Callable[[Any], Any]], ...]:
    """What is not stored as it is: its place, and how it is read."""
    fields = enumerate(msgspec.structs.fields(kind))
    return tuple((place, _decoder(field.type)) for place, field in fields if not _as_it_is(field.type))


def _as_it_is(kind: Any) -> bool:
    if get_origin(kind) in (Union, UnionType):
        return all(map(_as_it_is, get_args(kind)))
    return kind in _AS_IT_IS or get_origin(kind) is Literal


def _decoder(kind: Any) -> Callable[[Any], Any]:
    if kind is bool:
        return bool
    decode = msgspec.json.Decoder(kind).decode
    return lambda value: None if value is None else decode(value)
