import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { dayFromNow } from '../support/days.ts';
import { createLicenceFactory } from '../support/licences.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { certificate } from '../support/vendors.ts';

const ROUNDS = 12;

let shop: TestApp;
let sales: Sales;
let licences: ReturnType<typeof createLicenceFactory>;
let admin: { token: string };
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  licences = createLicenceFactory(shop);
  admin = await shop.make.admin();
});
after(async () => {
  await sales.assertBooksAreRight();
  await shop.close();
});

/** A customer with an open checkout for goods that one licence covers. */
const openCheckout = async () => {
  const [product, customer] = [await licences.product(), await shop.make.customer()];
  const id = await licences.accepted(product.vendorId, { type: 'sfda_warehouse' });
  await licences.gate(product.categoryId, 'sfda_warehouse');
  return { product, customer, id, orderNo: await sales.draft(customer, [{ productId: product.id }]) };
};

const revoke = (id: number) =>
  shop.call(`POST /admin/licences/${id}/revoke`, { ...admin, body: { reason: 'Revoked by the authority.' } });

test('A revocation waits for a sale that has begun', async () => {
  const { product, customer, id, orderNo } = await openCheckout();
  const letGo = await holding(shop.database, sql`SELECT id FROM products WHERE id = ${product.id} FOR UPDATE`);
  const order = sales.place(customer, orderNo);
  await untilWaiting(shop.database);
  const revoked = revoke(id);
  await untilWaiting(shop.database, 2);
  await letGo();
  assert.deepEqual([(await order).status, (await revoked).status], [200, 200]);
});

test('A sale that waits for a revocation is refused', async () => {
  const { product, customer, id, orderNo } = await openCheckout();
  const letGo = await holding(
    shop.database,
    sql`SELECT id FROM vendors WHERE id = ${product.vendorId} FOR UPDATE`,
    sql`UPDATE licences SET state = 'withdrawn', reason = 'x' WHERE id = ${id}`,
    sql`SELECT settle_licences(${product.vendorId})`,
  );
  const order = sales.place(customer, orderNo);
  await untilWaiting(shop.database);
  await letGo();
  assert.equal((await order).body.code, 'seller_unlicensed');
});

test(`Each of ${ROUNDS} sales is placed before its licence is lost, or refused`, async () => {
  const checkouts = [];
  for (let round = 0; round < ROUNDS; round += 1) checkouts.push(await openCheckout());
  const outcomes = await Promise.all(
    checkouts.flatMap(({ customer, id, orderNo }, index) => {
      const buy = () => sales.place(customer, orderNo);
      return index % 2 ? [buy(), revoke(id)] : [revoke(id), buy()];
    }),
  );
  assert.ok(outcomes.every(({ status, body }) => status === 200 || body.code === 'seller_unlicensed'));
});

test('Of two admins one decides, and the other learns it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { vendor } = await licences.product();
    const facts = { number: 'R-1', issued_on: dayFromNow(-9), expires_on: dayFromNow(9) };
    const { body } = await shop.call('POST /vendor/licences', {
      token: vendor.token,
      body: { type: 'sfda_warehouse', ...facts, file: certificate() },
    });
    const { id } = body.data.licences[0];
    const [accepted, refused] = await Promise.all([
      shop.call(`POST /admin/licences/${id}/accept`, { ...admin, body: facts }),
      shop.call(`POST /admin/licences/${id}/refuse`, { ...admin, body: { reason: 'Unreadable.' } }),
    ]);
    assert.deepEqual([accepted.status, refused.status].sort(), [200, 409]);
  }
});

test('A licence that is accepted while its predecessor ends leaves the category sold', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { product, customer, id, orderNo } = await openCheckout();
    await licences.expire(id);
    const { body } = await shop.call('POST /vendor/licences', {
      token: product.vendor.token,
      body: {
        ...{ type: 'sfda_warehouse', number: 'N-1', issued_on: dayFromNow(-1), expires_on: dayFromNow(200) },
        file: certificate(),
      },
    });
    const facts = { number: 'N-1', issued_on: dayFromNow(-1), expires_on: dayFromNow(200) };
    await Promise.all([
      shop.call(`POST /admin/licences/${body.data.licences[0].id}/accept`, { ...admin, body: facts }),
      licences.holds.announce(),
      shop.database.transaction(() => licences.holds.settle(product.vendorId)),
    ]);
    assert.equal((await sales.place(customer, orderNo)).status, 200);
  }
});

test('Two uploads of one type leave one to review', async () => {
  const { vendor } = await licences.product();
  const upload = () =>
    shop.call('POST /vendor/licences', {
      token: vendor.token,
      body: {
        ...{ type: 'sfda_warehouse', number: 'D-1', issued_on: dayFromNow(-1), expires_on: dayFromNow(200) },
        file: certificate(),
      },
    });
  const outcomes = await Promise.all([upload(), upload()]);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), [200, 409]);
});
