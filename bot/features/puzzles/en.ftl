feature-puzzles = Puzzles
feature-puzzles-hint = The puzzle of the day, and puzzles from people’s own matches.
room-puzzles = Puzzle of the day
choose-room-puzzles = Channel of the puzzle
switch-shares = Puzzles of the day from matches here
switch-shares-hint = Positions of matches that ended a week ago or more, under other names, for every server.
switch-own-puzzles = Puzzles from your matches
switch-own-puzzles-hint = What the computer would have done better is asked again. Off deletes those that you have.

cmd-puzzle = The puzzle of the day
puzzle-heading = Puzzle of the day
puzzle-you-are = You are { $who }.
puzzle-you-were = You were { $who }.
puzzle-note = One answer each. { $count ->
    [0] Nobody has answered yet
    [one] 1 person has answered
   *[other] { $count } people have answered
}; what was chosen, and why, is told { $at }.
button-puzzle-before = Yesterday’s answer
puzzle-answered = You answered **{ $what }**. The answer comes { $at }.
puzzle-streak = { $days } days in a row
puzzle-best-line = **{ $what }** is best: wins { $percent } %
    { $bar } { $count }
puzzle-line = { $what }: wins { $percent } %
    { $bar } { $count }
puzzle-why = **Why { $what }?** { $why }
puzzle-told-note = { $count ->
    [0] Nobody answered.
    [one] 1 person answered.
   *[other] { $count } people answered.
} Reckoned by the strong computer, from what this player could know. { $people ->
    [0] The position comes from a match of computers.
   *[other] The position comes from a match of people, who bear other names here.
}
button-own-puzzles = From your matches ({ $count })
button-puzzle-next = Next one ({ $count })
button-puzzle-throw = Throw away
puzzle-own-heading = From your matches
puzzle-own-when = You are { $who }. At table { $number } you chose here, { $at }. What would you do now?
puzzle-own-note = Only you see this. You see what you could know then, and nothing of what came later.
puzzle-own-often = You have let the same kind of move go { $times } times.
puzzle-own-again = In your matches you have let this kind of move go { $times } times: { $what }.
puzzle-own-found = Yes: { $what } is best.
puzzle-own-best = { $what } is best.
puzzle-own-line = { $what }: wins { $percent } %{ $whose ->
    [both] {" "}· your choice, then and now
    [now] {" "}· your choice now
    [then] {" "}· your choice then
   *[none] {""}
}
puzzle-own-gap = Of 100 such matches the best answer wins about { $more } more than your choice then (± { $error }).
puzzle-own-told-note = Reckoned by the strong computer, from what you could know then.
refusal-no-own-puzzle = This puzzle is gone: it was thrown away, or puzzles from your matches were switched off. `/puzzle` shows what there is.
refusal-no-puzzle = There is no puzzle of that day.
refusal-puzzle-over = That puzzle is over. `/puzzle` shows today’s.
refusal-puzzle-open = Its answer is told when the next puzzle comes.
refusal-puzzle-answered = You have answered this puzzle already, and the first answer counts.
profile-streak = { $days ->
    [one] 1 puzzle in a row
   *[other] { $days } puzzles in a row
}
