import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';
import { createGuestShop, type GuestShop } from '../support/guests.ts';

let cards: CardShop;
let guests: GuestShop;
before(async () => {
  cards = await openCardShop();
  guests = createGuestShop(cards.shop, cards.sales);
  await guests.allow();
});
after(() => cards.close());

/** A guest whose card order has expired while the bank's page was open. */
const leaveUnpaid = async (email: string) => {
  const { shop } = cards;
  const browser = guests.visit();
  const orderNo = await guests.draft(browser, [(await shop.make.product()).id]);
  const held = await guests.place(browser, orderNo, { email, payment_method: 'card' });
  assert.equal(held.status, 200, held.text);
  const session = await browser.call(`POST /payments/${orderNo}/session`);
  await cards.letTimePass(orderNo);
  await shop.app.payments.watch.expireOverdue();
  return { browser, orderNo, charge: String(session.body.data.redirect_url.split('/').at(-1)) };
};

test('A late payment gives the guest of the order its email address back', async () => {
  const { shop, sales } = cards;
  const email = 'paid-late@test.balsam.test';
  const { browser, orderNo, charge } = await leaveUnpaid(email);
  const { country } = await sales.billing();
  const again = await browser.call('POST /orders/checkout', { country, email: 'corrected@test.balsam.test' });
  assert.equal(again.status, 200, again.text);

  await cards.pay(charge, CARD.success);
  await cards.hear();
  assert.equal(await cards.stateOf(orderNo), 'placed');
  const guest = await shop.database.first(sql`
    SELECT g.email FROM users g JOIN orders o ON o.user_id = g.id WHERE o.order_no = ${orderNo}`);
  assert.deepEqual(guest, { email });
  await sales.assertBooksAreRight();
});

test('A late payment is returned once the goods are in a customer’s cart', async () => {
  const { shop, sales } = cards;
  const { browser, orderNo, charge } = await leaveUnpaid('merged@test.balsam.test');
  const { token } = await shop.make.customer();
  const merged = await shop.call('POST /carts/merge', { token, headers: { 'guest-token': browser.guestToken } });
  assert.equal(merged.body.data[0].cart_items.length, 1, merged.text);

  await cards.pay(charge, CARD.success);
  await cards.hear();
  assert.equal(await cards.stateOf(orderNo), 'expired');
  await shop.app.payments.refunds?.refundDue();
  assert.equal(cards.bank.holds()[charge], 0);
  assert.deepEqual(await cards.mailsAbout(orderNo), ['payment-failed', 'payment-returned']);
  await sales.assertBooksAreRight();
});
