import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createMoney } from '../support/money.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { createTaxpayers } from '../support/vat.ts';

let shop: TestApp;
let sales: Sales;
let money: ReturnType<typeof createMoney>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  money = createMoney(shop);
});
after(() => shop.close());

/** Sells one unit. @returns the commission stored on the line */
const sell = async (productId: number) => {
  const [part] = await sales.buy(await shop.make.customer(), [{ productId }]);
  const [line] = await money.linesOf(part ?? 0);
  assert.ok(line);
  return line;
};

test('A sale pays the most specific current rate and keeps it whatever changes later', async () => {
  const { vendorId } = await shop.make.vendor();
  const { id, categoryId } = await shop.make.product({ vendorId, price: 10_000 });
  assert.deepEqual(await sell(id), { source: 'none', bp: 0, commission: 0, vat_bp: 0, vat: 0 });

  const found: unknown[] = [];
  const note = async () => {
    const { source, bp } = await sell(id);
    found.push([source, bp]);
  };
  const ofAll = await money.rate(10);
  await note();
  await money.rate(9.25, { vendor_id: vendorId });
  await note();
  const ofCategory = await money.rate(12, { category_id: categoryId });
  await note();
  const ofBoth = await money.rate(5, { category_id: categoryId, vendor_id: vendorId });
  await note();
  for (const rate of [ofBoth, ofCategory, ofAll]) await money.end(rate);
  await note();
  assert.deepEqual(found, [
    ['default', 1000],
    ['vendor', 925],
    ['category', 1200],
    ['vendor_category', 500],
    ['vendor', 925],
  ]);
  await sales.assertBooksAreRight();
});

test('Commission excludes the price’s tax; only domestic vendors pay tax on commission', async () => {
  const { vendorId } = await createTaxpayers(shop).vendor('SA', 'registered');
  await money.rate(10, { vendor_id: vendorId });
  const { id } = await shop.make.product({ vendorId, price: 11_500 });
  const sold = { source: 'vendor', bp: 1000, commission: 1000 };
  assert.deepEqual(await sell(id), { ...sold, vat_bp: 0, vat: 0 }, 'a marketplace without a VAT number charges none');
  await money.register('SA');
  assert.deepEqual(await sell(id), { ...sold, vat_bp: 1500, vat: 150 });
  await money.register('BH');
  assert.deepEqual(await sell(id), { ...sold, vat_bp: 0, vat: 0 });
  const bahraini = await createTaxpayers(shop).vendor('BH', 'registered');
  await money.rate(10, { vendor_id: bahraini.vendorId });
  const { id: exported } = await shop.make.product({ vendorId: bahraini.vendorId, price: 10_000 });
  assert.deepEqual(await sell(exported), { ...sold, vat_bp: 1000, vat: 100 });
  await sales.assertBooksAreRight();
});

test('An admin adds, previews and ends rates; two for the same goods are refused', async () => {
  const { token } = await shop.make.admin();
  const { vendorId } = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId });
  const id = await money.rate(7.5, { vendor_id: vendorId });
  const day = '2999-01-01';
  const add = (body: object) => shop.call('POST /admin/commission-rates', { token, body: { from_day: day, ...body } });
  const twice = await add({ vendor_id: vendorId, percent: 8 });
  assert.deepEqual([twice.status, twice.body.code], [409, 'rate_exists']);
  for (const [field, body] of [
    ['percent', { percent: 50.5 }],
    ['percent', { percent: 1.234 }],
    ['from_day', { percent: 1, from_day: '2020-01-01' }],
    ['vendor_id', { percent: 1, vendor_id: 999_999 }],
    ['category_id', { percent: 1, category_id: 999_999 }],
  ] as const) {
    const refused = await add(body);
    assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, [field]], refused.text);
  }

  const match = await shop.call(`GET /admin/commission-rates/match?product_id=${productId}`, { token });
  assert.deepEqual([match.body.data.source, match.body.data.percent, match.body.data.rate.id], ['vendor', 7.5, id]);
  const list = await shop.call('GET /admin/commission-rates?state=live', { token });
  assert.equal(list.body.data.commission_rates[0].id, id);
  assert.match((await shop.call('GET /admin/commission-rates.csv', { token })).text, /,7\.5,/);

  await money.end(id);
  const again = await shop.call(`POST /admin/commission-rates/${id}/end`, { token });
  assert.deepEqual([again.status, again.body.code], [409, 'rate_ended']);
  await assert.rejects(shop.database.query(sql`UPDATE commission_rates SET rate_bp = 1 WHERE id = ${id}`));
});

test('A rate that begins later is not paid before its day', async () => {
  const { token } = await shop.make.admin();
  const { vendorId } = await shop.make.vendor();
  const body = { vendor_id: vendorId, percent: 20, from_day: '2999-01-01' };
  const { body: added } = await shop.call('POST /admin/commission-rates', { token, body });
  assert.equal(added.data.state, 'future');
  const { id } = await shop.make.product({ vendorId });
  assert.equal((await sell(id)).source, 'none');
});

test('The log states a rate’s scope, its value and when it ended', async () => {
  const { vendorId } = await shop.make.vendor();
  const { categoryId } = await shop.make.product({ vendorId });
  const rate = await money.rate(7.5, { category_id: categoryId, vendor_id: vendorId });
  await money.end(rate);
  await money.end(await money.rate(6.5, { vendor_id: vendorId }));
  const names = await shop.database.first<{ vendor: string; category: string }>(sql`
    SELECT v.company_name AS vendor, c.name AS category FROM vendors v, categories c
    WHERE v.id = ${vendorId} AND c.id = ${categoryId}`);
  const written = await shop.database.query<{
    label: string;
    before: object | null;
    after: Record<string, unknown>;
  }>(sql`
    SELECT label, before, after FROM audit_log WHERE entity = 'commission_rate' ORDER BY id DESC LIMIT 4`);
  const [, ofVendor, ended, created] = written;
  assert.equal(created?.label, `${names?.vendor}, ${names?.category}, 7.5 %`);
  assert.equal(ofVendor?.label, `${names?.vendor}, 6.5 %`);
  const { from_day: fromDay, ...after } = created?.after ?? {};
  assert.match(String(fromDay), /^\d{4}-\d\d-\d\d$/);
  assert.deepEqual([created?.before, after], [null, { ...names, percent: 7.5, ends_at: null }]);
  assert.notEqual(ended?.after.ends_at, null);
});
