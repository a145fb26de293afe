"""The story of a match: the turns at which it turned, each in the sentences of the recap and with its picture."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.processes.right_of_way import Showing, Urgency
from bot.services.study.replay import Turn, views_at
from bot.services.study.reviews import Review
from bot.services.study.stories import TurningPoint, changes_of_lead, turning_points
from bot.services.table.scene import ActionRow, Table
from bot.ui.pages.judged import percent
from bot.ui.pages.review import chart
from bot.ui.pages.table import accent, heading
from bot.ui.press.custom_id import Press
from bot.ui.press.files import picture_file
from bot.ui.press.house import House
from bot.ui.press.items import GREEN, Page, Part, boxed, button, galleries, view_of
from bot.ui.words import recap
from bot.ui.words.catalogues import clip, game_words, hooks, name_of, named, neutral, plain, won
from bot.ui.words.durations import lasted
from bot.ui.words.grouping import groups
from bot.ui.words.lines import bullets
from bot.ui.words.recap import Teller
from bot.ui.words.strengths import pictured
from render import orders
from render.kit.words import Words

LINES = 5
"""So many sentences of a turn."""
TEXT = 800


async def story_page(
    house: House,
    table: Table,
    live: Sequence[ActionRow],
    found: Sequence[Turn],
    review: Review,
    language: str,
    *,
    post: bool = False,
) -> Page:
    """The story of a match; `found` are its public turns. post: whether with a button that posts it."""
    words = game_words(language, table.game.key)
    flat, aloud = plain(words, table.seats), named(words, table.seats)
    points = turning_points(review, found)
    head = f"## {words('story-heading')} · {heading(table, words)}\n{_ended(table, words)}"
    files = (await chart(house, table, found, review, _plates(points, flat), flat, "story", words("story-heading")))[:1]
    parts: list[Part] = [boxed(accent(table), head), *galleries(files)]
    views = await views_at(table, live, [found[point.turn].end for point in points], None)
    for number, (point, seen) in enumerate(zip(points, views, strict=True), 1):
        drawn = await house.pictures.draw(
            table.game.key, "board", seen, pictured(flat, table.seats), Showing(Urgency.REPLAY)
        )
        alt = hooks(table.game.key).alt(seen, flat, drawn[-1].name)
        file = picture_file(f"turn-{number}-{drawn[-1].name}", drawn[-1].png, alt)
        files.append(file)
        parts += [clip(_told(table, found[point.turn], number, point, aloud), TEXT), *galleries([file])]
    match_id = table.row.id
    ways = [
        button(words("button-review"), Press("review", match_id)),
        button(words("button-replay"), Press("replay", match_id)),
    ]
    if post:
        ways.insert(0, button(words("button-post-here"), Press("poststory", match_id), GREEN))
    close = f"{_close(review, found, points, words)}\n-# {words('story-note')}"
    return view_of(*parts, boxed(accent(table), close, ways)), files


def _ended(table: Table, words: Words) -> str:
    """Who has won, with how much and after how long."""
    outcome, row = table.row.outcome, table.row
    assert outcome is not None
    assert row.started_at is not None
    assert row.ended_at is not None
    who = words.listing(neutral(table.seats[seat].name) for seat in outcome.winners)
    return f"**{won(outcome, who, words)}** · {words('result-took', span=lasted(row.ended_at - row.started_at, words))}"


def _close(review: Review, found: Sequence[Turn], points: Sequence[TurningPoint], words: Words) -> str:
    """How often the lead changed; where nothing turned, that."""
    if not points:
        return words("story-none")
    return words("story-leads", count=changes_of_lead(review, found))


def _told(table: Table, turn: Turn, number: int, point: TurningPoint, words: Words) -> str:
    """A turn: who gained how much, in whose turn if it was another's, and what happened in sentences of the recap."""
    head = words(
        "story-turn",
        number=str(number),
        turn=point.turn,
        who=name_of(table.seats[point.seat]),
        before=percent(point.before),
        after=percent(point.after),
        how=point.how,
        mover="" if point.mover is None else name_of(table.seats[point.mover]),
    )
    told = recap.newest(groups(turn.rows, table.game.key, None), Teller(words, None))
    return f"### {head}\n{bullets(told.lines[-LINES:])}"


def _plates(points: Sequence[TurningPoint], flat: Words) -> list[orders.Plate]:
    """The turns that are told, as the chart marks them."""
    return [
        orders.Plate(
            point.seat,
            point.turn,
            flat("review-when", who=flat.player(point.seat), turn=point.turn),
            flat("story-gained", percent=percent(point.after - point.before)),
            flat("story-how", how=point.how, mover="" if point.mover is None else flat.player(point.mover)),
            fine=True,
            before=percent(point.before),
            after=percent(point.after),
        )
        for point in points
    ]
