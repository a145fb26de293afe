"""The final assignment: a desk at a window over the town, a card for each map; missions and who is idle last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.games.gilded_compass.assignment.holding import MAP_PLACE, MISSION_PLACE
from engine.games.gilded_compass.assignment.worth import place_gold
from engine.games.gilded_compass.view import CompassView, Worked
from render.games.gilded_compass import camps, dice, layout, own, rivals, scenery, theme, tiles
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.marks import coin, dashed, medal
from render.kit import fonts, text
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.parts import MAIN
from render.kit.sheet import PART, Sheet
from render.kit.words import Words

_TOP: Final = 148
_GAP: Final = 14
_PLACES: Final = {place.id: place for place in (*MAP_PLACE, *MISSION_PLACE)}


class Job(NamedTuple):
    """A map with its number, who works there, and its gold: of the map, and of each of its people."""

    number: int
    camp: own.Camp
    map_gold: int
    people_gold: tuple[int, ...]
    doubled: bool
    said: str


class Plan(NamedTuple):
    """How the cards stand: columns, height of a card, sizes of a map and of a person, height of the sum."""

    columns: int
    high: float
    map: tuple[float, float]
    person: tuple[float, float]
    foot: float


_FIRST: Final = (
    Plan(2, 284, (140, 200), (128, 126), 66),
    Plan(3, 188, (88, 112), (84, 100), 56),
    Plan(4, 188, (80, 112), (64, 96), 54),
    Plan(5, 188, (66, 108), (54, 92), 50),
)
"""The cards of the first part: the first that leave few enough for the second."""
_PLANS: Final = (
    Plan(2, 290, (140, 200), (128, 132), 66),
    Plan(3, 240, (100, 160), (90, 110), 58),
    Plan(4, 196, (80, 120), (64, 96), 54),
    Plan(5, 150, (62, 90), (50, 78), 48),
)
"""The cards of the second part: the first that have room."""


def sheet(view: CompassView, words: Words) -> Sheet:
    """What the reader assigns, as it stands: the first maps, then the others with missions and who is idle."""
    assert view.reader is not None
    assert view.sheet is not None
    jobs = tuple(_job(number, worked, words) for number, worked in enumerate(view.assignment, 1) if worked.map)
    idle = tuple(who for worked in view.assignment if worked.map is None for who, _ in worked.people)
    missions = camps.missions_of(view, words)
    extra = _extra(view, words, idle)

    def left(first: Plan) -> tuple[Job, ...]:
        return jobs[first.columns * int((PART - _TOP - 10) // (first.high + _GAP)) :]

    def early(first: Plan) -> bool:
        """Whether who is left over has room below the first maps."""
        lines = -(-(len(jobs) - len(left(first))) // first.columns)
        return own.chips_height(extra) <= PART - _TOP - 6 - lines * (first.high + _GAP) - _GAP

    def high(first: Plan, second: Plan, short: bool) -> float:
        cards = -(-len(left(first)) // second.columns) * (second.high + _GAP)
        idle = 0 if early(first) else own.chips_height(extra)
        return 3 * _GAP + cards + own.missions_height(len(missions), short) + idle + rivals.HIGH

    # Small cards only where nothing else helps.
    rooms = ((PART, 3, False), (layout.TALLEST, 3, False), (layout.TALLEST, len(_PLANS), True))
    fitting = (
        (first, second, short)
        for first in _FIRST
        for room, plans, short in rooms
        for second in _PLANS[:plans]
        if high(first, second, short) <= room
    )
    first, second, short = next(fitting, (_FIRST[-1], _PLANS[-1], True))
    tall = max(PART, min(layout.TALLEST, round(high(first, second, short))))
    made = Sheet(WIDTH, PART + tall, theme.WOOD, theme.COLOURS)
    made.cut(PART, "rest")
    made.decides(MAIN)
    made.keep(Box(0, 0, WIDTH, _TOP), scenery.window, ground=theme.DUSK)
    made.keep(Box(0, _TOP, WIDTH, PART - _TOP), scenery.desk, ground=theme.WOOD)
    made.keep(Box(0, PART, WIDTH, tall), scenery.desk, ground=theme.WOOD)
    said = words("your-accepted" if view.accepted else "your-assign")
    note = words("waits-for-others") if view.accepted else words("assign-hint")
    made.keep(Box(0, 0, WIDTH, _TOP - 8), heading, view.reader, said, note, view.sheet.gold)
    others = left(first)
    _lay(made, jobs[: len(jobs) - len(others)], first, _TOP + 6)
    _lay(made, others, second, PART + _GAP)
    told, wanted = own.chips_height(extra), own.missions_height(len(missions), short)
    y = PART + _GAP + -(-len(others) // second.columns) * (second.high + _GAP)
    if wanted:
        place = Box(layout.MARGIN, y, layout.WIDE, wanted)
        made.keep(place, own.missions, missions, short, ground=theme.WOOD)
        y += wanted
    place = Box(layout.MARGIN, PART - _GAP - told if early(first) else y, layout.WIDE, told)
    made.keep(place, own.secrets, extra, ground=theme.WOOD)
    for chip, where in own.chip_places(place, extra):
        if chip.kind in ("person", "item"):
            made.area(f"{chip.kind}-{chip.tile}", where)
    rivals.draw(made, view, words, PART + tall - _GAP - rivals.HIGH)
    return made


def _lay(made: Sheet, jobs: Sequence[Job], plan: Plan, top: float) -> None:
    """The cards of a part, row by row from a height."""
    wide = (layout.WIDE - _GAP * (plan.columns - 1)) / plan.columns
    for at, job in enumerate(jobs):
        x = layout.MARGIN + at % plan.columns * (wide + _GAP)
        y = top + at // plan.columns * (plan.high + _GAP)
        made.keep(Box(x, y, wide + 6, plan.high + 8), card, job, plan)
        for (who, _), place in zip(job.camp.people, _standing(Box(0, 0, wide, plan.high), job, plan), strict=False):
            made.area(f"person-{who}", place.moved(x, y))


def _job(number: int, worked: Worked, words: Words) -> Job:
    assert worked.map is not None
    place = _PLACES[worked.map]
    equipped = sum(bool(item) for _, item in worked.people)
    gold = place_gold(place, len(worked.people), equipped)
    each = tuple(int(who[-1]) * (2 if item else 1) for who, item in worked.people)
    if each:
        said = words("job-sum", map=gold, people=" + ".join(map(str, each)))
    else:
        said = words("job-empty", map=gold, greater=place.greater)
    return Job(number, camps.camp_of(worked), gold, each, equipped >= 2, said)


def _extra(view: CompassView, words: Words, idle: tuple[str, ...]) -> tuple[own.Chip, ...]:
    """Who is left over, items that nobody has, tokens."""
    assert view.reader is not None
    found: list[own.Chip] = []
    if idle:
        found.append(own.Chip("word", words("left-over"), 1, 0, False))
        found += [own.Chip("person", who, 1, 0, False) for who in idle]
    items = list(camps.secrets_of(view).items)
    for worked in view.assignment:
        for _, item in worked.people:
            if item:
                items.remove(item)
    if items:
        found.append(own.Chip("word", words("idle-items"), 1, 0, False))
        found += [own.Chip("item", item, 1, 0, False) for item in items]
    tokens = view.players[view.reader].tokens
    gold = dict(view.sheet.lines)["tokens"] if view.sheet is not None else 0
    found += [own.Chip("word", words("tokens-gold", tokens=tokens, gold=gold), 1, 0, False)]
    return tuple(found)


def heading(canvas: Canvas, box: Box, seat: int, said: str, note: str, gold: int) -> None:
    """What is asked, and what it all comes to."""
    plate = Box(950, 14, 234, 116)
    canvas.rect(plate, theme.NIGHT, 18, theme.GOLD, 4)
    coin(canvas, 1008, plate.cy, 38)
    canvas.text(Box(1056, plate.y, 118, plate.h), str(gold), 84, fonts.BOLD, theme.GOLD_LIGHT)
    dice.token(canvas, seat, 60, 46, 60)
    canvas.text(Box(106, 8, 830, 68), said, 52, fonts.BOLD, theme.LIGHT, smallest=32)
    place = Box(106, 78, 830, 54)
    canvas.text(place, note, 38, fonts.SEMIBOLD, theme.LIGHT, smallest=28, outline=theme.NIGHT, outline_width=4)


def card(canvas: Canvas, box: Box, job: Job, plan: Plan) -> None:
    """A map with its slots, items below its people, and the sum."""
    paper = Box(0, 0, box.w - 6, plan.high)
    canvas.rect(paper.moved(4, 6), "#00000050", 14)
    canvas.rect(paper, theme.PAPER, 14)
    places = job.camp.places
    for at, place in enumerate(places[:2]):
        part = paper.h / len(places[:2])
        canvas.rect(Box(0, at * part, 16 if plan.columns < 4 else 8, part), theme.PLACES[place].fill, 7)
    assert job.camp.map is not None
    ground = _ground(plan)
    tiles.ancient_map(canvas, ground, job.camp.map)
    if job.doubled:
        _doubled(canvas, ground.right - 26, ground.y + 12)
    _people(canvas, paper, job, plan)
    _sum(canvas, Box(ground.x, paper.h - plan.foot, paper.w - ground.x - 10, plan.foot), job, plan)


def _ground(plan: Plan) -> Box:
    """Where the map lies on its paper."""
    return Box(26, 14, *plan.map) if plan.columns < 4 else Box(13, 8, *plan.map)


def _standing(paper: Box, job: Job, plan: Plan) -> list[Box]:
    """Where the people of a map stand on its paper, then those who are missing."""
    ground = _ground(plan)
    room = paper.w - ground.right - 22
    count = len(job.camp.people) + len(job.camp.missing)
    wide = min(room / max(2, count) - 6, 182 if plan.columns == 2 and count < 3 else plan.person[0] * 1.5)
    return [Box(ground.right + 12 + at * (wide + 6), ground.y, wide, plan.person[1]) for at in range(count)]


def _doubled(canvas: Canvas, x: float, y: float) -> None:
    canvas.rect(Box(x - 28, y - 18, 58, 38), theme.GOLD, 19, theme.GOLD_DARK, 3)
    canvas.number(x + 1, y + 1, "×2", 28, fill=theme.INK)


def _people(canvas: Canvas, paper: Box, job: Job, plan: Plan) -> None:
    people, roomy = job.camp.people, plan.columns == 2
    places = _standing(paper, job, plan)
    for (who, item), place in zip(people, places, strict=False):
        tiles.specialist(canvas, place, who)
        under = Box(place.x, place.bottom + 8, place.w, 42)
        if item and roomy:
            tiles.item(canvas, under, item)
            canvas.number(under.cx - (4 if place.w > 140 else 0), under.cy, "×2", 32, fill="#4a2f05")
        elif item:
            _doubled(canvas, place.right - 24, place.y + 12)
        elif roomy:
            dashed(canvas, under, 21, "#b9a67c")
            glyph(canvas, tiles.trade_of(who), under.cx, under.cy, 26, "#b9a67c")
    for trade, place in zip(job.camp.missing, places[len(people) :], strict=True):
        tiles.slot(canvas, place, trade, job.camp.places[:2])


def _sum(canvas: Canvas, box: Box, job: Job, plan: Plan) -> None:
    canvas.rect(Box(box.x, box.y, box.w, 2.5), "#dccdab")
    total = str(job.map_gold + sum(job.people_gold))
    size = 56 if plan.columns == 2 else 44
    wide = text.width(total, text.Style(size, fonts.BOLD))
    canvas.text(Box(box.right - wide - 6, box.y + 4, wide + 4, box.h - 6), total, size, fonts.BOLD, theme.INK)
    coin(canvas, box.right - wide - 28, box.cy + 1, 19)
    radius = 22
    medal(canvas, box.x + radius, box.cy + 2, radius, job.number)
    room = Box(box.x + 2 * radius + 10, box.y + 4, box.w - wide - 62 - 2 * radius, box.h - 6)
    if plan.columns == 2:
        canvas.text(room, job.said, 36, fill=theme.MUTED, smallest=28)
    elif plan.columns < 4:
        letters = "+".join(map(str, (job.map_gold, *job.people_gold)))
        canvas.text(room, letters, 34, fill=theme.MUTED, smallest=28)
