import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { createTaxpayers } from '../support/vat.ts';
import { CANCELLED } from '../../src/facts/order-statuses.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

const QUERY = '?currency=USD';

test('Vendor and marketplace read the same tax sums, on screen and in the file', async () => {
  const taxpayers = createTaxpayers(shop);
  const [registered, deemed] = [await taxpayers.vendor('SA', 'registered'), await taxpayers.vendor('SA')];
  await shop.database.query(sql`UPDATE shipping_rates SET flat_fee = 0`);
  const admin = await shop.make.admin();
  const buy = async (vendorId: number, price: number) => {
    const { id: productId } = await shop.make.product({ vendorId, price });
    return sales.buy(await shop.make.customer(), [{ productId }]);
  };
  await buy(registered.vendorId, 1150);
  await buy(registered.vendorId, 2300);
  const [cancelled] = await buy(registered.vendorId, 4600);
  await shop.database.query(
    sql`UPDATE vendor_orders SET status = ${CANCELLED}, restocked_at = now() WHERE id = ${cancelled}`,
  );
  const [older] = await buy(registered.vendorId, 9200);
  await shop.database.query(sql`UPDATE vendor_orders SET vat_included = NULL, tax_issuer = NULL WHERE id = ${older}`);
  await buy(deemed.vendorId, 1150);

  const { body: own } = await shop.call(`GET /vendor/reports/vat${QUERY}`, { token: registered.token });
  assert.deepEqual(own.data.totals, { taxable: 30, vat: 4.5, vendor_vat: 4.5, platform_vat: 0 });
  assert.equal(own.data.unstated_orders, 1);
  const [row] = own.data.rows;
  assert.deepEqual(
    [row.kind, row.percent, row.orders, row.taxable, row.vat, row.tax_issuer, row.country],
    ['standard', 15, 2, 30, 4.5, 'vendor', 'SA'],
  );
  const { body: all } = await shop.call(`GET /admin/reports/vat${QUERY}`, { token: admin.token });
  assert.deepEqual(all.data.totals, { taxable: 40, vat: 6, vendor_vat: 4.5, platform_vat: 1.5 });
  assert.equal(all.data.rows.length, 2);
  const of = await shop.call(`GET /admin/reports/vat${QUERY}&vendor_id=${deemed.vendorId}`, { token: admin.token });
  assert.deepEqual(of.body.data.totals, { taxable: 10, vat: 1.5, vendor_vat: 0, platform_vat: 1.5 });
  const file = await shop.call(`GET /vendor/reports/vat.csv${QUERY}`, { token: registered.token });
  assert.equal(file.text.trim().split('\r\n').length, 2);
  assert.match(file.text, /Standard,15,2,30\.00,4\.50,USD/);
});

test('Shipping is taxed like the goods it carries', async () => {
  const vendor = await createTaxpayers(shop).vendor('SA', 'registered');
  await shop.database.query(sql`
    UPDATE shipping_rates r SET flat_fee = 230 FROM shipping_zones z WHERE z.id = r.zone_id AND z.vendor_id = ${vendor.vendorId}`);
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, price: 1150 });
  await sales.buy(await shop.make.customer(), [{ productId }]);
  const { body } = await shop.call(`GET /vendor/reports/vat${QUERY}`, { token: vendor.token });
  assert.deepEqual(body.data.totals, { taxable: 12, vat: 1.8, vendor_vat: 1.8, platform_vat: 0 });
});
