"""The actions of the game.

Placing own dice starts with "place", placing neutral dice with "neutral"; both with A Will to Win are "will" and
"will-neutral". Then follow the building and what tells one placement there from another:

    archives      size of the set that grows (0 = a new one), value, number of dice
    auction/guild low and high die of the sequence that grows (0, 0 = a new one), low and high die afterwards;
                  with A Will to Win also the die that leaves the other sequence
    university, tower, illuminati, galleon    the dice, ascending
    library       nothing: the lowest die goes there
    temple        the tile, 1 = the topmost
"""

from __future__ import annotations

from typing import Final

from engine.core.action import Action
from engine.games.gilded_compass.components import ABILITIES, ARTIFACTS, MAPS, MISSIONS, SPECIALISTS


def numbers(action: Action, start: int = 2) -> tuple[int, ...]:
    """The items of an action from `start` on, where the game knows them to be numbers."""
    return action[start:]  # pyright: ignore[reportReturnType]


OWN: Final = "place"
NEUTRALS: Final = "neutral"
PLACE: Final = (OWN, NEUTRALS)
"""The verb by kind of dice: 0 own, 1 neutral."""
WILL: Final = ("will", "will-neutral")
"""The same with A Will to Win."""

USE: Final[dict[str, Action]] = {name: (name,) for name in ("help", "gift")}
ROLL: Final[Action] = ("roll",)
"""Roll without A Little Help."""
DECLINE: Final[Action] = ("decline",)
REROLL: Final[Action] = ("reroll",)
"""Start choosing dice for a re-roll; nothing is paid before they are thrown."""
BACK: Final[Action] = ("back",)
LEAVE: Final[Action] = ("leave",)
"""No second die with A Compelling Power."""
END: Final[Action] = ("end",)
"""No neutral dice (any more): the turn ends."""
ACCEPT: Final[Action] = ("accept",)
BEST: Final[Action] = ("best",)

POWER: Final = tuple(
    tuple(tuple(("power", whose, old, new) for new in range(1, 7) if new != old) for old in range(1, 7))
    for whose in ("own", "neutral")
)
"""Set one die: by kind of dice and its present value - 1."""

TAKE_MAP: Final[tuple[Action, ...]] = tuple(("take", tile) for tile in MAPS)
TAKE_SPECIALIST: Final[tuple[Action, ...]] = tuple(("take", tile) for tile in SPECIALISTS)
TAKE_ABILITY: Final[tuple[Action, ...]] = tuple(("take", tile) for tile in ABILITIES)
KEEP_MISSION: Final[tuple[Action, ...]] = tuple(("keep", tile) for tile in MISSIONS)
KEEP_ARTIFACT: Final[tuple[Action, ...]] = tuple(("keep", tile) for tile in ARTIFACTS)
KEEP_ARTIFACTS: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(("keep", first, second) for second in ARTIFACTS) for first in ARTIFACTS
)
