"""From one decision to the next: the next match, the way to what happened, and presses that come too early."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.services.match.door import TURN_SECONDS
from tests.support.town import Town, buttons, components, labels, texts, town


def said(result: Any) -> str:
    """What the answer to a press says."""
    return texts(result.response)


def card_on(message: Any) -> str:
    """The first answer on a message."""
    return next(item["custom_id"] for item in buttons(message) if item["custom_id"].startswith("b:do:"))


async def sides(place: Town, match_id: int) -> tuple[Any, Any]:
    """Who is to play at a match of two, and who is not."""
    seat = (await place.house.tables.load(match_id)).actors()[0]
    return place.people[seat], place.people[1 - seat]


async def test_after_a_press_the_next_match_is_one_press_away(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        first = await place.start("yucata", 2)
        person, _ = await sides(place, 1)
        place.clock.advance(hours=1)
        while True:
            await place.start("yucata", 2)
            number = len(place.channel.threads)
            if (await sides(place, number))[0] is person:
                break
        panel = place.panel(first)
        desk = (await place.click(person, panel, "My desk")).response
        waiting = await place.house.tables.waiting_for(person.id)
        assert f"Next match ({len(waiting) - 1})" in labels(desk)
        await place.click(person, desk, card_on(desk))
        after = place.fresh(desk)
        assert "### Played" in texts(after)
        assert "You played" in texts(after)
        assert not [item for item in components(after) if item["type"] == 12], "nothing to decide, no picture"
        await place.click(person, after, f"Next match · Yucata' ({len(waiting) - 1})")
        there = place.fresh(desk)
        assert f"table {waiting[1]}" in texts(there)
        assert card_on(there)
        assert (await place.house.tables.load(waiting[1])).row.revision == 0
        assert not place.env.errors


async def test_in_direct_messages_the_next_match_leaves_the_desk_of_this_one_where_it_is(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("yucata", 2)
        person, other = await sides(place, 1)
        desk = place.dm(person)
        assert not [label for label in labels(desk) if label.startswith("Next match")]
        while (await sides(place, len(place.channel.threads)))[0] is not person or len(place.channel.threads) == 1:
            await place.start("yucata", 2)
        await place.click(person, desk, card_on(desk))
        answer = await place.click(person, desk, next(text for text in labels(place.fresh(desk)) if "Next" in text))
        assert answer.ephemeral
        assert "table 1)" not in said(answer)
        assert "table 1]" in texts(place.fresh(desk))
        for number in range(2, len(place.channel.threads) + 1):
            await place.house.match.matches.pause(number, person.id)
        late = await place.click(person, desk, next(text for text in labels(place.fresh(desk)) if "Next" in text))
        assert "No other match waits" in said(late)
        assert not place.env.errors
        assert other


async def test_a_press_too_early_is_told_whose_turn_it_is_and_since_when(tmp_path: Path, toy: str) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        first, second = await sides(place, 1)
        early = await place.click(second, place.panel(thread), card_on(place.panel(thread)))
        assert f"**{first.name}** was asked <t:" in said(early)
        sealed = await place.start(toy, 2)
        desk = (await place.click(first, place.panel(sealed), "Play")).response
        answer = card_on(desk)
        await place.click(first, desk, answer)
        again = await place.forge(first, place.panel(sealed), answer.replace(":0:", ":1:"))
        assert "You have chosen already. 1 choice is still missing." in said(again)
        assert second.name not in said(again)


async def test_a_stranger_is_offered_to_follow(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("yucata", 2)
        stranger = place.people[2]
        answer = await place.click(stranger, place.panel(thread), "My desk")
        assert "You do not sit at this table. You may look on" in said(answer)
        done = await place.click(stranger, answer.response, "Thread in my list")
        assert "The thread of this match stands in your list" in said(done)
        assert stranger.id in place.env.backend.get_channel(thread.id).thread_members
        assert not place.env.errors


async def test_an_open_desk_never_disagrees_with_the_panel(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        person, other = await sides(place, 1)
        desk = (await place.click(person, place.panel(thread), "My desk")).response
        assert "Which card do you play?" in texts(desk)
        await place.click(person, place.panel(thread), card_on(place.panel(thread)))
        assert "You played" in texts(place.fresh(desk))
        assert "Which card do you play?" not in texts(place.fresh(desk))
        await place.click(other, place.panel(thread), card_on(place.panel(thread)))
        assert "Which card do you play?" in texts(place.fresh(desk)), "and so does the answer of the other one"
        assert not place.env.errors


@pytest.mark.parametrize("over", [False, True])
async def test_from_a_line_of_the_history_to_its_picture_and_to_another_turn(tmp_path: Path, over: bool) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        await place.play_on(1, 10_000 if over else 12)
        ana = place.people[0]
        more = (await place.click(ana, place.panel(thread), "More")).response
        page = (await place.click(ana, more, "History")).response
        assert ("to play · asked <t:" in texts(page)) == (not over)
        await place.choose(ana, page, "1")
        assert "· turn 3" in texts(place.fresh(page))
        line = next(
            option["value"]
            for item in components(place.fresh(page))
            if item["type"] == 3 and item["custom_id"].startswith("s:picture:")
            for option in item["options"]
            if option["label"].startswith("3 ")
        )
        assert line.partition(".")[2] == "2", "the third line follows the set-up and the first turn"
        shown = await place.choose(ana, place.fresh(page), line)
        assert shown.ephemeral
        assert "picture 2 of" in said(shown)
        if over:
            await place.click(ana, page, next(label for label in labels(place.fresh(page)) if label.endswith("▶")))
            assert "· turn 3\n" not in texts(place.fresh(page))
        await place.click(ana, page, "Replay from here")
        assert "picture 18 of" in texts(place.fresh(page)) or not over
        assert not place.env.errors


@pytest.mark.usefixtures("the_first_cards_are_ships")
@pytest.mark.parametrize("room", ["panel", "desk", "direct"])
async def test_what_is_asked_elsewhere_loses_its_answers_with_the_first_step_of_a_turn(
    tmp_path: Path, room: str
) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("port_royal", 2)
        person, _ = await sides(place, 1)
        desk = (await place.click(person, place.panel(thread), "My desk")).response

        def asks() -> dict[str, set[str]]:
            """The answers that stand in each room."""
            stand = {"panel": place.panel(thread), "desk": place.fresh(desk), "direct": place.dm(person)}
            ids = {at: [one["custom_id"] for one in buttons(message)] for at, message in stand.items()}
            return {at: {one for one in found if ":do:" in one} for at, found in ids.items()}

        pressed = {"panel": place.panel(thread), "desk": desk, "direct": place.dm(person)}[room]
        before = asks()
        assert all(before.values()), "everywhere the same is asked"
        for _ in range(2):
            await place.click(person, pressed, min(before[room]))
            now = asks()
            assert now[room]
            assert now[room] != before[room]
            for other in {"panel", "direct"} - {room}:
                assert not now[other], "the panel and the desk in direct messages lead to where it is asked"
            assert now["desk"] in (set(), now[room]), "an open desk is brought up to date"
            before = now
        place.clock.advance(seconds=TURN_SECONDS)
        await place.settle()
        if room != "direct":
            assert "You are playing in the thread." in texts(place.dm(person))
            await place.click(person, place.dm(person), "Play")
            assert asks()["direct"] == asks()[room], "it is played there again"
            await place.click(person, place.dm(person), card_on(place.dm(person)))
            assert asks()[room] in (set(), asks()["direct"])
        assert not place.env.errors
