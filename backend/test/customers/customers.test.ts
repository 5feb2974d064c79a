import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { auditLines } from '../support/audit-lines.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { TEST_PASSWORD, type Person } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
let sales: ReturnType<typeof createSales>;
let token: string;
let admin: Person;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  admin = await shop.make.admin();
  ({ token } = admin);
});
after(() => shop.close());

const list = async (query: string) => (await shop.call(`GET /admin/customers?${query}`, { token })).body.data.customers;
const emails = async (query: string) => (await list(query)).map(({ email }: { email: string }) => email);
const signIn = (email: string) => shop.call('POST /auth/login', { body: { email, password: TEST_PASSWORD } });
const block = (id: number, reason = 'Three parcels were not taken in.') =>
  shop.call(`POST /admin/customers/${id}/block`, { token, body: { reason } });

const named = async (firstname: string, phone: string) => {
  const customer = await shop.make.customer();
  await shop.database.query(
    sql`UPDATE users SET firstname = ${firstname}, phone_number = ${phone} WHERE id = ${customer.id}`,
  );
  return customer;
};

test('Customers are found by name in any spelling, by email address and by phone', async () => {
  const huda = await named('هُدى', '+973 3300 4411');
  for (const search of [
    'هدي',
    huda.email.slice(0, 9),
    '3300 44',
    '33004411',
    '+97333004411',
    '00973-33004411',
    '٣٣٠٠٤٤١١',
  ])
    assert.ok((await emails(`search=${encodeURIComponent(search)}`)).includes(huda.email), search);
  assert.deepEqual(await emails('search=nobody-is-called-so'), []);
});

test('Vendors and admins are not listed as customers', async () => {
  const vendor = await shop.make.vendor();
  assert.ok(!(await emails(`search=${vendor.email}`)).includes(vendor.email));
  for (const { id } of [vendor, admin]) {
    assert.equal((await shop.call(`GET /admin/customers/${id}`, { token })).status, 404);
    assert.equal((await block(id)).status, 404);
  }
});

test('A customer’s orders and spending are per currency, without cancelled orders', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product({ price: 4000, stock: 50 });
  const first = await sales.buy(customer, [{ productId, quantity: 2 }]);
  const [inDinar = 0] = await sales.buy(customer, [{ productId }]);
  const [cancelled = 0] = await sales.buy(customer, [{ productId }]);
  await shop.database.query(sql`
    UPDATE orders SET currency = 'BHD' WHERE id = (SELECT order_id FROM vendor_orders WHERE id = ${inDinar})`);
  assert.equal((await shop.call(`POST /orders/${cancelled}/cancel`, { token: customer.token })).status, 200);
  const paid = await shop.database.first<{ total: number }>(
    sql`SELECT total_amount AS total FROM vendor_orders WHERE id = ${first[0] ?? 0}`,
  );
  const [row] = await list(`search=${customer.email}`);
  assert.equal(row.orders, 3);
  assert.deepEqual(
    row.spent.map(({ currency }: { currency: string }) => currency),
    ['BHD', 'USD'],
  );
  assert.equal(row.spent[1].amount, (paid?.total ?? 0) / 100);
  assert.ok(row.last_order_at);
  const { body } = await shop.call(`GET /admin/orders?customer=${customer.id}`, { token });
  assert.equal(body.data.meta.total, 3);
});

test('A customer’s order count equals the list it links to, one row per vendor', async () => {
  const customer = await shop.make.customer();
  const [{ id: one }, { id: other }] = [await shop.make.product({ stock: 5 }), await shop.make.product({ stock: 5 })];
  await sales.buy(customer, [{ productId: one }, { productId: other }]);
  const [row] = await list(`search=${customer.email}`);
  const { body } = await shop.call(`GET /admin/orders?customer=${customer.id}`, { token });
  assert.deepEqual([row.orders, body.data.meta.total], [2, 2]);
});

test('A customer’s page contains no secret', async () => {
  const customer = await shop.make.customer();
  const { body, text } = await shop.call(`GET /admin/customers/${customer.id}`, { token });
  assert.equal(body.data.email, customer.email);
  assert.deepEqual([body.data.addresses, body.data.newsletter, body.data.reviews], [[], null, 0]);
  assert.ok(!/password|token|hash/.test(text));
});

test('A blocked customer is signed out and notified, and can be unblocked', async () => {
  const customer = await shop.make.customer();
  const reset = await block(customer.id, '  ');
  assert.deepEqual([reset.status, Object.keys(reset.body.errors)], [422, ['reason']]);

  const { body } = await block(customer.id);
  assert.deepEqual([body.data.state, body.data.block_reason], ['blocked', 'Three parcels were not taken in.']);
  assert.equal((await shop.call('GET /user', { token: customer.token })).status, 401);
  const refused = await signIn(customer.email);
  assert.deepEqual([refused.status, refused.body.code], [403, 'account_blocked']);
  assert.match(refused.body.message, /Reason: “Three parcels were not taken in\.”/);
  assert.equal(
    (await shop.call('POST /auth/login', { body: { email: customer.email, password: 'wrong' } })).status,
    401,
  );
  assert.deepEqual(await emails(`state=blocked&search=${customer.email}`), [customer.email]);

  await shop.call(`POST /admin/customers/${customer.id}/unblock`, { token });
  assert.equal((await signIn(customer.email)).status, 200);
  const mails = await mailsTo(shop.database, customer.email);
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['account-blocked', 'account-unblocked'],
  );
  const lines = await auditLines(shop.database, 'customer', customer.id);
  assert.deepEqual(
    lines.map(({ action, after: is }) => [action, is?.blocked]),
    [
      ['customer.blocked', true],
      ['customer.unblocked', false],
    ],
  );
});

test('Orders of a blocked customer continue', async () => {
  const customer = await shop.make.customer();
  const vendor = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, stock: 5 });
  const [part] = await sales.buy(customer, [{ productId }]);
  await block(customer.id);
  const body = { status: 'Confirmed' };
  const confirmed = await shop.call(`POST /vendor/orders/${part}/status`, { token: vendor.token, body });
  assert.deepEqual([confirmed.status, confirmed.body.order.status], [200, 'Confirmed']);
});

test('Blocking a blocked customer again sends no second mail', async () => {
  const customer = await shop.make.customer();
  await block(customer.id);
  await block(customer.id);
  assert.equal((await mailsTo(shop.database, customer.email)).length, 1);
});
