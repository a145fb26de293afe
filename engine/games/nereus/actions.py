"""The actions of Waters of Nereus; those of a finite set stand in tables, so that equal ones are one object.

("corner", cell)                    choose where the ship starts
("keep", card, card, card)          keep these science cards
("crew", crew)                      choose a crew card in secret
("space", number)                   place the action marker
("act", number)  ("act", number, "power")   place it and do the basic action at once, where that needs no place,
                                    with the enhanced one where that has no cost and no choice
("sail-from", number, cell, gold, owners)   place it on the first free space and sail from there at once
("fetch-from", number, cell, colour)        place it on the first space that allows it and fetch at once
("basic",)  ("basic", "power")      the basic action of a crew member that needs no place; the second form chooses
("gold",)   ("gold", "card")        the gold action, likewise
("enhanced",)                       the enhanced action, where it is a step of its own
("sail", cell, gold, owners)        captain and pilot: the end of the trip, the price of the gold action it needs,
                                    and whose ships it passes, as a bit mask of seats
("fetch", cell, colour)             the explorer's raft
("shift", kind, from, to)           the boatswain moves a piece between spots of the cabin
("stow", colour, spot)              a treasure goes from the hand to the cabin
("stow-all",)                       everything in the hand goes to the storage
("stow-most",)                      everything in the hand goes where together it brings most
("stow-best",)                      retired: each treasure in turn goes where it alone brings most
("gem", spot)                       a stored gem goes to another spot
("exchange", colour)                two stored treasures become a gem
("sell", kind)                      a stored treasure or gem is sold
("science", card)                   play a science card
("take", cell, colour)  ("row", cell)   what the card asks for
("drop", card)                      discard a science card after the exchange
("extra", crew)  ("decline",)       the additional turn in the explorer phase
("end",)                            end the turn
"""

from __future__ import annotations

from typing import Final

from engine.core.action import Action
from engine.games.nereus.board import NAMES
from engine.games.nereus.cabin import SPOTS
from engine.games.nereus.components import COLOURS, CREW, KINDS, SCIENCE, SIDES, SPACES

CORNER: Final[dict[str, tuple[Action, ...]]] = {side: tuple(("corner", name) for name in NAMES[side]) for side in SIDES}
CHOOSE: Final[tuple[Action, ...]] = tuple(("crew", crew) for crew in CREW)
EXTRA: Final[tuple[Action, ...]] = tuple(("extra", crew) for crew in CREW)
SPACE: Final[tuple[Action, ...]] = tuple(("space", number + 1) for number in range(len(SPACES["large"][0])))
ACT: Final[dict[str, tuple[Action, ...]]] = {
    "": tuple(("act", number + 1) for number in range(len(SPACES["large"][0]))),
    **{
        choice: tuple(("act", number + 1, choice) for number in range(len(SPACES["large"][0])))
        for choice in ("power", "card")
    },
}
"""By what is chosen, if anything, and action space."""
BASIC: Final[Action] = ("basic",)
BASIC_POWER: Final[Action] = ("basic", "power")
BASIC_CARD: Final[Action] = ("basic", "card")
GOLD: Final[Action] = ("gold",)
GOLD_POWER: Final[Action] = ("gold", "power")
GOLD_CARD: Final[Action] = ("gold", "card")
DO_ENHANCED: Final[Action] = ("enhanced",)
STOW_ALL: Final[Action] = ("stow-all",)
STOW_MOST: Final[Action] = ("stow-most",)
RETIRED_STOW: Final[Action] = ("stow-best",)
DECLINE: Final[Action] = ("decline",)
END: Final[Action] = ("end",)

STOW: Final = tuple(tuple[Action, ...](("stow", colour, spot.id) for spot in SPOTS) for colour in COLOURS)
GEM_TO: Final[tuple[Action, ...]] = tuple(("gem", spot.id) for spot in SPOTS)
EXCHANGE: Final[tuple[Action, ...]] = tuple(("exchange", colour) for colour in COLOURS)
SELL: Final[tuple[Action, ...]] = tuple(("sell", kind) for kind in KINDS)
PLAY: Final[tuple[Action, ...]] = tuple(("science", card) for card in SCIENCE)
DROP: Final[tuple[Action, ...]] = tuple(("drop", card) for card in SCIENCE)
ROW_TO: Final[dict[str, tuple[Action, ...]]] = {side: tuple(("row", name) for name in NAMES[side]) for side in SIDES}
TAKE: Final[dict[str, tuple[tuple[Action, ...], ...]]] = {
    side: tuple(tuple(("take", name, colour) for colour in COLOURS) for name in NAMES[side]) for side in SIDES
}
FETCH: Final[dict[str, tuple[tuple[Action, ...], ...]]] = {
    side: tuple(tuple(("fetch", name, colour) for colour in COLOURS) for name in NAMES[side]) for side in SIDES
}
FETCH_FROM: Final[dict[str, tuple[tuple[tuple[Action, ...], ...], ...]]] = {
    side: tuple(
        tuple(
            tuple(("fetch-from", number + 1, name, colour) for number in range(len(SPACES[side][0])))
            for colour in COLOURS
        )
        for name in NAMES[side]
    )
    for side in SIDES
}
"""By side of the board, cell, colour and action space."""
SHIFT: Final = tuple(
    tuple(tuple[Action, ...](("shift", kind, source.id, spot.id) for spot in SPOTS) for source in SPOTS)
    for kind in KINDS
)
"""By kind, spot it leaves, spot it goes to."""
