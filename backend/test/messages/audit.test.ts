import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auditLedger } from '../../src/ledger/audit.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { createSales } from '../support/sales.ts';
import { createThreads, type Threads } from '../support/threads.ts';

let shop: TestApp;
let threads: Threads;
before(async () => {
  shop = await buildTestApp();
  threads = createThreads(shop, createSales(shop));
});
after(() => shop.close());

const AUTHOR = 'The author of a message was on its side when it was sent';
const ONE_THREAD = 'A thread belongs to a placed sub-order, which has no other';
const DISPUTE = 'The last of the disputes of a thread is open, or ends with a decision';

test('A message of someone who was never on its side is found', async () => {
  const parcel = await threads.parcel();
  await threads.ask(parcel);
  await threads.answer(parcel);
  assert.deepEqual(await auditLedger(shop.database), []);
  const stranger = await shop.make.vendor();
  const outsider = await shop.make.customer();
  const write = (side: string, author: number) => sql`
    INSERT INTO thread_messages (thread_id, side, author_user_id, body)
    SELECT id, ${side}, ${author}, 'Hello' FROM threads WHERE vendor_order_id = ${parcel.partId}`;
  assert.deepEqual(await rulesBrokenBy(shop.database, write('vendor', stranger.id)), [AUTHOR]);
  assert.deepEqual(await rulesBrokenBy(shop.database, write('buyer', outsider.id)), [AUTHOR]);
  assert.deepEqual(await rulesBrokenBy(shop.database, write('platform', stranger.id)), [AUTHOR]);
});

test('A member who leaves keeps the messages that they wrote before', async () => {
  const parcel = await threads.parcel();
  const colleague = await shop.make.member(parcel.vendor.vendorId, 'orders');
  await threads.answer({ ...parcel, vendor: colleague });
  const gone = await shop.call(`DELETE /vendor/team/${colleague.id}`, { token: parcel.vendor.token });
  assert.equal(gone.status, 200, gone.text);
  assert.deepEqual(await auditLedger(shop.database), []);
  const late = sql`
    INSERT INTO thread_messages (thread_id, side, author_user_id, body)
    SELECT id, 'vendor', ${colleague.id}, 'Still here' FROM threads WHERE vendor_order_id = ${parcel.partId}`;
  assert.deepEqual(await rulesBrokenBy(shop.database, late), [AUTHOR]);
});

test('A thread of an order that was never placed is found, and a second one', async () => {
  const parcel = await threads.parcel();
  await threads.ask(parcel);
  const unplaced = sql`
    UPDATE threads SET vendor_order_id = part.id FROM vendor_orders part JOIN orders o ON o.id = part.order_id
    WHERE o.state = 'draft' AND threads.vendor_order_id = ${parcel.partId}`;
  const customer = await shop.make.customer();
  const product = await shop.make.product();
  await createSales(shop).draft(customer, [{ productId: product.id }]);
  assert.ok((await rulesBrokenBy(shop.database, unplaced)).includes(ONE_THREAD));
  const second = [
    sql`ALTER TABLE threads DROP CONSTRAINT threads_vendor_order_id_key`,
    sql`INSERT INTO threads (vendor_order_id) VALUES (${parcel.partId})`,
  ];
  assert.deepEqual(await rulesBrokenBy(shop.database, ...second), [ONE_THREAD]);
});

test('A dispute without its reason or its decision is found', async () => {
  const parcel = await threads.parcel();
  await threads.dispute(parcel);
  const ended = sql`UPDATE threads SET resolved_at = now() WHERE vendor_order_id = ${parcel.partId}`;
  assert.deepEqual(await rulesBrokenBy(shop.database, ended), [DISPUTE]);
});
