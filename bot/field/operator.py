"""Who sits at the terminal: presses what is to be pressed, and says what only eyes can see."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Protocol, TextIO


class Operator(Protocol):
    """Somebody to ask."""

    def say(self, text: str) -> None:
        """Tell something."""

    async def ask(self, question: str, answers: tuple[str, ...] = ()) -> str | None:
        """One of these answers, or a text of the operator's own if there are none; None: cannot say."""

    async def press(self, place: str, what: str) -> None:
        """Ask to press something in Discord; returns if the operator will not. Cancelled when it was pressed."""


class Terminal:
    """The operator at a terminal. Where nobody can type (the input is at its end) nobody can say anything."""

    def __init__(self, source: int, out: TextIO | None = None) -> None:
        """source: the file descriptor that is read."""
        self._source = source
        self._out = out or sys.stdout
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._rest = b""
        self._over = False
        try:
            asyncio.get_running_loop().add_reader(source, self._readable)
        except PermissionError:  # a file, which can always be read
            while self._read():
                pass

    def say(self, text: str) -> None:
        """Print it."""
        print(text, file=self._out, flush=True)

    async def ask(self, question: str, answers: tuple[str, ...] = ()) -> str | None:
        """Print the question with its numbered answers, and read until one of them was typed."""
        self._forget()
        if self._over:
            return None
        self.say(f"\n  ? {question}")
        for number, answer in enumerate(answers, 1):
            self.say(f"    {number}  {answer}")
        self.say(f"    {'Type a number' if answers else 'Type it'} and press Enter; Enter alone: I cannot tell.")
        while typed := await self._line():
            if not answers:
                return typed
            if typed.isdecimal() and 1 <= int(typed) <= len(answers):
                return answers[int(typed) - 1]
            self.say(f"    {typed!r} is none of them: type a number from 1 to {len(answers)}, or Enter alone.")
        return None

    async def press(self, place: str, what: str) -> None:
        """Print what is to be pressed, and wait for a line."""
        self._forget()
        if self._over:
            return
        self.say(f"\n  > In {place}: {what}. (Enter here: skip this.)")
        await self._line()

    def _forget(self) -> None:
        """What somebody has typed before a question is no answer to it."""
        while os.isatty(self._source) and not self._typed.empty():
            self._over = self._typed.get_nowait() is None

    async def _line(self) -> str:
        """The next line; empty at the end of the input."""
        line = None if self._over else await self._typed.get()
        self._over = line is None
        return (line or "").strip()

    def _readable(self) -> None:
        if not self._read():
            asyncio.get_running_loop().remove_reader(self._source)

    def _read(self) -> bool:
        """Take in what was typed; False at the end of the input."""
        data = os.read(self._source, 4096)
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            self._typed.put_nowait(line.decode(errors="replace"))
        if not data:
            self._typed.put_nowait(None)
        return bool(data)
