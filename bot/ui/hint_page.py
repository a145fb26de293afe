"""A hint in words: what to do, what else, and where the points come from."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.hints import Hint
from bot.ui import answers
from bot.ui.words import clip, label, named
from engine.core.action import Action
from engine.core.brain import Parts
from engine.core.question import Question
from engine.players.advice import Alternative
from render.kit.words import Words

MOST_ALTERNATIVES = 2
MOST_PARTS = 3
LEAST_POINTS = 0.1
"""What changes less than this is not worth a word."""
TEXT = 3900


def hint_text(hint: Hint, words: Words) -> str:
    """The best action with its grounds, then the best others with what they bring more and less."""
    table, advice = hint.table, hint.advice
    aloud = named(words, table.seats)
    question = table.question(hint.seat)
    best, *others = advice.alternatives
    lines = [f"**{words('hint-heading')}**", words("hint-best", what=doing(question, advice.best, aloud))]
    if not others:
        lines.append(f"-# {words('hint-nothing-to-weigh')}")
    else:
        lines.append(f"-# {_expected(best, words)}")
        if why := worded_parts(advice.reasons, words):
            lines.append(f"-# {words('hint-why', parts=why)}")
        for place, other in enumerate(others[:MOST_ALTERNATIVES]):
            lines += [words("hint-other", what=doing(question, other.action, aloud)), f"-# {_expected(other, words)}"]
            # Why not the next best was said above.
            if place and (against := worded_parts(_differences(other.parts, best.parts), words)):
                lines.append(f"-# {words('hint-against', parts=against)}")
    lines.append(f"-# {words('hint-note')}")
    return clip("\n".join(lines), TEXT)


def doing(question: Question, action: Action, words: Words) -> str:
    """What an action is called where it is chosen; if it has words for standing by itself, without its groups."""
    answer = next(answer for answer in question.legal() if answer.action == action)
    if answer.picked is not None and question.pick is not None:
        return ", ".join(label(words, "item", question.pick.items[at]) for at in answer.picked) or words("hint-none")
    if answer.path and f"answer-{answer.label.key}-whole" in words:
        return answers.whole(answer, 0, words)
    trail = [label(words, "group", group) for group in answer.path]
    return " › ".join([*trail, label(words, "answer", answer.label)])


def _expected(alternative: Alternative, words: Words) -> str:
    return words("hint-expected", points=_number(alternative.points, words), percent=round(100 * alternative.win))


def _number(points: float, words: Words) -> str:
    """To a tenth; never minus zero."""
    return f"{round(points, 1) + 0.0:.1f}".replace("-", "−").replace(".", words("decimal-mark"))


def _differences(parts: Parts, best: Parts) -> Parts:
    """By source, how much more `parts` has than `best`; nothing if one of them was not worked out."""
    if not parts or not best:
        return ()
    return tuple((key, mine - theirs) for (key, mine), (_, theirs) in zip(parts, best, strict=True))


def worded_parts(differences: Sequence[tuple[str, float]], words: Words) -> str:
    """The largest differences in words; what is called the same is one."""
    found: dict[str, float] = {}
    for key, points in differences:
        name = words(f"part-{key}")
        found[name] = found.get(name, 0.0) + points
    large = sorted(
        ((name, points) for name, points in found.items() if abs(points) >= LEAST_POINTS),
        key=lambda part: -abs(part[1]),
    )
    return ", ".join(
        words("hint-more" if points > 0 else "hint-less", what=name, points=_number(abs(points), words))
        for name, points in large[:MOST_PARTS]
    )
