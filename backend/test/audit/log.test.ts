import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createAuditLog } from '../../src/modules/operations/audit/audit-log.ts';
import { hashToken } from '../../src/plugins/session.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { TEST_PASSWORD, type Person, type Vendor } from '../support/factories.ts';

let shop: TestApp;
let admin: Person;
let vendor: Vendor;
before(async () => {
  shop = await buildTestApp();
  admin = await shop.make.admin();
  vendor = await shop.make.vendor();
  const log = createAuditLog(shop.database);
  const [asAdmin, asVendor] = [
    { id: admin.id, role: 1, vendorId: null } as const,
    { id: vendor.id, role: 2, vendorId: vendor.vendorId } as const,
  ];
  const mask = { entity: 'product', entityId: 7, label: 'Face mask' } as const;
  await log.record(asVendor, { ...mask, action: 'product.created', before: null, after: { name: 'Face mask' } });
  await log.record(asVendor, {
    ...mask,
    action: 'product.edited',
    before: { stock: 5, sku: 'M' },
    after: { stock: 4, sku: 'M' },
  });
  await log.record(asAdmin, {
    ...mask,
    action: 'product.approval_status',
    before: { approval_status: 0 },
    after: { approval_status: 1 },
  });
  const palm = { entity: 'vendor', entityId: 3, label: 'مؤسسة النخلة' } as const;
  await log.record(asAdmin, { ...palm, action: 'vendor.deleted', before: { active: 1 }, after: null });
  await log.record(asAdmin, { ...palm, action: 'vendor.status', before: { active: 1 }, after: { active: 1 } });
  // One line in the last minute of 1 March in Riyadh, and one in the first minute of 2 March.
  for (const moment of ['2026-03-01T20:59:30Z', '2026-03-01T21:00:30Z'])
    await shop.database.query(sql`
      INSERT INTO audit_log (actor_user_id, actor_role, action, entity, entity_id, label, before, after, created_at)
      VALUES (${admin.id}, 1, 'coupon.offered', 'coupon', '1', 'SPRING', NULL, '{}', ${moment})`);
});
after(() => shop.close());

const ask = async (query = '') => (await shop.call(`GET /admin/audit${query}`, { token: admin.token })).body.data;
const actions = async (query: string) => (await ask(query)).entries.map(({ action }: { action: string }) => action);

test('The admin reads who did what, newest first, with the changed columns', async () => {
  const { entries, meta } = await ask('?entity=product&entity_id=7');
  assert.deepEqual(meta, { current_page: 1, last_page: 1, total: 3, per_page: 10 });
  const [approved, edited, created] = entries;
  assert.deepEqual([approved.action, approved.actor.id, approved.actor.role], ['product.approval_status', admin.id, 1]);
  const { id, created_at, ...line } = edited;
  assert.ok(id > created.id && Date.parse(created_at));
  assert.deepEqual(line, {
    actor: { id: vendor.id, name: line.actor.name, email: vendor.email, role: 2 },
    action: 'product.edited',
    action_text: 'Product changed',
    entity: 'product',
    entity_text: 'Product',
    entity_id: '7',
    label: 'Face mask',
    before: { stock: 5 },
    after: { stock: 4 },
  });
  assert.match(line.actor.name, /^Omar No/);
  assert.deepEqual([created.before, created.after], [null, { name: 'Face mask' }]);
});

test('The log is searched and filtered by person, role, object, action and day', async () => {
  assert.deepEqual(await actions(`?actor=${vendor.id}`), ['product.edited', 'product.created']);
  assert.deepEqual(await actions('?role=1&entity=vendor'), ['vendor.deleted']);
  assert.deepEqual(await actions('?search=النخلة'), ['vendor.deleted']);
  assert.deepEqual(await actions(`?search=${vendor.email.toUpperCase()}&action=product.created`), ['product.created']);
  assert.deepEqual(await actions('?search=nobody'), []);
  const moments = async (query: string) =>
    (await ask(query)).entries.map(({ created_at }: { created_at: string }) => created_at);
  assert.deepEqual(await moments('?from=2026-03-02&to=2026-03-02'), ['2026-03-01T21:00:30.000Z']);
  assert.deepEqual(await moments('?from=2026-02-01&to=2026-03-01'), ['2026-03-01T20:59:30.000Z']);
});

test('The log’s filters offer only values that occur in it', async () => {
  const { body } = await shop.call('GET /admin/audit/filters', { token: admin.token });
  assert.deepEqual(
    body.actors.map(({ id, role }: { id: number; role: number }) => [id, role]),
    [
      [admin.id, 1],
      [vendor.id, 2],
    ],
  );
  const textsOf = (choices: { text: string }[]) => choices.map(({ text }) => text);
  assert.deepEqual(textsOf(body.entities), ['Coupon', 'Product', 'Vendor']);
  assert.deepEqual(body.actions[3], { value: 'product.edited', text: 'Product changed' });
  // An action that no longer exists has no label and is shown by its name.
  assert.deepEqual(textsOf(body.actions), [
    'coupon: offered',
    'Product approval changed',
    'Product added',
    'Product changed',
    'Vendor deleted',
  ]);
});

test('The log is exported as CSV with the filter of the list', async () => {
  const { text, headers } = await shop.call('GET /admin/audit.csv?entity=vendor', { token: admin.token });
  assert.match(String(headers['content-disposition']), /audit\.csv/);
  const [head, line, ...rest] = text.split('\r\n');
  assert.equal(head, '\ufeffNumber,Created at,Person,Email,Role,Action,Object type,Object ID,Object name,Before,After');
  assert.match(line ?? '', /,admin,Vendor deleted,Vendor,3,مؤسسة النخلة,"\{""active"":1\}",$/);
  assert.deepEqual(rest, ['']);
});

test('The export contains all lines, even more than one batch', async () => {
  await shop.database.query(sql`
    INSERT INTO audit_log (actor_user_id, actor_role, action, entity, entity_id, label)
    SELECT ${admin.id}::bigint, 1, 'message.handled', 'message', n::text, 'Hello' FROM generate_series(1, 1200) n`);
  const { text } = await shop.call('GET /admin/audit.csv?entity=message', { token: admin.token });
  const ids = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[7]));
  assert.deepEqual(
    ids,
    Array.from({ length: 1200 }, (_, index) => 1200 - index),
  );
  assert.equal((await ask('?entity=message&page=120')).entries.length, 10);
  const { entries, meta } = await ask('?entity=message&per_page=100&page=12');
  assert.deepEqual([entries.length, meta.per_page, meta.last_page], [100, 100, 12]);
  assert.equal((await shop.call('GET /admin/audit?per_page=11', { token: admin.token })).status, 422);
});

test('A line cannot be changed or deleted, and the log cannot be truncated', async () => {
  const read = () => shop.database.query(sql`SELECT * FROM audit_log ORDER BY id`);
  const lines = await read();
  for (const statement of [
    sql`UPDATE audit_log SET actor_user_id = ${vendor.id}`,
    sql`UPDATE audit_log SET label = 'Nothing' WHERE id = 1`,
    sql`DELETE FROM audit_log`,
    sql`DELETE FROM audit_log WHERE id = 1`,
    sql`TRUNCATE audit_log`,
  ])
    await assert.rejects(shop.database.query(statement), /append-only/);
  // The first of several append-only tables refuses it.
  await assert.rejects(shop.database.query(sql`TRUNCATE users CASCADE`), /append-only|never changed/);
  assert.deepEqual(await read(), lines);
});

test('Setting a password by a link is logged without the password', async () => {
  const { id, email } = await shop.make.vendor();
  const token = 'a-link-that-came-by-mail';
  await shop.database.query(sql`
    INSERT INTO password_resets (token_hash, user_id, expires_at)
    VALUES (${hashToken(token)}, ${id}, now() + interval '1 hour')`);
  const body = { email, token, password: TEST_PASSWORD, password_confirmation: TEST_PASSWORD };
  assert.equal((await shop.call('POST /reset-password', { body })).status, 200);
  const [line, ...rest] = (await ask('?action=account.password_reset')).entries;
  assert.deepEqual(
    [line.actor.id, line.label, line.before, line.after, rest.length],
    [id, email, null, { password: 'changed' }, 0],
  );
});

test('A long log is counted up to a limit, and a search asks for days or an object', async () => {
  await shop.database.longTransaction(() =>
    shop.database.query(sql`
      INSERT INTO audit_log (actor_user_id, actor_role, action, entity, entity_id, label, created_at)
      SELECT ${admin.id}::bigint, 1, 'page.edited', 'page', n::text, 'Terms', '2026-05-05' FROM generate_series(1, 100001) n`),
  );
  const { meta } = await ask();
  assert.deepEqual([meta.total, meta.last_page, meta.total_is_more], [10_000, 1000, true]);
  const searched = (query: string) => shop.call(`GET /admin/audit?search=mask${query}`, { token: admin.token });
  for (const path of ['GET /admin/audit', 'GET /admin/audit.csv'] as const) {
    const { status, body } = await shop.call(`${path}?search=mask`, { token: admin.token });
    assert.deepEqual([status, body.code], [422, 'search_too_wide']);
    assert.match(body.message, /Choose days or another filter/);
  }
  assert.equal((await searched('&entity=product')).body.data.meta.total, 3);
  assert.equal((await searched('&to=2026-05-04')).status, 200);
});
