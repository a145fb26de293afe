"""What is said of cheers."""

from __future__ import annotations

from bot.services.table.scene import Scene
from render.kit.words import Words


def desk_lines(table: Scene, seat: int, words: Words) -> list[str]:
    """How many have cheered, where somebody has."""
    cheered = table.known["cheers"]
    return [words("desk-cheers", count=len(cheered))] if cheered and "loud" in table.row.switched else []
