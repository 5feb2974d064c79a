import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createAnswerTimes } from '../../src/modules/sales/messages/answer-times.ts';
import { createThreadMails } from '../../src/modules/sales/messages/mails.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales } from '../support/sales.ts';
import { createThreads, type Parcel, type Threads } from '../support/threads.ts';

let shop: TestApp;
let threads: Threads;
let sendDue: ReturnType<typeof createThreadMails>['sendDue'];
before(async () => {
  shop = await buildTestApp();
  threads = createThreads(shop, createSales(shop));
  ({ sendDue } = createThreadMails({ database: shop.database, outbox: shop.app.outbox }));
});
after(() => shop.close());

const NOON = new Date('2026-11-30T09:00:00Z');
const NIGHT = new Date('2026-11-30T19:00:00Z');

/** Moves everything about a thread into the past. */
const wait = async ({ partId }: Parcel, minutes: number) => {
  const ago = sql`${minutes} * interval '1 minute'`;
  await shop.database.query(sql`
    UPDATE thread_messages m SET created_at = m.created_at - ${ago} FROM threads t
    WHERE t.id = m.thread_id AND t.vendor_order_id = ${partId}`);
  await shop.database.query(sql`
    UPDATE threads SET buyer_mailed_at = buyer_mailed_at - ${ago}, vendor_mailed_at = vendor_mailed_at - ${ago},
      waits_since = waits_since - ${ago}, created_at = created_at - ${ago} WHERE vendor_order_id = ${partId}`);
};

const mailsOf = async ({ partId }: Parcel): Promise<string[]> => {
  const rows = await shop.database.query<{ template: string; side: string; recipient: string }>(sql`
    SELECT template, payload ->> 'side' AS side, recipient FROM outbox
    WHERE payload ->> 'order_id' = ${String(partId)} AND template ~ '^(message|dispute)-' ORDER BY id`);
  return rows.map(({ template, side, recipient }) => `${template} to ${side} ${recipient.split('-')[0]}`);
};

test('Several messages make one mail, and the next comes a quarter of an hour later', async () => {
  const parcel = await threads.parcel();
  await threads.ask(parcel, 'Secret illness');
  await sendDue(NOON);
  assert.deepEqual(await mailsOf(parcel), [], 'there is time to read it on screen');
  await threads.ask(parcel, 'Another');
  await wait(parcel, 2);
  await sendDue(NOON);
  await sendDue(NOON);
  assert.deepEqual(await mailsOf(parcel), ['message-received to vendor omar']);
  await threads.ask(parcel, 'A third');
  await wait(parcel, 5);
  await sendDue(NOON);
  assert.equal((await mailsOf(parcel)).length, 1);
  await wait(parcel, 15);
  await sendDue(NOON);
  assert.equal((await mailsOf(parcel)).length, 2);
  const leaks = await shop.database.query(sql`SELECT FROM outbox WHERE payload::text LIKE '%Secret%'`);
  assert.deepEqual(leaks, []);
});

test('At night no mail is sent; in the morning it is', async () => {
  const parcel = await threads.parcel();
  await threads.answer(parcel, 'It leaves tomorrow.');
  await wait(parcel, 2);
  assert.equal(await sendDue(NIGHT), 0);
  assert.equal(await sendDue(new Date('2026-11-30T04:59:00Z')), 0);
  assert.deepEqual(await mailsOf(parcel), []);
  await sendDue(new Date('2026-11-30T05:00:00Z'));
  assert.deepEqual(await mailsOf(parcel), ['message-received to buyer layla']);
});

test('Members who have read a message get no mail; colleagues who may read it do', async () => {
  const parcel = await threads.parcel();
  await shop.make.member(parcel.vendor.vendorId, 'orders');
  await shop.make.member(parcel.vendor.vendorId, 'finance');
  const { body } = await threads.ask(parcel);
  await shop.call(`POST /vendor/orders/${parcel.partId}/messages/read`, {
    token: parcel.vendor.token,
    body: { up_to: body.data.id },
  });
  await wait(parcel, 2);
  await sendDue(NOON);
  assert.deepEqual(await mailsOf(parcel), ['message-received to vendor huda']);
});

test('A store is reminded once of a buyer who waits for a day', async () => {
  const parcel = await threads.parcel();
  await threads.ask(parcel);
  await wait(parcel, 25 * 60);
  await sendDue(NOON);
  await sendDue(NOON);
  assert.deepEqual((await mailsOf(parcel)).sort(), ['message-received to vendor omar', 'message-waits to vendor omar']);
  await threads.answer(parcel);
  await threads.ask(parcel, 'And now?');
  await wait(parcel, 25 * 60);
  await sendDue(NOON);
  assert.equal((await mailsOf(parcel)).filter((mail) => mail.startsWith('message-waits')).length, 2);
});

test('Both sides hear of a dispute and of its decision', async () => {
  const parcel = await threads.parcel();
  await threads.ask(parcel);
  const { id } = await threads.dispute(parcel);
  await wait(parcel, 2);
  await sendDue(NOON);
  assert.deepEqual(await mailsOf(parcel), ['dispute-opened to vendor omar']);
  const { token } = await shop.make.admin();
  await shop.call(`POST /admin/threads/${id}/view`, { token, body: {} });
  const resolved = await shop.call(`POST /admin/threads/${id}/resolve`, { token, body: { text: 'Money back.' } });
  assert.equal(resolved.status, 200, resolved.text);
  await wait(parcel, 20);
  await sendDue(NOON);
  assert.deepEqual((await mailsOf(parcel)).slice(1).sort(), [
    'dispute-resolved to buyer layla',
    'dispute-resolved to vendor omar',
  ]);
});

test('A store lists those who wait for it first, the longest on top', async () => {
  const vendor = await shop.make.vendor();
  const answered = await threads.parcel({ vendor });
  const [first, second] = [await threads.parcel({ vendor }), await threads.parcel({ vendor })];
  await threads.ask(second, 'Second');
  await threads.ask(first, 'First');
  await wait(first, 4 * 24 * 60);
  await threads.ask(answered);
  await threads.answer(answered, 'Done');
  const { body } = await shop.call('GET /vendor/threads', vendor);
  assert.deepEqual(
    body.data.threads.map((thread: { last_message: string; is_late: boolean; unread: number }) => [
      ...[thread.last_message, thread.is_late, thread.unread],
    ]),
    [
      ['First', true, 1],
      ['Second', false, 1],
      ['Done', false, 0],
    ],
  );
  const waiting = await shop.call('GET /vendor/threads?waits_for=buyer', vendor);
  assert.equal(waiting.body.data.meta.total, 1);
  const bell = await shop.call('GET /vendor/notifications/unread', vendor);
  assert.equal(bell.body.messages, 2);
  const csv = await shop.call('GET /vendor/threads.csv', { token: vendor.token });
  assert.ok(!csv.text.includes('First'), 'the file holds no messages');
  const rest = await shop.call('GET /vendor/threads', { token: (await shop.make.vendor()).token });
  assert.equal(rest.body.data.meta.total, 0);
});

test('A buyer learns which orders have unread messages', async () => {
  const parcel = await threads.parcel();
  await threads.answer(parcel);
  const { body } = await shop.call('GET /orders/messages/unread', parcel.customer);
  assert.deepEqual(body.data.orders, [{ order_id: parcel.partId, unread: 1 }]);
});

test('The time to the first answer is the median of the last 90 days', async () => {
  const vendor = await shop.make.vendor();
  const update = createAnswerTimes(shop.database);
  for (const minutes of [10, 30, 500]) {
    const parcel = await threads.parcel({ vendor });
    await threads.ask(parcel);
    await wait(parcel, minutes);
    await threads.answer(parcel);
  }
  const first = await threads.parcel({ vendor });
  await threads.answer(first, 'We wrote first, which counts for nothing.');
  assert.equal((await update()) > 0, true);
  const { body } = await shop.call('GET /vendor/threads', vendor);
  assert.deepEqual([body.data.first_answers, body.data.first_answer_minutes], [3, 30]);
  assert.equal(await update(), 0);
});
