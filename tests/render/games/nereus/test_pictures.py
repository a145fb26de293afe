"""The pictures of Waters of Nereus: that what a decision hangs on is seen, and nothing lies outside its place."""

from __future__ import annotations

from itertools import pairwise, product
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

from engine.core.chance import seeded
from engine.core.outcome import Outcome, rank
from engine.core.playout import playout
from engine.games.nereus import GAME
from engine.games.nereus.board import NUMBER
from engine.games.nereus.components import COLOURS, CREW, KINDS, SIZE, SPACES
from engine.games.nereus.model import NereusState
from engine.games.nereus.view import NereusView
from render.clients import CLIENTS
from render.games.nereus import benches, fleet, last, layout, marks, offers, order, result, rows, sea, theme, voyage
from render.games.nereus.board import board
from render.games.nereus.headline import asked, deciding_part
from render.games.nereus.private import private
from render.games.nereus.spot import spot
from render.kit import text
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.palette import rgba
from render.kit.sheet import PART, exact
from render.kit.words import LANGUAGES, picture_words
from tests.support.games.nereus import at_cycle, at_turn, cabin, do, mark
from tests.support.golden import looks_as_it_did

NAMES = ("Ana", "Ben", "Cleo", "Dan")
WORDS = picture_words("nereus", "en", NAMES.__getitem__)
GOLD = rgba(theme.GOLD)[:3]
GOLDEN = Path(__file__).parent / "golden"


def drawn(state: NereusState, seat: int | None = None) -> Image.Image:
    """The board, or a seat's own picture, with all its colours."""
    view = GAME.view(state, seat)
    with exact():
        return (board(view, WORDS) if seat is None else private(view, WORDS)).image()


def changed(before: Image.Image, after: Image.Image) -> Box:
    """The part of two pictures in which they differ."""
    found = ImageChops.difference(before, after).getbbox()
    assert found is not None, "nothing is seen"
    left, top, right, bottom = found
    return Box(left, top, right - left, bottom - top)


def bench_box(state: NereusState, member: str) -> Box:
    """The place of a crew member's bench on the board."""
    found = rows.places(GAME.view(state, None), layout.BENCHES.moved(0, PART), own=False)
    return found[CREW.index(member)].inset(-benches.SHADE)


def main(picture: Image.Image) -> Image.Image:
    """The first part of a picture."""
    return picture.crop((0, 0, WIDTH, PART))


def cell_at(name: str) -> Box:
    return sea.cell_box(layout.CHART, "large", NUMBER["large"][name])


def test_treasures_and_crew_differ_in_shape_not_only_in_colour() -> None:
    shapes: set[bytes] = set()
    for name in (*KINDS, *CREW, "neutral", *(marks.seat(seat) for seat in range(4))):
        canvas = Canvas(80, 80, "#808080")
        marks.mark(canvas, name, 40, 40, 60)
        blank = Image.new("RGB", canvas.image.size, "#808080")
        seen = ImageChops.difference(canvas.image, blank).convert("L").tobytes()
        shapes.add(bytes(bool(value) for value in seen))
    assert len(shapes) == len(KINDS) + len(CREW) + 5
    assert set(theme.TREASURE) == set(KINDS)


@pytest.mark.parametrize("side", ["small", "large"])
def test_cells_fill_the_sea_without_overlapping(side: str) -> None:
    boxes = [sea.cell_box(layout.CHART, side, cell) for cell in range(SIZE[side] ** 2)]
    assert all(layout.CHART.contains(box) for box in boxes)
    assert sum(box.w * box.h for box in boxes) == pytest.approx(layout.CHART.w * layout.CHART.h)
    assert layout.SIDE.x > layout.CHART.right
    assert layout.SIDE.right < WIDTH
    assert layout.SIDE.bottom < PART


def test_one_to_three_treasures_are_seen_in_their_cell() -> None:
    state = at_turn("purser", 1)
    empty = drawn(state)
    place = cell_at("C4").inset(-2)
    seen = {empty.tobytes()}
    heaps = [*((a,) for a in COLOURS), *product(COLOURS[:2], COLOURS[4:]), COLOURS[:3], COLOURS[3:], ("red",) * 3]
    for heap in heaps:
        state.cells[NUMBER["large"]["C4"]] = tuple(sorted(COLOURS.index(colour) for colour in heap))
        picture = drawn(state)
        assert place.contains(changed(empty, picture))
        seen.add(picture.tobytes())
    assert len(seen) == len(heaps) + 1


def test_cells_that_can_be_reached_are_marked_and_dear_ones_bear_their_price() -> None:
    state = at_turn("captain", 2, ship="C3", gold=3)
    targets = {target.cell: target for target in GAME.view(state, None).targets}
    assert (targets["C4"].gold, targets["C4"].barred) == (0, False)
    assert (targets["C5"].gold, targets["C5"].barred) == (2, False)
    rich = drawn(state)
    state.gold[0] = 1
    poor = GAME.view(state, None)
    assert {target.cell for target in poor.targets if target.barred} >= {"C5", "C6"}
    barred = drawn(state)
    for cell in ("C5", "C6"):
        place = cell_at(cell).inset(6)
        part = (round(place.x), round(place.y), round(place.right), round(place.bottom))
        assert ImageChops.difference(rich.crop(part), barred.crop(part)).getbbox(), cell
    do(state, ("sail", "C4", 0, 0))
    assert GAME.view(state, 0).targets == ()


def test_the_way_to_the_last_cell_is_drawn_in_white_as_gold_means_now() -> None:
    state = at_turn("captain", 1, ship="C1")
    do(state, ("sail", "C3", 0, 0))
    assert state.last[1:3] == (NUMBER["large"]["C1"], NUMBER["large"]["C3"])
    after = drawn(state)
    state.last = (state.last[0], -1, -1, *state.last[3:])
    part = (round(layout.CHART.x), round(layout.CHART.y), round(layout.CHART.right), round(layout.CHART.bottom))
    before = drawn(state)
    seen = changed(before.crop(part), after.crop(part)).moved(part[0], part[1])
    assert Box(cell_at("C1").x, cell_at("C1").y, 3 * cell_at("C1").w, cell_at("C1").h).inset(-10).contains(seen)
    assert seen.right > cell_at("C3").x - 12, "it leads to the ship that lies there now"
    assert golden_in(after, layout.CHART) <= golden_in(before, layout.CHART)


def golden_in(picture: Image.Image, box: Box) -> int:
    """How many pixels of a part are of the gold that means now."""
    part = picture.crop((round(box.x), round(box.y), round(box.right), round(box.bottom)))
    return sum(count for count, colour in part.getcolors(part.width * part.height) or () if colour == GOLD)


def test_a_discovery_frames_the_spaces_where_treasures_came_and_no_other() -> None:
    state = at_cycle()
    assert GAME.view(state, None).discovery is not None
    before = drawn(state)
    state.last = (0, NUMBER["large"]["C1"], NUMBER["large"]["C3"], -1, -1)
    assert ImageChops.difference(before, drawn(state)).getbbox() is None


def test_a_basic_action_that_is_done_is_ticked_and_not_barred_for_want_of_gold() -> None:
    state = at_turn("merchant", 1, gold=2)
    do(state, ("basic",))
    assert state.gold[0] == 0
    view = GAME.view(state, None)
    assert view.done == ("basic",)
    undone = msgspec.structs.replace(view, done=())
    with exact():
        done, barred = (board(seen, WORDS).image() for seen in (view, undone))
    assert bench_box(state, "merchant").contains(changed(barred, done))


def test_what_gold_buys_is_gold_only_while_it_can_be_paid() -> None:
    state = at_turn("purser", 2, gold=3)
    rich = golden_in(drawn(state), bench_box(state, "purser"))
    state.gold[0] = 2
    poor = golden_in(drawn(state), bench_box(state, "purser"))
    state.gold[0], state.chance = 3, seeded(1)
    do(state, ("basic",), ("gold",))
    done = golden_in(drawn(state), bench_box(state, "purser"))
    assert rich > 1.5 * poor
    assert done <= poor


def test_spaces_that_can_be_chosen_have_a_gold_frame_and_taken_ones_do_not() -> None:
    state = at_turn("merchant")
    free = golden_in(drawn(state), bench_box(state, "merchant"))
    mark(state, "merchant", -1, 1, 2)
    taken = golden_in(drawn(state), bench_box(state, "merchant"))
    assert taken < free


def test_a_bench_that_is_full_or_whose_card_all_have_played_is_folded_and_the_open_one_grows() -> None:
    state = at_turn("captain", 1)
    before = {member: bench_box(state, member).h for member in CREW}
    mark(state, "pilot", 0, 1, 2, 3)
    state.played = [played | 1 << CREW.index("scientist") for played in state.played]
    after = {member: bench_box(state, member).h for member in CREW}
    view = GAME.view(state, None)
    states = {member: rows.state_of(view, member, own=False) for member in CREW}
    assert [member for member in CREW if states[member] == "spent"] == ["pilot", "scientist"]
    assert after["pilot"] == after["scientist"] < before["pilot"]
    assert layout.OPEN[0] + 2 * benches.SHADE <= before["captain"] < after["captain"]
    drawn(state)


def test_the_benches_never_lie_on_one_another_or_below_their_part() -> None:
    for seed, seats in product(range(3), (2, 4)):
        state, _ = playout(GAME, seats, {}, seed, actions=90)
        for reader, own in ((None, False), (0, True)):
            room = layout.BENCHES.moved(0, PART)
            found = rows.places(GAME.view(state, reader), room, own=own)
            assert all(above.bottom < below.y for above, below in pairwise(found))
            assert all(room.contains(bench) and bench.h >= layout.SPENT for bench in found)


def test_a_pennant_on_a_bench_that_is_open_elsewhere_covers_no_word() -> None:
    state = at_turn("explorer", ship="C3", sea={"B3": ["red"]})
    view = GAME.view(state, 0)
    assert rows.state_of(view, "explorer", own=True) == "noted"
    x, y = spot(view, "private", "space-explorer-1")
    around = drawn(state, 0).crop((round(x) - 20, round(y) - 12, round(x) + 20, round(y) + 12))
    assert around.getcolors() == [(40 * 24, rgba(theme.CREAM)[:3])]


def test_whoever_has_an_additional_turn_is_the_one_who_acts_now() -> None:
    state = at_turn("purser", 1, gold=9)
    state.cycle, state.nth = 4, 3
    mark(state, "explorer", 0, 1)
    state.chance = seeded(1)

    def shown() -> list[tuple[str, str]]:
        return [(one.crew, one.state) for one in order.turns(GAME.view(state, None))]

    do(state, ("end",))
    assert shown() == [("explorer", "now"), ("explorer", "next")]
    do(state, ("extra", "scientist"))
    assert shown() == [("scientist", "now"), ("explorer", "next")]
    do(state, ("space", 3), ("basic",), ("end",))
    assert shown() == [("scientist", "done"), ("explorer", "now")]


def test_the_last_turn_is_told_with_what_it_took_and_filled() -> None:
    state = at_turn("captain", 1, ship="C1", sea={"C3": ["white", "black"]})
    do(state, ("sail", "C3", 0, 0), ("stow", "black", "captain-black"))
    view = GAME.view(state, None)
    assert last.lines_of(view, WORDS) == (
        ("Last:", "/seat-0", "Captain 1, C1 to C3"),
        ("took", "/white", "/black"),
    )
    assert view.last.filled == ("captain-black",)


def test_a_marker_is_seen_on_its_space() -> None:
    state = at_turn("purser", 1)
    before = drawn(state)
    mark(state, "merchant", -1, -1, 2)
    assert bench_box(state, "merchant").contains(changed(before, drawn(state)))


def test_every_offer_is_drawn_inside_its_space() -> None:
    for side, width, high in product(("small", "large"), (112, 148), (54, 80, 104)):
        for deeds in SPACES[side]:
            for deed in deeds:
                canvas = Canvas(300, 240, theme.CREAM)
                blank = canvas.image.copy()
                inside = canvas.at(60, 60)
                offers.offer(inside, Box(0, 0, width, high), deed, "any", offers.ON_CREAM)
                seen = changed(blank, canvas.image.copy())
                assert Box(52, 52, width + 16, high + 16).contains(seen), (side, deed, width, high)


def test_treasures_in_hand_are_seen_by_all_and_stand_beside_the_question_in_the_own_picture() -> None:
    state = at_turn("purser", 1)
    before = drawn(state)
    state.hand = [1, 0, 1, 1, 1, 1]
    assert bench_box(state, "purser").contains(changed(before, drawn(state)))
    one = drawn(state, 0)
    state.hand = [1, 0, 1, 1, 0, 1]
    assert changed(main(one), main(drawn(state, 0))).y < layout.ON_DECK.y + layout.TITLE


@pytest.mark.parametrize(
    ("state", "part", "said"),
    [
        (at_cycle(), "rows", "Choose your crew member"),
        (at_turn("captain"), "sea", "Choose a space for your captain"),
        (at_turn("captain", 1, ship="C1"), "sea", "Where does your captain sail?"),
        (at_turn("explorer", 1, ship="C1", sea={"C2": ["white"]}), "sea", "What does your explorer fetch?"),
        (at_turn("purser", 1), "sea", "Your purser on space 1"),
    ],
    ids=["crew", "space", "sail", "fetch", "gold"],
)
def test_the_part_that_a_question_is_about_decides_and_says_what_is_asked(
    state: NereusState, part: str, said: str
) -> None:
    view = GAME.view(state, 0)
    assert (deciding_part(view), asked(view, WORDS)) == (part, said)


def test_the_own_ship_decides_while_treasures_wait_to_be_stowed_or_moved() -> None:
    state = at_turn("boatswain", 1)
    do(state, ("basic",))
    assert deciding_part(GAME.view(state, 0)) == "cabin"
    state = at_turn("captain", 1, ship="C1", sea={"C3": ["white", "black"]})
    do(state, ("sail", "C3", 0, 0))
    view = GAME.view(state, 0)
    assert (deciding_part(view), asked(view, WORDS)) == ("cabin", "Where do these go?")
    assert deciding_part(GAME.view(state, 1)) == "sea"


def test_the_science_cards_decide_while_one_of_them_is_discarded() -> None:
    state = at_turn("scientist", 1, own=cabin(done=["scientist"]), science=["row", "row", "chest-red"])
    state.chance = seeded(1)
    assert not GAME.view(state, 0).dropping
    do(state, ("enhanced",))
    view = GAME.view(state, 0)
    assert view.dropping
    assert (deciding_part(view), asked(view, WORDS)) == ("cards", "Which science card do you discard?")


def test_the_best_cells_are_told_with_what_they_bring() -> None:
    own = cabin(holds={"scientist": ["yellow", "white"]})
    state = at_turn("captain", 4, own=own, ship="B2", sea={"A1": ["white", "red"], "C3": ["black"]}, gold=0)
    points = {target.cell: target.points for target in GAME.view(state, 0).targets if not target.barred}
    assert points == {"A1": 5, "A3": 0, "C1": 0, "C3": 0}
    assert [target.cell for target in voyage.best(GAME.view(state, 0))][:2] == ["A1", "C3"], "points before rarity"
    before = drawn(state, 0)
    state.cabins[0] = cabin()
    told = Box(layout.SIDE.x, layout.SIDE.bottom - layout.BRIEFS[0], layout.SIDE.w, layout.BRIEFS[0])
    assert told.contains(changed(main(before), main(drawn(state, 0))))


def test_a_treasure_fetched_alone_promises_nothing_of_what_else_lies_there() -> None:
    state = at_turn("explorer", 4, own=cabin(holds={"scientist": ["yellow", "white"]}), ship="B2")
    state.cells[NUMBER["large"]["B3"]] = (0, 5)
    assert [target.points for target in GAME.view(state, 0).targets] == [None]


def test_a_pointer_stands_above_what_the_last_turn_filled() -> None:
    state = at_turn("captain", 1, ship="C1", sea={"C3": ["white", "black"]})
    do(state, ("sail", "C3", 0, 0), ("stow", "black", "captain-black"))
    pointed = drawn(state)
    state.filled = ()
    ship = fleet.places(GAME.view(state, None), 2 * PART)[0]
    seen = changed(pointed, drawn(state))
    assert Box(layout.HOLDS_LEFT, ship.y - 10, layout.HOLD, 40).contains(seen)


def test_where_the_hand_fits_is_marked() -> None:
    state = at_turn("purser", 1, own=cabin(holds={"scientist": ["yellow", "white"]}))
    state.hand = [0, 1, 0, 0, 0, 0]
    yellow = GAME.view(state, 0)
    assert yellow.own is not None
    assert ("yellow", "pilot-yellow") in yellow.own.places
    assert ("yellow", "scientist-yellow") not in yellow.own.places
    state.hand = [1, 0, 0, 0, 0, 0]
    white = GAME.view(state, 0)
    assert white.own is not None
    assert ("white", "scientist-white") in white.own.places
    assert GAME.view(state, 1).own is not None
    other = GAME.view(state, 1).own
    assert other is not None
    assert other.places == ()


def test_the_own_picture_shows_what_is_in_the_cabin_and_what_science_would_score() -> None:
    state = at_turn("purser", 1, power=1, science=["stored-black", "captain-done", "row"])
    seen = {drawn(state, 0).tobytes()}
    for own in (
        cabin(storage=["black"]),
        cabin(storage=["purple"]),
        cabin(gems=1),
        cabin(chest=["white"]),
        cabin(chest=["gem"]),
        cabin(done=["captain"]),
        cabin(holds={"purser": ["gem"]}),
        cabin(holds={"merchant": ["red"]}),
    ):
        state.cabins[0] = own
        seen.add(drawn(state, 0).tobytes())
    assert len(seen) == 9


def test_a_sealed_choice_is_seen_by_its_owner_only() -> None:
    state = at_cycle(3)
    before = {reader: drawn(state, reader) for reader in (0, 1, 2)}
    do(state, ("crew", "pilot"), seat=1)
    assert drawn(state, 1).tobytes() != before[1].tobytes()
    again = at_cycle(3)
    do(again, ("crew", "captain"), seat=1)
    for reader in (None, 0, 2):
        assert drawn(state, reader).tobytes() == drawn(again, reader).tobytes()


# --- the end


def over(scores: tuple[int, ...], ties: tuple[tuple[int, int], ...]) -> NereusView:
    """The last view of a match that ended like this."""
    state, _ = playout(GAME, len(scores), {}, 1)
    view = GAME.view(state, None)
    assert view.outcome is not None
    ranks = rank([(score, *tie) for score, tie in zip(scores, ties, strict=True)])
    breakdown = tuple((("holds", score),) for score in scores)
    return msgspec.structs.replace(view, outcome=Outcome(ranks=ranks, scores=scores, breakdown=breakdown, ties=ties))


def test_the_end_says_by_what_the_match_was_won() -> None:
    for scores, ties, said in (
        ((30, 41, 22), ((1, 0), (2, 0), (5, 5)), "41 points, 11 ahead of Ana"),
        ((41, 41, 22), ((2, 9), (3, 0), (5, 5)), "41 points like Ana, 3 complete holds to 2"),
        (
            (41, 41, 22),
            ((3, 4), (3, 2), (5, 5)),
            "41 points and 3 complete holds like Ben, 4 treasures in other holds to 2",
        ),
        ((41, 41, 22), ((3, 4), (3, 4), (5, 5)), "41 points each, 3 complete holds, 4 treasures in other holds"),
    ):
        assert result.decided(over(scores, ties), WORDS) == said


def test_the_end_shows_what_breaks_a_tie_beside_the_scores() -> None:
    def rows_of(ties: tuple[tuple[int, int], ...]) -> Image.Image:
        with exact():
            return board(over((41, 41, 22), ties), WORDS).image().crop((0, 300, WIDTH, PART))

    assert changed(rows_of(((3, 4), (2, 2), (5, 5))), rows_of(((3, 4), (2, 1), (5, 5)))).h > 10
    same = rows_of(((3, 4), (2, 2), (5, 5))), rows_of(((3, 4), (2, 2), (1, 1)))
    assert ImageChops.difference(*same).getbbox() is None, "whoever is not tied needs no tie-break"


def test_what_others_took_beside_the_sea_can_be_read() -> None:
    state = at_turn("merchant", seats=3)
    mark(state, "merchant", 1, 2)
    with text.watch() as lost:
        private(GAME.view(state, 0), WORDS)
    assert lost == []


# --- crowds, languages, golden pictures


@pytest.mark.parametrize("language", LANGUAGES)
def test_crowded_cabins_and_many_science_cards_fit(language: str) -> None:
    state = at_turn(
        "boatswain", 1, science=["draw-two", "draw-two", "merchant-boatswain-done", "purser-scientist-done"] * 2
    )
    full = cabin(
        done=["captain", "pilot", "boatswain", "purser", "merchant", "scientist", "explorer"],
        chest=COLOURS,
        storage=["white", "white", "red", "green", "black", "purple"],
        gems=3,
    )
    state.cabins = [full] * 4
    state.gold = [47, 120, 8, 99]
    state.vp = [108, 99, 140, 77]
    state.power = [5] * 4
    state.science[1] = state.science[0]
    words = picture_words("nereus", language)
    with text.watch() as lost:
        for reader in range(4):
            sheet = private(GAME.view(state, reader), words)
            assert sheet.crossed == ()
            assert all(PART <= part.bottom - part.top <= WIDTH for part in sheet.parts)
        board(GAME.view(state, None), words)
    assert lost == []


@pytest.mark.parametrize("client", CLIENTS)
@pytest.mark.parametrize("name", ["board", "private", "end"])
def test_the_pictures_look_as_they_were_accepted(name: str, client: str) -> None:
    """A fixed position, as clients show it, beside what somebody has looked at."""
    own = cabin(holds={"captain": ["black", "purple", "red"], "purser": ["green"]}, chest=["white"], gems=1)
    lying = {"A1": ["white", "yellow"], "B4": ["black"], "D5": ["white", "yellow", "green"], "F6": ["purple"]}
    state = at_turn("captain", 2, own=own, ship="C3", sea=lying, science=["stored-red", "draw-two"])
    for seat, cell in enumerate(("E5", "B1", "F2"), 1):
        state.ships[seat] = NUMBER["large"][cell]
    if name == "private":
        state.hand = [0, 0, 1, 0, 0, 0]
    if name == "end":
        state, _ = playout(GAME, 4, {}, 4)
    view = GAME.view(state, 0 if name == "private" else None)
    sheet = private(view, WORDS) if name == "private" else board(view, WORDS)
    looks_as_it_did(GOLDEN / f"{name}-{client}.png", sheet, client)
