"""Tests stand for themselves: none imports another one, none sleeps, none looks at a clock of the machine."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from tests.support.catalogues import ROOT

TESTS = ROOT / "tests"
MEASURES = TESTS / "benchmarks"
"""Programs that measure, and share their parts; no tests."""

TOY = "tests/support/toy/"
"""Three folders of a game, in which one module may be beside another."""

OF_THE_TIME = {
    "tests/wire/test_killed.py": "kills another process between its requests too, where nothing happens to wait for",
    "tests/wire/test_stopping.py": "stops another process at moments of its start that nothing tells of",
    "tests/wire/test_flood.py": "the bot may send one message in so many seconds: the more have passed, the more",
}
"""Tests of another process that need a clock, and why."""

CLOCKS = {"perf_counter", "perf_counter_ns", "monotonic", "monotonic_ns", "process_time", "thread_time", "time_ns"}
BOUNDS = {"timeout", "timeout_at", "wait_for"}


@cache
def modules() -> list[tuple[str, ast.Module]]:
    """Every module of the tests, by its place, but what measures."""
    paths = [path for path in sorted(TESTS.rglob("*.py")) if MEASURES not in path.parents]
    return [(path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


def imported(code: ast.AST) -> Iterator[str]:
    """What a module imports: with its whole name, or with the dots of what is beside it."""
    for node in ast.walk(code):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            place = "." * node.level + (node.module or "")
            yield from (f"{place}.{alias.name}" for alias in node.names)


def foreign(code: ast.AST) -> list[str]:
    """What a test imports of other tests."""
    return [name for name in imported(code) if f"{name}.".startswith(("tests.", ".")) and not shared(name)]


def shared(name: str) -> bool:
    return f"{name}.".startswith("tests.support.")


def calls(code: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Each call with the last name of what is called."""
    for node in ast.walk(code):
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Name(id=name) | ast.Attribute(attr=name):
                    yield name, node
                case _:
                    pass


def waits(code: ast.AST) -> list[str]:
    """The calls that sleep, or that bound a wait or ask for the time by a clock of the machine.

    `sleep(0)` is a turn of the event loop. `time` is a clock as `time.time` alone: other things have times too.
    """
    found: list[str] = []
    for name, call in calls(code):
        if name == "sleep":
            bad = [argument.value for argument in call.args if isinstance(argument, ast.Constant)] != [0]
        elif name in BOUNDS:
            bad = isinstance(call.func, ast.Name) or ast.unparse(call.func).startswith("asyncio.")
        else:
            bad = name in CLOCKS or (name == "time" and ast.unparse(call.func) == "time.time")
        if bad:
            found.append(f"{call.lineno}: {ast.unparse(call)}")
    return found


def test_no_test_imports_another_one() -> None:
    found = {place: names for place, code in modules() if (names := foreign(code)) and TOY not in place}
    assert found == {}, "what tests share lies in tests/support"


def test_no_test_sleeps_or_holds_only_as_long_as_the_machine_is_fast() -> None:
    tests = [(place, code) for place, code in modules() if not place.startswith("tests/support/")]
    found = {place: calls for place, code in tests if (calls := waits(code))}
    assert set(found) == set(OF_THE_TIME), "wait for what happens; the whole run is bounded (`faulthandler_timeout`)"


@pytest.mark.parametrize(
    "text",
    [
        "from tests.bot.test_cards import said",
        "import tests.engine.table",
        "from .test_cards import said",
        "from . import table",
        "def test():\n    from tests import bot",
    ],
)
def test_every_way_to_import_another_test_is_seen(text: str) -> None:
    assert foreign(ast.parse(text))
    assert not foreign(ast.parse("from tests.support import gates\nimport tests.support.town\nfrom bot import tests"))


@pytest.mark.parametrize(
    "text",
    [
        "await asyncio.sleep(0.1)",
        "sleep(seconds)",
        "async with asyncio.timeout(5): pass",
        "await wait_for(task, 1)",
        "begun = time.perf_counter()",
        "begun = time.time()",
    ],
)
def test_every_way_to_depend_on_the_time_is_seen(text: str) -> None:
    code = f"async def test():\n    {text}"
    assert waits(ast.parse(code))
    assert not waits(ast.parse(code.replace("0.1", "0"))) or "0.1" not in text
