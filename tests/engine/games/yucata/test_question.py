"""What is asked: all seven cards in their places, what each changes in the score, and the best one marked."""

from __future__ import annotations

from engine.core import match
from engine.core.chance import Fast, seeded
from engine.games.yucata import GAME
from engine.games.yucata.components import CARDS
from engine.games.yucata.scoring import scores


def test_every_card_keeps_its_place_and_says_by_how_much_it_changes_the_score() -> None:
    chance = Fast(at=7)
    refusals, kinds = set[str](), set[str]()
    for number in range(4):
        state = GAME.setup(2 + number % 3, {}, seeded(number))
        while actors := GAME.actors(state):
            (seat,), before = actors, scores(state)[actors[0]].raw
            asked = GAME.question(state, seat).answers
            assert [answer.label.args["card"] for answer in asked] == list(CARDS)
            assert {answer.place for answer in asked} == {"fixed"}
            refusals |= {answer.refusal.key for answer in asked if answer.refusal is not None}
            changes: dict[str, list[int]] = {"onward": [], "lesser": []}
            for answer in asked:
                if answer.refusal is None:
                    after = GAME.clone(state)
                    match.act(GAME, after, seat, answer.action)
                    change = scores(after)[seat].raw - before
                    gains, loses = answer.label.args["gains"], answer.label.args["loses"]
                    assert (gains, loses) == (max(0, change), max(0, -change))
                    changes[answer.kind].append(change)
            assert len({*changes["onward"]}) == 1, "the best one, or several that are as good"
            assert max(changes["lesser"], default=-99) < changes["onward"][0]
            kinds |= {kind for kind, found in changes.items() if found}
            legal = GAME.legal(state, seat)
            match.act(GAME, state, seat, legal[chance.below(len(legal))])
    assert refusals == {"same-card", "question-mark-first", "card-not-in-hand"}
    assert kinds == {"onward", "lesser"}
