"""People share, answer and take back, moderators take down, time passes, people are forgotten, in any order and with
restarts: nothing stays of what is gone, and what stands ends when it is to end."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.features.moments.service import MOMENT, Moments
from bot.services.errors import Refused
from bot.ui.press.house import House
from engine.core.match import live
from tests.support.brains import hurry_the_judge
from tests.support.cards import stand
from tests.support.clock import FakeClock
from tests.support.tables import house_at, stored, user_of

MATCHES = (1, 2)
MODERATOR = 77
STRANGERS = range(900, 905)


class Crowd:
    """People who do anything; who is forgotten has done nothing since."""

    def __init__(self, chance: Random, clock: FakeClock) -> None:
        self.chance, self.clock = chance, clock
        self.gone: set[int] = set()
        """The moments that were taken back."""
        self.forgotten: set[int] = set()

    async def step(self, house: House) -> None:
        """One press of somebody, or time that passes."""
        chance, moments = self.chance, house[Moments]
        match_id = chance.choice(MATCHES)
        user = user_of(chance.randrange(3)) if chance.random() < 0.8 else chance.choice(STRANGERS)
        known = await house.tables.db.column("SELECT id FROM shared")
        one = chance.choice(known or [0])
        self.forgotten.discard(user)
        match chance.randrange(11):
            case 0 | 1 | 2:
                steps = live(await house.tables.history(match_id))
                own = [done for done, step in enumerate(steps) if step.user_id == user]
                if own:
                    await moments.share(match_id, user, chance.choice(own))
            case 3 | 4 | 5:
                await moments.answer(match_id, one, user, chance.randrange(4))
            case 6:
                await moments.take_back(one, user)
                self.gone.add(one)
            case 7:
                await moments.take_down(match_id, one, MODERATOR)
                self.gone.add(one)
            case 8 if chance.random() < 0.2:
                self.gone.update(await house.tables.db.column("SELECT id FROM shared WHERE user_id = ?", (user,)))
                await house.people.personal.forget(user, lambda row: "Somebody")
                self.forgotten.add(user)
            case _:
                self.clock.advance(seconds=chance.choice((60, 3600, 86400, 7 * 86400)))

    async def look(self, house: House) -> None:
        """What has to hold."""
        db = house.tables.db
        there = {row["id"]: row for row in await db.all("SELECT * FROM position WHERE kind = ?", (MOMENT,))}
        shared = {row["id"]: row for row in await db.all("SELECT * FROM shared")}
        ends = set(await db.column("SELECT about FROM deadline WHERE kind = ?", (MOMENT,)))
        owed = await db.pairs("SELECT about, next_try_at FROM card WHERE kind = ?", (MOMENT,))
        answers = await db.all("SELECT * FROM solution")
        assert not self.gone & there.keys()
        assert not self.gone & {row["position_id"] for row in answers}
        assert ends == {one for one in there if shared[one]["ends_at"] > self.clock.now()}
        assert all(owed[one] is not None for one in owed.keys() - there.keys()), "what is gone is taken away"
        choices = [(row["match_id"], row["done"]) for row in there.values()]
        assert len(choices) == len(set(choices))
        known = {row["user_id"] for row in (*shared.values(), *answers)}
        assert not known & self.forgotten


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, 25))])
async def test_any_order(tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry_the_judge(monkeypatch)
    clock = FakeClock()
    crowd = Crowd(Random(seed), clock)
    async with house_at(tmp_path, clock=clock) as house:
        for number in MATCHES:
            await stored(house, "yucata", 3, 4000, seed=number)
    for _ in range(2):  # killed and started again in between
        async with house_at(tmp_path, clock=clock) as house:
            for _ in range(50):
                with suppress(Refused):
                    await crowd.step(house)
                await house.match.sweep.run()
                await crowd.look(house)
                if crowd.chance.random() < 0.3:
                    await delivered(house)
    assert crowd.gone


async def delivered(house: House) -> None:
    """Messages stand, or are taken away, as if Discord had done it."""
    async with house.tables.db.write() as tx:
        await tx.execute("DELETE FROM card WHERE kind = ? AND about NOT IN (SELECT id FROM position)", (MOMENT,))
    await stand(house)
