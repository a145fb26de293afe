#!/bin/sh
# What the container of compose.yaml runs: hourglass with these arguments, and a wait where it has ended with 2.
# Docker knows no exit status after which it does not start again, and status 2 means that starting again does not help:
# Discord would be asked with a wrong token again and again. So the container stays, unhealthy, until somebody comes.
child=''
stopped=''
stop() {
    stopped=yes
    kill -TERM "$child" 2>/dev/null
}
trap stop TERM INT

hourglass "$@" &
child=$!
# A signal that came before its number was known has reached nobody.
if [ -n "$stopped" ]; then stop; fi
wait "$child"
status=$?
if [ -n "$stopped" ]; then
    # The signal has ended the waiting, not yet what was waited for.
    wait "$child"
    status=$?
fi
if [ "$status" -eq 2 ] && [ -z "$stopped" ]; then
    echo 'The line above says what is wrong. Mend it, then: docker compose -f deploy/compose.yaml up -d --force-recreate' >&2
    # In short sleeps, so that a signal between two lines of this script is not lost for good.
    while [ -z "$stopped" ]; do
        sleep 5 &
        child=$!
        wait "$child"
    done
fi
exit "$status"
