#!/bin/sh
# Runs an npm script of this version with the shop's environment:
#   sudo -H -u balsam /srv/balsam/app/platform/production/with-environment.sh admin -- invite --email …
#   sudo -H -u balsam-release /srv/balsam/app/platform/production/with-environment.sh release -- storefront
# Each user has its own file: /etc/balsam/balsam.env, and /etc/balsam/balsam-release.env with the private key.
# It is parsed as systemd does: a value is everything after the first "=", without surrounding quotes. A shell would
# interpret "&", "$" and spaces.
set -eu

file=${BALSAM_ENV:-/etc/balsam/$(id -un).env}

stop() {
  echo "$1 Run this as the shop's user: sudo -H -u balsam $(readlink -f "$0") … (for releases: -u balsam-release)" >&2
  exit 1
}

[ "$(id -u)" -ne 0 ] || stop "Not as root: the shop could not change files written by root."
[ -r "$file" ] || stop "$file is missing or not readable for $(id -un)."

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
