import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('Without a connection, a page says so in both languages, and opens again with one', async ({
  page,
  words,
  complaints,
}) => {
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await page.context().setOffline(true);
  await page.goto('/shop');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'لا يوجد اتصال بالإنترنت' })).toBeVisible();

  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('storefront:shop.title') })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
});
