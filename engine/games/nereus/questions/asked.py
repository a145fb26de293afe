"""Which question is asked: the corner, the science cards, the crew card, what a card asks for, or the turn's."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.event import Seat
from engine.core.question import Answer, Label, Pick, Question
from engine.games.nereus.actions import CHOOSE
from engine.games.nereus.components import CARD_POINTS, CREW, SCIENCE, SCIENCE_KEEP
from engine.games.nereus.model import ASK_DROP, ASK_ROW, ASK_TAKE, CORNER, KEEP, NereusState
from engine.games.nereus.model import CREW as CREW_PHASE
from engine.games.nereus.questions import sea
from engine.games.nereus.questions.in_turn import ask_turn
from engine.games.nereus.questions.offers import by_use, crew_answer
from engine.games.nereus.scoring import best_cards


def ask(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Question:
    """What an actor is asked; `legal` are its legal actions."""
    if state.phase == CORNER:
        return _corner(state, legal)
    if state.phase == KEEP:
        return _keep(state, seat, legal)
    if state.phase == CREW_PHASE:
        return _choose_crew(state, seat)
    if state.ask == ASK_TAKE:
        return Question(Label("take-where"), sea.takes(state, seat, legal), public=True, choose=Label("take-where"))
    if state.ask == ASK_ROW:
        return Question(Label("row-where"), sea.rows(state, seat, legal), public=True)
    if state.ask == ASK_DROP:
        return _drop(state, seat, legal)
    return ask_turn(state, seat, legal)


def _corner(state: NereusState, legal: Sequence[Action]) -> Question:
    answers = [Answer(action, Label("corner", {"cell": action[1]})) for action in legal]
    return Question(Label("choose-corner"), tuple(answers), public=True)


def _keep(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Question:
    dealt = [SCIENCE[card] for card in state.dealt[seat]]
    answers: list[Answer] = []
    for action in legal:
        free = list(range(len(dealt)))
        picked: list[int] = []
        for card in action[1:]:
            picked.append(next(index for index in free if dealt[index] == card))
            free.remove(picked[-1])
        answers.append(Answer(action, Label("keep", {"cards": action[1:]}), picked=tuple(picked)))
    pick = Pick(
        Label("keep-science", {"count": SCIENCE_KEEP}),
        tuple(Label("science-card", {"card": card}) for card in dealt),
        SCIENCE_KEEP,
        SCIENCE_KEEP,
    )
    return Question(Label("keep-science", {"count": SCIENCE_KEEP}), tuple(answers), pick=pick, sealed=True)


def _choose_crew(state: NereusState, seat: Seat) -> Question:
    answers: list[Answer] = []
    refused: list[Answer] = []
    for member, action in enumerate(CHOOSE):
        if state.played[seat] >> member & 1:
            why = Label("crew-played", {"crew": CREW[member]})
            refused.append(Answer(action, Label("crew-card", {"crew": CREW[member]}), refusal=why))
        else:
            answers.append(crew_answer(state, seat, member, action))
    label = Label("choose-crew", {"day": state.day, "cycle": state.cycle})
    return Question(label, (*by_use(answers), *refused), sealed=True)


def _drop(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Question:
    """Which science card is discarded: those that would score nothing first."""
    best = best_cards(state.cabins[seat], state.power[seat], state.science[seat])
    answers: list[Answer] = []
    for action in legal:
        card = SCIENCE.index(str(action[1]))
        points = CARD_POINTS[card] if card in best else 0
        answers.append(Answer(action, Label("drop", {"card": action[1], "points": points})))
    answers.sort(key=lambda answer: int(answer.label.args["points"]))  # pyright: ignore[reportArgumentType]
    return Question(Label("drop-which"), tuple(answers))
