"""What a view says about the reader's own side, as the plain values that its pictures take."""

from __future__ import annotations

from typing import Final
from unicodedata import category

from engine.games.gilded_compass.view import CompassView, Secrets, Worked
from render.games.gilded_compass import own, theme, tiles
from render.kit.words import Words

_SIGNS: Final = ("So", "Sm", "Mn", "Cf")
"""Symbols; the plus sign of a Dual Map is kept."""


def secrets_of(view: CompassView) -> Secrets:
    """What the reader keeps face down."""
    assert view.reader is not None
    found = view.secrets[view.reader]
    assert found is not None
    return found


def plain(name: str) -> str:
    """A name without the signs that stand in sentences for what a picture draws."""
    return " ".join("".join(letter for letter in name if letter == "+" or category(letter) not in _SIGNS).split())


def camp_of(worked: Worked) -> own.Camp:
    """A map with its people, and which trades of which places could still come."""
    trades = [tiles.trade_of(who) for who, _ in worked.people]
    missing = tuple(trade for trade in "ce" if trade not in trades) if worked.map else ()
    return own.Camp(worked.map, worked.people, missing, _places(worked))


def _places(worked: Worked) -> tuple[str, ...]:
    if worked.map is None:
        return ()
    if worked.map.startswith("dual"):
        return tuple(worked.map.split("-")[1:])
    place = tiles.place_of(worked.map)
    return (place,) if place in theme.PLACES else ("dig",)


def missions_of(view: CompassView, words: Words) -> tuple[own.Mission, ...]:
    """The reader's missions with their gold; of equal ones each has its share."""
    secrets = secrets_of(view)
    left = dict(view.sheet.missions) if view.sheet is not None else {}
    found: list[own.Mission] = []
    for at, tile in enumerate(secrets.missions):
        gold = left.get(tile, 0) // secrets.missions[at:].count(tile)
        left[tile] = left.get(tile, 0) - gold
        found.append(own.Mission(plain(words.name(tile)), words(f"brief-{tile.split('-')[0]}"), gold))
    return tuple(found)
