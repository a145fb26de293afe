"""A sentence a turn: where server and host allow it, on the desks of the others, who may hide it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.db.connection import Database
from bot.db.people import guild
from bot.features.sayings.service import SAYS, Sayings
from bot.features.templates.rows import EVERYWHERE, of
from bot.services.errors import Refused
from tests.support.abroad import Abroad, desk, dm_of, played, sent
from tests.support.features import before, have
from tests.support.limits import check_form
from tests.support.pressed import said
from tests.support.town import labels, texts, town


async def test_a_host_may_allow_them_where_the_server_has_them_and_shares_its_tables(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana, guilds = place.people[0], place.house.people.guilds
        card = await place.open_table("yucata", 1)

        async def form() -> Any:
            return await place.click(ana, card, "Options")

        await guilds.change(place.guild.id, shows_ours=True)
        assert "Short sentences" not in str((await form()).modal), "off at first"
        await have(place.house, place.guild.id, "sayings")
        await guilds.change(place.guild.id, shows_ours=False)
        assert "Short sentences" not in str((await form()).modal), "people of one server write in the thread"
        await guilds.change(place.guild.id, shows_ours=True)
        shown = await form()
        assert "Short sentences" in str(shown.modal)
        await place.submit(ana, shown, pace=["daily"], layout=["basic"], switches=["says"])
        assert "a sentence a turn may be said" in texts(place.fresh(card))


@pytest.mark.parametrize("why", ["switched off", "not shared"])
async def test_a_form_that_does_not_offer_them_leaves_them_as_the_host_chose(tmp_path: Path, why: str) -> None:
    async with town(tmp_path, 1) as place:
        ana, house = place.people[0], place.house
        card = await place.open_table("yucata", 1)
        await have(house, place.guild.id, "sayings")
        await house.people.guilds.change(place.guild.id, shows_ours=True)
        shown = await place.click(ana, card, "Options")
        await place.submit(ana, shown, pace=["daily"], layout=["basic"], switches=["says"])
        if why == "switched off":
            await house.people.guilds.change(place.guild.id, switched={"feature-sayings": False})
        else:
            await house.people.guilds.change(place.guild.id, shows_ours=False)
        shown = await place.click(ana, card, "Options")
        assert "Short sentences" not in str(shown.modal)
        await place.submit(ana, shown, pace=["slow"], layout=["basic"], switches=[])
        row = (await house.tables.load(1)).row
        assert (row.pace, row.switched) == ("slow", (SAYS.key,))


async def test_a_sentence_a_turn_which_a_reader_may_hide(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        abroad = Abroad(place)
        ana, wanda = place.people[0], abroad.guest
        await played(place, abroad)
        with pytest.raises(Refused, match="says-nothing-here"):
            await place.house[Sayings].say(1, wanda.id, "hello")
    async with town(tmp_path / "other", 1) as place:
        abroad = Abroad(place)
        ana, wanda = place.people[0], abroad.guest
        await have(place.house, place.guild.id, "sayings")
        await played(place, abroad, switched=[SAYS.key])
        while (await place.house.tables.load(1)).actors() != (1,):
            await place.play_on(1, 1)
        shown = await place.click(wanda, desk(wanda), "Say")
        assert shown.modal is not None
        check_form(shown.modal)
        text = f"<@{ana.id}> @everyone **look** https://example.org"
        assert "Said." in said(await place.submit(wanda, shown, saying=text))
        shown = await place.click(wanda, desk(wanda), "Say")
        assert "said something already" in said(await place.submit(wanda, shown, saying="more"))
        own = (await place.click(ana, place.panel(place.channel.threads[-1]), "My desk")).response
        assert "▲\u00a0**Falke** says: “\\<\\@" in texts(own)
        assert "https://example" not in texts(own)
        assert not any("example" in texts(message) for message in place.channel.threads[-1].history())
        assert all(f"<@{ana.id}>" not in one for one in sent(place, to=[dm_of(ana).id]) if "example" in one)
        hidden = await place.click(ana, own, "Hide what is said")
        assert "example" not in texts(hidden.response)
        more = await place.click(ana, hidden.response, "More")
        again = await place.click(ana, more.response, "Show what is said")
        assert "example" in texts(again.response)
        assert not place.env.errors


async def test_a_server_that_switches_them_off_reads_none_any_more(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        abroad = Abroad(place)
        ana, wanda = place.people[0], abroad.guest
        await have(place.house, place.guild.id, "sayings")
        await played(place, abroad, switched=[SAYS.key])
        while (await place.house.tables.load(1)).actors() != (1,):
            await place.play_on(1, 1)
        await place.house[Sayings].say(1, wanda.id, "hello")
        await place.settle()
        panel = place.panel(place.channel.threads[-1])
        shown = (await place.click(ana, panel, "My desk")).response
        assert "hello" in texts(shown)
        assert "Say …" in labels(shown)
        await place.house.people.guilds.change(place.guild.id, switched={})
        off = (await place.click(ana, panel, "My desk")).response
        assert "hello" not in texts(off)
        assert "Say …" not in labels(off)
        pressed = await place.click(wanda, desk(wanda), "Say")
        assert "switched off" in said(pressed), "in direct messages too"


async def test_it_stays_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite3"
    rows = """
        INSERT INTO match (game, rules_version, options, seed, status, guild_id, channel_id, host_id, pace, language,
            created_at, moved_at, says, switched)
        VALUES ('yucata', 1, '{}', x'', 'ended', 7, 1, 1, 'daily', 'en', 1, 1, 1, '["loud"]'),
            ('yucata', 1, '{}', x'', 'ended', 0, 1, 1, 'daily', 'en', 1, 1, 0, '[]');
        INSERT INTO guild (guild_id, settings)
        VALUES (8, '{"language":"de","switched":{"feature-notes":false}}'), (9, 'broken');
        INSERT INTO template (guild_id, user_id, name, plan)
        VALUES (0, 5, 'mine', '{"game":"yucata","options":{},"pace":"daily","says":true}'), (0, 5, 'odd', 'broken');
    """
    before("sayings", file, rows)
    db = await Database.open(file)
    try:
        assert await db.column("SELECT switched FROM match ORDER BY id") == ['["loud","says"]', "[]"]
        for server in (7, 8):
            assert (await guild(db, server)).switched["feature-sayings"]
        assert (await guild(db, 8)).language == "de"
        assert (await guild(db, 8)).switched["feature-notes"] is False
        assert await db.column("SELECT guild_id FROM guild ORDER BY 1") == [7, 8, 9]
        (mine,) = await of(db, EVERYWHERE, 5)
        assert mine.plan.switched == ("says",)
    finally:
        await db.close()
