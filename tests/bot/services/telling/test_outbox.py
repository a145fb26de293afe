"""What is to be sent is sent, at least once, in order, and not again once it was sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.db import failures
from bot.db import outbox as rows
from bot.db.connection import Database
from bot.services.telling import wishes
from bot.services.telling.outbox import LONGEST_OUT_OF_REACH, Later, Outbox, Postponed, TryLater
from bot.services.telling.queue import LONGEST_PAUSE
from bot.services.telling.wishes import SET_ASIDE, AnyWish, OfFeature, Owed, Show, TakeAway, Tell
from tests.support.clock import FakeClock
from tests.support.files import new_database


class Post:
    """Takes what is sent; fails as often as it is told to."""

    def __init__(self) -> None:
        self.tried: list[Owed] = []
        self.sent: list[Owed] = []
        self.troubles: list[Exception | None] = []
        self.later: list[Later] = []
        """What is to be shown once more."""
        self.gate: asyncio.Event | None = None
        self.begun = asyncio.Event()

    async def send(self, row: Owed) -> Later | None:
        """Send one row."""
        self.tried.append(row)
        self.begun.set()
        if self.gate is not None:
            await self.gate.wait()
        trouble = self.troubles.pop(0) if self.troubles else None
        if trouble is not None:
            raise trouble
        self.sent.append(row)
        return self.later.pop(0) if self.later else None

    def kinds(self) -> list[str]:
        """What was sent, in order."""
        return [said(row.wish) for row in self.sent]


def said(wish: AnyWish) -> str:
    """A wish in a word."""
    match wish:
        case Tell():
            return wish.key
        case Show() | OfFeature():
            return wish.what
        case _:
            return wish.kind


@pytest.fixture
async def db(tmp_path: Path) -> AsyncGenerator[Database]:
    """A database with two matches."""
    opened = await new_database(tmp_path / "a.sqlite3")
    async with opened.write() as tx:
        for _ in range(2):
            await tx.execute(
                "INSERT INTO match (game, rules_version, options, seed, status, guild_id, channel_id, host_id, pace, "
                "language, created_at, moved_at) VALUES ('yucata', 1, '{}', x'', 'lobby', 1, 1, 1, 'daily', 'en', 0, 0)"
            )
    yield opened
    await opened.close()


@pytest.fixture
async def post(db: Database) -> AsyncGenerator[tuple[Post, Outbox, FakeClock]]:
    """An outbox that sends to a Post when it is told to."""
    clock, sender = FakeClock(), Post()
    box = Outbox(db, clock)
    box.start(sender)
    with box.together():
        yield sender, box, clock
    await box.stop()


@pytest.fixture
async def eager(db: Database) -> AsyncGenerator[Post]:
    """What an outbox sends to by itself."""
    sender = Post()
    box = Outbox(db, FakeClock())
    box.start(sender)
    await box.settled()
    yield sender
    await box.stop()


async def wish(db: Database, *, match_id: int = 1, at: int = 0) -> None:
    """Wish that the table be shown."""
    async with db.write() as tx:
        await wishes.put(tx, match_id, Show("table"), at)


async def note(db: Database, kind: str, *, match_id: int = 1) -> None:
    """Add a single message."""
    async with db.write() as tx:
        await wishes.put(tx, match_id, Tell(kind), 0)


async def left(db: Database) -> int:
    """How many rows are open."""
    return len(await db.all("SELECT 1 FROM outbox"))


async def until(holds: Callable[[], bool]) -> None:
    """Let everybody else go on until something holds."""
    while not holds():  # noqa: ASYNC110 - what holds is a row of the file or a thing of the test
        await asyncio.sleep(0)


async def test_rows_are_sent_in_the_order_of_the_wishes_and_only_once(
    db: Database, post: tuple[Post, Outbox, FakeClock]
) -> None:
    sender, box, _ = post
    await wish(db)
    await note(db, "one")
    await note(db, "two")
    await box.settled()
    await box.settled()
    assert sender.kinds() == ["table", "one", "two"]
    assert sender.sent[1].wish == Tell("one")
    assert (await left(db), len(sender.sent)) == (0, 3)


async def test_wishes_for_the_same_thing_fold_into_one(db: Database, post: tuple[Post, Outbox, FakeClock]) -> None:
    sender, box, _ = post
    for _ in range(3):
        await wish(db)
    await note(db, "note")
    await note(db, "note")
    await box.settled()
    assert sender.kinds() == ["table", "note", "note"]


async def test_every_try_of_a_message_carries_the_same_nonce_and_other_messages_another(
    db: Database, post: tuple[Post, Outbox, FakeClock]
) -> None:
    sender, box, clock = post
    sender.troubles = [TryLater("busy"), TryLater("busy"), None]
    await wish(db)
    for _ in range(3):
        await box.settled()
        clock.advance(seconds=10)
    await wish(db)
    await note(db, "note")
    await box.settled()
    nonces = [row.nonce for row in sender.tried]
    assert nonces[0] == nonces[1] == nonces[2]
    assert len(set(nonces)) == 3
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_failures_are_tried_again_after_growing_pauses(
    db: Database, post: tuple[Post, Outbox, FakeClock]
) -> None:
    sender, box, clock = post
    sender.troubles = [TryLater("busy"), ValueError("a bug"), *[TryLater("busy")] * 18]
    await wish(db)
    pauses: list[int] = []
    for _ in range(12):
        tries = len(sender.tried)
        await box.settled()
        assert len(sender.tried) == tries + 1
        waited = 0
        while await rows.due(db, clock.now()) == []:
            clock.advance(seconds=1)
            waited += 1
        pauses.append(waited)
    assert pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, LONGEST_PAUSE, LONGEST_PAUSE, LONGEST_PAUSE]


async def test_a_new_wish_is_tried_at_once_although_the_old_one_waits(
    db: Database, post: tuple[Post, Outbox, FakeClock]
) -> None:
    sender, box, clock = post
    sender.troubles = [TryLater("busy")] * 4
    await wish(db, at=clock.now())
    for _ in range(4):
        await box.settled()
        clock.advance(seconds=8)
    assert await left(db) == 1
    clock.advance(seconds=-8)
    await wish(db, at=clock.now())
    await box.settled()
    assert (sender.kinds(), await left(db)) == (["table"], 0)


async def test_nothing_is_given_up(db: Database, post: tuple[Post, Outbox, FakeClock]) -> None:
    sender, box, clock = post
    sender.troubles = [TryLater("forbidden", out_of_reach=True)] * 60
    await wish(db)
    await note(db, "note")
    while sender.troubles:
        clock.advance(seconds=LONGEST_OUT_OF_REACH)
        await box.settled()
    clock.advance(seconds=LONGEST_OUT_OF_REACH)
    await box.settled()
    assert (sender.kinds(), await left(db)) == (["table", "note"], 0)


async def test_what_failed_holds_back_what_comes_after_it_in_its_place_only(
    db: Database, post: tuple[Post, Outbox, FakeClock]
) -> None:
    sender, box, clock = post
    sender.troubles = [TryLater("busy")]
    await note(db, "first")
    await note(db, "second")
    async with db.write() as tx:
        await wishes.put(tx, 1, Show("desk", 0), 0)
    await box.settled()
    assert sender.kinds() == ["desk"]
    clock.advance(seconds=1)
    await box.settled()
    assert sender.kinds() == ["desk", "first", "second"]


async def test_what_has_to_wait_for_its_turn_holds_nothing_up_and_was_not_tried(
    db: Database, post: tuple[Post, Outbox, FakeClock]
) -> None:
    sender, outbox, clock = post
    sender.troubles = [Postponed(9.5)]
    await wish(db)
    await note(db, "later")
    await outbox.settled()
    assert sender.kinds() == ["later"]
    clock.advance(seconds=9)
    await outbox.settled()
    assert sender.kinds() == ["later"]
    clock.advance(seconds=1)
    await outbox.settled()
    assert sender.kinds() == ["later", "table"]
    assert sender.sent[-1].attempts == 0


@pytest.mark.parametrize(
    "payload", ['{"kind":"tell","key":"fir', '{"kind":"dance"}', '{"kind":"show","what":"poster"}']
)
async def test_what_cannot_be_read_holds_nothing_up_and_stays_for_whoever_can(
    db: Database, post: tuple[Post, Outbox, FakeClock], payload: str
) -> None:
    sender, box, clock = post
    await note(db, "first")
    await note(db, "second")
    (row,) = await db.all("SELECT payload FROM outbox WHERE id = 1")
    async with db.write() as tx:
        await tx.execute("UPDATE outbox SET payload = ? WHERE id = 1", (payload,))
    for _ in range(2):
        await box.settled()
        await note(db, "next")
        await box.recover()  # a restart
    await box.settled()
    assert (sender.kinds(), await left(db)) == (["second", "next", "next"], 1)
    async with db.write() as tx:
        await tx.execute("UPDATE outbox SET payload = ? WHERE id = 1", (row["payload"],))
    clock.advance(seconds=LONGEST_OUT_OF_REACH)
    await box.settled()
    assert (sender.kinds()[3:], await left(db)) == (["first"], 0)


async def test_what_fails_for_one_person_holds_up_nothing_for_another(
    db: Database, post: tuple[Post, Outbox, FakeClock]
) -> None:
    sender, box, _ = post
    sender.troubles = [TryLater("busy")]
    async with db.write() as tx:
        for seat, user in ((0, 7), (1, 7), (0, 8)):
            await wishes.put(tx, 1, TakeAway(seat, user), 0)
    await note(db, "in the thread")
    await box.settled()
    assert sender.kinds() == ["take-away", "in the thread"]
    assert sender.sent[0].wish == TakeAway(0, 8)


@pytest.mark.parametrize("trouble", [TryLater("busy", seconds=60), Postponed(60), None])
async def test_what_is_wished_again_while_it_is_sent_is_sent_at_once(
    db: Database, post: tuple[Post, Outbox, FakeClock], trouble: Exception | None
) -> None:
    sender, box, clock = post
    sender.troubles = [TryLater("busy"), trouble]
    await wish(db)
    await box.settled()
    clock.advance(seconds=1)
    sender.begun.clear()
    sender.gate = asyncio.Event()
    sending = asyncio.create_task(box.settled())
    await sender.begun.wait()
    await wish(db, at=clock.now())
    sender.gate.set()
    await sending
    assert await left(db) == 0
    assert len(sender.tried) == 3
    assert sender.sent[-1].tried == (trouble is not None), "after what was sent it is another message"


@pytest.mark.parametrize("wished_meanwhile", [False, True])
async def test_what_is_to_be_shown_once_more_puts_nothing_off(
    db: Database, post: tuple[Post, Outbox, FakeClock], wished_meanwhile: bool
) -> None:
    sender, box, clock = post
    sender.gate, sender.later = asyncio.Event(), [Later(360, Show("table", again=True))]
    await wish(db)
    sending = asyncio.create_task(box.settled())
    await sender.begun.wait()
    if wished_meanwhile:
        await wish(db, at=clock.now())
    sender.gate.set()
    await sending
    assert [row.wish for row in sender.sent] == [Show("table")] * (2 if wished_meanwhile else 1)
    clock.advance(seconds=360)
    await box.settled()
    assert sender.sent[-1].wish == Show("table", again=not wished_meanwhile)


async def test_what_was_shown_in_another_way_is_owed_no_more_unless_it_was_tried(
    db: Database, post: tuple[Post, Outbox, FakeClock]
) -> None:
    sender, box, _ = post
    for tried in (False, True):
        await wish(db)
        if tried:
            sender.troubles = [TryLater("busy")]
            await box.settled()
        async with db.write() as tx:
            await wishes.fulfilled(tx, 1, Show("table"), 0)
        assert await left(db) == tried, "an earlier try may have left a message behind"


async def test_of_a_match_that_is_set_aside_only_that_is_sent_whatever_failed_before(
    db: Database, post: tuple[Post, Outbox, FakeClock]
) -> None:
    sender, box, clock = post
    sender.troubles = [TryLater("its match is in trouble")]
    await note(db, "first")
    await box.settled()
    async with db.write() as tx:
        failure = await failures.add(tx, 1, stage="view", traceback="", at=0)
        await tx.execute("UPDATE match SET trouble = ? WHERE id = 1", (failure,))
        await wishes.put(tx, 1, Tell(SET_ASIDE), 0)
    await note(db, "second")
    await note(db, "of another", match_id=2)
    await box.settled()
    assert sorted(sender.kinds()) == ["of another", "set-aside"]
    clock.advance(seconds=LONGEST_PAUSE)
    await box.settled()
    assert await left(db) == 2
    async with db.write() as tx:
        await tx.execute("UPDATE match SET trouble = NULL WHERE id = 1")
    await box.settled()
    assert sender.kinds()[-2:] == ["first", "second"]


async def test_a_server_that_is_back_is_served_at_once(db: Database, post: tuple[Post, Outbox, FakeClock]) -> None:
    sender, box, clock = post
    sender.troubles = [TryLater("forbidden", out_of_reach=True)] * 5
    await note(db, "note")
    for _ in range(5):
        await box.settled()
        clock.advance(seconds=17)
    clock.advance(seconds=-17)
    await box.settled()
    assert sender.kinds() == []
    await box.place_is_back(2)
    await box.settled()
    assert sender.kinds() == []
    await box.place_is_back(1)
    await box.settled()
    assert sender.kinds() == ["note"]


@pytest.mark.parametrize("seconds", [77, LONGEST_PAUSE + 77])
async def test_discord_is_obeyed_when_it_says_how_long_to_wait(
    db: Database, post: tuple[Post, Outbox, FakeClock], seconds: int
) -> None:
    sender, box, clock = post
    sender.troubles = [TryLater("rate limit", seconds=seconds + 0.2)]
    await note(db, "note")
    await box.settled()
    clock.advance(seconds=seconds)
    await box.settled()
    assert sender.kinds() == []
    clock.advance(seconds=1)
    await box.settled()
    assert sender.kinds() == ["note"]


async def test_what_an_earlier_process_left_and_what_has_failed_counts_as_tried(
    db: Database, post: tuple[Post, Outbox, FakeClock]
) -> None:
    sender, box, _ = post
    await note(db, "left")
    await box.recover()
    await box.settled()
    sender.troubles = [TryLater("busy")]
    await wish(db)
    await box.settled()
    await wish(db)
    await box.settled()
    await wish(db)
    await box.settled()
    assert [(row.wish.kind, row.tried) for row in sender.sent] == [("tell", True), ("show", True), ("show", False)]


async def test_a_restart_shortens_only_what_waits_longer_than_anything_does(
    db: Database, post: tuple[Post, Outbox, FakeClock]
) -> None:
    sender, box, clock = post
    sender.troubles = [TryLater("busy", seconds=90)] * 2
    await note(db, "failed")
    await note(db, "failed when the clock was ahead", match_id=2)
    await box.settled()
    async with db.write() as tx:
        await tx.execute("UPDATE outbox SET next_try_at = next_try_at + 86400 WHERE match_id = 2")
    await box.recover()
    await box.settled()
    assert sender.kinds() == ["failed when the clock was ahead"]
    clock.advance(seconds=91)
    await box.settled()
    assert sender.kinds()[1:] == ["failed"]


async def test_a_match_that_hangs_does_not_hold_the_others_up(db: Database, eager: Post) -> None:
    sender = eager
    gate = sender.gate = asyncio.Event()
    await note(db, "stuck", match_id=1)
    await sender.begun.wait()
    sender.gate = None
    sender.begun.clear()
    await note(db, "free", match_id=2)
    await sender.begun.wait()
    await asyncio.sleep(0)
    assert sender.kinds() == ["free"]
    gate.set()


async def test_a_file_that_fails_for_a_while_ends_no_worker(
    db: Database, eager: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    troubles = [ValueError("damaged")]
    honest = rows.due

    async def failing(*args: Any, **more: Any) -> list[int]:
        if troubles:
            raise troubles.pop()
        return await honest(*args, **more)

    monkeypatch.setattr(rows, "due", failing)
    await note(db, "one")
    await eager.begun.wait()
    assert troubles == []


async def test_one_match_in_trouble_does_not_hold_the_others_up(
    db: Database, post: tuple[Post, Outbox, FakeClock]
) -> None:
    sender, box, _ = post
    sender.troubles = [TryLater("busy")]
    await wish(db, match_id=1)
    await wish(db, match_id=2)
    await box.settled()
    assert sorted(row.match_id for row in sender.tried) == [1, 2]
    assert [row.match_id for row in sender.sent] == [sender.tried[1].match_id]


async def test_a_wish_that_comes_while_the_thing_is_being_sent_is_not_lost(
    db: Database, post: tuple[Post, Outbox, FakeClock]
) -> None:
    sender, box, _ = post
    sender.gate = asyncio.Event()
    await wish(db)
    sending = asyncio.create_task(box.settled())
    await sender.begun.wait()
    await wish(db)
    sender.gate.set()
    await sending
    assert len(sender.sent) == 2
    assert await left(db) == 0


async def test_a_commit_wakes_the_outbox(db: Database, eager: Post) -> None:
    await note(db, "note")
    await eager.begun.wait()
    assert eager.kinds() == ["note"]


async def test_what_is_wished_when_a_worker_has_looked_for_the_last_time_is_sent(
    db: Database, eager: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_due, due, rounds, late = rows.first_due, rows.due, 0, ["second"]

    async def counted(*given: Any, **named: Any) -> list[int]:
        nonlocal rounds
        rounds += 1
        return await due(*given, **named)

    async def then_wished(*given: Any) -> Any:
        row = await first_due(*given)
        if row is None and late:
            await note(db, late.pop())
            before = rounds
            await until(lambda: rounds > before)  # the match has a worker, so it is passed over
        return row

    monkeypatch.setattr(rows, "due", counted)
    monkeypatch.setattr(rows, "first_due", then_wished)
    await note(db, "first")
    await until(lambda: eager.kinds() == ["first", "second"])


async def test_one_round_finds_a_worker_for_a_wish_and_the_next_one_waits(
    db: Database, eager: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    due, rounds = rows.due, 0

    async def counted(*given: Any, **named: Any) -> list[int]:
        nonlocal rounds
        rounds += 1
        return await due(*given, **named)

    monkeypatch.setattr(rows, "due", counted)
    await note(db, "note")
    await until(lambda: eager.kinds() == ["note"])
    while await left(db):
        pass
    for _ in range(20):
        await asyncio.sleep(0)
    assert rounds == 1


async def test_after_a_failure_it_is_known_when_to_try_again(
    db: Database, eager: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    next_time, known = rows.next_time, list[int | None]()

    async def noted(*given: Any) -> int | None:
        known.append(await next_time(*given))
        return known[-1]

    monkeypatch.setattr(rows, "next_time", noted)
    eager.troubles = [TryLater("busy")]
    await note(db, "note")
    await until(lambda: bool(known) and known[-1] is not None)


async def test_what_was_not_sent_before_a_stop_is_sent_after_the_next_start(db: Database) -> None:
    clock, first, second = FakeClock(), Post(), Post()
    first.gate = asyncio.Event()
    box = Outbox(db, clock)
    await note(db, "note")
    box.start(first)
    await first.begun.wait()
    await box.stop()
    assert await left(db) == 1
    again = Outbox(db, clock)
    again.start(second)
    await again.settled()
    await again.stop()
    assert [row.nonce for row in second.sent] == [row.nonce for row in first.tried]
    assert (await left(db), first.sent) == (0, [])


async def test_what_was_wished_by_a_clock_that_was_ahead_is_sent_after_a_restart(db: Database) -> None:
    ahead = FakeClock()
    ahead.advance(hours=30)
    await Outbox(db, ahead).wish(1, Show("desk", 0))
    sender, box = Post(), Outbox(db, FakeClock())
    await box.recover()
    box.start(sender)
    await box.settled()
    await box.stop()
    assert sender.kinds() == ["desk"]


async def test_a_wish_for_later_leaves_what_is_wished_for_now_as_it_is(
    db: Database, post: tuple[Post, Outbox, FakeClock]
) -> None:
    sender, box, _ = post
    await box.wish(1, Show("open-desk", 0))
    await box.wish(1, Show("open-desk", 0, again=True), within=360)
    await box.settled()
    assert [row.wish for row in sender.sent] == [Show("open-desk", 0)]
    assert await left(db) == 0


async def test_a_wish_for_now_takes_the_place_of_one_for_later(
    db: Database, post: tuple[Post, Outbox, FakeClock]
) -> None:
    sender, box, _ = post
    await box.wish(1, Show("open-desk", 0, again=True), within=360)
    await box.settled()
    assert not sender.tried
    await box.wish(1, Show("open-desk", 0))
    await box.settled()
    assert [row.wish for row in sender.sent] == [Show("open-desk", 0)]


async def test_what_waits_by_a_clock_that_was_ahead_is_not_waited_for_after_a_restart(db: Database) -> None:
    ahead = FakeClock()
    ahead.advance(hours=30)
    failing, box = Post(), Outbox(db, ahead)
    failing.troubles = [TryLater("busy")]
    with box.together():
        box.start(failing)
        await note(db, "note")
        await box.settled()
        await box.stop()
    sender, again = Post(), Outbox(db, FakeClock())
    await again.recover()
    again.start(sender)
    await again.settled()
    await again.stop()
    assert sender.kinds() == ["note"], "it was tried before, so being marked as tried does not hasten it"
