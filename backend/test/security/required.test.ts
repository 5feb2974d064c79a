import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createLineReader } from '../support/audit-lines.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { TEST_PASSWORD, type Person } from '../support/factories.ts';
import { beginSignIn, enrol } from '../support/factors.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());
beforeEach(() => shop.database.query(sql`DELETE FROM settings WHERE key = 'second_factor'`));

const REQUIRED = { platform: 'required', vendors: 'required', grace_days: 0 };
const OPTIONAL = { platform: 'optional', vendors: 'optional', grace_days: 14 };

const read = async ({ token }: Person) => (await shop.call('GET /admin/second-factor-settings', { token })).body.data;
const save = ({ token }: Person, body: object) => shop.call('POST /admin/second-factor-settings', { token, body });

/** Lets time pass for the members of a team. */
const age = ({ id }: Person, days: number) =>
  shop.database.query(
    sql`UPDATE members SET created_at = now() - make_interval(hours => 24 * ${days}) - interval '1 minute' WHERE user_id = ${id}`,
  );

/** Makes a second factor required of stores from some days ago on. */
const requireOfVendors = (daysAgo: number, graceDays = 14) =>
  shop.database.query(sql`
    INSERT INTO settings (key, value, updated_at) VALUES ('second_factor', jsonb_build_object('vendors', 'required', 'platform', 'optional',
      'grace_days', ${graceDays}::integer, 'vendors_since', now() - make_interval(hours => 24 * ${daysAgo})), now() - make_interval(hours => 24 * ${daysAgo}))
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`);

const dueOf = async ({ token }: Person): Promise<string | null> =>
  (await shop.call('GET /user', { token })).body.user.second_factor_due;

const refusal = async ({ token }: Person, call: string, body?: object) => {
  const response = await shop.call(call, { token, ...(body ? { body } : {}) });
  return response.status === 403 ? response.body.code : response.status;
};

test('Members of the platform need one 14 days after they joined', async () => {
  const admin = await shop.make.admin();
  await age(admin, 13);
  assert.equal(await refusal(admin, 'GET /admin/team'), 200);
  const left = Date.parse((await dueOf(admin)) ?? '') - Date.now();
  assert.equal(Math.round(left / 3_600_000), 24);
  await age(admin, 14);
  assert.equal(await refusal(admin, 'GET /admin/team'), 'second_factor_missing');
  assert.equal(await refusal(admin, 'POST /admin/team/leave'), 'second_factor_missing');
  assert.ok(Date.parse((await dueOf(admin)) ?? '') < Date.now());
});

test('A store needs none unless an admin requires it, and customers never do', async () => {
  const [vendor, customer] = [await shop.make.vendor(), await shop.make.customer()];
  await age(vendor, 400);
  assert.deepEqual([await refusal(vendor, 'GET /vendor/team'), await dueOf(vendor)], [200, null]);
  await requireOfVendors(15);
  assert.equal(await refusal(vendor, 'GET /vendor/team'), 'second_factor_missing');
  assert.deepEqual([await refusal(customer, 'GET /wishlist'), await dueOf(customer)], [200, null]);
});

test('The days begin when it became required, or when the member joined later', async () => {
  const [old, young] = [await shop.make.vendor(), await shop.make.vendor()];
  await age(old, 400);
  await age(young, 2);
  await requireOfVendors(6, 7);
  const hours = async (person: Person) =>
    Math.round((Date.parse((await dueOf(person)) ?? '') - Date.now()) / 3_600_000);
  assert.deepEqual([await hours(old), await hours(young)], [24, 5 * 24]);
  await requireOfVendors(7, 7);
  assert.equal(await refusal(old, 'GET /vendor/team'), 'second_factor_missing');
  assert.equal(await refusal(young, 'GET /vendor/team'), 200);
});

test('A person who lacks it sets one up, and goes on in the same session', async () => {
  const admin = await shop.make.admin();
  await age(admin, 20);
  for (const call of ['GET /user', 'GET /user/factors', 'GET /user/sessions', 'GET /categories'])
    assert.equal(await refusal(admin, call), 200, call);
  await enrol(shop, admin);
  assert.deepEqual([await refusal(admin, 'GET /admin/team'), await dueOf(admin)], [200, null]);
});

test('A session that another team has opened is judged by its own team', async () => {
  const [old, young] = [await shop.make.vendor(), await shop.make.vendor()];
  await age(old, 400);
  await requireOfVendors(10, 7);
  await shop.database.query(
    sql`INSERT INTO members (vendor_id, user_id, preset) VALUES (${young.vendorId}, ${old.id}, 'orders')`,
  );
  assert.equal(await refusal(old, 'GET /vendor/orders'), 'second_factor_missing');
  assert.equal(await refusal(old, 'POST /vendor/store', { vendor_id: young.vendorId }), 200);
  assert.equal(await refusal(old, 'GET /vendor/orders'), 200);
  assert.ok(Date.parse((await dueOf(old)) ?? '') > Date.now());
});

test('An owner who lacks it can still stop a new owner', async () => {
  const [store, admin] = [await shop.make.vendor(), await shop.make.admin()];
  const clerk = await shop.make.member(store.vendorId, 'orders');
  await age(store, 400);
  await requireOfVendors(20);
  await shop.database.query(sql`
    INSERT INTO owner_changes (vendor_id, user_id, requested_by, effective_at)
    VALUES (${store.vendorId}, ${clerk.id}, ${admin.id}, now() + interval '1 day')`);
  assert.equal(await refusal(store, 'GET /vendor/team'), 'second_factor_missing');
  assert.equal(await refusal(store, 'DELETE /vendor/owner-change'), 200);
});

test('The last factor stays while a team requires one, even before it is due', async () => {
  const vendor = await enrol(shop, await shop.make.vendor());
  await requireOfVendors(0);
  const [{ id }] = (await shop.call('GET /user/factors', { token: vendor.token })).body.data.factors;
  const refused = await shop.call(`DELETE /user/factors/${id}`, { token: vendor.token });
  assert.deepEqual([refused.status, refused.body.code], [409, 'factor_needed']);
  assert.equal((await shop.call('GET /user/factors', { token: vendor.token })).body.data.factors.length, 1);
});

test('A session whose factor was removed lacks one when it becomes required', async () => {
  const vendor = await enrol(shop, await shop.make.vendor());
  await age(vendor, 400);
  const [{ id }] = (await shop.call('GET /user/factors', { token: vendor.token })).body.data.factors;
  assert.equal(await refusal(vendor, `DELETE /user/factors/${id}`), 200);
  await requireOfVendors(20);
  assert.equal(await refusal(vendor, 'GET /vendor/team'), 'second_factor_missing');
});

test('After a reset the password opens a session that can only set up a new factor', async () => {
  const vendor = await enrol(shop, await shop.make.vendor());
  await age(vendor, 400);
  await requireOfVendors(20);
  await shop.database.query(sql`DELETE FROM factors WHERE user_id = ${vendor.id}`);
  const { response } = await beginSignIn(shop, vendor, 'vendor');
  const person = { ...vendor, token: response.body.token };
  assert.ok(Date.parse(response.body.user.second_factor_due) < Date.now());
  assert.equal(await refusal(person, 'GET /vendor/team'), 'second_factor_missing');
  await enrol(shop, person);
  assert.equal(await refusal(person, 'GET /vendor/team'), 200);
});

test('An admin sees whom a change affects, and the log records it', async () => {
  const [admin, vendor] = [await enrol(shop, await shop.make.admin()), await shop.make.vendor()];
  const written = createLineReader(shop.database);
  const first = await read(admin);
  const { people, ...settings } = first;
  assert.deepEqual(settings, { platform: 'required', vendors: 'optional', grace_days: 14, updated_at: null });
  await enrol(shop, vendor);
  const { vendors } = (await read(admin)).people;
  assert.deepEqual(vendors, { people: people.vendors.people, without_factor: people.vendors.without_factor - 1 });

  const { outcome, lines } = await written(() => save(admin, { ...REQUIRED, updated_at_seen: null }));
  assert.equal(outcome.status, 200, outcome.text);
  assert.deepEqual(
    lines.map(({ action, before: was, after: is }) => [action, was, is]),
    [
      [
        'settings.second_factor_changed',
        { vendors: 'optional', grace_days: 14 },
        { vendors: 'required', grace_days: 0 },
      ],
    ],
  );
  const other = await shop.make.vendor();
  assert.equal(await refusal(other, 'GET /vendor/team'), 'second_factor_missing');
  const late = await save(admin, { ...OPTIONAL, updated_at_seen: first.updated_at });
  assert.deepEqual([late.status, late.body.code], [409, 'changed_meanwhile']);
  const same = await written(() => save(admin, REQUIRED));
  assert.deepEqual([same.outcome.status, same.lines], [200, []]);
  assert.equal((await save(admin, OPTIONAL)).status, 200);
  assert.equal(await refusal(other, 'GET /vendor/team'), 200);
});

test('Changing the days does not begin them again; requiring it again does', async () => {
  const admin = await enrol(shop, await shop.make.admin());
  const vendor = await shop.make.vendor();
  await age(vendor, 400);
  await requireOfVendors(10);
  const before = await dueOf(vendor);
  await save(admin, { platform: 'optional', vendors: 'required', grace_days: 15 });
  assert.equal(Date.parse((await dueOf(vendor)) ?? '') - Date.parse(before ?? ''), 24 * 3_600_000);
  await save(admin, OPTIONAL);
  await save(admin, { platform: 'optional', vendors: 'required', grace_days: 15 });
  assert.equal(Math.round((Date.parse((await dueOf(vendor)) ?? '') - Date.now()) / 3_600_000), 15 * 24);
});

test('91 days are too many, and a colleague without the permission may not change it', async () => {
  const [admin, clerk] = [await shop.make.admin(), await shop.make.admin('support')];
  const refused = await save(admin, { ...OPTIONAL, grace_days: 91 });
  assert.equal(refused.body.errors.grace_days[0], 'Enter 0 to 90 days.');
  assert.equal(await refusal(clerk, 'GET /admin/second-factor-settings'), 'permission_missing');
});

test('The setting is saved only after a recent confirmation', async () => {
  const admin = await shop.make.admin();
  await shop.database.query(
    sql`UPDATE sessions SET stepped_up_at = now() - interval '11 minutes' WHERE user_id = ${admin.id}`,
  );
  assert.equal((await save(admin, OPTIONAL)).body.code, 'step_up_required');
  await shop.call('POST /auth/step-up', { token: admin.token, body: { password: TEST_PASSWORD } });
  assert.equal((await save(admin, OPTIONAL)).status, 200);
});

test('The audit names a change made without the factor that was due', async () => {
  const vendor = await shop.make.vendor();
  await age(vendor, 400);
  await requireOfVendors(20);
  const line = (ago: string, entity = 'product', act = 'edited') => sql`
    INSERT INTO audit_log (actor_user_id, actor_role, vendor_id, action, entity, entity_id, created_at)
    VALUES (${vendor.id}, 2, ${vendor.vendorId}, ${`${entity}.${act}`}, ${entity}, '1', now() - ${ago}::interval)`;
  const rule = 'A member without the second factor that their team requires changes only their own account';
  const broken = async (...entries: ReturnType<typeof sql>[]) =>
    (await rulesBrokenBy(shop.database, ...entries)).filter((each) => each === rule).length;
  assert.equal(await broken(line('1 day')), 1);
  for (const entries of [
    [line('7 days')],
    [line('5 days 23 hours 30 minutes')],
    [line('1 day', 'account')],
    [line('1 day', 'vendor', 'owner_changed')],
    [line('1 day', 'vendor', 'owner_change_stopped')],
    [line('1 day'), sql`UPDATE users SET factors_weakened_at = now() - interval '1 hour' WHERE id = ${vendor.id}`],
    [line('1 day'), sql`UPDATE settings SET updated_at = now() WHERE key = 'second_factor'`],
    [line('1 day'), sql`UPDATE settings SET value = value || '{"vendors": "optional"}' WHERE key = 'second_factor'`],
    [line('1 day'), sql`UPDATE vendors SET deleted_at = now() WHERE id = ${vendor.vendorId}`],
  ])
    assert.equal(await broken(...entries), 0);
});
