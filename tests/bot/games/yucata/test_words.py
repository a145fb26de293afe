"""What the bot says about Yucata': pictures in words."""

from __future__ import annotations

import pytest

from bot.games.yucata import alt, private_alt
from bot.ui.words.catalogues import game_words
from engine.core.event import Value
from engine.core.playout import playout
from engine.games.yucata import GAME
from render.kit.words import LANGUAGES, Words

LIMIT = 1024
"""Discord's limit for the description of an attachment."""


def words(language: str, name: str = "Ana") -> Words:
    return game_words(language, "yucata").naming(lambda seat: f"{name} {seat + 1}")


def test_the_alt_text_names_every_hand_and_what_the_next_dark_stone_costs() -> None:
    state, _ = playout(GAME, 2, {}, 3, actions=9)
    view = GAME.view(state, None)
    said = alt(view, words("en"), "players")
    assert said.startswith("Players: ")
    for hand, line in zip(view.hands, view.scores, strict=True):
        held = ", ".join({"question": "?"}.get(card, card) for card in hand)
        assert f"in hand ({held}), " in said
        assert f"score {line.raw}. Next dark stone: −{line.next_dark}." in said
    assert "Your next dark stone: −" in private_alt(GAME.view(state, 0), words("en"))


def test_what_the_next_dark_stone_costs_stands_below_a_short_question() -> None:
    state, _ = playout(GAME, 2, {}, 3, actions=9)
    asked = GAME.question(state, state.turn).label
    assert words("en").say(f"question-{asked.key}", asked.args) == "Which card do you play?"
    price = GAME.view(state, None).scores[state.turn].next_dark
    note = words("en").say(f"question-{asked.key}-note", asked.args)
    assert note == f"Your next dark stone\u00a0⬢ costs {price}."


def test_a_turn_tells_the_price_of_the_next_dark_stone_only_where_that_has_changed() -> None:
    facts: dict[str, Value] = {"seat": 0, "card": "4", "effect": "4", "start": 4, "to": 8, "red": 0, "stones": 3}
    facts |= {"score": 2, "price": 2}
    said = {dark: words("en").say("recap-played", {**facts, "pale": 3 - dark, "dark": dark}) for dark in (0, 1)}
    assert said[0] == "played the 4, went to 8 and took 3 pale\u00a0○; score 2"
    assert said[1].endswith("2 pale\u00a0○, 1 dark\u00a0⬢; score 2, the next dark stone costs 2")


def test_at_the_end_nothing_is_priced_any_more() -> None:
    state, _ = playout(GAME, 2, {}, 3)
    assert "Next dark stone" not in alt(GAME.view(state, None), words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_stay_within_the_limit_with_long_names(language: str) -> None:
    say = words(language, "Maximilian von und zu Hohenste")
    for actions in range(0, 60, 3):
        state, _ = playout(GAME, 4, {}, 1, actions=actions)
        assert len(alt(GAME.view(state, None), say)) <= LIMIT
        assert all(len(private_alt(GAME.view(state, seat), say)) <= LIMIT for seat in range(4))


def facts(**values: Value) -> dict[str, Value]:
    """The facts of a card that takes nothing, with these changes."""
    return {
        "card": "5",
        "effect": "5",
        "to": 16,
        "pale": 0,
        "dark": 0,
        "red": 0,
        "cost": 0,
        "saved": 0,
        "stones": 0,
        "score": 1,
        "gains": 0,
        "loses": 0,
        **values,
    }


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (facts(gains=4), "5 · +4"),
        (facts(card="question", effect="2", loses=2), "? · −2"),
        (facts(), "5 · 0"),
        (facts(to=39, gains=1), "5 · +1 · temple"),
        (facts(card="spear", to=39, loses=1), "spear · −1 · temple"),
    ],
)
def test_a_card_says_by_how_much_it_changes_the_score(given: dict[str, Value], said: str) -> None:
    assert words("en").say("answer-play", given) == said


def test_the_costs_on_the_label_are_what_the_play_then_costs() -> None:
    """On every label of a match: the score before, plus what is brought, minus what it costs, is the score after."""
    for actions in range(40):
        state, _ = playout(GAME, 3, {"layout": "tumo_zumo"}, 2, actions=actions)
        for seat in GAME.actors(state):
            question = GAME.question(state, seat)
            line = GAME.view(state, None).scores[seat]
            assert question.label.args["price"] == line.next_dark
            for answer in question.legal():
                args = {key: value for key, value in answer.label.args.items() if isinstance(value, int)}
                assert line.raw + args["pale"] - args["cost"] + args["saved"] == args["score"]
                twin = GAME.clone(state)
                GAME.apply(twin, seat, answer.action)
                assert GAME.view(twin, None).scores[seat].raw == args["score"]
