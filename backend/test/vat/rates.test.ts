import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { plusDays } from '../../src/calendar/days.ts';
import { shopDay } from '../../src/calendar/working-days.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Person } from '../support/factories.ts';

let shop: TestApp;
let admin: Person;
before(async () => {
  shop = await buildTestApp();
  admin = await shop.make.admin();
});
after(() => shop.close());

const tomorrow = () => plusDays(shopDay(new Date()), 1);

const add = (fields: object = {}) =>
  shop.call('POST /admin/vat-rates', {
    token: admin.token,
    body: { country: 'BH', vat_class: 'standard', percent: 12.25, from_day: tomorrow(), ...fields },
  });

test('An admin sees the rates with their history, and adds a future one', async () => {
  const { body } = await shop.call('GET /admin/vat-rates', { token: admin.token });
  const saudi = body.vat_rates.filter(
    (rate: { country: string; vat_class: string }) => rate.country === 'SA' && rate.vat_class === 'standard',
  );
  assert.deepEqual(saudi, [
    { country: 'SA', vat_class: 'standard', percent: 15, from_day: '2020-07-01', state: 'in_force' },
    { country: 'SA', vat_class: 'standard', percent: 5, from_day: '2018-01-01', state: 'past' },
  ]);
  const added = await add();
  assert.equal(added.status, 200, added.text);
  assert.deepEqual(
    added.body.vat_rates.find(({ state }: { state: string }) => state === 'future'),
    { country: 'BH', vat_class: 'standard', percent: 12.25, from_day: tomorrow(), state: 'future' },
  );
  const again = await add();
  assert.deepEqual(
    [again.status, again.body.code, Object.keys(again.body.errors)],
    [409, 'vat_rate_exists', ['from_day']],
  );
});

test('A rate is in force from its first day until the next one begins', async () => {
  await shop.database.query(sql`
    INSERT INTO vat_rates (country_iso2, vat_class, rate_bp, from_day)
    VALUES ('SA', 'standard', 1600, ${shopDay(new Date())}::date)`);
  const { body } = await add({ country: 'SA', percent: 17 });
  const saudi = body.vat_rates.filter(
    (rate: { country: string; vat_class: string }) => rate.country === 'SA' && rate.vat_class === 'standard',
  );
  assert.deepEqual(
    saudi.map(({ percent, state }: { percent: number; state: string }) => [percent, state]),
    [
      [17, 'future'],
      [16, 'in_force'],
      [15, 'past'],
      [5, 'past'],
    ],
  );
});

test('A rate must begin in the future, be at most 100 %, and have two digits', async () => {
  const today = await add({ from_day: shopDay(new Date()) });
  assert.deepEqual(
    [today.status, today.body.code, Object.keys(today.body.errors)],
    [409, 'vat_rate_in_force', ['from_day']],
  );
  for (const fields of [
    { percent: 1.255 },
    { percent: 101 },
    { percent: -1 },
    { vat_class: 'zero_medicine', percent: 5 },
  ]) {
    const { status, body } = await add(fields);
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['percent']]);
  }
});

test('A rate that may have been used cannot change', async () => {
  for (const change of [sql`UPDATE vat_rates SET rate_bp = 0`, sql`DELETE FROM vat_rates`, sql`TRUNCATE vat_rates`])
    await assert.rejects(shop.database.query(change), /append-only/);
});

test('Tax is converted between currencies with the decimals of each', async () => {
  const [stated] = await shop.database.query(sql`
    SELECT in_tax_currency(1000, 'USD', 'BH', day) AS dollars_in_dinars, in_tax_currency(1000, 'BHD', 'SA', day) AS dinars_in_riyals
    FROM (SELECT '2020-01-01'::date AS day) AS before_any_rate`);
  assert.deepEqual(stated, { dollars_in_dinars: 3760, dinars_in_riyals: 997 });
});
