import type { Browser, CDPSession, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

declare global {
  interface Window {
    vitals: Partial<Record<'FCP' | 'LCP' | 'CLS' | 'INP', number>>;
  }
}

/** What one cold visit of a page cost. Times in milliseconds, sizes in kilobytes as transferred. */
export interface Visit {
  requests: number;
  total: number;
  script: number;
  style: number;
  font: number;
  fcp: number;
  lcp: number;
  cls: number;
  inp: number;
}

/** A page to visit: what its visitor has stored, and what the visitor does there. */
export interface Stop {
  path: string;
  storage: Record<string, string>;
  act(page: Page): Promise<void>;
}

const CPU_SLOWDOWN = 4;
/** Chromium's own "Fast 4G": 9 Mbit/s and 60 ms, adjusted the way its developer tools do. */
const FAST_4G = {
  offline: false,
  latency: 60 * 2.75,
  downloadThroughput: ((9 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((1.5 * 1000 * 1000) / 8) * 0.9,
};
const SETTLE_MS = 1_000;
const WEB_VITALS = createRequire(import.meta.url)
  .resolve('web-vitals')
  .replace(/[^/]+$/, 'web-vitals.iife.js');

async function slowDown(session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_4G);
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
  for (const name of ['FCP', 'LCP', 'CLS', 'INP']) {
    webVitals['on' + name](({ value }) => { vitals[name] = value; }, { reportAllChanges: true, durationThreshold: 16 });
  }
`;

/** Visits a page as a phone does that has never been there, and does there what people do. */
export async function visit(browser: Browser, origin: string, { path, storage, act }: Stop): Promise<Visit> {
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
    await slowDown(session);
    const count = countBytes(session);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const arrived = count();
    await act(page);
    await page.waitForTimeout(SETTLE_MS);
    const { FCP = 0, LCP = 0, CLS = 0, INP = 0 } = await page.evaluate(() => window.vitals);
    return { ...arrived, fcp: FCP, lcp: LCP, cls: CLS, inp: INP };
  } finally {
    await context.close();
  }
}
