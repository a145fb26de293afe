"""Names written from right to left, for a layout engine that only goes from left to right.

`visual` puts the characters of a line in the order in which they are drawn and gives Arabic letters their joined
forms. It does what names of players need, not the whole of Unicode's rules: no nested directions, and numbers keep
their order.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby
from unicodedata import bidirectional, combining, decomposition

_RIGHT = ("R", "AL")
_MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")


def visual(line: str) -> str:
    """The line as it is drawn from left to right."""
    if not any(bidirectional(character) in _RIGHT for character in line):
        return line
    line = _joined(line)
    right = _runs_right(line)
    stretches = [(rtl, "".join(part)) for rtl, part in _stretches(line, right)]
    drawn = [_reversed(text) if rtl else text for rtl, text in stretches]
    return "".join(reversed(drawn) if right else drawn)


def _runs_right(line: str) -> bool:
    """Whether the line as a whole runs from right to left: only if nothing in it is written the other way."""
    return not any(bidirectional(character) == "L" for character in line)


def _stretches(line: str, right: bool) -> list[tuple[bool, list[str]]]:
    """Stretches of one direction; others go with equal neighbours, brackets and the rest with the line."""
    kinds: list[bool | None] = []
    for character in line:
        kind = bidirectional(character)
        kinds.append(True if kind in _RIGHT or kind == "NSM" else False if kind in ("L", "EN", "AN") else None)
    for index, kind in enumerate(kinds):
        if kind is None:
            before = next((known for known in reversed(kinds[:index]) if known is not None), right)
            after = next((known for known in kinds[index + 1 :] if known is not None), right)
            bracket = ord(line[index]) in _MIRRORED
            kinds[index] = before if before == after and not bracket else right
    pairs = zip(kinds, line, strict=True)
    return [(bool(kind), [character for _, character in part]) for kind, part in groupby(pairs, lambda pair: pair[0])]


def _reversed(text: str) -> str:
    """Characters in reverse order, each with the marks that belong to it behind it."""
    clusters: list[str] = []
    for character in text:
        if clusters and combining(character):
            clusters[-1] += character
        else:
            clusters.append(character)
    return "".join(reversed(clusters)).translate(_MIRRORED)


@cache
def _forms() -> dict[str, dict[str, str]]:
    """Arabic letters (and the pairs that must be joined) with their isolated, initial, medial and final characters."""
    found: dict[str, dict[str, str]] = {}
    for code in (*range(0xFB50, 0xFBC2), *range(0xFBD3, 0xFBE9), *range(0xFBFC, 0xFC00), *range(0xFE70, 0xFEFD)):
        form, *base = decomposition(chr(code)).split() or [""]
        letters = "".join(chr(int(part, 16)) for part in base)
        if letters and form in ("<isolated>", "<initial>", "<medial>", "<final>"):
            found.setdefault(letters, {})[form.strip("<>")] = chr(code)
    return found


def _joined(line: str) -> str:
    """Arabic letters replaced by the forms that they take beside their neighbours."""
    forms = _forms()
    letters: list[str] = []
    for character in line:
        pair = letters[-1] + character if letters else ""
        if len(pair) == 2 and pair[0] == "\u0644" and pair in forms:
            letters[-1] = pair
        else:
            letters.append(character)
    drawn: list[str] = []
    for index, letter in enumerate(letters):
        known = forms.get(letter)
        if known is None:
            drawn.append(letter)
            continue
        before = _neighbour(letters, index, -1)
        after = _neighbour(letters, index, +1)
        from_before = "final" in known and "initial" in forms.get(before, {})
        to_after = "initial" in known and "final" in forms.get(after, {})
        form = (
            "medial" if from_before and to_after else "final" if from_before else "initial" if to_after else "isolated"
        )
        drawn.append(known.get(form, letter))
    return "".join(drawn)


def _neighbour(letters: list[str], index: int, step: int) -> str:
    """The next letter in a direction, marks skipped; empty at the end."""
    index += step
    while 0 <= index < len(letters) and combining(letters[index][0]):
        index += step
    return letters[index] if 0 <= index < len(letters) else ""
