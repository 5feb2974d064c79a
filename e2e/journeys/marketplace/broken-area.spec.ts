import type { Page } from '@playwright/test';
import { breakArea, FAULTS, replaceEntry, THROWS_ON_MOUNT } from '../../support/area-faults.ts';
import { expect, test } from '../../support/test.ts';

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { samePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'samePage' in window);

// Every fault there is, with a release to fall back to: operations/release-faults. What the shell makes of each: Jest.
for (const what of ['is down', 'answers with a tampered script']) {
  test(`When the vendor portal ${what}, its visitors are told calmly, it is reported once, and coming back finds it repaired`, async ({
    page,
    words,
    complaints,
  }) => {
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
    // Two tries may take longer than an area is waited for.
    const reported = [{ ...told, code: expect.stringMatching(/^(network|timeout)$/) }];
    await expect.poll(() => beacons).toEqual(reported);

    await page.goBack();
    await expect(page.getByRole('heading', { name: words('storefront:auth.signIn.title') })).toBeVisible();

    await repair();
    await page.getByRole('link', { name: words('storefront:auth.signIn.vendor') }).click();
    await expect(page.getByRole('heading', { name: words('vendor-portal:signIn.title') })).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
    expect(beacons).toEqual(reported);
  });
}

test(
  'When the vendor portal throws while it mounts, its visitors are told calmly, and trying again finds it repaired',
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

test('When the shop itself is down, vendors still sign in', async ({ page, words, complaints }) => {
  complaints.expected.push(/./);
  await breakArea(page, 'storefront', (route) => route.abort('connectionrefused'));
  // The home page comes as HTML, and stays to be read; the cart is nobody's but the visitor's own.
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: words('shell:areaFailed.title') })).toBeVisible();
  await page.goto('/vendor/login');
  await expect(page.getByRole('heading', { name: words('vendor-portal:signIn.title') })).toBeVisible();
});
