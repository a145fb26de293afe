"""Cards, whatever happens: each stands at most once and shows what is newest, and none is forgotten."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import partial
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

import discord
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.db import failures
from bot.services.processes.right_of_way import Showing, answering
from bot.services.telling.cards import AT_ONCE, CardRow, Change, show
from bot.services.telling.outbox import LONGEST_OUT_OF_REACH
from bot.ui.press import signs
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import Page, button, view_of
from bot.ui.stands.answered import answer
from bot.ui.stands.card import DIRECT, Card, CardKind, Gone, Later, card, page_of
from bot.ui.stands.deliverer import Deliverer
from tests.support.clock import FakeClock
from tests.support.people import opened
from tests.support.rooms import DIRECT as DIRECT_ROOM
from tests.support.rooms import FAULTS, Rooms
from tests.support.tables import house_at

CHANNEL, OTHER = 80, 81
PEOPLE = (1, 2)
KINDS = ("line", "plain", "either", "room", "once")
"""The last is posted once: who deletes its message wants it gone."""


@dataclass(frozen=True)
class Wish:
    """What is to stand there: a word, of an occasion; or nothing before or from now on."""

    word: str
    since: int = 0
    room: int = CHANNEL
    wanted: str = "card"
    opens: int = 0
    silent: bool = False


@dataclass
class World:
    """What is to stand, for each card, and who was told what by the commits."""

    house: House
    rooms: Rooms
    wishes: dict[tuple[str, int], Wish] = field(default_factory=dict)
    stood: list[tuple[str, int, int]] = field(default_factory=list)
    over: list[tuple[str, int]] = field(default_factory=list)

    def kinds(self) -> dict[str, CardKind]:
        return {name: self._kind(name) for name in KINDS}

    def _kind(self, name: str) -> CardKind:
        async def stood(house: House, tx: Change, row: CardRow) -> None:
            self.stood.append((name, row.person, row.id))

        async def over(house: House, tx: Change, row: CardRow) -> None:
            self.over.append((name, row.person))

        @card(name, marks=lambda row: (mark(name, row.person),), of_match=False, stood=stood, over=over)
        async def shows(house: House, row: CardRow, showing: Showing) -> Card | Gone | Later:
            wish = self.wishes[name, row.person]
            if wish.wanted == "delete" or wish.wanted == "leave":
                return Gone(delete=wish.wanted == "delete")
            if not row.message_id and house.clock.now() < wish.opens:
                return Later(wish.opens)
            tools = [button("x", Press(name, 0, row.person))]
            page = page_of(view_of(f"{name}/{row.person}/ {wish.word}", tools))
            calls = name != "plain" and not (name == "once" and row.since)
            line = (f"{name}/{row.person}/", tools) if calls else None
            room = DIRECT if name in ("line", "plain", "either") else CHANNEL if name == "once" else wish.room
            since = 1 if name == "once" else wish.since
            instead = Card(page, line=line, since=wish.since, room=CHANNEL) if name == "either" else None
            return Card(
                page,
                wish.word,
                room,
                line,
                since,
                due=name != "once" or not row.since,
                last=wish.wanted == "last",
                silent=wish.silent,
                instead=instead,
            )

        return shows

    async def wish(self, name: str, person: int, wish: Wish) -> None:
        left = (before := self.wishes.get((name, person))) is not None and before.wanted == "leave"
        if left and await self.house.telling.cards.of(name, 7, person) is None:
            self.rooms.forget(f"{name}/{person}/")  # what was left is nobody's any more
        self.wishes[name, person] = wish
        async with self.house.tables.db.write() as tx:
            await show(tx, name, 7, person, self.house.clock.now())

    async def press(self, name: str, person: int, *, late: bool) -> None:
        """Somebody presses on the message of a card, and is answered there; late: its picture is to follow."""
        row = await self.house.telling.cards.of(name, 7, person)
        if row is None or not row.message_id:
            return
        wanted = await self._kind(name).shows(self.house, row, answering())
        if isinstance(wanted, Card):
            showing = answering()
            showing.late = late
            await answer(self.house, cast("Any", Pressed(self.rooms, row)), row, wanted.page, showing)

    async def deliver(self) -> None:
        await self.house.telling.cards.settled()


class Pressed:
    """A press on the message of a card, whose answer Discord shows there."""

    apart = False

    def __init__(self, rooms: Rooms, row: CardRow) -> None:
        self._rooms, self._row = rooms, row

    def shows(self, message_id: int) -> bool:
        """Whether this message was pressed."""
        return message_id == self._row.message_id

    async def show(self, view: discord.ui.LayoutView, files: object) -> None:
        """Show that in its place; perhaps something happens meanwhile."""
        if self._rooms.meanwhile is not None:
            meanwhile, self._rooms.meanwhile = self._rooms.meanwhile, None
            await meanwhile()
        message = self._rooms.rooms[self._row.channel_id].messages.get(self._row.message_id)
        if message is not None:
            message.show("", view.to_components())


def mark(name: str, person: int) -> str:
    return Press(name, 0, person).custom_id("b")


async def world_of(house: House) -> World:
    """A house whose cards stand in rooms in memory, and are shown when the test says so."""
    world = World(house, Rooms())
    house.client = cast("Any", world.rooms)
    house.remembered.openings.wait = lambda user_id: 0.0  # another test's
    await start(world)
    return world


async def start(world: World, *others: CardKind) -> None:
    cards = world.house.telling.cards
    cards.start(Deliverer(world.house, {**world.kinds(), **{kind.name: kind for kind in others}}))
    assert cards._task is not None
    cards._task.cancel()  # each look is the test's


def clock_of(house: House) -> FakeClock:
    assert isinstance(house.clock, FakeClock)
    return house.clock


async def calm(world: World) -> None:
    """Nothing fails any more, and everything that waits has its time."""
    world.rooms.faults.clear()
    world.rooms.meanwhile = None
    for _ in range(3):
        clock_of(world.house).advance(seconds=LONGEST_OUT_OF_REACH)
        await world.deliver()


def check(world: World) -> None:
    """Each stands at most once and shows what is newest; what is gone is gone. No edit takes a flag away."""
    assert world.rooms.flags_lost == []
    for (name, person), wish in world.wishes.items():
        found = world.rooms.standing(f"{name}/{person}/")
        if wish.wanted == "delete":
            assert found == []
        elif wish.wanted in ("card", "last"):
            closed = name in ("line", "plain") and person in world.rooms.closed
            may_be_gone = closed or name == "once"
            assert len(found) == 1 or (may_be_gone and len(found) <= 1), (name, person, wish, found)
            for room, shown in found:
                if not closed:
                    assert wish.word in shown
                    assert not shown.startswith(f"{name}/"), "the line has given way to the page"
                assert room in {DIRECT_ROOM + person, CHANNEL} if name == "either" else True
                assert room == (wish.room if name == "room" else room)
        else:
            assert len(found) <= 1


WISHES = st.builds(
    Wish,
    word=st.sampled_from(["one", "two", "three"]),
    since=st.integers(0, 2),
    room=st.sampled_from([CHANNEL, OTHER]),
    wanted=st.sampled_from(["card", "card", "card", "delete", "leave"]),
    opens=st.just(0),
    silent=st.booleans(),
)
STEPS = st.one_of(
    st.tuples(st.just("wish"), st.sampled_from(KINDS), st.sampled_from(PEOPLE), WISHES),
    st.tuples(st.just("meanwhile"), st.sampled_from(KINDS), st.sampled_from(PEOPLE), WISHES),
    st.tuples(st.just("quiet"), st.sampled_from(KINDS), st.sampled_from(PEOPLE), st.integers(10, 5000)),
    st.tuples(st.just("faults"), st.lists(st.sampled_from(("", *FAULTS)), min_size=1, max_size=6)),
    st.tuples(st.just("press"), st.sampled_from(KINDS), st.sampled_from(PEOPLE), st.booleans()),
    st.tuples(st.just("later"), st.sampled_from([1, 5, 60, 4000])),
    st.tuples(st.just("forget nonces")),
    st.tuples(st.just("delete")),
    st.tuples(st.just("close"), st.sampled_from(PEOPLE)),
    st.tuples(st.just("restart")),
    st.tuples(st.just("deliver")),
)


async def play(folder: Path, steps: list[tuple[Any, ...]]) -> None:
    async with house_at(folder) as house:
        world = await world_of(house)
        for step in steps:
            match step:
                case ("wish", name, person, wish):
                    await world.wish(name, person, wish)
                case ("meanwhile", name, person, wish):
                    world.rooms.meanwhile = partial(world.wish, name, person, wish)
                    continue
                case ("quiet", name, person, seconds):
                    await world.wish(name, person, Wish("late", opens=house.clock.now() + seconds))
                case ("press", name, person, late):
                    await world.press(name, person, late=late)
                case ("faults", faults):
                    world.rooms.faults += faults
                case ("later", seconds):
                    clock_of(house).advance(seconds=seconds)
                case ("forget nonces",):
                    world.rooms.nonces.clear()
                case ("delete",):
                    for room in world.rooms.rooms.values():
                        for message in list(room.messages)[:1]:
                            del room.messages[message]
                            await house.telling.cards.is_gone(message)
                case ("close", person):
                    world.rooms.closed.add(person)
                case ("restart",):
                    house.remembered.direct_channels.clear()
                    await start(world)
                case _:
                    pass
            await world.deliver()
        await calm(world)
        check(world)
        before = len(world.rooms.requests)
        async with house.tables.db.write() as tx:  # as if everything were to be shown once more
            await tx.execute("UPDATE card SET next_try_at = 0, version = version + 1")
        await world.deliver()
        assert world.rooms.requests[before:] == [], "what shows the same is not edited"


@settings(max_examples=60, deadline=None)
@example([("wish", "line", 1, Wish("one")), ("faults", ["refused"]), ("wish", "line", 1, Wish("one", since=1))])
@given(st.lists(STEPS, max_size=14))
def test_each_stands_at_most_once_and_shows_what_is_newest(steps: list[tuple[Any, ...]]) -> None:
    with TemporaryDirectory() as folder:
        asyncio.run(play(Path(folder), steps))


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("fault", ["lost", "killed after"])
@pytest.mark.parametrize("forgets", [True, False])
async def test_what_was_posted_and_is_not_noted_is_found_again(
    house: House, name: str, fault: str, forgets: bool
) -> None:
    """Discord knows a nonce for some minutes; after that only the buttons of the message tell whose it is."""
    world = await world_of(house)
    for person in PEOPLE:
        house.remembered.direct_channels[person] = DIRECT_ROOM + person  # the next request is the message
    world.rooms.faults = [fault]
    await world.wish(name, 1, Wish("one"))
    await world.deliver()
    assert len(world.rooms.standing(f"{name}/1/")) == 1, "it stands, and nobody knows"
    await world.wish(name, 1, Wish("two"))
    if forgets:
        world.rooms.nonces.clear()
    await start(world)
    await calm(world)
    check(world)


@pytest.mark.soak
@settings(max_examples=2000, deadline=None)
@given(st.lists(STEPS, max_size=40))
def test_each_stands_once_in_long_runs(steps: list[tuple[Any, ...]]) -> None:
    with TemporaryDirectory() as folder:
        asyncio.run(play(Path(folder), steps))


async def test_a_thousand_cards_hold_no_tick_up_and_a_slow_one_no_other(house: House) -> None:
    world = await world_of(house)
    crowd = range(1, 1001)
    for person in crowd:
        world.wishes["plain", person] = Wish("one")
    async with house.tables.db.write() as tx:
        for person in crowd:
            await show(tx, "plain", 7, person, house.clock.now())
    world.rooms.gate = asyncio.Event()
    showing = asyncio.create_task(world.deliver())
    await world.rooms.asked.wait()
    await house.match.sweep.tick()
    assert len(world.rooms.requests) <= AT_ONCE, "the tick was over before any request was"
    assert await house.match.outages.put_off() == 0, "no clock moves"
    world.rooms.gate.set()
    await showing
    assert all(len(world.rooms.standing(f"plain/{person}/ ")) == 1 for person in crowd)


async def test_what_is_refused_is_tried_after_growing_pauses(house: House) -> None:
    world = await world_of(house)
    world.rooms.faults = ["refused"] * 10_000
    await world.wish("room", 1, Wish("one"))
    await world.deliver()
    for _ in range(24 * 60 * 2):
        clock_of(house).advance(seconds=30)
        await world.wish("room", 1, Wish("two"))  # whoever wishes it anew does not shorten the pause
        await world.deliver()
    assert len(world.rooms.requests) <= 12 + 24, "once an hour in the end"
    await house.telling.cards.place_is_back([CHANNEL])
    world.rooms.faults.clear()
    await world.deliver()
    check(world)


async def test_what_discord_never_takes_is_said_once_and_a_shorter_one_stands(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    world = await world_of(house)
    await world.wish("line", 1, Wish("one"))
    world.rooms.faults = ["invalid", ""]  # the page; the direct messages were opened before
    house.remembered.direct_channels[1] = DIRECT_ROOM + 1
    await world.deliver()
    for _ in range(9):
        clock_of(house).advance(seconds=LONGEST_OUT_OF_REACH)
        await world.wish("line", 1, Wish("one"))
        await world.deliver()
    ((_, shown),) = world.rooms.standing("line/1/")
    assert "line/1/ one" in shown
    assert len([what for what, _ in world.rooms.requests if what == "edit"]) == 2
    assert caplog.text.count("Discord takes no such message") == 1
    await world.wish("line", 1, Wish("two"))
    await world.deliver()
    check(world)


async def test_whatever_of_it_is_another_is_edited_though_it_says_the_same(house: House) -> None:
    world = await world_of(house)
    press = Press("x", 0, 1)
    pages = [
        page_of(view_of("It waits.", [button("Sit", press)])),
        page_of(view_of("It is full.", [button("Sit", press)])),
        page_of(view_of("It is full.", [button("Wait", press)])),
        page_of(view_of("It is full.", [button("Wait", Press("y", 0, 1))])),
        page_of(view_of("It is full.", [button("Wait", Press("y", 0, 1), discord.ButtonStyle.danger)])),
        picture("one"),
        picture("two"),
    ]
    shown = iter(pages)

    @card("changes", marks=lambda row: ("b:x",), of_match=False)
    async def shows(house: House, row: CardRow, showing: Showing) -> Card:
        return Card(next(shown), "the same", room=CHANNEL)

    await start(world, shows)
    for _ in pages:
        async with house.tables.db.write() as tx:
            await show(tx, shows.name, 1, 0, house.clock.now())
        await world.deliver()
    assert [what for what, _ in world.rooms.requests] == ["post"] + ["edit"] * (len(pages) - 1)


def picture(name: str) -> Page:
    """A message of one picture, which is named after what it shows."""
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}.png")))
    return view, (discord.File(BytesIO(b""), f"{name}.png"),)


async def test_what_was_noted_is_noted_once_and_with_what_it_tells_of(house: House) -> None:
    world = await world_of(house)
    await world.wish("line", 1, Wish("one", wanted="last"))
    await world.deliver()
    assert [name for name, *_ in world.stood] == ["line"]
    assert world.over == [("line", 1)]
    assert await house.telling.cards.of("line", 7, 1) is None
    check(world)


async def test_where_direct_messages_are_refused_it_stands_elsewhere(house: House) -> None:
    world = await world_of(house)
    world.rooms.closed.add(1)
    await world.wish("either", 1, Wish("one"))
    await world.wish("line", 1, Wish("one"))
    await world.deliver()
    assert [room for room, _ in world.rooms.standing("either/1/")] == [CHANNEL]
    assert world.over == [("line", 1)], "whoever cannot be told is not waited for"
    assert await house.people.direct_messages.closed(1)


async def test_of_a_match_in_trouble_nothing_is_shown_until_it_is_over(house: House) -> None:
    world, db = await world_of(house), house.tables.db
    await opened(house)

    @card("of-match", marks=lambda row: ("b:x",))
    async def shows(house: House, row: CardRow, showing: Showing) -> Card:
        return Card(page_of(view_of("It waits.")), room=CHANNEL)

    await start(world, shows)
    async with db.write() as tx:
        failure = await failures.add(tx, 1, stage="view", seat=failures.NO_SEAT, traceback="", at=1)
        await tx.execute("UPDATE match SET trouble = ?", (failure,))
        await show(tx, shows.name, 1, 0, house.clock.now())
    await world.deliver()
    assert world.rooms.requests == []
    async with db.write() as tx:
        await tx.execute("UPDATE match SET trouble = NULL")
    await calm(world)
    assert len(world.rooms.standing("It waits.")) == 1


async def test_a_card_of_a_feature_that_is_left_out_waits_for_it(house: House) -> None:
    world = await world_of(house)
    async with house.tables.db.write() as tx:
        await show(tx, "of-a-feature-that-is-not-here", 1, 0, house.clock.now())
    await world.deliver()
    assert world.rooms.requests == []
    found = await house.telling.cards.of("of-a-feature-that-is-not-here", 1)
    assert found is not None, "its feature comes back perhaps"
    assert found.attempts == 0


async def test_what_is_sent_in_the_colours_of_its_pictures_is_not_edited_for_that(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signs.SIGNS, "paint", recolour)
    world = await world_of(house)
    for name in ("line", "room"):
        await world.wish(name, 1, Wish("one"))
        await world.deliver()
        before = len(world.rooms.requests)
        await world.wish(name, 1, Wish("one"))
        await world.deliver()
        assert world.rooms.requests[before:] == [], "what is stored is what was to be shown, before it was painted"


def recolour(view: discord.ui.View | discord.ui.LayoutView) -> None:
    """Finish a message as if there were pictures for its characters."""
    for item in view.walk_children():
        if isinstance(item, discord.ui.TextDisplay):
            item.content = f"<:sign:1> {item.content}"


async def test_what_was_posted_once_and_is_deleted_stays_gone(house: House) -> None:
    world = await world_of(house)
    await world.wish("once", 1, Wish("one"))
    await world.deliver()
    card = await house.telling.cards.of("once", 7, 1)
    assert card is not None
    del world.rooms.rooms[CHANNEL].messages[card.message_id]
    await house.telling.cards.is_gone(card.message_id)
    await world.deliver()
    assert world.rooms.standing("once/1/") == []
    assert await house.telling.cards.of("once", 7, 1) is None


async def test_the_words_of_a_call_give_way_though_nobody_is_called_any_more(house: House) -> None:
    world = await world_of(house)
    world.rooms.faults = ["busy", ""]  # the page; the words stand
    await world.wish("once", 1, Wish("one"))
    await world.deliver()
    ((_, shown),) = world.rooms.standing("once/1/")
    assert shown.startswith("once/1/")
    await calm(world)
    check(world)
