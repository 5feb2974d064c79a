#!/bin/sh
# Switches the backends and gateways of this machine to another version without downtime:
#   update.sh /srv/balsam/versions/<version>       (a folder with the sources, after npm ci and npm run build:servers)
# Updates the systemd units of this machine; nginx may be on another one. Processes restart one after the other: each
# finishes its requests while nginx skips it. Backends go first: the first one migrates the database, and migrations only
# add, so that backends of the previous version continue to work. Afterwards, release the shell and the areas with
# npm run release.
set -eu

app=${BALSAM_FOLDER:-/srv/balsam}/app
settings=${BALSAM_ENV:-/etc/balsam/balsam.env}
# Time for a process to become ready. Migrating a large table takes minutes; the changelog announces it.
patience_seconds=${PATIENCE_SECONDS:-60}
# Longer than nginx's fail_timeout, so that nginx uses a process again before the next one restarts.
pause_seconds=7

stop() {
  echo "$1" >&2
  exit 1
}

[ $# -eq 1 ] || stop "Name the version, for example: update.sh /srv/balsam/versions/2026-11-21"
version=$1
[ -d "$version/node_modules" ] || stop "No version is installed in $version. Put it there, and run npm ci in it."
[ -f "$version/backend/dist/server.js" ] || stop "The servers of $version are not built. Run npm run build:servers in it."

# ports <unit>: ports of all loaded units, running or not
ports() {
  systemctl list-units --all --plain --no-legend "$1@*.service" | sed -n "s/^ *$1@\([0-9]*\)\.service *loaded .*/\1/p"
}
backends=$(ports balsam-backend)
gateways=$(ports balsam-gateway)
[ -n "$backends$gateways" ] || stop "This machine has no backend and no gateway. \
Start the first ones manually: systemctl enable --now balsam-backend@3001"

# Address that the processes listen on, as systemd passes it to them; loopback if they listen on all.
[ -r "$settings" ] || stop "$settings is missing or not readable. It defines the address that the processes listen on."
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

# give_up <unit> <port>: a second run would restart the backend and roll back its unfinished migration.
give_up() {
  cure="Then run update.sh again."
  [ "$1" != balsam-backend ] || cure="If its last line is that migrations run, it is still working: wait until \
curl http://$host:$2/readyz responds, and do not run update.sh again before, or the migration restarts. \
PATIENCE_SECONDS=1800 update.sh … waits for half an hour."
  stop "$1@$2 is not ready at $host after $patience_seconds seconds; the other processes were not changed. \
For the cause, see: journalctl -u $1@$2. $cure"
}

# replace <unit> <ports>
replace() {
  for port in $2; do
    systemctl restart "$1@$port"
    wait_until_ready "$port" || give_up "$1" "$port"
    sleep "$pause_seconds"
    echo "$1@$port now runs $version."
  done
}

# From now on, processes that systemd restarts also use the new version.
ln -sfn "$version" "$app.next"
mv -T "$app.next" "$app"
replace balsam-backend "$backends"
replace balsam-gateway "$gateways"
systemctl try-restart "balsam-canary-watch@*"
echo "Done. Next, release the shell, then the areas: sudo -H -u balsam-release $app/platform/production/with-environment.sh release -- shell"
