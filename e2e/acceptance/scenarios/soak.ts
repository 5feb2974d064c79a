import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { DEMO } from '../../support/people.ts';
import { openStore } from '../support/goods.ts';
import { formatMs, timesOf } from '../support/latency.ts';
import { createFindings, type Context, type Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import {
  callOnce,
  fillCart,
  must,
  newAddress,
  openCheckout,
  placeOrder,
  signUp,
  type Shopper,
} from '../support/shoppers.ts';

/** Run two hours with `SOAK_MINUTES=120 npm run acceptance -- soak`. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 20);
/** With one step per shopper every 1.5 s, about half of what two cores can serve. */
const SHOPPERS = 40;
const PAUSE_MS = 1_500;
const SLOPE_MB = 1;
const HEAP_GROWTH = 0.1;
const SWITCHES = 1_000;
const PER_ADDRESS = 50;
/** Maximum share of steps refused with 503. */
const REFUSED = 0.001;
/** Paths of all three areas. */
const PLACES = [
  '/shop',
  '/vendor/products',
  '/',
  '/vendor',
  '/admin',
  '/shop?sort=price_asc',
  '/admin/orders',
  '/cart',
];
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

interface Sample {
  readonly minute: number;
  readonly mb: number;
}

async function memoryOf(pid: number): Promise<number> {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Growth in MB per minute: slope of the least-squares line. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, each) => sum + of(each), 0) / samples.length;
  const [minute, mb] = [mean((each) => each.minute), mean((each) => each.mb)];
  const along = samples.reduce((sum, each) => sum + (each.minute - minute) * (each.mb - mb), 0);
  return along / samples.reduce((sum, each) => sum + (each.minute - minute) ** 2, 0);
}

/** Out of 100 steps, 80 read products, 12 search, 6 add to the cart and 2 place an order. */
async function step(shopper: Shopper, product: { id: number; slug: string }, dice: number) {
  if (dice < 0.8)
    return shopper.call(dice < 0.4 ? 'GET /products?filter=true&page=2' : `GET /products/${product.slug}`);
  if (dice < 0.92) return shopper.call('GET /products?filter=true&search=mask');
  await fillCart(shopper, [{ product_id: product.id, quantity: 1 }]);
  return dice < 0.98 ? shopper.call('GET /carts') : placeOrder(shopper, await openCheckout(shopper));
}

async function soak(shop: Shop, minutes: number, say: Context['say']) {
  const product = await (await openStore(shop)).sell(100_000);
  const shoppers = await signUp(shop.origin, SHOPPERS);
  const [begun, end] = [performance.now(), performance.now() + minutes * 60_000];
  const [times, samples, failures]: [number[], Sample[], string[]] = [[], [], []];
  let refused = 0;
  const wander = async (shopper: Shopper) => {
    while (performance.now() < end) {
      const response = await step(shopper, product, Math.random()).catch((error: unknown) => String(error));
      if (typeof response === 'string') failures.push(response);
      else if (response.status === 200) times.push(response.ms);
      // 503 with Retry-After is a valid response of an overloaded shop.
      else if (response.status === 503 && response.headers.has('retry-after')) refused += 1;
      else failures.push(`${response.status} ${response.text.slice(0, 100)}`);
      await wait(PAUSE_MS * (0.5 + Math.random()));
    }
  };
  const watch = async () => {
    while (performance.now() < end) {
      const minute = (performance.now() - begun) / 60_000;
      samples.push({ minute, mb: await memoryOf(shop.backends[0].program.pid) });
      if (samples.length % 24 === 0) say(`minute ${minute.toFixed(0)}: ${samples.at(-1)?.mb.toFixed(0)} MB`);
      await wait(5_000);
    }
  };
  await Promise.all([watch(), ...shoppers.map(wander)]);
  return { times: timesOf(times), failures, refused, samples: samples.filter(({ minute }) => minute > minutes / 3) };
}

async function heapOf(cdp: CDPSession) {
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { mb: of('JSHeapUsedSize') / 1024 ** 2, listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

/** Navigates within the tab, like a link. */
const goTo = (page: Page, place: string) =>
  page.evaluate(async (address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await new Promise((resolve) => setTimeout(resolve, 60));
  }, place);

async function switchAreas(origin: string, switches: number) {
  const browser = await chromium.launch({ executablePath: BROWSERS.find(existsSync) ?? '', args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': newAddress() } });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const response = await must(
      callOnce(origin, 'POST /auth/login', { body: DEMO.admin, headers: { 'X-Forwarded-For': newAddress() } }),
    );
    await page.addInitScript((token) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user_role', 'admin');
    }, response.body.token);
    await page.goto(origin);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    const visit = async (times: number) => {
      for (let index = 0; index < times; index += 1) {
        // Changes the client address, so that no address exceeds its limit.
        if (index % PER_ADDRESS === 0) await context.setExtraHTTPHeaders({ 'X-Forwarded-For': newAddress() });
        await goTo(page, PLACES[index % PLACES.length] ?? '/');
      }
      await goTo(page, '/');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      await wait(1_000);
    };
    // Warm-up: loads all areas and fills the caches.
    await visit(switches);
    const before = await heapOf(cdp);
    await visit(switches);
    return { before, after: await heapOf(cdp), errors };
  } finally {
    await browser.close();
  }
}

async function stayUp({ folder, smoke, say }: Context) {
  const findings = createFindings();
  const shop = await openShop({ folder: path.join(folder, 'shop'), engine: 'postgres', pages: true });
  try {
    const switches = smoke ? 80 : SWITCHES;
    say(`${switches} switches between areas in one tab, twice`);
    const { before, after, errors } = await switchAreas(shop.origin, switches);
    const growth = after.mb / before.mb - 1;
    findings.expect(growth < HEAP_GROWTH, `The tab grew from ${before.mb.toFixed(1)} to ${after.mb.toFixed(1)} MB.`);
    findings.expect(
      after.listeners <= before.listeners * 1.1 + 10,
      `${after.listeners - before.listeners} listeners were not removed.`,
    );
    findings.expect(errors.length === 0, `Error in the tab: ${errors[0]}`);
    const minutes = smoke ? 1 : MINUTES;
    say(`${SHOPPERS} customers for ${minutes} minutes`);
    const { times, failures, refused, samples } = await soak(shop, minutes, say);
    const slope = slopeOf(samples);
    findings.expect(smoke || slope < SLOPE_MB, `The process grows by ${slope.toFixed(2)} MB per minute.`);
    findings.expect(refused <= times.count * REFUSED, `${refused} of ${times.count} steps were refused.`);
    findings.expect(failures.length === 0, `${failures.length} steps failed, such as: ${failures[0]}`);
    const ledgerErrors = await shop.auditLedger();
    findings.expect(ledgerErrors.length === 0, `The audit found errors: ${ledgerErrors.slice(0, 3).join('; ')}.`);
    return findings.result({
      'minutes under load': minutes,
      steps: times.count,
      'failed steps': failures.length,
      'refused (503)': refused,
      'step duration': `half within ${formatMs(times.p50)}, 99 of 100 within ${formatMs(times.p99)}`,
      'memory of the process': `${samples.at(-1)?.mb.toFixed(0)} MB, ${slope.toFixed(2)} MB per minute`,
      [`one tab after ${switches} switches between areas`]: `${before.mb.toFixed(1)} to ${after.mb.toFixed(1)} MB, ${before.listeners} to ${after.listeners} listeners`,
    });
  } finally {
    await shop.close();
  }
}

export const soaking: Scenario = {
  name: 'soak',
  promise: 'The memory of the shop and of an open tab does not grow over time.',
  minutes: 25,
  run: stayUp,
};
