"""What can be pressed where a question is asked.

The answers form a tree by their paths. At any place in it a person sees the entries of one level: actions to do and
groups to open. Nobody opens a group that holds one thing. `bot.ui.pages.arrangement` makes buttons and a list of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

import msgspec

from bot.services.errors import Refused
from bot.services.match.joint import Next, next_question
from bot.services.table.scene import Scene
from bot.ui.pages import phone
from bot.ui.words.catalogues import clip, label
from engine.core.action import Action
from engine.core.question import Answer, Kind, Label, Place, Question
from render.kit.words import Words

LABEL_TEXT = 80
"""Discord takes no more on a button; what a phone shows is less (`bot.ui.pages.phone`)."""
OPTIONS_IN_A_SELECT = 25
MOST_JOINT = 3
"""How many of the answers that come next may be given by one press: the first ones, all others after it."""

DO, OPEN, SURE, TICK, BOTH = "do", "open", "sure", "tick", "both"

Path = tuple[int, ...]
"""Which group was opened at each level, by its position there."""


class Entry(msgspec.Struct, frozen=True):
    """One thing to press at a level: an action (with its number in the legal list), two of them, a group, or the form
    for ticking.

    kind, place: of the answer, by `engine.core.question.Answer`.
    disabled:    it is barred; its text ends with the reason.
    brief:       what a button says instead that has no room for the text; empty where nothing shorter is worded.
    """

    text: str
    hint: str
    verb: str
    token: str
    kind: Kind = "onward"
    place: Place = "among"
    disabled: bool = False
    brief: str = ""


def parse_path(token: str) -> Path:
    """The path written as `1.0.2`; empty for the top."""
    return tuple(int(part) for part in token.split(".") if part.isascii() and part.isdigit())


def write_path(path: Path) -> str:
    """The path as a token."""
    return ".".join(map(str, path))


def reachable(question: Question, path: Path) -> tuple[list[Answer], list[Label]]:
    """The legal answers below a path and the labels of the groups on the way.

    Raises Refused `no-such-choice` for a path that does not exist.
    """
    answers = question.legal()
    opened: list[Label] = []
    for depth, position in enumerate(path):
        groups = _groups(answers, depth)
        if position >= len(groups):
            raise Refused("no-such-choice")
        opened.append(groups[position])
        answers = [answer for answer in answers if len(answer.path) > depth and answer.path[depth] == groups[position]]
    return answers, opened


def opened(question: Question, path: Path) -> Path:
    """The path, with every group opened that is the only thing to press in its place. Raises like `reachable`."""
    while True:
        answers, _ = reachable(question, path)
        depth = len(path)
        if not answers or any(answer.picked is not None or len(answer.path) <= depth for answer in answers):
            return path
        if len(_groups(answers, depth)) > 1:
            return path
        path = (*path, 0)


def back(question: Question, path: Path) -> Path | None:
    """Where *Back* leads from an opened path; None if nobody has opened anything."""
    top = opened(question, ()) if path else ()
    while len(path) > len(top):
        path = path[:-1]
        if opened(question, path) == path:
            return path
    return None


def entries(
    question: Question,
    legal: Sequence[Action],
    path: Path,
    words: Words,
    led: Callable[[Answer], Next | None] = lambda _: None,
) -> list[Entry]:
    """What can be pressed at a place in the tree, in the order of the question: what has a fixed place first, barred or
    not, all else that is barred at the end.

    led: the question to which an answer leads, if answers to it may be given by the same press.
    """
    path = opened(question, path)
    answers, _ = reachable(question, path)
    depth = len(path)
    groups = _groups(answers, depth)
    flat = _is_one_list(answers, depth, words)
    numbers = {action: number for number, action in enumerate(legal)}
    found: list[Entry] = []
    shown: set[str] = set()
    for answer in answers:
        if answer.picked is not None:
            assert question.pick is not None
            text = label(words, "pick", question.pick.label)
            entry = Entry(clip(text, LABEL_TEXT), "", TICK, write_path(path), place="front")
        elif len(answer.path) <= depth or flat or answer.place != "among":
            entry = of_answer(answer, depth, numbers[answer.action], words)
        else:
            group = answer.path[depth]
            inside = [other for other in answers if len(other.path) > depth and other.path[depth] == group]
            if len(inside) == 1:
                entry = of_answer(answer, depth, numbers[answer.action], words)
            else:
                token = write_path((*path, groups.index(group)))
                kinds = {other.kind for other in inside}
                kind = inside[0].kind if len(kinds) == 1 and kinds <= {"aside", "lesser"} else "onward"
                entry = Entry(clip(label(words, "group", group), LABEL_TEXT), "", OPEN, token, kind)
        if f"{entry.verb}:{entry.token}" not in shown:
            shown.add(f"{entry.verb}:{entry.token}")
            found.append(entry)
            if answer.leads and (following := led(answer)) is not None:
                found += _joint(answer, numbers[answer.action], following, words)
    found += _barred_here(question, path, words)
    order = {_token(answer, position, numbers): position for position, answer in enumerate(question.answers)}
    fixed = sorted((entry for entry in found if entry.place == "fixed"), key=lambda entry: order[entry.token])
    return [*fixed, *(entry for entry in found if entry.place != "fixed")]


def at_table(table: Scene, seat: int, path: Path, words: Words) -> list[Entry]:
    """What a seat that is asked can press at a place in the tree: the same on the panel and on every desk of it."""
    question, led = table.question(seat), partial(next_question, table.game, table.state, seat)
    path = opened(question, path)
    return table.once(("entries", seat, path, words), lambda: entries(question, table.legal(seat), path, words, led))


def barred(question: Question, words: Words) -> list[tuple[str, str]]:
    """What is not possible now, with the rule: pairs of the answer's text and the sentence."""
    return [
        (whole(answer, 0, words), label(words, "refusal", answer.refusal))
        for answer in question.answers
        if answer.refusal is not None
    ]


def whole(answer: Answer, depth: int, words: Words) -> str:
    """What an answer is called at a depth where the rest of its groups are not opened."""
    key = f"answer-{answer.label.key}-whole"
    if len(answer.path) > depth and key in words:
        return words.say(key, answer.label.args)
    trail = [label(words, "group", group) for group in answer.path[depth:]]
    return " · ".join([*trail, label(words, "answer", answer.label)])


def find_picked(question: Question, ticked: Sequence[int]) -> Action:
    """The action for the ticked items, matched by their labels. Raises Refused `cannot-pick-these`."""
    pick = question.pick
    if pick is None:
        raise Refused("no-such-choice")
    wanted = sorted(repr(pick.items[index]) for index in ticked if 0 <= index < len(pick.items))
    for answer in question.legal():
        if answer.picked is not None and sorted(repr(pick.items[index]) for index in answer.picked) == wanted:
            return answer.action
    raise Refused("cannot-pick-these", low=pick.low, high=pick.high, exact=int(pick.low == pick.high))


def of_answer(answer: Answer, depth: int, number: int, words: Words) -> Entry:
    """An answer at a depth of the tree. number: of its action in the legal list."""
    hint_key, brief_key = f"answer-{answer.label.key}-hint", f"answer-{answer.label.key}-brief"
    text = clip(whole(answer, depth, words), LABEL_TEXT)
    in_brief = phone.length(text) > phone.LABEL and brief_key in words
    return Entry(
        text,
        words.say(hint_key, answer.label.args) if hint_key in words else "",
        DO if answer.confirm is None else SURE,
        str(number),
        answer.kind,
        answer.place,
        brief=words.say(brief_key, answer.label.args) if in_brief else "",
    )


def _joint(answer: Answer, number: int, following: Next, words: Words) -> list[Entry]:
    """The first answers that may be given together with one that leads to them, where the two have words together."""
    numbers = {action: number for number, action in enumerate(following.legal)}
    found: list[Entry] = []
    for then in following.question.legal():
        key = f"joint-{answer.label.key}-{then.label.key}"
        if key in words and then.confirm is None:
            text = clip(words.say(key, then.label.args), LABEL_TEXT)
            place = "among" if answer.place == "fixed" else answer.place
            found.append(Entry(text, "", BOTH, f"{number}.{numbers[then.action]}", answer.kind, place))
    return found[:MOST_JOINT]


def _is_one_list(answers: Sequence[Answer], depth: int, words: Words) -> bool:
    """Whether the answers of a level need no groups: they are few enough, and have words for standing by themselves."""
    given = [answer for answer in answers if answer.picked is None]
    return len(given) <= OPTIONS_IN_A_SELECT and all(
        len(answer.path) <= depth or f"answer-{answer.label.key}-whole" in words for answer in given
    )


def _barred_here(question: Question, path: Path, words: Words) -> Iterator[Entry]:
    """What is barred in a place and has a short reason: it stands among the answers, and nobody can press it. What has
    a fixed place stands there in any case."""
    _, trail = reachable(question, path)
    for position, answer in enumerate(question.answers):
        if answer.refusal is None or list(answer.path[: len(path)]) != trail:
            continue
        key, text = f"barred-{answer.refusal.key}", whole(answer, len(path), words)
        if key in words:
            text = words("barred", what=text, reason=words.say(key, answer.refusal.args))
        if key in words or answer.place == "fixed":
            place = "fixed" if answer.place == "fixed" else "among"
            yield Entry(clip(text, LABEL_TEXT), "", DO, _token(answer, position, {}), "aside", place, disabled=True)


def _token(answer: Answer, position: int, numbers: Mapping[Action, int]) -> str:
    """What a press names an answer by: its number in the legal list; nobody presses what is barred."""
    return f"no-{position}" if answer.refusal is not None else str(numbers[answer.action])


def _groups(answers: Sequence[Answer], depth: int) -> list[Label]:
    found: list[Label] = []
    for answer in answers:
        if answer.picked is None and len(answer.path) > depth and answer.path[depth] not in found:
            found.append(answer.path[depth])
    return found
