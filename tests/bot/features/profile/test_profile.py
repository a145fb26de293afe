"""`/profile` and *Profile* on a person: pressed and read as people see it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord import MemberActor

from bot.features.badges import rows as badges
from tests.support.town import Town, buttons, labels, texts, town


async def played(place: Town, people: int = 2) -> None:
    await place.start("yucata", people)
    await place.play_on(1)
    await place.settle()


async def own(place: Town, person: MemberActor) -> Any:
    result = await place.slash(person, "profile")
    assert result.ephemeral
    return result.response


async def test_ones_own_has_a_picture_and_the_same_in_words(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await played(place)
        shown = await own(place, place.people[0])
        said = texts(shown)
        assert "**Yucata'**: 1 match, mean place" in said
        assert "first matches, 9 to go" in said
        assert "New: fewer than three matches so far." in said
        assert len(place.files(shown)) >= 1
        assert not place.env.errors


async def test_anothers_is_shown_as_ones_own_but_for_who_sees_it(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await played(place)
        ana, ben = place.people
        result = await ana.context_menu(place.channel, "Profile", ben)
        await place.settle()
        assert result.ephemeral
        said = texts(result.response)
        assert "With you: 1 match" in said
        assert "## ben" in said
        assert place.files(result.response)
        assert "Who sees this" not in labels(result.response)
        assert not place.env.errors


async def test_badges_are_listed_with_what_is_missing(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await played(place)
        async with place.house.tables.db.write() as tx:
            await badges.put(tx, 1, {"echo": [0]})
        shown = await own(place, place.people[0])
        label = next(button["label"] for button in buttons(shown) if button["label"].startswith("Badges"))
        answer = await place.click(place.people[0], shown, label)
        said = texts(answer.response)
        assert "**Echo** <t:" in said
        assert "-# Dry feet: Won without going bust" in said
        await place.click(place.people[0], answer.response, "Back")
        assert not place.env.errors


async def test_a_private_profile_says_so_and_nothing_else(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await played(place)
        ana, ben = place.people
        before = await place.slash(ana, "profile", who=ben)
        settings = (await place.slash(ben, "settings")).response
        await place.prefer(ben, settings, profile="none")
        shown = await place.slash(ana, "profile", who=ben)
        assert texts(shown.response) == "This profile is kept private."
        label = next(one for one in labels(before.response) if one.startswith("Badges"))
        pressed = await place.click(ana, before.response, label)
        said = texts(pressed.followups[-1] if pressed.followups else pressed.response)
        assert said == "This profile is kept private.", "an older message opens it no more"
        assert "Yucata" in texts(await own(place, ben))
        assert not place.env.errors


async def test_nothing_of_a_running_match_stands_in_a_profile(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("port_royal", 2)
        await place.play_on(1, 12)
        for reader in place.people:
            shown = await place.slash(reader, "profile", who=place.people[0])
            assert "Port Royal" not in texts(shown.response)
        assert not place.env.errors


async def test_somebody_without_matches_is_told_how_it_fills(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        shown = await own(place, place.people[0])
        assert "Play one match with other people" in texts(shown)
        assert len(place.files(shown)) == 1
