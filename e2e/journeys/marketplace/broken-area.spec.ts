import type { Page } from '@playwright/test';
import { breakArea, FAULTS, replaceEntry, THROWS_ON_MOUNT } from '../../support/area-faults.ts';
import { expect, test } from '../../support/test.ts';

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { samePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'samePage' in window);

// All faults, with a release to fall back to: operations/release-faults. The shell's reaction to each: Jest.
for (const [what, tag] of [
  ['is down', undefined],
  ['answers with a tampered script', '@whole'],
] as const) {
  test(
    `When the vendor portal ${what}, an error page and a report appear`,
    { tag },
    async ({ page, words, complaints }) => {
      complaints.expected.push(/./);
      const beacons: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/beacons')) beacons.push(request.postDataJSON());
      });
      const repair = await breakArea(page, 'vendor-portal', FAULTS[what] ?? (() => Promise.reject(new Error(what))));
      await page.goto('/login');
      await markPage(page);

      await page.getByRole('link', { name: words('storefront:auth.signIn.vendor') }).click();
      await expect(page.getByRole('heading', { name: words('shell:areaFailed.title') })).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      const told = { area: 'vendor-portal', version: expect.any(String), phase: 'load', proof: expect.any(String) };
      // Two attempts may exceed the shell's timeout for areas.
      const reported = [{ ...told, code: expect.stringMatching(/^(network|timeout)$/) }];
      await expect.poll(() => beacons).toEqual(reported);

      await page.goBack();
      await expect(page.getByRole('heading', { name: words('storefront:auth.signIn.title') })).toBeVisible();

      await repair();
      await page.getByRole('link', { name: words('storefront:auth.signIn.vendor') }).click();
      await expect(page.getByRole('heading', { name: words('vendor-portal:signIn.title') })).toBeVisible();
      expect(await isSamePage(page)).toBe(true);
      expect(beacons).toEqual(reported);
    },
  );
}

test(
  'When the vendor portal throws while mounting, a retry loads the fixed one',
  { tag: '@whole' },
  async ({ page, words, complaints }) => {
    complaints.expected.push(/./);
    const repair = await replaceEntry(page, 'vendor-portal', THROWS_ON_MOUNT);
    await page.goto('/login');
    await markPage(page);

    await page.getByRole('link', { name: words('storefront:auth.signIn.vendor') }).click();
    await expect(page.getByRole('heading', { name: words('shell:areaFailed.title') })).toBeVisible();

    await repair();
    await page.getByRole('button', { name: words('shell:areaFailed.retry') }).click();
    await expect(page.getByRole('heading', { name: words('vendor-portal:signIn.title') })).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
  },
);

test('When the storefront is down, vendors can still sign in', async ({ page, words, complaints }) => {
  complaints.expected.push(/./);
  await breakArea(page, 'storefront', (route) => route.abort('connectionrefused'));
  // The home page is server-rendered and stays readable; the cart is not.
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: words('shell:areaFailed.title') })).toBeVisible();
  await page.goto('/vendor/login');
  await expect(page.getByRole('heading', { name: words('vendor-portal:signIn.title') })).toBeVisible();
});
