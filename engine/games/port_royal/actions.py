"""The actions of Port Royal.

("draw",) ("stop",)                     discover: turn up the next card, or end the phase
("repel",) ("keep",)                    what becomes of the ship just drawn
("take", card)                          trade the ship or hire the person with this face
("decline", card)                       trade the ship without its coins (frigate foe, galleon foe)
("gift", seat)                          who gets the gift coin of the ship just traded
("expedition", card, person, ...)       fulfil an expedition by discarding exactly these persons
("done",)                               take nothing (more); end the turn
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from engine.core.action import Action
from engine.games.port_royal.components import CREW_CARDS, FACES, JACK_CARD, PERSON, SHIP, VOYAGE, Face

DRAW: Final[Action] = ("draw",)
STOP: Final[Action] = ("stop",)
REPEL: Final[Action] = ("repel",)
KEEP: Final[Action] = ("keep",)
DONE: Final[Action] = ("done",)
DISCOVERING: Final = (DRAW, STOP)

TAKE: Final[tuple[Action, ...]] = tuple(("take", face.id) for face in FACES)
DECLINE: Final[tuple[Action, ...]] = tuple(("decline", face.id) for face in FACES)
"""By face; only those of ships and persons are ever offered."""
TAKEABLE: Final = frozenset(face.id for face in FACES if face.kind in (SHIP, PERSON))
GIFT: Final[tuple[Action, ...]] = tuple(("gift", seat) for seat in range(5))


class Claim(NamedTuple):
    """One way to fulfil an expedition: the (captains, priests, settlers, jacks) it takes, and their faces."""

    action: Action
    counts: tuple[int, int, int, int]
    cards: tuple[int, ...]


def _claims(face: Face) -> tuple[Claim, ...]:
    """Every set of persons that fulfils the expedition: the real ones, or jacks of all trades in place of some.

    Ways with fewer jacks come first.
    """
    wanted = [kind for kind, amount in enumerate(face.needs) for _ in range(amount)]
    found: list[Claim] = []
    for jacks in range(len(wanted) + 1):
        for kept in _parts(wanted, len(wanted) - jacks):
            cards = (*(CREW_CARDS[kind] for kind in kept), *(JACK_CARD,) * jacks)
            counts = (kept.count(0), kept.count(1), kept.count(2), jacks)
            action = ("expedition", face.id, *(FACES[card].id for card in cards))
            found.append(Claim(action, counts, cards))
    return tuple(found)


def _parts(wanted: list[int], size: int) -> list[tuple[int, ...]]:
    """Every multiset of `size` items out of `wanted`, each as a sorted tuple."""
    return [
        part
        for part in combinations_with_replacement(sorted(set(wanted)), size)
        if all(part.count(item) <= wanted.count(item) for item in set(part))
    ]


CLAIMS: Final[dict[int, tuple[Claim, ...]]] = {
    index: _claims(face) for index, face in enumerate(FACES) if face.kind == VOYAGE
}
"""Every way to fulfil each expedition, by its face."""
CLAIM_OF: Final[dict[Action, tuple[int, Claim]]] = {
    claim.action: (index, claim) for index, claims in CLAIMS.items() for claim in claims
}
