"""Words: names of things, players and lists, gaps filled from English."""

from __future__ import annotations

from pathlib import Path

import pytest

from render.kit.words import MissingWords, Words, picture_words

FIRST = {
    "en": "name-spear = spear\nonly = only English\ntook = { $seat } took { $card } ({ $card_id }) and { $count }\n"
    "list = { $cards_count ->\n    [one] one: { $cards }\n   *[other] many: { $cards }\n }\n"
    "who = { $seats }\nfirst = first\n",
    "de": "name-spear = Speer\ntook = { $seat } nahm { $card } ({ $card_id }) und { $count }\n",
}
SECOND = {"en": "first = second\nown = { first }\n"}


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, ...]:
    found: list[Path] = []
    for number, catalogue in enumerate((FIRST, SECOND)):
        folder = tmp_path / str(number)
        folder.mkdir()
        for language, text in catalogue.items():
            (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
        found.append(folder)
    return tuple(found)


def test_seats_become_players_ids_become_names_and_numbers_stay(folders: tuple[Path, ...]) -> None:
    words = Words("de", folders, lambda seat: f"Spieler {seat}")
    assert words("took", seat=2, card="spear", count=3) == "Spieler 2 nahm Speer (spear) und 3"
    assert words("took", seat=2, card="spear", count=-3).endswith("und −3"), "a minus, not a hyphen"
    numbers = [words("took", seat=2, card="spear", count=count).split()[-1] for count in (0, 999, 1000, 25000)]
    assert numbers == ["0", "999", "1.000", "25.000"]
    assert words.name("C4") == "C4"
    english = words.naming(lambda seat: "ABC"[seat])
    assert english("who", seats=(0, 2)) == "A, C"
    assert english.player(1) == "B"


def test_a_sentence_said_before_is_not_taken_for_another(folders: tuple[Path, ...]) -> None:
    english, german = Words("en", folders), Words("de", folders)
    said = [
        words("took", seat=seat, card=card, count=count)
        for words in (
            english.naming(lambda _: "Ann"),
            english.naming(lambda _: "spear"),
            english.naming(lambda seat: f"No. {seat}"),
            german.naming(lambda _: "Ann"),
        )
        for seat, card, count in ((1, "spear", 2), (2, "spear", 2), (1, "net", 2), (1, "spear", 3))
    ]
    assert said[:4] == [
        "Ann took spear (spear) and 2",
        "Ann took spear (spear) and 2",
        "Ann took net (net) and 2",
        "Ann took spear (spear) and 3",
    ]
    assert said[4] == "spear took spear (spear) and 2"
    assert said[8:10] == ["No. 1 took spear (spear) and 2", "No. 2 took spear (spear) and 2"]
    assert said[12] == "Ann nahm Speer (spear) und 2"


def test_a_player_who_is_called_like_a_thing_keeps_the_name(folders: tuple[Path, ...]) -> None:
    words = Words("de", folders, lambda _: "spear")
    assert words("who", seats=(0, 1)) == "spear, spear"
    assert words("took", seat=0, card="spear", count=1) == "spear nahm Speer (spear) und 1"


def test_tuples_become_lists_with_their_length(folders: tuple[Path, ...]) -> None:
    words = Words("en", folders)
    assert words("list", cards=("spear",)) == "one: spear"
    assert words("list", cards=("spear", "x")) == "many: spear, x"


def test_a_named_thing_in_a_list_stands_there_once_and_is_counted(folders: tuple[Path, ...]) -> None:
    words = Words("de", folders)
    assert words("list", cards=("spear", "x", "spear")) == "many: 2\u00a0×\u00a0Speer, x"
    assert words("list", cards=("1 + 6", "1 + 6")) == "many: 1 + 6, 1 + 6", "dice have no name"
    assert words("list", cards=(3, 3)) == "many: 3, 3"


def test_english_fills_gaps_and_later_folders_win(folders: tuple[Path, ...]) -> None:
    words = Words("de", folders)
    assert words("only") == "only English"
    assert words("first") == words("own") == "second"
    assert "took" in words
    assert "nothing" not in words


def test_a_missing_message_or_value_is_a_mistake(folders: tuple[Path, ...]) -> None:
    words = Words("en", folders, str)
    with pytest.raises(MissingWords):
        words("nothing")
    with pytest.raises(ValueError, match="took"):
        words("took", seat=1)


def test_pictures_call_players_by_their_seats_if_nobody_names_them() -> None:
    assert picture_words("yucata").player(0) == "Seat 1"
    assert picture_words("yucata", "de").player(1) == "Platz 2"


@pytest.mark.parametrize(
    "circle", ["a = { b }\nb = { a }", "a = x { a }", "-t = { -t }\na = { -t }", "name-a = { name-a }\na = { $x }"]
)
def test_a_message_that_refers_to_itself_is_a_mistake(circle: str, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(f"{circle}\nc = fine\n", encoding="utf-8")
    words = Words("en", [tmp_path])
    for _ in range(2):
        with pytest.raises(ValueError, match="Cyclic reference"):
            words("a", x="a")
    assert words("c") == "fine"
