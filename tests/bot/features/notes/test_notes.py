"""Notes: written in a form, read on the own desk, and by nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord import MemberActor

from tests.support.town import Town, labels, texts, town

SECRET = "Ben saves the spear **for the temple**"


async def desk_of(place: Town, person: MemberActor, thread: Any) -> Any:
    return (await place.click(person, place.panel(thread), "My desk")).response


async def write(place: Town, person: MemberActor, thread: Any, text: str) -> Any:
    more = (await place.click(person, place.panel(thread), "More")).response
    shown = await place.click(person, more, "Notes")
    assert shown.modal is not None
    result = await person.submit_modal(shown, {"note": text})
    await place.settle()
    return result


def everything_of(place: Town, thread: Any, *people: MemberActor) -> str:
    """All that stands in the room, the channel and these people's direct messages."""
    rooms = [thread, place.channel, *(person.user.dm_channel for person in people)]
    return "\n".join(texts(message) for room in rooms if room is not None for message in room.history())


async def test_a_note_stands_on_the_own_desk_alone(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        thread = await place.start("yucata", 2)
        answer = await write(place, ana, thread, f"{SECRET}\nand so do I")
        assert answer.ephemeral
        assert "Kept." in texts(answer.response)
        assert f"> {SECRET}\n> and so do I" in texts(await desk_of(place, ana, thread))
        assert SECRET not in texts(await desk_of(place, ben, thread))
        await place.play_on(1)
        await place.settle()
        assert SECRET not in everything_of(place, thread, ben)
        assert not place.env.errors


async def test_it_is_changed_where_it_was_written_and_goes_when_it_is_emptied(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        thread = await place.start("yucata", 2)
        await write(place, ana, thread, "first")
        more = (await place.click(ana, place.panel(thread), "More")).response
        shown = await place.click(ana, more, "Notes")
        assert "first" in str(shown.modal), "the form holds what stands there"
        answer = await write(place, ana, thread, "  ")
        assert "Your note is gone." in texts(answer.response)
        assert "first" not in texts(await desk_of(place, ana, thread))
        assert not place.env.errors


async def test_a_long_note_is_kept_whole_and_shown_in_part(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        thread = await place.start("yucata", 2)
        await write(place, ana, thread, "x" * 1000)
        (row,) = await place.house.tables.db.all("SELECT text FROM note")
        assert row["text"] == "x" * 1000
        said = texts(await desk_of(place, ana, thread))
        assert "> xxx" in said
        assert "x" * 500 not in said


async def test_it_goes_with_the_person_and_not_with_the_seat(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        thread = await place.start("yucata", 2)
        await write(place, ana, thread, SECRET)
        await place.house.match.seats.resign(1, ana.id)
        vote = (await place.house.match.votes.ask(1, "replace", ben.id)).id
        await place.house.match.votes.cast(1, vote, cleo.id, "take", "Cleo")
        await place.settle()
        assert (await place.house.tables.load(1)).seat_of(cleo.id) is not None
        assert SECRET not in texts(await desk_of(place, cleo, thread))
        assert "Notes" not in labels((await place.click(ana, place.panel(thread), "More")).response)
