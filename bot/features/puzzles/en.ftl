feature-puzzles = Puzzles
feature-puzzles-hint = The puzzle of the day, and others by theme: positions in which one answer is clearly best.
room-puzzles = Puzzle of the day
switch-shares = Puzzles of the day from matches here
switch-shares-hint = Positions of matches that ended a week ago or more, under other names, for every server.

cmd-puzzle = The puzzle of the day
puzzle-heading = Puzzle of the day
puzzle-you-are = You are { $who }.
puzzle-you-were = You were { $who }.
puzzle-note = One answer each. { $count ->
    [0] Nobody has answered yet
    [one] 1 person has answered
   *[other] { $count } people have answered
}. Whoever answers sees at once what is best and why; everybody does { $at }.
button-puzzle-before = Yesterday’s answer
puzzle-streak = { $days } days in a row
puzzle-told-note = { $count ->
    [0] Nobody answered.
    [one] 1 person answered.
   *[other] { $count } people answered.
} Reckoned by the strong computer, from what this player could know. { $people ->
    [0] The position comes from a match of computers.
   *[other] The position comes from a match of people, who bear other names here.
}
puzzle-chosen-note = Reckoned by the strong computer, from what you could know then.
refusal-no-puzzle = There is no puzzle of that day.
refusal-puzzle-open = Answer it, and you are told at once. Everybody is when the next puzzle comes.
refusal-puzzle-answered = You have answered this puzzle already, and the first answer counts.
profile-streak = { $days ->
    [one] 1 puzzle in a row
   *[other] { $days } puzzles in a row
}

puzzle-theme-heading = Puzzle
puzzle-theme = About: { $theme }.
puzzle-hard = About { $found } of 100 find it.
puzzle-themes = Puzzles by theme
puzzle-theme-count = { $count ->
    [one] 1 that you have not solved
   *[other] { $count } that you have not solved
}
button-puzzle-more = Another one
puzzle-found = Yes: { $what } is best.
puzzle-best = { $what } is best.
puzzle-near = { $what } is best, but only by a little.
puzzle-line = { $what }: wins { $percent } %
puzzle-yours = your choice
puzzle-then = your choice then
puzzle-gap = Of 100 such matches the best answer wins about { $more } more than { $whose } (± { $error }).
puzzle-why = **Why { $what }?** { $why }
refusal-puzzle-gone = This puzzle is gone: what was thought of it holds no more. `/puzzle` shows what there is.
