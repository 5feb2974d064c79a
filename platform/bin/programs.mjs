// Finds, and where possible installs, the programs other than Node that the browser journeys need.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { run, say, stop } from './steps.mjs';

const PROGRAMS = [
  {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    places: [
      ...['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'],
      '/usr/bin/google-chrome',
    ],
    // Headless only: no windows are shown.
    packages: ['chromium-headless-shell'],
  },
  {
    // Started by the journeys with the production configuration.
    name: 'nginx',
    variable: 'NGINX_PATH',
    places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
    // OpenSSL creates the certificate of the journeys.
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter', 'openssl'],
    // Separate packages on Debian; other builds of nginx may include the modules.
    debianModules: ['static', 'filter'].map((what) => `/usr/lib/nginx/modules/ngx_http_brotli_${what}_module.so`),
  },
];

const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

/** Installs Debian packages non-interactively and without starting their services. */
async function installPackages(packages) {
  const isOurs = !existsSync(SERVICE_POLICY);
  if (isOurs) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  } finally {
    if (isOurs) rmSync(SERVICE_POLICY);
  }
}

const DEBIAN = '/usr/bin/apt-get';

/** @returns the program's path; undefined if it is missing, or if Debian's lacks a required module */
function find({ variable, places, debianModules = [] }) {
  const named = process.env[variable];
  if (named && existsSync(named)) return named;
  if (existsSync(DEBIAN) && !debianModules.every((file) => existsSync(file))) return undefined;
  return places.find((file) => existsSync(file));
}

/** Installs the Debian packages of missing programs, if this machine permits it. */
export async function installPrograms() {
  const missing = PROGRAMS.filter((program) => !find(program));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync(DEBIAN)) return;
  say(`Installing ${missing.map(({ name }) => name).join(' and ')} for the browser journeys`);
  await installPackages(missing.flatMap(({ packages }) => packages));
}

/**
 * Exits with installation instructions if a program is missing.
 * @returns program paths by the environment variable that names each
 */
export function requirePrograms() {
  for (const program of PROGRAMS.filter((wanted) => !find(wanted))) {
    const { name, variable, packages } = program;
    stop(
      `The browser journeys need ${name}, which was not found.`,
      `Install it (Debian: apt-get install ${packages.join(' ')}) or set its path: ${variable}=/path/to/it npm test`,
    );
  }
  return Object.fromEntries(PROGRAMS.map((program) => [program.variable, find(program)]));
}
