import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED } from '../../src/facts/order-statuses.ts';
import { createRecallReminders } from '../../src/modules/sales/recalls/reminders.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import type { Person } from '../support/factories.ts';
import { createLots } from '../support/lots.ts';
import { createRecalls, recallForm } from '../support/recalls.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let lots: ReturnType<typeof createLots>;
let recalls: ReturnType<typeof createRecalls>;
let remind: () => Promise<void>;
let admin: Person;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  lots = createLots(shop);
  recalls = createRecalls(shop);
  remind = createRecallReminders(shop.database);
  admin = await shop.make.admin();
});
after(async () => {
  await sales.assertBooksAreRight();
  await shop.close();
});

/** A recall of a batch that one customer has bought; the notice has left. */
const told = async (severity: 'I' | 'II' = 'II') => {
  const { vendor, product } = await lots.tracked([{ lot_no: 'BAD', days: 200, quantity: 5 }]);
  const customer = await shop.make.customer();
  const [partId = 0] = await sales.buy(customer, [{ productId: product.id }]);
  const scope = { product_ids: [product.id], lot_ids: [await lots.idOf(product.id, 'BAD')] };
  const body = { ...recallForm(scope), severity };
  const drafted = await shop.call('POST /admin/recalls', { token: admin.token, body });
  const { id, recall_no } = drafted.body.data;
  await shop.call(`POST /admin/recalls/${id}/open`, { token: admin.token, body: { recall_no } });
  await recalls.tell();
  const token = (await recalls.tokens(recall_no)).get(customer.email);
  await shop.database.query(sql`
    UPDATE outbox SET done_at = now() WHERE template = 'recall-notice' AND payload ->> 'recall_no' = ${recall_no}`);
  return { vendor, partId, id, recall_no, token };
};

/** Moves everything that has been sent to a recall's buyers into the past. */
const daysPass = async (days: number) => {
  await shop.database.query(
    sql`UPDATE outbox SET done_at = done_at - ${days} * interval '1 day' WHERE template = 'recall-notice'`,
  );
  await shop.database.query(sql`ALTER TABLE recall_reminders DISABLE TRIGGER recall_reminders_append_only`);
  await shop.database.query(sql`UPDATE recall_reminders SET created_at = created_at - ${days} * interval '1 day'`);
  await shop.database.query(sql`ALTER TABLE recall_reminders ENABLE TRIGGER recall_reminders_append_only`);
};

/** Tokens of the reminders of a recall that have not left. */
const reminders = (recallNo: string) =>
  shop.database.query<{ event_id: string; token: string }>(sql`
    SELECT event_id, payload ->> 'token' AS token FROM outbox
    WHERE template = 'recall-reminder' AND payload ->> 'recall_no' = ${recallNo} ORDER BY id`);

const answer = (token: string | undefined) =>
  shop.call('POST /recalls/answers', { body: { token, name: 'Layla', used: 1 } });

test('A buyer who has not answered is reminded after two and four days', async () => {
  const { recall_no } = await told();
  const numbers: number[] = [];
  for (let day = 1; day <= 6; day += 1) {
    await daysPass(1);
    await Promise.all([remind(), remind()]);
    numbers.push((await reminders(recall_no)).length);
  }
  assert.deepEqual(numbers, [0, 1, 1, 2, 2, 2]);
});

test('A class I recall reminds daily', async () => {
  const { recall_no } = await told('I');
  const numbers: number[] = [];
  for (let day = 1; day <= 6; day += 1) {
    await daysPass(1);
    await remind();
    numbers.push((await reminders(recall_no)).length);
  }
  assert.deepEqual(numbers, [1, 2, 3, 4, 4, 4]);
});

test('An outage of days is followed by one reminder', async () => {
  const { recall_no } = await told('I');
  await daysPass(9);
  await remind();
  await remind();
  assert.equal((await reminders(recall_no)).length, 1);
});

test('The links of the notice and of a reminder lead to one answer', async () => {
  const { recall_no, token } = await told();
  await daysPass(2);
  await remind();
  const [reminder] = await reminders(recall_no);
  assert.equal((await answer(token)).status, 200);
  const found = await shop.call('POST /recalls/answers/find', { body: { token: reminder?.token } });
  assert.equal(found.body.data.acknowledged_by, 'Layla');
});

test('A buyer who has answered is not reminded, not even by a mail that waits', async () => {
  const { recall_no, token } = await told();
  await daysPass(2);
  await remind();
  await answer(token);
  assert.deepEqual(await reminders(recall_no), []);
  await daysPass(2);
  await remind();
  assert.deepEqual(await reminders(recall_no), []);
});

test('No reminder follows a closing, a cancelled parcel, or a notice that has not left', async () => {
  const cancelled = await told();
  await shop.call(`POST /vendor/orders/${cancelled.partId}/status`, {
    token: cancelled.vendor.token,
    body: { status: CANCELLED },
  });
  const waiting = await told();
  await shop.database.query(sql`
    UPDATE outbox SET done_at = NULL WHERE template = 'recall-notice' AND payload ->> 'recall_no' = ${waiting.recall_no}`);
  const closed = await told();
  await shop.call(`POST /vendor/orders/${closed.partId}/status`, {
    token: closed.vendor.token,
    body: { status: CANCELLED },
  });
  const body = { conclusion: 'Done.', conclusion_arabic: 'تم.' };
  const { status, text } = await shop.call(`POST /admin/recalls/${closed.id}/close`, { token: admin.token, body });
  assert.equal(status, 200, text);
  await daysPass(3);
  await remind();
  for (const { recall_no } of [cancelled, waiting, closed]) assert.deepEqual(await reminders(recall_no), []);
});

test('The audit finds a reminder after an answer', async () => {
  const { recall_no, token } = await told();
  await answer(token);
  const broken = await rulesBrokenBy(
    shop.database,
    sql`INSERT INTO recall_reminders (case_id, number, token_hash, created_at)
      SELECT c.id, 1, '\\x00', clock_timestamp() FROM recall_cases c JOIN recalls r ON r.id = c.recall_id WHERE r.recall_no = ${recall_no}`,
  );
  assert.ok(
    broken.some((rule) => rule.startsWith('A buyer of recalled units was reminded')),
    broken.join('; '),
  );
});
