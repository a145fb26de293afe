"""What several people press at the same moment about an offered seat, in every order that the database could let them
through, and with a disk that fails at any statement: no seat is given twice, and nobody sits who has not pressed."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings

from bot.features.search.offers import READING_SECONDS
from bot.features.search.searches import SIZES
from bot.features.search.service import Looking
from bot.services.errors import Refused
from bot.ui.press.house import House
from engine import registry
from tests.support import gates
from tests.support.cards import stand
from tests.support.model.host import BROKEN_DISK, Host
from tests.support.model.promises import Stored, standing

HOST, FIRST, SECOND, THIRD = 1, 2, 3, 4
FILL = (5, 6)
GUILD, CHANNEL = 9, 8
Work = Callable[[House], Awaitable[object]]


async def looks(house: House, *users: int) -> None:
    for user in users:
        await house[Looking].searches.begin(
            user,
            GUILD,
            channel_id=CHANNEL,
            name=f"Person {user}",
            games=("yucata",),
            paces=("daily",),
            sizes=SIZES,
            days=14,
        )


async def offered(host: Host) -> None:
    """Whoever looks is offered a free seat, or a table that is only proposed; the questions stand."""
    host.clock.advance(seconds=READING_SECONDS)
    await host.house[Looking].offers.run()
    await stand(host.house)


async def nearly_full(host: Host) -> None:
    """A table of the host with one seat free, which is held for the first; the second looks too."""
    house = host.house
    await house.match.lobby.open(
        game="yucata", guild_id=GUILD, channel_id=CHANNEL, host_id=HOST, host_name="1", pace="daily", language="en"
    )
    for user in FILL:
        await house.match.lobby.join(1, user, str(user))
    await looks(house, FIRST)
    await offered(host)
    await looks(house, SECOND)


async def proposal(host: Host) -> None:
    """A table is proposed to three."""
    await looks(host.house, FIRST, SECOND, THIRD)
    await offered(host)


def sits(user: int) -> Work:
    """*Take it*, as the press does it."""

    async def take(house: House) -> None:
        await house.match.lobby.join(1, user, str(user))
        await house[Looking].offers.taken(1, user)

    return take


def agrees(user: int) -> Work:
    return lambda house: house[Looking].offers.agree(1, user)


def passes(user: int) -> Work:
    return lambda house: house[Looking].offers.passed(1, user)


def stops(user: int) -> Work:
    return lambda house: house[Looking].searches.stop(user, GUILD)


def ticks(house: House) -> Awaitable[object]:
    return house.match.sweep.run()


def looks_again(house: House) -> Awaitable[object]:
    return house[Looking].offers.run()


SCENES: dict[str, tuple[Callable[[Host], Awaitable[None]], list[Work], bool]] = {
    "two-take": (nearly_full, [sits(FIRST), sits(SECOND), sits(FIRST)], False),
    "takes-and-passes": (nearly_full, [sits(FIRST), passes(FIRST), looks_again], False),
    "takes-and-stops": (nearly_full, [sits(FIRST), stops(FIRST), sits(SECOND)], False),
    "takes-as-it-runs-out": (nearly_full, [sits(FIRST), ticks, looks_again, ticks], True),
    "takes-as-it-begins": (
        nearly_full,
        [sits(FIRST), lambda house: house.match.matches.start(1, HOST), looks_again],
        False,
    ),
    "takes-as-all-leave": (
        nearly_full,
        [sits(FIRST), *(lambda house, user=user: house.match.lobby.leave(1, user) for user in (HOST, *FILL))],
        False,
    ),
    "all-agree": (proposal, [agrees(FIRST), agrees(SECOND), agrees(THIRD)], False),
    "agree-and-decline": (proposal, [agrees(FIRST), agrees(SECOND), passes(SECOND), passes(THIRD)], False),
    "agree-as-it-runs-out": (proposal, [agrees(FIRST), ticks, agrees(SECOND), looks_again], True),
    "agree-and-stop": (proposal, [agrees(FIRST), stops(FIRST), agrees(SECOND), agrees(THIRD)], False),
}
"""What is there before, what is pressed at the same moment, and whether the time of the offers is just over then."""


async def set_up(host: Host, name: str) -> list[Work]:
    prepare, works, late = SCENES[name]
    await host.open()
    await prepare(host)
    if late:
        ends = max(row["due_at"] for row in Stored(host.path).of("deadline", kind="offer"))
        host.clock.advance(seconds=ends - host.clock.now())
    return works


def holds(stored: Stored, name: str) -> None:
    """What is true whoever came first."""
    (match,) = stored.of("match", id=1)
    if not match["opens_with"]:
        standing(stored)
    seats = [row["user_id"] for row in stored.seats(1)]
    offers = {row["user_id"]: row["state"] for row in stored.of("offer", match_id=1)}
    assert len(seats) == len(set(seats)) <= registry.game("yucata").players[-1]
    held = [user for user, state in offers.items() if state == "open" and user not in seats]
    waits = match["status"] == "lobby" or match["opens_with"]
    assert not waits or len(seats) + len(held) <= registry.game("yucata").players[-1]
    asked = {row["about"] for row in stored.of("deadline", match_id=1, kind="offer")}
    assert asked == {user for user, state in offers.items() if state == "open"}, "what is open has its end"
    if match["opens_with"]:
        assert not seats
        return
    for user, state in offers.items():
        assert state != "yes", "an open table leaves nobody waiting"
        if SCENES[name][0] is proposal:
            assert (user in seats) == (state == "taken"), (user, state)


async def at_once(name: str, choices: Sequence[int]) -> None:
    with tempfile.TemporaryDirectory(prefix="hourglass-") as folder:
        host = Host(Path(folder))
        orders = gates.Orders()
        host.gate = orders
        works = await set_up(host, name)
        try:
            orders.choices = list(choices)
            found = await asyncio.gather(*(work(host.house) for work in works), return_exceptions=True)
            for one in found:
                assert not isinstance(one, BaseException) or isinstance(one, Refused), one
            holds(Stored(host.path), name)
            await host.house.match.sweep.run()
            await host.house[Looking].offers.run()
            await host.house.match.automatic.settled()
            after = Stored(host.path)
            holds(after, name)
            match = after.one("match", id=1)
            if match["status"] == "lobby" and not match["opens_with"]:
                sat = {row["user_id"] for row in after.seats(1)}
                open_ones = {row["user_id"] for row in after.of("offer", match_id=1, state="open")}
                assert not sat & open_ones, "whoever sits there is asked no more"
        finally:
            await host.close()


async def with_a_failing_disk(name: str, every: int) -> int:
    """The first press fails at a statement, of which every so manieth is tried, and then all is pressed; how many
    times it failed."""
    failed, number = 0, 0
    while True:
        with tempfile.TemporaryDirectory(prefix="hourglass-") as folder:
            host = Host(Path(folder))
            works = await set_up(host, name)
            try:
                host.faults.after = number
                if await host.attempt(works[0](host.house)) != BROKEN_DISK:
                    return failed
                failed += 1
                await host.stop()  # as after a kill: the file is all that is left
                await host.open()
                holds(Stored(host.path), name)
                for work in works:
                    with suppress(Refused):
                        await work(host.house)
                    holds(Stored(host.path), name)
            finally:
                await host.close()
        number += every


many = settings(gates.FEW, max_examples=150)


@pytest.mark.parametrize("scene", SCENES)
@gates.FEW
@given(choices=gates.CHOICES)
def test_a_seat_is_given_once(scene: str, choices: list[int]) -> None:
    asyncio.run(at_once(scene, choices))


@pytest.mark.soak
@pytest.mark.parametrize("scene", SCENES)
@many
@given(choices=gates.CHOICES)
def test_a_seat_is_given_once_in_every_order(scene: str, choices: list[int]) -> None:
    asyncio.run(at_once(scene, choices))


@pytest.mark.parametrize("scene", ["two-take", "all-agree"])
def test_what_fails_in_between_is_done_by_the_next_press(scene: str) -> None:
    assert asyncio.run(with_a_failing_disk(scene, 4)) > 1


@pytest.mark.soak
@pytest.mark.parametrize("scene", ["two-take", "takes-and-passes", "all-agree"])
def test_what_fails_at_any_statement_is_done_by_the_next_press(scene: str) -> None:
    assert asyncio.run(with_a_failing_disk(scene, 1)) > 3
