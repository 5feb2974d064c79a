import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createGuestShop } from '../support/guests.ts';
import { fileOf, photo } from '../support/products.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { createThreads, type Threads } from '../support/threads.ts';

let shop: TestApp;
let sales: Sales;
let threads: Threads;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  threads = createThreads(shop, sales);
});
after(() => shop.close());

const PDF = fileOf(Buffer.from('%PDF-1.7\n%%EOF'), 'certificate.pdf');

const bodiesOf = ({ messages }: { messages: { body: string }[] }) => messages.map(({ body }) => body);

test('A buyer asks, the store answers, and each sees what is new', async () => {
  const parcel = await threads.parcel();
  const empty = await threads.shown(parcel);
  assert.deepEqual([empty.thread.id, empty.thread.state, empty.messages], [null, 'open', []]);

  const asked = await threads.ask(parcel, 'Is it sterile?\nAnd until when?');
  assert.equal(asked.status, 200, asked.text);
  const waiting = await threads.shown(parcel, 'vendor');
  assert.deepEqual([waiting.thread.unread, waiting.thread.waits_for], [1, 'vendor']);
  await threads.answer(parcel, 'Yes. Until March.');

  const answered = await threads.shown(parcel);
  assert.deepEqual(bodiesOf(answered), ['Is it sterile?\nAnd until when?', 'Yes. Until March.']);
  assert.deepEqual([answered.thread.unread, answered.thread.waits_for], [1, 'buyer']);
  const last = answered.messages.at(-1);
  assert.deepEqual([last.side, last.author], ['vendor', `Supplies ${parcel.vendor.id}`]);
  const read = await shop.call(`POST /orders/${parcel.partId}/messages/read`, {
    token: parcel.customer.token,
    body: { up_to: last.id },
  });
  assert.equal(read.body.data.unread, 0);
});

test('A store names its people to itself, and only to itself', async () => {
  const parcel = await threads.parcel();
  const colleague = await shop.make.member(parcel.vendor.vendorId, 'orders');
  await threads.answer({ ...parcel, vendor: colleague }, 'Your parcel leaves today.');
  const authorOn = async (side: 'buyer' | 'vendor') => (await threads.shown(parcel, side)).messages[0].author;
  assert.match(await authorOn('vendor'), /^Huda /);
  assert.match(await authorOn('buyer'), /^Supplies /);
});

test('A stranger, another store and a member without the permission get nothing', async () => {
  const { call, make } = shop;
  const parcel = await threads.parcel();
  await threads.ask(parcel, 'Help', { files: [PDF] });
  const { messages } = await threads.shown(parcel);
  const file = `messages/files/${messages[0].files[0].id}`;
  const statusFor = async (route: string, { token }: { token: string }) => (await call(route, { token })).status;
  const stranger = await make.customer();
  const otherStore = await make.vendor();
  const reader = await make.member(parcel.vendor.vendorId, 'reader');
  for (const path of ['thread', file]) {
    assert.equal(await statusFor(`GET /orders/${parcel.partId}/${path}`, stranger), 404);
    assert.equal(await statusFor(`GET /vendor/orders/${parcel.partId}/${path}`, otherStore), 404);
    assert.equal(await statusFor(`GET /vendor/orders/${parcel.partId}/${path}`, reader), 403);
  }
  assert.equal((await threads.ask({ ...parcel, customer: stranger })).status, 404);
  assert.equal((await threads.answer({ ...parcel, vendor: otherStore })).status, 404);
  assert.equal((await threads.shown(parcel)).messages.length, 1);
});

test('Pictures are encoded again, papers kept, and other files refused', async () => {
  const { call } = shop;
  const parcel = await threads.parcel();
  const sent = await threads.ask(parcel, 'See these', { files: [fileOf(await photo()), PDF] });
  assert.equal(sent.status, 200, sent.text);
  const [picture, paper] = sent.body.data.files;
  assert.deepEqual([picture.mime, paper.mime, paper.name], ['image/webp', 'application/pdf', 'certificate.pdf']);
  const seen = await call(`GET /vendor/orders/${parcel.partId}/messages/files/${picture.id}`, parcel.vendor);
  assert.deepEqual([seen.status, seen.headers['content-type']], [200, 'image/webp']);
  assert.match(String(seen.headers['content-disposition']), /^attachment/);

  const stored = () => shop.database.query(sql`SELECT id FROM files`);
  const before = await stored();
  const script = fileOf(Buffer.from('<script>alert(1)</script>'), 'photo.png');
  const refused = await threads.ask(parcel, 'See this', { files: [fileOf(await photo()), script] });
  const allowed = ['Send a JPEG, PNG or WebP picture, or a PDF file.'];
  assert.deepEqual([refused.status, refused.body.errors], [422, { 'files.1': allowed }]);
  const five = await threads.ask(parcel, 'All', { files: [PDF, PDF, PDF, PDF, PDF] });
  assert.deepEqual([five.status, Object.keys(five.body.errors)], [413, ['files']]);
  const long = await threads.ask(parcel, 'x'.repeat(2001));
  assert.deepEqual([long.status, Object.keys(long.body.errors)], [422, ['body']]);
  assert.equal((await stored()).length, before.length);
});

test('A repeated request sends one message, also after a crash', async () => {
  const parcel = await threads.parcel();
  const send = () =>
    shop.call(`POST /orders/${parcel.partId}/messages`, {
      token: parcel.customer.token,
      body: { body: 'Once' },
      headers: { 'idempotency-key': 'once' },
    });
  const first = await send();
  const second = await send();
  // A crash between the message and its stored response releases the key.
  await shop.database.query(sql`DELETE FROM idempotency_keys`);
  const third = await send();
  assert.deepEqual(
    [second, third].map(({ body }) => body.data.id),
    [first.body.data.id, first.body.data.id],
  );
  assert.deepEqual(bodiesOf(await threads.shown(parcel)), ['Once']);
});

test('Messages are taken until 90 days after the sub-order ended', async () => {
  const parcel = await threads.parcel();
  await threads.endedAgo(parcel, 89);
  assert.equal((await threads.ask(parcel)).status, 200);
  await threads.endedAgo(parcel, 91);
  const late = await threads.ask(parcel);
  assert.deepEqual([late.status, late.body.code], [409, 'thread_closed']);
  assert.equal((await threads.answer(parcel)).body.code, 'thread_closed');
  const { thread, messages } = await threads.shown(parcel);
  assert.deepEqual([thread.state, thread.may_dispute, messages.length], ['closed', false, 1]);
});

test('A side sends at most six messages a minute', async () => {
  const parcel = await threads.parcel();
  for (let sent = 0; sent < 6; sent += 1) assert.equal((await threads.ask(parcel, `No ${sent}`)).status, 200);
  const seventh = await threads.ask(parcel, 'One more');
  assert.deepEqual([seventh.status, seventh.body.code], [429, 'rate_limited']);
  assert.equal((await threads.answer(parcel)).status, 200);
});

test('Older messages come in pages', async () => {
  const parcel = await threads.parcel();
  await threads.ask(parcel, 'First');
  await shop.database.query(sql`
    INSERT INTO thread_messages (thread_id, side, author_user_id, body)
    SELECT t.id, 'buyer', ${parcel.customer.id}, 'No ' || n
    FROM threads t, generate_series(2, 60) AS n WHERE t.vendor_order_id = ${parcel.partId}`);
  const newest = await threads.shown(parcel);
  assert.deepEqual([newest.messages.length, newest.has_more, newest.messages.at(-1).body], [50, true, 'No 60']);
  const { body } = await shop.call(
    `GET /orders/${parcel.partId}/thread?before=${newest.messages[0].id}`,
    parcel.customer,
  );
  assert.deepEqual([body.data.messages.length, body.data.has_more, body.data.messages[0].body], [10, false, 'First']);
});

test('A guest writes with the token of the order', async () => {
  const guests = createGuestShop(shop, sales);
  await guests.allow();
  const vendor = await shop.make.vendor();
  const product = await shop.make.product({ vendorId: vendor.vendorId });
  const browser = guests.visit();
  const orderNo = await guests.buy(browser, [product.id], 'writer@test.balsam.test');
  const [part] = await guests.partsOf(orderNo);
  const sent = await browser.call(`POST /orders/${part?.id}/messages`, { body: 'Please ring twice.' });
  assert.equal(sent.status, 200, sent.text);
  const { body } = await shop.call(`GET /vendor/orders/${part?.id}/thread`, vendor);
  assert.deepEqual([body.data.messages[0].side, body.data.messages[0].body], ['buyer', 'Please ring twice.']);
  assert.equal((await guests.visit().call(`GET /orders/${part?.id}/thread`)).status, 401);
});
