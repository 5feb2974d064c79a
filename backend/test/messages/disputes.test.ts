import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Person } from '../support/factories.ts';
import { fileOf } from '../support/products.ts';
import { createSales } from '../support/sales.ts';
import { createThreads, type Parcel, type Threads } from '../support/threads.ts';

let shop: TestApp;
let threads: Threads;
let admin: Person;
before(async () => {
  shop = await buildTestApp();
  threads = createThreads(shop, createSales(shop));
  admin = await shop.make.admin('support');
});
after(() => shop.close());

const as = (person: { token: string }, route: string, body: object) => shop.call(route, { token: person.token, body });
const view = (id: number, body: object = {}) => as(admin, `POST /admin/threads/${id}/view`, body);

const linesOf = (id: number) =>
  shop.database.query<{ action: string; after: { reason?: string } }>(
    sql`SELECT action, after FROM audit_log WHERE entity = 'thread' AND entity_id = ${String(id)} AND actor_role = 1 ORDER BY id`,
  );

const kindsOf = async (parcel: Parcel, side?: 'buyer' | 'vendor') =>
  (await threads.shown(parcel, side)).messages.map(({ kind }: { kind: string }) => kind);

test('Balsam opens a dispute, both sides see it, and it decides once', async () => {
  const parcel = await threads.parcel();
  await threads.ask(parcel, 'It is broken.', { files: [fileOf(Buffer.from('%PDF-1.7\n%%EOF'), 'paper.pdf')] });
  const disputed = await threads.dispute(parcel, 'The store does not answer.');
  assert.deepEqual([disputed.waits_for, disputed.may_dispute], ['platform', false]);
  const { id } = disputed;

  const list = await shop.call('GET /admin/threads?state=disputed', { token: admin.token });
  const [row] = list.body.data.threads;
  assert.deepEqual([row.id, row.messages, row.has_joined], [id, 2, false]);
  assert.ok(!list.text.includes('broken'), 'the list shows no text');

  const viewed = await view(id);
  assert.deepEqual([viewed.status, viewed.body.data.messages.length], [200, 3]);
  for (const side of ['buyer', 'vendor'] as const)
    assert.deepEqual(await kindsOf(parcel, side), ['message', 'dispute', 'joined']);
  await view(id);
  assert.deepEqual(
    (await linesOf(id)).map(({ action }) => action),
    ['thread.viewed', 'thread.viewed'],
  );

  await as(admin, `POST /admin/threads/${id}/messages`, { body: 'We are looking into it.' });
  const stale = await as(admin, `POST /admin/threads/${id}/resolve`, {
    text: 'Too early.',
    updated_at_seen: viewed.body.data.thread.updated_at,
  });
  assert.deepEqual([stale.status, stale.body.code], [409, 'changed_meanwhile']);
  const resolved = await as(admin, `POST /admin/threads/${id}/resolve`, { text: 'The store sends another.' });
  assert.equal(resolved.status, 200, resolved.text);
  const again = await as(admin, `POST /admin/threads/${id}/resolve`, { text: 'Once more.' });
  assert.deepEqual([again.status, again.body.code], [409, 'changed_meanwhile']);
  const { thread, messages } = await threads.shown(parcel);
  assert.deepEqual([thread.waits_for, thread.has_joined, thread.may_dispute], [null, false, true]);
  assert.deepEqual([messages.at(-1).body, messages.at(-1).author], ['The store sends another.', '']);
});

test('Without a dispute Balsam needs a reason, which is logged', async () => {
  const parcel = await threads.parcel();
  await threads.ask(parcel, 'Private matter');
  const { thread } = await threads.shown(parcel);
  const blind = await view(thread.id);
  assert.deepEqual([blind.status, Object.keys(blind.body.errors)], [422, ['reason']]);
  assert.deepEqual(await kindsOf(parcel), ['message']);
  const silent = await as(admin, `POST /admin/threads/${thread.id}/messages`, { body: 'Hello' });
  assert.deepEqual([silent.status, silent.body.code], [409, 'changed_meanwhile']);

  assert.equal((await view(thread.id, { reason: 'The buyer called us.' })).status, 200);
  assert.deepEqual(await kindsOf(parcel, 'vendor'), ['message', 'joined']);
  const [line] = await linesOf(thread.id);
  assert.deepEqual([line?.action, line?.after.reason], ['thread.viewed', 'The buyer called us.']);
  assert.equal((await as(admin, `POST /admin/threads/${thread.id}/messages`, { body: 'Hello' })).status, 200);
});

test('Files are shown to the platform only while it reads along', async () => {
  const parcel = await threads.parcel();
  const { body } = await threads.ask(parcel, 'See', { files: [fileOf(Buffer.from('%PDF-1.7\n%%EOF'), 'paper.pdf')] });
  const { id } = await threads.dispute(parcel);
  const open = () => shop.call(`GET /admin/threads/${id}/files/${body.data.files[0].id}`, { token: admin.token });
  assert.equal((await open()).status, 404);
  await view(id);
  assert.equal((await open()).status, 200);
  await as(admin, `POST /admin/threads/${id}/resolve`, { text: 'Done.' });
  assert.equal((await open()).status, 404);
});

test('A dispute keeps a thread open, and cannot be opened twice or too late', async () => {
  const parcel = await threads.parcel();
  await threads.dispute(parcel);
  const twice = await as(parcel.customer, `POST /orders/${parcel.partId}/dispute`, { reason: 'Again' });
  assert.deepEqual([twice.status, twice.body.code], [409, 'changed_meanwhile']);
  await threads.endedAgo(parcel, 200);
  assert.equal((await threads.answer(parcel)).status, 200);

  const late = await threads.parcel();
  await threads.endedAgo(late, 91);
  const refused = await as(late.customer, `POST /orders/${late.partId}/dispute`, { reason: 'Too late' });
  assert.deepEqual([refused.status, refused.body.code], [409, 'thread_closed']);
});

test('Members without the permission read no conversation', async () => {
  const parcel = await threads.parcel();
  const { id } = await threads.dispute(parcel);
  for (const role of ['reader', 'finance', 'catalogue', 'content'] as const) {
    const person = await shop.make.admin(role);
    assert.equal((await as(person, `POST /admin/threads/${id}/view`, {})).status, 403);
    assert.equal((await shop.call('GET /admin/threads', person)).status, 403);
  }
});
