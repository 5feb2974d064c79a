import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { markNewLooks, TO_JUDGE } from './contrast.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Minified, because it is sent to every checked page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Whole runs check the contrast of all texts on every page, others each combination of styles once. */
const WHOLE = process.env.TEST_ALL === '1';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(AXE);
  if (WHOLE) return;
  const selector = `[${TO_JUDGE}]`;
  await page.evaluate((chosen) => {
    window.axe?.configure({ rules: [{ id: 'color-contrast', selector: chosen }] });
  }, selector);
}

/**
 * axe violations of the current page, one line per rule. Requests violations only: listing passes as well takes three
 * times as long.
 */
export async function findViolations(page: Page): Promise<string[]> {
  // A link scrolled half under a sticky bar would count as too small a target.
  const { scrolledTo, isReady } = await page.evaluate(() => {
    const scrolledTo = window.scrollY;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return { scrolledTo, isReady: 'axe' in window };
  });
  if (!isReady) await injectAxe(page);
  if (!WHOLE) await markNewLooks(page);
  const violations = await page.evaluate(
    async ([tags, top]) => {
      const results = await window.axe?.run(document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      });
      window.scrollTo({ top, behavior: 'instant' });
      return results?.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
    },
    [WCAG_22_AA, scrolledTo] as const,
  );
  if (!violations) throw new Error('axe did not run.');
  return violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}
