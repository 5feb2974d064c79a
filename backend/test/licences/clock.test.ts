import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createReminders } from '../../src/modules/people/licences/reminders.ts';
import { plusDays } from '../../src/calendar/days.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { dayFromNow } from '../support/days.ts';
import { createLicenceFactory } from '../support/licences.ts';
import { mailsTo } from '../support/mailbox.ts';

let shop: TestApp;
let licences: ReturnType<typeof createLicenceFactory>;
before(async () => {
  shop = await buildTestApp();
  licences = createLicenceFactory(shop);
});
after(() => shop.close());

const holdsOf = (vendorId: number) =>
  shop.database.query<{ from_at: string; ended_at: string | null }>(sql`
    SELECT from_at, ended_at FROM vendor_category_holds WHERE vendor_id = ${vendorId} ORDER BY id`);

test('A hold begins at midnight in Riyadh, also at the end of February or a year', async () => {
  const product = await licences.product();
  await licences.gate(product.categoryId, 'sfda_warehouse');
  const id = await licences.accepted(product.vendorId, { type: 'sfda_warehouse' });
  const beginning = async (day: string) => {
    await shop.database.query(sql`UPDATE licences SET expires_on = ${day} WHERE id = ${id}`);
    await shop.database.transaction(() => licences.holds.settle(product.vendorId));
    return (await holdsOf(product.vendorId)).at(-1)?.from_at;
  };
  assert.equal(await beginning('2028-02-29'), '2028-02-29T21:00:00.000Z');
  assert.equal(await beginning('2027-02-28'), '2027-02-28T21:00:00.000Z');
  assert.equal(await beginning('2027-12-31'), '2027-12-31T21:00:00.000Z');
});

test('A renewal ends the running hold and plans the next one', async () => {
  const product = await licences.product();
  await licences.gate(product.categoryId, 'sfda_warehouse');
  await licences.accepted(product.vendorId, { type: 'sfda_warehouse', days: 30 });
  const [past, next, ...others] = await holdsOf(product.vendorId);
  assert.ok(past?.ended_at && next && next.ended_at === null && next.from_at > new Date().toISOString());
  assert.deepEqual(others, []);
});

test('Settling twice changes nothing', async () => {
  const product = await licences.product();
  await licences.gate(product.categoryId, 'sfda_warehouse');
  const before = await holdsOf(product.vendorId);
  await shop.database.transaction(() => licences.holds.settle(product.vendorId));
  assert.deepEqual(await holdsOf(product.vendorId), before);
  assert.deepEqual(await licences.holds.unsettled(), []);
});

test('The job finds a gate that was saved while a product was created', async () => {
  const product = await licences.product();
  await shop.database.query(sql`INSERT INTO category_gates VALUES (${product.categoryId}, 'moh_pharmacy')`);
  assert.deepEqual(await licences.holds.unsettled(), [{ vendor_id: product.vendorId }]);
});

test('Each reminder is sent once, and after an outage only the most urgent', async () => {
  const remind = createReminders(shop.database);
  const { vendor } = await licences.product();
  await licences.accepted(vendor.vendorId, { type: 'sfda_warehouse', days: 90 });
  const last = dayFromNow(90);
  const sentOn = async (daysBefore: number) => {
    await remind(plusDays(last, -daysBefore));
    return (await mailsTo(shop.database, vendor.email)).length;
  };
  // 61 days before: none; then one at 60, at 30, after an outage at 5 the one of 7, and one on the last day.
  const days = [61, 60, 59, 30, 29, 5, 4, 0, 0, -1];
  const sent = [];
  for (const day of days) sent.push(await sentOn(day));
  assert.deepEqual(sent, [0, 1, 1, 2, 2, 3, 3, 4, 4, 4]);
});

test('A licence with a successor needs no reminder', async () => {
  const remind = createReminders(shop.database);
  const { vendor } = await licences.product();
  await licences.accepted(vendor.vendorId, { type: 'sfda_warehouse', days: 5 });
  await licences.accepted(vendor.vendorId, { type: 'sfda_warehouse', number: 'W-2', days: 300 });
  await remind(dayFromNow(0));
  assert.deepEqual(await mailsTo(shop.database, vendor.email), []);
});
