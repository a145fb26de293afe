"""What is asked: on the picture, where it can be tapped, and in the bar, where it is answered.

A tap on the picture chooses; the bar says what that brings, and its button plays. What lies nowhere on the picture
stands in the bar and plays at once. Several ways at one place: the tap shows them, the best first. What may not be done
says why when it is tapped.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple
from urllib.parse import urlencode

from bot.services.match.preview import preview
from bot.ui.pages import answers
from bot.ui.pages.answers import DO
from bot.ui.pages.desk import Desk, previewed
from bot.ui.pages.forms import TICKED
from bot.ui.press.custom_id import Press
from bot.ui.words.catalogues import label
from bot.ui.words.events import sentences
from bot.web.components import ASKED, FIELD, PRESSED, Page
from bot.web.html import Html, h
from bot.web.tapping import Tapping, Touch
from engine.core.action import Action
from engine.core.question import Answer, Kind, Question
from render.kit.geometry import Box
from render.orders import PartFile

MOST_TOLD = 6
_LOOKS: dict[Kind, str] = {"onward": "p", "lesser": "", "finish": "k", "loss": "d", "aside": ""}


class Choice(NamedTuple):
    """What somebody has tapped, before it counts.

    revision: of the match as the person saw it; None for nothing.   place: of the picture.   sure: an answer, by its
    number among those that may be given.
    """

    revision: int | None = None
    place: str = ""
    sure: int | None = None


class Bar:
    """A question to the person on a seat."""

    def __init__(self, desk: Desk, found: Tapping, choice: Choice, page: Page, advised: Sequence[Action] = ()) -> None:
        assert desk.question is not None
        self._desk, self._found, self._page = desk, found, page
        self._question: Question = desk.question
        self._legal = list(desk.table.legal(desk.seat))
        self._advised = advised
        self._match, self._revision = desk.table.row.id, desk.table.row.revision
        self._here = f"/m/{self._match}"
        self._place = next((area for area in found.areas if area.place == choice.place), None)
        self._chosen = self._meant(choice.sure)
        """The one answer that is chosen."""

    # --- on the picture

    def over(self, part: PartFile, number: int) -> tuple[list[Html], dict[str, Box]]:
        """The areas of a part of the picture, in reading order, and where they lie. number: of the part."""
        width, height = part.size if part.areas else (1, 1)
        shown: list[Html] = []
        boxes: dict[str, Box] = {}
        for at, area in enumerate(self._found.areas):
            if area.part == part.name:
                name = f"a{number}-{at}"
                left, top, across, down = area.box
                boxes[name] = Box(*(100 * one for one in (left / width, top / height, across / width, down / height)))
                shown.append(self._area(area, name))
        return shown, boxes

    def rules(self) -> list[str]:
        """What of the style depends on what is ticked."""
        return [
            f"main:has(#tick-{item}:checked) .tick-{item}{{border-color:var(--mark);background:#ffb30055}}"
            for area in self._found.areas
            for item in area.items
        ]

    def _area(self, area: Touch, name: str) -> Html:
        if area.items and not area.answers:
            # The boxes in the bar are what is read aloud and reached by keys; this is a larger way to the same.
            items = " ".join(f"tick-{item}" for item in area.items)
            return h("label", "", for_=f"tick-{area.items[0]}", class_=f"hot {name} {items}", title=area.text)
        chosen = area is self._place
        look = "on" if chosen else "" if area.answers else "barred"
        tag = None
        if len(area.answers) > 1:
            tag = h("span", self._page.words("web-ways-at", count=len(area.answers)), aria_hidden="true")
        elif chosen and area.answers:
            tag = h("span", "✓", class_="tick", aria_hidden="true")
        return h(
            "button",
            tag,
            class_=f"hot {name} {look}".strip(),
            name="t",
            value=area.place,
            aria_label=area.text,
            aria_pressed="true" if chosen else "false",
        )

    # --- in the bar

    def shown(self) -> Html:
        """The bar: what is asked, or what was tapped and what that brings."""
        if self._chosen is not None:
            inside = self._confirming(self._chosen)
        elif self._place is not None and (self._place.answers or self._place.barred):
            inside = self._at_place(self._place)
        else:
            inside = self._asking()
        return h("section", inside, class_="bar", id="bar", tabindex=-1, aria_label=self._page.words("web-answers"))

    @property
    def chooses(self) -> bool:
        """Whether something is chosen that does not count yet."""
        return self._chosen is not None or self._place is not None

    def _meant(self, sure: int | None) -> Answer | None:
        if sure is not None and 0 <= sure < len(self._legal):
            return next((one for one in self._question.legal() if one.action == self._legal[sure]), None)
        if self._place is not None and len(self._place.answers) == 1 and not self._place.barred:
            return self._question.answers[self._place.answers[0]]
        return None

    @property
    def sure(self) -> int | None:
        """The answer that is chosen, by its number."""
        return None if self._chosen is None else self._legal.index(self._chosen.action)

    def _asking(self) -> list[Html | None]:
        bold = self._page.speech.line
        elsewhere = [self._question.answers[index] for index in self._found.bar]
        tap = self._page.words("web-tap") if any(area.answers or area.items for area in self._found.areas) else ""
        return [
            h("h2", bold(self._desk.asking())),
            h("p", tap, class_="small") if tap else None,
            self._still_open(),
            *self._grouped(elsewhere),
            self._ticks(),
        ]

    def _still_open(self) -> Html | None:
        still = self._desk.still_open(self._question)
        if not still:
            return None
        return self._page.speech.lines(self._page.words("still-open", what="; ".join(still)))

    def _grouped(self, given: Sequence[Answer]) -> list[Html]:
        """Answers below the groups to which they belong, in their order."""
        found: list[Html] = []
        for group, inside in groupby(given, key=lambda answer: answer.path[:1]):
            ways = list(inside)
            together = bool(group) and len(ways) > 1
            if together:
                found.append(h("h3", self._page.speech.line(label(self._desk.bold, "group", group[0]))))
            found.append(self._ways(ways, int(together)))
        return found

    def _at_place(self, area: Touch) -> list[Html | None]:
        given = [self._question.answers[index] for index in area.answers]
        barred = [self._question.answers[index] for index in area.barred]
        deeper = int(bool(given and given[0].path) and all(one.path[:1] == given[0].path[:1] for one in given))
        why = [
            h("li", h("b", self._page.speech.plain(answers.whole(one, deeper, self._desk.flat))), ": ", self._why(one))
            for one in barred
        ]
        heading = area.text if given else self._page.words("web-not-now")
        return [
            h("h2", self._page.speech.plain(heading)),
            self._ways(given, deeper) if given else None,
            h("ul", why, class_="why") if why else None,
            h("div", self._back(), class_="row"),
        ]

    def _why(self, answer: Answer) -> Html:
        assert answer.refusal is not None
        return self._page.speech.line(label(self._desk.aloud, "refusal", answer.refusal))

    def _confirming(self, answer: Answer) -> list[Html | None]:
        """What an answer brings, before it counts: the same words as on the desk."""
        desk, speech = self._desk, self._page.speech
        entry = self._entry(answer, 0)
        lines, text, _ = desk.confirming(answer)
        note = h("p", speech.line(entry.hint)) if entry.hint else None
        press = Press(DO, self._match, self._revision, entry.token).custom_id("b")
        look = "d" if answer.confirm is not None else "k"
        play = h("button", speech.plain(text), class_=f"b {look}", name=PRESSED, value=press, id="play")
        still = self._still_open() if answer.kind == "finish" else None
        return [
            h("h2", speech.plain(answers.whole(answer, 0, desk.flat))),
            note,
            *(speech.lines(line) for line in lines),
            self._brings(answer),
            still,
            h("div", self._page.sending(play), self._back(), class_="row two"),
        ]

    def _brings(self, answer: Answer) -> Html | None:
        """What it would lead to, as the recap will tell it; not what comes by chance."""
        desk = self._desk
        found = preview(desk.table.game, desk.table.state, desk.seat, answer.action)
        if found.chance:
            return h("p", self._page.words("preview-chance"), class_="small") if desk.preview is None else None
        events = [event for event in found.events if self._question.sealed or event.to is None]
        told = sentences(events, desk.seat, desk.aloud)
        lines = [h("li", self._page.speech.line(line)) for line in told[:MOST_TOLD]]
        return h("ul", lines, class_="brings") if lines else None

    def _back(self) -> Html:
        return h("a", self._page.words("button-back"), href=self._here, class_="b back")

    def _entry(self, answer: Answer, depth: int) -> answers.Entry:
        return answers.of_answer(answer, depth, self._legal.index(answer.action), self._desk.short)

    def _ways(self, given: Sequence[Answer], depth: int) -> Html:
        """Answers as buttons: those that play at once, and those of which is asked or shown first what they do."""
        shown: list[Html] = []
        look_first = previewed(self._desk.table, self._desk.seat)
        for answer in given:
            entry = self._entry(answer, depth)
            text = [self._page.speech.plain(entry.text), h("small", entry.hint) if entry.hint else None]
            look = f"b {_LOOKS[entry.kind]}{' advised' if answer.action in self._advised else ''}"
            if entry.verb == DO and not look_first:
                press = Press(DO, self._match, self._revision, entry.token).custom_id("b")
                shown.append(h("button", text, class_=look, name=PRESSED, value=press))
            else:
                asked = urlencode({"r": self._revision, "s": entry.token})
                shown.append(h("a", text, class_=look, href=f"{self._here}?{asked}#bar"))
        return self._page.sending(shown, class_="ans")

    def _ticks(self) -> Html | None:
        """The boxes of what is ticked."""
        pick = self._question.pick
        if pick is None:
            return None
        speech, words = self._page.speech, self._desk.short
        boxes = [
            h(
                "label",
                h("input", type="checkbox", name=f"{FIELD}{TICKED}", value=number, id=f"tick-{number}"),
                h("span", speech.plain(label(words, "item", item))),
            )
            for number, item in enumerate(pick.items)
        ]
        press = Press("ticked", self._match, self._revision).custom_id("b")
        asked = h("input", type="hidden", name=ASKED, value=TICKED)
        name = speech.plain(label(self._desk.flat, "pick", pick.label))
        send = h("button", self._page.words("button-do-it"), class_="b p", name=PRESSED, value=press)
        given = h("fieldset", h("legend", name), boxes, data_least=pick.low, data_most=pick.high)
        return self._page.sending(given, asked, send, class_="ticks")
