feature-guests = Tables across servers
feature-guests-hint = Seats at tables of one server for people of another, who play as guests in direct messages.
switch-shows_ours = Show our seats elsewhere
switch-shows_ours-hint = A host may offer a table to other servers too.
switch-shows_others = Show seats of others here
switch-shows_others-hint = The notice board then lists tables of other servers too.
switch-elsewhere = Also elsewhere
switch-elsewhere-hint = Other servers list it. With a guest, everybody here goes by the guest name.
switch-elsewhere-short = also elsewhere
guest-heading = A table of another server
guest-first = You play there as a guest. The whole match comes to you in direct messages: the board, your desk, votes and the result. The others read you under a name of your own choice and nothing else of you, neither your account nor this server; you read them in the same way. Such matches are rated apart from those of this server. Choose the name by which other servers know you; you can change it in `/settings`.
guest-arrives = { $game }: I look for your seat at a table of another server.
guest-sits = You sit at table { $number } as a guest. The match comes to you in direct messages: { $where }
guest-rematch = A rematch of { $game } is open: do you join?
button-guest-name = Guest name
form-guest-name = Your name on other servers
field-guest-name = Guest name
field-guest-name-hint = { $least } to { $most } characters: letters, digits, spaces, - and '. Nobody else has it.
setting-guest = Guest name
board-elsewhere = { $match } · elsewhere
elsewhere-people = { $count ->
    [one] one person
   *[other] { $count } people
}
refusal-not-elsewhere = This table is not offered here any more.
refusal-guest-dm-closed = I cannot write to you, and a guest plays in direct messages: you were not seated. Allow direct messages from members of this server (its name › Privacy Settings), then press *Join* again.
refusal-guest-name-length = A guest name has { $least } to { $most } characters.
refusal-guest-name-signs = A guest name is made of letters, digits, spaces, hyphens and apostrophes, with at least one letter.
refusal-guest-name-taken = “{ $name }” is taken. Please choose another name.
