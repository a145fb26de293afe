"""The rules of every game: pure functions over plain state.

Nothing here reads a clock, a file outside the package, a socket or the operating system's randomness.

A match from its set-up to a replay:

>>> from engine import registry
>>> from engine.core import match
>>> from engine.core.chance import seeded
>>> game = registry.game("yucata")
>>> state = game.setup(2, {}, seeded(1))

Whom the match waits for, and what that seat may do:

>>> game.actors(state)
(1,)
>>> game.legal(state, 1)
(('play', '1'), ('play', '2'), ('play', '3'), ('play', '4'), ('play', '5'), ('play', 'spear'))

The same for a person, with what is not possible now and why:

>>> question = game.question(state, 1)
>>> [(answer.action, answer.refusal.key) for answer in question.answers if answer.refusal]
[(('play', 'question'), 'question-mark-first')]

An action changes the state in place and is told as events:

>>> [event.key for event in game.apply(state, 1, ("play", "3"))]
['played']
>>> game.apply(state, 0, ("play", "3"))
Traceback (most recent call last):
    ...
engine.core.errors.IllegalAction: same-card (card='3')

What a reader may know (a seat, or None for a spectator) is a view:

>>> game.view(state, None).positions
(0, 3)

The actions alone give the state again:

>>> again = match.replay(game, 2, {}, seeded(1), [(1, ("play", "3"))])
>>> game.dump(again) == game.dump(state)
True
"""
