import { createCalls } from '../../support/calls.ts';
import { downloadTable } from '../../support/csv.ts';
import { DEMO, fullNameOf, newPerson, type Session } from '../../support/people.ts';
import { toastOf, writtenName } from '../../support/productForm.ts';
import { factOf, rowOf } from '../../support/screens.ts';
import { newCode } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';
import { dayFromToday } from '../../support/vendorOrders.ts';
import { openSettings } from '../../support/vendorSettings.ts';
import type { AuditEntry } from '../../support/wire.ts';

const LOG = '/admin/audit-log';
const ADDRESSES = ['/api/admin/audit', '/api/admin/audit.csv', '/api/admin/audit/filters'];

/** What a cell of the file holds: columns as JSON, nothing as nothing. */
const written = (columns: object | null) => (columns === null ? '' : JSON.stringify(columns));

test('What a vendor and an admin do stands in the log: who, when, what, before and after', async ({
  openBrowser,
  market,
  request,
  words,
  lang,
  currency,
  checkPage,
}) => {
  test.setTimeout(90_000);
  const startedAt = Date.now();
  const { audit } = words;
  const person = { ...newPerson(), lastname: `Hassan ${newCode()}` };
  const name = fullNameOf(person);
  const vendor = await market.newVendor(person);
  const product = await market.addProduct(vendor);
  const session = await market.signIn(DEMO.admin);
  const [shop, admin] = [await openBrowser(vendor), await openBrowser(session)];

  const filterBy = (label: string) => admin.getByRole('combobox', { name: label, exact: true });
  const day = (label: string) => admin.getByLabel(label, { exact: true });
  const acts = admin.getByRole('region', { name: audit.title, exact: true }).locator('tbody').getByRole('button');
  const dialog = admin.getByRole('dialog');
  const open = async (act: string) => {
    await acts.getByText(act, { exact: true }).click();
    await expect(dialog.getByRole('heading', { name: act })).toBeVisible();
  };
  const close = async () => {
    await admin.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  const changeOf = (value: string) => dialog.getByRole('row').filter({ hasText: value });
  const expectWhen = async () => {
    const moment = await factOf(dialog, audit.facts.when).getByRole('time').getAttribute('datetime');
    expect(Date.parse(moment ?? '')).toBeGreaterThanOrEqual(startedAt);
    expect(Date.parse(moment ?? '')).toBeLessThanOrEqual(Date.now());
  };

  await test.step('The vendor takes no more reviews, and the admin approves a product', async () => {
    await openSettings(shop, words, 'products');
    await shop.getByRole('checkbox', { name: words.reviewRules.reviews }).uncheck();
    await shop.getByRole('button', { name: words.save, exact: true }).click();
    await expect(shop.getByText(words.reviewRules.saved)).toBeVisible();
    await admin.goto(`/admin/products?search=${product.sku}`);
    await admin.getByRole('switch', { name: words.approvalOf(writtenName(product, lang)), exact: true }).click();
    await expect(toastOf(admin, words, words.approvalUpdated)).toBeVisible();
  });

  await test.step('One person: all that they did, and nothing else', async () => {
    await admin.goto(LOG);
    await filterBy(audit.filter.person).selectOption(name);
    await expect(admin).toHaveURL(/\/admin\/audit-log\?actor=\d+$/);
    await expect(acts).toHaveText([audit.acts.reviewRules, audit.acts.created, audit.acts.picture]);
    const row = rowOf(admin, audit.acts.reviewRules);
    for (const text of [vendor.companyName, name, audit.roles.vendor]) await expect(row).toContainText(text);
    await checkPage(admin);
  });

  await test.step('One kind of change, in the address, where a reload finds it', async () => {
    await filterBy(audit.filter.change).selectOption(audit.acts.reviewRules);
    await expect(admin).toHaveURL(/actor=\d+&action=vendor\.product_settings$/);
    await expect(acts).toHaveText([audit.acts.reviewRules]);
    await admin.reload();
    await expect(acts).toHaveText([audit.acts.reviewRules]);
    await expect(filterBy(audit.filter.person).locator('option:checked')).toHaveText(name);
  });

  await test.step('In full: whom it was, when, and what it was before and after', async () => {
    await open(audit.acts.reviewRules);
    await expect(factOf(dialog, audit.facts.thing)).toContainText(vendor.companyName);
    for (const text of [name, person.email]) await expect(factOf(dialog, audit.facts.who)).toContainText(text);
    await expectWhen();
    await expect(dialog.locator('tbody').getByRole('row')).toHaveCount(1);
    await expect(changeOf(audit.values.reviews).getByRole('cell')).toHaveText(
      [audit.values.reviews, audit.yes, audit.no].map((text) => new RegExp(`${text}$`)),
    );
    await checkPage(admin);
    await close();
    await filterBy(audit.filter.change).selectOption(audit.acts.created);
    await open(audit.acts.created);
    const written = dialog.getByRole('row').filter({ hasText: product.name });
    await expect(written).toContainText(audit.nothing);
    await close();
  });

  await test.step('One product, by the admins and by the vendors', async () => {
    await admin.goto(`${LOG}?${new URLSearchParams({ search: product.name })}`);
    await expect(acts).toHaveText([audit.acts.approval, audit.acts.created]);
    await filterBy(audit.filter.role).selectOption(audit.roles.vendor);
    await expect(acts).toHaveText([audit.acts.created]);
    await filterBy(audit.filter.role).selectOption(audit.roles.admin);
    await filterBy(audit.filter.thing).selectOption(audit.things.product);
    await expect(admin).toHaveURL(/&role=1&entity=product$/);
    await expect(acts).toHaveText([audit.acts.approval]);
    await open(audit.acts.approval);
    await expect(factOf(dialog, audit.facts.who)).toContainText(DEMO.admin.email);
    await expectWhen();
    await expect(changeOf(audit.values.approval).getByRole('cell')).toHaveText(
      [audit.values.approval, audit.values.waiting, audit.values.approved].map((text) => new RegExp(`${text}$`)),
    );
    await expect(dialog.getByRole('link', { name: product.name })).toHaveAttribute(
      'href',
      `/admin/products/${product.id}`,
    );
    await close();
  });

  await test.step('Today holds it, and no other day', async () => {
    const [yesterday, today, tomorrow] = [-1, 0, 1].map(dayFromToday);
    await day(audit.filter.from).fill(tomorrow ?? '');
    await expect(admin.getByText(audit.noMatch)).toBeVisible();
    await checkPage(admin);
    await day(audit.filter.from).fill('');
    await expect(acts).toHaveText([audit.acts.approval]);
    await day(audit.filter.to).fill(yesterday ?? '');
    await expect(admin).toHaveURL(new RegExp(`&to=${yesterday}$`));
    await expect(admin.getByText(audit.noMatch)).toBeVisible();
    await day(audit.filter.to).fill(today ?? '');
    await day(audit.filter.from).fill(today ?? '');
    await expect(admin).toHaveURL(new RegExp(`&to=${today}&from=${today}$`));
    await expect(acts).toHaveText([audit.acts.approval]);
  });

  await test.step('The file holds the lines of the list, word for word', async () => {
    await admin.goto(LOG);
    await filterBy(audit.filter.person).selectOption(name);
    await expect(acts).toHaveCount(3);
    const actor = new URL(admin.url()).searchParams.get('actor');
    const { get } = createCalls(request, { lang, currency });
    const { data } = await get<{ data: { entries: AuditEntry[] } }>(`/admin/audit?actor=${actor}`, session);
    const button = admin.getByRole('button', { name: words.ownProducts.exportCsv });
    const { name: file, rows } = await downloadTable(admin, button);
    expect(file).toBe('audit.csv');
    expect(rows).toEqual(
      data.entries.map(({ id, created_at, action, entity, entity_id, label, before, after }) => ({
        ...{ id: String(id), created_at, actor: name, email: person.email, role: 'vendor' },
        ...{ action, entity, entity_id, label, before: written(before), after: written(after) },
      })),
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'vendor.product_settings',
      'product.created',
      'picture.uploaded',
    ]);
    expect(rows[0]).toMatchObject({ before: '{"enable_reviews":true}', after: '{"enable_reviews":false}' });
  });
});

test('Nobody but an admin reads the log, neither on the screen nor behind it', async ({
  openBrowser,
  market,
  request,
  words,
  complaints,
}) => {
  complaints.expected.push(/status of 403/);
  const [vendor, customer] = [await market.signIn(DEMO.vendor), await market.newCustomer()];
  const statusesFor = (session?: Session) =>
    Promise.all(
      ADDRESSES.map(async (address) => {
        const headers = session && { Authorization: `Bearer ${session.token}` };
        return (await request.get(address, { headers })).status();
      }),
    );
  expect(await statusesFor(vendor)).toEqual([403, 403, 403]);
  expect(await statusesFor(customer)).toEqual([403, 403, 403]);
  expect(await statusesFor()).toEqual([401, 401, 401]);

  for (const [session, room] of [
    [vendor, '/vendor'],
    [customer, '/'],
    // Somebody who writes "admin" into the storage.
    [{ ...customer, role: 'admin' as const }, '/'],
  ] as const) {
    const page = await openBrowser(session);
    await page.goto(LOG);
    await expect(page).toHaveURL(room);
    await expect(page.getByRole('heading', { name: words.audit.title })).toHaveCount(0);
    await page.close();
  }
});
