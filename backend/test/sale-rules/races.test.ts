import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED, PENDING } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp, type TestResponse } from '../support/app.ts';
import { createGuestShop } from '../support/guests.ts';
import { createSales, type Customer, type Sales } from '../support/sales.ts';

const LIMIT = 3;
const ROUNDS = 6;

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

const limited = async (vendorId?: number) => {
  const product = await shop.make.product({ stock: 500, ...(vendorId !== undefined && { vendorId }) });
  await shop.database.query(sql`UPDATE products SET quantity_limit = ${String(LIMIT)} WHERE id = ${product.id}`);
  return product;
};

/** Units of a product in orders that count. */
const bought = async (productId: number): Promise<number> => {
  const row = await shop.database.first<{ units: number }>(sql`
    SELECT coalesce(sum(item.quantity), 0)::integer AS units FROM order_items item
    JOIN vendor_orders part ON part.id = item.vendor_order_id JOIN orders o ON o.id = part.order_id
    WHERE item.product_id = ${productId} AND o.state IN ('paying', 'placed') AND NOT order_is_cancelled(part.status)`);
  return row?.units ?? Number.NaN;
};

/** One tab: adds a unit, opens the checkout and orders, three times over. */
const shopInTab = async ({ token }: Customer, productId: number): Promise<TestResponse[]> => {
  const billing = await sales.billing();
  const responses: TestResponse[] = [];
  for (let round = 0; round < 3; round += 1) {
    responses.push(await shop.call('POST /carts', { token, body: { product_id: productId, quantity: 1 } }));
    const opened = await shop.call('POST /orders/checkout', { token, body: { country: billing.country } });
    responses.push(opened);
    if (opened.status !== 200) continue;
    const body = { order_no: opened.body.orders[0].order_no, payment_method: 'cash', billing };
    responses.push(await shop.call('POST /orders/place-order', { token, body }));
  }
  return responses;
};

test('Two tabs of one account never buy more than the limit together', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const product = await limited();
    const customer = await shop.make.customer();
    const tabs = await Promise.all([shopInTab(customer, product.id), shopInTab(customer, product.id)]);
    const refused = tabs.flat().filter(({ status }) => status !== 200);
    for (const { status, body, text } of refused)
      assert.ok(
        ['limit_reached', 'checkout_changed', 'cart_empty', 'checkout_not_found'].includes(body.code),
        `${status} ${text}`,
      );
    assert.ok((await bought(product.id)) <= LIMIT, `${await bought(product.id)} bought`);
  }
  await sales.assertBooksAreRight();
});

test('A cart filled past the limit from two tabs says so, and cannot be ordered', async () => {
  const product = await limited();
  const customer = await shop.make.customer();
  const { token } = customer;
  const add = () => shop.call('POST /carts', { token, body: { product_id: product.id, quantity: 2 } });
  const added = await Promise.all([add(), add()]);
  assert.deepEqual(
    added.map(({ status }) => status),
    [200, 200],
  );
  const [{ cart_items: lines }] = (await shop.call('GET /carts', { token })).body.data;
  assert.deepEqual(
    [lines[0].quantity, lines[0].problems[0].code, lines[0].problems[0].left],
    [4, 'limit_reached', LIMIT],
  );
  const { country } = await sales.billing();
  const opened = await shop.call('POST /orders/checkout', { token, body: { country } });
  assert.deepEqual([opened.status, opened.body.code], [422, 'limit_reached']);
});

test('An account and a guest with its address never buy more than the limit together', async () => {
  const guests = createGuestShop(shop, sales);
  await guests.allow();
  for (let round = 0; round < ROUNDS; round += 1) {
    const product = await limited();
    const customer = await shop.make.customer();
    const [{ email = '' } = {}] = await shop.database.query<{ email: string }>(
      sql`SELECT email FROM users WHERE id = ${customer.id}`,
    );
    const orderNo = await sales.draft(customer, [{ productId: product.id, quantity: 2 }]);
    const browser = guests.visit();
    const guestOrder = await guests.draft(browser, [product.id, product.id]);
    const code = await guests.requestCode(browser, email);
    const outcomes = await Promise.all([
      sales.place(customer, orderNo),
      guests.place(browser, guestOrder, { email, email_code: code }),
    ]);
    const texts = outcomes.map(({ text }) => text).join('\n');
    assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), [200, 422], texts);
    assert.equal(outcomes.find(({ status }) => status === 422)?.body.code, 'limit_reached', texts);
    assert.equal(await bought(product.id), 2);
  }
  await sales.assertBooksAreRight();
});

test('A cancelled order is not reopened past the limit', async () => {
  const { vendorId, token } = await shop.make.vendor();
  const product = await limited(vendorId);
  const customer = await shop.make.customer();
  const [cancelled = 0] = await sales.buy(customer, [{ productId: product.id, quantity: 2 }]);
  const become = (status: number) => shop.call(`POST /vendor/orders/${cancelled}/status`, { token, body: { status } });
  assert.equal((await become(CANCELLED)).status, 200);
  const [kept = 0] = await sales.buy(customer, [{ productId: product.id, quantity: 2 }]);
  const refused = await become(PENDING);
  assert.deepEqual([refused.status, refused.body.code], [409, 'order_over_limit']);
  assert.equal(await bought(product.id), 2);
  assert.equal(
    (await shop.call(`POST /vendor/orders/${kept}/status`, { token, body: { status: CANCELLED } })).status,
    200,
  );
  assert.equal((await become(PENDING)).status, 200);
  await sales.assertBooksAreRight();
});
