feature-templates = Templates
feature-templates-hint = Tables to open again as they were, of people and of the server.

button-template = Keep as template …
button-template-hint = To open the same table again later.
button-rename = Rename …
button-delete = Delete
cmd-game-templates = Tables to open again as they were
form-template = Keep as template
field-template = Name
field-template-for = For whom
template-for-mine = For me, on every server
template-for-server = For everybody on this server
template-how = `/game new` offers it beside the games.
template-computers = { $count ->
    [one] 1 computer
   *[other] { $count } computers
}
template-hour = { $day } { $time }
templates-heading = Tables to open again
templates-own = Mine
templates-of-server = Of this server
templates-none = There is none yet. *When …* on a table's card and *More* on a match keep one.
templates-note = `/game new` offers them beside the games.
now-short = now
templates-choose-own = Choose one of mine
templates-choose-of-server = Choose one of this server
refusal-no-such-template = There is no such template any more.
refusal-template-without-name = A template needs a name.
refusal-too-many-templates = More than { $most } templates are not kept. Delete one first, in `/game templates`.
