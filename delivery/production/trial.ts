import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startNginx } from './nginx.ts';
import { startStandIn } from './stand-in.ts';

export const SHOP = 'shop.example';
export const FILES = 'files.shop.example';
/** Where the release of the trial is served, and below the folder of releases. */
export const RELEASE = '/areas/storefront/0.1.0-0123456789';
export const SCRIPT = 'console.log("shop");'.repeat(100);
export const YEAR = 'public, max-age=31536000, immutable';

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  host?: string;
  /** The address that the visitor asks from. */
  from?: string;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names as they came, doubled ones twice. */
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

export const answerAsApi = (response: ServerResponse) => {
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

/** A finished release with its compressed twins, a draft of one, and a registry. */
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

const askOver = (port: number, url: string, { method = 'GET', headers = {}, body, host = SHOP, from }: Question) =>
  new Promise<Answer>((resolve, reject) => {
    const address = { host: '127.0.0.1', port, path: url, method, agent: false, localAddress: from };
    const own = { servername: host, rejectUnauthorized: false, headers: { host, ...headers } };
    const asking = httpsRequest({ ...address, ...own }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const names = response.rawHeaders.filter((_text, index) => index % 2 === 0).map((name) => name.toLowerCase());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, names, body: Buffer.concat(parts) });
    });
    asking.on('error', reject);
    asking.end(body);
  });

/** Asks without TLS. */
export const askPlain = (port: number, url: string, headers: Record<string, string>) =>
  new Promise<Pick<Answer, 'status' | 'headers'>>((resolve, reject) => {
    const asking = httpRequest({ host: '127.0.0.1', port, path: url, headers, agent: false }, (response) => {
      response.resume();
      resolve({ headers: response.headers, status: response.statusCode ?? 0 });
    });
    asking.on('error', reject).end();
  });

/** nginx before two stand-ins for backends, one for a gateway, and a small folder of releases. */
export async function startTrial() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-nginx-'));
  const releases = path.join(folder, 'releases');
  await writeReleases(releases);
  const first = await startStandIn(answerAsApi);
  const second = await startStandIn(answerAsApi);
  const door = await startStandIn(answerAsDoor);
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
    ask: (url: string, question: Question = {}) => askOver(ports.https, url, question),
    /** What has reached the backends, and how often anything has. */
    received: () => [...first.requests, ...second.requests],
    asked: () => first.requests.length + second.requests.length,
    /** Begins a test: nothing asked yet, everybody answers as at first. */
    reset: () => standIns.forEach((standIn) => standIn.reset()),
    /** Ends a test in which somebody was away: nginx forgets who failed. */
    async mend() {
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
