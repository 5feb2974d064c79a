import { expect, type Page } from '@playwright/test';

const screenOf = (address: string) => new URL(address, 'http://shop.example').pathname.split('/').slice(0, 3).join('/');

/**
 * Reorders paths so that no screen follows itself and nearly all can be reached by client-side navigation, which avoids
 * restarting the shop.
 */
export function inWalkingOrder(paths: readonly string[]): string[] {
  const placed = paths.map((path) => {
    const ofScreen = paths.filter((other) => screenOf(other) === screenOf(path));
    return { path, place: (ofScreen.indexOf(path) + 0.5) / ofScreen.length };
  });
  return placed.sort((left, right) => left.place - right.place).map(({ path }) => path);
}

/**
 * Navigates like a link, without reloading the page. The first path, and one on the same screen, are loaded directly.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank' || screenOf(page.url()) === screenOf(path)) {
    await page.goto(path);
    return;
  }
  await page.evaluate((address) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('[data-left]')).toHaveCount(0);
}
