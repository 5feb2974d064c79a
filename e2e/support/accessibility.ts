import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds wrong with the page as it stands, one line a rule. It is asked for violations alone: a list of all
 * that is in order takes it three times as long.
 */
export async function findViolations(page: Page): Promise<string[]> {
  // A link that happens to have been scrolled half under a bar that stays would count as too small to touch.
  const scrolledTo = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (tags) => {
    const results = await window.axe?.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    return results?.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
  }, WCAG_22_AA);
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolledTo);
  if (!violations) throw new Error('axe did not run.');
  return violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}
