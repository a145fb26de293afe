feature-walk = Walks through a match
feature-walk-hint = Any position of a match that is over, with the computer’s best answers, played on on paper.

button-walk = Play on from here
button-walk-match = Walk through it
button-walk-step-back = Step back
button-walk-start = Back to the match
button-walk-earlier = Earlier choice
button-walk-later = Later choice
button-walk-too = Walk on from here
walk-numbered = **{ $number }.** { $what }
walk-numbered-press = { $number }. { $what }
walk-way = { $what } · wins { $win } %{ $played ->
    [yes] {" "}· so it was played
   *[no] {""}
}
walk-only = There is nothing to weigh: { $what }.
walk-clearly = Clearly the best.
walk-nearly = The next one is nearly as good.
walk-behind = { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
} behind.
walk-as-good = Nearly as good.
walk-jump = To another position
walk-over = On paper the match ends here. { $result }
walk-too-far = On paper nobody asks you any more.
walk-note-start = Reckoned by the strong computer, from what this player could know. Take a step and see how it goes on: on paper, nothing of the match changes.
walk-note = On paper: the others play as a good computer does, and what is drawn is drawn anew.
