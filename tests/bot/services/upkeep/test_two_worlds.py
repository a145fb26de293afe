"""The same presses before and after a match is put away: nobody sees that it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.features.review.service import Reviews
from bot.services.study.background import Background
from bot.services.upkeep.archive import REST_SECONDS
from bot.ui.press.bounds import Bounds
from bot.ui.press.custom_id import Press
from tests.support.brains import hurry_the_judge
from tests.support.thinking import InProcess
from tests.support.town import Town, labels, texts, town

OF_A_MATCH = ("history", "mistakes", "picture", "position", "record", "replay", "review", "shareof", "turn", "walk")
OF_A_PERSON = ("badges", "mistakesall", "mygames", "profile", "year")
TOKENS = ("", "5", "3.1", "1.x")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Background, "rest", 0.0)
    monkeypatch.setattr(Bounds, "pay", lambda *_given: None)
    hurry_the_judge(monkeypatch)


async def seen(place: Town, message: Any) -> dict[tuple[int, str, str], object]:
    """What everybody is told who presses each of these."""
    presses = [Press(verb, 1, 0, token) for verb in OF_A_MATCH for token in TOKENS]
    presses += [Press(verb, 0, 0) for verb in OF_A_PERSON]
    found: dict[tuple[int, str, str], object] = {}
    for number, person in enumerate(place.people[1:]):
        for press in presses:
            result = await place.forge(person, message, press.custom_id("b"))
            answers = [*([result.response] if result.response else []), *result.followups]
            found[number, press.verb, press.token] = [
                (texts(one), labels(one), [file.filename for file in one.attachments]) for one in answers
            ]
    return found


@pytest.mark.parametrize("game", ["yucata", pytest.param("port_royal", marks=pytest.mark.soak)])
async def test_nobody_sees_that_a_match_was_put_away(tmp_path: Path, game: str) -> None:
    async with town(tmp_path, 3, thinking=InProcess) as place:
        thread = await place.start(game, 2)
        await place.play_on(1)
        await place.house[Reviews].settled()
        await place.settle()
        result = thread.history()[-1]
        place.clock.advance(seconds=REST_SECONDS + 60)
        before = await seen(place, result)
        await place.house.archive.run()
        assert await place.house.tables.db.has("SELECT 1 FROM archive")
        place.house.tables.forget(1)
        after = await seen(place, result)
        assert [key for key, told in before.items() if "went wrong" in str(told)] == []
        assert {key: told for key, told in after.items() if told != before[key]} == {}
