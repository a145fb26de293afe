feature-mistakes = Your mistakes, again
feature-mistakes-hint = What a review calls a mistake of your own, as a position to try again, seen by you alone.

button-mistakes = Your mistakes, again
button-losses = What cost you most, again
button-mistakes-all = Where you lose most
button-mistakes-of = Try again: { $title }
button-mistakes-puzzles = Puzzles: { $what }
button-mistake-show = Show the answer
button-mistake-next = Next one
mistake-which = { $number } of { $count } · table { $match } · You are { $when }.
mistake-note = Here you let something better go. You see what you could know then; only you see this.
loss-note = No choice of yours was clearly a mistake. This is one of those that seem to have cost you most: a little, if anything. You see what you could know then; only you see this.
mistake-again = Try again.
mistake-tried = **{ $what }** wins { $win } %, the best answer { $best } %.
mistake-as-then = **{ $what }**, as you did then, wins { $win } %, the best answer { $best } %.
mistakes-most = You lost most in **{ $title }**.
mistakes-most-about = You lost most in **{ $title }**, where it was about this: { $what }.
mistakes-of-game = **{ $title }**: { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
} in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $points } percentage points
mistakes-of-kind = { $what }: { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}, { $points } percentage points
mistakes-note = Percentage points of the chance to win, in the matches that you played last and that have a review.
mistakes-none = The reviews of your last matches name no mistake of yours. Where you lost little by little, a review leads to what cost you most.
refusal-no-mistake = There is no such mistake of yours any more.
