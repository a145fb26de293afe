"""What the bot says about Waters of Nereus: glyphs, descriptions, the warning before treasures are lost."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import pytest

from bot.db.history import ActionRow
from bot.games import nereus
from bot.ui.pages.arrangement import arranged
from bot.ui.pages.phone import LABEL
from bot.ui.words import grouping, recap
from bot.ui.words.catalogues import game_words
from bot.ui.words.recap import Teller
from engine.core.event import Event, Value
from engine.games.nereus import GAME, events
from engine.games.nereus.components import CREW, KINDS, SCIENCE
from render.games.nereus import theme
from render.kit.shapes import GLYPHS
from render.kit.words import LANGUAGES, Words
from tests.support.asked import asked
from tests.support.games.nereus import at_cycle, at_turn, cabin, do


def words(language: str) -> Words:
    """The catalogue with names for four players."""
    return game_words(language, "nereus").naming(("Ana", "Ben", "Cleo", "Dan").__getitem__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_treasure_bears_the_sign_that_the_pictures_draw(language: str) -> None:
    for kind in KINDS:
        assert words(language).name(kind).startswith(GLYPHS[theme.TREASURE[kind][0]] + "\u00a0")


def test_a_trip_names_cell_treasures_and_cost() -> None:
    state = at_turn("captain", 4, ship="A2", gold=5, sea={"C4": ["white", "red"]})
    labels = {answer.action: answer.label for answer in GAME.question(state, 0).answers}
    label = labels["sail", "C4", 2, 0]
    assert words("en").say("answer-sail", label.args) == "C4 · −2 gold · ☾ white, ♥ red · +1 ★"
    assert words("de").say("answer-sail", label.args) == "C4 · 2 Gold · ☾ Weiß, ♥ Rot · +1 ★"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_without_room_for_the_treasures_says_what_the_trip_costs_and_brings(language: str) -> None:
    state = at_turn("captain", 4, ship="A2", gold=5, sea={"C4": ["white", "red", "purple"]})
    (one,) = asked(GAME, state, 0, language)
    rows = arranged(one.question, one.found, 1, 1, one.words).rows()
    labels = [item.label or "" for row in rows for item in row.children if isinstance(item, discord.ui.Button)]
    (brief,) = [label for label in labels if label.startswith("C4")]
    assert brief == {"en": "C4 · −2 gold · 3 treasures, +1 ★", "de": "C4 · 2 Gold · 3 Schätze, +1 ★"}[language]


def passing(seats: tuple[int, ...], neutral: int, extra: int = 0) -> dict[str, Value]:
    """The facts of a trip to an empty cell."""
    fare = extra + len(seats) + neutral
    return {
        "cell": "C4",
        "treasures": (),
        "points": 0,
        "places": (),
        "homeless": 0,
        "extra": extra,
        "fare": fare,
        "seats": seats,
        "neutral": neutral,
    }


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        (passing((1,), 0), "C4 · −1 gold to Ben · empty"),
        (passing((), 1), "C4 · −1 gold past the neutral ship · empty"),
        (passing((1,), 1), "C4 · −2 gold past Ben and the neutral ship · empty"),
        (passing((1, 2), 0), "C4 · −2 gold past Ben, Cleo · empty"),
        (passing((), 0, 2), "C4 · −2 gold · empty"),
        (passing((2,), 0, 3), "C4 · −4 gold past Cleo · empty"),
    ],
)
def test_a_trip_says_whom_the_gold_goes_to(facts: dict[str, Value], said: str) -> None:
    assert words("en").say("answer-sail", facts) == said


def stored(told: Sequence[Event]) -> ActionRow:
    """A line of the history."""
    return ActionRow(
        seat=0,
        action=("x",),
        events=tuple(told),
        auto=False,
        reveals=False,
        sealed=False,
        number=1,
        kind="act",
        user_id=None,
        at=0,
    )


@pytest.mark.parametrize(
    ("language", "sailed", "sold"),
    [
        ("en", "Ana sailed from A1 to C3 and took 2 × ☾ white, ✚ green.", "2 × ☾ white for 2 gold each"),
        ("de", "Ana fährt von A1 nach C3 und nimmt 2 × ☾ Weiß, ✚ Grün.", "2 × ☾ Weiß für je 2 Gold"),
    ],
)
def test_treasures_of_one_colour_are_counted(language: str, sailed: str, sold: str) -> None:
    said = words(language)
    told = said("event-sailed", seat=0, start="A1", cell="C3", treasures=("white", "white", "green"))
    assert told.replace("\u00a0", " ") == sailed
    sales = [
        Event("sold", {"seat": 0, "treasure": kind, "gold": gold})
        for kind, gold in (("white", 2), ("gem", 5), ("white", 2))
    ]
    row = stored(sales)
    (line,) = recap.parts([(row, sale) for sale in sales], grouping.Group(0, []), Teller(said, None))
    assert sold in line.replace("\u00a0", " ")
    assert line.count("☾") == 1


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "drew a science card to swap, namely “{drew}”, discarded one, namely “{dropped}”."),
        ("de", "eine Forschungskarte zum Tauschen gezogen, nämlich „{drew}“, eine abgeworfen, nämlich „{dropped}“."),
    ],
)
def test_a_swapped_card_is_told_as_it_comes_and_as_it_goes(language: str, told: str) -> None:
    swap = [*events.exchanges_science(0, 0), *events.dropped_science(0, 1)]
    row = stored(swap)
    found = [grouping.Group(0, [(row, event) for event in swap])]
    line = recap.since(found, 0, Teller(words(language), 0)).mine
    drew, dropped = (words(language).name(SCIENCE[card]) for card in (0, 1))
    assert line.endswith(told.format(drew=drew, dropped=dropped))


def test_the_warning_names_what_would_be_lost() -> None:
    state = at_turn("purser", 1, draws=[5])
    do(state, ("basic",), ("gold",))
    warnings = [answer.confirm for answer in GAME.question(state, 0).answers if answer.action == ("end",)]
    assert warnings[0] is not None
    assert words("en").say(f"confirm-{warnings[0].key}", warnings[0].args) == "End the turn and lose ♠ black?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_is_described_within_the_limit(language: str) -> None:
    state = at_turn("purser", 1)
    state.cells = [(0, 3, 5)] * 36
    state.cabins = [cabin(done=["captain", "pilot", "boatswain", "purser", "merchant", "scientist"])] * 4
    view = GAME.view(state, None)
    sea, described = (nereus.alt(view, words(language), part) for part in ("main", "ships"))
    assert max(len(sea), len(described)) <= 1000
    assert all(name in described for name in ("Ana", "Ben", "Cleo", "Dan"))


def test_the_sea_is_described_by_colour() -> None:
    state = at_turn("purser", 1, sea={"B2": ["white", "white"], "C3": ["white", "black"]})
    described = nereus.alt(GAME.view(state, None), words("en"))
    assert "☾ white: B2×2, C3." in described
    assert "♠ black: C3." in described


def test_the_own_description_tells_what_is_missing_and_what_science_scores() -> None:
    own = cabin(storage=["black"], chest=["white"], holds={"captain": ["black", "red"]}, done=["merchant"])
    state = at_turn("purser", 1, own=own, power=1, science=["stored-black", "row"])
    view = GAME.view(state, 0)
    told = " ".join(nereus.private_alt(view, words("en"), part) for part in ("main", "cabin", "rows"))
    assert "captain: ♛ purple, ✚ green" in told
    assert "Complete: merchant." in told
    assert "Chest next: ☀ yellow." in told
    assert "♠ black in storage: 7 points (scores now)" in told


def test_the_description_of_others_does_not_tell_a_sealed_choice() -> None:
    state = at_cycle(3)
    do(state, ("crew", "pilot"), seat=1)
    assert "pilot" in nereus.private_alt(GAME.view(state, 1), words("en")).split("Crew in hand")[0]
    for reader in (None, 0, 2):
        assert "Sealed" not in nereus.alt(GAME.view(state, reader), words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("done", [(), CREW])
@pytest.mark.parametrize("gold", [1, 9])
def test_crew_cards_and_spaces_fit_buttons(language: str, done: tuple[str, ...], gold: int) -> None:
    own = cabin(done=done)
    state = at_cycle(4)
    state.cabins[0], state.gold[0] = own, gold
    questions = [GAME.question(state, 0)]
    questions += [GAME.question(at_turn(crew, own=own, gold=gold), 0) for crew in CREW]
    for question in questions:
        for answer in question.legal():
            if answer.action[0] in ("crew", "space", "act") and not answer.path:
                said = words(language).say(f"answer-{answer.label.key}", answer.label.args)
                assert len(said) <= LABEL, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gold_of_the_end_is_told_in_a_sentence_with_and_without_science_cards(language: str) -> None:
    said = words(language)
    first, second = (
        [events.science_scored(0, (), 0), events.gold_scored(0, 14, 2)],
        [events.science_scored(1, (0,), 13), events.gold_scored(1, 13, 2)],
    )
    found = [
        grouping.Group(seat, [(stored(scored), event) for event in scored])
        for seat, scored in enumerate((first, second))
    ]
    told = recap.newest(found, Teller(said, None)).lines
    says = {
        "en": [
            "Ana got 2 points for 14 gold",
            "Ben scored 13 points with science cards, got 2 points for 13 gold",
        ],
        "de": [
            "Ana: 2 Punkte für 14 Gold bekommen",
            "Ben: 13 Punkte mit Forschungskarten bekommen, 2 Punkte für 13 Gold bekommen",
        ],
    }
    assert told == says[language]


def test_what_the_chest_pays_twice_is_told_together() -> None:
    paid = [events.chest_paid(0, 0, 1, 1), events.chest_paid(0, 1, 3, 2)]
    row = stored(paid)
    found = [grouping.Group(0, [(row, event) for event in paid])]
    told = recap.newest(found, Teller(words("en"), None)).lines
    assert told == ["Ana got 1 gold and 1 point, 3 gold and 2 points from the chest"]
