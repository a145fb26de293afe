feature-comments = Sealed comments
feature-comments-hint = Whoever looks on writes what is opened at the end, and who is to win.

button-comment = Sealed comment …
form-comment = Sealed comment
field-comment = What do you think?
field-comment-hint = At most 500 characters. Nobody reads it before the end. Empty takes it back.
comment-guess-nobody = I do not say
comment-sealed = Sealed { $turn ->
    [0] before the first turn
   *[other] after turn { $turn }
}. It opens with the result, beside the replay.
comment-guessed = You say that { $who } wins, and may change it until half of the match is played.
comment-guessed-for-good = You say that { $who } wins. Half of the match is played, so that stays.
comment-others = { $count ->
    [one] 1 other person has
   *[other] { $count } others have
} sealed something too. Nobody at the table learns of it before the end.
comment-gone = Nothing of yours is sealed at this match.
button-change-comment = Change or take back …
comments-open = { $count ->
    [one] 1 comment
   *[other] { $count } comments
}, now open
comments-guesses = Who was expected to win
comment-from = **{ $turn ->
    [0] Before the first turn
   *[other] After turn { $turn }
}** · { $who }
comment-by = { $turn ->
    [0] before the first turn
   *[other] after turn { $turn }
}, { $who }
comments-who-wins = **Who wins?** { $all ->
    [one] 1 person
   *[other] { $all } people
} said: { $each }
comments-guess = { $count } × { $who }
comments-right = **Right were** { $each }
comments-right-one = { $who } ({ $turn ->
    [0] from the start
   *[other] since turn { $turn }
})
comments-right-others = { $count } more
comments-replay = Replay from …
button-hide-comment = Hide one …
button-more-comments = Further ones · { $count }
comment-hide-which = Which comment is to be shown to nobody any more? That cannot be taken back.
comment-hide = Choose a comment
comment-hidden = It is hidden.
refusal-comment-own = You play this match, or have played it. Only people who look on seal comments.
refusal-comment-not-yours = You may hide a comment of your own; players and managers may hide every one.
refusal-comments-at-home = What people who look on have written is read on their server alone.
field-guess = Who wins?
field-guess-hint = You may change it until half of the match is played.
button-moderate-comment = Take down a comment …
