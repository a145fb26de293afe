"""The page on the web: a table as a person sees it, with a board that one taps, and as everybody sees it.

It is a second way to the same house: what stands there, what may be pressed and in which words comes from `bot.ui`, and
a press is answered by the handler that answers it on Discord. So the modules here are thin:

    html.py        elements, so that no text becomes markup by itself
    markdown.py    the marks in the words of messages;   components.py  messages and forms as elements
    asked.py       a press from the page, as handlers of `bot.exts` answer it
    reader.py      who reads a page;   frame.py  what every page has around it
    table.py       a table for whoever sits there;   bar.py  what is asked, tapped and answered
    watch.py       a table for everybody;   past.py  earlier pictures;   mine.py  all tables of a person
    entrance.py    signing in
    shelf.py       the pictures that pages show;   signs.py  the signs in their words
    streams.py     tells open pages that something has changed
    guard.py       what every request must be, and what every answer says
    server.py      the ways to the pages;   page/  style and script

It stores nothing: who is signed in, and which tables may be watched, says whoever runs it (`doors.py`).
"""
