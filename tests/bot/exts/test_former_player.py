"""Whoever has given a seat away is a stranger there: whatever is pressed, the answers are those of a stranger."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from tests.support.town import Town, labels, texts, town

GIVEN = re.compile(r"\d{15,}|table \d+")
"""What differs from person to person: numbers of Discord, and of the table of a lesson."""


async def answered(place: Town, person: MemberActor, message: Any, custom_id: str) -> str:
    """What somebody reads who presses that, by names that everybody has."""
    place.house.bounds = type(place.house.bounds)()
    answer = await place.forge(person, message, custom_id)
    found = [*([answer.response] if answer.response is not None else []), *answer.followups]
    shown = [f"{texts(one)} {labels(one)} {answer.modal}" for one in found] or [str(answer.modal)]
    return GIVEN.sub("#", "\n".join(shown).replace(person.name, "somebody"))


@pytest.mark.parametrize(
    ("game", "verbs"),
    [
        ("nereus", ("play", "do", "ticked", "undo", "note", "plan", "askundo", "offer")),
        *(pytest.param(game, (), marks=pytest.mark.soak) for game in ("nereus", "port_royal", "gilded_compass")),
    ],
)
async def test_who_has_given_a_seat_away_is_a_stranger_there(tmp_path: Path, game: str, verbs: tuple[str, ...]) -> None:
    async with town(tmp_path, 5) as place:
        ben, dan, eva = place.people[1], place.people[3], place.people[4]
        thread = await place.start(game, 3)
        await place.play_on(1, 30)
        await place.slash(ben, "game replace", thread, member=dan)
        offer = next(one for one in reversed(thread.history()) if "Take the seat" in labels(one))
        await place.click(dan, offer, "Take the seat")
        panel = place.panel(thread)
        revision = (await place.house.tables.load(1)).row.revision
        client: Any = place.house.client
        for verb in verbs or sorted(client.presses):
            for token in ("", "1", "0.1"):
                press = f"b:{verb}:1:{revision}:{token}"
                before, never = [await answered(place, one, panel, press) for one in (ben, eva)]
                assert before == never, press
        table = await place.house.tables.load(1)
        assert (table.seat_of(dan.id), table.row.revision) == (1, revision)
        assert not place.env.errors
