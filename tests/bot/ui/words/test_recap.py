"""What happened, by turns: one line each, what keeps a line of its own, and nothing that a reader may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.db.history import ActionRow
from bot.ui.words import grouping, recap
from bot.ui.words.catalogues import game_words, house_words
from bot.ui.words.lines import SIGNS, bullets
from bot.ui.words.recap import MOST_LINES, Teller
from engine.core.event import Event
from tests.support.recaps import NAMES, Said, drew, row, turn


def teller(reader: int | None, language: str = "en") -> Teller:
    """Everybody by name."""
    words: Any = Said(language)
    return Teller(words, reader)


def hired(seat: int, active: int, price: int) -> Event:
    """A person was hired."""
    facts = {"number": 1, "card": "Sailor", "points": 1, "shown": (), "active_seat": active}
    return Event("hired", {"seat": seat, "price": price, "fee": int(seat != active), **facts})


def bust(seat: int) -> Event:
    """Two ships of one colour."""
    facts = {"first": 7, "second": 8, "pair": "red", "lost": 6, "cards": (), "percent": 13}
    return Event("went-bust", {"seat": seat, **facts})


def story(rows: Sequence[ActionRow], reader: int | None) -> list[grouping.Group]:
    """The turns of a match of Port Royal."""
    return grouping.groups(rows, "port_royal", reader)


ROUND = [
    row(1, 0, turn(0), drew(0), auto=True),
    row(2, 0, drew(0)),
    row(3, 0, drew(0)),
    row(4, 0, hired(0, 0, 3)),
    row(5, 1, hired(1, 0, 3)),
    row(6, 0, Event("done", {"seat": 0, "taken": 1}), turn(1), drew(1)),
    row(7, 1, drew(1), bust(1)),
    row(8, 1, turn(2), drew(2), auto=True),
]


def test_a_turn_is_one_line_others_stand_below_it_and_a_bust_keeps_its_own() -> None:
    told = recap.since(story(ROUND[:-1], 2), 2, teller(2))
    assert told.mine == ""
    assert told.lines[0] == "Ana drew 3 cards, hired Sailor (3)"
    assert told.lines[1] == "  Ben hired Sailor (3)"
    assert told.lines[2] == "Ben drew 2 cards"
    assert told.lines[3] == "Ben went bust with card 8"
    assert bullets(told.lines).splitlines()[1].startswith("  - Ben")


def test_what_others_did_in_a_turn_goes_before_any_turn_does() -> None:
    told = recap.since(story(ROUND, 2), 2, teller(2))
    assert told.lines == [
        "Ana drew 3 cards, hired Sailor (3)",
        "Ben drew 2 cards",
        "Ben went bust with card 8",
        "You drew Sailor",
    ]


def test_a_list_has_no_full_stops() -> None:
    assert bullets(["Everybody has put 2 cards back.", "  Ben got 1 coin"]) == (
        "- Everybody has put 2 cards back\n  - Ben got 1 coin"
    )


def test_the_desk_begins_with_what_the_reader_just_did() -> None:
    amid = story(ROUND[:3], 0)
    assert recap.since(amid, 0, teller(0), amid=True).mine.startswith("You drew Sailor")
    after = recap.since(story(ROUND, 0), 0, teller(0))
    assert after.mine == "You drew 3 cards, hired Sailor (3)."
    assert after.lines[0] == "Ben drew 2 cards"
    in_anothers_turn = recap.since(story(ROUND[:6], 1), 1, teller(1))
    assert in_anothers_turn.mine == "You hired Sailor (3)."


def test_who_did_the_same_stands_in_one_line() -> None:
    paid = [Event("paid", {"seat": seat, "power": "jester", "coins": 1}) for seat in (1, 2, 3)]
    rows = [row(1, 0, turn(0), hired(0, 0, 3)), row(2, 0, *paid)]
    lines = recap.since(story(rows, 2), 2, teller(2)).lines
    assert lines[1:] == ["  Ben, You and Dan each got 1 coin"]


def test_the_same_words_follow_a_name_in_german() -> None:
    told = recap.since(story(ROUND, 2), 0, teller(0, "de"))
    assert told.mine == "Du: drew 3 cards, hired Sailor (3)."
    assert told.lines[0] == "Ben: drew 2 cards"


def test_what_says_nothing_is_said_when_one_has_just_done_it() -> None:
    rows = [*ROUND[:4], row(5, 1, Event("done", {"seat": 1, "taken": 0}))]
    assert recap.since(story(rows, 1), 1, teller(1)).mine == "Ben took nothing."


def test_a_step_that_only_ended_the_turn_lets_the_turn_be_told() -> None:
    rows = [*ROUND[:4], row(5, 0, Event("done", {"seat": 1, "taken": 0}))]
    assert recap.since(story(rows, 0), 0, teller(0), amid=True).mine == "You drew 3 cards, hired Sailor (3)."


def test_what_opens_a_round_stands_before_the_first_turn_of_it() -> None:
    rows = [row(1, 0, Event("round", {"seat": 0, "round": 2}), auto=True), row(2, 0, drew(0))]
    assert recap.since(story(rows, 1), 1, teller(1)).lines == ["Ana opened round 2", "Ana drew Sailor"]


def test_the_oldest_quiet_turns_are_folded_and_a_bust_never_is() -> None:
    rows: list[ActionRow] = []
    for number in range(20):
        seat = number % 3
        told = bust(seat) if number == 1 else hired(seat, seat, 3)
        rows.append(row(number + 1, seat, turn(seat), drew(seat), told))
    lines = recap.since(story(rows, 3), 3, teller(3)).lines
    assert len(lines) == MOST_LINES
    assert lines[0].startswith("Ana, Cleo, Ben: ")
    assert not any("It is the turn of" in line for line in lines), "a name in front says that"
    assert any("went bust" in line for line in lines)
    assert lines[-1] == "Ben drew Sailor, hired Sailor (3)"
    shown = recap.since(story(rows, 3), 3, msgspec.structs.replace(teller(3), shows=lambda event: [f"row-{event.key}"]))
    assert shown.lines[0] == lines[0], "a line about several turns leads to no place of the picture"
    assert [line[0] for line in shown.lines[1:]] == list(SIGNS.values())[: len(lines) - 1]


def test_the_newest_turns_stay_even_if_all_before_them_keep_their_lines() -> None:
    rows = [row(number, number % 3, turn(number % 3), drew(number % 3), bust(number % 3)) for number in range(1, 12)]
    rows += [
        row(number, number % 3, turn(number % 3), hired(number % 3, number % 3, number)) for number in (12, 13, 14)
    ]
    lines = recap.since(story(rows, 3), 3, teller(3)).lines
    assert len(lines) == MOST_LINES
    assert lines[-2:] == ["Ben hired Sailor (13)", "Cleo hired Sailor (14)"]
    assert lines[0] == "Ana: 1 turn"
    assert "went bust" in lines[1]


def test_that_turns_were_folded_is_told_even_if_kept_lines_must_go() -> None:
    rows = [row(number, number % 3, turn(number % 3), drew(number % 3)) for number in (1, 2, 3)]
    rows += [row(number, number % 3, turn(number % 3), bust(number % 3)) for number in range(4, 16)]
    lines = recap.since(story(rows, 3), 3, teller(3)).lines
    assert len(lines) == MOST_LINES
    assert lines[0].startswith("Ben, Cleo, Ana: ")
    assert all("went bust" in line for line in lines[1:])


def test_a_decision_that_only_began_the_next_turn_belongs_to_the_one_that_it_ended() -> None:
    rows = [row(1, 0, turn(0), drew(0), auto=True), row(2, 0, drew(0)), row(3, 0, turn(1), drew(1))]
    told = recap.since(story(rows, 0), 0, teller(0))
    assert told.mine == "You drew 2 cards."
    assert told.lines == ["Ben drew Sailor"]


def test_what_a_computer_did_for_the_reader_is_what_the_reader_did_last() -> None:
    stood_in = msgspec.structs.replace(row(3, 1, turn(1), hired(1, 1, 3)), kind="computer")
    rows = [row(1, 1, turn(1), drew(1)), row(2, 0, turn(0), drew(0)), stood_in, row(4, 2, turn(2), drew(2))]
    told = recap.since(story(rows, 1), 1, teller(1))
    assert told.mine == "You hired Sailor (3)."
    assert told.lines == ["Cleo drew Sailor"]


def test_the_newest_lines_begin_where_sealed_choices_were_turned_over() -> None:
    opened = Event("went-bust", {"seat": 0, "second": 8}, reveals=True)
    rows = [row(1, 0, hired(0, 0, 1)), row(2, 1, hired(1, 1, 2)), row(3, 0, opened), row(4, 2, turn(2), hired(2, 2, 3))]
    assert recap.newest(story(rows, None), teller(None)).lines == ["Ana went bust with card 8", "Cleo hired Sailor (3)"]


def test_what_one_decision_turned_over_is_told_whole() -> None:
    """At the end of a match everybody's cards are shown by its last decision, one player after the other."""
    shown = [Event("went-bust", {"seat": seat, "second": 8}, reveals=True) for seat in (0, 1)]
    rows = [row(1, 2, turn(2), hired(2, 2, 3)), row(2, 0, turn(0), shown[0], hired(0, 0, 1), shown[1], hired(1, 1, 2))]
    told = recap.newest(story(rows, None), teller(None)).lines
    assert [line for line in told if "bust" in line] == ["Ana went bust with card 8", "Ben went bust with card 8"]
    assert not any("Cleo" in line for line in told), "and nothing from before it"


def test_the_panel_begins_with_the_last_turn_in_which_the_one_asked_has_pressed() -> None:
    rows = [*ROUND, row(9, 2, turn(0), drew(0), auto=True), row(10, 0, drew(0))]
    lines = recap.from_last_press(story(rows, None), 0, teller(None)).lines
    assert lines[0] == "Ana drew 3 cards, hired Sailor (3)"
    assert lines[-1] == "Ana drew 2 cards"


def played(number: int, seat: int, *, auto: bool = False) -> ActionRow:
    """A turn of a game in which a turn is one step."""
    return row(number, seat, hired(seat, seat, number), auto=auto)


def test_turns_that_one_was_made_to_play_are_told_and_said_to_be_forced() -> None:
    rows = [played(number, number % 2, auto=number == 3) for number in range(5)]
    found = grouping.groups(rows, "yucata", None)
    assert recap.from_last_press(found, 1, teller(None)).lines == [
        "Ben hired Sailor (1)",
        "Ana hired Sailor (2)",
        "Ben hired Sailor (3) (nothing else was possible)",
        "Ana hired Sailor (4)",
    ]
    told = recap.since(found, 1, teller(1))
    assert told.mine == "You hired Sailor (1)."
    assert "You hired Sailor (3) (nothing else was possible)" in told.lines


def test_own_turns_are_not_folded() -> None:
    rows = [played(number, number % 4, auto=number == 5) for number in range(1, 10)]
    lines = recap.from_last_press(grouping.groups(rows, "yucata", None)[:-3], 1, teller(None)).lines
    assert len(lines) <= MOST_LINES
    assert [line for line in lines if line.startswith("Ben hired")] == [
        "Ben hired Sailor (1)",
        "Ben hired Sailor (5) (nothing else was possible)",
    ]


def test_what_a_turn_leads_to_is_told_after_it_in_the_order_in_which_it_happened() -> None:
    words: Any = game_words("en", "nereus").naming(NAMES.__getitem__)
    found = Event("discovered", {"card": "north", "treasures": 6, "red": 6})
    rows = [
        row(1, 0, Event("turn-began", {"seat": 0, "crew": "purser"}), Event("took-gold", {"seat": 0, "gold": 5})),
        row(2, 0, Event("no-explorers", {}), Event("day-began", {"seat": 0, "day": 2}), found),
    ]
    turns = grouping.groups(rows, "nereus", 0)
    told = recap.since(turns, 0, Teller(words, 0))
    assert told.mine == "You took 5 gold."
    assert [line.split(" ")[0] for line in told.lines] == ["Nobody", "You", "The"]
    everybody = recap.since(turns, None, Teller(words, None)).lines
    assert [line.split(" ")[0] for line in everybody] == ["Ana", "Nobody", "Ana", "The"]


def test_what_was_done_before_a_seat_changed_hands_is_told_of_whoever_did_it() -> None:
    rows = [played(number, number % 2) for number in range(4)]
    rows = [msgspec.structs.replace(one, user_id=100 + one.seat) for one in rows]
    rows[1] = msgspec.structs.replace(rows[1], user_id=7)
    now: Any = msgspec.structs.replace(teller(None), people=(100, 101))
    found = grouping.groups(rows, "yucata", None)
    assert recap.newest(found, now).lines == [
        "Ana hired Sailor (0)",
        "▲\u00a0<@7> hired Sailor (1)",
        "Ana hired Sailor (2)",
        "Ben hired Sailor (3)",
    ]
    mine: Any = msgspec.structs.replace(teller(1), people=(100, 101))
    lines = recap.since(grouping.groups(rows[:3], "yucata", 1), None, mine).lines
    assert lines[1].startswith("▲\u00a0<@7> hired"), "nobody is told to have done what somebody else did"


def test_where_the_panel_begins_tells_nobody_who_chose_last_in_secret() -> None:
    opened = [Event("revealed-crew", {"seat": seat, "crew": "pilot"}, reveals=True) for seat in (0, 1)]
    began = row(4, 0, Event("turn-began", {"seat": 0, "crew": "pilot"}), auto=True)
    before = [
        row(
            1,
            seat,
            Event("turn-began", {"seat": seat, "crew": "captain"}),
            Event("took-gold", {"seat": seat, "gold": 3}),
        )
        for seat in (0, 1)
    ]
    begins: set[object] = set()
    for first, last in ((0, 1), (1, 0)):
        chose = [Event("sealed-crew", {"crew": "pilot"}, to=(seat,), reveals=False) for seat in (first, last)]
        rows = [*before, row(2, first, chose[0], sealed=True), row(3, last, chose[1], *opened), began]
        begins.add(grouping.last_press(grouping.groups(rows, "nereus", None), 0))
    assert begins == {0}


def test_a_set_up_that_says_who_begins_is_part_of_the_first_turn() -> None:
    opening = [Event("starts", {"seat": 2, "coins": 3})]
    first = [row(1, 2, drew(2)), row(2, 2, drew(2))]
    (group,) = grouping.groups(first, "port_royal", None, opening)
    assert group.seat == 2
    assert recap.newest([group], teller(None)).lines == ["Cleo was drawn to start, drew 2 cards"]
    elsewhere = grouping.groups([row(1, 0, Event("y", {"seat": 0}))], "yucata", None, [Event("x", {"seat": 1})])
    assert [group.seat for group in elsewhere] == [None, 0]


def test_without_words_of_its_own_a_game_is_told_in_whole_sentences() -> None:
    rows = [row(1, 0, Event("undone-by-vote", {"seat": 0})), row(2, 1, Event("y", {"seat": 1}))]
    found = grouping.groups(rows, "yucata", None)
    assert [group.seat for group in found] == [0, 1], "a turn is an unbroken row of one seat"
    unknown = Event("taken-back-in-trouble", {"count": 1})
    (group,) = grouping.groups([row(1, 0, unknown)], "yucata", None)
    assert recap.newest([group], teller(None)).lines == [
        "The last step was taken back, because it led to a failure inside the program."
    ]


def test_what_somebody_took_back_leaves_no_trace() -> None:
    """Neither a line of its own nor a place between what was decided before and after it."""
    rows = [row(1, 0, turn(0), drew(0)), row(2, 0, drew(0))]
    undo = msgspec.structs.replace(row(4, 0, Event("undone", {"seat": 0})), kind="undo", undoes=3, action=())
    taken = [row(3, 0, drew(0)), undo, row(5, 0, hired(0, 0, 3))]
    assert recap.newest(story([*rows, *taken], 1), teller(1)) == recap.newest(
        story([*rows, row(5, 0, hired(0, 0, 3))], 1), teller(1)
    )


def test_sealed_choices_of_others_do_not_exist() -> None:
    chose = [
        row(number, seat, Event("sealed-crew", {"crew": "pilot"}, to=(seat,), reveals=False), sealed=True)
        for number, seat in ((2, 1), (3, 2))
    ]
    before = row(1, 0, Event("placed", {"seat": 0, "crew": "pilot", "space": 1}))
    for reader in (0, None):
        assert grouping.groups([before, *chose], "nereus", reader) == grouping.groups([before], "nereus", reader)
    own = grouping.groups([before, *chose], "nereus", 1)
    assert recap.since(own, 1, teller(1)).mine == "You chose pilot, sealed."
    everything = grouping.groups([before, *chose], "nereus", 0, everything=True)
    assert sum(len(group.items) for group in everything) == 3


def test_a_sealed_choice_is_told_once_whoever_chose_last() -> None:
    def chose(seat: int) -> Event:
        return Event("sealed-crew", {"crew": "pilot"}, to=(seat,), reveals=False)

    words: Any = game_words("en", "nereus").naming(NAMES.__getitem__)
    opened = [Event("revealed-crew", {"seat": seat, "crew": "pilot"}, reveals=True) for seat in (0, 1)]
    own_turn = row(
        1, 0, Event("turn-began", {"seat": 0, "crew": "captain"}), Event("took-gold", {"seat": 0, "gold": 3})
    )
    for first, last in ((0, 1), (1, 0)):
        rows = [own_turn, row(2, first, chose(first), sealed=True), row(3, last, chose(last), *opened)]
        for reader, other in ((0, "Ben"), (1, "Ana")):
            told = recap.since(grouping.groups(rows, "nereus", reader), reader, Teller(words, reader), amid=True)
            assert told.mine == "You chose the pilot in secret.", (first, reader)
            assert told.lines == [f"{other} sent the pilot"], (first, reader)


def test_what_one_keeps_after_a_secret_draw_is_told_with_how_much_it_is() -> None:
    words: Any = game_words("en", "gilded_compass").naming(NAMES.__getitem__)
    drew = Event("artifacts-drawn-secret", {"artifacts": ("fire", "fire", "dark")}, to=(0,))
    kept = [
        Event("artifacts-kept", {"seat": 0, "count": 2, "discarded": ("dark",)}, reveals=True),
        Event("artifacts-kept-secret", {"artifacts": ("fire", "fire")}, to=(0,)),
    ]
    rolled = Event("rolled", {"seat": 0, "dice": "4"})
    found = [
        grouping.Group(0, [(row(1, 0, rolled), Event("left-over", {"seat": 0, "dice": 2})), (row(1, 0), drew)]),
        grouping.Group(None, [(row(2, 0, *kept), event) for event in kept]),
    ]
    told = recap.since(found, 0, Teller(words, 0))
    said = " ".join([told.mine, *told.lines]).replace("\u00a0", " ")
    assert "kept 2 artifacts, now yours: 2 × Fire" in said, told


def test_what_came_before_a_sealed_choice_is_not_told_with_it_again() -> None:
    words: Any = game_words("en", "nereus").naming(NAMES.__getitem__)
    began = row(1, 1, Event("science-settled", {"count": 2}), Event("day-began", {"seat": 0, "day": 1}))
    chose = row(2, 0, Event("sealed-crew", {"crew": "pilot"}, to=(0,), reveals=False), sealed=True)
    found = grouping.groups([began, chose], "nereus", 0)
    assert recap.since(found, 0, Teller(words, 0)).mine == "You chose the pilot in secret."
    everybody = recap.since(grouping.groups([began], "nereus", 0), 0, Teller(words, 0))
    assert len(everybody.lines) == 2, "it was told with the question"


def test_a_line_of_a_hundred_decisions_taken_back_can_still_be_told() -> None:
    words = house_words("en").naming(NAMES.__getitem__)
    teller = Teller(words, 0)
    much = ", ".join(["took back a decision"] * 200)
    for told in (teller.line(0, much), teller.line(1, much), teller.about([1, 2], much)):
        assert "took back a decision" in told
        assert len(told) < len(much)


def test_what_one_press_has_decided_is_told_together() -> None:
    second = msgspec.structs.replace(row(5, 0, hired(0, 0, 4)), joined=True)
    told = recap.since(story([*ROUND[:4], second], 0), 0, teller(0), amid=True)
    assert told.mine.count("Sailor") == 2, "both of them"
    assert "drew" not in told.mine
