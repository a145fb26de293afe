feature-review = Review
feature-review-hint = Who was ahead when, what would have been better, and what was luck, once a match is over.

button-review = Review
button-position = Position { $number }
review-title = Where the match turned
review-unit = chance to win after each turn, %
review-when = { $who }, turn { $turn }
review-line = **{ $number }** { $when }: { $did }, { $win } %. { $verdict }.
review-luck = Luck in turn { $turn }: { $way ->
    [up] { $who } gained { $percent } %
   *[down] it cost { $who } { $percent } %
}.
review-luck-by = Luck in turn { $turn }: { $what }. { $way ->
    [up] { $who } gained { $percent } %
   *[down] It cost { $who } { $percent } %
}.
review-of = { $who }: { $what }.
review-made = best move in turn { $turn }: { $did } ({ $percent } % more than anything else)
review-missed = missed in turn { $turn }: { $best } ({ $percent } % more than { $did })
review-chance = What is drawn then is chance.
review-did = Chosen: **{ $did }**
review-changed = Chance to win: **{ $win } %**
review-best = { $ways ->
    [1] The only sane way
    [2] The better of 2 ways
   *[other] The best of { $ways } ways
}{ $ahead ->
    [yes] {""}; the next one { $percent } %
   *[no] {""}
}
review-better = Better: { $what }, { $percent } %
review-note = Chances to win by the strong computer. Choices are judged by what the player could know, the curve with all hands open.
review-back = Back to the review
review-alt = { $title }: the chances to win from the first turn to the last. { $lines }.
review-alt-choices = { $count ->
    [one] The choice that changed most: below it says in words what was done.
   *[other] The { $count } choices that changed most: the text below says what was done.
}
review-alt-line = { $who }: from { $first } to { $last } %
button-post-here = Show it here
refusal-review-stands = The review of this match stands in this channel already.
refusal-review-not-here = It can be shown by those who played, where they and I may write and tables may open.
refusal-no-review = There is no review of this match.
refusal-review-pending = The match is still being reviewed. Ask again in a minute.

learned-choices-follow = Your best and your worst choice follow in a minute.
learned-made = Your best choice, turn { $turn }: { $did }. It wins { $percent } % more than any other.
learned-missed = Your worst choice, turn { $turn }: { $did }. Better, by { $percent } %: { $best }.
learned-even = No choice of yours was clearly the best, and none a clear mistake.
