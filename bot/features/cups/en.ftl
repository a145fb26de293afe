feature-cups = Cups and leagues
feature-cups-hint = Cups that begin by themselves, are played over days, and end.
switch-cups-everybody = Everybody may open cups of every form
switch-cups-everybody-hint = Otherwise managers do; a mini cup everybody may open.
switch-cups-new-wait = New people in cups wait for free places
switch-cups-new-wait-hint = Accounts younger than 30 days, or fewer than 3 finished matches.
