cmd-owner = For those who run this bot: how it is, and what can be done
owner-well = All is well.
owner-unwell = **Something keeps the bot from working.**
owner-figures = **{ $servers }** servers, **{ $people }** people who have chosen something, **{ $running }** matches that are played, **{ $waiting }** tables that wait.
owner-stored = The file has { $size } MB, { $free } MB are free. { $outbox } messages are still to be sent{ $lag ->
    [0] .
   *[other] , the oldest for { $lag } s.
}
owner-maintenance-is = Above everybody's list of matches stands: “{ $said }”
button-owner-look = Look at …
owner-look = What
owner-look-number = Its number
owner-look-match = A match
owner-look-match-hint = Its number stands on its panel
owner-look-server = A server
owner-look-server-hint = Developer Mode, right-click, Copy Server ID
owner-look-person = A person
owner-look-person-hint = Developer Mode, right-click, Copy User ID
button-owner-news = Tell all servers …
button-owner-maintenance = Maintenance line …
button-owner-free = Set it free
button-owner-end = End it …
button-owner-end-sure = End it without a result
button-owner-keep-out = Keep out
button-owner-let-in = Let in again
button-owner-leave = Leave this server
button-my-matches = My matches
owner-match = Match { $number } · { $game }
owner-match-stands = Status { $status }, server { $server }, { $people ->
    [one] 1 person
   *[other] { $people } people
}, revision { $revision }.
owner-match-moved = Last moved { $at }, rules version { $rules }.
owner-match-aside = **Set aside**, because something failed inside. *Set it free* tries again from where it stands.
owner-failure = { $at }: failed at “{ $stage }”, revision { $revision }
owner-person = Person
owner-server = Server
owner-here = The bot is there.
owner-not-here = The bot is not there.
owner-is-out = **Kept out**: every press and command is refused. What is stored stays as it is.
owner-is-in = Not kept out.
owner-news = News for all servers
owner-news-hint = Posted once, in the channel that a server has chosen for news
owner-news-told = { $servers ->
    [0] No server has chosen a channel for news, so nobody is told.
    [one] One server is told.
   *[other] { $servers } servers are told.
}
owner-maintenance = Maintenance line
owner-maintenance-hint = Above everybody's list of matches; empty takes it away
news-heading = News about this bot
room-news = News about the bot
feature-owner = For those who run the bot
feature-owner-hint = News in a channel of your choice.
refusal-owners-only = That is for those who run this bot: whoever Discord names as owner or in the team of the application.
refusal-kept-out = Those who run this bot do not let you use it.
refusal-server-kept-out = Those who run this bot do not let it be used on this server.
refusal-no-such-id = That is no id: a number of 17 to 19 digits.
refusal-not-yourself = You would keep yourself out.
refusal-nothing-to-tell = There is nothing to tell yet: write what you want to say.
