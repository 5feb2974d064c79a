import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { chooseTwoVendors } from '../../support/catalogue.ts';
import { DEMO } from '../../support/people.ts';
import { expect, test } from '../../support/production.ts';
import { moveOn, NEW_KIT_TEXT, showNewKit } from '../../support/newer-minors.ts';
import { fingerprintReleases, readVersions } from '../../support/release-files.ts';
import { cartWith, fillBilling } from '../../support/screens.ts';

/** Few in regular runs; `npm run acceptance -- deploy` uses fifty. */
const SHOPPERS = Number(process.env.SHOPPERS ?? 2);
const NEW_TEXT = { en: 'Fresh from this week’s release', ar: 'جديد هذا الأسبوع' };

/** Collects requests for storefront files and their results. */
function listen(page: Page) {
  const asked: { url: string; status: number }[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/areas/')) asked.push({ url: response.url(), status: response.status() });
  });
  return asked;
}

/** Storefront releases named by pages; several requests reach both gateways. */
async function readShops(request: APIRequestContext): Promise<string[]> {
  const pages = await Promise.all(Array.from({ length: 6 }, async () => (await request.get('/')).text()));
  return [...new Set(pages.map((html) => /\/areas\/storefront\/([^/"]+)\//.exec(html)?.[1] ?? ''))];
}

test('A release and a rollback during checkouts lose nothing', async ({
  market,
  marketplace,
  workspace,
  operate,
  openBrowser,
  page,
  request,
  words,
  lang,
}) => {
  const vendorId = await market.getVendorId(await market.signIn(DEMO.vendor));
  // Enough stock for every shopper.
  const enough = (await market.listProducts()).filter(({ stock }) => stock > SHOPPERS);
  const products = chooseTwoVendors(enough, lang, vendorId);
  const before = await readVersions(request);
  const filesBefore = await fingerprintReleases(marketplace.releasesDir);
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => market.newCustomer()));
  const tabs: Page[] = [];

  await test.step('Shoppers are at the checkout, some with a completed form', async () => {
    for (const [index, shopper] of shoppers.entries()) {
      for (const { id } of products) await market.addToCart(shopper, { product_id: id, quantity: 1 });
      const tab = await openBrowser(shopper);
      tabs.push(tab);
      await tab.goto('/checkout');
      await expect(tab.getByRole('heading', { level: 1, name: words('storefront:checkout.title') })).toBeVisible();
      if (index > 0) await fillBilling(tab, words);
    }
  });
  const asked = tabs.map(listen);

  await test.step('One command releases the shop, built with newer minors than the shell', async () => {
    await moveOn(workspace);
    await showNewKit(workspace);
    await workspace.edit(`storefront/src/locales/${lang}.json`, (text) =>
      text.replace(words('storefront:confirmation.title'), NEW_TEXT[lang]),
    );
    const { code, output } = await operate('release', 'storefront');
    expect(output).toContain('storefront');
    expect(code, output).toBe(0);
  });

  await test.step('New visitors see it next to the older vendor portal', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: NEW_KIT_TEXT })).toBeVisible();
    await page.goto('/login');
    await page.getByRole('link', { name: words('storefront:auth.signIn.vendor') }).click();
    await expect(page.getByRole('heading', { name: words('vendor-portal:signIn.title'), exact: true })).toBeVisible();
  });

  await test.step('Both gateways serve it immediately', async () => {
    const { storefront } = await readVersions(request);
    expect(await readShops(request)).toEqual([storefront]);
  });

  await test.step('Only the storefront has a new release; all other files are unchanged', async () => {
    const { storefront, ...others } = await readVersions(request);
    const { storefront: released, ...othersBefore } = before;
    expect(storefront).not.toBe(released);
    expect(others).toEqual(othersBefore);
    const filesNow = await fingerprintReleases(marketplace.releasesDir);
    const added = Object.keys(filesNow).filter((file) => !(file in filesBefore));
    expect(added.length).toBeGreaterThan(0);
    expect(added.filter((file) => !file.startsWith(`storefront/${storefront}/`))).toEqual([]);
    expect(Object.fromEntries(Object.keys(filesBefore).map((file) => [file, filesNow[file]]))).toEqual(filesBefore);
  });

  await test.step('Open tabs finish with the release that they started with', async () => {
    for (const [index, tab] of tabs.entries()) {
      if (index === 0) await fillBilling(tab, words);
      await tab.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true }).click();
      await expect(tab).toHaveURL(/\/order\/[\w-]+\/confirmed$/);
      await expect(tab.getByRole('heading', { level: 1, name: words('storefront:confirmation.title') })).toBeVisible();
      await expect(tab.getByRole('banner').getByRole('link', { name: cartWith(words, 0) })).toBeVisible();
    }
    for (const files of asked) {
      expect(files.filter(({ status }) => status >= 400)).toEqual([]);
      const strange = files.filter(({ url }) => url.includes('/storefront/') && !url.includes(before.storefront ?? ''));
      expect(strange).toEqual([]);
    }
  });

  await test.step('Each shopper has ordered once', async () => {
    for (const shopper of shoppers) {
      const orders = await market.listOrders(shopper);
      expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(1);
      expect(orders).toHaveLength(products.length);
    }
  });

  await test.step('A rollback needs no build and applies to the next page', async () => {
    const built = path.join(workspace.folder, 'storefront/dist');
    await rm(built, { recursive: true });
    const { code, output } = await operate('release', 'rollback', 'storefront');
    expect(code, output).toBe(0);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: words('storefront:home.featured.title') })).toBeVisible();
    expect(await readVersions(request)).toEqual(before);
    expect(await readShops(request)).toEqual([before.storefront]);
    expect(existsSync(built)).toBe(false);
  });
});
