import type { Browser, CDPSession } from '@playwright/test';

/** What one cold visit of a page cost. Times in milliseconds since navigation started. */
export interface Visit {
  requests: number;
  kilobytes: number;
  fcp: number;
  lcp: number;
}

const CPU_SLOWDOWN = 4;
/** Chromium's own "Fast 4G": 9 Mbit/s and 60 ms, adjusted the way its developer tools do. */
const FAST_4G = {
  offline: false,
  latency: 60 * 2.75,
  downloadThroughput: ((9 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((1.5 * 1000 * 1000) / 8) * 0.9,
};
const SETTLE_MS = 1_500;

async function slowDown(session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

const readPaints = () =>
  new Promise<{ fcp: number; lcp: number }>((resolve) => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    new PerformanceObserver((list) => resolve({ fcp, lcp: list.getEntries().at(-1)?.startTime ?? 0 })).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });

/** Visits a page as a phone does that has never been there. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    let bytes = 0;
    let requests = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    return { requests, kilobytes: bytes / 1000, ...(await page.evaluate(readPaints)) };
  } finally {
    await context.close();
  }
}
