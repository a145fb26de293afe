"""The desk: what one seat sees and may do, in the thread (ephemeral) or in a direct message.

From above: what the reader just did, what the others did since, the picture, what is asked, the answers, what is still
open, the tools. When nothing is asked it says what the press brought, whom the match waits for, and where to go next.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec

from bot.services.match.preview import preview
from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Scene
from bot.services.telling.panels import TABLE
from bot.services.telling.wishes import Show
from bot.ui.pages import answers, standing
from bot.ui.pages.arrangement import Tools, arranged, tools_alone, with_advised
from bot.ui.pages.more import help_button
from bot.ui.pages.next_match import Next, next_button, next_match
from bot.ui.pages.table import accent, heading, may_undo, picture
from bot.ui.press.custom_id import Press
from bot.ui.press.items import BLUE, GREEN, RED, Item, Page, Part, boxed, button, stacked, view_of
from bot.ui.press.open_desks import Opened
from bot.ui.press.reading import ReadingRoom
from bot.ui.words import recap, story
from bot.ui.words.catalogues import (
    clip,
    emphasised,
    game_words,
    hooks,
    house_words,
    label,
    name_of,
    named,
    plain,
    short,
    together,
)
from bot.ui.words.lines import Told, bullets
from bot.ui.words.places import address, direct_address
from engine.core.action import Action
from engine.core.question import Answer, Question
from render.kit.words import Words

TEXT = 1500


async def desk(
    reading: ReadingRoom,
    table: Scene,
    seat: int,
    language: str,
    opened: Opened | None = None,
    *,
    here: bool = False,
    showing: Showing | None = None,
) -> Page:
    """The desk of a seat, and its picture if there is one and it is there in time.

    opened: what is open on it; None for nothing but its picture.
    here:   it is shown in the thread of its match, so it need not say which one it is.
    showing: for whom it is; None for somebody with all the time.
    Raises Broken, NotYetDrawn.
    """
    user_id = table.seats[seat].user_id
    async with reading.tables.drawing(table, seat):
        others = None if user_id is None else await next_match(reading, user_id, table.row.id)
        drawn = Desk(reading, table, seat, language, opened or Opened(0, look=True), others, here=here)
        return await drawn.draw(showing or Showing())


class Desk:
    """The desk of a seat, part by part: `desk` makes a message of them, the page on the web one of its own."""

    def __init__(
        self,
        reading: ReadingRoom,
        table: Scene,
        seat: int,
        language: str,
        opened: Opened,
        others: Next | None,
        *,
        here: bool,
    ) -> None:
        self.table, self.seat, self.here, self.sure, self.others = table, seat, here, opened.sure, others
        self.note = house_words(language)(opened.note) if opened.note else ""
        self.words = game_words(language, table.game.key)
        self.aloud, self.flat = named(self.words, table.seats), plain(self.words, table.seats)
        self.bold, self.short = emphasised(self.words, table.seats), short(self.words, table.seats)
        running = table.row.status == "running"
        self.asked = seat in table.actors()
        self.at_home = table.seats[seat].at_home
        self.question: Question | None = table.question(seat) if self.asked else None
        self.path = answers.opened(self.question, opened.path) if self.question is not None else ()
        self.elsewhere = self.asked and opened.elsewhere
        self.before = answers.back(self.question, self.path) if self.question is not None else None
        """Where *Back* leads; None if nobody has opened anything."""
        self.look = opened.look or self.asked or (running and hooks(table.game.key).lingers(table.view(seat)))
        self.preview = None
        if self.sure is not None and previewed(table, seat):
            self.preview = preview(table.game, table.state, seat, table.legal(seat)[self.sure])
        self.pictures, self.features = reading.pictures, reading.features
        self.told = table.once(("told", seat, self.asked, self.aloud), self._tell)

    async def draw(self, showing: Showing) -> Page:
        """The message and its picture, if there is one."""
        above = clip("\n".join(filter(None, (self.head(), *self.story()))), 2 * TEXT)
        files: Sequence[discord.File] = ()
        if self.look:
            view, marks = self.table.view(self.seat), self.told.marks
            if self.preview is not None:
                view, marks = self.preview.view, ()
            files = await picture(self.pictures, self.table, view, self.words, "private", showing, marks)
        guided = await self.features.guided(self.table, self.seat)
        showing.remarks = guided.known
        asked, named = tools_alone(self.tools()), list[str]()
        if self.elsewhere:
            go_on = button(self.words("button-play"), Press("play", self.table.row.id), BLUE)
            asked = [self.words("desk-elsewhere"), [go_on], *asked]
        elif self.question is not None:
            asked, named = self.ask(self.question, guided.advised)
        taught, below = list(guided.teaches(self.aloud)), list(guided.says(self.aloud, named))
        if self.table.row.status == "running":
            below += standing.given_ahead(self.table, self.seat, self.flat)
        below += asked
        if small := self.small():
            below.append(f"-# {small}")
        colour = accent(self.table)
        if self.look:
            amid = boxed(colour, *taught) if taught else ""
            return stacked([boxed(colour, above)], files, boxed(colour, *below), self.words, amid)
        return view_of(boxed(colour, above, *taught, *below)), files

    # --- words above the picture

    def _tell(self) -> Told:
        teller = story.teller(self.table, self.seat, self.aloud)
        amid = self.asked and not self.table.game.sealed(self.table.state)
        return recap.since(story.turns(self.table, self.seat), self.seat, teller, amid=amid)

    def head(self) -> str:
        """Whether the reader is asked, or how the match stands; which match it is, where that is not plain."""
        words, table = self.words, self.table
        name = ""
        if not self.at_home:
            name = heading(table, words)
        elif not self.here:
            name = words("desk-of", title=table.game.title, number=str(table.row.id), where=address(table.row))
        state = f"desk-{self._state()}"
        if self.question is not None:
            elsewhere = f"turn-{self.question.label.key}"
            state = elsewhere if elsewhere in words else "desk-your-turn"
        first = " · ".join(filter(None, (f"### {words(state)}", name)))
        return f"{first}\n**{self.note}**" if self.note else first

    def _state(self) -> str:
        table = self.table
        if table.row.status != "running":
            return table.row.status
        if table.game.sealed(table.state):
            return "sealed"
        return "played" if self.told.mine and not self.told.lines else "waits"

    def asking(self) -> str:
        """The question with the groups that were opened; empty if nothing is asked."""
        if self.question is None:
            return ""
        _, opened = answers.reachable(self.question, self.path)
        trail = [label(self.bold, "group", group) for group in opened] if self.before is not None else []
        return " › ".join([label(self.bold, "question", self.question.label), *trail])

    def story(self) -> list[str]:
        """What the reader just did, what happened since, and how it stands when nothing is asked."""
        words, told = self.words, self.told
        lines = [clip(told.mine, TEXT)]
        if told.lines:
            if self.asked:
                lines.append(words("since-then" if told.mine else "so-far"))
            lines.append(clip(bullets(told.lines), TEXT))
        if not self.asked:
            lines.append(self._standing())
        return [*lines, *self.features.desk_lines(self.table, self.seat, words)]

    def _standing(self) -> str:
        """How the match stands for somebody who is not asked."""
        table, words = self.table, self.aloud
        if table.row.status != "running":
            return ended(table, self.seat, words)
        if table.view(None).secret_waits:
            return words("desk-sealed-waits")  # without how many: others choose while this stands here
        return words("desk-waiting", who=together([name_of(table.seats[seat]) for seat in table.actors()], words))

    # --- below the picture

    def ask(self, question: Question, advised: Sequence[Action]) -> tuple[Sequence[Part], list[str]]:
        """The answers, what is still open, and the tools; and what the buttons of the `advised` answers say."""
        table = self.table
        match_id, revision = table.row.id, table.row.revision
        legal = table.legal(self.seat)
        if self.sure is not None:
            sure = next(answer for answer in question.legal() if answer.action == legal[self.sure])
            lines, text, style = self.confirming(sure)
            yes = button(text, Press(answers.DO, match_id, revision, str(self.sure)), style)
            no = button(self.words("button-back"), Press(answers.OPEN, match_id, revision))
            lines += [f"- {line}" for line in self.still_open(question)]
            return ["\n".join(lines), [no, yes], *tools_alone(self.tools())], []
        found = answers.at_table(table, self.seat, self.path, self.short)
        found = with_advised(found, question, legal, advised, self.short)
        if previewed(table, self.seat):
            found = [
                msgspec.structs.replace(one, verb=answers.SURE) if one.verb == answers.DO else one for one in found
            ]
        laid = arranged(
            question,
            found,
            match_id,
            revision,
            self.short,
            more=standing.at_once(table, self.seat, self.words),
            tools=self.tools(),
            taught=[str(list(legal).index(action)) for action in advised],
        )
        named = [laid.text_of(list(legal).index(action)) for action in advised]
        return [f"### {self.asking()}", *laid.parts(self.still_open(question), self.words)], [*filter(None, named)]

    def confirming(self, answer: Answer) -> tuple[list[str], str, discord.ButtonStyle]:
        """What is said before a choice counts, and the button with which it does."""
        lines: list[str] = []
        if self.preview is not None:
            lines.append(f"**{self.words('preview-heading', what=answers.whole(answer, 0, self.bold))}**")
            if self.preview.chance:
                lines.append(f"-# {self.words('preview-chance')}")
        if answer.confirm is None:
            return lines, self.words("button-do-it"), GREEN
        text = clip(label(self.short, "yes", answer.confirm), answers.LABEL_TEXT)
        return [*lines, f"**{label(self.bold, 'confirm', answer.confirm)}**"], text, RED

    def still_open(self, question: Question) -> list[str]:
        """What ending the turn would give up."""
        return [label(self.aloud, "still", line) for line in question.still_open]

    def tools(self) -> Tools:
        """What can be done besides answering; what would do nothing is absent."""
        table, words = self.table, self.words
        match_id, revision = table.row.id, table.row.revision
        items: list[Item] = []
        spare: list[Item] = []
        if self.before is not None and self.sure is None:
            there = Press(answers.OPEN, match_id, revision, answers.write_path(self.before))
            items.append(button(words("button-back"), there))
        if self.others is not None:
            # Whoever is asked is led there after the answer.
            (spare if self.asked else items).append(next_button(self.others, match_id, words, loud=not self.asked))
        if may_undo(table, self.seat):
            items.append(button(words("button-undo"), Press("undo", match_id, revision)))
        if not self.look and table.state is not None:
            items.append(button(words("button-show-table"), Press("hand", match_id)))
        if table.row.status == "running" and self.here and not self.asked:
            items.append(button(words("button-refresh"), Press("play", match_id)))
        stands = table.place_of(Show("result", TABLE if self.at_home else self.seat))
        if table.over and stands is not None:
            where = address(table.row, stands) if self.at_home else direct_address(stands)
            items.append(discord.ui.Button(label=words("button-result"), url=where))
        items += self.features.buttons("front", table, self.seat, words)
        items.append(button(words("button-more"), Press("more", match_id, 0, "desk")))
        spare += help_button(table, self.seat, words)
        spare += standing.plan_ahead(table, self.seat, words)
        spare += self.features.buttons("spare", table, self.seat, words)
        return Tools(items, spare)

    def small(self) -> str:
        """What else to know of the question, a note on a sealed choice, until when the match waits."""
        sentences: list[str] = []
        note = f"question-{self.question.label.key}-note" if self.question is not None else ""
        if self.question is not None and note in self.words:
            sentences.append(self.aloud.say(note, self.question.label.args))
        if self.question is not None and self.question.sealed:
            sentences.append(self.words("sealed-note"))
        parts = [" ".join(sentences)] if sentences else []
        if self.asked and self.seat in self.table.until:
            parts.append(self.words("time-until", at=f"<t:{self.table.until[self.seat]}:f>"))
        return " · ".join(parts)


def previewed(table: Scene, seat: int) -> bool:
    """Whether the person on a seat sees what is asked now before it counts."""
    user_id = table.seats[seat].user_id
    if user_id is None or not table.player(user_id).previews or seat not in table.actors():
        return False
    return table.question(seat).label.key in hooks(table.game.key).dear


def ended(table: Scene, seat: int, words: Words) -> str:
    """How a match that is not played any more ended for a seat."""
    outcome = table.row.outcome
    if outcome is None:
        return words(f"waiting-{table.row.status}")
    winners = [other for other, rank in enumerate(outcome.ranks) if rank == 1]
    who = together([name_of(table.seats[other]) for other in winners if other != seat], words)
    mine = {"rank": outcome.ranks[seat], "points": outcome.scores[seat], "players": len(table.seats)}
    if seat in winners:
        return words("ended-shared", who=who, **mine) if who else words("ended-won", **mine)
    return words("ended-other", who=who, best=outcome.scores[winners[0]], count=len(winners), **mine)
