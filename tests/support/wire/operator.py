"""The operator of `python -m bot field`, as `bot.field` asks for one: presses and answers as believed, or otherwise."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

from tests.support.wire.driver import Answer, NoAnswerError, Person, buttons, parts
from tests.support.wire.interactions import MODAL
from tests.support.wire.state import THREAD, Interaction, Message

BELIEVED = (
    "yes",
    "plain words",
    "nothing but a name",
    "a number at the channel and no sound",
)
"""What eyes see, the first of them that is offered."""
READ_AT, CUT_AT = 6, 30
"""The number that can just be read, and so many characters of a label."""


class Played:
    """A person who does what is asked.

    otherwise: sees something else than is believed.   absent: presses and says nothing.
    """

    def __init__(self, person: Person) -> None:
        self.person = person
        self.otherwise = False
        self.absent = False
        self.locks = True
        self.said: list[str] = []
        self._pressed: Interaction | None = None

    def say(self, text: str) -> None:
        """Hear it."""
        self.said.append(text)

    async def ask(self, question: str, answers: tuple[str, ...] = ()) -> str | None:
        """Do what is to be done, or look and say it."""
        self.said.append(question)
        if self.absent:
            return None
        if question.startswith("Lock ") and self.locks:
            thread = [one for one in self.person.discord.world.channels.values() if one.kind == THREAD][-1]
            self.person.discord.world.archive(thread, archived="and close it" in question, locked=True)
        if "smallest number" in question:
            return self._numbers()[2 if self.otherwise else READ_AT]
        if "what does the button say" in question:
            label = buttons(self._newest("button"))[0]["label"]
            return label[: CUT_AT - 10 if self.otherwise else CUT_AT] + "…"
        if not answers:
            return "something else"
        seen = [answer for answer in BELIEVED if answer in answers]
        return answers[-1] if self.otherwise and seen else (seen or answers)[0]

    async def press(self, place: str, what: str) -> None:
        """Press it, or send the form that has opened, and wait for what comes."""
        self.said.append(f"{place}: {what}")
        if self.absent:
            return
        if self._pressed is not None and self._pressed.callback == MODAL and "form" in what:
            self._pressed = self.person.begin_submit(Answer(self._pressed))
        else:
            label = re.findall("“(.+)”", what)[0]
            try:
                self._pressed = self.person.begin_press(self._newest(label), label)
            except NoAnswerError:
                return
        await asyncio.Event().wait()

    def _newest(self, label: str) -> Message:
        """The newest message with a button of this label; "button": with any."""
        return self._last(lambda message: any(label in ("button", part.get("label")) for part in buttons(message)))

    def _numbers(self) -> list[str]:
        """The numbers in the newest picture, as its alt text says them."""
        shown = self._last(lambda message: bool(_alt_texts(message)))
        return re.findall(r"\d+", _alt_texts(shown)[0])

    def _last(self, fits: Callable[[Message], bool]) -> Message:
        channels = self.person.discord.world.channels.values()
        found = [message for channel in channels for message in channel.messages.values() if fits(message)]
        return max(found, key=lambda message: int(message.id))


def _alt_texts(message: Message) -> list[str]:
    return [item["description"] for part in parts(message) for item in part.get("items", [])]
