"""Which turns a story tells of, and how often the lead changed."""

from __future__ import annotations

from bot.db.history import ActionRow
from bot.services.study.replay import Turn
from bot.services.study.reviews import Review
from bot.services.study.stories import changes_of_lead, turning_points
from engine.players.review import Judged, Moment

CHANCES = (0.5, 0.53, 0.5, 0.7, 0.5, 0.6, 0.5, 0.75, 0.5)
"""Of the first of two seats after each turn: it gains in every second one, most in the last and least in the first."""
TURNS = [Turn(end) for end in range(len(CHANCES))]


def review(chances: tuple[float, ...], *told: int) -> Review:
    """A review that tells of a choice of the first seat in these turns."""
    judged = [Judged(turn - 1, 0, ("x",), 2, ("x",), 0.5, 0.5, mistake=True) for turn in told]
    moments = [Moment(done, 0, (chance, 1 - chance)) for done, chance in enumerate(chances)]
    return Review(tuple(moments), tuple(judged))


def test_the_turns_that_changed_most_are_told_in_order_of_time() -> None:
    assert [point.turn for point in turning_points(review(CHANCES, 1, 3, 5, 7), TURNS)] == [3, 5, 7]
    gains = [round(point.after - point.before, 2) for point in turning_points(review(CHANCES, 1, 3, 5, 7), TURNS)]
    assert gains == [0.2, 0.1, 0.25]


def test_nobody_leads_where_two_are_level() -> None:
    assert changes_of_lead(review((0.5, 0.4, 0.5, 0.4)), TURNS[:4]) == 0
    assert changes_of_lead(review((0.6, 0.5, 0.4, 0.5, 0.6)), TURNS[:5]) == 2


def test_a_gain_in_the_turn_of_another_says_whose_it_was() -> None:
    def line(seat: int, *, sealed: bool = False) -> ActionRow:
        return ActionRow(
            seat=seat,
            action=(),
            events=(),
            auto=False,
            reveals=False,
            sealed=sealed,
            number=0,
            kind="act",
            user_id=None,
            at=0,
        )

    whose = {3: 1, 5: 0, 7: 0}
    turns = [
        Turn(end, (line(1 - seat, sealed=True), line(seat)) if end in whose else ())
        for end, seat in enumerate(whose.get(end, 0) for end in range(len(CHANCES)))
    ]
    found = turning_points(review(CHANCES, 3, 5, 7), turns)
    assert [(point.turn, point.seat, point.how, point.mover) for point in found] == [
        (3, 0, "theirs", 1),
        (5, 0, "turn", 0),
        (7, 0, "turn", 0),
    ]
