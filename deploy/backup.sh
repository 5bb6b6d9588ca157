#!/bin/sh
# One copy of everything from a server in containers, into the folder copies, named after the day; copies older than 30
# days go. For cron, from anywhere: deploy/backup.sh, or deploy/backup.sh node1 where there are several.
set -eu
umask 077
cd "$(dirname "$0")/.."
mkdir -p copies
copy="copies/$(date +%F-%H%M).db"
# Half a copy never has the name of a whole one.
docker compose exec -T "${1:-server}" undercrown backup - >"$copy.part" || { rm -f "$copy.part"; exit 1; }
mv "$copy.part" "$copy"
find copies -name '*.db' -mtime +30 -delete
echo "$copy"
