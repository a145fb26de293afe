"""What the house does, without knowing Discord.

Its rooms, each of which knows only those that stand below it: `upkeep`, `study`, `people`, `match`, `clock`, `table`,
`telling`, `processes`. All know `errors`.
"""
