import type { Page } from '@playwright/test';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { breakRelease, FAULTS, replaceEntry } from '../../support/area-faults.ts';
import { createBeaconReader } from '../../support/beacons.ts';
import { expect, test } from '../../support/operating.ts';
import { readVersions } from '../../support/release-files.ts';

const NEW_TEXT = 'Vendor login, renewed';

const WITHOUT_MODULE =
  'var vendor_portal = { init() {}, get() { return Promise.reject(new Error("does not exist in container")); } };';

const isEntry = (file: string) => /^remoteEntry.*\.js$/.test(file);
const isExposed = (file: string) => /expose_area.*\.js$/.test(file);

/** Changes a served file and its compressed copies. */
async function tamperWith(folder: string, isMeant: (file: string) => boolean): Promise<void> {
  const target = path.join(folder, (await readdir(folder)).find(isMeant) ?? '');
  await writeFile(target, `${await readFile(target, 'utf8')};window.tampered=true;`);
  await Promise.all(['br', 'gz'].map((twin) => rm(`${target}.${twin}`, { force: true })));
}

async function lose(folder: string, isMeant: (file: string) => boolean): Promise<void> {
  const lost = (await readdir(folder)).filter((file) => isMeant(file.replace(/\.(br|gz)$/, '')));
  await Promise.all(lost.map((file) => rm(path.join(folder, file))));
}

/** A file that does not arrive and one that is refused; a whole run tries all faults. */
const IN_SHORT = ['is down', 'has a tampered chunk'];

type Fault = (page: Page, version: string, folder: string) => Promise<unknown>;

/** Faults of release files between publication and browser. */
const ON_THE_WAY: Record<string, Fault> = {
  ...Object.fromEntries(
    Object.entries(FAULTS).map(([what, fault]): [string, Fault] => [
      what,
      (page, version) => breakRelease(page, version, fault),
    ]),
  ),
  'has lost its entry': (_page, _version, folder) => lose(folder, isEntry),
  'has a tampered entry': (_page, _version, folder) => tamperWith(folder, isEntry),
  'has a tampered chunk': (_page, _version, folder) => tamperWith(folder, isExposed),
  'lacks its module': (page, version) => replaceEntry(page, 'vendor-portal', WITHOUT_MODULE, version),
};

const isTried = ([what]: [string, Fault]) => process.env.TEST_ALL === '1' || IN_SHORT.includes(what);
const TRIED = Object.entries(ON_THE_WAY).filter(isTried);

test.beforeEach(({ complaints }) => {
  // The browser logs what it could not load or refused to run.
  complaints.expected.push(/./);
});

test('With a faulty release, vendors get the previous one, and it is reported once', async ({
  marketplace,
  workspace,
  operate,
  openBrowser,
  request,
  words,
}) => {
  const readBeacons = await createBeaconReader(request);
  await workspace.edit('vendor-portal/src/locales/en.json', (text) =>
    text.replace(words('vendor-portal:signIn.title'), NEW_TEXT),
  );
  const { code, output } = await operate('release', 'vendor-portal');
  expect(code, output).toBe(0);
  const { 'vendor-portal': version = '' } = await readVersions(request);
  const folder = path.join(marketplace.releasesDir, 'areas/vendor-portal', version);
  await cp(folder, `${marketplace.releasesDir}/whole`, { recursive: true });

  for (const [index, [what, fault]] of TRIED.entries()) {
    await test.step(`The release ${what}`, async () => {
      const page = await openBrowser();
      await fault(page, version, folder);
      await page.goto('/login');
      await page.getByRole('link', { name: words('storefront:auth.signIn.vendor') }).click();
      const signIn = page.getByRole('heading', { name: words('vendor-portal:signIn.title'), exact: true });
      await expect(signIn).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);

      // Other areas work, and coming back is not reported again.
      await page.goBack();
      await expect(page.getByRole('heading', { name: words('storefront:auth.signIn.title') })).toBeVisible();
      await page.goForward();
      await expect(signIn).toBeVisible();
      const told = { total: index + 1, newest: { area: 'vendor-portal', version, phase: 'load' } };
      await expect.poll(readBeacons).toMatchObject(told);
      await page.context().close();
      await cp(`${marketplace.releasesDir}/whole`, folder, { recursive: true });
    });
  }

  await test.step('With the new and the previous release unavailable, an error page offers a retry', async () => {
    const page = await openBrowser();
    const everything = /\/areas\/vendor-portal\//;
    await page.route(everything, (route) => route.abort('connectionrefused'));
    await page.goto('/login');
    await page.getByRole('link', { name: words('storefront:auth.signIn.vendor') }).click();
    await expect(page.getByRole('heading', { name: words('shell:areaFailed.title') })).toBeVisible();
    await expect.poll(readBeacons).toMatchObject({ total: TRIED.length + 2 });
    await page.unroute(everything);
    await page.getByRole('button', { name: words('shell:areaFailed.retry') }).click();
    await expect(page.getByRole('heading', { name: NEW_TEXT })).toBeVisible();
  });
});

for (const [what, broken, phase] of [
  ['throws while it loads', "throw new Error('The new release throws.');\nexport const area", 'load'],
  [
    'throws while it mounts',
    "const Broken = () => {\n  throw new Error('The new screen throws.');\n};\nexport const area",
    'render',
  ],
] as const) {
  test(
    `When a new release ${what}, the previous one runs until it is fixed`,
    { tag: '@whole' },
    async ({ page, workspace, operate, request, words }) => {
      const readBeacons = await createBeaconReader(request);
      await workspace.edit('vendor-portal/src/area.tsx', (text) => {
        const changed = text.replace('export const area', broken);
        return phase === 'render'
          ? changed.replace('  routes,', "  routes: [{ path: '*', Component: Broken }],")
          : changed;
      });
      expect((await operate('release', 'vendor-portal')).code).toBe(0);
      const { 'vendor-portal': version = '' } = await readVersions(request);
      const told = { total: 1, newest: { area: 'vendor-portal', version, phase, code: 'execution' } };

      await page.goto('/login');
      await page.evaluate(() => Object.assign(window, { samePage: true }));
      await page.getByRole('link', { name: words('storefront:auth.signIn.vendor') }).click();
      const signIn = page.getByRole('heading', { name: words('vendor-portal:signIn.title'), exact: true });
      await expect(signIn).toBeVisible();
      await expect.poll(readBeacons).toMatchObject(told);

      await workspace.restore();
      await workspace.edit('vendor-portal/src/locales/en.json', (text) =>
        text.replace(words('vendor-portal:signIn.title'), NEW_TEXT),
      );
      expect((await operate('release', 'vendor-portal')).code).toBe(0);
      await page.goBack();
      await expect(page.getByRole('heading', { name: words('storefront:auth.signIn.title') })).toBeVisible();
      await page.goForward();
      await expect(page.getByRole('heading', { name: NEW_TEXT })).toBeVisible();
      expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
      expect(await readBeacons()).toMatchObject(told);
    },
  );
}
