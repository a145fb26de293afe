"""What the next card may be, counted exactly: everybody has seen where all other cards are."""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.games.port_royal.components import COLOUR, COLOURS, KIND, PERSON, SHIP, TAX, VOYAGE
from engine.games.port_royal.model import PortRoyalState, percent
from engine.games.port_royal.phases import discover


class Ships(msgspec.Struct, frozen=True):
    """The ships of a colour among the cards that may come.

    number: how many.
    repel:  those of them that the active player could repel.
    bust:   those of them that would end the turn: one of the colour lies in the harbour, and they cannot be repelled.
    """

    colour: str
    number: int
    repel: int
    bust: int


class Odds(msgspec.Struct, frozen=True):
    """The cards of which the next one is one, each equally likely: those of the shuffle that nobody has seen.

    cards: how many; 0 if no card can come.
    ships: by colour, in the order of COLOURS.
    """

    cards: int
    ships: tuple[Ships, ...]
    persons: int
    expeditions: int
    taxes: int

    @property
    def percent(self) -> int:
        """The chance that the next card ends the turn, see `percent`."""
        return percent(self.bust, self.cards)

    @property
    def bust(self) -> int:
        """How many of the cards end the turn: the chance is `bust / cards`."""
        return sum(ships.bust for ships in self.ships)

    @property
    def repel(self) -> int:
        """How many of the cards are ships that could be repelled."""
        return sum(ships.repel for ships in self.ships)


def odds(state: PortRoyalState) -> Odds:
    """What the next card may be, with the harbour and the active player's swords as they are."""
    cards = discover.next_cards(state)
    ending = discover.ending_cards(state)
    kinds = Counter(KIND[face] for face in cards)
    ships = Counter(face for face in cards if KIND[face] == SHIP)
    numbers, repel, bust = [0] * len(COLOURS), [0] * len(COLOURS), [0] * len(COLOURS)
    for face, number in ships.items():
        numbers[COLOUR[face]] += number
        repel[COLOUR[face]] += number if discover.can_repel(state, face) else 0
        bust[COLOUR[face]] += number if face in ending else 0
    return Odds(
        cards=len(cards),
        ships=tuple(map(Ships, COLOURS, numbers, repel, bust)),
        persons=kinds[PERSON],
        expeditions=kinds[VOYAGE],
        taxes=kinds[TAX],
    )
