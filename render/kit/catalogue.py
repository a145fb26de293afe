"""Fluent catalogues of which only those messages are read that somebody asks for.

A program says a small part of its sentences. What the library makes of a message takes ten times the memory of its
text, and the time to make it; so a message stays text until it is asked for or referred to for the first time.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.prepare import Compiler
from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Junk

_TERM = "-"
"""Before the name of a term."""

_START = re.compile(r"^(?=-?[a-zA-Z][a-zA-Z0-9_-]* *=)", re.MULTILINE)
"""Where a message or a term begins. By Fluent's grammar no other line begins so: further lines of a text are indented
or begin with a brace, attributes begin with a dot, variants with a bracket or a star, comments with a hash, and
a name in braces has no equals sign behind it. Behind what it cannot read the parser goes on at such a line too."""


class BrokenCatalogue(ValueError):
    """A catalogue has a place that is not Fluent."""


def split(text: str) -> tuple[str, dict[str, str]]:
    """What stands before the first message of a catalogue, and the text of each message and term by its key.

    The key of a term begins with `-`. Comments are left to the text before them. Of two with the same key the later
    counts.
    """
    head, *entries = _START.split(text)
    return head, {entry.partition("=")[0].rstrip(): entry for entry in entries}


class _File:
    """The messages and terms of one file; none if there is no such file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        head, self.texts = split(path.read_text(encoding="utf-8") if path.is_file() else "")
        self._parsed(head)
        self._read: dict[str, Any] = {}

    def entry(self, key: str) -> Any:
        """The message or term as the library's resolver takes it. Raises BrokenCatalogue."""
        if key not in self._read:
            self._read[key] = Compiler()(self._parsed(self.texts[key])[0])
        return self._read[key]

    def _parsed(self, text: str) -> list[EntryType]:
        # Where in the file each word stands would take as much memory again.
        entries = FluentParser(with_spans=False).parse(text).body
        for entry in entries:
            if isinstance(entry, Junk):
                raise BrokenCatalogue(f"{self._path}: this is not Fluent: {entry.content}")
        return entries


@cache
def _file(path: Path) -> _File:
    return _File(path)


class Bundle(FluentBundle):
    """The messages of one language in several files; later files win, also where one message refers to another."""

    def __init__(self, language: str, paths: Sequence[Path]) -> None:
        super().__init__([language], use_isolating=False)
        self._files = [_file(path) for path in paths]

    def messages(self) -> list[str]:
        """The keys of all messages, in the order of the files."""
        return list(dict.fromkeys(key for file in self._files for key in file.texts if not key.startswith(_TERM)))

    def has_message(self, message_id: str) -> bool:
        """Whether a file has this message."""
        return not message_id.startswith(_TERM) and any(message_id in file.texts for file in self._files)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """Where the library looks for what is asked for and for what a message refers to.

        Raises LookupError if there is none, BrokenCatalogue if it cannot be read.
        """
        key = _TERM + entry_id if term else entry_id
        for file in reversed(self._files):
            if key in file.texts:
                return file.entry(key)
        raise LookupError(key)
