"""What a reader remembers of the science deck: which cards went into it and which came out again.

It bounds what the others can hold: who has not drawn since the deck was made cannot hold a card that lay in it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.games.nereus.components import COPIES


class Memory(msgspec.Struct, frozen=True):
    """Counts by kind of science card.

    deck: the cards that the reader knows to have gone into the deck when it was last made, those it has drawn since
          left out.
    held: how many copies the others could hold when the deck was last made anew; empty as long as it is the first
          deck, when the cards dealt at the start say as much.
    met:  how many cards the reader has drawn from the first deck that nobody is known to have put back: so many copies
          fewer can the others have kept at the start.
    """

    deck: tuple[int, ...]
    held: tuple[int, ...]
    met: tuple[int, ...]


NOTHING = Memory((0,) * len(COPIES), (), (0,) * len(COPIES))


def of_start(put_back: Sequence[int]) -> Memory:
    """The memory of a reader who has put these cards back before the first deck was made."""
    return Memory(_counts(put_back), (), NOTHING.met)


def after_shuffle(memory: Memory, pile: Sequence[int], hand: Sequence[int], dropped: Sequence[int]) -> Memory:
    """The memory when the deck has been made anew of `pile` (counts), which all know, and cards put down in secret.

    hand, dropped: what the reader holds, and what it has put down itself.
    """
    deck = _plus(pile, _counts(dropped), 1)
    return Memory(deck, _plus(_plus(COPIES, deck, -1), _counts(hand), -1), memory.met)


def after_draw(memory: Memory, card: int) -> Memory:
    """The memory when the reader has drawn a card."""
    one = _counts((card,))
    if memory.deck[card]:
        return Memory(_plus(memory.deck, one, -1), memory.held, memory.met)
    if memory.held:
        return Memory(memory.deck, _plus(memory.held, one, -1), memory.met)
    return Memory(memory.deck, (), _plus(memory.met, one, 1))


def _counts(cards: Sequence[int]) -> tuple[int, ...]:
    return tuple(cards.count(card) for card in range(len(COPIES)))


def _plus(one: Sequence[int], other: Sequence[int], times: int) -> tuple[int, ...]:
    """`one` with `times` the `other` added, never below 0."""
    return tuple(max(0, mine + times * more) for mine, more in zip(one, other, strict=True))
