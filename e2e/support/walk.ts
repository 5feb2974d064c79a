import { expect, type Page } from '@playwright/test';

const screenOf = (address: string) => new URL(address, 'http://shop.example').pathname.split('/').slice(0, 3).join('/');

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
