"""Another release brings the cards of open tables up to date once; the same one finds them as it has left them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import release
from tests.support.town import Town, town


def edits(place: Town) -> int:
    """How often a message of the channel was edited."""
    return sum(
        one.method == "PATCH" and f"/{place.channel.id}/messages/" in one.path for one in place.env.http_requests
    )


async def test_cards_of_open_tables_are_drawn_anew_by_another_release_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 1) as place:
        await place.slash(place.people[0], "game new", game="yucata")
        await place.restart()
        before = edits(place)
        await place.restart()
        assert edits(place) == before, "a restart owes nothing"
        async with place.house.tables.db.write() as tx:
            await tx.execute("UPDATE card SET shows = 'drawn otherwise' WHERE kind = 'lobby'")
        await place.restart()
        assert edits(place) == before, "the same release has drawn what stands"
        monkeypatch.setattr(release, "digest", lambda: "another")
        await place.restart()
        assert edits(place) == before + 1, "its buttons may be none any more"
        await place.restart()
        assert edits(place) == before + 1, "once"


def test_another_sentence_is_another_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    (tmp_path / "en.ftl").write_text("a = b")
    first = release.digest()
    assert release.digest() == first
    (tmp_path / "en.ftl").write_text("a = c")
    assert release.digest() != first
