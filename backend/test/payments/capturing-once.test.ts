import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { openCardShop, type CardShop } from '../support/card-payments.ts';
import { createHeldCards, type HeldCards } from '../support/held-cards.ts';

// A bank that allows one capture per authorisation.

let cards: CardShop;
let held: HeldCards;
before(async () => {
  cards = await openCardShop('once');
  held = createHeldCards(cards);
});
afterEach(() => held.assertBooksAreRight());
after(() => cards.close());

test('The first shipped sub-order captures all that are not cancelled', async () => {
  const order = await held.ordered();
  const [one, other] = order.parts;
  await held.must(one, 3);
  assert.equal(held.atBank(order)[0], one.total + other.total);
  assert.equal(await held.must(other, 2), 'paid');
  assert.equal(await held.stateOf(order), 'paid');
  await held.must(other, 5);
  await held.goOn();
  assert.equal(held.atBank(order)[0], one.total);
});

test('Earlier cancellations are not captured and need no notice', async () => {
  const order = await held.ordered();
  const [one, other] = order.parts;
  await held.must(one, 6);
  await held.must(other, 3);
  assert.equal(held.atBank(order)[0], other.total);
  const voids = await cards.shop.database.query(sql`
    SELECT 1 FROM payment_operations operation JOIN payments payment ON payment.id = operation.payment_id
    JOIN orders o ON o.id = payment.order_id
    WHERE o.order_no = ${order.orderNo} AND operation.kind = 'void' AND operation.vendor_order_id IS NULL`);
  assert.equal(voids.length, 0);
});
