"""What fits where in a cabin, and what follows at once."""

from __future__ import annotations

import pytest

from engine.games.nereus import GAME
from engine.games.nereus.cabin import SPOTS, Cabin, places
from engine.games.nereus.components import COLOURS, CREW, KINDS
from engine.games.nereus.model import NereusState
from tests.support.games.nereus import at_turn, cabin, do, hand, refused, told


def fits(own: Cabin, kind: str) -> set[str]:
    """The spots where a piece of this kind may be put."""
    return {SPOTS[spot].id for spot in places(own, KINDS.index(kind))}


def stowing(own: Cabin, *kinds: str, **more: object) -> NereusState:
    """Seat 0 has these treasures in hand and the marker placed."""
    state = at_turn("purser", 1, own=own, **more)  # pyright: ignore[reportArgumentType]
    for kind in kinds:
        state.hand[COLOURS.index(kind)] += 1
    return state


def test_an_empty_cabin_takes_each_colour_where_it_is_asked_for() -> None:
    assert fits(cabin(), "white") == {
        "pilot-white",
        "purser",
        "merchant",
        "scientist-white",
        "explorer-white",
        "chest",
        "storage",
    }
    assert fits(cabin(), "black") == {"captain-black", "purser", "merchant", "explorer-black", "storage"}
    assert len(fits(cabin(), "gem")) == len(SPOTS)


def test_a_space_takes_one_treasure() -> None:
    own = cabin(holds={"captain": ["black"], "scientist": ["white"]})
    assert "captain-black" not in fits(own, "black")
    assert "scientist-white" in fits(own, "white"), "the scientist has two white spaces"
    state = stowing(own, "black")
    assert refused(state, ("stow", "black", "captain-black")) == "space-full"
    assert refused(state, ("stow", "black", "captain-red")) == "hold-wants"
    assert refused(state, ("stow", "red", "captain-red")) == "not-in-hand"


def test_pursers_hold_takes_four_different_colours() -> None:
    own = cabin(holds={"purser": ["white", "red"]})
    assert "purser" not in fits(own, "white")
    assert {"purser"} <= fits(own, "black") & fits(own, "gem")
    assert refused(stowing(own, "red"), ("stow", "red", "purser")) == "hold-different"
    state = stowing(cabin(holds={"purser": ["white", "red", "gem"]}), "black")
    do(state, ("stow", "black", "purser"))
    assert state.vp[0] == 8


def test_merchants_hold_takes_three_of_one_colour() -> None:
    own = cabin(holds={"merchant": ["red", "gem"]})
    assert "merchant" not in fits(own, "white")
    assert refused(stowing(own, "white"), ("stow", "white", "merchant")) == "hold-same"
    state = stowing(own, "red")
    red = state.bag[3]
    events = do(state, ("stow", "red", "merchant"))
    assert state.vp[0] == 5
    assert state.bag[3] == red + 2, "the gem goes to the supply"
    assert told(events, "hold-completed") == [{"seat": 0, "crew": "merchant", "points": 5}]


@pytest.mark.parametrize(
    ("crew", "kinds", "points"),
    [
        ("captain", ["black", "purple", "red", "green"], 12),
        ("pilot", ["purple", "red", "yellow", "white"], 9),
        ("boatswain", ["red", "green", "yellow"], 6),
        ("scientist", ["yellow", "white", "white"], 5),
        ("explorer", ["black", "green", "yellow", "white"], 10),
    ],
)
def test_holds_pay_once_and_stay_closed(crew: str, kinds: list[str], points: int) -> None:
    state = stowing(cabin(), *kinds)
    for kind in kinds:
        do(state, ("stow", kind, f"{crew}-{kind}"))
    assert state.vp[0] == points
    assert state.cabins[0].done == 1 << CREW.index(crew)
    state.hand[COLOURS.index(kinds[0])] = 1
    assert refused(state, ("stow", kinds[0], f"{crew}-{kinds[0]}")) == "hold-done"


def test_chest_is_filled_in_its_order_and_pays_at_once() -> None:
    state = stowing(cabin(), *COLOURS, gold=0, draws=[0])
    assert refused(state, ("stow", "yellow", "chest")) == "chest-order"
    paid: list[tuple[int, int]] = []
    for colour in COLOURS:
        do(state, ("stow", colour, "chest"))
        paid.append((state.gold[0], state.vp[0]))
    assert paid == [(1, 1), (4, 3), (4, 3), (4, 6), (4, 10), (4, 15)]
    assert hand(state) == ["white"]
    assert refused(state, ("stow", "white", "chest")) == "chest-full"


def test_a_gem_in_the_chest_counts_as_the_colour_it_lies_for() -> None:
    state = at_turn("purser", own=cabin(chest=["white", "yellow", "green"], gems=1))
    do(state, ("gem", "chest"))
    assert state.vp[0] == 3
    assert "chest" in fits(state.cabins[0], "purple")


def test_storage_has_two_spaces_for_each_pair_of_colours() -> None:
    own = cabin(storage=["black", "purple", "red", "green"])
    assert [colour for colour in COLOURS if "storage" in fits(own, colour)] == ["white", "yellow"]
    assert refused(stowing(own, "black"), ("stow", "black", "storage")) == "storage-full"


def test_a_pair_becomes_a_gem_while_there_is_a_space_for_it() -> None:
    state = at_turn("purser", own=cabin(storage=["red", "red"], gems=2))
    red = state.bag[3]
    do(state, ("exchange", "red"))
    assert (state.cabins[0].gems, state.bag[3]) == (3, red + 2)
    full = at_turn("purser", own=cabin(storage=["red", "red"], gems=3))
    assert refused(full, ("exchange", "red")) == "gem-spaces-full"
    do(full, ("gem", "captain-black"), ("exchange", "red"))
    assert full.cabins[0].gems == 3
    mixed = at_turn("purser", own=cabin(storage=["red", "green"]))
    assert refused(mixed, ("exchange", "red")) == "needs-pair"


def test_a_gem_goes_from_the_storage_to_any_space() -> None:
    state = at_turn("purser", own=cabin(gems=1, holds={"boatswain": ["red", "green"]}))
    assert refused(state, ("gem", "storage")) == "already-there"
    assert refused(state, ("gem", "boatswain-red")) == "space-full"
    do(state, ("gem", "boatswain-yellow"))
    assert (state.vp[0], state.cabins[0].gems) == (6, 0)
    assert refused(state, ("gem", "chest")) == "not-stored"


def test_selling_pays_two_for_a_treasure_and_five_for_a_gem() -> None:
    state = at_turn("purser", gold=0, own=cabin(storage=["black"], gems=1))
    black = state.bag[5]
    do(state, ("sell", "black"), ("sell", "gem"))
    assert (state.gold[0], state.bag[5]) == (7, black + 1)
    assert refused(state, ("sell", "black")) == "not-stored"


def shifts(state: NereusState) -> set[tuple[str | int, ...]]:
    """The boatswain's legal moves."""
    return {action[1:] for action in GAME.legal(state, 0) if action[0] == "shift"}


def test_boatswain_moves_treasures_and_gems_but_not_out_of_the_chest_or_gems_out_of_storage() -> None:
    own = cabin(chest=["white"], storage=["red"], gems=1, holds={"captain": ["gem"], "purser": ["yellow"]})
    state = at_turn("boatswain", 1, own=own)
    assert refused(state, ("shift", "red", "storage", "purser")) == "no-moves-left"
    do(state, ("basic",))
    moves = shifts(state)
    assert ("yellow", "purser", "chest") in moves
    assert ("gem", "captain-black", "captain-red") in moves
    assert ("gem", "captain-black", "storage") in moves
    assert not any(move[1] == "chest" for move in moves)
    assert ("gem", "storage", "purser") not in moves
    assert refused(state, ("shift", "white", "chest", "storage")) == "chest-stays"
    assert refused(state, ("shift", "gem", "storage", "purser")) == "gems-move-free"
    assert refused(state, ("shift", "black", "storage", "purser")) == "not-lying-in-cabin"
    assert refused(state, ("shift", "red", "storage", "captain-green")) == "hold-wants"
    do(state, ("shift", "gem", "captain-black", "storage"), ("shift", "red", "storage", "captain-red"))
    assert state.cabins[0] == cabin(chest=["white"], gems=2, holds={"captain": ["red"], "purser": ["yellow"]})


def test_boatswain_may_stop_early() -> None:
    state = at_turn("boatswain", 1, own=cabin(storage=["red"]))
    do(state, ("basic",), ("end",))
    assert GAME.actors(state) == (1,)


def test_a_hold_completed_by_the_boatswain_pays() -> None:
    own = cabin(storage=["white"], holds={"scientist": ["yellow", "white"]})
    state = at_turn("boatswain", 4, own=own)
    do(state, ("basic",), ("shift", "white", "storage", "scientist-white"))
    assert state.vp[0] == 1 + 5
