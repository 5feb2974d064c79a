import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql, type SQL } from '../../src/sql/sql.ts';
import { auditLedger } from '../../src/ledger/audit.ts';
import { buildTestApp, type TestApp, type TestResponse } from '../support/app.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createSales } from '../support/sales.ts';
import { createThreads, type Threads } from '../support/threads.ts';

let shop: TestApp;
let threads: Threads;
before(async () => {
  shop = await buildTestApp();
  threads = createThreads(shop, createSales(shop));
});
after(() => shop.close());

/** Calls that all wait for a lock, and are released together. */
const atOnce = async (lock: SQL, ...calls: (() => Promise<TestResponse>)[]): Promise<TestResponse[]> => {
  const letGo = await holding(shop.database, lock);
  const responses = calls.map((call) => call());
  await untilWaiting(shop.database, calls.length);
  await letGo();
  return Promise.all(responses);
};

const codesOf = (responses: readonly TestResponse[]) =>
  responses.map(({ status, body }) => (status === 200 ? 'ok' : body.code)).sort();

test('Both sides who open a thread at the same time write into one', async () => {
  for (let round = 0; round < 10; round += 1) {
    const parcel = await threads.parcel();
    const responses = await Promise.all([threads.ask(parcel), threads.answer(parcel), threads.ask(parcel, 'Twice')]);
    assert.deepEqual(codesOf(responses), ['ok', 'ok', 'ok']);
    const { messages } = await threads.shown(parcel);
    assert.equal(messages.length, 3);
  }
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('A message beside the decision that closes a thread comes before it or is refused', async () => {
  const parcel = await threads.parcel();
  const { id } = await threads.dispute(parcel);
  await threads.endedAgo(parcel, 200);
  const { token } = await shop.make.admin();
  await shop.call(`POST /admin/threads/${id}/view`, { token, body: {} });
  const [resolved, sent] = await atOnce(
    sql`SELECT FROM threads WHERE id = ${id} FOR UPDATE`,
    () => shop.call(`POST /admin/threads/${id}/resolve`, { token, body: { text: 'Decided.' } }),
    () => threads.ask(parcel, 'One more thing'),
  );
  assert.equal(resolved?.status, 200, resolved?.text);
  const { messages } = await threads.shown(parcel);
  if (sent?.status === 200) assert.equal(messages.at(-1).kind, 'resolution');
  else assert.equal(sent?.body.code, 'thread_closed');
  assert.equal((await threads.ask(parcel)).body.code, 'thread_closed');
});

test('A member who is removed while they write sends nothing', async () => {
  const parcel = await threads.parcel();
  await threads.ask(parcel);
  const colleague = await shop.make.member(parcel.vendor.vendorId, 'orders');
  const letGo = await holding(
    shop.database,
    sql`SELECT FROM threads WHERE vendor_order_id = ${parcel.partId} FOR UPDATE`,
  );
  const sending = threads.answer({ ...parcel, vendor: colleague });
  await untilWaiting(shop.database);
  const gone = await shop.call(`DELETE /vendor/team/${colleague.id}`, { token: parcel.vendor.token });
  assert.equal(gone.status, 200, gone.text);
  await letGo();
  const sent = await sending;
  assert.deepEqual([sent.status, sent.body.code], [403, 'permission_missing']);
  assert.equal((await threads.shown(parcel)).messages.length, 1);
});

test('Of two disputes at the same time, one is opened', async () => {
  const parcel = await threads.parcel();
  await threads.ask(parcel);
  const dispute = () =>
    shop.call(`POST /orders/${parcel.partId}/dispute`, { token: parcel.customer.token, body: { reason: 'Broken' } });
  const responses = await atOnce(
    sql`SELECT FROM threads WHERE vendor_order_id = ${parcel.partId} FOR UPDATE`,
    dispute,
    dispute,
  );
  assert.deepEqual(codesOf(responses), ['changed_meanwhile', 'ok']);
});
