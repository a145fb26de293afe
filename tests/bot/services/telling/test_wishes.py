"""What folds wishes into one. The subjects stand in the rows of files in use, so they stay as they are."""

from __future__ import annotations

import pytest

from bot.services.telling.wishes import CALL, AnyWish, OfFeature, Show, TakeAway, Tell


@pytest.mark.parametrize(
    ("wish", "subject"),
    [
        (Show("table"), "table.-1.0"),
        (Show("table", 1), "table.1.0"),
        (Show("desk", 2), "desk.2.0"),
        (Show("desk", 2, again=True), "desk.2.0"),
        (Show("open-desk", 2), "open-desk.2.0"),
        (Show("vote", vote=40), "vote.-1.40"),
        (Show("vote", 1, 40), "vote.1.40"),
        (Tell(CALL, {"since": 1_700_000_000}, (3,), once=True), "call.3"),
        (Tell("still-playing", once=True), "still-playing"),
        (Tell("still-playing"), None),
        (TakeAway(1, 77), "desk.1.77"),
        (TakeAway(1), "desk.1.0"),
        (OfFeature("hour-told", "soon"), "hour-told.soon"),
        (OfFeature("hour-event"), "hour-event."),
    ],
)
def test_wishes_for_the_same_thing_have_one_subject(wish: AnyWish, subject: str | None) -> None:
    assert wish.subject == subject
