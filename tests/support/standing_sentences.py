"""What the sentence of each kind of standing answer says, written down a second time: from the state and the rules, not
from the view and the question, and by nothing of `engine.games.<key>.standing`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from engine.core.action import Action
from engine.core.event import Event, Seat
from engine.core.game import AnyGame
from engine.core.standing import Standing
from engine.games.gilded_compass.components import MAPS, POWER, SPECIALISTS, WILL
from engine.games.gilded_compass.phases import turns as compass_turns
from engine.games.gilded_compass.scoring import gold_of_tiles, sheet_with
from engine.games.nereus.cabin import Cabin, places
from engine.games.nereus.components import CREW
from engine.games.nereus.model import FREE
from engine.games.nereus.model import TURN as NEREUS_TURN
from engine.games.nereus.phases import day
from engine.games.nereus.placing import after, at_once
from engine.games.port_royal.components import COLOUR, COLOURS, FACE_OF, FACES, KIND, NO_COLOUR, PERSON, POINTS, SHIP
from engine.games.port_royal.odds import odds
from engine.games.port_royal.phases import trade
from engine.games.yucata.scoring import scores

Done = tuple[Seat, Action, tuple[Event, ...]]
_MOST_BY_HAND: Final = 3
"""Larger hands have too many ways to try them all."""


class Answered(msgspec.Struct, frozen=True):
    """A standing answer that is about to act. story: what has been done so far."""

    game: AnyGame
    state: Any
    seat: Seat
    standing: Standing
    action: Action
    story: list[Done]

    @property
    def legal(self) -> list[Action]:
        return list(self.game.legal(self.state, self.seat))

    def after(self) -> Any:
        """The state after the action; the match itself stays as it is."""
        twin = self.game.clone(self.state)
        self.game.apply(twin, self.seat, self.action)
        return twin

    def events_since(self, *verbs: str) -> list[str]:
        """The keys of what has happened since the last of these actions, that one included."""
        found: list[str] = []
        for _, action, events in reversed(self.story):
            found += [event.key for event in events]
            if action[0] in verbs:
                break
        return found


# --- Waters of Nereus


def _nereus_crew(at: Answered) -> None:
    """The next cycles of this day: these cards; perhaps only while the first space of the row is free."""
    state, standing = at.state, at.standing
    assert state.day == standing.noted["day"]
    named = [standing.one(place) for place in ("first", "second", "third", "fourth")]
    held = [card for card in named if card in CREW and ("crew", card) in at.legal]
    assert at.action == ("crew", held[0])
    if standing.one("row") == "first":
        assert state.markers[day.row(state, CREW.index(held[0])).start] == FREE


def _nereus_plain(at: Answered) -> None:
    """The leftmost free space, if it is one of the first, and the basic action; then the turn ends or one is asked."""
    state, standing, action = at.state, at.standing, at.action
    assert CREW[state.crew] in standing.all("members")
    assert not state.explorers
    if action[0] == "space":
        row = [state.markers[marker] for marker in day.row(state, state.crew)]
        assert row.index(FREE) + 1 == int(action[1]) <= int(standing.one("space"))
        assert ("basic",) in at.game.legal(at.after(), at.seat), "the marker is placed for nothing"
    elif action[0] == "end":
        assert standing.one("finish") == "end"
        assert not any(state.hand)
        assert "basic" in at.game.view(state, at.seat).done, "the basic action was not done"
        assert not {"drew-science", "exchanges-science"} & set(at.events_since("space", "act"))
    else:
        assert action[0] in ("basic", "enhanced")
        assert len(action) == 1, "a choice"
        if action[0] == "enhanced":
            assert at.after().chance.draws == state.chance.draws, "something is drawn"


def _nereus_extra(at: Answered) -> None:
    """The additional turn is declined, perhaps only from a price on."""
    assert at.action == ("decline",)
    assert day.explorer_gold(at.state, at.state.nth) >= int(at.standing.one("price"))
    assert not any(at.state.hand), "lost without a word"


def _by_hand(own: Cabin, left: tuple[int, ...]) -> Iterator[int]:
    """What each way of stowing a hand brings, in every order."""
    yield 0
    for kind, count in enumerate(left):
        if count:
            for spot in places(own, kind):
                rest = (*left[:kind], count - 1, *left[kind + 1 :])
                yield from (at_once(own, spot) + more for more in _by_hand(after(own, kind, spot), rest))


def _nereus_stow(at: Answered) -> None:
    """Treasures in hand go where they bring most, or into the storage, when the crew is done; nothing is drawn."""
    state, then = at.state, at.after()
    assert not {action[0] for action in at.legal} & {"act", "basic", "gold", "enhanced", "sail", "fetch", "shift"}
    assert then.chance.draws == state.chance.draws
    before, now = state.cabins[at.seat], then.cabins[at.seat]
    if at.standing.one("stowing") == "storage":
        assert not any(then.hand)
        assert now.holds == before.holds
        assert now.chest == before.chest
        return
    gold, points = then.gold[at.seat] - state.gold[at.seat], then.vp[at.seat] - state.vp[at.seat]
    if sum(state.hand) <= _MOST_BY_HAND:
        assert 10 * gold + 20 * points == max(_by_hand(before, tuple(state.hand)))


def _nereus_end(at: Answered) -> None:
    """The turn ends when nothing but selling is left."""
    assert at.state.phase == NEREUS_TURN
    assert at.action == ("end",)
    assert {action[0] for action in at.legal} <= {"sell", "end"}
    assert not any(at.state.hand)


# --- Port Royal


def _sort(face: int) -> str:
    found = FACES[face]
    return found.power if found.colour == NO_COLOUR else f"{found.power}-{COLOURS[found.colour]}"


def _royal_others(at: Answered) -> None:
    """In others' turns the best ship worth so much, a person of these, what of both first, or nothing."""
    state, standing = at.state, at.standing
    assert state.active != at.seat
    takes = [FACE_OF[str(action[1])] for action in at.legal if action[0] == "take"]
    least, wanted = int(standing.one("ships")), standing.all("persons")
    worth = {face: trade.income(state, at.seat, face) for face in takes if KIND[face] == SHIP}
    ships = [face for face, coins in worth.items() if least and coins >= least]
    persons = [face for face in takes if KIND[face] == PERSON and _sort(face) in wanted]
    if at.action == ("done",):
        assert not ships
        assert not persons
        taken = any(card.seat == at.seat for card in at.game.view(state, at.seat).drawn)
        assert standing.kind == "ask-only" or standing.one("neither") == "nothing" or taken
        return
    assert standing.kind == "others"
    face = FACE_OF[str(at.action[1])]
    if KIND[face] == SHIP:
        assert worth[face] == max(worth[ship] for ship in ships)
        assert not persons or standing.one("both") == "ship"
    else:
        assert face in persons
        assert POINTS[face] == max(POINTS[person] for person in persons)
        assert not ships or standing.one("both") == "person"


def _royal_draw(at: Answered) -> None:
    """Draw until so many colours, so many cards, such a risk, or one of these persons; repel or let in as was said."""
    state, standing = at.state, at.standing
    assert state.active == at.seat
    if at.action[0] != "draw":
        face, rule = state.drawn[-1], standing.one("repel")
        harbour: list[int] = state.harbour
        twin = COLOUR[face] in [COLOUR[lying] for lying in harbour if KIND[lying] == SHIP]
        if at.action[0] == "repel":
            assert rule == "always" or (rule == "twin" and twin)
        else:
            assert rule in ("never", "twin")
            assert not twin
        return
    view = at.game.view(state, at.seat)
    lying = [card for card in view.drawn if card.fate in ("harbour", "open")]
    ships = {COLOUR[FACE_OF[card.card]] for card in lying if KIND[FACE_OF[card.card]] == SHIP}
    colours, cards, chance = (int(standing.one(field)) for field in ("colours", "cards", "chance"))
    assert not colours or len(ships) < colours
    assert not cards or len(lying) < cards
    risk = odds(state)
    assert not chance or risk.bust * 100 <= chance * risk.cards
    assert not {_sort(FACE_OF[card.card]) for card in lying} & set(standing.all("wished"))


# --- Yucata'


def _yucata_cards(at: Answered) -> None:
    """One card each turn in this order, or the first that is possible, only if its way or the score is as was said."""
    state, standing = at.state, at.standing
    view = at.game.view(state, at.seat)
    named = [standing.one(place) for place in ("first", "second", "third")]
    named = [card for card in named if card in view.hands[at.seat]]
    card, then = str(at.action[1]), at.after()
    assert card == named[0] or (card in named and standing.one("order") == "choice")
    assert at.game.actors(then), "it ends the match"
    before, now = scores(state)[at.seat], scores(then)[at.seat]
    way = standing.one("way")
    if way == "no-dark":
        assert now.dark == before.dark
    elif way == "no-stones":
        assert (now.pale, now.dark, now.red) == (before.pale, before.dark, before.red)
    elif way == "no-loss":
        assert now.points >= before.points
    elif way.startswith("gain-"):
        assert now.points - before.points >= int(way.removeprefix("gain-"))


# --- Order of the Gilded Compass


def _compass_place(at: Answered) -> None:
    """In this round, own dice in the first of these buildings in which they win something, with a rank if one is named,
    and push out no own die; not while something could be used about which one is to be asked.
    """
    state, standing, seat = at.state, at.standing, at.seat
    assert state.round == standing.noted["round"]
    assert not state.placed
    skip, rank = standing.all("skip"), standing.one("rank")
    assert not state.tokens[seat] or "reroll" in skip
    if state.own_abilities:
        assert not state.own_abilities[seat][POWER] or "power" in skip
        assert not state.own_abilities[seat][WILL] or "will" in skip

    def good(action: Action) -> bool:
        found = compass_turns.landing(state, action)
        ranked = rank == "any" or (found.building != "temple" and max(found.places) <= int(rank))
        return found.prize is not None and seat not in found.out and ranked

    wanted = [building for place in ("first", "second", "third") if (building := standing.one(place)) != "0"]
    fine = [action for action in at.legal if action[0] == "place" and action[1] in wanted and good(action)]
    assert at.action in fine
    assert wanted.index(str(at.action[1])) == min(wanted.index(str(action[1])) for action in fine)


def _compass_rest(at: Answered) -> None:
    """The last dice, in this round: one into the Library when so few are left; no neutral dice after the own."""
    assert at.state.round == at.standing.noted["round"]
    if at.action == ("end",):
        assert at.standing.one("neutral") == "never"
        assert at.state.placed & compass_turns.OWN_PLACED
    else:
        assert at.action == ("place", "library")
        assert at.state.left[at.seat] <= int(at.standing.one("few"))


def _compass_tiles(at: Answered) -> None:
    """The map or the specialist that brings most."""
    field, names, own = {
        "map": ("maps", MAPS, "own_maps"),
        "specialist": ("specialists", SPECIALISTS, "own_specialists"),
    }[at.state.phase]
    assert at.standing.one(field) == "best"
    twin = at.game.clone(at.state)
    worth: dict[Action, int] = {}
    for action in at.legal:
        getattr(twin, own)[at.seat].append(names.index(str(action[1])))
        worth[action] = gold_of_tiles(twin, at.seat)
        getattr(twin, own)[at.seat].pop()
    assert worth[at.action] == max(worth.values())


def _compass_uses(at: Answered) -> None:
    """A Little Help, A Timely Gift, An Ally Inside: always or never."""
    ways = [action for action in at.legal if action[0] not in ("roll", "decline")]
    if at.standing.one(at.state.phase) == "always":
        assert ways == [at.action]
    else:
        assert at.standing.one(at.state.phase) == "never"
        assert at.action not in ways


def _compass_assign(at: Answered) -> None:
    """The best assignment is accepted."""
    best = sheet_with(at.state, at.seat, at.state.proposals[at.seat]).gold
    if at.action == ("accept",):
        assert sheet_with(at.state, at.seat, at.state.plans[at.seat]).gold == best
    else:
        then = at.after()
        assert sheet_with(then, at.seat, then.plans[at.seat]).gold == best


SENTENCES: Final[dict[str, dict[str, Callable[[Answered], None]]]] = {
    "nereus": {
        "crew": _nereus_crew,
        "plain": _nereus_plain,
        "extra": _nereus_extra,
        "stow": _nereus_stow,
        "end": _nereus_end,
    },
    "port_royal": {"others": _royal_others, "ask-only": _royal_others, "draw-until": _royal_draw},
    "yucata": {"cards": _yucata_cards},
    "gilded_compass": {
        "place": _compass_place,
        "rest": _compass_rest,
        "tiles": _compass_tiles,
        "uses": _compass_uses,
        "assign": _compass_assign,
    },
}
"""By game and kind: raises AssertionError where what is done is not what the sentence says."""
