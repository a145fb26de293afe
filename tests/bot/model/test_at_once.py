"""Two or three changes at once, in every order that the database could let them through: each acts wholly, once."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from bot.services.errors import Refused
from bot.ui.press.house import House
from tests.support import gates
from tests.support.model.host import Host
from tests.support.model.promises import Stored, moved, standing

Work = Callable[[House], Awaitable[object]]
BANK_HOURS = 72
STRANGER, OTHER_STRANGER = 5, 6


class Scene:
    """A match just before several people do something at the same moment."""

    def __init__(self, host: Host, match_id: int) -> None:
        self.host = host
        self.match_id = match_id
        self.works: list[Work] = []

    async def turn(self, choice: int = 0) -> None:
        """The person who is asked first decides."""
        table = await self.host.table(self.match_id)
        seat = next(seat for seat in table.actors() if table.seats[seat].kind == "person")
        user = table.seats[seat].user_id
        assert user is not None
        await self.host.house.match.steps.act(self.match_id, user, table.row.revision, choice)

    async def asked(self) -> tuple[int, int]:
        """Whom the match waits for first, and its revision."""
        table = await self.host.table(self.match_id)
        user = table.seats[table.actors()[0]].user_id
        assert user is not None
        return user, table.row.revision

    async def late(self) -> int:
        """The person who is asked is out of time; the number of the vote about that seat."""
        self.host.clock.advance(hours=BANK_HOURS)
        await self.host.house.match.sweep.run()
        (vote,) = Stored(self.host.path).of("vote", outcome=None)
        return vote["id"]


async def two_takes(scene: Scene) -> None:
    offer = await scene.host.house.match.votes.ask(scene.match_id, "replace", 1)
    for user in (STRANGER, OTHER_STRANGER):
        scene.works.append(
            lambda house, user=user: house.match.votes.cast(scene.match_id, offer.id, user, "take", str(user))
        )


async def ballots_together(scene: Scene) -> None:
    vote = await scene.host.house.match.votes.ask(scene.match_id, "end", 1)
    for user, choice in ((2, "yes"), (3, "yes"), (2, "no")):
        scene.works.append(
            lambda house, user=user, choice=choice: house.match.votes.cast(scene.match_id, vote.id, user, choice, "x")
        )


async def asks_together(scene: Scene) -> None:
    for user in (1, 2, 1):
        scene.works.append(lambda house, user=user: house.match.votes.ask(scene.match_id, "end", user))


async def press_and_undo(scene: Scene) -> None:
    before, _ = await scene.asked()
    await scene.turn(1)
    user, revision = await scene.asked()
    scene.works += [
        lambda house: house.match.steps.act(scene.match_id, user, revision, 0),
        lambda house: house.match.steps.undo(scene.match_id, before, revision),
        lambda house: house.match.steps.undo(scene.match_id, before, revision),
    ]


async def sweep_and_press(scene: Scene) -> None:
    user, revision = await scene.asked()
    scene.host.clock.advance(hours=BANK_HOURS)
    scene.works += [
        lambda house: house.match.sweep.run(),
        lambda house: house.match.steps.act(scene.match_id, user, revision, 0),
        lambda house: house.match.sweep.run(),
    ]


async def resign_and_computer_vote(scene: Scene) -> None:
    slow, revision = await scene.asked()
    vote = await scene.late()
    voters = [user for user in (1, 2, 3) if user != slow]
    scene.works += [
        lambda house: house.match.seats.resign(scene.match_id, slow),
        *(
            lambda house, user=user: house.match.votes.cast(scene.match_id, vote, user, "computer", "x")
            for user in voters
        ),
        lambda house: house.match.steps.act(scene.match_id, slow, revision, 0),
    ]


async def double_press(scene: Scene) -> None:
    user, revision = await scene.asked()
    scene.works += [lambda house: house.match.steps.act(scene.match_id, user, revision, 0)] * 3


async def pause_press_and_end(scene: Scene) -> None:
    user, revision = await scene.asked()
    scene.works += [
        lambda house: house.match.matches.pause(scene.match_id, 1),
        lambda house: house.match.steps.act(scene.match_id, user, revision, 0),
        lambda house: house.match.matches.resume(scene.match_id, 2),
        lambda house: house.match.matches.pause(scene.match_id, 3),
    ]


async def everybody_leaves(scene: Scene) -> None:
    for user in (1, 2, 3):
        scene.works.append(lambda house, user=user: house.match.seats.resign(scene.match_id, user))


async def take_and_end_now(scene: Scene) -> None:
    await scene.host.house.people.guilds.change(9, enders="host")
    offer = await scene.host.house.match.votes.ask(scene.match_id, "replace", 1)
    scene.works += [
        lambda house: house.match.votes.cast(scene.match_id, offer.id, STRANGER, "take", "x"),
        lambda house: house.match.matches.end(scene.match_id, 1, manager=False),
        lambda house: house.match.votes.ask(scene.match_id, "return", 1),
    ]


async def take_and_resign(scene: Scene) -> None:
    offer = await scene.host.house.match.votes.ask(scene.match_id, "replace", 1)
    scene.works += [
        lambda house: house.match.votes.cast(scene.match_id, offer.id, STRANGER, "take", str(STRANGER)),
        lambda house: house.match.seats.resign(scene.match_id, 1),
        lambda house: house.match.votes.ask(scene.match_id, "return", 1, name="1"),
    ]


async def take_and_act(scene: Scene) -> None:
    user, revision = await scene.asked()
    offer = await scene.host.house.match.votes.ask(scene.match_id, "replace", user)
    scene.works += [
        lambda house: house.match.votes.cast(scene.match_id, offer.id, STRANGER, "take", str(STRANGER)),
        lambda house: house.match.steps.act(scene.match_id, user, revision, 0),
        lambda house: house.match.steps.act(scene.match_id, STRANGER, revision, 0),
    ]


async def return_and_all_leave(scene: Scene) -> None:
    await scene.host.house.match.seats.resign(scene.match_id, 1)
    back = await scene.host.house.match.votes.ask(scene.match_id, "return", 1, name="1")
    scene.works += [
        lambda house: house.match.votes.cast(scene.match_id, back.id, 2, "yes", "2"),
        lambda house: house.match.votes.cast(scene.match_id, back.id, 3, "yes", "3"),
        lambda house: house.match.seats.resign(scene.match_id, 2),
        lambda house: house.match.seats.resign(scene.match_id, 3),
    ]


async def stand_in_and_act(scene: Scene) -> None:
    slow, revision = await scene.asked()
    vote = await scene.late()
    scene.works += [
        lambda house: house.match.steps.act(scene.match_id, slow, revision, 0),
        *(
            lambda house, user=user: house.match.votes.cast(scene.match_id, vote, user, "step", "x")
            for user in (1, 2, 3)
            if user != slow
        ),
        lambda house: house.match.steps.act(scene.match_id, slow, revision, 0),
    ]


SCENES = (
    two_takes,
    ballots_together,
    asks_together,
    press_and_undo,
    sweep_and_press,
    resign_and_computer_vote,
    double_press,
    pause_press_and_end,
    everybody_leaves,
    take_and_end_now,
    take_and_resign,
    take_and_act,
    return_and_all_leave,
    stand_in_and_act,
)
"""Each prepares a match of three people."""


async def run(scene_of: Callable[[Scene], Awaitable[None]], game: str, choices: Sequence[int]) -> tuple[list[Any], Any]:
    """Do the scene in this order of calls; gives the codes (None: done) and all that is stored then."""
    with tempfile.TemporaryDirectory(prefix="hourglass-") as folder:
        host = Host(Path(folder))
        orders = gates.Orders(choices)
        host.gate = orders
        await host.open()
        try:
            scene = Scene(host, await host.start_match(game, 3, 0))
            await scene_of(scene)
            await host.house.match.automatic.settled()
            before = Stored(host.path)
            orders.choices = list(choices)
            done = await asyncio.gather(*(work(host.house) for work in scene.works), return_exceptions=True)
            await host.house.match.automatic.settled()
            after = Stored(host.path)
        finally:
            await host.close()
    for one in done:
        assert not isinstance(one, BaseException) or isinstance(one, Refused), one
    moved(before, after, host.clock.now())
    standing(after)
    return [one.code if isinstance(one, Refused) else None for one in done], (before, after)


def added(before: Stored, after: Stored) -> Counter[str]:
    """How many lines of each kind the history has gained."""
    return Counter(row["kind"] for row in after.history(1)[len(before.history(1)) :])


async def check(name: str, game: str, choices: Sequence[int]) -> None:
    """The scene keeps all promises, and its own."""
    codes, (before, after) = await run(globals()[name], game, choices)
    lines = added(before, after)
    done = codes.count(None)
    match name:
        case "two_takes":
            assert sorted(codes, key=str) == [None, "vote-closed"]
        case "ballots_together":
            assert [row["outcome"] for row in after.of("vote")] in (["yes"], ["no"], [None])
        case "asks_together":
            assert [row["outcome"] for row in after.of("vote")] == ["yes"], "one question; two of three want it"
            assert len(after.of("ballot")) == 2
            assert done == 2
            assert codes.count("asked-already") + codes.count("not-running") == 1
        case "press_and_undo":
            assert lines["undo"] <= 1
            assert lines["act"] + lines["undo"] == done
        case "double_press":
            assert done == lines["act"] == 1
        case "sweep_and_press":
            assert lines["act"] == codes[:2].count(None) - 1 == 1
            assert not after.of("vote", outcome=None) or after.one("match", id=1)["status"] == "running"
        case "resign_and_computer_vote":
            assert lines["act"] == (1 if codes[-1] is None else 0)
            left = [row for row in after.seats(1) if row["left_by"] is not None]
            assert len(left) == 1
        case "everybody_leaves":
            assert codes == [None] * 3
            assert after.one("match", id=1)["status"] == "ended"
        case "take_and_end_now":
            assert len(after.of("sat", user_id=STRANGER)) == (1 if codes[0] is None else 0)
        case "take_and_resign":
            assert after.seats(1)[0]["user_id"] in (None, STRANGER)
            assert codes.count(None) >= 1
            assert (after.seats(1)[0]["user_id"] == STRANGER) == (codes[0] is None)
        case "take_and_act":
            assert codes[0] is None
            assert lines["act"] == codes[1:].count(None)
        case "return_and_all_leave":
            back = after.seats(1)[0]
            assert (back["user_id"], back["name"]) in ((1, "1"), (None, "Computer"))
        case "stand_in_and_act":
            assert lines["act"] == [codes[0], codes[-1]].count(None) <= 1
            assert lines["act"] + lines["computer"] >= 1
        case _:
            assert lines["act"] == (1 if codes[1] is None else 0)


many = settings(gates.FEW, max_examples=200)


@pytest.mark.parametrize("scene", [scene.__name__ for scene in SCENES])
@gates.FEW
@given(choices=gates.CHOICES)
def test_what_happens_at_once_happens_once(scene: str, choices: list[int]) -> None:
    asyncio.run(check(scene, "yucata", choices))


@pytest.mark.soak
@pytest.mark.parametrize("scene", [scene.__name__ for scene in SCENES])
@many
@given(choices=gates.CHOICES)
def test_what_happens_at_once_happens_once_in_every_order(scene: str, choices: list[int]) -> None:
    asyncio.run(check(scene, "yucata", choices))
