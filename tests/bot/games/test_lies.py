"""What a finger on a picture means: an answer lies at one place or in the bar, and the place shows what it is about."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from itertools import chain, combinations
from struct import pack
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest
from PIL import ImageChops

from bot.ui.words.catalogues import game_words, hooks
from bot.web.tapping import LEAST, Tapping, tapping
from engine import registry
from engine.core.game import AnyGame, View
from engine.core.question import Question
from render import registry as pictures
from render.kit.geometry import Box
from render.kit.parts import Which
from render.kit.sheet import Sheet
from render.kit.words import LANGUAGES
from render.orders import PartFile
from tests.support.altered import ALTERED
from tests.support.asked import NAMES, positions, sensible
from tests.support.pictures import some_words

GAMES = [game.key for game in registry.games() if hasattr(import_module(f"bot.games.{game.key}"), "lies")]
MATCHES = 5
TRIED = 3
"""So many places of each kind are looked at on each picture."""
AROUND = 16
"""How far frames and shadows may reach beyond the thing itself."""
UNSEEN = {"port_royal": ("draw",)}
"""Places that not every picture has room for: what lies there is in the bar then. (Many lost persons on the quay.)"""


def laid(key: str, which: Which, view: View) -> list[PartFile]:
    """The parts of a picture with their areas. Nothing is drawn, which would take a hundred times as long."""
    found = pictures.pictures(key)
    with patch.object(Sheet, "keep"):
        sheet = (found.board if which == "board" else found.private)(view, some_words(key, "en", NAMES))
    heights = {part: pack(">16xII", sheet.width, part.bottom - part.top) for part in sheet.shown}
    return [PartFile(part.name, header, sheet.areas(part)) for part, header in heights.items()]


class Look(NamedTuple):
    """A question and a picture that somebody who is asked may have before them."""

    game: AnyGame
    state: Any
    seat: int
    question: Question
    which: Which
    view: View
    parts: list[PartFile]

    def found(self, language: str) -> Tapping:
        key = self.game.key
        words = game_words(language, key).naming(NAMES.__getitem__)
        return tapping(key, self.view, self.question, self.which, self.parts, words)


@cache
def looks(key: str) -> list[Look]:
    """Of each kind of question those that are asked early in the matches, later every thirtieth."""
    game, seen, found = registry.game(key), Counter[str](), list[Look]()
    for state, seat in chain(positions(game, MATCHES), sensible(game, MATCHES)):
        question = game.question(state, seat)
        seen[question.label.key] += 1
        if (number := seen[question.label.key]) > 12 and number % 30:
            continue
        pairs: list[tuple[Which, int | None]] = [("private", seat), ("board", seat), ("board", None)]
        for which, reader in pairs:
            view = game.view(state, reader)
            found.append(Look(game, game.clone(state), seat, question, which, view, laid(key, which, view)))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_each_answer_is_at_one_place_of_the_picture_or_in_the_bar(key: str) -> None:
    placed = 0
    for look in looks(key):
        question, found = look.question, look.found("en")
        told = Counter(chain(found.bar, *(area.answers for area in found.areas)))
        ticked = [index for index, answer in enumerate(question.answers) if answer.picked is not None]
        legal = [index for index, answer in enumerate(question.answers) if answer.refusal is None]
        assert Counter(legal) == told + Counter(ticked), (question.label, look.which)
        barred = Counter(chain.from_iterable(area.barred for area in found.areas))
        assert all(question.answers[index].refusal and count == 1 for index, count in barred.items())
        assert all(list(area.answers) == sorted(area.answers) for area in found.areas), "the best first"
        placed += len(found.areas)
    assert placed


@pytest.mark.parametrize("key", GAMES)
def test_what_a_game_calls_a_place_is_on_its_picture(key: str) -> None:
    """What lies at a place that nobody has told of would be in the bar, unseen by every other test."""
    hook = hooks(key)
    for look in looks(key):
        told = [area.place for part in look.parts for area in part.areas]
        assert len(set(told)) == len(told), "each once"
        for answer in look.question.legal():
            place = None if answer.picked is not None else hook.lies(look.view, answer, look.which)
            assert place in (None, *told, *UNSEEN.get(look.game.key, ())), (answer.action, look.which)
        if look.question.pick is not None:
            ticks = [hook.ticks(look.view, index, look.which) for index in range(len(look.question.pick.items))]
            assert set(ticks) <= {None, *told}
            assert len({tick for tick in ticks if tick}) == sum(tick is not None for tick in ticks)


@pytest.mark.parametrize("key", GAMES)
def test_areas_lie_inside_the_picture_apart_and_large_where_there_is_room(key: str) -> None:
    for look in looks(key):
        found = look.found("en")
        for part in look.parts:
            width, height = part.size
            places = [Box(*area.box) for area in found.areas if area.part == part.name]
            for box in places:
                assert box.x >= 0 <= box.y
                assert box.right <= width
                assert box.bottom <= height
                assert box.w > 0 < box.h
            for one, other in combinations(places, 2):
                apart = max(one.x - other.right, other.x - one.right, one.y - other.bottom, other.y - one.bottom)
                assert apart >= 0, (look.question.label, look.which, one, other)
            if len(places) == 1:
                assert places[0].w >= LEAST <= places[0].h


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_area_has_words_of_its_own(key: str, language: str) -> None:
    for look in looks(key):
        texts = [area.text for area in look.found(language).areas if not area.items]
        assert all(texts)
        assert len(set(texts)) == len(texts), (look.question.label, look.which, texts)


def test_a_picture_that_follows_leaves_everything_in_the_bar() -> None:
    look = looks("yucata")[0]
    found = look._replace(parts=[]).found("en")
    assert found.areas == ()
    assert [look.question.answers[index].action for index in found.bar] == list(look.game.legal(look.state, look.seat))


@pytest.mark.parametrize("key", GAMES)
def test_what_an_answer_is_about_is_drawn_at_its_place_and_nowhere_else(key: str) -> None:
    """Where a thing looks otherwise, the picture differs inside of its area only."""
    seen = Counter[tuple[Which, str]]()
    for look in looks(key):
        for part in look.parts:
            for area in part.areas:
                what, _, name = area.place.partition("-")
                if area.place not in offered(look) or seen[look.which, what] == TRIED or what not in ALTERED[key]:
                    continue
                view = ALTERED[key][what](look.view, name, look.which)
                if view is None:
                    continue
                sheet, other = drawn(look, look.view), drawn(look, view)
                top = next(one.top for one in sheet.parts if one.name == part.name)
                differs = ImageChops.difference(sheet.image(), other.image()).getbbox()
                assert differs is not None, (area, look.which)
                left, upper, right, lower = differs
                place = Box(area.x, area.y + top, area.w, area.h).inset(-AROUND)
                assert place.contains(Box(left, upper, right - left, lower - upper)), (area, look.which, differs, top)
                seen[look.which, what] += 1
    assert {what for _, what in seen} == set(ALTERED[key])


def offered(look: Look) -> set[str | None]:
    """The places at which something may be chosen."""
    hook, pick = hooks(look.game.key), look.question.pick
    found = {hook.lies(look.view, answer, look.which) for answer in look.question.legal() if answer.picked is None}
    return found | {hook.ticks(look.view, at, look.which) for at in range(len(pick.items) if pick else 0)}


def drawn(look: Look, view: View) -> Sheet:
    found = pictures.pictures(look.game.key)
    return (found.board if look.which == "board" else found.private)(view, some_words(look.game.key, "en", NAMES))
