"""Catalogues over one another: the later file wins, and what is not Fluent is told with its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from render.kit.catalogue import BrokenCatalogue, Bundle
from render.kit.words import Words


def bundle(folder: Path, *texts: str) -> Bundle:
    paths = [folder / f"{number}.ftl" for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, encoding="utf-8")
    return Bundle("en", [*paths, folder / "absent.ftl"])


def said(bundle: Bundle, key: str, **values: object) -> tuple[object, list[Exception]]:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return bundle.format_pattern(pattern, values)


def test_later_files_win_where_a_message_or_term_is_referred_to(tmp_path: Path) -> None:
    first = "a = one\n    .x = attribute\n-t = term of { $n }\nall = { a }, { a.x }, { -t(n: 3) }\n"
    found = bundle(tmp_path, first, "a = two\n    .x = other\n-t = later of { $n }\nb = { all }\n")
    assert said(found, "b") == ("two, other, later of 3", [])
    assert found.messages() == ["a", "all", "b"]
    assert not found.has_message("-t")


def test_a_file_in_two_catalogues_refers_to_the_messages_of_each(tmp_path: Path) -> None:
    both = bundle(tmp_path, "a = one\nall = { a }\n", "a = two\n")
    alone = Bundle("en", [tmp_path / "0.ftl"])
    assert [said(one, "all") for one in (both, alone, both)] == [("two", []), ("one", []), ("two", [])]


def test_what_a_message_refers_to_in_vain_is_a_mistake(tmp_path: Path) -> None:
    found = bundle(tmp_path, "a = { b } { -t } { c.x }\nc = 1\n")
    assert [str(error) for error in said(found, "a")[1]] == [
        "Unknown message: b",
        "Unknown term: -t",
        "Unknown attribute: c.x",
    ]


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("a = fine\nb = { $x\nc = { b }\n", r"b = \{ \$x"),
        ("a = fine\nand this is nothing\n", "and this is nothing"),
        ("# a comment\nnothing\na = 1\n", "nothing"),
        ("\ufeffa = 1\n", "a = 1"),
    ],
)
def test_what_is_broken_is_told_with_its_file_before_anything_is_said(tmp_path: Path, text: str, content: str) -> None:
    with pytest.raises(BrokenCatalogue, match=rf"1\.ftl: .*{content}"):
        bundle(tmp_path, "fine = 1\n", text)


def test_no_other_language_hides_a_broken_message(tmp_path: Path) -> None:
    for language, text in (("en", "a = english\n"), ("de", "a = {\n")):
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(BrokenCatalogue, match=r"de\.ftl"):
        Words("de", [tmp_path])


def test_files_from_other_systems_are_read(tmp_path: Path) -> None:
    text = "a = { $n ->\n    [one] { -t }\n   *[other] key\n      b = 1\n  }\n    .x = attribute\n-t = { c }\nc = last"
    found = bundle(tmp_path, text.replace("\n", "\r\n"))
    assert found.messages() == ["a", "c"]
    assert [said(found, "a", n=n) for n in (1, 2)] == [("last", []), ("key\nb = 1", [])]
