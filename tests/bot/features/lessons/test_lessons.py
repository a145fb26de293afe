"""The lessons as data: a recorded match of each brings every note once and in order, and nothing in them leaks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.db.history import ActionRow
from bot.features.lessons import games
from bot.features.lessons.lesson import PUPIL, Lesson, decisions, done_for, lesson_of, next_step, told
from bot.features.lessons.pages import poor_text
from bot.features.lessons.service import PoorChoice
from bot.ui.words.catalogues import game_words
from engine import registry
from engine.core.action import Action, parse_action
from engine.core.chance import Fast, Seeded
from engine.core.game import AnyGame
from engine.core.match import Record, read_record, replay_record
from engine.core.playout import random_action
from engine.players.advice import Alternative
from engine.players.brains import taught
from engine.players.judge import judged
from engine.players.levels import GOOD
from render.kit.words import LANGUAGES, beside
from tests.support import guided
from tests.support.catalogues import messages
from tests.support.guided import played
from tests.support.sweep import variants

KEYS = [game.key for game in registry.games() if lesson_of(game.key)]
RECORDED = Path(__file__).parent / "matches"
LONGEST = 420
"""Characters of a note: what a phone shows without scrolling, beside the picture."""

every_lesson = pytest.mark.parametrize("key", KEYS)


def lesson(key: str) -> Lesson:
    """The lesson of a game."""
    found = lesson_of(key)
    assert found is not None
    return found


def fresh(key: str) -> Any:
    """Its match as it is set up."""
    one = lesson(key)
    return registry.game(key).setup(one.seats, one.options, Seeded(seed=one.draws))


def row(number: int, seat: int, action: Action, kind: Any) -> ActionRow:
    """A step as it is stored."""
    return ActionRow(
        seat=seat,
        action=action,
        events=(),
        auto=kind != "act",
        reveals=False,
        sealed=False,
        number=number,
        kind=kind,
        user_id=None,
        at=0,
    )


def rows(key: str, record: Record) -> list[ActionRow]:
    """The steps of a record as they are stored: seat 0 is the person's, but for what is forced and for routines."""
    game, state = registry.game(key), fresh(key)
    found: list[ActionRow] = []
    for number, (seat, data) in enumerate(record.actions, 1):
        action = parse_action(data)
        by_itself = game.forced(state) == (seat, action) or (seat == 0 and is_routine(key, game, state, action))
        kind = "auto" if by_itself else "act" if seat == 0 else "computer"
        found.append(row(number, seat, action, kind))
        game.apply(state, seat, action)
    return found


def is_routine(key: str, game: AnyGame, state: Any, action: Action) -> bool:
    """Whether the lesson does this for the person."""
    asked, view = game.question(state, 0).label.key, game.view(state, 0)
    return any(asked in routine.asks and routine.fits(view, action) for routine in lesson(key).routines)


def at_random(key: str, seed: int) -> tuple[list[ActionRow], list[Any]]:
    """A random match of a lesson: its steps, and the states in which the person was asked."""
    game, state, chance = registry.game(key), fresh(key), Fast(at=seed)
    steps: list[ActionRow] = []
    asked: list[Any] = []
    while actors := game.actors(state):
        seat = actors[-1]
        forced = game.forced(state)
        action = forced[1] if forced else random_action(game, state, seat, chance)
        if seat == 0 and not forced:
            asked.append(game.clone(state))
        steps.append(row(len(steps) + 1, seat, action, "auto" if forced else "act" if seat == 0 else "computer"))
        game.apply(state, seat, action)
    return steps, asked


def test_every_lesson_has_its_match() -> None:
    assert sorted(path.stem for path in RECORDED.glob("*.json")) == KEYS


@every_lesson
def test_a_match_as_it_is_recommended_tells_every_note_once_and_in_order(key: str) -> None:
    record = read_record((RECORDED / f"{key}.json").read_bytes())
    one = lesson(key)
    assert record.seed == one.seed
    replay_record(registry.game(key), record)
    assert record.ranks is not None
    assert record.ranks[0] == 1, "whoever follows it wins"
    steps = rows(key, record)
    assert [note.key for note in told(registry.game(key), one.notes, fresh(key), steps, 0)] == [
        note.key for note in one.notes
    ]


@every_lesson
def test_the_opening_is_legal_and_ends_with_the_first_other_choice(key: str) -> None:
    record = read_record((RECORDED / f"{key}.json").read_bytes())
    one = lesson(key)
    steps = rows(key, record)
    chosen = [n for n, step in enumerate(steps) if step.kind != "auto"]
    opened = {seat: [action for other, action in one.opening if other == seat] for seat in range(one.seats)}
    for count, at in enumerate(chosen):
        step = steps[at]
        wanted = next_step(one, steps[:at], step.seat)
        if opened[step.seat]:
            assert wanted == opened[step.seat].pop(0) == step.action, count
        else:
            assert wanted is None
    assert not any(opened.values()), "all of it was played"
    first = next(n for n in chosen if steps[n].seat == 0)
    game, state = registry.game(key), fresh(key)
    for step in steps[:first]:
        game.apply(state, step.seat, step.action)
    other = next(action for action in game.legal(state, 0) if action != steps[first].action)
    astray = [*steps[:first], row(first + 1, 0, other, "act")]
    assert [next_step(one, astray, seat) for seat in range(one.seats)] == [None] * one.seats


@every_lesson
def test_no_step_that_the_opening_recommends_is_clearly_worse_than_another(key: str) -> None:
    """So no comment, hint or review calls it a mistake later, whoever plays it."""
    game, brain, state = registry.game(key), taught(registry.game(key)), fresh(key)
    record = read_record((RECORDED / f"{key}.json").read_bytes())
    left = [action for seat, action in lesson(key).opening if seat == 0]
    for step in rows(key, record):
        if not left:
            break
        if step.kind == "act":
            assert step.action == left.pop(0)
            weighed = brain.matters(state, 0) or brain.blunder(state, 0, step.action) is not None
            told = judged(brain, state, 0, (step.action,) if weighed else ()).of(step.action)
            assert told is None or not told.worse, step.action
        game.apply(state, step.seat, step.action)
    assert not left


def test_a_lesson_takes_about_ten_minutes() -> None:
    """At a press in ten seconds; `python -m tests.benchmarks.lessons` measures all of them."""
    found = played("port_royal", GOOD)
    assert found.presses <= 60
    assert found.ideas == len(lesson("port_royal").notes)


def test_whoever_draws_in_port_royal_while_little_can_happen_is_asked_no_more_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """There to draw is as good as to stop, and its button stands first: who always took that was asked 134 times."""
    usual = guided.best

    def draws(game: AnyGame, state: Any, seat: int, *how: Any, **more: Any) -> Action:
        if seat == PUPIL and ("draw",) in game.legal(state, seat):
            odds = game.view(state, seat).odds
            if odds.bust * 7 <= odds.cards:
                return ("draw",)
        return usual(game, state, seat, *how, **more)

    monkeypatch.setattr(guided, "best", draws)
    assert max(played("port_royal", GOOD, number).presses for number in range(5)) <= 60


@every_lesson
def test_what_is_done_for_the_person_follows_from_what_the_person_knows_and_never_comes_first(key: str) -> None:
    game, one = registry.game(key), lesson(key)
    _, asked = at_random(key, 3)
    opening = [action for seat, action in one.opening if seat == 0]
    done = 0
    for number, state in enumerate(asked):
        found = done_for(game, state, number)
        assert found is None or found in game.legal(state, 0)
        assert found is None or number >= len(opening), "first it is explained"
        done += found is not None
    assert bool(done) == bool(one.routines)


def test_what_is_taken_at_once_is_stowed_at_once_as_the_large_button_offers() -> None:
    one, game, state = lesson("nereus"), registry.game("nereus"), fresh("nereus")
    record = read_record((RECORDED / "nereus.json").read_bytes())
    found = 0
    for step in rows("nereus", record)[: len(one.opening)]:
        if ("stow-most",) in game.legal(state, step.seat) and step.seat == 0:
            found += 1
            assert step.action == ("stow-most",)
        game.apply(state, step.seat, step.action)
    assert found


@every_lesson
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_played_no_note_comes_twice(key: str, seed: int) -> None:
    steps, asked = at_random(key, seed)
    game, one = registry.game(key), lesson(key)
    found = [note.key for note in told(game, one.notes, fresh(key), steps, 0)]
    assert len(found) == len(set(found))
    assert len(found) >= len(one.notes) // 2
    chance = Fast(at=seed)
    for state in asked:
        view = game.view(state, 0)
        action = random_action(game, state, 0, chance)
        assert all(slip.fits(view, action) in (True, False) for slip in one.slips)


def fitting(one: Lesson, game: AnyGame, state: Any) -> list[bool]:
    """Which notes may be told to the person."""
    asked = game.question(state, 0).label.key
    return [note.fits(asked, lambda: game.view(state, 0)) for note in one.notes]


@every_lesson
def test_notes_know_nothing_that_the_person_cannot_know(key: str) -> None:
    game, one = registry.game(key), lesson(key)
    _, asked = at_random(key, 5)
    differs = 0
    for number, state in enumerate(asked[::3]):
        world = game.determinize(state, 0, Fast(at=number))
        differs += game.dump(world) != game.dump(state)
        assert fitting(one, game, state) == fitting(one, game, world)
    assert differs


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_and_every_slip_is_worded(key: str, language: str) -> None:
    one = lesson(key)
    folder = beside(f"{games.__name__}.{key}")
    notes = [note.key for note in (*one.notes, *one.others)]
    told = [*(f"note-{key}" for key in notes), *(f"learned-{key}" for key in notes)]
    wanted = [*told, *(f"slip-{slip.key}" for slip in one.slips)]
    assert sorted(messages(folder / f"{language}.ftl")) == sorted(wanted)
    words = game_words(language, key)
    for message in wanted:
        text = words(message)
        assert len(text) <= LONGEST, f"{message}: {len(text)}"
        # What was learned is told as a list, the others are sentences.
        assert bool(re.search(r"[.:]$", text)) != message.startswith("learned-"), text
        assert text == " ".join(text.split()), text


def test_a_comment_says_what_ticking_some_dice_would_have_done() -> None:
    key = "gilded_compass"
    game, record = registry.game(key), read_record((RECORDED / f"{key}.json").read_bytes())
    question = next(
        found
        for state in decisions(game, fresh(key), rows(key, record), 0)
        for found in [game.question(state, 0)]
        if found.label.key == "throw-which"
    )
    ticked, other = (answer.action for answer in question.legal()[:2])
    best = Alternative(ticked, win=0.6, playouts=9, error=0.0)
    text = poor_text(PoorChoice(question, other, best, None, ""), game_words("en", key))
    assert re.search(r"\*\* Better: Roll [\d ,]+ again", text), text


@every_lesson
def test_notes_for_other_tables_explain_kinds_of_questions_that_come(key: str) -> None:
    record = read_record((RECORDED / f"{key}.json").read_bytes())
    game, state, one = registry.game(key), fresh(key), lesson(key)
    kinds: set[str] = set()
    for seat, data in record.actions:
        kinds |= {game.question(state, actor).label.key for actor in game.actors(state)}
        game.apply(state, seat, parse_action(data))
    assert one.of_kinds
    for note in one.notes:
        assert not note.asks or kinds & set(note.asks), note.key
    elsewhere = {kind for note in one.others for kind in note.asks}
    assert not elsewhere & kinds, "the lesson itself asks this"
    assert elsewhere <= asked_with_other_options(key, elsewhere)


def asked_with_other_options(key: str, wanted: set[str]) -> set[str]:
    """Which of these kinds of questions come in random matches with any one option."""
    game, found = registry.game(key), set[str]()
    for seed, (_, seats, options) in enumerate(variant for variant in variants() if variant[0] == key):
        if found == wanted:
            break
        state, chance = game.setup(seats, options, Fast(at=seed)), Fast(at=seed)
        while actors := game.actors(state):
            found |= {game.question(state, seat).label.key for seat in actors} & wanted
            game.apply(state, actors[0], random_action(game, state, actors[0], chance))
    return found
