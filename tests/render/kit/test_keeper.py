"""What is kept, and what leaves when there is no room."""

from __future__ import annotations

from random import Random

import pytest

from render.kit.keeper import Keeper


def test_what_was_not_used_for_longest_leaves_first() -> None:
    kept: Keeper[bytes] = Keeper(10_000, len)
    for name in "abc":
        kept.put(name, bytes(2_000))
    assert kept.find("a") is not None
    kept.put("d", bytes(2_000))
    assert [name for name in "abcd" if kept.find(name) is None] == ["b"]
    assert 6_000 < kept.bytes <= kept.largest


def test_what_is_put_again_counts_once_and_what_is_too_large_is_not_kept() -> None:
    kept: Keeper[bytes] = Keeper(10_000, len)
    kept.put("a", bytes(2_000))
    once = kept.bytes
    kept.put("a", bytes(2_000))
    assert kept.bytes == once
    assert len(kept.put("b", bytes(20_000))) == 20_000
    assert kept.find("b") is None
    kept.clear()
    assert kept.bytes == 0
    assert kept.find("a") is None


def test_what_was_asked_for_again_stays_however_much_comes_once() -> None:
    kept: Keeper[bytes] = Keeper(20_000, len, untried=0.5)
    kept.put("shared", bytes(2_000))
    assert kept.find("shared") is not None
    for number in range(50):
        kept.put(number, bytes(2_000))
    assert kept.find("shared") is not None
    assert [number for number in range(50) if kept.find(number) is not None] == [45, 46, 47, 48, 49]
    assert kept.bytes <= kept.largest == 20_000


def test_what_was_asked_for_again_makes_way_where_it_leaves_no_share() -> None:
    kept: Keeper[bytes] = Keeper(20_000, len, untried=0.5)
    for number in range(12):
        kept.put(number, bytes(2_000))
        assert kept.find(number) is not None
    kept.put("new", bytes(2_000))
    assert kept.find("new") is not None
    assert kept.find(0) is None
    assert kept.find(11) is not None
    assert kept.bytes <= kept.largest
    kept.clear()
    assert kept.bytes == 0


class Model:
    """What a keeper is to keep, in the order of use."""

    def __init__(self, largest: int, untried: float) -> None:
        self.largest, self.share, self.alike = largest, largest * untried, untried == 1
        self.once: dict[int, int] = {}
        self.again: dict[int, int] = {}

    def bytes(self) -> int:
        return sum(self.once.values()) + sum(self.again.values())

    def find(self, key: int) -> bool:
        size = self.once.pop(key, 0) or self.again.pop(key, 0)
        if size:
            (self.once if self.alike else self.again)[key] = size
        return bool(size)

    def put(self, key: int, size: int) -> None:
        into = self.again if key in self.again else self.once
        if size <= self.largest:
            into.pop(key, 0)
            into[key] = size
        while self.bytes() > self.largest:
            leaves = self.once if sum(self.once.values()) > self.share else self.again
            leaves.pop(next(iter(leaves)))


@pytest.mark.parametrize("untried", [0, 0.1, 0.35, 0.9, 1])
def test_it_keeps_what_a_simple_model_keeps(untried: float) -> None:
    random = Random(untried)
    for largest in (0, 5_000, 20_000, 100_000):
        kept: Keeper[bytes] = Keeper(largest, len, untried)
        model = Model(largest, untried)
        sizes = [random.choice([0, 100, 2_000, int(largest * untried), largest - 1_000, largest]) for _ in range(60)]
        for _ in range(500):
            key = random.randrange(random.choice([3, 10, 60]))
            size = max(0, sizes[key])
            if random.random() < 0.5:
                assert (kept.find(key) is not None) == model.find(key)
            else:
                kept.put(key, bytes(size))
                model.put(key, size + 1_000)
            assert kept.bytes == model.bytes() <= largest
