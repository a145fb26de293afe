"""One report for each game: everything that it lacks, at once."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine import registry
from engine.core.options import Option
from render.kit.words import picture_words
from tests.support import workshop
from tests.support.toys import toy_game
from tests.support.workshop import data, facts, missing, rules_page


@pytest.mark.parametrize("key", registry.keys())
def test_nothing_is_missing(key: str) -> None:
    if found := missing(key):
        pytest.fail("\n".join(found), pytrace=False)  # an assertion would be cut after a few lines


def test_the_report_names_everything_at_once() -> None:
    with toy_game() as key:
        assert missing(key) == [
            "engine/games/pebbles/RULES.md: not there",
            "no recorded match: python -m engine record pebbles tests/engine/games/pebbles/recorded/NAME.json",
        ]
        assert missing("no_such_game")[-1].startswith("engine/games/no_such_game: no GAME")


def test_sentences_that_no_language_has_are_listed_with_their_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "FIXED", ("summary", "an-unsaid-thing"))
    monkeypatch.setattr(workshop, "RULES", range(90, 91))
    told = missing("yucata")
    assert [line for line in told if "pairs" not in line] == [
        "yucata/en.ftl: an-unsaid-thing = …",
        "yucata/de.ftl: an-unsaid-thing = …",
    ]
    assert [line.split(":")[0] for line in told if "pairs of rule-… and rule-…-title: expected 90 to 90" in line] == [
        "yucata/en.ftl",
        "yucata/de.ftl",
    ]


def test_choices_parts_and_pictures_that_lack_something_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "WIDTH", 7)
    monkeypatch.setattr(workshop, "game_words", lambda language, _: picture_words("yucata", language))
    told = "\n".join(missing("yucata"))
    for line in (
        "the board picture is 1200 wide: expected 7",
        "the private picture is 1200 wide: expected 7",
        "yucata/en.ftl: option-layout-basic = …",
        "yucata/de.ftl: part-points = …",
    ):
        assert line in told
    assert "option-floor-true" not in told


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"minutes": (30, 15)}, "minutes"),
        ({"players": range(0)}, "players"),
        ({"players": range(2, 7)}, "colours"),
        ({"options": (Option("a", (1, 2), 3),)}, "default"),
        ({"options": (Option("a", (1,), 1),)}, "choices"),
        ({"options": (Option("A B", (1, 2), 1),)}, "small letters"),
        ({"options": (Option("a", (1, 2), 1), Option("a", (1, 2), 1))}, "one key"),
        ({"options": (Option("a", (1, 2), 1, seats=(9,)),)}, "cannot play"),
    ],
)
def test_wrong_facts_are_named(change: dict[str, object], said: str) -> None:
    meta = msgspec.structs.replace(registry.game("yucata").meta, **change)
    assert any(said in line for line in facts(meta))


def test_the_page_of_rules_and_the_data_are_held_against_the_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "engine/games/chess"
    folder.mkdir(parents=True)
    (folder / "rules.py").write_text("def castle(): ...\n", encoding="utf-8")
    (folder / "RULES.md").write_text("`rules.castle` `rules.gambit` `test_checkmate`\n", encoding="utf-8")
    (folder / "components.toml").write_text(
        '[[piece]]\nid = "rook"\nstatus = "reconstructed"\n[[piece]]\nid = "rook"\nstatus = "guessed"\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(workshop, "ROOT", tmp_path)
    assert list(rules_page("chess")) == ["RULES.md: rules.py has no gambit", "RULES.md: no test test_checkmate"]
    assert list(data("chess")) == [
        "components.toml: [[piece]] rook: twice",
        "components.toml: status 'guessed'",
        "RULES.md: says nothing of what is reconstructed in components.toml",
    ]
