"""Whose direct messages a channel is, as long as the channel of the person is known and no longer."""

from __future__ import annotations

from bot.ui.press.house import MOST_DIRECT_CHANNELS, DirectChannels


def test_both_ways_are_known_and_forgotten_together() -> None:
    known = DirectChannels()
    known[1] = 10
    known[2] = 20
    assert (known[1], known.person_of(10), known.person_of(20), known.person_of(30)) == (10, 1, 2, None)
    known[1] = 11
    assert (known.person_of(10), known.person_of(11)) == (None, 1)
    known.pop(1, None)
    known.pop(1, None)
    assert known.person_of(11) is None
    known.clear()
    assert known.person_of(20) is None


def test_the_longest_unused_goes_both_ways() -> None:
    known = DirectChannels()
    for person in range(MOST_DIRECT_CHANNELS + 1):
        known[person] = -person
    assert 0 not in known
    assert known.person_of(0) is None
    assert known.person_of(-1) == 1
