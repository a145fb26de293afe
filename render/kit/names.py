"""What players are called in pictures: as they call themselves, as far as the fonts have it."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.text import clean
from render.kit.words import Words


def naming(words: Words, names: Sequence[str]) -> Words:
    """The same words with the players called by `names`, by seat, without what cannot be drawn.

    A name of which nothing can be drawn (one of emoji, say) gives way to "Player 2", in the language of the words.
    """
    called = [clean(name) or words("player-n", number=seat + 1) for seat, name in enumerate(names)]
    return words.naming(called.__getitem__)
