import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createMoney } from '../support/money.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let money: ReturnType<typeof createMoney>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  money = createMoney(shop);
});
after(() => shop.close());

const sell = async (productId: number) => {
  const [part] = await sales.buy(await shop.make.customer(), [{ productId }]);
  return money.linesOf(part ?? 0);
};

const product = async (vendorId: number, price: number) => {
  const { id } = await shop.make.product({ vendorId, price });
  const row = await shop.database.first<{ category_id: number }>(sql`SELECT category_id FROM products WHERE id = ${id}`);
  return { id, categoryId: row?.category_id ?? 0 };
};

test('What is sold pays the most specific rate that holds, and keeps it whatever an admin does afterwards', async () => {
  const { vendorId } = await shop.make.vendor();
  const { id, categoryId } = await product(vendorId, 10_000);
  assert.deepEqual(await sell(id), [{ source: 'none', bp: 0, commission: 0, vat_bp: 0, vat: 0 }]);

  const sold: unknown[] = [];
  const note = async () => {
    const [line] = await sell(id);
    sold.push([line?.source, line?.bp]);
  };
  const all = await money.rate(10);
  await note();
  await money.rate(9.25, { vendor_id: vendorId });
  await note();
  const ofCategory = await money.rate(12, { category_id: categoryId });
  await note();
  const ofBoth = await money.rate(5, { category_id: categoryId, vendor_id: vendorId });
  await note();
  for (const id_ of [ofBoth, ofCategory, all]) await money.end(id_);
  await note();
  assert.deepEqual(sold, [
    ['default', 1000],
    ['vendor', 925],
    ['category', 1200],
    ['vendor_category', 500],
    ['vendor', 925],
  ]);
  await sales.assertBooksAreRight();
});

test('The tax of a price pays no commission, and a vendor of the marketplace’s country pays tax upon it', async () => {
  await money.register('SA');
  const { vendorId } = await shop.make.vendor();
  await money.rate(10, { vendor_id: vendorId });
  await shop.database.query(sql`
    UPDATE vendors SET country_id = (SELECT id FROM countries WHERE iso2 = 'SA') WHERE id = ${vendorId}`);
  await shop.database.query(sql`
    UPDATE vendors SET vat_regime = 'registered', vat_state = 'verified', vat_number = '311111111111113' WHERE id = ${vendorId}`);
  const { id } = await product(vendorId, 10_000);
  const [line] = await sell(id);
  // 100.00 with 15 % hold 13.04 of tax; what is exported holds none.
  const [{ vat_goods: tax = 0 } = {}] = await shop.database.query<{ vat_goods: number }>(sql`
    SELECT vat_goods FROM order_items WHERE product_id = ${id}`);
  const commission = Math.round((10_000 - tax) / 10);
  assert.deepEqual(line, { source: 'vendor', bp: 1000, commission, vat_bp: 1500, vat: Math.round(commission * 0.15) });
  await money.register('BH');
  const [abroad] = await sell(id);
  assert.deepEqual([abroad?.commission, abroad?.vat_bp, abroad?.vat], [commission, 0, 0]);
});

test('An admin adds rates, sees who would pay which, and ends them; two for the same goods are refused', async () => {
  const { token } = await shop.make.admin();
  const { vendorId } = await shop.make.vendor();
  const { id: productId } = await product(vendorId, 1_000);
  const id = await money.rate(7.5, { vendor_id: vendorId });
  const add = (body: object) => shop.call('POST /admin/commission-rates', { token, body });
  const day = '2999-01-01';
  const twice = await add({ vendor_id: vendorId, percent: 8, from_day: day });
  assert.deepEqual([twice.status, twice.body.code], [409, 'rate_exists']);
  for (const [field, body] of [
    ['percent', { percent: 50.5, from_day: day }],
    ['percent', { percent: 1.234, from_day: day }],
    ['from_day', { percent: 1, from_day: '2020-01-01' }],
    ['vendor_id', { vendor_id: 999_999, percent: 1, from_day: day }],
    ['category_id', { category_id: 999_999, percent: 1, from_day: day }],
  ] as const) {
    const refused = await add(body);
    assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, [field]], refused.text);
  }

  const match = await shop.call(`GET /admin/commission-rates/match?product_id=${productId}`, { token });
  assert.deepEqual([match.body.data.source, match.body.data.percent, match.body.data.rate.id], ['vendor', 7.5, id]);
  const list = await shop.call('GET /admin/commission-rates?state=live', { token });
  assert.equal(list.body.data.commission_rates[0].id, id);
  const table = await shop.call('GET /admin/commission-rates.csv', { token });
  assert.match(table.text, /7\.5/);

  await money.end(id);
  const again = await shop.call(`POST /admin/commission-rates/${id}/end`, { token });
  assert.deepEqual([again.status, again.body.code], [409, 'rate_ended']);
  await assert.rejects(shop.database.query(sql`UPDATE commission_rates SET rate_bp = 1 WHERE id = ${id}`), /never changed/);
});
