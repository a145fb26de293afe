"""Imports go one way, and a fifth game needs nobody else's folder."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from pkgutil import iter_modules

import grimp
import pytest

from bot import exts, features
from bot.ui.pages import answers
from bot.ui.press import custom_id
from engine import registry
from tests.support.catalogues import ROOT

LAYERS = ("engine", "render", "bot")
KEYS = registry.keys()

RULES = {
    *("__future__", "abc", "collections", "copy", "functools", "itertools", "operator", "types", "typing"),
    *("bisect", "hashlib", "importlib", "msgspec", "pkgutil", "struct", "tomllib"),
}
"""What the rules use that is not theirs: no clock, no socket, no file but their own, no chance of the system."""
CUPS = RULES | {"fractions", "networkx"}
"""Cups also count in fractions, and match pairs by a library."""
PLAYERS = RULES | {"argparse", "math", "pathlib", "sys", "time"}
"""Computers also have a clock, which bounds them, and what the commands need that measure and fit them."""


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """Who imports whom."""
    return grimp.build_graph(*LAYERS, include_external_packages=True, cache_dir=None)


def test_the_import_contracts_hold() -> None:
    program = shutil.which("lint-imports", path=str(Path(sys.executable).parent)) or shutil.which("lint-imports")
    assert program is not None
    done = subprocess.run([program, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]


@pytest.mark.parametrize(
    ("package", "allowed"),
    [
        ("engine.core", RULES),
        ("engine.games", RULES),
        ("engine.registry", RULES),
        ("engine.cups", CUPS),
        ("engine.players", PLAYERS),
    ],
)
def test_the_engine_is_pure(package: str, allowed: set[str], graph: grimp.ImportGraph) -> None:
    inside = {package, *graph.find_descendants(package)}
    used = {name for module in inside for name in graph.find_modules_directly_imported_by(module)}
    assert {name for name in used if not name.startswith("engine.")} <= allowed


@pytest.mark.parametrize(
    "package", ["engine", "engine.games", "render", "render.games", "bot", "bot.games", "bot.services", "bot.ui"]
)
def test_what_holds_others_imports_nothing(package: str, graph: grimp.ImportGraph) -> None:
    """The contracts of `pyproject.toml` speak of what is in these packages; they have no say over their own files."""
    assert graph.find_modules_directly_imported_by(package) == set()


@pytest.mark.parametrize("key", KEYS)
def test_the_pictures_and_words_of_a_game_know_only_its_own_rules(key: str, graph: grimp.ImportGraph) -> None:
    for layer in ("render", "bot"):
        package = f"{layer}.games.{key}"
        inside = {package, *graph.find_descendants(package)}
        used = {target for module in inside for target in graph.find_modules_directly_imported_by(module)}
        games = {name for name in used if ".games." in name and not name.startswith(package)}
        assert {name.split(".")[2] for name in games} <= {key}, sorted(games)
        foreign = {name for name in used if name.startswith(LAYERS) and name not in inside}
        allowed = (
            f"engine.games.{key}",
            "engine.core",
            "render.kit",
            f"render.games.{key}",
        )
        assert all(name.startswith(allowed) for name in foreign), sorted(foreign)


def test_nobody_imports_a_game_by_its_name(graph: grimp.ImportGraph) -> None:
    for key in KEYS:
        for layer in LAYERS:
            package = f"{layer}.games.{key}"
            own = tuple(f"{other}.games.{key}" for other in (*LAYERS, "bot.features.lessons"))
            for module in {package, *graph.find_descendants(package)}:
                others = graph.find_modules_that_directly_import(module)
                assert {name for name in others if not name.startswith(own)} == set(), module


def names(path: Path, key: str) -> bool:
    """Whether a module's code has this text; an example in a docstring may name a game."""
    code = path.read_text(encoding="utf-8")
    return key in code and any(
        isinstance(node, ast.Constant) and node.value == key for node in ast.walk(ast.parse(code))
    )


@pytest.mark.parametrize("key", KEYS)
def test_no_file_outside_its_folders_names_a_game(key: str) -> None:
    """Except the playground, which opens a table of the shortest game."""
    named: list[str] = []
    for layer in LAYERS:
        for path in (ROOT / layer).rglob("*.py"):
            place = path.relative_to(ROOT)
            if ("games", key) not in pairwise(place.parts) and names(path, key):
                named.append(place.as_posix())
    assert set(named) <= {"bot/playground/__init__.py"}


def test_every_game_has_a_folder_in_every_layer() -> None:
    for layer in LAYERS:
        found = {info.name for info in iter_modules(import_module(f"{layer}.games").__path__) if info.ispkg}
        assert found == set(KEYS), layer


def test_every_module_of_commands_can_be_set_up() -> None:
    assert {command.name for command in features.commands()} == {
        "Not with me",
        "Profile",
        "cup",
        "game",
        "hand",
        "learn",
        "mygames",
        "owner",
        "profile",
        "puzzle",
        "replay",
        "rules",
        "settings",
        "setup",
        "year",
    }
    for module in exts.modules():
        assert not hasattr(module, "setup"), module


def test_every_button_has_a_handler() -> None:
    handled = set(features.handlers())
    pressed = {answers.DO, answers.OPEN, answers.SURE, answers.TICK}
    handled.add(custom_id.UNKNOWN.verb)  # answered as what no handler has
    for path in (ROOT / "bot").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Press":
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    pressed.add(str(first.value))
    assert sorted(pressed - handled) == []


def test_a_custom_id_says_what_was_pressed() -> None:
    press = custom_id.Press("do", 10**14, 10**8, "1.2.3")
    texts = [press.custom_id(kind) for kind in ("b", "s", "m")]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert len(text) <= custom_id.LONGEST
        assert custom_id.parse(text) == press


@pytest.mark.parametrize(
    "text",
    [
        "",
        "b:",
        "b:do",
        "b:do:1",
        "b:do:1:0",
        "b:DO:1:0:0",
        "b:do:x:0:0",
        "b:do:1:0:a b",
        "b:do:1:0:" + "9" * 80,
        "x:do:1:0:0",
    ],
)
def test_other_ids_are_no_press(text: str) -> None:
    assert custom_id.parse(text) is None


def test_the_database_does_not_know_the_games() -> None:
    for path in (ROOT / "migrations").glob("*.sql"):
        text = path.read_text(encoding="utf-8").lower()
        for key in KEYS:
            assert key not in text, path
