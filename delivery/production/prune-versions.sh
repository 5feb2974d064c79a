#!/bin/sh
# Removes old versions from /srv/balsam/versions: all but the newest ones and the one that runs.
#   prune-versions.sh [how many of the newest to keep; 2 unless given]
set -eu

folder=${BALSAM_FOLDER:-/srv/balsam}
keep=${1:-2}
case $keep in
  '' | *[!0-9]*)
    echo "How many versions are to be kept? For example: prune-versions.sh 2" >&2
    exit 1
    ;;
esac
[ -d "$folder/versions" ] || {
  echo "There is no folder $folder/versions." >&2
  exit 1
}
current=$(readlink -f "$folder/app" || true)

cd "$folder/versions"
# The newest first, by the time at which the folder was made or its top level changed.
ls -1t | tail -n "+$((keep + 1))" | while IFS= read -r version; do
  [ "$folder/versions/$version" != "$current" ] || continue
  rm -rf "./$version"
  echo "Removed $version."
done
du -sh "$folder/versions"
