feature-moments = Shared moments
feature-moments-hint = Players put a position of a match that is over to its channel, as a puzzle.

button-share-moment = Share a moment
button-share = Share it
button-moment-back = Take it back
moment-own-heading = Share this moment?
moment-own-when = As you saw it then, { $when }. It goes to { $place }.
moment-own-answers = **Others choose from:**
moment-own-choice = { $what } · your choice
moment-own-note = They see what you could know then, and nothing else. Whoever has answered sees what others, you and the computer chose; everybody does after { $days } days. You can share { $most } a day and take each back.
moment-heading = A moment
moment-by = From [table { $number }]({ $link }), shared by { $who }, as seen from that seat.
moment-note = One answer each. { $count ->
    [0] Nobody has answered yet
    [one] 1 person has answered
   *[other] { $count } people have answered
}. Whoever answers sees what they, { $who } and the computer chose; everybody sees it { $at }.
moment-choice-of = { $who }’s choice
moment-told-note = By the strong computer, from what { $who } could know then.
moment-ended = { $rank ->
    [1] { $who } won the match.
    [2] { $who } came second, { $points ->
        [0] with as many points as the winner.
        [one] 1 point behind.
       *[other] { $points } points behind.
    }
   *[other] { $who } came in place { $rank }, { $points ->
        [0] with as many points as the winner.
        [one] 1 point behind.
       *[other] { $points } points behind.
    }
}
moment-shared = It comes to { $where } now.
moment-taken-back = Taken back. Its message is deleted.
refusal-moment-not-yours = Share what you chose yourself, in a match on a server that is over.
refusal-moment-plain = There was nothing to weigh here. *Review* and *Replay* lead to your other choices.
refusal-moment-shared = This moment was shared already.
refusal-moment-too-many = You have shared { $most } moments in 24 hours. More tomorrow.
refusal-moment-no-channel = In the channel of this match you or I may not write, or no tables may open there.
refusal-moment-over = This moment is over: what people chose stands in its message.
refusal-no-moment = This moment was taken back.
button-moderate-moment = Take down a moment …
moment-take-down = Which moment is taken down? Its message is deleted, and the log says that you did it.
moment-take-down-which = Choose a moment
moment-of = Moment { $number }, shared by { $who }
moment-taken-down = Taken down. Its message is deleted.
