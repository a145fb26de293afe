"""`/game new` and the lobby card."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from discord import PermissionOverwrite

from bot import release
from bot.db import people
from bot.ui.pages.lobby import different
from bot.ui.pages.more import more_page
from bot.ui.press.house import House
from bot.ui.words.catalogues import game_words
from engine import registry
from tests.support.pressed import said, status
from tests.support.rung import rung
from tests.support.tables import stored
from tests.support.town import buttons, components, labels, texts, town


async def test_a_card_shows_the_game_its_options_and_who_sits_there(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        card = await place.open_table("yucata", 3, pace="slow")
        text = texts(place.fresh(card))
        for person in place.people[:3]:
            assert f"**{person.user.name}**" in text
        assert "2–4 players · about 15–30 minutes · very light" in text
        assert "with these people · pace: slow (after 3 days)" in text
        assert "Different from usual" not in text
        assert "◌ 1 free seat" in text
        assert [item["type"] for item in components(place.fresh(card))][:2] == [12, 17], "a banner stands on top"
        assert not place.env.backend.get_message(card.channel.id, card.id).ping_user_ids
        assert labels(place.fresh(card)) == [
            "Join",
            "Start with 3",
            "Leave",
            "Options",
            "Learn",
            "How to play",
            "Invite",
            "When …",
        ]
        assert not place.env.errors


async def test_games_are_offered_while_typing(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        offered = await ana.autocomplete(place.channel, "game new", "game", "")
        assert {choice["value"] for choice in offered} == set(registry.keys())
        offered = await ana.autocomplete(place.channel, "game new", "game", "YUCA")
        assert [choice["value"] for choice in offered] == ["yucata"]
        assert await ana.autocomplete(place.channel, "game new", "game", "no such game") == []
        offered = await ana.autocomplete(place.channel, "rules", "game", "yuc")
        assert [choice["value"] for choice in offered] == ["yucata"]
        offered = await ana.autocomplete(place.channel, "rules", "search", "spear", game="yucata")
        assert "spear" in [choice["value"] for choice in offered]
        assert len(await ana.autocomplete(place.channel, "rules", "search", "", game="yucata")) <= 25
        assert await ana.autocomplete(place.channel, "rules", "search", "x", game="no such game") == []
        assert not place.env.errors


async def test_what_cannot_be_opened_is_refused_privately(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        assert "There is no game “chess”" in said(await place.slash(ana, "game new", game="chess"))
        assert "“hourly” is not a pace" in said(await place.slash(ana, "game new", game="yucata", pace="hourly"))
        assert place.channel.history() == []
        assert await place.house.tables.db.all("SELECT 1 FROM match") == []


async def test_the_host_of_a_full_table_starts_it(tmp_path: Path) -> None:
    async with town(tmp_path, 5) as place:
        ana, ben, eva = place.people[0], place.people[1], place.people[4]
        card = await place.open_table("yucata", 4)
        assert "Join" not in labels(place.fresh(card))
        join = next(item["custom_id"] for item in components(card) if item.get("label") == "Join")
        await place.forge(eva, card, join)
        assert "**Waiting list:** 1 eva" in texts(place.fresh(card)), "nobody sits there without a free seat"
        assert "who opened this table" in said(await place.click(ben, card, "Start"))
        await place.click(ana, card, "Start")
        assert await status(place) == "running"
        assert [thread.name for thread in place.channel.threads] == ["Yucata' · table 1"]
        assert buttons(place.fresh(card)) == []
        assert f"<#{place.channel.threads[0].id}>" in texts(place.fresh(card))
        opening = place.channel.threads[0].history()[0]
        table = await place.house.tables.load(1)
        assert texts(opening).startswith("A match of Yucata' begins: ")
        assert len(texts(opening).splitlines()) == 1
        assert str(table.row.hash) not in texts(opening)
        more = await place.click(eva, place.panel(place.channel.threads[0]), "More")
        assert f"`{table.row.hash}`" in texts(more.response)
        assert table.row.seed.hex() not in texts(more.response)
        assert not place.env.errors


async def test_presses_on_a_card_that_has_started_or_closed(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, cleo = place.people[0], place.people[2]
        started = await place.open_table("yucata", 2)
        old = place.fresh(started)
        await place.click(ana, started, "Start")
        for item in buttons(old):
            verb = item["custom_id"].split(":")[1]
            if verb not in ("rules", "learn"):
                assert "already" in said(await place.forge(ana, old, item["custom_id"])), verb
        closed = await place.open_table("yucata", 1)
        old = place.fresh(closed)
        asked = await place.click(ana, closed, "Leave")
        assert "If you leave, it closes" in said(asked)
        assert await status(place, 2) == "lobby"
        await place.click(ana, asked.response, "Close the table")
        assert "was closed before it began" in texts(place.fresh(closed))
        for item in buttons(old):
            verb = item["custom_id"].split(":")[1]
            if verb not in ("rules", "learn", "options"):
                assert "closed" in said(await place.forge(cleo, old, item["custom_id"])), verb
        assert "started already" in said(await place.forge(cleo, old, "b:options:2:0:")) or await status(place, 2)
        assert not place.env.errors


async def test_joining_twice_leaving_and_the_next_host(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        card = await place.open_table("yucata", 2)
        assert "already" in said(await place.click(ben, card, "Join"))
        assert "do not sit" in said(await place.click(cleo, card, "Leave"))
        await place.click(ana, card, "Leave")
        text = texts(place.fresh(card))
        assert "**ana**" not in text
        assert "**ben** · host" in text
        assert not [label for label in labels(place.fresh(card)) if label.startswith("Start")]
        await place.choose(ben, card, "add.good")
        await place.choose(ben, card, "add.good")
        assert "**Bruno** · computer, good" in texts(place.fresh(card))
        await place.choose(ben, card, "2.strong")
        assert "**Bruno** · computer, strong" in texts(place.fresh(card))
        assert "who opened this table" in said(await place.choose(ana, card, "2.gentle"))
        level = await place.forge(ben, card, "s:computers:1:0:", values=["2.perfect"])
        assert "do not play Yucata' at that level" in said(level).replace("’", "'")
        await place.choose(ben, card, "2.remove")
        assert "Bruno" not in texts(place.fresh(card))
        await place.click(ben, card, "Start")
        assert await status(place) == "running"
        assert not place.env.errors


async def test_a_card_of_an_earlier_release_is_put_up_again_with_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 2) as place:
        card = await place.open_table("yucata", 1)
        stored_card = place.env.backend.get_message(card.channel.id, card.id)
        stored_card.components = [
            {"type": 1, "components": [{"type": 2, "style": 2, "label": "Sit down", "custom_id": "b:sitdown:1:0:"}]}
        ]
        assert labels(place.fresh(card)) == ["Sit down"]
        async with place.house.tables.db.write() as tx:
            await tx.execute("UPDATE card SET shows = 'what that release has shown'")
        monkeypatch.setattr(release, "digest", lambda: "a newer one")
        await place.restart()
        assert "Join" in labels(place.fresh(card))
        await place.click(place.people[1], card, "Join")
        assert len((await place.house.tables.load(1)).seats) == 2
        assert not place.env.errors


async def test_two_taps_on_one_card_change_the_computers_once(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        card = await place.open_table("yucata", 1)

        def offered() -> str:
            return next(
                item["custom_id"] for item in components(place.fresh(card)) if "computers" in item.get("custom_id", "")
            )

        async def seats() -> int:
            return len((await place.house.tables.load(1)).seats)

        seen = offered()
        await place.forge(ana, card, seen, values=["add.good"])
        answered = await place.forge(ana, card, seen, values=["add.good"])
        assert await seats() == 2
        assert "computer, good" in texts(answered.response), "the second is answered with the table as it is"
        await place.forge(ana, card, offered(), values=["add.good"])
        assert await seats() == 3
        seen = offered()
        for _ in range(2):
            await place.forge(ana, card, seen, values=["1.remove"])
        assert await seats() == 2
        await place.forge(ana, card, "s:computers:1:0:", values=["add.good"])
        assert await seats() == 3, "a card of an earlier version does not say what it shows"
        assert not place.env.errors


async def test_the_host_invites_people_who_are_called_once(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        ana, ben, cleo, dan = place.people
        card = await place.open_table("yucata", 2)
        assert "do not sit" in said(await place.click(cleo, card, "Invite"))
        assert "Only ana, who opened this table" in said(await place.click(ben, card, "Invite"))
        shown = await place.click(ana, card, "Invite")
        select = next(item for item in components(shown.response) if item["type"] == 5)
        assert shown.response is not None
        answer = await ana.select(shown.response, [cleo, dan, ben], custom_id=select["custom_id"])
        await place.settle()
        assert "Invited: cleo, dan" in texts(answer.response)
        call = place.channel.last_message
        assert call is not None
        assert texts(call).startswith(f"<@{cleo.id}> <@{dan.id}> ana invites you to Yucata'\n[Yucata' · table 1](")
        assert f"/{card.id})" in texts(call)
        assert (rung(place)[cleo.id], rung(place)[dan.id]) == (1, 1)
        shown = await place.click(ana, card, "Invite")
        assert shown.response is not None
        again = await ana.select(shown.response, [cleo], custom_id=select["custom_id"])
        await place.settle()
        assert "Nobody new" in texts(again.response)
        assert place.channel.last_message == call
        mine = texts((await place.slash(cleo, "mygames")).response)
        assert "**Invited · 1**" in mine
        assert "by ana · 2 of 4 seats · daily · " in mine
        await place.click(cleo, call, "Join")
        assert "Invited" not in texts((await place.slash(cleo, "mygames")).response)
        (call,) = [one for one in place.channel.history() if "invites you" in texts(one)]
        assert texts(call).startswith(f"<@{dan.id}> ana invites you"), "whoever sits there is called no more"
        await place.click(ana, card, "Start with 3")
        assert call.id not in [one.id for one in place.channel.history()], "it has done its work"
        assert not place.env.errors


async def test_an_option_without_what_it_needs_is_left_out_and_all_else_is_set(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        card = await place.open_table("gilded_compass", 1)
        shown = await place.click(ana, card, "Options")
        answer = await place.submit(ana, shown, pace=["daily"], b=["auction"], c=["galleon"], game=["tools", "coveted"])
        assert "**Tools of Power** left out: it needs Building C (Hidden Temple / at random).\n" in said(answer)
        assert "Coveted Artifacts: yes" in texts(place.fresh(card)), "all else is set"
        shown = await place.click(ana, card, "Options")
        await place.submit(ana, shown, pace=["daily"], b=["auction"], c=["galleon"], switches=[])
        form = (await place.click(ana, card, "Options")).modal
        assert "tools" not in str(form), "an option that would do nothing is not offered"
        assert "coveted" in str(form)
        assert not place.env.errors


async def test_a_choice_that_means_nothing_for_so_many_is_not_named(house: House) -> None:
    words = game_words("en", "nereus")
    for seats, named in ((2, True), (3, False)):
        table = await stored(house, "nereus", seats, 0, started=False)
        options = {**table.row.options, "neutral": False}
        table = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, options=options))
        assert bool(different(table, words)) == named
        assert ("neutral" in str(more_page(table, words, 0).to_components()).lower()) == named


async def test_a_table_that_is_played_now_says_how_long_it_takes(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        card = await place.open_table("port_royal", 2)
        shown = await place.click(ana, card, "Options")
        await place.submit(ana, shown, pace=["daily"], expansion=["base"], switches=["now"], game=["deliberate_bust"])
        assert "**Now: about 20 minutes**" in texts(place.fresh(card))
        assert "Expected" not in texts(place.fresh(card))
        await place.click(ana, card, "Start")
        assert "Live until" in texts(place.panel(place.channel.threads[-1]))
        assert not place.env.errors


async def test_options_by_form(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        card = await place.open_table("yucata", 2)
        assert "who opened this table" in said(await place.click(ben, card, "Options"))
        shown = await place.click(ana, card, "Options")
        late = await place.click(ana, card, "Options")
        await place.submit(ana, shown, pace=["fast"], layout=["yazurika"], switches=[])
        text = texts(place.fresh(card))
        assert "pace: fast" in text
        assert "Different from usual: Layout of the stones: Yazurika" in text
        assert "No score below zero: no" in text
        await place.click(ana, card, "Start")
        assert "already" in said(await place.submit(ana, late, pace=["slow"], layout=["basic"], game=["floor"]))
        table = await place.house.tables.load(1)
        assert table.row.options == {"layout": "yazurika", "floor": False}
        assert not place.env.errors


async def test_forged_and_foreign_presses(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        thread = await place.start("yucata", 2)
        before = await place.house.tables.load(1)
        panel = place.panel(thread)
        revision = before.row.revision
        for custom_id in (
            f"b:do:1:{revision}:99",
            f"b:do:1:{revision}:no-1",
            f"b:do:1:{revision}:",
            f"b:do:1:{revision + 5}:0",
            "b:do:999:0:0",
            f"b:sure:1:{revision}:0",
            f"b:open:1:{revision}:7.7.7",
            f"b:tick:1:{revision}:",
            "b:play:999:0:",
            "b:history:999:0:",
            "b:more:999:0:",
            "b:undo:1:0:",
            "b:nosuchverb:1:0:",
            "b:join:1:0:",
            "b:start:1:0:",
            "b:setoptions:1:0:",
            "b:ticked:1:0:",
        ):
            for person in (ana, ben, cleo):
                result = await place.forge(person, panel, custom_id)
                assert result.acknowledged, custom_id
                assert "My desk" in labels(place.fresh(panel)), f"{custom_id} has replaced what everybody sees"
        for values in (["do:99"], ["sure:x"], ["nosuch:1"], ["open:9"], [""], ["do:²"], ["open:²"]):
            for person in (ana, cleo):
                result = await place.forge(person, panel, f"s:pick:1:{revision}:0", values)
                assert result.acknowledged, values
        assert "do not sit at this table" in said(await place.click(cleo, panel, "My desk"))
        assert "do not sit at this table" in said(await place.click(cleo, panel, "My desk"))
        card = next(item["custom_id"] for item in buttons(panel) if item["custom_id"].startswith("b:do:"))
        assert "do not sit at this table" in said(await place.click(cleo, panel, card))
        waiting = place.people[1 - before.actors()[0]]
        assert "not your turn" in said(await place.click(waiting, panel, card))
        after = await place.house.tables.load(1)
        assert after.row.revision == revision
        assert not place.env.errors
        assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_repeated_and_stale_presses(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        table = await place.house.tables.load(1)
        first = place.people[table.actors()[0]]
        panel = place.panel(thread)
        card = next(item["custom_id"] for item in buttons(panel) if item["custom_id"].startswith("b:do:"))
        await place.forge(first, panel, card)
        again = await place.forge(first, panel, card)
        assert again.acknowledged
        after = await place.house.tables.load(1)
        assert after.row.revision == table.row.revision + 1
        second = place.people[after.actors()[0]]
        stale = await place.forge(second, place.panel(thread), card)
        assert "moved on" in said(stale)
        assert (await place.house.tables.load(1)).row.revision == after.row.revision
        assert not place.env.errors


async def test_a_missing_permission_is_named(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        me = place.house.client.user
        assert me is not None
        closed = place.guild.create_text_channel(
            "closed", overwrites={me: PermissionOverwrite(attach_files=False, create_public_threads=False)}
        )
        answer = said(await place.slash(ana, "game new", closed, game="yucata"))
        assert "Attach Files" in answer
        assert "Create Public Threads" in answer
        assert "Send Messages," not in answer
        assert closed.history() == []
        assert not place.env.errors


@pytest.mark.parametrize("command", ["game list", "game board", "game resign", "mygames", "hand", "rules"])
async def test_commands_without_any_table(tmp_path: Path, command: str) -> None:
    async with town(tmp_path, 1) as place:
        options = {"game": "yucata"} if command == "rules" else {}
        result = await place.slash(place.people[0], command, None, **options)
        assert len(said(result)) > 10
        assert not place.env.errors


async def test_rules_outside_of_a_match_let_a_game_be_chosen(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        asked = await place.slash(ana, "rules", None)
        assert labels(asked.response) == [game.title for game in registry.games()]
        chosen = await place.click(ana, asked.response, "Port Royal")
        assert "Port Royal · How to play" in texts(chosen.response)
        assert not place.env.errors


async def test_commands_in_and_around_a_match(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        thread = await place.start("yucata", 2)
        assert "Yucata' · table 1" in said(await place.slash(ana, "mygames"))
        assert "Yucata' · table 1" in said(await place.slash(cleo, "game list"))
        assert f"/{thread.id}/" in said(await place.slash(ana, "mygames"))
        board = await place.slash(cleo, "game board", thread)
        assert any(item["type"] == 12 for item in components(board.response))
        assert "no table 77" in said(await place.slash(cleo, "game board", number=77)).lower()
        assert "Which table" in said(await place.slash(ana, "hand"))
        for where, options in ((thread, {}), (place.channel, {"number": 1})):
            hand = await place.slash(ana, "hand", where, **options)
            assert any(item["type"] == 12 for item in components(hand.response))
        assert "do not sit" in said(await place.slash(cleo, "hand", thread))
        assert "do not sit" in said(await place.slash(cleo, "game resign", thread))
        asked = await place.slash(ben, "game resign", thread)
        assert "Leave table 1 for good?" in said(asked)
        assert (await place.house.tables.load(1)).seats[1].kind == "person"
        await place.click(ben, asked.response, "Leave for good")
        assert (await place.house.tables.load(1)).seats[1].kind == "computer"
        again = await place.forge(ben, asked.response, "b:resign:1:0:")
        assert "do not sit" in said(again)
        assert not place.env.errors


async def test_a_person_with_the_app_installed_finds_the_matches_in_direct_messages(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        thread = await place.start("yucata", 2)
        mine = await ana.user.slash("mygames")
        assert f"/{thread.id}/" in texts(mine.response)
        hand = await ana.user.slash("hand", number=1)
        assert any(item["type"] == 12 for item in components(hand.response))
        rules = await ana.user.slash("rules", game="yucata", search="spear")
        assert "spear" in texts(rules.response).lower()
        assert not place.env.errors


async def test_a_german_server_speaks_german(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        async with place.house.tables.db.write() as tx:
            await people.put_guild(tx, place.guild.id, people.Guild(language="de"))
        card = await place.open_table("yucata", 2)
        assert {"Mitspielen", "Platz freigeben", "Zu 2 beginnen"} <= set(labels(place.fresh(card)))
        await place.click(place.people[0], card, "Zu 2 beginnen")
        panel = place.panel(place.channel.threads[-1])
        assert "Dran:" in texts(panel)
        assert not place.env.errors
