import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createOwedReminders } from '../../src/modules/money/balances/owed-reminders.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { dayFromNow } from '../support/days.ts';
import { createPayouts } from '../support/payouts.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('A vendor who has owed for thirty days without a break gets one reminder a month', async () => {
  const payouts = createPayouts({ ...shop, sales: createSales(shop) });
  const owing = async (...amounts: [amount: number, day: string][]) => {
    const { vendorId, email } = await shop.make.vendor();
    for (const [amount, day] of amounts) {
      const { id } = await payouts.owe(vendorId, amount);
      await shop.database.query(sql`ALTER TABLE ledger_entries DISABLE TRIGGER append_only`);
      await shop.database.query(sql`UPDATE ledger_entries SET occurred_on = ${day}::date WHERE id = ${id}`);
      await shop.database.query(sql`ALTER TABLE ledger_entries ENABLE TRIGGER append_only`);
    }
    return email;
  };
  const long = await owing([-5_000, dayFromNow(-40)], [1_000, dayFromNow(-5)]);
  await owing([-5_000, dayFromNow(-10)]);
  await owing([-5_000, dayFromNow(-40)], [6_000, dayFromNow(-20)], [-6_000, dayFromNow(-3)]);
  await owing([-5_000, dayFromNow(-40)], [6_000, dayFromNow(-3)]);

  const { remind } = createOwedReminders(shop.app);
  await remind();
  await remind();
  const mails = await shop.database.query<{ recipient: string; payload: { amount: number } }>(
    sql`SELECT recipient, payload FROM outbox WHERE template = 'balance-owed'`,
  );
  assert.deepEqual(
    mails.map(({ recipient, payload }) => [recipient, payload.amount]),
    [[long, 4_000]],
  );
});
