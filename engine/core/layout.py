"""How the stored states of a game are laid out, as a short text: what was stored otherwise is not read as a state."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any, cast

import msgspec


@cache
def layout(state_type: type[Any], version: int) -> str:
    """The layout of a state: `version`, and a digest of the names, types and defaults of all that it is made of.

    A field with a default would otherwise be read from a state that never had it, and be silently wrong.

    >>> from engine import registry
    >>> state_type = registry.game("yucata").state_type
    >>> layout(state_type, 1) == layout(state_type, 1), layout(state_type, 1) == layout(state_type, 2)
    (True, False)
    """
    schema = _without_prose(msgspec.json.schema(state_type))
    return f"{version}-{blake2b(msgspec.json.encode(schema, order='deterministic'), digest_size=6).hexdigest()}"


def _without_prose(schema: Any) -> Any:
    """A JSON schema without the docstrings, which are free to change."""
    if isinstance(schema, dict):
        # A field may be called "description": then a schema stands there, and no text.
        parts = cast("dict[str, Any]", schema)
        prose = [key for key, part in parts.items() if key == "description" and isinstance(part, str)]
        return {key: _without_prose(part) for key, part in parts.items() if key not in prose}
    if isinstance(schema, list):
        return [_without_prose(item) for item in cast("list[Any]", schema)]
    return schema
