"""Fluent catalogues of which a later one takes precedence over an earlier one.

All files are parsed when a catalogue is opened, so that what is broken is told at once, but kept as texts: parsed, a
message takes ten times as much memory, and most are never said. One that is said is parsed once more, and then kept so.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentParserStream, Visitor
from fluent.syntax.ast import (
    BaseNode,
    EntryType,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Resource,
    Term,
    TermReference,
    TextElement,
)

_PLAIN: Final = re.compile(r"[^{}\n]*")
_NAME: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_TERM: Final = "-"
"""Before the name of a term."""


class BrokenCatalogue(ValueError):
    """A catalogue has a place that is not Fluent."""


class Parser(FluentParser):
    """The library's parser, which takes texts and names letter by letter; here each is taken at once, which halves the
    time that the catalogues take at a start. It reads lines that end as Python reads them."""

    def __init__(self) -> None:
        # Where in the file each word stands would take as much memory again.
        super().__init__(with_spans=False)

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        return TextElement(_taken(_PLAIN, ps))

    def get_identifier(self, ps: FluentParserStream) -> Identifier:
        name = _taken(_NAME, ps)
        return Identifier(name) if name else super().get_identifier(ps)  # which says what is wrong


def _taken(what: re.Pattern[str], ps: FluentParserStream) -> str:
    """What stands next of such a kind, which the stream then has behind it; nothing if it is something else."""
    found = what.match(ps.string, ps.index)
    if found is None:
        return ""
    ps.index, ps.peek_offset = found.end(), 0
    return found[0]


_parser = Parser()


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

    def messages(self) -> list[str]:
        """The keys of all messages, in the order of the files."""
        return [name for name in self._texts if not name.startswith(_TERM)]

    def has_message(self, message_id: str) -> bool:
        return message_id in self._texts and not message_id.startswith(_TERM)

    def get_message(self, message_id: str) -> Any:
        """The message, with all that it refers to. Raises LookupError if there is none."""
        needed: dict[str, EntryType] = {}
        names = [message_id]
        while names:
            name = names.pop()
            if name in self._texts and name not in needed:
                needed[name], references = _entry(self._texts[name])
                names += references
        self.add_resource(Resource(list(needed.values())), allow_overrides=True)
        return super().get_message(message_id)
