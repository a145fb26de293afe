"""What the documents name is there: files, modules, links, headings, decisions; and the map stays short."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine import registry
from tests.support.catalogues import ROOT

DECISIONS = ROOT / "docs/decisions"
DOCUMENTS = [
    *(ROOT / name for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "deploy/README.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *(ROOT / "engine/games" / game.key / "RULES.md" for game in registry.games()),
]
FOLDERS = ("bot", "deploy", "docs", "engine", "migrations", "render", "tests", ".ci")
LONGEST_MAP = 2500
"""Words of ARCHITECTURE.md: what somebody who is new reads at one sitting."""

every_document = pytest.mark.parametrize(
    "path", DOCUMENTS, ids=[path.relative_to(ROOT).as_posix() for path in DOCUMENTS]
)


@cache
def text_of(path: Path) -> str:
    """What stands in a file."""
    return path.read_text(encoding="utf-8")


def paths(text: str) -> Iterator[str]:
    """The files and folders that a text names from the top of the project."""
    for found in re.findall(r"(?<![\w/.-])[\w.-]+/[\w.<>*/-]*", text):
        if found.split("/")[0] in FOLDERS:
            yield found.rstrip("./")


def there(path: str) -> bool:
    """Whether there is such a file or folder; `<key>` and names in capitals stand for any."""
    return any(ROOT.glob(re.sub(r"<\w+>|\b[A-Z]+\b(?!\.md)", "*", path)))


def known(dotted: str) -> bool:
    """Whether there is such a module, with the name in it that follows."""
    parts = dotted.split(".")
    for length in range(len(parts), 0, -1):
        place = ROOT.joinpath(*parts[:length])
        for file in (place.with_suffix(".py"), place / "__init__.py"):
            if file.is_file():
                return length == len(parts) or re.search(rf"\b{parts[length]}\b", text_of(file)) is not None
        if place.is_dir():
            return length == len(parts)
    return False


def dotted(file: str, name: str) -> str:
    """A name in a file, as a module has it; of `Class.method` the last part, which stands there too."""
    return f"{file.removesuffix('.py').replace('/', '.')}.{name.rpartition('.')[2]}"


def headings(path: Path) -> set[str]:
    """The anchors of the headings of a document, as they are made of their texts."""
    return {anchor(heading) for heading in re.findall(r"^#+ (.+)$", text_of(path), re.MULTILINE)}


def anchor(heading: str) -> str:
    """Under which name a heading can be linked."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@every_document
def test_every_path_and_module_in_a_document_is_there(path: Path) -> None:
    text = text_of(path)
    modules = re.findall(r"`((?:bot|engine|render|tests)(?:\.\w+)+)`", text)
    modules += re.findall(r"python3? -m ((?:bot|engine|render|tests)(?:\.\w+)*)", text)
    assert [name for name in paths(text) if not there(name)] == []
    assert [name for name in modules if not known(name)] == []


@every_document
def test_what_a_document_names_together_with_its_file_stands_there(path: Path) -> None:
    named = re.findall(r"`([\w.]+)`\s(?:in|of)\s`([\w/]+\.py)`", text_of(path))
    named += re.findall(r"`([\w.]+)`\s\(`([\w/]+\.py)`", text_of(path))
    assert [(name, file) for name, file in named if file.startswith(FOLDERS) and not known(dotted(file, name))] == []


@every_document
def test_every_link_in_a_document_leads_somewhere(path: Path) -> None:
    wrong: list[str] = []
    links = re.findall(r"\]\((?!https?:)([^)\s]+)\)", text_of(path)) + re.findall(r'src="([^"]+)"', text_of(path))
    for link in links:
        place, _, part = link.partition("#")
        target = (path.parent / place) if place else path
        if not target.exists() or (part and part not in headings(target)):
            wrong.append(link)
    assert wrong == []


def test_the_map_is_read_at_one_sitting() -> None:
    assert len(text_of(ROOT / "ARCHITECTURE.md").split()) <= LONGEST_MAP


def test_every_decision_answers_a_question_and_can_be_found() -> None:
    index = text_of(DECISIONS / "README.md")
    pages = {path for path in DECISIONS.glob("*.md") if path.name != "README.md"}
    for page in pages:
        title, _, rest = text_of(page).partition("\n")
        assert re.fullmatch(r"# .+\?", title), page
        questions = re.findall(r"^## (.+)$", rest, re.MULTILINE)
        listed = [f"* [{title[2:]}]({page.name})"]
        listed += [f"  * [{question}]({page.name}#{anchor(question)})" for question in questions]
        assert set(listed) - set(index.splitlines()) == set(), "not in docs/decisions/README.md, or linked otherwise"
        for part in ("**Decided.**", "**Why.**", "**Cost.**"):
            assert part in rest or page.name == "refused.md", (page, part)
    assert len(re.findall(r"^\* \[", index, re.MULTILINE)) == len(pages)


def test_the_check_sees_what_is_not_there() -> None:
    text = "`bot/services/chess.py`, `engine/games/<key>/meta.py` and tests/no_such/test_x.py."
    assert [name for name in paths(text) if not there(name)] == ["bot/services/chess.py", "tests/no_such/test_x.py"]
    assert known("engine.core.match.replay")
    assert not known("engine.core.match.gambit")
    assert not known(dotted("engine/core/match.py", "Step.gambit"))
    assert not known("engine.core.chess")
