#!/bin/sh
# Runs an npm script of this version with the shop's environment:
#   sudo -H -u balsam /srv/balsam/app/delivery/production/with-environment.sh admin -- invite --email …
#   sudo -H -u balsam-release /srv/balsam/app/delivery/production/with-environment.sh release -- storefront
# Each user has a file of its own: /etc/balsam/balsam.env, and /etc/balsam/balsam-release.env with the releases' key.
# The file is read as systemd reads it: a value is what follows the first "=", without the quotes around all of it.
# A shell would take "&", "$" and spaces for something else.
set -eu

file=${BALSAM_ENV:-/etc/balsam/$(id -un).env}

stop() {
  echo "$1 As the shop's user: sudo -H -u balsam $(readlink -f "$0") … (what is about releases: -u balsam-release)" >&2
  exit 1
}

[ "$(id -u)" -ne 0 ] || stop "Not as root: what root writes, the shop could not change afterwards."
[ -r "$file" ] || stop "$file is not there, or $(id -un) may not read it."

while IFS= read -r line || [ -n "$line" ]; do
  case $line in '#'* | ';'*) continue ;; *=*) ;; *) continue ;; esac
  value=${line#*=}
  case $value in
    \"*\") value=${value#\"} value=${value%\"} ;;
    \'*\') value=${value#\'} value=${value%\'} ;;
  esac
  export "${line%%=*}=$value"
done <"$file"
cd "$(dirname "$0")/../.."
exec npm run --silent "$@"
