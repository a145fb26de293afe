"""Templates: kept of a table or a match, used by whom they are for, and no more of them than the list holds."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.features.hours.service import Hours
from bot.features.templates.service import MOST_OF_SERVER, MOST_OWN, TemplateRow, Templates
from bot.services.table.scene import Table
from bot.ui.press.house import House
from tests.support.clock import FakeClock
from tests.support.people import ANA, BEN, opened, refused

GUILD, ELSEWHERE = 9, 10
BERLIN = ZoneInfo("Europe/Berlin")


async def used(house: House, template: TemplateRow, user: int = ANA, **others: str) -> Table:
    """A table that a person opens by it."""
    given = {"language": "en", "zone": "Europe/Berlin"} | others
    return await house[Templates].open(
        template, guild_id=ELSEWHERE, channel_id=88, host_id=user, host_name="Somebody", **given
    )


async def test_a_table_opens_again_as_it_was(house: House) -> None:
    assert isinstance(house.clock, FakeClock)
    house.clock.at = int(datetime(2026, 10, 21, 12, tzinfo=BERLIN).timestamp())
    table = await opened(house, BEN)
    options = {**table.row.options, "layout": "kintaya"}
    await house.match.lobby.set_options(
        1, ANA, options, "slow", weekends_off=True, unrated=True, now=True, switched=["loud"], elsewhere=True
    )
    await house.match.lobby.add_computer(1, ANA, "strong")
    at = int(datetime(2026, 10, 23, 20, tzinfo=BERLIN).timestamp())
    await house[Hours].choose(1, ANA, at, zone="Europe/Berlin", if_few="close", weekly=True)
    template = await house[Templates].keep(1, "  Friday   night ", ANA)
    assert template.name == "Friday night"
    house.clock.advance(days=5)
    again = await used(house, template)
    row = again.row
    assert (row.options["layout"], row.pace, row.weekends_off, row.unrated, row.now) == ("kintaya", "slow", 1, 1, 1)
    assert (row.switched, row.steady, row.starts_full) == (("loud",), False, False)
    assert not row.elsewhere, "whether other servers list it is asked each time"
    assert [(seat.user_id, seat.kind, seat.level) for seat in again.seats][1:] == [(None, "computer", "strong")]
    assert again.seats[0].user_id == ANA
    assert row.begins_at == int(datetime(2026, 10, 30, 20, tzinfo=BERLIN).timestamp())
    hour = await house[Hours].of(row.id)
    assert hour is not None
    assert (hour.if_few, hour.weekly) == ("close", False), "only what was chosen there is repeated by itself"
    assert (await used(house, template, pace="12h")).row.pace == "12h"
    assert (await used(house, template, zone="America/New_York")).row.begins_at != row.begins_at


async def test_a_match_that_is_over_opens_again_at_its_hour(house: House) -> None:
    await opened(house, BEN)
    at = (house.clock.now() + 7200) // 60 * 60
    await house[Hours].choose(1, ANA, at, zone="UTC", if_few="wait", weekly=False)
    await house.match.matches.start(1, ANA)
    template = await house[Templates].keep(1, "Again", BEN)
    assert template.plan.hour is not None
    assert (await used(house, template, BEN, zone="UTC")).row.begins_at == at


async def test_it_is_for_its_owner_and_its_server_alone(house: House) -> None:
    await opened(house)
    kept = house[Templates]
    mine = await kept.keep(1, "Mine", ANA)
    ours = await kept.keep(1, "Ours", ANA, guild_id=GUILD)
    assert await kept.get(mine.id, ANA, ELSEWHERE) == mine
    assert await kept.get(ours.id, BEN, GUILD) == ours
    await refused(kept.get(mine.id, BEN, GUILD), "no-such-template")
    await refused(kept.get(ours.id, ANA, ELSEWHERE), "no-such-template")
    await refused(kept.get(99, ANA, GUILD), "no-such-template")
    assert await kept.own(ANA) == [mine]
    assert await kept.of_server(GUILD) == [ours]
    assert await kept.of_server(0) == []


async def test_a_name_is_kept_once_and_can_be_changed(house: House) -> None:
    await opened(house)
    await opened(house, game="port_royal")
    kept = house[Templates]
    await kept.keep(1, "Friday", ANA)
    second = await kept.keep(2, "Friday", ANA)
    assert [(one.name, one.plan.game) for one in await kept.own(ANA)] == [("Friday", "port_royal")]
    other = await kept.keep(1, "Sunday", ANA)
    of_others = [await kept.keep(1, "Friday", BEN), await kept.keep(1, "Friday", ANA, guild_id=GUILD)]
    await kept.rename(other, "Friday")
    assert [await kept.get(one.id, BEN, GUILD) for one in of_others] == of_others
    assert [(one.id, one.name) for one in await kept.own(ANA)] == [(other.id, "Friday")]
    await refused(kept.get(second.id, ANA, GUILD), "no-such-template")
    await refused(kept.rename(other, "  "), "template-without-name")
    await refused(kept.keep(1, " ", ANA), "template-without-name")
    await kept.remove(other)
    assert await kept.own(ANA) == []


async def test_a_person_keeps_ten_and_a_server_25(house: House) -> None:
    await opened(house)
    kept = house[Templates]
    for guild_id, most in ((0, MOST_OWN), (GUILD, MOST_OF_SERVER)):
        for number in range(most):
            await kept.keep(1, f"No. {number}", ANA, guild_id=guild_id)
        await refused(kept.keep(1, "One more", ANA, guild_id=guild_id), "too-many-templates")
        await kept.keep(1, "No. 3", ANA, guild_id=guild_id)
    assert (len(await kept.own(ANA)), len(await kept.of_server(GUILD))) == (10, 25)


async def test_what_a_game_has_no_more_of_is_left_out(house: House) -> None:
    await opened(house)
    template = await house[Templates].keep(1, "Old", ANA)
    async with house.tables.db.write() as tx:
        await tx.execute(
            "UPDATE template SET plan = json_set(plan, '$.options.layout', 'gone', '$.options.never', 1, "
            '\'$.computers\', json(\'["good","good","good","good","good"]\'))'
        )
    again = await used(house, await house[Templates].get(template.id, ANA, GUILD))
    assert again.row.options == (await house.tables.load(1)).row.options
    assert len(again.seats) == again.game.players[-1]
