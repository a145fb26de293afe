"""Every request, as it was sent and answered: one JSON line each, as checkers of Discord's OpenAPI read them.

A line holds method, path, query, headers (the token left out), the decoded JSON body (for multipart the
`payload_json`), name and size of every file, the time and the status; status 0 is a request that got no answer.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from tests.support.wire.state import Json


@dataclass
class Request:
    """One request. `took_effect`: whether Discord did what it asked."""

    at: float
    method: str
    path: str
    query: dict[str, str]
    headers: dict[str, str]
    body: Any
    files: list[Json]
    status: int = 0
    answer: Any = None
    took_effect: bool = False

    @property
    def of_interaction(self) -> bool:
        """Whether it answers a press or a command: with the token of that, and beside the limit of all requests."""
        return self.path.startswith(("/interactions/", "/webhooks/"))

    def line(self) -> str:
        """The request as a line of a record."""
        kept = ("at", "method", "path", "query", "headers", "body", "files", "status")
        found = {("t" if name == "at" else name): getattr(self, name) for name in kept}
        return json.dumps(found, ensure_ascii=False)


@dataclass
class Traffic:
    """The requests in the order in which they came."""

    requests: list[Request] = field(default_factory=list[Request])
    open: int = 0
    """How many are being answered now."""
    last: float = 0.0
    """When the last one came or was answered (`time.perf_counter`)."""
    file: Path | None = None
    """If set, every request is also written there."""

    def done(self, request: Request) -> None:
        """A request was answered, or will never be."""
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(request.line() + "\n")

    def find(self, method: str, path: str, *, since: int = 0) -> list[Request]:
        """The requests of a method whose path (below `/api/v10`) fits a pattern with `*`, from number `since` on."""
        return [one for one in self.requests[since:] if one.method == method and fnmatchcase(one.path, path)]
