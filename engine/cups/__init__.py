"""Cups and leagues: who plays whom, and who is where. Values go in, values come out; nothing here knows Discord, a file
or a clock.

A cup of seven in which everybody meets everybody twice, at four to a table, all matches at once:

>>> from engine.cups import standings, together
>>> from engine.cups.model import Cup, Round, Seats
>>> cup = Cup.of(b"sixteen bytes...", [11, 12, 13, 14, 15, 16, 17])
>>> tables = together.all_at_once(cup.people, Seats(2, 4, 4))
>>> len(tables), tables[0]
(7, (11, 12, 13, 15))
>>> cup = cup.paired(Round(1, tables))

A result, and what the standings say of it; the sum stands beside it:

>>> cup = cup.ended(1, 0, (2, 1, 3, 4), (30, 41, 22, 9))
>>> first = standings.standings(cup)[0]
>>> first.person, first.place, first.points, first.lines[0].sum
(12, 1, 195, Sum(ahead=120, win=60, chance=15, base=30))
>>> standings.outlook(cup, 12), standings.needed(cup, 12, 4)
(Outlook(best=1, worst=7), 1)

Somebody leaves: their matches go on without them, and they are last there.

>>> sorted(len(match.left) for match in cup.left(17).matches)
[0, 0, 0, 1, 1, 1, 1]

Rounds one after another:

>>> from engine.cups import swiss
>>> cup = Cup.of(b"sixteen bytes...", range(10))
>>> made = swiss.next_round(cup, Seats(2, 4, 4), rounds=5)
>>> [len(table) for table in made.tables], made.bye
([4, 3, 3], None)

What cannot be done raises `CupError` with a code; an argument that makes no sense raises ValueError or KeyError.

| module | what it knows |
|---|---|
| `model` | `Cup` and what it is made of: people, matches, byes; joining, leaving, coming back, results |
| `points`, `standings` | what a place counts; the order, with its sum and what decided; what somebody can still reach |
| `together` | all matches at once, everybody meets everybody |
| `designs` | schedules as data, with their checker |
| `sizes`, `seating` | how many at which table; who sits where |
| `swiss` | the next round by points; `swaps` makes it at three and more to a table, `pairs` at two |
| `knockout` | a bracket in which the first n of a table go on |
| `league` | divisions, who goes up and down |
"""
