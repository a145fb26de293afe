"""Which names look alike, as Unicode says (UTS #39)."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

from homoglyph._skeleton import is_default_ignorable, skeleton  # pyright: ignore[reportPrivateUsage]


def likeness(name: str) -> str:
    """The same for all names that may be taken for each other, in whichever case they are written."""
    # In capitals an i looks like an l, so names are compared in both cases.
    small = skeleton(name).casefold()
    return skeleton(skeleton(small).upper()).casefold()


def reads_plainly(name: str) -> bool:
    """Whether a name has no signs that show nothing, and at most one mark on a letter."""
    marked = [unicodedata.category(sign)[0] == "M" for sign in unicodedata.normalize("NFC", name)]
    piled = any(one and other for one, other in pairwise(marked))
    return not piled and not any(map(is_default_ignorable, name))
