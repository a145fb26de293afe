# Port Royal: what the bot says.

summary = Draw ships and persons into the harbour as long as you dare: two ships of the same colour end your turn with nothing. Stop in time, trade a ship or hire persons, and let the others take what is left for a fee; 12 points end the match.

how-to-play =
    ### Aim
    Have the most points at the end of the round in which somebody reaches 12.
    ### Coins
    Coins are face-down cards from the draw pile; nobody sees their fronts. Everybody starts with 3.
    ### First part: discover
    Draw at least one card into the harbour. After each card you may stop.
    • **Ship**: comes in, unless you have as many swords as it shows and **repel** it; then it is gone. Swords are not used up. ☠ cannot be repelled.
    • **Person**: waits to be hired.
    • **Expedition**: lies apart until somebody fulfils it.
    • **Tax increase**: whoever has 12 or more coins loses half. Then most swords, or fewest points, gain 1 coin.
    Two ships of the same colour: **bust**. The harbour is lost and your turn ends.
    ### Second part: trade and hire
    Take 1 card; with four ship colours 2, with five 3. You may take fewer.
    • **Trade** a ship: discard it and gain its coins.
    • **Hire** a person: pay its cost and keep it for its points and ability.
    Then each other player in turn may take 1 card and pays you 1 coin as a fee. The rest is discarded.
    ### Expeditions
    In your turn, except after a bust, you may discard the persons an expedition asks for (captain ⚓, priest ✚, settler ⌂; a Jack of all Trades stands for any one). You gain its coins and points.
    ### Persons
    • **Sailor, Pirate**: 1 and 2 swords. **Trader**: 1 coin more from ships of its colour. **Mademoiselle**: persons cost 1 less. **Governor**: take 1 card more. **Admiral**: 2 coins if 5 or more cards lie there when you may take. **Jester**: 1 coin at every bust, and when nothing is left for you in another player’s turn. Governor and Admiral help from the next time on, the others at once.
    ### End
    With 12 points the round is finished, so that all have had equally many turns. Most points win, then most coins.

# Rules to look up

rule-aim-title = Aim and end of the match
rule-aim = As soon as somebody has 12 points, the round is played to its end, so that everybody has had the same number of turns. Most points win; among equals the most coins; if those are equal too, the win is shared.

rule-coins-title = Coins are cards
rule-coins = Every card has a coin on its back. A coin that you gain is a card from the draw pile, face down and seen by nobody. Coins that you pay or lose are turned face up on the discard pile. So cards held as coins are missing from the pile: nobody knows which. When you pay, your oldest coins go first.

rule-turn-title = A turn
rule-turn = The active player draws cards (discover) and, unless two ships of the same colour come in, takes cards from the harbour (trade and hire). Then the others may take in clockwise order. What is left is discarded, and the next player is active.

rule-draw-title = Draw or stop
rule-draw = You must draw one card. After every card you may stop or go on. Persons and ships lie in the harbour in the order drawn (①, ②, ③ …). Expeditions lie apart, tax increases happen at once. The chance to bust that *Draw* names is exact: it is counted from the cards that nobody has seen. *Stop* lets you choose what to take; a line *Take …* in the list stops and takes that card at once.

rule-repel-title = Ships, swords and repelling (Sailor, Pirate)
rule-repel = A Sailor gives 1 sword, a Pirate 2; they add up and are never used up. If you have as many swords as a ship shows, you may repel it right after drawing it: it goes to the discard pile and pays nothing. You need not. Ships with a skull ☠ can never be repelled. Only the ship just drawn can be.

rule-bust-title = Bust: two ships of the same colour
rule-bust = If a second ship of a colour comes into the harbour, everything there is discarded and your turn ends; nobody takes anything. Every Jester, yours too, brings its owner 1 coin. Expeditions stay. If you could repel the second ship you may also let it in on purpose, unless the table has switched that off.

rule-tax-title = Tax increase
rule-tax = Everybody with 12 or more coins loses half of them, rounded down (12 or 13 lose 6). After that all players with the most swords, or all with the fewest points (the card says which), gain 1 coin; in a tie all of them do, also with 0.

rule-expedition-title = Expeditions (Captain, Priest, Settler, Jack of all Trades)
rule-expedition = In your own turn, as often as you can, discard the persons an expedition asks for and take the card and its coins. Not while the others take cards: that is their time; and not after a bust (a table may allow that). Captain ⚓, Priest ✚ and Settler ⌂ serve for their sign, a Jack of all Trades for any one; if you have several ways to pay, you choose. The expedition with all three signs is used only with five players and lies open from the start.

rule-take-title = How many cards you take
rule-take = The active player takes 1 card; with four different ship colours in the harbour 2; with five 3. Each Governor adds 1. Cards are taken one after the other, and an ability counts at once for the next card. You may take fewer.

rule-trade-title = Trade a ship (Trader)
rule-trade = Take a ship, discard it and gain the coins it shows, plus 1 for each Trader of its colour that you have: ☀ yellow, ☾ blue, ♣ green, ♥ red, ♠ black.

rule-hire-title = Hire a person (Mademoiselle)
rule-hire = Pay the cost shown on the card, 1 less for each Mademoiselle that you have, never less than 0. The person stays in front of you with its points and its ability.

rule-others-title = When others take
rule-others = After the active player, each other player in turn may take 1 card (each Governor adds 1) and pays the active player a fee of 1 coin for each. For a ship that coin may come out of its income; for a person you need its price and 1 coin more. Whoever can take nothing is not asked, but their own Admirals and Jesters still pay.

rule-governor-title = Governor
rule-governor = You may take 1 card more, in your own turn and in those of others (where you pay a fee for that one too). A Governor hired now helps from the next time on.

rule-admiral-title = Admiral
rule-admiral = When it is your turn to take cards and 5 or more cards lie in the harbour, you gain 2 coins at once, also in turns of others and also if you take nothing. Expeditions do not count. An Admiral hired now pays from the next time on.

rule-jester-title = Jester
rule-jester = You gain 1 coin whenever anybody busts, and whenever you may take in another player’s turn and no card is left in the harbour.

rule-piles-title = When the piles run dry
rule-piles = An empty draw pile is made anew from the shuffled discard pile. If both are empty, coins are not paid. If that happens to a draw, or if the pile would have to be shuffled a second time while one player discovers, a tax increase takes place instead of the card; either bonus is equally likely. If nothing at all can come, you may stop.

rule-clerk-title = Clerk (expansion)
rule-clerk = If you trade a ship of your Clerk’s colour, you may take one more card; in another player’s turn you pay 1 coin for that one too. It works at once, and one Clerk after the other.

rule-gunner-title = Gunner (expansion)
rule-gunner = When it is your turn to take cards, you gain as many coins as there are ships in the harbour, less 1. A Gunner hired now pays from the next time on.

rule-vice-admiral-title = Vice Admiral (expansion)
rule-vice-admiral = When it is your turn to take cards and 3 or 4 cards lie in the harbour, you gain 1 coin for each Vice Admiral. One hired now pays from the next time on.

rule-gift-title = Ships with a gift (expansion)
rule-gift = Such a ship brings you 3 coins, and 1 coin to another player of your choice.

rule-contracts-title = Contracts (expansion)
rule-contracts = Four contracts lie open and everybody has three cubes. A contract is completed at once and by itself when you have or do what it asks: a cube of yours lies there, and you gain the highest coins still free on it (the first player most). If cubes are short, the contract with most coins comes first. Your first, second and third contract also bring points (0, 1, 1 unless the table chooses otherwise; what the printed rule says is not known).

rule-contracts-owned-title = Contracts about what you have
rule-contracts-owned = Comedian: Priest and Jester. Lady Killer: Captain and Mademoiselle. Maritime Supremacy: Captain and Vice Admiral. New Colony: Settler and Gunner. Trade Outpost: Settler and Clerk. Trader Prince: 2 Traders. Cheap Staff: 4 persons with a printed cost of 3. Fighter: 3 swords. Explorer: 1 expedition. The persons need not stay.

rule-contracts-event-title = Contracts about what happens
rule-contracts-event = Frigate Foe, Galleon Foe: take a red ♥ ship 3 times, a black ♠ ship twice, without its coins (a gift and a Clerk still work; on another’s turn you need a coin to pay first). Tax Officer: pay taxes. And in your own turn: Jinx: bust. Tiny Gamester: 3 ship colours in the harbour, in two turns. Gamester: 4 ship colours. Pack of Pirates: repel a ship of each colour, kept before you until the fifth. A cube that waits on a contract is not free for another one.

# Questions and answers

coins-n = { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}
points-n = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
signs = { $card_id ->
    [expedition-captains] ⚓⚓
    [expedition-priests] ✚✚
    [expedition-settlers] ⌂⌂
    [expedition-captains-settler] ⚓⚓⌂
    [expedition-priests-settler] ✚✚⌂
   *[other] ⚓✚⌂
}
needs = { $swords ->
    [0] cannot be repelled
    [one] 1 sword
   *[other] { $swords } swords
}

question-discover = { $drawn ->
    [0] Draw the first card
   *[other] Draw or stop?
}
call-discover = { $drawn ->
    [0] Draw the first card
   *[other] Draw or stop? { $colours ->
        [0] Nothing lies there that could end your turn
        [one] 1 colour, { $percent } % bust
       *[other] { $colours } colours, { $percent } % bust
    }
}
question-discover-note = { $cards ->
    [0] The piles are empty: a tax increase takes the place of the card.
   *[other] { $bust ->
        [0] None of the { $cards } face-down cards (pile and coins) would end your turn
       *[other] { $bust } of the { $cards } face-down cards (pile and coins) would end your turn:{ busts }
    }.
}
busts = { $yellow ->
    [0] {""}
   *[other] {" "}{ $yellow } ☀
}{ $blue ->
    [0] {""}
   *[other] {" "}{ $blue } ☾
}{ $green ->
    [0] {""}
   *[other] {" "}{ $green } ♣
}{ $red ->
    [0] {""}
   *[other] {" "}{ $red } ♥
}{ $black ->
    [0] {""}
   *[other] {" "}{ $black } ♠
}
question-repel-note = { needs-swords }; you have { $have }.
question-trade-note = You have { coins-n }.
question-trade-other-note = You have { coins-n }. The fee of 1 coin a card to { $active_seat } is counted.
recap-turn = {""}
question-repel = Repel { circled } { $card }?
question-trade = { $takes ->
    [0] Fulfil an expedition, or end your turn?
    [one] Take a card
   *[other] Take up to { $takes } cards
}
turn-trade-other = You are asked
question-trade-other = { $takes ->
    [one] Take a card?
   *[other] Take up to { $takes } cards?
}
question-gift = Who gets the extra coin of this ship ({ $card })?
question-busted = You went bust. Fulfil an expedition?

answer-draw = Draw · { $cards ->
    [0] a tax increase comes
   *[other] { $bust ->
        [0] no bust
       *[other] { $percent } % bust
    }
}
answer-stop = Stop · { $due ->
    [0] { $takes ->
        [0] nothing to take
       *[other] take { $takes }
    }
   *[other] +{ $due }{ $takes ->
        [0] {""}
       *[other] , take { $takes }
    }
}
# One press stops and takes this card; the one above stops and lets choose.
joint-stop-hire = Take { circled } { $power_id ->
    [trader] Trader { sign }
    [clerk] Clerk { sign }
   *[other] { $card }
} { $price ->
    [0] free
   *[other] −{ $price }
}, { points-n }
joint-stop-trade = Take { circled } { $card } +{ $coins }{ $gift ->
    [0] {""}
   *[other] , gives 1
}
answer-repel = Repel · { $kept ->
    [0] it is gone
   *[other] for the pack
}
answer-keep = Let it in · +{ $coins }, { $colours ->
    [one] 1 colour
   *[other] { $colours } colours{ $takes ->
        [one] {""}
       *[other] : take { $takes }
    }
}
answer-keep-bust = Let it in and bust · { $lost } lost
confirm-keep-bust = Let the ship in ({ $card })? It is the second ship of its colour: your turn ends, and everything in the harbour is lost.
yes-keep-bust = Let it in and bust
answer-hire = { circled } { $power_id ->
    [clerk] Clerk { sign }
   *[other] { $card }
} · { $pays ->
    [0] free
   *[other] −{ $pays }
}, { points-n }{ ability }
answer-trade = { circled } { $card } · +{ $gains }{ $gift ->
    [0] { $more ->
        [0] {""}
        [one] , +1 card
       *[other] , +{ $more } cards
    }
   *[other] , gives 1
}
answer-decline = { circled } { $card } · +0{ $fee ->
    [0] {""}
   *[other] {" "}− { $fee }
}, { $step }/{ $of }
answer-expedition = Expedition { signs } · +{ $coins }, { $lost ->
    [0] { points-n }
   *[other] { $points } − { $lost } points
}
answer-expedition-with = Discard { $cards }{ $lost ->
    [0] {""}
   *[other] {" "}· { $points } − { $lost } points
}
group-expedition = Expedition { signs } · +{ $coins }, { points-n }
answer-take-nothing = Take nothing
answer-done = Done
answer-gift-to = { $to_seat } · { $has ->
    [one] 1 coin
   *[other] { $has } coins
}, { points-n }
needs-swords = { $swords ->
    [one] It takes 1 sword
   *[other] It takes { $swords } swords
}
answer-stop-barred = Stop
confirm-stop-for-nothing = Stop? Nothing lies there that you can take, and the next card cannot bust.
yes-stop-for-nothing = Stop anyway
sign = { $colour_id ->
    [yellow] ☀
    [blue] ☾
    [green] ♣
    [red] ♥
   *[black] ♠
}
ability = { $power_id ->
    [captain] , ⚓
    [priest] , ✚
    [settler] , ⌂
    [jack] {""}
    [mademoiselle] , −1
    [admiral] , +2 at 5
    [governor] , +card
    [jester] , bust +1
    [gunner] , ships −1
    [swords] , { $swords } ⚔
   *[other] {""}
}
confirm-trade-for-nothing = Take the { $card }? Its coin goes to { $active_seat } as the fee: you gain nothing.
yes-trade-for-nothing = Take it anyway
answer-decline-barred = { circled } { $card } · +0
answer-expedition-with-whole = Expedition { signs } · discard { $cards }
answer-expedition-barred = Expedition { signs } · +{ $coins }, { points-n }
still-expedition = an expedition { signs }
confirm-leave-person = Leave it at that? The match ends with this turn, and you may still hire { a-card }: { points-n }.
yes-leave-person = Leave the rest
confirm-leave-ship = Leave it at that? You may still take the { $card } and gain { coins-n }.
yes-leave-ship = Leave the rest
barred-draw-first = draw a card first
barred-no-cards-left = no card can come
barred-must-repel = must be repelled
refusal-expedition-in-own-turn = Expeditions are for the active player alone, now { $active_seat }. Yours can be fulfilled in your own turn.
refusal-contract-not-open = The contract for that does not lie open in this match.
refusal-contract-completed = You have completed the contract “{ $contract }” already.
refusal-no-free-cube = You have no free cube for another contract.
refusal-no-coin-for-the-fee = Without the ship’s coins you need 1 coin of your own for the fee, and you have none.

refusal-draw-first = You must draw one card before you may stop.
refusal-no-cards-left = Both piles are empty and nobody has 12 coins to be taxed: no card can come.
refusal-must-repel = At this table nobody may bust on purpose: a second ship of a colour must be repelled if you can.
refusal-crew-missing = You lack: { $missing }. A Jack of all Trades { $missing_count ->
    [one] would do as well
   *[other] stands for any one of them
}.
refusal-no-takes-left = You have taken all the cards you may.
refusal-too-expensive = You have { coins-n }; the { $card } costs { $price }{ $fee ->
    [0] {""}
   *[other] {" "}and a fee of 1
}.
refusal-not-in-harbour = No { $card } lies in the harbour.
refusal-not-open = This expedition does not lie open: { $card }.

# What happened

circled-first = { $first ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
    [6] ⑥
    [7] ⑦
    [8] ⑧
    [9] ⑨
    [10] ⑩
    [11] ⑪
    [12] ⑫
    [13] ⑬
    [14] ⑭
    [15] ⑮
    [16] ⑯
    [17] ⑰
    [18] ⑱
    [19] ⑲
    [20] ⑳
   *[other] ({ $first })
}
circled-second = { $second ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
    [6] ⑥
    [7] ⑦
    [8] ⑧
    [9] ⑨
    [10] ⑩
    [11] ⑪
    [12] ⑫
    [13] ⑬
    [14] ⑭
    [15] ⑮
    [16] ⑯
    [17] ⑰
    [18] ⑱
    [19] ⑲
    [20] ⑳
   *[other] ({ $second })
}
event-starts = { $seat } was drawn to start. Everybody has { coins-n }.
event-expedition-open = With five players this lies open from the start: { $card }.
event-contracts-open = Open contracts: { $contracts }.
event-turn = Round { $round }: { $seat } is the active player.
event-drew = { $seat } drew { circled }: { $card }{ $kind_id ->
    [ship] {" "}({ coins-n }, { $repel_id ->
        [never] cannot be repelled
       *[other] { $swords ->
            [one] 1 sword
           *[other] { $swords } swords
        }
    })
    [person] {" "}(cost { $cost }, { points-n })
    [expedition] , { coins-n } and { points-n } for whoever fulfils it
   *[tax] {""}
}.
event-went-bust = { $seat } went bust: { circled-first } and { circled-second } are ships of the same colour. Lost: { $cards }. The risk was { $percent } %.
event-extra-tax = The piles have run dry, so there is an extra { $card }.
event-taxed = { $seat } had 12 coins or more and lost { coins-n }.
event-tax-bonus = { $seats } got 1 coin{ $seats_count ->
    [one] {""}
   *[other] {" "}each
} for the { $card_id ->
    [tax-swords] most swords
   *[other] fewest points
} ({ $best }).
event-repelled = { $seat } repelled { circled } { $card } ⚔.
event-let-in = { $seat } let { circled } { $card } in.
event-stopped = { $seat } stopped with { $colours ->
    [0] no ship
    [one] 1 ship colour
   *[other] { $colours } ship colours
} and may take { $takes ->
    [one] 1 card
   *[other] { $takes } cards
}.
event-paid = { $seat } got { coins-n } ({ $power }).
event-traded = { $seat } traded { circled } { $card }: +{ $coins }{ $fee ->
    [0] {""}
   *[other] , 1 to { $active_seat } as the fee
}.
event-declined = { $seat } traded { circled } { $card } without its coins{ $fee ->
    [0] {""}
   *[other] {" "}and paid { $active_seat } a fee of 1 coin
}.
event-hired = { $seat } hired { circled } { $card } for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
} ({ points-n }){ $fee ->
    [0] {""}
   *[other] {" "}and paid { $active_seat } a fee of 1 coin
}.
event-clerk = The Clerk lets { $seat } take one more card.
event-gift = The ship brought { $to_seat } { coins-n } too; { $seat } chose who gets it.
event-done = { $seat } { $taken ->
    [0] took nothing
   *[other] was done
}.
event-skipped = Nothing lies there to take for: { $seats }.
event-left-over = Left in the harbour and discarded: { $cards }.
event-fulfilled = { $seat } fulfilled: { $card }. Discarded: { $cards }. Gained: { coins-n }, { points-n }.
event-contract-done = { $seat } was { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} to complete the contract “{ $contract }”: { coins-n }{ $points ->
    [0] {""}
   *[other] , { points-n }
}.
event-contract-step = { $seat } made progress on “{ $contract }”: { $step } of { $of }.
event-collected = { $seat } kept { $card } for the Pack of Pirates: { $colours } of 5 colours.
event-fleet-given-up = { $seat } had no free cube left and discarded the ships kept for the Pack of Pirates: { $cards }.
event-shuffled = The draw pile was empty; the discard pile was shuffled ({ $cards } cards).
event-no-coins-left = Both piles were empty: { $seat } went without { $missing ->
    [one] 1 coin
   *[other] { $missing } coins
}.
event-last-round = { $seat } has { points-n }: this is the last round.
event-ended = The match is over after { $rounds } rounds.

# Told in histories that were written before `drew` and `went-bust`

event-drew-person = { $seat } drew { circled }: { $card } (cost { $cost }, { points-n }).
event-drew-ship = { $seat } drew { circled }: { $card } ({ coins-n }, { needs }).
event-drew-expedition = { $seat } drew { circled }: { $card }, { coins-n } and { points-n } for whoever fulfils it.
event-drew-tax = { $seat } drew { circled }: { $card }.
event-bust = { $seat } busts: { circled-first } and { circled-second } are ships of the same colour. Lost: { $cards }.

# What happened, by turns, and where the match stands
heading-draw = Round { $round } · { $seat } to draw
heading-discover = Round { $round } · { $seat }: draw or stop
heading-repel = Round { $round } · { $seat }: repel a ship?
heading-trade = Round { $round } · { $seat } takes cards
heading-trade-other = Round { $round } · { $seat } may take a card
heading-gift = Round { $round } · { $seat } gives a coin
heading-busted = Round { $round } · { $seat }: expedition?
heading-over = The match is over
when = round { $round }
progress-way = Most points so far: { $points } of { $end }
progress-last = The last round: { $points } points reached
chapter-starts = Round 1
chapter-turn = Round { $round }

recap-starts = won the draw to start
# “an Admiral”: a card that is new in the sentence.
a-card = { $card_id ->
    [admiral-5] an
    [admiral-7] an
    [admiral-9] an
    [expedition-captains] an
    [expedition-priests] an
    [expedition-settlers] an
    [expedition-captains-settler] an
    [expedition-priests-settler] an
    [expedition-five] an
   *[other] a
} { $card }
recap-drew = drew { $kind_id ->
    [tax] a Tax Increase
   *[other] { a-card }
}{ $kind_id ->
    [ship] {" "}(+{ $coins }){ $repel_id ->
        [may] {""}
        [too-few] , which takes { $swords ->
            [one] 1 sword
           *[other] { $swords } swords
        } to repel
       *[never] , which nobody can repel
    }
   *[other] {""}
}
recap-drew-times = drew { $times } cards
line-drew = drew { $each }
each-drew = { circled } { $card }{ $kind_id ->
    [ship] {" "}(+{ $coins })
   *[other] {""}
}
line-stopped = stopped with { $colours ->
    [0] no ship
    [one] 1 ship colour
   *[other] { $colours } ship colours
}{ $takes ->
    [0] {""}
    [one] {""}
   *[other] {" "}to take { $takes } cards
}
line-done = { $taken ->
    [0] took nothing
   *[other] {""}
}
line-clerk = the Clerk gave one more card
recap-extra-tax = drew an extra Tax Increase from the empty piles
recap-taxed = lost { coins-n } to the tax
recap-tax-bonus = the tax gave { $each }
each-tax-bonus = 1 coin { $seats_count ->
    [one] to
   *[other] each to
} { $seats } ({ $card_id ->
    [tax-swords] most swords
   *[other] fewest points
})
recap-repelled = repelled the { $card }
recap-repelled-times = repelled { $times } ships
recap-let-in = let in the { $card }
recap-let-in-times = let in { $times } ships
recap-stopped = {""}
recap-paid = got { $each }
each-paid = { coins-n } ({ $power })
recap-traded = traded { $each }
each-traded = the { $card } for { coins-n }{ $fee ->
    [0] {""}
   *[other] {" "}less 1 to { $active_seat }
}
recap-declined = traded the { $card } without its coins{ $fee ->
    [0] {""}
   *[other] {" "}and paid 1 to { $active_seat }
}
recap-hired = hired { $each }
each-hired = { $times ->
    [1] { a-card }
   *[other] { $card }
} ({ $price ->
    [0] free
    [one] 1 coin
   *[other] { $price } coins
}{ $fee ->
    [0] {""}
   *[other] {" "}and 1 to { $active_seat }
})
recap-clerk = {""}
recap-gift = chose { $to_seat } for the extra coin
recap-done = {""}
recap-skipped = {""}
recap-left-over = {""}
recap-ended = {""}
recap-shuffled = {""}
recap-contract-step = made progress on “{ $contract }” ({ $step } of { $of })
recap-collected = kept it for the Pack of Pirates ({ $colours } of 5 colours)
recap-fleet-given-up = gave up the Pack of Pirates
recap-no-coins-left = went without { $missing ->
    [one] 1 coin
   *[other] { $missing } coins
}, both piles being empty
headline-went-bust = **went bust** with card { $second }: { $pair }. { $lost ->
    [one] 1 card
   *[other] { $lost } cards
} lost; the risk was { $percent } %
headline-fulfilled = fulfilled the { $card }: +{ $coins }, { points-n }
headline-contract-done = completed the contract “{ $contract }”: +{ $coins }{ $points ->
    [0] {""}
   *[other] , { points-n }
}
headline-last-round = reached { points-n }, so this is the last round

# Options and scores

option-expansion = Expansion
option-expansion-hint = Just One More Contract: more persons and ships, with contracts if you like
option-expansion-base = Base game only
option-expansion-cards = With its persons and ships
option-expansion-contracts = With its persons, ships and contracts
option-contract_vp = Points for contracts
option-contract_vp-hint = for your 1st, 2nd and 3rd contract (our assumption)
option-contract_vp-0-1-1 = 0, 1 and 1 point
option-contract_vp-1-1-1 = 1 point each
option-contract_vp-0-1-2 = 0, 1 and 2 points
option-deliberate_bust = Busting on purpose
option-deliberate_bust-hint = If off, a second ship of a colour must be repelled when possible.
option-expedition_after_bust = Expeditions after a bust
option-expedition_after_bust-hint = If on, you may still fulfil expeditions after a bust.

source-persons = persons
source-expeditions = expeditions
source-contracts = contracts

# For the table panel and for readers of pictures

alt-players = Players:
alt-over = Port Royal. The match is over.
alt-harbour = Harbour: { $cards }.
alt-wreck = { $seat } went bust. Lost: { $cards }.
alt-harbour-empty = The harbour is empty.
alt-person = { circled } { $card }, cost { $cost }, { points-n }
alt-ship = { circled } { $card }, { coins-n }, { needs }
alt-gone = { circled } { $card }, taken by { $seat }
alt-repelled = Repelled: { $cards }.
alt-expeditions = Expeditions: { $cards }.
alt-contracts = Contracts: { $contracts }.
alt-piles = Draw pile { $pile }, discard pile { $discard }.
alt-first = { $seat } goes first in each round (flag).
alt-swords = { $swords ->
    [0] {""}
    [one] , 1 sword
   *[other] , { $swords } swords
}
alt-player = { $seat }: { points-n }, { coins-n }{ alt-swords }.
alt-player-persons = { $seat }: { points-n }, { coins-n }{ alt-swords }; { $persons }.
alt-own = You have { points-n } and { coins-n }.
alt-own-offers = For you: { $offers }.
alt-own-person = { circled } { $card } costs { $cost }{ $can ->
    [0] {" "}(too much)
   *[other] {""}
}
alt-own-ship = { circled } { $card } brings { $coins }
alt-own-fee = Each card costs you 1 coin more, for { $active_seat }.
alt-your-side = Your side, persons: { $persons }.
alt-your-side-empty = Your side, without persons.

# What points come from, in hints

part-points = points of cards
part-coins = coins to spend
part-coins-late = coins to spend
part-voyage = crew for an expedition
part-to-come = a turn still to come
part-captain = Captains for expeditions
part-priest = Priests for expeditions
part-settler = Settlers for expeditions
part-jack = Jacks of all Trades for expeditions
part-swords = swords against ships
part-mademoiselle = cheaper persons
part-jester = coins from Jesters
part-admiral = coins from Admirals
part-governor = more cards a turn
part-gunner = coins from Gunners
part-vice-admiral = coins from Vice Admirals
part-trader = coins from Traders
part-clerk = cards from Clerks

theme-bold = stopping in time
theme-timid = drawing on
theme-ships = ships to repel
theme-expedition = expeditions
theme-left = what to leave
theme-cards = which card to take

# What breaks ties

tie-values = { $first ->
    [one] 1 coin
   *[other] { $first } coins
}

# In a puzzle the answers do not say what they bring.
puzzle-draw = Draw
puzzle-stop = Stop

# Standing answers

name-sailor = Sailor
name-pirate = Pirate
standing-ready-cards = Draw until { $n } cards lie there
standing-ready-colours = Draw until { $n } ship colours lie there
standing-ready-chance = Draw until the risk passes { $n } %
standing-kind-others = Others’ turns
standing-kind-others-hint = Take a ship or hire a person by itself
standing-kind-ask-only = Others’ turns: ask me only if …
standing-kind-ask-only-hint = Take nothing, unless something I name lies there
standing-kind-draw-until = Draw until …
standing-kind-draw-until-hint = How far to draw in your own turn
standing-now-draw-until = Draw until …
standing-field-ships = Ships
standing-field-ships-hint = The best one that I may take, traders counted
standing-field-persons = Persons
standing-field-persons-hint = The one with most points among these that I can pay
standing-field-neither = When neither lies there
standing-field-both = When both lie there
standing-field-until = Until
standing-field-until-hint = After a tax or a new expedition that concerns you, you are asked all the same.
standing-field-colours = Until so many ship colours lie there
standing-field-cards = Or so many cards in the harbour
standing-field-chance = Or the risk of a bust passes
standing-field-wished = Or one of these persons
standing-field-wished-hint = At the first of all these you are asked; also at a tax that may hit you.
standing-field-repel = Ships that can be repelled
standing-choice-ships-0 = no ship
standing-choice-ships-n = worth { $n ->
    [one] 1 coin
   *[other] { $n } coins
} or more
standing-choice-neither-nothing = Take nothing
standing-choice-neither-ask = Ask me
standing-choice-both-ask = Ask me
standing-choice-both-ship = Ship first
standing-choice-both-person = Person first
standing-choice-until-turn = my next turn
standing-choice-until-always = I cancel it
standing-choice-colours-0 = does not matter
standing-choice-colours-n = { $n } colours
standing-choice-cards-0 = does not matter
standing-choice-cards-n = { $n } cards
standing-choice-chance-0 = does not matter
standing-choice-chance-n = { $n } %
standing-choice-repel-ask = Ask me
standing-choice-repel-always = Repel always
standing-choice-repel-never = Let in, ask at the second of a colour
standing-choice-repel-twin = Repel only the second of a colour
standing-persons = { $persons_count ->
    [15] any person
    [22] any person
    [one] the { $persons }
   *[other] one of: { $persons }
}
standing-when = { $until_id ->
    [turn] **In others’ turns, until your next turn:**
   *[other] **In others’ turns:**
}
standing-state-others = { standing-when } { $ships ->
    [0] { $persons_count ->
        [0] nothing is taken.
       *[other] hire { standing-persons }; { standing-else }
    }
   *[other] { $persons_count ->
        [0] the best ship worth { $ships } or more; { standing-else }
       *[other] the best ship worth { $ships } or more, or hire { standing-persons }; { standing-else } { standing-both }
    }
}
standing-else = { $neither_id ->
    [ask] otherwise you are asked.
   *[other] otherwise nothing.
}
standing-both = { $both_id ->
    [ship] If both lie there, the ship.
    [person] If both lie there, the person.
   *[other] If both lie there, you are asked.
}
standing-state-ask-only = { standing-when } nothing{ $ships ->
    [0] { $persons_count ->
        [0] .
       *[other] ; you are asked only if this lies there: { standing-persons }.
    }
   *[other] { $persons_count ->
        [0] ; you are asked only if a ship worth { $ships } or more lies there.
       *[other] ; you are asked only if a ship worth { $ships } or more lies there, or { standing-persons }.
    }
}
standing-state-draw-until = **In your own turn:** draw until { $colours ->
    [0] {""}
   *[other] { $colours } colours lie there{ standing-or-cards }
}{ $cards ->
    [0] {""}
   *[other] { $cards } cards lie there{ standing-or-chance }
}{ $chance ->
    [0] {""}
   *[other] the risk of a bust passes { $chance } %{ standing-or-wished }
}{ $wished_count ->
    [0] {""}
    [one] the { $wished } lies there
   *[other] one of these lies there: { $wished }
}. { $repel_id ->
    [always] Ships are repelled where possible.
    [never] No ship is repelled; at the second of a colour you are asked.
    [twin] Only the second ship of a colour is repelled.
   *[other] If a ship can be repelled, you are asked.
}
standing-or-cards = { $cards ->
    [0] { standing-or-chance }
   *[other] {" "}or{" "}
}
standing-or-chance = { $chance ->
    [0] { standing-or-wished }
   *[other] {" "}or{" "}
}
standing-or-wished = { $wished_count ->
    [0] {""}
   *[other] {" "}or{" "}
}
stopped-expedition = A new expedition lies there that you can fulfil.
stopped-taxed = A tax increase may have cost you coins.
stopped-colours = { $colours } ship colours lie there.
stopped-cards = { $cards } cards lie in the harbour.
stopped-chance = { $bust } of { $cards } unseen cards would bust: the risk has passed { $chance } %.
stopped-wished = The { $card } lies there.
refusal-standing-no-such-ship = No ship can bring you { $coins } coins; the best brings { $best }.
refusal-standing-always-asks = With no ship, no person and “Ask me” you would be asked every time, as without an answer.
refusal-standing-not-both = “When both lie there” needs a ship and a person above. Choose both, or “Ask me” there.
refusal-standing-endless = Nothing would end the drawing but a bust. Choose at least one of the four conditions.
refusal-standing-fewer-cards = { $colours } colours cannot lie there before { $cards } cards do. Choose fewer colours or more cards.
refusal-standing-holds-already = One of these conditions holds already, so no card would be drawn.

# Where several answers lie: what the place is called, before how many ways there are.
place-card = Card { $name }

# Badges: what each is called and what it is for.
badge-dry-feet = Dry feet
badge-dry-feet-for = Won without going bust, while everybody else did.
badge-five-sails = Five sails
badge-five-sails-for = Stopped with ships of all five colours in the harbour.
badge-pathfinder = Pathfinder
badge-pathfinder-for = Won with two expeditions.
badge-last-tide = Last tide
badge-last-tide-for = Won, though last in points when the final round began.
badge-cutlass = Cutlass
badge-cutlass-for = Repelled five ships in one turn.
badge-empty-purse = Empty purse
badge-empty-purse-for = Won with no coin left.
badge-fools-gold = Fool’s gold
badge-fools-gold-for = Three coins at once from own Jesters.
badge-steady-nerve = Steady nerve
badge-steady-nerve-for = Drew at a risk of 30 % or more and took a card in that turn.
