button-how-to-play = How to play
how-to-play-page = { $title } · How to play { $page }/{ $count }
which-game = Which game?
choose-rule = Choose a rule
no-such-rule = No rule mentions “{ $wanted }”. Here is how to play.
strength-heading = How strong the computers are, in matches of { $number ->
    [2] two
   *[other] { $number }, one against the others
}
strength-random = random play
strength-line = { $me } against { $them }: wins { $percent } % ({ $low }–{ $high } %, { $matches } matches)
cmd-rules = How to play, and every rule
cmd-rules-search = A word to look for
