"""The pictures of Port Royal show what a decision needs, in every position and every language."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pytest
from PIL import ImageChops

from engine.core.playout import playout
from engine.games.port_royal import GAME
from engine.games.port_royal.components import CLERK_OF, CONTRACTS, FACES, PERSON, SHIP, TRADER_OF, VOYAGE
from engine.games.port_royal.view import PortRoyalView
from render.games.port_royal import layout, quay, scene
from render.games.port_royal import table as tables
from render.games.port_royal.board import board
from render.games.port_royal.harbour import everybody, reader, twin
from render.games.port_royal.players import powers
from render.games.port_royal.private import private
from render.kit import text
from render.kit.encode import encode
from render.kit.geometry import Box
from render.kit.sheet import PART, Sheet
from render.kit.words import LANGUAGES, Words, picture_words
from tests.support.games.port_royal import Table
from tests.support.png import alike

LONG = "Maximiliane von und zu Hohenst"


def words(language: str = "en", name: str = "Ana") -> Words:
    return picture_words("port_royal", language, lambda seat: f"{name} {seat + 1}")


def seen(table: Table, seat: int | None = None) -> PortRoyalView:
    return GAME.view(table.state, seat)


def differ(one: Sheet, other: Sheet, part: tuple[int, int, int, int] | None = None) -> bool:
    first, second = (sheet.image().crop(part) for sheet in (one, other))
    return first.size != second.size or ImageChops.difference(first, second).getbbox() is not None


def test_a_picture_is_1200_wide_and_the_same_every_time() -> None:
    table = Table(3)
    table.draw("admiral-7", "yellow-1-1", "tax-swords")
    first, again = board(seen(table), words()), board(seen(table), words())
    assert first.width == private(seen(table, 1), words()).width == 1200
    assert not differ(first, again)


def test_what_can_be_taken_what_is_taken_and_what_the_own_persons_change_is_drawn() -> None:
    table = Table(3).coins(9, 3, 3)
    table.draw("blue-2-1", "sailor-3", "governor-8")
    before = board(seen(table), words())
    richer = Table(3).coins(9, 3, 3).give(0, "trader-blue-3", "mademoiselle-7")
    richer.draw("blue-2-1", "sailor-3", "governor-8")
    harbour = (0, 214, 1200, PART)
    assert differ(before, board(seen(richer), words()), harbour), "prices and incomes of the seat"
    table.do("stop")
    outlined = board(seen(table), words())
    assert differ(before, outlined, (0, 264, 1200, 930)), "outlines"
    table.do("take", "sailor-3")
    assert differ(outlined, board(seen(table), words()), harbour), "a taken card"


def test_a_ship_that_would_end_the_turn_is_marked_with_its_twin() -> None:
    table = Table(2).give(0, "sailor-3")
    table.draw("yellow-4-4", "blue-3-5")
    assert twin(seen(table)) is None
    table.draw("blue-1-1")
    marked = twin(seen(table))
    assert marked is not None
    assert (marked.number, marked.card) == (2, "blue-3-5")


class Given(Sheet):
    """A sheet that remembers what its regions are given."""

    def keep(self, box: Box, region: Callable[..., None], *values: Hashable, ground: str | None = None) -> None:
        self.all = [*getattr(self, "all", ()), (region.__name__, values)]


def given(table: Table, seat: int | None = None) -> dict[str, list[tuple[Any, ...]]]:
    """What the regions of the board, or of a seat's own picture, are given."""
    view = seen(table, seat)
    sheet = Given(1200, 2 * PART, "#000000")
    who = everybody(view) if seat is None else reader(view, seat)
    scene.draw(sheet, view, words(), who)
    place = layout.table(view.seats, contracts=bool(view.contracts), own=False)
    tables.draw(sheet, view, words(), who, place)
    found: dict[str, list[tuple[Any, ...]]] = {}
    for name, values in sheet.all:
        found.setdefault(name, []).append(values)
    return found


def test_an_expedition_is_payable_only_for_whose_time_it_is() -> None:
    table = Table(2).coins(3, 9).give(0, "captain-4", "captain-4").give(1, "captain-4", "captain-4")
    table.draw("expedition-captains", "sailor-3")

    def payable(seat: int | None) -> bool:
        ((*_, shown, _have),) = given(table, seat)["expedition"]
        return bool(shown)

    assert (payable(None), payable(0), payable(1)) == (True, True, False)
    table.do("stop")
    table.do("done")
    assert (payable(None), payable(0), payable(1)) == (False, False, False)


def test_the_chance_to_bust_stands_on_the_board_and_the_berths_add_up_to_it() -> None:
    table = Table(3).give(0, "pirate-5")
    table.draw("yellow-4-4", "red-3-skull")
    view = seen(table)
    ((_, said, _, parts),) = given(table)["odds"]
    assert said == f"{round(100 * view.odds.bust / view.odds.cards)} % bust"
    assert sum(number for _, number in parts) == view.odds.cards
    dangers = [values[-2] for values in given(table)["berth"]]
    assert sum(bust for bust, _ in dangers) == dict(parts)["bust"] == view.odds.bust
    assert sum(repel for _, repel in dangers) == dict(parts)["repel"] > 0


def test_a_lost_harbour_is_shown_until_the_next_card() -> None:
    table = Table(2)
    table.draw("blue-1-1", "sailor-3", "blue-3-5")
    shown = given(table)
    assert len(shown["lost"]) == 1
    wreck = next(values[2] for values in shown["berth"] if len(values[2]) == 2)
    assert [ship.number for ship in wreck] == [1, 3]
    assert [who.fate for (who,) in shown["person"]] == ["lost"]
    table.draw("priest-4")
    assert "lost" not in given(table)


def test_letting_in_a_second_ship_of_a_colour_is_barred_in_red() -> None:
    table = Table(2).give(0, "sailor-3")
    table.draw("blue-3-5", "blue-1-1")
    (_, _, _, repelling), (_, said, _, letting) = given(table)["choice"]
    assert (repelling, letting, said) == (False, True, "bust")


def test_others_see_what_they_would_pay_and_to_whom() -> None:
    table = Table(2).coins(9, 4)
    table.draw("blue-3-5", "sailor-3", "admiral-9")
    table.do("stop")
    table.do("take", "blue-3-5")
    sailor, admiral = (who for (who,) in given(table, 1)["person"])
    assert (sailor.fate, sailor.fee, sailor.said) == ("open", 0, "+1 to")
    assert (admiral.fate, admiral.said) == ("short", "6 short")
    ship = next(values[2][0] for values in given(table, 1)["berth"] if values[2])
    assert (ship.fate, ship.seat, ship.new) == ("taken", 0, "gone")


def test_every_reader_sees_own_prices() -> None:
    table = Table(2).coins(9, 9).give(1, "mademoiselle-7")
    table.draw("pirate-5")
    assert differ(private(seen(table, 0), words()), private(seen(table, 1), words()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_cards_has_a_name_and_every_power_an_explanation(language: str) -> None:
    say = words(language)
    for face in FACES:
        assert f"name-{face.id}" in say
        if face.kind == PERSON:
            assert say(f"card-name-{face.power}")
            assert quay.ability(face.id, say)
    assert all(f"name-{contract.id}" in say for contract in CONTRACTS)
    for name in ("expedition", *{face.power for face in FACES if face.kind == PERSON}):
        if name not in ("sailor", "pirate"):
            assert say(f"does-{name}", amount=2, coins=4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_person_ship_and_expedition_can_be_drawn_and_explained(language: str) -> None:
    persons = sorted({face.id for face in FACES if face.kind in (PERSON, VOYAGE) and not face.five_only})
    table = Table(2, expansion="cards").give(0, *persons)
    shown = {name for name, _, _ in powers(seen(table).players[0])}
    assert {"jack", "gunner", "vice_admiral", "clerk", "expedition", "mademoiselle"} <= shown
    private(seen(table, 0), words(language))
    kinds = [face.id for face in FACES if face.kind == SHIP and face.colour == 0]
    assert len(kinds) > 3
    assert (TRADER_OF, CLERK_OF) == (16, 21)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("expansion", ["base", "contracts"])
def test_nothing_is_cut_even_with_five_long_names(language: str, expansion: str) -> None:
    say = words(language, LONG)
    found: list[Any] = []

    def watch(state: Any, *_: object) -> None:
        if len(found) < 400:
            found.append(GAME.clone(state))

    playout(GAME, 5, {"expansion": expansion}, 3, watch=watch)
    with text.watch() as lost:
        for state in found[:: len(found) // 5]:
            board(GAME.view(state, None), say)
            private(GAME.view(state, state.turn), say)
    assert sorted(set(lost)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_decision_is_cut(language: str) -> None:
    table = Table(3).coins(0, 0, 0)
    with text.watch() as lost:
        table.draw("governor-8")  # nothing can be taken
        board(seen(table), words(language))
        table.give(0, "pirate-5")
        table.draw("red-1-1")  # to be repelled or let in
        board(seen(table), words(language))
        table.do("keep")
        for ship in ("blue-3-5", "green-3-5", "black-2-4"):
            table.draw(ship)
            board(seen(table), words(language))
        table.draw("red-2-3")
        board(seen(table), words(language))
    assert lost == []


def test_the_last_picture_names_the_winner() -> None:
    state, _ = playout(GAME, 3, {}, 1)
    shared, _ = playout(GAME, 3, {}, 1)
    shared.points = [12, 12, 12]
    shared.coins = [1, 1, 1]
    assert differ(board(GAME.view(state, None), words()), board(GAME.view(shared, None), words()))
    private(GAME.view(state, 0), words())


@pytest.mark.parametrize("expansion", ["base", "contracts"])
def test_parts_keep_their_number_and_height_through_a_match(expansion: str) -> None:
    _, length = playout(GAME, 5, {"expansion": expansion}, 2)
    seen_boards, seen_desks = set[Any](), set[Any]()
    for actions in range(0, length, length // 8):
        state, _ = playout(GAME, 5, {"expansion": expansion}, 2, actions=actions)
        seen_boards.add(board(GAME.view(state, None), words()).parts)
        seen_desks.add(private(GAME.view(state, 3), words()).parts)
    assert len(seen_boards) == len(seen_desks) == 1


def test_a_card_drawn_changes_the_first_part_of_the_board_alone() -> None:
    table = Table(3)
    table.draw("blue-2-1")
    before = board(seen(table), words())
    table.draw("sailor-3")
    after = board(seen(table), words())
    main, players = before.parts
    assert not alike(encode(before, main), encode(after, main))
    assert alike(encode(before, players), encode(after, players))


def crowded() -> Table:
    """Five players with full displays, four contracts, six expeditions and more cards than anybody should draw."""
    table = Table(5, expansion="contracts")
    for seat in range(5):
        for power in ("trader-", "clerk-", "jester-", "admiral-", "vice-admiral-", "mademoiselle-", "gunner-"):
            own = [name for name in left(table) if name.startswith(power)][:2]
            table.give(seat, *own)
    table.draw("expedition-priests", "expedition-captains", "expedition-settlers", "expedition-captains-settler")
    table.draw("expedition-priests-settler", "tax-swords", "tax-points", "blue-1-1", "red-gift", "black-gift")
    table.draw(*[name for name in left(table) if name.startswith(("sailor", "captain", "priest", "settler"))])
    return table


def left(table: Table) -> list[str]:
    return [FACES[face].id for face in table.state.unseen[-1]]


def test_a_crowded_table_has_the_parts_of_any_other() -> None:
    table = crowded()
    assert len(table.state.harbour) > 20
    with text.watch() as lost:
        drawn = [board(seen(table), words("de")), *(private(seen(table, seat), words("de")) for seat in range(5))]
    assert {sheet.parts[0].bottom for sheet in drawn} == {PART}
    assert all(sheet.height - PART <= sheet.width and not sheet.crossed for sheet in drawn)
    assert lost == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_narrow_cards_and_ships_with_a_gift_lose_no_word_while_others_take(language: str) -> None:
    table = Table(4, expansion="cards").coins(9, 9, 1, 0)
    table.draw("red-gift", "blue-1-1", "jester-5", "jack-6", "sailor-3", "vice-admiral-5", "mademoiselle-9")
    table.draw("gunner-4", "jester-9", "tax-points")

    def cut() -> list[str]:
        with text.watch() as lost:
            pictures = [private(seen(table, seat), words(language)) for seat in range(4)]
            pictures.append(board(seen(table), words(language)))
        assert not any(picture.crossed for picture in pictures)
        return lost

    assert cut() == []
    table.do("stop")
    table.do("take", "jester-5")
    table.do("done")
    assert cut() == []
