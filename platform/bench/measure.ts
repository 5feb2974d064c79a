import type { Browser, CDPSession, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

declare global {
  interface Window {
    vitals: Partial<Record<'FCP' | 'LCP' | 'INP', number>>;
    /** Tasks of more than 50 ms. */
    longTasks: { start: number; duration: number }[];
    /** Layout shifts without recent input. */
    shifts: number[];
  }
}

/** Cost of one cold visit of a page. Times in milliseconds, sizes in kilobytes as transferred. */
export interface Visit {
  requests: number;
  /** Requests completed before the first paint. */
  beforePaint: number;
  total: number;
  script: number;
  style: number;
  font: number;
  fcp: number;
  lcp: number;
  /** Total blocking time: the part of tasks beyond 50 ms, from the first paint until the first interaction. */
  tbt: number;
  /** Cumulative layout shift until the first tap. */
  cls: number;
  inp: number;
}

/** Page to visit, with the visitor's storage and first interaction. */
export interface Stop {
  path: string;
  /** More URLs of the same kind of page; each is removed when visited. */
  others?: string[];
  storage: Record<string, string>;
  act(page: Page): Promise<void>;
}

const CPU_SLOWDOWN = 4;
/** Conversion that Chromium's developer tools apply to latency and throughput. */
const network = (latencyMs: number, down: number, up: number, distance: number) => ({
  offline: false,
  latency: latencyMs * distance,
  downloadThroughput: ((down * 1_000_000) / 8) * 0.9,
  uploadThroughput: ((up * 1_000_000) / 8) * 0.9,
});
/** Network presets of Chromium's developer tools. */
export const NETWORKS = {
  'Fast 4G': network(60, 9, 1.5, 2.75),
  'Slow 4G': network(150, 1.6, 0.75, 3.75),
};
export type Network = keyof typeof NETWORKS;

const SETTLE_MS = 1_000;
const LONG_TASK_MS = 50;
const WEB_VITALS = createRequire(import.meta.url)
  .resolve('web-vitals')
  .replace(/[^/]+$/, 'web-vitals.iife.js');

async function slowDown(session: CDPSession, name: Network) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORKS[name]);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Counts transferred bytes by resource type. */
function countBytes(session: CDPSession) {
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    requests += 1;
  });
  const kilobytes = (kind: string) => (bytes[kind] ?? 0) / 1000;
  return () => ({
    requests,
    total: Object.values(bytes).reduce((sum, size) => sum + size, 0) / 1000,
    script: kilobytes('Script'),
    style: kilobytes('Stylesheet'),
    font: kilobytes('Font'),
  });
}

/** Runs before the page's scripts: metrics as defined by the web-vitals library. */
const WATCH_VITALS = `
  window.vitals = {};
  for (const name of ['FCP', 'LCP', 'INP']) {
    webVitals['on' + name](({ value }) => { vitals[name] = value; }, { reportAllChanges: true, durationThreshold: 16 });
  }
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifts.push(value);
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Reads the page's metrics before any interaction. */
async function readArrival(page: Page) {
  const { fcp, tasks, shifts, ends } = await page.evaluate(() => ({
    // Read directly, because web-vitals reports it only when idle.
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    tasks: window.longTasks,
    shifts: window.shifts,
    ends: performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd),
  }));
  const blocking = tasks.filter(({ start }) => start >= fcp).map(({ duration }) => duration - LONG_TASK_MS);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    // Plus the page itself, which is not a resource.
    beforePaint: 1 + ends.filter((end) => end > 0 && end <= fcp).length,
    tbt: sum(blocking),
    cls: sum(shifts),
  };
}

interface Place {
  origin: string;
  network: Network;
}

/** Visits a page on an emulated phone without a cache, and performs its interaction. */
export async function visit(browser: Browser, where: Place, { path, storage, act }: Stop): Promise<Visit> {
  const { origin, network } = where;
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    await context.addInitScript((await readFile(WEB_VITALS, 'utf8')) + WATCH_VITALS);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session, network);
    const count = countBytes(session);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const arrived = { ...count(), ...(await readArrival(page)) };
    await act(page);
    await page.waitForTimeout(SETTLE_MS);
    const { FCP = 0, LCP = 0, INP = 0 } = await page.evaluate(() => window.vitals);
    return { ...arrived, fcp: FCP, lcp: LCP, inp: INP };
  } finally {
    await context.close();
  }
}
