import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

/** A promise that the test resolves. */
const createDoor = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

const somebodyWaits = async (): Promise<void> => {
  const waiting = await shop.database.query(sql`SELECT pid FROM pg_locks WHERE NOT granted`);
  if (waiting.length > 0) return;
  await pause(10);
  await somebodyWaits();
};

test('Adding the same product in ten tabs never exceeds the stock', async () => {
  const customer = await shop.make.customer();
  const product = await shop.make.product({ stock: 4 });
  const body = { product_id: product.id, quantity: 1 };
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => shop.call('POST /carts', { token: customer.token, body })),
  );
  const refused = responses.filter(({ status }) => status !== 200);
  assert.equal(refused.length, 6);
  assert.deepEqual(new Set(refused.map(({ body: response }) => response.code)), new Set(['not_enough_stock']));
  const cart = await shop.call('GET /carts', { token: customer.token });
  assert.equal(cart.body.data[0].cart_items[0].quantity, 4);
});

test('A checkout that waits for a change of the cart includes that change', async () => {
  const customer = await shop.make.customer();
  const [one, two] = [await shop.make.product(), await shop.make.product()];
  await sales.fillCart(customer, [{ productId: one.id }]);
  const { country } = await sales.billing();
  const checkout = () => shop.call('POST /orders/checkout', { token: customer.token, body: { country } });
  const [locked, changed] = [createDoor(), createDoor()];
  const change = shop.database.transaction(async () => {
    await shop.database.query(sql`UPDATE carts SET version = version + 1 WHERE user_id = ${customer.id}`);
    locked.open();
    await changed.opened;
    await shop.database.query(sql`
      INSERT INTO cart_items (user_id, product_id, quantity) VALUES (${customer.id}, ${two.id}, 1)`);
  });
  await locked.opened;
  const response = checkout();
  await somebodyWaits();
  changed.open();
  await change;
  const { status, body } = await response;
  assert.equal(status, 200);
  assert.equal(body.orders.length, 2);
  assert.equal((await sales.place(customer, body.orders[0].order_no)).status, 200);
  await sales.assertBooksAreRight();
});
