import { breakArea, FAULTS, replaceEntry, THROWS_ON_MOUNT } from '../../support/area-faults.ts';
import { createCalls } from '../../support/calls.ts';
import { DEMO } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import type { AreaHealth } from '../../support/wire.ts';
import type { Words } from '../../support/words.ts';

/** A release that the marketplace gives out. */
interface Given {
  readonly name: keyof Words['areas']['names'];
  readonly version: string;
}

test(
  'What broke in a visitor’s browser is reported to the admin, with its release, its moment and its cause',
  { tag: '@whole' },
  async ({ page: visitor, openBrowser, market, request, words, lang, currency, complaints }) => {
    complaints.expected.push(/./);
    const { areas: texts } = words;
    const session = await market.signIn(DEMO.admin);
    const { get } = createCalls(request, { lang, currency });
    const failuresOf = async (name: string) => {
      const { data } = await get<{ data: { areas: AreaHealth[] } }>('/admin/areas', session);
      return data.areas.find(({ area }) => area === name)?.failures_24h ?? 0;
    };
    const before = { console: await failuresOf('admin-console'), portal: await failuresOf('vendor-portal') };
    const { areas } = (await (await request.get('/registry.json')).json()) as { areas: Given[] };
    const release = areas.find(({ name }) => name === 'vendor-portal')?.version ?? '';

    await test.step('Two areas fail a visitor: one does not arrive, the other breaks on the screen', async () => {
      const repair = await breakArea(visitor, 'admin-console', FAULTS['answers 404'] ?? (() => Promise.reject()));
      await visitor.goto('/admin/login');
      await expect(visitor.getByRole('heading', { name: words.areaFailed })).toBeVisible();
      await repair();
      await expect.poll(() => failuresOf('admin-console')).toBeGreaterThan(before.console);

      await replaceEntry(visitor, 'vendor-portal', THROWS_ON_MOUNT);
      await visitor.goto('/vendor/login');
      await expect(visitor.getByRole('heading', { name: words.areaFailed })).toBeVisible();
      await expect.poll(() => failuresOf('vendor-portal')).toBeGreaterThan(before.portal);
    });

    const admin = await openBrowser(session);
    const health = admin.getByRole('region', { name: texts.title, exact: true });
    const reports = admin.getByRole('region', { name: texts.reports, exact: true });

    await test.step('The dashboard counts what did not arrive, and leads to its reports and to how each area fares', async () => {
      await admin.goto('/admin/dashboard');
      await admin.getByRole('link', { name: new RegExp(texts.names['admin-console']) }).click();
      await expect(admin).toHaveURL(/\/admin\/areas\?area=admin-console&from=\d{4}-\d\d-\d\d$/);
      await expect(reports.getByRole('row').filter({ hasText: texts.notArrived }).first()).toBeVisible();
      for (const { name, version } of areas) {
        await expect(health.getByRole('row').filter({ hasText: texts.names[name] })).toContainText(version);
      }
      const row = health.getByRole('row').filter({ hasText: texts.names['admin-console'] });
      await expect(row).toContainText(texts.failing);
      await expect(row).toContainText(texts.notArrived);
    });

    await test.step('What broke on the screen stands in the list: which release, and what went wrong', async () => {
      await admin.goto('/admin/areas?phase=render');
      const broken = reports.getByRole('row').filter({ hasText: release }).first();
      for (const text of [texts.names['vendor-portal'], texts.phases.render, texts.codeFailed]) {
        await expect(broken).toContainText(text);
      }
    });
  },
);
