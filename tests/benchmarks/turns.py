"""How many presses a turn takes: `python -m tests.benchmarks.turns [KEY ...] [--matches N]`.

A sensible player (the computer that plays *good*) sits on every seat, and takes an answer that does several of its
decisions at once where there is one: an action of the rules, or a button that gives two answers. Each is looked for
among the buttons and lists that the desk shows, and counted: a button 1, a choice from a list 1, opening a group 1, a
form 2 (open and send), asked once more 1. What the host does by itself counts nothing. A turn is an unbroken row of
open decisions of one seat, up to where the game begins another one; sealed choices, and what somebody decides in
another's turn, are counted apart.

`python -m tests.benchmarks.turns looks [KEY ...] [--matches N]` counts over random matches in how many questions the
part of the picture that they are about, the question and everything below it stand on one screen of 1440 x 900 and of
390 x 844, in how many of them on 600 and 560 pixels, and how many of the answers that are buttons twice running keep
their place (`tests.support.looks`).

With every decision the height of its question is counted, in lines of a phone: all buttons and lists below the picture,
as the desk shows them with *Undo* and *More*.

Where a game has a list of what the host goes on doing (Port Royal's *Draw until …*), its matches are played once more
with everybody choosing there what `READY` says, as soon as the computer would do the first step of it.
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Iterator
from functools import partial
from typing import Any

import discord

from bot.services.match.joint import next_question
from bot.ui.pages import answers, phone
from bot.ui.pages.arrangement import LINES, Arranged, Tools, arranged
from bot.ui.press.custom_id import Press, parse
from bot.ui.press.items import PICK, button
from bot.ui.words.catalogues import game_words, hooks
from engine import registry
from engine.core import match
from engine.core.action import Action
from engine.core.chance import seeded
from engine.core.event import Event
from engine.core.game import AnyGame
from engine.core.standing import Give, Standing
from engine.players.levels import GOOD, decide
from tests.support.asked import positions
from tests.support.looks import WINDOWS, Count

FORM = 2
READY = {"port_royal": ("draw-until", "chance", "5")}
"""A standing answer from a list: its kind, the field and the choice. Drawing until the risk passes 5 % wins as often as
the computer that decides card by card: 52 % of 240 matches of two, 25 % of 240 of four, when one seat does it."""
MOST_AT_ONCE = 4
"""So many decisions may be one answer."""
HEADINGS = ("game", "seats", "decisions", "count", "median", "90 %", "max")
LOOKS = ("game", "questions", "desk", "of 600", "phone", "of 560", "kept places")
SHORT = f"of {LINES} or fewer"
LANGUAGE = "en"


def laid(game: AnyGame, state: Any, seat: int, path: answers.Path = ()) -> Arranged:
    """One place of a question as the desk shows it."""
    words = game_words(LANGUAGE, game.key)
    question, legal = game.question(state, seat), list(game.legal(state, seat))
    found = answers.entries(question, legal, path, words, partial(next_question, game, state, seat))
    tools = [button(words(name), Press("more", 1)) for name in ("button-undo", "button-more")]
    return arranged(question, found, 1, 1, words, tools=Tools(tools))


def height(game: AnyGame, state: Any, seat: int) -> int:
    """In how many lines of a phone a question stands."""
    return phone.lines(laid(game, state, seat).rows())


def shown(game: AnyGame, state: Any, seat: int, path: answers.Path = ()) -> Iterator[str]:
    """What can be pressed at one place: `<verb>:<token>`."""
    for row in laid(game, state, seat, path).rows():
        for item in row.walk_children():
            press = parse(getattr(item, "custom_id", None) or "")
            if isinstance(item, discord.ui.Select) and press is not None and press.verb == PICK:
                yield from (option.value for option in item.options)
            elif isinstance(item, discord.ui.Button) and not item.disabled and press is not None:
                yield f"{press.verb}:{press.token}"


def presses(game: AnyGame, state: Any, seat: int, action: Action) -> int:
    """The fewest presses that give this answer, from a desk that shows the question."""
    question, legal = game.question(state, seat), list(game.legal(state, seat))
    ticked = any(answer.action == action and answer.picked is not None for answer in question.answers)
    number = str(legal.index(action))
    places: deque[tuple[answers.Path, int]] = deque([((), 0)])
    best: list[int] = []
    while places:
        path, before = places.popleft()
        if best and before >= min(best):
            break
        for pressed in shown(game, state, seat, path):
            verb, _, token = pressed.partition(":")
            if verb == answers.OPEN:
                places.append((answers.parse_path(token), before + 1))
            elif verb == answers.TICK and ticked:
                best.append(before + FORM)
            elif token == number and verb in (answers.DO, answers.SURE):
                best.append(before + (1 if verb == answers.DO else 2))
    assert best, f"{game.key}: nothing on the desk does {action}"
    return min(best)


def ahead(game: AnyGame, state: Any, seat: int, number: int) -> list[tuple[Action, Any]]:
    """What the player decides from here on while nobody else does, each decision with the position after it."""
    found: list[tuple[Action, Any]] = []
    world = game.clone(state)
    while len(found) < MOST_AT_ONCE and game.actors(world)[:1] == (seat,):
        action = decide(game, world, seat, GOOD, number + len(found)).best
        match.act(game, world, seat, action)
        match.act_forced(game, world)
        found.append((action, game.dump(world)))
        world = game.clone(world)
    return found


def chosen(game: AnyGame, state: Any, seat: int, number: int) -> tuple[Action, int]:
    """What the player presses: one answer that does what it would decide step by step, if there is one; its steps."""
    steps = ahead(game, state, seat, number)
    later = [position for _, position in steps]
    best = steps[0][0], 1
    if game.question(state, seat).sealed or len(steps) == 1:
        return best
    for action in game.legal(state, seat):
        world = game.clone(state)
        match.act(game, world, seat, action)
        match.act_forced(game, world)
        position = game.dump(world)
        if position in later and later.index(position) + 1 > best[1]:
            best = action, later.index(position) + 1
    return best


def joint(game: AnyGame, state: Any, seat: int, action: Action, then: Action) -> bool:
    """Whether one button gives this answer and another one to the question that follows."""
    answer = next(answer for answer in game.question(state, seat).legal() if answer.action == action)
    led = next_question(game, state, seat, answer)
    if led is None or then not in led.legal:
        return False
    both = f"{list(game.legal(state, seat)).index(action)}.{list(led.legal).index(then)}"
    return f"{answers.BOTH}:{both}" in shown(game, state, seat)


def ready(game: AnyGame, state: Any, seat: int, action: Action) -> Standing | None:
    """The standing answer that the player chooses from a list, if that list is there and it begins with this action."""
    rules = registry.standing(game.key)
    if rules is None or game.key not in READY:
        return None
    key, field, choice = READY[game.key]
    view = game.view(state, seat)
    kind = next((one for one in rules.kinds(view) if one.key == key and (field, choice) in one.ready), None)
    if kind is None:
        return None
    given = rules.give(view, key, {one.key: (choice,) if one.key == field else one.usual for one in kind.fields})
    verdict = rules.answer(given, view, game.question(state, seat))
    return given if isinstance(verdict, Give) and verdict.action == action else None


def goes_on(game: AnyGame, state: Any, seat: int, given: Standing) -> Standing | None:
    """Let a standing answer answer until the person is asked, or the turn ends; what stands then."""
    rules = registry.standing(game.key)
    assert rules is not None
    while seat in game.actors(state) and not rules.over(given, game.view(state, seat)):
        if game.forced(state) is not None:
            return given
        verdict = rules.answer(given, game.view(state, seat), game.question(state, seat))
        if not isinstance(verdict, Give):
            return given if verdict is None else None
        match.act(game, state, seat, verdict.action)
    return None


class Run:
    """An unbroken row of decisions: by whom, in whose turn, with how many presses."""

    def __init__(self, seat: int, turn: int) -> None:
        self.seat, self.turn, self.count = seat, turn, 0

    def told(self) -> Iterator[tuple[str, int]]:
        """What kind it was, and how many presses; nothing if the host did it all."""
        if self.count:
            yield ("turn" if self.seat == self.turn else "other's turn"), self.count


def played(game: AnyGame, seats: int, number: int, *, quick: bool = False) -> Iterator[tuple[str, int]]:
    """The turns of a match: what kind, and how many presses; `quick` with what `READY` says."""
    begins = hooks(game.key).begins
    state = game.setup(seats, {}, seeded(number))
    run: Run | None = None
    stands: Standing | None = None
    decisions = 0
    while actors := game.actors(state):
        forced = game.forced(state)
        seat = actors[0] if forced is None else forced[0]
        turn = getattr(state, "active", seat)
        if run is not None and (run.seat, run.turn) != (seat, turn):
            yield from run.told()
            run = stands = None
        if forced is None:
            yield "lines on a phone", height(game, state, seat)
        if forced is not None:
            events = match.act(game, state, *forced).events
        elif game.question(state, seat).sealed:
            action, done = chosen(game, state, seat, number * 100_003 + decisions)
            decisions += done
            yield "sealed", presses(game, state, seat, action)
            events = match.act(game, state, seat, action).events
        else:
            taken, done, events, given = pressed(game, state, seat, number * 100_003 + decisions, quick=quick)
            decisions += done
            run = run or Run(seat, turn)
            run.count += taken
            stands = given or stands
            stands = goes_on(game, state, seat, stands) if stands is not None else None
        if run is not None and any(event.key in begins for event in events):
            yield from run.told()
            run = stands = None
    if run is not None:
        yield from run.told()


def pressed(
    game: AnyGame, state: Any, seat: int, number: int, *, quick: bool
) -> tuple[int, int, tuple[Event, ...], Standing | None]:
    """Do what the player presses: the presses, the decisions in it, what happened, the standing answer given by it."""
    action, done = chosen(game, state, seat, number)
    taken = presses(game, state, seat, action)
    if quick and (given := ready(game, state, seat, action)) is not None:
        return taken, done, (), given
    then = ahead(game, state, seat, number + done)[1:2]
    both = [one for one, _ in then if joint(game, state, seat, action, one)]
    events = match.act(game, state, seat, action).events
    for one in both:
        events += match.act(game, state, seat, one).events
    return taken, done, events, None


def measured(game: AnyGame, seats: int, matches: int) -> Iterator[tuple[str, ...]]:
    """The rows of the table for one number of players."""
    for quick in (False, True) if game.key in READY else (False,):
        found: dict[str, list[int]] = {}
        for number in range(matches):
            for kind, count in played(game, seats, number, quick=quick):
                found.setdefault(kind, []).append(count)
        for kind, counts in found.items():
            counts.sort()
            middle, most = counts[len(counts) // 2], counts[(len(counts) * 9) // 10]
            name = f"{kind}, with the list" if quick else kind
            if kind == "lines on a phone":
                short = sum(count <= LINES for count in counts)
                name = f"{name} ({100 * short // len(counts)} % {SHORT})"
            yield (game.key, str(seats), name, *map(str, (len(counts), middle, most, counts[-1])))


def looked_at(game: AnyGame, matches: int) -> tuple[str, ...]:
    """The row of a game in the table of looks."""
    count = Count()
    for state, seat in positions(game, matches):
        count.add(game, state, seat, LANGUAGE)
    found = [seen[window] / count.questions for window in WINDOWS for seen in (count.seen, count.close)]
    return (game.key, str(count.questions), *(f"{share:.1%}" for share in (*found, count.steady)))


def main() -> None:
    """Print the table."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("keys", nargs="*", metavar="looks|KEY")
    arguments.add_argument("--matches", type=int, default=10)
    given = arguments.parse_args()
    looks, keys = given.keys[:1] == ["looks"], [key for key in given.keys if key != "looks"]
    rows: list[tuple[str, ...]] = [LOOKS if looks else HEADINGS]
    for key in keys or registry.keys():
        game = registry.game(key)
        if looks:
            rows.append(looked_at(game, given.matches))
            continue
        for seats in dict.fromkeys((game.players[0], min(4, game.players[-1]))):
            rows += measured(game, seats, given.matches)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)))


if __name__ == "__main__":
    main()
