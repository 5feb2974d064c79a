import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHIPPED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Person } from '../support/factories.ts';
import { form } from '../support/form.ts';
import { createInvoices } from '../support/invoices.ts';
import { createPayouts } from '../support/payouts.ts';
import { platformForm } from '../support/platform.ts';
import { fileOf, photo } from '../support/products.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
let admin: Person;
before(async () => {
  shop = await buildTestApp();
  admin = await shop.make.admin();
});
after(() => shop.close());

/** Gives the shop a name, an accent and a logo. */
const brand = async (name: string, accent: string, background: string) => {
  const { updated_at: seen } = (await shop.call('GET /admin/platform-settings', admin)).body.data;
  const body = platformForm({}, { brand: { name, name_arabic: 'الأرز', accent }, updated_at_seen: seen });
  assert.equal((await shop.call('POST /admin/platform-settings', { ...admin, body })).status, 200);
  const logo = fileOf(await photo({ background }), 'logo.png');
  assert.equal((await shop.call('POST /admin/shop-logo', { ...admin, ...(await form({ logo })) })).status, 200);
};

const download = async (url: string, { token }: { token: string }) => {
  const response = await shop.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } });
  assert.equal(response.statusCode, 200, response.body);
  return response.rawPayload;
};

/** The cleaner of unused pictures, a month from now. */
const cleanUp = async () => {
  await shop.database.query(sql`UPDATE files SET created_at = created_at - interval '30 days'`);
  await shop.app.files.removeUnusedPictures();
};

test('An invoice keeps the name, accent and logo that the shop had when it was issued', async () => {
  const invoices = createInvoices(shop);
  await brand('Cedar', '#7a3b12', 'red');
  const first = await invoices.sell('SA', 'registered');
  await first.become(SHIPPED);
  const [issued] = await invoices.of(first.id);
  const url = `/vendor/invoices/${issued?.invoice_no}.pdf`;
  const pdf = await download(url, first.vendor);

  await brand('Palm', '#1b4f9c', 'blue');
  await cleanUp();
  const { uuid } =
    (await shop.database.first<{ uuid: string }>(sql`SELECT uuid FROM invoices WHERE id = ${issued?.id}`)) ?? {};
  await shop.app.storage.remove(`private/invoices/${uuid}.pdf`);
  assert.deepEqual(await download(url, first.vendor), pdf);

  const second = await invoices.sell('SA', 'registered');
  await second.become(SHIPPED);
  const brands = [issued, ...(await invoices.of(second.id))].map((each) => JSON.parse(each?.document ?? '{}').brand);
  assert.deepEqual(
    brands.map(({ name, accent }) => [name, accent]),
    [
      ['Cedar', '#7a3b12'],
      ['Palm', '#1b4f9c'],
    ],
  );
  assert.notEqual(brands[0].logo, brands[1].logo);
});

test('A statement keeps the names and the logo of the day when it was closed', async () => {
  const payouts = createPayouts({ ...shop, sales: createSales(shop) });
  await brand('Cedar', '#7a3b12', 'red');
  const vendor = await shop.make.vendor();
  await payouts.owe(vendor.vendorId, -1_000);
  await payouts.backdate(vendor.vendorId, '2026-02-10');
  assert.equal(await payouts.close('2026-02'), 1);
  const [closed] = (await shop.call('GET /vendor/money/statements', vendor)).body.data.statements;
  const url = `/vendor/money/statements/${closed.statement_no}.pdf`;
  const pdf = await download(url, vendor);
  await brand('Palm', '#1b4f9c', 'blue');
  await shop.database.query(sql`UPDATE vendors SET company_name = 'Renamed' WHERE id = ${vendor.vendorId}`);
  await cleanUp();
  assert.deepEqual(await download(url, vendor), pdf);
});

test('An invoice has no logo while the file is missing, and has it once restored', async () => {
  const invoices = createInvoices(shop);
  await brand('Cedar', '#7a3b12', 'green');
  const { id, vendor, become } = await invoices.sell('SA', 'registered');
  await become(SHIPPED);
  const [issued] = await invoices.of(id);
  const file = `public/${JSON.parse(issued?.document ?? '{}').brand.logo}-320.webp`;
  const picture = await shop.app.storage.read(file);
  assert.ok(picture);
  await shop.app.storage.remove(file);
  const url = `/vendor/invoices/${issued?.invoice_no}.pdf`;
  const bare = await download(url, vendor);
  await shop.app.storage.write(file, picture);
  assert.ok((await download(url, vendor)).length > bare.length);
});
