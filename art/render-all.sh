#!/bin/sh
# Render every picture at full size, one after the other, at low priority. Options go to render.sh (say --width=960).
set -u
art=$(cd "$(dirname "$0")" && pwd)
grep -ohE "'(home|training|class|equipment|course|book|merch|team|industry|hero|story|scene|voice)-[a-z0-9-]+'" "$art"/scenes/*.py | tr -d "'" | sort -u |
while read -r id; do
  nice -n 19 "$art/render.sh" "$id" "$@" < /dev/null || echo "failed: $id" >&2
done
