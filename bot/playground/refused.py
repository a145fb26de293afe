"""Why something cannot be done, as the page says it."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """Nothing was done. `key`: the sentence `refused-<key>` of the page's catalogue; `values`: what it needs."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key)
        self.values = values

    @property
    def answer(self) -> dict[str, Any]:
        """What the page is told."""
        return {"result": "refused", "why": f"refused-{self}", "values": self.values}
