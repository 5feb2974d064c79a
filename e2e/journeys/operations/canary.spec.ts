import { revisitArea, visitArea, type Bystander } from '../../support/crowd.ts';
import { expect, test } from '../../support/operating.ts';
import { readVersions } from '../../support/release-files.ts';

const CROWD = 400;
/** Measured from the last failed visitor, because the duration of visits depends on the machine. */
const FLIPPED_BACK_WITHIN_MS = 60_000;

test(
  'A canary reaches a tenth of visitors, always the same, and is then promoted',
  { tag: '@whole' },
  async ({ marketplace, request, workspace, operate, words }) => {
    const { storefront: baseline = '' } = await readVersions(request);
    await workspace.edit('storefront/src/locales/en.json', (text) =>
      text.replace(words('storefront:home.featured.title'), 'Chosen for you'),
    );
    const { code, output } = await operate('release', 'storefront', '--canary', '10');
    expect(code, output).toBe(0);

    const crowd = await visitArea(marketplace.origin, 'storefront', CROWD);
    const chosen = crowd.filter(({ version }) => version !== baseline);
    expect(new Set(chosen.map(({ version }) => version)).size).toBe(1);
    // 10 % of 400, within three standard deviations.
    expect(chosen.length).toBeGreaterThan(CROWD * 0.05);
    expect(chosen.length).toBeLessThan(CROWD * 0.15);
    for (const person of [...chosen, ...crowd.slice(0, 50)]) {
      expect(await revisitArea(marketplace.origin, 'storefront', person)).toBe(person.version);
    }

    expect((await operate('release', 'canary', 'storefront', '100')).code).toBe(0);
    const everybody = await visitArea(marketplace.origin, 'storefront', 20);
    expect(new Set(everybody.map(({ version }) => version))).toEqual(new Set([chosen[0]?.version]));
  },
);

// Criteria: platform/src/canary. The visitors' view: shell/src/areas/fallback.test.tsx.
test(
  'A failing canary harms no visitor and is rolled back with a log entry',
  { tag: '@whole' },
  async ({ marketplace, request, workspace, operate, openBrowser, complaints, words, baseURL }) => {
    complaints.expected.push(/./);
    const { storefront: baseline = '' } = await readVersions(request);
    await workspace.edit('storefront/src/area.tsx', (text) =>
      text
        .replace(
          'export const area',
          "const Broken = () => {\n  throw new Error('The canary throws.');\n};\nexport const area",
        )
        .replace('  routes,', "  routes: [{ path: '*', Component: Broken }],"),
    );
    expect((await operate('release', 'storefront', '--canary', '10')).code).toBe(0);

    const crowd = await visitArea(marketplace.origin, 'storefront', 100);
    const isChosen = ({ version }: Bystander) => version !== baseline;
    const canary = crowd.find(isChosen)?.version ?? '';
    const visitors = [
      ...crowd.filter(isChosen).slice(0, 4),
      ...crowd.filter((person) => !isChosen(person)).slice(0, 4),
    ];
    expect(visitors.filter(isChosen)).toHaveLength(4);

    for (const { cookie } of visitors) {
      const page = await openBrowser();
      const [, value = ''] = /release_group=(\d+)/.exec(cookie) ?? [];
      await page.context().addCookies([{ name: 'release_group', value, url: baseURL ?? '' }]);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: words('storefront:home.featured.title') })).toBeVisible();
      await page.context().close();
    }

    await expect
      .poll(async () => revisitArea(marketplace.origin, 'storefront', visitors[0] ?? { cookie: '', version: '' }), {
        timeout: FLIPPED_BACK_WITHIN_MS,
      })
      .toBe(baseline);
    const { output } = await operate('release', 'list', '--log', '5');
    expect(output).toMatch(new RegExp(`flip-back.*${canary} failed [34] of \\d+`, 's'));
    expect(output).toContain(baseline);
  },
);

// Failure criteria: platform/src/shell-watch.
test(
  'A shell canary that fails to start is rolled back, and its visitors recover',
  { tag: '@whole' },
  async ({ workspace, operate, openBrowser, complaints, words, baseURL, request }) => {
    complaints.expected.push(/./);
    await workspace.edit('shell/src/bootstrap.tsx', (text) =>
      text.replace('const container', "if (document.body) throw new Error('The canary throws.');\nconst container"),
    );
    const { code, output: said } = await operate('release', 'shell', '--canary', '50');
    expect(code, said).toBe(0);
    const isChosen = async (group: number) => {
      const page = await request.get('/', { headers: { cookie: `release_group=${group}` } });
      return (await page.text()).includes('data-canary="1"');
    };
    const groups = Array.from({ length: 40 }, (_, group) => group);
    const chosen = await Promise.all(groups.map(isChosen));
    const canary = groups.filter((group) => chosen[group]).slice(0, 4);
    const others = groups.filter((group) => !chosen[group]).slice(0, 4);

    for (const group of [...others, ...canary]) {
      const page = await openBrowser();
      await page.context().addCookies([{ name: 'release_group', value: String(group), url: baseURL ?? '' }]);
      // A start is reported after one second; after the third failure, the result is decided.
      const told = others.includes(group) && page.waitForRequest((sent) => sent.url().endsWith('/beacons/loads'));
      await page.goto('/');
      // The page is painted before any shell starts; after a failure, the current shell hydrates it a second later.
      await expect(page.locator('#root[data-rendered]')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: words('storefront:home.featured.title') })).toBeVisible();
      await told;
      await page.context().close();
    }
    await expect.poll(() => isChosen(canary[0] ?? 0), { timeout: FLIPPED_BACK_WITHIN_MS }).toBe(false);
    const { output } = await operate('release', 'list', '--log', '5');
    expect(output).toMatch(/flip-back {2}shell .*failed [34] of [34] loads/);
  },
);
