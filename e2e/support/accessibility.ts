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

/** Every page that is judged is sent it: the smaller of the two files that it comes as. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** In a whole run the contrast of every text is judged on every page, else that of each look once. */
const WHOLE = process.env.TEST_ALL === '1';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(AXE);
  if (WHOLE) return;
  const selector = `[${TO_JUDGE}]`;
  await page.evaluate((chosen) => {
    window.axe?.configure({ rules: [{ id: 'color-contrast', selector: chosen }] });
  }, selector);
}

/**
 * What axe finds wrong with the page as it stands, one line a rule. It is asked for violations alone: a list of all
 * that is in order takes it three times as long.
 */
export async function findViolations(page: Page): Promise<string[]> {
  // A link that happens to have been scrolled half under a bar that stays would count as too small to touch.
  const { scrolledTo, isReady } = await page.evaluate(() => {
    const scrolledTo = window.scrollY;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return { scrolledTo, isReady: 'axe' in window };
  });
  if (!isReady) await bringAxe(page);
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
