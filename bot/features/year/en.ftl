cmd-year = Your year: matches by month, the best turn, who was at your tables
cmd-year-which = Which year; this one if you name none
button-year = My year
switch-year = Your year as a picture
switch-year-hint = It comes once, in December, by direct message.
button-year-off = Do not send my year
year-title = { $name }’s { $year }
year-summary = { $count } matches, { $won } won, { $people ->
    [0] among known people
    [one] 1 new person
   *[other] { $people } new people
}
year-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
year-month-whole = { $month ->
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
year-largest = The largest month: { $month }, { $count ->
    [one] 1 match
   *[other] { $count } matches
}
year-most-played = Most played: { $title }, { $count }
year-turned-label = The turn of the year
year-turned = { $before } → { $after } % in one turn
year-turned-note = { $title }, table { $number }
year-companion-label = Most at your tables
year-companion = { $matches } matches, { $ahead ->
    [one] once
   *[other] { $ahead } times
} ahead, { $behind } behind
year-longest-label = The longest match
year-longest = { $title } with { $seats }, table { $number }
year-closest-label = Closest win
year-closest = { $mine } to { $theirs }
year-closest-note = { $title } against { $who }, table { $number }
year-badges = New badges
year-badges-count = { $count } this year
year-alt = A chart with an island for each month. Matches: { $months }.
year-note = Finished matches with other people, on all servers. Only you see this.
year-told-note = You asked for this in `/settings`. `/year` shows it again, and other years.
year-ended = I will not send you your year any more. `/year` shows it all the same.
refusal-year-too-few = { $count ->
    [0] In { $year } you have not finished a match with other people.
    [one] In { $year } you have finished 1 match with other people.
   *[other] In { $year } you have finished { $count } matches with other people.
} From { $most } on there is a picture.
