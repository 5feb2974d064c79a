import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';
import { createGuestShop } from '../support/guests.ts';

let cards: CardShop;
before(async () => {
  cards = await openCardShop();
});
after(() => cards.close());

test('A late payment gives the guest of the order its email address back', async () => {
  const { shop, sales } = cards;
  const guests = createGuestShop(shop, sales);
  await guests.allow();
  const browser = guests.visit();
  const orderNo = await guests.draft(browser, [(await shop.make.product()).id]);
  const email = 'paid-late@test.balsam.test';
  const held = await guests.place(browser, orderNo, { email, payment_method: 'card' });
  assert.equal(held.status, 200, held.text);
  const session = await browser.call(`POST /payments/${orderNo}/session`);
  const charge = String(session.body.data.redirect_url.split('/').at(-1));
  await cards.letTimePass(orderNo);
  await shop.app.payments.watch.expireOverdue();
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
