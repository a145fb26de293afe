# Yucata': what happened, by turns. A player's name, or "You", stands in front of each.

recap-played = played { $card_id ->
    [question] ? as { $effect_id ->
        [spear] a spear
       *[other] { $effect }
    }
    [spear] the spear
   *[other] **{ $card }**
} to { $to ->
    [39] the temple
   *[other] { $to }
}{ $pale ->
    [0] { $dark ->
        [0] { $red ->
            [0] {""}
           *[other] {": "}{ took }
        }
       *[other] {": "}{ took }
    }
   *[other] {": "}{ took }
}
recap-picked-up = took all seven cards back
headline-ended = took the last stone: **the match is over**

heading = { $seat } to play · leader on { $front }
progress = { $left ->
    [one] 1 stone
   *[other] { $left } stones
} left
