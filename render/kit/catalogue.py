"""Fluent catalogues of which a later one takes precedence over an earlier one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource


class BrokenCatalogue(ValueError):
    """A catalogue has a place that is not Fluent."""


@cache
def _resource(path: Path) -> Resource:
    """What stands in a file, nothing if there is no such file. Raises BrokenCatalogue."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    # Where in the file each word stands would take as much memory again.
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise BrokenCatalogue(f"{path}: this is not Fluent: {entry.content}")
    return resource


class Bundle(FluentBundle):
    """The messages of one language in several files; later files win, also where one message refers to another."""

    def __init__(self, language: str, paths: Sequence[Path]) -> None:
        """Raises BrokenCatalogue."""
        super().__init__([language], use_isolating=False)
        found: dict[str, None] = {}
        for path in paths:
            resource = _resource(path)
            self.add_resource(resource, allow_overrides=True)
            found |= dict.fromkeys(entry.id.name for entry in resource.body if isinstance(entry, Message))
        self._keys = list(found)

    def messages(self) -> list[str]:
        """The keys of all messages, in the order of the files."""
        return self._keys
