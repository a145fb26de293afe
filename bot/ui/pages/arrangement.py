"""How what can be pressed stands on a message: few buttons, one list, one quiet row.

What has a fixed place is a button there, always. Of the rest everything is a button while that leaves the message short
on a phone and nothing has a fixed place. Otherwise the best three answers are buttons, as
the question orders them, and all others stand in one list, but for those that end the step: these never hide in a
list. What is too long for a button is in the list, where a second line has room for it; one of the best is a button
all the same if it has words that are brief enough.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

import discord
import msgspec

from bot.ui.pages import phone
from bot.ui.pages.advised import doing
from bot.ui.pages.answers import BOTH, DO, LABEL_TEXT, OPEN, OPTIONS_IN_A_SELECT, SURE, TICK, Entry, of_answer
from bot.ui.pages.phone import Row
from bot.ui.press.custom_id import Press, parse
from bot.ui.press.items import BLUE, GREEN, PICK, RED, Item, Part, button, choice, select
from bot.ui.words.catalogues import clip, label
from engine.core.action import Action
from engine.core.question import Question
from render.kit.words import Words

BEST = 3
"""So many answers are buttons where not all of them can be."""
BUTTON_LINES = 3
"""In so many lines of a phone all of them may stand as buttons."""
LINES = 5
"""A message is short if everything below its picture takes no more lines of a phone, tools included."""
MOST_BARRED = 5
"""How many barred answers a line beneath the others names; *Why not?* has them all."""

BARRED = "🔒"

IN_A_FIXED_ROW = 4
"""So many buttons with fixed places stand side by side, and the others in further rows: a row is never broken
otherwise because a text is longer today."""

_STYLES = {
    "onward": BLUE,
    "lesser": discord.ButtonStyle.secondary,
    "finish": GREEN,
    "loss": RED,
    "aside": discord.ButtonStyle.secondary,
}


class Tools(msgspec.Struct, frozen=True):
    """What can be done besides answering.

    always: in their order; the last one leads to everything else.
    spare:  what is found there too, so it stands in the row only while that stays one line.
    """

    always: Sequence[Item] = ()
    spare: Sequence[Item] = ()


class Arranged(msgspec.Struct, frozen=True):
    """The entries as they are laid out.

    answers: rows of buttons, the list.
    barred:  a line about what is barred where that cannot stand among the answers.
    open:    rows of what uses what is still open.
    tools:   what ends the step, then the tools.
    """

    answers: list[Row]
    barred: str
    open: list[Row]
    tools: list[Row]

    def rows(self) -> list[Row]:
        """All of them, from above."""
        return [*self.answers, *self.open, *self.tools]

    def text_of(self, number: int) -> str:
        """What the button says that gives this answer; empty if none does."""
        for item in (item for row in self.rows() for item in row.children if isinstance(item, discord.ui.Button)):
            press = parse(item.custom_id or "")
            if press is not None and press.verb in (DO, SURE) and press.token == str(number):
                return f"{item.emoji} {item.label}" if item.emoji else item.label or ""
        return ""

    def parts(self, still: Sequence[str], words: Words) -> list[Part]:
        """The same with what is said between them. still: what is still open."""
        said = words("still-open", what="; ".join(still)) if still else ""
        return [*self.answers, f"-# {self.barred}" if self.barred else "", said, *self.open, *self.tools]


class _Way(msgspec.Struct, frozen=True):
    """One way to lay the answers out: what is a button, what stands in the list, what ends the step."""

    buttons: Sequence[Entry]
    listed: Sequence[Entry]
    last: Sequence[Entry]


def arranged(
    question: Question,
    found: Sequence[Entry],
    match_id: int,
    revision: int,
    words: Words,
    *,
    more: Sequence[discord.SelectOption] = (),
    tools: Tools | None = None,
    taught: Collection[str] = (),
) -> Arranged:
    """The entries of one place laid out for a message.

    more:   options that stand at the end of the list.
    taught: the tokens of the answers that a lesson advises: they are buttons whatever else is.
    """
    tools = tools or Tools()

    def pressed(entry: Entry) -> Item:
        press = Press(entry.verb, match_id, revision, entry.token)
        emoji = BARRED if entry.disabled and entry.place != "fixed" else None
        return button(entry.text, press, _style(entry, taught), emoji=emoji, disabled=entry.disabled)

    def laid(way: _Way) -> Arranged:
        rows = [*fixed_rows, *phone.in_rows(map(pressed, way.buttons))]
        named = "" if way.buttons or fixed else _list_name(question, words)
        if more and not way.listed:
            named = more[-1].label  # a list of nothing else
        elif more and not named:
            named = words("choose-other-and", count=len(way.listed), more=more[-1].label)
        rows += _lists(way.listed, more, match_id, revision, words, named)
        shown = {entry.token for entry in (*fixed, *way.buttons) if entry.disabled}
        reasons = [entry.text for entry in found if entry.disabled and entry.token not in shown]
        barred = words("barred-now", what="; ".join(reasons[:MOST_BARRED])) if reasons else ""
        return Arranged(rows, barred, open_rows, _quiet([*map(pressed, way.last)], tools))

    fixed = [entry for entry in found if entry.place == "fixed"]
    fixed_rows = [
        discord.ui.ActionRow(*map(pressed, fixed[start : start + IN_A_FIXED_ROW]))
        for start in range(0, len(fixed), IN_A_FIXED_ROW)
    ]
    open_rows = phone.in_rows(pressed(entry) for entry in found if entry.place == "open")
    ways: list[Arranged] = []
    for way in _ways(found, pressed, taught, beside=bool(fixed), more=bool(more)):
        ways.append(laid(way))
        if phone.lines(ways[-1].rows()) <= LINES:
            return ways[-1]
    return min(ways, key=lambda way: phone.lines(way.rows()))


def is_answer(entry: Entry) -> bool:
    """Whether an entry gives one answer: its token is the number of that."""
    return entry.verb in (DO, SURE)


def _style(entry: Entry, taught: Collection[str]) -> discord.ButtonStyle:
    """The colour of a button. Where a lesson advises, only what it advises has one, and what loses something."""
    if taught and entry.kind != "loss":
        advised = is_answer(entry) and entry.token in taught
        return BLUE if advised else discord.ButtonStyle.secondary
    return _STYLES[entry.kind]


def tools_alone(tools: Tools) -> list[Row]:
    """The tools where nothing is asked beside them: all of them."""
    return phone.in_rows([*tools.always[:-1], *tools.spare, *tools.always[-1:]])


def _ways(
    found: Sequence[Entry], pressed: Callable[[Entry], Item], taught: Collection[str], *, beside: bool, more: bool
) -> Iterator[_Way]:
    """The ways to lay the answers out, the one that shows most first.

    beside: others have fixed places; then only what the question has in front is a button.
    more:   there is a list in any case.
    """
    last = [entry for entry in found if entry.place == "last"]
    rest = [entry for entry in found if entry.place not in ("fixed", "open", "last")]
    possible = [entry for entry in rest if not entry.disabled]
    advised = [entry for entry in possible if is_answer(entry) and entry.token in taught]
    first = [entry if phone.fits(pressed(entry)) else _in_brief(entry, possible) for entry in advised]
    first += [entry for entry in possible if entry.place in ("front", "apart") and entry not in advised]
    most = len(first)
    if not beside:
        for buttons in (rest, possible):
            plain = all(phone.fits(pressed(entry)) and not entry.hint for entry in buttons)
            if plain and phone.lines(phone.in_rows(map(pressed, buttons))) <= BUTTON_LINES:
                yield _Way(buttons, (), last)
        others = [entry for entry in _best_first(possible, pressed) if not (is_answer(entry) and entry.token in taught)]
        most, first = max(BEST, len(advised)), first[: len(advised)] + others
    for count in range(most, max(len(advised), 1) - 1, -1) if most else (0,):
        best = first[:count]
        others = [entry for entry in possible if entry not in best]
        listed = [entry for entry in others if _may_hide(entry)]
        ends = [entry for entry in others if entry not in listed]
        alone = len(listed) == 1 and (not more if beside else most > 1)
        if alone and phone.fits(pressed(listed[0])) and not listed[0].hint:
            best, listed = [*best, *listed], []
        yield _Way(best, listed, [*ends, *last])


def _best_first(possible: Sequence[Entry], pressed: Callable[[Entry], Item]) -> list[Entry]:
    """What may be a button beside a list: what is ticked, what the question has in front, then in its order."""
    cut = [entry if phone.fits(pressed(entry)) else _in_brief(entry, possible) for entry in possible]
    short = [entry for entry in cut if entry.verb == TICK or (phone.fits(pressed(entry)) and not entry.hint)]
    answers = [entry for entry in short if entry.verb != OPEN]
    if all(entry.kind in ("finish", "aside") for entry in answers):
        answers = short
    aside = ("lesser", "aside")
    return sorted(answers, key=lambda entry: (entry.verb != TICK, entry.place == "among", entry.kind in aside))


def _in_brief(entry: Entry, possible: Sequence[Entry]) -> Entry:
    """An answer that has no room on a button, in its brief words, which leave out what the list says of it. As it is
    where those do not tell it from every other answer."""
    begin = entry.brief[: phone.TELLING]
    texts = (text for other in possible if other is not entry for text in (other.text, other.brief))
    if not begin or any(text[: phone.TELLING].startswith(begin) for text in texts):
        return entry
    return msgspec.structs.replace(entry, text=entry.brief)


def _may_hide(entry: Entry) -> bool:
    """Nothing that ends a step hides in a list, unless its end is one of several answers given by one press."""
    return entry.kind in ("onward", "lesser", "aside") or entry.verb == BOTH


def _quiet(last: Sequence[Item], tools: Tools) -> list[Row]:
    """What ends the step and the tools, with as many of the spare ones as have room."""
    head, end = [*last, *tools.always[:-1]], tools.always[-1:]
    for item in tools.spare:
        if phone.lines(phone.in_rows([*head, item, *end])) <= 1:
            head.append(item)
    return phone.in_rows([*head, *end])


def _list_name(question: Question, words: Words) -> str:
    return words("choose-one") if question.choose is None else label(words, "choose", question.choose)


def _lists(
    listed: Sequence[Entry],
    more: Sequence[discord.SelectOption],
    match_id: int,
    revision: int,
    words: Words,
    name: str,
) -> list[Row]:
    """Selects of up to 25 entries each.

    name: of a list that holds all answers; empty for one that holds the others.
    """
    options = [*map(_option, listed), *more]
    found: list[Row] = []
    for number, start in enumerate(range(0, len(options), OPTIONS_IN_A_SELECT)):
        part = options[start : start + OPTIONS_IN_A_SELECT]
        said = name or words("choose-other", count=len(options))
        if len(options) > OPTIONS_IN_A_SELECT:
            said = words("choose-one-part", first=start + 1, last=start + len(part), total=len(options))
        press = Press(PICK, match_id, revision, str(number))
        found.append(discord.ui.ActionRow(select(clip(said, phone.OPTION), press, part)))
    return found


def _option(entry: Entry) -> discord.SelectOption:
    """An entry as a line of a list; its last part is in the second line if it has no room in the first."""
    text, hint = entry.text, entry.hint
    while len(text) > phone.OPTION and " · " in text:
        text, _, part = text.rpartition(" · ")
        hint = " · ".join(filter(None, (part, hint)))
    return choice(text, f"{entry.verb}:{entry.token}", hint)


def with_advised(
    entries: Sequence[Entry], question: Question, legal: Sequence[Action], advised: Sequence[Action], words: Words
) -> list[Entry]:
    """What can be pressed at a place, with the answers that are advised wherever they stand in the tree.

    Nobody is asked once more about what is advised.
    """
    numbers = {str(list(legal).index(action)): action for action in advised}
    found = [
        msgspec.structs.replace(entry, verb=DO) if is_answer(entry) and entry.token in numbers else entry
        for entry in entries
    ]
    at_hand = {entry.token for entry in entries if is_answer(entry)}
    for number, action in numbers.items():
        if number in at_hand:
            continue
        answer = next(answer for answer in question.legal() if answer.action == action)
        if answer.picked is None:
            found.append(msgspec.structs.replace(of_answer(answer, 0, int(number), words), verb=DO))
        else:
            text = doing(question, action, words)
            if len(text) > LABEL_TEXT:  # what each of them does has no room
                text = clip(label(words, "answer", answer.label), LABEL_TEXT)
            found.append(Entry(text, "", DO, number))
    return found
