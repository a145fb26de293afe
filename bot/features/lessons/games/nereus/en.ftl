# The lesson of Waters of Nereus.

note-corner = Choose the corner from which your ship starts. The treasures come up afterwards, so only the place counts: far from the other ships you have more of the sea to yourself.
note-science = You were dealt five science cards and keep three of them, in secret. Some help during a turn, others score at the end; each takes 1 science power to play, which the scientist brings. Keep cards that go together: what they reward is what you will collect.
note-crew = Everybody chooses a crew card in secret; then all are turned over. A day has room for four of the seven, each once. Treasures come first: the captain and the pilot sail to them, the explorer fetches one from beside the ship.
note-space = Each crew member has several spaces on the board, and whoever comes first has the choice. The further left, the more it brings; a taken space stays taken until the evening.
note-sail = Here stands where your ship can go and what that costs. You take **all** the treasures where you stop, and none on the way. Two in one water space are worth a longer way. ♠ and ♛ are rare, ☾ and ☀ are many.
note-stow = Each treasure needs a place in your cabin; what is still in your hand when the turn ends is lost. **Holds** score once they are full, and make their crew member stronger. The **chest** pays at once, but takes the colours only in its order. **Storage** keeps a few for later.
note-choose = This is the second of four cycles. The other player has the hourglass ⌛ now and goes first. Cards and markers stay on the table until the evening. Now and then you need gold: the purser brings it, the merchant turns it into points.
note-gold = Behind each row stands a price. Once a turn you may pay it for a little more, whichever space you take: the **gold action**.
note-action = There is more to do than what the space shows: the gold action, before or after it; and once this member’s hold is full, a third, enhanced action from the next time on. What you do not need you leave, and end the turn.
note-fetch = The explorer fetches **one** treasure from a water space beside your ship, of a colour that the space shows; the ship stays where it is. So where the ship lies counts twice: think of its neighbours when you sail.
note-chest = The chest waits for just this colour. It pays at once and then wants the next one: ☾ ☀ ✚ ♥ ♛ ♠, each worth more than the one before. But the holds want the same treasures.
note-gem = Two treasures of one colour lie in your storage. You may make a **gem** of them: it counts as any colour and goes to its place whenever you act. Or you sell: 2 gold for a treasure, 5 for a gem. At the end all of storage is sold, and 5 gold are a point.
note-explore = The explorer phase: a marker in the explorer’s row may buy you one more turn today, with a crew card you have not played yet. That is worth a lot if the gold is there and a good space is free.
note-shift = The boatswain moves what lies in your cabin to other places that take it: out of storage, or from one hold into another, or into the chest, where it stays. Begin with what fills a hold or is paid by the chest. What you do not need you leave.
note-day = A new day: cards and markers are back, new treasures have come up. You know now how a day goes. In the end full holds count most: choose two or three, collect for them, and look at your science cards from time to time. The small steps that you know, I now take for you: stowing, taking the best space, ending turns.
note-power = You have **science power**. A point of it plays one card and is gone: a card for the turn when you like, cards for the end by themselves when the match is over. Without power the best of them are worth nothing.

slip-lost = What was in your hand is lost.
slip-idle = There was still something to be done in this turn.
slip-space = Another space would have brought more.

# What each of them is called: where it is told, and in a list of what was learned at the end
learned-corner = the first corner
learned-science = science cards
learned-crew = choosing crew in secret
learned-space = spaces of a row
learned-sail = sailing
learned-stow = stowing treasures
learned-choose = cycles and the hourglass
learned-gold = prices of a row
learned-action = gold actions
learned-fetch = fetching a treasure
learned-chest = the chest
learned-gem = gems
learned-explore = the explorer phase
learned-shift = moving in the cabin
learned-day = a new day
learned-power = science power
