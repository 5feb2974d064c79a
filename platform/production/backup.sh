#!/bin/sh
# Writes a backup into a new folder below the given one. Once it is complete, removes backups older than KEEP_DAYS (14):
#   backup.sh /var/backups/balsam                   (--without-files if the bucket is backed up separately)
# Expects the variables of balsam.env, as systemd sets them.
set -eu

[ $# -ge 1 ] || {
  echo "Name the folder for backups, for example: backup.sh /var/backups/balsam" >&2
  exit 1
}
folder=$1
shift

cd "$(dirname "$0")/../.."
# A killed backup leaves its partial files; a running one is never this old (TimeoutStartSec is two hours).
[ ! -d "$folder" ] || find "$folder" -mindepth 1 -maxdepth 1 -name '20*Z.partial' -mmin +180 -exec rm -rf {} +
node --import tsx backend/scripts/admin.ts backup --to "$folder/$(date -u +%Y-%m-%dT%H%M%SZ)" "$@"
find "$folder" -mindepth 1 -maxdepth 1 -name '20*Z' -mtime "+${KEEP_DAYS:-14}" -exec rm -rf {} +
