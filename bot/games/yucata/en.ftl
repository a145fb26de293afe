# Yucata': what the bot says.

summary = Everybody holds the same seven cards and moves an amulet along one winding track, taking every stone that the front amulet reaches. Pale stones count, dark ones cost more the more of them you have, and the red one takes a dark one away. Choose the moment to run ahead, and leave the dark stones to the others.

how-to-play =
    ### Aim
    Have the most pale stones left after paying for your dark ones.
    ### Start
    All amulets stand on the start. Everybody holds the same seven cards: **1, 2, 3, 4, 5**, the **spear** and the **?**. Spaces 5 to 39 bear one stone each: 25 pale ○, 9 dark ⬢ and the red one ✸ on the temple, space 39. The starting player is drawn by lot.
    ### Your turn
    Play one card; then it is the next player's turn.
    • **1 to 5**: your amulet goes that many spaces on.
    • **Spear**: your amulet goes to the space just beyond the front amulet. If you are in front, that is one space.
    • **?**: does what the card played just before did. After a spear it is a spear, after a 4 it is a 4.
    ### Not allowed
    The card that was played just before you, as long as you hold another one. Your last card may always be played. The very first card of the match cannot be a ?. What counts is the card itself: after a ? you may play the card that it copied.
    ### Stones
    If your amulet goes beyond the front amulet, you take every stone on the spaces it passes and on the one it reaches, wanted or not. No stone ever lies behind the front amulet, so whoever moves behind it takes nothing. Amulets may share a space.
    ### Cards
    After your seventh card you pick all seven up again.
    ### End
    As soon as an amulet reaches the temple the match is over, in the middle of a round too. Steps beyond it are lost.
    ### Score
    The red stone ✸ takes one of your dark stones away. Then your dark stones cost pale ones: 1 costs 1, 2 cost 3, 3 cost 6, 4 cost 10, 5 cost 15 and so on. Most pale stones left wins; equal scores share the win.
    ### Tip
    The board shows the last card and the number of cards of each player. Who remembers what was played knows every hand.

rule-aim-title = Aim of the game
rule-aim = Collect pale stones ○ and avoid dark ones ⬢. When the last stone is taken, dark stones are paid for with pale ones, and whoever has the most pale stones left wins.

rule-layout-title = The track and the stones
rule-layout = The track has 40 spaces: the start, four empty spaces, and 35 spaces with one stone each (5 to 39). 25 stones are pale ○, 9 dark ⬢ and one is red ✸; the red one lies on the temple, space 39, and never next to a dark one.

rule-turn-title = Taking a turn
rule-turn = Play one card from your hand and do what it says. There is no passing. Then the next player has a turn. Every player has one turn each round.

rule-numbers-title = Cards 1 to 5
rule-numbers = Your amulet goes exactly that many spaces towards the temple. The temple stops you: further steps are lost.

rule-spear-title = The spear
rule-spear = Your amulet goes to the space just beyond the front amulet, from wherever it stands. If your own amulet is in front, alone or with others, it goes one space on.

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
rule-memory = Everything is open: last cards, stones and scores, and hands too. Every card was played openly, so what somebody still holds follows from what has been played, and the table shows it.

rule-stones-title = Taking stones
rule-stones = You must take every stone on the spaces that your amulet passes and on the one it reaches. Stones only lie beyond the front amulet, so you take some whenever you overtake it or move it on, and none behind it.

rule-sharing-title = Sharing a space
rule-sharing = Any number of amulets may stand on one space. Nobody is thrown back.

rule-red-title = The red stone
rule-red = Whoever takes the red stone ✸ puts it aside at the end together with one of the own dark stones. Without dark stones it is worth nothing.

rule-end-title = End of the match
rule-end = The match ends at once when an amulet reaches or would pass space 39, which is the moment the last stone is taken. The round is not played to its end.

rule-scoring-title = Scoring
rule-scoring = First the red stone takes away one dark stone of its owner. Then each player gives back pale stones for the dark ones: 1 for one, 3 for two, 6 for three, 10 for four, 15 for five, 21 for six, 28 for seven, 36 for eight, 45 for nine. The pale stones left are the score.

rule-floor-title = Scores below zero
rule-floor = You cannot give back more pale stones than you have, so a score is never below 0. A table may switch this off; then missing pale stones count as minus points.

rule-ties-title = Equal scores
rule-ties = Players with the same best score share the win. There is no tie-break.

rule-start-title = Who starts
rule-start = The starting player is drawn by lot. With two players, going second is said to be better; swap places in a return match.

rule-layouts-title = Layouts
rule-layouts = Nine ways of laying the stones have names, and Yazurika draws one at random: red on the temple, the nine dark stones on any of the spaces 5 to 37, pale stones elsewhere. The printed order of the named ones could not be found; here they are reconstructed from their names and what is known of them.

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

question-plan-card = Which card shall you play next?
question-play-card = Which card do you play?
answer-play = { $card_id ->
    [question] ? = { $effect }
   *[other] { $card }
} · { $to ->
    [39] to the temple
   *[other] to { $to }
} · { haul }
answer-card = { $card }

refusal-same-card = { $card_id ->
    [question] A ? was played just before, so you may not play yours unless it is your last card.
    [spear] The spear was played just before, so you may not play yours unless it is your last card.
   *[other] A { $card } was played just before, so you may not play yours unless it is your last card.
}
refusal-question-mark-first = The ? cannot be the first card of the match: there is nothing to copy yet.
refusal-card-not-in-hand = You do not hold { $card_id ->
    [question] your ?
    [spear] your spear
   *[other] your { $card }
} now; it comes back when you have played all seven cards.
refusal-unknown-action = That is not a card of this game.

# What happened

event-laid-out = The stones are laid out: { $layout }. The lot makes { $seat } the starting player.
event-played = { $seat } played { $card_id ->
    [question] the ? as { $effect_id ->
        [spear] a spear
       *[other] { $effect }
    }
    [spear] the spear
   *[other] { $card }
}, went from { $start ->
    [0] the start
   *[other] { $start }
} to { $to ->
    [39] the temple
   *[other] { $to }
} and took { haul }.
event-picked-up = { $seat } has played all seven cards and picks them up again.
event-ended = { $seat } took the last stone. The match is over.

# Options and scores

option-layout = Layout of the stones
option-layout-hint = where the dark stones lie; the named layouts are reconstructed
option-layout-basic = Basic layout: dark stones strewn about (reconstructed)
option-layout-kintaya = Kintaya, evil traps: dark pairs with bait (reconstructed)
option-layout-monzola = Monzola, sweet figs: long pale runs, then three dark (reconstructed)
option-layout-mayaya = Ayuno or Mayaya, major leap: two walls of four (reconstructed)
option-layout-ayunito = Ayunito, minor leap: walls of two (reconstructed)
option-layout-tumo_zumo = Tumo Zumo, great caution: dark ones all along (reconstructed)
option-layout-zattopusta = Zattopusta, stormy wind: gusts of four, three, two (reconstructed)
option-layout-acuma_y_taya = Acuma y Taya, water and light: a rainbow (reconstructed)
option-layout-ozzi_krakra = Ozzi Krakra, 7 black ravens: seven in a row (reconstructed)
option-layout-yazurika = Yazurika: drawn at random
option-floor = No score below zero
option-floor-hint = off: pale stones that you cannot pay count as minus points

source-pale = pale stones ○
source-penalty = paid for dark stones ⬢
source-floor = not below zero

# For the table panel and for readers of pictures

status = front amulet on { $front } · { $left } { $left ->
    [one] stone
   *[other] stones
} left
status-over = all stones are taken
alt-to-play = Board of Yucata'. { $seat } is to play.
alt-over = Board of Yucata'. The match is over.
alt-last = Last: { $seat } played { $card } from { $start } to { $to }.
alt-stones = Stones lie from space { $first } on: dark on { $dark }, red on { $red }, else pale.
alt-stones-no-dark = Stones lie from space { $first } on: red on { $red }, else pale.
alt-player = { $seat }: space { $position }, { alt-cards }, { alt-owned }.
alt-player-last = { $seat }: space { $position }, last card { $card }, { alt-cards }, { alt-owned }.
alt-cards = { $cards } { $cards ->
    [one] card
   *[other] cards
} left
alt-owned = { $pale } pale, { $dark } dark{ $red ->
    [0] {""}
   *[other] , red
}, score { $points }
alt-hand = Your amulet is on space { $position }. Your cards:
alt-card-barred = { $card } (not possible now)
