# Port Royal: what happened, by turns. A player's name, or "You", stands in front of each.

heading = Round { $round }{ $last ->
    [0] {""}
   *[other] {" "}(last)
} · { $state }
progress = the leader has { $points } of { $goal } points
chapter-turn = Round { $round }

recap-fee = { $fee ->
    [0] {""}
   *[other] , 1 to { $active_seat }
}
recap-turn = {""}
recap-drew-person = drew { circled } { $card }
recap-drew-ship = drew { circled } { $card }
recap-drew-expedition = drew { circled } { $card }
recap-drew-tax = drew { circled } { $card }
recap-drew-times = drew { $times } cards
recap-taxed = lost { coins-n } to the tax
recap-repelled = repelled { circled } { $card } ⚔
recap-let-in = let { circled } { $card } in
headline-bust = went **bust** with card { $second }: { circled-first } and { circled-second } are of one colour, { $cards_count ->
    [one] 1 card
   *[other] { $cards_count } cards
} lost
recap-stopped = {""}
recap-paid = got { coins-n } for the { $power }
recap-traded = traded { $card }: +{ $coins }{ recap-fee }
recap-declined = traded { $card } without its coins{ recap-fee }
recap-hired = hired { $card } ({ $price }){ recap-fee }
recap-clerk = {""}
recap-gift = gave { coins-n } to { $to_seat }
recap-done = {""}
recap-skipped = {""}
recap-left-over = {""}
recap-fulfilled = fulfilled { $card }: +{ $coins }, { points-n }
recap-contract-done = completed { $contract } as number { $place }: +{ $coins }{ $points ->
    [0] {""}
   *[other] , { points-n }
}
recap-contract-step = {""}
recap-collected = kept { $card } for the Pack of Pirates
recap-shuffled = {""}
headline-last-round = reached { points-n }: **this is the last round**
