#!/bin/sh
# Removes old versions from /srv/balsam/versions, except the newest ones and the current one.
#   prune-versions.sh [number of newest versions to keep, default 2]
set -eu

folder=${BALSAM_FOLDER:-/srv/balsam}
keep=${1:-2}
case $keep in
  '' | *[!0-9]*)
    echo "The number of versions to keep must be a whole number, for example: prune-versions.sh 2" >&2
    exit 1
    ;;
esac
[ -d "$folder/versions" ] || {
  echo "There is no folder $folder/versions." >&2
  exit 1
}
current=$(readlink -f "$folder/app" || true)

cd "$folder/versions"
# Newest first, by modification time of the folder.
ls -1t | tail -n "+$((keep + 1))" | while IFS= read -r version; do
  [ "$folder/versions/$version" != "$current" ] || continue
  rm -rf "./$version"
  echo "Removed $version."
done
du -sh "$folder/versions"
