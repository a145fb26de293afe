button-hour = Choose an hour …
button-another-hour = Another hour …
button-no-hour = No hour
form-hour = When it begins
field-if-few = If fewer than needed sit there then
field-if-few-hint = It takes { $count } to begin.
if-few-wait = Wait, and begin as soon as enough sit there
if-few-close = Close the table
field-again = Repeat
every-week = Every week
every-week-hint = Afterwards a new table opens for the next week; your seat there is kept for you.
hour-once = **Begins <t:{ $at }:F>** · <t:{ $at }:R>
hour-weekly = **Begins <t:{ $at }:F>** · <t:{ $at }:R> · every week
hour-if-few-wait = If fewer than { $count } sit here then, it waits for more.
hour-if-few-close = If fewer than { $count } sit here then, it closes.
hour-few = **Was to begin <t:{ $at }:F>.** { $count ->
    [0] It begins within a minute.
    [one] It begins as soon as 1 more sits here.
   *[other] It begins as soon as { $count } more sit here.
}
hour-missed = **Was to begin <t:{ $at }:F>**, but I was away. { $host } can start it now or choose another hour.
hour-told-soon = { $who } it begins <t:{ $at }:R>: { $match }. Whoever cannot come, please leave the table before.
hour-told-moved = { $who } another hour: { $match } now begins <t:{ $at }:F>. If that does not suit you, leave the table.
hour-told-cleared = { $who } no hour any more: { $match } begins when its host starts it.
hour-told-few = { $who } it is time, but { $count ->
    [one] 1 person is
   *[other] { $count } people are
} missing: { $match } begins as soon as enough sit there.
hour-told-closed = { $who } too few have come, so it is closed: { $match }.
hour-told-missed = { $who } I was away at your hour: { $match } can be started now, or begin at another one.
event-description = { $summary }

    A seat is taken at the table's card, *Interested* alone is none: { $where }
refusal-hour-too-far = That is too far ahead. A table can begin within { $days } days.
