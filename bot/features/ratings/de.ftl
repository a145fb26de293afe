cmd-game-leaderboard = Wer ein Spiel auf diesem Server am besten spielt
leaderboard-heading = { $title } · Rangliste dieses Servers
leaderboard-matches = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}, { $wins } gewonnen
leaderboard-none = Noch ist niemand gewertet. Eine Partie zählt, wenn sie zu Ende ist und mindestens zwei Menschen mitspielten.
leaderboard-note = Alle beginnen bei 1000. Die Zahl steht da, sobald sie verlässlich ist, nach etwa zehn Partien; am stärksten steigt sie, wenn man jemanden schlägt, der als Favorit galt. Verglichen werden nur Menschen; wer eine Partie verlässt, zählt darin als letzter Platz. Nicht in der Liste stehen: `/settings`.
leaderboard-everywhere = { $title } · über Server hinweg
leaderboard-everywhere-note = Partien mit Gästen anderer Server, getrennt von denen jedes Servers gewertet. Alle stehen hier unter ihrem Gastnamen; wer keinen hat, wird nicht aufgeführt.
button-everywhere = Über Server hinweg
leaderboard-season = **{ $season }**, bisher: { $each }
leaderboard-medals = **{ $season }**: { $each }
season = { $quarter ->
    [1] Januar bis März
    [2] April bis Juni
    [3] Juli bis September
   *[other] Oktober bis Dezember
} { $year }
medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $what } { $points }
rating-settling = erste Partien, noch { $count }
rating-chances = Siegchancen nach den Wertungen: { $each }
rating-chance = { $who } { $chance } %
rating-after = Wertung { $points } ({ $change })
switch-rated = In den Ranglisten
switch-rated-hint = Aus: dein Name steht in keiner.
profile-rating = Wertung
profile-settling = erste Partien
profile-more = noch { $count }
profile-curve = { $title }, Wertung
profile-band = Band: wo sie wohl liegt
profile-game-rating = Wertung { $points }
profile-curve-alt = Die Wertung in { $title } nach Partien.
