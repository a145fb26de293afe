"""Drawing late gives exactly the chances of real cards.

The same small script of events (draw, gain, pay, shuffle) is carried out twice. With real cards: a shuffled pile,
coins that are particular cards of it, the oldest paid first; every order of the pile is equally likely. And with the
functions of the game, trying every answer of the chance source. What the table sees must have the same distribution,
as fractions.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from engine.core.chance import Scripted
from engine.core.event import Event
from engine.games.port_royal import GAME, cards
from engine.games.port_royal.model import PortRoyalState

Seen = tuple[int, ...]
Script = list[tuple[str, int, int]]
"""Steps: ("draw", 0, 0) turns up a card and discards it; ("gain", seat, coins); ("pay", seat, coins);
("hand", seat, to_seat)."""


def real(pile: list[int], discard: list[int], coins: list[list[int]], script: Script) -> dict[Seen, Fraction]:
    """The distribution of what is seen, with particular cards. `pile` is already in its (random) order, top last."""
    if not script:
        return {(): Fraction(1)}
    (verb, seat, amount), rest = script[0], script[1:]
    if (verb == "draw" or (verb == "gain" and amount)) and not pile:
        if not discard:
            return real(pile, discard, coins, rest)
        return mixed(real(list(order), [], coins, script) for order in permutations(discard))
    pile, discard, coins = pile[:], discard[:], [own[:] for own in coins]
    shown: tuple[int, ...] = ()
    if verb == "draw":
        shown = (pile.pop(),)
        discard += shown
    elif verb == "gain":
        if amount:
            coins[seat].append(pile.pop())
            rest = [(verb, seat, amount - 1), *rest]
    elif verb == "pay":
        shown = tuple(coins[seat][:amount])
        del coins[seat][:amount]
        discard += shown
    else:
        coins[amount].append(coins[seat].pop(0))
    later = real(pile, discard, coins, rest)
    return {shown + seen: chance for seen, chance in later.items()}


def mixed(parts: Iterator[dict[Seen, Fraction]]) -> dict[Seen, Fraction]:
    total: dict[Seen, Fraction] = {}
    count = 0
    for part in parts:
        count += 1
        for seen, chance in part.items():
            total[seen] = total.get(seen, Fraction(0)) + chance
    return {seen: chance / count for seen, chance in total.items()}


class Asking(Scripted):
    """A script that, when it runs out, says how many answers the next question has."""

    def below(self, n: int) -> int:
        if self.draws >= len(self.script):
            raise AskedForMore(n)
        return super().below(n)


class AskedForMore(Exception):
    """The chance source was asked a question with `answers` answers."""

    def __init__(self, answers: int) -> None:
        super().__init__(answers)
        self.answers = answers


def late(faces: list[int], script: Script, chosen: tuple[int, ...] = ()) -> dict[Seen, Fraction]:
    """The distribution of what is seen, with the functions of the game."""
    state = small(faces, Asking(script=list(chosen)))
    told: list[Event] = []
    seen: list[int] = []
    try:
        for verb, seat, amount in script:
            if verb == "draw":
                if state.pile or cards.shuffle(state, told):
                    face = cards.turn_up(state)
                    seen.append(face)
                    state.discard.append(face)
            elif verb == "gain":
                cards.gain(state, seat, amount, told)
            elif verb == "pay":
                seen += cards.spend(state, seat, amount)
            else:
                cards.hand_over(state, seat, amount)
    except AskedForMore as asked:
        return mixed(late(faces, script, (*chosen, answer)) for answer in range(asked.answers))
    return {tuple(seen): Fraction(1)}


def small(faces: list[int], chance: Scripted) -> PortRoyalState:
    """Two players without coins and a draw pile of these cards."""
    state = GAME.setup(2, {}, Scripted(script=[0]))
    state.chance = chance
    state.unseen = [faces[:]]
    state.held = [[0, 0]]
    state.pile = len(faces)
    state.coins = [0, 0]
    return state


SCRIPTS: list[Script] = [
    # a coin paid at once is a card like any drawn
    [("gain", 0, 2), ("draw", 0, 0), ("pay", 0, 1), ("draw", 0, 0), ("pay", 0, 1)],
    # a hidden coin thins the pile that is shuffled from what was seen
    [("gain", 0, 1), ("draw", 0, 0), ("draw", 0, 0), ("draw", 0, 0), ("draw", 0, 0), ("pay", 0, 1)],
    # coins of two shuffles in one purse
    [("gain", 0, 2), *[("draw", 0, 0)] * 2, ("gain", 0, 1), ("draw", 0, 0), ("pay", 0, 2), ("pay", 0, 1)],
    # a coin handed over stays unseen
    [("gain", 0, 1), ("gain", 1, 1), ("hand", 0, 1), ("draw", 0, 0), ("pay", 1, 2), ("draw", 0, 0)],
    # paying while the pile is empty, then gaining out of the shuffle
    [("gain", 0, 3), ("draw", 0, 0), ("pay", 0, 2), ("gain", 1, 2), ("draw", 0, 0), ("pay", 1, 1), ("pay", 0, 1)],
]


@pytest.mark.parametrize("script", SCRIPTS)
def test_late_draws_have_the_chances_of_real_cards(script: Script) -> None:
    faces = [3, 3, 8, 20]
    expected = mixed(real(list(order), [], [[], []], script) for order in permutations(faces))
    assert late(faces, script) == expected
    assert len(expected) > 5
