"""What folds wishes into one. The subjects stand in the rows of files in use, so they stay as they are."""

from __future__ import annotations

import pytest

from bot.services.telling.wishes import (
    AnyWish,
    CallInThread,
    Notice,
    OfFeature,
    RemindSealed,
    ShowDesk,
    ShowTable,
    ShowVote,
)


@pytest.mark.parametrize(
    ("wish", "subject"),
    [
        (ShowTable(), "table"),
        (ShowTable(1), "1"),
        (ShowDesk(2), "2"),
        (ShowDesk(2, again=True), "2"),
        (ShowVote(40), "40"),
        (ShowVote(40, 1), "40.1"),
        (CallInThread(3, since=1_700_000_000), "3"),
        (OfFeature("hour-told", "soon"), "hour-told.soon"),
        (RemindSealed(), "sealed-nudge"),
        (Notice("still-playing"), None),
    ],
)
def test_wishes_for_the_same_thing_have_one_subject(wish: AnyWish, subject: str | None) -> None:
    assert wish.subject == subject
