"""The clocks of people with hours of their own, against a second account of what the rules say of them.

It is counted, step by step, when a person's time runs: not in quiet hours, on vacation, on free weekends, or while the
bot is away.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.db import people
from bot.db.people import Player
from bot.services.clock.outage import OUTAGE_SECONDS
from bot.services.clock.pace import full_bank
from bot.services.clock.turns import Turns
from tests.support.clock import FakeClock
from tests.support.tables import house_at, stored, user_of

HOUR = 3600
GRAIN = 600
"""Everything happens at such times."""
ZONES = ("Europe/Berlin", "America/New_York", "Pacific/Auckland", "Asia/Kolkata", "Pacific/Kiritimati", "Etc/GMT+12")


def runs(player: Player, weekends_off: bool, moment: int) -> bool:
    """Whether a person's time runs then, as the clock on the wall says."""
    local = datetime.fromtimestamp(moment, ZoneInfo(player.zone))
    quiet = (player.quiet_until - player.quiet_from) % 1440
    asleep = (local.hour * 60 + local.minute - player.quiet_from) % 1440 < quiet
    away = player.away_from <= moment < player.away_until
    return not (asleep or away or (weekends_off and local.weekday() >= 5))


def anybody(chance: Random, now: int) -> Player:
    """Somebody with hours of their own."""
    begins, leaves = chance.randrange(0, 1440, 30), now + chance.randrange(-72, 96) * HOUR
    return Player(
        zone=chance.choice(ZONES),
        quiet_from=begins,
        quiet_until=(begins + chance.choice([0, 30, 8 * 60, 10 * 60, 16 * 60])) % 1440,
        away_from=leaves if chance.random() < 0.3 else 0,
        away_until=leaves + chance.randint(1, 60) * HOUR,
    )


async def waits(folder: Path, seed: int) -> None:
    """Somebody lets a table wait for some days, in which the bot is away now and then."""
    chance = Random(seed)
    begin = 1_790_000_000 // GRAIN * GRAIN + chance.randrange(400) * 86400 + chance.randrange(144) * GRAIN
    clock = FakeClock(begin)
    async with house_at(folder, clock=clock) as house:
        table = await stored(house, "yucata", 2, 0)
        (seat,) = table.actors()
        player, weekends_off = anybody(chance, begin), chance.random() < 0.3
        async with house.tables.db.write() as tx:
            await people.put_player(tx, user_of(seat), player)
            await tx.execute("UPDATE match SET weekends_off = ?, changes = changes + 1", (weekends_off,))
        await house.match.seats.settle(1, user_of(seat))
        await house.match.sweep.tick()
        used, asked = 0, False
        for _ in range(chance.randint(1, 60)):
            gone = chance.choice([GRAIN] * 8 + [2 * HOUR, 5 * HOUR, 30 * HOUR])
            if chance.random() < 0.2:  # the bot is there all the time
                for _ in range(gone // GRAIN):
                    used += GRAIN * runs(player, weekends_off, clock.at)
                    clock.advance(seconds=GRAIN)
                    await house.match.sweep.tick()
            else:
                used += GRAIN * runs(player, weekends_off, clock.at) if gone <= OUTAGE_SECONDS else 0
                clock.advance(seconds=gone)
                await house.match.sweep.tick()
            found = await house.tables.glance(1)
            settled = await Turns(clock).settle(house.tables.db, found.row, found.seats[seat])
            asked = await house.tables.db.has("SELECT 1 FROM vote")
            open_now = runs(player, weekends_off, clock.at)
            assert settled.bank == max(0, full_bank("daily") - used), (seed, player, weekends_off, used)
            assert not asked or used >= full_bank("daily"), (seed, "nobody is asked about too early")
            assert asked or not open_now or used < full_bank("daily"), (seed, "nor too late", used)
            reminded = found.seats[seat].nudged
            steps = full_bank("daily") // 3
            assert not reminded or used >= steps * (2**reminded - 1), (seed, "nor reminded too early")
            assert reminded or asked or not open_now or used < steps, (seed, "nor too late", used)
            if asked:
                return


@pytest.mark.parametrize("seed", range(12))
async def test_time_runs_as_the_rules_say(tmp_path: Path, seed: int) -> None:
    await waits(tmp_path, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(12, 2000))
async def test_it_does_for_many_people(tmp_path: Path, seed: int) -> None:
    await waits(tmp_path, seed)
