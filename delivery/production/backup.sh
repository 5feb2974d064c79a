#!/bin/sh
# Makes one backup below the folder named, and removes those older than KEEP_DAYS (14) once it is whole:
#   backup.sh /var/backups/balsam                   (--without-files when the bucket is backed up by itself)
# The environment is balsam.env, as systemd gives it.
set -eu

[ $# -ge 1 ] || {
  echo "Which folder keeps the backups? For example: backup.sh /var/backups/balsam" >&2
  exit 1
}
folder=$1
shift

cd "$(dirname "$0")/../.."
# One that was killed leaves all that it had written; none that still runs is as old (TimeoutStartSec is two hours).
[ ! -d "$folder" ] || find "$folder" -mindepth 1 -maxdepth 1 -name '20*Z.partial' -mmin +180 -exec rm -rf {} +
node --import tsx backend/scripts/admin.ts backup --to "$folder/$(date -u +%Y-%m-%dT%H%M%SZ)" "$@"
find "$folder" -mindepth 1 -maxdepth 1 -name '20*Z' -mtime "+${KEEP_DAYS:-14}" -exec rm -rf {} +
