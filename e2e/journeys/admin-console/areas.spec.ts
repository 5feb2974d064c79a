import { breakArea, FAULTS, replaceEntry, THROWS_ON_MOUNT } from '../../support/area-faults.ts';
import { createCalls } from '../../support/calls.ts';
import { DEMO } from '../../support/people.ts';
import { newCode } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';
import type { AreaHealth } from '../../support/wire.ts';

test('What broke in a visitor’s browser is reported to the admin, with its release, its moment and its cause', async ({
  page: visitor,
  openBrowser,
  market,
  request,
  words,
  lang,
  currency,
  complaints,
  checkPage,
}) => {
  test.setTimeout(90_000);
  complaints.expected.push(/./);
  const { areas: texts } = words;
  const session = await market.signIn(DEMO.admin);
  const { get } = createCalls(request, { lang, currency });
  const failuresOf = async (name: string) => {
    const { data } = await get<{ data: { areas: AreaHealth[] } }>('/admin/areas', session);
    return data.areas.find(({ area }) => area === name)?.failures_24h ?? 0;
  };
  const before = { console: await failuresOf('admin-console'), portal: await failuresOf('vendor-portal') };
  const release = `9.9.9-${newCode()}`;

  await test.step('Two areas fail a visitor: one does not arrive, the other breaks on the screen', async () => {
    const repair = await breakArea(visitor, 'admin-console', FAULTS['answers 404'] ?? (() => Promise.reject()));
    await visitor.goto('/admin/login');
    await expect(visitor.getByRole('heading', { name: words.areaFailed })).toBeVisible();
    await repair();
    await expect.poll(() => failuresOf('admin-console')).toBeGreaterThan(before.console);

    await replaceEntry(visitor, 'vendor-portal', THROWS_ON_MOUNT, release);
    await visitor.goto('/vendor/login');
    await expect(visitor.getByRole('heading', { name: words.areaFailed })).toBeVisible();
    await expect.poll(() => failuresOf('vendor-portal')).toBeGreaterThan(before.portal);
  });

  const admin = await openBrowser(session);
  const health = admin.getByRole('region', { name: texts.title, exact: true });
  const reports = admin.getByRole('region', { name: texts.reports, exact: true });
  const filters = admin.getByRole('group', { name: texts.filters });
  const filterBy = (label: string) => filters.getByRole('combobox', { name: label, exact: true });

  await test.step('Each area says which release runs here, and how often it failed', async () => {
    const { areas } = await (await request.get('/registry.json')).json();
    await admin.goto('/admin/areas');
    await expect(health.locator('tbody').getByRole('row')).toHaveCount(areas.length);
    for (const { name, version } of areas as { name: keyof typeof texts.names; version: string }[]) {
      await expect(health.getByRole('row').filter({ hasText: texts.names[name] })).toContainText(version);
    }
    const row = health.getByRole('row').filter({ hasText: texts.names['admin-console'] });
    await expect(row).toContainText(texts.failing);
    await expect(row).toContainText(texts.notArrived);
    const last24h = await row.getByRole('cell').nth(3).innerText();
    expect(Number(/\d+$/.exec(last24h)?.[0])).toBeGreaterThan(before.console);
    await checkPage(admin);
  });

  await test.step('The report of each stands in the list: which release, when, and what went wrong', async () => {
    await filterBy(texts.phase).selectOption(texts.phases.render);
    await expect(admin).toHaveURL('/admin/areas?phase=render');
    const broken = reports.getByRole('row').filter({ hasText: release });
    for (const text of [texts.names['vendor-portal'], texts.phases.render, texts.codeFailed]) {
      await expect(broken).toContainText(text);
    }
    await admin.reload();
    await expect(broken).toHaveCount(1);
    await filterBy(texts.phase).selectOption(texts.phases.load);
    await expect(reports.getByRole('row').filter({ hasText: texts.phases.load }).first()).toBeVisible();
    await expect(reports.getByText(texts.phases.render)).toHaveCount(0);
    await filterBy(texts.area).selectOption(texts.names['admin-console']);
    await expect(admin).toHaveURL('/admin/areas?phase=load&area=admin-console');
    const missing = reports.locator('tbody').getByRole('row');
    for (const text of [texts.names['admin-console'], texts.notArrived])
      await expect(missing.first()).toContainText(text);
    await expect(reports.getByText(texts.names['vendor-portal'])).toHaveCount(0);
    await checkPage(admin);
    await filterBy(texts.phase).selectOption(texts.phases.render);
    await expect(admin.getByText(texts.noReports)).toBeVisible();
  });

  await test.step('The dashboard counts it, and leads to its reports', async () => {
    await admin.goto('/admin/dashboard');
    await admin.getByRole('link', { name: new RegExp(texts.names['admin-console']) }).click();
    await expect(admin).toHaveURL(/\/admin\/areas\?area=admin-console&from=\d{4}-\d\d-\d\d$/);
    await expect(reports.getByRole('row').filter({ hasText: texts.notArrived }).first()).toBeVisible();
  });
});
