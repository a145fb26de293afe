"""What happened, told by turns: one line for each, for one reader.

docs/wording.md says how a game words it (`recap-…`, `headline-…`); a game that has no such words is told in the whole
sentences of its events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain

import msgspec

from bot.services.table.scene import ActionRow
from bot.ui.words.catalogues import clip, former, together
from bot.ui.words.events import sentence
from bot.ui.words.grouping import Group, last_action, last_press, opens, subject_of
from bot.ui.words.lines import Line, Told, lettered, once
from engine.core.event import Args, Event
from engine.core.match import unseals
from render.kit.words import Words, several

MOST_LINES = 4
NEWEST = 2
"""So many turns are never folded."""
LONGEST = 1000
"""Characters of a line: somebody may take back a hundred decisions in one turn, and a sentence takes 2,500."""
MOST_IN_A_LINE = 120
"""What everybody did at once stands in one line up to so many characters."""


Alike = Mapping[tuple[int | None, str], list[Event]]
"""The events of each kind about each player."""
Places = Mapping[int | None, tuple[str, ...]]
"""At which places of the picture it can be seen what each player has done, and the table."""


def nowhere(_event: Event) -> Iterable[str]:
    """For words without a picture."""
    return ()


class Teller(msgspec.Struct, frozen=True):
    """In whose words something is told.

    words:  the catalogue; in its sentences, and in front of a line, people are called as the place demands.
    reader: the seat that reads, None for everybody at the table.
    you:    whether the reader is spoken to.
    people: who sits on each seat now; None for a computer, empty where that does not matter.
    shows:  at which places of the picture beside the words it can be seen what an event has changed.
    former: how a person is called who sat on a seat before.
    """

    words: Words
    reader: int | None
    you: bool = True
    people: tuple[int | None, ...] = ()
    shows: Callable[[Event], Iterable[str]] = nowhere
    former: Callable[[int, int], str] = former

    def as_it_was(self, rows: Iterable[ActionRow]) -> Teller:
        """The same for lines of a history in which somebody else sat on a seat: whoever acted is called by name."""
        people = dict(enumerate(self.people))
        before = {
            row.seat: self.former(row.seat, row.user_id)
            for row in rows
            if row.kind == "act" and row.user_id is not None and people.get(row.seat, row.user_id) != row.user_id
            # Of sealed choices nobody may see who has made which of them when.
            if not (row.sealed or unseals(row))
        }
        if not before:
            return self
        return msgspec.structs.replace(
            self,
            words=self.words.naming(lambda seat: before.get(seat) or self.words.player(seat)),
            you=self.you and self.reader not in before,
        )

    def line(self, seat: int | None, what: str) -> str:
        """A line about a player."""
        what = clip(what, LONGEST)
        if seat is None:
            return what
        if self.you and seat == self.reader:
            return self.words("recap-you", what=what)
        return self.words("recap-line", who=self.words.player(seat), what=what)

    def about(self, seats: Sequence[int | None], what: str) -> str:
        """A line about several players."""
        if len(seats) == 1:
            return self.line(seats[0], what)
        you = self.reader if self.you else None
        names = [self.words("you") if seat == you else self.words.player(seat) for seat in seats if seat is not None]
        return self.words("recap-each", who=together(names, self.words), what=clip(what, LONGEST))


def since(found: Sequence[Group], seat: int | None, teller: Teller, *, amid: bool = False) -> Told:
    """What `seat` did last and what happened since; with no seat, or before its first action, everything.

    amid: the seat is asked in the middle of its turn. Then only its last decision is what it has just done, as it is
        where everybody decides at once: what came before has been told with the question.
    """
    last = last_action(found, seat)
    if last is None:
        return lettered("", _folded(found, teller, seat))
    at, number = last
    group = found[at]
    amid = amid and at == len(found) - 1 and group.seat == seat
    first = number if amid or group.seat is None else group.items[0][0].number
    news = next((n for n, item in enumerate(group.items) if _is_news(item, group, number, teller)), len(group.items))
    own = [item for item in group.items[:news] if subject_of(item[1]) in (seat, None)]
    mine = [item for item in own if item[0].number >= first]
    rest = group.only(item for item in group.items if item[0].number >= number and item not in mine)
    said = _texts(_lines(Group(seat, mine, group.begun), teller))
    if not said:
        # What needs no words among others' turns does so when one has just done it.
        last_step = [item for item in mine if item[0].number >= number and subject_of(item[1]) == seat]
        # What only ended the turn says nothing itself, and then the turn is told.
        said = parts(last_step, Group(None, []), teller) or _texts(_lines(Group(seat, own, group.begun), teller))
    later = found[at + 1 :]
    if any(event.to == (seat,) and event.reveals is False for _, event in mine):
        # A sealed choice was just told; that it was turned over says no more about the own one.
        later = [group.only(item for item in group.items if not _turned_over(item[1], seat)) for group in later]
    return lettered("\n".join(map(_ended, said)), _folded([rest, *later], teller, seat))


def from_last_press(found: Sequence[Group], seat: int, teller: Teller) -> Told:
    """The turn in which `seat` last decided before the one that it is in, and what happened since; else everything."""
    return lettered("", _folded(found[last_press(found, seat) or 0 :], teller, seat))


def newest(found: Sequence[Group], teller: Teller) -> Told:
    """The newest lines, the oldest first: since sealed choices were turned over for the last time, if they were."""
    told = [line for group in found[newest_from(found, teller) :] for line in _lines(group, teller)]
    return lettered("", told[-MOST_LINES:])


def newest_from(found: Sequence[Group], teller: Teller) -> int:
    """The turn with which the newest lines begin: what one decision turned over is told whole."""
    count = 0
    opened: ActionRow | None = None
    for at in range(len(found) - 1, 0, -1):
        count += len(_lines(found[at], teller))
        opened = opened or next((row for row, event in found[at].items if opens(event)), None)
        if count >= MOST_LINES or (opened is not None and found[at - 1].items[-1][0].number != opened.number):
            return at
    return 0


def parts(
    items: Iterable[tuple[ActionRow, Event]], group: Group, teller: Teller, *, everything: bool = False
) -> list[str]:
    """Everything that the reader may know, for a line of the history about a turn; things of one kind together.

    everything: secrets of others too, marked as such.
    """
    items = list(items)
    teller = teller.as_it_was(row for row, _ in items)
    words = teller.words
    found: list[str] = []
    named: int | None = None  # another player, whom the part before names
    events = [event for _, event in items]
    alike = _alike(event for event in events if event.readable_by(teller.reader))
    for event in events:
        subject = subject_of(event)
        other = None
        if event.readable_by(teller.reader):
            together = _told_with(event, alike, words)
            text, key = _phrase(together, words) if event is together[0] else ("", "line")
            if text and subject != group.seat:
                other = subject
            if not text and event is not group.begun and key != "line":
                text = sentence(event, teller.reader, words)
        else:
            text = sentence(event, teller.reader, words, everything=everything)
        if not text:
            continue
        if other is not None and other == named:
            found[-1] += f", {text}"
        else:
            found.append(teller.line(other, text))
        named = other
    return found


def _phrase(together: Sequence[Event], words: Words) -> tuple[str, str]:
    """What the history says of some events of one kind, without their subject, and by which sort of words."""
    for sort in ("line", "headline", "recap"):
        if (key := f"{sort}-{together[0].key}") in words:
            return words.say(key, _facts(together, words)), sort
    return "", ""


def _alike(events: Iterable[Event]) -> Alike:
    found: dict[tuple[int | None, str], list[Event]] = {}
    for event in events:
        found.setdefault((subject_of(event), event.key), []).append(event)
    return found


def _told_with(event: Event, alike: Alike, words: Words) -> list[Event]:
    """What is told together with an event, by the first of them: their things stand in a row where there are words."""
    return alike[subject_of(event), event.key] if f"each-{event.key}" in words else [event]


def _facts(together: Sequence[Event], words: Words) -> Args:
    """The facts of the first of some events of one kind, with the thing of `each` of them where they are told so.

    What is the same stands there once, counted; its words may say for how many by `times`.
    """
    key = f"each-{together[0].key}"
    if key not in words:
        return together[0].args
    alone = [words.say(key, {**event.args, "times": 1}) for event in together]
    alike = dict(zip(alone, together, strict=True))
    each = (
        text if number == 1 else several(number, words.say(key, {**alike[text].args, "times": number}))
        for text, number in Counter(alone).items()
    )
    return {**together[0].args, "each": words.listing(each)}


def _turned_over(event: Event, seat: int | None) -> bool:
    """Whether an event opens a sealed choice of this seat."""
    return bool(event.reveals) and subject_of(event) == seat


def _is_news(item: tuple[ActionRow, Event], group: Group, number: int, teller: Teller) -> bool:
    """Whether from here on something is told that a turn has led to and that is not about whoever has it."""
    row, event = item
    told = f"headline-{event.key}" in teller.words and event.readable_by(teller.reader)
    return told and row.number >= number and subject_of(event) != group.seat


def _lines(group: Group, teller: Teller, whose: int | None = None, *, made: bool = False) -> list[Line]:
    """The lines of a turn in the order in which things happened, for the seat `whose` above all.

    What is told of the table itself, the beginning of a round say, stands where it happened; between two such things
    what a player did is one line. made: whoever has the turn had nothing to decide in it.
    """
    teller = teller.as_it_was(row for row, _ in group.items)
    events = [event for _, event in group.items if event.readable_by(teller.reader)]
    lines: list[Line] = []
    begun = 0
    for at, event in enumerate(events):
        if f"headline-{event.key}" in teller.words and subject_of(event) is None:
            lines += _stretch(group, events[begun:at], teller, whose, made=made)
            text = teller.words.say(f"headline-{event.key}", event.args)
            lines.append(Line(text, keeps=True, places=once(teller.shows(event)), seats=_acting(group.seat)))
            begun = at + 1
    return [*lines, *_stretch(group, events[begun:], teller, whose, made=made)]


def _stretch(group: Group, events: Sequence[Event], teller: Teller, whose: int | None, *, made: bool) -> list[Line]:
    """The lines of a part of a turn: the player's own, then what others did in it, then what keeps a line of its own.

    What came before anything else, the beginning of a round say, stands first.
    """
    words = teller.words
    spoken: dict[int | None, list[str]] = {}
    seen: dict[int | None, list[str]] = {}
    sentences: list[str] = []
    before: list[Line] = []
    kept: list[Line] = []
    alike = _alike(events)
    for event in events:
        subject, kind = subject_of(event), event.key
        whom = group.seat if subject is None else subject
        said, shown = spoken.setdefault(whom, []), once(teller.shows(event))
        count, first = len(alike[subject, kind]), event is alike[subject, kind][0]
        if f"headline-{kind}" in words:
            text = teller.line(subject, words.say(f"headline-{kind}", event.args))
            line = Line(text, keeps=True, places=shown, seats=_acting(subject))
            (kept if any(filter(None, chain(*spoken.values()))) else before).append(line)
            shown = ()
        elif f"recap-{kind}-times" in words and (count > 1 or f"recap-{kind}" not in words):
            if first:
                said.append(words.say(f"recap-{kind}-times", {**event.args, "times": count}))
        elif f"recap-{kind}" in words:
            together = _told_with(event, alike, words)
            if event is together[0]:
                said.append(words.say(f"recap-{kind}", _facts(together, words)))
        elif event is not group.begun:
            sentences.append(words.say(f"event-{kind}", event.args))
        seen.setdefault(whom, []).extend(shown)
    told_of = {seat: ", ".join(filter(None, texts)) for seat, texts in spoken.items()}
    told_of = {seat: text for seat, text in told_of.items() if text}
    places = {seat: once(where) for seat, where in seen.items()}
    if group.seat is None:
        lines = _at_once(told_of, places, teller)
    else:
        if made and group.seat in told_of:
            told_of[group.seat] = words("recap-made", what=told_of[group.seat])
        lines = _in_turn(group.seat, told_of, places, teller, whose)
    if sentences:
        lines.append(Line(" ".join(sentences), keeps=False))
    return [*before, *lines, *kept]


def _at_once(told_of: Mapping[int | None, str], places: Places, teller: Teller) -> list[Line]:
    """What belongs to nobody's turn: all of it in one line while that is short."""
    lines = [
        Line(teller.line(seat, text), keeps=False, places=places[seat], seats=_acting(seat))
        for seat, text in told_of.items()
    ]
    if not lines or sum(len(line.text) for line in lines) > MOST_IN_A_LINE:
        return lines
    seats = tuple(seat for line in lines for seat in line.seats)
    return [Line(" · ".join(_texts(lines)), keeps=True, places=once(chain(*places.values())), seats=seats)]


def _in_turn(
    turn_of: int, told_of: Mapping[int | None, str], places: Places, teller: Teller, whose: int | None
) -> list[Line]:
    """What whoever has the turn did, shown wherever anything in it can be seen; below it what others did, those who did
    the same together."""
    lines: list[Line] = []
    if turn_of in told_of:
        own = teller.line(turn_of, told_of[turn_of])
        everywhere = once(chain(*places.values()))
        lines.append(Line(own, keeps=False, own=turn_of == whose, places=everywhere, seats=(turn_of,)))
    below = bool(lines)
    sharing: dict[str, list[int | None]] = {}
    for seat, text in told_of.items():
        if seat != turn_of:
            sharing.setdefault(text, []).append(seat)
    for text, seats in sharing.items():
        shown = () if below else once(chain(*(places[seat] for seat in seats)))
        line, acting = f"{'  ' * below}{teller.about(seats, text)}", _acting(*seats)
        lines.append(Line(line, keeps=False, own=whose in acting, aside=below, places=shown, seats=acting))
    return lines


def _acting(*seats: int | None) -> tuple[int, ...]:
    """The players among those of whom a line tells; nobody is none of them."""
    return tuple(seat for seat in seats if seat is not None)


def _made(group: Group, seat: int | None) -> bool:
    """Whether a turn of a seat was played without any decision."""
    own = [row for row, event in group.items if subject_of(event) == seat]
    return seat is not None and group.seat == seat and bool(own) and all(row.kind == "auto" for row in own)


def _folded(found: Sequence[Group], teller: Teller, whose: int | None) -> list[Line]:
    """At most so many lines. Beyond, what others did in the oldest turns goes; then these turns, unless they have a
    line that is kept, become one without a letter, since it tells of no single thing. The newest ones stay, and those
    of the seat `whose`."""
    last = len(found) - 1
    told = [
        (group, _lines(group, teller, whose, made=at < last and _made(group, whose))) for at, group in enumerate(found)
    ]
    pairs = [(group, lines) for group, lines in told if lines]
    aside = [(lines, line) for _, lines in pairs for line in lines if line.aside and not line.own]
    for lines, line in aside[: max(0, sum(len(lines) for _, lines in pairs) - MOST_LINES)]:
        lines.remove(line)
    folded: list[int] = []
    while sum(len(lines) for _, lines in pairs) + bool(folded) > MOST_LINES:
        older = enumerate(pairs[:-NEWEST])
        at = next((at for at, (_, lines) in older if not any(line.keeps or line.own for line in lines)), None)
        if at is None:
            break
        group, _ = pairs.pop(at)
        if group.seat is not None:
            folded.append(group.seat)
    lines = [line for _, part in pairs for line in part]
    if folded:
        who = teller.words.listing(teller.words.player(seat) for seat in dict.fromkeys(folded))
        text = teller.words("recap-folded", who=who, turns=len(folded))
        lines.insert(0, Line(text, keeps=True))
    while len(lines) > MOST_LINES:
        older = lines[bool(folded) : -NEWEST]
        loose = [line for line in older if not line.own]
        lines.remove(next((line for line in loose if not line.keeps), (loose or older)[0]))
    return lines


def _ended(text: str) -> str:
    """The text as a sentence."""
    return text if text.endswith((".", "?", ":")) else f"{text}."


def _texts(lines: Iterable[Line]) -> list[str]:
    return [line.text for line in lines]
