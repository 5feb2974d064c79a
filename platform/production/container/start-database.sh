#!/bin/sh
# Starts a part of the database tier with the files of ../topology, after replacing the addresses of three machines with
# those of containers.
#   start-database patroni <a|b|c> | haproxy | pgbouncer
#   DATABASE_PASSWORD   of all roles
#   NETWORK             first three numbers of the containers' addresses; a, b and c are .41, .42 and .43, HAProxy .44
#   ETCD                host:port
#   TOPOLOGY_SOURCE, TOPOLOGY_FOLDER   source and target folder of the files
set -eu
: "${DATABASE_PASSWORD:?must be the password of the database roles}"
: "${NETWORK:?must be the first three numbers of the addresses, such as 172.28.240}"

source=${TOPOLOGY_SOURCE:-/usr/share/balsam/topology}
folder=${TOPOLOGY_FOLDER:-/tmp/topology}
part=$1
node=${2:-a}
mkdir -p "$folder"
number=$(printf '%s' "$node" | tr abc 123)

# An address of a machine is replaced everywhere, except that patroni.yml names machine a for the node itself.
sed \
  -e "s/10\.0\.0\.11:2379,10\.0\.0\.12:2379,10\.0\.0\.13:2379/${ETCD:-}/" \
  -e "s/^name: a$/name: $node/" \
  -e "s/10\.0\.0\.11\(:8008\|:5432$\)/$NETWORK.4$number\1/" \
  -e "s#10\.0\.0\.0/24#$NETWORK.0/24#" \
  -e "s/change-me/$DATABASE_PASSWORD/" \
  -e "s#/usr/lib/postgresql/15/bin#${POSTGRES_BIN:-/usr/lib/postgresql/17/bin}#" \
  -e "s#/var/lib/postgresql/balsam#/var/lib/postgresql/$node#" \
  "$source/patroni.yml" >"$folder/patroni.yml"
sed -e "s/10\.0\.0\.1\([123]\)/$NETWORK.4\1/" -e 's/bind 127\.0\.0\.1:/bind :/' "$source/haproxy.cfg" >"$folder/haproxy.cfg"
sed \
  -e "s/10\.0\.0\.1\([123]\)/$NETWORK.4\1/" \
  -e "s/host=127\.0\.0\.1/host=$NETWORK.44/" \
  -e 's/^listen_addr = .*/listen_addr = */' \
  -e "s#/etc/pgbouncer#$folder#" \
  "$source/pgbouncer.ini" >"$folder/pgbouncer.ini"
printf '"balsam" "%s"\n' "$DATABASE_PASSWORD" >"$folder/userlist.txt"

case $part in
  patroni) exec patroni "$folder/patroni.yml" ;;
  haproxy) exec haproxy -db -f "$folder/haproxy.cfg" ;;
  pgbouncer) exec pgbouncer "$folder/pgbouncer.ini" ;;
  *) echo "start-database: unknown part $part" >&2 && exit 2 ;;
esac
