# Yucata': was geschehen ist, Zug für Zug. Davor steht ein Name oder „Du“, dann ein Doppelpunkt.

recap-played = { $card_id ->
    [question] ? als { $effect_id ->
        [spear] Speer
       *[other] { $effect }
    }
    [spear] Speer
   *[other] **{ $card }**
} auf { $to ->
    [39] den Tempel
   *[other] { $to }
}{ $pale ->
    [0] { $dark ->
        [0] { $red ->
            [0] {""}
           *[other] {", "}{ took }
        }
       *[other] {", "}{ took }
    }
   *[other] {", "}{ took }
}
recap-picked-up = alle sieben Karten wieder aufgenommen
headline-ended = letzten Stein genommen: **die Partie ist zu Ende**

heading = { $seat } ist am Zug · vorn auf { $front }
progress = noch { $left ->
    [one] 1 Stein
   *[other] { $left } Steine
}
