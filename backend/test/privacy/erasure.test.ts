import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auditLedger } from '../../src/ledger/audit.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createErasureDesk } from '../support/erasures.ts';
import { TEST_PASSWORD } from '../support/factories.ts';
import { createReturns, type Returns } from '../support/returns.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let returns: Returns;
let desk: ReturnType<typeof createErasureDesk>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  returns = createReturns(shop, sales);
  desk = createErasureDesk(shop);
});
after(() => shop.close());

test('The books of an erased customer stay, and the name on their orders is gone', async () => {
  const { customer, vendor, partId } = await returns.delivered([1]);
  await shop.database.query(sql`UPDATE users SET firstname = 'Rayhana' WHERE id = ${customer.id}`);
  await desk.ask(customer);
  await desk.endWaiting();
  await desk.run();
  assert.deepEqual(await auditLedger(shop.database), []);
  const { body } = await shop.call(`GET /vendor/orders/${partId}`, { token: vendor.token });
  assert.ok(!JSON.stringify(body).includes('Rayhana'));
  const person = await shop.database.first(
    sql`SELECT email, firstname, lastname, phone_number, erased_at IS NOT NULL AS erased FROM users WHERE id = ${customer.id}`,
  );
  assert.deepEqual(person, {
    ...{ email: `erased-${customer.id}@erased.invalid`, firstname: 'Erased', lastname: `Customer ${customer.id}` },
    ...{ phone_number: '', erased: true },
  });
});

test('Asking signs the person out, and a sign-in within 14 days stops the erasure', async () => {
  const customer = await shop.make.customer();
  const id = await desk.ask(customer);
  assert.equal((await shop.call('GET /user', { token: customer.token })).status, 401);
  const login = await shop.call('POST /auth/login', {
    body: { email: customer.email, password: TEST_PASSWORD, user_type: 'customer', remember_me: false },
  });
  assert.equal(login.status, 200, login.text);
  assert.equal((await desk.stateOf(id))?.state, 'withdrawn');
});

test('The link in the mail stops the erasure, once', async () => {
  const customer = await shop.make.customer();
  const id = await desk.ask(customer);
  const mail = await shop.database.first<{ token: string }>(sql`
    SELECT payload ->> 'token' AS token FROM outbox WHERE template = 'erasure-announced' AND recipient = ${customer.email}`);
  const stop = () => shop.call('POST /privacy-requests/stop', { body: { token: mail?.token } });
  assert.deepEqual([(await stop()).status, (await stop()).status], [200, 404]);
  assert.equal((await desk.stateOf(id))?.state, 'withdrawn');
});

test('An erasure waits for an open order, says so once, and goes on when it has ended', async () => {
  const vendor = await shop.make.vendor();
  const customer = await shop.make.customer();
  const [partId = 0] = await sales.buy(customer, [
    { productId: (await shop.make.product({ vendorId: vendor.vendorId })).id },
  ]);
  const id = await desk.ask(customer);
  await desk.endWaiting();
  await desk.run();
  await desk.run();
  assert.deepEqual(await desk.stateOf(id), { state: 'waiting', waits_for: ['order_open'] });
  const mails = await shop.database.query(
    sql`SELECT FROM outbox WHERE template = 'erasure-waits' AND recipient = ${customer.email}`,
  );
  assert.equal(mails.length, 1);
  await shop.make.signIn(customer.id);
  assert.equal((await desk.stateOf(id))?.state, 'waiting');
  await shop.call(`POST /vendor/orders/${partId}/status`, { token: vendor.token, body: { status: 4 } });
  await desk.run();
  assert.equal((await desk.stateOf(id))?.state, 'done');
});

test('An erasure waits for the end of return periods, and for a refund that is due', async () => {
  const delivered = await returns.delivered([1]);
  const id = await desk.ask(delivered.customer);
  await desk.endWaiting();
  await desk.run(new Date());
  assert.deepEqual(await desk.stateOf(id), { state: 'waiting', waits_for: ['return_window'] });
  const token = await shop.make.signIn(delivered.customer.id);
  const again = { ...delivered, customer: { ...delivered.customer, token } };
  await returns.keptBy(again, { quantity: 1, reason: 'damaged' });
  await desk.run();
  assert.deepEqual(await desk.stateOf(id), { state: 'waiting', waits_for: ['refund_due'] });
});

test('The only owner of a store is refused, and another member leaves first', async () => {
  const vendor = await shop.make.vendor();
  const refused = await shop.call('POST /user/privacy-requests', { token: vendor.token, body: { kind: 'erase' } });
  assert.deepEqual([refused.status, refused.body.code], [409, 'last_owner']);
  const member = await shop.make.member(vendor.vendorId, 'orders');
  const id = await desk.ask(member);
  await desk.endWaiting();
  await desk.run();
  assert.deepEqual(await desk.stateOf(id), { state: 'waiting', waits_for: ['membership'] });
  const mail = await shop.database.first<{ console: string }>(sql`
    SELECT payload ->> 'console' AS console FROM outbox WHERE template = 'erasure-waits' AND recipient = ${member.email}`);
  assert.equal(mail?.console, 'vendor');
  const removed = await shop.call(`DELETE /vendor/team/${member.id}`, { token: vendor.token });
  assert.equal(removed.status, 200, removed.text);
  await desk.run();
  assert.equal((await desk.stateOf(id))?.state, 'done');
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('The only owner of the platform is refused, and another one is not', async () => {
  const owner = await shop.make.admin();
  const others = sql`UPDATE members SET preset = 'support' WHERE vendor_id IS NULL AND user_id <> ${owner.id}`;
  await shop.database.query(others);
  const ask = () => shop.call('POST /user/privacy-requests', { token: owner.token, body: { kind: 'erase' } });
  assert.equal((await ask()).body.code, 'last_owner');
  await shop.make.admin();
  assert.equal((await ask()).status, 200);
});

test('The last mail goes to the old address, which is then forgotten', async () => {
  const customer = await shop.make.customer();
  await desk.ask(customer);
  await desk.endWaiting();
  await desk.run();
  const last = () =>
    shop.database.query<{ recipient: string }>(
      sql`SELECT recipient FROM outbox WHERE template = 'erasure-done' ORDER BY id DESC LIMIT 1`,
    );
  assert.deepEqual(await last(), [{ recipient: customer.email }]);
  await shop.app.outbox.deliverDue();
  assert.ok(!(await last())[0]?.recipient.includes(customer.email));
});

test('A line of the audit log changes only while a person is redacted', async () => {
  const admin = await shop.make.admin();
  await shop.database.query(sql`
    INSERT INTO audit_log (actor_user_id, actor_role, action, entity, entity_id, label) VALUES (${admin.id}, 1, 'customer.blocked', 'customer', '77', 'x')`);
  await assert.rejects(shop.database.query(sql`UPDATE audit_log SET label = '' WHERE entity_id = '77'`), /append-only/);
  const { lines } = (await shop.database.first<{ lines: number }>(sql`
    SELECT redact_person(${admin.id}, '[{"entity": "customer", "entity_id": "77"}]', '{}') AS lines`)) ?? { lines: 0 };
  assert.equal(lines, 1);
  await assert.rejects(shop.database.query(sql`UPDATE audit_log SET label = '' WHERE entity_id = '77'`), /append-only/);
  await assert.rejects(shop.database.query(sql`DELETE FROM audit_log WHERE entity_id = '77'`), /append-only/);
  const log = await shop.database.query(
    sql`SELECT label FROM audit_log WHERE action = 'customer.erased' AND actor_user_id = ${admin.id}`,
  );
  assert.deepEqual(log, [{ label: `Customer ${admin.id}` }]);
});

test('A review of an erased person has no name, and the log shows the erasure', async () => {
  const { customer, partId } = await returns.delivered([1]);
  const item = await shop.database.first<{ product_id: number }>(
    sql`SELECT product_id FROM order_items WHERE vendor_order_id = ${partId}`,
  );
  await shop.database.query(sql`
    INSERT INTO reviews (product_id, user_id, body, rating) VALUES (${item?.product_id ?? 0}, ${customer.id}, 'Good.', 5)`);
  await desk.ask(customer);
  await desk.endWaiting();
  await desk.run();
  const { body } = await shop.call(`GET /products/${item?.product_id ?? 0}/reviews`);
  assert.deepEqual(
    body.reviews.map(({ user, review }: { user: { name: string }; review: string }) => [user.name, review]),
    [['', 'Good.']],
  );
  const { token } = await shop.make.admin();
  const log = await shop.call(`GET /admin/audit?entity=customer&entity_id=${customer.id}`, { token });
  assert.deepEqual(
    log.body.data.entries.map(({ action, actor }: { action: string; actor: { role: number } }) => [action, actor.role]),
    [['customer.erased', 3]],
  );
});
