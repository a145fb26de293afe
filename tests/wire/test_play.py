"""Matches played over the wire as people play them, with the bot as it is started by its operator."""

from __future__ import annotations

from random import Random

import pytest

from engine import registry
from tests.support.wire.driver import texts
from tests.support.wire.player import choices, take_turn
from tests.support.wire.town import Place, Town

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_whole_match_of_yucata_is_pressed_to_its_end(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    decisions = 0
    while town.ledger.match(match_id)["status"] == "running":
        await take_turn(place, match_id, chance)
        decisions += 1
        assert decisions < 200
    await place.settled()
    place.check(match_id, decisions)
    result = texts(list(place.thread(match_id).messages.values())[-1])
    assert all(f"<@{person.id}>" in result for person in place.people)
    assert "Traceback" not in place.log


@pytest.mark.parametrize("game", [key for key in sorted(registry.keys()) if key != "yucata"])
async def test_some_turns_of_every_other_game(town: Town, place: Place, chance: Random, game: str) -> None:
    people = registry.game(game).players[0]
    for number in range(len(place.people), people):
        place.join(f"Guest {number}")
    match_id = await place.start(game, people)
    for _ in range(3):
        await take_turn(place, match_id, chance)
    await place.settled()
    place.check(match_id, 3)
    assert "Traceback" not in place.log


async def test_a_command_completes_the_names_of_games(place: Place) -> None:
    offered = await place.people[0].autocomplete(place.channel, "game new", "game", "yuc")
    assert [choice["value"] for choice in offered] == ["yucata"]


async def test_a_form_changes_the_options_of_a_table(place: Place) -> None:
    match_id, card = await place.open_table("yucata", 1)
    shown = await place.people[0].press(card, "Options")
    assert shown.form is not None
    changed = await place.people[0].submit(shown, pace=["slow"])
    assert "slow" in changed.text.casefold()
    assert place.town.ledger.match(match_id)["pace"] == "slow"


async def test_a_private_desk_is_seen_by_its_owner_only(place: Place) -> None:
    match_id = await place.start("yucata")
    actor = place.actor(match_id)
    other = next(person for person in place.people if person is not actor)
    answer = await actor.press(place.panels(match_id)[0], "My desk")
    assert choices(answer.message, match_id)
    thread = place.thread(match_id)
    assert answer.message in actor.sees(thread)
    assert answer.message not in other.sees(thread)


async def test_people_who_write_in_the_thread_push_the_panel_down(place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    before = place.panels(match_id)[0]
    place.people[0].write(place.thread(match_id), "hello")
    await take_turn(place, match_id, chance)
    await place.settled()
    place.check(match_id, 1)
    assert place.panels(match_id)[0].id != before.id


async def test_rate_limits_are_kept(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    town.discord.limits.enforced = True
    town.discord.limits.sizes = dict.fromkeys(town.discord.limits.sizes, (2, 0.5))
    since = len(town.discord.traffic.requests)
    for _ in range(5):
        await take_turn(place, match_id, chance)
    await place.settled()
    place.check(match_id, 5)
    refused = [one for one in town.discord.traffic.requests[since:] if one.status == 429]
    assert len(refused) <= 1
