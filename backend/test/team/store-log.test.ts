import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';

let shop: TestApp;
let owner: Vendor;
let manager: Vendor;
before(async () => {
  shop = await buildTestApp();
  owner = await shop.make.vendor();
  manager = await shop.make.member(owner.vendorId, 'manager');
  const other = await shop.make.vendor();
  const change = async ({ id, token }: Vendor, firstname: string) => {
    const { user } = (await shop.call('GET /user', { token })).body;
    const { lastname, phone_number, updated_at } = user;
    const body = { firstname, lastname, email: user.email, phone_number, updated_at_seen: updated_at };
    assert.equal((await shop.call('POST /user', { token, body })).status, 200, String(id));
  };
  await change(owner, 'Huda');
  await change(manager, 'Basma');
  await change(other, 'Stranger');
});
after(() => shop.close());

const read = async (query = '') => (await shop.call(`GET /vendor/audit${query}`, { token: owner.token })).body.data;

test('An owner reads who changed what for the store, and nothing of other stores', async () => {
  const { entries, meta } = await read();
  assert.deepEqual(
    entries.map(({ actor, action }: { actor: { id: number }; action: string }) => [actor.id, action]),
    [
      [manager.id, 'account.edited'],
      [owner.id, 'account.edited'],
    ],
  );
  assert.equal(meta.total, 2);
});

test('The log is filtered by person, and the file has the same lines', async () => {
  const { actors } = (await shop.call('GET /vendor/audit/actors', { token: owner.token })).body;
  assert.deepEqual(actors.map(({ id }: { id: number }) => id).sort(), [owner.id, manager.id].sort());
  assert.equal((await read(`?actor=${manager.id}`)).meta.total, 1);
  const { text } = await shop.call(`GET /vendor/audit.csv?actor=${manager.id}`, { token: owner.token });
  assert.match(text, /Basma/);
  assert.doesNotMatch(text, /Stranger/);
});

test('A member without rights over the team reads no log', async () => {
  assert.equal((await shop.call('GET /vendor/audit', { token: manager.token })).body.code, 'permission_missing');
});
