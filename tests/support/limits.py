"""Discord's limits, on messages, forms and commands as they are sent."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import discord

Part = dict[str, Any]

ROW, BUTTON, SELECT, INPUT, SECTION, TEXT, GALLERY, FILE, SEPARATOR = 1, 2, 3, 4, 9, 10, 12, 13, 14
CONTAINER, LABEL, BOXES = 17, 18, 22
LINK = 5
USERS, ROLES, CHANNELS = 5, 6, 8
PLACES: dict[int, set[int]] = {
    ROW: {BUTTON, SELECT, USERS, ROLES, CHANNELS},
    CONTAINER: {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR},
}
"""What may stand inside what."""


def walk(parts: list[Part]) -> Iterator[Part]:
    """Every component, nested ones after the one that holds them."""
    for part in parts:
        yield part
        yield from walk(part.get("components", []))
        for single in ("accessory", "component"):
            if single in part:
                yield from walk([part[single]])


def check_plain(content: str, parts: list[Part]) -> None:
    """Raises AssertionError if Discord would refuse a message of words and rows of buttons."""
    assert len(content) <= 2000, len(content)
    assert len(parts) <= 5, f"{len(parts)} rows"
    assert all(part["type"] == ROW for part in parts)
    for part in walk(parts):
        check_part(part)


def check_message(parts: list[Part]) -> None:
    """Raises AssertionError if Discord would refuse a message of these components."""
    found = list(walk(parts))
    assert 1 <= len(found) <= 40, f"{len(found)} components"
    assert all(part["type"] in {CONTAINER, *PLACES[CONTAINER]} for part in parts)
    assert sum(len(part["content"]) for part in found if part["type"] == TEXT) <= 4000
    ids = [part["custom_id"] for part in found if "custom_id" in part]
    assert len(set(ids)) == len(ids), f"one custom id twice: {sorted(ids)}"
    for part in found:
        check_part(part)


def check_part(part: Part) -> None:
    """Raises AssertionError for a component that Discord would refuse."""
    kind = part["type"]
    allowed = PLACES.get(kind)
    if allowed is not None:
        assert part["components"], "an empty row or container"
        assert {inner["type"] for inner in part["components"]} <= allowed
    if "custom_id" in part:
        assert 1 <= len(part["custom_id"]) <= 100, part["custom_id"]
    if kind == ROW:
        kinds = [inner["type"] for inner in part["components"]]
        assert kinds in ([SELECT], [USERS], [ROLES], [CHANNELS]) or (set(kinds) == {BUTTON} and len(kinds) <= 5), kinds
    elif kind == BUTTON:
        assert 1 <= len(part.get("label") or "") <= 80 or part.get("emoji"), part
        assert ("url" in part) == (part["style"] == LINK)
        assert len(part.get("url") or "") <= 512
        assert ("custom_id" in part) != ("url" in part)
    elif kind in (SELECT, BOXES):
        assert 1 <= len(part["options"]) <= (25 if kind == SELECT else 10), len(part["options"])
        assert len(part.get("placeholder") or "") <= 150
        chosen = [option["value"] for option in part["options"]]
        assert len(set(chosen)) == len(chosen), chosen
        for option in part["options"]:
            assert 1 <= len(option["value"]) <= 100
            assert 1 <= len(option["label"]) <= 100
            assert len(option.get("description") or "") <= 100
        low, high = part.get("min_values", 1), part.get("max_values", 1)
        assert 0 <= low <= high <= len(part["options"])
        assert high >= 1
        assert low or kind != BOXES or part.get("required") is False, "boxes that may stay empty are not required"
        defaults = sum(bool(option.get("default")) for option in part["options"])
        assert defaults <= high
    elif kind in (USERS, ROLES, CHANNELS):
        assert len(part.get("placeholder") or "") <= 150
        assert 0 <= part["min_values"] <= part["max_values"] <= 25
        assert len(part.get("default_values") or []) <= part["max_values"]
    elif kind == TEXT:
        assert 1 <= len(part["content"]) <= 4000
    elif kind == GALLERY:
        assert 1 <= len(part["items"]) <= 10
        for item in part["items"]:
            assert 1 <= len(item.get("description") or "") <= 1024


def check_form(form: Part) -> None:
    """Raises AssertionError if Discord would refuse a form."""
    assert 1 <= len(form["title"]) <= 45
    assert 1 <= len(form["custom_id"]) <= 100
    assert 1 <= len(form["components"]) <= 5
    fields: list[str] = []
    for part in form["components"]:
        assert part["type"] in (LABEL, TEXT)
        check_part(part)
        if part["type"] == LABEL:
            assert 1 <= len(part["label"]) <= 45
            assert len(part.get("description") or "") <= 100
            check_part(part["component"])
            fields.append(part["component"]["custom_id"])
    assert len(set(fields)) == len(fields), fields


def check_command(command: Part) -> None:
    """Raises AssertionError if Discord would refuse a slash command, or what stands in a menu."""
    for field, known in (("contexts", {0, 1, 2}), ("integration_types", {0, 1})):
        said = command.get(field)
        assert said is None or (said and len(set(said)) == len(said) and known.issuperset(said)), (field, said)
    assert _size(command) <= 8000
    _check_command(command, depth=0)


def _check_command(command: Part, depth: int) -> None:
    if command.get("type", 1) != 1 and depth == 0:
        _check_names(command, 32)
        return
    _check_names(command, 32, pattern=re.compile(r"[-_\w]{1,32}"))
    inner: list[Part] = command.get("options") or []
    assert len(inner) <= 25
    names = [option["name"] for option in inner]
    assert len(set(names)) == len(names)
    required = [bool(option.get("required")) for option in inner]
    assert required == sorted(required, reverse=True), "required options come first"
    assert depth <= 3
    for option in inner:
        _check_command(option, depth + 1)
        choices: list[Part] = option.get("choices") or []
        assert len(choices) <= 25
        for choice in choices:
            _check_names(choice, 100)
            assert len(str(choice["value"])) <= 100


def _check_names(part: Part, longest: int, pattern: re.Pattern[str] | None = None) -> None:
    names: dict[str, str] = part.get("name_localizations") or {}
    for name in [str(part["name"]), *names.values()]:
        assert 1 <= len(name) <= longest, name
        if pattern is not None:
            assert pattern.fullmatch(name), name
            assert name == name.lower(), name
    if "description" in part:
        descriptions: dict[str, str] = part.get("description_localizations") or {}
        for text in [str(part["description"]), *descriptions.values()]:
            assert 1 <= len(text) <= 100, text


def _size(part: Part) -> int:
    """How much Discord counts: names, descriptions and values, each in its longest language."""

    def longest(key: str) -> int:
        others: dict[str, str] = part.get(f"{key}_localizations") or {}
        return max(len(text) for text in (str(part.get(key, "")), *others.values()))

    inner: list[Part] = [*(part.get("options") or []), *(part.get("choices") or [])]
    return longest("name") + longest("description") + len(str(part.get("value", ""))) + sum(map(_size, inner))


def check_view(view: discord.ui.LayoutView, files: Sequence[discord.File] | None = None) -> list[dict[str, Any]]:
    """The components of a message, after a look at Discord's limits."""
    parts: list[dict[str, Any]] = view.to_components()
    check_message(parts)
    places = [item["media"]["url"] for part in walk(parts) if part["type"] == GALLERY for item in part["items"]]
    plain_files = [part["file"]["url"] for part in walk(parts) if part["type"] == FILE]
    assert sorted(f"attachment://{file.filename}" for file in files or []) == sorted(places + plain_files)
    for file in files or []:
        assert f"attachment://{file.filename}" in plain_files or 1 <= len(file.description or "") <= 1024
    return parts
