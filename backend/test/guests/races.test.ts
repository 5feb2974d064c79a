import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createGuestShop, type GuestBrowser, type GuestShop } from '../support/guests.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let guests: GuestShop;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  guests = createGuestShop(shop, sales);
});
after(() => shop.close());
beforeEach(() => guests.allow());

const email = 'racer@test.balsam.test';

const merge = (token: string, guestToken: string) =>
  shop.call('POST /carts/merge', { token, headers: { 'guest-token': guestToken } });

test('An order that waits for the operator to close the shop to guests is refused', async () => {
  const browser = guests.visit();
  const orderNo = await guests.draft(browser, [(await shop.make.product()).id]);
  const code = await guests.requestCode(browser, email);
  const off = sql`UPDATE settings SET value = jsonb_set(value, '{checkout,guest_checkout}', 'false') WHERE key = 'platform'`;
  const letGo = await holding(shop.database, off);
  const placing = guests.place(browser, orderNo, { email, email_code: code });
  await untilWaiting(shop.database);
  await letGo();
  const { status, body } = await placing;
  assert.deepEqual([status, body.code], [403, 'guest_checkout_off']);
});

test('A cart is merged only once the payment of its order is over', async () => {
  const browser = guests.visit();
  const orderNo = await guests.draft(browser, [(await shop.make.product()).id]);
  const change = (state: string) =>
    shop.database.query(sql`
      UPDATE orders SET state = ${state}, payment_method = 'card', reserved_at = now(), pay_by = now() + interval '20 minutes',
        expired_at = CASE WHEN ${state} = 'expired' THEN now() END, expired_why = CASE WHEN ${state} = 'expired' THEN 'time' END
      WHERE order_no = ${orderNo}`);
  await change('paying');
  const { token } = await shop.make.customer();
  const refused = await merge(token, browser.guestToken);
  assert.deepEqual([refused.status, refused.body.code], [409, 'payment_in_progress']);
  const added = await browser.call('POST /carts', { product_id: (await shop.make.product()).id, quantity: 1 });
  assert.deepEqual([added.status, added.body.code], [409, 'payment_in_progress']);
  await change('expired');
  assert.equal((await merge(token, browser.guestToken)).status, 200);
});

test('A merge waits for the order that is being placed, and finds nothing to merge', async () => {
  const browser = guests.visit();
  const orderNo = await guests.draft(browser, [(await shop.make.product()).id]);
  const code = await guests.requestCode(browser, email);
  const { token } = await shop.make.customer();
  const [placed, merged] = await Promise.all([
    guests.place(browser, orderNo, { email, email_code: code }),
    merge(token, browser.guestToken),
  ]);
  // Whichever was first: the goods are ordered, or in the customer's cart.
  const done = [placed, merged].filter(({ status }) => status === 200);
  assert.equal(done.length, 1, `${placed.text} ${merged.text}`);
  assert.ok([placed, merged].every(({ status }) => status < 500));
  await sales.assertBooksAreRight();
});

for (const [change, send] of [
  ['product', (browser: GuestBrowser, id: number) => browser.call('POST /carts', { product_id: id, quantity: 1 })],
  ['checkout', (browser: GuestBrowser) => browser.call('POST /orders/checkout', {})],
] as const)
  test(`A ${change} that waits for a merge in another tab is a conflict, not a fault`, async () => {
    const browser = guests.visit();
    const { id } = await shop.make.product();
    await guests.draft(browser, [id]);
    const { token } = await shop.make.customer();
    const letGo = await holding(
      shop.database,
      sql`SELECT user_id FROM carts WHERE user_id = (SELECT max(id) FROM users WHERE kind = 'guest') FOR UPDATE`,
    );
    const merging = merge(token, browser.guestToken);
    await untilWaiting(shop.database);
    const late = send(browser, id);
    await untilWaiting(shop.database, 2);
    await letGo();
    assert.equal((await merging).status, 200);
    const { status, body } = await late;
    assert.deepEqual([status, body.code], [409, 'conflict']);
  });

test('A claim and a return at the same time leave one owner', async () => {
  const customer = await shop.make.customer();
  await shop.database.query(sql`UPDATE users SET email_proven_at = now() WHERE id = ${customer.id}`);
  const browser = guests.visit();
  const orderNo = await guests.buy(browser, [(await shop.make.product()).id], customer.email);
  const [part] = await guests.partsOf(orderNo);
  const [claimed, read] = await Promise.all([
    shop.call('POST /user/guest-orders/claim', { token: customer.token, body: { order_nos: [orderNo] } }),
    browser.call(`GET /orders/${part?.id}/returnable`),
  ]);
  assert.equal(claimed.status, 200, claimed.text);
  assert.ok([200, 401, 404].includes(read.status), read.text);
  assert.equal((await browser.call(`POST /orders/${part?.id}/returns`, { lines: [] })).status, 401);
  await sales.assertBooksAreRight();
});
