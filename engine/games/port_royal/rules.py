"""The rules of Port Royal: set-up, turns and dispatch. RULES.md says which clause each function does."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.errors import IllegalAction
from engine.core.event import Event, Seat
from engine.core.game import Game
from engine.core.options import Options
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.games.port_royal import events, meta, model, questions, scoring
from engine.games.port_royal.actions import CLAIM_OF, DISCOVERING, DONE, TAKEABLE
from engine.games.port_royal.components import (
    CONTRACTS,
    CUBES,
    END_POINTS,
    FACE_OF,
    FIVE_PLAYER_EXPEDITION,
    OPEN_CONTRACTS,
    POWERS,
    START_COINS,
    deck,
)
from engine.games.port_royal.meta import META
from engine.games.port_royal.model import BUSTED, DISCOVER, GIFT, OVER, REPEL, TRADE, PortRoyalState
from engine.games.port_royal.phases import discover, expeditions, trade
from engine.games.port_royal.view import PortRoyalView, view


class PortRoyal(Game[PortRoyalState, PortRoyalView]):
    """The game object."""

    meta = META
    state_type = PortRoyalState

    # --- set-up

    def deal(self, seats: int, options: Options, chance: Chance) -> PortRoyalState:
        starter = chance.below(seats)
        pile = deck(expansion=options["expansion"] != meta.BASE)
        contracts = _open_contracts(chance) if options["expansion"] == meta.CONTRACTS else []
        return PortRoyalState(
            seats=seats,
            options=options,
            chance=chance,
            starter=starter,
            active=starter,
            turn=starter,
            unseen=[list(pile)],
            held=[[START_COINS] * seats],
            pile=len(pile) - START_COINS * seats,
            coins=[START_COINS] * seats,
            displays=[[] for _ in range(seats)],
            powers=[[0] * POWERS for _ in range(seats)],
            points=[0] * seats,
            discard=[],
            expeditions=[FIVE_PLAYER_EXPEDITION] if seats == self.players[-1] else [],
            contracts=contracts,
            completed=[[] for _ in contracts],
            parked=[[0] * seats for _ in contracts],
            cubes=[CUBES if contracts else 0] * seats,
            fleets=[[] for _ in range(seats)],
        )

    def opening(self, state: PortRoyalState) -> list[Event]:
        told = [events.starts(state.starter, START_COINS)]
        told += [events.expedition_open(face) for face in state.expeditions]
        if state.contracts:
            told.append(events.contracts_open(state.contracts))
        return told

    # --- what may be done

    def actors(self, state: PortRoyalState) -> tuple[Seat, ...]:
        return () if state.step == OVER else (state.turn,)

    def legal(self, state: PortRoyalState, seat: Seat) -> Sequence[Action]:
        if seat != state.turn:
            return ()
        step = state.step
        if step == DISCOVER:
            found = discover.choices(state)
            claims = expeditions.claims(state) if state.expeditions else ()
            return (*found, *claims) if claims else found
        if step == TRADE:
            return trade.choices(state)
        if step == REPEL:
            return (*discover.repel_choices(state), *expeditions.claims(state))
        if step == GIFT:
            return trade.gift_choices(state)
        return (*expeditions.claims(state), DONE) if step == BUSTED else ()

    def candidates(self, state: PortRoyalState, seat: Seat, action: Action) -> Sequence[Action]:
        """Without the expeditions or cards that might be taken where `action` is another."""
        if seat == state.turn:
            if state.step == DISCOVER and action in DISCOVERING:
                return discover.choices(state)
            if state.step == TRADE:
                return trade.part(state, action)
        return self.legal(state, seat)

    def question(self, state: PortRoyalState, seat: Seat) -> Question:
        if not self.legal(state, seat):
            raise IllegalAction("not-your-turn")
        return questions.question(state)

    def forced(self, state: PortRoyalState) -> tuple[Seat, Action] | None:
        """A bust is a moment: the first card after it, which would clear it away, waits for a press. Nobody is asked
        for a ship that changes nothing."""
        if model.wrecks(state):
            return None
        if state.step == TRADE and trade.pointless(state):
            return state.turn, DONE
        return super().forced(state)

    def refusal(self, state: PortRoyalState, seat: Seat, action: Action) -> IllegalAction:
        verb = action[0]
        if verb in ("take", "decline") and len(action) == 2 and action[1] in TAKEABLE:
            card = str(action[1])
            if FACE_OF[card] not in state.harbour:
                return IllegalAction("not-in-harbour", card=card)
        if action in CLAIM_OF:
            face = CLAIM_OF[action][0]
            if face not in state.expeditions:
                return IllegalAction("not-open", card=str(action[1]))
            if seat == state.turn and state.step != GIFT and (why := expeditions.why_not(state, seat, face)):
                return why
        return super().refusal(state, seat, action)

    # --- what happens

    def perform(self, state: PortRoyalState, seat: Seat, action: Action) -> list[Event]:
        told: list[Event] = []
        verb = action[0]
        if verb == "draw":
            if discover.draw(state, told):
                self._after_bust(state, told)
        elif verb == "stop":
            if not trade.begin(state, told):
                self._end_turn(state, told)
        elif verb == "take":
            trade.take(state, seat, FACE_OF[str(action[1])], told)
            self._go_on(state, told)
        elif verb == "done":
            if state.step == BUSTED or not trade.done(state, told):
                self._end_turn(state, told)
        elif verb == "repel":
            discover.repel(state, told)
        elif verb == "keep":
            if discover.keep(state, told):
                self._after_bust(state, told)
        elif verb == "expedition":
            expeditions.claim(state, seat, action, told)
            if state.step == BUSTED:
                self._after_bust(state, told)
            else:
                self._go_on(state, told)
        elif verb == "decline":
            trade.take(state, seat, FACE_OF[str(action[1])], told, decline=True)
            self._go_on(state, told)
        else:
            trade.give(state, seat, int(action[1]), told)
            self._go_on(state, told)
        return told

    def _go_on(self, state: PortRoyalState, told: list[Event]) -> None:
        """While cards are taken: ask whose time it is, or else the next, or end the turn."""
        if state.step == TRADE and not (trade.may_choose(state) or trade.next_time(state, told)):
            self._end_turn(state, told)

    def _after_bust(self, state: PortRoyalState, told: list[Event]) -> None:
        """The turn ends; where the table allows it, expeditions may still be fulfilled first."""
        if state.options["expedition_after_bust"] and expeditions.claims(state):
            state.step = BUSTED
        else:
            self._end_turn(state, told)

    def _end_turn(self, state: PortRoyalState, told: list[Event]) -> None:
        """Clear the harbour; the next player is active, or the match ends with its round."""
        trade.clear(state, told)
        state.turns.append((state.active, state.bust, state.drawn, state.fates, state.risk))
        if len(state.turns) > state.seats:
            del state.turns[0]
        state.drawn = []
        state.fates = []
        state.bust = state.shuffles = state.extra_taxes = state.takes = state.latest = 0
        state.risk = (0, 0)
        seat = state.active = state.turn = (state.active + 1) % state.seats
        if seat == state.starter:
            state.course.append(tuple(state.points))
            if state.ending:
                state.step = OVER
                told.append(events.ended(state.round))
                return
            state.round += 1
        state.step = DISCOVER
        told.append(events.turn(seat, state.round))

    # --- results and copies

    def view(self, state: PortRoyalState, seat: Seat | None) -> PortRoyalView:
        return view(state, seat, self.actors(state))

    def progress(self, view: PortRoyalView) -> float:
        # The first points take less time than the last ones: the exponent fits matches of the rule of thumb.
        return float(min(1.0, max(player.points for player in view.players) / END_POINTS) ** 0.7)

    def outcome(self, state: PortRoyalState) -> Outcome | None:
        return scoring.final(state) if state.step == OVER else None

    def clone(self, state: PortRoyalState) -> PortRoyalState:
        return model.clone(state)


def _open_contracts(chance: Chance) -> list[int]:
    """The contracts that lie open for the match, each set equally likely."""
    left = list(range(len(CONTRACTS)))
    return [left.pop(chance.below(len(left))) for _ in range(OPEN_CONTRACTS)]
