"""What may be known of a match of Waters of Nereus."""

from __future__ import annotations

from copy import copy

import msgspec

from engine.core.action import Action
from engine.core.event import Seat
from engine.core.game import View
from engine.games.nereus.board import NAMES, NUMBER
from engine.games.nereus.cabin import EMPTY, SPOTS, Cabin
from engine.games.nereus.components import (
    CARD_POINTS,
    COLOURS,
    COMPASS,
    CREW,
    KINDS,
    SCIENCE,
    SPACES,
    TURN_CARDS,
)
from engine.games.nereus.events import cards, colours
from engine.games.nereus.knowledge import Bounds, projected
from engine.games.nereus.model import (
    ASK_DROP,
    BEFORE,
    BLOCK,
    CORNER,
    DECIDE,
    FREE,
    KEEP,
    NEUTRAL,
    OVER,
    READY,
    TURN,
    NereusState,
)
from engine.games.nereus.model import CREW as CREW_PHASE
from engine.games.nereus.phases import crew as crew_rules
from engine.games.nereus.phases import day, sailing, setup, turn
from engine.games.nereus.placing import haul
from engine.games.nereus.scoring import best_cards, candidates, earned, outcome

_AT_CELLS = ("sail", "fetch", "take", "row")
PHASES = {CORNER: "corners", KEEP: "science", CREW_PHASE: "crew", TURN: "turns", OVER: "over"}


class CabinView(msgspec.Struct, frozen=True):
    """A cabin. holds: for each crew member the id of what lies on each space, empty text for nothing."""

    holds: tuple[tuple[str, ...], ...]
    done: tuple[bool, ...]
    chest: tuple[str, ...]
    storage: tuple[int, ...]
    gems: int


class Player(msgspec.Struct, frozen=True):
    """What everybody may know of a seat.

    ship:       the name of the ship's cell, None before it has one.
    science:    how many science cards it holds.
    played:     crew cards on the table today.
    chosen:     the crew card of this cycle once it is turned over.
    projected:  what its final score would be if the match ended now, as far as the reader can know.
    earned:     where its points came from.
    scored:     when the match is over, the science cards it scored.
    """

    cabin: CabinView
    gold: int
    points: int
    power: int
    science: int
    ship: str | None
    played: tuple[str, ...]
    chosen: str | None
    projected: Bounds
    earned: tuple[tuple[str, int], ...]
    scored: tuple[str, ...]


class OwnCard(msgspec.Struct, frozen=True):
    """A science card in the reader's hand.

    turn:    played during a turn; otherwise it counts at the end.
    points:  what it is worth at the end.
    met:     the cabin has what it needs now.
    scores:  it would be among the scored cards if the match ended now.
    """

    card: str
    turn: bool
    points: int
    met: bool
    scores: bool


class Own(msgspec.Struct, frozen=True):
    """What only the reader may know: crew cards not played, the sealed choice, science cards, those chosen to keep.

    places: where the treasures in hand may be stowed now: (colour, spot).
    """

    crew: tuple[str, ...]
    choice: str | None
    science: tuple[OwnCard, ...]
    kept: tuple[str, ...]
    places: tuple[tuple[str, str], ...]


class Marker(msgspec.Struct, frozen=True):
    """An action space. seat: whose marker stands there, None if none; neutral: it is the neutral player's."""

    seat: Seat | None
    neutral: bool


class Explorer(msgspec.Struct, frozen=True):
    """A marker that stood in the explorer's row when the explorer phase began. seat is None for the neutral player.

    answer: "went" (to the row of `crew`), "declined", "asked" or "waits".
    gold:   the price of the additional turn for those who are asked or wait; 0 for the neutral player.
    """

    seat: Seat | None
    answer: str
    crew: str | None
    gold: int


class Target(msgspec.Struct, frozen=True):
    """A cell that the acting seat may name now: to start, sail to, fetch from.

    gold:   the least that it costs, ships passed included.
    barred: the seat has less.
    points: what everything that lies there brings at once; None where not all of it is taken.
    """

    cell: str
    gold: int
    barred: bool
    points: int | None = None


class Neutral(msgspec.Struct, frozen=True):
    """The neutral player: where its ship is, where the compass points, the crew cards it has played today.

    crew: the crew card that it turned over last, None before.
    die: what it rolled last, 0 before.
    """

    ship: str
    compass: str
    crew: str | None
    die: int
    played: tuple[str, ...]


class Last(msgspec.Struct, frozen=True):
    """What the latest turn touched so far; None where nothing. seat is None for the neutral player.

    taken:  what it took from the sea.
    filled: the spots of the cabin that it filled.
    """

    seat: Seat | None
    start: str | None
    cell: str | None
    crew: str | None
    space: int | None
    taken: tuple[str, ...]
    filled: tuple[str, ...]


class NereusView(View, frozen=True, kw_only=True):
    """The table as one reader sees it.

    side:        "small" or "large".
    phase:       "corners", "science", "crew", "turns", "explorers" or "over".
    cells:       the treasures in each cell, row by row.
    rows:        for each crew member the action spaces from the left.
    order:       the seats in the order of play of this cycle.
    acting:      whose turn it is, with crew and space; None between turns.
    hand:        treasures that the acting seat has not stowed yet.
    moves:       moves the boatswain has left.
    done:        the crew actions done in this turn: "basic", "gold", "enhanced".
    enhanced:    whether the hold of the acting crew member was complete when the turn began.
    targets:     the cells that the acting seat may name now, and those that its gold keeps it from; while it chooses a
                 space for a sailor, those that any free space leads to.
    dropping:    the acting seat is to discard a science card.
    extra_gold:  the price of the additional turn that is offered, 0 if none.
    explorers:   in the explorer phase who may take an additional turn, in this order.
    course:      everybody's points at the end of each cycle, additional turns included.
    bag:         treasures in the bag by colour; everybody can work it out.
    """

    side: str
    phase: str
    day: int
    cycle: int
    sun: Seat
    hourglass: Seat
    order: tuple[Seat, ...]
    cells: tuple[tuple[str, ...], ...]
    rows: tuple[tuple[Marker, ...], ...]
    discovery: str | None
    neutral: Neutral | None
    players: tuple[Player, ...]
    acting: Seat | None
    acting_crew: str | None
    acting_space: int | None
    hand: tuple[str, ...]
    moves: int
    done: tuple[str, ...]
    enhanced: bool
    targets: tuple[Target, ...]
    dropping: bool
    extra_gold: int
    explorers: tuple[Explorer, ...]
    course: tuple[tuple[int, ...], ...]
    bag: tuple[int, ...]
    science_deck: int
    last: Last
    own: Own | None


def _cabin(cabin: Cabin) -> CabinView:
    return CabinView(
        holds=tuple(tuple("" if kind == EMPTY else KINDS[kind] for kind in hold) for hold in cabin.holds),
        done=tuple(bool(cabin.done >> hold & 1) for hold in range(len(CREW))),
        chest=tuple(KINDS[kind] for kind in cabin.chest),
        storage=cabin.storage,
        gems=cabin.gems,
    )


def _crew(mask: int) -> tuple[str, ...]:
    return tuple(crew for index, crew in enumerate(CREW) if mask >> index & 1)


def _player(state: NereusState, reader: Seat | None, seat: Seat) -> Player:
    ship = state.ships[seat]
    shown = state.phase == TURN and not state.explorers
    return Player(
        cabin=_cabin(state.cabins[seat]),
        gold=state.gold[seat],
        points=state.vp[seat],
        power=state.power[seat],
        science=len(state.science[seat]),
        ship=None if ship == FREE else NAMES[state.side][ship],
        played=_crew(state.played[seat]),
        chosen=CREW[state.chosen[seat]] if shown else None,
        projected=projected(state, reader, seat),
        earned=earned(state, seat),
        scored=cards(state.sheets[seat]) if state.sheets else (),
    )


def _own(state: NereusState, seat: Seat) -> Own:
    cabin, hand = state.cabins[seat], state.science[seat]
    scoring = list(state.sheets[seat] if state.sheets else best_cards(cabin, state.power[seat], hand))
    met = [candidate.card for candidate in candidates(cabin, hand)]
    mine: list[OwnCard] = []
    for card in hand:
        scores = card in scoring
        if scores:
            scoring.remove(card)
        is_met = card in met
        if is_met:
            met.remove(card)
        mine.append(OwnCard(SCIENCE[card], card in TURN_CARDS, CARD_POINTS[card], is_met, scores))
    choosing = state.phase == CREW_PHASE
    return Own(
        crew=tuple(CREW[crew] for crew in turn.unplayed(state, seat)),
        choice=CREW[state.chosen[seat]] if choosing and state.chosen[seat] != FREE else None,
        science=tuple(mine),
        kept=cards(state.kept[seat]),
        places=_places(state, seat),
    )


def _places(state: NereusState, seat: Seat) -> tuple[tuple[str, str], ...]:
    if state.turn != seat or state.phase != TURN or state.ask:
        return ()
    return tuple((str(action[1]), str(action[2])) for action in turn.part(state, seat, "stow") if action[0] == "stow")


def _targets(state: NereusState) -> tuple[Target, ...]:
    if state.phase == CORNER:
        return tuple(Target(str(action[1]), 0, barred=False) for action in setup.free_corners(state))
    if state.phase != TURN:
        return ()
    if state.ask or state.stage != BEFORE or state.crew not in crew_rules.SAILORS:
        return _named(state)
    # Nothing is decided yet: what each free space would lead to.
    trial = copy(state)
    trial.stage = READY
    found: dict[str, Target] = {}
    for action in turn.free_spaces(state):
        trial.space = int(action[1]) - 1
        for target in _named(trial):
            if target.cell not in found or target.gold < found[target.cell].gold:
                found[target.cell] = target
    return tuple(found.values())


def _named(state: NereusState) -> tuple[Target, ...]:
    """The cells that legal actions name, then those of trips that cost more than the seat has."""
    seat = state.turn
    named = [action for action in reversed(turn.legal(state, seat)) if action[0] in _AT_CELLS]
    can = {str(action[1]): _target(state, action, barred=False) for action in named}
    open_block = not state.ask and state.stage in (READY, BLOCK)
    dear = sailing.dear(state) if open_block and crew_rules.may_sail(state) else []
    return (*can.values(), *(_target(state, trip, barred=True) for trip in dear))


def _target(state: NereusState, action: Action, *, barred: bool) -> Target:
    """The cell that an action names."""
    cell = str(action[1])
    if action[0] not in ("sail", "row"):
        return Target(cell, 0, barred)
    lying = state.cells[NUMBER[state.side][cell]]
    points = haul(state.cabins[state.turn], tuple(state.hand), tuple(lying)).points
    return Target(cell, sailing.fare(action) if action[0] == "sail" else 0, barred, points)


def _marker(owner: int, seats: int) -> Marker:
    if owner == FREE:
        return Marker(None, neutral=False)
    return Marker(None, neutral=True) if owner >= seats else Marker(owner, neutral=False)


def _explorer(state: NereusState, rank: int) -> Explorer:
    owner = state.explorers[rank]
    seat = None if owner == NEUTRAL else owner
    if rank < len(state.explored):
        crew = state.explored[rank]
        return Explorer(seat, "declined", None, 0) if crew == FREE else Explorer(seat, "went", CREW[crew], 0)
    gold = 0 if seat is None else day.explorer_gold(state, rank)
    return Explorer(seat, "asked" if rank == state.nth else "waits", None, gold)


def _last(state: NereusState) -> Last:
    seat, start, cell, crew, space = state.last
    names = NAMES[state.side]
    return Last(
        seat=seat if 0 <= seat < state.seats else None,
        start=None if start == FREE else names[start],
        cell=None if cell == FREE else names[cell],
        crew=None if crew == FREE else CREW[crew],
        space=None if space == FREE else space + 1,
        taken=colours(state.taken),
        filled=tuple(SPOTS[spot].id for spot in state.filled),
    )


def sealed(state: NereusState) -> bool:
    """Whether choices are being made in secret."""
    return state.phase in (KEEP, CREW_PHASE)


def view(state: NereusState, seat: Seat | None, actors: tuple[Seat, ...]) -> NereusView:
    """The table as `seat` sees it."""
    secret = sealed(state)
    acting = state.turn if state.phase == TURN else None
    deciding = acting is not None and state.stage == DECIDE
    names = NAMES[state.side]
    markers = [_marker(owner, state.seats) for owner in state.markers]
    return NereusView(
        seats=state.seats,
        reader=seat,
        waits=() if secret else actors,
        secret_waits=len(actors) if secret else 0,
        side=state.side,
        phase="explorers" if state.explorers else PHASES[state.phase],
        day=state.day,
        cycle=state.cycle,
        sun=state.sun,
        hourglass=state.hourglass,
        order=day.order(state),
        cells=tuple(colours(lying) for lying in state.cells),
        rows=tuple(tuple(markers[at] for at in day.row(state, crew)) for crew in range(len(SPACES[state.side]))),
        discovery=state.discovery or None,
        neutral=None
        if state.neutral == FREE
        else Neutral(
            names[state.neutral],
            COMPASS[state.compass],
            None if state.neutral_crew == FREE else CREW[state.neutral_crew],
            state.die,
            _crew(state.neutral_played),
        ),
        players=tuple(_player(state, seat, other) for other in range(state.seats)),
        acting=acting,
        acting_crew=None if acting is None or deciding else CREW[state.crew],
        acting_space=None if acting is None or deciding or state.space == FREE else state.space + 1,
        hand=tuple(COLOURS[kind] for kind, count in enumerate(state.hand) for _ in range(count)),
        moves=state.moves if acting is not None else 0,
        done=() if acting is None or deciding else crew_rules.deeds_done(state),
        enhanced=acting is not None and not deciding and crew_rules.is_enhanced(state),
        targets=_targets(state),
        dropping=state.ask == ASK_DROP,
        extra_gold=day.explorer_gold(state, state.nth) if deciding else 0,
        explorers=tuple(_explorer(state, rank) for rank in range(len(state.explorers))),
        course=tuple(state.course),
        bag=tuple(state.bag),
        science_deck=sum(state.deck),
        last=_last(state),
        outcome=outcome(state) if state.phase == OVER else None,
        own=None if seat is None else _own(state, seat),
    )
