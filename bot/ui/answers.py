"""Turns a question of the rules into buttons and selects.

The answers form a tree by their paths. At any place in it a person sees the entries of one level: groups to open and
actions to do. Up to ten short entries are buttons, more are selects.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from bot.services.errors import Refused
from bot.ui.custom_id import Press
from bot.ui.items import PICK, button, select
from bot.ui.words import clip, label
from engine.core.action import Action
from engine.core.question import Answer, Label, Question
from render.kit.words import Words

BUTTONS_IN_A_ROW = 5
MOST_BUTTONS = 10
BUTTON_TEXT = 38
LABEL_TEXT = 80
OPTION_TEXT = 100
OPTIONS_IN_A_SELECT = 25

DO, OPEN, SURE, TICK = "do", "open", "sure", "tick"

_STYLES = {
    "onward": discord.ButtonStyle.primary,
    "finish": discord.ButtonStyle.success,
    "loss": discord.ButtonStyle.danger,
    "aside": discord.ButtonStyle.secondary,
}

Path = tuple[int, ...]
"""Which group was opened at each level, by its position there."""


class Entry(msgspec.Struct, frozen=True):
    """One thing to press at a level: an action (with its number in the legal list), a group, or the ticking form."""

    text: str
    hint: str
    verb: str
    token: str
    style: discord.ButtonStyle
    disabled: bool = False


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


def entries(question: Question, legal: Sequence[Action], path: Path, words: Words) -> list[Entry]:
    """What can be pressed at a place in the tree, in the order of the question."""
    answers, _ = reachable(question, path)
    depth = len(path)
    groups = _groups(answers, depth)
    found: list[Entry] = []
    shown: set[str] = set()
    ticked = False
    numbers = {action: number for number, action in enumerate(legal)}
    for answer in answers:
        if answer.picked is not None:
            if not ticked and question.pick is not None:
                ticked = True
                text = label(words, "pick", question.pick.label)
                found.append(Entry(clip(text, LABEL_TEXT), "", TICK, write_path(path), discord.ButtonStyle.primary))
        elif len(answer.path) > depth:
            position = groups.index(answer.path[depth])
            token = write_path((*path, position))
            if token not in shown:
                shown.add(token)
                text = label(words, "group", answer.path[depth])
                found.append(Entry(clip(text, LABEL_TEXT), "", OPEN, token, discord.ButtonStyle.secondary))
        else:
            verb = DO if answer.confirm is None else SURE
            text = label(words, "answer", answer.label)
            hint_key = f"answer-{answer.label.key}-hint"
            hint = words.say(hint_key, answer.label.args) if hint_key in words else ""
            number = str(numbers[answer.action])
            found.append(Entry(clip(text, LABEL_TEXT), clip(hint, OPTION_TEXT), verb, number, _STYLES[answer.kind]))
    if question.public and not path:
        found += [
            _disabled(answer, position, words) for position, answer in enumerate(question.answers) if answer.refusal
        ]
    return found


def _disabled(answer: Answer, position: int, words: Words) -> Entry:
    """What everybody can see but nobody can do now; shown among buttons only."""
    text = clip(label(words, "answer", answer.label), LABEL_TEXT)
    return Entry(text, "", DO, f"no-{position}", discord.ButtonStyle.secondary, disabled=True)


def barred(question: Question, words: Words) -> list[tuple[str, str]]:
    """What is not possible now, with the rule: pairs of the answer's text and the sentence."""
    return [
        (label(words, "answer", answer.label), label(words, "refusal", answer.refusal))
        for answer in question.answers
        if answer.refusal is not None
    ]


def rows(found: Sequence[Entry], match_id: int, revision: int, words: Words) -> list[discord.ui.ActionRow[Any]]:
    """The entries as rows of buttons, or as selects where there are many or they want a line of explanation."""
    possible = [entry for entry in found if not entry.disabled]
    if len(found) > MOST_BUTTONS:
        found = possible
    as_buttons = len(found) <= MOST_BUTTONS and not any(entry.hint for entry in found)
    if as_buttons and all(len(entry.text) <= BUTTON_TEXT for entry in found):
        items = [
            button(entry.text, Press(entry.verb, match_id, revision, entry.token), entry.style, disabled=entry.disabled)
            for entry in found
        ]
        return _in_rows(items, BUTTONS_IN_A_ROW)
    if len(found) <= 5 and as_buttons:
        # A few long ones: one button a row keeps the words whole on a phone.
        items = [button(entry.text, Press(entry.verb, match_id, revision, entry.token), entry.style) for entry in found]
        return _in_rows(items, 1)
    found = possible
    selects: list[Any] = []
    for number, start in enumerate(range(0, len(found), OPTIONS_IN_A_SELECT)):
        part = found[start : start + OPTIONS_IN_A_SELECT]
        options = [
            discord.SelectOption(
                label=clip(entry.text, OPTION_TEXT), description=entry.hint or None, value=f"{entry.verb}:{entry.token}"
            )
            for entry in part
        ]
        placeholder = words("choose-one")
        if len(found) > OPTIONS_IN_A_SELECT:
            placeholder = words("choose-one-part", first=start + 1, last=start + len(part), total=len(found))
        selects.append(select(clip(placeholder, 150), Press(PICK, match_id, revision, str(number)), options))
    return _in_rows(selects, 1)


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


def _groups(answers: Sequence[Answer], depth: int) -> list[Label]:
    found: list[Label] = []
    for answer in answers:
        if answer.picked is None and len(answer.path) > depth and answer.path[depth] not in found:
            found.append(answer.path[depth])
    return found


def _in_rows(items: Sequence[Any], width: int) -> list[discord.ui.ActionRow[Any]]:
    return [discord.ui.ActionRow(*items[start : start + width]) for start in range(0, len(items), width)]
