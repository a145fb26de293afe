# The playground's page, in the language of the person whom one is.

## Around the rooms

new-game = New game
rooms = Rooms
room = Room
direct-tab = Messages
server = Board games (server)
channel-games = games
channel-find-a-table = find-a-table
channel-other-server = other-server
direct = Direct messages
direct-of = { $name }: direct messages
same-room = Same room
table = { $game } · table { $number }
table-small = table { $number }
table-over = table { $number } · over
you = you
unread = unread
is-asked = { $name } is asked
messages-as = Show messages as
looks-desktop = Desktop
looks-desktop-hint = As Discord shows them on a desktop
looks-phone = Phone
looks-phone-hint = As Discord shows them on a phone
looks-large = Large
looks-large-hint = Pictures as large as the room
follow = Follow the turn
light = Light
pretend = A pretend Discord
clock-of = Clock of the playground
clock = Clock
skip-hour = Skip 1 h
skip-hour-hint = Skip one hour
skip-night = Night
skip-night-hint = Skip to eight in the morning
skip-day = Day
skip-day-hint = Skip one day
second-pane = Second pane
second-pane-shows = What stands in the second pane
room-as = This room as { $name }
close-pane = Close this pane
make-light = Make it light
make-dark = Make it dark
developer = Developer view
keys = Keys
close = Close
who-you-are = Who you are
you-are = You are
you-are-now = You are { $name } now. Press again if you mean it.
asked = asked
asked-here = asked for a move
asked-elsewhere = asked in another room
manager = manages the server
as = as { $name }
phone = { $name }’s phone
phone-new = New message
phone-close = Put the notification away

## A room

pane = { $room }, seen by { $person }
messages = Messages
away = The program does not answer. { $count ->
    [0] What you press now is kept and goes out when it is back.
    [one] One press is kept and goes out when it is back.
   *[other] { $count } presses are kept and go out when it is back.
}
try-now = Try now
try-again = Try again
reminder = reminder
you-are-asked = You are asked: { $what }
waiting-for = Waiting for { $name }: { $what }
waiting-for-several = Waiting for { $names }
be = Be { $name }
over = This match is over.
free-seats = Playground: “{ $table }” has free seats.
seat-everybody = Seat everybody and start
no-direct = Nothing here yet. What Hourglass sends to { $name } alone comes here.
new = New
older-messages = Older messages
older-answers = { $count ->
    [one] One older private answer
   *[other] { $count } older private answers
}
skipped-line = You skipped { $time }: it is { $now }
skipped = You skipped { $time }. { $news ->
    [0] Nothing new for you.
    [one] A direct message came.
   *[other] { $news } direct messages came.
}

## A message

edited = edited
thinking = Hourglass is thinking…
used = { $name } used
opened = { $name } opened the thread
only = Only { $name } sees this
dismiss = Dismiss
behind = behind this
behind-hint = The request and the answer behind this message
no-room = #no longer there
spoiler = Hidden text; press to show
unknown-part = The playground does not know this part of a message.
not-known = It is not known whether this worked.
not-done = Not done.
waits = { $count ->
    [one] waits
   *[other] { $count } wait
}
still-working = still working
sending = sending
choose = Choose
choose-these = Choose { $count }
choose-between = Choose { $least } to { $most }
choices = Choices
nothing-to-choose = There is nothing to choose.
picture = Picture
no-description = Picture without a description
enlarge = Enlarge: { $alt }
lost = The picture could not be loaded; press to try again.
picture-scroll = Picture; scroll to see all of it
close-picture = Close the picture

## The box

write = Write to Hourglass, or type / for commands
say = Say something as { $name }, or type / for commands
message-as = Message as { $name }
option-of = { $option } for /{ $command }
options-of = Options of /{ $command }
commands = Commands
no-command = There is no such command here
more-options = /{ $command } · more you can add
enter-sends = /{ $command } · Enter sends it
pop-choose = choose
pop-take = take it
pop-send = send
pop-close = close
yes = Yes
no = No
kind-text = text
kind-whole = a whole number
kind-truth = yes or no
kind-person = a person
kind-channel = a channel
kind-role = a role
kind-somebody = a person or a role
kind-number = a number

## Forms

optional = optional
no-files = Files cannot be given in the playground.
length = { $now } of { $most }
answered-as = answered as { $name }
close-form = Close; what you typed is kept
cancel = Cancel
submit = Submit
write-something = Please write something.
too-short = At least { $least } characters.
choose-one = Please choose one.
choose-exactly = Please choose { $least }; so far: { $count }.
choose-some = Please choose { $least } to { $most }; so far: { $count }.

## The first screen

choose-game = Choose a game
lead = You are { $name }. One press and you sit at the table; the next press is your first move. The computers are good players; for gentle or strong ones, open a table and add them.
know-people = Four people, all yours.
know-people-more = Press an avatar above to be somebody else.
know-ring = An amber ring
know-ring-more = marks who is asked for a move.
know-private = Private answers
know-private-more = stand at the end of the room; the others never see them.
good-first = Good first game
facts = { $low } to { $high } people · { $least } to { $most } minutes
play = Play against computers
learn = Guided first match
people = Open a table for people

## Keys

key-answers = to the answers
key-person = be that person
key-room = the room above or below
key-pane = the next pane
key-command = a command
key-choose = choose, take, send a command
key-close = close what is open
key-keys = these keys

## The developer's view

wire = Requests and interactions
nothing-crossed = Press something; what Hourglass is told and what it asks for comes here. Every message has a “behind this”.
behind-title = Behind this message
show-all = Show all

## Why something was not done

refused-discord = Discord does not allow that: { $why }
refused-hourglass = { $why }
refused-not-there = That is no longer there. Reload the page to see what is.
failed-late = Hourglass has not finished this in a minute. It may still come.
failed-fault = The playground had a fault; the terminal says which.
failed-silent = Hourglass did not answer within three seconds.
refused-message-gone = That message is gone. Nothing was done; the newest message shows how things stand.
refused-moved-on = The message has moved on: “{ $label }” is not offered any more. Nothing was done.
refused-choice-gone = The message has moved on: that choice is not offered any more. Nothing was done.
refused-form-gone = This form was sent or put away before. Open it again from its button.
refused-too-long = A message has up to { $most } characters.
refused-backwards = The clock moves forward, by thirty days at most.
refused-option-missing = /{ $command } needs “{ $option }”.
refused-no-command = There is no command /{ $command } for this person in this room.
refused-no-option = /{ $command } has no option “{ $option }”.
refused-not-one-of = “{ $option }” is one of: { $choices }.
refused-not-whole = “{ $option }” is a whole number.
refused-not-number = “{ $option }” is a number.
refused-not-somebody = “{ $option }” is somebody or something of this server.
refused-no-lesson = Hourglass has opened no lesson; its answer in # games says why.
refused-not-started = The match has not started; the table’s card in # games says why.
