import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createLineReader } from '../support/audit-lines.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Person } from '../support/factories.ts';

let shop: TestApp;
let admin: Person;
before(async () => {
  shop = await buildTestApp();
  admin = await shop.make.admin();
});
after(() => shop.close());

const OLD = 'SA0380000000608010167519';
const NEW = 'SA4420000001234567891234';
const form = (changes: object = {}) => ({
  ...{ settlement_days: 7, iban: OLD, holder: 'Balsam', bank: '', sar_per_bhd: 9.9734, sar_per_usd: 3.75 },
  ...changes,
});

const read = async () => (await shop.call('GET /admin/money-settings', { token: admin.token })).body.data;
const save = (body: object, { token } = admin) => shop.call('POST /admin/money-settings', { token, body });

test('Changing the days does not bring back an account changed by another admin', async () => {
  const written = createLineReader(shop.database);
  const { updated_at: never } = await read();
  assert.equal(never, null);
  const first = await save(form({ updated_at_seen: null }));
  assert.equal(first.status, 200, first.text);
  const { updated_at: seen, ...stored } = await read();
  assert.deepEqual(stored, form());

  const other = await shop.make.admin();
  assert.equal((await save(form({ iban: NEW, updated_at_seen: seen }), other)).status, 200);
  for (const updated_at_seen of [seen, null]) {
    const late = await written(() => save(form({ settlement_days: 14, updated_at_seen })));
    assert.deepEqual([late.outcome.status, late.outcome.body.code, late.lines], [409, 'changed_meanwhile', []]);
  }
  const newer = await read();
  assert.deepEqual([newer.iban, newer.settlement_days], [NEW, 7]);
  const { outcome, lines } = await written(() =>
    save(form({ iban: NEW, settlement_days: 14, updated_at_seen: newer.updated_at })),
  );
  assert.deepEqual([outcome.status, outcome.body.data.settlement_days], [200, 14]);
  assert.deepEqual(
    lines.map(({ action, before: was, after: is }) => [action, was, is]),
    [['settings.money_changed', { settlement_days: 7 }, { settlement_days: 14 }]],
  );
});

test('Saving unchanged settings keeps open forms valid; updated_at_seen is optional', async () => {
  await save(form());
  const written = createLineReader(shop.database);
  const seen = (await read()).updated_at;
  const same = await written(() => save(form()));
  assert.deepEqual([same.outcome.status, same.lines], [200, []]);
  assert.equal((await save(form({ settlement_days: 3, updated_at_seen: seen }))).status, 200);
  assert.equal((await save(form({ settlement_days: 4 }))).body.data.settlement_days, 4);
});

test('When two admins save the same form concurrently, one reads that it has changed', async () => {
  const seen = (await read()).updated_at;
  const other = await shop.make.admin();
  const responses = await Promise.all([
    save(form({ settlement_days: 21, updated_at_seen: seen })),
    save(form({ settlement_days: 22, updated_at_seen: seen }), other),
  ]);
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409]);
});

test('Vendors read the rates that an admin has set for converting prices', async () => {
  const { token } = await shop.make.vendor();
  assert.equal((await save(form({ sar_per_bhd: 10.05 }))).status, 200);
  const { body } = await shop.call('GET /vendor/price-rates', { token });
  assert.deepEqual(body.data, { sar_per_bhd: 10.05, sar_per_usd: 3.75 });
  const wrong = await save(form({ sar_per_bhd: 0, sar_per_usd: 1001 }));
  assert.deepEqual([wrong.status, Object.keys(wrong.body.errors).sort()], [422, ['sar_per_bhd', 'sar_per_usd']]);
});
