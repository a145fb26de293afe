"""Catalogues are split into messages as the parser of the library does it, and read when somebody asks."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from render.kit.catalogue import BrokenCatalogue, Bundle, split
from render.kit.words import LANGUAGES, Words
from tests.support.catalogues import ROOT, folders

ODD = """
### It begins
# with = comments

plain=one
-term   = { "term" }
    .gender = odd
block =
    first line
  second = line

    fourth - after an empty one
{ plain } in the first column
attributes = value
.first = in the first column
    .second = indented
only-attributes =
    .title = title
## group = comment
# of the next = message
choice = { $n ->
    # = no comment
    [one] key = value
[two]
    -term = value
   *[other] { NUMBER(
$n,
minimumFractionDigits:
2
) }
}
across = {
-term
} and {
plain
} and {
"last = none"
}
after = last"""


def parsed(text: str) -> list[Message | Term]:
    """The messages and terms that the parser finds in the whole text."""
    body = FluentParser(with_spans=False).parse(text).body
    return [entry for entry in body if isinstance(entry, Message | Term)]


def same(text: str) -> list[str]:
    """The keys of the text, when its pieces say what the parser finds in the whole."""
    whole = {("-" if isinstance(entry, Term) else "") + entry.id.name: entry for entry in parsed(text)}
    pieces = split(text)[1]
    found = {key: parsed(piece)[0] for key, piece in pieces.items() if parsed(piece)}
    assert list(found) == list(whole)
    for key, entry in whole.items():
        assert found[key].equals(entry, ignored_fields=["span", "comment"]), key
    return list(pieces)


@pytest.mark.parametrize("folder", folders(), ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_split_as_the_parser_reads_it(folder: Path, language: str) -> None:
    text = (ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")
    assert len(same(text)) == len(parsed(text)) > 0
    assert parsed(split(text)[0]) == []


def test_whatever_the_grammar_allows_is_split_as_the_parser_reads_it() -> None:
    keys = ["plain", "-term", "block", "attributes", "only-attributes", "choice", "across", "after"]
    assert same(ODD) == same(ODD.replace("\n", "\r\n")) == keys


@pytest.mark.parametrize(
    "broken", ["key = {", "key = { $x -> }", "key", "key = a }", "-key =", "key = {\nfoo", "1 = 2"]
)
def test_beside_what_is_broken_everything_is_found_that_the_parser_finds(broken: str) -> None:
    same(f"first = 1\n{broken}\nlast = {'{ first }'}\n")


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


def test_what_a_message_refers_to_in_vain_is_a_mistake(tmp_path: Path) -> None:
    found = bundle(tmp_path, "a = { b } { -t } { c.x }\nc = 1\n")
    assert [str(error) for error in said(found, "a")[1]] == [
        "Unknown message: b",
        "Unknown term: -t",
        "Unknown attribute: c.x",
    ]


def test_a_broken_message_breaks_nothing_else_and_says_where_it_stands(tmp_path: Path) -> None:
    found = bundle(tmp_path, "a = fine\nb = { $x\nc = { b }\nd = fine\nand this is nothing\n")
    assert said(found, "a") == ("fine", [])
    for key, content in (("b", r"b = \{ \$x"), ("d", "and this is nothing")):
        with pytest.raises(BrokenCatalogue, match=rf"0\.ftl: .*{content}"):
            found.get_message(key)
    assert isinstance(said(found, "c")[1][0], BrokenCatalogue)


def test_what_is_broken_before_the_first_message_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(BrokenCatalogue, match="nothing"):
        bundle(tmp_path, "# a comment\nnothing\na = 1\n")


def test_no_other_language_hides_a_broken_message(tmp_path: Path) -> None:
    for language, text in (("en", "a = english\n"), ("de", "a = {\n")):
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    words = Words("de", [tmp_path])
    assert "a" in words
    with pytest.raises(BrokenCatalogue, match=r"de\.ftl"):
        words("a")


def test_files_from_other_systems_are_read_or_told_of(tmp_path: Path) -> None:
    text = "a = { $n ->\n    [one] { -t }\n   *[other] key\n      b = 1\n  }\n    .x = attribute\n-t = { c }\nc = last"
    found = bundle(tmp_path, text.replace("\n", "\r\n"))
    assert found.messages() == ["a", "c"]
    assert [said(found, "a", n=n) for n in (1, 2)] == [("last", []), ("key\nb = 1", [])]
    with pytest.raises(BrokenCatalogue, match="a = 1"):
        bundle(tmp_path, "", "\ufeffa = 1\n")
