import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createLineReader } from '../support/audit-lines.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { mailsTo } from '../support/mailbox.ts';
import { promisePercent } from '../support/platform.ts';

let shop: TestApp;
let token: string;
before(async () => {
  shop = await buildTestApp();
  await promisePercent(shop.database, 10);
  ({ token } = await shop.make.admin());
});
after(() => shop.close());

const list = async (query = '') => (await shop.call(`GET /admin/newsletter?${query}`, { token })).body.data.subscribers;
const subscribe = (email: string, lang = 'en') =>
  shop.call('POST /news-letter', { body: { email }, headers: { lang } });

/** Follows the latest link mailed to an address. */
const confirm = async (email: string) => {
  const mails = (await mailsTo(shop.database, email)).filter(({ template }) => template === 'newsletter-confirm');
  assert.equal(
    (await shop.call('POST /news-letter/confirm', { body: { token: mails.at(-1)?.payload.token } })).status,
    200,
  );
};

test('An admin sees confirmed, pending and former subscribers and each one’s code', async () => {
  await subscribe('pending@example.com', 'ar');
  await subscribe('reader@example.com');
  await confirm('reader@example.com');
  const [pending] = await list('state=pending');
  assert.deepEqual([pending.email, pending.lang, pending.coupon_code], ['pending@example.com', 'ar', null]);
  const [reader] = await list('state=confirmed&search=reader@');
  assert.match(reader.coupon_code, /^HELLO-/);
  assert.equal(reader.coupon_used, false);
  assert.deepEqual(await list('state=left'), []);
});

test('An admin ends a subscription once; the reader may return, without a second code', async () => {
  const written = createLineReader(shop.database);
  await subscribe('leaver@example.com');
  await confirm('leaver@example.com');
  const [{ id, coupon_code: code }] = await list('search=leaver@');
  const end = () => shop.call(`POST /admin/newsletter/${id}/unsubscribe`, { token });
  const { outcome, lines } = await written(end);
  assert.deepEqual([outcome.body.data.state, lines.length, lines[0]?.label], ['left', 1, 'leaver@example.com']);
  const again = await written(end);
  assert.deepEqual([again.outcome.status, again.lines], [200, []]);

  await subscribe('leaver@example.com');
  await confirm('leaver@example.com');
  const [back] = await list('search=leaver@');
  const { text } = await shop.call('GET /admin/newsletter.csv?search=leaver@', { token });
  const [head = '', row = ''] = text.trim().split('\r\n');
  const cells = row.split(',');
  const cellOf = (column: string) => cells[head.replace('\ufeff', '').split(',').indexOf(column)];
  const told = ['Email', 'Language', 'Status', 'Coupon used'].map(cellOf);
  assert.deepEqual(told, ['leaver@example.com', 'English', 'confirmed', 'no']);
  for (const column of ['Created at', 'Confirmed at'])
    assert.match(cellOf(column) ?? '', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  assert.equal(cellOf('Unsubscribed at'), '');
  assert.deepEqual([back.state, back.coupon_code], ['confirmed', code]);
});

test('Subscriptions are ended in bulk, and the export contains all of the filter', async () => {
  const emails = Array.from({ length: 12 }, (_, index) => `many-${index}@example.com`);
  for (const email of emails) await subscribe(email);
  const rows = await shop.database.query<{ id: number }>(
    sql`SELECT id FROM newsletter_subscribers WHERE email LIKE 'many-%'`,
  );
  const body = { ids: rows.map(({ id }) => id), action: 'unsubscribe' };
  assert.equal((await shop.call('POST /admin/newsletter/bulk', { token, body })).body.done, 12);
  const { text } = await shop.call('GET /admin/newsletter.csv?search=many-&state=left', { token });
  assert.equal(text.trim().split('\r\n').length, 13);
});
