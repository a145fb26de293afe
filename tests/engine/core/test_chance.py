"""The sources of chance: exact, reproducible, exchangeable."""

from __future__ import annotations

from collections import Counter
from copy import copy

import msgspec
import pytest

from engine.core.chance import Chance, Fast, Scripted, Seeded, draw_card, draw_kind, seeded


def test_the_seeded_source_is_pinned_for_ever() -> None:
    source = Seeded(seed=bytes(range(16)))
    assert [source.below(1000) for _ in range(8)] == [29, 334, 65, 274, 6, 936, 842, 101]
    assert source.draws == 8
    assert source.weighted([0, 3, 0, 5]) == 3


@pytest.mark.parametrize("source", [seeded(1), Fast(at=1)], ids=["seeded", "fast"])
def test_draws_are_spread_evenly(source: Chance) -> None:
    counts = Counter(source.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert max(abs(count - 1000) for count in counts.values()) < 150
    weighted = Counter(source.weighted([1, 0, 3]) for _ in range(4000))
    assert set(weighted) == {0, 2}
    assert abs(weighted[2] - 3000) < 200


def test_uneven_words_are_skipped() -> None:
    source = seeded(2)
    huge = 2**64 // 2 + 1
    values = [source.below(huge) for _ in range(20)]
    assert all(0 <= value < huge for value in values)
    assert source.draws > 20


def test_a_copy_draws_the_same_and_storage_keeps_the_place() -> None:
    for source in (seeded(3), Fast(at=3)):
        source.below(10)
        twin = copy(source)
        stored = msgspec.json.decode(msgspec.json.encode(source), type=Chance)
        expected = [source.below(100) for _ in range(5)]
        assert [twin.below(100) for _ in range(5)] == expected
        assert [stored.below(100) for _ in range(5)] == expected


def test_a_script_answers_in_order_and_refuses_the_impossible() -> None:
    source = Scripted(script=[2, 1, 9, 0])
    assert source.below(3) == 2
    assert source.weighted([0, 4]) == 1
    with pytest.raises(ValueError, match="not below"):
        source.below(6)
    with pytest.raises(ValueError, match="cannot be drawn"):
        source.weighted([0, 1])
    with pytest.raises(ValueError, match="run out"):
        source.below(2)


def test_drawing_takes_pieces_away() -> None:
    bag = [2, 0, 1]
    kinds = [draw_kind(seeded(4), bag) for _ in range(3)]
    assert sorted(kinds) == [0, 0, 2]
    assert bag == [0, 0, 0]
    deck = ["a", "b", "c"]
    source = Scripted(script=[0, 0, 0])
    assert [draw_card(source, deck) for _ in range(3)] == ["a", "c", "b"]
    assert deck == []
