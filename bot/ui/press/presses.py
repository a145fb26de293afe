"""How the modules of `bot.exts` say which presses they answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.reply import Reply

Answering = Callable[[House, Reply, Press, list[str]], Awaitable[None]]
"""Answers a press; the list holds the values of a select, empty for a button."""


@dataclass(frozen=True)
class Handler:
    """What answers the presses of a verb.

    private: pressed on a public message, it answers with a private one and leaves the public one alone.
    apart:   wherever it is pressed, it answers with a private message of its own.
    form:    it may answer with a form, which Discord takes as a first answer only: such a press is never deferred.
    costly:  it draws pictures of the past or reads a whole history, so one person gets little of it at once.
    chosen:  it may also be chosen in a select of answers.
    """

    verb: str
    answer: Answering
    private: bool = False
    form: bool = False
    costly: bool = False
    chosen: bool = False
    apart: bool = False


def on_press(verb: str, **kinds: bool) -> Callable[[Answering], Handler]:
    """Make a function of a module in `bot.exts` the handler of a verb, which the loader finds there.

    kinds: what `Handler` says of its presses.
    """
    return lambda answer: Handler(verb, answer, **kinds)
