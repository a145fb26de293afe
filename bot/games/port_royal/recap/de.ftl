# Port Royal: was geschehen ist, Zug für Zug. Davor steht ein Name oder „Du“, dann ein Doppelpunkt.

heading = Runde { $round }{ $last ->
    [0] {""}
   *[other] {" "}(letzte)
} · { $state }
progress = vorn { $points } von { $goal } Punkten
chapter-turn = Runde { $round }

recap-fee = { $fee ->
    [0] {""}
   *[other] , 1 an { $active_seat }
}
recap-turn = {""}
recap-drew-person = { circled } { $card } gezogen
recap-drew-ship = { circled } { $card } gezogen
recap-drew-expedition = { circled } { $card } gezogen
recap-drew-tax = { circled } { $card } gezogen
recap-drew-times = { $times } Karten gezogen
recap-taxed = { coins-n } Steuer verloren
recap-repelled = { circled } { $card } abgewehrt ⚔
recap-let-in = { circled } { $card } eingelassen
headline-bust = **geplatzt** mit Karte { $second }: { circled-first } und { circled-second } haben eine Farbe, { $cards_count ->
    [one] 1 Karte
   *[other] { $cards_count } Karten
} verloren
recap-stopped = {""}
recap-paid = { coins-n } bekommen ({ $power })
recap-traded = { $card } gehandelt: +{ $coins }{ recap-fee }
recap-declined = { $card } ohne die Münzen gehandelt{ recap-fee }
recap-hired = { $card } angeheuert ({ $price }){ recap-fee }
recap-clerk = {""}
recap-gift = { coins-n } an { $to_seat } verschenkt
recap-done = {""}
recap-skipped = {""}
recap-left-over = {""}
recap-fulfilled = { $card } erfüllt: +{ $coins }, { points-n }
recap-contract-done = { $contract } erfüllt als Nummer { $place }: +{ $coins }{ $points ->
    [0] {""}
   *[other] , { points-n }
}
recap-contract-step = {""}
recap-collected = { $card } für das Piratenpack behalten
recap-shuffled = {""}
headline-last-round = { points-n } erreicht: **das ist die letzte Runde**
