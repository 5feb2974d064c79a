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

/** A customer before the last step of buying from a Bahraini vendor whose number an admin is about to verify. */
const aboutToBuy = async () => {
  const vendor = await createTaxpayers(shop).vendor('BH');
  const place = await shop.make.place({ iso2: 'BH', name: 'Bahrain' });
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, price: 1100 });
  const customer = await shop.make.customer();
  await sales.fillCart(customer, [{ productId }]);
  const { token } = customer;
  const body = { country: place.countryId };
  const { orders } = (await shop.call('POST /orders/checkout', { token, body, headers: SAR })).body;
  const billing = { ...(await sales.billing()), country: place.countryId, state: place.stateId, city: place.cityId };
  const order = { order_no: orders[0].order_no, payment_method: 'cash', billing };
  return { vendor, buy: () => shop.call('POST /orders/place-order', { token, body: order, headers: SAR }) };
};

test('A purchase that waits for an admin’s decision about its vendor is shown the tax that the decision brings', async () => {
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
  const answer = await bought;
  assert.deepEqual([answer.status, answer.body.code], [409, 'checkout_changed']);
  assert.ok(answer.body.data.tax_amount > 0);
  await sales.assertBooksAreRight();
});

test('An admin’s decision waits for a purchase that is under way, which keeps the tax that it began with', async () => {
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
