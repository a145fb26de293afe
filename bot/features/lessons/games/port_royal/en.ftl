# The lesson of Port Royal.

note-draw = Your turn has two parts. First you turn up cards into the harbour, as many as you dare; then you take one of them. Two ships of the same colour end the turn at once, and you get nothing. The first card lies there already: no turn can bust on it.
note-stop = After each card: draw on or stop? The more lies there, the better your choice, and the more ship colours, the greater the risk. With one ship colour few cards can hurt you. Persons never do. From the fourth round on I draw and stop for you while hardly a card can hurt, later I also answer in others’ turns.
note-ships = Two ship colours lie there, so every further ship of these two would be the end of the turn. Is what lies there already worth taking? Then stop. If not, one more card may be worth the risk.
note-four = Four ship colours let you take **two** cards instead of one, five even three. That is worth some daring now and then.
note-take = Now take. A **ship** brings its coins and is gone. A **person** costs coins and stays: its points count to the end, and its ability works from now on. At first coins, soon persons. What you leave, the others may take, for 1 coin to you.
note-tax = You hold a lot of coins. From 12 on a tax increase takes half of them, and coins are no points: hire somebody when you can.
note-other = In somebody else’s turn you are asked too: you may take a card that is left, for 1 coin to whoever drew it, on top of the price. Often that is the cheapest way to somebody good.
note-expedition = An expedition lies apart. Whoever has the persons it shows may hand them in on their own turn for its points and coins: captains ⚓, priests ✚, settlers ⌂, or a Jack of all Trades for one of them. That makes such persons worth more now.
note-repel = Your swords are enough to **repel** this ship, and they are not used up. A ship repelled cannot make you go bust. Let it in if you want its coins or a further colour.
note-end = With 12 points somebody ends the match, once the round is complete. From here on points count more than coins: an ability that comes too late is worth little.

slip-drew = That was a risk without a need: many cards would have ended your turn.
slip-stopped = You could have dared more: hardly a card could have hurt you.
slip-nothing = There was something to be had.

# What each of them is called: where it is told, and in a list of what was learned at the end
learned-draw = drawing cards
learned-stop = when to stop
learned-ships = ships that end the turn
learned-four = more ship colours, more cards
learned-take = hiring and trading
learned-tax = the tax
learned-other = taking in others’ turns
learned-expedition = expeditions
learned-repel = repelling ships
learned-end = how the match ends
