"""A person in a lesson: presses what is recommended, at the desk in direct messages."""

from __future__ import annotations

from typing import Any

from simcord import MemberActor

from bot.features.lessons.lesson import lesson_of, next_step
from bot.features.lessons.service import Lessons
from bot.services.table.scene import Table
from bot.ui.pages import answers
from engine.core import match as record
from engine.core.action import Action
from engine.core.question import Answer, Question
from tests.support.town import Town, buttons, components


async def begin(place: Town, game: str, person: int = 0) -> tuple[int, MemberActor]:
    """Begin a lesson from the channel; returns its number and who learns."""
    pupil = place.people[person]
    await place.slash(pupil, "learn", game=game)
    found = await place.house[Lessons].running(pupil.id, game)
    assert found is not None
    return found, pupil


def desk(place: Town, person: MemberActor, number: int) -> Any:
    """The desk of a lesson in the direct messages, as it stands."""
    for message in reversed(person.user.dm_channel.history()):
        if any(item["custom_id"].startswith(f"b:more:{number}:0:desk") for item in buttons(message)):
            return message
    raise AssertionError("no desk")


async def recommended(place: Town, number: int) -> tuple[Table, Action | None]:
    """The lesson as it stands, and what its opening recommends to the person."""
    table = await place.house.tables.load(number)
    lesson = lesson_of(table.game.key)
    assert lesson is not None
    return table, next_step(lesson, record.live(await place.house.tables.history(number)), 0)


async def press(place: Town, person: MemberActor, number: int, action: Action) -> None:
    """Do this action at the desk, through whatever has to be opened or ticked before."""
    table = await place.house.tables.load(number)
    question = table.game.question(table.state, 0)
    answer = next(answer for answer in question.legal() if answer.action == action)
    for path in _paths(question, answer):
        entry = f"{answers.OPEN}:{answers.write_path(path)}"
        if _offers(desk(place, person, number), entry):  # what is the only thing to press is open already
            await _enter(place, person, number, entry)
    if answer.picked is not None:
        shown = await _enter(place, person, number, f"{answers.TICK}:")
        await place.submit(person, shown, ticked=[str(index) for index in answer.picked])
        return
    token = list(table.game.legal(table.state, 0)).index(action)
    await _enter(place, person, number, f"{answers.DO}:{token}")


def _paths(question: Question, answer: Answer) -> list[answers.Path]:
    """What has to be opened on the way to an answer, one group after the other."""
    found: list[answers.Path] = []
    path: answers.Path = ()
    for depth in range(len(answer.path)):
        place = 0
        while answers.reachable(question, (*path, place))[1][depth] != answer.path[depth]:
            place += 1
        path = (*path, place)
        found.append(path)
    return found


def _offers(message: Any, entry: str) -> str:
    """The custom id of the button for an entry (`<verb>:<token>`), or the entry itself if a select offers it."""
    verb, _, token = entry.partition(":")
    for item in buttons(message):
        if item["custom_id"].startswith(f"b:{verb}:") and item["custom_id"].endswith(f":{token}"):
            return item["custom_id"]
    listed = [option["value"] for c in components(message) if c["type"] == 3 for option in c["options"]]
    return entry if entry in listed else ""


async def _enter(place: Town, person: MemberActor, number: int, entry: str) -> Any:
    """Press a button or choose in a select."""
    message = desk(place, person, number)
    how = _offers(message, entry)
    assert how, f"{entry} is not offered"
    return await (place.choose if how == entry else place.click)(person, message, how)
