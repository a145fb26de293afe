"""What the bot says about Port Royal: the line of a turn, buttons that stay buttons, pictures in words."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.games.port_royal import alt, private_alt
from bot.services.match.joint import next_question
from bot.ui.pages.answers import LABEL_TEXT, entries
from bot.ui.pages.phone import LABEL
from bot.ui.words.catalogues import game_words, label
from engine.core.playout import playout
from engine.games.port_royal import GAME
from render.kit.words import LANGUAGES, Words
from tests.support.games.port_royal import Table

OWN_TURN = ("draw", "stop", "repel", "keep", "take", "done")
NAMES = ("Ana", "Ben", "Cai", "Dee", "Eva")


def words(language: str, names: tuple[str, ...] = NAMES) -> Words:
    return game_words(language, "port_royal").naming(lambda seat: names[seat])


def test_the_alt_text_names_the_harbour_and_everybody() -> None:
    table = Table(2).give(1, "governor-8", "pirate-5")
    table.draw("blue-2-1", "red-3-skull", "jester-7")
    said = alt(GAME.view(table.state, None), words("en"))
    assert said.startswith(
        "Port Royal. Ana: draw or stop? Harbour: ① Blue Flute\u00a0☾, 2 coins, 1 sword; ② Red Frigate\u00a0♥"
    )
    assert "cannot be repelled; ③ Jester, cost 7, 2 points." in said
    others = alt(GAME.view(table.state, None), words("en"), "players")
    assert others.startswith("Players: Ana: ")
    assert "Ben: 1 point, 3 coins, 2 swords; Governor." in others


def test_the_private_alt_text_gives_the_own_prices() -> None:
    table = Table(2).give(1, "mademoiselle-7", "trader-blue-3")
    table.draw("blue-2-1", "jester-7")
    said = private_alt(GAME.view(table.state, 1), words("en"))
    assert "① Blue Flute\u00a0☾ brings 3; ② Jester costs 6 (too much)." in said
    assert "Each card costs you 1 coin more, for Ana." in said
    assert "Mademoiselle, Blue Trader\u00a0☾" in private_alt(GAME.view(table.state, 1), words("en"), "you")
    own = private_alt(GAME.view(table.state, 0), words("en"))
    assert "1 coin more" not in own


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_stay_short_enough_for_buttons_and_alt_texts_within_a_thousand_characters(language: str) -> None:
    say = words(language, tuple(f"Maximiliane von Hohenstein {seat}" for seat in range(5)))
    longest = {"alt": 0, "private": 0}
    texts: set[str] = set()

    def watch(state: Any, *_: object) -> None:
        view = GAME.view(state, None)
        longest["alt"] = max(longest["alt"], len(alt(view, say)))
        if GAME.actors(state):
            longest["private"] = max(longest["private"], len(private_alt(GAME.view(state, state.turn), say)))
            for answer in GAME.question(state, state.turn).answers:
                text = label(say, "answer", answer.label)
                assert len(text) <= LABEL_TEXT
                if answer.action[0] in OWN_TURN:
                    texts.add(text)

    for seed in range(4):
        playout(GAME, 5, {"expansion": "contracts"}, seed, watch=watch)
    assert [text for text in texts if len(text) > LABEL] == []
    assert len(texts) > 100
    assert max(longest.values()) <= 1000


def test_buttons_say_what_they_cost_bring_and_risk() -> None:
    say = words("en")

    def texts(table: Table) -> list[str]:
        return [label(say, "answer", answer.label) for answer in GAME.question(table.state, table.state.turn).legal()]

    table = Table(2).give(0, "trader-red-3", "pirate-5").coins(5, 1)
    assert texts(table) == ["Draw · no bust"]
    table.draw("red-2-3")
    assert texts(table) == ["Draw · 5 % bust", "Stop · take 1"]
    note = GAME.question(table.state, 0).label
    assert (note.args["bust"], note.args["red"], note.args["black"]) == (6, 6, 0), "two swords repel some"
    assert say.say("question-discover-note", note.args).endswith("would end your turn: 6\u00a0♥.")
    table.draw("admiral-5", "blue-2-1")
    assert texts(table) == ["Repel · it is gone", "Let it in · +2, 2 colours"]
    table.do("keep")
    table.do("stop")
    assert texts(table)[:2] == ["② Admiral · −5, 1 point, +2 at 5", "① Red Frigate\u00a0♥ · +3"]
    table.do("take", "red-2-3")
    assert texts(table) == ["③ Blue Flute\u00a0☾ · +1", "Take nothing"]


@pytest.mark.parametrize(
    ("language", "choose", "take"),
    [
        (
            "en",
            "Stop · take 1",
            ["Take ② Governor −8, no points", "Take ① Red Frigate\u00a0♥ +3"],
        ),
        (
            "de",
            "Aufhören · 1 nehmen",
            ["Nimm ② Gouverneur −8, 0 Punkte", "Nimm ① Fregatte ♥\u00a0rot +3"],
        ),
    ],
)
def test_stopping_to_choose_and_stopping_to_take_a_card_do_not_look_alike(
    language: str, choose: str, take: list[str]
) -> None:
    table = Table(2).give(0, "trader-red-3").coins(9, 1)
    table.draw("red-2-3", "governor-8")
    question, legal = GAME.question(table.state, 0), GAME.legal(table.state, 0)
    found = entries(question, legal, (), words(language), partial(next_question, GAME, table.state, 0))
    assert [entry.text for entry in found][1:] == [choose, *take]


def test_a_draw_tells_what_would_have_repelled_the_ship_and_who_gets_the_bonus_of_a_tax() -> None:
    say = words("en")
    table = Table(2)
    (drew,) = (event for event in table.draw("blue-2-1") if event.key == "drew")
    assert say.say("recap-drew", drew.args) == "drew a Blue Flute\u00a0☾ (+2), which takes 1 sword to repel"
    told = {event.key: event.args for event in table.draw("tax-swords")}
    assert say.say("recap-drew", told["drew"]) == "drew a Tax Increase"
    assert say.say("each-tax-bonus", told["tax-bonus"]) == "1 coin each to Ana, Ben (most swords)"
    told = {event.key: event.args for event in table.draw("admiral-5")}
    assert say.say("recap-drew", told["drew"]) == "drew an Admiral"


def test_help_says_who_is_missing_and_what_a_jack_of_all_trades_can_do_about_it() -> None:
    table = Table(2).give(0, "priest-4")
    table.draw("expedition-priests", "expedition-captains-settler")
    refused = [answer.refusal for answer in GAME.question(table.state, 0).answers if answer.refusal is not None]
    one, several = (label(words("en"), "refusal", refusal) for refusal in refused)
    assert one == "You lack: Priest. A Jack of all Trades would do as well."
    assert several.endswith("Settler. A Jack of all Trades stands for any one of them.")
