"""What the tests of every part share: chance that is the same at every run, files that lie in memory."""

from __future__ import annotations

import atexit
import gc
import os
import secrets
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import aiosqlite
import pytest

# A failed assertion there says what it has compared, as in a test.
pytest.register_assert_rewrite("tests.support")

VARIABLE = "HOURGLASS_TEST_CHANCE"

WIRE = Path(__file__).parent / "wire"
"""Where a bot in a process of its own is tested: tests there wait more than they work."""

MEMORY = Path("/dev/shm")
"""Files there are in memory. Every change is synced to disk, which takes some milliseconds that no test is about."""

if os.access(MEMORY, os.W_OK):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))  # where pytest makes `tmp_path`

if sys.dont_write_bytecode:
    # Each process of the run would read and rewrite all modules anew, which takes it ten seconds, and each bot that it
    # starts a second. Nothing is written beside the sources.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).parents[1] / ".pytest_cache" / "compiled")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

gc.set_threshold(10_000)
"""Tests make much that stays and little that only the collector finds. It would look through all that stays again and
again, for a twentieth of the run."""
atexit.register(gc.freeze)  # nor at the end, when all of it goes


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """`-n auto`: two for each core, since a bot on the wire waits more than it works."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits is done beside what works: the files of the wire in even distances between the others.

    The large ones of both come first, so that in the end no process has one before it. They are taken in this order
    (`--no-loadscope-reorder`).
    """
    sizes = Counter(item.path for item in items)
    ways = sorted(sizes, key=lambda file: -sizes[file])
    at: dict[Path, float] = {}
    for waiting in (True, False):
        group = [file for file in ways if file.is_relative_to(WIRE) == waiting]
        done, whole = 0, sum(sizes[file] for file in group)
        for file in group:
            at[file] = done / whole
            done += sizes[file]
    items.sort(key=lambda item: at[item.path])


@pytest.fixture(autouse=True)
def lots(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seeds of a test's matches follow from its name: what fails once fails again.

    With HOURGLASS_TEST_CHANCE=WORD they are others, to find a test that only holds by luck.
    """
    chance = Random(f"{os.environ.get(VARIABLE, '')} {request.node.nodeid}")
    monkeypatch.setattr(secrets, "token_bytes", chance.randbytes)


@pytest.fixture(autouse=True)
def writers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test has left open is stopped, so that the run ends; a test that holds fails for it.

    Python waits for the thread of an open connection (https://aiosqlite.omnilib.dev/en/stable/api.html), and what has
    failed is kept with all its variables.
    """
    # They are held until here: one that is thrown away open warns, which fails before it stops its thread.
    connect, opened = aiosqlite.connect, list[aiosqlite.Connection]()

    def remembered(*given: Any, **named: Any) -> aiosqlite.Connection:
        opened.append(connect(*given, **named))
        return opened[-1]

    monkeypatch.setattr(aiosqlite, "connect", remembered)
    yield
    left = [connection for connection in opened if is_open(connection)]
    for connection in left:
        connection.stop()
    assert not left or hasattr(sys, "last_value"), "a database was left open"  # there is one if the test has failed


def is_open(connection: aiosqlite.Connection) -> bool:
    """Whether nobody has closed it."""
    try:
        return connection.in_transaction in (False, True)
    except ValueError:
        return False
