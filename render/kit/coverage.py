"""`python -m render.kit.coverage`: write down which characters each font has, once, when fonts change.

The table has a line for each font: its file, then stretches of characters in hexadecimal.
"""

from __future__ import annotations

from collections.abc import Iterable

from fontTools.ttLib import TTFont  # pyright: ignore[reportMissingTypeStubs]

from render.kit import fonts


def stretches(codes: Iterable[int]) -> list[tuple[int, int]]:
    """Characters as stretches without gaps, in order."""
    found: list[tuple[int, int]] = []
    for code in sorted(codes):
        if found and found[-1][1] == code - 1:
            found[-1] = (found[-1][0], code)
        else:
            found.append((code, code))
    return found


def table() -> str:
    """The table of all fonts."""
    lines: list[str] = []
    for file in (fonts.PRIMARY, fonts.DISPLAY, *fonts.FALLBACKS):
        with TTFont(fonts.FOLDER / file, lazy=True) as font:
            parts = stretches(font.getBestCmap() or ())
        lines.append(" ".join([file, *(f"{low:x}" if low == high else f"{low:x}-{high:x}" for low, high in parts)]))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    fonts.COVERAGE.write_text(table(), encoding="ascii")
