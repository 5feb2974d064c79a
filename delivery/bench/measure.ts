import type { Browser, CDPSession, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

declare global {
  interface Window {
    vitals: Partial<Record<'FCP' | 'LCP' | 'INP', number>>;
    /** How long each task of more than 50 ms has taken, and when it began. */
    longTasks: { start: number; duration: number }[];
    /** What has moved without anybody having touched the page. */
    shifts: number[];
  }
}

/** What one cold visit of a page cost. Times in milliseconds, sizes in kilobytes as transferred. */
export interface Visit {
  requests: number;
  /** Those that had been answered when something was painted first. */
  beforePaint: number;
  total: number;
  script: number;
  style: number;
  font: number;
  fcp: number;
  lcp: number;
  /** Total blocking time: what tasks took beyond 50 ms each, from the first paint until the page was left alone. */
  tbt: number;
  /** What moved until the first tap, all added. */
  cls: number;
  inp: number;
}

/** A page to visit: what its visitor has stored, and what the visitor does there. */
export interface Stop {
  path: string;
  /** More addresses of the same kind of page; whoever visits one takes it away. */
  others?: string[];
  storage: Record<string, string>;
  act(page: Page): Promise<void>;
}

const CPU_SLOWDOWN = 4;
/** What Chromium's developer tools make of a latency and of megabits a second. */
const network = (latencyMs: number, down: number, up: number, distance: number) => ({
  offline: false,
  latency: latencyMs * distance,
  downloadThroughput: ((down * 1_000_000) / 8) * 0.9,
  uploadThroughput: ((up * 1_000_000) / 8) * 0.9,
});
/** Chromium's own networks, as its developer tools name them. */
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

/** Counts what comes over the network, by kind. */
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

/** Runs in the page before its own scripts: the metrics as the web-vitals library defines them. */
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

/** What the page itself has seen, before anybody touches it. */
async function readArrival(page: Page) {
  const { fcp, tasks, shifts, ends } = await page.evaluate(() => ({
    // web-vitals tells it when it finds the time.
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    tasks: window.longTasks,
    shifts: window.shifts,
    ends: performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd),
  }));
  const blocking = tasks.filter(({ start }) => start >= fcp).map(({ duration }) => duration - LONG_TASK_MS);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    // The page itself is no resource.
    beforePaint: 1 + ends.filter((end) => end > 0 && end <= fcp).length,
    tbt: sum(blocking),
    cls: sum(shifts),
  };
}

/** What is visited, and over which network. */
interface Place {
  origin: string;
  network: Network;
}

/** Visits a page as a phone does that has never been there, and does there what people do. */
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
