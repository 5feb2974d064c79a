import { untilLoaded } from '../../support/wait-until-loaded.ts';
import { expect, test } from '../../support/test.ts';

/** Text that occurs in exactly one file of each library. */
const SIGNATURES: Record<string, RegExp> = {
  react: /Symbol\.for\(["']react\.memo_cache_sentinel["']\)/,
  'react-dom': /react-dom\.production|reconcilerVersion/,
  'react-router': /__staticRouterHydrationData/,
  redux: /@@redux\/INIT/,
  '@reduxjs/toolkit': /@@rtk|createAsyncThunk/,
  i18next: /i18next is already initialized/,
  'shared-api': /user_role/,
};

test('A visit of all three areas loads each shared library once', async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  for (const path of ['/', '/shop', '/login', '/vendor/login', '/admin/login']) {
    await page.goto(path);
    await untilLoaded(page);
  }
  // Responses are discarded on navigation, so the immutable files are fetched again.
  const sources = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()));
  const copies = Object.fromEntries(
    Object.entries(SIGNATURES).map(([library, signature]) => [
      library,
      sources.filter((source) => signature.test(source)).length,
    ]),
  );
  expect(copies).toEqual(Object.fromEntries(Object.keys(SIGNATURES).map((library) => [library, 1])));
});

test('The page runs one instance of every shared module', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const instances = await page.evaluate(() => {
    interface Provided {
      from: string;
      loaded?: boolean | number;
      lib?: unknown;
    }
    interface Federation {
      __INSTANCES__: { name: string; shareScopeMap: Record<string, Record<string, Record<string, Provided>>> }[];
    }
    const { __FEDERATION__: federation } = window as unknown as { __FEDERATION__: Federation };
    const providers = new Map<string, Set<string>>();
    for (const instance of federation.__INSTANCES__) {
      for (const [name, versions] of Object.entries(instance.shareScopeMap.default ?? {})) {
        const known = providers.get(name) ?? new Set<string>();
        for (const [version, { from }] of Object.entries(versions)) known.add(`${version} from ${from}`);
        providers.set(name, known);
      }
    }
    return Object.fromEntries([...providers].map(([name, known]) => [name, [...known]]));
  });
  for (const name of [
    'react',
    'react-dom',
    'react-router-dom',
    'react-redux',
    'i18next',
    'react-i18next',
    'react-toastify/unstyled',
    '@balsam/shared-api',
  ]) {
    expect(instances[name], name).toHaveLength(1);
    expect(instances[name]?.[0]).toMatch(/ from shell$/);
  }
});
