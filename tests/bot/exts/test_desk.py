"""The desk and the table panel, pressed as people press them, with a game that has one of everything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord import ChannelHandle, MemberActor

from bot.db import history as history_rows
from bot.db import people
from bot.services.table.scene import Table
from bot.ui.pages import answers
from bot.ui.press.custom_id import Press
from tests.support.town import Town, buttons, components, labels, texts, town


async def stands(place: Town) -> Table:
    """The match as it stands."""
    return await place.house.tables.load(1)


async def desk_of(place: Town, person: MemberActor, thread: ChannelHandle) -> Any:
    """The private desk that *Play* opens."""
    opened = await place.click(person, place.panel(thread), "My desk")
    assert opened.ephemeral
    return opened.response


async def choose_signs(place: Town, thread: ChannelHandle, *signs: str) -> None:
    """Everybody chooses in secret."""
    for person, sign in zip(place.people, signs, strict=False):
        await place.click(person, await desk_of(place, person, thread), sign)


async def test_a_sealed_choice_is_secret_can_be_changed_and_is_told_when_all_have_chosen(
    tmp_path: Path, toy: str
) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        thread = await place.start(toy, 3)
        assert "Waiting for 3 sealed choices" in texts(place.panel(thread))
        desk = await desk_of(place, ana, thread)
        assert "Secret until everybody has chosen" in texts(desk)
        assert labels(desk)[:3] == ["stone", "shell", "feather"]
        await place.click(ana, desk, "stone")
        assert "Your choice is sealed\nYou chose stone.\nWaiting for the others." in texts(place.fresh(desk))
        for person in (ben, cleo):
            for message in (place.panel(thread), place.dm(person)):
                assert "stone." not in texts(message)
        assert "Waiting for 2 sealed choices" in texts(place.panel(thread))
        await place.click(ana, desk, "Undo")
        assert "Waiting for 3 sealed choices" in texts(place.panel(thread))
        await place.click(ana, desk, "shell")
        ben_desk = await desk_of(place, ben, thread)
        cleo_desk = await desk_of(place, cleo, thread)
        await place.click(ben, ben_desk, "stone")
        await place.click(cleo, cleo_desk, "stone")
        said = texts(place.panel(thread))
        assert "**ana** chose shell." in said
        assert "**cleo** chose stone" in said
        assert (await stands(place)).state.points == [1, 0, 0]
        for open_desk in (desk, ben_desk):
            assert "Waiting for the others" not in texts(place.fresh(open_desk))
            assert "Your choice is sealed\n" not in texts(place.fresh(open_desk))
        assert not place.env.errors


async def test_at_the_end_of_a_sealed_phase_no_desk_in_direct_messages_says_that_it_goes_on(
    tmp_path: Path, toy: str
) -> None:
    async with town(tmp_path, 3) as place:
        await place.start(toy, 3)
        desks = [place.dm(person) for person in place.people]
        for person, desk in zip(place.people, desks, strict=True):
            await place.click(person, desk, "stone")
        table = await stands(place)
        assert not table.game.sealed(table.state)
        for desk in desks:
            assert "Your choice is sealed\n" not in texts(place.fresh(desk))
        waiting = [desk for seat, desk in enumerate(desks) if seat not in table.actors()]
        assert waiting
        assert all("Undo" not in labels(place.fresh(desk)) for desk in waiting)
        assert not place.env.errors


async def test_taking_a_sealed_choice_back_calls_nobody(tmp_path: Path, toy: str) -> None:
    """A call in the thread would tell everybody who had chosen."""
    async with town(tmp_path, 3) as place:
        ana, ben = place.people[:2]
        async with place.house.tables.db.write() as tx:
            for person in place.people:
                await people.close_dms(tx, person.id)
        thread = await place.start(toy, 3)
        panel = place.panel(thread)
        called = place.env.backend.get_message(thread.id, panel.id).ping_user_ids
        assert set(called) == {person.id for person in place.people}
        desk = await desk_of(place, ana, thread)
        place.clock.advance(hours=1)
        await place.click(ana, desk, "stone")
        place.clock.advance(hours=1)
        await place.click(ana, desk, "Undo")
        place.clock.advance(hours=1)
        await place.click(ben, await desk_of(place, ben, thread), "shell")
        assert place.panel(thread).id == panel.id
        assert "Waiting for 2 sealed choices" in texts(place.panel(thread))
        assert not place.env.errors


async def test_a_turn_with_groups_confirmation_and_a_secret_draw(tmp_path: Path, toy: str) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        thread = await place.start(toy, 2)
        await choose_signs(place, thread, "stone", "shell")
        desk = await desk_of(place, ana, thread)
        await place.click(ana, desk, "Draw a pebble")
        held = (await stands(place)).state.hands[0]
        assert len(held) == 1
        assert "**ana** drew a pebble. It is a" in texts(place.fresh(desk))
        assert "It is a" in texts(place.dm(ana))
        assert "It is a" not in texts(place.panel(thread)) + texts(place.dm(ben))
        await place.click(ben, await desk_of(place, ben, thread), "Pass")
        await choose_signs(place, thread, "stone", "stone")
        desk = await desk_of(place, ana, thread)
        assert not [item for item in buttons(desk) if item["custom_id"].startswith("b:open:")], "a group of one is open"
        gift = next(item for item in buttons(desk) if item["custom_id"].startswith("b:sure:"))
        assert gift["label"].startswith("To ben · ")
        await place.click(ana, desk, gift["custom_id"])
        asked = place.fresh(desk)
        assert "to ▲\u00a0ben for good?**" in texts(asked), "bold all through, the name too"
        assert (await stands(place)).state.hands[0] == held
        assert labels(asked)[:2] == ["Back", "Give it away"]
        await place.click(ana, asked, "Back")
        assert "Draw a pebble" in labels(place.fresh(desk))
        await place.click(ana, desk, gift["custom_id"])
        yes = next(item for item in buttons(place.fresh(desk)) if item["custom_id"].startswith("b:do:"))
        await place.click(ana, desk, yes["custom_id"])
        assert (await stands(place)).state.hands[0] == []
        assert "**ana** gave a" in texts(place.panel(thread))
        assert not place.env.errors


async def fill_hand(place: Town, thread: ChannelHandle, rounds: int) -> None:
    """Rounds in which Ana draws and the others pass."""
    for _ in range(rounds):
        await choose_signs(place, thread, *["stone"] * len(place.people))
        await place.click(place.people[0], await desk_of(place, place.people[0], thread), "Draw a pebble")
        for person in place.people[1:]:
            await place.click(person, await desk_of(place, person, thread), "Pass")
    await choose_signs(place, thread, *["stone"] * len(place.people))


async def test_ticking_items_in_a_form(tmp_path: Path, toy: str) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        card = await place.open_table(toy, 2)
        form = await place.click(ana, card, "Options")
        await place.submit(ana, form, pace=["slow"], rounds=["3"], game=["generous"])
        assert "Rounds: three" in texts(place.fresh(card))
        await place.click(ana, card, "Start")
        thread = place.channel.threads[-1]
        await fill_hand(place, thread, 2)
        desk = await desk_of(place, ana, thread)
        shown = await place.click(ana, desk, "Throw pebbles away")
        assert shown.modal is not None
        again = await place.click(ana, desk, "Throw pebbles away")
        held = (await stands(place)).state.hands[0]
        assert len(held) == 2
        await place.submit(ana, shown, ticked=["1"])
        now = await stands(place)
        assert now.state.hands[0] == [sorted(held)[0]]
        late = await place.submit(ana, again, ticked=["0"])
        assert (await stands(place)).state.hands[0] == now.state.hands[0]
        assert late.acknowledged
        assert "**ana** threw away" in texts(place.panel(thread))
        await place.click(ben, await desk_of(place, ben, thread), "Pass")
        assert (await stands(place)).row.status == "finished"
        assert not place.env.errors


async def test_help_says_what_is_not_possible_and_why(tmp_path: Path, toy: str) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        card = await place.open_table(toy, 2)
        await place.submit(ana, await place.click(ana, card, "Options"), pace=["daily"], rounds=["3"], switches=[])
        await place.click(ana, card, "Start")
        thread = place.channel.threads[-1]
        desk = await desk_of(place, ana, thread)
        assert "Why not?" not in labels(desk), "nothing is barred"
        table = await stands(place)
        table.state.hands[0] = [0, 1, 2]
        table.state.turn, table.state.signs = 0, [0, 0]
        async with place.house.tables.db.write() as tx:
            await history_rows.put_snapshot(tx, 1, table.row.revision, table.game, table.state)
        place.house.tables.forget(1)
        answer = await place.click(ana, await desk_of(place, ana, thread), "Why not?")
        assert "Draw a pebble: You hold 3 pebbles already." in texts(answer.response)
        assert not place.env.errors


async def test_history_more_and_rules(tmp_path: Path, toy: str) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        thread = await place.start(toy, 2)
        await choose_signs(place, thread, "stone", "shell")
        await place.click(ana, await desk_of(place, ana, thread), "Draw a pebble")
        mine = texts((await place.click(ana, place.panel(thread), "History")).response)
        theirs = texts((await place.click(ben, place.panel(thread), "History")).response)
        strangers = texts((await place.click(cleo, place.panel(thread), "History")).response)
        assert "It is a" in mine
        assert "It is a" not in theirs + strangers
        assert "2 rounds begin." in strangers
        more = await place.click(cleo, place.panel(thread), "More")
        assert more.ephemeral
        assert "Rounds: two" in texts(more.response)
        assert (await stands(place)).row.seed.hex() not in texts(more.response)
        rules = await place.click(cleo, more.response, "How to play")
        assert "Everybody chooses a sign in secret" in texts(rules.response)
        await place.choose(cleo, rules.response, "drawing")
        assert "What the rules say of drawing." in texts(place.fresh(rules.response))
        await place.choose(cleo, rules.response, "-")
        assert "Everybody chooses a sign in secret" in texts(place.fresh(rules.response))
        assert not place.env.errors


async def test_a_whole_match_is_played_from_direct_messages_alone(tmp_path: Path, toy: str) -> None:
    """The fifth game, which has only its own folders, from its lobby to its result."""
    async with town(tmp_path, 3) as place:
        thread = await place.start(toy, 3)
        opening = len(thread.history())
        pressed = 0
        while (table := await stands(place)).actors():
            seat = table.actors()[pressed % len(table.actors())]
            person = place.people[seat]
            desk = place.dm(person)
            assert desk is not None
            answers = [item for item in buttons(desk) if item["custom_id"].startswith("b:do:")]
            await place.click(person, desk, answers[pressed % len(answers)]["custom_id"])
            pressed += 1
            assert pressed < 60
            if pressed == 5:
                await place.restart()
        assert pressed == 2 * 3 * 2
        outcome = table.row.outcome
        assert outcome is not None
        result = "\n".join(texts(message) for message in thread.history()[opening:])
        for row in table.seats:
            assert f"<@{row.user_id}>" in result
            assert f"{row.name} wins with" in result or outcome.ranks[row.seat] > 1
        told = texts(place.panel(thread)).splitlines()
        (won,) = (line for line in told if " wins with " in line or " share the win with " in line)
        assert won.startswith(("●\u00a0**", "▲\u00a0**"))
        assert not place.env.errors


async def test_a_press_in_a_direct_message_refreshes_the_table_and_the_other_way_round(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        first = (await stands(place)).actors()[0]
        person, other = place.people[first], place.people[1 - first]
        desk = place.dm(person)
        card = next(item for item in buttons(desk) if item["custom_id"].startswith("b:do:"))
        await place.click(person, desk, card["custom_id"])
        assert "** played" in texts(place.panel(thread))
        assert "Which card do you play?" in texts(place.dm(other))
        assert "Which card do you play?" not in texts(place.dm(person))
        card = next(item for item in buttons(place.panel(thread)) if item["custom_id"].startswith("b:do:"))
        await place.click(other, place.panel(thread), card["custom_id"])
        assert "Which card do you play?" in texts(place.dm(person))
        assert place.dm(other) is None, "it has called, and another one comes with the next call"
        assert [item["type"] for item in components(place.dm(person))].count(12) == 1
        assert not place.env.errors


async def test_a_desk_never_takes_the_place_of_what_everybody_sees(tmp_path: Path) -> None:
    """Whatever is pressed on the panel: it never offered these there."""
    async with town(tmp_path, 2) as place:
        thread = await place.start("nereus", 2)
        seat = (await stands(place)).actors()[0]
        person = place.people[seat]
        before = place.panel(thread)
        for verb, token in ((answers.OPEN, ""), (answers.OPEN, "0"), (answers.SURE, "0"), ("play", ""), ("hand", "")):
            answer = await place.forge(person, before, Press(verb, 1, 0, token).custom_id("b"))
            assert answer.ephemeral, verb
            assert texts(place.panel(thread)) == texts(before)
        assert not place.env.errors


async def test_only_an_answer_that_asks_back_can_be_asked_about(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("yucata", 2)
        person = place.people[(await stands(place)).actors()[0]]
        desk = place.dm(person)
        for token in ("0", "999", "x", ""):
            await place.forge(person, desk, Press(answers.SURE, 1, 0, token).custom_id("b"))
            assert "Which card do you play?" in texts(place.fresh(desk))
            assert [text for text in labels(place.fresh(desk)) if "·" in text], "with the answers"
        assert (await stands(place)).row.trouble is None
        assert not place.env.errors


@pytest.mark.parametrize(
    ("server", "chosen", "says"), [("de", "", "Which card do you play?"), ("en", "de", "Welche Karte spielst du?")]
)
async def test_an_open_desk_stays_in_the_language_of_its_reader(
    tmp_path: Path, server: str, chosen: str, says: str
) -> None:
    async with town(tmp_path, 2) as place:
        await place.house.people.guilds.change(place.guild.id, language=server)
        card = await place.open_table("yucata", 2)
        (start,) = [
            item["custom_id"] for item in buttons(place.fresh(card)) if item["custom_id"].startswith("b:start:")
        ]
        await place.click(place.people[0], card, start)
        thread = place.channel.threads[-1]
        asked = (await stands(place)).actors()[0]
        reader, other = place.people[1 - asked], place.people[asked]
        await place.house.people.preferences.change(reader.id, language=chosen)
        button = f"b:hand:1:{(await stands(place)).row.revision}:"
        desk = (await place.forge(reader, place.panel(thread), button)).response
        assert says not in texts(desk)
        while (await stands(place)).actors() == (asked,):
            table = await stands(place)
            await place.house.match.steps.act(1, other.id, table.row.revision, 0)
            await place.settle()
        assert says in texts(place.fresh(desk))
