#!/bin/sh
# Brings another version of the backends and gateways of this machine into service, without a pause:
#   update.sh /srv/balsam/versions/<version>       (a folder with the sources, after npm ci and npm run build:servers)
# They are the units that systemd has here; nginx may be on another machine. One process after the other ends what it has
# begun and starts anew, while nginx passes it over. Backends go first: the first one migrates the database, and migrations
# only add, so that those of the version before go on meanwhile. Shell and areas are released afterwards, with npm run
# release.
set -eu

app=${BALSAM_FOLDER:-/srv/balsam}/app
settings=${BALSAM_ENV:-/etc/balsam/balsam.env}
# How long one may take to get ready. A backend that migrates a big table takes minutes, of which the changelog speaks.
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

# ports <unit>: of those that run, and of those that should
ports() {
  systemctl list-units --all --plain --no-legend "$1@*.service" | sed -n "s/^ *$1@\([0-9]*\)\.service *loaded .*/\1/p"
}
backends=$(ports balsam-backend)
gateways=$(ports balsam-gateway)
[ -n "$backends$gateways" ] || stop "This machine has no backend and no gateway. \
The first ones are started by hand: systemctl enable --now balsam-backend@3001"

# Where they listen, as systemd tells them; whoever listens everywhere is asked here.
[ -r "$settings" ] || stop "$settings is not there, or cannot be read: it says where the processes listen."
host=$(sed -n 's/^HOST=//p' "$settings" | tail -n 1 | tr -d "\"'")
case $host in
  '' | 0.0.0.0 | ::) host=127.0.0.1 ;;
  *:*) host="[$host]" ;;
esac

is_ready() {
  curl -fsS -o /dev/null --max-time 5 "http://$host:$1/readyz" 2>/dev/null
}

wait_until_ready() {
  waited=0
  until is_ready "$1"; do
    [ "$waited" -lt "$patience_seconds" ] || return 1
    sleep 1
    waited=$((waited + 1))
  done
}

# give_up <unit> <port>: running this again restarts a backend, and what it had migrated would be rolled back.
give_up() {
  cure="Then run update.sh again."
  [ "$1" != balsam-backend ] || cure="When its last line is that migrations run, it is still at work: wait until \
curl http://$host:$2/readyz answers, and do not run update.sh again before, or the migration begins anew. \
PATIENCE_SECONDS=1800 update.sh … waits for half an hour."
  stop "$1@$2 is not ready at $host after $patience_seconds seconds; the others go on as they were. \
The cause: journalctl -u $1@$2. $cure"
}

# replace <unit> <ports>
replace() {
  for port in $2; do
    systemctl restart "$1@$port"
    wait_until_ready "$port" || give_up "$1" "$port"
    sleep "$pause_seconds"
    echo "$1@$port runs $version."
  done
}

# A process that starts again by itself from now on is of the new version, too.
ln -sfn "$version" "$app.next"
mv -T "$app.next" "$app"
replace balsam-backend "$backends"
replace balsam-gateway "$gateways"
systemctl try-restart "balsam-canary-watch@*"
echo "Done. Now the shell, then the areas: sudo -H -u balsam-release $app/delivery/production/with-environment.sh release -- shell"
