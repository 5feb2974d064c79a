#!/bin/sh
# Brings another version of backends and gateways into service on this machine, without a pause:
#   update.sh /srv/balsam/versions/<version>       (a folder with the sources, after npm ci and npm run build:servers)
# One process after the other ends what it has begun and starts anew, while nginx passes it over. Backends go first: the
# first one migrates the database, and migrations only add, so that those of the version before go on meanwhile. Shell
# and areas are released afterwards, with npm run release.
set -eu

app=${BALSAM_FOLDER:-/srv/balsam}/app
nginx=${NGINX_FOLDER:-/etc/nginx/balsam}
patience_seconds=${PATIENCE_SECONDS:-60}
# More than fail_timeout in nginx: it has to know that one is back before the next one leaves.
pause_seconds=7

stop() {
  echo "$1" >&2
  exit 1
}

[ $# -eq 1 ] || stop "Which version? For example: update.sh /srv/balsam/versions/2026-11-21"
version=$1
[ -d "$version/node_modules" ] || stop "There is no installed version in $version. Put it there, and run npm ci in it."
[ -f "$version/backend/dist/server.js" ] || stop "The servers of $version are not built. Run npm run build:servers in it."

is_ready() {
  curl -fsS -o /dev/null --max-time 5 "http://127.0.0.1:$1/readyz" 2>/dev/null
}

wait_until_ready() {
  waited=0
  until is_ready "$1"; do
    [ "$waited" -lt "$patience_seconds" ] || return 1
    sleep 1
    waited=$((waited + 1))
  done
}

# replace <list of nginx> <unit>
replace() {
  ports=$(sed -n 's/^ *server 127\.0\.0\.1:\([0-9]*\)[ ;].*/\1/p' "$nginx/$1.conf")
  [ -n "$ports" ] || stop "$nginx/$1.conf names no server of this machine."
  for port in $ports; do
    systemctl restart "$2@$port"
    wait_until_ready "$port" || stop "$2@$port does not get ready; the others go on as they were. \
The cause: journalctl -u $2@$port. Then run update.sh again."
    sleep "$pause_seconds"
    echo "$2@$port runs $version."
  done
}

# A process that starts again by itself from now on is of the new version, too.
ln -sfn "$version" "$app.next"
mv -T "$app.next" "$app"
replace backends balsam-backend
replace gateways balsam-gateway
systemctl try-restart "balsam-canary-watch@*"
echo "Done. Now the shell, then the areas: sudo -H -u balsam-release $app/delivery/production/with-environment.sh release -- shell"
