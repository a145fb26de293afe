"""A table as whoever sits there sees it: what has happened, the own picture, what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.services.table.scene import Scene, Table
from bot.ui.pages import answers, standing
from bot.ui.pages.desk import Desk, previewed
from bot.ui.pages.lists import seated
from bot.ui.pages.next_match import Next, next_match
from bot.ui.pages.table import accent, alt_of, heading
from bot.ui.pages.vote import vote_card
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Guided
from bot.ui.press.items import PICK, Item, Part
from bot.ui.press.open_desks import Opened
from bot.ui.words.catalogues import game_words, name_of, pictured, plain
from bot.web.asked import PageReply
from bot.web.bar import Bar, Choice
from bot.web.components import Page, verb_of
from bot.web.frame import AGAIN_SECONDS, Body
from bot.web.html import Html, h
from bot.web.past import foot, picture_part, ways
from bot.web.reader import BOARD, Reader, Web, texts_of
from bot.web.tapping import tapping
from engine.core.game import View
from render.kit.geometry import Box
from render.kit.parts import Mark
from render.orders import PartFile

_ON_THE_PAGE = {BOARD, "play", "next", "replay"}
"""The verbs of tools of the desk that stand here in another way, or lead to where the reader is."""


@dataclass(frozen=True)
class Answer:
    """What a press has brought, to be shown once: the handler's answer; or the key of a sentence."""

    reply: PageReply | None = None
    note: str = ""


async def seat_page(web: Web, reader: Reader, table: Scene, seat: int, choice: Choice, answer: Answer) -> Body:
    """The page of somebody who sits at a match that has begun."""
    return await _Seat(web, reader, table, seat, choice, answer).draw()


class _Seat:
    """The page of a seat, part by part."""

    def __init__(self, web: Web, reader: Reader, table: Scene, seat: int, choice: Choice, answer: Answer) -> None:
        self.web, self.house, self.reader, self.table, self.seat = web, web.house, reader, table, seat
        self.choice, self.answer = choice, answer
        self.words = game_words(reader.language, table.game.key)
        self.here = f"/m/{table.row.id}"
        self.late = False
        self.looks: Sequence[Item] = ()
        """What features add among what everybody may look at."""

    async def draw(self) -> Body:
        """The whole page of a seat."""
        table, house, reply = self.table, self.house, self.answer.reply
        assert self.reader.visitor is not None
        others = await next_match(house, self.reader.visitor.user_id, table.row.id)
        desk = self.desk(others)
        guided = await house.features.guided(table, self.seat)
        self.looks = await house.features.ways("looks", table, self.reader.visitor.user_id, self.words)
        votes = [
            (await vote_card(house, table, vote, calls=False))[0]
            for vote in await house.match.votes.open_at(table.row.id)
        ]
        shown = [*votes, *([reply.view] if reply is not None and reply.view is not None else [])]
        texts = [desk.told.mine, *desk.told.lines, *(text for view in shown for text in texts_of(view))]
        files = reply.files if reply is not None else ()
        page = await self.web.page(self.reader, self.words, table.game.key, self.here, texts, files)
        parts = await self.picture(table.view(self.seat), desk.told.marks, tapped=bool(self.choice.place))
        bar, view = None, table.view(self.seat)
        if desk.question is not None:
            found = tapping(table.game.key, view, desk.question, "private", parts, desk.short)
            bar = Bar(desk, found, self.choice, page, guided.advised)
            if bar.sure is not None and previewed(table, self.seat):
                desk = self.desk(others, sure=bar.sure)
                assert desk.question is not None
                assert desk.preview is not None
                view = desk.preview.view
                found = tapping(table.game.key, view, desk.question, "private", (), desk.short)  # nothing to tap
                bar = Bar(desk, found, Choice(self.choice.revision, "", bar.sure), page, guided.advised)
                parts = await self.picture(view, ())
        board, boxes = self._board(page, parts, view, bar)
        main = [
            self._notes(page),
            self._sheet(page),
            h(
                "div",
                h("div", self._above(desk, page), board, class_="left"),
                self._side(desk, bar, votes, guided, page, others),
                class_="table",
            ),
        ]
        quiet = reply is None and (bar is None or not bar.chooses)
        return Body(
            title=heading(table, self.words),
            line=page.speech.line(self.words("web-you-are", who=name_of(table.seats[self.seat]))),
            main=main,
            boxes=boxes,
            rules=bar.rules() if bar is not None else (),
            live=f"{self.here}/live",
            again=AGAIN_SECONDS if quiet else 0,
            late=self.late,
            ways=ways(self.words, others.count if others is not None else 0),
            foot=foot(page),
            colour=accent(table),
        )

    def desk(self, others: Next | None, sure: int | None = None) -> Desk:
        """What stands on the desk of this seat."""
        opened = Opened(self.table.row.changes, look=True, sure=sure)
        return Desk(self.house, self.table, self.seat, self.reader.language, opened, others, here=True)

    async def picture(self, view: View, marks: tuple[Mark, ...], *, tapped: bool = False) -> tuple[PartFile, ...]:
        """The own picture; nothing while it follows. tapped: as in `Web.picture`."""
        flat = pictured(self.words, self.table.seats)
        parts = await self.web.picture(self.table.game.key, "private", view, flat, marks, tapped=tapped)
        self.late = not parts
        return parts

    # --- from above

    def _notes(self, page: Page) -> list[Html]:
        """What a press has brought in a sentence."""
        said = [*(self.answer.reply.said if self.answer.reply is not None else ())]
        if self.answer.note and self.answer.note in self.words:
            said.append(self.words(self.answer.note))
        return [h("div", page.speech.lines(text), class_="note", role="alert") for text in said]

    def _sheet(self, page: Page) -> Html | None:
        """What a press has opened."""
        reply = self.answer.reply
        if reply is None or (reply.view is None and reply.form is None):
            return None
        close = h("a", self.words("web-close"), href=self.here, class_="b close")
        if reply.form is not None:
            inside: list[Html] = [page.form(reply.form, self.here)]
        else:
            assert reply.view is not None
            inside = [close, *page.message(reply.view)]
        return h("section", inside, class_="sheet", id="sheet", tabindex=-1, aria_label=self.words("web-opened"))

    def _above(self, desk: Desk, page: Page) -> Html:
        """Whether the reader is asked, and what has happened."""
        return h("div", page.speech.lines(desk.head()), map(page.speech.lines, desk.story()), class_="since")

    def _board(self, page: Page, parts: Sequence[PartFile], view: View, bar: Bar | None) -> tuple[Html, dict[str, Box]]:
        if not parts:
            return h("p", self.words("picture-follows"), class_="follows"), {}
        flat = plain(self.words, self.table.seats)
        shown: list[Html] = []
        boxes: dict[str, Box] = {}
        for number, part in enumerate(parts):
            alt = alt_of(self.table.game.key, "private", view, flat, part.name)
            areas: list[Html] = []
            if bar is not None:
                areas, places = bar.over(part, number)
                boxes |= places
            shown.append(picture_part(self.web, part, alt, self.reader, areas))
        revision = h("input", type="hidden", name="r", value=self.table.row.revision)
        board = h("form", revision, shown, method="get", action=self.here, class_="board", id="board")
        return h("div", board, class_="scroller"), boxes

    # --- beside the picture

    def _side(
        self,
        desk: Desk,
        bar: Bar | None,
        votes: Sequence[discord.ui.LayoutView],
        guided: Guided,
        page: Page,
        others: Next | None,
    ) -> Html:
        legal = list(self.table.legal(self.seat)) if desk.question is not None else []
        named = [
            answers.whole(answer, 0, desk.short)
            for action in (guided.advised if legal else ())
            for answer in (desk.question.legal() if desk.question is not None else ())
            if answer.action == action
        ]
        below: list[Part] = list(guided.says(desk.aloud, named))
        if self.table.row.status == "running":
            below += standing.given_ahead(self.table, self.seat, desk.flat)
        small = desk.small()
        return h(
            "div",
            page.parts(below),
            bar.shown() if bar is not None else None,
            self._at_once(desk, page),
            [h("div", page.message(view), class_="vote") for view in votes],
            h("p", page.speech.line(small), class_="small") if small else None,
            self._onward(others) if desk.question is None else None,
            self._tools(desk, page),
            class_="side",
        )

    def _at_once(self, desk: Desk, page: Page) -> list[Html]:
        """What answers this question and later ones by itself, given by one press."""
        options = standing.at_once(self.table, self.seat, desk.words) if desk.question is not None else []
        if not options:
            return []
        press = Press(PICK, self.table.row.id, self.table.row.revision, "0")
        select: Item = discord.ui.Select(placeholder=options[-1].label, options=options, custom_id=press.custom_id("s"))
        return page.parts([[select]])

    def _onward(self, others: Next | None) -> Html | None:
        """The way to the next match that waits for the reader."""
        if others is None:
            return None
        text = self.words("button-next-named", title=others.title, count=others.count)
        return h("a", text, href=f"/next?but={self.table.row.id}", class_="b p next")

    def _tools(self, desk: Desk, page: Page) -> Html:
        words, tools = self.words, desk.tools()
        items = [*tools.always[:-1], *tools.spare, *self.looks, *tools.always[-1:]]
        chosen: dict[str, Item] = {}
        for item in items:
            custom_id = getattr(item, "custom_id", None) or getattr(item, "url", "")
            if verb_of(custom_id)[0] not in _ON_THE_PAGE:
                chosen.setdefault(verb_of(custom_id)[0] or custom_id, item)
        earlier = h("a", words("web-earlier"), href=f"{self.here}/past", class_="b")
        again = h("a", words("button-refresh"), href=self.here, class_="b again")
        rows = [page.button(item) for item in chosen.values() if isinstance(item, discord.ui.Button)]
        return page.sending(rows, earlier, again, class_="tools")


async def waiting_page(web: Web, reader: Reader, table: Table) -> Body:
    """A table that has not begun, or one that cannot be shown: who sits there."""
    words = game_words(reader.language, table.game.key)
    page = await web.page(reader, words, table.game.key, f"/m/{table.row.id}")
    main = h("div", h("h2", words("web-not-begun")), page.speech.lines(seated(table, words)), class_="box")
    live = f"/m/{table.row.id}/live"
    return Body(
        heading(table, words),
        main,
        live=live,
        again=AGAIN_SECONDS,
        ways=ways(words, 0),
        foot=foot(page),
        colour=accent(table),
    )
