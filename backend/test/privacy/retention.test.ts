import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auditLedger } from '../../src/ledger/audit.ts';
import { createRetention } from '../../src/modules/people/privacy/retention.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createReturns } from '../support/returns.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

/** Runs the night, however long ago the last one was. */
const night = async () => {
  await shop.database.query(sql`UPDATE retention_runs SET started_at = started_at - interval '2 days'`);
  return createRetention(shop.app).run();
};

test('A night empties old mails, deletes old messages, and records what it did', async () => {
  await shop.database.query(sql`
    INSERT INTO outbox (event_id, template, recipient, payload, done_at) VALUES
      ('old', 'welcome', 'a@test.balsam.test', '{"firstname": "Zuhra"}', now() - interval '31 days'),
      ('young', 'welcome', 'a@test.balsam.test', '{"firstname": "Zuhra"}', now() - interval '29 days')`);
  await shop.database.query(sql`
    INSERT INTO contact_messages (name, email, phone_number, subject, message, created_at)
    VALUES ('A', 'a@test.balsam.test', '', 'Old', '', now() - interval '3 years'), ('A', 'a@test.balsam.test', '', 'New', '', now())`);
  const counts = await night();
  assert.deepEqual([counts?.mails_emptied, counts?.contact_messages], [1, 1]);
  const mails = await shop.database.query(
    sql`SELECT event_id FROM outbox WHERE payload = '{}' AND event_id IN ('old', 'young')`,
  );
  assert.deepEqual(mails, [{ event_id: 'old' }]);
  assert.equal(await createRetention(shop.app).run(), null);
  const { token } = await shop.make.admin();
  const { body } = await shop.call('GET /admin/retention', { token });
  assert.deepEqual([body.data.runs.length, body.data.runs[0].counts.mails_emptied], [1, 1]);
});

test('Names and addresses of old orders go, and the ledger stays right', async () => {
  const { customer } = await createReturns(shop, createSales(shop)).delivered([1]);
  const old = sql`now() - interval '4 years'`;
  await shop.database.query(
    sql`UPDATE orders SET placed_at = ${old} WHERE user_id = ${customer.id} AND state = 'placed'`,
  );
  await shop.database.query(sql`UPDATE vendor_orders SET updated_at = ${old} WHERE user_id = ${customer.id}`);
  assert.equal((await night())?.order_addresses, 1);
  const [order] = await shop.database.query<{ address: { name: string; city: string } }>(
    sql`SELECT shipping_address AS address FROM orders WHERE user_id = ${customer.id} AND state = 'placed'`,
  );
  assert.equal(order?.address.name, '');
  assert.notEqual(order?.address.city, '');
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('An unused account is announced, and a sign-in keeps it', async () => {
  const customer = await shop.make.customer();
  await shop.database.query(sql`DELETE FROM sessions WHERE user_id = ${customer.id}`);
  await shop.database.query(sql`UPDATE account_uses SET last_on = current_date - 1200 WHERE user_id = ${customer.id}`);
  assert.equal((await night())?.unused_accounts, 1);
  const requests = () =>
    shop.database.query<{ state: string }>(sql`SELECT state FROM privacy_requests WHERE user_id = ${customer.id}`);
  assert.deepEqual(await requests(), [{ state: 'open' }]);
  assert.equal((await night())?.unused_accounts, 0);
  await shop.make.signIn(customer.id);
  assert.deepEqual(await requests(), [{ state: 'withdrawn' }]);
  assert.equal((await night())?.unused_accounts, 0);
});
