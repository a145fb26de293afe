"""Matches written straight into the database of a house, at any position, with the whole history."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from bot.app import open_house
from bot.db import history as history_rows
from bot.db import matches as rows
from bot.db import seats as seat_rows
from bot.db.history import ActionRow
from bot.db.seats import SeatRow
from bot.services.clock.pace import full_bank
from bot.services.clock.turns import Turns
from bot.services.processes.pictures import Pictures
from bot.services.processes.right_of_way import Showing
from bot.services.processes.studio import Studio
from bot.services.table.scene import Scene, Table
from bot.settings import Settings
from bot.ui.press.house import House
from engine import registry
from engine.core import match
from engine.core.action import Action
from engine.core.chance import Fast, Seeded, seeded
from engine.core.game import View
from engine.core.options import Options
from engine.core.playout import random_action
from render.kit.parts import MAIN
from render.kit.words import Words
from render.orders import Bracket, CupBanner, Mark, Paged, PartFile, Review, Season, Standings, Which
from tests.support.clock import FakeClock
from tests.support.drawing import DrawnHere
from tests.support.files import lay
from tests.support.stories import NAMES
from tests.support.thinking import InProcess

GUILD, CHANNEL, THREAD = 900, 901, 902


class NoPictures(Pictures):
    """Studio nothing: for tests of everything around the pictures, which have tests of their own."""

    def __init__(self) -> None:
        super().__init__(DrawnHere())

    async def draw(
        self, game: str, which: Which, view: View, words: Words, showing: Showing, marks: tuple[Mark, ...] = ()
    ) -> tuple[PartFile, ...]:
        return (PartFile(MAIN, b"picture"),)

    async def banner(self, game: str, words: Words, showing: Showing) -> tuple[bytes, ...]:
        return (b"picture",)

    async def page(self, order: Paged, language: str) -> tuple[PartFile, ...]:
        if isinstance(order, Review | Standings | Bracket | Season):
            return (PartFile(MAIN, b"picture"),)
        return await super().page(order, language)

    async def poster(self, order: CupBanner, language: str) -> bytes:
        return b"picture"


@asynccontextmanager
async def house_at(
    folder: Path,
    *,
    draws: Studio | None = None,
    clock: FakeClock | None = None,
    without: tuple[str, ...] = (),
    web: str = "",
) -> AsyncGenerator[House]:
    """A house that is not connected to Discord; it has pictures if there is something that draws them.

    without: the features that are left out.   web: the address of its pages, which somebody else answers.
    """
    settings = Settings(database=folder / "house.sqlite3", without=without, web=web)
    await lay(settings.database)
    async with open_house(settings, clock or FakeClock(), InProcess(), draws or DrawnHere()) as house:
        if draws is None:
            house.pictures = NoPictures()
        await house.match.automatic.start(house.match.steps)
        yield house


async def scene(house: House, table: Table) -> Scene:
    """A table, perhaps changed by the test, as it would be shown."""
    shown = await house.tables.scene(table.row.id)
    return Scene(**{**msgspec.structs.asdict(shown), **msgspec.structs.asdict(table)})


def user_of(seat: int) -> int:
    """The id of the person on a seat."""
    return 100 + seat


async def stored(
    house: House,
    key: str,
    seats: int,
    steps: int,
    *,
    options: Options | None = None,
    seed: int | bytes = 5,
    language: str = "en",
    computers: int = 0,
    started: bool = True,
    opening: Sequence[tuple[int, Action]] = (),
) -> Table:
    """A match of random play, `steps` decisions old (or at its end, if that comes first), as it stands.

    opening: what is done first.
    """
    game = registry.game(key)
    now = house.clock.now()
    chance = seeded(seed) if isinstance(seed, int) else Seeded(seed=seed)
    state = game.setup(seats, options or {}, chance)
    policy = Fast(at=chance.seed[0] if isinstance(seed, bytes) else seed)
    done = [match.act(game, state, seat, action) for seat, action in opening]
    while started and len(done) < steps and (actors := game.actors(state)):
        seat = actors[policy.below(len(actors))]
        done.append(match.act(game, state, seat, random_action(game, state, seat, policy)))
    outcome = game.outcome(state)
    status = "lobby" if not started else "running" if outcome is None else "finished"
    people = tuple(
        SeatRow(seat, None, "computer", f"Computer {seat}", bank=full_bank("daily"))
        if seat >= seats - computers
        else SeatRow(seat, user_of(seat), "person", NAMES[seat], bank=full_bank("daily"))
        for seat in range(seats)
    )
    async with house.tables.db.write() as tx:
        match_id = await rows.insert(
            tx,
            game=key,
            rules_version=game.rules_version,
            options=state.options,
            seed=chance.seed,
            status=status,
            guild_id=GUILD,
            channel_id=CHANNEL,
            thread_id=THREAD if started else None,
            host_id=user_of(0),
            pace="daily",
            language=language,
            revision=len(done),
            created_at=now,
            started_at=now if started else None,
            ended_at=None if outcome is None else now,
            moved_at=now,
            outcome=outcome,
        )
        if started:
            for number, step in enumerate(done, 1):
                row = ActionRow(
                    **{field: getattr(step, field) for field in match.Step.__struct_fields__},
                    number=number,
                    kind="act",
                    user_id=user_of(step.seat),
                    at=now,
                )
                await history_rows.add_action(tx, match_id, row)
            await history_rows.put_snapshot(tx, match_id, len(done), game, state)
        await seat_rows.put_seats(tx, match_id, people)
        for person in people:
            if started and person.user_id is not None:
                await house.door.note_sat(tx, match_id, person.user_id, person.seat)
    table = await house.tables.load(match_id)
    if started:
        async with house.tables.db.write() as tx:
            seats_now, _ = await Turns(house.clock).advance(tx, table.row, table.seats, table.actors(), ())
            await seat_rows.put_seats(tx, match_id, seats_now)
    return await house.tables.load(match_id)
