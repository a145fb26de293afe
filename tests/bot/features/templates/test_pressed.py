"""Templates in Discord: kept from a card and a match, offered by `/game new`, renamed and deleted in their list."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord import MemberActor

from bot.features.hours.plans import Plan
from bot.features.hours.service import Hours
from bot.features.templates import rows
from bot.features.templates.rows import NOBODY
from bot.features.templates.service import MOST_OF_SERVER, Templates
from bot.ui.press.commands import MOST_CHOICES
from tests.support.limits import CONTAINER, check_message
from tests.support.listed import HERE
from tests.support.pressed import manager, said, setup_page
from tests.support.town import Town, components, labels, texts, town


async def keep(place: Town, person: MemberActor, message: Any, name: str, **owner: list[str]) -> Any:
    """Keep a table as a template, from a message that has the button for it, or a line of a list; the answer."""
    label = "Keep as template …"
    presses = place.click if label in labels(message) else place.choose
    form = await presses(person, message, label)
    return await place.submit(person, form, name=name, **owner)


async def plan_page(place: Town, person: MemberActor, card: Any) -> Any:
    return (await place.click(person, card, "When …")).response


async def offered(place: Town, person: MemberActor, typed: str = "") -> list[dict[str, Any]]:
    """What `/game new` offers."""
    return await person.autocomplete(place.channel, "game new", "game", typed)


async def test_no_more_is_offered_than_a_list_holds(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        (ana,) = place.people
        async with place.house.tables.db.write() as tx:
            for number in range(MOST_OF_SERVER):
                await rows.put(tx, place.guild.id, NOBODY, f"Table {number}", Plan("yucata", {}, "daily"))
        assert len(await offered(place, ana)) == MOST_CHOICES
        assert len(await offered(place, ana, "table 7")) == 1


async def test_a_table_is_kept_and_opened_again_by_the_command(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        await place.slash(ana, "game new", game="yucata", pace="slow")
        at = place.clock.now() + 3 * 86400
        await place.house[Hours].choose(1, ana.id, at, zone=HERE, if_few="wait", weekly=False)
        kept = await keep(place, ana, await plan_page(place, ana, place.channel.last_message), "Weekend")
        assert "### Weekend\nYucata' · slow" in said(kept)
        first = (await offered(place, ana))[0]
        assert first["name"].startswith("↻ Weekend · Yucata'")
        assert [one["value"] for one in await offered(place, ana, "weekend")] == [first["value"]]
        assert not [one for one in await offered(place, ben) if one["name"].startswith("↻")]
        answer = await place.slash(ana, "game new", game=first["value"])
        assert "Table 2 is open in" in said(answer)
        row = (await place.house.tables.load(2)).row
        assert (row.game, row.pace) == ("yucata", "slow")
        assert row.begins_at is not None
        assert "**Begins <t:" in texts(place.channel.last_message)
        refused = await place.slash(ben, "game new", game=first["value"])
        assert "There is no such template any more." in said(refused)
        assert not place.env.errors


async def test_a_match_that_is_over_is_kept_by_whoever_played(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        await place.start("yucata", 2)
        await place.play_on(1)
        result = next(one for one in place.channel.threads[-1].history() if "Rematch" in labels(one))
        more = (await place.click(ben, result, "More")).response
        assert "### Again" in said(await keep(place, ben, more, "Again"))
        assert [one.name for one in await place.house[Templates].own(ben.id)] == ["Again"]
        assert await place.house[Templates].own(ana.id) == []


async def test_managers_keep_them_for_everybody_on_the_server(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ben = place.people[1]
        mia = manager(place)
        card = await place.open_table("port_royal", 1)
        await keep(place, mia, await plan_page(place, mia, card), "House table", owner=["server"])
        form = await place.click(ben, await plan_page(place, ben, card), "Keep as template …")
        assert "owner" not in str(form.modal), "only managers are asked for whom it is"
        assert (await offered(place, ben))[0]["name"].startswith("↻ House table")
        page = (await place.slash(ben, "game templates")).response
        assert "**Of this server**" in texts(page)
        (template,) = await place.house[Templates].of_server(place.guild.id)
        one = (await place.choose(ben, page, str(template.id))).response
        assert labels(one) == ["Open a table", "Back"]
        await place.click(ben, one, "Open a table")
        assert (await place.house.tables.load(2)).row.host_id == ben.id
        assert "Manage Server" in said(await place.forge(ben, one, f"b:untemplate:0:0:{template.id}"))
        page = (await place.slash(mia, "game templates")).response
        one = (await place.choose(mia, page, str(template.id))).response
        assert labels(one) == ["Open a table", "Rename …", "Delete", "Back"]


async def test_one_is_renamed_and_deleted_in_the_list(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        empty = (await place.slash(ana, "game templates")).response
        assert "There is none yet." in texts(empty)
        card = await place.open_table("yucata", 1)
        for number in range(10):
            await keep(place, ana, await plan_page(place, ana, card), f"{number} {'x' * 60}"[:40])
        full = await keep(place, ana, await plan_page(place, ana, card), "One more")
        assert "More than 10 templates are not kept." in said(full)
        page = (await place.slash(ana, "game templates")).response
        check_message([part for part in components(page) if part["type"] == CONTAINER])
        first = (await place.house[Templates].own(ana.id))[0]
        one = (await place.choose(ana, page, str(first.id))).response
        form = await place.click(ana, one, "Rename …")
        renamed = (await place.submit(ana, form, name="*Sunday*")).response
        assert "### \\*Sunday\\*" in texts(renamed)
        left = (await place.click(ana, renamed, "Delete")).response
        assert "Sunday" not in texts(left)
        assert len(await place.house[Templates].own(ana.id)) == 9
        assert not place.env.errors


async def test_a_server_that_has_none_offers_none(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, mia = place.people[0], manager(place)
        card = await place.open_table("yucata", 1)
        await keep(place, ana, await plan_page(place, ana, card), "Weekend")
        page = await plan_page(place, ana, card)
        (kept,) = await place.house[Templates].own(ana.id)
        features = await setup_page(place, mia, "Features")
        await place.choose(mia, features, "feature-notes")
        assert not [one for one in await offered(place, ana) if one["name"].startswith("↻")]
        assert "switched off" in said(await place.slash(ana, "game templates"))
        assert "switched off" in said(await place.click(ana, page, "Keep as template …"))
        assert "Keep as template …" not in labels(await plan_page(place, ana, card))
        await place.slash(ana, "game new", game=f"template.{kept.id}")
        assert await place.house.tables.db.column("SELECT id FROM match") == [1]
