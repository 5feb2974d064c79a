import { expect, type Page } from '@playwright/test';

const screenOf = (address: string) => new URL(address, 'http://shop.example').pathname.split('/').slice(0, 3).join('/');

/**
 * The same addresses in an order in which no screen follows itself, so that nearly all of them can be walked to: to open
 * one costs the start of the shop.
 */
export function inWalkingOrder(paths: readonly string[]): string[] {
  const placed = paths.map((path) => {
    const ofScreen = paths.filter((other) => screenOf(other) === screenOf(path));
    return { path, place: (ofScreen.indexOf(path) + 0.5) / ofScreen.length };
  });
  return placed.sort((left, right) => left.place - right.place).map(({ path }) => path);
}

/**
 * Goes to an address of the shop as a link does, without a new start of the page. A page's first address, and one that
 * the same screen shows, are opened as they are.
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
