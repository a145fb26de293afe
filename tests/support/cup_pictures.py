"""Pictures of cups as they are asked for."""

from __future__ import annotations

from typing import NamedTuple

from render.orders import (
    Border,
    Bracket,
    BracketSeat,
    BracketTable,
    Cell,
    Column,
    CupRow,
    Result,
    Season,
    Standings,
    Strip,
)

NAMES = ("Ana", "Bjørn Åkesson", "Chidera", "Dmitri", "Eun-ji", "Farah", "Goran", "Hanna", "Ibrahim", "Lucía")


class Said(NamedTuple):
    """The words of the pictures in a language."""

    round_: str
    rounds: str
    table: str
    left: str
    points: str
    of: str
    rivals: str
    note: str
    gone: str
    up: str
    down: str
    running: str
    absent: str
    verdict: str
    place: str
    final: str
    first: str
    wins: str
    through: str
    until: str
    season: str
    dates: str
    missing: tuple[str, str]


ENGLISH = Said(
    "round 4",
    "round",
    "table",
    "turns left",
    "points",
    "of 780",
    "rivals",
    "Order of the Gilded Compass, until 30 September",
    "left the cup",
    "two go up to division 1",
    "two go down to division 3",
    "running",
    "not at this table",
    "nobody has met twice",
    "place, then the table",
    "Final",
    "first of table {}",
    "{} wins the Harbour Cup",
    "places 1 and 2 go on",
    "stage 2 until 21 September",
    "Harbour League · season 2",
    "1 September to 30 November",
    ("not given", "two were left"),
)
GERMAN = Said(
    "Runde 4",
    "Runde",
    "Tisch",
    "Züge übrig",
    "Punkte",
    "von 780",
    "Gegner",
    "Order of the Gilded Compass, bis 30. September",
    "nicht mehr dabei",
    "zwei steigen in Liga 1 auf",
    "zwei steigen in Liga 3 ab",
    "läuft",
    "nicht an diesem Tisch",
    "niemand traf sich zweimal",
    "Platz, dann der Tisch",
    "Endspiel",
    "1. von Tisch {}",
    "{} gewinnt den Hafenpokal",
    "Platz 1 und 2 kommen weiter",
    "Stufe 2 bis 21. September",
    "Hafenliga · Saison 2",
    "1. September bis 30. November",
    ("nicht vergeben", "zwei blieben übrig"),
)
SAID = {"en": ENGLISH, "de": GERMAN}


def called(names: tuple[str, ...], number: int) -> str:
    """A name; the same ones come again."""
    return names[number % len(names)]


def division(names: tuple[str, ...] = NAMES, language: str = "en", people: int = 7) -> Standings:
    """A division some of whose matches run."""
    said = SAID[language]
    tables = [{(number + step) % people for step in (0, 1, 3)} for number in range(people)]
    results: tuple[Result, ...] = ("place", "place", "void", "place", "running", "place", "running")

    def cells(person: int) -> tuple[Cell, ...]:
        return tuple(
            Cell(results[at % 7] if person in table else "", 1 + sorted(table).index(person) if person in table else 0)
            for at, table in enumerate(tables)
        )

    rows = tuple(
        CupRow(str(at + 1), called(names, at), cells(at), str(485 - 60 * at % 400), moves=(at < 2) - (at >= people - 2))
        for at in range(people)
    )
    columns = tuple(
        Column(str(at + 1), "" if results[at % 7] == "place" else "11", results[at % 7] == "place")
        for at in range(people)
    )
    legend = tuple((Cell("place", at), worth) for at, worth in ((1, "195"), (2, "95"), (3, "55"), (4, "15")))
    return Standings(
        title="Spring league · division 2" if language == "en" else "Frühlingsliga · Liga 2",
        note=said.note,
        corner=(said.table, said.left),
        columns=columns,
        points=said.points,
        of=said.of,
        rivals="",
        rows=rows,
        borders=(Border(2, said.up, 1), Border(people - 2, said.down, -1)),
        legend=(*legend, (Cell("running"), said.running), (Cell(""), said.absent)),
    )


def swiss(names: tuple[str, ...] = NAMES, language: str = "en", people: int = 16, rounds: int = 5) -> Standings:
    """A cup in its last round but one; the last person has left."""
    said = SAID[language]
    rows: list[CupRow] = []
    for at in range(people):
        letter = chr(65 + at // 4 % 26)
        cells = [Cell("place", 1 + (at + number) % 5, letter) for number in range(rounds - 2)]
        gone = at == people - 1
        cells += [Cell("left", 0, letter)] if gone else [Cell("running", 0, letter), Cell("")]
        place = "–" if gone else str(at + 1)
        rows.append(
            CupRow(
                place,
                called(names, at),
                tuple(cells),
                str(max(0, 1286 - 31 * at)),
                str(120 - at),
                0,
                said.gone if gone else "",
            )
        )
    columns = tuple(Column(str(at + 1), now=at == rounds - 2) for at in range(rounds))
    return Standings(
        title="Lantern Cup · round 4 of 5" if language == "en" else "Laternenpokal · Runde 4 von 5",
        note=said.note,
        corner=(said.rounds, ""),
        columns=columns,
        points=said.points,
        of="",
        rivals=said.rivals,
        rows=tuple(rows),
        borders=(),
        legend=((Cell("place", 1), said.place), (Cell("running"), said.running)),
        verdict=said.verdict,
    )


def bracket(names: tuple[str, ...] = NAMES, language: str = "en", people: int = 16, size: int = 4) -> Bracket:
    """A knock-out whose first stage is almost over."""
    said = SAID[language]
    through = size // 2
    stages: list[tuple[BracketTable, ...]] = []
    count, number = people // size, 0
    while count:
        tables: list[BracketTable] = []
        for at in range(count):
            ended = not stages and at < count - 1
            seats = tuple(
                BracketSeat(
                    called(names, at * size + seat), -1, seat + 1, on=seat < through, points=str(115 - 7 * seat)
                )
                if ended
                else BracketSeat(called(names, at * size + seat), seat, points=str(9 + seat))
                if not stages
                else BracketSeat(said.first.format("M"), known=False)
                for seat in range(size)
            )
            label = said.final if count == 1 else f"{said.table.title()} {chr(65 + number % 26)}"
            note = said.round_ if not stages and not ended else ""
            tables.append(BracketTable(label, seats, note, ended, at * through // size))
            number += 1
        stages.append(tuple(tables))
        count = count * through // size
    return Bracket(
        title="Harbour Cup" if language == "en" else "Hafenpokal",
        notes=("Port Royal, 16", "knock-out, two go on" if language == "en" else "K.-o., zwei kommen weiter"),
        stages=tuple(stages),
        winner=said.wins.format(names[0]),
        through=said.through,
        until=said.until,
    )


def season(names: tuple[str, ...] = NAMES, language: str = "en") -> Season:
    """One of four divisions, the last of which has two medals."""
    said = SAID[language]
    strips = tuple(
        Strip(
            "yucata",
            f"Division {at + 1}",
            tuple((called(names, at + more), str(1148 - 30 * more)) for more in range(2 + (at != 3))),
            said.missing,
        )
        for at in range(4)
    )
    return Season(said.season, (said.note, said.dates), strips)
