feature-moderation = Moderation
feature-moderation-hint = Who may play here, order at tables, and a log of who did what.
button-moderate = Moderate …
button-moderate-hint = Pause, end, free seats, take things down.
setup-people = People
setup-people-short = who neither opens nor joins here
setup-log = Log
setup-log-short = what moderators did, newest first, for 90 days
bars-none = Nobody is barred: everybody may open tables and join them.
bars-more = { $count ->
    [one] 1 more person is barred.
   *[other] { $count } more people are barred.
}
bar-until = until { $at }
bar-for-good = until it is taken back
bar-choose = Bar somebody …
bar-how-long = How long
bar-days = { $days ->
    [0] Until it is taken back
    [one] For 1 day
   *[other] For { $days } days
}
bar-sure = { $who } neither opens nor joins tables here { $days ->
    [0] until it is taken back
    [one] for 1 day
   *[other] for { $days } days
}.
bar-waiting = { $count ->
    [one] 1 seat that waits is freed.
   *[other] { $count } seats that wait are freed.
}
bar-running = { $count ->
    [one] 1 running seat goes to a vote of its table.
   *[other] { $count } running seats go to a vote of their tables.
}
bar-bound = { $count ->
    [one] 1 match of a cup goes on: about that its director decides.
   *[other] { $count } matches of cups go on: about these their directors decide.
}
bar-voted = { $count ->
    [one] 1 running seat went to a vote
   *[other] { $count } running seats went to a vote
}
bar-note = Nobody is told but the tables that vote. Whoever is barred reads it with the next press.
button-bar = Bar
button-lift = Lift
button-undo-deed = Undo
moderators = Moderators
moderators-note = Whoever has *Manage Server*, and this role:
moderators-where = *Moderate …* stands behind *Options* on the card of a table, and behind *More* in a match.
choose-moderators = Role of the moderators
log-empty = Nothing yet.
log-show = Show
log-all = Show: everything
log-tables = Show: tables
log-people = Show: people
log-setup = Show: what was chosen here
log-newer = Newer
log-older = Older
log-bot = Hourglass
log-somebody = somebody
log-for-good = cannot be undone
log-undone = undone { $at }
log-why = “{ $why }”
log-none = none
log-first = as at first
deed-setup = { $by } changed { $what }
deed-barred = { $by } barred { $about } { $days ->
    [0] until it is taken back
    [one] for 1 day
   *[other] for { $days } days
}
deed-lifted = { $by } let { $about } in again
deed-bar-over = { $by } let { $about } in again: the time was up
deed-closed = { $by } closed table { $match }
deed-reopened = { $by } opened table { $match } again
deed-options = { $by } changed the options of table { $match }
deed-freed = { $by } freed the seat of { $about } at table { $match }
deed-paused = { $by } paused match { $match }
deed-resumed = { $by } let match { $match } go on
deed-ended = { $by } ended match { $match }
deed-renamed = { $by } took the name of { $about } down at table { $match }
deed-moment = { $by } took down a moment of { $about } from match { $match }
deed-comment = { $by } took down a comment of { $about } on match { $match }
moderate-heading = Moderate
moderate-note = The table reads what you do here and why, but not who did it: that stands in the log.
moderate-bound = A match of a cup: its director decides who sits there, and when it ends. You can take down a name.
moderate-person = Somebody who sits there …
moderate-free = Free the seat of { $who }
moderate-free-hint = The seat is free for others.
moderate-free-computer = A computer plays on.
moderate-name = Take down the name { $who }
moderate-name-hint = At this table the person is called otherwise.
button-moderate-close = Close the table …
button-moderate-pause = Pause the match …
button-moderate-resume = Resume the match …
button-moderate-end = End the match …
moderate-why = Why
moderate-why-hint = The table reads it, and it stands in the log. May stay empty.
moderate-why-close = Close table { $number }
moderate-why-pause = Pause match { $number }
moderate-why-resume = Resume match { $number }
moderate-why-end = End match { $number } without a result
moderate-why-free = Free the seat of { $who }
moderate-why-name = Take down the name { $who }
moderated-close = The table is closed.
moderated-pause = The match is paused.
moderated-resume = The match goes on.
moderated-end = The match is ended.
moderated-free = The seat is free.
moderated-name = The name is taken down.
moderated-options = The options are changed.
name-taken-down = Player { $number }
notice-moderated-closed = A moderator of this server closed the table{ $told ->
    [0] .
   *[other] : “{ $why }”
}
notice-moderated-reopened = A moderator of this server opened the table again{ $told ->
    [0] .
   *[other] : “{ $why }”
}
notice-moderated-options = A moderator of this server changed the options{ $told ->
    [0] .
   *[other] : “{ $why }”
}
notice-moderated-freed = A moderator of this server freed a seat{ $told ->
    [0] .
   *[other] : “{ $why }”
}
notice-moderated-taken = A moderator of this server freed a seat, and the computer plays on as { $seat }{ $told ->
    [0] .
   *[other] : “{ $why }”
}
notice-moderated-paused = A moderator of this server paused the match, and only moderators can resume it{ $told ->
    [0] .
   *[other] : “{ $why }”
}
notice-moderated-resumed = A moderator of this server let the match go on{ $told ->
    [0] .
   *[other] : “{ $why }”
}
notice-moderated-ended = A moderator of this server ended the match, without a result{ $told ->
    [0] .
   *[other] : “{ $why }”
}
refusal-barred = On this server you neither open nor join tables: its moderators have decided so.
refusal-barred-until = On this server you neither open nor join tables until { $at }: its moderators have decided so.
refusal-moderators-resume = Moderators of this server paused this match, and they alone let it go on: *More* → *Moderate …*.
refusal-not-barred = This person is not barred any more.
refusal-managers-name-moderators = Only people with the permission *Manage Server* name the moderators.
refusal-no-such-seat = Whoever was meant does not sit there any more.
refusal-deed-stays = That cannot be undone, or was undone before.
refusal-deed-changed = It was changed once more since, so it cannot be undone any more.
refusal-bar-yourself = You would bar yourself.
