import type { Page, Route } from '@playwright/test';

/** URLs of an area's files. */
const filesOf = (area: string) => new RegExp(`/areas/${area}/`);

const respond =
  (body: string, status = 200) =>
  (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body,
    });

/** Ways in which an area's files may fail. */
export const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is down': (route) => route.abort('connectionrefused'),
  'answers 404': respond('Not found', 404),
  'answers 500': respond('Internal server error', 500),
  'answers with a page of HTML': respond('<!doctype html><title>Proxy</title>'),
  'answers with a tampered script': respond('window.tampered = true;'),
  'never answers': () => new Promise(() => undefined),
};

/** Makes an area fail. Returns a function that fixes it. */
export async function breakArea(
  page: Page,
  area: string,
  fault: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await page.route(filesOf(area), fault);
  return () => page.unroute(filesOf(area), fault);
}

/** Makes one release of any area fail; other releases are not affected. */
export const breakRelease = (page: Page, version: string, fault: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route((url) => url.pathname.includes(`/${version}/`), fault);

/** Entry script of a vendor portal that throws while mounting. */
export const THROWS_ON_MOUNT = `var vendor_portal = { init() {}, get() { return Promise.resolve(() => ({ area: {
  contract: 1, namespace: 'vendor-portal', locales: { en: async () => ({}), ar: async () => ({}) },
  routes: [{ path: '*', Component() { throw new Error('broken screen'); } }],
} })); } };`;

/**
 * Replaces an area's entry script in the registry of every following page and refetch, without integrity, and
 * optionally its version.
 */
export async function replaceEntry(
  page: Page,
  area: string,
  script: string,
  version = '$2',
): Promise<() => Promise<void>> {
  const address = `/areas/${area}/broken/remoteEntry.js`;
  const rename = (text: string) =>
    text.replace(
      new RegExp(`("name":"${area}".*?"version":")([^"]*)(","entry":")[^"]*(","integrity":")[^"]*"`),
      `$1${version}$3${address}$4"`,
    );
  const registry = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: rename(await response.text()) });
  };
  const isDocument = (url: URL) => !/\.[a-z0-9]+$/.test(url.pathname) && !url.pathname.startsWith('/api');
  await page.route(isDocument, registry);
  await page.route('**/registry.json', registry);
  await page.route(`**${address}*`, respond(script));
  return async () => {
    await page.unroute(isDocument, registry);
    await page.unroute('**/registry.json', registry);
  };
}
