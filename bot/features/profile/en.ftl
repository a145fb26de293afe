cmd-profile = How somebody plays on this server: games, rating, badges
cmd-profile-person = Whose profile; yours if you name nobody
menu-profile = Profile
choice-profile = Who sees your profile
choice-profile-all = everybody
choice-profile-met = people you have played with
choice-profile-none = nobody
refusal-profile-hidden = This profile is kept private.
profile-heading = ## { $name }
profile-since = here since { $month }/{ $year }
profile-steady = steady · { $kept } of { $count }
profile-new = new
profile-leaves = left { $left } of { $count }
profile-line-steady = Steady: finished { $kept } of the last { $count } matches.
profile-line-new = New: fewer than three matches so far.
profile-line-leaves = Often leaves: finished { $kept } of the last { $count } matches. Only you and hosts of tables that you join see this. Each match that you play to its end takes an older one’s place.
profile-line-leaves-other = Often leaves: finished { $kept } of the last { $count } matches. You see this because { $name } sits at your table.
profile-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
profile-mean = { $whole }.{ $tenths }
profile-place = place
profile-rival = Rival
profile-nemesis = Nemesis
profile-buddy = Buddy
profile-rival-note = { $ahead } to { $behind } in { $matches }
profile-nemesis-note = ahead in { $behind } of { $matches }
profile-buddy-note = { $matches } matches together
profile-empty = Play one match with other people and this fills.
profile-game = **{ $title }**: { $count ->
    [one] 1 match
   *[other] { $count } matches
}, mean place { $mean }
profile-with-you = With you: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, you were ahead in { $behind }, behind in { $ahead }.
profile-own-note = This is how others see your profile, only without the line that you often leave: besides you, only whoever runs a table that you sit down at sees that. `/settings` says who may see your profile.
profile-alt = { $name }. { $games }
profile-alt-people = People met again and again.
button-who-sees = Who sees this
profile-choose-curve = Curve: { $title }
