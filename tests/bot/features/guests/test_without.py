"""Where the feature is left out nobody comes as a guest any more, and whoever has come plays on under the same name:
who somebody is depends on no feature."""

from __future__ import annotations

import re
from pathlib import Path

from bot.db import cards as card_rows
from bot.db.cards import LOBBY_ELSEWHERE
from bot.db.transactions import Change
from bot.ui.stands import messages
from tests.support.abroad import Abroad, dm_of, sent
from tests.support.people import refused
from tests.support.pressed import manager, said, setup_page
from tests.support.town import Town, components, labels, texts, town


async def has_come(place: Town, abroad: Abroad, match_id: int = 1) -> None:
    """Somebody sits at a table of the town as a guest, called Falke, as it was stored when the feature was there."""
    house, wanda = place.house, abroad.guest
    channel_id = await messages.dm_channel_in_turn(house, wanda.id)
    told = await messages.say(house, channel_id, f"{match_id}", "a seat at a table of another server")

    async def arrives(tx: Change, number: int) -> None:
        await tx.execute("INSERT INTO visit (match_id, user_id, at) VALUES (?, ?, 1)", (number, wanda.id))
        await card_rows.put(tx, LOBBY_ELSEWHERE, number, wanda.id, told, 1, "", 1)

    async with house.tables.db.write() as tx:
        await tx.execute("INSERT OR REPLACE INTO guest_name VALUES (?, 'Falke', 'falke')", (wanda.id,))
    await house.match.lobby.join(match_id, wanda.id, "Falke", arrives)
    await place.settle()


async def test_a_guest_of_before_plays_on_and_stays_unnamed(tmp_path: Path) -> None:
    async with town(tmp_path, 2, without=("guests",)) as place:
        abroad = Abroad(place)
        wanda, ana = abroad.guest, place.people[0]
        await place.open_table("yucata", 1)
        await has_come(place, abroad)
        await place.house.match.matches.start(1, ana.id)
        await place.settle()
        assert [row.name for row in (await place.house.tables.load(1)).seats] == ["Altair", "Falke"]
        await place.play_on(1)
        result = dm_of(wanda).history()[-1]
        assert "Falke" in texts(result)
        asked = await place.click(wanda, result, "Rematch")
        assert "As a guest you cannot do that" in said(asked)
        await refused(place.house.match.lobby.rematch(1, wanda.id, "wanda"), "not-from-elsewhere")
        await place.click(ana, place.channel.threads[-1].history()[-1], "Rematch")
        await place.settle()
        assert [row.name for row in (await place.house.tables.load(2)).seats] == ["ana"]
        for text in sent(place, but=[dm_of(wanda).id]):
            assert str(wanda.id) not in text
            assert "wanda" not in text
        for text in sent(place, to=[dm_of(wanda).id]):
            assert str(ana.id) not in text
            assert not re.search(r"\bana\b", text)
        assert not place.env.errors


async def test_at_a_table_that_waits_everybody_goes_by_another_name_until_the_guest_leaves(tmp_path: Path) -> None:
    async with town(tmp_path, 2, without=("guests",)) as place:
        abroad = Abroad(place)
        wanda, ben = abroad.guest, place.people[1]
        await place.open_table("nereus", 1)
        await has_come(place, abroad)
        await place.click(ben, place.channel.history()[-1], "Join")
        assert [row.name for row in (await place.house.tables.load(1)).seats] == ["Altair", "Falke", "Capella"]
        await place.settle()
        card = dm_of(wanda).history()[-1]
        assert "Capella" in texts(card)
        assert "ben" not in texts(card)
        left = await place.click(wanda, card, "Leave")
        assert "You have left table 1" in texts(left.response)
        assert [row.name for row in (await place.house.tables.load(1)).seats] == ["ana", "ben"]
        again = await place.forge(wanda, card, "b:join:1:0:")
        assert "There is no table 1 here" in said(again)


async def test_nothing_offers_it(tmp_path: Path) -> None:
    async with town(tmp_path, 1, without=("guests",)) as place:
        ana, mia = place.people[0], manager(place)
        await place.house.people.guilds.change(place.guild.id, shows_ours=True)  # as it was chosen before
        card = await place.open_table("yucata", 1)
        settings = await place.slash(ana, "settings")
        assert "Guest name" not in labels(settings.response)
        assert "Guest name" not in texts(settings.response)
        page = await setup_page(place, mia, "Features")
        assert "elsewhere" not in texts(page)
        assert "shows_ours" not in str(components(page))
        assert "elsewhere" not in str((await place.click(ana, card, "Options")).modal)
