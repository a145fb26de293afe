button-history = History
history-of = History · { $chapter }
history-start = the start
history-turns = { $count ->
    [one] turn { $first }
   *[other] turns { $first } to { $last }
}
history-turn = { $who } · turn { $turn }
history-asked = { $who } to play · asked { $since }
history-jump = Jump to a turn · { $turns } { $turns ->
    [one] turn
   *[other] turns
}
history-empty = Nothing has happened yet.
button-record = Match file
button-record-hint = Every step and the secret number.
result-seed = Fair play: the secret number was `{ $seed }`; the fingerprint `{ $hash }` of the match stood under *More* from the start. `{ $file }` holds the whole match for anyone who wants to check it.
