cmd-profile = Wie jemand auf diesem Server spielt: Spiele, Wertung, Abzeichen
cmd-profile-person = Wessen Profil; deins, wenn du niemanden nennst
menu-profile = Profil
choice-profile = Wer dein Profil sieht
choice-profile-all = alle
choice-profile-met = Leute, mit denen du gespielt hast
choice-profile-none = niemand
refusal-profile-hidden = Dieses Profil ist nicht für andere.
profile-heading = ## { $name }
profile-since = dabei seit { $month }/{ $year }
profile-steady = zuverlässig · { $kept } von { $count }
profile-new = neu
profile-leaves = { $left } von { $count } verlassen
profile-line-steady = Zuverlässig: { $kept } der letzten { $count } Partien zu Ende gespielt.
profile-line-new = Neu: bisher weniger als drei Partien.
profile-line-leaves = Geht oft: { $kept } der letzten { $count } Partien zu Ende gespielt. Das sehen nur du und wer einen Tisch führt, an den du dich setzt. Jede Partie, die du zu Ende spielst, verdrängt eine ältere.
profile-line-leaves-other = Geht oft: { $kept } der letzten { $count } Partien zu Ende gespielt. Du siehst das, weil { $name } an deinem Tisch sitzt.
profile-matches = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
profile-mean = { $whole },{ $tenths }
profile-place = Platz
profile-rival = Rivale
profile-nemesis = Angstgegner
profile-buddy = Weggefährte
profile-rival-note = { $ahead } zu { $behind } in { $matches }
profile-nemesis-note = vorn in { $behind } von { $matches }
profile-buddy-note = { $matches } Partien zusammen
profile-empty = Spiel eine Partie mit anderen, dann füllt sich das hier.
profile-game = **{ $title }**: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}, mittlerer Platz { $mean }
profile-with-you = Mit dir: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, du warst { $behind }-mal vorn und { $ahead }-mal dahinter.
profile-own-note = So sehen andere dein Profil, nur ohne den Hinweis, dass du oft gehst: Den sieht außer dir nur, wer einen Tisch führt, an den du dich setzt. Wer das Profil sehen darf, steht unter `/settings`.
profile-alt = { $name }. { $games }
profile-alt-people = Leute, die immer wieder dabei sind.
button-who-sees = Wer das sieht
profile-choose-curve = Verlauf: { $title }
