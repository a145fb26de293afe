role-seats = Role called to tables that wait
button-tell-me = Tell me when …
button-tell-less = Tell me less
button-tell-nothing = Tell me nothing
button-not-this = Not this one
told-heading = { $game }: { $count ->
    [one] 1 seat is free
   *[other] { $count } seats are free
}
told-where = { $table } on { $server }
told-passed = You hear no more of table { $number }.
told-there = You sit at { $table }.
cmd-game-find = Say what you would like to play, and be offered a seat
button-find = Find me a table
button-find-another = Find me another
button-change = Change
button-stop-looking = Stop looking
button-look-besides = Look for another one too
button-look-again = Look for { $count } more days
button-take-it = Take it
button-not-after-all = Not after all
button-would-play = I would play
form-games = Games
form-games-hint = One or more
form-paces-hint = After how long a player is reminded; one or more
form-sizes = How many at the table
form-sizes-hint = Every number that is fine with you
form-until = Until
form-until-hint = Then I ask whether to go on; without an end you are only told
search-a-day = { $count ->
    [one] No end: tell me once a day, hold nothing
   *[other] No end: tell me { $count } times a day, hold nothing
}
search-any-pace = any pace
search-told-sentence = **{ $games }** · { $paces } · { $sizes } people · { $count ->
    [one] one message a day
   *[other] { $count } messages a day
} at most
told-of-heading = Told when a seat is free
told-of-how = A few people who fit best are told first, nobody twice of the same table. It comes as a direct message.
told-of-quiet = Never in your quiet hours.
told-of-no-quiet = You have not said when you sleep: *Quiet hours* keeps messages away then.
told-of-stopped = You are told of no seats any more.
search-size = { $count } people
search-days = { $count ->
    [one] For one day
   *[other] For { $count } days
}
search-sizes-range = { $low } to { $high }
search-heading = Looking for a table
search-over = You looked for a table
search-still = Still looking for a table?
search-sentence = **{ $games }** · { $paces } · { $sizes } people · until { $until }
search-others = { $count ->
    [0] Nobody else looks for this yet.
    [one] **1 other would fit.**
   *[other] **{ $count } others would fit.**
}
search-helps = { $pace }, { $count ->
    [one] 1 more would fit.
   *[other] { $count } more would fit.
}
pace-in-fast = With the fast pace too
pace-in-daily = With the daily pace too
pace-in-slow = With the slow pace too
search-how = When a seat is there you get a direct message; it is held for you for 12 of your waking hours.
search-only-you = You get a seat only if you yourself say yes.
search-rests = You sit at { $table }, so I look no further. If it closes, I go on.
search-goes-on = You still look for { $games } ({ $paces }).
search-stopped = You look for no table any more.
board-looks-any = any game
offer-line = { $game }: a seat for you
offer-heading = A seat for you · { $table }
offer-with = { $signs } { $who } and you make { $count }{ $full ->
    [yes] : then it is full.
   *[other] .
}
offer-held = Held for you until { $until }, on { $server }.
offer-how = 12 of your waking hours; your quiet hours do not count.
offer-seated-note = I look no further, unless it closes before it begins.
offer-passed = Passed: { $table } goes to somebody else.
offer-lapsed = The seat at { $table } went on.
offer-full = No seat is free any more at { $table }.
proposal-heading = { $count } people would make a table of { $game }
proposal-where = You all look for it: { $pace }, on { $server }.
proposal-opens = It opens when **{ $count }** have said yes. You can answer until { $until }.
proposal-how = Whoever has said yes sits there then, and nobody else.
proposal-yes = You would play { $game }
proposal-yes-note = The table opens when { $count ->
    [one] one more has
   *[other] { $count } more have
} said yes; then you sit there.
proposal-no = Not this one
proposal-late = The time for this table of { $game } is over
proposal-nothing = It came to no table of { $game }: too few wanted one
refusal-no-offer = That is not offered any more.
refusal-no-search = You look for no table any more. *Find me a table* begins anew.
refusal-no-game-for-so-many = None of these games is for that many people.
role-told = { $role } { $seats } at { $table }
