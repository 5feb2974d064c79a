import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createTaxpayers } from '../support/vat.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

const SAR = { Currency: 'SAR' };

/** A customer about to place an order at a Bahraini vendor whose number an admin is about to verify. */
const aboutToBuy = async (regime: 'registered' | null = null) => {
  const vendor = await createTaxpayers(shop).vendor('BH', regime);
  const place = await shop.make.place({ iso2: 'BH', name: 'Bahrain' });
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, price: 1100 });
  const customer = await shop.make.customer();
  await sales.fillCart(customer, [{ productId }]);
  const { token } = customer;
  const body = { country: place.countryId };
  const { orders } = (await shop.call('POST /orders/checkout', { token, body, headers: SAR })).body;
  const billing = { ...(await sales.billing()), country: place.countryId, state: place.stateId, city: place.cityId };
  const order = { order_no: orders[0].order_no, payment_method: 'cash', billing };
  return { vendor, productId, buy: () => shop.call('POST /orders/place-order', { token, body: order, headers: SAR }) };
};

test('A purchase that waits for a decision about its vendor shows the new tax', async () => {
  const { vendor, buy } = await aboutToBuy();
  const letGo = await holding(
    shop.database,
    sql`SELECT id FROM vendors WHERE id = ${vendor.vendorId} FOR UPDATE`,
    sql`UPDATE vendors SET vat_regime = 'registered', vat_state = 'verified', vat_number = '200000000000001'
      WHERE id = ${vendor.vendorId}`,
  );
  const bought = buy();
  await untilWaiting(shop.database);
  await letGo();
  const response = await bought;
  assert.deepEqual([response.status, response.body.code], [409, 'checkout_changed']);
  assert.ok(response.body.data.tax_amount > 0);
  await sales.assertBooksAreRight();
});

test('A decision waits for a running purchase, which keeps its tax', async () => {
  const { vendor, buy } = await aboutToBuy();
  const admin = await shop.make.admin();
  const body = { decision: 'verify', regime: 'unregistered', vat_number: '' };
  const letGo = await holding(shop.database, sql`SELECT id FROM vendors WHERE id = ${vendor.vendorId} FOR KEY SHARE`);
  const decided = shop.call(`POST /admin/vendors/${vendor.vendorId}/tax`, { token: admin.token, body });
  await untilWaiting(shop.database);
  await letGo();
  assert.equal((await decided).status, 200);
  assert.equal((await buy()).status, 200, 'nothing about the tax has changed');
  await sales.assertBooksAreRight();
});

for (const [what, change] of [
  [
    'a product’s class',
    (id: number) => sql`UPDATE products SET vat_class = 'zero_device', sfda_number = 'NHRA-1' WHERE id = ${id}`,
  ],
  [
    'the class of a product’s category',
    (id: number) => sql`
      UPDATE categories SET vat_class = 'zero_device' WHERE id = (SELECT category_id FROM products WHERE id = ${id})`,
  ],
] as const)
  test(`A purchase that waits during a change of ${what} is as the customer saw it`, async () => {
    const { productId, buy } = await aboutToBuy('registered');
    const letGo = await holding(
      shop.database,
      sql`SELECT id FROM products WHERE id = ${productId} FOR UPDATE`,
      change(productId),
    );
    const bought = buy();
    await untilWaiting(shop.database).finally(letGo);
    const response = await bought;
    const [line] = await shop.database.query<{ vat_class: string; vat: number; placed: boolean }>(sql`
      SELECT i.vat_class, i.vat_goods AS vat, part.placed_at IS NOT NULL AS placed
      FROM order_items i JOIN vendor_orders part ON part.id = i.vendor_order_id WHERE i.product_id = ${productId}
      ORDER BY i.id DESC LIMIT 1`);
    assert.equal(response.status, 200, response.text);
    assert.deepEqual(line, { vat_class: 'standard', vat: 100, placed: true }, 'ten of a hundred and ten, as was shown');
    await sales.assertBooksAreRight();
  });
