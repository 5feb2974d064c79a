import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkLedger, openStore } from '../support/goods.ts';
import { until } from '../support/until.ts';
import { freePort, startServer } from '../support/program.ts';
import { withIdleLines } from '../support/raw-lines.ts';
import { createFindings, type Context, type Outage, type Result, type Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { callOnce, fillCart, must, openCheckout, placeOrder, signUp, type Shopper } from '../support/shoppers.ts';
import { mountSmallDisk } from '../support/small-disk.ts';

const run = promisify(execFile);
const CLOCK = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
/** Enough for the demo (80 MB) and the WAL of the embedded database. */
const DISK_MB = 320;
const FLOOR_MB = 40;
const FILES = 200;
const SOON_MS = 10_000;

type Findings = ReturnType<typeof createFindings>;

const readiness = async ({ origin }: Shop): Promise<string> => {
  const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  if (!response) return 'silent';
  const { reason } = await response.json();
  return response.status === 200 ? 'ready' : String(reason);
};

const becomes = async (shop: Shop, state: string): Promise<boolean> =>
  (await until(async () => (await readiness(shop)) === state, SOON_MS)) !== null;

/** Buys one unit. @returns the status of the last response */
async function buy(shopper: Shopper, id: number): Promise<number> {
  try {
    await fillCart(shopper, [{ product_id: id, quantity: 1 }]);
    return (await placeOrder(shopper, await openCheckout(shopper))).status;
  } catch (error) {
    return Number(/answered (\d+)/.exec(String(error))?.[1] ?? 0);
  }
}

/** Fills the disk and makes it read-only while people buy, and starts a second process in the same folder. */
async function fillDisk({ folder, say }: Context, findings: Findings): Promise<Record<string, string>> {
  const shopFolder = path.join(folder, 'small');
  const disk = await mountSmallDisk(path.join(shopFolder, 'data'), DISK_MB);
  try {
    const shop = await openShop({ folder: shopFolder, engine: 'pglite', env: { FREE_SPACE_MB: String(FLOOR_MB) } });
    try {
      const goods = await (await openStore(shop)).sell(1_000);
      const [shopper] = await signUp(shop.origin, 1);
      if (!shopper) throw new Error('No shopper.');
      const read = async () => (await callOnce(shop.origin, `GET /products/${goods.slug}`)).status;

      say('the disk is nearly full');
      await disk.fill(FLOOR_MB / 2);
      findings.expect(await becomes(shop, 'disk'), 'below the floor /readyz did not report "disk".');
      findings.same('a read below the floor', await read(), 200);
      say('the disk is full');
      await disk.fill(0);
      const full = await buy(shopper, goods.id);
      findings.expect([200, 503].includes(full), `with a full disk an order got ${full}.`);
      await disk.makeRoom();
      findings.expect(await becomes(shop, 'ready'), 'with free space again the shop did not become ready.');
      findings.same('an order with free space again', await buy(shopper, goods.id), 200);

      say('a second process');
      const env = { DATA_DIR: shop.dataDir, DATABASE_URL: '', DEMO: '1', PORT: String(await freePort()) };
      const second = await startServer('backend/dist/server.js', env, path.join(folder, 'second.log')).then(
        () => 'started',
        (error: unknown) => String(error),
      );
      const { pid } = shop.backends[0].program;
      findings.expect(
        second.includes(String(pid)),
        `a second process was not refused with the first one's pid: ${second}`,
      );

      say('the shop is killed with a full disk, and restarted with free space');
      await disk.fill(0);
      await shop.backends[0].end('SIGKILL');
      await disk.makeRoom();
      await shop.backends[0].start();
      findings.same('an order afterwards', await buy(shopper, goods.id), 200);
      await checkLedger(shop, findings);

      say('the folder is read-only');
      await disk.setReadOnly(true);
      const refused = await shop.backends[0].start().then(
        () => 'started',
        (error: unknown) => String(error),
      );
      await disk.setReadOnly(false);
      findings.expect(/read-only|EROFS/i.test(refused), `in a read-only folder the start reported: ${refused}`);
      return { 'with a full disk': `an order got ${full}, reads 200; ready again with free space` };
    } finally {
      await shop.close();
    }
  } finally {
    await disk.unmount();
  }
}

/** Moves the clock an hour back, then 25 hours ahead, then to the right time. */
async function moveClock({ folder, say }: Context, findings: Findings): Promise<Record<string, string>> {
  if (!existsSync(CLOCK)) throw new Error(`${CLOCK} is missing: apt-get install libfaketime.`);
  const file = path.join(folder, 'clock');
  const set = (step: string) => writeFile(file, `${step}\n`);
  await set('+0');
  const clock = {
    LD_PRELOAD: CLOCK,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  const shop = await openShop({ folder: path.join(folder, 'clock-shop'), engine: 'pglite', env: clock });
  try {
    const goods = await (await openStore(shop)).sell(1_000);
    const [shopper] = await signUp(shop.origin, 1);
    if (!shopper) throw new Error('No shopper.');
    const isSignedIn = async () => (await shopper.call('GET /user')).status === 200;
    findings.same('an order before', await buy(shopper, goods.id), 200);
    say('an hour back');
    await set('-3600');
    findings.expect(await isSignedIn(), 'with the clock an hour back a session was invalid.');
    findings.same('an order an hour back', await buy(shopper, goods.id), 200);
    say('25 hours ahead');
    await set('+90000');
    findings.expect(!(await isSignedIn()), 'a session is still valid after a day without use.');
    say('the right time');
    await set('+0');
    // The old session may be valid again now, as its row still exists: sign in for a new one.
    const { email, password } = shopper.person;
    shopper.token = (await must(shopper.call('POST /auth/login', { body: { email, password } }))).body.token;
    findings.same('an order afterwards', await buy(shopper, goods.id), 200);
    findings.same('the shop afterwards', await readiness(shop), 'ready');
    await checkLedger(shop, findings);
    return { 'clock an hour back, 25 hours ahead, and right again': 'orders succeed, a session ends after its day' };
  } finally {
    await shop.close();
  }
}

/** Opens more connections than the process may have files. */
async function runOutOfFiles({ folder, say }: Context, findings: Findings): Promise<Record<string, string>> {
  const shop = await openShop({ folder: path.join(folder, 'files-shop'), engine: 'pglite' });
  try {
    const { pid } = shop.backends[0].program;
    await run('prlimit', ['--pid', String(pid), `--nofile=${FILES}`]);
    say(`${2 * FILES} connections for ${FILES} files`);
    await withIdleLines(shop.origin, 2 * FILES, async () => {
      await callOnce(shop.origin, 'GET /countries', { limitMs: 2_000 });
    });
    findings.expect(await becomes(shop, 'ready'), 'after the connections were closed the shop was not ready.');
    findings.same('a read afterwards', (await callOnce(shop.origin, 'GET /countries')).status, 200);
    return { [`${2 * FILES} connections for ${FILES} files`]: 'the shop survives, and is ready once they are closed' };
  } finally {
    await shop.close();
  }
}

const outages: readonly Outage[] = [
  {
    ...{ dependency: 'disk', fault: 'full' },
    seen: 'Reads work. Below the floor /readyz reports "disk" and uploads are refused; on a full disk orders are refused with 503.',
    kept: 'Every confirmed order.',
    recovers: 'Automatic as soon as there is space.',
  },
  {
    ...{ dependency: 'clock', fault: 'lying' },
    seen: 'A session may end early or late, by as much as the clock is wrong.',
    kept: 'Orders, stock and ledger.',
    recovers: 'Automatic with the right time.',
  },
];

async function runAll(context: Context): Promise<Result> {
  const findings = createFindings();
  const figures = {
    ...(await fillDisk(context, findings)),
    ...(await moveClock(context, findings)),
    ...(await runOutOfFiles(context, findings)),
  };
  return findings.result(figures, outages);
}

export const machine: Scenario = {
  name: 'machine',
  promise:
    'A full or read-only disk, a second process, a wrong clock or too few file handles corrupt nothing and are reported clearly.',
  minutes: 3,
  tests: ['backend/test/database/lock.test.ts', 'backend/test/plugins/health.test.ts'],
  run: runAll,
};
