import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createOverdueReturns } from '../../src/modules/returns/overdue.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createReturns } from '../support/returns.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('What is approved and not sent in fourteen days ends, and a vendor who lets somebody wait is told so once', async () => {
  const { database, app } = shop;
  const admin = await shop.make.admin();
  const returns = createReturns(shop, createSales(shop));
  const { look } = createOverdueReturns(database, app.outbox);
  const approved = await returns.delivered([1]);
  const { return_no: no } = await returns.asked(approved, {});
  await returns.say(approved.vendor, `/vendor/returns/${no}/decision`, { decision: 'approve' });
  const waiting = await returns.delivered([1]);
  const { return_no: other } = await returns.asked(waiting, {});
  assert.equal(await look(), 0);
  await database.query(
    sql`UPDATE returns SET due_at = now() - interval '1 minute' WHERE return_no IN (${no}, ${other})`,
  );
  assert.equal(await look(), 2);
  assert.equal(await look(), 0);
  const { body } = await shop.call(`GET /returns/${no}`, { token: approved.customer.token });
  assert.equal(body.data.state, 'expired');
  const late = await shop.call('GET /admin/returns?due=late', { token: admin.token });
  assert.deepEqual(
    late.body.data.returns.map((each: { return_no: string; state: string }) => [each.return_no, each.state]),
    [[other, 'requested']],
  );
  const mails = await database.query<{ template: string }>(sql`
    SELECT template FROM outbox WHERE template LIKE 'return-late%' OR template = 'return-expired' ORDER BY template`);
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['return-expired', 'return-late', 'return-late-for-admin'],
  );
  const bell = await shop.call('GET /vendor/notifications', { token: waiting.vendor.token });
  assert.match(bell.text, /return_late/);
  assert.match((await shop.call('GET /vendor/returns.csv', { token: waiting.vendor.token })).text, new RegExp(other));
});
