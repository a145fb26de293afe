"""Lines of a history and the sentences of a made-up game, for tests of how they are told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from bot.db.history import ActionRow
from bot.ui.words.catalogues import house_words
from engine.core.event import Event, Value

NAMES = ("Ana", "Ben", "Cleo", "Dan")


def row(number: int, seat: int, *events: Event, sealed: bool = False, auto: bool = False) -> ActionRow:
    """A line of a history."""
    return ActionRow(
        seat=seat,
        action=("x",),
        events=events,
        auto=auto,
        reveals=False,
        sealed=sealed,
        number=number,
        kind="auto" if auto else "act",
        user_id=None,
        at=number,
    )


class Said:
    """The sentences of a made-up game over those of the house."""

    OWN = {
        "recap-starts": "was drawn to start",
        "recap-drew": "drew {card}",
        "recap-drew-times": "drew {times} cards",
        "recap-hired": "hired {card} ({price})",
        "recap-paid": "got 1 coin",
        "recap-done": "",
        "recap-placed": "took space {space}",
        "recap-sealed-crew": "chose {crew}, sealed",
        "headline-went-bust": "went bust with card {second}",
        "headline-round": "opened round {round}",
        "event-turn": "It is the turn of {seat}.",
        "event-done": "{seat} took nothing.",
    }

    def __init__(self, language: str) -> None:
        self.house = house_words(language).naming(NAMES.__getitem__)

    def __contains__(self, key: str) -> bool:
        return key in self.OWN or key in self.house

    def __call__(self, key: str, **values: Any) -> str:
        return self.say(key, values)

    def say(self, key: str, values: Mapping[str, Any]) -> str:
        """The sentence with its values."""
        if key not in self.OWN:
            return self.house.say(key, values)
        named: dict[str, Any] = {name: NAMES[value] if name == "seat" else value for name, value in values.items()}
        return self.OWN[key].format(**named)

    def naming(self, name: Any) -> Said:
        """The same with players called so in front of a line; the made-up sentences call everybody by name."""
        twin = copy(self)
        twin.player = name
        return twin

    def player(self, seat: int) -> str:
        """What a player is called."""
        return NAMES[seat]

    def listing(self, items: Sequence[str]) -> str:
        """Several things in a row."""
        return ", ".join(items)


def turn(seat: int, number: int = 1) -> Event:
    """A turn of Port Royal begins."""
    return Event("turn", {"seat": seat, "round": number})


def drew(seat: int) -> Event:
    """A card was drawn."""
    facts: dict[str, Value] = {
        "seat": seat,
        "number": 1,
        "card": "Sailor",
        "kind": "person",
        "coins": 0,
        "swords": 0,
        "repel": "no",
    }
    return Event("drew", facts)
