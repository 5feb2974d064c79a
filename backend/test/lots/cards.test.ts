import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';
import { createLots, inDays } from '../support/lots.ts';

let cards: CardShop;
let lots: ReturnType<typeof createLots>;
before(async () => {
  cards = await openCardShop();
  lots = createLots(cards.shop);
});
afterEach(() => cards.sales.assertBooksAreRight());
after(() => cards.close());

const ordered = async () => {
  const { vendor, product } = await lots.tracked([{ lot_no: 'LONG', days: 400, quantity: 5 }]);
  const customer = await cards.shop.make.customer();
  const orderNo = await cards.order(customer, [{ productId: product.id, quantity: 2 }]);
  assert.deepEqual(await lots.stored(product.id), [['LONG', 3, null]]);
  return { vendor, product, customer, orderNo };
};

/** An unpaid order whose time is over. @returns the charge, which can still be paid */
const expired = async () => {
  const order = await ordered();
  const charge = await cards.open(order.customer, order.orderNo);
  await cards.letTimePass(order.orderNo);
  await cards.shop.app.payments.watch.expireOverdue();
  return { ...order, charge };
};

test('An order by card holds its batches, and gives them back when its time is over', async () => {
  const { product } = await expired();
  assert.deepEqual(await lots.stored(product.id), [['LONG', 5, null]]);
});

test('A late payment takes batches anew', async () => {
  const { product, orderNo, charge } = await expired();
  await cards.pay(charge, CARD.success);
  await cards.hear();
  assert.equal(await cards.stateOf(orderNo), 'placed');
  assert.deepEqual(await lots.stored(product.id), [['LONG', 3, null]]);
});

test('A late payment is given back if the promised expiry can no longer be kept', async () => {
  const { vendor, product, orderNo, charge } = await expired();
  const lotId = await lots.idOf(product.id, 'LONG');
  const post = (path: string, body: object) => cards.shop.call(`POST ${path}`, { token: vendor.token, body });
  await post(`/vendor/lots/${lotId}/write-off`, { quantity: 5, reason: 'damaged' });
  await lots.receive(vendor, product.id, [{ lot_no: 'SHORT', days: 90, quantity: 9 }]);
  await cards.pay(charge, CARD.success);
  await cards.hear();
  assert.equal(await cards.stateOf(orderNo), 'expired');
  assert.deepEqual(await lots.productRow(product.id), { stock: 9, expires_from: inDays(90) });
});
