cmd-game-leaderboard = Who plays a game best on this server
leaderboard-heading = { $title } · leaderboard of this server
leaderboard-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}, { $wins } won
leaderboard-none = Nobody is rated yet. A match counts when it is finished and at least two people played.
leaderboard-note = Everybody starts at 1000. A number stands once it is reliable, after about ten matches; it rises most when you beat somebody who was expected to win. Only people are compared; whoever leaves a match comes last in it. `/settings` keeps you out of this list.
leaderboard-everywhere = { $title } · across servers
leaderboard-everywhere-note = Matches with guests of other servers, rated apart from those of each server. People stand here by their guest names; whoever has none is not listed.
button-everywhere = Across servers
leaderboard-season = **{ $season }**, so far: { $each }
leaderboard-medals = **{ $season }**: { $each }
season = { $quarter ->
    [1] January to March
    [2] April to June
    [3] July to September
   *[other] October to December
} { $year }
medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $what } { $points }
rating-settling = first matches, { $count } to go
rating-chances = To win, by the ratings: { $each }
rating-chance = { $who } { $chance } %
rating-after = rating { $points } ({ $change })
switch-rated = In the leaderboards
switch-rated-hint = Off: your name stands in none of them.
profile-rating = rating
profile-settling = first matches
profile-more = { $count } more
profile-curve = { $title }, rating
profile-band = band: where it probably lies
profile-game-rating = rating { $points }
profile-curve-alt = The rating of { $title } by match.
