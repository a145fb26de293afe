"""The table panel: what everybody at the table sees."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.services.processes.pictures import Pictures
from bot.services.processes.right_of_way import Showing
from bot.services.table.played import last_decision
from bot.services.table.scene import Scene, SeatRow, Table
from bot.services.table.voting import is_sealed
from bot.ui.pages import answers, standing
from bot.ui.pages.arrangement import Tools, arranged, tools_alone
from bot.ui.press.custom_id import Press
from bot.ui.press.files import picture_file
from bot.ui.press.items import BLUE, GREEN, Page, Part, boxed, button, stacked, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words import grouping, recap, story
from bot.ui.words.catalogues import (
    clip,
    game_words,
    hooks,
    in_text,
    label,
    name_of,
    named,
    pictured,
    short,
    together,
    won,
    written,
)
from bot.ui.words.durations import pace_line
from bot.ui.words.lines import Told, bullets
from engine.core import match as record
from engine.core.game import View
from render.kit.parts import COURSE
from render.kit.words import Words
from render.orders import Mark, Which

TEXT = 1500


async def table_panel(
    reading: ReadingRoom, table: Scene, calls: Sequence[SeatRow] = (), showing: Showing | None = None
) -> Page:
    """The panel of a match as it stands, with its picture if that is there in time.

    calls: people whom the message calls, also those whom it has called before.
    showing: for whom it is; None for somebody with all the time.
    Raises Broken, NotYetDrawn.
    """
    async with reading.tables.drawing(table):
        showing = showing or Showing()
        words = game_words(table.row.language, table.game.key)
        aloud = named(words, table.seats)
        hook = hooks(table.game.key)
        view = table.view(None)
        told = told_to_all(table, aloud)
        files = await picture(reading.pictures, table, view, words, "board", showing, told.marks)
        calm = written(words, table.seats)
        until = [words("time-until", at=f"<t:{at}:f>") for at in _until(table)[:1]]
        progress = "" if view.outcome is not None else hook.progress(view, calm)
        small = [*until, *filter(None, (progress, pace_line(table, words, reading.clock.now())))]
        head = boxed(
            accent(table),
            f"### {hook.heading(view, calm)}",
            story_to_all(table, told, aloud),
            f"-# {' · '.join(small)}" if small else "",
        )
        asked = _answering_here(reading, table)
        box = boxed(accent(table), waiting(table, words, calls), *_public_answers(reading, table, asked, aloud, words))
        return stacked([head], files, box, words)


def without_buttons(panel: discord.ui.LayoutView, note: str) -> discord.ui.LayoutView:
    """A panel to look at, with a sentence on top."""
    for part in panel.children:
        if isinstance(part, discord.ui.Container):
            for row in [item for item in part.children if isinstance(item, discord.ui.ActionRow)]:
                part.remove_item(row)
    return view_of(note, *panel.children)


def accent(table: Table) -> int:
    """The colour of the messages of a match."""
    return hooks(table.game.key).accent


def may_undo(table: Scene, seat: int) -> bool:
    """Whether a seat may take its last decision back without asking anybody; in a lesson there is nobody to ask."""
    last = last_decision if table.row.lesson else record.undoable
    return table.row.status == "running" and last(table.live(), seat) is not None


def heading(table: Table, words: Words) -> str:
    """The name of the match."""
    return words("match-heading", title=table.game.title, number=str(table.row.id))


async def picture(
    pictures: Pictures,
    table: Table,
    view: View,
    words: Words,
    which: Which,
    showing: Showing,
    marks: tuple[Mark, ...] = (),
) -> list[discord.File]:
    """The parts of the board or the private picture of a view, as files with their alt texts, as `Pictures.draw` gives
    them; none while it follows. Raises NotYetDrawn.

    marks: what has changed, by the numbers of the lines that tell it.
    """
    return await picture_of(pictures, table.game.key, view, pictured(words, table.seats), which, showing, marks)


async def picture_of(
    pictures: Pictures,
    game: str,
    view: View,
    flat: Words,
    which: Which,
    showing: Showing,
    marks: tuple[Mark, ...] = (),
) -> list[discord.File]:
    """The same of a position that belongs to no match."""
    return [
        picture_file(f"{which}-{part.name}", part.png, alt_of(game, which, view, flat, part.name))
        for part in await pictures.draw(game, which, view, flat, showing, marks)
    ]


def alt_of(game: str, which: Which, view: View, flat: Words, part: str) -> str:
    """A part of a picture in words; the course of a match is told alike of every game."""
    if part == COURSE:
        return flat("alt-course")
    return (hooks(game).alt if which == "board" else hooks(game).private_alt)(view, flat, part)


def pinged(table: Scene) -> list[SeatRow]:
    """The people whom a new panel must call because no direct message reaches them.

    While choices are sealed they are called whether they have chosen or not: nobody may see who has.
    """
    found: list[SeatRow] = []
    seats = range(len(table.seats)) if is_sealed(table) else table.actors()
    for seat in seats:
        row = table.seats[seat]
        if row.account is not None and not table.reached_by_dm(row.account):
            found.append(row)
    return found


def waiting(table: Scene, words: Words, calls: Sequence[SeatRow]) -> str:
    if table.row.status == "ended":
        return words("waiting-ended")
    if table.row.status == "suspended":
        return words("waiting-suspended")
    view = table.view(None)
    if view.secret_waits:
        called = (in_text(row, (row.seat,)) for row in calls)
        return " · ".join([words("waiting-sealed", count=view.secret_waits), *called])
    actors, called = table.actors(), [row.seat for row in calls]
    if not actors:
        assert table.row.outcome is not None
        who = together([name_of(table.seats[seat]) for seat in table.row.outcome.winners], words)
        return won(table.row.outcome, who, words)
    return words("waiting", who=", ".join(in_text(table.seats[seat], called) for seat in actors))


def _until(table: Scene) -> list[int]:
    """Until when the match waits for each of the people asked; nobody learns who has not chosen in secret."""
    if is_sealed(table):
        return []
    return sorted(table.until[seat] for seat in table.actors() if seat in table.until)


def told_to_all(table: Scene, aloud: Words) -> Told:
    """What happened since the one who is asked has pressed last, for everybody; the newest if nobody is alone."""
    found, teller = story.turns(table, None), story.teller(table, None, aloud)
    seat = story.asked_alone(table)
    return recap.newest(found, teller) if seat is None else recap.from_last_press(found, seat, teller)


def story_to_all(table: Scene, told: Told, aloud: Words) -> str:
    """The same as a text, under a title if it is about one who is asked alone."""
    seat = story.asked_alone(table)
    if seat is None or not told.lines:
        return clip(bullets(told.lines), TEXT)
    pressed = grouping.last_press(story.turns(table, None), seat) is not None
    title = written(aloud, table.seats)("from-last-press" if pressed else "so-far", seat=seat)
    return clip(f"{title}\n{bullets(told.lines)}", TEXT)


def _answering_here(reading: ReadingRoom, table: Scene) -> int | None:
    """The one seat that is asked and may answer on the panel; None where several are, or who plays on a desk."""
    actors = table.actors()
    if len(actors) != 1:
        return None
    user_id = table.seats[actors[0]].user_id
    on_a_desk = reading.acted.within(("desk", "direct"), table.row, user_id, reading.clock.now())
    return None if on_a_desk else actors[0]


def _public_answers(reading: ReadingRoom, table: Scene, seat: int | None, aloud: Words, words: Words) -> Sequence[Part]:
    """The answers of the seat that answers here, if they tell nothing secret, and what stands beneath them."""
    if seat is None:
        return tools_alone(_controls(reading, table, words, answered=False))
    if table.seats[seat].kind == "computer":  # nobody can press for it
        return tools_alone(_controls(reading, table, words, answered=True))
    question, called = table.question(seat), short(words, table.seats)
    if not question.public:
        return tools_alone(_controls(reading, table, words, answered=False))
    laid = arranged(
        question,
        answers.at_table(table, seat, (), called),
        table.row.id,
        table.row.revision,
        called,
        more=standing.for_all(table, seat, words),
        tools=_controls(reading, table, words, answered=True),
    )
    still = [label(aloud, "still", line) for line in question.still_open]
    return [f"**{question_text(table, seat, aloud)}**", *laid.parts(still, words)]


def question_text(table: Table, seat: int, words: Words) -> str:
    """What a seat is asked."""
    return label(words, "question", table.question(seat).label)


def _controls(reading: ReadingRoom, table: Scene, words: Words, *, answered: bool) -> Tools:
    """What stands beneath the answers; without answers there *Play* leads to them."""
    match_id, revision = table.row.id, table.row.revision
    items = [button(words("button-hand"), Press("hand", match_id, revision))]
    if table.row.status == "running":
        if not answered:
            items.insert(0, button(words("button-play"), Press("play", match_id), BLUE))
        if _somebody_may_undo(table):
            items.append(button(words("button-undo"), Press("undo", match_id, revision)))
    if table.row.status == "suspended":
        items.insert(0, button(words("button-resume"), Press("resume", match_id), GREEN))
    items += reading.features.buttons("panel", table, None, words)
    items.append(button(words("button-more"), Press("more", match_id)))
    return Tools(items, reading.features.buttons("spare", table, None, words))


def _somebody_may_undo(table: Scene) -> bool:
    """Whether the last open decision may be taken back; while choices are sealed nothing tells who has chosen."""
    open_steps = [row for row in table.live() if not row.auto and not row.sealed]
    return bool(open_steps) and not is_sealed(table) and may_undo(table, open_steps[-1].seat)
