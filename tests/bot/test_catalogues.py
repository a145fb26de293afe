"""The catalogues themselves: every language says the same things, and every sentence of the program exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from bot.services.clock.pace import PACES
from bot.ui.pages.forms import DESCRIPTION_TEXT
from bot.ui.words.catalogues import house_words
from render.kit.words import LANGUAGES
from tests.support import catalogues
from tests.support.catalogues import ROOT, folders, messages, pairs, texts, values

KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)*")
BOT_CODE = sorted(path for path in (ROOT / "bot").rglob("*.py") if "games" not in path.parts)


@pytest.mark.parametrize(("folder", "language"), list(pairs()), ids=str)
def test_every_language_has_the_same_messages_with_the_same_values(folder: Path, language: str) -> None:
    first = messages(ROOT / folder / f"{LANGUAGES[0]}.ftl")
    other = messages(ROOT / folder / f"{language}.ftl")
    assert sorted(set(first) - set(other)) == []
    assert sorted(set(other) - set(first)) == []
    common = {code: messages(ROOT / "bot/locale" / f"{code}.ftl") for code in LANGUAGES}
    for key in first:
        assert values(key, {**common[LANGUAGES[0]], **first}) == values(key, {**common[language], **other}), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_name_by_which_it_is_chosen(language: str) -> None:
    known = messages(ROOT / "bot/locale" / f"{LANGUAGES[0]}.ftl")
    assert {f"choice-language-{language}", f"choice-language-here-{language}"} <= set(known)


@pytest.mark.parametrize("folder", folders(), ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_calm_and_whole(folder: Path, language: str) -> None:
    for key, message in messages(ROOT / folder / f"{language}.ftl").items():
        for text in texts(message):
            assert "!" not in text, f"{key}: {text}"
            assert "TODO" not in text, key
            assert "???" not in text, key


@pytest.mark.parametrize("folder", folders(), ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_of_forms_and_lists_are_read_whole(folder: Path, language: str) -> None:
    for key, message in messages(ROOT / folder / f"{language}.ftl").items():
        if key.endswith("-hint"):
            assert len("".join(texts(message))) <= DESCRIPTION_TEXT, key


def said(tree: ast.AST) -> tuple[set[str], set[str]]:
    """Keys that the program says: written out, and the beginnings of those that it puts together."""
    whole: set[str] = set()
    starts: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole |= {node.value, node.value.replace(" ", "-")}  # as in `command("game list")`
        if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            starts.add(str(node.values[0].value))
        if isinstance(node, ast.JoinedStr) and len(node.values) > 1 and isinstance(node.values[1], ast.Constant):
            # f"{key}-dm": the end is written out.
            starts.add("…" + str(node.values[1].value))
    return whole, starts


def spoken_by(tree: ast.AST) -> set[str]:
    """Keys written out where something is said, as in `words("key")` and `Refused("key")`."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        first = node.args[0]
        if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
            continue
        if name in ("words", "aloud", "flat", "text") and KEY.fullmatch(first.value):
            found.add(first.value)
        if name == "Refused":
            found.add(f"refusal-{first.value}")
    return found


def test_every_sentence_of_the_house_exists() -> None:
    known = set(house_words(LANGUAGES[0]).messages()) | {"summary", "how-to-play"}
    for path in BOT_CODE:
        assert sorted(spoken_by(ast.parse(path.read_text(encoding="utf-8"))) - known) == [], path
    for pace in PACES:
        assert f"pace-{pace}" in known


def test_no_sentence_of_the_house_is_forgotten() -> None:
    whole: set[str] = set()
    starts: set[str] = set()
    for path in [*BOT_CODE, *(ROOT / "engine").rglob("*.py"), *(ROOT / "render/kit").rglob("*.py")]:
        found = said(ast.parse(path.read_text(encoding="utf-8")))
        whole |= found[0]
        starts |= found[1]
    keys = messages(ROOT / "bot/locale" / f"{LANGUAGES[0]}.ftl")
    referred = {key for message in keys.values() for key in catalogues.references(message)}

    def in_parts(rest: str) -> bool:
        """Written out whole, or as two words that are joined."""
        cuts = [place for place, letter in enumerate(rest) if letter == "-"]
        return rest in whole or any(rest[:cut] in whole and rest[cut + 1 :] in whole for cut in cuts)

    def used(key: str) -> bool:
        kind, _, rest = key.partition("-")
        if key in whole or key in referred or (rest in whole and kind in ("refusal", "notice", "event", "name")):
            return True
        # Put together from a beginning and something that is written out somewhere.
        return any(
            (key.startswith(start) and in_parts(key.removeprefix(start)))
            or (kind == "name" and rest.startswith(start) and rest.removeprefix(start) in whole)
            or (start.startswith("…") and key.endswith(start[1:]) and key.removesuffix(start[1:]) in whole)
            for start in starts
            if start not in ("", "…")
        )

    assert [key for key in keys if not used(key)] == []


@pytest.mark.parametrize(
    ("language", "key", "values", "said"),
    [
        ("de", "bus-awake", {"hours": 0}, "Weniger als eine Stunde am Tag seid ihr alle wach."),
        ("de", "bus-awake", {"hours": 1}, "Etwa **1 Stunde** am Tag seid ihr alle wach."),
        ("en", "bus-awake", {"hours": 0}, "You are awake together less than **1 h** a day."),
        ("en", "year-companion", {"matches": 2, "ahead": 1, "behind": 1}, "2 matches, once ahead, 1 behind"),
        ("en", "year-companion", {"matches": 2, "ahead": 0, "behind": 2}, "2 matches, 0 times ahead, 2 behind"),
    ],
)
def test_a_sentence_is_right_with_one_and_with_none(language: str, key: str, values: dict[str, int], said: str) -> None:
    assert house_words(language)(key, **values) == said
