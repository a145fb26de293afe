"""What a player is asked: the legal actions, the best first, and what is barred with the rule that bars it.

`asked` begins; `in_turn` puts the question of a turn together from `offers` (action spaces and steps of the crew),
`sea` (cells) and `stowage` (stowing, moving, selling).
"""

from engine.games.nereus.questions.asked import ask

__all__ = ["ask"]
