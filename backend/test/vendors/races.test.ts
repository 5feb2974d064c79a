import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';

let cards: CardShop;
before(async () => {
  cards = await openCardShop();
});
after(() => cards.close());

test('A vendor’s own edit survives a simultaneous admin decision', async () => {
  const { database, make, call } = cards.shop;
  const [vendor, admin] = [await make.vendor(), await make.admin()];
  const letGo = await holding(database, sql`SELECT id FROM vendors WHERE id = ${vendor.vendorId} FOR UPDATE`);
  const body = { trusted: true };
  const decided = call(`POST /admin/vendor/${vendor.vendorId}/trust`, { token: admin.token, body });
  await untilWaiting(database);
  const details = { firstname: 'Noura', lastname: 'Al Dossary', phone_number: '+966500000001' };
  assert.equal((await call('POST /user', { token: vendor.token, body: details })).status, 200);
  await letGo();
  assert.equal((await decided).status, 200);
  const stored = await database.first(sql`
    SELECT firstname, lastname, phone_number FROM users WHERE id = ${vendor.id}`);
  assert.deepEqual(stored, details);
});

test('A late payment waits for the deletion of its vendor and is refunded', async () => {
  const { database } = cards.shop;
  const { customer, productId, orderNo } = await cards.buyer();
  const charge = await cards.open(customer, orderNo);
  await cards.letTimePass(orderNo);
  await cards.shop.app.payments.watch.expireOverdue();
  const letGo = await holding(
    database,
    sql`SELECT id FROM vendors WHERE id = (SELECT vendor_id FROM products WHERE id = ${productId}) FOR UPDATE`,
    sql`UPDATE vendors SET deleted_at = now() WHERE id = (SELECT vendor_id FROM products WHERE id = ${productId})`,
  );
  await cards.pay(charge, CARD.success);
  const heard = cards.hear();
  await untilWaiting(database);
  await letGo();
  await heard;
  assert.equal(await cards.stateOf(orderNo), 'expired');
  await cards.shop.app.payments.refunds?.refundDue();
  assert.equal(cards.bank.holds()[charge], 0);
  await cards.sales.assertBooksAreRight();
});
