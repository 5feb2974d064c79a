# Two images of one version: `app` (backends, gateways, commands) and `nginx`. docs/operations/containers.md.

FROM node:24-bookworm-slim AS build
WORKDIR /srv/balsam/app
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci
RUN npx nx run-many -t build --outputStyle=static && rm -rf .nx
# Software bill of materials (CycloneDX) for vulnerability scanners; reproducible from the lockfile.
RUN node platform/bin/sbom.mjs sbom.cdx.json
# Production dependencies only.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev -w @balsam/backend -w @balsam/platform

FROM node:24-bookworm-slim AS app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/balsam RELEASES_DIR=/srv/balsam/releases
WORKDIR /srv/balsam/app
COPY --from=build /srv/balsam/app .
# A new volume inherits the owner of its folder in the image.
RUN install -d -o node -g node /var/lib/balsam /var/backups/balsam && install -d -o node -g node -m 0755 /srv/balsam/releases
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "backend/dist/server.js"]

FROM debian:bookworm-slim AS nginx
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static libnginx-mod-http-brotli-filter curl \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o www-data -g www-data /var/cache/balsam
COPY platform/production/nginx /usr/share/balsam/nginx
COPY platform/production/container/nginx.conf /usr/share/balsam/nginx/
COPY platform/production/container/start-nginx.sh /usr/local/bin/start-nginx
USER www-data
EXPOSE 8080 8443
# Checks nginx and, through it, a backend.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["curl", "-fs", "-o", "/dev/null", "http://127.0.0.1:3080/healthz"]
STOPSIGNAL SIGQUIT
CMD ["start-nginx"]

# The database tier of compose.topology.yaml. Debian 13 has PgBouncer 1.24, which keeps named statements apart.
FROM debian:trixie-slim AS database
RUN apt-get update \
  && apt-get install -y --no-install-recommends etcd-server patroni postgresql haproxy pgbouncer valkey-server curl \
  && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/*/main \
  && install -d -o postgres -g postgres /var/lib/postgresql /var/lib/etcd /var/run/postgresql
COPY platform/production/topology/*.yml platform/production/topology/*.cfg platform/production/topology/*.ini /usr/share/balsam/topology/
COPY platform/production/container/start-database.sh /usr/local/bin/start-database
USER postgres
