feature-review = Review
feature-review-hint = Who was ahead when, what was luck, what was better; each position, to be played on on paper.

button-review = Review
button-position = Position { $number }
review-title = Where the match turned
review-unit = chance to win from the first turn to the last, %
review-line = **{ $number }** { $when }: { $did } · wins { $win } %. { $verdict }.
review-luck-head = Luck
review-luck = { $head }: { $points } percentage points for { $who }.
review-luck-by = { $head }: { $what } · { $points } percentage points for { $who }.
review-of = { $who }: { $what }.
review-made-head = best move
review-made = { $head }: { $did } · wins { $win } %, the next best { $other } %
review-missed-head = missed
review-missed = { $head }: { $best } · wins { $other } %, instead of { $did } · wins { $win } %
review-chance = What is drawn then is chance.
review-did = Chosen: **{ $did }**
review-instead = Better: **{ $did }**
review-best = { $ways ->
    [1] The only sane way
    [2] The better of 2 ways
   *[other] The best of { $ways } ways
}{ $ahead ->
    [yes] {""}; the next one wins { $percent } %
   *[no] {""}
}
review-better = Better: { $what }{ $counted ->
    [yes] {" "}· wins { $percent } %
   *[no] {""}
}
review-note = Chances to win by the strong computer. Choices are judged by what the player could know; the curve knows all hands and is rougher.
review-nothing = No decision was clearly a mistake, and no stroke of luck turned the match.
review-next = The computer looks at this match next.
review-played-again = The computer goes through the match first: { $done } of { $all } steps.
review-looked = { $done } of { $all } choices and strokes of luck looked at, what decided most first.
review-left = Complete { $minutes ->
    [0] in a moment
    [1] in a minute
   *[other] in { $minutes } minutes
}.
button-review-again = Look again
review-account-title = Choices and luck, each apart
review-account-choices = lost by own mistakes
review-account-luck = by luck
review-account-rest = In percentage points. The rest came from others or is too small.
review-alt-account = { $who }: { $lost } by own mistakes, { $luck } by luck, from { $first } to { $last } %.
review-back = Back to the review
review-alt = { $title }: the chances to win from the first turn to the last. { $lines }.
review-alt-choices = { $count ->
    [one] The choice that changed most: below it says in words what was done.
   *[other] The { $count } choices that changed most: the text below says what was done.
}
review-alt-line = { $who }: from { $first } to { $last } %
button-post-here = Show it here
refusal-review-stands = The review of this match stands in this channel already.
refusal-review-not-here = It can be shown by those who played, where they and I may write and tables may open.
refusal-no-review = There is no review of this match.
refusal-review-pending = The match is still being reviewed. *Review* shows how far it is.

learned-choices-follow = Your best and your worst choice follow when they have been looked at.
learned-made-head = Your best choice
learned-made = { $head }: { $did }. It wins { $win } % of the time, the next best { $other } %.
learned-missed-head = Your worst choice
learned-missed = { $head }: { $did }, which wins { $win } % of the time. Better: { $best } · wins { $other } %.
learned-even = No choice of yours was clearly the best, and none a clear mistake.

button-walk = Play on from here
button-walk-match = Walk through it
button-walk-step-back = Step back
button-walk-start = Back to the match
button-walk-earlier = Earlier choice
button-walk-later = Later choice
button-walk-too = Walk on from here
walk-way = **{ $what }** · wins { $win } %{ $played ->
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
walk-over = On paper the match ends here. { $result }
walk-too-far = On paper nobody asks you any more.
walk-note-start = Reckoned by the strong computer, from what this player could know. Take a step and see how it goes on: on paper, nothing of the match changes.
walk-note = On paper: the others play as a good computer does, and what is drawn is drawn anew.
