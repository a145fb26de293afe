"""The toy feature at work: copied as tests into a copy of the bot (`tests/bot/features/test_toy_feature.py`)."""

from __future__ import annotations

from pathlib import Path

from bot.features.cheers.service import Cheers

from tests.support.pressed import desk_of, manager, setup_page
from tests.support.town import labels, texts, town


async def test_it_is_off_until_the_server_has_it_and_then_everywhere(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, mia = place.people[0], manager(place)
        thread = await place.start("yucata", 2)
        panel = place.panel(thread)
        assert "Cheer" not in labels((await place.click(ana, panel, "More")).response)
        said = await place.forge(ana, panel, "b:cheer:1:0:")
        assert "switched off" in texts(said.response)
        page = await setup_page(place, mia, "Features")
        assert "Cheers" in texts(page)
        await place.choose(mia, page, "feature-cheers")
        more = (await place.click(ana, panel, "More")).response
        said = await place.click(ana, more, "Cheer")
        assert "They have heard you." in texts(said.response)
        settings = (await place.slash(ana, "settings")).response
        await place.prefer(ana, settings, on=["shy"])
        assert "Cheer" not in labels((await place.click(ana, panel, "More")).response)
        place.clock.advance(days=1, seconds=60)
        await place.house.match.sweep.tick()
        assert place.house[Cheers].thanked == [1]
        await place.play_on(1)
        assert place.house[Cheers].over_with == [1]
        await place.settle()
        result = texts(thread.last_message)
        assert result.count("cheered for") == 1
        assert "One person has cheered." in result
        settings = (await place.slash(ana, "settings")).response
        assert "Cheers" in labels(settings)
        await place.prefer(ana, settings, cheering="softly")
        profile = texts((await place.slash(ana, "profile")).response)
        assert "mean place" in profile
        assert "cheers softly" in profile
        assert "They have heard you." in profile


async def test_the_table_has_its_switch_and_the_person_the_rows(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, mia = place.people[0], manager(place)
        page = await setup_page(place, mia, "Features")
        await place.choose(mia, page, "feature-cheers")
        card = await place.open_table("yucata", 2)
        shown = await place.click(ana, card, "Options")
        assert "Cheers on the desk" in str(shown.modal)
        await place.submit(ana, shown, pace=["daily"], layout=["basic"], switches=["loud"])
        await place.click(ana, card, "Start with 2")
        await place.house[Cheers].put(1, ana.user.id)
        desk = await desk_of(place, ana, place.channel.threads[-1])
        assert "One person has cheered." in texts(desk)
        export = await place.house.people.personal.export(ana.user.id)
        assert b'"cheers": [' in export
        await place.house.people.personal.forget(ana.user.id, lambda _row: "x")
        assert await place.house.tables.db.column("SELECT user_id FROM cheer") == []
