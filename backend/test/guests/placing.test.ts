import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createGuestShop, type GuestShop } from '../support/guests.ts';
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

const codeOf = ({ status, body }: Awaited<ReturnType<GuestShop['place']>>) => [status, body.code];

let people = 0;
/** An address and phone number that no one else has used. */
const newContact = async () => {
  people += 1;
  const email = `guest-${people}@test.balsam.test`;
  return { email, billing: { ...(await sales.billing()), email, phone_number: `05012${10_000 + people}` } };
};

test('A guest pays cash after entering the code from the email', async () => {
  const browser = guests.visit();
  const { email, billing } = await newContact();
  const orderNo = await guests.draft(browser, [(await shop.make.product()).id]);
  assert.deepEqual(codeOf(await guests.place(browser, orderNo, { billing })), [403, 'email_code_required']);
  const code = await guests.requestCode(browser, email);
  const wrong = await guests.place(browser, orderNo, { billing, email_code: code === '000000' ? '111111' : '000000' });
  assert.deepEqual([...codeOf(wrong), wrong.body.data], [422, 'code_wrong', { tries_left: 4 }]);
  assert.match(wrong.body.errors.email_code[0], /4 tries/);
  const placed = await guests.place(browser, orderNo, { billing, email_code: code });
  assert.equal(placed.status, 200, placed.text);
  const mail = await shop.database.first<{ payload: { is_guest: boolean } }>(
    sql`SELECT payload FROM outbox WHERE template = 'order-placed' AND recipient = ${email}`,
  );
  assert.equal(mail?.payload.is_guest, true);
  assert.equal((await browser.call(`GET /orders/placed/${orderNo}`)).status, 200);
  await sales.assertBooksAreRight();
});

test('A code counts for this cart, even if the order could not be placed', async () => {
  const browser = guests.visit();
  const { email, billing } = await newContact();
  const { id } = await shop.make.product();
  const orderNo = await guests.draft(browser, [id]);
  const code = await guests.requestCode(browser, email);
  await shop.database.query(
    sql`UPDATE products SET price_sar = 1100, price_bhd = 1100, price_usd = 1100 WHERE id = ${id}`,
  );
  assert.deepEqual(codeOf(await guests.place(browser, orderNo, { billing, email_code: code })), [
    409,
    'checkout_changed',
  ]);
  const { body } = await browser.call('POST /orders/checkout', { country: (await sales.billing()).country });
  assert.equal((await guests.place(browser, body.orders[0].order_no, { billing })).status, 200);
});

test('Goods that someone else has bought in the meantime are refused', async () => {
  const browser = guests.visit();
  const { id } = await shop.make.product({ stock: 1 });
  const { email, billing } = await newContact();
  const orderNo = await guests.draft(browser, [id]);
  const code = await guests.requestCode(browser, email);
  await sales.buy(await shop.make.customer(), [{ productId: id }]);
  assert.deepEqual(codeOf(await guests.place(browser, orderNo, { billing, email_code: code })), [422, 'out_of_stock']);
  assert.equal((await browser.call('GET /carts')).body.data[0].cart_items.length, 1);
});

test('A vendor who trusts guests needs no code', async () => {
  const { vendorId } = await shop.make.vendor();
  await shop.database.query(sql`UPDATE vendors SET cod_guests = 'always' WHERE id = ${vendorId}`);
  const browser = guests.visit();
  const orderNo = await guests.draft(browser, [(await shop.make.product({ vendorId })).id]);
  const { billing } = await newContact();
  assert.equal((await guests.place(browser, orderNo, { billing })).status, 200);
});

test('Six tries at the same time count as five', async () => {
  const browser = guests.visit();
  const { email, billing } = await newContact();
  const orderNo = await guests.draft(browser, [(await shop.make.product()).id]);
  const code = await guests.requestCode(browser, email);
  const wrong = code === '000000' ? '111111' : '000000';
  const tries = await Promise.all(
    Array.from({ length: 6 }, () => guests.place(browser, orderNo, { billing, email_code: wrong })),
  );
  assert.deepEqual(tries.map(({ body }) => body.code).sort(), [
    'code_over',
    ...Array.from({ length: 5 }, () => 'code_wrong'),
  ]);
  assert.deepEqual(codeOf(await guests.place(browser, orderNo, { billing, email_code: code })), [422, 'code_over']);
});

test('A guest has one order: the cart is closed, and another token starts another one', async () => {
  const browser = guests.visit();
  const { id } = await shop.make.product();
  const orderNo = await guests.buy(browser, [id], 'one@test.balsam.test');
  assert.equal((await guests.place(browser, orderNo)).body.order_no, orderNo);
  for (const route of ['POST /carts', 'POST /orders/checkout']) {
    const refused = await browser.call(route, route === 'POST /carts' ? { product_id: id, quantity: 1 } : {});
    assert.deepEqual(codeOf(refused), [409, 'guest_order_placed']);
  }
  assert.equal((await guests.visit().call('POST /carts', { product_id: id, quantity: 1 })).status, 200);
});

test('Placing an order in two tabs at the same time places it once', async () => {
  const browser = guests.visit();
  const { email, billing } = await newContact();
  const orderNo = await guests.draft(browser, [(await shop.make.product()).id]);
  const code = await guests.requestCode(browser, email);
  await guests.place(browser, orderNo, { billing: { ...billing, city: 999_999 }, email_code: code });
  const first = await guests.place(browser, orderNo, { billing, email_code: '000000', payment_method: 'card' });
  assert.equal(first.body.code, 'card_unavailable');
  const both = await Promise.all([1, 2].map(() => guests.place(browser, orderNo, { billing })));
  assert.deepEqual(
    both.map(({ status }) => status),
    [200, 200],
  );
  await sales.assertBooksAreRight();
});

test('An order cannot be placed once guests may no longer buy', async () => {
  const browser = guests.visit();
  const { email, billing } = await newContact();
  const orderNo = await guests.draft(browser, [(await shop.make.product()).id]);
  const code = await guests.requestCode(browser, email);
  await guests.allow(false);
  assert.deepEqual(codeOf(await guests.place(browser, orderNo, { billing, email_code: code })), [
    403,
    'guest_checkout_off',
  ]);
  assert.equal((await browser.call('GET /carts')).status, 200);
});

test('The token of a cart shows its order for a day', async () => {
  const browser = guests.visit();
  const orderNo = await guests.buy(browser, [(await shop.make.product()).id], 'day@test.balsam.test');
  const [part] = await guests.partsOf(orderNo);
  assert.equal((await browser.call(`GET /orders/${part?.id}`)).status, 200);
  await shop.database.query(sql`UPDATE orders SET placed_at = now() - interval '25 hours' WHERE order_no = ${orderNo}`);
  await shop.database.query(
    sql`UPDATE email_codes SET used_at = used_at - interval '25 hours' WHERE email = 'day@test.balsam.test'`,
  );
  assert.equal((await browser.call(`GET /orders/${part?.id}`)).status, 401);
  const { id } = await shop.make.product();
  assert.deepEqual(codeOf(await browser.call('POST /carts', { product_id: id, quantity: 1 })), [
    409,
    'guest_order_placed',
  ]);
});

test('An address or phone number has at most three unfinished cash parcels', async () => {
  const { email, billing } = await newContact();
  for (let order = 0; order < 3; order += 1) {
    const browser = guests.visit();
    const orderNo = await guests.draft(browser, [(await shop.make.product()).id]);
    const code = await guests.requestCode(browser, email);
    assert.equal((await guests.place(browser, orderNo, { billing, email_code: code })).status, 200);
  }
  const browser = guests.visit();
  const orderNo = await guests.draft(browser, [(await shop.make.product()).id]);
  const other = { ...billing, email: 'someone-else@test.balsam.test' };
  assert.deepEqual(codeOf(await guests.place(browser, orderNo, { billing: other })), [422, 'guest_limit']);
});

test('A blocked address cannot order; one with an account is notified by mail only', async () => {
  const [owner, blocked] = [await shop.make.customer(), await shop.make.customer()];
  await shop.database.query(sql`UPDATE users SET blocked_at = now() WHERE id = ${blocked.id}`);
  const browser = guests.visit();
  const orderNo = await guests.draft(browser, [(await shop.make.product()).id]);
  assert.deepEqual(codeOf(await guests.place(browser, orderNo, { email: blocked.email })), [403, 'account_blocked']);
  const { billing } = await newContact();
  const code = await guests.requestCode(browser, owner.email);
  const placed = await guests.place(browser, orderNo, {
    billing: { ...billing, email: owner.email },
    email_code: code,
  });
  assert.equal(placed.status, 200, placed.text);
  const mail = await shop.database.first<{ told: boolean }>(sql`
    SELECT (payload ->> 'has_account')::boolean AS told FROM outbox
    WHERE recipient = ${owner.email} AND template = 'order-placed'`);
  assert.equal(mail?.told, true);
});
