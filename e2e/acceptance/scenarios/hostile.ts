import { gzipSync } from 'node:zlib';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT, runProgram } from '../../support/marketplace.ts';
import { blackSquare } from '../../support/pictures.ts';
import { onBothEngines, type EngineContext } from '../support/both-engines.ts';
import { openStore, type Goods } from '../support/goods.ts';
import { formatMs, percentile, tally } from '../support/latency.ts';
import { growthDuring } from '../support/memory.ts';
import { sendSlowly, withIdleLines } from '../support/raw-lines.ts';
import type { Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { callOnce, newAddress, newShopper } from '../support/shoppers.ts';

/** Side of a square picture of 59 megapixels. */
const SIDE = 7_680;
const BETWEEN_MS = 40;
const SHOPPERS = 4;
const REFUSED_WITHIN_MS = 1_000;
/** Above the limit of 30 seconds, as connections are checked every two. */
const SLOW_WITHIN_MS = 40_000;
/**
 * Permitted endings of a slow connection: timeout, hang-up, too many sign-ins of one address, or overload. All shoppers
 * must be served in the meantime.
 */
const ALLOWED_ENDINGS: readonly number[] = [408, 0, 429, 503];

/** Reads a product repeatedly while `work` runs. @returns the response times, ms; Infinity for failures */
async function timesDuring(shop: Shop, { slug }: Goods, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isRunning = true;
  const reading = (async () => {
    // Shoppers take turns, so that no address exceeds its limit.
    const shoppers = Array.from({ length: SHOPPERS }, () => newShopper(shop.origin));
    for (let turn = 0; isRunning; turn += 1) {
      const response = await shoppers[turn % SHOPPERS]?.call(`GET /products/${slug}`);
      times.push(response?.status === 200 ? response.ms : Infinity);
      await wait(BETWEEN_MS);
    }
  })();
  await work();
  isRunning = false;
  await reading;
  return times;
}

const p99 = (times: readonly number[]) => percentile(times, 0.99);

const post = async (shop: Shop, path: string, body: RequestInit['body'], headers: Record<string, string> = {}) => {
  const begun = performance.now();
  const response = await fetch(`${shop.origin}/api${path}`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': newAddress(), ...headers },
    body: body ?? null,
  });
  await response.text();
  return { status: response.status, ms: performance.now() - begun };
};

const certificate = (content: Buffer): FormData => {
  const form = new FormData();
  form.set('account_type', 'vendor');
  form.set('email', `vendor.${Math.random()}@hostile.balsam.test`);
  form.set('cr_certificate', new File([new Uint8Array(content)], 'certificate.png', { type: 'image/png' }));
  return form;
};

const hostileForm = (): FormData => {
  const form = new FormData();
  const field = 'x'.repeat(100 * 1024);
  for (let index = 0; index < 990; index += 1) form.set(`field_${index}`, field);
  return form;
};

/** Sends malformed requests, each of which must be refused fast with a fitting status. */
async function sendMalformed(shop: Shop, { findings }: EngineContext): Promise<string> {
  const json = { 'content-type': 'application/json' };
  const cases: [string, RequestInit['body'], Record<string, string>, readonly number[]][] = [
    ['10 MB of JSON', JSON.stringify({ email: 'x'.repeat(10_000_000) }), json, [413]],
    ['JSON 40,000 deep', `${'['.repeat(40_000)}${']'.repeat(40_000)}`, json, [400, 413, 422]],
    ['JSON 100,000 deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, json, [400, 413, 422]],
    [
      '10,000 parameters',
      JSON.stringify(Object.fromEntries(Array.from({ length: 9_000 }, (_, i) => [`p${i}`, 1]))),
      json,
      [413, 422],
    ],
    [
      'a gzip bomb',
      new Uint8Array(gzipSync(Buffer.alloc(50_000_000))),
      { ...json, 'content-encoding': 'gzip' },
      [400, 413, 415, 422],
    ],
  ];
  let slowest = 0;
  for (const [what, body, headers, allowed] of cases) {
    const { status, ms } = await post(shop, '/auth/login', body, headers).catch(() => ({ status: 0, ms: 0 }));
    slowest = Math.max(slowest, ms);
    findings.expect(allowed.includes(status), `${what} got ${status}.`);
    findings.expect(ms <= REFUSED_WITHIN_MS, `${what} was refused only after ${formatMs(ms)}.`);
  }
  return formatMs(slowest);
}

async function openSlowConnections(
  shop: Shop,
  goods: Goods,
  count: number,
  { findings }: EngineContext,
): Promise<string> {
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';
  const connections: Promise<{ status: number; ms: number }>[] = [];
  const times = await timesDuring(shop, goods, async () => {
    for (let index = 0; index < count; index += 1) {
      connections.push(sendSlowly(shop.origin, `${head}X-Slow: `, 2 * SLOW_WITHIN_MS));
      connections.push(sendSlowly(shop.origin, `${head}Content-Length: 50000\r\n\r\n{`, 2 * SLOW_WITHIN_MS));
    }
    await Promise.all(connections);
  });
  const endings = await Promise.all(connections);
  findings.expect(times.every(Number.isFinite), 'shoppers were refused while slow connections were open.');
  const slowest = Math.max(...endings.map(({ ms }) => ms));
  findings.expect(slowest <= SLOW_WITHIN_MS, `a slow connection stayed open for ${formatMs(slowest)}.`);
  findings.expect(
    endings.every(({ status }) => ALLOWED_ENDINGS.includes(status)),
    `slow connections ended with ${JSON.stringify(tally(endings.map(({ status }) => status)))}.`,
  );
  return `${2 * count} slow connections closed after at most ${formatMs(slowest)}, shoppers' p99 ${formatMs(p99(times))}`;
}

async function attack(shop: Shop, own: EngineContext): Promise<string> {
  const { smoke, say, findings } = own;
  const goods = await (await openStore(shop)).sell(1_000);
  const [backend] = shop.backends;
  const measureBaseline = async () => p99(await timesDuring(shop, goods, () => wait(smoke ? 2_000 : 10_000)));
  await measureBaseline();
  // The first request generates the document; later ones are cached.
  await fetch(`${shop.origin}/api/docs/json`).then((response) => response.arrayBuffer());

  const measurements: string[] = [];
  const during = async (what: string, limit: (before: number) => number, work: () => Promise<unknown>) => {
    say(what);
    const before = await measureBaseline();
    const during = p99(await timesDuring(shop, goods, work));
    findings.expect(
      during <= limit(before),
      `${what}: shoppers' p99 rose from ${formatMs(before)} to ${formatMs(during)}.`,
    );
    measurements.push(`${what}: shoppers' p99 ${formatMs(before)} before, ${formatMs(during)} during`);
  };

  const bomb = blackSquare(SIDE);
  await during(
    'six certificates of 59 megapixels',
    (before) => before + 100,
    () => Promise.all(Array.from({ length: 6 }, () => post(shop, '/auth/register', certificate(bomb)))),
  );
  const floodMs = smoke ? 2_000 : 10_000;
  for (const path of ['/api/docs/json', '/readyz', '/'])
    await during(
      `40 clients flooding ${path}`,
      (before) => Math.max(3 * before, 50),
      async () => {
        const command = [
          '--import',
          'tsx',
          'e2e/acceptance/support/greedy-hands.ts',
          shop.origin + path,
          String(floodMs),
          newAddress(),
        ];
        const { code, output } = await runProgram('node', command, { cwd: ROOT, env: {} });
        findings.same(`the clients flooding ${path} ended with ${output}`, code, 0);
      },
    );
  const idle = smoke ? 300 : 5_000;
  await during(
    `${idle} silent connections`,
    (before) => Math.max(2 * before, 50),
    () => withIdleLines(shop.origin, idle, () => wait(smoke ? 2_000 : 10_000)),
  );

  say('forty hostile forms');
  const growth = await growthDuring(backend.program.pid, () =>
    Promise.all(Array.from({ length: 40 }, () => post(shop, '/auth/register', hostileForm()).catch(() => null))),
  );
  findings.expect(growth < 150, `forty hostile forms cost ${Math.round(growth)} MB of memory.`);
  say('malformed requests');
  const refused = await sendMalformed(shop, own);
  say('slow connections');
  const slow = await openSlowConnections(shop, goods, smoke ? 10 : 150, own);
  const afterwards = await callOnce(shop.origin, `GET /products/${goods.slug}`);
  findings.same('the shop afterwards', afterwards.status, 200);
  return [
    ...measurements,
    `forty forms of 99 MB: ${Math.round(growth)} MB more memory`,
    `malformed requests refused within ${refused}`,
    slow,
  ].join('; ');
}

export const hostile: Scenario = {
  name: 'hostile',
  promise:
    'Decompression bombs, endless forms, and slow or silent connections are refused, and shoppers hardly notice.',
  minutes: 8,
  tests: ['backend/test/plugins/http.test.ts', 'backend/test/plugins/rate-limit.test.ts'],
  run: (context) =>
    onBothEngines(context, async (own) => {
      const shop = await openShop({ ...own, pages: true });
      try {
        return await attack(shop, own);
      } finally {
        await shop.close();
      }
    }),
};
