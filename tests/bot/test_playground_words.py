"""The page's own sentences: all that it says are in the catalogue, and all of the catalogue is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.playground import words, world
from render.kit.words import LANGUAGES
from tests.support.catalogues import ROOT

PAGE = sorted((ROOT / "bot/playground/page").glob("*.js"))
HOST = sorted((ROOT / "bot/playground").glob("*.py"))
SAID = re.compile(r'\bt\(\s*"([a-z-]+)"')
TEXT = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')
REFUSED = re.compile(r'Refusal\("([a-z-]+)"|"(not-[a-z]+)"')


def test_every_sentence_of_the_page_is_in_the_catalogue_and_none_is_forgotten() -> None:
    page = "".join(path.read_text(encoding="utf-8") for path in PAGE)
    host = "".join(path.read_text(encoding="utf-8") for path in HOST)
    known = set(words.catalogue()[LANGUAGES[0]])
    assert sorted(set(SAID.findall(page)) - known) == []
    refusals = {f"refused-{one or other}" for one, other in REFUSED.findall(host)}
    assert sorted(refusals - known) == []
    written = set(TEXT.findall(page + host)) | refusals
    built = {f"looks-{one}{end}" for one in ("desktop", "phone", "large") for end in ("", "-hint")}
    built |= {f"skip-{one}{end}" for one in ("hour", "night", "day") for end in ("", "-hint")}
    built |= {f"channel-{name}" for name in (world.CHANNEL, world.BOARD, world.OTHER_BOARD)}
    assert sorted(known - written - built) == []


def test_what_the_page_cannot_fill_in_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    words.catalogue.cache_clear()
    for text in ("one = { other }", "one = {"):
        for code in LANGUAGES:
            (tmp_path / f"{code}.ftl").write_text(text + "\n")
        with pytest.raises(ValueError, match=r"page fills in|not Fluent"):
            words.catalogue()
    words.catalogue.cache_clear()
