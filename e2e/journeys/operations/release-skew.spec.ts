import { expect, test, type Workspace } from '../../support/operating.ts';
import { readVersions } from '../../support/release-files.ts';

const NEW_KIT_TEXT = 'A ribbon of the newer kit';
const NEWER_MINOR = '17.9.0';
const FEATURED = 'storefront/src/features/home/FeaturedProducts.tsx';

const append = (line: string) => (text: string) => `${text}${line}\n`;

/** Adds an export to the kit and installs a newer minor version of a shared library. */
async function moveOn({ edit, install }: Workspace): Promise<void> {
  await edit('shared-ui/src/index.ts', append(`export const ribbon = () => '${NEW_KIT_TEXT}';`));
  await install('react-i18next', NEWER_MINOR);
}

test('A storefront built with newer minors runs under the older shell', async ({ page, workspace, operate, words }) => {
  await moveOn(workspace);
  await workspace.edit(FEATURED, (text) =>
    text
      .replace(/(<h2 id="featured-products">)[^\n]*(<\/h2>)/, '$1{ribbon()}$2')
      .replace(/^/, "import { ribbon } from '@balsam/shared-ui';\n"),
  );
  const { code, output } = await operate('release', 'storefront');
  expect(code, output).toBe(0);

  await page.goto('/');
  await expect(page.getByRole('heading', { name: NEW_KIT_TEXT })).toBeVisible();
  await page.goto('/login');
  await page.getByRole('link', { name: words('storefront:auth.signIn.vendor') }).click();
  await expect(page.getByRole('heading', { name: words('vendor-portal:signIn.title'), exact: true })).toBeVisible();
});

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
    await workspace.edit('shared-api/src/index.ts', append("export const tellTime = () => 'Featured products';"));
    await workspace.edit(FEATURED, (text) =>
      text
        .replace("{t('home.featured.title')}", '{tellTime()}')
        .replace(/^/, "import { tellTime } from '@balsam/shared-api';\n"),
    );
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
