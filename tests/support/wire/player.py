"""Presses what can be pressed, until something was decided: a person who takes every answer as it comes."""

from __future__ import annotations

from random import Random

from tests.support.wire.driver import Answer, Person, buttons, parts
from tests.support.wire.state import Interaction, Json, Message
from tests.support.wire.town import Place, until

ANSWERS = ("do", "open", "sure", "tick")
MOST_PRESSES = 20


def choices(message: Message, match_id: int) -> list[tuple[str, str]]:
    """What answers a question on a message: ("press", custom id) or ("choose", value of a select)."""
    found: list[tuple[str, str]] = []
    for part in buttons(message):
        _, verb, match, *_ = [*part["custom_id"].split(":"), "", ""]
        pressable = not part.get("disabled") and part.get("label") != "Back"
        if verb in ANSWERS and match == str(match_id) and pressable:
            found.append(("press", part["custom_id"]))
    for part in parts(message):
        if part["type"] == 3 and part["custom_id"].startswith(f"s:pick:{match_id}:"):
            values = [option["value"] for option in part["options"]]
            found += [("choose", value) for value in values if value.partition(":")[0] in ANSWERS]
    return found


def begin(person: Person, message: Message, match_id: int, chance: Random) -> Interaction:
    """Press one of the answers on a message."""
    how, what = chance.choice(choices(message, match_id))
    return person.begin_press(message, what) if how == "press" else person.begin_choice(message, what)


def filled(form: Json, chance: Random) -> dict[str, list[str]]:
    """A form with boxes ticked as it allows."""
    found: dict[str, list[str]] = {}
    for label in form["components"]:
        part: Json = label.get("component") or {}
        if "options" in part:
            values = [option["value"] for option in part["options"]]
            number = chance.randint(part.get("min_values", 1), part.get("max_values", 1))
            found[part["custom_id"]] = chance.sample(values, number)
    return found


async def decide(person: Person, message: Message, match_id: int, chance: Random) -> Answer:
    """Answer the question on a message, however many presses it takes; returns the last answer."""
    for _ in range(MOST_PRESSES):
        answer = await person.finish(begin(person, message, match_id, chance))
        if answer.form is not None:
            answer = await person.submit(answer, **filled(answer.form, chance))
        verb = answer.interaction.payload["data"]["custom_id"].split(":")[1]
        value = (answer.interaction.payload["data"].get("values") or [""])[0]
        if verb in ("do", "ticked") or value.startswith("do:"):
            return answer
        message = answer.message
    raise AssertionError(f"pressed {MOST_PRESSES} times and decided nothing")


async def take_turn(place: Place, match_id: int, chance: Random, desk: Message | None = None) -> Answer:
    """Somebody for whom the match waits decides: on a desk, or on the newest one in the direct messages."""
    if desk is not None:
        return await decide(place.actor(match_id), desk, match_id, chance)
    ready: list[tuple[Person, Message]] = []

    def asked() -> bool:
        ready.clear()
        for user_id in place.town.ledger.waiting(match_id):
            desks = place.desks(place.person(user_id), match_id)
            if desks and choices(desks[-1], match_id):
                ready.append((place.person(user_id), desks[-1]))
        return bool(ready)

    await until(asked, f"match {match_id} asks somebody")
    person, desk = ready[0]
    return await decide(person, desk, match_id, chance)
