import { expect, test } from '../../support/operating.ts';
import { fingerprintReleases, readVersions } from '../../support/release-files.ts';

test(
  'One command creates an area, which is released without touching others',
  { tag: '@whole' },
  async ({ page, request, marketplace, operate, words, checkPage, complaints }) => {
    const before = await readVersions(request);
    const filesBefore = await fingerprintReleases(marketplace.releasesDir);

    const made = await operate('new-area', 'clinic', '--path', '/clinic', '--title', 'Clinic');
    expect(made.code, made.output).toBe(0);
    const released = await operate('release', 'clinic');
    expect(released.code, released.output).toBe(0);

    const { clinic, ...others } = await readVersions(request);
    expect(clinic).toBeTruthy();
    expect(others).toEqual(before);
    expect(await fingerprintReleases(marketplace.releasesDir)).toMatchObject(filesBefore);

    await page.goto('/clinic');
    await expect(page.getByRole('heading', { level: 1, name: 'Clinic' })).toBeVisible();
    await checkPage(page);
    await page.getByRole('link', { name: 'To the shop' }).click();
    await expect(page.getByRole('heading', { name: words('storefront:home.featured.title') })).toBeVisible();

    complaints.expected.push(/status of 503/);
    expect((await operate('release', 'disable', 'clinic', '--reason', 'The team is on holiday')).code).toBe(0);
    const closed = await page.goto('/clinic');
    expect(closed?.status()).toBe(503);
  },
);
