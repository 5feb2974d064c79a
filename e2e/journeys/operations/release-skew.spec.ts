import { moveOn, NEW_KIT_TEXT, showAsHeading } from '../../support/newer-minors.ts';
import { expect, test } from '../../support/operating.ts';
import { readVersions } from '../../support/release-files.ts';

// A storefront built with newer minors runs under the older shell: operations/release.

test(
  'Older areas run under a shell with newer minors',
  { tag: '@whole' },
  async ({ page, request, workspace, operate, words }) => {
    const { storefront, 'vendor-portal': portal } = await readVersions(request);
    await moveOn(workspace);
    await workspace.edit('shell/src/locales/en.json', (text) =>
      text.replace(words('shell:areaFailed.title'), NEW_KIT_TEXT),
    );
    const { code, output } = await operate('release', 'shell');
    expect(code, output).toBe(0);

    await page.goto('/');
    await expect(page.getByRole('heading', { name: words('storefront:home.featured.title') })).toBeVisible();
    const shells = await page.locator('script[src*="/areas/shell/"]').evaluateAll((scripts) => scripts.length);
    expect(shells).toBeGreaterThan(0);
    expect(await readVersions(request)).toMatchObject({ storefront, 'vendor-portal': portal });
    await page.goto('/login');
    await page.getByRole('link', { name: words('storefront:auth.signIn.vendor') }).click();
    await expect(page.getByRole('heading', { name: words('vendor-portal:signIn.title'), exact: true })).toBeVisible();
  },
);

// Other reasons to refuse: platform/src/release/check-builds.test.ts.
test(
  'A storefront that needs a newer shell is refused until that shell is live',
  { tag: '@whole' },
  async ({ page, request, workspace, operate, words }) => {
    const before = await readVersions(request);
    await workspace.edit(
      'shared-api/src/index.ts',
      (text) => `${text}export const tellTime = () => 'Featured products';\n`,
    );
    await showAsHeading(workspace, 'tellTime', '@balsam/shared-api');
    const { code, output } = await operate('release', 'storefront');
    expect(code).toBe(1);
    expect(output).toContain('tellTime');
    expect(await readVersions(request)).toEqual(before);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: words('storefront:home.featured.title') })).toBeVisible();

    expect((await operate('release', 'shell')).code).toBe(0);
    expect((await operate('release', 'storefront')).code).toBe(0);
  },
);
