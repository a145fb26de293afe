# Sentences of the house, for every game.

match-heading = { $title } · table { $number }
thread-name = { $title } · table { $number }
choose-one = Choose
choose-other = Others ({ $count })
choose-other-and = Others ({ $count }) · { $more }
choose-one-part = Choose ({ $first } to { $last } of { $total })
host = host
computer-hint-gentle = For first matches: no plan, slips now and then.
computer-hint-good = Plays like somebody who knows the game.
computer-hint-strong = Thinks ahead and is hard to beat.
computer-alone = Computer
more-lines = … and { $count } more

# Buttons

button-play = Play
button-hand = My desk
button-undo = Undo
button-more = More
button-back = Back
button-help = Why not?
button-refresh = Refresh
button-show-table = Show the table
button-result = To the result
button-next = Next match ({ $count })
button-next-named = Next match · { $title } ({ $count })
button-follow = Thread in my list
button-join = Join
button-leave = Leave
button-options = Options
button-resign = Leave for good
button-resign-hint = The computer plays on for you.

# Lobby

option-line = { $option }: { $choice }
option-on = yes
option-off = no
pace = Pace
pace-hint = After how long a player is reminded.
pace-fast = fast (reminder after 4 hours)
pace-daily = daily (after 24 hours)
pace-slow = slow (after 3 days)
pace-own = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
switch-weekends_off = Weekends off
weekends-off-short = weekends off
switch-weekends_off-hint = Clocks stand still on Saturdays and Sundays, in each player’s time zone.
pace-none = no clock, no reminders
lobby-line-started = **{ $match }** is played in { $thread }.
lobby-line-finished = **{ $match }** was played in { $thread }.
lobby-line-closed = **{ $match }** was closed before it began.
lobby-line-began = **{ $match }** has begun.
lobby-facts = **{ $low }–{ $high } players · about { $shortest }–{ $longest } minutes · { $weight }** (complexity { $level } of 5)
weight-very-light = very light
weight-light = light
weight-medium = medium
weight-demanding = demanding
weight-heavy = heavy
lobby-expected = **Expected { $expected }** with these people · pace: { $pace }
lobby-pace = Pace: { $pace }
lobby-now = **Now: about { $minutes } minutes**, if everybody stays
lobby-alone = **About { $minutes } minutes** against computers, and nobody waits: there is no clock
lobby-different = Different from usual: { $what }
seats-free = ◌ { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
button-start = Start with { $count }
button-start-missing = { $count ->
    [one] Start: 1 more needed
   *[other] Start: { $count } more needed
}
button-close = Close the table
close-sure = You are the only person at table { $number }. If you leave, it closes.
table-closed = Table { $number } is closed.
computers = Computers: add, level, remove
computers-add = Add a computer: { $level }
computers-level = { $name }: { $level } from now on
computers-remove = { $name } leaves
level-random = at random
level-gentle = gentle
level-good = good
level-strong = strong
computer-random = computer
computer-gentle = computer, gentle
computer-good = computer, good
computer-strong = computer, strong
computer-hint-random = Plays anything that is allowed.
button-invite = Invite
invite-whom = Whom do you invite to this table? They are called in the channel, each once.
invite-choose = Choose people
invited = Invited: { $who }
invited-nobody = Nobody new: they sit here already, were invited before, or are bots.
switch-now = Play it now
switch-now-hint = Whoever is asked is called at once. After a quarter of an hour without a move the pace holds again.
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-minutes-range = { $low }–{ $high } minutes
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-hours-range = { $low }–{ $high } hours
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-days-range = { $low }–{ $high } days
span-weeks = { $count ->
    [one] 1 week
   *[other] { $count } weeks
}
span-weeks-range = { $low }–{ $high } weeks
form-options = Options of the table
form-switches = Also at this table
form-game-switches = Also in the game

# The table

waiting = Waiting for { $who }
time-until = Time until { $at }
from-last-press = **Since { $seat } last decided**
waiting-sealed = { $count ->
    [one] Waiting for 1 sealed choice
   *[other] Waiting for { $count } sealed choices
}
waiting-ended = The match was ended.
waiting-suspended = The match is suspended.
panel-is-below = Done. The table stands further down in this thread.

pace-live = Live until { $minutes } quiet minutes have passed
time-to-go = about { $rest } to go

# The desk

desk-of = { $title }, [table { $number }]({ $where })
desk-your-turn = Your turn
desk-played = Played
desk-waits = Others are to play
desk-sealed = Your choice is sealed
desk-suspended = Suspended
desk-finished = Finished
desk-ended = Ended
since-then = Since then:
so-far = **So far**
still-open = **Still open:** { $what }
barred = { $what } · { $reason }
picture-follows = The picture follows.
alt-course = Course of the match: the points of everybody, turn by turn.
barred-now = Not now: { $what }
place-ways = { $what }: { $count } ways
place-barred = { $what }: not now. { $reason }
ended-won = You won with **{ $points }** { $points ->
    [one] point
   *[other] points
}.
ended-shared = You share the win with { $who }: **{ $points }** { $points ->
    [one] point
   *[other] points
}.
ended-other = Place { $rank } of { $players } for you, with **{ $points }** { $points ->
    [one] point
   *[other] points
}. { $count ->
    [one] { $who } won with { $best }.
   *[other] { $who } share the win with { $best }.
}
sealed-note = Secret until everybody has chosen; until then *Undo* changes it.
desk-waiting = Waiting for { $who }.
desk-elsewhere = You are playing in the thread.
desk-sealed-waits = Waiting for the others.
button-plan-ahead = Plan ahead
button-change-standing = Change answer
button-cancel-standing = Cancel answer
standing-heading = Plan ahead
standing-note = What I may answer for you when it is your turn. Nobody else sees it, and you can cancel it at any time.
standing-choose = What is it about?
standing-held = You took back what this did. You decide this time; afterwards it goes on.
standing-stopped = **You are asked again:** { $why }
    -# This has ended: { $what }
refusal-standing-too-late = There is nothing to plan for that any more. Your answers stay as they are.
refusal-standing-out-of-range = One of these choices does not exist now. Please fill in the form again.
help-heading = What is not possible now
help-all-possible = Nothing is barred: everything shown can be done now.

# What happened, by turns

recap-line = { $who } { $what }
you = You
names-and = { $first } and { $last }
recap-each = { $who } each { $what }
recap-you = You { $what }
recap-folded = { $who }: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
recap-made = { $what } (nothing else was possible)
recap-undone-by-vote = took the last action and everything after it back, as the table agreed

# Hints

button-take-back = Take this back
button-to-desk = Back to my desk
hint-none = nothing
hint-why = Main reason: { $what }.
hint-why-theirs = Main reason: the others’ { $what }.
refusal-no-hint-now = There is no hint for this just now. The match goes on as usual.

# Learning

switch-previews = See costly choices before they count
switch-previews-hint = The picture shows the choice made; Do it or Back comes then.
preview-heading = Not done yet: { $what }
preview-chance = What comes then is chance.
button-do-it = Do it

# History and end

event-undone = { $seat } took back their last action.
result-call = { $match } is over: { $who }
result-won = { $count ->
    [one] { $who } wins with { $points } { $points ->
        [one] point
       *[other] points
    }
   *[other] { $who } share the win with { $points } { $points ->
        [one] point
       *[other] points
    }
}
result-rank = **{ $rank }** { $who } · **{ $points }**
result-ahead = { $ahead } ahead of { $who }.
result-why = { $ahead } ahead of { $who }: { $more } more from { $source }.
result-other-sources = others{"\u00A0"}{ $points }
result-finished = finished
tie-values = { $first }
result-took = Played in { $span }
event-of-others = Told to { $seats } alone: “{ $text }”
button-rematch = Rematch
rematch-call = { $count ->
    [0] Rematch.
   *[other] Rematch: { $who }, press *Join*.
}
rematch-open = Table { $number } is open for the rematch: { $where }
rematch-begun = The rematch has begun: table { $number }.
refusal-not-over = This match is not over yet.
refusal-rematch-started = The rematch has started already: table { $number }.
refusal-channel-gone = I cannot post in the channel of that table any more. Open a table with `/game new` somewhere else.

# Notices in the thread

notice-started = A match of { $game } begins: { $seats }.
notice-left = A player has left. The computer plays on as { $seat }. Whoever left may ask to come back with `/game return`.
notice-taken-over = { $seat } now plays on this seat.
notice-paused = { $seat } has paused the match for all. Anybody at the table can resume it.
notice-stepped-for = The computer has acted once for { $seat }, as the table decided.
notice-still-playing = Nothing has happened here for { $days } days. Are you still playing? After 30 days the match is suspended; it is never deleted.
channel-gone = The channel of this match is gone, so the match goes on here, in direct messages. What you are asked comes here as well.
notice-dm-closed = { $seat }, your direct messages are closed to me. Everything works here too: press *My desk* or *Play*.
notice-guest-away = No direct message reaches { $seat }, a guest of another server, any more. If nothing comes in time, the table is asked as always.
notice-step-failed = Sorry, that step went wrong on my side and does not count. The match stands as before; those who run me have been told. Another choice may work.

nudge = asked { $since }
nudge-alone = only you are missing, asked { $since }
nudge-sealed = { $game } still waits for { $count ->
    [one] 1 sealed choice.
   *[other] { $count } sealed choices.
}
button-reminders = Reminders

# What a notification says: one line, plain words

call = { $game } with { $others }: { $asked }
call-still = { $game } with { $others } still waits for you: { $asked }
call-alone = { $game }: { $asked }
call-more = { $first } and { $count } more
call-digest = { $count } matches wait for you: { $games }
call-vote-slow = { $seat } is out of time. How do you go on?
call-vote-missing = The time for sealed choices is up. How do you go on?
call-vote-stay = Does { $seat } stay at the table?
call-vote-undo = May { $asker } take the last action back?
call-vote-end = { $asker } asks to end the match. Do you agree?
call-vote-return = May { $asker } come back to the table?
call-vote-replace = You are offered the seat of { $seat }. Do you take it?
call-invited = { $by } invites you to { $game }
call-elsewhere = the channel is gone, so the match goes on here
call-rematch = Rematch of { $game } with { $others }: do you join?

# More

more-changes = Pause, undo, leave …
more-changes-over = Keep, check, not with …
more-lots = How it began
more-fair-over = Fingerprint of the match and its secret number: `{ $hash }`. The number was `{ $seed }`.
more-fair = Fingerprint of the match and its secret number: `{ $hash }`. The number is shown when the match is over.
button-pause = Pause the match for all
button-pause-hint = Clocks stand until anybody at the table resumes.
button-offer-seat = Offer my seat
button-offer-seat-hint = Somebody else plays on for you.
button-come-back = Ask to come back
button-come-back-hint = Asks the table for the seat that you left.
offer-whom = To whom do you offer your seat? Whoever takes it plays on with everything that lies there.
offer-choose = One person
button-offer-anybody = Anybody

# Lists

mine-heading = Your matches
mine-none = You sit at no table. Open one with `/game new`, or say with `/game find` what you would like to play.
mine-lobby = not started
mine-queued = on the waiting list, number { $place }
mine-held = a seat is held for you
mine-your-turn = { $asked } · asked { $since }
mine-your-turn-until = { $asked } · asked { $since } · your time ends { $until }
mine-your-turn-late = { $asked } · asked { $since } · your time is up
mine-suspended = suspended
mine-turn-heading = Your turn · { $count }
mine-waiting-heading = Waiting for others · { $count }
mine-others-heading = Not started or suspended · { $count }
mine-invited-heading = Invited · { $count }
mine-invited = { $match } by { $host } · { $count } of { $high } seats
mine-finished = Finished this week: { $what }
mine-won = won
mine-rank = place { $rank }
button-settings = My settings
list-heading = Tables on this server
list-none = There are none yet. Open one with `/game new`.
list-lobby = Open: go there and press *Join*
list-running = Running
list-suspended = Suspended
list-finished = Finished
list-seated = { $who } · { $count } seated · for { $low } to { $high } players
list-waits = { $who } to play · asked { $since }
list-waits-until = { $who } to play · asked { $since } · time ends { $until }
list-won = won by { $who } · { $at }
resign-sure = Leave table { $number } for good? The computer takes your seat over. This cannot be undone.
resigned = You have left the match.

# Commands

cmd-game = Tables of board games
cmd-game-new = Open a table
cmd-game-new-game = Which game
cmd-game-new-pace = After how long a player is reminded
cmd-game-list = The tables of this server
cmd-game-board = Show the board of a match
cmd-game-resign = Leave a match for good
cmd-mygames = All your matches, the longest-waiting first
cmd-hand = Your hand and what you may do
cmd-number = Number of the table; not needed in its thread
cmd-which-game = Which game; not needed in the thread of a match

cmd-game-replace = Offer your seat to somebody else
cmd-game-replace-member = Only this member may take it; leave empty for anybody
cmd-game-return = Ask to come back to a seat you have left
cmd-game-pause = Stop the clocks of a match
cmd-game-resume = Go on with a suspended match
cmd-game-end = End a match without a result

# Votes

vote-slow-title = { $who }’s time is up
vote-slow = Waiting for { $seat }, asked { $since }. How do you go on?
vote-hint-slow-wait = **Wait**: { $who } gets more time
vote-hint-slow-step = **Computer acts once**: one action for { $who }, who plays on
vote-hint-slow-computer = **Computer takes the seat**: { $who } may ask to come back
vote-hint-slow-replace = **Find a replacement**: the seat is offered to others
vote-hint-slow-end = **End the match** without a result
vote-hint-missing-wait = **Wait**: everybody gets more time
vote-hint-missing-step = **Computer acts once** where a choice is missing
vote-hint-missing-end = **End the match** without a result
vote-stay-title = Does { $who } stay?
vote-stay = On this server { $about } neither opens nor joins tables any more: its moderators have decided so. How does this match go on?
vote-hint-stay-stay = **Stays**: { $who } plays this match to its end
vote-hint-stay-computer = **Computer takes the seat** of { $who }
vote-hint-stay-end = **End the match** without a result
vote-how = More than half decide; once everybody has voted, the most votes do. In a tie what stands first counts.
vote-how-slow = A move by { $who } ends the vote.
vote-not-yet = { $who } (not yet)
vote-count = { $choice } · { $count }
vote-undo = { $asker } would like to take back their last action and everything after it. What was revealed stays known. All must agree.
vote-end = { $asker } asks to end this match without a result. More than half must agree.
vote-return = { $asker } asks to come back to the seat of { $seat }. More than half must agree.
vote-replace = The seat of { $seat } is offered. Whoever takes it plays on with everything that lies there.
vote-for = Only { $person } may take it.
vote-choice-wait = Wait
vote-choice-step = Computer acts once
vote-choice-stay = Stays
vote-choice-computer = Computer takes the seat
vote-choice-replace = Find a replacement
vote-choice-end = End the match
vote-choice-yes = Yes
vote-choice-no = No
vote-choice-take = Take the seat
vote-slow-wait = Decided: the table waits for { $about }.
vote-slow-step = Decided: the computer acts once for { $about }.
vote-slow-computer = Decided: a computer takes the seat of { $about }.
vote-slow-replace = Decided: somebody else is looked for to take the seat of { $about }.
vote-slow-end = Decided: the match is ended.
vote-stay-stay = Decided: { $about } stays until this match is over.
vote-stay-computer = Decided: a computer takes the seat of { $about }.
vote-stay-end = Decided: the match is ended.
vote-undo-yes = Agreed: { $asker } takes the last action back.
vote-undo-no = Not agreed: the last action of { $asker } stands.
vote-end-yes = Agreed: the match is ended.
vote-end-no = Not agreed: the match goes on.
vote-return-yes = Agreed: { $asker } is back.
vote-return-no = Not agreed: { $asker } does not come back.
vote-replace-take = The seat is taken: { $seat } plays on.
vote-obsolete = No longer needed: the match has moved on
vote-was-slow = The question was how to go on without { $about }.
vote-was-missing = The question was how to go on without the missing choices.
vote-was-stay = The question was whether { $about } stays at the table.
vote-was-undo = { $asker } had asked to take the last action back.
vote-was-end = { $asker } had asked to end the match.
vote-was-return = { $asker } had asked to come back.
vote-was-replace = A seat was offered.
vote-opened = The question now stands at the table.
vote-missing-title = Time is up
vote-missing = Sealed choices have used up the time of this table. How do you go on?
vote-joined = The table has been asked that already. Your yes counts now.
vote-missing-wait = Decided: the table waits.
vote-missing-step = Decided: the computer chooses where a choice is missing.
vote-missing-end = Decided: the match is ended.
vote-done-undo = Taken back.
vote-done-end = The match is ended.
vote-done-return = You are back at the table.
vote-done-replace = Your seat is offered.
event-undone-by-vote = The table agrees: { $seat } takes back their last action and everything after it.
button-ask-undo = Ask to undo
button-ask-undo-hint = Takes your last step back, if the table agrees.
button-ask-table = Ask the table
button-resume = Resume
button-resume-hint = The clocks run on.
button-keep = Yes, still playing
button-snooze = Snooze 4 h
button-mygames = My games
button-end = End the match
button-end-hint = For everybody, without a result.
match-paused = The match is suspended. Anybody at the table can resume it.
match-resumed = The match goes on.
match-set-aside = Something inside the program failed in match { $number }, so it is set aside. Nothing is lost, and all other matches go on. { $host } can try again, take it back to the last good position, or end it.
match-goes-on = The match goes on.
button-retry = Try again
button-roll-back = Take it back
event-taken-back-in-trouble = { $count ->
    [one] The last step was taken back, because it led to a failure inside the program.
   *[other] The last { $count } steps were taken back, because they led to a failure inside the program.
}
mine-in-trouble = set aside
refusal-match-in-trouble = Match { $number } is set aside, because something inside the program failed. Whoever is responsible for it decides at the table how it goes on.
refusal-other-rules = Match { $number } was played with version { $recorded } of its rules; this program plays version { $current }. It cannot be shown or played here.
refusal-not-in-trouble = This match goes on already.
refusal-only-those-responsible = The host of this match decides that, or a manager of the server.
match-kept = Good. The table stays open.
match-ended = The match is ended.
snoozed = You will be reminded { $until } at the earliest.
end-sure = End table { $number } for everybody, without a result? This cannot be undone.

# Refusals

refusal-not-suspended = This match is not suspended.
refusal-no-such-vote = This question no longer exists.
refusal-vote-closed = This question has been decided already.
refusal-not-a-voter = This question is for other people at the table.
refusal-not-for-you = This seat is offered to somebody else.
refusal-too-many-undos = In this match very much has been taken back already. What is chosen now stays.
refusal-asked-too-often = You have asked this table very often today. Please try again tomorrow.
refusal-too-many-tables = You have very many open tables. Close some of them, or end their matches, before you open another one.
refusal-asked-already = The table has been asked that already.
refusal-seat-taken = Somebody else sits there now.
refusal-sits-here-already = This member sits at the table already.
refusal-no-bots = Bots cannot take a seat.
refusal-no-seat-to-return-to = You have left no seat here, or somebody else has taken it.
refusal-may-not-end = You may not end this match on your own.
refusal-match-is-bound = This match is part of something larger, which alone decides who plays and when it ends.
refusal-nothing-to-snooze = No match waits for you now.

refusal-not-possible-now = That is not possible now.
refusal-not-from-elsewhere = As a guest you cannot do that: it would show the server who you are.
refusal-malformed = I do not understand that. Please use the buttons below the newest picture.
refusal-unknown-action = I do not understand that. Please use the buttons below the newest picture.
refusal-no-such-seat = There is no such seat.
refusal-game-over = The match is over.
refusal-not-your-turn = It is not your turn.
refusal-whose-turn = It is not your turn yet: { $who } was asked { $since }.
refusal-nothing-waits = No other match waits for you now.
refusal-choices-missing = { $count ->
    [one] You have chosen already. 1 choice is still missing.
   *[other] You have chosen already. { $count } choices are still missing.
}
stranger-may-follow = You do not sit at this table. You may look on: the board, the history and the talk are open to everybody here. Have the thread in your list of channels, or follow the match by message: a line a day and the result.
following = The thread of this match stands in your list of channels now.
refusal-not-at-this-table = You do not sit at this table.
refusal-not-running = This match is not running.
refusal-moved-on = The game has moved on. This is how it stands now.
refusal-no-such-choice = That choice does not exist here. This is how the match stands now.
refusal-cannot-pick-these = { $exact ->
    [1] These cannot be chosen together. Choose exactly { $low }.
   *[other] These cannot be chosen together. Choose { $low } to { $high }.
}
refusal-nothing-to-undo = There is nothing to take back yet.
undo-played = { $who } { $count ->
    [one] has
   *[other] have
} played since. Ask the table?
undo-revealed = Something came to light since. Ask the table?
refusal-step-failed = Sorry, that step went wrong on my side and does not count. The match stands as before.
refusal-too-fast = That was very much in a short time, so I left this one out. Please wait a few seconds and try again.
refusal-unknown-button = This button belongs to an older version of the bot. Please use a newer message.
refusal-no-such-match = There is no table { $number } here.
refusal-which-match = Which table? Give its number, or use the command in the thread of the match.
refusal-unknown-game = There is no game “{ $given }”. Choose one from the list.
refusal-no-such-pace = “{ $given }” is not a pace I know. Choose one from the list, or write a number of hours like 12h ({ $low }h to { $high }h).
refusal-time-is-past = That was <t:{ $at }:F>, which has passed. Choose a time that is still to come.
refusal-unknown-option = This game has no option “{ $option }”.
option-left-out = **{ $option }** left out: it needs { $needs } ({ $choices }).
options-set = All else is set.
refusal-bad-choice = “{ $given }” is not possible for this option.
refusal-bad-seats = This game is for { $low } to { $high } players.
refusal-wrong-number = This game is for { $low } to { $high } players.
refusal-already-started = This match has started already.
refusal-already-seated = You sit at this table already.
refusal-sat-here-before = You have held a seat of this match and know what it knows. You may not take another one.
refusal-others-sit-there = { $count ->
    [one] 1 person sits
   *[other] { $count } people sit
} there now, so this does not hold any more. The card of the table starts it as it is.
refusal-table-full = This table is full.
refusal-already-waiting = You are on the waiting list of this table already. I ask you when a seat is free.
refusal-list-full = { $most } wait for this table already. Open one yourself with `/game new`.
refusal-no-seat-held = No seat is held for you any more.
refusal-asked-another = Somebody else is asked there.
refusal-already-seated-there = This person has a seat here, or waits for one.
refusal-seat-kept-already = You keep a seat for somebody already. One at a time.
refusal-kept-for-nobody = A seat can be kept for people, not for bots.
refusal-not-waiting = Only somebody on the waiting list can open a second table.
refusal-too-few-waiting = { $count ->
    [one] One more has to wait before there can be a second table.
   *[other] { $count } more have to wait before there can be a second table.
}
refusal-no-such-number = This game cannot begin with so many.
refusal-begins-too-late = A table that has not begun closes { $at }. Choose an earlier time.
refusal-table-closed = This table was closed.
refusal-no-computer = No computer sits there.
refusal-no-such-level = Computers do not play { $title } at that level. Choose one that the card of the table offers.
refusal-thread-locked = The thread of this match is locked, so nobody can be added to it.
refusal-only-the-host = Only { $host }, who opened this table, may do that.
refusal-only-in-a-server = This works on a server only, not in direct messages.
refusal-only-in-text-channels = Tables open in text channels only.
refusal-not-in-this-channel = On this server tables open in { $channels }.
refusal-game-not-here = In { $where } only these games are opened: { $games }.
refusal-pace-not-here = In { $where } tables have one of these paces: { $paces }.
refusal-enough-tables-here = You have { $most ->
    [1] a table
   *[other] { $most } tables
} in { $where } already, and that is as many as this server wants of one person. Another one can open when one of them is over.
refusal-role-opens-here = In { $where } only { $role } may open tables. You can join those that wait.
refusal-permissions-missing = I cannot open a table here. I am missing: { $permissions }. A server manager can allow it in the settings of this channel.

name-permission-view_channel = View Channel
name-permission-send_messages = Send Messages
name-permission-create_public_threads = Create Public Threads
name-permission-send_messages_in_threads = Send Messages in Threads
name-permission-attach_files = Attach Files
name-permission-read_message_history = Read Message History

trouble-storage = I could not save that, so nothing has changed. The operator has been told. Please try again later.
trouble-discord = Discord refused my answer. What you did counts if the table shows it; please look there.
trouble-inside = Something went wrong inside the program. Nothing was lost; please try again.
trouble-command = This command cannot be used that way here.

# Settings of a person

cmd-settings = Your settings: language, reminders, time zone, quiet hours, vacation, your data

settings-heading = Your settings
settings-note = They hold for you on every server. Nobody else sees this page.
choice-language = Language
switch-dms = Hand and questions by direct message
switch-dms-hint = Off: they stand in the thread of the match alone.
setting-dms-closed = Discord refuses my messages to you; allow direct messages from members of this server in its privacy settings.
choice-nudges = Reminders
setting-zone = Time zone
setting-quiet = Quiet hours
setting-vacation = Vacation
setting-none = not set
language-en = English
language-de = Deutsch
choice-language-auto = as in Discord
choice-language-en = { language-en }
choice-language-de = { language-de }
button-choices = General …
choice-nudges-dm = by direct message
choice-nudges-thread = in the thread of the match
choice-nudges-off = none
from-until = { $first } to { $last }
zone-and-time = { $zone }, where it is { $time } now
zone-now = { $time } now

button-data = My data …
button-zone = Time zone
button-quiet = Quiet hours
button-vacation = Vacation
button-end-vacation = End the vacation
button-export = Export my data
button-forget = Forget me
button-forget-really = Forget me now

form-choices = Messages, profile and help
form-choices-switches = What you want
form-quiet = Quiet hours
field-from = From
field-until = Until
field-quiet-until-hint = In your time zone. No clock runs and nobody reminds you in between.
form-vacation = Vacation
field-first-day = First day

data-heading = Your data
data-what = *Export my data* hands you a file with everything that is stored about you. *Forget me* deletes it; you are asked once more before.
button-privacy = Privacy
button-terms = Terms
button-support = Contact
export-done = This is everything that is stored about you.
forget-heading = Forget you?
forget-what = Your settings and ratings are deleted, and all else that is yours alone. In matches that are over your seat stays, without your name. You leave every table that has not started. What stands in Discord already stays there. This cannot be undone.
forget-running = These matches are not over. If they have started, the computer takes your seat over for good:
forgotten = Done. I have forgotten you. If you join a table again, you start as somebody new.
former-player = Former player

refusal-quiet-hours-equal = Quiet hours must end at another time than they begin.
refusal-quiet-hours-too-long = Quiet hours can last { $hours } hours at most, so that the table knows when to expect you.
field-week = Week
week-of = from { $day }
field-how-long = How long
field-how-long-hint = Your clocks stand still until it is over. You can end it at any time.
quiet-none = no quiet hours
quiet-at-night = not set; I do not remind you between { $first } and { $last }
zone-unsaid = UTC, until you say what time it is for you
clock-question = What time is it for you?
clock-why = Then the hours that you choose are yours, and no reminder comes at night. Nobody else sees it.
place-question = Which place has the same time as you?
zone-said = Noted: { $zone }, where it is { $time } now.
button-go-on = Go on
day-today = today
day-tomorrow = tomorrow
day-in-words = { $weekday }, { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
refusal-vacation-past = That vacation is over already. Its last day must be today or later.
refusal-no-such-setting = That setting does not exist any more. Please open the page again.

# Settings of a server

cmd-setup = For server managers: where tables open, defaults, and a check of my permissions

setup-heading = Hourglass on this server
setup-channels = Channels
setup-channels-short = what may open where
setup-choose-channels = **Tables may open in**
choose-room = In no channel
choose-role = No role
setup-first-note = Nothing is chosen yet. This would work at once; everything can be changed later.
setup-first-cards = **Tables** open in { $where }, each with a card.
setup-first-alone = **{ $what }** lists what waits, alone in { $where }.
setup-first-no-alone = **{ $what }** lists what waits, alone in a channel. No channel looks made for it: create one, as *#find-a-table*, and choose it under *Noise*.
button-first-use = Use these channels
button-first-choose = Choose myself
setup-noise = Noise
setup-noise-short = what I post where, and whom I call
setup-features-short = what this server has
setup-every-channel = Every text channel
setup-other-channels = Every other channel
setup-no-tables = no tables
setup-every-table = On the whole server
setup-change-which = Change what may open in …
setup-calls-how = How often the role is called
setup-calls = At most { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
} a day in each channel
rules-games-all = all games
rules-games-few = { $games }
rules-paces-all = every pace
rules-most = { $most ->
    [0] any number of tables
    [1] 1 table each
   *[other] { $most } tables each
}
rules-everybody = everybody opens
rules-role = { $role } opens
form-rules = What may open: { $name }
rules-games = Games
rules-paces = Paces
rules-most-field = Tables of one person at once
rules-most-hint = Those that wait and those that are played.
rules-openers = Who may open tables
rules-openers-hint = Nothing chosen: everybody. Whoever sits there may join and play a rematch.
name-pace-fast = fast
name-pace-daily = daily
name-pace-slow = slow
name-pace-none = no clock
choice-pace-here = Pace of new tables
choice-pace-here-fast = { pace-fast }
choice-pace-here-daily = { pace-daily }
choice-pace-here-slow = { pace-slow }
choice-pace-here-none = { pace-none }
choice-enders = Who may end a running match
form-setup = On the whole server
choice-enders-vote = The people at the table, by vote
choice-enders-host = The host
choice-enders-managers = Whoever manages the server
choose-channels = Every text channel
choice-language-here = { choice-language }
choice-language-here-auto = the bot’s default
choice-language-here-en = { language-en }
choice-language-here-de = { language-de }
permission-fine = { $count ->
    [one] ✓ I may do all that I need in 1 channel.
   *[other] ✓ I may do all that I need in { $count } channels.
}
permission-lacks = ✗ In { $where } I lack: { $permissions }
permission-no-channel = ✗ { $where } does not exist any more, or I cannot see it. Choose the channels anew.
permission-how = To allow it: open the settings of the channel, then *Permissions*, add the role or member Hourglass, tick what is missing, and use `/setup` again.

refusal-only-managers = Only people with the permission *Manage Server* may do that.


# Replay

button-forward = Forward
button-from-here = Replay from here

refusal-no-replay = The rules of this game were corrected after that match, so it cannot be stepped through any more. Its history is complete.

# A match in direct messages
lobby-line-direct = **{ $match }** is played here, in these messages.
rematch-here = here
direct-opened = Your table is open in your direct messages: { $where }
refusal-direct-closed = I cannot write to you. Allow direct messages from me, or open them yourself and use `/game new` there.
refusal-computers-only = This table is in direct messages: only computers play there beside its owner. For a table with people use `/game new` on a server.

# Computers
computer-pictured = { $name } ({ $level })


# Notice board
board-free = **{ $count } free**
board-now = now, about { $minutes } minutes
pace-short-fast = fast
pace-short-daily = daily
pace-short-slow = slow
pace-short-none = no clock
names-more = { $who } and { $count } more
button-open-table = Open a table
board-sits = You sit at { $match } now, with { $who }.
board-full = It is full: { $host } can start it.
board-waits = No seat is free any more at { $match }: you are on its waiting list, number { $count }. I ask you when a seat is free.
board-left = You have left table { $number }.
lobby-guests = Guests of other servers sit here, so in the match everybody goes by the guest name, or by that of a star.
lobby-guest = You are a guest here: everybody goes by the guest name, or by that of a star.
lobby-line-guest-plays = **{ $match }** has begun. What you are asked comes here, in direct messages.
lobby-line-guest-over = **{ $match }** is over.
somebody-before = somebody who has left
table-opened = Table { $number } is open in { $where }.

# One bus
bus-heading = { $host } waits for { $count } more
bus-heading-two = { $first } and { $second } wait
bus-with = At the table: { $who }.
bus-awake = { $hours ->
    [0] You are awake together less than **1 h** a day.
   *[other] You are awake together about **{ $hours } h** a day.
}
button-own-table = My own all the same

# Seats that are held
button-pass = Pass
refusal-seat-held = The seats that are free are held for people who look for a table, the first until { $until }.
refusal-no-such-role = Choose a role of this server.
# Tables that begin at an hour
button-plan = When …
field-day = Day
field-hour = Hour
field-hour-hint = In your time ({ $zone }). Your time zone is in /settings.
plan-none = It begins when its host starts it.
plan-of-host = { $host } can change that.
hour-short = begins <t:{ $at }:f>

# Days
weekday = { $day ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[other] Sunday
}

# Full tables
switch-starts_full = Starts when full
starts-full-short = starts when full
switch-steady = Steady or new people
steady-short = for steady or new people
switch-steady-hint = Whoever has left two of the last ten matches takes no seat here before it starts.
host-often-leaves = { $count ->
    [one] { $who } has sat down at your table { $match } and often leaves matches early.
   *[other] { $who } have sat down at your table { $match } and often leave matches early.
} Only you see this. *Options* can ask for steady or new people from now on.
refusal-often-leaves = This table asks for people who are steady or new, and you have left { $left } of your last { $count } matches. Nobody else is told. Each match that you play to its end takes an older one’s place among them; other tables take you as you are.
switch-starts_full-hint = Within a minute after the last seat is taken. Otherwise the host is called to start it.
call-full = { $host } your table is full and can start: { $match }
call-full-started = { $match } has started.
begins-short = { $fill ->
    [yes] begins with { $count } on { $at }, computers for the rest
   *[other] begins with { $count } on { $at }
}
called-full = **Full: who is in?**
called = **Who is in?**
called-until = It begins when all have said so, at the latest { $at }.
seat-in = in
seat-asked = asked { $at }
seat-held = ◌ held for { $who }, until { $at }
seat-kept = ◌ kept for { $who }, until { $at }
held-for-somebody = somebody
held-for-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
waiting-list = **Waiting list:** { $who }
waiting-second = With { $count } more there is a second table
button-am-in = I am in
button-wait = Join the waiting list
button-take-held = Take the held seat
button-take-kept = Take it
button-second = Open a second table
begins-after-hour = { $begins }, but only without the hour, which comes first
plan-fewer = If nobody else comes, it { $begins }.
button-begins = With fewer …
keep-note = Or keep a seat for one person, for a day. It is said in the channel, and nobody else can take it until then.
keep-choose = Keep a seat for …
seat-is-kept = A seat is kept for { $who }, for a day.
second-opened = Table { $number } is yours, with the same options. Its card comes to { $where }, and those who waited with you are asked whether they take a seat there.
ask-in-line = { $game }: are you in? The table is about to begin.
ask-seat-line = { $game }: a seat is free for you.
ask-kept-line = { $by } keeps a seat for you: { $game }.
ask-heading = { $ask ->
    [in] Are you in? { $table }
   *[other] A seat for you: { $table }
}
ask-in-full = The table is full. You took your seat { $since }, so I ask before it begins.
ask-in-begins = The table is to begin. You took your seat { $since }, so I ask before.
ask-in-heir = **Until { $at }**; then the seat goes to { $who }, who waits for one.
ask-in-free = **Until { $at }**; then the seat is free again.
ask-kept-by = { $by } keeps it for you.
ask-held = **Held for you until { $at }**; then it goes on.
asked-sits = **You sit at { $table }.**
asked-off = **You need not answer any more.** { $table } does not begin now after all, and you keep your seat.
asked-began = **You sit at { $table }.** It has begun.
asked-without = { $table } has begun without you.
asked-on = **The seat went on.** You do not sit at { $table }; perhaps another seat is free there.
asked-closed = { $table } was closed.
form-begins = Begin with fewer
form-begins-none = no such time
form-begins-when = Until when may others come?
form-begins-when-hint = Then it begins with those who are there; at once when it is full.
form-begins-people = With how many people at least
form-begins-count = { $count } people
form-begins-rest = Seats that are free then
fills-up = Computers take them
fills-up-hint = Otherwise the table begins with fewer.

# Features
setup-features = Features
setup-features-note = What is off leaves no button and no message.
refusal-feature-off = This server has that switched off. Its managers can change it: `/setup`, *Features*.

# The page on the web
web-welcome = Hourglass
web-to-main = To the board
web-ways = Ways
web-look = Look
web-look-auto = as the device
web-look-light = light
web-look-dark = dark
web-lost = The connection was lost. I go on trying; nothing that was answered is lost.
web-trouble = That did not work
web-nothing-here = There is nothing here. Perhaps it was taken back.
web-not-understood = I could not understand that. Please go back and try again.
web-other-host = These pages stand at another address.
web-other-origin = That was not sent by one of these pages, so I did nothing.
web-old-form = That page is too old, or belongs to somebody else. Please open it anew; nothing was done.
web-too-much = That was more than I take at once.
web-too-slow = That took too long to arrive. Please try again.
web-too-many = Too many pages are open at once. This one still looks from time to time.
web-link-over = This link has been used, or is older than ten minutes. Press *Board* on Discord for another one.
web-how-in = Your boards open from Discord: press **Board** on your desk there, and follow the link.
web-open-as = Open as { $name }
web-open-instead = { $other } is signed in on this device. From now on it is { $name }.
web-open-note = You stay signed in on this device for 30 days. Only go on if you asked for this link yourself.
web-only-you = Only you see this page.
web-sign-out = Sign out everywhere
web-mine = My matches
web-mine-count = My matches ({ $count })
web-you-are = You are { $who }
web-answers = Answers
web-tap = Tap the picture to choose; nothing counts before you press the button here.
web-ways-at = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
web-opened = Opened
web-close = Close
web-send = Send
web-choose = Choose
web-earlier = Earlier pictures
web-not-begun = This match has not begun.
web-on-discord = This can be chosen on Discord.
web-turn = Turn { $turn }
web-picture = Picture { $picture } of { $pictures }
web-slider = Which picture
web-first = First picture
web-before = The picture before
web-after = The next picture
web-show = Show
web-live = As it stands now
web-eyes = Whose view
web-eyes-table = The table, as everybody sees it
web-eyes-seat = { $who }
web-in-words = The picture in words
web-turns = Turns
web-all-turns = The match in words
web-looks-on = You look on
web-everybody = Everybody who has this address sees this page. Hands stay hidden until the end.
web-a-player = a player
refusal-web-only-there = That is posted in a channel, so please do it on Discord.
web-not-now = Not now
setup-web = Boards in the browser: { $address }
