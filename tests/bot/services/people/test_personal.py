"""Whoever is forgotten leaves nothing but a seat without a name, and what keeps the match fair."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot import features
from bot.features.apart.service import NotWithMe, Other
from bot.features.badges.service import Badges
from bot.features.comments.service import Comments
from bot.features.follow.service import Follows
from bot.features.hours.rows import HourRow, put
from bot.features.notes.service import Notes
from bot.features.ratings.service import Ratings
from bot.features.search.offer_rows import note, propose
from bot.features.search.service import Looking
from bot.features.templates.service import Templates
from bot.features.year.service import Years
from bot.services.errors import Broken, Refused
from bot.services.telling import cards
from bot.services.telling.panels import Stands
from bot.services.telling.wishes import Show
from bot.ui.press.house import House
from tests.support.looking import be_told
from tests.support.rows import columns_of, fill
from tests.support.tables import house_at, stored, user_of


async def forget(house: House, user_id: int) -> None:
    await house.people.personal.forget(user_id, lambda _: "Somebody")


async def offered_seat(house: House, seat: int) -> int:
    """The vote that offers a seat of match 1 to anybody."""
    return (await house.match.votes.ask(1, "replace", user_of(seat))).id


@pytest.mark.parametrize("steps", [0, 9])
async def test_whoever_was_forgotten_while_the_match_runs_takes_no_other_seat_there(tmp_path: Path, steps: int) -> None:
    """They have seen a hand of it."""
    async with house_at(tmp_path) as house:
        await stored(house, "port_royal", 3, steps)
        await forget(house, user_of(0))
        vote = await offered_seat(house, 1)
        with pytest.raises(Refused, match="sat-here-before"):
            await house.match.votes.cast(1, vote, user_of(0), "take", "Ana")
        await house.match.votes.cast(1, vote, 555, "take", "Zoe")
        rows = await house.tables.db.all("SELECT user_id FROM sat WHERE match_id = 1")
        assert user_of(0) not in {row["user_id"] for row in rows}, "the person's number is gone"
        assert (await house.tables.load(1)).seat_of(555) == 1


async def test_in_another_match_nobody_is_taken_for_whoever_was_forgotten(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        for _ in range(2):
            await stored(house, "port_royal", 3, 4)
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE match SET computer_secret = randomblob(16)")
        await forget(house, user_of(0))
        found = await house.tables.db.all("SELECT user_id FROM sat WHERE user_id < 0")
        assert len({row["user_id"] for row in found}) == 2, "no number follows a person from match to match"


async def test_nothing_stays_of_whoever_is_forgotten_in_a_match_that_is_over(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 2, 2000)
        await forget(house, user_of(0))
        rows = await house.tables.db.all("SELECT user_id FROM sat WHERE match_id = 1")
        assert [row["user_id"] for row in rows] == [user_of(1)]


async def remembered(house: House, user_id: int) -> list[str]:
    """The columns that hold this person's number."""
    db = house.tables.db
    tables = [row["name"] for row in await db.all("SELECT name FROM sqlite_master WHERE type = 'table'")]
    columns = [(table, row["name"]) for table in tables for row in await db.all(f"PRAGMA table_info({table})")]
    return [
        f"{table}.{column}"
        for table, column in columns
        if await db.one(f"SELECT 1 FROM {table} WHERE {column} = ?", (user_id,))
    ]


async def test_what_is_handed_out_has_all_that_stands_for_the_person(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        ana, match_id = user_of(0), (await stored(house, "yucata", 3, 4)).row.id
        await house.match.votes.ask(match_id, "end", ana)
        async with house.tables.db.write() as tx:
            await tx.execute("INSERT INTO standing (match_id, seat, about, answer) VALUES (1, 0, 'cards', '[1]')")
            await tx.execute("UPDATE seat SET left_by = ?, user_id = 77 WHERE match_id = 1 AND seat = 1", (ana,))
        await house.telling.panels.posted(
            (await house.tables.load(match_id)).row, Show("desk", 0), Stands(5, 6), user_id=ana
        )
        async with house.tables.db.write() as tx:
            await cards.show(tx, "asked", match_id, ana, 1)
        found = json.loads(await house.people.personal.export(ana))
        assert [one["kind"] for one in found["votes_asked"]] == ["end"]
        assert found["left"] == [{"match": 1, "seat": 1}]
        assert found["standing"] == [{"match": 1, "about": "cards", "answer": [1]}]
        assert [(one["kind"], one["message_id"]) for one in found["messages"]] == [("desk", 6), ("asked", 0)]


async def test_a_guest_is_not_told_which_server_it_was(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 4)
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE seat SET guest = 1 WHERE seat = 1")
        home, guest = [json.loads(await house.people.personal.export(user_of(seat)))["seats"][0] for seat in (0, 1)]
        assert (home["guild_id"], guest["guild_id"]) == (table.row.guild_id, None)


async def test_no_column_of_any_table_holds_whoever_is_forgotten(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        for steps in (0, 9, 2000):
            match_id = (await stored(house, "yucata", 3, steps, seed=2)).row.id
            await house[Ratings].count(match_id)
            await house[Badges].judge(match_id)
            await house[Notes].put(match_id, user_of(0), "Keep the spear.")
        others = (await stored(house, "yucata", 2, 3)).row.id
        async with house.tables.db.write() as tx:
            for table in ("seat", "action", "sat"):
                await tx.execute(
                    f"UPDATE {table} SET user_id = 500 WHERE match_id = ? AND user_id = ?", (others, user_of(0))
                )
        await house[Follows].begin(others, user_of(0))
        await house[Comments].seal(others, user_of(0), "Ana", "Ben wins this.", 1)
        assert json.loads(await house.people.personal.export(user_of(0)))["follows"] == [others]
        await house.people.preferences.change(user_of(0), zone="Europe/Berlin")
        await house[NotWithMe].keep(user_of(0), Other(user_of(1), "Ben"))
        await house[NotWithMe].keep(user_of(1), Other(user_of(0), "Ana"))
        await be_told(house, user_of(0), 9, a_day=3)
        for user in (user_of(0), user_of(1)):
            await house[Looking].searches.begin(
                user, 9, channel_id=8, name="Ana", games=["yucata"], paces=["daily"], sizes=[2], days=14
            )
        async with house.tables.db.write() as tx:
            await note(tx, match_id, user_of(0), 1, "told")
            await propose(tx, others, user_of(0), 1, 2)
            await put(tx, HourRow(match_id, 1, user_of(0), "UTC", "wait", weekly=False, state="over"))
        async with house.tables.db.write() as tx:
            await house[Years].note_told(tx, user_of(0), 2026)
        data = json.loads(await house.people.personal.export(user_of(0)))
        assert data["told_of_years"] == [2026]
        await house[Templates].keep(match_id, "Again", user_of(0))
        data = json.loads(await house.people.personal.export(user_of(0)))
        assert [one["match"] for one in data["hours_of_tables"]] == [match_id]
        assert [(one["name"], one["plan"]["game"]) for one in data["templates"]] == [("Again", "yucata")]
        held = await remembered(house, user_of(0))
        assert "year_told.user_id" in held
        assert {"rating.user_id", "rating_step.user_id", "note.user_id", "follow.user_id"} <= set(held)
        assert {"apart.user_id", "apart.other_id"} <= set(held)
        assert {"search.user_id", "offer.user_id"} <= set(held)
        assert "comment.user_id" in held
        assert {"seat.user_id", "action.user_id", "hour.user_id", "template.user_id"} <= set(held)
        await forget(house, user_of(0))
        assert await remembered(house, user_of(0)) == []


async def test_what_features_hold_that_are_left_out_is_handed_out_and_forgotten(tmp_path: Path) -> None:
    user_id = user_of(0)
    async with house_at(tmp_path) as house:
        match_id = (await stored(house, "yucata", 3, 2000)).row.id
        others = (await stored(house, "yucata", 2, 3)).row.id
        async with house.tables.db.write() as tx:
            for table in ("seat", "action", "sat"):
                sql = f"UPDATE {table} SET user_id = 500 WHERE match_id = ? AND user_id = ?"
                await tx.execute(sql, (others, user_id))
        await house[Notes].put(match_id, user_id, "Keep the spear.")
        await house[Follows].begin(others, user_id)
        await house[Comments].seal(others, user_id, "Ana", "Ben wins this.", 1)
        await house[Templates].keep(match_id, "Again", user_id)
        async with house.tables.db.write() as tx:
            await house[Years].note_told(tx, user_id, 2026)
        everything = await house.people.personal.export(user_id)
    async with house_at(tmp_path, without=tuple(features.everything())) as house:
        assert house.features.all == ()
        assert json.loads(await house.people.personal.export(user_id)) == json.loads(everything)
        await forget(house, user_id)
        assert await remembered(house, user_id) == []


PEOPLE = ("user_id", "other_id", "kept_by", "left_by", "asked_by", "for_user")
"""The columns that hold the number of a person, besides those that say who has opened a table."""
OF_A_MATCH = {"seat.user_id", "action.user_id", "sat.user_id"}
"""What a match that was played says of its people."""
OF_OTHERS = {"apart.other_id"}
"""What is not handed out: what others have chosen."""


async def test_whatever_table_knows_a_person_hands_it_out_and_forgets_it(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        match_id, user_id = (await stored(house, "yucata", 2, 2000)).row.id, user_of(0)
        personal, kept_back = house.people.personal, set[str]()
        with closing(sqlite3.connect(house.tables.db.path)) as db:
            fill(db, "vote", 1, {})
            fill(db, "position", 1, {"id": 1})
            before = await personal.export(user_id)
            for number, (table, column) in enumerate(columns_of(db), start=10**6):
                if column not in PEOPLE or f"{table}.{column}" in OF_A_MATCH:
                    continue
                fill(db, table, number, {"match_id": match_id, "vote_id": 1, "position_id": 1, column: user_id})
                after = await personal.export(user_id)
                if after == before:
                    kept_back.add(f"{table}.{column}")
                before = after
            db.execute("UPDATE seat SET home = 'Ana', guest = 1 WHERE user_id = ?", (user_id,))
            db.commit()
        assert kept_back == OF_OTHERS
        await forget(house, user_id)
        seat = (await house.tables.seats_of(match_id))[0]
        assert (seat.name, seat.home, seat.guest) == ("Somebody", "", False)
        assert set(await remembered(house, user_id)) <= {"outbox.subject", "bar.user_id"}, (
            "what is owed goes when it is sent, and who is barred stays so until then"
        )


async def test_what_matches_have_changed_and_brought_is_handed_out(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        match_id = (await stored(house, "yucata", 3, 2000)).row.id
        await house[Ratings].count(match_id)
        async with house.tables.db.write() as tx:
            await tx.execute("INSERT INTO badge VALUES (?, 0, 'echo')", (match_id,))
        await house[Notes].put(match_id, user_of(0), "Keep the spear.")
        data = json.loads(await house.people.personal.export(user_of(0)))
        assert [step["match"] for step in data["rating_steps"]] == [match_id]
        assert data["notes"] == [{"match": match_id, "text": "Keep the spear."}]
        assert data["badges"] == [{"match": match_id, "badge": "echo"}]


async def other_rules(house: House) -> None:
    """Match 1 was begun with other rules than those of this program."""
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE match SET rules_version = 99 WHERE id = 1")


async def set_aside(house: House) -> None:
    """Match 1 is set aside."""
    await house.trouble.set_aside(Broken(1, "view"))


async def unreadable(house: House) -> None:
    """Match 1 cannot be loaded, which nobody has noticed."""
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE snapshot SET state = 'no JSON' WHERE match_id = 1")
        await tx.execute("UPDATE action SET action = '[]' WHERE match_id = 1")


@pytest.mark.parametrize("people", [1, 3])
@pytest.mark.parametrize("make", [other_rules, set_aside, unreadable])
async def test_somebody_at_a_match_that_cannot_be_played_is_forgotten(
    tmp_path: Path, make: Callable[[House], Awaitable[None]], people: int
) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 3, 9, computers=3 - people)
        await house.people.preferences.change(user_of(0), zone="Europe/Berlin")
        async with house.tables.db.write() as tx:
            await tx.execute("INSERT INTO standing (match_id, seat, about, answer) VALUES (1, 0, 'x', '{}')")
        await make(house)
        await forget(house, user_of(0))
        assert await remembered(house, user_of(0)) == []
        match = await house.tables.glance(1)
        assert match.row.status == ("running" if people > 1 else "ended"), "it ends with its last person"
        assert [row.kind for row in match.seats] == ["computer"] + ["person" if people > 1 else "computer"] * 2
        assert not await house.tables.db.has("SELECT 1 FROM standing"), "what was told the bot goes too"


async def test_it_is_not_kept_in_whose_direct_messages_votes_and_results_stood(tmp_path: Path) -> None:
    """Guests get them there, and everybody whose channel is gone."""
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 3, 9)
        panels: list[Show] = [Show("table", 0), Show("result", 0), Show("vote", 0, 1), Show("desk", 0)]
        for panel in panels:
            await house.telling.panels.posted(table.row, panel, Stands(8, 7), user_id=user_of(0))
        await forget(house, user_of(0))
        assert await remembered(house, user_of(0)) == ["panel.user_id"]
        (left,) = await house.tables.db.all("SELECT kind FROM panel")
        assert left["kind"] == "desk", "it is noted until it has disappeared"
