"""Hints: only where a table wants them, only for whoever is asked, in the words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.features.hints.pages import hint_card
from bot.features.hints.service import HINTS, Hint, Hints
from bot.features.ratings.service import Ratings
from bot.ui.press.house import House
from bot.ui.words.catalogues import game_words
from engine import registry
from engine.core.action import Action
from engine.core.chance import seeded
from engine.players import judge
from engine.players.advice import Advice, Alternative, Reason, Reply
from engine.players.brains import brain_of
from render.kit.words import LANGUAGES
from tests.support.people import refused
from tests.support.records import seats_near
from tests.support.tables import stored, user_of
from tests.support.thinking import InProcess
from tests.support.town import labels, texts, town

TEXT, ROW = 10, 1
"""Types of components."""

KEYS = [game.key for game in registry.games() if brain_of(game)]


async def allow(house: House) -> None:
    """Make every table one with hints."""
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE match SET switched = '[\"hints\"]', unrated = 1")


@pytest.mark.parametrize("key", KEYS)
def test_every_part_of_every_brain_has_words(key: str) -> None:
    game = registry.game(key)
    brain = brain_of(game)
    assert brain is not None
    state = game.setup(game.players[0], {}, seeded(1))
    for language in LANGUAGES:
        words = game_words(language, key)
        for source, _ in brain.parts(state, 0):
            assert words(f"part-{source}")


@pytest.mark.parametrize("key", KEYS)
async def test_a_hint_says_the_best_two_others_and_why(house: House, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    brain = brain_of(registry.game(key))
    assert brain is not None
    monkeypatch.setattr(brain, "playouts", 8)
    monkeypatch.setattr(judge, "LEAST_WORLDS", 6)
    for number, actions in enumerate((2, 9, 16, 23, 33, 37, 40, 51), 1):
        table = await stored(house, key, seats_near(key, 3), actions)
        await allow(house)
        if not table.actors():
            continue
        seat = table.actors()[0]
        hint = await house[Hints].hint(number, user_of(seat))
        assert hint.advice.best in table.game.legal(table.state, seat)
        alternatives = hint.advice.alternatives
        text = ""
        for language in LANGUAGES:
            card = hint_card(hint, game_words(language, key), back=True)
            (box,) = card.to_components()
            text = "\n".join(part["content"] for part in box["components"] if part["type"] == TEXT)
            assert 2 <= text.count("\n") <= 7
            (way,) = (part for part in box["components"] if part["type"] == ROW)
            assert way["components"][0]["custom_id"].startswith("b:hand:")
        others = min(2, len(alternatives) - 1)
        assert text.count("\n- **") == others
        clear = others > 0 and alternatives[1].worse
        assert ("mehr als das Nächstbeste" in text) == clear
        assert ("zu nah beieinander" in text) == (others > 0 and not clear)
        assert ("Ausschlaggebend" in text) == bool(hint.advice.reasons)
        assert not hint.advice.reasons or clear, "a reason is only given for what is clearly better"


async def test_a_hint_says_by_how_much_why_and_what_others_do_then(house: House) -> None:
    table = await stored(house, "yucata", 2, 0)
    seat = table.actors()[0]
    best, second = table.game.legal(table.state, seat)[:2]
    question = table.question(seat)
    alternatives = (Alternative(best, 0.52, 0.02, playouts=48), Alternative(second, 0.41, 0.02, 0.11, 0.016, 48))
    replies = (Reply(1 - seat, question.legal()[0].label, 0.6),)

    def told(advice: Advice, language: str = "en") -> str:
        (box,) = hint_card(Hint(table, seat, advice), game_words(language, "yucata"), back=False).to_components()
        return "\n".join(part["content"] for part in box["components"] if part["type"] == TEXT)

    own = told(Advice(best, alternatives, (Reason("points", theirs=False, win=0.09),), replies))
    assert "Wins 52\xa0%" in own
    assert "about 11 more than the next best (± 2)" in own
    assert "Main reason: stones taken." in own
    assert "Then, most likely: " in own
    theirs = told(Advice(best, alternatives, (Reason("points", theirs=True, win=0.09),)), "de")
    assert "weil die anderen weniger davon haben: " in theirs
    assert "Danach am ehesten" not in theirs
    close = msgspec.structs.replace(alternatives[1], stands=False)
    text = told(Advice(best, (alternatives[0], close)))
    assert "too close to tell apart" in text
    assert "more than the next best" not in text


async def test_hints_are_only_for_whoever_is_asked_at_tables_with_hints(house: House, toy: str) -> None:
    table = await stored(house, "yucata", 3, 0)
    seat = table.actors()[0]
    await refused(house[Hints].hint(1, user_of(seat)), "hints-off")
    await allow(house)
    await refused(house[Hints].hint(1, user_of((seat + 1) % 3)), "not-your-turn")
    await refused(house[Hints].hint(1, 999), "not-at-this-table")
    await house.match.matches.pause(1, user_of(seat))
    await refused(house[Hints].hint(1, user_of(seat)), "not-running")
    without_brain = await stored(house, toy, 2, 0)
    await allow(house)
    await refused(house[Hints].hint(2, user_of(without_brain.actors()[0])), "no-hint-now")


class Broken(InProcess):
    """A computer that has lost its mind."""

    async def advise(self, game: str, world: Any, seat: int, weigh: Sequence[Action] = ()) -> Advice:
        raise ZeroDivisionError("inside")


async def test_a_hint_that_fails_is_a_sentence_and_the_match_goes_on(house: House) -> None:
    table = await stored(house, "yucata", 2, 0)
    await allow(house)
    house[Hints]._chooser = Broken()  # pyright: ignore[reportPrivateUsage]
    seat = table.actors()[0]
    await refused(house[Hints].hint(1, user_of(seat)), "no-hint-now")
    await house.match.steps.act(1, user_of(seat), 0, 0)


async def test_a_table_chooses_hints_asks_for_one_and_is_not_rated(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cy = place.people
        card = await place.open_table("yucata", 2)
        form = await place.click(ana, card, "Options")
        await place.submit(ana, form, pace=["daily"], layout=["basic"], switches=["hints"], game=["floor"])
        assert "Hints: yes" in texts(place.fresh(card))
        await place.click(ana, card, "Start")
        thread = place.channel.threads[-1]
        asked = (await place.house.tables.load(1)).actors()[0]
        mine, other = (ana, ben) if asked == 0 else (ben, ana)
        page = (await place.click(mine, place.panel(thread), "More")).response
        assert "Hint" in labels(page)
        shown = await place.click(mine, page, "Hint")
        assert shown.ephemeral
        assert "By the strong computer, from what you can know." in texts(shown.response)
        desk = (await place.click(mine, shown.response, "Back to my desk")).response
        assert "Which card do you play?" in texts(desk)
        page = (await place.click(other, place.panel(thread), "More")).response
        assert "not your turn" in texts((await place.click(other, page, "Hint")).response)
        assert "Hint" not in labels((await place.click(cy, place.panel(thread), "More")).response)
        done = await place.play_on(1)
        assert done.row.status == "finished"
        assert await place.house[Ratings].leaderboard(place.guild.id, "yucata") == []
        again = await place.house.match.lobby.rematch(1, ana.id, "Ana")
        assert HINTS.key in again.row.switched
        assert again.row.unrated
        assert not place.env.errors


async def test_a_table_without_hints_offers_none(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        asked = (await place.house.tables.load(1)).actors()[0]
        person = place.people[asked]
        page = (await place.click(person, place.panel(thread), "More")).response
        assert "Hint" not in labels(page)
        told = await place.forge(person, place.panel(thread), "b:hint:1:0:")
        assert "no hints at this table" in texts(told.response)
        assert not place.env.errors
