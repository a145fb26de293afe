"""The answers to a question as places of the picture that somebody looks at: what a finger on the board means.

    parts = await pictures.draw(game.key, which, view, words, showing, marks)
    found = tapping(game.key, view, question, which, parts, words)
    for area in found.areas:        # real buttons over the picture, in reading order
        area.part, area.box         # which of the parts, and where on it: pixels of a part that is 1,200 wide
        area.text                   # what a screen reader says
        area.answers                # one: a tap chooses it; several: the ways at this place, the best first
    found.bar                       # answers that lie nowhere: they stand beside the picture

Every answer that may be given is in exactly one area, in the bar, or is given by ticking (`Answer.picked`). A game says
at which place an answer lies (`lies`, `ticks` in bot/games/<key>, where `shows` is), the picture says where that is
(`render.kit.sheet.Sheet.area`); what the picture does not show (it follows, or could not be drawn) is in the bar.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.ui.pages.answers import whole
from bot.ui.words.catalogues import hooks, label
from engine.core.game import View
from engine.core.question import Answer, Question
from render.kit.geometry import Box, grown
from render.kit.parts import Which
from render.kit.words import Words
from render.orders import PartFile

LEAST: Final = 136
"""An area is no narrower and no lower where its neighbours leave room: 44 px on a page that is 390 px wide."""


class Touch(msgspec.Struct, frozen=True):
    """An area of a picture that stands for something of the question.

    part:    the name of the part (`PartFile.name`) it lies on.
    box:     left, top, width and height on it: whole pixels of that part's PNG (`PartFile.size`), inside of it; areas
             of a picture do not overlap.
    place:   what the game calls it: the same as long as it is the same thing.
    text:    its words for a screen reader, and for a page without pictures.
    answers: the indices in `Question.answers` of those that may be given there, in the order of the question, which is
             the best first.
    barred:  the indices of those that may not be given now; each says why (`Answer.refusal`).
    items:   the indices in `Pick.items` of what is ticked there.
    """

    part: str
    box: tuple[int, int, int, int]
    place: str
    text: str
    answers: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()
    items: tuple[int, ...] = ()


class Tapping(msgspec.Struct, frozen=True):
    """A question on a picture.

    areas: in reading order: part by part as these stand, in each line by line, from the left.
    bar:   the indices in `Question.answers` of those that may be given and lie nowhere, in the order of the question.
    """

    areas: tuple[Touch, ...]
    bar: tuple[int, ...]


def tapping(
    game: str, view: View, question: Question, which: Which, parts: Sequence[PartFile], words: Words
) -> Tapping:
    """Where the answers to a question lie on a picture.

    view:  that from which the picture was drawn: of the seat that is asked, or of anybody for the board.
    parts: the picture as `Pictures.draw` gave it; none as long as it follows.
    words: of the game, with players called as on buttons (`bot.ui.words.catalogues.short`).
    """
    hook = hooks(game)
    shown = {area.place: (part.name, area) for part in parts for area in part.areas}
    found: dict[str, Touch] = {}
    bar: list[int] = []

    def touched(place: str | None) -> Touch | None:
        if place is None or place not in shown:
            return None
        part, area = shown[place]
        return found.setdefault(place, Touch(part, area[1:], place, ""))

    for index, answer in enumerate(question.answers):
        if answer.picked is not None:
            continue
        touch = touched(hook.lies(view, answer, which))
        if answer.refusal is not None:
            if touch is not None:
                found[touch.place] = replace(touch, barred=(*touch.barred, index))
        elif touch is not None:
            found[touch.place] = replace(touch, answers=(*touch.answers, index))
        else:
            bar.append(index)
    for index in range(len(question.pick.items) if question.pick is not None else 0):
        if (touch := touched(hook.ticks(view, index, which))) is not None:
            found[touch.place] = replace(touch, items=(*touch.items, index))
    areas = [
        replace(touch, text=_text(touch, question, words))
        for part in parts
        for touch in _boxes([one for one in found.values() if one.part == part.name], part)
    ]
    return Tapping(tuple(areas), tuple(bar))


def _boxes(touches: Sequence[Touch], part: PartFile) -> list[Touch]:
    """What is touched on a part, as large as a finger needs it, line by line from the left."""
    width, height = part.size
    boxes = grown([Box(*touch.box) for touch in touches], Box(0, 0, width, height), LEAST)
    lines: list[list[tuple[Box, Touch]]] = []
    for box, touch in sorted(zip(boxes, touches, strict=True), key=lambda one: one[0].cy):
        if not lines or box.cy >= lines[-1][0][0].bottom:
            lines.append([])
        lines[-1].append((box, touch))
    return [
        replace(touch, box=(int(box.x), int(box.y), int(box.w), int(box.h)))
        for line in lines
        for box, touch in sorted(line, key=lambda one: one[0].x)
    ]


def _text(touch: Touch, question: Question, words: Words) -> str:
    """What a touched place is called: the answer that lies there, or the place where there are several."""
    answers = [question.answers[index] for index in touch.answers]
    if touch.items:
        assert question.pick is not None
        return words.listing(label(words, "item", question.pick.items[index]) for index in touch.items)
    if len(answers) == 1:
        return whole(answers[0], 0, words)
    if answers:
        return words("place-ways", what=_place(touch.place, answers, words), count=len(answers))
    barred = question.answers[touch.barred[0]]
    assert barred.refusal is not None
    return words("place-barred", what=whole(barred, 0, words), reason=label(words, "refusal", barred.refusal))


def _place(place: str, answers: Sequence[Answer], words: Words) -> str:
    """What a place is called where several answers lie: by the game, else as the group that they share, else as the
    first of them."""
    what, _, name = place.partition("-")
    if (key := f"place-{what}") in words:
        return words(key, name=name)
    shared = [
        groups[0]
        for groups in zip(*(answer.path for answer in answers), strict=False)
        if len(set(map(repr, groups))) == 1
    ]
    return label(words, "group", shared[-1]) if shared else whole(answers[0], 0, words)
