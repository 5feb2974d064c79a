import type { Page } from '@playwright/test';
import { breakArea, FAULTS, replaceEntry, THROWS_ON_MOUNT } from '../../support/area-faults.ts';
import { expect, test } from '../../support/test.ts';

// Longer than the shell's budget for loading an area, shorter than anybody's patience.
const CALM_WITHIN_MS = 6_500;

const THROWS_ON_LOAD = 'throw new Error("broken release");';
const WITHOUT_MODULE =
  'var vendor_portal = { init() {}, get() { return Promise.reject(new Error("does not exist in container")); } };';
const WRONG_CONTRACT =
  'var vendor_portal = { init() {}, get() { return Promise.resolve(() => ({ area: { contract: 99 } })); } };';
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { samePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'samePage' in window);

test.describe('When the vendor portal', () => {
  test.beforeEach(({ complaints }) => {
    complaints.expected.push(/./);
  });

  for (const [what, fault] of Object.entries(FAULTS)) {
    test(`${what}, its visitors are told calmly, shoppers go on, and coming back finds it repaired`, async ({
      page,
      words,
    }) => {
      const repair = await breakArea(page, 'vendor-portal', fault);
      await page.goto('/login');
      await markPage(page);

      await page.getByRole('link', { name: words.vendorLogin }).click();
      await expect(page.getByRole('heading', { name: words.areaFailed })).toBeVisible({ timeout: CALM_WITHIN_MS });
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);

      await page.goBack();
      await expect(page.getByRole('heading', { name: words.logIn })).toBeVisible();

      await repair();
      await page.getByRole('link', { name: words.vendorLogin }).click();
      await expect(page.getByRole('heading', { name: words.vendorSignIn })).toBeVisible();
      expect(await isSamePage(page)).toBe(true);
    });
  }

  for (const [what, script] of Object.entries({
    'throws while it loads': THROWS_ON_LOAD,
    'lacks its module': WITHOUT_MODULE,
    'was built for another shell': WRONG_CONTRACT,
    'throws while it mounts': THROWS_ON_MOUNT,
  })) {
    test(`${what}, its visitors are told calmly, and trying again finds the repaired release`, async ({
      page,
      words,
    }) => {
      const repair = await replaceEntry(page, 'vendor-portal', script);
      await page.goto('/login');
      await markPage(page);

      await page.getByRole('link', { name: words.vendorLogin }).click();
      await expect(page.getByRole('heading', { name: words.areaFailed })).toBeVisible({ timeout: CALM_WITHIN_MS });

      await repair();
      await page.getByRole('button', { name: words.tryAgain }).click();
      await expect(page.getByRole('heading', { name: words.vendorSignIn })).toBeVisible();
      expect(await isSamePage(page)).toBe(true);
    });
  }
});

test('When the shop itself is down, vendors still sign in', async ({ page, words, complaints }) => {
  complaints.expected.push(/./);
  await breakArea(page, 'storefront', (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: words.areaFailed })).toBeVisible({ timeout: CALM_WITHIN_MS });
  await page.goto('/vendor/login');
  await expect(page.getByRole('heading', { name: words.vendorSignIn })).toBeVisible();
});

test('A broken area is reported once, with its name and the reason', async ({ page, words, complaints }) => {
  complaints.expected.push(/./);
  const beacons: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/beacons')) beacons.push(request.postDataJSON());
  });
  await breakArea(page, 'vendor-portal', (route) => route.abort('connectionrefused'));
  await page.goto('/login');
  await page.getByRole('link', { name: words.vendorLogin }).click();
  await expect(page.getByRole('heading', { name: words.areaFailed })).toBeVisible({ timeout: CALM_WITHIN_MS });
  expect(beacons).toEqual([{ area: 'vendor-portal', version: expect.any(String), phase: 'load', code: 'network' }]);
});
