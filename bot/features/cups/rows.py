"""The tables of cups; see the migration for the columns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Literal

import msgspec

from bot.db.deadlines import TIMEOUT
from bot.db.rows import columns, into, stored, text
from bot.db.transactions import Change, Reading
from bot.features.ratings.rows import StepRow
from engine.core.options import Options
from engine.core.outcome import Outcome
from engine.cups.model import Cup as Played

Form = Literal["mini", "league", "swiss", "knockout"]
State = Literal["gathering", "running", "over", "off"]
Where = Literal["in", "reserve", "playing", "out"]
Why = Literal["", "left", "time", "absent", "removed", "forgotten"]
Fact = int | str


class Plan(msgspec.Struct, frozen=True):
    """What a new cup is to be; see the migration for the columns."""

    name: str
    form: Form
    game: str
    pace: str
    size: int
    seats: int
    rounds: int
    through: int
    begins_by: int


class NewCup(Plan, frozen=True):
    """A cup before anybody has signed up."""

    guild_id: int
    channel_id: int
    options: Options
    language: str
    vacation: int
    director_id: int | None
    deputy_id: int | None
    seed: bytes
    state: State
    season: int
    follows: int | None
    created_at: int


class CupRow(NewCup, frozen=True):
    """A cup as a whole."""

    id: int
    round: int = 0
    round_at: int | None = None
    round_until: int | None = None
    ended_at: int | None = None

    def __repr__(self) -> str:
        # Never the seed.
        return f"CupRow(id={self.id}, form={self.form!r}, state={self.state!r}, round={self.round})"


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody in a cup."""

    number: int
    user_id: int | None
    name: str
    state: Where
    why: Why = ""
    place: int = 0


class MedalRow(msgspec.Struct, frozen=True):
    """One of the first three places of a cup that is over, or of a division of it."""

    cup_id: int
    place: int


class DivisionRow(msgspec.Struct, frozen=True):
    """What is paired and played among those who meet each other. began: who was there first, the strongest first."""

    id: int
    number: int
    began: tuple[int, ...]
    data: Played


class MatchLink(msgspec.Struct, frozen=True):
    """The match in which one of a cup is played. seats: whose result each seat is, 0 for nobody's."""

    match_id: int
    division: int
    round: int
    number: int
    seats: tuple[int, ...]


class OfferRow(msgspec.Struct, frozen=True):
    """A reserve is asked to play on for somebody. directed: by a director, whether that person has shown up or not."""

    id: int
    cup_id: int
    absent: int
    reserve: int
    until: int
    directed: bool = False


class LineRow(msgspec.Struct, frozen=True):
    """Something that was done. user_id: by whom, None where the bot did it."""

    at: int
    key: str
    facts: dict[str, Fact]
    user_id: int | None


class Stands(msgspec.Struct, frozen=True):
    """How a match of a cup stands. trouble: it is set aside."""

    match_id: int
    status: str
    outcome: Outcome | None
    trouble: int | None
    thread_id: int | None


class SitsRow(msgspec.Struct, frozen=True):
    """A seat of such a match. asked: the match waits for it.   late: its time is up.

    acted: its person has acted; so has whoever still sits at a match that was put away, for it came to its end.
    """

    match_id: int
    seat: int
    user_id: int | None
    left_by: int | None
    asked: bool
    late: bool
    acted: bool


class BarRow(msgspec.Struct, frozen=True):
    """How long somebody enters no cup of a server, and how often that was so."""

    times: int
    until: int


_CUP = columns(CupRow)
_LATE: Final = (
    "seat.since IS NOT NULL AND NOT EXISTS (SELECT 1 FROM deadline WHERE deadline.match_id = seat.match_id "
    f"AND deadline.kind = '{TIMEOUT}' AND deadline.about = seat.seat)"
)
"""In SQL: a match waits for a seat whose time is up, so that nothing is due of it any more."""


ON_BOARD: Final = (
    "SELECT group_concat(cup.id || '.' || cup.state || '.' || cup.round || '.' || coalesce(cup.round_until, "
    "cup.begins_by) || '.' || (SELECT count(*) FROM cup_person WHERE cup_id = cup.id AND state IN ('in', 'playing')) "
    "|| '.' || coalesce(card.message_id, 0)) FROM cup "
    "LEFT JOIN card ON card.kind = 'cup' AND card.about = cup.id AND card.person = 0 "
    "WHERE cup.guild_id = guild.guild_id AND cup.state IN ('gathering', 'running')"
)
"""In SQL: all that notice boards say of the cups of a server, `guild` there."""


async def get(db: Reading, cup_id: int) -> CupRow | None:
    """One cup."""
    return await db.row(CupRow, f"SELECT {_CUP} FROM cup WHERE id = ?", (cup_id,))


async def of_guild(db: Reading, guild_id: int, states: Collection[State], most: int) -> list[CupRow]:
    """The cups of a server in these states, the newest first."""
    return await db.readable(
        CupRow,
        f"SELECT {_CUP} FROM cup WHERE guild_id = ? AND state IN (SELECT value FROM json_each(?)) "
        "ORDER BY id DESC LIMIT ?",
        (guild_id, text(list(states)), most),
    )


async def of_person(db: Reading, user_id: int) -> list[CupRow]:
    """The cups in which somebody takes part, or waits to, and that are not over."""
    return await db.readable(
        CupRow,
        f"SELECT {columns(CupRow, 'cup')} FROM cup_person JOIN cup ON cup.id = cup_id WHERE user_id = ? "
        "AND cup.state IN ('gathering', 'running') ORDER BY cup.id DESC",
        (user_id,),
    )


async def won(db: Reading, user_id: int) -> int:
    """How many cups somebody has won."""
    return await db.value(
        "SELECT count(*) FROM cup_person JOIN cup ON cup.id = cup_id WHERE user_id = ? AND place = 1 "
        "AND cup.state = 'over'",
        (user_id,),
    )


async def medals(db: Reading, user_id: int, guild_id: int) -> list[MedalRow]:
    """Where somebody was among the first three on a server, the newest cup first."""
    return await db.rows(
        MedalRow,
        "SELECT cup.id AS cup_id, place FROM cup_person JOIN cup ON cup.id = cup_id WHERE user_id = ? "
        "AND cup.guild_id = ? AND cup.state = 'over' AND place BETWEEN 1 AND 3 ORDER BY cup.ended_at DESC, cup.id DESC",
        (user_id, guild_id),
    )


async def winners(db: Reading, cup_id: int) -> list[str]:
    """Who came first in a cup that is over, of each division."""
    sql = "SELECT name FROM cup_person WHERE cup_id = ? AND place = 1 ORDER BY number"
    return await db.column(sql, (cup_id,))


async def insert(tx: Change, new: NewCup) -> int:
    """The number of a new cup."""
    return await tx.inserted(f"INSERT INTO cup {into(NewCup)}", stored(new))


async def change(tx: Change, before: CupRow, after: CupRow) -> None:
    """Write what is different now; what belongs to people alone is changed with them only."""
    if before == after:
        return
    await tx.execute(
        "UPDATE cup SET options = ?, director_id = ?, deputy_id = ?, state = ?, begins_by = ?, round = ?, "
        "round_at = ?, round_until = ?, ended_at = ? WHERE id = ?",
        (
            *(text(after.options), after.director_id, after.deputy_id, after.state, after.begins_by, after.round),
            *(after.round_at, after.round_until, after.ended_at, after.id),
        ),
    )


# --- people


async def people(db: Reading, cup_id: int) -> list[PersonRow]:
    """Everybody, in the order in which they signed up."""
    sql = f"SELECT {columns(PersonRow)} FROM cup_person WHERE cup_id = ? ORDER BY number"
    return await db.rows(PersonRow, sql, (cup_id,))


async def add_person(tx: Change, cup_id: int, row: PersonRow) -> None:
    """Somebody signs up."""
    await tx.execute(f"INSERT INTO cup_person {into(PersonRow, 'cup_id')}", (cup_id, *stored(row)))


async def change_person(tx: Change, cup_id: int, row: PersonRow) -> None:
    """How somebody takes part; who that is does not change."""
    await tx.execute(
        "UPDATE cup_person SET state = ?, why = ?, place = ? WHERE cup_id = ? AND number = ?",
        (row.state, row.why, row.place, cup_id, row.number),
    )


async def remove_person(tx: Change, cup_id: int, number: int) -> None:
    """Somebody withdraws before it begins."""
    await tx.execute("DELETE FROM cup_person WHERE cup_id = ? AND number = ?", (cup_id, number))


# --- divisions and matches


async def divisions(db: Reading, cup_id: int) -> list[DivisionRow]:
    """The divisions, the highest one first."""
    sql = f"SELECT {columns(DivisionRow)} FROM cup_division WHERE cup_id = ? ORDER BY number"
    return await db.rows(DivisionRow, sql, (cup_id,))


async def cup_of_division(db: Reading, division_id: int) -> int | None:
    """The cup to which a division belongs."""
    return await db.value("SELECT cup_id FROM cup_division WHERE id = ?", (division_id,))


async def add_division(tx: Change, cup_id: int, number: int, began: Sequence[int], data: Played) -> int:
    """The number under which a new division is shown."""
    return await tx.inserted(
        "INSERT INTO cup_division (cup_id, number, began, data) VALUES (?, ?, ?, ?)",
        (cup_id, number, text(list(began)), text(data)),
    )


async def change_division(tx: Change, division_id: int, data: Played) -> None:
    """What has been paired and played there."""
    await tx.execute("UPDATE cup_division SET data = ? WHERE id = ?", (text(data), division_id))


async def links(db: Reading, cup_id: int) -> list[MatchLink]:
    """In which matches a cup is played."""
    sql = f"SELECT {columns(MatchLink)} FROM cup_match WHERE cup_id = ? ORDER BY division, round, number"
    return await db.rows(MatchLink, sql, (cup_id,))


async def cup_of(db: Reading, match_id: int) -> int | None:
    """The cup to which a match belongs."""
    return await db.value("SELECT cup_id FROM cup_match WHERE match_id = ?", (match_id,))


async def add_link(tx: Change, cup_id: int, link: MatchLink) -> None:
    """A match was opened."""
    await tx.execute(f"INSERT INTO cup_match {into(MatchLink, 'cup_id')}", (*(cup_id,), *stored(link)))


async def change_link(tx: Change, link: MatchLink) -> None:
    """Whose results its seats are."""
    await tx.execute("UPDATE cup_match SET seats = ? WHERE match_id = ?", (text(link.seats), link.match_id))


async def states_of(db: Reading, matches: Collection[int]) -> dict[int, Stands]:
    """How matches stand."""
    found = await db.rows(
        Stands,
        "SELECT id AS match_id, status, outcome, trouble, thread_id FROM match "
        "WHERE id IN (SELECT value FROM json_each(?))",
        (text(list(matches)),),
    )
    return {one.match_id: one for one in found}


async def who_sits(db: Reading, matches: Collection[int]) -> list[SitsRow]:
    """Who sits at matches."""
    return await db.rows(
        SitsRow,
        f"SELECT seat.match_id, seat.seat, seat.user_id, seat.left_by, "
        f"seat.since IS NOT NULL AS asked, {_LATE} AS late, "
        "EXISTS (SELECT 1 FROM action WHERE action.user_id = seat.user_id AND action.match_id = seat.match_id "
        "AND action.kind = 'act') OR match.put_away AND match.status = 'finished' AS acted FROM json_each(?) "
        "JOIN seat ON seat.match_id = value JOIN match ON match.id = seat.match_id",
        (text(list(matches)),),
    )


# --- reserves


async def offers(db: Reading, cup_id: int) -> list[OfferRow]:
    """Who is asked to play on for whom."""
    return await db.rows(OfferRow, f"SELECT {columns(OfferRow)} FROM cup_offer WHERE cup_id = ? ORDER BY id", (cup_id,))


async def offer(db: Reading, offer_id: int) -> OfferRow | None:
    """One of these questions; None once it is answered."""
    return await db.row(OfferRow, f"SELECT {columns(OfferRow)} FROM cup_offer WHERE id = ?", (offer_id,))


async def ask(tx: Change, new: OfferRow) -> int:
    """Ask a reserve; the number of the question."""
    return await tx.inserted(
        "INSERT INTO cup_offer (cup_id, absent, reserve, until, directed) VALUES (?, ?, ?, ?, ?)",
        (new.cup_id, new.absent, new.reserve, new.until, new.directed),
    )


async def answered(tx: Change, offer_id: int) -> None:
    """A question is over."""
    await tx.execute("DELETE FROM cup_offer WHERE id = ?", (offer_id,))


# --- what a director may look at


async def answers(db: Reading, cup_id: int) -> list[tuple[int, int, int]]:
    """Who has answered in which match of a cup in which minute, as far as the matches are not put away."""
    rows = await db.all(
        "SELECT DISTINCT action.user_id, action.match_id, action.at / 60 FROM cup_match "
        "CROSS JOIN action ON action.match_id = cup_match.match_id "
        "WHERE cup_id = ? AND action.kind = 'act' AND action.user_id IS NOT NULL",
        (cup_id,),
    )
    return [(user_id, match_id, minute) for user_id, match_id, minute in rows]


async def steps(db: Reading, cup: CupRow, since: int) -> list[StepRow]:
    """What the rated matches of a cup's game on its server that somebody of the cup has played since then have
    changed, for everybody."""
    return await db.rows(
        StepRow,
        f"SELECT {columns(StepRow)} FROM rating_step WHERE match_id IN (SELECT match.id FROM cup_person "
        "CROSS JOIN rating_step AS own ON own.user_id = cup_person.user_id CROSS JOIN match ON match.id = own.match_id "
        "WHERE cup_person.cup_id = ? AND match.guild_id = ? AND match.game = ? AND match.ended_at >= ?)",
        (cup.id, cup.guild_id, cup.game, since),
    )


# --- lines


async def add_line(tx: Change, cup_id: int, line: LineRow) -> None:
    """Something was done."""
    await tx.execute(f"INSERT INTO cup_line {into(LineRow, 'cup_id')}", (cup_id, *stored(line)))


async def lines(db: Reading, cup_id: int, most: int) -> list[LineRow]:
    """What was done last, the newest first."""
    sql = f"SELECT {columns(LineRow)} FROM cup_line WHERE cup_id = ? ORDER BY id DESC LIMIT ?"
    return await db.readable(LineRow, sql, (cup_id, most))


# --- who may enter


async def barred(db: Reading, guild_id: int, user_id: int) -> BarRow:
    """How long somebody may enter no cup of a server."""
    sql = f"SELECT {columns(BarRow)} FROM cup_bar WHERE guild_id = ? AND user_id = ?"
    return await db.row(BarRow, sql, (guild_id, user_id)) or BarRow(0, 0)


async def bar(tx: Change, guild_id: int, user_id: int, row: BarRow) -> None:
    """Keep somebody from entering."""
    await tx.execute(
        "INSERT OR REPLACE INTO cup_bar (guild_id, user_id, times, until) VALUES (?, ?, ?, ?)",
        (guild_id, user_id, row.times, row.until),
    )


async def experienced(db: Reading, guild_id: int, matches: int, most: int) -> int:
    """How many people of a server have so many rated matches of one game behind them, counted up to `most`."""
    return await db.value(
        "SELECT count(*) FROM (SELECT DISTINCT user_id FROM rating WHERE guild_id = ? AND matches >= ? LIMIT ?)",
        (guild_id, matches, most),
    )
