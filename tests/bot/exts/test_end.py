"""What stands when a match is over: the result with its record, open secrets, the rematch, the leaderboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from simcord import ChannelHandle

from bot.db import people
from bot.db.people import Guild, Player, Rules
from bot.features.ratings.service import Ratings
from bot.services.table.scene import Table
from bot.ui.pages.result import result_card
from bot.ui.press.house import House
from bot.ui.words.catalogues import game_words
from engine.__main__ import main as engine
from engine.core.match import read_record, replay_record
from engine.core.outcome import Outcome
from render.kit.words import MINUS
from tests.support.pressed import said
from tests.support.tables import stored
from tests.support.town import buttons, components, texts, town


def result_of(thread: ChannelHandle) -> Any:
    return next(message for message in thread.history() if "is over: " in texts(message))


async def test_the_result_tells_the_points_and_brings_a_record_that_replays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("yucata", 3)
        table = await place.play_on(1)
        outcome = table.row.outcome
        assert outcome is not None
        card = result_of(thread)
        order = sorted(range(3), key=lambda seat: (outcome.ranks[seat], seat))
        rows = [line for line in texts(card).splitlines() if line.startswith("**")]
        for line, seat in zip(rows, order, strict=True):
            name = place.people[seat].name
            assert f"**{outcome.ranks[seat]}**" in line
            assert f"**{name}** · **{outcome.scores[seat]}**" in line
            for source, points in outcome.breakdown[seat]:
                said = f"{game_words('en', 'yucata')(f'source-{source}')}\u00a0{str(points).replace('-', MINUS)}"
                assert (said in line) == (points != 0)
        assert "```" not in texts(card)
        assert any(item["type"] == 12 for item in components(card)), "the picture of the end"
        more = await place.click(place.people[0], card, "More")
        assert table.row.seed.hex() in texts(more.response), "by which the fingerprint can be checked"
        page = await place.choose(place.people[0], more.response, "Match file")
        assert page.response is not None
        (file,) = place.files(page.response)
        assert file["filename"] == "match-1.json"
        data = place.read(page.response)
        assert all(person.name.encode() not in data for person in place.people)
        record = read_record(data)
        assert table.game.outcome(replay_record(table.game, record)) == outcome
        path = tmp_path / file["filename"]
        path.write_bytes(data)
        assert engine(["replay", str(path)]) == 0
        assert f"{outcome.scores[0]} points" in capsys.readouterr().out
        assert "`match-1.json` holds the whole match" in texts(page.response)


def over(table: Table, outcome: Outcome) -> Table:
    return msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, outcome=outcome))


async def test_a_line_names_the_largest_sources_and_why_somebody_is_ahead(house: House) -> None:
    table = await stored(house, "gilded_compass", 2, 10**6)
    sources = ("maps", "specialists", "missions", "artifacts", "tokens")
    given = tuple(zip(sources, (2, 9, 4, 0, 3), strict=True)), tuple(zip(sources, (1, 0, 8, 1, 1), strict=True))
    view, _ = await result_card(house, over(table, Outcome((1, 2), (18, 11), given, ())))
    said = str(view.to_components()).replace("\\xa0", " ")
    assert "7 ahead of ▲ **Benedikt**: 9 more from specialists." in said
    assert "**1** ● **Annegret** · **18** · specialists 9, missions 4, tokens 3, Ancient Maps 2" in said
    assert "**2** ▲ **Benedikt** · **11** · missions 8, Ancient Maps 1, artifacts 1, tokens 1" in said
    single = given[0], tuple((source, 11 if source == "missions" else 0) for source in sources)
    view, _ = await result_card(house, over(table, Outcome((1, 2), (18, 11), single, ())))
    assert "**2** ▲ **Benedikt** · **11** · missions 11" in str(view.to_components()).replace("\\xa0", " ")
    longer = ((*given[0][:3], ("artifacts", 1), ("tokens", 3)), given[1])
    view, _ = await result_card(house, over(table, Outcome((1, 1), (19, 19), longer, ((0,), (0,)))))
    said = str(view.to_components()).replace("\\xa0", " ")
    assert "ahead of" not in said
    assert "specialists 9, missions 4, tokens 3, others 3" in said


async def test_what_broke_a_tie_is_told_of_those_with_equal_points_and_of_nobody_else(house: House) -> None:
    table = await stored(house, "nereus", 3, 10**6)
    assert table.row.outcome is not None
    words = game_words("en", "nereus")
    for scores, told in (((30, 30, 10), (0, 1)), ((30, 20, 10), ())):
        outcome = msgspec.structs.replace(
            table.row.outcome, ranks=(1, 2, 3), scores=scores, ties=((707, 704), (606, 605), (808, 803))
        )
        view, _ = await result_card(house, over(table, outcome))
        card = str(view.to_components())
        for seat, (first, second) in enumerate(outcome.ties):
            assert (words("tie-values", first=first, second=second) in card) == (seat in told)


async def test_anybody_reads_the_whole_history_when_the_match_is_over(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("yucata", 2)
        await place.play_on(1)
        stranger = place.people[2]
        more = (await place.click(stranger, result_of(thread), "More")).response
        answer = await place.click(stranger, more, "History")
        assert answer.ephemeral
        assert "History · turns" in texts(answer.response)
        assert not place.env.errors


async def test_desks_in_direct_messages_lead_to_the_result_once_it_stands(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        await place.play_on(1, 6)
        await place.play_on(1)
        stands = result_of(thread)
        for person in place.people:
            links = [item for item in components(place.dm(person)) if item.get("label") == "To the result"]
            assert [link["url"].rsplit("/", 1)[1] for link in links] == [str(stands.id)]
        assert not place.env.errors


async def test_a_match_that_was_ended_without_a_result_may_be_checked_and_played_again(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        thread = await place.start("yucata", 2)
        await place.play_on(1, 3)
        more = (await place.click(ana, place.panel(thread), "More")).response
        assert "Match file" not in str(components(more))
        assert (await place.house.tables.load(1)).row.seed.hex() not in texts(more)
        early = await place.forge(ana, more, "b:record:1:0:")
        assert "not over" in said(early), "it holds every secret"
        await place.house.people.guilds.change(place.guild.id, enders="host")
        await place.house.match.matches.end(1, ana.id, manager=False)
        await place.settle()
        more = (await place.click(ana, place.panel(thread), "More")).response
        answer = await place.choose(ana, more, "Match file")
        assert answer.response is not None
        record = read_record(place.read(answer.response))
        table = await place.house.tables.load(1)
        assert table.game.dump(replay_record(table.game, record)) == table.game.dump(table.state)
        await place.click(ana, more, "Rematch")
        assert (await place.house.tables.load(2)).row.rematch_of == 1
        assert not place.env.errors


async def test_only_whoever_may_open_tables_there_opens_a_rematch_but_everybody_joins_it(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        thread = await place.start("yucata", 3)
        await place.play_on(1)
        role = place.guild.create_role("Hosts")
        await place.house.people.guilds.change(place.guild.id, rules={0: Rules(role=role.id)})
        refusal = f"only <@&{role.id}> may open tables"
        answer = await place.click(ana, result_of(thread), "Rematch")
        assert refusal in texts(answer.response)
        await (await place.house.client.fetch_user(ben.id)).send("A page of yours")
        note = place.dm(ben)
        assert refusal in texts((await place.forge(ben, note, "b:rematch:1:0:")).response)
        place.env.backend.add_member_role(place.guild.id, ben.id, role.id)
        answer = await place.forge(ben, note, "b:rematch:1:0:")
        assert "Table 2 is open" in texts(answer.response), "in direct messages nobody shows a role"
        answer = await place.click(cleo, result_of(thread), "Rematch")
        assert "Table 2 is open" in texts(answer.response)
        assert [row.name for row in (await place.house.tables.load(2)).seats] == ["ben", "cleo"]
        assert not place.env.errors


async def test_a_rematch_opens_one_table_with_the_same_choices_and_seats_who_presses(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        ana, ben, cleo, dan = place.people
        thread = await place.start("yucata", 3)
        old = await place.play_on(1)
        card = result_of(thread)
        answer = await place.click(dan, card, "Rematch")
        assert "You do not sit at this table" in texts(answer.response)
        answer = await place.click(ben, card, "Rematch")
        assert answer.ephemeral
        assert "Table 2 is open" in texts(answer.response)
        new = await place.house.tables.load(2)
        assert (new.row.host_id, new.row.channel_id, new.row.pace) == (ben.id, place.channel.id, old.row.pace)
        assert new.row.options.items() >= old.row.options.items()
        lobby = place.channel.last_message
        assert lobby is not None
        assert f"<@{ana.id}>, <@{cleo.id}>" in texts(lobby)
        assert set(place.env.backend.get_message(lobby.channel.id, lobby.id).ping_user_ids) == {ana.id, cleo.id}
        await place.restart()
        await place.click(ana, result_of(thread), "Rematch")
        await place.click(ana, result_of(thread), "Rematch")
        await place.click(cleo, lobby, "Join")
        new = await place.house.tables.load(2)
        assert [row.user_id for row in new.seats] == [ben.id, ana.id, cleo.id]
        assert len([m for m in place.channel.history() if "table 2" in texts(m)]) == 1
        await place.click(ben, lobby, "Start")
        answer = await place.click(cleo, result_of(thread), "Rematch")
        assert "started already: table 2" in texts(answer.response)
        assert not place.env.errors


async def test_a_rematch_that_was_closed_may_be_opened_again(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        thread = await place.start("yucata", 2)
        await place.play_on(1)
        await place.click(ana, result_of(thread), "Rematch")
        asked = await place.click(ana, place.channel.last_message, "Leave")
        await place.click(ana, asked.response, "Close the table")
        await place.click(ben, result_of(thread), "Rematch")
        assert (await place.house.tables.load(3)).row.host_id == ben.id


async def test_a_rematch_is_refused_where_tables_may_not_open(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        thread = await place.start("yucata", 2)
        await place.play_on(1)
        other = place.guild.create_text_channel("other")
        async with place.house.tables.db.write() as tx:
            await people.put_guild(tx, place.guild.id, Guild(channels=(other.id,)))
        answer = await place.click(ana, result_of(thread), "Rematch")
        assert f"<#{other.id}>" in texts(answer.response)
        assert not await place.house.tables.db.all("SELECT 1 FROM match WHERE id = 2")


async def test_the_leaderboard_counts_each_match_once_and_respects_who_stays_out(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        answer = await place.slash(ana, "game leaderboard", game="yucata")
        assert "Nobody is rated yet" in texts(answer.response)
        async with place.house.tables.db.write() as tx:
            await people.put_player(tx, cleo.id, Player(switched={"rated": False}))
        await place.start("yucata", 3)
        await place.play_on(1)
        await place.restart()
        answer = await place.slash(ben, "game leaderboard", game="yucata")
        said = texts(answer.response)
        assert answer.ephemeral
        assert "ana" in said
        assert "ben" in said
        assert "cleo" not in said
        assert said.count("1 match") == 2
        answer = await place.slash(ben, "game leaderboard", game="chess")
        assert "There is no game “chess”" in texts(answer.response)
        assert not place.env.errors


async def test_the_leaderboard_of_another_server_knows_nothing_of_it(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("yucata", 2)
        await place.play_on(1)
        assert await place.house[Ratings].leaderboard(place.guild.id, "yucata")
        assert not await place.house[Ratings].leaderboard(place.guild.id + 1, "yucata")
        assert not await place.house[Ratings].leaderboard(place.guild.id, "nereus")


@pytest.mark.parametrize("how", ["paused", "by vote", "by the host"])
async def test_no_desk_asks_on_when_a_match_is_paused_or_ended(tmp_path: Path, how: str) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        ana, ben = place.people
        asked = place.people[(await place.house.tables.load(1)).actors()[0]]
        direct = place.dm(asked)
        opened = (await place.click(asked, place.panel(thread), "My desk")).response
        assert "Your turn" in texts(direct)
        if how == "paused":
            await place.house.match.matches.pause(1, ana.id)
        elif how == "by vote":
            vote = await place.house.match.votes.ask(1, "end", ana.id)
            await place.house.match.votes.cast(1, vote.id, ben.id, "yes", "ben")
        else:
            await place.house.people.guilds.change(place.guild.id, enders="host")
            await place.house.match.matches.end(1, ana.id, manager=False)
        await place.settle()
        for desk in (direct, opened):
            now = place.fresh(desk)
            assert "Your turn" not in texts(now)
            assert not [item for item in buttons(now) if item["custom_id"].startswith("b:do:")]
        assert place.dm(asked).id == direct.id, "nobody is called for that"
        if how == "paused":
            await place.house.match.matches.resume(1, ben.id)
            await place.settle()
            assert "Your turn" in texts(place.dm(asked))
        assert not place.env.errors
