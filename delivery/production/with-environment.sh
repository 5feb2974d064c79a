#!/bin/sh
# Runs an npm script of this version with the shop's environment:
#   sudo -u balsam /srv/balsam/app/delivery/production/with-environment.sh invite:admin -- --email …
set -eu

set -a
# shellcheck source=balsam.env.example
. "${BALSAM_ENV:-/etc/balsam/balsam.env}"
set +a
cd "$(dirname "$0")/../.."
exec npm run --silent "$@"
