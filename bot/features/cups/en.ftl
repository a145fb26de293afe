feature-cups = Cups and leagues
feature-cups-hint = Cups that begin by themselves, are played over days, and end.
switch-cups-everybody = Everybody may open cups of every form
switch-cups-everybody-hint = Otherwise managers do; a mini cup everybody may open.
switch-cups-new-wait = New people in cups wait for free places
switch-cups-new-wait-hint = Accounts younger than 30 days, or fewer than 3 finished matches.
cmd-cup = Your cup, or the cups of this server
cmd-cup-new = A new cup of this game

# What a cup is called
cup-form-mini = mini cup
cup-form-league = league
cup-form-swiss = cup by points
cup-form-knockout = knock-out
cup-heading = { $name } · { $form }
cup-title-season = { $name } · season { $season }
cup-banner = { $form } · { $game }
cup-banner-alt = A golden cup on the pier of a harbour in the evening: { $name }
cup-nameless = somebody who was forgotten
cup-usual-name = Harbour Cup
cup-direction = The direction
cup-day = { $day } { $month ->
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
   *[other] December
}

# The card
cup-about-mini = { $tables ->
    [one] One match begins
   *[other] { $tables } matches begin together
} at { $size } to a table, each person plays in { $mine } of them, and everybody meets everybody { $low ->
    [1] { $high ->
        [1] once
       *[other] once to { $high } times
    }
    [2] { $high ->
        [2] twice
       *[other] twice to { $high } times
    }
   *[other] { $high } times
}.
cup-about-league = Divisions of up to seven, { $size } to a table: { $tables } matches begin together in each, everybody plays in { $mine } of them and meets everybody { $low ->
    [1] { $high ->
        [1] once
       *[other] once to { $high } times
    }
    [2] { $high ->
        [2] twice
       *[other] twice to { $high } times
    }
   *[other] { $high } times
}. Two go up, two go down, and the next season begins by itself.
cup-about-swiss = { $rounds } rounds at { $size } to a table: whoever is level meets, and nobody meets twice as long as that can be.
cup-about-knockout = At { $size } to a table, { $through ->
    [one] the first of each table goes on
   *[other] the first { $through } of each table go on
}, until one table is left.
cup-expected = **Expected { $expected }** at this pace: { $pace }.
cup-turns = That is about { $turns ->
    [one] **1 turn a day**
   *[other] **{ $turns } turns a day**
} for you.
cup-date = The round date is { $at }.
cup-dates = **Round dates:** { $dates }
cup-options = Options: { $options }. Hints are off.
cup-options-usual = Options: as usual. Hints are off.
cup-signed-of = **{ $count } of { $size }** · begins by itself with { $size }, or with { $less ->
    [0] { $least }
   *[other] { $least } to { $most }
} on { $at }
cup-signed-all = **{ $count } of { $size }** · begins by itself as soon as it is full; on { $at } it ends if it is not
cup-signed = **{ $count } signed up** · begins on { $at } with { $least } or more
cup-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}
cup-and-more = and { $count } more
cup-reserve-list = **Reserve list:** { $names }
cup-rules = Up to { $vacation } days of vacation in a round. Whoever leaves, or has run out of time by the round date, enters no cup here for { $days } days; computers finish their matches. Whoever never shows up is replaced from the reserve list.
cup-off = It does not take place.
cup-won = 🏆 **{ $who }** has won.
cup-moved-up = ▲ { $who } { $count ->
    [one] goes up
   *[other] go up
} to division { $division }.
cup-moved-down = ▼ { $who } { $count ->
    [one] goes down
   *[other] go down
} to division { $division }.
cup-over-since = Over since { $at }.
cup-runs = **It has begun** with { $count ->
    [one] 1 person
   *[other] { $count } people
}.
button-cup-sign-up = Sign up
button-cup-withdraw = Withdraw
button-cup-scored = How it is scored
button-cup-more = What was done
button-cup-standings = Standings
button-cup-second-round = Come to round 2
button-cup-wait = Reserve list
button-cup-mine = My tables
button-cup-tables = All tables
button-cup-sum = My sum
button-cup-leave = Leave the cup
button-cup-leave-hint = Computers finish your matches there.
button-cup-take = Play on for them
button-cup-pass = Not me
button-cup-look = Look
button-cup-new = A new cup …
button-cups = Cups here

# The standings, in words
cup-standings-alt = The standings of { $name }; first: { $first }
cup-leads = { $who } leads the { $name }
cup-leads-division = { $who } leads division { $division }
cup-wins = { $who } wins the { $name }
cup-wins-division = { $who } wins division { $division } of the { $name }
cup-ended = The { $name } is over
cup-round-begins = { $rounds ->
    [1] The { $name } has begun
   *[other] { $name }: round { $round } of { $rounds }
}
cup-place-points = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $who } **{ $points }**
cup-place-alone = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $who }
cup-first-three = { $first } before { $others }.
cup-runs-until = { $running } of { $all } matches run; the round date is { $until }.
cup-bye = { $who } has no opponent in this round, which counts as much as a win.
cup-stop = Whoever has an empty bank on the date is played by the computer; from { $stop } on computers play for everybody who is asked.
cup-table-of = Table { $table }
cup-division = Division { $division }
cup-round-number = Round { $round }

# The same in pictures
cup-table = table
cup-against = against
cup-rounds = round
cup-points = points
cup-points-of = of { $most }
cup-rivals = rivals
cup-running = running
cup-not-there = not at this table
cup-left-short = left the cup
cup-go-up = { $count ->
    [one] one goes up
   *[other] { $count } go up
} to division { $division }
cup-go-down = { $count ->
    [one] one goes down
   *[other] { $count } go down
} to division { $division }
cup-went-up = { $who } { $count ->
    [one] goes up
   *[other] go up
}
cup-went-down = { $who } { $count ->
    [one] goes down
   *[other] go down
}
cup-season-dates = { $begun } to { $over }
cup-season-alt = The season of { $name }: the first three of each division
cup-not-given = not given
cup-not-given-why = { $count ->
    [0] no match counted
    [1] one was left
   *[other] two were left
}
cup-picture-division = { $name } · division { $division }
cup-picture-round = { $name } · round { $round } of { $rounds }
cup-picture-note = { $game }, { $size } at a table, until { $until }
cup-picture-over = { $game }, { $size } at a table
cup-met-twice = { $count ->
    [0] nobody has met twice
    [one] 1 pair met twice
   *[other] { $count } pairs met twice
}
cup-final = Final
cup-place-of = { $place ->
    [1] first of table { $table }
    [2] second of table { $table }
   *[other] place { $place } of table { $table }
}
cup-bracket-game = { $game }, { $count } people
cup-bracket-form = knock-out, { $through ->
    [one] the first goes on
   *[other] { $through } go on
}
cup-through = { $through ->
    [one] the first of a table goes on
   *[other] the first { $through } of a table go on
}
cup-stage-until = stage { $stage } until { $until }

# What somebody is told
cup-told-round = { $rounds ->
    [1] { $name } has begun
   *[other] { $name }: round { $round } has begun
}
cup-told-over = { $name } is over
cup-told-place = You are **{ $place } of { $count }**.
cup-own-asked = { $table } with { $others }: **it is your turn**
cup-own-waits = { $table } with { $others }
cup-own-place = You are **{ $place } of { $count }** with **{ $points }** points.
cup-own-none = None of your matches runs now.
cup-own-until = The round date is { $until }; from { $stop } on computers play for everybody who is asked.
cup-own-out-left = You have left the cup. Computers finish your matches.
cup-own-out-time = You ran out of time, and are out.
cup-own-out-absent = You did not show up in time, and are out.
cup-own-out-removed = The direction has taken you out.
cup-own-out-forgotten = You have left the cup.
cup-outlook = You can still end between place { $best } and place { $worst }.
cup-outlook-sure = Your place is certain by now: { $best }.
cup-needed = { $count ->
    [one] { $place ->
        [1] A win in your match
       *[other] Place { $place } in your match
    }
   *[other] { $place ->
        [1] A win in each of your { $count } matches
       *[other] Place { $place } in each of your { $count } matches
    }
} is surely enough for place { $goal }.
cup-need-on = { $through ->
    [0] This is the last table: its first wins the cup.
    [one] The first of your table goes on.
   *[other] The first { $through } of your table go on.
}
cup-in = You are in: { $name }
cup-on-reserve = You are on the reserve list: { $name }
cup-reserve-place = You are number { $place } there. Where places are free when it begins, you play; later you are asked if somebody is missing.
cup-reserve-runs = You are number { $place } there, and are asked if somebody is missing.
cup-at-once = You play **{ $count } matches at once**.
cup-may-withdraw = You can withdraw until you play.
cup-withdrawn = You have withdrawn from { $name }.
cup-leave-sure = **Leave { $name }?** Computers finish your matches, you are ranked last in them, and you enter no cup here for { $days } days.
cup-leave-return = To this one you can come back once, from the next round on.
cup-offered = A place for you: { $name }
cup-offered-line = A place for you: { $name }
cup-offered-what = { $who } has not shown up. Do you play on in { $count ->
    [one] that match
   *[other] those { $count } matches
} of { $game }?
cup-offered-directed = The direction asks you to play on for { $who } in { $count ->
    [one] that match
   *[other] those { $count } matches
} of { $game }.
cup-offered-until = Held for you until { $until }.
cup-taken = You play on in { $name }. You sit at the tables within a minute.
cup-passed = All right. The next one is asked; you wait for { $name } no more.

# How it is scored
cup-scored-heading = How it is scored
cup-scored = A match counts the share of your opponents that you are ahead of, and half of what a win is worth beyond chance. That is told in whole numbers, 90 on average at every size of table. Whoever shares a place shares its points.
cup-scored-ties = Equal points: first your common matches decide, then wins, then the mean of your opponents, then your share of the points on the boards, at last a lot that was drawn before anybody signed up.
cup-scored-left = Whoever leaves a match is last in it. A match that does not count brings your own average. Computers are never ranked.
cup-scored-seed = Lots follow from a seed that was drawn before anybody signed up. Its SHA-256 is `{ $hash }`.
cup-scored-seed-over = Lots followed from the seed `{ $seed }`, whose SHA-256 is `{ $hash }`.
cup-scored-size = { $size } at a table: { $worth }
cup-sum-heading = Your { $points } points
cup-sum = { $where }, place { $place } of { $of }: **{ $points }** = { $ahead } ahead of others + { $win } winning − { $chance } chance + { $base }
cup-sum-running = { $where }: still running
cup-sum-void = { $where }: does not count, **{ $points }** by your average
cup-sum-bye = { $where }: no opponent, **{ $points }**
cup-sum-missed = { $where }: missed, **{ $points }**
cup-sum-left = { $where }: left, **{ $points }**
cup-decided = Between you and whoever is before you: { $by }.
cup-decided-points = points
cup-decided-common = your common matches
cup-decided-wins = wins
cup-decided-rivals = the mean of your opponents
cup-decided-ratio = your share of the points on the boards
cup-decided-lot = the lot
cup-table-runs = { $table }: { $people }
cup-table-over = { $table }, over: { $people }
cup-table-void = { $table }, does not count: { $people }
cup-no-tables-yet = No table is open yet.

cup-match-of = A match of **{ $name }**
cup-chip = { $count ->
    [one] won a cup
   *[other] won { $count } cups
}

# Medals
button-cup-medals = Medals of cups · { $count }
cup-medals = Medals of cups
cup-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} **{ $cup }** · { $game } · { $at }
cup-medals-none = None of those cups can be seen from here.

# The notice board
cup-board-signed = { $size ->
    [0] **{ $count } signed up**
   *[other] **{ $count } of { $size }**
} for { $game }
cup-board-begins = { $size ->
    [0] begins on { $at }
   *[other] begins with { $size }
}
cup-board-runs = { $game } · { $form } · { $rounds ->
    [1] runs until { $until }
   *[other] round { $round } of { $rounds } until { $until }
}

# Lists and a new one
cups-heading = Cups
cups-yours = Your cups
cups-none-of-yours = You are in no cup. `/cup` on a server shows the cups there and opens new ones.
cups-none = No cup takes place here now. Open one: a mini cup begins by itself with seven.
cups-choose = Look at a cup …
cups-choice = { $name } · { $form }
cups-won = { $name }: { $who } won
cup-new = A new cup
cup-which-game = Which game?
cup-opened = **{ $name }** is open; its card stands in { $where } within moments. You direct it: *What was done* on that card lets it begin, moves its date, names a second director, and so on.
form-cup = A cup of { $game }
field-cup-name = Name
field-cup-kind = Form
field-cup-seats = At a table
field-cup-days = People sign up for
field-cup-days-hint = A mini cup begins before that as soon as it is full.
cup-kind-mini = Mini cup of { $number }
cup-kind-mini-hint = Everybody meets everybody, all matches at once; it begins by itself.
cup-kind-league = League
cup-kind-league-hint = Divisions of seven; two up, two down, season after season.
cup-kind-swiss = Cup by points, { $number } rounds
cup-kind-swiss-hint = For 8 and more: whoever is level meets.
cup-kind-knockout = { $number ->
    [one] Knock-out, the first goes on
   *[other] Knock-out, { $number } go on
}
cup-kind-knockout-hint = From table to table up to one last table.
cup-seats = { $size ->
    [2] Two
    [3] Three
    [4] Four
   *[other] { $size }
}
cup-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}

# What was done, and what a director decides
cup-log = { $name }: what was done
cup-log-empty = Nothing beside what was played.
cup-left = { $who } left the cup.
cup-out-left = { $who } left the cup at a table.
cup-out-time = { $who } ran out of time; computers play on.
cup-out-absent = { $who } never showed up; a computer plays and is not ranked.
cup-forgotten = Somebody was forgotten by their own wish; computers play on.
cup-replaced = { $by } plays on for { $who }.
cup-came-late = { $who } comes to the second round.
cup-came-back = { $who } is back from the next round on.
cup-given-up = Match { $match } came to no end and does not count.
cup-ends-too-few = Fewer than three are left, so it is over; the standings stand.
cup-ends-no-tables = Those who are left cannot be seated, so it is over; the standings stand.
cup-too-few-came = It ends without a match: { $count ->
    [0] nobody
   *[other] { $count }
} signed up.
cup-by-begin = { $director } let it begin.
cup-by-off = { $director } called it off.
cup-by-end = { $director } ended it; the standings stand.
cup-by-date = { $director } set the date to { $at }.
cup-by-deputy = { $director } named a second director.
cup-by-no-deputy = { $director } took the second director back.
cup-by-options = { $director } set options of the game.
cup-by-withdrawn = { $director } took somebody off the list.
cup-by-removed = { $director } took { $who } out; computers play on.
cup-by-back = { $director } brought { $who } back from the next round on.
cup-by-asked = { $director } asked { $by } to play on for { $who }.
cup-by-aside = { $director } decided that match { $match } does not count.
cup-by-result = { $director } set the result of match { $match }.
cup-noted = Seen by the direction alone. It says what is striking, not why:
cup-noted-helped = { $one } and { $other }: in { $matches } matches at one table they were ahead of { $share } % of the others; by their ratings { $expected } % were to be expected.
cup-noted-at-once = { $one } and { $other } answered at different tables in the same minute { $minutes } times; whoever answered less did so in { $of } minutes.
cup-decide = Decide …
cup-about-person = About somebody in the cup …
cup-deputy = A second director …
cup-do-begin = Let it begin now
cup-do-options = Options of the game …
cup-do-later = { $days ->
    [1] The date a day later
   *[other] The date { $days } days later
}
cup-do-earlier = { $days ->
    [1] The date a day earlier
   *[other] The date { $days } days earlier
}
cup-do-match = About a match …
cup-do-match-hint = Set its result, or let it count for nobody.
cup-do-off = Call it off
cup-do-end = End it now
cup-sure-off = **Call off { $name }?** It ends without a match.
cup-sure-end = **End { $name }?** Matches that run count for nobody, and the standings stand.
cup-sure-end-league = **End { $name }?** Matches that run count for nobody, the standings stand, and no further season follows.
cup-state-in = Has signed up.
cup-state-reserve = Is on the reserve list.
cup-state-playing = Plays.
cup-state-out = Is out.
button-cup-substitute = Ask a reserve to play on
button-cup-bring-back = Back from the next round on
button-cup-remove = Take out
button-cup-result = Set the result …
button-cup-aside = It counts for nobody
field-cup-running = A match that runs
field-cup-match = Or any match, by its number
field-cup-match-hint = It stands at its table; also for one that is over.
field-cup-place = Place { $place }

refusal-cup-none = There is no such cup here.
refusal-cup-over = This cup is over.
refusal-cup-begun = This cup has begun.
refusal-cup-not-begun = This cup has not begun yet.
refusal-cup-name = A cup needs a name.
refusal-cup-time = Choose a time between now and { $days } days from now.
refusal-cup-for-managers = Cups of this form are opened by the managers of the server. A mini cup you can open yourself.
refusal-cup-too-many = So many cups gather people here already: { $most } at most, and one of your own.
refusal-cup-in-already = You are in this cup already.
refusal-cup-not-in = Not in this cup.
refusal-cup-plays = You play already. You can leave the cup instead.
refusal-cup-back-by-director = You are out of this cup; only whoever directs it can bring you back.
refusal-cup-barred = You left your last cup, or ran out of time in it. You can enter again on { $at }.
refusal-cup-already-in = Already in this cup.
refusal-cup-too-late = It is too late for that: two rounds are paired.
refusal-cup-not-left = This person has not left the cup.
refusal-cup-back-before = One can come back once.
refusal-cup-no-more-rounds = No further round comes in which that could be.
refusal-cup-offer-over = This place is no longer held.
refusal-cup-not-director = Only whoever directs the cup, and the managers of the server, decide that.
refusal-cup-too-few = { $people ->
    [0] Nobody has signed up
   *[other] { $people } have signed up
}; it takes { $least }.
refusal-cup-others-in = Others have signed up for these options.
refusal-cup-no-reserve = Nobody is on the reserve list.
refusal-cup-asked-already = A reserve is asked for this person already.
refusal-cup-went-on = The next stage has begun with this result, so it stands.
refusal-cup-no-match = No match of this cup has that number.
refusal-cup-no-result = Everybody who is ranked there stands on one place.
