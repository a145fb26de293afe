"""Made-up questions, words that say their keys, and how they are laid out."""

from __future__ import annotations

from typing import Any

from bot.ui.pages import answers
from bot.ui.pages.answers import Entry
from bot.ui.pages.arrangement import Arranged, arranged
from engine.core.question import Answer, Label, Question


class Said:
    """Words that say the key and its facts; the messages in `known` are there besides."""

    def __init__(self, *known: str) -> None:
        self.known = known

    def __contains__(self, key: str) -> bool:
        return key in self.known

    def __call__(self, key: str, **values: Any) -> str:
        return self.say(key, values)

    def say(self, key: str, values: Any) -> str:
        """The facts, in short."""
        if key == "barred":
            return f"{values['what']} · {values['reason']}"
        return " ".join([key, *map(str, values.values())])


def answer(number: int, *path: str, long: bool = False, **more: Any) -> Answer:
    """An answer with so many facts; a long one takes a line of a phone by itself."""
    key = "a-takes-a-line" if long else "a"
    return Answer(("a", number), Label(key, {"n": number}), tuple(Label(name) for name in path), **more)


def found(question: Question, path: answers.Path = (), *known: str) -> list[Entry]:
    """What can be pressed at a place."""
    words: Any = Said(*known)
    return answers.entries(question, [one.action for one in question.legal()], path, words)


def laid(question: Question, path: answers.Path = (), *known: str, **more: Any) -> Arranged:
    """The question as it is laid out."""
    words: Any = Said(*known)
    return arranged(question, found(question, path, *known), 1, 1, words, **more)


def shown(rows: Any) -> list[dict[str, Any]]:
    """Every button and select of some rows, as Discord gets them."""
    return [part for row in rows for part in row.to_component_dict()["components"]]


def labels(rows: Any) -> list[str]:
    """The texts of the buttons in some rows."""
    return [part["label"] for part in shown(rows) if part["type"] == 2]


def options(rows: Any) -> list[str]:
    """What the lists in some rows offer."""
    return [option["value"] for part in shown(rows) if part["type"] == 3 for option in part["options"]]
