"""What lies on the disk is what was made, and never anything else."""

from __future__ import annotations

import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from render.kit import shelf as shelves
from render.kit.keeper import Keeper
from render.kit.shelf import Shelf
from tests.support.catalogues import ROOT


def turned(thing: bytes) -> bytes:
    return thing[::-1]


@pytest.fixture
def shelf() -> Shelf[bytes]:
    return Shelf(1_000_000, turned, turned)


def never() -> bytes:
    raise AssertionError("it was there")


def test_a_thing_is_made_once_for_its_values(shelf: Shelf[bytes]) -> None:
    assert shelf.get((never, "a", 1), lambda: b"one") == b"one"
    assert shelf.get((never, "a", 1), never) == b"one"


@pytest.mark.parametrize(
    "other",
    [
        (never, "a", 2),
        (never, "b", 1),
        (turned, "a", 1),
        (never, ("a", 1)),
        (never, "a1"),
        (never, "a", "1"),
        (never, b"a", 1),
        (never, "a", True),
        (never, "a", 1.0),
    ],
)
def test_other_values_get_another_thing(shelf: Shelf[bytes], other: object) -> None:
    shelf.get((never, "a", 1), lambda: b"one")
    assert shelf.get(other, lambda: b"other") == b"other"


def test_what_has_lain_there_longest_makes_way(shelf: Shelf[bytes]) -> None:
    def lies(number: int) -> bool:
        try:
            return shelf.get(number, never) == bytes(20_000)
        except AssertionError:
            return False

    for number in range(200):
        shelf.get(number, lambda: bytes(20_000))
    there = [lies(number) for number in range(200)]
    assert there == sorted(there), "the last ones lie there"
    assert 30 <= sum(there) <= 50
    shelf.clear()
    assert not lies(199)


FULL = """
import os

from render.kit.shelf import Shelf

shelf = Shelf(1_000_000, bytes, bytes)
for number in range(1000):
    shelf.get(number, lambda: os.urandom(15_000))
for link in os.listdir("/proc/self/fd"):
    if os.path.lexists(f"/proc/self/fd/{link}"):
        print(os.readlink(f"/proc/self/fd/{link}"), os.fstat(int(link)).st_size)
"""


def test_the_file_stays_as_large_as_it_may_be_has_no_name_and_lies_where_it_is_told(tmp_path: Path) -> None:
    environment = {**os.environ, "SQLITE_TMPDIR": str(tmp_path), "PYTHONPATH": str(ROOT)}
    told = subprocess.run([sys.executable, "-c", FULL], env=environment, capture_output=True, text=True, check=True)
    ours = [line for line in told.stdout.splitlines() if line.startswith(str(tmp_path))]
    assert len(ours) == 1
    assert "(deleted)" in ours[0]
    assert 800_000 <= int(ours[0].rpartition(" ")[2]) <= 1_300_000
    assert not list(tmp_path.iterdir())


def test_without_a_disk_everything_is_made_anew(shelf: Shelf[bytes]) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        for _ in range(2):
            for number in range(100):
                assert shelf.get(number, lambda made=bytes([number]) * 20_000: made) == bytes([number]) * 20_000
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    shelf.get("again", lambda: b"thing")
    assert shelf.get("again", never) == b"thing"


PAGE = 4096


def zeros(_: Random, file: int, at: int, __: int) -> None:
    os.pwrite(file, bytes(PAGE), at)


def noise(random: Random, file: int, at: int, _: int) -> None:
    os.pwrite(file, random.randbytes(PAGE), at)


def a_bit(_: Random, file: int, at: int, other: int) -> None:
    byte = at + other // PAGE % PAGE
    os.pwrite(file, bytes([os.pread(file, 1, byte)[0] ^ 4]), byte)


def each_for_the_other(_: Random, file: int, at: int, other: int) -> None:
    one, two = os.pread(file, PAGE, at), os.pread(file, PAGE, other)
    os.pwrite(file, one, other)
    os.pwrite(file, two, at)


def nothing_after(_: Random, file: int, at: int, __: int) -> None:
    os.ftruncate(file, at)


def nameless() -> set[int]:
    """The files that are open and have no name."""
    links = [link for link in Path("/proc/self/fd").iterdir() if link.is_symlink()]
    return {int(link.name) for link in links if "(deleted)" in str(link.readlink())}


@pytest.mark.parametrize("seed", [1, 24])
@pytest.mark.parametrize("harm", [zeros, noise, a_bit, each_for_the_other, nothing_after])
def test_what_is_damaged_is_made_anew(harm: Callable[[Random, int, int, int], None], seed: int) -> None:
    shelf: Shelf[bytes] = Shelf(2_000_000, turned, turned)
    random = Random(seed)
    things = {number: random.randbytes(random.choice([10, 3_000, 20_000])) for number in range(250)}
    others = nameless()
    for number in range(200):
        shelf.get(number, lambda number=number: things[number])
    (file,) = nameless() - others
    pages = os.fstat(file).st_size // PAGE
    for _ in range(30):
        harm(random, file, random.randrange(1, pages) * PAGE, random.randrange(1, pages) * PAGE)
        pages = max(2, os.fstat(file).st_size // PAGE)
    for number in [*range(200, 250), *random.choices(range(250), k=200)]:
        assert shelf.get(number, lambda number=number: things[number]) == things[number]
    assert all(shelf.get(number, lambda number=number: things[number]) == things[number] for number in things)
    assert shelf.get(249, never) == things[249], "what was put there after the harm lies there"
    shelf.clear()


def test_without_sqlite_everything_is_made_anew(shelf: Shelf[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_: object, **__: object) -> sqlite3.Connection:
        raise sqlite3.OperationalError("unable to open database file")

    monkeypatch.setattr(shelves.sqlite3, "connect", refuses)
    assert [shelf.get(1, lambda: b"one") for _ in range(2)] == [b"one", b"one"]


def test_a_keeper_looks_there_before_it_makes_what_it_had_to_give_up(shelf: Shelf[bytes]) -> None:
    keeper: Keeper[bytes] = Keeper(5000, len, shelf=shelf)
    for number in range(20):
        keeper.get(number, lambda made=bytes([number]) * 1000: made)
    assert [keeper.get(number, never) for number in range(20)] == [bytes([number]) * 1000 for number in range(20)]
    assert keeper.bytes <= 5000
    keeper.clear()
    with pytest.raises(AssertionError):
        keeper.get(1, never)
