"""What a game still lacks, gathered in one report: facts, data, rules page, recorded matches, pictures, sentences."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import render.registry
from bot.features.rules.pages import rule_slugs
from bot.ui.words.catalogues import folders, game_words
from engine import registry
from engine.core.chance import seeded
from engine.core.errors import GameError
from engine.core.game import AnyGame
from engine.core.meta import Meta
from engine.players.brains import brain_of
from render.kit.canvas import WIDTH
from render.kit.palette import SEATS
from render.kit.words import LANGUAGES, picture_words
from tests.support.catalogues import ROOT
from tests.support.stories import NAMES, Story, story

KINDS = ("question", "answer", "group", "pick", "item", "confirm", "yes", "refusal", "still", "choose")
FIXED = ("summary", "how-to-play")
RULES = range(3, 26)
"""How many rules `/rules` can offer of a game: enough to be of use, and as many as a list of Discord holds."""
ID = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)*")
STATUS = re.compile(r"printed|derived|reconstructed|sourced|single source")


def missing(key: str) -> list[str]:
    """One line for each thing that the game lacks, in the order of CONTRIBUTING; empty if it is whole."""
    found = [*rules_page(key), *data(key)]
    try:
        game = registry.game(key)
    except (GameError, ImportError, AttributeError, AssertionError) as error:
        return [*found, f"engine/games/{key}: no GAME: {error}"]
    found += facts(game.meta)
    if not list((ROOT / "tests/engine/games" / key / "recorded").glob("*.json")):
        found.append(f"no recorded match: python -m engine record {key} tests/engine/games/{key}/recorded/NAME.json")
    found += [*hooks(key, "render", "board", module="board"), *hooks(key, "bot", "heading", "alt")]
    try:
        told = story(key)
    except Exception as error:
        return [*found, f"a random match does not come to its end: {error!r}"]
    return [*found, *pictures(game, told), *sentences(game, told)]


# --- facts, data, rules


def facts(meta: Meta) -> Iterator[str]:
    """What is wrong with the facts for the lobby."""
    if not 0 < meta.minutes[0] <= meta.minutes[1]:
        yield f"meta: minutes {meta.minutes}: expected the shortest and the longest of usual matches"
    if not meta.players or meta.players[0] < 1:
        yield f"meta: players {meta.players}: expected at least one"
    elif meta.players[-1] > len(SEATS):
        yield f"meta: players {meta.players}: expected {len(SEATS)} at most, as many as render.kit.palette has colours"
    if len({option.key for option in meta.options}) < len(meta.options):
        yield "meta: two options have one key"
    if meta.waits and len(meta.waits) != len(meta.players):
        yield f"meta: waits {meta.waits}: expected a pair for each number of players, or none"
    for option in meta.options:
        if not ID.fullmatch(option.key):
            yield f"meta: option {option.key}: expected small letters, digits, - and _"
        if option.default not in option.choices or len(set(option.choices)) < max(2, len(option.choices)):
            yield f"meta: option {option.key}: expected different choices, the default among them"
        if option.seats is not None and not set(option.seats) <= set(meta.players):
            yield f"meta: option {option.key}: means something only with numbers of players that cannot play"


def data(key: str) -> Iterator[str]:
    """What is wrong with `components.toml`; a game without cards, tiles or boards needs none."""
    path = ROOT / "engine/games" / key / "components.toml"
    if not path.is_file():
        return
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    page = path.with_name("RULES.md")
    statuses: set[str] = set()
    for table, content_of in content.items():
        rows = cast("list[dict[str, Any]]", content_of if isinstance(content_of, list) else [content_of])
        named = [str(row["id"]) for row in rows if "id" in row]
        yield from (f"components.toml: [[{table}]] {name}: not an id" for name in named if not ID.fullmatch(name))
        yield from (f"components.toml: [[{table}]] {name}: twice" for name in set(named) if named.count(name) > 1)
        for row in rows:
            statuses |= {str(row[field]) for field in row if field == "status" or field.endswith("_status")}
    yield from (f"components.toml: status {text!r}" for text in sorted(statuses) if not STATUS.match(text))
    if "reconstructed" in statuses and "reconstructed" not in _text(page).lower():
        yield "RULES.md: says nothing of what is reconstructed in components.toml"


def rules_page(key: str) -> Iterator[str]:
    """What is wrong with `RULES.md`: it must be there, and every function and test that it names."""
    folder, tests = ROOT / "engine/games" / key, ROOT / "tests/engine/games" / key
    page = folder / "RULES.md"
    if not page.is_file():
        yield f"engine/games/{key}/RULES.md: not there"
        return
    modules = {path.stem: _text(path) for path in folder.rglob("*.py")}
    known = {path.stem for path in tests.rglob("test_*.py")}
    known |= {name for path in tests.rglob("test_*.py") for name in re.findall(r"def (test_\w+)", _text(path))}
    for token in re.findall(r"`([^`\n]+)`", _text(page)):
        for name in re.findall(r"\b(test_\w+)", token):
            if not any(test.startswith(name.rstrip("_")) for test in known):
                yield f"RULES.md: no test {name}"
        named = re.fullmatch(r"(?:\w+/)?(\w+)\.(?:[A-Z]\w+\.)?(_?[A-Za-z]\w+)", token)
        if named and named[1] in modules and named[2] != "py" and not re.search(rf"\b{named[2]}\b", modules[named[1]]):
            yield f"RULES.md: {named[1]}.py has no {named[2]}"


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


# --- pictures and sentences


def hooks(key: str, layer: str, *names: str, module: str = "__init__") -> Iterator[str]:
    """The functions that a module of a layer's package lacks."""
    package = f"{layer}.games.{key}"
    try:
        found: Any = import_module(package if module == "__init__" else f"{package}.{module}")
    except ImportError as error:
        yield f"{layer}/games/{key}: {error}"
        return
    yield from (
        f"{layer}/games/{key}/{module}.py: no {name}(view, words)" for name in names if not hasattr(found, name)
    )


def pictures(game: AnyGame, told: Story) -> Iterator[str]:
    """What is wrong with the pictures of the first position."""
    try:
        found = render.registry.pictures(game.key)
    except (GameError, ImportError, AttributeError):
        return
    words = picture_words(game.key, LANGUAGES[0], NAMES.__getitem__)
    for name, draw, view in (("board", found.board, told.views[0]), ("private", found.private, told.views[1])):
        try:
            width = draw(view, words).width
        except Exception as error:
            yield f"render/games/{game.key}: the {name} picture is not drawn: {error!r}"
            continue
        if width != WIDTH:
            yield f"render/games/{game.key}: the {name} picture is {width} wide: expected {WIDTH} (render.kit.canvas)"


def sentences(game: AnyGame, told: Story) -> Iterator[str]:
    """The messages that are missing in some language, with the values that they get."""
    wanted: dict[str, str] = dict.fromkeys(FIXED, "")
    wanted |= {f"event-{event.key}": ", ".join(event.args) for event in told.events.values()}
    wanted |= {f"{kind}-{label.key}": ", ".join(label.args) for kind, label in told.of_kind(*KINDS)}
    for option in game.options:
        wanted |= {f"option-{option.key}": "", f"option-{option.key}-hint": ""}
        if not option.is_switch:
            wanted |= {f"option-{option.key}-{str(choice).lower()}": "" for choice in option.choices}
    for outcome in told.outcomes:
        wanted |= {f"source-{source}": "" for source, _ in outcome.breakdown[0]}
    for badge in registry.badges(game.key):
        wanted |= {f"badge-{badge.key}": "", f"badge-{badge.key}-for": ""}
    if (brain := brain_of(game)) is not None:
        start = game.setup(game.players[0], {}, seeded(1))
        wanted |= {f"part-{part}": "" for part, _ in brain.parts(start, 0)}
    if (rules := registry.standing(game.key)) is not None:
        for kind in (kind for view in told.views for kind in rules.kinds(view)):
            wanted |= {f"standing-kind-{kind.key}": "", f"standing-kind-{kind.key}-hint": ""}
            wanted |= {f"standing-state-{kind.key}": ", ".join(field.key for field in kind.fields)}
            wanted |= {f"standing-field-{field.key}": "" for field in kind.fields}
            wanted |= {f"standing-ready-{field}": "n" for field, _ in kind.ready}
            if kind.now:
                wanted[f"standing-now-{kind.key}"] = ""
    for language in LANGUAGES:
        try:
            words = game_words(language, game.key)
        except ModuleNotFoundError:
            return
        own, rules = set(words.messages()), len(rule_slugs(words))
        for message, values in wanted.items():
            if message not in own:
                yield f"{folders(game.key)[-1].name}/{language}.ftl: {message} = …{f' ({values})' if values else ''}"
        if rules not in RULES:
            yield (
                f"{folders(game.key)[-1].name}/{language}.ftl: {rules} pairs of rule-… and rule-…-title: "
                f"expected {RULES[0]} to {RULES[-1]}"
            )
