import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons } from '../support/coupons.ts';
import { createMoney } from '../support/money.ts';
import { createReturns } from '../support/returns.ts';
import { createSales } from '../support/sales.ts';
import { createTaxpayers } from '../support/vat.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
  await createMoney(shop).rate(10);
});
after(() => shop.close());

/**
 * A vendor with an order of three products at 11.50, with a 10 % coupon, and another order of two for 23.00. The first
 * customer has returned one: 11.50 less 1.15, with 1.50 of tax in it, or 1.35 if the coupon is the vendor's.
 */
const withGoodsSentBack = async (funder: 'marketplace' | 'vendor' = 'marketplace') => {
  const sales = createSales(shop);
  const returns = createReturns(shop, sales);
  const vendor = await createTaxpayers(shop).vendor('SA', 'registered');
  await shop.database.query(sql`UPDATE shipping_rates SET flat_fee = 0`);
  const [customer, other] = [await shop.make.customer(), await shop.make.customer()];
  const coupon = funder === 'vendor' ? { vendorId: vendor.vendorId } : {};
  const { code } = await createCoupons(shop.database).make(coupon);
  const product = await shop.make.product({ vendorId: vendor.vendorId, price: 1150 });
  await sales.fillCart(customer, [{ productId: product.id, quantity: 3 }]);
  await shop.call('POST /carts/coupon', { token: customer.token, body: { code } });
  const [partId = 0] = await sales.buy(customer, []);
  await returns.say(vendor, `/vendor/orders/${partId}/status`, { status: 4 });
  const line = await shop.database.first<{ id: number }>(
    sql`SELECT id FROM order_items WHERE vendor_order_id = ${partId}`,
  );
  await returns.keptBy({ customer, vendor, partId, lines: [line?.id ?? 0] }, { quantity: 1 });
  await sales.buy(other, [{ productId: product.id, quantity: 2 }]);
  await sales.assertBooksAreRight();
  return { vendor, customer, other, partId };
};

test('Returned goods are deducted in dashboards, reports, files and tax', async () => {
  const { vendor, customer, other, partId } = await withGoodsSentBack();
  const admin = await shop.make.admin();
  const dataOf = async (path: string, { token }: { token: string } = vendor) =>
    (await shop.call(`GET ${path}`, { token, headers: { Currency: 'USD' } })).body;

  const { data: report } = await dataOf('/vendor/reports?currency=USD');
  assert.deepEqual(report.tiles, {
    ...{ gross: 57.5, discounts: 3.45, shipping: 0, returned: 10.35, net: 43.7, tax: 6 },
    ...{ orders: 2, units: 4, returned_units: 1, refunded: 0, cancelled: 0 },
  });
  const row = report.rows.find(({ id }: { id: number }) => id === partId);
  assert.deepEqual(
    [row.units, row.returned_units, row.total_amount, row.returned, row.net, row.tax_amount],
    [2, 1, 31.05, 10.35, 20.7, 3],
  );
  const { text } = await shop.call('GET /vendor/reports.csv?currency=USD', { token: vendor.token });
  const [head = [], ...cells]: string[][] = parse(text, { bom: true });
  const sumOf = (name: string) => cells.reduce((sum, each) => sum + Number(each[head.indexOf(name)]), 0);
  assert.deepEqual(['units', 'returned_units', 'returned', 'net', 'tax_amount'].map(sumOf), [4, 1, 10.35, 43.7, 6]);

  const { data: tax } = await dataOf('/vendor/reports/vat?currency=USD');
  assert.equal(tax.totals.vat, report.tiles.tax);
  assert.equal(
    tax.totals.taxable + tax.totals.vat,
    46,
    'a coupon of the marketplace lowers no taxable value: 43.70 and 2.30',
  );

  for (const [path, who] of [
    ['/vendor/dashboard?period=week&currency=USD', vendor],
    ['/admin/dashboard?period=week&currency=USD', admin],
  ] as const) {
    const { data } = await dataOf(path, who);
    const numbers = Object.fromEntries(
      data.boxes.map(({ key, value }: { key: string; value: number }) => [key, value]),
    );
    assert.deepEqual([numbers.sales, numbers.units, numbers.orders, data.returned], [43.7, 4, 2, 10.35], path);
    assert.equal(data.series.at(-1).sales, 43.7, path);
    const best = data.top_products ?? data.top_vendors;
    assert.equal(best[0].sales, data.top_products ? 46 : 43.7, path);
    if (data.sales) assert.equal(data.sales.find((each: { currency: string }) => each.currency === 'USD').total, 43.7);
  }

  const spent = (list: { id: number; spent: { amount: number }[] }[], id: number) =>
    list.find((each) => each.id === id)?.spent[0]?.amount;
  const [{ customers: own }, { data: all }] = [
    await dataOf('/vendor/customers'),
    await dataOf('/admin/customers', admin),
  ];
  for (const list of [own, all.customers]) {
    assert.equal(spent(list, customer.id), 20.7);
    assert.equal(spent(list, other.id), 23);
  }
});

test('A vendor’s own coupon lowers the taxable value of sold and of returned goods', async () => {
  const { vendor } = await withGoodsSentBack('vendor');
  const { data } = (await shop.call('GET /vendor/reports/vat?currency=USD', { token: vendor.token })).body;
  assert.deepEqual([data.totals.taxable, data.totals.vat], [38, 5.7]);
});

test('The report equals the payments for completed orders less the refunds due', async () => {
  const { vendor } = await withGoodsSentBack();
  const { data } = (await shop.call('GET /vendor/reports?currency=USD&status=4', { token: vendor.token })).body;
  const books = await shop.database.first<{ kept: number }>(sql`
    SELECT -sum(line.amount) FILTER (WHERE entry.kind = 'collect' AND line.account = 'customer')
      + sum(line.amount) FILTER (WHERE entry.kind = 'refund' AND line.account = 'refunds_due')::bigint AS kept
    FROM ledger_lines line JOIN ledger_entries entry ON entry.id = line.entry_id WHERE entry.vendor_id = ${vendor.vendorId}`);
  assert.equal(Number(books?.kept), Math.round(data.tiles.net * 100));
});
