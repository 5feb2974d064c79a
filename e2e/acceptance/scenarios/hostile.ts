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

/** Of a JPEG as phones make them, four times over: 59 megapixels. */
const SIDE = 7_680;
const BETWEEN_MS = 40;
const SHOPPERS = 4;
const REFUSED_WITHIN_MS = 1_000;
/** 30 seconds are allowed; connections are looked at every two. */
const SLOW_WITHIN_MS = 40_000;
/**
 * Too slow, hung up on, or refused by its head: one address tries to sign in too often, or more come in one moment than
 * the database can serve in time. Shoppers meanwhile have to be served, all of them.
 */
const LET_GO: readonly number[] = [408, 0, 429, 503];

/** Reads a product again and again while something is done. @returns how long each answer took, in milliseconds */
async function timesDuring(shop: Shop, { slug }: Goods, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let going = true;
  const reading = (async () => {
    // One after the other: a single one would read more in a minute than an address may.
    const shoppers = Array.from({ length: SHOPPERS }, () => newShopper(shop.origin));
    for (let turn = 0; going; turn += 1) {
      const answer = await shoppers[turn % SHOPPERS]?.call(`GET /products/${slug}`);
      times.push(answer?.status === 200 ? answer.ms : Infinity);
      await wait(BETWEEN_MS);
    }
  })();
  await work();
  going = false;
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

/** What is wrong by itself is refused at once, with a status that says so. */
async function refuseNonsense(shop: Shop, { findings }: EngineContext): Promise<string> {
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
  for (const [what, body, headers, wanted] of cases) {
    const { status, ms } = await post(shop, '/auth/login', body, headers).catch(() => ({ status: 0, ms: 0 }));
    slowest = Math.max(slowest, ms);
    findings.expect(wanted.includes(status), `${what} was answered ${status}.`);
    findings.expect(ms <= REFUSED_WITHIN_MS, `${what} was refused only after ${formatMs(ms)}.`);
  }
  return formatMs(slowest);
}

async function endureSlowLines(shop: Shop, goods: Goods, count: number, { findings }: EngineContext): Promise<string> {
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';
  const lines: Promise<{ status: number; ms: number }>[] = [];
  const times = await timesDuring(shop, goods, async () => {
    for (let index = 0; index < count; index += 1) {
      lines.push(sendSlowly(shop.origin, `${head}X-Slow: `, 2 * SLOW_WITHIN_MS));
      lines.push(sendSlowly(shop.origin, `${head}Content-Length: 50000\r\n\r\n{`, 2 * SLOW_WITHIN_MS));
    }
    await Promise.all(lines);
  });
  const endings = await Promise.all(lines);
  findings.expect(times.every(Number.isFinite), 'shoppers were refused while slow lines were open.');
  const slowest = Math.max(...endings.map(({ ms }) => ms));
  findings.expect(slowest <= SLOW_WITHIN_MS, `a slow line was kept for ${formatMs(slowest)}.`);
  findings.expect(
    endings.every(({ status }) => LET_GO.includes(status)),
    `slow lines were answered ${JSON.stringify(tally(endings.map(({ status }) => status)))}.`,
  );
  return `${2 * count} slow lines were let go after at most ${formatMs(slowest)}, shoppers' p99 ${formatMs(p99(times))}`;
}

async function attack(shop: Shop, own: EngineContext): Promise<string> {
  const { smoke, say, findings } = own;
  const goods = await (await openStore(shop)).sell(1_000);
  const [backend] = shop.backends;
  const calm = async () => p99(await timesDuring(shop, goods, () => wait(smoke ? 2_000 : 10_000)));
  await calm();
  // It is written once a day, by whoever asks first.
  await fetch(`${shop.origin}/api/docs/json`).then((response) => response.arrayBuffer());

  const told: string[] = [];
  const during = async (what: string, limit: (calm: number) => number, work: () => Promise<unknown>) => {
    say(what);
    const before = await calm();
    const during = p99(await timesDuring(shop, goods, work));
    findings.expect(
      during <= limit(before),
      `${what}: shoppers' p99 went from ${formatMs(before)} to ${formatMs(during)}.`,
    );
    told.push(`${what}: shoppers' p99 ${formatMs(before)} before, ${formatMs(during)} meanwhile`);
  };

  const bomb = blackSquare(SIDE);
  await during(
    'six certificates of 59 megapixels',
    (before) => before + 100,
    () => Promise.all(Array.from({ length: 6 }, () => post(shop, '/auth/register', certificate(bomb)))),
  );
  const hands = smoke ? 2_000 : 10_000;
  for (const path of ['/api/docs/json', '/readyz', '/'])
    await during(
      `40 greedy hands on ${path}`,
      (before) => Math.max(3 * before, 50),
      async () => {
        const hand = [
          '--import',
          'tsx',
          'e2e/acceptance/support/greedy-hands.ts',
          shop.origin + path,
          String(hands),
          newAddress(),
        ];
        const { code, output } = await runProgram('node', hand, { cwd: ROOT, env: {} });
        findings.same(`the forty hands on ${path} ended with ${output}`, code, 0);
      },
    );
  const idle = smoke ? 300 : 5_000;
  await during(
    `${idle} silent lines`,
    (before) => Math.max(2 * before, 50),
    () => withIdleLines(shop.origin, idle, () => wait(smoke ? 2_000 : 10_000)),
  );

  say('forty hostile forms');
  const grown = await growthDuring(backend.program.pid, () =>
    Promise.all(Array.from({ length: 40 }, () => post(shop, '/auth/register', hostileForm()).catch(() => null))),
  );
  findings.expect(grown < 150, `forty hostile forms cost ${Math.round(grown)} MB of memory.`);
  say('nonsense');
  const refused = await refuseNonsense(shop, own);
  say('slow lines');
  const slow = await endureSlowLines(shop, goods, smoke ? 10 : 150, own);
  const alive = await callOnce(shop.origin, `GET /products/${goods.slug}`);
  findings.same('the shop afterwards', alive.status, 200);
  return [
    ...told,
    `forty forms of 99 MB: ${Math.round(grown)} MB more memory`,
    `nonsense refused within ${refused}`,
    slow,
  ].join('; ');
}

export const hostile: Scenario = {
  name: 'hostile',
  promise: 'Whoever sends bombs, endless forms, slow or silent lines is refused, and shoppers hardly notice.',
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
