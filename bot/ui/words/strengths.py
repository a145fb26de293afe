"""How strong the computers are, in words: as measured, from one place (`engine.players.strengths`)."""

from __future__ import annotations

from itertools import groupby

from bot.services.table.scene import SeatRow
from bot.ui.words.catalogues import clean
from engine import registry
from engine.players.strengths import Strength, strengths_of
from render.kit.words import Words


def strengths_text(game: str, words: Words) -> str:
    """A line for each pair of levels that was measured, by seats; empty for a game that nobody has measured."""
    lines: list[str] = []
    for seats, strengths in groupby(strengths_of(registry.game(game)), key=lambda found: found.seats):
        lines.append(f"**{words('strength-heading', number=seats)}**")
        lines += [_line(found, words) for found in strengths]
    return "\n".join(lines)


def _line(found: Strength, words: Words) -> str:
    low, high = found.interval
    return words(
        "strength-line",
        me=_level(found.me, words),
        them=_level(found.them, words),
        percent=round(100 * found.share),
        low=round(100 * low),
        high=round(100 * high),
        matches=found.matches,
    )


def _level(level: str, words: Words) -> str:
    """What a level is called in a sentence about two of them."""
    own = f"strength-{level}"
    return words(own if own in words else f"level-{level}")


def pictured(words: Words, seats: tuple[SeatRow, ...]) -> Words:
    """For pictures: people by name, computers with how well they play."""
    return words.naming(lambda seat: _pictured(seats[seat], words))


def _pictured(row: SeatRow, words: Words) -> str:
    if row.kind != "computer":
        return clean(row.name)
    return words("computer-pictured", name=clean(row.name), level=words(f"level-{row.level}"))
