"""What every sentence of a game keeps to, and words that show what has no name."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.ui.words.catalogues import folders
from engine.core.event import Value
from render.kit.words import Words
from tests.support.stories import NAMES

ID = re.compile(r"(?<![\w/])[a-z0-9]+(_[a-z0-9]+)+(?!\w)")
"""What looks like an id where a name should be."""

UNNAMED = "⟦"
"""What stands before a thing that has no name of its own."""

LONGEST = {"question": 300, "answer": 80, "group": 80, "pick": 45, "item": 100, "confirm": 200, "refusal": 300} | {
    "yes": 30,
    "still": 120,
    "choose": 60,
}
"""How many characters the text of each kind may have."""


class Strict(Words):
    """Words that show where the id of a thing has no name of its own in the language."""

    def __init__(self, language: str, key: str) -> None:
        super().__init__(language, folders(key), NAMES.__getitem__)
        self._own = set(self.messages())

    def name(self, thing: str) -> str:
        if f"name-{thing}" not in self._own and re.search(r"[a-z]{3}|_", thing):
            return f"{UNNAMED}{thing}"
        return super().name(thing)


def whole(text: str) -> str:
    """The text, after a look at whether a reader could take offence at it."""
    for sign in ("{", "}", "???", "!", UNNAMED):
        assert sign not in text, text
    assert not ID.search(text), text
    assert text == text.strip(), repr(text)
    assert text, "nothing is said"
    assert "  " not in text.replace("\n", " "), text
    return text


def line(words: Words, key: str, values: Mapping[str, Value]) -> str:
    """One line of text."""
    text = whole(words.say(key, values))
    assert "\n" not in text, text
    return text
