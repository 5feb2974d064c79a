// Programs beside Node that the browser journeys need: found, or installed where that may be done.
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
    // The shell alone: it draws no windows, which nobody would see.
    packages: ['chromium-headless-shell'],
  },
  {
    // The journeys start it themselves, with the configuration of production.
    name: 'nginx',
    variable: 'NGINX_PATH',
    places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
    // OpenSSL makes the certificate of the journeys.
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter', 'openssl'],
    // Debian has them apart; another's nginx may have them built in.
    debianModules: ['static', 'filter'].map((what) => `/usr/lib/nginx/modules/ngx_http_brotli_${what}_module.so`),
  },
];

const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

/** Installs Debian packages without a question, and without starting a service of theirs. */
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

/** @returns where the program is; undefined too where Debian's is there without a module that it has to have */
function find({ variable, places, debianModules = [] }) {
  const named = process.env[variable];
  if (named && existsSync(named)) return named;
  if (existsSync(DEBIAN) && !debianModules.every((file) => existsSync(file))) return undefined;
  return places.find((file) => existsSync(file));
}

/** Debian's packages of what is missing, installed together where this machine may do that. */
export async function installPrograms() {
  const missing = PROGRAMS.filter((program) => !find(program));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync(DEBIAN)) return;
  say(`Installing ${missing.map(({ name }) => name).join(' and ')} for the browser journeys`);
  await installPackages(missing.flatMap(({ packages }) => packages));
}

/**
 * Where a program is missing, the person is told how to install it.
 * @returns where each program is, by the environment variable that names it
 */
export function requirePrograms() {
  for (const program of PROGRAMS.filter((wanted) => !find(wanted))) {
    const { name, variable, packages } = program;
    stop(
      `The browser journeys need ${name}, and none was found.`,
      `Install it (Debian: apt-get install ${packages.join(' ')}) or name one: ${variable}=/path/to/it npm test`,
    );
  }
  return Object.fromEntries(PROGRAMS.map((program) => [program.variable, find(program)]));
}
