# guard.sh <pid> <signal>: ends a process when the one that holds this one's standard input is gone, however it ended.
while read -r line; do :; done
kill -"$2" "$1" 2>/dev/null
tries=0
while kill -0 "$1" 2>/dev/null && [ $tries -lt 220 ]; do
  tries=$((tries + 1))
  [ $tries -gt 200 ] && kill -KILL "$1"
  sleep 0.1
done
