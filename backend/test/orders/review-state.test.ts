import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createReviewing, type Reviewing } from '../support/reviewing.ts';

let shop: TestApp;
let reviewing: Reviewing;
before(async () => {
  shop = await buildTestApp();
  reviewing = createReviewing(shop);
});
after(() => shop.close());

test('Ordered products show whether a review may be written or exists', async () => {
  const customer = await shop.make.customer();
  const { id, vendorId } = await shop.make.product();
  const partId = await reviewing.buy(customer, id);
  const state = async () => {
    const { body } = await shop.call(`GET /orders/${partId}`, { token: customer.token });
    return body.order.order_products[0].review;
  };
  assert.equal(await state(), 'none');
  await reviewing.setStatus(partId, 4);
  assert.equal(await state(), 'may_write');

  await shop.database.query(sql`UPDATE vendors SET reviews_enabled = false WHERE id = ${vendorId}`);
  assert.equal(await state(), 'none');
  await shop.database.query(sql`UPDATE vendors SET reviews_enabled = true WHERE id = ${vendorId}`);
  await shop.database.query(sql`UPDATE products SET status = 'draft' WHERE id = ${id}`);
  assert.equal(await state(), 'none');
  await shop.database.query(sql`UPDATE products SET status = 'active' WHERE id = ${id}`);

  await reviewing.write(customer, id, { rating: 4, review: 'As described.' });
  assert.equal(await state(), 'written');
  await shop.database.query(sql`UPDATE vendors SET reviews_enabled = false WHERE id = ${vendorId}`);
  assert.equal(await state(), 'none');
});
