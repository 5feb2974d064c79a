import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SOURCE = path.join(import.meta.dirname, 'nginx');
const MODULES = '/usr/lib/nginx/modules';
const BROTLI = ['ngx_http_brotli_static_module.so', 'ngx_http_brotli_filter_module.so'];
const START_LIMIT_MS = 60_000;

/** Settings of an installation: everything that is replaced in the files of nginx/. */
export interface NginxSettings {
  /** Host names of the shop and of the files-only server. */
  names: { shop: string; files: string };
  /** Ports for http, https, and the gateways' connection to the backends. */
  ports: { http: number; https: number; inner: number };
  /** Local ports. */
  backends: readonly number[];
  gateways: readonly number[];
  /** RELEASES_DIR. */
  releases: string;
  /** User of the workers if root starts nginx; must be able to read `releases`. */
  user?: string;
}

/** Server lines of an upstream, in place of those of one installation. */
const serversAt = (ports: readonly number[]) => (_lines: string, server: string, rest: string) =>
  ports.map((port) => `${server}127.0.0.1:${port}${rest}`).join('');
const SERVERS = (port: number) => new RegExp(`^( *server )127\\.0\\.0\\.1:${port}(.*\\n)(?: *server .*\\n)*`, 'gm');

/** Replacements in order: longer paths contain host names, so they come first. */
const replacements = (folder: string, { names, ports, releases }: NginxSettings) =>
  [
    // IPv4 suffices here, and not every machine has IPv6.
    [/^ *listen \[::\].*\n/gm, ''],
    ['listen 80', `listen 127.0.0.1:${ports.http}`],
    ['listen 443', `listen 127.0.0.1:${ports.https}`],
    ['127.0.0.1:3080', `127.0.0.1:${ports.inner}`],
    ['/srv/balsam/releases', releases],
    ['/etc/letsencrypt/live/shop.example', path.join(folder, 'tls')],
    ['/etc/nginx', folder],
    ['/var/log/nginx', path.join(folder, 'logs')],
    ['/var/lib/nginx', path.join(folder, 'temp')],
    ['files.shop.example', names.files],
    ['shop.example', names.shop],
  ] as const;

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Replacement for Debian's nginx.conf with all paths inside `folder`. */
const mainFile = (folder: string, user = 'root') => `
${BROTLI.filter((file) => existsSync(path.join(MODULES, file)))
  .map((file) => `load_module ${path.join(MODULES, file)};`)
  .join('\n')}
${process.getuid?.() === 0 ? `user ${user};` : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log warn;
events {}
http {
${TEMPORARY.map((name) => `  ${name}_temp_path ${folder}/temp/${name};`).join('\n')}
  # Set here by Debian 13; a duplicate in the same context would be an error.
  server_tokens on;
  include balsam.conf;
}
`;

async function layOut(folder: string, settings: NginxSettings): Promise<void> {
  for (const part of ['logs', 'temp', 'tls']) await mkdir(path.join(folder, part), { recursive: true });
  await cp(SOURCE, folder, { recursive: true });
  await writeFile(path.join(folder, 'nginx.conf'), mainFile(folder, settings.user));
  const files = (await readdir(SOURCE, { recursive: true })).filter((file) => file.endsWith('.conf'));
  for (const file of files) {
    const text = await readFile(path.join(SOURCE, file), 'utf8');
    const placed = text
      .replace(SERVERS(3001), serversAt(settings.backends))
      .replace(SERVERS(3101), serversAt(settings.gateways));
    const changed = replacements(folder, settings).reduce((now, [from, to]) => now.replaceAll(from, to), placed);
    await writeFile(path.join(folder, file), changed);
  }
  const { shop, files: filesName } = settings.names;
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', `/CN=${shop}`, '-addext', `subjectAltName=DNS:${shop},DNS:${filesName}`];
  const out = ['-keyout', path.join(folder, 'tls/privkey.pem'), '-out', path.join(folder, 'tls/fullchain.pem')];
  await run('openssl', ['req', '-x509', ...key, ...names, ...out]);
}

const exited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function waitForStart(child: ChildProcess, folder: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (!existsSync(path.join(folder, 'nginx.pid'))) {
    if (exited(child) || Date.now() > limit) {
      child.kill('SIGTERM');
      const errorLog = await readFile(path.join(folder, 'logs/error.log'), 'utf8').catch(() => '');
      throw new Error(`nginx did not start: ${errorLog || 'see the output above'}`);
    }
    await wait(50);
  }
}

/**
 * Starts nginx with the configuration of nginx/, all files inside `folder` (absolute, empty), and a self-signed
 * certificate. No privileges are needed.
 * @throws Error if nginx is missing or rejects the configuration
 */
export async function startNginx(folder: string, settings: NginxSettings) {
  const binary = process.env.NGINX_PATH || '/usr/sbin/nginx';
  if (!existsSync(binary)) {
    throw new Error(
      `There is no nginx at ${binary}. Install it (Debian: apt-get install nginx libnginx-mod-http-brotli-static ` +
        'libnginx-mod-http-brotli-filter), or set its path: NGINX_PATH=/path/to/nginx.',
    );
  }
  await layOut(folder, settings);
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'logs/error.log')];
  const child = spawn(binary, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await waitForStart(child, folder);

  return {
    /** Reloads the configuration; requests in flight finish under the old one. */
    async reload(): Promise<void> {
      await run(binary, [...args, '-s', 'reload']);
    },
    async stop(): Promise<void> {
      if (exited(child)) return;
      const end = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await end;
    },
  };
}
