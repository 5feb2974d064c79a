import type { Page } from '@playwright/test';
import { chooseLast } from '../../support/catalogue.ts';
import { DEMO } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { untilLoaded } from '../../support/wait-until-loaded.ts';

type CheckPage = (page: Page) => Promise<void>;

/** Opens pages in the dark colors that the system prefers, and checks them: texts must be readable. */
async function visitInTheDark(page: Page, paths: readonly string[], checkPage: CheckPage) {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await untilLoaded(page);
      await checkPage(page);
    });
  }
}

test('The shop is readable in dark colors', async ({ openBrowser, market, lang, checkPage }) => {
  const customer = await market.newCustomer();
  const product = chooseLast(await market.listProducts(), lang);
  await market.addToCart(customer, { product_id: product.id, quantity: 1 });
  const paths = ['/', '/shop', `/product/${product.slug}`, '/cart', '/checkout', '/dashboard/orders', '/contact-us'];
  await visitInTheDark(await openBrowser(customer), paths, checkPage);
});

test('The consoles are readable in dark colors', async ({ page, openBrowser, market, checkPage }) => {
  await visitInTheDark(page, ['/vendor/login'], checkPage);
  const vendor = ['/vendor', '/vendor/orders', '/vendor/add-product', '/vendor/money'];
  await visitInTheDark(await openBrowser(await market.signIn(DEMO.vendor)), vendor, checkPage);
  const admin = ['/admin/dashboard', '/admin/products', '/admin/areas', '/admin/settings?tab=contact'];
  await visitInTheDark(await openBrowser(await market.signIn(DEMO.admin)), admin, checkPage);
});

test('A chosen theme holds on every later page from its first paint', async ({ page, words }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  // On a phone, the choice is in the menu.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  const choice = page.getByRole('combobox', { name: words('kit:preferences.theme') }).filter({ visible: true });
  await choice.selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  const response = await page.goto('/shop');
  expect(await response?.text()).toContain('data-bs-theme="dark"');
  await expect(choice).toHaveValue('dark');
});
