# Yucata': what the bot says.

summary = Everybody plays the same seven cards along one winding track; whoever moves beyond the leading amulet takes every stone on the way. Pale stones count, dark ones cost more the more you have, so choose when to run ahead and leave the dark ones to the others.

how-to-play =
    ### Aim
    Have the most pale stones left after paying for your dark ones.
    ### Start
    All amulets stand on the start. Everybody holds the same seven cards: **1, 2, 3, 4, 5**, the **spear** and the **?**. Spaces 5 to 39 hold one stone each: 25 pale ○, 9 dark ⬢ and the red one ✸ on the temple, space 39.
    ### Your turn
    Play one card and move your amulet forward.
    • **1 to 5**: that many spaces.
    • **Spear**: to the space one step ahead of the leading amulet. If you lead yourself, that is one space.
    • **?**: does what the card played just before did. After a 4 it is a 4, after a spear a spear.
    ### What you may not play
    The same card as the player just before you, unless it is your last one. The first card of the match cannot be a ?. Only the card itself counts: after a ? that was a 4 you may play a 4, but not a ?.
    ### Stones
    When you pass the leading amulet, or lead and move on, you must take every stone you pass and the one you land on. There are never stones behind the leading amulet, so a move back there takes nothing. Amulets may share a space.
    ### Cards
    Played cards lie open. After your seventh card you take all seven back.
    ### End and score
    The match ends at once when an amulet reaches the temple; steps beyond it are lost. The red stone ✸ removes one of your dark stones. Then dark stones cost pale ones: 1 costs 1, 2 cost 3, 3 cost 6, 4 cost 10, 5 cost 15. Most pale stones left wins; equal scores share the win.
    ### Tip
    What everybody still holds follows from the cards played openly; the picture shows it, the played ones struck out. Look at what the others can play next.

rule-aim-title = Aim of the game
rule-aim = Collect pale stones ○ and avoid dark ones ⬢. When the last stone is taken, dark stones are paid for with pale ones, and whoever has the most pale stones left wins.

rule-layout-title = The track and the stones
rule-layout = The track has 40 spaces: the start, four empty spaces, and 35 spaces with one stone each (5 to 39). 25 stones are pale ○, 9 dark ⬢ and one is red ✸; the red one lies on the temple, space 39, and never next to a dark one.

rule-turn-title = Taking a turn
rule-turn = Play one card from your hand and do what it says. There is no passing. Then the next player has a turn. Every player has one turn each round.

rule-numbers-title = Cards 1 to 5
rule-numbers = Your amulet goes exactly that many spaces towards the temple. The temple stops you: further steps are lost.

rule-spear-title = The spear
rule-spear = Your amulet goes to the space one step ahead of the leading amulet, from wherever it stands. If your own amulet leads, alone or with others, it goes one space on.

rule-question-title = The ? card
rule-question = It does what the card played just before it did, whoever played it. After a number it is that number, after a spear a spear. After another ? it does what that one did. It copies the effect, not the number of spaces that the other amulet went.

rule-question-first-title = The ? as the first card
rule-question-first = The first card of the whole match cannot be a ?, because there is nothing to copy. Later, a ? may be the first card of a new hand.

rule-same-card-title = Not the same card again
rule-same-card = You may not play the same card as the player just before you, as long as you hold another one. Only that one card counts, not the cards that lie in front of the others. This also holds when you have just picked up your cards.

rule-last-card-title = Your last card
rule-last-card = If you hold only one card you may play it in any case, even if the player before you played the same one; also a ? after a ?.

rule-same-question-title = Same card and the ?
rule-same-question = A ? counts as a card of its own. After a 4 you may play a ?, which is then a 4. After a ? that was a 4 you may play a 4, but not a ?, unless it is your last card.

rule-hand-title = Picking the cards up
rule-hand = Played cards lie open in front of you, one on the other, so that only the last one is seen. After your seventh card you take all seven back into your hand.

rule-memory-title = What is open
rule-memory = Last cards, stones and scores are open. The cards that somebody still holds follow from the cards they have played, which everybody saw; so they are shown for all players, the played ones struck out.

rule-stones-title = Taking stones
rule-stones = You must take every stone on the spaces that your amulet passes and on the one it reaches. Stones only lie ahead of the leading amulet, so you take some whenever you overtake it or move it on; a move that stays behind it takes nothing.

rule-sharing-title = Sharing a space
rule-sharing = Any number of amulets may stand on one space. Nobody is thrown back.

rule-red-title = The red stone
rule-red = Whoever takes the red stone ✸ puts it aside at the end together with one of their own dark stones. Without dark stones it is worth nothing.

rule-end-title = End of the match
rule-end = The match ends at once when an amulet reaches space 39 and so takes the last stone; further steps are lost. The round is not finished.

rule-scoring-title = Scoring
rule-scoring = First the red stone takes away one dark stone of its owner. Then each player gives back pale stones for the dark ones: 1 for one, 3 for two, 6 for three, 10 for four, 15 for five, 21 for six, 28 for seven, 36 for eight, 45 for nine. The pale stones left are the score.

rule-floor-title = Scores below zero
rule-floor = You cannot give back more pale stones than you have, so a score is never below 0. A table may switch this off; then missing pale stones count as minus points.

rule-ties-title = Equal scores
rule-ties = Players with the same best score share the win. There is no tie-break.

rule-start-title = Who starts
rule-start = The starting player is drawn by lot. With two players, going second is said to be better; swap in a rematch.

rule-layouts-title = Layouts
rule-layouts = Nine ways of laying the stones have names, and Yazurika draws one at random: red on the temple, the nine dark stones on any of the spaces 5 to 37, pale stones elsewhere. The printed order of the named ones could not be found; these are our own, made to fit their names and what is known of them.

# Questions and answers

haul-red = { $red ->
    [0] {""}
   *[other] , ✸ red
}
haul-dark = { $dark ->
    [0] { haul-red }
   *[other] , ⬢ { $dark } dark{ haul-red }
}
haul = { $pale ->
    [0] { $dark ->
        [0] { $red ->
            [0] no stones
           *[other] ✸ red
        }
       *[other] ⬢ { $dark } dark{ haul-red }
    }
   *[other] ○ { $pale } pale{ haul-dark }
}

question-play-card = Which card do you play?
question-play-card-note = Your next dark stone ⬢ costs { $price }.
as-card = { $card_id ->
    [question] ? as { $effect }
   *[other] { $card }
}
to-space = { $to ->
    [39] to the temple
   *[other] to { $to }
}
# By how much a card changes the score. The space that it leads to stands on the picture.
answer-play = { $card } · { $loses ->
    [0] { $gains ->
        [0] 0
       *[other] +{ $gains }
    }
   *[other] −{ $loses }
}{ $to ->
    [39] { " · temple" }
   *[other] {""}
}
answer-play-told = { puzzle-play }{ $loses ->
    [0] { $gains ->
        [0] {""}
       *[other] {" "}· +{ $gains }
    }
   *[other] {" "}· −{ $loses }
}
answer-card = { $card }

refusal-same-card = { $card_id ->
    [question] A ? was played just before, so you may not play yours unless it is your last card.
    [spear] The spear was played just before, so you may not play yours unless it is your last card.
   *[other] A { $card } was played just before, so you may not play yours unless it is your last card.
}
barred-same-card = barred
barred-question-mark-first = nothing to repeat yet
refusal-question-mark-first = The ? cannot be the first card of the match: there is nothing to repeat yet.
refusal-card-not-in-hand = You do not hold { $card_id ->
    [question] your ?
    [spear] your spear
   *[other] your { $card }
} now; it comes back when you have played all seven cards.
refusal-unknown-action = I do not understand that. Please use the buttons below the newest picture.

# What happened

# What somebody took, inside a sentence.
took-red = { $red ->
    [0] {""}
   *[other] , the red ✸
}
took-dark = { $dark ->
    [0] { took-red }
   *[other] , { $dark } dark ⬢{ took-red }
}
took = { $pale ->
    [0] { $dark ->
        [0] { $red ->
            [0] nothing
           *[other] the red ✸
        }
       *[other] { $dark } dark ⬢{ took-red }
    }
   *[other] { $pale } pale ○{ took-dark }
}

event-laid-out = Stones: { $layout }. { $seat } was drawn to start.
event-played = { $seat } played { $card_id ->
    [question] the ? as { $effect_id ->
        [spear] a spear
       *[other] a { $effect }
    }
    [spear] the spear
   *[other] the { $card }
}, went from { $start ->
    [0] the start
   *[other] { $start }
} to { $to ->
    [39] the temple
   *[other] { $to }
} and took { took }{ $stones ->
    [0] {""}
   *[other] ; { tally }
}.
# What the next dark stone costs is only told when it has changed.
tally = score { $score }{ $to ->
    [39] {""}
   *[other] { $dark ->
        [0] {""}
       *[other] , the next dark stone costs { $price }
    }
}
event-picked-up = { $seat } played all seven cards and picked them up again.
event-ended = { $seat } took the last stone. The match is over.

# The same told by turns, behind a name or “You”; what says nothing is left out

recap-played = played { $card_id ->
    [question] the ? as { $effect_id ->
        [spear] a spear
       *[other] a { $effect }
    }
    [spear] the spear
   *[other] the { $card }
}, went { to-space }{ $stones ->
    [0] {""}
   *[other] { " and took " }{ took }; { tally }
}
recap-picked-up = picked up all seven cards
headline-ended = took the last stone: the match is over

# Options and scores

option-layout = Layout of the stones
option-layout-hint = where the dark stones lie; our own layouts, not the printed ones
option-layout-basic = Basic layout: dark stones strewn about
option-layout-kintaya = Kintaya, evil traps: dark pairs with bait
option-layout-monzola = Monzola, sweet figs: long pale runs, then three dark
option-layout-mayaya = Ayuno or Mayaya, major leap: two walls of four
option-layout-ayunito = Ayunito, minor leap: walls of two
option-layout-tumo_zumo = Tumo Zumo, great caution: dark ones all along
option-layout-zattopusta = Zattopusta, stormy wind: gusts of four, three, two
option-layout-acuma_y_taya = Acuma y Taya, water and light: a rainbow
option-layout-ozzi_krakra = Ozzi Krakra, 7 black ravens: seven in a row
option-layout-yazurika = Yazurika: drawn at random
option-floor = No score below zero
option-floor-hint = off: pale stones that you cannot pay count as minus points

source-pale = pale stones ○
source-penalty = paid for dark ⬢
source-floor = raised to zero

# For the table panel and for readers of pictures

heading = { $seat } plays a card
heading-over = The match is over
when = { $space ->
    [0] at the start
   *[other] on space { $space }
}
progress = leading amulet on { $front } · { $left } { $left ->
    [one] stone
   *[other] stones
} left
progress-over = all stones are taken
alt-to-play = Board of Yucata'. { $seat } is to play.
alt-players = Players:
alt-over = Board of Yucata'. The match is over.
alt-last = Last: { $seat } played { $card } from { $start } to { $to }.
alt-stones = Stones lie from space { $first } on: dark on { $dark }, red on { $red }, else pale.
alt-stones-no-dark = Stones lie from space { $first } on: red on { $red }, else pale.
alt-player = { $seat }: space { $position }, in hand ({ $hand }), { alt-owned }.
alt-player-last = { $seat }: space { $position }, last card { $card }, in hand ({ $hand }), { alt-owned }.
alt-owned = { $pale } pale { $pale ->
    [one] stone
   *[other] stones
}, { $dark } dark{ $red ->
    [0] {""}
   *[other] , the red one
}, score { $points }
alt-next = Next dark stone: −{ $price }.
alt-hand = Your amulet is on space { $position }. Your next dark stone: −{ $price }. Your cards:
alt-card = { as-card }, { to-space }: { haul }, score { $score }
alt-card-barred = { $card } (not possible now)

# What points come from, in hints

part-points = stones taken
part-dark = the price of dark stones to come
part-behind = distance to the leader
part-in-front = standing in front
part-turn = being next
part-next-pale = pale stones lying ahead
part-next-dark = a dark stone lying ahead
part-card-1 = the cards left in hand
part-card-2 = the cards left in hand
part-card-3 = the cards left in hand
part-card-4 = the cards left in hand
part-card-5 = the cards left in hand
part-card-spear = the cards left in hand
part-card-question = the cards left in hand
part-best = what the best card may fetch next
part-safe = cards that cost nothing
part-waiting = cards for moving up without stones
part-turn-best = what the best card may fetch next
part-turn-forced = having to take dark stones
part-turn-stuck = having to take dark stones

theme-stones = stones at once
theme-ending = ending the match
theme-cards = what to keep in hand

# In a puzzle an answer says where it leads, not what it brings.
puzzle-play = { $card_id ->
    [question] ? = { $effect }
   *[other] { $card }
} · { $to ->
    [39] to the temple
   *[other] to { $to }
}

# Standing answers

standing-kind-cards = My next cards
standing-kind-cards-hint = Cards to play by itself when your turn comes
standing-field-first = First card
standing-field-second = Second card
standing-field-third = Third card
standing-field-order = How
standing-field-way = Only if
standing-field-way-hint = Otherwise you are asked; also when a card is barred or would end the match.
standing-choice-second-0 = none
standing-choice-third-0 = none
standing-choice-order-turn = One each turn, in this order
standing-choice-order-choice = Next turn the first that is possible
standing-choice-way-any = in any case
standing-choice-way-no-dark = the way is free of dark stones
standing-choice-way-no-stones = the way is free of stones
standing-choice-way-no-loss = my score does not fall
standing-choice-way-gain-1 = my score rises by 1 or more
standing-choice-way-gain-2 = my score rises by 2 or more
standing-choice-way-gain-3 = my score rises by 3 or more
standing-cards = **{ $first }**{ $second ->
    [0] {""}
   *[other] , { standing-then } **{ $second }**
}{ $third ->
    [0] {""}
   *[other] , { standing-then } **{ $third }**
}
standing-then = { $order_id ->
    [choice] else
   *[other] then
}
standing-state-cards = { $order_id ->
    [choice] **Next turn:**
   *[other] **Your next turns:**
} { standing-cards }{ standing-way }
standing-way = { $way_id ->
    [no-dark] , if the way is free of dark stones; otherwise you are asked.
    [no-stones] , if the way is free of stones; otherwise you are asked.
    [no-loss] , if your score does not fall; otherwise you are asked.
    [gain-1] , if your score rises; otherwise you are asked.
    [gain-2] , if your score rises by 2 or more; otherwise you are asked.
    [gain-3] , if your score rises by 3 or more; otherwise you are asked.
   *[other] .
}
stopped-barred = Card { $card } may not be played now.
stopped-ends = Card { $card } would end the match.
stopped-dark = { $dark ->
    [one] A dark stone lies
   *[other] { $dark } dark stones lie
} on the way of card { $card }.
stopped-stones = { $stones ->
    [one] A stone lies
   *[other] { $stones } stones lie
} on the way of card { $card }.
stopped-loss = Card { $card } would cost you { $lost ->
    [one] 1 point
   *[other] { $lost } points
}.
stopped-gain = Card { $card } would { $gain ->
    [0] leave your score as it is
   *[other] change your score by { $gain }
}.
refusal-standing-card-twice = The same card stands there twice. Each card can be played once.
refusal-standing-no-choice = “The first that is possible” needs two cards or more.

# Where several answers lie: what the place is called, before how many ways there are.
place-space = Space { $name }

# Badges: what each is called and what it is for.
badge-clean-hands = Clean hands
badge-clean-hands-for = Won without a dark stone ⬢.
badge-red-bargain = Red bargain
badge-red-bargain-for = Won with the red stone ✸ and five dark ones ⬢ or more.
badge-full-stride = A full stride
badge-full-stride-for = Took five pale stones ○ with one card.
badge-echo = Echo
badge-echo-for = A ? took at least four stones more than the card that it copied.
badge-light-pack = Light pack
badge-light-pack-for = Won with a third of the stones of anybody else, or fewer.
badge-out-of-the-pit = Out of the pit
badge-out-of-the-pit-for = Won after standing at −5 or below.
badge-gatekeeper = Gatekeeper
badge-gatekeeper-for = Ten times in a match, the card played was one that the next player held and could not play for it.
badge-by-a-pebble = By a pebble
badge-by-a-pebble-for = Won alone by a single point.
