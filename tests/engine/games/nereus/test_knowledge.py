"""What a reader can know of the science cards of others, and the bounds on their final scores."""

from __future__ import annotations

from engine.core.chance import Fast, Scripted, seeded
from engine.core.event import Event
from engine.core.playout import random_step
from engine.games.nereus import GAME
from engine.games.nereus.components import COPIES, SCIENCE
from engine.games.nereus.knowledge import Bounds, projected
from engine.games.nereus.memory import of_start
from engine.games.nereus.model import KEEP, NereusState
from engine.games.nereus.stock import draw_science, drop_science
from tests.support.games.nereus import at_cycle, cabin, do, hold_science


def projecting(storage: list[str], power: int, seats: int = 2) -> NereusState:
    """Seat 1 has these treasures stored and this much power; nobody has points or gold."""
    state = at_cycle(seats)
    state.cabins = [cabin()] * seats
    state.cabins[1] = cabin(storage=storage)
    state.gold = [0] * seats
    state.power[1] = power
    return state


def knows(state: NereusState, dealt: list[str], kept: list[str]) -> None:
    """Seat 0 was dealt these science cards and kept some of them."""
    state.dealt[0] = tuple(sorted(SCIENCE.index(card) for card in dealt))
    hold_science(state, 0, kept)
    put_back = list(state.dealt[0])
    for card in kept:
        if SCIENCE.index(card) in put_back:
            put_back.remove(SCIENCE.index(card))
    state.memory[0] = of_start(put_back)


def test_without_power_nothing_can_be_scored() -> None:
    state = projecting(["black"], 0)
    assert projected(state, 0, 1) == Bounds(0, 0)


def test_an_opponent_may_hold_what_the_reader_has_not_seen() -> None:
    state = projecting(["black", "purple"], 1)
    knows(state, ["row", "row", "draw-two", "draw-two", "draw-two"], ["row", "row", "draw-two"])
    assert projected(state, 0, 1) == Bounds(0, 7)
    state.power[1] = 2
    assert projected(state, 0, 1) == Bounds(0, 14)
    assert projected(state, None, 1) == Bounds(0, 14)


def test_own_cards_cannot_be_held_by_others() -> None:
    state = projecting(["black"], 1)
    knows(state, ["stored-black", "row", "draw-two", "draw-two", "draw-two"], ["stored-black", "row", "draw-two"])
    assert projected(state, 0, 1) == Bounds(0, 0)


def test_a_card_put_back_at_the_start_is_possible_only_after_a_draw() -> None:
    state = projecting(["black"], 1)
    knows(state, ["stored-black", "row", "row", "draw-two", "draw-two"], ["row", "row", "draw-two"])
    assert projected(state, 0, 1) == Bounds(0, 0)
    assert projected(state, None, 1) == Bounds(0, 7), "a spectator did not see it put back"
    state.drawn[1] = 1
    assert projected(state, 0, 1) == Bounds(0, 7)


def reshuffled(state: NereusState, hand: list[str], deck: list[str], pile: list[str], dropped: list[str]) -> None:
    """Seat 0 draws the last cards, puts some down, and by its next draw the deck is made anew.

    The cards in `deck` are drawn in their order; what else the box holds lies nowhere: it was never dealt.
    """
    numbers = [SCIENCE.index(card) for card in deck]
    hold_science(state, 0, hand)
    state.deck = [numbers.count(card) for card in range(len(COPIES))]
    state.pile = [[SCIENCE.index(card) for card in pile].count(card) for card in range(len(COPIES))]
    nothing: list[Event] = []
    for card in numbers:
        state.chance = Scripted(script=[card])
        draw_science(state, 0, nothing)
    for card in dropped:
        drop_science(state, 0, SCIENCE.index(card))
    state.chance = Scripted(script=[SCIENCE.index("row")])
    draw_science(state, 0, nothing)


def test_a_card_that_went_into_the_deck_is_held_only_by_who_has_drawn_since() -> None:
    state = projecting(["black"], 1)
    knows(state, ["row", "row", "draw-two", "draw-two", "draw-two"], ["row", "row", "draw-two"])
    hold_science(state, 1, ["captain-done", "pilot-done", "draw-two"])
    state.drawn = [0, 1]
    reshuffled(state, ["row"], deck=["stored-black"], pile=["row"], dropped=["stored-black"])
    assert SCIENCE.index("stored-black") in [card for card, count in enumerate(state.deck) if count]
    assert state.dropped[0] == ()
    assert projected(state, 0, 1) == Bounds(0, 0), "the reader saw it go into the deck, and nobody has drawn since"
    assert projected(state, None, 1) == Bounds(0, 7), "a spectator does not know which card that was"
    state.drawn_since[1] = 1
    state.drawn[1] = 2
    assert projected(state, 0, 1) == Bounds(0, 7)


def test_a_card_drawn_from_the_first_deck_was_kept_by_nobody() -> None:
    state = projecting(["black"], 1)
    knows(state, ["row", "row", "draw-two", "draw-two", "draw-two"], ["row", "row", "draw-two"])
    reshuffled(state, ["row"], deck=["stored-black"], pile=["row"], dropped=["stored-black"])
    state.drawn_since[1] = 1
    assert state.drawn[1] == 0
    assert projected(state, 0, 1) == Bounds(0, 0)


def test_own_score_is_exact() -> None:
    state = projecting(["black"], 1)
    hold_science(state, 1, ["stored-black", "row", "row"])
    assert projected(state, 1, 1) == Bounds(7, 7)


def test_when_all_other_cards_are_known_the_opponent_must_hold_the_rest() -> None:
    state = projecting(["black"], 1)
    must = ["stored-black", "captain-done", "pilot-done"]
    hold_science(state, 1, must)
    rest = [card for card, copies in zip(SCIENCE, COPIES, strict=True) for _ in range(copies)]
    for card in must:
        rest.remove(card)
    knows(state, rest[:5], rest)
    assert sum(state.deck) == 0
    assert projected(state, 0, 1) == Bounds(7, 7)


def test_bounds_hold_the_truth_and_are_reached_by_possible_worlds() -> None:
    policy = Fast(at=5)
    for seed in range(6):
        state = GAME.setup(2 + seed % 3, {}, seeded(seed))
        step = 0
        while GAME.actors(state):
            random_step(GAME, state, policy)
            step += 1
            if step % 40 or not state.day:
                continue
            for seat in range(state.seats):
                truth = projected(state, seat, seat).low
                for reader in (None, *range(state.seats)):
                    bounds = projected(state, reader, seat)
                    assert bounds.low <= truth <= bounds.high
                    twin = GAME.determinize(state, reader, Fast(at=step))
                    assert bounds.low <= projected(twin, seat, seat).low <= bounds.high


def test_possible_worlds_keep_every_science_card() -> None:
    policy = Fast(at=9)
    state = GAME.setup(3, {}, seeded(2))
    while GAME.actors(state):
        random_step(GAME, state, policy)
        twin = GAME.determinize(state, 1, Fast(at=3))
        for world in (state, twin):
            if any(world.science):
                cards = [card for hand in (*world.science, *world.dropped) for card in hand]
                assert [world.deck[card] + world.pile[card] + cards.count(card) for card in range(len(COPIES))] == list(
                    COPIES
                )


def test_possible_worlds_differ_in_what_is_secret() -> None:
    state = at_cycle(3)
    do(state, ("crew", "pilot"), seat=1)
    worlds = [GAME.determinize(state, 0, seeded(number)) for number in range(30)]
    assert len({world.chosen[1] for world in worlds}) > 3
    assert len({world.science[1] for world in worlds}) > 10
    assert {world.science[0] for world in worlds} == {state.science[0]}


def test_cards_the_reader_put_back_are_never_dealt_to_others_before_a_draw() -> None:
    state = projecting([], 0)
    knows(state, ["stored-black", "stored-purple", "row", "row", "draw-two"], ["row", "row", "draw-two"])
    hold_science(state, 1, ["draw-two", "draw-two", "captain-done"])
    knows(state, ["stored-black", "stored-purple", "row", "row", "draw-two"], ["row", "row", "draw-two"])
    for number in range(40):
        world = GAME.determinize(state, 0, seeded(number))
        held = {SCIENCE[card] for card in world.science[1]}
        assert not held & {"stored-black", "stored-purple"}


def test_the_deal_is_secret_while_cards_are_chosen() -> None:
    state = GAME.setup(2, {}, seeded(3))
    while state.phase != KEEP:
        GAME.apply(state, state.turn, GAME.legal(state, state.turn)[0])
    GAME.apply(state, 1, GAME.legal(state, 1)[0])
    worlds = [GAME.determinize(state, 0, seeded(number)) for number in range(10)]
    assert len({world.dealt[1] for world in worlds}) > 5
    for world in worlds:
        assert all(world.kept[1].count(card) <= world.dealt[1].count(card) for card in world.kept[1])


def test_nothing_is_done_by_the_host_that_would_tell_of_science_cards() -> None:
    state = at_cycle(2)
    for seat in (0, 1):
        GAME.apply(state, seat, ("crew", "purser"))
    state.cabins[0] = cabin()
    state.chance = Scripted(script=[])
    do(state, next(action for action in GAME.legal(state, 0) if action[0] == "space"), ("basic",))
    state.gold[0] = 0
    assert GAME.legal(state, 0) == [("end",)]
    state.power[0] = 0
    assert GAME.forced(state) == (0, ("end",))
    state.power[0] = 1
    hold_science(state, 0, ["chest-red"])
    assert GAME.legal(state, 0) == [("end",)]
    assert GAME.forced(state) is None
    hold_science(state, 0, [])
    assert GAME.forced(state) == (0, ("end",))
