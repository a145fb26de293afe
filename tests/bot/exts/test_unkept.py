"""Nothing that the bot sends stays in memory for it: buttons are found by what is written on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.town import labels, town


@pytest.mark.parametrize("privately", [False, True])
async def test_discord_py_keeps_no_message_that_was_posted(tmp_path: Path, privately: bool) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        if privately:
            await ana.user.slash("game new", game="yucata")
            await place.settle()
            assert "Learn" in labels(place.dm(ana)), "the card"
        else:
            thread = await place.start("yucata", 2)
            for person in (ana, ben):
                await place.click(person, place.panel(thread), "b:hand:1:0:")
            await place.play_on(1, 3)
        result = await place.slash(ben, "settings")
        shown = await place.click(ben, result.response, "b:setchoices:0:0:")
        assert shown.modal is not None
        assert not place.house.client.persistent_views
        assert not place.house.client._connection._view_store._modals  # pyright: ignore[reportPrivateUsage]
