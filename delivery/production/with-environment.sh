#!/bin/sh
# Runs an npm script of this version with the shop's environment:
#   sudo -u balsam /srv/balsam/app/delivery/production/with-environment.sh invite:admin -- --email …
# The file is read as systemd reads it: a value is what follows the first "=", without the quotes around all of it.
# A shell would take "&", "$" and spaces for something else.
set -eu

while IFS= read -r line || [ -n "$line" ]; do
  case $line in '#'* | ';'*) continue ;; *=*) ;; *) continue ;; esac
  value=${line#*=}
  case $value in
    \"*\") value=${value#\"} value=${value%\"} ;;
    \'*\') value=${value#\'} value=${value%\'} ;;
  esac
  export "${line%%=*}=$value"
done <"${BALSAM_ENV:-/etc/balsam/balsam.env}"
cd "$(dirname "$0")/../.."
exec npm run --silent "$@"
