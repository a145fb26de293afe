"""Fluent catalogues of which a later one takes precedence over an earlier one.

All files are parsed when a catalogue is opened, so that what is broken is told at once, but kept as texts: parsed, a
message takes several times the memory, and most are never said. One that is said is parsed once more, and then kept so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentParserStream, Visitor
from fluent.syntax.ast import BaseNode, EntryType, Junk, Message, MessageReference, Resource, Term, TermReference


class BrokenCatalogue(ValueError):
    """A catalogue has a place that is not Fluent."""


_TERM = "-"
"""Before the name of a term."""

# Where in the file each word stands would take as much memory again.
_parser = FluentParser(with_spans=False)


@cache
def _texts(path: Path) -> Mapping[str, str]:
    """The text of each message and term in a file, nothing if there is no such file. Raises BrokenCatalogue."""
    stream = FluentParserStream(path.read_text(encoding="utf-8") if path.is_file() else "")
    texts: dict[str, str] = {}
    stream.skip_blank_block()
    while stream.current_char:
        start = stream.index
        entry = _parser.get_entry_or_junk(stream)
        if isinstance(entry, Junk):
            raise BrokenCatalogue(f"{path}: this is not Fluent: {entry.content}")
        if isinstance(entry, Message | Term):
            name = entry.id.name if isinstance(entry, Message) else _TERM + entry.id.name
            texts[name] = stream.string[start : stream.index]
        stream.skip_blank_block()
    return texts


@cache
def _entry(text: str) -> tuple[EntryType, list[str]]:
    """The one entry of a text, and the names that it refers to."""
    entry, references = _parser.parse_entry(text), _References()
    references.visit(entry)
    return entry, references.names


class _References(Visitor):
    """Collects the names of the messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def generic_visit(self, node: BaseNode) -> None:
        match node:
            case MessageReference():
                self.names.append(node.id.name)
            case TermReference():
                self.names.append(_TERM + node.id.name)
            case _:
                super().generic_visit(node)


class Bundle(FluentBundle):
    """The messages of one language in several files; later files win, also where one message refers to another."""

    def __init__(self, language: str, paths: Sequence[Path]) -> None:
        """Raises BrokenCatalogue."""
        super().__init__([language], use_isolating=False)
        self._texts: dict[str, str] = {}
        for path in paths:
            self._texts |= _texts(path)
        self._read: set[str] = set()
        """Of these, what the library knows."""

    def messages(self) -> list[str]:
        """The keys of all messages, in the order of the files."""
        return [name for name in self._texts if not name.startswith(_TERM)]

    def has_message(self, message_id: str) -> bool:
        return message_id in self._texts and not message_id.startswith(_TERM)

    def get_message(self, message_id: str) -> Any:
        """The message, which can be said from then on, with all that it refers to. Raises LookupError."""
        found: dict[str, EntryType] = {}
        names = [message_id]
        while names:
            name = names.pop()
            if name in self._texts and name not in self._read and name not in found:
                found[name], references = _entry(self._texts[name])
                names += references
        self.add_resource(Resource(list(found.values())))
        self._read.update(found)  # the last: other threads say messages too
        return super().get_message(message_id)
