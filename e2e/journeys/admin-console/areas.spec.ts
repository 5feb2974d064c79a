import { breakArea, FAULTS, replaceEntry, THROWS_ON_MOUNT } from '../../support/area-faults.ts';
import { createCalls } from '../../support/calls.ts';
import { DEMO } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import type { AreaHealth } from '../../../shared-api/src/wire/index.ts';

/** Release served by the marketplace. */
interface Given {
  readonly name: 'storefront' | 'vendor-portal' | 'admin-console';
  readonly version: string;
}

test(
  'Area failures in browsers are reported to the admin with release and cause',
  { tag: '@whole' },
  async ({ page: visitor, openBrowser, market, request, words, lang, currency, complaints }) => {
    complaints.expected.push(/./);
    const session = await market.signIn(DEMO.admin);
    const { get } = createCalls(request, { lang, currency });
    const failuresOf = async (name: string) => {
      const { data } = await get<{ data: { areas: AreaHealth[] } }>('/admin/areas', session);
      return data.areas.find(({ area }) => area === name)?.failures_24h ?? 0;
    };
    const before = { console: await failuresOf('admin-console'), portal: await failuresOf('vendor-portal') };
    const { areas } = (await (await request.get('/registry.json')).json()) as { areas: Given[] };
    const release = areas.find(({ name }) => name === 'vendor-portal')?.version ?? '';

    await test.step('Two areas fail: one does not load, the other throws on the screen', async () => {
      const repair = await breakArea(visitor, 'admin-console', FAULTS['answers 404'] ?? (() => Promise.reject()));
      await visitor.goto('/admin/login');
      await expect(visitor.getByRole('heading', { name: words('shell:areaFailed.title') })).toBeVisible();
      await repair();
      await expect.poll(() => failuresOf('admin-console')).toBeGreaterThan(before.console);

      await replaceEntry(visitor, 'vendor-portal', THROWS_ON_MOUNT);
      await visitor.goto('/vendor/login');
      await expect(visitor.getByRole('heading', { name: words('shell:areaFailed.title') })).toBeVisible();
      await expect.poll(() => failuresOf('vendor-portal')).toBeGreaterThan(before.portal);
    });

    const admin = await openBrowser(session);
    const health = admin.getByRole('region', { name: words('admin-console:areas.title'), exact: true });
    const reports = admin.getByRole('region', { name: words('admin-console:areas.reports'), exact: true });

    await test.step('The dashboard counts load failures and leads to reports and area health', async () => {
      await admin.goto('/admin/dashboard');
      await admin.getByRole('link', { name: new RegExp(words('admin-console:areas.names.admin-console')) }).click();
      await expect(admin).toHaveURL(/\/admin\/areas\?area=admin-console&from=\d{4}-\d\d-\d\d$/);
      await expect(
        reports
          .getByRole('row')
          .filter({ hasText: words('admin-console:areas.codes.network') })
          .first(),
      ).toBeVisible();
      for (const { name, version } of areas) {
        await expect(
          health.getByRole('row').filter({ hasText: words(`admin-console:areas.names.${name}`) }),
        ).toContainText(version);
      }
      const row = health.getByRole('row').filter({ hasText: words('admin-console:areas.names.admin-console') });
      await expect(row).toContainText(words('admin-console:areas.failing'));
      await expect(row).toContainText(words('admin-console:areas.codes.network'));
    });

    await test.step('The failure on the screen is listed with its release and error', async () => {
      await admin.goto('/admin/areas?phase=render');
      const broken = reports.getByRole('row').filter({ hasText: release }).first();
      for (const text of [
        words('admin-console:areas.names.vendor-portal'),
        words('admin-console:areas.phases.render'),
        words('admin-console:areas.codes.execution'),
      ]) {
        await expect(broken).toContainText(text);
      }
    });
  },
);
