"""A small Discord of the tests' own: as much of its HTTP API (v10) and gateway as the bot uses, with faults as data.

The bot is not touched: `python -m bot` is pointed here by DISCORD_API_BASE and DISCORD_GATEWAY_URL.

    state     what Discord remembers: people, servers, channels, messages, interactions
    messages  a message from the body of a request: attachments, components, nonces
    rest      the HTTP routes: application, channels, messages
    commands  the commands of the application, and where they are offered
    interactions  callbacks and follow-ups
    call      a request on its way to its handler
    gateway   the websocket: identify, resume, heartbeat, dispatch
    faults    what goes wrong, by route and number; rate limits
    traffic   every request, as it was sent and answered
    server    puts these together and listens
    driver    the people: they press, choose, submit and read
    operator  whoever sits at the terminal of `python -m bot field`
    player    presses what can be pressed, until something was decided
    child     the bot as a process, to be started, killed and read; calm, hasty: how it runs there
    loaded    what the process has loaded from which bots are forked
    ledger    what the bot has on disk
    town      all of it with one server, one channel and a few people
"""
