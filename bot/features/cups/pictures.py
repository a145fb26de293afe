"""The pictures of a cup as they are asked for: standings, a knock-out, the banner."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.features.cups import plans
from bot.features.cups.cup import Cup, Shown, Table
from bot.features.cups.rows import DivisionRow
from bot.ui.words.catalogues import clean
from engine import registry
from engine.cups import knockout, league
from engine.cups.knockout import Slot, Way
from engine.cups.model import Match
from engine.cups.points import most, sum_of
from engine.cups.standings import Line, Standing
from render.kit.words import Words
from render.orders import (
    Border,
    Bracket,
    BracketSeat,
    BracketTable,
    Cell,
    Column,
    CupBanner,
    CupRow,
    Season,
    Standings,
    Strip,
)

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MEDALS = 3


def letter(table: int) -> str:
    """What a table of a round is called, from 0."""
    return ALPHABET[table] if table < len(ALPHABET) else f"{ALPHABET[table // 26 - 1]}{ALPHABET[table % 26]}"


def name_in(cup: Cup, number: int, words: Words) -> str:
    """How somebody is called in a picture; who was forgotten is called nothing."""
    name = cup.people[number].name
    return clean(name) if name else words("cup-nameless")


def title(cup: Cup, words: Words) -> str:
    """What a cup is called: with its season, if it is not the first one."""
    name = clean(cup.row.name)
    return words("cup-title-season", name=name, season=cup.row.season) if cup.row.season > 1 else name


def date_text(at: int, words: Words) -> str:
    """A day in a picture, where Discord shows none in the reader's time."""
    day = datetime.fromtimestamp(at, UTC)
    return words("cup-day", day=day.day, month=day.month)


def banner(cup: Cup, words: Words) -> CupBanner:
    """What stands above the card."""
    game = registry.game(cup.row.game).title
    form = words(f"cup-form-{cup.row.form}")
    return CupBanner(title(cup, words), words("cup-banner", form=f"{form[:1].upper()}{form[1:]}", game=game))


def season(cup: Cup, shown: Sequence[Shown], words: Words) -> Season:
    """What stands above the card of a league once its season is over. shown: of each division."""
    begun, over = (date_text(at or 0, words) for at in (cup.row.round_at, cup.row.ended_at))
    people = sum(len(one.began) for one in cup.divisions)
    notes = (
        words("cup-bracket-game", game=registry.game(cup.row.game).title, count=people),
        words("cup-season-dates", begun=begun, over=over),
    )
    return Season(
        title(cup, words),
        notes,
        tuple(_strip(cup, one, found, words) for one, found in zip(cup.divisions, shown, strict=True)),
    )


def _strip(cup: Cup, division: DivisionRow, shown: Shown, words: Words) -> Strip:
    points = {one.person: str(one.points) for one in shown.order}
    first = shown.final[:MEDALS]
    return Strip(
        cup.row.game,
        words("cup-division", division=division.number),
        tuple((name_in(cup, one, words), points[one]) for one in first),
        (words("cup-not-given"), words("cup-not-given-why", count=len(first))),
    )


def picture(cup: Cup, division: DivisionRow, shown: Shown, words: Words) -> Standings | Bracket:
    """Who is where."""
    if shown.made is not None and shown.known is not None:
        return _bracket(cup, division, shown, shown.made, shown.known, words)
    return _standings(cup, division, shown.order, words)


def _standings(cup: Cup, division: DivisionRow, found: Sequence[Standing], words: Words) -> Standings:
    data, row = division.data, cup.row
    swiss = row.form == "swiss"
    columns, cells = _rounds(cup, division, found) if swiss else _matches(cup, division, found)
    seats, count = cup.size, len(found)
    there = [one.person for one in found if one.place]
    up, down = moving(cup, division, there)
    rows: list[CupRow] = []
    for number, standing in enumerate(found):
        moves = 0
        if standing.place:
            moves = (standing.person in up) - (standing.person in down)
        rows.append(
            CupRow(
                str(standing.place) if standing.place else "–",
                name_in(cup, standing.person, words),
                cells[number],
                str(standing.points),
                str(round(standing.rivals)) if swiss else "",
                moves,
                words("cup-left-short") if not standing.place else "",
            )
        )
    borders: list[Border] = []
    for people, after, way, to in ((up, len(up), "up", -1), (down, len(there) - len(down), "down", 1)):
        if people and after:
            key = f"cup-{'went' if row.state == 'over' else 'go'}-{way}"
            who = words.listing(name_in(cup, one, words) for one in people)
            borders.append(Border(after, words(key, who=who, count=len(people), division=division.number + to), -to))
    legend = [
        (Cell("place", place), str(sum_of(range(1, seats + 1), place - 1).total)) for place in range(1, seats + 1)
    ]
    if cup.running():
        legend.append((Cell("running"), words("cup-running")))
    if not swiss:
        legend.append((Cell(""), words("cup-not-there")))
    each = {sum(one in match.people for match in data.matches) for one in division.began}
    sizes = {len(match.people) for match in data.matches}
    full = row.form in ("mini", "league") and len(each) == len(sizes) == 1
    return Standings(
        title=division_title(cup, division, words),
        note=_note(cup, words),
        corner=(words("cup-rounds" if swiss else "cup-table" if row.seats > 2 else "cup-against"), ""),
        columns=columns,
        points=words("cup-points"),
        of=words("cup-points-of", most=most(sizes.pop()) * each.pop()) if full else "",
        rivals=words("cup-rivals") if swiss else "",
        rows=tuple(rows),
        borders=tuple(borders),
        legend=tuple(legend),
        verdict=_verdict(division, words) if swiss and count > 1 else "",
    )


def moving(cup: Cup, division: DivisionRow, there: Sequence[int]) -> tuple[Sequence[int], Sequence[int]]:
    """Who goes up, and who goes down, if it ends so. there: who is there, the first one first."""
    if cup.row.form != "league":
        return (), ()

    def count(high: DivisionRow, low: DivisionRow) -> int:
        return min(league.MOVE, len(high.began) // 2, len(low.began) // 2)

    at = division.number - 1
    up = count(cup.divisions[at - 1], division) if at else 0
    down = count(division, cup.divisions[at + 1]) if at + 1 < len(cup.divisions) else 0
    return there[:up], there[max(up, len(there) - down) :] if down else ()


def division_title(cup: Cup, division: DivisionRow, words: Words) -> str:
    """What the standings of a division are called, with the round where there are several."""
    if len(cup.divisions) > 1:
        return words("cup-picture-division", name=title(cup, words), division=division.number)
    rounds = plans.rounds_of(cup.row, len(division.began))
    if rounds > 1:
        return words("cup-picture-round", name=title(cup, words), round=cup.row.round, rounds=rounds)
    return title(cup, words)


def _note(cup: Cup, words: Words) -> str:
    game = registry.game(cup.row.game).title
    if cup.row.round_until is None:
        return words("cup-picture-over", game=game, size=cup.size)
    return words("cup-picture-note", game=game, size=cup.size, until=date_text(cup.row.round_until, words))


def _cell(line: Line | None, table: str = "") -> Cell:
    if line is None:
        return Cell("")
    if line.happened == "played":
        return Cell("place", line.place, table)
    if line.happened == "bye":
        return Cell("place", 1)
    return Cell(line.happened, 0, table)


def _letter(line: Line | None) -> str:
    return "" if line is None or line.table is None else letter(line.table)


def _rounds(
    cup: Cup, division: DivisionRow, found: Sequence[Standing]
) -> tuple[tuple[Column, ...], list[tuple[Cell, ...]]]:
    """A column a round; who has the same letter in one has met."""
    rounds = range(1, plans.rounds_of(cup.row, len(division.began)) + 1)
    cells: list[tuple[Cell, ...]] = []
    for standing in found:
        lines = {line.round: line for line in standing.lines}
        last = division.data.entrant(standing.person).left
        cells.append(
            tuple(_cell(lines.get(one), _letter(lines.get(one))) for one in rounds if last is None or one <= last)
        )
    over = cup.row.state != "running"
    return tuple(Column(str(one), now=not over and one == cup.row.round) for one in rounds), cells


def _matches(
    cup: Cup, division: DivisionRow, found: Sequence[Standing]
) -> tuple[tuple[Column, ...], list[tuple[Cell, ...]]]:
    """A column a match; where two sit at a table, one a rival: then there would be too many matches."""
    data = division.data
    by_table = {match.table: match for match in data.matches}
    lines = [{line.table: line for line in standing.lines} for standing in found]
    if cup.row.seats > 2:
        columns = [Column(letter(table), done=not match.running) for table, match in sorted(by_table.items())]
        return tuple(columns), [tuple(_cell(mine.get(table)) for table in sorted(by_table)) for mine in lines]
    met = {frozenset(match.people): match.table for match in data.matches}
    columns = [Column(str(standing.place) if standing.place else "–") for standing in found]
    cells = [
        tuple(
            _cell(mine.get(met.get(frozenset((standing.person, other.person)), -1))) if other != standing else Cell("")
            for other in found
        )
        for standing, mine in zip(found, lines, strict=True)
    ]
    return tuple(columns), cells


def _verdict(division: DivisionRow, words: Words) -> str:
    again = sum(count > 1 for count in division.data.meetings().values())
    return words("cup-met-twice", count=again)


def _bracket(
    cup: Cup, division: DivisionRow, shown: Shown, made: knockout.Bracket, known: knockout.Bracket, words: Words
) -> Bracket:
    row, data = cup.row, division.data
    stages: list[tuple[BracketTable, ...]] = []
    number = 0
    firsts: list[int] = []
    for stage, tables in enumerate(made.stages, 1):
        firsts.append(number)
        beside: list[BracketTable] = []
        for at, slots in enumerate(tables):
            match = next((one for one in data.matches if (one.round, one.table) == (stage, at)), None)
            final = stage == len(made.stages)
            feeds = 0
            if not final:
                feeds = next(
                    (to for to, seats in enumerate(made.stages[stage]) for slot in seats if _leads(slot, at)), 0
                )
            label = words("cup-final") if final else words("cup-table-of", table=letter(number))
            there, on = known.stages[stage - 1][at], shown.on.get((stage, at), ())
            seats = _seats(cup, on, stage, slots, there, match, words, firsts)
            beside.append(BracketTable(label, seats, "", match is not None and not match.running, feeds))
            number += 1
        stages.append(tuple(beside))
    first = next((one for one in cup.people.values() if one.place == 1), None)
    winner = words("cup-wins", who=name_in(cup, first.number, words), name=title(cup, words)) if first else ""
    until = (
        words("cup-stage-until", stage=row.round, until=date_text(row.round_until, words)) if row.round_until else ""
    )
    notes = (
        words("cup-bracket-game", game=registry.game(row.game).title, count=len(division.began)),
        words("cup-bracket-form", through=row.through),
    )
    return Bracket(title(cup, words), notes, tuple(stages), winner, words("cup-through", through=row.through), until)


def _leads(slot: Slot, table: int) -> bool:
    return isinstance(slot, Way) and slot.table == table


def _seats(
    cup: Cup,
    on: Sequence[int],
    stage: int,
    slots: Sequence[Slot],
    known: Sequence[Slot],
    match: Match | None,
    words: Words,
    firsts: Sequence[int],
) -> tuple[BracketSeat, ...]:
    """Who sits at a table of the bracket, the first one first once it has ended. on: who goes on from there."""
    if match is not None and not match.running and not match.void:
        order = sorted(range(len(match.people)), key=lambda seat: match.ranks[seat])
        return tuple(
            BracketSeat(
                name_in(cup, match.people[seat], words),
                place=match.ranks[seat],
                on=match.people[seat] in on,
                points=str(match.scores[seat]) if match.scores else "",
            )
            for seat in order
        )
    if match is not None:
        return tuple(
            BracketSeat(name_in(cup, one, words), seat if match.running else -1)
            for seat, one in enumerate(match.people)
        )
    found: list[BracketSeat] = []
    for slot, there in zip(slots, known, strict=True):
        if not isinstance(there, Way):
            found.append(BracketSeat(name_in(cup, there, words)))
        elif isinstance(slot, Way):
            source = letter(firsts[stage - 2] + slot.table)
            found.append(BracketSeat(words("cup-place-of", place=slot.place, table=source), known=False))
    return tuple(found)


def table_name(cup: Cup, found: Table, words: Words) -> str:
    """What a match is called in a cup: by a letter, since the table that it is played at has a number."""
    division, match = found
    before = sum(one.round < match.round for one in division.data.matches) if cup.row.form == "knockout" else 0
    return words("cup-table-of", table=letter(before + match.table))
