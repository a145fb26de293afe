"""What a step asks of Discord: `python -m tests.benchmarks.calls [GAME ...]` (`--steps 60`).

A table of four of each game, on the tests' Discord in this process, without pictures. Its people decide as the computer
that plays *good* would, five seconds after one another's step in a turn, and a quarter of an hour after they were asked
(so that the table does not play live; with `--live` five seconds). They play in one of three ways: `direct`, on the
desks in their direct messages; `thread`, on desks in the thread, with direct messages open; `closed`, the same with
direct messages closed. In a thread the panel's own buttons are used where it has some.

A step is a decision of a person with all that follows from it; the mean of all requests of one is printed, then each
kind by itself. A press that only opens something is one request more, and counted apart.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Literal

from bot.db.people import Player, put_player
from bot.services.table.scene import Table
from bot.ui.press.custom_id import Press
from bot.ui.press.open_desks import OpenDesks
from engine import registry
from engine.players.levels import GOOD, decide
from tests.benchmarks.turns import presses
from tests.support.calls import Calls
from tests.support.town import Town, town

SEATS = 4
IN_A_TURN, UNTIL_IT_IS_SEEN = 5, 15 * 60

Way = Literal["direct", "thread", "closed"]
WAYS: tuple[Way, ...] = ("direct", "thread", "closed")


class Players:
    """The people of match 1, who play in one way."""

    def __init__(self, place: Town, thread: Any, way: Way, *, live: bool) -> None:
        self._place, self._thread, self._way, self._live = place, thread, way, live
        self._desk: Any = None
        """Where the one who is at it has a desk open in the thread."""
        self._before: int | None = None
        """Who decided last."""
        self.opened = 0
        """Presses that only opened something."""

    async def step(self) -> bool:
        """Somebody for whom the match waits decides; False if it is over."""
        table = await self._place.house.tables.load(1)
        if not table.actors():
            return False
        seat = self._before if self._before in table.actors() else table.actors()[0]
        await self._time_passes(goes_on=seat == self._before)
        action = decide(table.game, table.state, seat, GOOD, table.row.revision).best
        self.opened += presses(table.game, table.state, seat, action) - 1
        number = list(table.game.legal(table.state, seat)).index(action)
        await self._press(table, seat, Press("do", 1, table.row.revision, str(number)))
        self._before = seat
        return True

    async def _time_passes(self, *, goes_on: bool) -> None:
        """Until somebody decides who is at it, or who has to see first that the match waits."""
        if not goes_on:
            self._desk = None
        self._place.clock.advance(seconds=IN_A_TURN if goes_on or self._live else UNTIL_IT_IS_SEEN)
        await self._place.settle()
        if not goes_on and not self._live:
            self._place.house.remembered.desks = OpenDesks()  # Discord lets none be edited any more

    async def _press(self, table: Table, seat: int, press: Press) -> None:
        person = next(person for person in self._place.people if person.id == table.seats[seat].user_id)
        panel = self._place.panel(self._thread)
        if self._way == "direct":
            message = self._place.dm(person)
        elif table.game.question(table.state, seat).public:
            message = panel
        else:
            if self._desk is None:
                self.opened += 1
                self._desk = (await self._place.click(person, panel, "My desk")).response
            message = self._desk
        await self._place.forge(person, message, press.custom_id("b"))


async def measure(game: str, way: Way, steps: int, *, live: bool) -> tuple[Counter[str], int, int]:
    """The requests by kind, the steps, and the presses that only opened something."""
    found, done = Counter[str](), 0
    with tempfile.TemporaryDirectory() as name:
        async with town(Path(name), SEATS) as place:
            if way == "closed":
                async with place.house.tables.db.write() as tx:
                    for person in place.people:
                        await put_player(tx, person.id, Player(dms=False))
            thread = await place.start(game, SEATS)
            players, calls = Players(place, thread, way, live=live), Calls(place)
            while done < steps and await players.step():
                done += 1
                found += calls.taken()
            place.clock.advance(seconds=UNTIL_IT_IS_SEEN)
            await place.settle()
            found += calls.taken()
    return found, done, players.opened


async def main() -> None:
    """All tables."""
    parser = argparse.ArgumentParser(description="What a step asks of Discord.")
    parser.add_argument("games", nargs="*", default=[game.key for game in registry.games()])
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=list(WAYS))
    parser.add_argument("--live", action="store_true")
    given = parser.parse_args()
    print(f"{'':24}{'steps':>6}{'only opened':>13}{'calls a step':>14}")
    for way in given.ways:
        whole, steps = 0, 0
        for game in given.games:
            found, done, opened = await measure(game, way, given.steps, live=given.live)
            whole, steps = whole + found.total(), steps + done
            print(f"{game + ', ' + way:24}{done:>6}{opened / done:>13.2f}{found.total() / done:>14.2f}", flush=True)
            print("    " + ", ".join(f"{kind} {count / done:.2f}" for kind, count in found.most_common()), flush=True)
        print(f"{'all, ' + way:24}{steps:>6}{'':>13}{whole / steps:>14.2f}", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
