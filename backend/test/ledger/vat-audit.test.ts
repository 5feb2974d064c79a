import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql, type SQL } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { createSales } from '../support/sales.ts';
import { createTaxpayers } from '../support/vat.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const SAR = { Currency: 'SAR' };

test('The audit names every way in which the tax can be wrong', async () => {
  const sales = createSales(shop);
  const { vendorId } = await createTaxpayers(shop).vendor('BH', 'registered');
  const { id: productId } = await shop.make.product({ vendorId });
  const country = await shop.make.country({ iso2: 'BH', name: 'Bahrain' });
  const customer = await shop.make.customer();
  await sales.fillCart(customer, [{ productId }]);
  const { country: destination } = await sales.billing();
  const opening = { token: customer.token, body: { country: destination }, headers: SAR };
  const { orders } = (await shop.call('POST /orders/checkout', opening)).body;
  await sales.place(customer, orders[0].order_no, SAR);
  const part = sql`(SELECT id FROM vendor_orders WHERE order_sub_no = ${orders[0].order_sub_no})`;
  const assertFound = async (rule: string, entry: SQL) =>
    assert.ok(
      (await rulesBrokenBy(shop.database, entry)).some((name) => name.startsWith(rule)),
      rule,
    );
  await assertFound(
    'The tax of a sub-order is the sum of its',
    sql`UPDATE vendor_orders SET vat_included = 1 WHERE id = ${part}`,
  );
  await assertFound(
    'The tax of a sub-order is the sum of its',
    sql`UPDATE order_items SET vat_bp = NULL WHERE vendor_order_id = ${part}`,
  );
  await assertFound(
    'The tax of the lines of a sub-order at one',
    sql`UPDATE order_items SET vat_goods = vat_goods + 1 WHERE vendor_order_id = ${part}`,
  );
  await assertFound('A line is taxed', sql`UPDATE order_items SET vat_reason = NULL WHERE vendor_order_id = ${part}`);
  await assertFound(
    'A line is taxed',
    sql`UPDATE orders SET country_id = ${country} WHERE order_no = ${orders[0].order_no}`,
  );
  const taxedAs = 'A sub-order is taxed under the VAT regime its';
  await assertFound(
    taxedAs,
    sql`UPDATE order_items SET vat_reason = 'not_registered', vat_bp = 0 WHERE vendor_order_id = ${part}`,
  );
  await assertFound(taxedAs, sql`UPDATE vendor_orders SET tax_issuer = 'platform' WHERE id = ${part}`);
  await assertFound(taxedAs, sql`UPDATE vendor_orders SET tax_country = 'SA' WHERE id = ${part}`);
  await assertFound(taxedAs, sql`UPDATE vendor_orders SET vat_regime_id = vat_regime_id + 1 WHERE id = ${part}`);
  await assertFound(
    taxedAs,
    sql`UPDATE vendor_orders SET vat_regime_id = (SELECT min(id) FROM vat_regimes WHERE vendor_id = ${vendorId})
      WHERE id = ${part}`,
  );
});

test('A sale keeps the vendor’s tax status of its day, which no one can rewrite', async () => {
  const sales = createSales(shop);
  const { vendorId } = await createTaxpayers(shop).vendor('BH');
  const { id: productId } = await shop.make.product({ vendorId });
  const customer = await shop.make.customer();
  await sales.place(customer, await sales.draft(customer, [{ productId }]));
  await shop.database.query(sql`UPDATE vendors SET vat_regime = 'registered' WHERE id = ${vendorId}`);
  await sales.place(customer, await sales.draft(customer, [{ productId }]));
  await sales.assertBooksAreRight();
  const newest = sql`(SELECT max(vat_regime_id) FROM vendor_orders WHERE vendor_id = ${vendorId})`;
  const first = sql`(SELECT min(id) FROM vendor_orders WHERE vendor_id = ${vendorId})`;
  const broken = await rulesBrokenBy(
    shop.database,
    sql`UPDATE vendor_orders SET vat_regime_id = ${newest} WHERE id = ${first}`,
  );
  assert.deepEqual(
    broken.map((rule) => rule.startsWith('A sub-order is taxed under the VAT regime its')),
    [true],
  );
  await assert.rejects(shop.database.query(sql`UPDATE vat_regimes SET regime = NULL`), /append-only/);
});
