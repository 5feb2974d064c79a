import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auditLedger } from '../../src/ledger/audit.ts';
import { createRetention } from '../../src/modules/people/privacy/retention.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createLicenceFactory } from '../support/licences.ts';
import { fileOf } from '../support/products.ts';
import { createReturns } from '../support/returns.ts';
import { createSales } from '../support/sales.ts';
import { createThreads } from '../support/threads.ts';

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

const findingsAbout = async (subject: RegExp) =>
  (await auditLedger(shop.database)).filter(({ rule }) => subject.test(rule));

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

test('Conversations go with their files 3 years after the order, and disputes stay', async () => {
  const threads = createThreads(shop, createSales(shop));
  const pdf = () => fileOf(Buffer.from('%PDF-1.7\n%%EOF'), 'prescription.pdf');
  const [old, young, disputed] = [await threads.parcel(), await threads.parcel(), await threads.parcel()];
  for (const parcel of [old, young, disputed]) {
    await threads.ask(parcel, 'For my knee', { files: [pdf()] });
    await threads.answer(parcel);
    await threads.shown(parcel);
  }
  await threads.dispute(disputed);
  await threads.endedAgo(old, 3 * 366);
  await threads.endedAgo(young, 3 * 364);
  await threads.endedAgo(disputed, 3 * 366);
  assert.equal((await night())?.threads, 1);
  assert.equal((await night())?.threads, 0);
  const left = await shop.database.query<{ part: number; messages: number; files: number }>(sql`
    SELECT t.vendor_order_id AS part, count(DISTINCT m.id) AS messages, count(f.id) AS files FROM threads t
    JOIN thread_messages m ON m.thread_id = t.id LEFT JOIN thread_files f ON f.message_id = m.id GROUP BY 1 ORDER BY 1`);
  assert.deepEqual(left, [
    { part: young.partId, messages: 2, files: 1 },
    { part: disputed.partId, messages: 3, files: 1 },
  ]);
  await shop.app.files.removeExpired();
  const files = await shop.database.query(
    sql`SELECT id FROM files WHERE original_name IN ('prescription.pdf', 'file')`,
  );
  assert.equal(files.length, 2);
  const { thread, messages } = await threads.shown(old);
  assert.deepEqual([thread.state, messages], ['closed', []]);
  assert.deepEqual(await findingsAbout(/thread|message/), []);
});

test('Papers of a store go 2 years after it was removed, and its licences stay', async () => {
  const admin = await shop.make.admin();
  const licences = createLicenceFactory(shop);
  const [old, young] = [await licences.product(), await licences.product()];
  const [gone, there] = [await licences.accepted(old.vendorId), await licences.accepted(young.vendorId)];
  const certificates = sql`
    WITH paper AS (
      INSERT INTO files (storage_key, visibility, original_name, mime, bytes)
      VALUES ('asked.pdf', 'private', 'asked.pdf', 'application/pdf', 1) RETURNING id
    ) INSERT INTO vendor_identity_requests (vendor_id, company_name, company_name_ar, cr_number, cr_file_id)
    SELECT ${old.vendorId}, 'New', 'جديد', '1', id FROM paper`;
  await shop.database.query(certificates);
  const end = (id: number, days: number) =>
    shop.database.query(sql`UPDATE vendors SET deleted_at = now() - ${days} * interval '1 day' WHERE id = ${id}`);
  await end(old.vendorId, 731);
  await end(young.vendorId, 729);
  const counts = await night();
  // Its certificate, and the new one that it had asked for.
  assert.deepEqual([counts?.licence_papers, counts?.certificates], [1, 2]);
  const again = await night();
  assert.deepEqual([again?.licence_papers, again?.certificates], [0, 0]);
  await shop.app.files.removeExpired();
  const shown = async (id: number) => (await shop.call(`GET /admin/licences/${id}`, admin)).body.data;
  assert.deepEqual([(await shown(gone)).number, (await shown(gone)).file_name], ['MDEL-1', '']);
  assert.equal((await shown(there)).file_name, 'licence.pdf');
  assert.equal((await shop.call(`GET /admin/licences/${gone}/file`, admin)).status, 404);
});

test('Lines of the audit log go after 10 years, and only through the nightly job', async () => {
  const { id } = await shop.make.admin();
  const line = (label: string, age: string) => sql`
    INSERT INTO audit_log (actor_user_id, actor_role, action, entity, entity_id, label, created_at)
    VALUES (${id}, 1, 'brand.updated', 'brand', '1', ${label}, now() - ${age}::interval)`;
  await shop.database.query(line('old', '10 years 1 day'));
  await shop.database.query(line('young', '9 years 360 days'));
  const left = () =>
    shop.database.query<{ label: string }>(sql`SELECT label FROM audit_log WHERE label IN ('old', 'young')`);
  await assert.rejects(shop.database.query(sql`DELETE FROM audit_log WHERE label = 'old'`), /append-only/);
  // The function cannot be made to delete younger lines either.
  const forced = shop.database.transaction(async () => {
    await shop.database.query(sql`SELECT set_config('balsam.expiring', 'on', true)`);
    await shop.database.query(sql`DELETE FROM audit_log WHERE label = 'young'`);
  });
  await assert.rejects(forced, /append-only/);
  assert.equal((await night())?.audit_log, 1);
  assert.deepEqual(await left(), [{ label: 'young' }]);
  assert.equal((await night())?.audit_log, 0);
});

test('An erasure is right after its line in the audit log has gone', async () => {
  const customer = await shop.make.customer();
  await shop.database.query(sql`
    INSERT INTO privacy_requests (user_id, kind, state, email, lang, asked_at, due_on, erase_from, done_at)
    VALUES (${customer.id}, 'erase', 'done', '', 'en', now() - interval '11 years', current_date - 4000,
      now() - interval '11 years', now() - interval '11 years')`);
  assert.deepEqual(await findingsAbout(/erasure/), []);
});
