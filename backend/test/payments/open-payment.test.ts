import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';
import type { Customer } from '../support/sales.ts';

let cards: CardShop;
before(async () => {
  cards = await openCardShop();
});
after(() => cards.close());

const told = async ({ token }: Customer) => (await cards.shop.call('GET /carts', { token })).body.open_payment;

test('The cart shows its customer an unpaid order until it is paid or has ended', async () => {
  const { make, call, database } = cards.shop;
  const { id: productId } = await make.product();
  const [customer, other] = [await make.customer(), await make.customer()];
  assert.equal(await told(customer), null);
  const orderNo = await cards.order(customer, [{ productId }]);
  assert.equal((await told(customer)).order_no, orderNo);
  assert.equal(await told(other), null);
  await call(`POST /payments/${orderNo}/abandon`, { token: customer.token });
  assert.equal(await told(customer), null);

  const paid = await cards.order(customer, [{ productId }]);
  await cards.pay(await cards.open(customer, paid), CARD.success);
  await cards.poll(customer, paid);
  assert.equal(await told(customer), null);

  const late = await cards.order(other, [{ productId }]);
  await database.query(sql`UPDATE orders SET pay_by = now() - interval '1 second' WHERE order_no = ${late}`);
  assert.equal(await told(other), null);
});
