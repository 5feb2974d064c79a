import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startNginx } from './nginx.ts';
import { startFakeServer } from './fake-server.ts';

export const SHOP = 'shop.example';
export const FILES = 'files.shop.example';
/** Path of the trial's release, both in URLs and in the release folder. */
export const RELEASE = '/areas/storefront/0.1.0-0123456789';
export const SCRIPT = 'console.log("shop");'.repeat(100);
export const YEAR = 'public, max-age=31536000, immutable';

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  host?: string;
  /** Client IP. */
  from?: string;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Header names as received, including duplicates. */
  names: string[];
  body: Buffer;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

export const respondAsApi = (response: ServerResponse) => {
  response.setHeader('Content-Security-Policy', "default-src 'none'");
  response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end('{"success":true}');
};

const answerAsDoor = (response: ServerResponse) => {
  response.setHeader('Content-Security-Policy', "default-src 'none'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Cookie');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><title>Balsam</title>${'<p>shop</p>'.repeat(200)}`);
};

/** Writes a finished release with compressed copies, a draft, and a registry. */
async function writeReleases(folder: string): Promise<void> {
  const target = path.join(folder, RELEASE);
  await mkdir(target, { recursive: true });
  const records = { 'release.json': '{}', 'build.json': '{}', 'first-page.mjs': 'secret()', 'index.html': '<p>' };
  for (const [name, text] of Object.entries({ 'main.js': SCRIPT, ...records })) {
    await writeFile(path.join(target, name), text);
    await writeFile(path.join(target, `${name}.br`), brotliCompressSync(text));
    await writeFile(path.join(target, `${name}.gz`), gzipSync(text));
  }
  await mkdir(`${target}.draft`);
  await writeFile(path.join(`${target}.draft`, 'main.js'), SCRIPT);
  await mkdir(path.join(folder, 'registry'));
  await writeFile(path.join(folder, 'registry/00000001.json'), '{}');
  await writeFile(path.join(folder, 'registry/0.1.0-0123456789.js'), 'registry');
}

const askOver = (
  port: number,
  url: string,
  { method = 'GET', headers = {}, body, host = SHOP, from }: RequestOptions,
) =>
  new Promise<Answer>((resolve, reject) => {
    const address = { host: '127.0.0.1', port, path: url, method, agent: false, localAddress: from };
    const own = { servername: host, rejectUnauthorized: false, headers: { host, ...headers } };
    const outgoing = httpsRequest({ ...address, ...own }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const names = response.rawHeaders.filter((_text, index) => index % 2 === 0).map((name) => name.toLowerCase());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, names, body: Buffer.concat(chunks) });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Sends a request without TLS. */
export const askPlain = (port: number, url: string, headers: Record<string, string>) =>
  new Promise<Pick<Answer, 'status' | 'headers'>>((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, path: url, headers, agent: false }, (response) => {
      response.resume();
      resolve({ headers: response.headers, status: response.statusCode ?? 0 });
    });
    outgoing.on('error', reject).end();
  });

/** Starts nginx in front of two fake backends, a fake gateway, and a small release folder. */
export async function startTrial() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-nginx-'));
  const releases = path.join(folder, 'releases');
  await writeReleases(releases);
  const first = await startFakeServer(respondAsApi);
  const second = await startFakeServer(respondAsApi);
  const door = await startFakeServer(answerAsDoor);
  const standIns = [first, second, door];
  const ports = { http: await freePort(), https: await freePort(), inner: await freePort() };
  const closeStandIns = () => Promise.all(standIns.map((standIn) => standIn.close()));
  const nginx = await startNginx(path.join(folder, 'nginx'), {
    names: { shop: SHOP, files: FILES },
    ports,
    backends: [first.port, second.port],
    gateways: [door.port, door.port],
    releases,
  }).catch(async (error: unknown) => {
    await closeStandIns();
    throw error;
  });
  const backends = [first, second];
  return {
    ...{ first, second, backends, door, ports },
    log: path.join(folder, 'nginx/logs/balsam.log'),
    ask: (url: string, question: RequestOptions = {}) => askOver(ports.https, url, question),
    /** Requests received by the backends, and their number. */
    received: () => [...first.requests, ...second.requests],
    asked: () => first.requests.length + second.requests.length,
    /** Clears recorded requests and restores initial responses. */
    reset: () => standIns.forEach((standIn) => standIn.reset()),
    /** Restarts stopped servers and makes nginx forget failures. */
    async restore() {
      await Promise.all(standIns.map((standIn) => standIn.open()));
      await nginx.reload();
      await wait(300);
    },
    async stop() {
      await nginx.stop();
      await closeStandIns();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
