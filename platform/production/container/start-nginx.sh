#!/bin/sh
# Starts nginx with the files of ../nginx after replacing names, ports and addresses with those of this container.
#   SHOP_NAME    the shop's host name
#   FILES_NAME   optional host name for files only
#   BACKENDS, GATEWAYS   host:port of each, separated by spaces
#   NGINX_SOURCE, NGINX_FOLDER   source and target folder of the files
set -eu
: "${SHOP_NAME:?must be the host name of the shop, such as shop.example}"
: "${BACKENDS:?must list the backends, such as backend-1:3000 backend-2:3000}"
: "${GATEWAYS:?must list the gateways, such as gateway-1:3000 gateway-2:3000}"

source=${NGINX_SOURCE:-/usr/share/balsam/nginx}
folder=${NGINX_FOLDER:-/tmp/nginx}
mkdir -p "$folder"
cp -r "$source/." "$folder"

# place <file> <addresses>: replaces the server lines in a file of ../nginx/balsam.
place() {
  lines=$(printf '\\n    server %s max_fails=3 fail_timeout=5s;' $2)
  sed -i -e '/^ *server /d' -e "s/^ *least_conn;/&$lines/" "$folder/balsam/$1"
}
place backends.conf "$BACKENDS"
place gateways.conf "$GATEWAYS"

find "$folder" -name '*.conf' -exec sed -i \
  -e '/^ *listen \[::\]/d' \
  -e 's/listen 80\b/listen 8080/' \
  -e 's/listen 443\b/listen 8443/' \
  -e 's/listen 127\.0\.0\.1:3080/listen 3080/' \
  -e 's#/etc/letsencrypt/live/shop\.example#/etc/balsam/tls#' \
  -e "s#/etc/nginx/balsam;#$folder/balsam;#" \
  -e 's#/var/lib/nginx/balsam-media#/var/cache/balsam#' \
  -e 's#/var/log/nginx/balsam\.log#/dev/stdout#' \
  -e "s/files\.shop\.example/${FILES_NAME:-files.invalid}/" \
  -e "s/shop\.example/$SHOP_NAME/" {} +

exec nginx -c "$folder/nginx.conf" -e /dev/stderr
